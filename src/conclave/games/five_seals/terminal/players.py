"""Everybody at the table: points, dice, where the mage stands, scrolls; and what is common to all."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from rich.text import Text as Line

from conclave.cli.terminal.layout import Lines, Part, flow, hanging_indent, ink, padded, right, wrapped
from conclave.cli.terminal.palette import BRASS, QUIET, STRONG, TITLE, WARNING
from conclave.core.text import text
from conclave.games.five_seals.engine.scoring import fewest_left
from conclave.games.five_seals.engine.seals import NAMED_SCROLLS, STRONGEST, strength_of_scroll
from conclave.games.five_seals.interface.view import FiveSealsView, HeldScroll, Player
from conclave.games.five_seals.terminal.signs import IN_REACH, MAGE, Signs

LONGEST_NAME: Final = 12
LEGEND: Final = (
    *("token", "scroll", "letters", "choice", "reach"),
    *("mage", "familiar", "guardian", "empty", "turn"),
)


class PlayersPanel:
    """Describes one view."""

    def __init__(self, view: FiveSealsView, signs: Signs) -> None:
        self.view = view
        self.signs = signs
        self.say = signs.translator.say

    # -- what is common to all ---------------------------------------------------------------------------

    def facts(self) -> Lines:
        view, say = self.view, self.say
        facts = []
        if view.round:
            facts.append(ink(say("fs-terminal-round", round=view.round), STRONG))
        if view.circle is not None:
            facts.append(ink(say("fs-terminal-circle", circle=view.circle)))
        if view.places is None:
            left = [seal for seal in view.seals if seal and seal.scroll and seal.strength == STRONGEST]
            least = fewest_left(len(view.players))
            if view.round and len(left) < least:
                facts.append(ink(say("fs-terminal-last-round", number=len(left)), WARNING))
            else:
                facts.append(ink(say("fs-terminal-left", number=len(left), least=least)))
        if view.quiet_rounds:
            facts.append(ink(say("fs-terminal-quiet", rounds=view.quiet_rounds)))
        return facts

    def supply(self) -> Line:
        line = ink(f"{self.say('fs-terminal-supply')} ", QUIET)
        return line.append_text(Line(self.signs.between).join(self.signs.numbers(self.view.supply)))

    # -- players -----------------------------------------------------------------------------------------

    def rows(self, width: int) -> Lines:
        """A line for everybody, or two where it is narrow."""
        longest = min(max([ink(name).cell_len for name in self.signs.translator.names]), LONGEST_NAME)
        lines: Lines = []
        for seat in range(len(self.view.players)):
            lines += self._row(seat, longest, width)
        return lines

    def part(self, own: int | None, width: int) -> Part:
        """Everybody, or the player who looks at it, or nobody where there is no room at all."""
        alone = [] if own is None else self._row(own, LONGEST_NAME, width)
        return Part([self.rows(width), alone, []], [150, 300])

    def _row(self, seat: int, longest: int, width: int) -> Lines:
        view, player = self.view, self.view.players[seat]
        turn = seat in view.waiting_for or (not view.waiting_for and seat == view.turn)
        head = ink("▶" if turn else " ", BRASS).append("★" if seat == view.first else " ", BRASS)
        head.append(f"{MAGE}{self.signs.initial(seat)} ", TITLE)
        head.append_text(padded(ink(self.signs.translator.names[seat], STRONG), longest))
        head.append(right(self.say("fs-terminal-points", points=player.points), 7) + "  ")
        lines = flow(self.belongings(player), width - head.cell_len, " · ")
        return [head.append_text(lines[0]), *[ink(" " * 4).append_text(line) for line in lines[1:]]]

    def belongings(self, player: Player) -> Lines:
        """Dice, where the figures stand, how many scrolls."""
        pieces = [self.hand(player), *self._whereabouts(player)]
        if self.view.round and player.scrolls:
            down = sum([not held.face_up for held in player.scrolls])
            key = "fs-terminal-scrolls-down" if down else "fs-terminal-scrolls"
            pieces.append(ink(self.say(key, number=len(player.scrolls), down=down), QUIET))
        return pieces

    def hand(self, player: Player) -> Line:
        """Dice that were rolled, or those that wait for the next roll, or why there are none."""
        if any(player.dice):
            return Line(self.signs.between).join(self.signs.dice(player.dice))
        line = ink("")
        if self.view.round and not player.in_round and self.view.places is None:
            line.append(self.say("fs-terminal-round-over"), QUIET)
        if any(player.next_dice):
            shown = zip(self.signs.numbers(player.next_dice), player.next_dice, strict=True)
            next_dice = [written for written, number in shown if number]
            line.append(f"{', ' if line else ''}{self.say('fs-terminal-next')} ", QUIET)
            line.append_text(Line(self.signs.between).join(next_dice))
        return line if line else ink(self.say("fs-terminal-dice-none"), QUIET)

    def _whereabouts(self, player: Player) -> Lines:
        places = []
        if player.mage is not None:
            places.append(self.say("fs-terminal-mage-on", space=player.mage))
        if player.familiar is not None:
            places.append(self.say("fs-terminal-familiar-on", space=player.familiar))
        between = self.signs.between if self.signs.translator.plain else ", "
        return [ink(between.join(places), QUIET)] if places else []

    # -- scrolls -----------------------------------------------------------------------------------------

    def scroll(self, held: HeldScroll) -> Line:
        """A scroll that somebody owns: its name in its colour, its strength, and a token that lies on it."""
        colour = held.scroll.rpartition("-")[2]
        style = self.signs.bright(colour) if held.face_up else self.signs.faint(colour)
        line = ink(self.signs.scroll_name(held.scroll), style).append(f" {strength_of(held.scroll)}", QUIET)
        if held.token is not None:
            token = f" ({self.signs.letter(held.token.colour)}{held.token.strength})"
            line.append(token, self.signs.bright(held.token.colour))
        return line if held.face_up else line.append(f" {self.say('fs-terminal-down')}", QUIET)

    def whole(self, width: int) -> Lines:
        """Everybody with all their scrolls and what those do."""
        lines: Lines = [*flow([*self.facts(), self.supply()], width, " · "), Line()]
        for seat, player in enumerate(self.view.players):
            lines += self._row(seat, LONGEST_NAME, width)
            figures = {"mage": text(f"fs-mage-{seat + 1}"), "familiar": text(f"fs-familiar-{seat + 1}")}
            lines += wrapped(ink(f"    {self.say('fs-terminal-figures', **figures)}", QUIET), width)
            for held in player.scrolls:
                spell = held.scroll.rpartition("-")[0]
                about = ink(self.say(f"fs-terminal-short-{spell}"), QUIET)
                lines += hanging_indent(ink("    ").append_text(self.scroll(held)).append("  "), about, width)
            lines.append(Line())
        return lines

    def legend(self, width: int) -> Lines:
        """How the map and the rest of the screen are read."""
        return [
            line for sign in LEGEND for line in wrapped(ink(self.say(f"fs-terminal-legend-{sign}")), width)
        ]

    def on_board(self, reached: Collection[int], width: int) -> Lines:
        """Every scroll that lies on the board, the strongest first, and what it does."""
        seals = enumerate(self.view.seals, 1)
        lying = [(space, seal) for space, seal in seals if seal is not None and seal.scroll]
        lines = wrapped(ink(self.say("fs-terminal-on-board", number=len(lying)), STRONG), width)
        for space, seal in sorted(lying, key=lambda each: (-each[1].strength, str(each[1].scroll), each[0])):
            mark = IN_REACH if space in reached else " "
            style = self.signs.chip(seal.colour) if space in reached else self.signs.bright(seal.colour)
            head = padded(ink(mark + self.signs.seal(space, seal), style), 10)
            name = ink(self.signs.seal_name(seal)).append("  ")
            spell = str(seal.scroll).rpartition("-")[0]
            lines += hanging_indent(head, name.append(self.say(f"fs-terminal-short-{spell}"), QUIET), width)
        return lines


def strength_of(scroll: str) -> int:
    return strength_of_scroll(NAMED_SCROLLS[scroll])
