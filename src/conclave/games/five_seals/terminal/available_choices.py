"""What can be chosen now, as it stands above the question: seals to break, spaces to pick, scrolls to use."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text as Line

from conclave.cli.terminal.layout import Lines, Part, flow, hanging_indent, ink, padded, wrapped
from conclave.cli.terminal.palette import BRASS, QUIET, TITLE
from conclave.core.game import Game
from conclave.core.text import text
from conclave.games.five_seals.engine.compendium import SPELLS
from conclave.games.five_seals.engine.elements import COLOURS
from conclave.games.five_seals.engine.seals import NAMED_SCROLLS, spell_of
from conclave.games.five_seals.interface import view as faces
from conclave.games.five_seals.interface.catalogue import effect_text
from conclave.games.five_seals.interface.view import FiveSealsView
from conclave.games.five_seals.terminal.offer import Offer, Way, by_worth
from conclave.games.five_seals.terminal.players import PlayersPanel
from conclave.games.five_seals.terminal.signs import CHOICE, IN_REACH, Signs

NUMBER: Final = 9
"""Characters of a seal with its mark, where seals stand one below the other."""


class AvailableChoices:
    """Writes what is offered to one player in one view."""

    def __init__(self, game: Game, view: FiveSealsView, signs: Signs, offer: Offer) -> None:
        self._game = game
        self._view = view
        self._signs = signs
        self._say = signs.translator.say
        self._offer = offer

    # -- seals to break ----------------------------------------------------------------------------------

    def breaks(self, width: int) -> Part:
        """The seals that can be broken now and with which dice: one to a line, or one after the other."""
        found = by_worth(self._view, self._offer)
        if not found:
            return Part([[]])
        heading = ink(self._say("fs-terminal-breakable"), QUIET)
        listed: Lines = [heading]
        pieces: Lines = []
        for space, seal, ways in found:
            label = ink(CHOICE + self._signs.seal(space, seal), self._signs.chip(seal.colour))
            dice = self._ways(ways)
            name = "" if seal.scroll is None else f"{self._signs.seal_name(seal)}  "
            listed += hanging_indent(padded(label, NUMBER + 1), ink(name).append(dice, BRASS), width)
            pieces.append(label.append(" ").append(dice))
        return Part([listed, flow([heading, *pieces], width, "  ")], [7])

    def _ways(self, ways: Sequence[Way]) -> str:
        joined = f" {self._say('fs-terminal-or')} "
        return joined.join([self._signs.dice_used(way.colour, way.dice) for way in ways])

    # -- spaces to pick ----------------------------------------------------------------------------------

    def picks(self, width: int) -> Part:
        """Spaces to pick from, sorted by what lies there: a hundred of them fit into a few lines."""
        tokens: dict[str, dict[int, list[int]]] = {}
        scrolls: list[tuple[int, int, str]] = []
        for space in self._offer.spaces:
            seal = self._view.seals[space - 1]
            if seal is not None and seal.scroll is None:
                tokens.setdefault(seal.colour, {}).setdefault(seal.strength, []).append(space)
            elif seal is not None and seal.scroll is not None:
                scrolls.append((-seal.strength, space, seal.scroll))
        lines: Lines = []
        for colour in COLOURS:
            if colour in tokens:
                lines += self._tokens(colour, tokens[colour], width)
        named = []
        for _, space, scroll in sorted(scrolls):
            seal = self._view.seals[space - 1]
            assert seal is not None
            label = ink(CHOICE + self._signs.seal(space, seal), self._signs.chip(seal.colour))
            named.append(label.append(f" {self._signs.scroll_name(scroll)}"))
        return Part([[*lines, *flow(named, width, "  ")]])

    def _tokens(self, colour: str, by_strength: dict[int, list[int]], width: int) -> Lines:
        head = padded(ink(f" {self._say(f'fs-colour-{colour}')} ", self._signs.chip(colour)), 8).append(" ")
        pieces = []
        for strength, spaces in sorted(by_strength.items()):
            piece = ink(f"{self._signs.letter(colour)}{strength}: ", self._signs.bright(colour))
            pieces.append(piece.append(" ".join([str(space) for space in spaces]), BRASS))
        body = Line("   ").join(pieces)
        return hanging_indent(head, body, width)

    # -- seals in reach that cannot be broken ------------------------------------------------------------

    def also_in_reach(
        self, spaces: Sequence[int], width: int, key: str = "fs-terminal-also-in-reach"
    ) -> Lines:
        """Seals that a part of the map does not show."""
        pieces = []
        for space in spaces:
            seal = self._view.seals[space - 1]
            if seal is not None:
                label = IN_REACH + self._signs.seal(space, seal)
                pieces.append(ink(label, self._signs.bright(seal.colour)))
        if not pieces:
            return []
        return flow([ink(self._say(key), QUIET), *pieces], width, " ")

    # -- scrolls -----------------------------------------------------------------------------------------

    def scrolls(self, players_panel: PlayersPanel, seat: int, width: int) -> Part:
        """The player's own scrolls with their letters, marked if they can be used now."""
        letters = list(self._offer.by_letter()) if self._offer.hand else []
        listed: Lines = []
        pieces: Lines = []
        for place, each in enumerate(self._view.players[seat].scrolls):
            letter = f"{letters[place]} " if place < len(letters) else ""
            usable = each.face_up and each.scroll in self._offer.casts
            head = ink(CHOICE if usable else "", TITLE).append(letter, TITLE if usable else QUIET)
            head.append_text(players_panel.scroll(each))
            spell = each.scroll.rpartition("-")[0]
            about = ink(self._say(f"fs-terminal-short-{spell}"), QUIET)
            listed += hanging_indent(ink("" if usable else " ").append_text(head).append("  "), about, width)
            pieces.append(head)
        heading = ink(self._say("fs-terminal-your-scrolls"), QUIET)
        return Part([listed, flow([heading, *pieces], width, "  ")], [6])

    def letters(self, width: int) -> Part:
        """What is neither a seal nor a scroll: putting the familiar down, ending the round."""
        lines: Lines = []
        for action in self._offer.rest if self._offer.on_board else ():
            typed = self._offer.letter_of(action) or self._game.notation(action)
            label = self._signs.translator.tell(self._game.text(action))
            lines += hanging_indent(ink(f"{typed} ", TITLE), ink(label), width)
        return Part([lines])

    # -- a spell on its way ------------------------------------------------------------------------------

    def casting(self, width: int) -> Part:
        """The spell that is being cast, what it does and what was chosen for it so far."""
        casting = self._view.casting
        if casting is None:
            return Part([[]])
        scroll = NAMED_SCROLLS[casting.scroll]
        caster = text("core-player", seat=casting.seat + 1)
        name = self._signs.scroll_name(casting.scroll)
        if casting.lender is None:
            head = ink(self._say("fs-terminal-casting", player=caster, scroll=name), TITLE)
        else:
            lender = self._say("fs-terminal-lender", player=text("core-player", seat=casting.lender + 1))
            head = ink(
                self._say("fs-terminal-casting-lent", player=caster, scroll=name, lender=lender), TITLE
            )
        head.append(f"  {SPELLS[spell_of(scroll)].rule}", QUIET)
        so_far = None if casting.chosen is None else self._choice_text(casting.chosen)
        chosen = [] if so_far is None else wrapped(ink(self._say("fs-terminal-chosen", choice=so_far)), width)
        effect = ink(self._signs.translator.tell(effect_text(scroll)), QUIET)
        whole = [*wrapped(head, width), *wrapped(effect, width), *chosen]
        return Part([whole, [*wrapped(head, width), *chosen]], [9])

    def _choice_text(self, notation: str) -> str | None:
        """What a choice was about; None for a step that was skipped."""
        action = self._game.parse(notation)
        words = self._game.text(action)
        match self._game.face(action):
            case faces.ChooseNothing():
                return None
            case faces.ChooseSpace(space=space):
                return self._space(space)
            case faces.BreakSeal(space=space, colour=colour, dice=dice):
                return f"{self._space(space)}, {self._signs.dice_used(colour, dice)}"
            case faces.ChooseDice() | faces.ChooseDie():
                return self._say("fs-terminal-chosen-dice", **words.arguments)
            case faces.ChooseOpponentsDice():
                return self._say("fs-terminal-chosen-opponents-dice", **words.arguments)
            case faces.ChooseOpponentsScroll():
                return self._say("fs-terminal-chosen-opponents-scroll", **words.arguments)
        return self._signs.translator.tell(words)

    def _space(self, space: int) -> str:
        return self._signs.chosen(space, self._view.seals[space - 1])
