"""A person at a terminal: `conclave play` behind a real pseudo-terminal, seen through its screen."""

from __future__ import annotations

import os
import re
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Self, cast

import pexpect
import pyte

from conclave.registry import GAMES
from conclave.table import Dice, Match, Seat

GAME = GAMES.find("wizard-dice")
DRAWN = "\x1b[J"
"""How every frame ends."""
PATIENCE = 30
"""Seconds; only a broken program takes as long."""


class Terminal:
    """Types lines and looks at the screen. Every line is answered by a frame, or by the end."""

    def __init__(
        self,
        data: Path,
        *arguments: str,
        columns: int = 80,
        rows: int = 24,
        python: Path | None = None,
        answered: bytes = DRAWN.encode(),
        **env: str,
    ) -> None:
        """`python` is that of another environment with a conclave of its own."""
        self._answered = answered
        self.screen = pyte.Screen(columns, rows)
        self._stream = pyte.ByteStream(self.screen)
        self.raw = b""
        self.child = pexpect.spawn(
            str(python or sys.executable),
            ["-m", "conclave", "play", *arguments],
            env=environment(data, TERM="xterm-256color", **env),
            dimensions=(rows, columns),
            timeout=PATIENCE,
        )
        self.child.delaybeforesend = None
        self.ended = False
        self.see()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.child.close(force=True)

    def see(self) -> Self:
        """Look until the next frame is drawn or the program has ended."""
        found = self.child.expect_exact([self._answered, pexpect.EOF])
        self.ended = found == 1
        seen = cast("bytes", self.child.before) + (b"" if self.ended else self._answered)
        self.raw += seen
        self._stream.feed(seen)
        return self

    def type(self, line: str) -> Self:
        self.child.send(line + "\r")
        return self.see()

    def press(self, keys: bytes) -> Self:
        self.child.send(keys)
        return self.see()

    def kill(self, number: int = signal.SIGKILL) -> None:
        self.child.kill(number)
        self.child.wait()

    def exit_code(self) -> int:
        self.child.wait()
        assert self.child.exitstatus is not None, self.child.signalstatus
        return self.child.exitstatus

    @property
    def farewell(self) -> str:
        """What is left on the usual screen after the game's own one is gone."""
        return self.raw.rpartition(b"\x1b[?1049l")[2].decode().strip()

    @property
    def lines(self) -> list[str]:
        return [line.rstrip() for line in self.screen.display]

    @property
    def text(self) -> str:
        return "\n".join(self.lines)


def environment(data: Path, **more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "LINES")}
    return {**kept, "CONCLAVE_DATA": str(data), "PYTHONPATH": "src", **more}


_ANSWERS = (
    ("Which dice do you re-roll", "keep 1 2 3"),
    ("Choose at least three dice", "r 1 2 3"),
    ("Turn two dice", "b w"),
    ("Which colour do Wizards count as?", ""),
    ("Stay, or leave", "2"),
    ("You missed.", "1"),
    ("Cross out a", "1"),
    ("how many dice will show", ""),
    ("How many dice will show", ""),
)
_OPEN = re.compile(r"(blue|green|red|yellow) +([1-5]) ?(?:[1-5 ]*)(?=·|$)", re.MULTILINE)


def answer_to(screen: str) -> str:
    """What somebody types who reads nothing but the screen."""
    question = screen[max([screen.rfind(asked) for asked, _ in _ANSWERS]) :]
    assert question, screen
    if "Type a number and a colour" in question:
        colour, number = _OPEN.findall(question)[-1]
        return f"{number}{colour[0]}"
    return next(answer for asked, answer in _ANSWERS if question.startswith(asked))


def seed_with_first_card(card: str, players: int) -> int:
    """Dice under which the first round has a certain magic card."""
    options = GAME.configure({"players": players, "cards": True, "seer": "1"})
    seats = [Seat("you", f"Player {seat}") for seat in range(players)]
    for seed in range(1000):
        view = Match(GAME, options, seats, Dice.from_seed(seed)).view(None)
        if getattr(view, "card", None) == card:
            return seed
    raise AssertionError(card)


def record_lines(data: Path) -> list[Sequence[str]]:
    """Everything that is saved, file by file."""
    return [path.read_text("utf-8").splitlines() for path in sorted((data / "games").glob("*.record"))]
