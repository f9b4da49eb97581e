"""The seven dice on the table: where each lies, and how they are drawn."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.text import Text as Line

from conclave.cli.terminal.layout import Lines, Part, beside, flow, ink, padded
from conclave.cli.terminal.palette import BRASS, IVORY, MUTED, QUIET, SHADOW, WALNUT
from conclave.cli.terminal.translator import Translator
from conclave.core.event import Event
from conclave.games.wizard_dice.engine.dice import NUMBER_OF_DICE
from conclave.games.wizard_dice.engine.events import DiceTurned, Rerolls, Rolled, RoundBegins
from conclave.games.wizard_dice.terminal.faces import FACE, PICTURE_WIDTH

ROOMY: Final = PICTURE_WIDTH + 2
OLD: Final = 20
"""What the picture of a roll that is over is worth; a magic card's text is worth more."""
_BLOCKS: Final = {(True, True): "█", (True, False): "▀", (False, True): "▄", (False, False): " "}


class Die(NamedTuple):
    face: str | None
    """None: not rolled yet."""
    fresh: bool = False
    """Part of the last roll, not kept from an earlier one."""
    old: bool = False
    """Still lying there from the round before."""
    turned: bool = False
    """Turned to this face by the Seer (M4), and not rolled in this round yet."""


def lay_out(
    events: Sequence[Event], shown: Sequence[str], picked: Mapping[int, Collection[int]] | None = None
) -> tuple[Die, ...]:
    """The dice in their places: a kept die stays where it lies, others fall into the places left.

    `shown` are the dice of the view; the places are made up from them if the events do not tell. Which of
    several equal dice was taken up only the person knows who did it: `picked` has the places by the number
    of the re-roll in the game.
    """
    rerolls = 0
    places: list[str | None] = [None] * NUMBER_OF_DICE
    before = places
    fresh: set[int] = set()
    turned: set[int] = set()
    for event in events:
        match event.face:
            case RoundBegins():
                before, places = places, [None] * NUMBER_OF_DICE
                fresh = set()
            case DiceTurned(faces=chosen):
                places[: len(chosen)] = chosen
                turned = set(range(len(chosen)))
            case Rerolls(rerolled=gone):
                taken = (picked or {}).get(rerolls, ())
                if sorted([str(places[place]) for place in taken]) != sorted(gone):
                    taken = leftmost(places, gone)
                for place in taken:
                    places[place] = None
                rerolls += 1
            case Rolled(rolled=new):
                free = [place for place, face in enumerate(places) if face is None]
                fresh = set(free)
                turned = set()
                for place, face in zip(free, new, strict=True):
                    places[place] = face
    if sorted([face for face in places if face is not None]) != sorted(shown):
        places = [*shown, *[None] * (NUMBER_OF_DICE - len(shown))]
        fresh = turned = set()
    if not shown:
        return tuple([Die(face, old=True) for face in before])
    return tuple([Die(face, place in fresh, turned=place in turned) for place, face in enumerate(places)])


def leftmost(places: Sequence[str | None], faces: Sequence[str]) -> list[int]:
    """The places of dice with these faces, from the left."""
    free = list(places)
    found = []
    for face in faces:
        found.append(free.index(face))
        free[found[-1]] = None
    return found


def dice_part(dice: Sequence[Die], translator: Translator, width: int, mono: bool) -> Part:
    """Drawn with a line that says what was kept; drawn, with a star at what was not; or in one line.

    Dice that are not of this round are the first to give way: nothing can be decided by them, and without
    the line that says so they would look like this round's.
    """
    size = ROOMY if width >= NUMBER_OF_DICE * (ROOMY + 1) else PICTURE_WIDTH
    gap = 2 if width >= NUMBER_OF_DICE * (size + 2) else 1
    inline = _inline(dice, translator, width, mono)
    if width < NUMBER_OF_DICE * (size + gap) - gap:
        return Part([inline])

    def drawn(starred: bool) -> Lines:
        tiles = [_tile(number, die, translator, size, mono, starred) for number, die in enumerate(dice, 1)]
        return beside(tiles, [size] * NUMBER_OF_DICE, gap)

    if all(die.old for die in dice):
        marks = [ink(translator.say("wd-terminal-old-dice"), QUIET)] if any(die.face for die in dice) else []
        return Part([drawn(False) + marks, inline], [OLD])
    if all(die.face is None or die.fresh for die in dice):
        return Part([drawn(False), inline], [70])
    marks = beside([[_die_note(die, translator, size)] for die in dice], [size] * NUMBER_OF_DICE, gap)
    return Part([drawn(False) + marks, drawn(True), inline], [25, 70])


def _tile(number: int, die: Die, translator: Translator, size: int, mono: bool, starred: bool) -> Lines:
    """A picture of four lines and a strip with number and name, and perhaps the star of a fresh die."""
    if die.face is None:
        blank = ink(" " * size, "" if mono else f"on {WALNUT}")
        strip = _center(str(number), size, QUIET if mono else f"{MUTED} on {WALNUT}")
        return [blank, blank, blank, blank, strip]
    paper = SHADOW if die.old else IVORY
    lines = [_row(die.face, row, size, "" if mono else paper) for row in range(0, 8, 2)]
    face = FACE[die.face]
    letter = translator.say(f"wd-terminal-letter-{die.face}")
    star = "*" if starred and die.fresh else ""
    words = f"{number} {translator.say(f'wd-face-{die.face}')}"
    if size < ROOMY or cell_len(words) >= size:  # a star may come behind it, with the next roll or now
        words = f"{number} {letter}"
    style = "bold reverse" if mono else f"bold {face.ink} on {face.colour}"
    if die.old:
        style = QUIET if mono else f"{MUTED} on {WALNUT}"
    return [*lines, _center(words + star, size, style)]


def _row(name: str, row: int, size: int, paper: str) -> Line:
    """Two rows of dots in one line of half blocks, with a margin of one dot; no paper: without colours."""
    face = FACE[name]
    dots = ("." * PICTURE_WIDTH, *face.picture, "." * PICTURE_WIDTH)
    margin = " " * ((size - PICTURE_WIDTH) // 2)
    side = f"on {paper}" if paper else ""
    line = ink(margin, side)
    for above, below in zip(dots[row], dots[row + 1], strict=True):
        if not paper:
            line.append(_BLOCKS[above in "xz", below in "xz"])
        else:
            line.append("▀", f"{face.dot(above, paper)} on {face.dot(below, paper)}")
    return line.append(margin, side)


def _die_note(die: Die, translator: Translator, size: int) -> Line:
    if die.face is None:
        return Line()
    key = "wd-terminal-new" if die.fresh else "wd-terminal-turned" if die.turned else "wd-terminal-kept"
    return _center(translator.say(key), size, BRASS if die.fresh else QUIET)


def _center(words: str, size: int, style: str) -> Line:
    line = ink(words)
    line.truncate(size)
    whole = padded(ink(" " * ((size - line.cell_len) // 2) + line.plain), size)
    whole.stylize(style)
    return whole


def _inline(dice: Sequence[Die], translator: Translator, width: int, mono: bool) -> Lines:
    pieces: Lines = []
    for number, die in enumerate(dice, 1):
        piece = ink(f"{number} ", QUIET)
        if die.face is None or die.old:
            piece.append(" · ", QUIET)
        else:
            face = FACE[die.face]
            chip = f" {translator.say(f'wd-terminal-letter-{die.face}')} "
            piece.append(chip, "reverse" if mono else f"bold {face.ink} on {face.colour}")
        pieces.append(piece)
    return flow(pieces, width, " ")
