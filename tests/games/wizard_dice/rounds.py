"""Rounds of Wizard Dice driven through the real rules."""

from __future__ import annotations

import random

from conclave.core import Bits, Chance, Decide
from conclave.core.packed import counts
from conclave.games.wizard_dice.engine.cards import NO_CARD, MagicCard
from conclave.games.wizard_dice.engine.codes import BOXES
from conclave.games.wizard_dice.engine.dice import from_faces
from conclave.games.wizard_dice.engine.position import WizardDicePosition
from conclave.games.wizard_dice.engine.scoring import X
from conclave.registry import GAMES

GAME = GAMES.find("wizard-dice")
SEER, OTHER = 0, 1


def luck(seed: int) -> Bits:
    return Bits(random.Random(seed).getrandbits)


def round_of(card: MagicCard = NO_CARD, players: int = 2) -> WizardDicePosition:
    """A game in which seat 0 is Seer and the card of the first round is drawn."""
    options = GAME.configure({"players": players, "cards": card.number > 0, "seer": "1"})
    position = GAME.start(options)
    assert isinstance(position, WizardDicePosition)
    if card.number:
        position.settle(tuple([int(number == card.number) for number in range(1, 11)]))
    return position


def play(position: WizardDicePosition, *decisions: str) -> None:
    """Decisions in notation, each by the seat that is asked."""
    for notation in decisions:
        pending = position.pending
        assert isinstance(pending, Decide), pending
        position.play(pending.seats[0], GAME.parse(notation))


def show(position: WizardDicePosition, dice: int) -> None:
    """Let the pending roll come out so that these dice lie on the table."""
    assert isinstance(position.pending, Chance)
    position.settle(tuple(counts(dice - position.dice)))


def show_faces(position: WizardDicePosition, faces: str) -> None:
    show(position, from_faces(tuple(faces.split())))


def write(position: WizardDicePosition, seat: int, a_box: int, mark: int) -> None:
    """Put a mark on a page as if it had been scored before."""
    position.marks[seat * BOXES + a_box] = mark
    position.open_boxes[seat] &= ~(1 << a_box)
    position.xs[seat] += mark >= X
