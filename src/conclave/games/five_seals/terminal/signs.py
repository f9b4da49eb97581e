"""How seals, dice and figures are written: a letter for every colour, and the colour itself if there is one.

A token is `17F3` (space 17, Fire, strength 3), a scroll has brackets, `[23W5]`. In front of it `*` means
that it can be chosen now and `+` that it is in reach. `@Y` is somebody's mage, `&Y` the familiar, `#` a
guardian.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.text import Text as Line

from conclave.cli.terminal.layout import ink
from conclave.cli.terminal.palette import BRASS, QUIET
from conclave.cli.terminal.translator import Translator, initials
from conclave.core.text import Argument, Text, text
from conclave.games.five_seals.engine.elements import COLOURS, ELEMENTS
from conclave.games.five_seals.engine.seal_face import Seal, seal_from
from conclave.games.five_seals.engine.seals import NAMED_SCROLLS
from conclave.games.five_seals.engine.words import scroll_text, seal_text
from conclave.games.five_seals.interface.view import FiveSealsView

CHOICE: Final = "*"
IN_REACH: Final = "+"
MAGE: Final = "@"
FAMILIAR: Final = "&"
GUARDIAN: Final = "#"


class Tint(NamedTuple):
    paper: str
    ink: str
    """Of letters on that paper."""
    plain: str
    """Of letters on the terminal's own ground, be it dark or light."""


TINT: Final = {
    "fire": Tint("#cf4232", "#ffffff", "#d8553f"),
    "water": Tint("#2f74c0", "#ffffff", "#4a8fd8"),
    "air": Tint("#dba60f", "#2b211a", "#c8960f"),
    "earth": Tint("#3d8f4b", "#ffffff", "#4a9f58"),
    "mind": Tint("#7d4fa6", "#ffffff", "#a074c9"),
}


class Signs:
    """Writes in one language, with or without colours."""

    between = " "
    """Stands between dice of several colours."""

    def __init__(self, translator: Translator, mono: bool) -> None:
        self.translator = translator
        self.mono = mono
        self._letters = {colour: translator.say(f"fs-terminal-letter-{colour}") for colour in COLOURS}
        self._initials = initials(translator.names)

    # -- colours -----------------------------------------------------------------------------------------

    def letter(self, colour: str) -> str:
        return self._letters[colour]

    def chip(self, colour: str) -> str:
        """The style of something that is to be found at once."""
        return "bold reverse" if self.mono else f"bold {TINT[colour].ink} on {TINT[colour].paper}"

    def bright(self, colour: str) -> str:
        return "bold" if self.mono else f"bold {TINT[colour].plain}"

    def faint(self, colour: str) -> str:
        return QUIET if self.mono else f"dim {TINT[colour].plain}"

    # -- seals and scrolls -------------------------------------------------------------------------------

    def seal(self, space: int, seal: Seal) -> str:
        written = f"{space}{self.letter(seal.colour)}{seal.strength}"
        return written if seal.scroll is None else f"[{written}]"

    def listed(self, labels: Sequence[str]) -> str:
        """Seals one after the other."""
        return " ".join(labels)

    def chosen(self, space: int, seal: Seal | None) -> str:
        """A space that was chosen for a spell."""
        named = self.translator.say("fs-terminal-chosen-space", space=space)
        return named if seal is None else f"{named} ({self.seal(space, seal)})"

    def seal_name(self, seal: Seal) -> str:
        return self.translator.tell(seal_text(seal_from(seal)))

    def scroll_name(self, scroll: str) -> str:
        return self.translator.tell(scroll_named(scroll))

    # -- dice --------------------------------------------------------------------------------------------

    def dice(self, dice: Sequence[Sequence[int]]) -> list[Line]:
        """Dice by colour with their values: `F 3 5`."""
        return [
            ink(f" {self.letter(COLOURS[colour])} {' '.join(map(str, values))} ", self.chip(COLOURS[colour]))
            for colour, values in enumerate(dice)
            if values
        ]

    def numbers(self, dice: Sequence[int]) -> list[Line]:
        """How many dice there are of each colour: `3F`, zeros included."""
        return [
            ink(f"{dice[colour]}{self.letter(COLOURS[colour])}", self.bright(COLOURS[colour]))
            for colour in range(ELEMENTS)
        ]

    def dice_used(self, colour: str, values: Sequence[int]) -> str:
        """Dice that are used together: `F2+5`."""
        return self.letter(colour) + "+".join(map(str, values))

    # -- figures -----------------------------------------------------------------------------------------

    def initial(self, seat: int) -> str:
        return self._initials[seat]

    def figures(self, view: FiveSealsView, space: int) -> str:
        """Everybody who stands on a space."""
        written = ""
        for seat, player in enumerate(view.players):
            written += MAGE + self.initial(seat) if player.mage == space else ""
            written += FAMILIAR + self.initial(seat) if player.familiar == space else ""
        return written + GUARDIAN * any(guardian.space == space for guardian in view.guardians)

    def figure_style(self, view: FiveSealsView, space: int, own: int | None) -> str:
        mine = own is not None and space in (view.players[own].mage, view.players[own].familiar)
        if self.mono:
            return "bold reverse" if mine else "bold"
        return f"bold reverse {BRASS}" if mine else f"bold {BRASS}"


class SpokenSigns(Signs):
    """Writes the same in words, for plain lines."""

    def __init__(self, translator: Translator, mono: bool) -> None:
        super().__init__(translator, mono)
        self.between = translator.join(["", ""])

    def _say(self, key: str, **arguments: Argument) -> str:
        return self.translator.say(f"fs-plain-{key}", **arguments)

    def seal(self, space: int, seal: Seal) -> str:
        """Where it lies, what it is, its colour and strength."""
        return self._say("seal", space=space, seal=self.kind(seal))

    def kind(self, seal: Seal) -> str:
        if seal.scroll is not None:
            return self._say("scroll", scroll=scroll_named(seal.scroll), strength=seal.strength)
        return self._say("token", colour=text(f"fs-colour-{seal.colour}"), strength=seal.strength)

    def listed(self, labels: Sequence[str]) -> str:
        return self.translator.listed(labels)

    def chosen(self, space: int, seal: Seal | None) -> str:
        if seal is None:
            return self.translator.say("fs-terminal-chosen-space", space=space)
        return self.seal(space, seal)

    def dice(self, dice: Sequence[Sequence[int]]) -> list[Line]:
        return [ink(self.dice_used(COLOURS[colour], values)) for colour, values in enumerate(dice) if values]

    def numbers(self, dice: Sequence[int]) -> list[Line]:
        return [
            ink(self._say("number", number=dice[colour], colour=text(f"fs-colour-{COLOURS[colour]}")))
            for colour in range(ELEMENTS)
        ]

    def dice_used(self, colour: str, values: Sequence[int]) -> str:
        shown = " ".join(map(str, values))
        return self._say("dice", colour=text(f"fs-colour-{colour}"), values=shown)

    def figures(self, view: FiveSealsView, space: int) -> str:
        found = []
        for seat, player in enumerate(view.players):
            for figure, stands in (("mage", player.mage), ("familiar", player.familiar)):
                if stands == space:
                    found.append(self._say(figure, player=text("core-player", seat=seat + 1)))
        if any(guardian.space == space for guardian in view.guardians):
            found.append(self._say("guardian"))
        return self.translator.join(found)


def signs_for(translator: Translator, mono: bool) -> Signs:
    return SpokenSigns(translator, mono) if translator.plain else Signs(translator, mono)


def scroll_named(scroll: str) -> Text:
    return scroll_text(NAMED_SCROLLS[scroll])
