"""Games played in this process: typed lines in, frames out. Quicker than a terminal; every frame is kept."""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TypedDict

from rich.console import Console
from rich.text import Text as Line

from conclave.cli.terminal.game_loop import GameLoop
from conclave.cli.terminal.keyboard import EndOfInput, Keyboard
from conclave.cli.terminal.saved_games import SavedGame, dice_of
from conclave.cli.terminal.screen import screen_of
from conclave.cli.terminal.seats import create_bots, create_players, seat_of_you
from conclave.cli.terminal.signals import Signals
from conclave.cli.terminal.translator import Translator
from conclave.cli.terminal.window import Window
from conclave.core.game import Game
from conclave.core.options import Value
from conclave.core.pending import Over
from conclave.core.record import Record
from conclave.locale import locale
from conclave.registry import GAMES
from conclave.table import Match, SavedGames

GAME = GAMES.find("wizard-dice")


@dataclass
class PlayedGame:
    """What came of a game."""

    frames: list[str]
    lines: list[list[Line]]
    match: Match
    over: Over | None
    loop: GameLoop

    @property
    def decisions(self) -> int:
        return self.match.version(None)


class ScriptedKeyboard(Keyboard):
    """Types what is written down, then what it thinks of itself, then nothing more."""

    def __init__(self, inputs: Sequence[str], answer: Callable[[], str] | None, most: int) -> None:
        super().__init__(io.BytesIO("".join([line + "\n" for line in inputs]).encode()))
        self._answer = answer
        self._left = most

    def read(self) -> str:
        try:
            return super().read()
        except EndOfInput:
            if self._answer is None or self._left == 0:
                raise
            self._left -= 1
            return self._answer()


class UnsavedGames(SavedGames):
    """Writes nothing: whole games are played in a moment."""

    def write(self, name: str, record: Record) -> Path:
        return self.path(name)


class RecordingWindow(Window):
    """Draws on nothing, but remembers."""

    def __init__(self, keyboard: Keyboard, width: int, height: int, mono: bool) -> None:
        console = Console(width=width, height=height, file=io.StringIO(), force_terminal=True, no_color=mono)
        super().__init__(console, keyboard, Signals())
        self.plain = False
        self.frames: list[list[Line]] = []

    def draw(self, lines: Sequence[Line], prompt: Line | None = None) -> None:
        self.frames.append([*lines, prompt or Line()])


def text_of(frame: Sequence[Line]) -> str:
    return "\n".join([line.plain.rstrip() for line in frame])


def first_seat_lines(played: PlayedGame) -> list[str]:
    """What the first seat has decided so far, in notation."""
    written = played.match.record().written().splitlines()
    return [line.removeprefix("1 ") for line in written if line.startswith("1 ")]


class Terminal(TypedDict, total=False):
    """How a game is played and shown, whatever the game; see `play_game`."""

    size: tuple[int, int]
    most: int
    language: str
    mono: bool


def play_game(
    seats: str,
    inputs: Sequence[str],
    *,
    names: Sequence[str] | None = None,
    seed: int = 7,
    options: Mapping[str, Value] | None = None,
    size: tuple[int, int] = (80, 24),
    answer: Callable[[str], str] | None = None,
    most: int = 0,
    language: str = "en",
    mono: bool = False,
    game: Game = GAME,
    games: SavedGames | None = None,
) -> PlayedGame:
    """Play until the inputs, and `most` answers to what stands on the screen, are used up, or to the end."""
    speech = locale(language)
    players = create_players(game, speech, seats.split(","), names)
    settled = game.configure({"players": len(players), **(options or {})})
    match = Match(game, settled, [player.seat() for player in players], dice_of(seed))
    translator = Translator(speech, [player.name for player in players], seat_of_you(players, speech))
    keyboard = ScriptedKeyboard(
        inputs, None if answer is None else lambda: answer(text_of(window.frames[-1])), most
    )
    window = RecordingWindow(keyboard, *size, mono=mono)
    over = None
    loop = GameLoop(
        match,
        create_bots(game, players, str(seed)),
        screen_of(game, translator),
        window,
        SavedGame(games or UnsavedGames(Path("nowhere")), "game"),
        Signals(),
        0,
    )
    with suppress(EndOfInput):
        over = loop.play()
    return PlayedGame([text_of(frame) for frame in window.frames], window.frames, match, over, loop)
