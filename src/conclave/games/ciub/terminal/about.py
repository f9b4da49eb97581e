"""What can be read: `? 2,4,6`, `? green`, `? swap`, the faces of all dice, and where every card is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text as Line

from conclave.cli.terminal.layout import Lines, beside, flow, hanging_indent, ink, padded, wrapped
from conclave.cli.terminal.palette import BRASS, QUIET, STRONG, TITLE
from conclave.cli.terminal.translator import shortened
from conclave.core.text import Text, text
from conclave.games.ciub.engine.cards import GROUPS, OPUS_NAME
from conclave.games.ciub.engine.dice import DICE, KINDS
from conclave.games.ciub.engine.words import card_text
from conclave.games.ciub.interface.view import CiubView, SpellCard
from conclave.games.ciub.terminal.progress import example_card, form_name, progress, tray_counts
from conclave.games.ciub.terminal.signs import SIGNS, SPENT, Signs
from conclave.games.ciub.terminal.vocabulary import Vocabulary

ACTION_FACES: Final = ("swap", "reroll", "adjust", "2for1", "skull")
RULE_OF_FACE: Final = {
    "swap": "CB-5a",
    "reroll": "CB-5b",
    "adjust": "CB-5c",
    "2for1": "CB-10",
    "skull": "CB-6",
}
COLUMN: Final = 25
"""The least width of a group of cards beside others."""
KIND_WIDTH: Final = 9


class About:
    """Answers questions about one view."""

    def __init__(self, view: CiubView, signs: Signs) -> None:
        self._view = view
        self._signs = signs
        self._say = signs.translator.say

    def thing(self, words: str, vocabulary: Vocabulary, width: int) -> Lines | Text:
        card = vocabulary.card(words, [card.name for card in self._view.cards])
        found = next((each for each in self._view.cards if each.name == card), None)
        if found is not None:
            return self._card(found, width)
        kind = vocabulary.kind(words)
        if kind is not None:
            return self._kind(kind, width)
        dice = vocabulary.die(words)
        if dice:
            return self._kind(dice[0].partition(":")[0], width)
        faces = vocabulary.faces(words, ACTION_FACES)
        if len(faces) == 1:
            return self._face(faces[0], width)
        return text("cb-terminal-no-thing", words=shortened(words), card=example_card(self._view))

    # -- a card ------------------------------------------------------------------------------------------

    def _card(self, card: SpellCard, width: int) -> Lines:
        name = self._signs.translator.tell(card_text(card.name))
        head = ink(name, TITLE).append(f"  {card.group}  ", STRONG)
        head.append(self._say("cb-terminal-worth", points=card.points))
        if card.owl:
            head.append(f"  {self._say('cb-terminal-owl')}", QUIET)
        key = (
            "cb-terminal-asks-opus" if card.name == OPUS_NAME else f"cb-terminal-asks-{form_name(card.name)}"
        )
        if key == "cb-terminal-asks-equal" and not self._view.jokers:
            key = "cb-terminal-asks-equal-strictly"
        asks = self._say(key, needs=card.name.rstrip("+=").replace(",", " "))
        lines = [*wrapped(head, width), *wrapped(ink(asks), width)]
        lines += wrapped(ink(self._signs.translator.tell(self.whereabouts(card)), QUIET), width)
        come = progress(card.name, self._view.tray, self._view.jokers) if tray_counts(self._view) else None
        if come is not None:
            key = "cb-terminal-tray-met" if come.met else "cb-terminal-tray-so-far"
            lines += wrapped(ink(self._say(key, reached=come.reached, wanted=come.wanted), BRASS), width)
        return lines

    def whereabouts(self, card: SpellCard) -> Text:
        """A sentence about where the card is."""
        view = self._view
        for row, cards in (("top", view.top), ("bottom", view.bottom)):
            for each in cards:
                if each is not None and each.name == card.name:
                    if each.token is None:
                        return text(f"cb-terminal-lies-{row}")
                    return text(
                        f"cb-terminal-lies-{row}-token", player=text("core-player", seat=each.token + 1)
                    )
        owner = self._owner(card)
        if owner is not None:
            return text("cb-terminal-won-by", player=text("core-player", seat=owner + 1))
        if card.name in view.removed:
            return text("cb-terminal-is-removed")
        if card.name == OPUS_NAME:
            return text("cb-terminal-is-under-pile")
        return text("cb-terminal-is-unseen") if card.group != GROUPS[0] else text("cb-terminal-is-out")

    def _owner(self, card: SpellCard) -> int | None:
        if card.name == OPUS_NAME:
            return self._view.opus
        return next(
            (seat for seat, player in enumerate(self._view.players) if card.name in player.cards), None
        )

    # -- dice --------------------------------------------------------------------------------------------

    def _kind(self, kind: str, width: int) -> Lines:
        number = KINDS.index(kind)
        lines = [*self._faces_of(kind, width), Line()]
        for face in ACTION_FACES:
            if face in DICE[number].labels:
                lines += self._face(face, width)
        own = [
            self._say(
                "cb-terminal-has", player=self._signs.translator.names[seat], number=player.dice[number]
            )
            for seat, player in enumerate(self._view.players)
        ]
        held = [self._say("cb-terminal-in-supply", number=self._view.supply[number]), *own]
        return [*lines, *flow([ink(each, QUIET) for each in held], width, " · ")]

    def _faces_of(self, kind: str, width: int, sizes: Sequence[int] = ()) -> Lines:
        """The faces of a kind beside its name; in columns, if their sizes are given."""
        if self._signs.translator.plain:
            return [ink(f"{self._signs.name(kind)}: {self._signs.faces_of(kind)}")]
        head = padded(ink(self._signs.name(kind), self._signs.bright(kind)), KIND_WIDTH)
        dice = [self._signs.die(f"{kind}:{face}") for face in _faces(kind)]
        if sizes:
            dice = [padded(die, size) for die, size in zip(dice, sizes, strict=True)]
        first, *more = flow(dice, width - KIND_WIDTH, " ")
        indent = " " * KIND_WIDTH
        return [head.append_text(first), *[ink(indent).append_text(line) for line in more]]

    def face_sentences(self) -> list[str]:
        """What the faces do, for plain lines."""
        return [self._face_sentence(face) for face in ACTION_FACES]

    def _face_sentence(self, face: str) -> str:
        means = f"{self._say(self._does(face))} ({RULE_OF_FACE[face]})"
        return self._say("cb-plain-state", state=self._signs.face_name(face), means=means)

    def _does(self, face: str) -> str:
        if face == "skull" and self._view.jokers:
            return "cb-terminal-does-skull-joker"
        if face == "adjust" and self._view.self_adjust_to_tray:
            return "cb-terminal-does-adjust-to-tray"
        return f"cb-terminal-does-{face}"

    def _face(self, face: str, width: int) -> Lines:
        if self._signs.translator.plain:
            return [ink(self._face_sentence(face))]
        head = ink(f"{SIGNS[face]:2} ", TITLE)
        words = ink(self._signs.face_name(face), STRONG).append("  ").append(self._say(self._does(face)))
        return hanging_indent(head, words.append(f" ({RULE_OF_FACE[face]})", QUIET), width)

    def faces(self, width: int) -> Lines:
        """The summary: every kind with its faces and how many are left, and what the signs mean."""
        lines: Lines = []
        columns = zip(
            *[[self._signs.die(f"{kind}:{face}") for face in _faces(kind)] for kind in KINDS], strict=True
        )
        sizes = [max([die.cell_len for die in column]) for column in columns]
        for kind, left in zip(KINDS, self._view.supply, strict=True):
            *above, last = self._faces_of(kind, width, sizes)
            supply = ink(self._say("cb-terminal-in-supply", number=left), QUIET)
            lines += [*above, *flow([last, supply], width, "   ")]
        lines.append(Line())
        for face in ACTION_FACES:
            lines += self._face(face, width)
        marks = [self._signs.die(f"green:{SPENT}"), self._signs.die("blue")]
        legend = zip(marks, ("spent", "inactive"), strict=True)
        lines += [
            line
            for mark, state in legend
            for line in hanging_indent(
                mark.append("  "), ink(self._say(f"cb-terminal-legend-{state}")), width
            )
        ]
        return [*lines, *wrapped(ink(self._say("cb-terminal-legend-card")), width)]

    # -- all cards ---------------------------------------------------------------------------------------

    def cards(self, width: int) -> Lines:
        """Every card of the game, group by group, and what became of it."""
        groups = [[card for card in self._view.cards if card.group == group] for group in GROUPS]
        *columns, opus = [self._group(cards) for cards in groups]
        each = (width - len(columns) + 1) // len(columns)
        if each >= COLUMN:
            lines = beside(columns, [each] * len(columns), 1)
        else:
            lines = [line for column in columns for line in [*column, Line()]]
        legend = ink(self._say("cb-terminal-cards-legend"), QUIET)
        return [*lines, *opus[1:], Line(), *wrapped(legend, width)]

    def _group(self, cards: list[SpellCard]) -> Lines:
        heading = ink(self._say("cb-terminal-group", group=cards[0].group, number=len(cards)), STRONG)
        return [heading, *[self._line(card) for card in cards]]

    def _line(self, card: SpellCard) -> Line:
        state, style = self._state(card)
        name = self._signs.translator.tell(card_text(card.name))
        points = self._say("cb-terminal-points-short", points=card.points)
        line = ink(f"{points} ", TITLE if style else QUIET)
        line.append(name, style or QUIET)
        if card.owl:
            line.append("°", QUIET)
        return line.append(f" {state}", style or QUIET) if state else line

    def _state(self, card: SpellCard) -> tuple[str, str]:
        """What became of a card, in a word, and how it is written."""
        view = self._view
        for row, cards in (("top", view.top), ("bottom", view.bottom)):
            for each in cards:
                if each is not None and each.name == card.name:
                    token = "" if each.token is None else f" {self._signs.token(each.token)}"
                    return self._say(f"cb-terminal-state-{row}") + token, STRONG
        owner = self._owner(card)
        if owner is not None:
            return self._signs.translator.names[owner], BRASS
        if card.name in view.removed:
            return self._say("cb-terminal-state-removed"), ""
        if card.name == OPUS_NAME:
            return self._say("cb-terminal-state-pile"), STRONG
        return ("", "default") if card.group != GROUPS[0] else (self._say("cb-terminal-state-out"), "")


def _faces(kind: str) -> Sequence[str]:
    return DICE[KINDS.index(kind)].faces
