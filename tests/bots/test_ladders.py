"""How strong the levels of every game are, as docs/strength.md promises."""

from __future__ import annotations

import pytest

from conclave.lab.play.deals import labels
from conclave.lab.play.simulate import Series, simulate
from conclave.lab.stats.tally import BotSummary, Tally

pytestmark = pytest.mark.long

GAMES = ("wizard-dice", "five-seals", "ciub")
LEVELS = ("novice", "apprentice", "adept", "master", "archmage")


def first_of(game: str, *bots: str) -> BotSummary:
    tally = Tally(labels(bots))
    for result in simulate(Series(game, bots, {"players": len(bots)}, 400, 1), jobs=2):
        tally.add(result)
    return tally.summary().bots[0]


@pytest.mark.parametrize(("stronger", "weaker"), list(zip(LEVELS[1:], LEVELS, strict=False)))
@pytest.mark.parametrize("game", GAMES)
def test_every_level_beats_the_one_below(game: str, stronger: str, weaker: str) -> None:
    summary = first_of(game, stronger, weaker)
    assert summary.win_share >= 0.58
    assert summary.win_share_interval[0] > 0.5


@pytest.mark.parametrize(("game", "wanted"), [("wizard-dice", 0.88), ("five-seals", 0.85), ("ciub", 0.85)])
def test_archmage_beats_greedy(game: str, wanted: float) -> None:
    assert first_of(game, "archmage", "greedy").win_share >= wanted


@pytest.mark.parametrize(("game", "wanted"), [("wizard-dice", 0.42), ("five-seals", 0.5), ("ciub", 0.5)])
def test_archmage_against_three_greedy(game: str, wanted: float) -> None:
    assert first_of(game, "archmage", "greedy", "greedy", "greedy").win_share >= wanted


def test_a_novice_of_five_seals_is_no_random_player() -> None:
    assert first_of("five-seals", "novice", "random").win_share >= 0.9


def test_an_apprentice_of_wizard_dice_is_hardly_better_than_greedy() -> None:
    assert first_of("wizard-dice", "apprentice", "greedy").win_share <= 0.55
