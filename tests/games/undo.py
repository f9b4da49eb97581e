"""Matches that go on from given lines, and decisions taken back in them."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from conclave.core.chance import Chance
from conclave.core.game import Game
from conclave.core.options import Options
from conclave.core.record import Decision, Entry, Record, Settled
from conclave.table import CannotUndo, Dice, Match, Seat


def match_after(game: Game, options: Options, lines: Iterable[str]) -> Match:
    """A match of two people in which these lines were played; `= ` is the outcome of a chance."""
    position = game.start(options)
    entries: list[Entry] = []
    for line in lines:
        word, _, rest = line.partition(" ")
        if word == "=":
            chance = position.pending
            assert isinstance(chance, Chance)
            entries.append(Settled(chance.spec, rest))
            position.settle(chance.read(rest))
        else:
            position.play(int(word) - 1, game.parse(rest))
            entries.append(Decision(int(word) - 1, rest))
    seats = [Seat("you", "Ada"), Seat("you", "Bea")]
    record = Record(game.name, game.rules_version, options.written(), seats, entries)
    return Match.resume(game, record, Dice.from_seed(1))


def decide(match: Match, seat: int, *lines: str) -> None:
    """`seat` counts from 1."""
    for line in lines:
        match.decide(seat - 1, match.game.parse(line), match.version(seat - 1))


def check_undo(match: Match, *lines: str) -> None:
    """The first player decides step by step, and takes it all back."""
    views = [match.view(None)]
    for line in lines:
        decide(match, 1, line)
        views.append(match.view(None))
    for view in reversed(views[:-1]):
        match.undo(0)
        assert match.view(None) == view


def why_not(match: Match, seat: int) -> str:
    """The reason why a seat cannot undo, which it cannot."""
    reason = match.why_no_undo(seat - 1)
    assert reason is not None
    with pytest.raises(CannotUndo):
        match.undo(seat - 1)
    return reason.key
