"""From what was typed to an action: a space, a letter, dice, a colour, a scroll, or notation."""

from __future__ import annotations

from conclave.cli.terminal.screen import Scene
from conclave.cli.terminal.translator import shortened
from conclave.core.game import Game, NotationError
from conclave.core.text import Text, text
from conclave.games.five_seals.engine.elements import COLOURS
from conclave.games.five_seals.interface import view as faces
from conclave.games.five_seals.interface.view import FiveSealsView
from conclave.games.five_seals.terminal.offer import Offer, Way
from conclave.games.five_seals.terminal.reach import why_not_broken
from conclave.games.five_seals.terminal.vocabulary import Vocabulary

VERBS = ("break ", "pick ", "place ", "cast ", "use ", "take ", "choose ", "die ", "colour ")
"""May stand before what is typed in short."""

DRAFTED = 3
"""Dice that are taken whenever there is a choice (FS-3, FS-9)."""


class AnswerParser:
    """Reads one answer to one question."""

    def __init__(self, game: Game, scene: Scene, words: Vocabulary, offer: Offer) -> None:
        self._game = game
        self._view: FiveSealsView = scene.view
        self._seat = scene.seat
        self._legal = scene.legal
        self._words = words
        self._offer = offer

    def read(self, typed: str) -> int | Text | None:
        """An action, legal or not; why there is none; or None for the number of a choice."""
        typed = typed.lower()
        verb = next((verb for verb in VERBS if typed.startswith(verb)), "")
        rest = typed.removeprefix(verb)
        colours = self._words.draft(rest) if self._view.stage == "draft" else None
        if colours is not None:
            return self._draft(colours)
        try:
            action = self._game.parse(typed)
        except NotationError:
            pass
        else:
            other = self._casting and isinstance(self._game.face(action), (faces.EndRound, faces.Cast))
            return text("fs-terminal-unclear-spell", words=shortened(typed)) if other else action
        if self._view.stage == "draft":
            return text("fs-terminal-unclear-draft", words=shortened(typed))
        if self._offer.on_board or (self._offer.hand and rest in self._offer.by_letter()):
            return self._on_board(rest)
        return self._choice(rest)

    # -- about the board ---------------------------------------------------------------------------------

    def _on_board(self, typed: str) -> int | Text:
        action = self._offer.by_letter().get(typed)
        if action is not None:
            return action
        space = self._words.space(self._words.without_label(typed, self._view.seals))
        if space is not None:
            return self._space(*space)
        if self._view.stage == "turn" and self._seat is not None:
            own = [held.scroll for held in self._view.players[self._seat].scrolls]
            found = sorted(set(self._words.scrolls(typed, own)))
            if len(found) == 1:
                return self._game.code(faces.Cast(found[0]))
            if found:
                return text("fs-terminal-which-scroll", scrolls=", ".join(found))
        key = "fs-terminal-unclear-spell" if self._casting else "fs-terminal-unclear-board"
        return text(key, words=shortened(typed))

    def _space(self, space: int, colour: str | None, dice: tuple[int, ...]) -> int | Text:
        if not 1 <= space <= len(self._view.seals):
            return text("fs-terminal-no-such-space", space=str(space), most=len(self._view.seals))
        if space in self._offer.spaces:
            return self._offer.spaces[space]
        ways = self._offer.ways.get(space, [])
        fitting = [
            way for way in ways if (colour is None or way.colour == colour) and (not dice or way.dice == dice)
        ]
        if len(fitting) == 1:
            return fitting[0].action
        if fitting:
            return text("fs-terminal-which-dice", space=space, ways=self._commands_for(space, fitting))
        if dice:
            return self._such_a_break(space, colour, dice)
        if self._offer.spaces and not self._offer.ways:
            return self._game.code(faces.ChooseSpace(space) if self._view.round else faces.PlaceMage(space))
        return self._why_not(space)

    def _such_a_break(self, space: int, colour: str | None, dice: tuple[int, ...]) -> int | Text:
        """Dice that were named: the rules say what is wrong with them."""
        seal = self._view.seals[space - 1]
        own = COLOURS[0] if seal is None or seal.colour == COLOURS[-1] else seal.colour
        try:
            return self._game.code(faces.BreakSeal(space, colour or own, dice))
        except NotationError:  # dice that nobody can have
            return self._why_not(
                space, text("cli-refused", reason=text("fs-refuse-dice-not-yours"), rule="FS-7")
            )

    def _why_not(self, space: int, otherwise: Text | None = None) -> Text:
        assert self._seat is not None
        refusal = why_not_broken(self._view, self._seat, space)
        if refusal is None:  # the dice in hand would do, but not for what is asked now
            return otherwise or text("fs-terminal-not-now", space=space)
        return text("cli-refused", reason=refusal.reason, rule=refusal.rule)

    def _commands_for(self, space: int, ways: list[Way]) -> str:
        """What can be typed for each way."""
        mixed = len({way.colour for way in ways}) > 1
        return " · ".join(
            [f"{space} {way.colour + ' ' if mixed else ''}{' '.join(map(str, way.dice))}" for way in ways]
        )

    # -- everything else ---------------------------------------------------------------------------------

    def _draft(self, colours: tuple[str, ...]) -> int | Text:
        if len(colours) != DRAFTED:
            return text("fs-terminal-draft-number", number=len(colours))
        for colour, left in zip(COLOURS, self._view.supply, strict=False):
            if colours.count(colour) > left:
                return text("fs-terminal-draft-supply", colour=text(f"fs-colour-{colour}"), number=left)
        return self._game.code(faces.TakeDice(colours))

    @property
    def _casting(self) -> bool:
        """Whether the question belongs to one of your own spells."""
        return self._view.stage == "spell"

    def _choice(self, typed: str) -> int | Text | None:
        kinds = {type(self._game.face(action)) for action in self._legal}
        if faces.ChooseColour in kinds:
            colour = self._words.colour(typed)
            return None if colour is None else self._code(faces.ChooseColour(colour))
        dice = None if typed.isdigit() else self._words.dice(typed)
        colour, values = dice or (None, ())
        if colour is not None and faces.ChooseDie in kinds and len(values) == 1:
            return self._code(faces.ChooseDie(colour, values[0]))
        if colour is not None and faces.ChooseDice in kinds:
            return self._code(faces.ChooseDice(colour, values))
        return None

    def _code(self, face: object) -> int | None:
        try:
            return self._game.code(face)
        except NotationError:
            return None
