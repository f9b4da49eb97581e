"""What holds for the bots of ciúb: legal everywhere, sensible where it is plain what is right, each stronger
than the one before."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest

from conclave.bots import find_bot
from conclave.core import Position
from conclave.games.ciub.bots.prospect_of_seat import SeatProspects
from conclave.games.ciub.engine.pool import pack
from conclave.games.ciub.engine.position import CiubPosition
from conclave.lab.play.simulate import Series, labels, simulate
from conclave.lab.stats.tally import BotSummary, Tally
from conclave.registry import GAMES
from tests.bots.conftest import decisions, luck
from tests.games.ciub.play import Table, laid

GAME = GAMES.find("ciub")
BOTS = ("random", "novice", "apprentice", "greedy", "adept", "master", "archmage")
SENSIBLE = BOTS[2:]
"""Who sees more than the easiest card."""
BUILDERS = ("adept", "master", "archmage")
"""Who builds a pool with dice that no card needs."""
STAGES = {"token", "act", "aside", "cast", "down", "return", "take", "exchange"}


@cache
def situations(each: int) -> list[tuple[Position, int]]:
    """Up to so many positions of random games in every stage, at tables of every size."""
    seen: Counter[tuple[str, int]] = Counter()
    found: list[tuple[Position, int]] = []
    for number in range(12):
        players = 2 + number % 3
        given: dict[str, str | int | bool] = {
            "players": players,
            "form": ("normal", "short")[number % 2],
            "skulls": ("jokers", "value")[number // 2 % 2],
            "self_adjust": ("outside", "tray")[number // 4 % 2],
        }
        for position, seat in decisions(GAME, given, number):
            view: Any = position.view(seat)
            if seen[view.stage, players] < each:
                seen[view.stage, players] += 1
                found.append((position.clone(), seat))
    assert {stage for stage, _ in seen} == STAGES
    return found


def test_an_exchange_needs_two_dice_in_the_supply() -> None:
    """CB-10: what cannot be exchanged is worth no more than it is; the next exchange takes other dice."""
    table = scene("green:2for1 green:2for1", tray="", bottom=ONE_TO_HOPE_FOR)
    position = table.position
    assert isinstance(position, CiubPosition)
    prospects = SeatProspects(position)
    pool = pack([0, 0, 0, 0, 2, 0, 0])
    position.supply = pack([0, 0, 0, 0, 0, 0, 1])
    assert prospects.pool_with_doubles(pool, [0, 0, 0, 0, 2, 0, 0]) == prospects.pool(pool)
    position.supply = pack([0, 0, 0, 0, 0, 0, 2])
    best = prospects.pool(pack([0, 0, 0, 0, 1, 0, 2]))
    assert prospects.pool_with_doubles(pool, [0, 0, 0, 0, 2, 0, 0]) == best


@pytest.mark.parametrize("name", BOTS)
def test_takes_a_legal_action_at_every_stage(name: str) -> None:
    for position, seat in situations(each=4):
        legal = position.legal(seat)
        bot = find_bot("ciub", name)(GAME, seat, luck(seat))
        assert bot.decide(position.view(seat), legal) in legal


def scene(outside: str, tray: str, bottom: str, earned: bool = False) -> Table:
    return laid(outside, tray=tray, top="1,1,1 20+ 3,3,3,3", bottom=bottom, earned=earned)


def choice(name: str, table: Table) -> str:
    """What a bot does in a situation, as notation."""
    position = table.position
    bot = find_bot("ciub", name)(GAME, 0, luck(1))
    return GAME.notation(bot.decide(position.view(0), position.legal(0)))


ONE_TO_HOPE_FOR = "2,4,6 3,3,3,3,3 7,7,7"
"""A bottom row of which the dice below can only win the first card."""


@pytest.mark.parametrize("name", BOTS)
def test_stops_and_wins_when_the_tray_is_good_for_a_card(name: str) -> None:
    """Nothing is left outside that could be of use, so it stops; and it does not decline."""
    table = scene("orange:2", tray="white:2 white:4 orange:6", earned=True, bottom=ONE_TO_HOPE_FOR)
    assert choice(name, table) == "stop"
    table.do("stop")
    assert choice(name, table) == "win 2,4,6"


@pytest.mark.parametrize("name", SENSIBLE)
def test_sets_aside_what_the_card_lacks(name: str) -> None:
    table = scene("orange:6", tray="white:2 white:4", bottom=ONE_TO_HOPE_FOR)
    assert choice(name, table) == "aside orange:6"


@pytest.mark.parametrize("name", SENSIBLE)
def test_adjusts_the_die_that_completes_a_card(name: str) -> None:
    table = scene("purple:adjust orange:2", tray="white:2 white:4", bottom="2,4,6 6,6,6,6,6 7,7,7")
    assert choice(name, table) == "adjust purple orange:2 6"


@pytest.mark.parametrize("name", SENSIBLE)
def test_takes_the_card_with_the_most_points(name: str) -> None:
    table = scene("white:1", tray="orange:6 orange:6 white:2 white:4", earned=True, bottom="2,4,6 6,6 7,7,7")
    table.do("stop")
    assert choice(name, table) == "win 6,6"


@pytest.mark.parametrize("name", ["master", "archmage"])
def test_who_solves_turns_swaps_before_setting_the_last_die_aside(name: str) -> None:
    """The card is certain either way; the swap makes the pool of the next turn better for nothing."""
    table = scene("white:swap orange:6", tray="white:2 white:4", bottom="2,4,6 6,6 6,6,6")
    assert choice(name, table).startswith("swap white")
    assert choice("adept", table) == "aside orange:6"


@pytest.mark.parametrize("name", BUILDERS)
def test_builders_roll_on_for_nothing_once_a_card_is_certain(name: str) -> None:
    table = scene(
        "white:1 white:3 green:7", tray="white:2 white:4 orange:6", earned=True, bottom="2,4,6 6,6 7,7,7"
    )
    assert choice(name, table) == "roll"


@pytest.mark.parametrize("name", BUILDERS)
def test_builders_put_every_2for1_into_the_tray(name: str) -> None:
    table = scene("green:2for1 white:1", tray="white:2 white:4 orange:6", earned=True, bottom=ONE_TO_HOPE_FOR)
    assert choice(name, table) == "aside green:2for1"


def test_the_random_bot_rolls_on_while_it_can() -> None:
    table = scene("white:1", tray="white:2", earned=True, bottom="2,4,6 6,6 7,7,7")
    for seed in range(20):
        bot = find_bot("ciub", "random")(GAME, 0, luck(seed))
        action = bot.decide(table.position.view(0), table.position.legal(0))
        assert GAME.notation(action) != "stop"


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_gives_the_same_player(name: str) -> None:
    for position, seat in situations(each=1):
        made = [find_bot("ciub", name)(GAME, seat, luck(7)) for _ in range(2)]
        answers = [bot.decide(position.view(seat), position.legal(seat)) for bot in made]
        assert answers[0] == answers[1]


# -- strength ------------------------------------------------------------------------------------------------


def first_of(bots: tuple[str, ...], games: int, jobs: int = 1) -> BotSummary:
    tally = Tally(labels(bots))
    for result in simulate(Series("ciub", bots, {"players": len(bots)}, games, 1), jobs):
        tally.add(result)
    return tally.summary().bots[0]


def test_greedy_beats_random() -> None:
    """It wins nearly all games; 85 % of 30 leaves no room for bad luck."""
    assert first_of(("greedy", "random"), 30).win_share >= 0.85


def test_adept_beats_novice() -> None:
    """Only a guard against bots that have lost their wits; the levels are compared in the long tests."""
    assert first_of(("adept", "novice"), 20).win_share >= 0.65


@pytest.mark.long
def test_greedy_beats_random_in_95_percent_of_the_games() -> None:
    assert first_of(("greedy", "random"), 600, jobs=2).win_share >= 0.95


@pytest.mark.long
@pytest.mark.parametrize(("others", "wanted"), [(1, 0.85), (3, 0.5)])
def test_archmage_beats_greedy(others: int, wanted: float) -> None:
    assert first_of(("archmage", *["greedy"] * others), 400, jobs=2).win_share >= wanted
