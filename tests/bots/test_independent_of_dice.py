"""Bots take the same decision in the same position whatever the dice to come are made from."""

from __future__ import annotations

import random

import pytest
from tests.bots.conftest import every_bot, luck
from tests.table.proven_games import dice_of, proof_of, proven_record

from conclave.bots import find_bot
from conclave.core.pending import Decide
from conclave.registry import GAMES
from conclave.table import Dice, Match

EVERY_BOT = [(game.name, name) for game in GAMES for name in every_bot(game.name)]

AT = (0, 1, 3, 6, 10, 17, 25, 34, 44)
"""After how many decisions of a game the bot is asked."""


def tables(game_name: str, decisions: int) -> list[Match]:
    """One position at several tables, each with dice of its own for the chances to come."""
    game = GAMES.find(game_name)
    record = proven_record(game_name, decisions)
    others: list[Dice] = [dice_of(proof_of(name)) for name in ("one", "another", "a third")]
    return [Match.resume(game, record, dice) for dice in others]


@pytest.mark.parametrize(("game_name", "name"), EVERY_BOT)
def test_a_bot_decides_the_same_whatever_the_secret(game_name: str, name: str) -> None:
    bot_class = find_bot(game_name, name)
    for decisions in AT:
        answers: list[tuple[int, int]] = []
        for number, match in enumerate(tables(game_name, decisions)):
            assert isinstance(match.pending, Decide)
            random.seed(number)  # what is common to a whole program must not matter either
            seat = match.pending.seats[0]
            bot = bot_class(match.game, seat, luck(decisions))
            answers.append((seat, bot.decide(match.view(seat), match.legal(seat))))
        assert len(set(answers)) == 1


@pytest.mark.parametrize("game_name", [game.name for game in GAMES])
def test_the_tables_have_other_dice(game_name: str) -> None:
    """Otherwise the test above would say nothing: from the same position on, every table goes its own way."""
    ends: set[str] = set()
    for match in tables(game_name, AT[-1]):
        source = luck(3)
        while isinstance(pending := match.pending, Decide):
            seat = pending.seats[0]
            match.decide(seat, match.legal(seat).sample(source), match.version(seat))
        ends.add(match.record().written())
    assert len(ends) == 3
