"""Every game from its first choice to the ranking, by clicks alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from conclave.registry import GAMES
from tests.browser.conftest import Visit
from tests.browser.playing import play
from tests.browser.visitor import AS_DEFAULT

HOW = {
    "wizard-dice": ("desktop", "en", {}),
    "five-seals": ("desktop", "ja", {}),
    "ciub": ("phone", "en", {"form": "short"}),
}
"""Size, language and options: every game differently."""
LEAST_SHIFT = 0.05
"""Of the measure that browsers have for it; half of what they still call good."""


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_a_whole_game(visit: Visit, game: str) -> None:
    size, language, options = HOW[game]
    visitor = visit(size, language)
    visitor.new_table(game, "me", "greedy", **options)
    stages: list[str] = []

    def look(stage: str) -> None:
        stages.append(stage)
        assert visitor.violations() == [], stage
        assert visitor.overflow() == (0, 0), stage

    played = play(visitor, at_first_sight=look)
    assert visitor.is_over
    assert len(stages) >= 3
    assert played.tapped > 0
    end = visitor.page.get_by_role("dialog")
    show = visitor.button("at-end-show")
    expect(end.or_(show).first).to_be_visible()  # both come at once, but the page may be behind
    if not end.count():  # put away with the last tap
        show.click()
    expect(end).to_be_visible()
    for seat in visitor.table["seats"]:
        expect(end).to_contain_text(seat["name"])
    expect(visitor.link("at-end-verify")).to_be_visible()
    assert visitor.overflow() == (0, 0)
    assert visitor.violations() == []


@pytest.mark.parametrize("game", [game.name for game in GAMES])
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_proposing_and_confirming_while_things_move(visit: Visit, game: str, size: str) -> None:
    """As a newcomer finds it. Dice roll and pieces walk, but nothing on the page is pushed about."""
    visitor = visit(size, **AS_DEFAULT)
    visitor.new_table(game, "me", "greedy")
    visitor.wait_for_turn()
    visitor.page.wait_for_timeout(500)  # fonts and pieces have arrived
    visitor.watch_for_shifts()
    for _ in range(5):
        visitor.wait_for_turn()
        expect(visitor.button("at-choices")).to_be_enabled(timeout=30_000)
        version = visitor.version
        visitor.choose_from_list(lambda number: number // 2)
        assert visitor.version == version
        visitor.confirm()
    moved = [shift for shift in visitor.shifts() if shift[0] > LEAST_SHIFT]
    assert moved == []
