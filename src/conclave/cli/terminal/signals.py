"""Ctrl-C, a closed terminal and other signals, never in the middle of writing something down."""

from __future__ import annotations

import os
import select
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, Self


class Interrupted(BaseException):
    """The program is asked to end. Not an Exception: no bot and no careless handler may swallow it."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number

    @property
    def exit_code(self) -> int:
        return 128 + self.number


class Resized(Exception):
    """The terminal has another size, or was away: the screen must be drawn again."""


class GivenUp(Exception):
    """Ctrl-C ended some work, and nothing but that."""


class Signals:
    """Signals as exceptions: an ending at any time but while `held`, a resize only in `wait_for`.

    A resize before that is made up for when the waiting begins: what was drawn may be for the old size.
    """

    _ENDING = ("SIGINT", "SIGTERM", "SIGHUP")
    _REDRAWING = ("SIGWINCH", "SIGCONT")

    def __init__(self) -> None:
        self._before: dict[int, Any] = {}
        self._held = False
        self._resized = False
        self._ended_by: int | None = None
        self._woken: list[int] = []
        """Both ends of a pipe: every signal puts a byte into it, so none is missed that comes just before
        a wait begins."""

    def __enter__(self) -> Self:
        if sys.platform != "win32":  # there only sockets can be waited for, and nothing tells of a resize
            self._woken = list(os.pipe())
            for end in self._woken:
                os.set_blocking(end, False)
            signal.set_wakeup_fd(self._woken[1], warn_on_full_buffer=False)
        for names, handler in ((self._ENDING, self._end), (self._REDRAWING, self._redraw)):
            for name in names:
                number = getattr(signal, name, None)  # not every system has all of them
                if number is not None:
                    self._before[number] = signal.signal(number, handler)
        return self

    def __exit__(self, *_: object) -> None:
        for number, before in self._before.items():
            signal.signal(number, before)
        if self._woken:
            signal.set_wakeup_fd(-1)
            for end in self._woken:
                os.close(end)
            self._woken = []

    def _end(self, number: int, _frame: FrameType | None) -> None:
        self._ended_by = number
        if not self._held:
            raise Interrupted(number)

    def _redraw(self, _number: int, _frame: FrameType | None) -> None:
        self._resized = True

    @contextmanager
    def defer(self) -> Iterator[None]:
        """Finish and save a decision as a whole before the program may end."""
        self._held = True
        try:
            yield
        finally:
            self._held = False
        if self._ended_by is not None:
            raise Interrupted(self._ended_by)

    @contextmanager
    def may_be_given_up(self) -> Iterator[None]:
        """Work that changes nothing: Ctrl-C ends it and not the game."""
        try:
            yield
        except Interrupted as interrupted:
            if interrupted.number != signal.SIGINT:
                raise
            self._ended_by = None
            raise GivenUp from None

    def wait_for(self, file: int) -> None:
        """Wait until the file can be read; Resized if the screen must be drawn again."""
        while not self._resized and self._woken:
            ready, _, _ = select.select([file, self._woken[0]], [], [])
            if file in ready:
                return
            os.read(self._woken[0], select.PIPE_BUF)
        if self._resized:
            self._resized = False
            raise Resized
