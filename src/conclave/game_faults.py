"""Which game from another package made something fail, in one sentence."""

from __future__ import annotations

from pathlib import Path
from types import TracebackType

from conclave.core.one_line import in_one_line
from conclave.core.text import Text, text
from conclave.kit import GameKit
from conclave.locale import MissingMessage
from conclave.registry import GAMES, KITS, OURS


def game_fault(error: BaseException) -> Text | None:
    """The sentence about the game that failed; None if no other package had a hand in it."""
    others = [kit for kit in KITS if KITS.source(kit) != OURS]
    if isinstance(error, MissingMessage):
        message = str(error.args[0])
        for kit in others:
            if message.startswith(f"{GAMES.find(kit.name).prefix}-"):
                return text("core-game-text-missing", game=kit.name, source=KITS.source(kit), message=message)
        return None
    for kit in others:
        place = _last_place(kit, error.__traceback__)
        if place is not None:
            reason = in_one_line(f"{type(error).__name__}: {error}")[:200]
            return text("core-game-fails", game=kit.name, source=KITS.source(kit), place=place, error=reason)
    return None


def _last_place(kit: GameKit, trace: TracebackType | None) -> str | None:
    """The last line of the game's own code on the way to the error."""
    packages = {part.lstrip(".").partition(".")[0] for part in (kit.package, kit.game)} - {OURS}
    place = None
    while trace is not None:
        module = str(trace.tb_frame.f_globals.get("__name__"))
        if module.partition(".")[0] in packages:
            place = f"{Path(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno}"
        trace = trace.tb_next
    return place
