"""What a seat may see, and the typed faces of actions: frozen dataclasses that travel as JSON.

Seats count from 0 and boxes stand colour by colour (blue 1-5, green 1-5, red 1-5, yellow 1-5). A view is
built by allow-list: what is not copied here is hidden. The only secret of the game are the simultaneous
predictions of M10; a seat sees its own.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from conclave.core.text import Text

if TYPE_CHECKING:
    pass

# -- actions -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Predict:
    number: int
    colour: str


@dataclass(frozen=True, slots=True)
class NameWizardColour:
    colour: str


@dataclass(frozen=True, slots=True)
class TurnDice:
    faces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CrossOut:
    number: int
    colour: str


@dataclass(frozen=True, slots=True)
class CrossOutNothing:
    pass


@dataclass(frozen=True, slots=True)
class Stay:
    pass


@dataclass(frozen=True, slots=True)
class Leave:
    pass


@dataclass(frozen=True, slots=True)
class Reroll:
    faces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TakeJesterScore:
    pass


@dataclass(frozen=True, slots=True)
class WriteDifference:
    pass


# -- views ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Prediction:
    number: int
    colour: str


@dataclass(frozen=True, slots=True)
class Account:
    """Where the points of a page come from (WD-9): worth of its Xs, less the differences, and the bonus."""

    hits: int
    """The Xs in its boxes; those in Jester boxes are worth no points."""
    worth: int
    """What these Xs are worth."""
    differences: int
    """What the written differences add up to."""
    bonus: int
    """0 until the game is over."""


@dataclass(frozen=True, slots=True)
class Page:
    """One player's Page of Prediction."""

    marks: tuple[str, ...]
    """Per box: "" (open), "X", "XX", or the written difference."""
    crossed_out: tuple[int, ...]
    """Boxes crossed out under M7; they count nothing."""
    jester_boxes: tuple[int, ...]
    """Used Jester boxes, 1-5."""
    xs: int
    points: int
    """Without the bonus until the game is over."""
    account: Account


@dataclass(frozen=True, slots=True)
class Standing:
    """A prediction beside the dice as they lie: what is written if this roll is scored."""

    shown: int
    """How many dice count for it."""
    mark: str
    """"X", "XX", or the difference."""
    jester_box: int
    """The free Jester box that could be taken instead of the difference; 0 if none."""
    beside_jester: str
    """What is written in the predicted box beside a Jester Score."""


@dataclass(frozen=True, slots=True)
class WizardDiceView:
    viewer: int | None
    """The seat that sees this; None is a spectator."""
    players: int
    target: int
    """Xs that end the game and earn the bonus: 9, or 12 in the expert game."""
    with_cards: bool
    pile: tuple[str, ...]
    """Magic cards that can still be drawn before the pile is shuffled again."""
    round: int
    seer: int
    card: str | None
    pages: tuple[Page, ...]
    predictions: tuple[Prediction | None, ...]
    secret_prediction: Prediction | None
    """The viewer's own secret prediction (M10) until all are revealed."""
    wizard_colour: str | None
    dice: tuple[str, ...]
    """The dice on the table; between a choice to re-roll and the roll only the kept ones."""
    roll: int
    rolls: int
    still_in: tuple[int, ...]
    """Seats that predicted and have not scored this round."""
    closing: bool
    """The last roll is made or the Seer has left: everybody still in scores."""
    stage: str
    waiting_for: tuple[int, ...]
    revising: tuple[int, ...]
    """Seats whose secret prediction is in and may still be changed."""
    places: tuple[int, ...] | None
    """Every seat's place when the game is over."""
    reason: Text | None
    """Why the game is over."""
    standings: tuple[Standing | None, ...]
    """Every seat's while it can still score the dice on the table."""
    next_seer: int | None
    """Who is the next Seer by the predictions made so far; None while nobody but the Seer has made one."""
