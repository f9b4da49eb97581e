"""What holds for all bots of Five Seals: legal everywhere, and games that end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from conclave.bots import bot_label, find_bot
from conclave.core import Position
from conclave.core.record import Seat
from conclave.lab.play.playout import play_out
from conclave.lab.play.simulate import Series, labels, simulate
from conclave.lab.stats.tally import BotSummary, Tally
from conclave.registry import GAMES
from tests.bots.conftest import decisions, luck

GAME = GAMES.find("five-seals")
CIRCLES = ("I", "II", "III", "IV")
BOTS = ("greedy", "novice", "apprentice", "adept", "master", "archmage")


def situations(each: int) -> Iterator[tuple[Position, int]]:
    """Up to so many positions of random games in every stage of every spell."""
    seen: Counter[tuple[object, ...]] = Counter()
    for number, circle in enumerate(CIRCLES * 2):
        given: dict[str, str | int | bool] = {"players": 2 + number % 4, "circle": circle}
        for position, seat in decisions(GAME, given, number):
            view: Any = position.view(seat)
            spell = view.casting.scroll.split("-")[0] if view.casting else None
            situation = (view.stage, spell, view.casting and view.casting.chosen is None)
            if seen[situation] < each and len(position.legal(seat)) > 1:
                seen[situation] += 1
                yield position, seat
    assert {stage for stage, _, _ in seen} == {"mages", "draft", "turn", "spell", "theft", "absorb"}
    assert len({spell for _, spell, _ in seen}) > 15


@pytest.mark.parametrize("name", BOTS)
def test_takes_a_legal_action_whatever_the_spell_and_the_stage(name: str) -> None:
    for position, seat in situations(each=1 if name == "archmage" else 3):
        legal = position.legal(seat)
        assert (
            find_bot("five-seals", name)(GAME, seat, luck(seat)).decide(position.view(seat), legal) in legal
        )


EVERY_TABLE = [("greedy", players, circle) for players in range(2, 6) for circle in CIRCLES]
SOME_TABLES = [("master", 2, "I"), ("adept", 3, "II"), ("master", 4, "III"), ("adept", 5, "IV")]
"""Planners take seconds for a game; the strength tests and every stage above see the rest."""


@pytest.mark.parametrize(("name", "players", "circle"), EVERY_TABLE + SOME_TABLES)
def test_plays_whole_games_that_end_for_the_strongest_scrolls(name: str, players: int, circle: str) -> None:
    bot_class = find_bot("five-seals", name)
    bots = [bot_class(GAME, seat, luck(seat)) for seat in range(players)]
    seats = [Seat(bot_label(name, bot_class), str(seat)) for seat in range(players)]
    options = GAME.configure({"players": players, "circle": circle})
    assert play_out(GAME, options, bots, seats, luck(2)).over.reason.key == "fs-over-strongest"


def first_of(bots: tuple[str, ...], games: int, jobs: int = 1) -> BotSummary:
    tally = Tally(labels(bots))
    for result in simulate(Series("five-seals", bots, {"players": len(bots)}, games, 1), jobs):
        tally.add(result)
    return tally.summary().bots[0]


def test_greedy_beats_random() -> None:
    """It wins nearly every game; 40 are enough to notice that it has lost its wits."""
    assert first_of(("greedy", "random"), 40).win_share >= 0.9


def test_master_beats_greedy() -> None:
    """Only a guard; the real rates are measured in the long tests of the ladder."""
    assert first_of(("master", "greedy"), 16).win_share >= 0.6


@pytest.mark.long
def test_greedy_beats_random_in_95_percent_of_the_games() -> None:
    assert first_of(("greedy", "random"), 600, jobs=2).win_share >= 0.95


@pytest.mark.long
@pytest.mark.parametrize("players", [3, 4, 5])
def test_one_master_among_greedy_ones_wins_clearly_more_than_its_share(players: int) -> None:
    master = first_of(("master", *["greedy"] * (players - 1)), 48 * players, jobs=2)
    assert master.win_share_interval[0] >= 1.5 / players


@pytest.mark.long
@pytest.mark.parametrize(("others", "wanted"), [(1, 0.85), (3, 0.5)])
def test_archmage_beats_greedy(others: int, wanted: float) -> None:
    assert first_of(("archmage", *["greedy"] * others), 400, jobs=2).win_share >= wanted


@pytest.mark.long
def test_a_novice_is_no_random_player() -> None:
    assert first_of(("novice", "random"), 400, jobs=2).win_share >= 0.9
