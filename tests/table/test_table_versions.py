"""Versions count what an audience can notice; what it cannot know changes not one byte it is given."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec
import pytest
from tests.table.table_driver import TableDriver, at_hand, each_game, game_data_for, secret_round

from conclave.core.pending import Decide
from conclave.table.bots import BotTurn
from conclave.table.settings import Clock, Settings
from conclave.table.table import Table


def public(table: Table, seat: int | None) -> dict[str, object]:
    """Everything that an audience is given, about the game and about the table."""
    return {
        **game_data_for(table, seat),
        "seat_holders": msgspec.json.encode(table.state.seat_holders),
        "asked": dict(table.state.asked),
        "deadlines": [table.presence.deadline(each) for each in range(len(table.state.seat_holders))],
        "chat": list(table.state.chat),
    }


@each_game
def test_whatever_an_audience_notices_gives_it_another_version(game: str) -> None:
    driver = TableDriver(game, {"players": 3})
    clients = driver.people(3)
    driver.begins()
    audiences: list[int | None] = [None, 0, 1, 2]
    seen = {audience: game_data_for(driver.table, audience) for audience in audiences}
    for number in range(60):
        undoing = [seat for seat in range(3) if driver.table.play.why_no_undo(seat) is None]
        if number % 4 == 3 and undoing:
            driver.undoes(clients[undoing[0]], undoing[0])
        else:
            driver.somebody_decides()
        if not driver.table.state.live:
            break
        for audience in audiences:
            now, before = game_data_for(driver.table, audience), seen[audience]
            versions = driver.match.version(audience), before["version"]
            noticed = any(now.get(name) != before.get(name) for name in ("view", "log", "record", "legal"))
            assert not noticed or versions[0] != versions[1]
            seen[audience] = now


def test_everybody_counts_the_same_open_decisions() -> None:
    driver = TableDriver("wizard-dice", {"players": 3, "seer": "1"})
    driver.people(3)
    driver.begins()
    for number in range(10):
        assert [driver.match.version(audience) for audience in (None, 0, 1, 2)] == [number] * 4
        driver.somebody_decides()


def test_that_a_choice_is_in_is_known_to_all_and_that_it_changed_only_to_its_seat() -> None:
    driver, (_, bo, _) = secret_round()
    versions = [driver.match.version(audience) for audience in (None, 0, 1, 2)]
    driver.decides(bo, 1, "predict 2 blue")
    assert [driver.match.version(audience) for audience in (None, 0, 1, 2)] == [one + 1 for one in versions]
    others = [public(driver.table, audience) for audience in (None, 0, 2)]
    own = driver.match.version(1)
    driver.decides(bo, 1, "predict 4 green")
    assert [public(driver.table, audience) for audience in (None, 0, 2)] == others
    assert driver.match.version(1) == own + 1
    driver.undoes(bo, 1)
    assert [public(driver.table, audience) for audience in (None, 0, 2)] == others
    assert driver.match.version(1) == own + 2


CHOICES: Sequence[Sequence[str]] = (
    ["predict 2 blue"],
    ["predict 1 green"],
    ["predict 2 blue", "predict 1 green"],
    ["predict 2 blue", "predict 4 green", "predict 2 blue"],
    ["predict 2 blue", "predict 4 green", "undo", "predict 3 yellow"],
)


@pytest.mark.parametrize("clock", [None, Clock(60), Clock(60, "move")])
def test_another_secret_choice_or_a_changed_one_looks_the_same(clock: Clock | None) -> None:
    given = []
    for choices in CHOICES:
        driver, (_, bo, cleo, dov) = secret_round(4, Settings(clock=clock))
        driver.decides(cleo, 2, "predict 5 blue")
        for choice in choices:
            if choice == "undo":
                driver.undoes(bo, 1)
            else:
                driver.now += 1 if choice is choices[0] else 0
                driver.decides(bo, 1, choice)
        assert driver.asked() == (3,)
        given.append([public(driver.table, audience) for audience in (None, 0, 2, 3)])
        driver.table.play.decide(dov, 3, driver.any_action(3), driver.match.version(3))
    assert all(each == given[0] for each in given)


@each_game
def test_every_secret_choice_of_a_game_looks_like_any_other(game: str) -> None:
    """Wherever seats choose at the same time, the table is forked and one of them chooses differently."""
    driver = TableDriver(game, {"players": 3, "cards": True} if game == "wizard-dice" else {"players": 3})
    driver.bots_sit()
    driver.begins_without_seeds()
    forks = 0
    while driver.table.state.live:
        pending = driver.match.pending
        assert isinstance(pending, Decide)
        if pending.is_secret() and len(pending.seats) > 1 and forks < 12:
            seat = pending.seats[0]
            tables = [fork(driver, seat, choices) for choices in ((0,), (1,), (1, 0), (0, 1, 0))]
            for audience in (None, *[other for other in range(3) if other != seat]):
                shown = [public(table, audience) for table in tables]
                assert all(each == shown[0] for each in shown)
            forks += 1
        driver.somebody_decides()
    assert forks or game != "wizard-dice"


def fork(driver: TableDriver, seat: int, choices: Sequence[int]) -> Table:
    """The same table, where a seat has chosen these of its legal actions, one after the other."""
    table = driver.read(at_hand)
    assert table.state.match is not None
    legal = list(table.state.match.legal(seat))
    for choice in choices:
        change = table.play.decide_as_bot(
            BotTurn(seat, "random", "bot"), legal[choice % len(legal)], "random@1"
        )
        table.accept(change, driver.now)
    return table


@pytest.mark.parametrize("late", [1, 2])
def test_a_changed_secret_choice_takes_no_undo_from_who_decided_last(late: int) -> None:
    """M10: Bo changes his prediction after Cleo's; Cleo may still take hers back, and Bo's change stays."""
    driver, (_, bo, cleo, _) = secret_round(4)
    table = driver.table
    driver.decides(bo, 1, "predict 2 blue")
    driver.decides(cleo, 2, "predict 4 blue")
    others: list[int | None] = [None, 0, 2, 3]
    before = [public(table, seat) for seat in others]
    for colour in ("green", "red")[:late]:
        driver.decides(bo, 1, f"predict 3 {colour}")
        assert [public(table, seat) for seat in others] == before
    assert table.play.why_no_undo(2) is None
    changed = driver.match.view(1)
    driver.undoes(cleo, 2)
    assert driver.asked() == (2, 3)
    assert driver.match.view(1).secret_prediction == changed.secret_prediction  # type: ignore[attr-defined]
    assert table.play.why_no_undo(0) is not None


def test_whatever_happens_to_secret_choices_is_noticed_by_nobody_else() -> None:
    """Choices are made, changed and taken back at random; a change shows in nothing that others are given."""
    for number in range(40):
        driver, clients = secret_round(4)
        chance = Random(number)
        for _ in range(25):
            pending = driver.match.pending
            if not isinstance(pending, Decide) or not pending.is_secret():
                break
            able = [seat for seat in (1, 2, 3) if driver.table.play.why_no_undo(seat) is None]
            shown = {seat: public(driver.table, seat) for seat in (None, 0, 1, 2, 3)}
            if able and chance.random() < 0.4:
                seat = chance.choice(able)
                asked = len(pending.seats)
                driver.undoes(clients[seat], seat)
                secret = len(driver.asked()) == asked
            else:
                seat = chance.choice((*pending.revising, *pending.seats[: len(pending.seats) - 1 or None]))
                secret = seat in pending.revising
                action = driver.any_action(seat)
                driver.keep(driver.table.play.decide(clients[seat], seat, action, driver.match.version(seat)))
            if secret:
                del shown[seat]
                assert {each: public(driver.table, each) for each in shown} == shown
        driver.check()
        driver.plays_on(10)
