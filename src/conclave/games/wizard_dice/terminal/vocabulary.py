"""What people type at the table of Wizard Dice: `3b`, `r 1 4 5`, `keep 2 3`, `blue wizard`."""

from __future__ import annotations

import re
from collections.abc import Sequence

from conclave.cli.terminal.translator import Translator, shortened
from conclave.core.text import Text, text
from conclave.games.wizard_dice.engine.dice import COLOURS, FACES
from conclave.games.wizard_dice.terminal.dice import Die

_PREDICTION = re.compile(r"(?:(?P<first>[1-5]) ?(?P<after>[^\W\d]+)|(?P<before>[^\W\d]+) ?(?P<second>[1-5]))")
_REROLL = re.compile(r"(?:r|re-?roll)(?P<dice>(?: .*|[\d, ]*))")
_KEEP = re.compile(r"(?:k|keep)(?P<dice>(?: .*|[\d, ]*))")


class Vocabulary:
    """Reads words in the notation's language and in the reader's own."""

    def __init__(self, translator: Translator) -> None:
        self._names = {
            face: {
                face,
                translator.say(f"wd-face-{face}").casefold(),
                translator.say(f"wd-terminal-letter-{face}").casefold(),
            }
            for face in FACES
        }

    def face(self, word: str) -> str | None:
        """A face by its name, its letter, or any beginning that fits only one."""
        word = word.casefold()
        exact = [face for face, names in self._names.items() if word in names]
        if exact:
            return exact[0]
        begun = [face for face, names in self._names.items() if any(name.startswith(word) for name in names)]
        return begun[0] if len(begun) == 1 else None

    def colour(self, word: str) -> str | None:
        face = self.face(word)
        return face if face in COLOURS else None

    def box(self, words: str) -> tuple[int, str] | None:
        """`3 blue`, `3b`, `blue 3`: a number and a colour."""
        found = _PREDICTION.fullmatch(words)
        if found is None:
            return None
        colour = self.colour(found["after"] or found["before"])
        return None if colour is None else (int(found["first"] or found["second"]), colour)

    def faces(self, words: Sequence[str]) -> tuple[str, ...] | None:
        found = [self.face(word) for word in words]
        known = [face for face in found if face is not None]
        return tuple(sorted(known, key=FACES.index)) if known and len(known) == len(found) else None

    # -- dice --------------------------------------------------------------------------------------------

    def reroll(
        self, words: str, dice: Sequence[Die], stuck: Sequence[str] = ()
    ) -> frozenset[int] | Text | None:
        """The places of dice to roll again, by number or face; None if the words are about something else.

        Dice that are stuck are left out where nobody named them: in `r all`, and in what `keep` rolls.
        """
        rolling = _REROLL.fullmatch(words)
        keeping = _KEEP.fullmatch(words)
        said = rolling or keeping
        if said is None:
            return None
        named = said["dice"].replace(",", " ").split()
        free = {place for place, die in enumerate(dice) if die.face not in stuck}
        places: set[int] | Text
        if named == ["all"]:
            places = free
        elif not named:
            return text("wd-terminal-which-dice")
        else:
            places = self._places(named, dice)
        if isinstance(places, Text):
            return places
        if keeping is not None:
            places = free - places
        if not places:
            return text("wd-terminal-kept-all")
        return frozenset(places)

    def _places(self, named: Sequence[str], dice: Sequence[Die]) -> set[int] | Text:
        if all(word.isascii() and word.isdigit() for word in named):
            return self._by_number("".join(named), dice)
        places: set[int] = set()
        asked: dict[str, int] = {}
        for word in named:
            face = self.face(word)
            if face is None:
                return text("wd-terminal-no-such-dice", words=shortened(word))
            asked[face] = asked.get(face, 0) + 1
        for face, number in asked.items():
            lying = [place for place, die in enumerate(dice) if die.face == face]
            if number > len(lying):
                return text("wd-terminal-too-many", number=len(lying), face=text(f"wd-face-{face}"))
            if number == 1 < len(lying):
                numbers = " ".join([str(place + 1) for place in lying])
                return text(
                    "wd-terminal-which-of-them", number=len(lying), face=text(f"wd-face-{face}"), dice=numbers
                )
            places.update(lying[:number])
        return places

    @staticmethod
    def _by_number(digits: str, dice: Sequence[Die]) -> set[int] | Text:
        """There are fewer than ten dice, so `145` and `1 4 5` are the same."""
        for digit in digits:
            if not 1 <= int(digit) <= len(dice):
                return text("wd-terminal-no-such-die", number=digit, most=len(dice))
        twice = [digit for digit in digits if digits.count(digit) > 1]
        if twice:
            return text("wd-terminal-named-twice", number=twice[0])
        return {int(digit) - 1 for digit in digits}
