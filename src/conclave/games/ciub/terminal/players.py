"""Everybody at the table: points, dice by kind, cards won; and what is common to all."""

from __future__ import annotations

from typing import Final

from rich.text import Text as Line

from conclave.cli.terminal.layout import Lines, Part, ink, padded, right
from conclave.cli.terminal.palette import BRASS, QUIET, STRONG, TITLE, WARNING
from conclave.games.ciub.engine.cards import OPUS_NAME
from conclave.games.ciub.engine.words import card_text
from conclave.games.ciub.interface.view import CiubView, Player
from conclave.games.ciub.terminal.signs import Signs

LONGEST_NAME: Final = 12


class PlayersPanel:
    """Describes one view."""

    def __init__(self, view: CiubView, signs: Signs) -> None:
        self.view = view
        self.signs = signs
        self.say = signs.translator.say

    # -- what is common to all ---------------------------------------------------------------------------

    def facts(self) -> Lines:
        view = self.view
        facts = []
        if view.places is None:
            if view.opus is not None:
                facts.append(ink(self.say("cb-terminal-last-turns"), WARNING))
            elif view.pile == (0, 0):
                facts.append(ink(self.say("cb-terminal-end-is-near"), WARNING))
        if not view.jokers:
            facts.append(ink(self.say("cb-terminal-no-jokers"), QUIET))
        if view.self_adjust_to_tray:
            facts.append(ink(self.say("cb-terminal-self-adjust-to-tray"), QUIET))
        return facts

    def supply(self) -> Line:
        line = ink(f"{self.say('cb-terminal-supply')} ", QUIET)
        return line.append_text(self.signs.pool(self.view.supply, zeros=True))

    # -- players -----------------------------------------------------------------------------------------

    def part(self, own: int | None, width: int) -> Part:
        """Everybody, or the player who looks at it, or nobody where there is no room at all."""
        longest = min(max([ink(name).cell_len for name in self.signs.translator.names]), LONGEST_NAME)
        rows = [line for seat in range(len(self.view.players)) for line in self._row(seat, longest, width)]
        alone = [] if own is None else self._row(own, longest, width)
        return Part([rows, alone, []], [150, 300])

    def _row(self, seat: int, longest: int, width: int) -> Lines:
        view, player = self.view, self.view.players[seat]
        head = ink("▶" if seat == view.turn and view.places is None else " ", BRASS)
        head.append(f"{self.signs.token(seat)} ", TITLE)
        head.append_text(padded(ink(self.signs.translator.names[seat], STRONG), longest))
        head.append(right(self.say("cb-terminal-points", points=player.points), 7) + "  ", TITLE)
        head.append_text(self.signs.pool(player.dice))
        room = width - head.cell_len - 2
        won = self._won(seat, player)
        names = ink(" · ".join(won), QUIET)
        if won and names.cell_len > room:
            names = ink(self.say("cb-terminal-cards", number=len(won)), QUIET)
        if not won or names.cell_len > room:
            return [padded(head, width)] if head.cell_len > width else [head]
        return [head.append("  ").append_text(names)]

    def _won(self, seat: int, player: Player) -> list[str]:
        """Cards won, the Opus Magnum last."""
        opus = [OPUS_NAME] if seat == self.view.opus else []
        return [self.signs.translator.tell(card_text(name)) for name in (*player.cards, *opus)]
