"""What was shown of a game whose rules are gone: it can be looked at and exported, not played."""

from __future__ import annotations

from itertools import takewhile

from conclave.core.record import (
    HIDDEN,
    Decision,
    Entry,
    Note,
    Record,
    Seat,
    parse_entries,
    replace_choice,
)
from conclave.table.entries import Began, Decided, Ended, Shown


class Archive:
    def __init__(self) -> None:
        self.players: list[tuple[str, str]] = []
        self.ending: Ended | None = None
        """How it ended, with everybody's last view."""
        self._opening: Began | None = None
        self._happened: list[Decided | Note] = []

    def start(self, entry: Began) -> None:
        self.players = entry.players
        self._opening = entry

    def add_decision(self, entry: Decided) -> None:
        self._happened.append(entry)

    def remove_last_decision(self, seat: int) -> None:
        decided = [(at, each) for at, each in enumerate(self._happened) if isinstance(each, Decided)]
        last = max(at for at, each in decided if each.seat == seat)
        del self._happened[last]

    def annotate(self, note: str) -> None:
        self._happened.append(Note(note))

    def end(self, entry: Ended) -> None:
        self.ending = entry

    def log(self, seat: int | None) -> list[Shown]:
        """What an audience was told."""
        told = [*(self._opening.shown if self._opening else [])]
        for entry in self._decisions():
            told += entry.shown
        return [shown for shown in told if shown.audience is None or seat in shown.audience]

    def hide_unrevealed(self, entries: list[Entry], seat: int | None) -> None:
        """Take secret choices of others that were never revealed out of the record of a game going on."""
        for decided in takewhile(lambda decided: decided.secret, reversed(self._decisions())):
            if decided.seat != seat:
                replace_choice(entries, decided.seat, Decision(decided.seat, HIDDEN))

    def _decisions(self) -> list[Decided]:
        return [entry for entry in self._happened if isinstance(entry, Decided)]

    def record(self, game: str, rules: int, options: dict[str, str]) -> Record:
        """The record as far as the log has it."""
        seats = [Seat(player, name) for player, name in self.players]
        entries: list[Entry] = parse_entries(self._opening.lines if self._opening else [], len(seats))
        for decided in self._happened:
            if isinstance(decided, Note):
                entries.append(decided)
                continue
            decision, *settled = parse_entries(decided.lines, len(seats))
            if decided.revises:
                replace_choice(entries, decided.seat, decision)
            else:
                entries.append(decision)
            entries += settled
        places = self.ending.ruled if self.ending is not None else None
        return Record(game, rules, options, seats, entries, None if places is None else tuple(places))
