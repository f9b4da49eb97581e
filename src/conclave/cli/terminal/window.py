"""The terminal itself: whole screens drawn in place, or plain text where that is impossible."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from typing import Final

from rich.console import Console, OverflowMethod
from rich.text import Text as Line

from conclave.cli.terminal.keyboard import EndOfInput, Keyboard
from conclave.cli.terminal.layout import Lines
from conclave.cli.terminal.signals import Resized, Signals

_HOME: Final = "\x1b[H"
_CLEAR_LINE_END: Final = "\x1b[K"
_CLEAR_BELOW: Final = "\x1b[J"
_PLAIN_ROWS: Final = 24
"""How high a screen is made where nobody knows how high the terminal is."""

_IN_ASCII: Final = str.maketrans(
    {
        **dict.fromkeys("─━", "-"),
        **dict.fromkeys("│┃", "|"),
        **dict.fromkeys("╭╮╰╯┌┐└┘├┤┬┴┼", "+"),
        **dict.fromkeys("█▀▄", "#"),
        **dict.fromkeys("“”", '"'),
        "’": "'",
        "●": "X",
        "○": "o",
        "·": ".",
        "★": "*",
        "→": ">",
        "▶": ">",
        "›": ">",
        "◂": "<",
        "×": "x",
        "⇄": "s",
        "↻": "r",
        "◇": "a",
        "☠": "x",
        "✓": "v",
        "≥": ">=",
        "ú": "u",
        "−": "-",
        "–": "-",
        "…": "...",
        "⟦": "[",
        "⟧": "]",
    }
)


class Window:
    """Where frames are drawn and lines are asked for."""

    def __init__(self, console: Console, keyboard: Keyboard, signals: Signals) -> None:
        self.console = console
        self.keyboard = keyboard
        self._signals = signals
        self.redraws = console.is_terminal and not console.is_dumb_terminal and keyboard.is_terminal
        """Whether screens replace each other; else they follow each other as plain text."""
        self.mono = console.no_color or console.color_system is None
        self._open = False

    # -- size --------------------------------------------------------------------------------------------

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        """Lines a frame may have beside the line of input and the one below it, which Enter moves to."""
        return max((self.console.height if self.redraws else _PLAIN_ROWS) - 2, 1)

    # -- drawing -----------------------------------------------------------------------------------------

    def open(self) -> None:
        """Turn to the other screen of the terminal: it has no memory that one could scroll back in."""
        if self.redraws:
            self._open = True
            self.console.set_alt_screen(True)

    def close(self) -> None:
        if self._open:
            self._open = False
            self.console.set_alt_screen(False)

    def draw(self, lines: Sequence[Line], prompt: Line | None = None) -> None:
        """A whole frame, and behind it the place to type."""
        rendered = self._rendered([*lines, prompt or Line()], crop=True)
        if self.redraws:
            self._write(_HOME + f"{_CLEAR_LINE_END}\n".join(rendered) + _CLEAR_BELOW)
        else:
            self._write("\n" + "\n".join(rendered))

    def remark(self, line: Line) -> None:
        """A line below what was typed, until the next frame."""
        (rendered,) = self._rendered([line], crop=True)
        self._write(rendered if self.redraws else f"{rendered}\n")

    def print(self, lines: Sequence[Line]) -> None:
        """Lines that stay, after the game or where nothing is drawn in place."""
        self._write("".join([line + "\n" for line in self._rendered(lines, crop=False)]))

    def hide(self) -> None:
        """Push out of sight what stands here; where screens replace each other the next one does that."""
        if not self.redraws:
            self._write("\n" * self.console.height)

    def _rendered(self, lines: Sequence[Line], crop: bool) -> list[str]:
        overflow: OverflowMethod = "crop" if crop else "ignore"
        rendered = []
        for line in lines:
            with self.console.capture() as capture:
                self.console.print(line, end="", no_wrap=True, crop=crop, overflow=overflow)
            rendered.append(capture.get())
        return rendered

    def _write(self, characters: str) -> None:
        file = self.console.file
        if not (self.console.encoding or "utf-8").lower().startswith("utf"):
            characters = characters.translate(_IN_ASCII)
        file.write(characters)
        file.flush()

    # -- asking ------------------------------------------------------------------------------------------

    def read(self) -> str:
        """The line that is typed now; EndOfInput, or Resized if the frame has to be drawn anew."""
        try:
            if self.keyboard.is_terminal:
                self._signals.wait_for(self.keyboard.fileno())
        except Resized:
            self.keyboard.forget_unfinished()  # the new frame does not show it
            raise
        line = self.keyboard.read()
        if not self.redraws:
            self._write("\n")  # what comes from a pipe is not echoed
        return line

    def show(self, lines: Lines, prompt: Line, latest_first: bool = False) -> str:
        """Something to read, a screenful at a time: Enter turns the page, anything else closes the book.

        What closed it is handed out. Without a screen it is just printed.
        """
        if not self.redraws:
            self.print([Line(), *lines])
            return ""
        left = list(lines)
        while left:
            shown = left[-self.height :] if latest_first else left[: self.height]
            self.draw(shown, prompt)
            try:
                words = self.read()
            except Resized:
                continue
            if words:
                return words
            left = left[: -len(shown)] if latest_first else left[len(shown) :]
        return ""

    def pause(self, seconds: float) -> bool:
        """Let people read; whether somebody pressed Enter because that was enough."""
        if seconds <= 0:
            return False
        if self.keyboard.is_terminal:
            return self.keyboard.pressed_within(seconds)
        time.sleep(seconds)
        return False


def terminal_window(signals: Signals) -> Window:
    """The window of this process."""
    keyboard = Keyboard(getattr(sys.stdin, "buffer", None))  # standard input may be closed, or no file
    return Window(Console(highlight=False), keyboard, signals)


__all__ = ["EndOfInput", "Window", "terminal_window"]
