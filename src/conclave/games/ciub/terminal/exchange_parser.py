"""From what was typed to exchanges at the end of a turn: `exchange g w y`, `whiten r` (CB-10)."""

from __future__ import annotations

from collections.abc import Sequence

from conclave.cli.terminal.screen import Scene
from conclave.cli.terminal.translator import shortened
from conclave.core.game import Game
from conclave.core.text import Text, text
from conclave.games.ciub.engine.dice import KINDS
from conclave.games.ciub.engine.words import kind_text
from conclave.games.ciub.interface import view as faces
from conclave.games.ciub.interface.view import CiubView
from conclave.games.ciub.terminal.look_ahead import try_actions
from conclave.games.ciub.terminal.signs import kind_and_face, short_kind
from conclave.games.ciub.terminal.vocabulary import Vocabulary


class ExchangeParser:
    """Reads one answer."""

    def __init__(self, game: Game, scene: Scene, words: Vocabulary) -> None:
        self._game = game
        self._scene = scene
        self._view: CiubView = scene.view
        self._words = words

    def for_two(self, words: list[str]) -> int | Text:
        """A 2for1, which may be left out if there is only one kind of them, and what comes for it."""
        doubled = list(dict.fromkeys([kind_and_face(die)[0] for die in self._view.tray]))
        named = self._words.dice(words)
        kinds = [self._words.kind(word) for word in named]
        if named and kinds[0] is None:
            kinds[0] = self._doubled_in(named[0])
        if None in kinds:
            wrong = shortened(named[kinds.index(None)])
            return text(
                "cb-terminal-no-colour", words=wrong, kinds=_short_kinds(self._supply(kinds[0] or ""))
            )
        given = [str(kind) for kind in kinds]
        if len(given) > 3:
            return text("cli-not-understood", words=shortened(" ".join(["exchange", *words])))
        if len(given) == 2 and len(doubled) == 1 and given[0] not in doubled:
            given = [doubled[0], *given]
        if len(given) == 3:
            return self._two(given[0], given[1:])
        if not doubled:
            return text("cb-terminal-none-doubled")
        kind = given[0] if given and given[0] in doubled else doubled[0]
        possible = self._supply(without=kind)
        if len(given) == 2 and given[0] == kind:
            if given[1] not in possible:
                return self._two(kind, [given[1], given[1]])  # the rules say why not
            typed = " ".join(["exchange", *map(short_kind, given)])
            return text(
                "cb-terminal-exchange-second", typed=typed, kinds=_short_kinds(self._supply(kind, given[1]))
            )
        return text(
            "cb-terminal-exchange-how", typed=f"exchange {short_kind(kind)}", kinds=_short_kinds(possible)
        )

    def _doubled_in(self, word: str) -> str | None:
        """The kind of a die that is called by its 2for1: `g2`."""
        dice = self._words.die(word)
        return kind_and_face(dice[0])[0] if len(dice) == 1 and dice[0].endswith(":2for1") else None

    def _two(self, kind: str, two: Sequence[str]) -> int:
        first, second = sorted(two, key=KINDS.index)
        return self._game.code(faces.ExchangeForTwo(kind, first, second))

    def _supply(self, without: str = "", taken: str = "") -> list[str]:
        """The kinds that can be had, once one die is taken."""
        counted = zip(KINDS, self._view.supply, strict=True)
        return [kind for kind, number in counted if kind != without and number > (kind == taken)]

    def for_white(self, words: list[str]) -> int | Sequence[int] | Text:
        """One or several dice for white ones."""
        kinds = [self._words.kind(word) for word in self._words.dice(words)]
        if not kinds or None in kinds:
            offered = [self._game.notation(action).split() for action in self._scene.legal]
            named = [each[1] for each in offered if each[0] == "whiten"]
            return text("cb-terminal-whiten-which", kinds=_short_kinds(named))
        mine = [kind_and_face(die)[0] for die in (*self._view.outside, *self._view.tray)]
        for kind in KINDS:
            if 1 <= mine.count(kind) < kinds.count(kind):
                return text("cb-terminal-too-few", number=mine.count(kind), die=kind_text(KINDS.index(kind)))
        actions = [self._game.code(faces.ExchangeForWhite(str(kind))) for kind in kinds]
        if len(actions) == 1:
            return actions[0]
        after = try_actions(self._game, self._scene, actions)
        return after if isinstance(after, Text) else actions


def _short_kinds(kinds: Sequence[str]) -> str:
    return " ".join(map(short_kind, kinds))
