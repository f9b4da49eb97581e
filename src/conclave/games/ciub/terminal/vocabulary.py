"""What dice and cards are called at the table of ciúb: `w3`, `white 3`, `gr`, `b☠`, `2,4,6`, `20+`, `246`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from conclave.cli.terminal.translator import Translator
from conclave.games.ciub.engine import requirement
from conclave.games.ciub.engine.cards import OPUS_NAME
from conclave.games.ciub.engine.dice import FACES, KINDS
from conclave.games.ciub.engine.words import face_text, kind_text
from conclave.games.ciub.terminal.signs import SIGNS, SPENT, faces_of

ITSELF: Final = "itself"
_ITSELF: Final = (ITSELF, "self", "it")
_LETTERS_THEN_NUMBER = re.compile(r"([^\W\d_]+)([0-9].*)")
_SKULL: Final = "x"
"""How a terminal without the sign shows a skull."""


class Vocabulary:
    """Reads words in the notation's language and in the reader's own."""

    def __init__(self, translator: Translator) -> None:
        self._kinds = {
            kind: {
                kind,
                translator.tell(kind_text(number)).casefold(),
                translator.say(f"cb-terminal-letter-{kind}").casefold(),
            }
            for number, kind in enumerate(KINDS)
        }
        self._faces = {
            face: {face, translator.tell(face_text(number)).casefold(), SIGNS.get(face, face)}
            for number, face in enumerate(FACES)
        }
        self._faces["2for1"].add("2x")
        self._faces["skull"].add(_SKULL)
        self._faces[SPENT] = {
            SPENT,
            translator.say("cb-terminal-state-spent").casefold(),
            SIGNS["reroll"],
            "reroll",
        }

    # -- dice --------------------------------------------------------------------------------------------

    def kind(self, word: str) -> str | None:
        """A kind by its name, its letter, or any beginning that fits only one."""
        return _one_of(word.casefold(), self._kinds)

    def faces(self, word: str, among: Iterable[str]) -> list[str]:
        """Faces by name, sign, or a beginning; the one that is meant exactly before all others."""
        word = word.casefold()
        among = list(among)
        exact = [face for face in among if word in self._faces[face]]
        if exact or not word:
            return exact
        return [face for face in among if any(name.startswith(word) for name in self._faces[face])]

    def die(self, word: str) -> list[str]:
        """All dice that may be meant, wherever they are; a kind alone means an inactive die first."""
        word = word.casefold()
        kind, colon, face = word.partition(":")
        if not colon:
            found = _LETTERS_THEN_NUMBER.fullmatch(word)
            kind, face = (found[1], found[2]) if found is not None else (word, "")
            if not face and self._exact_kind(word) is None and len(word) > 1:
                letter = self._exact_kind(word[0])
                if letter is not None and self.faces(word[1:], faces_of(letter)):
                    kind, face = word[0], word[1:]
        named = self.kind(kind)
        if named is None:
            return []
        if not face:
            return [named, *[f"{named}:{each}" for each in faces_of(named)]]
        return [f"{named}:{each}" for each in self.faces(face, faces_of(named))]

    def _exact_kind(self, word: str) -> str | None:
        exact = [kind for kind, names in self._kinds.items() if word in names or word == kind[0]]
        return exact[0] if exact else None

    def dice(self, words: Sequence[str]) -> list[str]:
        """Words for dice, one by one: `white 3` becomes `white:3`, and `w3*2` appears twice."""
        joined: list[str] = []
        for word in words:
            kind = joined[-1] if joined else ""
            named = self._exact_kind(kind) if kind else None
            if named is not None and self._exact_kind(word) is None and self.faces(word, faces_of(named)):
                joined[-1] = f"{kind}:{word}"
            else:
                joined.append(word)
        found: list[str] = []
        for word in joined:
            each, _, times = word.partition("*")
            found += [each] * (int(times) if times.isascii() and times.isdigit() and len(times) == 1 else 1)
        return found

    @staticmethod
    def is_itself(word: str) -> bool:
        return word.casefold() in _ITSELF

    # -- cards -------------------------------------------------------------------------------------------

    @staticmethod
    def card(words: str, among: Sequence[str]) -> str | None:
        """A card by what it asks for, in any order and with or without commas; it need not be among those."""
        written = ",".join(words.replace(",", " ").split())
        if written in among or written == OPUS_NAME:
            return written
        digits = ",".join(sorted(written.replace(",", "")))
        for guess in (f"{written}+", f"{written}=", digits):
            if guess in among:
                return guess
        try:
            return requirement.write(requirement.read(written))
        except ValueError:
            return None


def _one_of(word: str, names: dict[str, set[str]]) -> str | None:
    exact = [each for each, called in names.items() if word in called]
    if exact:
        return exact[0]
    begun = [each for each, called in names.items() if any(name.startswith(word) for name in called)]
    return begun[0] if word and len(begun) == 1 else None
