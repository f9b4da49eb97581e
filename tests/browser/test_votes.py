"""What people at a table decide together, as each of them sees it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor


def _seated(host: Visitor, *friends: Visitor) -> None:
    """A game of Wizard Dice that has begun, with a friend on each seat after the host's."""
    created = host.new_table("wizard-dice", "me", *["open"] * len(friends))
    for friend, name in zip(friends, ("Bo", "Cleo"), strict=True):
        friend.open(f"/table/{created['table']}#{created['links']['invite']}")
        friend.button("at-sit-here").first.click()
        friend.page.get_by_label(friend.words("at-sit-name"), exact=True).fill(name)
        friend.button("at-sit-down").click()
        expect(friend.page.get_by_text(friend.words("at-seat-yours"), exact=True)).to_be_visible()
    host.button("at-start").click()
    for each in (host, *friends):
        expect(each.board).to_be_visible()


def _asks_to_remove(host: Visitor) -> None:
    host.button("at-menu").click()
    host.button("at-people").click()
    host.button("at-vote-kick").first.click()


def test_a_player_is_removed_once_everybody_else_agrees(visit: Visit) -> None:
    ada, bo, cleo = visit(), visit("phone"), visit("small")
    _seated(ada, bo, cleo)
    _asks_to_remove(ada)
    names = {"by": "Ada", "name": "Bo"}
    expect(bo.page.get_by_text(bo.words("at-vote-asks-you", **names), exact=True)).to_be_visible()
    expect(bo.button("at-vote-agree")).to_have_count(0)
    expect(ada.button("at-vote-withdraw")).to_be_visible()
    expect(cleo.page.get_by_role("region", name=cleo.words("at-vote"), exact=True)).to_be_visible()
    assert (ada.violations(), bo.violations(), cleo.violations()) == ([], [], [])
    cleo.button("at-vote-agree").click()
    expect(bo.page.get_by_role("heading", name=bo.words("at-closed-removed"), exact=True)).to_be_visible()
    log = ada.page.get_by_role("log", name=ada.words("at-log"), exact=True)
    expect(log).to_contain_text(ada.words("at-log-kicked-agreed", name="Bo"))
    expect(cleo.button("at-vote-agree")).to_have_count(0)


def test_one_no_is_enough(visit: Visit) -> None:
    ada, bo, cleo = visit(), visit(), visit()
    _seated(ada, bo, cleo)
    _asks_to_remove(ada)
    cleo.button("at-vote-reject").click()
    expect(ada.button("at-vote-withdraw")).to_have_count(0)
    log = bo.page.get_by_role("log", name=bo.words("at-log"), exact=True)
    expect(log).to_contain_text(bo.words("at-log-rejected", by="Cleo"))
    expect(bo.board).to_be_visible()
