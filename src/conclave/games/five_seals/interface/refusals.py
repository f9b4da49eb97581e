"""Why an action is refused. `FiveSealsPosition.choices` decides what is legal; here it is only explained."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conclave.core.packed import fits
from conclave.core.refusal import Refusal, refusal_of_turn
from conclave.core.text import text
from conclave.games.five_seals.engine.codes import (
    BREAK_SEAL,
    CAST,
    CODES_END,
    END,
    PLACE_MAGE,
    TAKE_DICE,
    colour_of,
    dice_of,
    kind_of,
    thing_of,
)
from conclave.games.five_seals.engine.compendium import SPELLS
from conclave.games.five_seals.engine.dice import total
from conclave.games.five_seals.engine.elements import ELEMENTS, MIND
from conclave.games.five_seals.engine.seals import (
    COLOUR,
    SCROLLS,
    SPELL_NAMES,
    SPELLS_OF_CIRCLE,
    STRENGTH,
    colour_of_scroll,
    slot_of,
    spell_of,
)
from conclave.games.five_seals.engine.stages import (
    DRAFT,
    MAGES,
    RULE_OF_STAGE,
    SPELL,
    STAGE_NAMES,
    THEFT,
    TURN,
)
from conclave.games.five_seals.engine.words import colour_text, scroll_text, seal_text

if TYPE_CHECKING:
    from conclave.games.five_seals.engine.position import FiveSealsPosition

RULE_OF_END = {"fs-over-strongest": "FS-10", "fs-over-quiet": "FS-10a"}

CONFLICT = SPELL_NAMES[2 * SPELLS_OF_CIRCLE : 3 * SPELLS_OF_CIRCLE]
"""The spells of circle III."""


def explain(position: FiveSealsPosition, seat: int, action: int) -> Refusal:
    stage = position.stage
    rule = RULE_OF_STAGE[stage]
    refusal = refusal_of_turn(position.pending, seat, "fs", rule, RULE_OF_END)
    if refusal is not None:
        return refusal
    if not 0 <= action < CODES_END:
        return Refusal(rule, text("fs-refuse-no-action"))
    kind = kind_of(action)
    if stage == TURN:
        if kind == CAST:
            return _cast(position, seat, thing_of(action))
        if kind == BREAK_SEAL:
            return explain_break(position, seat, action)
        if action == END:
            return Refusal("FS-5", text("fs-refuse-must-break"))
    elif stage == DRAFT and kind == TAKE_DICE:
        return Refusal("FS-3", text("fs-refuse-take"))
    elif stage == MAGES and kind == PLACE_MAGE:
        return Refusal("FS-2", text("fs-refuse-place"))
    elif stage in (SPELL, THEFT):
        return _choice(position, action)
    return Refusal(rule, text(f"fs-refuse-now-{STAGE_NAMES[stage]}"))


def _cast(position: FiveSealsPosition, seat: int, scroll: int) -> Refusal:
    """FS-5, or the rule of the spell that would have no effect."""
    if scroll >= SCROLLS or slot_of(scroll, position.circle) < 0:
        return Refusal("FS-1", text("fs-refuse-scroll-not-in-game"))
    named = scroll_text(scroll)
    if not position.has_face_up(seat, scroll):
        if scroll in position.scrolls_of(seat):
            return Refusal("FS-5", text("fs-refuse-scroll-face-down", scroll=named))
        return Refusal("FS-5", text("fs-refuse-scroll-not-yours", scroll=named))
    spell = SPELLS[spell_of(scroll)]
    if spell.name in CONFLICT and not position.opponents():
        return Refusal(spell.rule, text("fs-refuse-no-opponent-left", scroll=named))
    colour = colour_of_scroll(scroll)
    key = f"fs-refuse-cast-{spell.name}" + ("-mind" if colour == MIND else "")
    return Refusal(spell.rule, text(key, scroll=named, colour=colour_text(colour)))


def explain_break(position: FiveSealsPosition, seat: int, action: int) -> Refusal:
    """FS-6 if the seal cannot be reached, FS-7 if the dice are wrong."""
    space = thing_of(action)
    if space >= len(position.dungeon.seal) or not position.dungeon.seal[space]:
        return Refusal("FS-6", text("fs-refuse-no-seal", space=space))
    seal = position.dungeon.seal[space]
    named = seal_text(seal)
    if not position.dungeon.has_come_to(seat, space):
        return Refusal("FS-6", text("fs-refuse-out-of-reach", seal=named, space=space))
    if position.dungeon.is_guarded(space):
        return Refusal("FS-GU", text("fs-refuse-guarded", seal=named, space=space))
    if position.dungeon.is_blocked(seat, space):
        return Refusal("FS-6", text("fs-refuse-blocked", seal=named, space=space))
    colour = colour_of(action)
    dice = dice_of(action)
    if colour >= ELEMENTS or not dice or not fits(dice, position.dice_of(seat, colour)):
        return Refusal("FS-7", text("fs-refuse-dice-not-yours"))
    if COLOUR[seal] != MIND and COLOUR[seal] != colour:
        return Refusal("FS-7", text("fs-refuse-break-colour", seal=named))
    if total(dice) < STRENGTH[seal]:
        return Refusal(
            "FS-7", text("fs-refuse-break-weak", seal=named, strength=STRENGTH[seal], sum=total(dice))
        )
    return Refusal("FS-7", text("fs-refuse-break-too-many", seal=named))


def _choice(position: FiveSealsPosition, action: int) -> Refusal:
    spell = SPELLS[spell_of(position.casting)]
    colour = colour_of_scroll(position.casting)
    key = spell.why_not(position, action)
    return Refusal(spell.rule, text(key, scroll=scroll_text(position.casting), colour=colour_text(colour)))
