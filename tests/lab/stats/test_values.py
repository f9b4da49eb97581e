"""What positions are worth: shares of one win, even where nobody is ahead, certain when the game is over."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from conclave.core.chance import Chance
from conclave.core.packed import WIDTH, number
from conclave.core.pending import Decide, Over
from conclave.core.position import Position
from conclave.core.source import Bits
from conclave.games.ciub.engine.dice import ACTIVE, SIDE, SIDES, STATES, WHITE
from conclave.games.ciub.engine.position import CiubPosition
from conclave.games.ciub.engine.stages import ACT, TOKEN
from conclave.games.ciub.lab.rest_of_turn import chance_in_turn
from conclave.games.ciub.lab.value import ciub_value
from conclave.games.five_seals.engine.elements import ELEMENTS
from conclave.games.five_seals.engine.position import FiveSealsPosition
from conclave.games.five_seals.lab.value import five_seals_value
from conclave.lab.stats.luck import Valuer, valuer_of
from conclave.registry import GAMES

TABLES = [(game.name, players) for game in GAMES for players in (2, 3, 4)]


def valuer_named(name: str) -> Valuer:
    valuer = valuer_of(GAMES.find(name))
    assert valuer is not None
    return valuer


def positions(name: str, players: int, seed: int = 3) -> Iterator[Position]:
    """A game by random players: each position right after a chance, and the last one."""
    game = GAMES.find(name)
    source = Random(seed)
    position = game.start(game.configure({"players": players}))
    while not isinstance(position.pending, Over):
        pending = position.pending
        if isinstance(pending, Chance):
            position.settle(pending.sample(Bits(source.getrandbits)))
            yield position
        else:
            assert isinstance(pending, Decide)
            seat = pending.seats[0]
            position.apply(seat, source.choice(list(position.legal(seat))))
    yield position


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_values_are_the_shares_of_one_win_and_leave_the_position_alone(name: str, players: int) -> None:
    valuer = valuer_named(name)
    uneven = 0
    for position in positions(name, players):
        before = position.view(None)
        values = valuer(position)
        assert position.view(None) == before
        assert len(values) == players
        assert min(values) >= 0.0
        assert sum(values) == pytest.approx(1.0, abs=1e-6)
        uneven += max(values) > 1.2 / players
    assert uneven > 10


@pytest.mark.parametrize("name", ["five-seals", "ciub"])
@pytest.mark.parametrize("players", [2, 4])
def test_cards_and_seals_on_the_table_favour_nobody(name: str, players: int) -> None:
    """In Wizard Dice the first chance draws the Seer, who is a little better off."""
    assert valuer_named(name)(next(positions(name, players))) == pytest.approx([1.0 / players] * players)


@pytest.mark.parametrize("name", [game.name for game in GAMES])
def test_a_finished_game_is_certain_and_a_shared_win_is_shared(name: str) -> None:
    *_, last = positions(name, 3)
    over = last.pending
    assert isinstance(over, Over)
    for places, shares in (((2, 1, 3), [0.0, 1.0, 0.0]), ((1, 3, 1), [0.5, 0.0, 0.5])):
        last.pending = Over(places, over.points, over.reason)
        assert valuer_named(name)(last) == shares


def with_cards(first: int, second: int) -> CiubPosition:
    """The start of a turn between two who have won so many cards."""
    position = next(each for each in positions("ciub", 2) if isinstance(each, CiubPosition))
    while position.stage != TOKEN:
        assert isinstance(position.pending, Chance)
        position.settle(position.pending.sample(Bits(Random(1).getrandbits)))
    position.won_cards = [(1 << cards) - 1 for cards in (first, second)]
    return position


def test_in_ciub_points_count_for_both_alike() -> None:
    ahead, behind = ciub_value(with_cards(4, 2)), ciub_value(with_cards(2, 4))
    assert list(ahead) == pytest.approx(list(reversed(behind)))
    assert ahead[0] > 0.6
    assert ciub_value(with_cards(3, 3)) == pytest.approx([0.5, 0.5])


def roll_of_white(sides: dict[int, int], inactive: int) -> tuple[CiubPosition, int]:
    """A turn in which white dice show this and more of them are to be rolled, and a card for three 1s."""
    position = with_cards(0, 0)
    position.stage = ACT
    position.tray = [0] * SIDES
    position.outside = [0] * STATES
    for face, dice in sides.items():
        position.outside[SIDE[WHITE][face - 1]] = dice
    position.outside[ACTIVE + WHITE] = inactive
    return position, position.cards.of_name["1,1,1"]


def test_the_rest_of_a_turn_is_sure_likely_or_hopeless() -> None:
    assert chance_in_turn(*roll_of_white({1: 3}, 0)) == 1.0
    assert chance_in_turn(*roll_of_white({1: 2}, 0)) == 0.0
    chances = [chance_in_turn(*roll_of_white({1: 2}, dice)) for dice in range(1, 6)]
    assert chances == sorted(chances)
    assert 0.15 < chances[0] < 0.45  # one roll of a die with one 1 and two swaps
    assert chances[-1] > chance_in_turn(*roll_of_white({1: 1}, 5))


def test_in_five_seals_better_dice_are_better() -> None:
    """The same dice, all showing 1 or all showing 6."""
    position = next(
        each for each in positions("five-seals", 2) if isinstance(each, FiveSealsPosition) and each.round == 1
    )
    values = []
    for face in (0, 5):
        later = position.clone()
        for colour in range(ELEMENTS):
            later.put_dice(0, colour, number(position.dice_of(0, colour)) << WIDTH * face)
        values.append(five_seals_value(later)[0])
    assert values[1] > values[0] + 0.05


def test_every_game_of_the_box_has_values() -> None:
    assert [game.name for game in GAMES if valuer_of(game) is None] == []
