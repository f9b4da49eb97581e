"""Requests that wait to be thought about: the tables take turns, moves go before hints.

However much one table asks, another waits for as many requests as there are tables, not for all of them.
"""

from __future__ import annotations

from collections import Counter, OrderedDict, deque
from typing import Final, Generic, Protocol, TypeVar

MOVES_PER_HINT: Final = 4
"""When both wait, one hint follows this many moves, so that nobody waits for ever."""


class Pending(Protocol):
    @property
    def table(self) -> str: ...

    @property
    def is_hint(self) -> bool: ...


A = TypeVar("A", bound=Pending)


class FairQueue(Generic[A]):
    def __init__(self, most_hints: int) -> None:
        """`most_hints` may be thought about at the same time, so that moves find room beside them."""
        self._most_hints = most_hints
        self._moves: _Turns[A] = _Turns()
        self._hints: _Turns[A] = _Turns()
        self._moves_in_a_row = 0
        self._hints_begun = 0
        self._busy: Counter[str] = Counter()
        """How many requests of a table are being thought about."""

    def __len__(self) -> int:
        return len(self._moves) + len(self._hints)

    def put(self, pending: A) -> None:
        self._turns(pending).put(pending)

    def take(self) -> A | None:
        """What to think about next, until it is `done`; None if nothing waits, or only hints too many."""
        hint = bool(self._hints) and self._hints_begun < self._most_hints
        move = bool(self._moves) and not (hint and self._moves_in_a_row >= MOVES_PER_HINT)
        if not move and not hint:
            return None
        pending = (self._moves if move else self._hints).take(self._busy)
        self._moves_in_a_row = self._moves_in_a_row + 1 if move else 0
        self._hints_begun += pending.is_hint
        self._busy[pending.table] += 1
        return pending

    def finish(self, pending: A) -> None:
        self._hints_begun -= pending.is_hint
        self._busy[pending.table] -= 1
        if not self._busy[pending.table]:
            del self._busy[pending.table]

    def forget(self, pending: A) -> None:
        """Drop a request that is no longer needed, if it is waiting."""
        self._turns(pending).forget(pending)

    def empty(self) -> list[A]:
        """Everything that waits, which it then does no longer."""
        return [*self._moves.empty(), *self._hints.empty()]

    def _turns(self, pending: A) -> _Turns[A]:
        return self._hints if pending.is_hint else self._moves


class _Turns(Generic[A]):
    """Tables that take turns; the one that has waited longest comes first."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, deque[A]] = OrderedDict()
        self._number = 0

    def __len__(self) -> int:
        return self._number

    def put(self, pending: A) -> None:
        self._waiting.setdefault(pending.table, deque()).append(pending)
        self._number += 1

    def take(self, busy: Counter[str]) -> A:
        """Of the table next in turn. One that is being thought about already stands back for the others."""
        table = next((each for each in self._waiting if each not in busy), next(iter(self._waiting)))
        pending = self._waiting[table].popleft()
        self._number -= 1
        if self._waiting[table]:
            self._waiting.move_to_end(table)
        else:
            del self._waiting[table]
        return pending

    def forget(self, pending: A) -> None:
        row = self._waiting.get(pending.table)
        if row is None or pending not in row:
            return
        row.remove(pending)
        self._number -= 1
        if not row:
            del self._waiting[pending.table]

    def empty(self) -> list[A]:
        pending = [each for row in self._waiting.values() for each in row]
        self._waiting.clear()
        self._number = 0
        return pending
