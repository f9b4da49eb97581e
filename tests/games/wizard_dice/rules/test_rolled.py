"""The dice of a roll, packed."""

from __future__ import annotations

from conclave.core.packed import pack
from conclave.games.wizard_dice.engine.dice import ROLLS, rolled


def test_every_outcome_of_every_roll_is_packed() -> None:
    for roll in ROLLS:
        for outcome, _ in roll.outcomes():
            assert rolled(outcome) == pack(outcome)
