"""Questions that wait to be thought about: the tables take turns, moves go before hints.

However much one table asks, another waits for as many questions as there are tables, not for all of them.
"""

from __future__ import annotations

from collections import Counter, OrderedDict, deque
from typing import Final, Generic, Protocol, TypeVar

MOVES_PER_HINT: Final = 4
"""When both wait, one hint is taken after so many moves: nobody waits in vain."""


class Asked(Protocol):
    @property
    def table(self) -> str: ...

    @property
    def is_hint(self) -> bool: ...


A = TypeVar("A", bound=Asked)


class FairQueue(Generic[A]):
    def __init__(self, most_hints: int) -> None:
        """`most_hints` may be thought about at the same time, so that moves find room beside them."""
        self._most_hints = most_hints
        self._moves: _Turns[A] = _Turns()
        self._hints: _Turns[A] = _Turns()
        self._moves_in_a_row = 0
        self._hints_begun = 0
        self._busy: Counter[str] = Counter()
        """How many questions of a table are being thought about."""

    def __len__(self) -> int:
        return len(self._moves) + len(self._hints)

    def put(self, asked: A) -> None:
        self._turns(asked).put(asked)

    def take(self) -> A | None:
        """What to think about next, until it is `done`; None if nothing waits, or only hints too many."""
        hint = bool(self._hints) and self._hints_begun < self._most_hints
        move = bool(self._moves) and not (hint and self._moves_in_a_row >= MOVES_PER_HINT)
        if not move and not hint:
            return None
        asked = (self._moves if move else self._hints).take(self._busy)
        self._moves_in_a_row = self._moves_in_a_row + 1 if move else 0
        self._hints_begun += asked.is_hint
        self._busy[asked.table] += 1
        return asked

    def done(self, asked: A) -> None:
        self._hints_begun -= asked.is_hint
        self._busy[asked.table] -= 1
        if not self._busy[asked.table]:
            del self._busy[asked.table]

    def forget(self, asked: A) -> None:
        """It need not be thought about any more; nothing happens if it does not wait."""
        self._turns(asked).forget(asked)

    def empty(self) -> list[A]:
        """Everything that waits, which it then does no longer."""
        return [*self._moves.empty(), *self._hints.empty()]

    def _turns(self, asked: A) -> _Turns[A]:
        return self._hints if asked.is_hint else self._moves


class _Turns(Generic[A]):
    """Tables that take turns, whoever waits longest first."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, deque[A]] = OrderedDict()
        self._number = 0

    def __len__(self) -> int:
        return self._number

    def put(self, asked: A) -> None:
        self._waiting.setdefault(asked.table, deque()).append(asked)
        self._number += 1

    def take(self, busy: Counter[str]) -> A:
        """Of the table next in turn. One that is being thought about already stands back for the others."""
        table = next((each for each in self._waiting if each not in busy), next(iter(self._waiting)))
        asked = self._waiting[table].popleft()
        self._number -= 1
        if self._waiting[table]:
            self._waiting.move_to_end(table)
        else:
            del self._waiting[table]
        return asked

    def forget(self, asked: A) -> None:
        row = self._waiting.get(asked.table)
        if row is None or asked not in row:
            return
        row.remove(asked)
        self._number -= 1
        if not row:
            del self._waiting[asked.table]

    def empty(self) -> list[A]:
        asked = [each for row in self._waiting.values() for each in row]
        self._waiting.clear()
        self._number = 0
        return asked
