"""How dice and cards are written: a letter for every kind, a sign for every face, and colours.

An active die is `[W 3]` (where there are colours, a patch of its colour instead of brackets), `<G ↻>` is one
whose reroll is spent, `(B ?)` an inactive one. `@Y` is the token of somebody whose name begins with Y.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.text import Text as Line

from conclave.cli.terminal.layout import Lines, ink, padded
from conclave.cli.terminal.palette import BRASS, INK, IVORY, QUIET
from conclave.cli.terminal.translator import Translator, initials
from conclave.core.text import text
from conclave.games.ciub.engine.dice import DICE, FACES, KINDS, KINDS_WITH_REROLL, STATE_WORDS
from conclave.games.ciub.engine.words import die_text, kind_text

SPENT: Final = "spent"
UNKNOWN: Final = "?"
"""What an inactive die shows."""
SIGNS: Final = {"swap": "⇄", "reroll": "↻", "adjust": "◇", "2for1": "2×", "skull": "☠", SPENT: "↻"}
TOKEN: Final = "@"
CHOICE: Final = "*"
TICK: Final = "✓"

TILE: Final = 5
"""Columns of a die that is drawn with a frame, in three rows."""
TILE_ROWS: Final = 3


class Tint(NamedTuple):
    paper: str
    ink: str
    """Of letters on that paper."""
    plain: str
    """Of letters on the terminal's own ground, be it dark or light."""


TINT: Final = {
    "white": Tint(IVORY, INK, ""),
    "yellow": Tint("#e8c93a", INK, "#c9a50f"),
    "orange": Tint("#e07b28", INK, "#e07b28"),
    "red": Tint("#b9342a", "#ffffff", "#d8553f"),
    "green": Tint("#3d8f4b", "#ffffff", "#4a9f58"),
    "purple": Tint("#7d4fa6", "#ffffff", "#a074c9"),
    "blue": Tint("#2f74c0", "#ffffff", "#4a8fd8"),
}


def kind_and_face(die: str) -> tuple[str, str]:
    """The parts of a die's word; an inactive one has no face."""
    kind, _, face = die.partition(":")
    return kind, face


def faces_of(kind: str) -> list[str]:
    """Everything a die of this kind can show, and that it is spent."""
    number = KINDS.index(kind)
    return [*DICE[number].labels, *([SPENT] if number in KINDS_WITH_REROLL else [])]


def short_die(die: str) -> str:
    """The shortest word that means this die: `w3`, `gr`, `bsk`; `b` for an inactive one."""
    kind, face = kind_and_face(die)
    others = [other for other in faces_of(kind) if other != face]
    length = next(
        (size for size in range(len(face)) if not any(each.startswith(face[:size]) for each in others)),
        len(face),
    )
    return short_kind(kind) + face[:length]


def short_kind(kind: str) -> str:
    """Kinds begin with different letters."""
    return kind[0]


class Signs:
    """Writes in one language, with or without colours."""

    def __init__(self, translator: Translator, mono: bool) -> None:
        self.translator = translator
        self.mono = mono
        self._letters = {kind: translator.say(f"cb-terminal-letter-{kind}") for kind in KINDS}
        self._initials = initials(translator.names)

    # -- kinds -------------------------------------------------------------------------------------------

    def letter(self, kind: str) -> str:
        return self._letters[kind]

    def name(self, kind: str) -> str:
        return self.translator.tell(kind_text(KINDS.index(kind)))

    def patch(self, kind: str) -> str:
        """The style of an active die."""
        return "bold" if self.mono else f"bold {TINT[kind].ink} on {TINT[kind].paper}"

    def bright(self, kind: str) -> str:
        return "bold" if self.mono else f"bold {TINT[kind].plain}".rstrip()

    def faint(self, kind: str) -> str:
        return QUIET if self.mono else f"dim {TINT[kind].plain}".rstrip()

    def pool(self, counted: Sequence[int], zeros: bool = False) -> Line:
        """How many dice there are of each kind: `3W 1O`."""
        pieces = [
            ink(f"{number}{self.letter(kind)}", self.bright(kind) if number else self.faint(kind))
            for kind, number in zip(KINDS, counted, strict=True)
            if number or zeros
        ]
        return Line(" ").join(pieces) if pieces else ink(self.translator.say("cb-terminal-no-dice"), QUIET)

    # -- dice --------------------------------------------------------------------------------------------

    @staticmethod
    def sign(face: str) -> str:
        """What stands on a face."""
        return SIGNS.get(face, face) if face else UNKNOWN

    def die(self, die: str) -> Line:
        """A die in a line."""
        kind, face = kind_and_face(die)
        shown = f"{self.letter(kind)} {self.sign(face)}"
        if not face:
            return ink(f"({shown})", self.bright(kind))
        if face == SPENT:
            return ink(f"<{shown}>", self.faint(kind))
        return ink(f"[{shown}]" if self.mono else f" {shown} ", self.patch(kind))

    def plain_die(self, kind: str) -> Line:
        """A die of which it does not matter what it shows."""
        letter = self.letter(kind)
        return ink(f"[{letter}]" if self.mono else f" {letter} ", self.patch(kind))

    def tile(self, die: str) -> Lines:
        """A die in three rows: its letter in a corner, its face in the middle."""
        kind, face = kind_and_face(die)
        letter = self.letter(kind)
        size = TILE + cell_len(letter) - 1
        sign = self.sign(face)
        middle = f"{sign:^{size - 2}}"
        if face in ("", SPENT) or self.mono:
            corner = {"": "( )", SPENT: "< >"}.get(face, "[ ]")
            style = self.bright(kind) if face != SPENT else self.faint(kind)
            edge = "─" * (size - cell_len(letter) - 3)
            return [
                ink(f"╭{letter}─{edge}╮", style),
                ink(corner[0] + middle + corner[2], style),
                ink(f"╰{'─' * (size - 2)}╯", style),
            ]
        style = self.patch(kind)
        top = padded(ink(f" {letter}"), size)
        top.stylize(style)
        return [top, ink(f" {middle} ", style), ink("▀" * size, TINT[kind].paper)]

    def faces_of(self, kind: str) -> str:
        """The six faces of a kind, by their signs."""
        return " ".join([self.sign(face) for face in DICE[KINDS.index(kind)].faces])

    # -- players and cards -------------------------------------------------------------------------------

    def token(self, seat: int) -> str:
        return TOKEN + self._initials[seat]

    def token_style(self, seat: int, own: int | None) -> str:
        if self.mono:
            return "bold reverse" if seat == own else "bold"
        return f"bold reverse {BRASS}" if seat == own else f"bold {BRASS}"

    def face_name(self, face: str) -> str:
        """A face in words."""
        if face in FACES[:7]:
            return face
        return self.translator.tell(text(f"cb-face-{face}"))


class SpokenSigns(Signs):
    """Writes the same in words, for plain lines."""

    def pool(self, counted: Sequence[int], zeros: bool = False) -> Line:
        pieces = [
            self.translator.say("cb-plain-number", number=number, kind=kind_text(place))
            for place, number in enumerate(counted)
            if number or zeros
        ]
        if not pieces:
            return super().pool(counted, zeros)
        return ink(self.translator.join(pieces))

    def die(self, die: str) -> Line:
        return ink(self.translator.tell(die_text(STATE_WORDS.index(die))))

    def token(self, seat: int) -> str:
        return self.translator.say("cb-plain-token", player=text("core-player", seat=seat + 1))

    def faces_of(self, kind: str) -> str:
        """The six faces of a kind."""
        return self.translator.join([self.face_name(face) for face in DICE[KINDS.index(kind)].faces])


def signs_for(translator: Translator, mono: bool) -> Signs:
    return SpokenSigns(translator, mono) if translator.plain else Signs(translator, mono)
