"""The four forms of actions that come in kinds: a game declares each kind and each argument once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any

from mypy_extensions import mypyc_attr

from conclave.core.game import Game, NotationError
from conclave.core.text import Argument, Text


class Field:
    """An argument of actions: how it stands in a code, in a face, in notation, and in texts.

    `of_code` leads from a code to the value in a face, `to_code` from there back to its part of a code (the
    parts of all arguments are added up); `write` and `read` lead from the value to notation and back, and
    `arguments` gives what texts about a code may mention. Unless told otherwise the value is one word, in
    faces and notation the same.

    `to_code` and `read` refuse what is no such argument with ValueError, KeyError or TypeError. They need not
    refuse another spelling of one (dice in any order): what does not lead back to itself is no action.
    """

    def __init__(
        self,
        of_code: Callable[[int], Any],
        to_code: Callable[[Any], int],
        arguments: Callable[[int], dict[str, Argument]],
        write: Callable[[Any], str] = str,
        read: Callable[[str], Any] = str,
        words: int = 1,
    ) -> None:
        self.of_code = of_code
        self.to_code = to_code
        self.arguments = arguments
        self.write = write
        self.read = read
        self.words = words
        """How many words it takes; 0: all that are left, but at least one."""


def whole(value: object, least: int, most: int) -> int:
    """The value, if it is a whole number of these; ValueError also for what only equals one, such as True."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise ValueError(value)
    return value


class ActionKind:
    """A kind of action: its code without arguments, verb in notation, face, name and the rule behind it.

    The verb may be several words. The name is that of its kind on the wire, and of its text unless `text` is
    given. Its arguments are the fields of the face, in their order; what they are is found in `known` by
    their names.
    """

    def __init__(
        self,
        base: int,
        verb: str,
        face: type,
        name: str,
        rule: str,
        known: Mapping[str, Field],
        text: str = "",
    ) -> None:
        self.base = base
        self.verb = verb
        self.face = face
        self.name = name
        self.rule = rule
        self.text = text or name
        self.verbs = verb.split(" ")
        self.fields = [(field.name, known[field.name]) for field in fields(face)]

    def to_face(self, action: int) -> object:
        return self.face(**{name: field.of_code(action) for name, field in self.fields})

    def from_face(self, face: object) -> int:
        action = self.base
        for name, field in self.fields:
            action += field.to_code(getattr(face, name))
        return action

    def write(self, action: int) -> str:
        return " ".join([self.verb, *[field.write(field.of_code(action)) for _, field in self.fields]])

    def read(self, words: list[str]) -> int:
        """The code of all words of a notation."""
        if words[: len(self.verbs)] != self.verbs:
            raise ValueError(words)
        words = words[len(self.verbs) :]
        action = self.base
        for _, field in self.fields:
            taken = words[: field.words] if field.words else words
            if not taken:
                raise ValueError(self.verb)
            words = words[len(taken) :]
            action += field.to_code(field.read(" ".join(taken)))
        if words:
            raise ValueError(words)
        return action

    def arguments(self, action: int) -> dict[str, Argument]:
        """What a text about the action may mention."""
        found: dict[str, Argument] = {}
        for _, field in self.fields:
            found.update(field.arguments(action))
        return found


class ActionKinds:
    """All kinds of action of a game, in the order of the numbers that `number_of` finds in codes.

    Kinds may share a verb, or its first word, if the words after it tell them apart. `prefix` is that of the
    game's text keys.
    """

    def __init__(self, prefix: str, number_of: Callable[[int], int], *kinds: ActionKind) -> None:
        self.prefix = prefix
        self.faces = {kind.name: kind.face for kind in kinds}
        self._number_of = number_of
        self._kinds = kinds
        self._of_face = {kind.face: kind for kind in kinds}
        self._of_verb: dict[str, list[ActionKind]] = {}
        for kind in kinds:
            self._of_verb.setdefault(kind.verbs[0], []).append(kind)

    def _kind(self, action: int) -> ActionKind:
        return self._kinds[self._number_of(action)]

    def face(self, action: int) -> object:
        return self._kind(action).to_face(action)

    def code(self, face: object) -> int:
        """The code of a face; ValueError if it is none, or not as `face` gives it."""
        kind = self._of_face.get(type(face))
        if kind is None:
            raise ValueError(face)
        try:
            action = kind.from_face(face)
        except (KeyError, TypeError):
            raise ValueError(face) from None
        if kind.to_face(action) != face:
            raise ValueError(face)
        return action

    def notation(self, action: int) -> str:
        return self._kind(action).write(action)

    def parse(self, written: str) -> int:
        """The code of a notation; ValueError if it is none, or not as `notation` gives it."""
        words = written.split(" ")
        for kind in self._of_verb.get(words[0], ()):
            try:
                action = kind.read(words)
            except (ValueError, KeyError, TypeError):
                continue
            if kind.write(action) == written:
                return action
        raise ValueError(written)

    def text(self, action: int) -> Text:
        kind = self._kind(action)
        return Text(f"{self.prefix}-action-{kind.text}", kind.arguments(action))

    def rule(self, action: int) -> str:
        return self._kind(action).rule


@mypyc_attr(allow_interpreted_subclasses=True)
class GameOfKinds(Game):
    """A game whose actions come in declared kinds."""

    def __init__(self, kinds: ActionKinds) -> None:
        self.kinds = kinds
        self.prefix = kinds.prefix
        self.action_faces = kinds.faces

    def face(self, action: int) -> object:
        return self.kinds.face(action)

    def code(self, face: object) -> int:
        try:
            return self.kinds.code(face)
        except ValueError:
            raise NotationError(f"{face!r} is no action of {self.name}") from None

    def notation(self, action: int) -> str:
        return self.kinds.notation(action)

    def parse(self, notation: str) -> int:
        try:
            return self.kinds.parse(notation)
        except ValueError:
            raise NotationError(notation) from None

    def text(self, action: int) -> Text:
        return self.kinds.text(action)

    def rule(self, action: int) -> str:
        return self.kinds.rule(action)
