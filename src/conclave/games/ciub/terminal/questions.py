"""The questions of ciúb: a sentence, few choices with numbers, and how the many others are typed."""

from __future__ import annotations

from typing import Final

from rich.text import Text as Line

from conclave.cli.terminal.layout import Lines, ink
from conclave.cli.terminal.palette import QUIET, TITLE
from conclave.cli.terminal.screen import Choice, Question, Scene
from conclave.core.game import Game
from conclave.core.text import Argument, Text, text
from conclave.games.ciub.engine.dice import FACES, KINDS, STATE_WORDS
from conclave.games.ciub.engine.pool import KEPT
from conclave.games.ciub.engine.stages import RULE_OF_STAGE, STAGE_NAMES
from conclave.games.ciub.engine.words import card_text, die_text, face_text, kind_text
from conclave.games.ciub.interface import view as faces
from conclave.games.ciub.interface.view import CiubView
from conclave.games.ciub.terminal.progress import example_card, fulfilled_cards
from conclave.games.ciub.terminal.signs import Signs, kind_and_face, short_die, short_kind
from conclave.games.ciub.terminal.vocabulary import ITSELF

EXAMPLES: Final = 3
"""So many dice are named where dice to set aside are asked for."""


class Questions:
    """Asks one question."""

    def __init__(self, scene: Scene, game: Game, signs: Signs) -> None:
        self._view: CiubView = scene.view
        self._game = game
        self._signs = signs
        self._say = signs.translator.say
        self._offered = [(action, game.face(action)) for action in scene.legal]

    def question(self) -> Question:
        stage = self._view.stage
        rule = RULE_OF_STAGE[STAGE_NAMES.index(stage)]
        if stage == "token":
            return Question(self._say("cb-terminal-ask-token"), rule, hints=[self._token()])
        if stage == "act":
            return Question(
                self._say("cb-terminal-ask-act"), rule, hints=[self._acts(), self._setting_aside()]
            )
        if stage == "aside":
            return Question(self._say("cb-terminal-ask-aside"), rule, hints=[self._setting_aside()])
        if stage == "exchange":
            return self._exchange(rule)
        choices = self._choices()
        number = len(self._view.outside) + len(self._view.tray) - KEPT
        sentence = self._say(f"cb-terminal-ask-{stage}", number=number)
        hints = self._commands_instead(stage)
        wins = [action for action, face in self._offered if isinstance(face, faces.WinCard)]
        default = wins[0] if len(wins) == 1 else None
        return Question(sentence, rule, choices, [hints] if hints else [], default)

    # -- the token ---------------------------------------------------------------------------------------

    def _token(self) -> Lines:
        cards = [face.card for _, face in self._offered if isinstance(face, faces.PlaceToken)]
        removed = [face.card for _, face in self._offered if isinstance(face, faces.RemoveCard)]
        hints = []
        if cards:
            hints.append(self._hint("token", f"token {cards[-1]}", card=card_text(cards[-1])))
        if removed:
            hints.append(self._hint("remove", f"remove {removed[0]}", card=card_text(removed[0])))
        return [*hints, self._hint("pass", "pass"), self._more()]

    def _more(self) -> Line:
        return ink(self._say("cb-terminal-hint-more", card=example_card(self._view)), QUIET)

    # -- dice --------------------------------------------------------------------------------------------

    def _acts(self) -> Lines:
        """What the faces of the dice can do: for each kind of die and face an example."""
        swaps: dict[str, str] = {}
        rerolls: dict[str, str] = {}
        adjusts: dict[str, tuple[str, str]] = {}
        for _, face in self._offered:
            match face:
                case faces.SwapDie(kind=kind, new_kind=new) if kind not in swaps or swaps[kind] == kind:
                    swaps[kind] = new
                case faces.RerollDie(kind=kind, target=target):
                    if kind not in rerolls or _matters(target) > _matters(rerolls[kind]):
                        rerolls[kind] = target
                case faces.AdjustDie(kind=kind, target=target, face=turned):
                    if kind not in adjusts or _matters(target) > _matters(adjusts[kind][0]):
                        adjusts[kind] = target, turned
        hints = [
            self._hint("swap", f"swap {short_kind(kind)} {short_kind(new)}", kind=_kind(kind), new=_kind(new))
            for kind, new in swaps.items()
        ]
        for kind, target in rerolls.items():
            typed = f"reroll {short_kind(kind)} {_short_target(target)}"
            hints.append(self._hint("reroll", typed, die=_die(target)))
        for kind, (target, turned) in adjusts.items():
            typed = f"adjust {short_kind(kind)} {_short_target(target)} {turned}"
            hints.append(self._hint("adjust", typed, die=_die(target), face=face_text(FACES.index(turned))))
        return hints

    def _hint(self, name: str, typed: str, **about: Argument) -> Line:
        """An example of what can be typed, bright, and what it does."""
        line = ink(self._say(f"cb-terminal-hint-{name}", typed=typed, **about))
        at = line.plain.find(typed)
        line.stylize(TITLE, at, at + len(typed))
        return line

    def _setting_aside(self) -> Lines:
        dice = [face.die for _, face in self._offered if isinstance(face, faces.SetAside)]
        skulls = sum([kind_and_face(die)[1] == "skull" for die in self._view.outside])
        kinds = {type(face) for _, face in self._offered}
        hints = []
        if dice:
            example = sorted(dice, key=lambda die: not kind_and_face(die)[1].isdigit())[:EXAMPLES]
            typed = " ".join([short_die(die) for die in example])
            hints.append(self._hint("aside", typed, number=len(example)))
        if skulls:
            hints.append(ink(self._say("cb-terminal-hint-skulls", number=skulls), QUIET))
        left = len(self._view.outside) - skulls
        if faces.RollOn in kinds:
            hints.append(self._hint("roll", "roll", number=left))
        elif left:
            hints.append(ink(self._say("cb-terminal-hint-no-roll"), QUIET))
        won = fulfilled_cards(self._view)
        if won:
            hints.append(self._hint("stop-wins", "stop", cards=f" {self._say('cb-terminal-or')} ".join(won)))
        else:
            hints.append(self._hint("stop", "stop"))
        return [*hints, self._more()] if self._view.stage == "aside" else hints

    # -- few choices -------------------------------------------------------------------------------------

    def _choices(self) -> list[Choice]:
        return [Choice(action, self._label(action, face)) for action, face in self._offered]

    def _label(self, action: int, face: object) -> str:
        match face:
            case faces.WinCard(card=card) | faces.MoveDown(card=card):
                points = next(each.points for each in self._view.cards if each.name == card)
                return self._say("cb-terminal-card-for", card=card_text(card), points=points)
            case faces.TakeDie(kind=kind):
                number = self._view.supply[KINDS.index(kind)]
                return self._say(
                    "cb-terminal-take", kind=_kind(kind), faces=self._signs.faces_of(kind), number=number
                )
            case faces.ReturnDie(die=die):
                kind, shown = kind_and_face(die)
                if shown:
                    return self._say("cb-terminal-return-tray", kind=_kind(kind))
                return self._say("cb-terminal-return", kind=_kind(kind), faces=self._signs.faces_of(kind))
        return self._signs.translator.tell(self._game.text(action))

    def _commands_instead(self, stage: str) -> Lines:
        """What can be typed instead of a number."""
        if stage == "return":
            lying = [short_die(die) for die in (*self._view.outside, *self._view.tray)]
            number = len(lying) - KEPT
            kept = f"keep {' '.join(lying[number:])}"
            hints = [self._hint("return", " ".join(lying[:number]))]
            return [*hints, self._hint("keep", kept)] if number > 1 else hints
        if stage == "take":
            kinds = [face.kind for _, face in self._offered if isinstance(face, faces.TakeDie)]
            return [self._hint("take", short_kind(kinds[-1]))]
        return []

    # -- the exchange ------------------------------------------------------------------------------------

    def _exchange(self, rule: str) -> Question:
        pairs: dict[str, tuple[str, str]] = {}
        whitened: list[str] = []
        for _, face in self._offered:
            match face:
                case faces.ExchangeForTwo(kind=kind, first=first, second=second):
                    if len(set(pairs.get(kind, ()))) < 2:  # two different ones are the better example
                        pairs[kind] = first, second
                case faces.ExchangeForWhite(kind=kind):
                    whitened.append(kind)
        hints = []
        for kind, (first, second) in pairs.items():
            typed = " ".join(["exchange", *map(short_kind, (kind, first, second))])
            about = {"kind": _kind(kind), "first": _kind(first), "second": _kind(second)}
            hints.append(self._hint("exchange", typed, **about))
        for kind in whitened[:1]:
            hints.append(self._hint("whiten", f"whiten {short_kind(kind)}", kind=_kind(kind)))
        hints.append(self._hint("end" if pairs else "end-enter", "end"))
        end = None if pairs else self._game.code(faces.EndTurn())
        return Question(self._say("cb-terminal-ask-exchange"), rule, hints=[hints], default=end)


def _matters(target: str) -> int:
    """Which die is the best example for what another one can do to it."""
    if target == ITSELF:
        return 0
    shown = kind_and_face(target)[1]
    return {"skull": 3, "": 2}.get(shown, 1)


def _kind(kind: str) -> Text:
    return kind_text(KINDS.index(kind))


def _die(target: str) -> Text:
    return text("cb-die-itself") if target == ITSELF else die_text(STATE_WORDS.index(target))


def _short_target(target: str) -> str:
    return target if target == ITSELF else short_die(target)
