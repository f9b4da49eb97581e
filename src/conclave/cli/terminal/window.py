"""The terminal itself: whole screens drawn in place, or plain lines for screen readers and pipes."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import Console, OverflowMethod
from rich.text import Text as Line

from conclave.cli.terminal.keyboard import EndOfInput, Keyboard
from conclave.cli.terminal.layout import Lines
from conclave.cli.terminal.plain import WIDTH, spoken_lines
from conclave.cli.terminal.signals import Resized, Signals

_HOME: Final = "\x1b[H"
_CLEAR_LINE_END: Final = "\x1b[K"
_CLEAR_BELOW: Final = "\x1b[J"

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
    """Where frames are drawn, or plain lines told, and lines are asked for."""

    def __init__(
        self, console: Console, keyboard: Keyboard, signals: Signals, *, plain: bool = False
    ) -> None:
        self.console = console
        self.keyboard = keyboard
        self._signals = signals
        draws = console.is_terminal and not console.is_dumb_terminal and keyboard.is_terminal
        self.plain = plain or not draws
        """Whether lines of words follow each other; else screens replace each other."""
        self.minus = "-"
        """What plain lines have instead of the sign before a number: a word."""
        self.mono = console.no_color or console.color_system is None
        self._open = False

    # -- size --------------------------------------------------------------------------------------------

    @property
    def width(self) -> int:
        return WIDTH if self.plain else self.console.width

    @property
    def height(self) -> int:
        """Lines a frame may have beside the line of input and the one below it, which Enter moves to."""
        return max(self.console.height - 2, 1)

    # -- drawing -----------------------------------------------------------------------------------------

    def open(self) -> None:
        """Turn to the other screen of the terminal: it has no memory that one could scroll back in."""
        if not self.plain:
            self._open = True
            self.console.set_alt_screen(True)

    def close(self) -> None:
        if self._open:
            self._open = False
            self.console.set_alt_screen(False)

    def draw(self, lines: Sequence[Line], prompt: Line | None = None) -> None:
        """A whole frame, and behind it the place to type."""
        rendered = self._render([*lines, prompt or Line()], crop=True)
        self._write(_HOME + f"{_CLEAR_LINE_END}\n".join(rendered) + _CLEAR_BELOW)

    def tell(self, sentences: Iterable[str], prompt: str = "") -> None:
        """Plain lines, and behind them the place to type."""
        told = [f"{line}\n" for line in spoken_lines(sentences, self.minus)]
        self._write("".join(told) + (f"{prompt} " if prompt else ""))

    def remark(self, line: Line) -> None:
        """A line below what was typed, until the next frame."""
        if self.plain:
            self.tell([line.plain])
            return
        (rendered,) = self._render([line], crop=True)
        self._write(rendered)

    def print(self, lines: Sequence[Line]) -> None:
        """Lines that stay, after the game or where nothing is drawn in place."""
        if self.plain:
            self.tell([line.plain for line in lines])
            return
        self._write("".join([line + "\n" for line in self._render(lines, crop=False)]))

    def end_line(self) -> None:
        self._write("\n")

    def hide(self) -> None:
        """Push out of sight what stands here; where screens replace each other the next one does that."""
        if self.plain:
            self._write("\n" * self.console.height)

    def _render(self, lines: Sequence[Line], crop: bool) -> list[str]:
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
        """The line that is typed now; EndOfInput, or Resized if the frame must be drawn again."""
        while self.keyboard.is_terminal:
            try:
                self._signals.wait_for(self.keyboard.fileno())
                break
            except Resized:
                if self.plain:
                    continue  # lines that were told stay as they are
                self.keyboard.forget_unfinished()  # the new frame does not show it
                raise
        line = self.keyboard.read()
        if not self.keyboard.is_terminal:
            self._write("\n")  # what comes from a pipe is not echoed
        return line

    def show(self, lines: Lines, prompt: Line, latest_first: bool = False) -> str:
        """Something to read, a screenful at a time: Enter turns the page, anything else closes the book.

        What closed it is handed out. Without a screen it is just printed.
        """
        if self.plain:
            self.print(lines)
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
            return self.keyboard.wait_for_enter(seconds)
        time.sleep(seconds)
        return False


def terminal_window(signals: Signals, *, plain: bool = False) -> Window:
    """The window of this process."""
    keyboard = Keyboard(getattr(sys.stdin, "buffer", None))  # standard input may be closed, or no file
    return Window(Console(highlight=False), keyboard, signals, plain=plain)


__all__ = ["EndOfInput", "Window", "terminal_window"]
