"""What a player reaches now, and why a seal cannot be broken: asked of the rules, not worked out here."""

from __future__ import annotations

from conclave.core.refusal import Refusal
from conclave.core.text import text
from conclave.games.five_seals.engine.codes import BREAK_SEAL, code
from conclave.games.five_seals.engine.dice import breaking_sets
from conclave.games.five_seals.engine.elements import COLOURS, ELEMENTS, MIND
from conclave.games.five_seals.interface.imagine import imagine
from conclave.games.five_seals.interface.refusals import explain_break
from conclave.games.five_seals.interface.view import FiveSealsView


def in_reach(view: FiveSealsView, seat: int | None) -> list[int]:
    """The seals that a player reaches and no figure blocks (FS-6), whatever the dice show."""
    if seat is None or view.players[seat].mage is None or view.places is not None:
        return []
    return sorted(imagine(view).dungeon.in_reach(seat))


def why_not_broken(view: FiveSealsView, seat: int, space: int) -> Refusal | None:
    """Why the player's dice do not break the seal on a space; None if they do."""
    position = imagine(view)
    seal = view.seals[space - 1]
    if seal is None or space not in position.dungeon.in_reach(seat):
        return explain_break(position, seat, code(BREAK_SEAL, thing=space))
    colours = range(ELEMENTS) if seal.colour == COLOURS[MIND] else [COLOURS.index(seal.colour)]
    hands = {colour: position.dice_of(seat, colour) for colour in colours}
    if any(breaking_sets(dice, seal.strength) for dice in hands.values()):
        return None
    if not any(hands.values()):
        return Refusal("FS-7", text("fs-terminal-no-dice", colour=text(f"fs-colour-{seal.colour}")))
    best = max(hands, key=lambda colour: sum(view.players[seat].dice[colour]))
    return explain_break(position, seat, code(BREAK_SEAL, thing=space, colour=best, dice=hands[best]))
