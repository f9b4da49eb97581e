"""What people type at the table of Five Seals: `17`, `17 2 5`, `23 f 3`, `ffa`, `f 3 5`, `change-fire`."""

from __future__ import annotations

import re
from collections.abc import Sequence

from conclave.cli.terminal.translator import Translator
from conclave.games.five_seals.engine.elements import COLOURS, ELEMENTS
from conclave.games.five_seals.engine.seal_face import Seal
from conclave.games.five_seals.engine.seals import NAMED_SCROLLS
from conclave.games.five_seals.engine.words import scroll_text

_SPACE = re.compile(
    r"[*+·]?[\[(]?(?P<space>[0-9]+)[\])]?(?:[@&]\w)*"
    r"(?:(?: |(?=[^\W\d]))(?P<colour>[^\W\d]+)?(?P<dice>[ 0-9+,]*))?"
)
_LABEL = re.compile(
    r"[*+]?\[?(?P<space>[0-9]{1,3})(?P<colour>[^\W\d]+)(?P<strength>[0-9])\]?(?P<dice>(?: .*)?)"
)
_MOST_DIGITS = 18
"""Of a number that is no space at all a beginning is enough."""
_DICE = re.compile(r"(?:(?P<colour>[^\W\d]+) ?)?(?P<dice>[1-6][1-6 +,]*)")
_COUNTED = re.compile(r"(?P<number>[1-3])? ?(?P<colour>[^\W\d]+)")


class Vocabulary:
    """Reads words in the notation's language and in the reader's own."""

    def __init__(self, translator: Translator) -> None:
        self._letters = {
            colour: translator.say(f"fs-terminal-letter-{colour}").casefold() for colour in COLOURS
        }
        self._names = {
            colour: {colour, translator.say(f"fs-colour-{colour}").casefold(), self._letters[colour]}
            for colour in COLOURS
        }
        self._scrolls = {
            name: {name, name.replace("-", " "), translator.tell(scroll_text(scroll)).casefold()}
            for name, scroll in NAMED_SCROLLS.items()
        }

    def colour(self, word: str) -> str | None:
        """A colour by its name, its letter, or any beginning that fits only one."""
        word = word.casefold()
        exact = [colour for colour, names in self._names.items() if word in names]
        if exact:
            return exact[0]
        begun = [
            colour for colour, names in self._names.items() if any(name.startswith(word) for name in names)
        ]
        return begun[0] if len(begun) == 1 else None

    def scrolls(self, words: str, among: Sequence[str]) -> list[str]:
        """Scrolls by their name in notation or in words, or by a beginning of either."""
        words = words.casefold()
        exact = [name for name in among if words in self._scrolls[name]]
        if exact:
            return exact
        return [name for name in among if any(each.startswith(words) for each in self._scrolls[name])]

    def space(self, words: str) -> tuple[int, str | None, tuple[int, ...]] | None:
        """A space, and perhaps dice: `17`, `17 2 5`, `17 25`, `23 f 3`."""
        found = _SPACE.fullmatch(words)
        if found is None:
            return None
        colour = None
        if found["colour"]:
            colour = self.colour(found["colour"])
            if colour is None:
                return None
        return int(found["space"][:_MOST_DIGITS]), colour, _values(found["dice"] or "")

    def without_label(self, words: str, seals: Sequence[Seal | None]) -> str:
        """A seal as the map writes it, `*[23W5]`, becomes the number of its space; dice may follow."""
        found = _LABEL.fullmatch(words)
        number = 0 if found is None else int(found["space"])
        seal = seals[number - 1] if 1 <= number <= len(seals) else None
        if found is None or seal is None:
            return words
        if (self.colour(found["colour"]), int(found["strength"])) != (seal.colour, seal.strength):
            return words
        return found["space"] + found["dice"]

    def dice(self, words: str) -> tuple[str | None, tuple[int, ...]] | None:
        """Dice with or without their colour: `f 3 5`, `f35`, `fire 3 5`."""
        found = _DICE.fullmatch(words)
        if found is None:
            return None
        colour = None
        if found["colour"]:
            colour = self.colour(found["colour"])
            if colour is None:
                return None
        return colour, _values(found["dice"])

    def draft(self, words: str) -> tuple[str, ...] | None:
        """Three dice: `ffa`, `f f a`, `2 f a`, `fire fire air`."""
        by_letter = {letter: colour for colour, letter in self._letters.items()}
        letters = [by_letter.get(letter) for letter in words.casefold() if letter != " "]
        if all(letters):
            return _in_order([colour for colour in letters if colour])
        colours: list[str] = []
        for word in re.sub(r"(\d) +", r"\1", words.replace(",", " ")).split():
            found = _COUNTED.fullmatch(word)
            colour = None if found is None else self.colour(found["colour"])
            if found is None or colour is None:
                return None
            colours += [colour] * int(found["number"] or 1)
        return _in_order(colours)


def _values(written: str) -> tuple[int, ...]:
    return tuple(sorted([int(digit) for digit in written if digit.isdigit()]))


def _in_order(colours: Sequence[str]) -> tuple[str, ...] | None:
    """None for what cannot be taken: Mind has no dice."""
    if not colours or any(colour not in COLOURS[:ELEMENTS] for colour in colours):
        return None
    return tuple(sorted(colours, key=COLOURS.index))
