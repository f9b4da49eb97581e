"""What a game is, apart from one game in progress: its name, options, and the faces of its actions."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from mypy_extensions import mypyc_attr

from conclave.core.component import Component
from conclave.core.event import Listener
from conclave.core.options import Option, Options
from conclave.core.position import Position
from conclave.core.rules_page import ENGLISH, RulesPage, rules_page
from conclave.core.source import Bits, Source
from conclave.core.text import Text


class NotationError(ValueError):
    """A text (or a face) that is no action of the game."""


_FIRST = Bits(lambda bits: 0)  # noqa: ARG005 - nothing is left to chance where it is used
_KINDS: dict[type, str] = {}


def kind_of(face_class: type) -> str:
    """The name on the wire: `RollOn` is of the kind `roll-on`."""
    kind = _KINDS.get(face_class)
    if kind is None:
        kind = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", face_class.__name__).lower()
        _KINDS[face_class] = kind
    return kind


def by_kind(face_classes: Iterable[type]) -> dict[str, type]:
    return {kind_of(face_class): face_class for face_class in face_classes}


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The entry of a game in the registry.

    An action has four forms: an integer code (search, learning), a typed face (a frozen dataclass for
    programs and clients), a notation (records) and a Text (people). Codes are fixed per rules version.
    """

    name: str
    """On the command line and in records, e.g. `wizard-dice`."""

    prefix: str
    """Prefix of the game's text keys, e.g. `wd`."""

    rules_version: int
    declared: Sequence[Option]
    package: str
    """The Python package that holds `text/*.ftl` and `rules/*.md`."""

    action_faces: Mapping[str, type]
    """The class of each kind of action by the kind's name on the wire."""

    view_face: type
    """The class of its views."""

    event_faces: Mapping[str, type]
    """The class of each kind of event by the kind's name on the wire."""

    def configure(self, given: Mapping[str, object]) -> Options:
        """Checked options; a game with rules between its options overrides this."""
        options = Options(self.declared, given)
        options.check_fit(self.prefix, self.players(options))
        return options

    def players(self, options: Options) -> int:
        return options.number("players")

    def hides_nothing(self, options: Options) -> bool:  # noqa: ARG002 - for games that do
        """Whether everybody sees the same: views differ in `viewer` only, and every event is for all."""
        return False

    def start(self, options: Options, listener: Listener | None = None) -> Position:
        """A new game, before its first chance or decision; the listener hears from the first event on."""
        raise NotImplementedError

    def face(self, action: int) -> object:
        raise NotImplementedError

    def code(self, face: object) -> int:
        """The code of a face; NotationError if it is none of this game."""
        raise NotImplementedError

    def notation(self, action: int) -> str:
        raise NotImplementedError

    def parse(self, notation: str) -> int:
        """The code of a notation; NotationError if it is none of this game."""
        raise NotImplementedError

    def text(self, action: int) -> Text:
        """What the action is called for people."""
        raise NotImplementedError

    def rule(self, action: int) -> str:
        """The id of the rule behind an action."""
        raise NotImplementedError

    def imagine(self, view: object, source: Source) -> Position:
        """A full position consistent with a view; what the view hides is sampled."""
        raise NotImplementedError

    def restore(self, views: Sequence[object]) -> Position:
        """The position that is seen so by a spectator, and then by each seat in turn.

        Rules never draw ahead, so all views together show everything. A game with secrets that a spectator
        does not see overrides this.
        """
        return self.imagine(views[0], _FIRST)

    def page(self, language: str = ENGLISH) -> RulesPage:
        """The rules in our own words; in English where they are not written in the language."""
        return rules_page(self.package, language)

    def catalogue(self) -> Sequence[Component]:
        """Every component of the game (dice, cards, sheets) as a frozen dataclass; none unless overridden."""
        return ()
