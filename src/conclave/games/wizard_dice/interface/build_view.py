"""How a view is built: by allow-list, what is not copied here is hidden."""

from __future__ import annotations

from functools import lru_cache

from conclave.core.packed import count
from conclave.core.pending import Decide, Over
from conclave.games.wizard_dice.engine.cards import CARDS, MagicCard
from conclave.games.wizard_dice.engine.codes import BOXES, NUMBERS, colour_of, number_of
from conclave.games.wizard_dice.engine.dice import COLOURS, JESTER, faces
from conclave.games.wizard_dice.engine.events import MARKS
from conclave.games.wizard_dice.engine.position import WizardDicePosition
from conclave.games.wizard_dice.engine.scoring import (
    UNNAMED,
    difference,
    hits_in,
    jester_score_open,
    mark_beside_jester_score,
    mark_for,
    matching_dice,
    page_points,
)
from conclave.games.wizard_dice.engine.seer import NO_PREDICTION, next_seer
from conclave.games.wizard_dice.engine.stages import LEAVING, SCORING, SEER_ROLLS_ON, STAGE_NAMES
from conclave.games.wizard_dice.interface.view import Account, Page, Prediction, Standing, WizardDiceView


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
        shown=matching_dice(dice, colour_of(box), wizard_colour, card),
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


def build_view(position: WizardDicePosition, seat: int | None) -> WizardDiceView:
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
