"""A full position from a view. The one thing a view can hide is sampled: other seats' secret predictions."""

from __future__ import annotations

from collections.abc import Sequence

from conclave.core.actions import Masked
from conclave.core.pending import Decide, Over
from conclave.core.source import Source
from conclave.games.wizard_dice.engine.cards import draw_from
from conclave.games.wizard_dice.engine.codes import BOXES
from conclave.games.wizard_dice.engine.dice import NUMBER_OF_DICE, ROLLS, from_faces
from conclave.games.wizard_dice.engine.position import ALL_BOXES, WizardDicePosition
from conclave.games.wizard_dice.engine.scoring import OPEN
from conclave.games.wizard_dice.engine.seer import NO_PREDICTION
from conclave.games.wizard_dice.engine.stages import CHOOSE_SEER, DRAW_CARD, FINISHED, ROLL, STAGE_NAMES
from conclave.games.wizard_dice.interface.presenter import PRESENTER
from conclave.games.wizard_dice.interface.read_view import (
    box_of,
    card_of,
    jester_mask,
    marks_of,
    wizard_colour_of,
)
from conclave.games.wizard_dice.interface.view import Page, WizardDiceView


def imagine(view: object, source: Source) -> WizardDicePosition:
    assert isinstance(view, WizardDiceView)
    position = WizardDicePosition(view.players, view.target, view.with_cards, None, PRESENTER)
    stage = STAGE_NAMES.index(view.stage)
    if stage == CHOOSE_SEER:
        return position
    for seat, page in enumerate(view.pages):
        _take_page(position, seat, page)
    position.round = view.round
    position.seer = view.seer
    position.pile = sum([1 << int(card[1:]) - 1 for card in view.pile])
    position.card = card_of(view)
    position.predictions = [box_of(prediction) for prediction in view.predictions]
    position.wizard_colour = wizard_colour_of(view)
    position.dice = from_faces(view.dice)
    position.roll = view.roll
    position.rolls = view.rolls
    position.still_in = sum([1 << seat for seat in view.still_in])
    position.closing = view.closing
    position.stage = stage
    _take_boxes_in_use(position)
    _imagine_secrets(position, view, source)
    _take_pending(position, view)
    return position


def restore(views: Sequence[object], imagined: object) -> WizardDicePosition:
    """The imagined position with what each seat, after the spectator, has really predicted in secret."""
    assert isinstance(imagined, WizardDicePosition)
    for seat, view in enumerate(views[1:]):
        assert isinstance(view, WizardDiceView)
        if seat in view.revising:
            imagined.secret[seat] = box_of(view.secret_prediction)
    return imagined


def _take_page(position: WizardDicePosition, seat: int, page: Page) -> None:
    marks = marks_of(page)
    position.marks[seat * BOXES : (seat + 1) * BOXES] = marks
    position.open_boxes[seat] = ALL_BOXES & sum([1 << i for i, mark in enumerate(marks) if mark == OPEN])
    position.crossed[seat] = sum([1 << crossed for crossed in page.crossed_out])
    position.jester_boxes[seat] = jester_mask(page)
    position.xs[seat] = page.xs


def _take_boxes_in_use(position: WizardDicePosition) -> None:
    """Boxes predicted openly this round; under M10 only the Seer's counts."""
    if position.card.secret_predictions:
        openly = [position.predictions[position.seer]]
    else:
        openly = position.predictions
    position.taken = 0
    for predicted in openly:
        if predicted != NO_PREDICTION:
            position.taken |= 1 << predicted


def _imagine_secrets(position: WizardDicePosition, view: WizardDiceView, source: Source) -> None:
    for seat in view.revising:
        own = view.secret_prediction if seat == view.viewer else None
        unknown = Masked(0, position.predictable(seat))
        position.secret[seat] = unknown.sample(source) if own is None else box_of(own)


def _take_pending(position: WizardDicePosition, view: WizardDiceView) -> None:
    if view.waiting_for:
        position.pending = Decide(view.waiting_for, view.revising)
    elif position.stage == FINISHED:
        points = tuple([page.points for page in view.pages])
        assert view.places is not None and view.reason is not None
        position.pending = Over(view.places, points, view.reason)
    elif position.stage == DRAW_CARD:
        position.pending = draw_from(position.pile)
    elif position.stage == ROLL:
        position.pending = ROLLS[NUMBER_OF_DICE - len(view.dice) - 1]
