"""What a seat may see, and the typed faces of actions: frozen dataclasses that travel as JSON.

Seats count from 0 and boxes stand colour by colour (blue 1-5, green 1-5, red 1-5, yellow 1-5). A view is
built by allow-list: what is not copied here is hidden. The only secret of the game are the simultaneous
predictions of M10; a seat sees its own.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from conclave.core.packed import count
from conclave.core.pending import Decide, Over
from conclave.core.text import Text
from conclave.games.wizard_dice.cards import CARDS, MagicCard
from conclave.games.wizard_dice.codes import BOXES, NUMBERS, colour_of, number_of
from conclave.games.wizard_dice.dice import COLOURS, JESTER, faces
from conclave.games.wizard_dice.scoring import (
    DOUBLE_X,
    OPEN,
    UNNAMED,
    X,
    difference,
    hits_in,
    jester_score_open,
    mark_beside_jester_score,
    mark_for,
    page_points,
    showing,
)
from conclave.games.wizard_dice.seer import NO_PREDICTION, next_seer
from conclave.games.wizard_dice.stages import LEAVING, SCORING, SEER_ROLLS_ON, STAGE_NAMES

if TYPE_CHECKING:
    from conclave.games.wizard_dice.position import WizardDicePosition

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
    """Magic cards that can still be drawn before the pile is shuffled anew."""
    round: int
    seer: int
    card: str | None
    pages: tuple[Page, ...]
    predictions: tuple[Prediction | None, ...]
    secret_prediction: Prediction | None
    """The own secret prediction (M10) until all are revealed."""
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


MARKS = {OPEN: "", X: "X", DOUBLE_X: "XX", **{missed: str(missed) for missed in range(20)}}


def prediction(box: int) -> Prediction:
    return Prediction(number_of(box), COLOURS[colour_of(box)])


_PREDICTIONS = {box: prediction(box) for box in range(BOXES)}


def _bits(mask: int) -> tuple[int, ...]:
    return tuple([bit for bit in range(mask.bit_length()) if mask >> bit & 1])


def _page(position: WizardDicePosition, seat: int) -> Page:
    start = seat * BOXES
    return _shown_page(
        tuple(position.marks[start : start + BOXES]),
        position.crossed[seat],
        position.jester_boxes[seat],
        position.xs[seat],
        position.bonus(seat) if isinstance(position.pending, Over) else 0,
    )


@lru_cache(maxsize=4096)  # a decision leaves most pages as they were
def _shown_page(marks: tuple[int, ...], crossed: int, jester_boxes: int, xs: int, bonus: int) -> Page:
    points = page_points(marks, 0, crossed)
    hits, worth = hits_in(marks, crossed)
    return Page(
        marks=tuple([MARKS[mark] for mark in marks]),
        crossed_out=_bits(crossed),
        jester_boxes=tuple([n for n in range(1, NUMBERS + 1) if jester_boxes >> n - 1 & 1]),
        xs=xs,
        points=points + bonus,
        account=Account(hits, worth, worth - points, bonus),
    )


def _standing(position: WizardDicePosition, seat: int) -> Standing | None:
    can_score = position.stage in (LEAVING, SEER_ROLLS_ON, SCORING) and position.still_in >> seat & 1
    if not can_score:
        return None
    return _stands(
        position.dice,
        position.predictions[seat],
        position.wizard_colour,
        position.card,
        position.jester_boxes[seat],
    )


@lru_cache(maxsize=4096)  # the same dice are looked at by everybody, again and again
def _stands(dice: int, box: int, wizard_colour: int, card: MagicCard, jester_boxes: int) -> Standing:
    missed_by = difference(dice, box, wizard_colour, card)
    return Standing(
        shown=showing(dice, colour_of(box), wizard_colour, card),
        mark=MARKS[mark_for(missed_by, card)],
        jester_box=count(dice, JESTER) if jester_score_open(missed_by, dice, jester_boxes) else 0,
        beside_jester=MARKS[mark_beside_jester_score(dice, box, card)],
    )


def _next_seer(position: WizardDicePosition) -> int | None:
    predictions = position.predictions
    others = [box for seat, box in enumerate(predictions) if seat != position.seer and box != NO_PREDICTION]
    if not others or isinstance(position.pending, Over):
        return None
    return next_seer(predictions, position.seer)


def see(position: WizardDicePosition, seat: int | None) -> WizardDiceView:
    """The view of a seat, or of a spectator."""
    pending = position.pending
    asked = pending if isinstance(pending, Decide) else None
    return WizardDiceView(
        viewer=seat,
        players=position.players,
        target=position.target,
        with_cards=position.with_cards,
        pile=tuple([CARDS[index].id for index in _bits(position.pile)]),
        round=position.round,
        seer=position.seer,
        card=position.card.id or None,
        pages=tuple([_page(position, each) for each in range(position.players)]),
        predictions=tuple([_PREDICTIONS.get(box) for box in position.predictions]),
        secret_prediction=None if seat is None else _PREDICTIONS.get(position.secret[seat]),
        wizard_colour=None if position.wizard_colour == UNNAMED else COLOURS[position.wizard_colour],
        dice=faces(position.dice),
        roll=position.roll,
        rolls=position.rolls,
        still_in=_bits(position.still_in),
        closing=position.closing,
        stage=STAGE_NAMES[position.stage],
        waiting_for=asked.seats if asked else (),
        revising=asked.revising if asked else (),
        places=pending.places if isinstance(pending, Over) else None,
        reason=pending.reason if isinstance(pending, Over) else None,
        standings=tuple([_standing(position, each) for each in range(position.players)]),
        next_seer=_next_seer(position),
    )
