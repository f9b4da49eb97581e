"""From what was typed to actions, one step at a time: `w3 w3 o4`, `swap w b`, `win 2,4,6`, or notation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from conclave.cli.terminal.screen import Scene
from conclave.cli.terminal.translator import shortened
from conclave.core.game import Game, NotationError
from conclave.core.text import Text, text
from conclave.games.ciub.engine.dice import DICE, KINDS, STATE_WORDS
from conclave.games.ciub.engine.pool import KEPT
from conclave.games.ciub.engine.words import die_text, kind_text
from conclave.games.ciub.interface import view as faces
from conclave.games.ciub.interface.view import CiubView
from conclave.games.ciub.terminal.exchange_parser import ExchangeParser
from conclave.games.ciub.terminal.progress import example_card, face_up
from conclave.games.ciub.terminal.signs import kind_and_face, short_die, short_kind
from conclave.games.ciub.terminal.vocabulary import ITSELF, Vocabulary

VERBS: Final = {
    "token": ("pass", "token", "remove"),
    "act": ("aside", "swap", "reroll", "adjust", "roll", "stop"),
    "aside": ("aside", "roll", "stop"),
    "cast": ("win", "decline"),
    "down": ("down",),
    "return": ("return", "keep"),
    "take": ("take", "nothing"),
    "exchange": ("exchange", "whiten", "end"),
}
"""By stage; any beginning that fits only one will do. At other stages the whole verb is understood, too."""
EVERY_VERB: Final = tuple(dict.fromkeys([verb for verbs in VERBS.values() for verb in verbs]))
NEITHER: Final = {"token": "pass", "cast": "decline", "take": "nothing", "exchange": "end"}
"""What `none` stands for."""
NONE_WORD: Final = "none"
MOST_NAMED: Final = 12
"""So many dice are named in one message; no player has more kinds of dice lying there."""
CARDS_NAMED: Final = 3
"""So many cards are examples of what cards are called."""
Answer = int | Sequence[int] | Text


class AnswerParser:
    """Reads one step that answers one question."""

    def __init__(self, game: Game, scene: Scene, words: Vocabulary) -> None:
        self._game = game
        self._scene = scene
        self._view: CiubView = scene.view
        self._legal = scene.legal
        self._words = words

    def read(self, typed: str) -> Answer | None:
        """Actions, legal or not; why there are none; or None if it may be the number of a choice."""
        typed = typed.lower()
        try:
            return self._game.parse(typed)
        except NotationError:
            pass
        if typed == NONE_WORD and self._view.stage in NEITHER:
            return self._game.parse(NEITHER[self._view.stage])
        first, *rest = typed.split()
        verbs = self.verbs(first)
        if len(verbs) == 1:
            return self._verb(verbs[0], rest)
        found = self._bare(typed) if rest or not verbs else None
        if found is None and verbs:
            return text("cb-terminal-which-verb", words=shortened(first), verbs=", ".join(verbs))
        return found

    def verbs(self, word: str) -> list[str]:
        """The verbs that a word may begin."""
        here = VERBS.get(self._view.stage, ())
        if word in EVERY_VERB:
            return [word]
        if self._view.stage == "return" and self._words.die(word):
            return []  # `r` is a red die, where dice are asked for and nothing else
        return [verb for verb in here if verb.startswith(word)]

    def _verb(self, verb: str, rest: list[str]) -> Answer:
        if verb in ("token", "remove", "win", "down"):
            return self._about_card(verb, " ".join(rest))
        exchanging = ExchangeParser(self._game, self._scene, self._words)
        readers: dict[str, Callable[[list[str]], Answer]] = {
            "aside": self._aside,
            "swap": self._swap,
            "reroll": self._reroll,
            "adjust": self._adjust,
            "return": self._return,
            "keep": self._keep,
            "take": self._take,
            "exchange": exchanging.for_two,
            "whiten": exchanging.for_white,
        }
        if verb in readers:
            return readers[verb](rest)
        return self._game.parse(verb) if not rest else self._unclear(" ".join([verb, *rest]))

    def _bare(self, typed: str) -> Answer | None:
        """Dice or cards without a verb, where only one thing can be done with them."""
        stage = self._view.stage
        words = typed.split()
        die = bool(self._words.die(words[0].partition("*")[0]))
        if stage in ("act", "aside") and die:
            return self._aside(words)
        if stage in ("cast", "down") and not typed.isdigit():
            card = self._words.card(typed, face_up(self._view))
            return None if card is None else self._card_action("win" if stage == "cast" else "down", card)
        if stage == "token":
            card = self._words.card(typed, face_up(self._view))
            if card in face_up(self._view):
                return text("cb-terminal-token-or-remove", card=str(card))
        if stage == "return" and die:
            return self._return(words)
        if stage == "take" and self._words.kind(typed) is not None:
            return self._take(words)
        return None

    def _unclear(self, typed: str) -> Text:
        return text("cli-not-understood", words=shortened(typed))

    # -- cards -------------------------------------------------------------------------------------------

    def _about_card(self, verb: str, words: str) -> Answer:
        if not words:
            return text("cb-terminal-which-card", verb=verb, cards=" · ".join(self._cards_for(verb)))
        card = self._words.card(words, self._cards_for(verb))
        if card is None:
            return self._no_card(words)
        return self._card_action(verb, card)

    def _cards_for(self, verb: str) -> list[str]:
        written = [self._game.notation(action) for action in self._legal]
        offered = [each.partition(" ")[2] for each in written if each.startswith(f"{verb} ")]
        return offered or face_up(self._view)

    def _card_action(self, verb: str, card: str) -> Answer:
        try:
            return self._game.parse(f"{verb} {card}")
        except NotationError:  # the Opus Magnum is nothing that can be chosen
            return self._no_card(card)

    def _no_card(self, words: str) -> Text:
        cards = face_up(self._view)[:CARDS_NAMED] or [example_card(self._view)]
        return text("cb-terminal-no-card", words=shortened(words), cards=" · ".join(cards))

    # -- dice outside the tray ---------------------------------------------------------------------------

    def _match_word(self, word: str, among: Sequence[str]) -> str | Text:
        """The die among those that is meant. One that is not there is left to the rules to refuse."""
        meant = self._words.die(word)
        there = [die for die in dict.fromkeys(among) if die in meant]
        if meant and meant[0] in there:
            return meant[0]
        if len(there) == 1:
            return there[0]
        if there:
            return text("cb-terminal-which-die", words=shortened(word), dice=_list_dice(there))
        if not meant:
            return text("cb-terminal-no-die", words=shortened(word), dice=_list_dice(among))
        return meant[0]

    def _several(self, named: Sequence[str], among: Sequence[str]) -> list[str] | Text:
        """Dice one by one."""
        chosen: list[str] = []
        left = Counter(among)
        for word in named:
            die = self._match_word(word, list(left.elements()) or among)
            if isinstance(die, Text):
                return die
            meant = self._words.die(word)
            there = [each for each in among if each in meant]
            if there and left[die] <= 0:
                return text("cb-terminal-too-few", number=len(there), die=_die_text(meant[0]))
            left[die] -= 1
            chosen.append(die)
        return chosen

    def _aside(self, words: list[str]) -> Answer:
        """Dice one after the other, and perhaps what follows: `w3 w3 roll`."""
        then = self._then(words[-1]) if words else None
        named = self._words.dice(words[:-1] if then else words)
        free = [die for die in self._view.outside if kind_and_face(die)[1] not in ("", "skull")]
        if not named:
            return text("cb-terminal-aside-which", dice=_list_dice(free))
        if named == ["all"]:
            named = [short_die(die) for die in free]
        if not named:
            return text("cb-terminal-aside-none")
        chosen = self._several(named, self._view.outside)
        if isinstance(chosen, Text):
            return chosen
        if any(not die.endswith(":skull") for die in chosen):  # skulls go by themselves
            chosen = [die for die in chosen if not die.endswith(":skull")]
        actions = [self._game.code(faces.SetAside(die)) for die in chosen]
        wrong = self._wrong(actions)
        if wrong is not None:
            return wrong
        nothing_left = len(chosen) == len(self._view.outside) - sum(
            [die.endswith(":skull") for die in self._view.outside]
        )
        if then == "roll" and nothing_left:
            return text("cb-terminal-nothing-to-roll")
        if then and not (then == "stop" and nothing_left):  # with nothing left to do one stops anyway
            actions.append(self._game.parse(then))
        return actions

    def _wrong(self, actions: Sequence[int]) -> int | None:
        """The first that the rules will refuse: then nothing is begun that could not be finished."""
        return next((action for action in actions if action not in self._legal), None)

    @staticmethod
    def _then(word: str) -> str | None:
        """What may follow dice that are set aside."""
        return next((verb for verb in ("roll", "stop") if len(word) > 1 and verb.startswith(word)), None)

    def _swap(self, words: list[str]) -> Answer:
        kinds = self._kinds_showing("swap")
        named = self._words.dice(words)
        supply = [kind for kind, number in zip(KINDS, self._view.supply, strict=True) if number]
        if len(named) > 2:
            return self._unclear(" ".join(["swap", *words]))
        found = [self._words.kind(word) for word in named]
        if found and found[0] is None:
            dice = self._words.die(named[0])
            if dice and not any(die.endswith(":swap") for die in dice):
                return text("cb-terminal-shows-no", die=_die_text(dice[0]), face=text("cb-face-swap"))
            found[0] = kind_and_face(dice[0])[0] if dice else None
        if None in found:
            wrong = shortened(named[found.index(None)])
            return text("cb-terminal-no-colour", words=wrong, kinds=" ".join(map(short_kind, supply)))
        if len(found) == 1 and len(kinds) == 1 and found != kinds:
            found = [kinds[0], *found]
        if len(found) == 2:
            return self._game.code(faces.SwapDie(str(found[0]), str(found[1])))
        if not kinds:
            return text("cb-terminal-none-shows", face=text("cb-face-swap"))
        kind = short_kind(str(found[0]) if found else kinds[0])
        return text("cb-terminal-swap-how", typed=f"swap {kind}", kinds=" ".join(map(short_kind, supply)))

    def _kinds_showing(self, face: str) -> list[str]:
        """The kinds of the dice that can use this face now."""
        shown = [kind_and_face(die)[0] for die in self._view.outside if die.endswith(f":{face}")]
        return list(dict.fromkeys(shown))

    def _acting(self, face: str, words: list[str], fewest: int) -> tuple[str, list[str]] | Text:
        """The kind of the die that acts, which may be left out if it is clear, and the words for the rest."""
        kinds = self._kinds_showing(face)
        named = self._words.kind(words[0]) if words else None
        if named is not None and (named in kinds or len(words) > fewest or not kinds):
            return named, words[1:]
        if len(kinds) == 1:
            return kinds[0], words
        if not kinds:
            return text("cb-terminal-none-shows", face=text(f"cb-face-{face}"))
        return text(
            "cb-terminal-which-acts", face=text(f"cb-face-{face}"), kinds=" ".join(map(short_kind, kinds))
        )

    def _targets(self, kind: str, face: str) -> list[str]:
        """Every die that can be acted on beside the acting die itself."""
        left = Counter(self._view.outside)
        left.subtract([f"{kind}:{face}"])
        return list(left.elements())

    def _target(self, kind: str, face: str, word: str) -> str | Text:
        targets = self._targets(kind, face)
        if self._words.is_itself(word):
            return ITSELF
        meant = self._words.die(word)
        if meant[:1] == [kind] and not set(meant).intersection(targets):
            return ITSELF  # `adjust p p 4`, and no other purple die is there
        return self._match_word(word, targets)

    def _reroll(self, words: list[str]) -> Answer:
        acting = self._acting("reroll", words, 1)
        if isinstance(acting, Text):
            return acting
        kind, rest = acting
        named = self._words.dice(rest)
        if not named:
            dice = _list_dice(self._targets(kind, "reroll"), ITSELF)
            return text("cb-terminal-reroll-how", typed=f"reroll {short_kind(kind)}", dice=dice)
        if len(named) > 1:
            return self._unclear(" ".join(["reroll", *words]))
        target = self._target(kind, "reroll", named[0])
        return target if isinstance(target, Text) else self._game.code(faces.RerollDie(kind, target))

    def _adjust(self, words: list[str]) -> Answer:
        acting = self._acting("adjust", words, 2)
        if isinstance(acting, Text):
            return acting
        kind, rest = acting
        if len(rest) == 3:  # `white 1 4`
            rest = [f"{rest[0]}:{rest[1]}", rest[2]]
        if len(rest) > 2:
            return self._unclear(" ".join(["adjust", *words]))
        if not rest:
            dice = _list_dice(self._targets(kind, "adjust"), ITSELF)
            return text("cb-terminal-adjust-how", typed=f"adjust {short_kind(kind)}", dice=dice)
        target = self._target(kind, "adjust", rest[0])
        if isinstance(target, Text):
            return target
        turned = kind if target == ITSELF else kind_and_face(target)[0]
        labels = DICE[KINDS.index(turned)].labels
        found = self._words.faces(rest[1], labels) if len(rest) == 2 else []
        if len(found) == 1:
            return self._game.code(faces.AdjustDie(kind, target, found[0]))
        possible = self._faces_to(kind, target)
        short = ITSELF if target == ITSELF else short_die(target)
        typed = f"adjust {short_kind(kind)} {short}"
        return text("cb-terminal-adjust-to", typed=typed, faces=" ".join(possible or labels))

    def _faces_to(self, kind: str, target: str) -> list[str]:
        written = [self._game.notation(action).split() for action in self._legal]
        return [words[3] for words in written if words[:3] == ["adjust", kind, target]]

    # -- dice after the tray -----------------------------------------------------------------------------

    def _return(self, words: list[str]) -> Answer:
        """One or several dice that go back to the supply."""
        lying = self._lying()
        named = self._words.dice(words)
        if not named:
            return text("cb-terminal-return-which", dice=_list_dice(lying))
        chosen = self._several(named, lying)
        if isinstance(chosen, Text):
            return chosen
        if len(chosen) > max(len(lying) - KEPT, 1):
            return text("cb-terminal-return-too-many", number=len(lying) - KEPT)
        return self._return_dice(chosen)

    def _keep(self, words: list[str]) -> Answer:
        """The five dice that stay; all others go back."""
        lying = self._lying()
        chosen = self._several(self._words.dice(words), lying)
        if isinstance(chosen, Text):
            return chosen
        gone = Counter(lying)
        gone.subtract(chosen)
        if len(chosen) != KEPT or min(gone.values(), default=0) < 0:
            return text("cb-terminal-keep-five", dice=_list_dice(lying))
        return self._return_dice(list(gone.elements()))

    def _lying(self) -> list[str]:
        """All dice, once the tray is cleared; those in it that show 2for1 are called by that."""
        return [*self._view.outside, *self._view.tray]

    def _return_dice(self, chosen: Sequence[str]) -> Answer:
        """Once all dice left are alike the rest goes back of itself."""
        left = Counter(self._lying())
        actions: list[int] = []
        for die in chosen:
            if len(+left) > 1:
                actions.append(self._game.code(faces.ReturnDie(die)))
            left[die] -= 1
        wrong = self._wrong(actions)
        return actions if wrong is None else wrong

    def _take(self, words: list[str]) -> Answer:
        kind = self._words.kind(" ".join(words)) if words else None
        if kind is not None:
            return self._game.code(faces.TakeDie(kind))
        left = [short_kind(kind) for kind, each in zip(KINDS, self._view.supply, strict=True) if each]
        return text("cb-terminal-take-which", kinds=" ".join(left))


def _list_dice(dice: Sequence[str], *more: str) -> str:
    """What can be typed for dice, each once."""
    return " ".join([*dict.fromkeys([short_die(die) for die in dice]), *more][:MOST_NAMED])


def _die_text(die: str) -> Text:
    return kind_text(KINDS.index(die)) if die in KINDS else die_text(STATE_WORDS.index(die))
