"""`? THING`: what a scroll does, what lies on a space, and why it can or cannot be used or broken."""

from __future__ import annotations

from rich.text import Text as Line

from conclave.cli.terminal.layout import Lines, ink, wrapped
from conclave.cli.terminal.palette import QUIET, STRONG, TITLE
from conclave.cli.terminal.translator import shortened
from conclave.core.game import Game
from conclave.core.text import Text, text
from conclave.games.five_seals.engine.compendium import SPELLS
from conclave.games.five_seals.engine.seals import (
    CIRCLES,
    NAMED_SCROLLS,
    slot_of,
    spell_of,
    strength_of_scroll,
)
from conclave.games.five_seals.interface.catalogue import effect_text
from conclave.games.five_seals.interface.imagine import imagine
from conclave.games.five_seals.interface.view import Cast, FiveSealsView
from conclave.games.five_seals.terminal.offer import Offer
from conclave.games.five_seals.terminal.reach import why_not_broken
from conclave.games.five_seals.terminal.signs import Signs, scroll_named
from conclave.games.five_seals.terminal.vocabulary import Vocabulary

MOST_SCROLLS = 5
"""As many as there are of one spell."""


class About:
    """Answers one question about one view."""

    def __init__(self, game: Game, view: FiveSealsView, signs: Signs, seat: int | None, offer: Offer) -> None:
        self._game = game
        self._view = view
        self._signs = signs
        self._say = signs.translator.say
        self._seat = seat
        self._offer = offer

    def thing(self, words: str, vocabulary: Vocabulary, width: int) -> Lines | Text:
        space = vocabulary.space(vocabulary.without_label(words, self._view.seals))
        if space is not None:
            number = space[0]
            if 1 <= number <= len(self._view.seals):
                return self.space(number, width)
            return text("fs-terminal-no-such-space", space=str(number), most=len(self._view.seals))
        lettered = self._offer.by_letter().get(words.lower())
        if lettered is not None:
            face = self._game.face(lettered)
            if isinstance(face, Cast):
                return self.scroll(face.scroll, width)
        found = vocabulary.scrolls(words, self._in_game())
        if not 1 <= len(found) <= MOST_SCROLLS:
            return text("fs-terminal-no-such-scroll", words=shortened(words))
        lines = [line for scroll in found for line in [*self.scroll(scroll, width), Line()]]
        return lines[:-1]

    def _in_game(self) -> list[str]:
        circle = CIRCLES.index(self._view.circle) + 1 if self._view.circle else 0
        return [name for name, scroll in NAMED_SCROLLS.items() if slot_of(scroll, circle) >= 0]

    # -- a scroll ----------------------------------------------------------------------------------------

    def scroll(self, name: str, width: int) -> Lines:
        scroll = NAMED_SCROLLS[name]
        rule = SPELLS[spell_of(scroll)].rule
        head = ink(self._signs.scroll_name(name), self._signs.bright(name.rpartition("-")[2]))
        head.append(f"  {self._say('fs-terminal-strength', strength=strength_of_scroll(scroll))}")
        head.append(f"  {name}  {self._say('fs-terminal-whole-rule', rule=rule)}", QUIET)
        lines = [
            *wrapped(head, width),
            *wrapped(ink(self._signs.translator.tell(effect_text(scroll))), width),
        ]
        for sentence in self._whereabouts(name):
            lines += wrapped(ink(self._signs.translator.tell(sentence), QUIET), width)
        return lines

    def _whereabouts(self, name: str) -> list[Text]:
        """Where the scroll is, and why its owner cannot use it."""
        found = []
        for seat, player in enumerate(self._view.players):
            for held in player.scrolls:
                if held.scroll == name:
                    key = "fs-terminal-owned" if held.face_up else "fs-terminal-owned-down"
                    found.append(text(key, player=text("core-player", seat=seat + 1)))
        for space, seal in enumerate(self._view.seals, 1):
            if seal is not None and seal.scroll == name:
                found.append(text("fs-terminal-lies-on", space=space))
        if not found:
            found.append(text("fs-terminal-nowhere", scroll=scroll_named(name)))
        if name in self._offer.casts:
            found.append(text("fs-terminal-usable"))
        elif self._view.stage == "turn" and self._seat is not None and self._owns(name):
            refusal = imagine(self._view).why_not(self._seat, self._game.code(Cast(name)))
            if refusal is not None:
                found.append(text("cli-refused", reason=refusal.reason, rule=refusal.rule))
        return found

    def _owns(self, name: str) -> bool:
        return self._seat is not None and any(
            held.scroll == name for held in self._view.players[self._seat].scrolls
        )

    # -- a space -----------------------------------------------------------------------------------------

    def space(self, number: int, width: int) -> Lines:
        seal = self._view.seals[number - 1]
        lines: Lines = []
        if seal is None:
            lines += wrapped(ink(self._say("fs-terminal-space-empty", space=number), STRONG), width)
        else:
            head = ink(self._signs.seal(number, seal), self._signs.bright(seal.colour))
            if not self._signs.translator.plain:  # in words the seal has said its name
                head.append("  ").append(self._signs.seal_name(seal), TITLE)
            lines += wrapped(head, width)
            lines += [*self._breaking(number, width)]
            if seal.scroll is not None:
                lines += [Line(), *self.scroll(seal.scroll, width)]
        figures = self._signs.figures(self._view, number)
        if figures:
            lines += wrapped(ink(self._say("fs-terminal-stands-there", figures=figures)), width)
        return [*lines, *self._next_to(number, width)]

    def _breaking(self, number: int, width: int) -> Lines:
        if number in self._offer.ways:
            joined = f" {self._say('fs-terminal-or')} "
            ways = [self._signs.dice_used(way.colour, way.dice) for way in self._offer.ways[number]]
            return wrapped(ink(self._say("fs-terminal-breakable-with", dice=joined.join(ways))), width)
        if self._seat is None or self._view.players[self._seat].mage is None:
            return []
        refusal = why_not_broken(self._view, self._seat, number)
        if refusal is None:
            return wrapped(ink(self._say("fs-terminal-breakable-later")), width)
        return wrapped(ink(self._say("cli-refused", reason=refusal.reason, rule=refusal.rule)), width)

    def _next_to(self, number: int, width: int) -> Lines:
        """The spaces on the other side of the room, the passage or the bare way."""
        near = [space for space in imagine(self._view).dungeon.board.beside[number] if space != number]
        labels = []
        for space in near:
            seal = self._view.seals[space - 1]
            labels.append(str(space) if seal is None else self._signs.seal(space, seal))
        if not labels:
            return []
        return wrapped(ink(self._say("fs-terminal-next-to", spaces=self._signs.listed(labels)), QUIET), width)
