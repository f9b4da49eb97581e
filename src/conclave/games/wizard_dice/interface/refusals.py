"""Why an action is refused. `WizardDicePosition.choices` decides what is legal; here it is only explained."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conclave.core.packed import count
from conclave.core.refusal import Refusal, refusal_of_turn
from conclave.core.text import text
from conclave.games.wizard_dice.engine.codes import (
    BOXES,
    CROSS_OUT,
    LEAVE,
    PREDICT,
    REROLL,
    argument_of,
    colour_of,
    kind_of,
)
from conclave.games.wizard_dice.engine.dice import JESTER
from conclave.games.wizard_dice.engine.rerolls import roll_is_compulsory
from conclave.games.wizard_dice.engine.stages import RULE_OF_STAGE, STAGE_NAMES

if TYPE_CHECKING:
    from conclave.games.wizard_dice.engine.position import WizardDicePosition

RULE_OF_END = {"wd-over-xs": "WD-8", "wd-over-full": "WD-8a"}

ASKED_AFTER_A_ROLL = ("leaving", "seer-rolls-on", "scoring")
"""Stages in which the players are asked one after the other, in the order of WD-5a."""


def explain(position: WizardDicePosition, seat: int, action: int) -> Refusal:
    stage = STAGE_NAMES[position.stage]
    kind = kind_of(action) if action >= 0 else -1
    if kind == LEAVE and roll_is_compulsory(position.card, position.roll) and stage == "seer-rolls-on":
        return Refusal("M3", text("wd-refuse-leave-before-roll-2"))
    rule = "WD-5a" if stage in ASKED_AFTER_A_ROLL else RULE_OF_STAGE[stage]
    refusal = refusal_of_turn(position.pending, seat, "wd", rule, RULE_OF_END)
    if refusal is not None:
        return refusal
    argument = argument_of(action)
    if kind == PREDICT and stage in ("prediction", "secret-predictions"):
        return _prediction(position, seat, argument)
    if kind == CROSS_OUT and stage == "crossing-out":
        return _crossing_out(position, seat, argument)
    if kind == REROLL and stage == "seer-rolls-on":
        return _reroll(position, argument)
    return Refusal(RULE_OF_STAGE[stage], text(f"wd-refuse-now-{stage}"))


def _prediction(position: WizardDicePosition, seat: int, box: int) -> Refusal:
    if box >= BOXES:
        return Refusal("WD-1", text("wd-refuse-no-box"))
    if not position.open_boxes[seat] >> box & 1:
        return Refusal("WD-1", text("wd-refuse-box-scored"))
    if position.card.secret_predictions:
        return Refusal("M10", text("wd-refuse-as-the-seer"))
    return Refusal("WD-1", text("wd-refuse-box-taken"))


def _crossing_out(position: WizardDicePosition, seat: int, box: int) -> Refusal:
    if box >= BOXES or colour_of(box) != colour_of(position.predictions[seat]):
        return Refusal("M7", text("wd-refuse-cross-colour"))
    if position.open_boxes[seat] >> box & 1:
        return Refusal("M7", text("wd-refuse-cross-open"))
    return Refusal("M7", text("wd-refuse-cross-twice"))


def _reroll(position: WizardDicePosition, dice: int) -> Refusal:
    if dice == 0 or any(count(dice, face) > count(position.dice, face) for face in range(JESTER + 1)):
        return Refusal("WD-4", text("wd-refuse-reroll-dice"))
    if position.card.jesters_stick and count(dice, JESTER):
        return Refusal("M2", text("wd-refuse-reroll-jester"))
    return Refusal("M3", text("wd-refuse-reroll-three"))
