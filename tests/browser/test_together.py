"""Several people: by a link, at one screen, watching; and a line that breaks."""

from __future__ import annotations

import signal
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import GENEROUS, Visit
from tests.browser.playing import play
from tests.browser.visitor import Visitor
from tests.server.web.running_server import running


def test_two_browsers_and_a_bot(visit: Visit) -> None:
    host, friend = visit(), visit("phone")
    _sit_together(host, friend, "greedy")
    assert (host.you["seats"], friend.you["seats"]) == ([0], [1])
    assert "#" not in friend.page.url
    for _ in range(6):
        host.wait(lambda: host.legal or friend.legal or _pass_time(friend), 60)
        play(host if host.legal else friend, most=1, taps=0)
    assert len(host.log) >= 6
    assert (host.violations(), friend.violations()) == ([], [])


def _sit_together(host: Visitor, friend: Visitor, *bots: str) -> str:
    """A table that has begun; how it is called."""
    created = host.new_table("wizard-dice", "me", "open", *bots)
    friend.open(f"/table/{created['table']}#{created['links']['invite']}")
    friend.button("at-sit-here").click()
    friend.page.get_by_label(friend.words("at-sit-name"), exact=True).fill("Bo")
    friend.button("at-sit-down").click()
    host.button("at-start").click()
    for each in (host, friend):
        expect(each.board).to_be_visible()
    return str(created["table"])


def _pass_time(other: Visitor) -> bool:
    """Each page hears only while it is waited for."""
    other.page.wait_for_timeout(20)
    return False


def test_a_player_who_comes_back_is_told_what_they_missed(visit: Visit) -> None:
    host, friend = visit(), visit("phone")
    table = _sit_together(host, friend)
    friend.button("at-menu").click()
    friend.button("at-leave").click()
    friend.button("at-leave-really").click()
    log = host.page.get_by_role("log", name=host.words("at-log"), exact=True)
    expect(log).to_contain_text(host.words("at-log-covered", name="Bo"))
    play(host, most=4, taps=0)
    friend.open(f"/table/{table}")
    expect(friend.board).to_be_visible()
    missed = friend.table["seats"][1]["missed"]
    assert missed
    notice = friend.page.get_by_role("alert")
    expect(notice).to_contain_text(friend.words("at-welcome-back", missed=missed))
    expect(log).to_contain_text(host.words("at-log-back", name="Bo"))


def test_a_spectator_sees_and_cannot_touch(visit: Visit) -> None:
    host, watcher = visit(), visit()
    created = host.new_table("five-seals", "me", "greedy")
    watcher.open(f"/table/{created['table']}#{created['links']['spectator']}")
    expect(watcher.page.get_by_text(watcher.words("at-watch-badge"))).to_be_visible()
    assert watcher.you["seats"] == []
    assert watcher.legal == 0
    expect(watcher.button("at-choices")).to_have_count(0)
    before = watcher.version
    play(host, most=1, taps=0)
    watcher.wait(lambda: watcher.version != before)
    assert watcher.violations() == []


def test_one_screen_hides_secrets_between_people(visit: Visit) -> None:
    visitor = visit()
    _play_until_secret(visitor)
    for _ in range(2):  # everybody but the Seer
        name = _behind_the_curtain(visitor)
        assert visitor.page.get_by_role("region", name=visitor.words("at-board")).count() == 0
        visitor.wait(lambda: visitor.you["shows"] is None)
        assert visitor.violations() == []
        visitor.button("at-curtain-take", name=name).click()
        expect(visitor.board).to_be_visible()
        visitor.wait(lambda: visitor.legal)
        assert visitor.table["seats"][visitor.you["shows"]]["name"] == name
        assert visitor.view["stage"] == "secret-predictions"
        play(visitor, most=1, taps=0)
    visitor.wait(lambda: visitor.legal)  # nothing is secret any more: the next player just looks
    expect(visitor.board).to_be_visible()


def _play_until_secret(visitor: Visitor) -> None:
    """Until the magic card of secret predictions lies on the table, and the curtain falls."""
    for _ in range(5):
        visitor.new_table("wizard-dice", "me", "me", "me", cards=True)
        visitor.wait(lambda: visitor.legal or _is_secret(visitor))
        while not visitor.is_over:
            if _is_secret(visitor):
                return
            expect(visitor.board).to_be_visible()
            play(visitor, most=1, taps=0)
            visitor.wait(lambda: visitor.legal or visitor.is_over or _is_secret(visitor))
    raise AssertionError("nothing was ever secret")


def _is_secret(visitor: Visitor) -> bool:
    return bool(visitor.view.get("stage") == "secret-predictions")


def _behind_the_curtain(visitor: Visitor) -> str:
    """Who has to take the screen."""
    names: list[str] = [seat["name"] for seat in visitor.table["seats"]]
    takes = [visitor.button("at-curtain-take", name=name) for name in names]
    expect(takes[0].or_(takes[1]).or_(takes[2])).to_be_visible()
    return next(name for name, take in zip(names, takes, strict=True) if take.count())


def test_a_killed_server_is_waited_for(visit: Visit, tmp_path: Path) -> None:
    with running(tmp_path / "data", *GENEROUS) as server:
        visitor = visit(site=server.url)
        visitor.expected.append("WebSocket|ERR_CONNECTION|Failed to load resource")
        visitor.new_table("ciub", "me", "greedy", form="short")
        play(visitor, most=3, taps=0)
        server.stop(signal.SIGKILL)
        expect(visitor.page.get_by_text(visitor.words("at-line-lost"))).to_be_visible()
        expect(visitor.board).to_be_visible()
    port = server.address.rpartition(":")[2]
    visitor.game = None
    with running(tmp_path / "data", "--port", port, *GENEROUS):
        expect(visitor.page.get_by_text(visitor.words("at-line-back"))).to_be_visible()
        expect(visitor.page.get_by_text(visitor.words("at-line-lost"))).to_be_hidden()
        visitor.wait(lambda: visitor.game is not None)
        play(visitor, most=2, taps=0)
        visitor.page.context.close()


def test_undo(visitor: Visitor) -> None:
    visitor.new_table("five-seals", "me", "greedy")
    for _ in range(30):
        visitor.wait_for_turn()
        before = len(visitor.log)
        play(visitor, most=1, taps=0)
        # Still in the same turn: nobody else's move can come in between.
        if visitor.legal and visitor.game is not None and visitor.game["can_undo"]:
            break
    else:
        raise AssertionError("nothing could be taken back")
    version = visitor.version
    visitor.button("at-undo").click()
    visitor.wait(lambda: visitor.version != version)
    assert len(visitor.log) == before
    assert visitor.legal
