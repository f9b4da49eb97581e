"""`conclave board check [FILE]` and `conclave board draw OUT`: our own board of Five Seals or a typed one."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import click

from conclave.cli.documents import read_document
from conclave.cli.edge import print_json, problem, say, tell
from conclave.cli.usage import CheckedOption, KnownCommands
from conclave.games.five_seals.engine.board import Board
from conclave.games.five_seals.interface.board_file import board_for, problems
from conclave.games.five_seals.interface.board_parts import PLAYERS, STRENGTHS
from conclave.games.five_seals.interface.board_reading import LONGEST_TEXT
from conclave.table.files import write_whole

SVG = ".svg"
PNG = ".png"
PNG_PIXELS = 1680
"""More than seven for each unit of the drawing, so that the smallest numbers can be read when zoomed."""


@click.group(cls=KnownCommands)
def board() -> None:
    """Check or draw a board of Five Seals of Magic."""


# -- check ---------------------------------------------------------------------------------------------------


@board.command()
@click.argument("file", type=click.Path(path_type=Path), required=False)
@click.option("--json", "as_json", is_flag=True)
def check(file: Path | None, as_json: bool) -> None:
    """List everything that is wrong with a board FILE (without one: our own board)."""
    text = _read(file)
    found = [tell(each) for each in problems(text)]
    if found:
        if as_json:
            print_json({"fine": False, "problems": found})
        else:
            click.echo("\n".join(found))
        raise problem("fs-terminal-board-wrong", file=str(file), number=len(found))
    boards = {players: board_for(text, players) for players in PLAYERS}
    name = boards[PLAYERS[0]].layout.name
    if as_json:
        counts = {str(players): _counts(each) for players, each in boards.items()}
        print_json({"fine": True, "name": name, "players": counts})
        return
    click.echo(say("fs-terminal-board-fine", name=name))
    for players, each in boards.items():
        click.echo(
            say(
                "fs-terminal-board-counts",
                players=players,
                circles=each.circles.bit_count(),
                boxes=each.boxes.bit_count(),
                strongest=len(each.boxes_of_strength(STRENGTHS[-1])),
            )
        )


def _counts(each: Board) -> dict[str, object]:
    return {
        "starts": each.starts.bit_count(),
        "circles": {str(strength): len(each.circles_of_strength(strength)) for strength in STRENGTHS},
        "boxes": {str(strength): len(each.boxes_of_strength(strength)) for strength in STRENGTHS},
        "places": each.size,
        "digest": each.layout.digest,
    }


def _read(file: Path | None) -> str:
    """The text of a board file; empty for our own board."""
    return "" if file is None else read_document(file, LONGEST_TEXT)


# -- draw ----------------------------------------------------------------------------------------------------


@board.command()
@click.argument("out", type=click.Path(path_type=Path))
@click.option(
    "--players",
    cls=CheckedOption,
    type=click.Choice([str(players) for players in PLAYERS]),
    required=True,
)
@click.option("--board", "file", type=click.Path(path_type=Path))
def draw(out: Path, players: str, file: Path | None) -> None:
    """Draw a board into OUT, a file that ends in .svg or .png."""
    suffix = out.suffix.lower()
    if suffix not in (SVG, PNG):
        raise problem("fs-terminal-board-suffix", file=str(out))
    text = _read(file)
    found = problems(text)
    if found:
        raise problem("fs-terminal-board-cannot-draw", file=str(file), number=len(found), problem=found[0])
    drawing = _drawing(text, int(players))
    _write(out, _png(drawing) if suffix == PNG else drawing.encode())
    click.echo(say("fs-terminal-board-drawn", file=str(out)))


def _drawing(text: str, players: int) -> str:
    from conclave.games.five_seals.terminal.board_drawing import draw as drawn

    return drawn(board_for(text, players).layout)


def _png(svg: str) -> bytes:
    try:
        import resvg_py
    except ImportError:
        raise problem("fs-terminal-board-no-png") from None
    return bytes(
        resvg_py.svg_to_bytes(svg_string=svg, width=PNG_PIXELS, height=PNG_PIXELS, skip_system_fonts=True)
    )


def _write(out: Path, content: bytes) -> None:
    try:
        if out.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        write_whole(out, content, 0o666 & ~_umask())
    except (OSError, ValueError) as wrong:
        reason = wrong.strerror if isinstance(wrong, OSError) else None
        raise problem("fs-terminal-board-unwritable", file=str(out), reason=reason or str(wrong)) from None


def _umask() -> int:
    """A temporary file is for its owner only; a picture is made like any other file."""
    mask = os.umask(0)
    os.umask(mask)
    return mask
