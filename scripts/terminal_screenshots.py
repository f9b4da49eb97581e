"""Draws the pictures in docs/screenshots: the terminal games, the board. The same seed, the same pictures.

The person's decisions are made by a bot up to the moment that is shown.
"""

from __future__ import annotations

import io
import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text as Line

from conclave.bots.bot import Bot
from conclave.bots.registry import find_bot
from conclave.cli.terminal.game_loop import GameLoop
from conclave.cli.terminal.keyboard import EndOfInput, Keyboard
from conclave.cli.terminal.saved_games import SavedGame, dice_of
from conclave.cli.terminal.screen import screen_of
from conclave.cli.terminal.seats import create_bots, create_players, seat_of_you
from conclave.cli.terminal.signals import Signals
from conclave.cli.terminal.translator import Translator
from conclave.cli.terminal.window import Window
from conclave.core.chance import Chance
from conclave.core.options import Value
from conclave.core.record import Record
from conclave.core.source import Bits
from conclave.games.ciub.interface.view import CiubView
from conclave.games.five_seals.interface.view import FiveSealsView
from conclave.games.five_seals.terminal.board_drawing import draw as draw_board
from conclave.games.wizard_dice.interface.view import WizardDiceView
from conclave.locale import locale
from conclave.registry import GAMES
from conclave.table import Match, SavedGames

FOLDER = Path(__file__).parent.parent / "docs" / "screenshots"
SEEDS = range(1, 100)
"""The first of them under which the moment comes."""


@dataclass(frozen=True)
class Subject:
    """A game, who plays it how, and the moment that is drawn."""

    game: str
    seats: tuple[str, ...]
    options: Mapping[str, Value]
    moment: Callable[[Any], bool]


def a_late_roll(view: WizardDiceView) -> bool:
    """Late enough that there is something on the pages, the person is Seer, and some dice are kept."""
    return view.round >= 6 and view.stage == "seer-rolls-on" and view.roll == 2


def a_rich_turn(view: FiveSealsView) -> bool:
    """Some seals are broken, the person owns scrolls, and all dice are there to choose from."""
    own = view.players[0]
    return view.round >= 4 and view.stage == "turn" and len(own.scrolls) >= 4 and sum(map(len, own.dice)) >= 3


def a_turn_of_many_dice(view: CiubView) -> bool:
    """Some cards are won, the person has several kinds of dice that act, and the tray is not empty."""
    shown = {die.partition(":")[2] for die in view.outside}
    acting = shown & {"swap", "reroll", "adjust"}
    won = any(player.cards for player in view.players)
    return view.stage == "act" and won and len(acting) >= 2 and len(view.outside) >= 4 and len(view.tray) >= 2


# What a picture shows is chosen by hand, so scenes know games.
WIZARD_DICE = Subject("wizard-dice", ("you", "adept", "greedy"), {"cards": True}, a_late_roll)
FIVE_SEALS = Subject("five-seals", ("you", "greedy", "greedy"), {"circle": "IV"}, a_rich_turn)
CIUB = Subject("ciub", ("you", "greedy", "greedy"), {}, a_turn_of_many_dice)
PICTURES = {
    "terminal-wizard-dice": (WIZARD_DICE, (120, 36)),
    "terminal-80x24": (WIZARD_DICE, (80, 24)),
    "terminal-60x24": (WIZARD_DICE, (60, 24)),
    "terminal-five-seals": (FIVE_SEALS, (130, 45)),
    "terminal-five-seals-80x24": (FIVE_SEALS, (80, 24)),
    "terminal-ciub": (CIUB, (120, 36)),
    "terminal-ciub-80x24": (CIUB, (80, 24)),
}

CANDLELIGHT = TerminalTheme(
    (0x17, 0x11, 0x0D),
    (0xF2, 0xE6, 0xCD),
    [
        (0, 0, 0),
        (207, 66, 50),
        (61, 143, 75),
        (224, 178, 28),
        (47, 116, 192),
        (138, 79, 176),
        (47, 143, 143),
        (242, 230, 205),
    ],
)
FORMAT = CONSOLE_SVG_FORMAT[: CONSOLE_SVG_FORMAT.index("    @font-face")] + (
    CONSOLE_SVG_FORMAT[CONSOLE_SVG_FORMAT.index("    .{unique_id}-matrix") :].replace(
        "font-family: Fira Code, monospace", "font-family: 'DejaVu Sans Mono', Menlo, Consolas, monospace"
    )
)
"""Rich's own frame, without a font from somewhere else."""


class UnsavedGames(SavedGames):
    def write(self, name: str, record: Record) -> Path:  # noqa: ARG002 - nothing is to be kept
        return self.path(name)


class Person(Keyboard):
    """Types what a bot would do, until the moment has come."""

    def __init__(self, decide: Callable[[], str | None]) -> None:
        super().__init__(None)
        self._decide = decide

    def read(self) -> str:
        notation = self._decide()
        if notation is None:
            raise EndOfInput
        return notation


class RecordingWindow(Window):
    """Remembers the last frame."""

    def __init__(self, keyboard: Keyboard, size: tuple[int, int]) -> None:
        width, height = size
        console = Console(
            width=width, height=height, file=io.StringIO(), force_terminal=True, color_system="truecolor"
        )
        super().__init__(console, keyboard, Signals())
        self.plain = False
        self.frame: Sequence[Line] = ()

    def draw(self, lines: Sequence[Line], prompt: Line | None = None) -> None:
        self.frame = [*lines, prompt or Line()]


def draw(subject: Subject, seed: int, size: tuple[int, int]) -> str | None:
    """The picture of the moment; None if it never comes."""
    game = GAMES.find(subject.game)
    speech = locale()
    players = create_players(game, speech, subject.seats, None)
    options = game.configure({"players": len(players), **subject.options})
    match = Match(game, options, [player.seat() for player in players], dice_of(seed))
    translator = Translator(speech, [player.name for player in players], seat_of_you(players, speech))
    shadow: Bot = find_bot(game.name, "greedy")(game, 0, Bits(random.Random(seed).getrandbits))

    def decide() -> str | None:
        view = match.view(0)
        return None if subject.moment(view) else game.notation(shadow.decide(view, match.legal(0)))

    window = RecordingWindow(Person(decide), size)
    bots = create_bots(game, players, str(seed))
    saved_game = SavedGame(UnsavedGames(FOLDER), "picture")
    try:
        GameLoop(match, bots, screen_of(game, translator), window, saved_game, Signals(), 0).play()
    except EndOfInput:
        return picture(window.frame, size, f"conclave play {game.name}")
    return None


def picture(frame: Sequence[Line], size: tuple[int, int], title: str) -> str:
    width, height = size
    console = Console(
        record=True, width=width, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )
    for line in [*frame, *[Line()] * (height - len(frame))]:
        console.print(line, no_wrap=True, overflow="crop")
    return console.export_svg(title=title, theme=CANDLELIGHT, code_format=FORMAT)


def filled_board(players: int) -> str:
    """Our own board as it lies there when a game begins."""
    game = GAMES.find("five-seals")
    position = game.start(game.configure({"players": players}))
    source = Bits(random.Random(1).getrandbits)
    while isinstance(position.pending, Chance):
        position.settle(position.pending.sample(source))
    view = position.view(None)
    assert isinstance(view, FiveSealsView)
    return draw_board(view.board, view.seals)


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, (subject, size) in PICTURES.items():
        drawn = (picture for seed in SEEDS if (picture := draw(subject, seed, size)) is not None)
        path = FOLDER / f"{name}.svg"
        path.write_text(next(drawn), "utf-8")
        print(path.relative_to(FOLDER.parent.parent))
    path = FOLDER / "board-4-players.svg"
    path.write_text(filled_board(4), "utf-8")
    print(path.relative_to(FOLDER.parent.parent))


if __name__ == "__main__":
    main()
