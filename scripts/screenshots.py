"""Draws the pictures of the terminal game in docs/screenshots. The same seed gives the same pictures.

The person's decisions are made by a bot up to the moment that is shown.
"""

from __future__ import annotations

import io
import random
from collections.abc import Callable, Sequence
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text as Line

from conclave.bots.bot import Bot
from conclave.bots.registry import find_bot
from conclave.cli.terminal.keeping import Keeper, dice_of
from conclave.cli.terminal.keyboard import EndOfInput, Keyboard
from conclave.cli.terminal.screen import screen_of
from conclave.cli.terminal.seating import seat_down, the_only_you, wake_bots
from conclave.cli.terminal.signals import Signals
from conclave.cli.terminal.sitting import Sitting
from conclave.cli.terminal.voice import Voice
from conclave.cli.terminal.window import Window
from conclave.core.record import Record
from conclave.core.source import Bits
from conclave.games import GAMES
from conclave.games.wizard_dice.view import WizardDiceView
from conclave.locale import locale
from conclave.table import SavedGames, Table

FOLDER = Path(__file__).parent.parent / "docs" / "screenshots"
SEEDS = range(1, 100)
"""The first of them under which the moment comes."""
SEATS = ("you", "adept", "greedy")
PICTURES = {"terminal-wizard-dice": (120, 36), "terminal-80x24": (80, 24), "terminal-60x24": (60, 24)}

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


class Unkept(SavedGames):
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


class Easel(Window):
    """Remembers the last frame."""

    def __init__(self, keyboard: Keyboard, size: tuple[int, int]) -> None:
        width, height = size
        console = Console(
            width=width, height=height, file=io.StringIO(), force_terminal=True, color_system="truecolor"
        )
        super().__init__(console, keyboard, Signals())
        self.redraws = True
        self.frame: Sequence[Line] = ()

    def draw(self, lines: Sequence[Line], prompt: Line | None = None) -> None:
        self.frame = [*lines, prompt or Line()]


def the_moment(view: WizardDiceView) -> bool:
    """Late enough that there is something on the pages, the person is Seer, and some dice are kept."""
    return view.round >= 6 and view.stage == "seer-rolls-on" and view.roll == 2


def draw(seed: int, size: tuple[int, int]) -> str | None:
    """The picture of the moment; None if it never comes."""
    game = GAMES.find("wizard-dice")
    speech = locale()
    players = seat_down(game, speech, SEATS, None)
    options = game.configure({"players": len(players), "cards": True})
    table = Table(game, options, [player.seat() for player in players], dice_of(seed))
    voice = Voice(speech, [player.name for player in players], the_only_you(players, speech))
    shadow: Bot = find_bot(game.name, "greedy")(game, 0, Bits(random.Random(seed).getrandbits))

    def decide() -> str | None:
        view = table.view(0)
        assert isinstance(view, WizardDiceView)
        return None if the_moment(view) else game.notation(shadow.decide(view, table.legal(0)))

    easel = Easel(Person(decide), size)
    bots = wake_bots(game, players, str(seed))
    keeper = Keeper(Unkept(FOLDER), "picture")
    try:
        Sitting(table, bots, screen_of(game, voice), easel, keeper, Signals(), 0).play()
    except EndOfInput:
        return picture(easel.frame, size)
    return None


def picture(frame: Sequence[Line], size: tuple[int, int]) -> str:
    width, height = size
    console = Console(
        record=True, width=width, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )
    for line in [*frame, *[Line()] * (height - len(frame))]:
        console.print(line, no_wrap=True, overflow="crop")
    return console.export_svg(title="conclave play wizard-dice", theme=CANDLELIGHT, code_format=FORMAT)


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, size in PICTURES.items():
        drawn = (picture for seed in SEEDS if (picture := draw(seed, size)) is not None)
        path = FOLDER / f"{name}.svg"
        path.write_text(next(drawn), "utf-8")
        print(path.relative_to(FOLDER.parent.parent))


if __name__ == "__main__":
    main()
