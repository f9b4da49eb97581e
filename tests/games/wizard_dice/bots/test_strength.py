"""Win rates between bots, seats rotated, shared wins counted shared."""

from __future__ import annotations

import pytest

from conclave.lab.play.simulate import Series, labels, simulate
from conclave.lab.stats.tally import BotSummary, Tally


def first_of(bots: tuple[str, ...], games: int, jobs: int = 1, cards: bool = False) -> BotSummary:
    tally = Tally(labels(bots))
    for result in simulate(
        Series("wizard-dice", bots, {"players": len(bots), "cards": cards}, games, 1), jobs
    ):
        tally.add(result)
    return tally.summary().bots[0]


@pytest.mark.parametrize("cards", [False, True])
def test_greedy_beats_random(cards: bool) -> None:
    """Greedy wins nearly all games; 90 % of 200 leaves no room for bad luck."""
    assert first_of(("greedy", "random"), 200, cards=cards).win_share >= 0.9


def test_master_beats_greedy() -> None:
    """Only a guard against a bot that has lost its wits; the real rate is measured in the long test."""
    assert first_of(("master", "greedy"), 60).win_share >= 0.65


@pytest.mark.long
def test_master_beats_greedy_in_75_percent_of_the_games() -> None:
    master = first_of(("master", "greedy"), 1000, jobs=2)
    assert master.win_share >= 0.75


@pytest.mark.long
def test_greedy_beats_random_in_97_percent_of_the_games() -> None:
    greedy = first_of(("greedy", "random"), 1000, jobs=2)
    assert greedy.win_share >= 0.97
    assert greedy.win_share_interval[0] >= 0.95


@pytest.mark.long
@pytest.mark.parametrize("players", [3, 4, 5])
def test_one_greedy_among_random_ones_wins_most_games(players: int) -> None:
    """Less often the more there are: a random Seer rolls for nobody, and greedy seldom becomes Seer."""
    assert first_of(("greedy", *["random"] * (players - 1)), 60 * players, jobs=2).win_share >= 0.7


@pytest.mark.long
@pytest.mark.parametrize(("others", "wanted"), [(1, 0.88), (3, 0.42)])
def test_archmage_beats_greedy(others: int, wanted: float) -> None:
    assert first_of(("archmage", *["greedy"] * others), 400, jobs=2).win_share >= wanted


@pytest.mark.long
def test_an_apprentice_is_hardly_better_than_greedy() -> None:
    assert first_of(("apprentice", "greedy"), 400, jobs=2).win_share <= 0.55
