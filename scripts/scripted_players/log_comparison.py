"""What the players were told is done, compared with what is in the log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from pathlib import Path

from scripts.scripted_players.player import UNDO, ActionSent, Player
from scripts.scripted_players.scripted_table import ScriptedTable

from conclave.core.record import Decision, parse_entries
from conclave.storage import SqliteStorage
from conclave.table import entries as log
from conclave.table.storage_port import Line

TAKEN_BACK = "undo"


@dataclass
class LogComparison:
    """Over all tables."""

    tables: int = 0
    ended: int = 0
    acknowledged: int = 0
    lost: int = 0
    """Acknowledged, and not in the log where they belong."""
    extra: int = 0
    """In the log, and never acknowledged: carried out twice, or refused and carried out all the same."""
    unanswered: int = 0
    """In the log; their players have been gone since."""

    def add(self, told: Sequence[str], acknowledged: Sequence[str], waiting: str | None) -> None:
        """One seat: the log's decisions beside the player's, and what the player still waits for."""
        self.acknowledged += len(acknowledged)
        if waiting is not None and list(told) == [*acknowledged, waiting]:
            self.unanswered += 1
            return
        for change, a, b, c, d in SequenceMatcher(None, acknowledged, told, autojunk=False).get_opcodes():
            if change != "equal":
                self.lost += b - a
                self.extra += d - c


def compare_with_log(folder: Path, tables: Iterable[ScriptedTable]) -> LogComparison:
    """Compare with the database of a server that has ended."""
    comparison = LogComparison()
    storage = SqliteStorage.open(folder)
    try:
        for scripted in tables:
            _compare(comparison, scripted, storage.lines(scripted.table))
    finally:
        storage.close()
    return comparison


def _compare(comparison: LogComparison, scripted: ScriptedTable, lines: Sequence[Line]) -> None:
    entries = [log.decode(line.body) for line in lines]
    comparison.tables += 1
    comparison.ended += any(isinstance(entry, log.Ended) for entry in entries)
    for player in scripted.players:
        told = [
            words
            for entry in entries
            if (words := _by_person(entry, player.seat, len(scripted.plan.seats))) is not None
        ]
        comparison.add(
            told, [_words(scripted, each.action) for each in player.journal], _waiting(scripted, player)
        )


def _by_person(entry: log.AnyEntry, seat: int, seats: int) -> str | None:
    """What somebody at the seat decided in a line, in notation."""
    if isinstance(entry, log.Undone) and entry.seat == seat:
        return TAKEN_BACK
    if not isinstance(entry, log.Decided) or entry.seat != seat or entry.hand != "person":
        return None
    decision = parse_entries(entry.lines, seats)[0]
    assert isinstance(decision, Decision)
    return decision.notation


def _words(scripted: ScriptedTable, action: ActionSent) -> str:
    return TAKEN_BACK if action == UNDO else scripted.notation(action)


def _waiting(scripted: ScriptedTable, player: Player) -> str | None:
    sent = player.awaiting
    return _words(scripted, sent.action) if sent is not None and sent.kind in ("decide", "undo") else None
