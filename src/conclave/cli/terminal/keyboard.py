"""Lines that people (or pipes) type, made harmless: any bytes at all, of any length."""

from __future__ import annotations

import re
import select
import sys
from contextlib import suppress
from typing import BinaryIO

MOST_BYTES = 4096
"""A line is read no further than this; the rest of it is thrown away."""

_ESCAPE_SEQUENCES = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]|O.|.)?")
GARBAGE = "\N{REPLACEMENT CHARACTER}"
"""Stands for a line of which nothing printable is left: it must not pass for a bare Enter."""


class EndOfInput(Exception):
    """Nothing more will be typed."""


class Keyboard:
    def __init__(self, stream: BinaryIO | None) -> None:
        self._stream = stream
        self.is_terminal = stream is not None and stream.isatty()

    def fileno(self) -> int:
        return -1 if self._stream is None else self._stream.fileno()

    def read(self) -> str:
        """The next line without control characters and with single spaces; EndOfInput if there is none."""
        if self._stream is None:
            raise EndOfInput
        try:
            raw = self._stream.readline(MOST_BYTES)
            rest = raw
            while len(rest) == MOST_BYTES and not rest.endswith(b"\n"):
                rest = self._stream.readline(MOST_BYTES)
        except (OSError, ValueError):  # the terminal is gone, or the stream closed
            raise EndOfInput from None
        if not raw:
            raise EndOfInput
        return clean(raw)

    def wait_for_enter(self, seconds: float) -> bool:
        """Wait; whether Enter was pressed meanwhile, which cuts the wait short and is used up."""
        if self._stream is None or not self.is_terminal or sys.platform == "win32":
            return False
        ready, _, _ = select.select([self._stream], [], [], seconds)
        try:
            return bool(ready) and bool(self._stream.readline(MOST_BYTES))
        except OSError:  # the terminal is gone; the next question will notice
            return False

    def forget_typed_ahead(self) -> None:
        """Keys pressed before a question stood on the screen are no answer to it."""
        while self.wait_for_enter(0):
            pass

    def forget_unfinished(self) -> None:
        """Discard what was typed without Enter, because it is no longer visible."""
        if self._stream is None or not self.is_terminal or sys.platform == "win32":
            return
        import termios

        with suppress(termios.error, OSError):  # the terminal is gone; the next question will notice
            termios.tcflush(self._stream.fileno(), termios.TCIFLUSH)


def clean(raw: bytes) -> str:
    written = raw.decode("utf-8", errors="replace").strip("\r\n")
    visible = _ESCAPE_SEQUENCES.sub("", written)
    visible = "".join([char if char.isprintable() else " " for char in visible])
    visible = " ".join(visible.split())
    return visible if visible or not written.strip() else GARBAGE
