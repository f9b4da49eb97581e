"""What the players were told is done, compared with what is in the log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from pathlib import Path

from scripts.swarm.party import Party
from scripts.swarm.player import UNDO, Player

from conclave.core.record import Decision, parse_entries
from conclave.storage import SqliteStorage
from conclave.table import entries as log
from conclave.table.storing import Line

TAKEN_BACK = "undo"


@dataclass
class Account:
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


def settle_accounts(folder: Path, parties: Iterable[Party]) -> Account:
    """Compare with the database of a server that has ended."""
    account = Account()
    storage = SqliteStorage.open(folder)
    try:
        for party in parties:
            _compare(account, party, storage.lines(party.table))
    finally:
        storage.close()
    return account


def _compare(account: Account, party: Party, lines: Sequence[Line]) -> None:
    entries = [log.decode(line.body) for line in lines]
    account.tables += 1
    account.ended += any(isinstance(entry, log.Ended) for entry in entries)
    for player in party.players:
        told = [
            words
            for entry in entries
            if (words := _by_person(entry, player.seat, len(party.plan.seats))) is not None
        ]
        account.add(told, [_words(party, each.code) for each in player.journal], _waiting(party, player))


def _by_person(entry: log.AnyEntry, seat: int, seats: int) -> str | None:
    """What somebody at the seat decided in a line, in notation."""
    if isinstance(entry, log.Undone) and entry.seat == seat:
        return TAKEN_BACK
    if not isinstance(entry, log.Decided) or entry.seat != seat or entry.hand != "person":
        return None
    decision = parse_entries(entry.lines, seats)[0]
    assert isinstance(decision, Decision)
    return decision.notation


def _words(party: Party, code: int) -> str:
    return TAKEN_BACK if code == UNDO else party.notation(code)


def _waiting(party: Party, player: Player) -> str | None:
    sent = player.awaiting
    return _words(party, sent.code) if sent is not None and sent.kind in ("decide", "undo") else None
