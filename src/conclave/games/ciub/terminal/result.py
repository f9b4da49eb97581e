"""The end of a game of ciúb: points, dice where points are equal (CB-11), and the cards of everybody."""

from __future__ import annotations

from typing import Final

from rich.text import Text as Line

from conclave.cli.terminal.layout import Lines, flow, ink
from conclave.cli.terminal.palette import QUIET, STRONG, TITLE
from conclave.cli.terminal.score_table import by_place, column_widths, score_table
from conclave.core.pending import Over
from conclave.games.ciub.engine.cards import OPUS_NAME
from conclave.games.ciub.engine.words import card_text
from conclave.games.ciub.interface.view import CiubView
from conclave.games.ciub.terminal.signs import Signs

_FIGURES: Final = ("count", "dice-count", "total")


def ranking(view: CiubView, signs: Signs, over: Over, width: int) -> Lines:
    """Everybody by place with cards, dice and points, then each player's cards."""
    say, names = signs.translator.say, signs.translator.names
    headings = [say(f"cb-terminal-{word}") for word in _FIGURES]

    def figures(seat: int) -> tuple[int, int, int]:
        player = view.players[seat]
        return len(player.cards) + (seat == view.opus), sum(player.dice), over.points[seat]

    rows = score_table(over, names, headings, figures, column_widths(headings, 3), width)
    if _decided_by_dice(over):
        rows += [Line(), ink(say("cb-terminal-by-dice"), QUIET)]
    for seat in by_place(over):
        rows += [Line(), ink(names[seat], STRONG), *_cards(view, signs, seat, width)]
    return rows


def _decided_by_dice(over: Over) -> bool:
    """Whether two with the same points came in at different places."""
    standing = set(zip(over.points, over.places, strict=True))
    return len({points for points, _ in standing}) < len(standing)


def _cards(view: CiubView, signs: Signs, seat: int, width: int) -> Lines:
    """The cards won, the dearest first, the Opus Magnum last; then the dice."""
    points = {card.name: card.points for card in view.cards}
    won = sorted(view.players[seat].cards, key=lambda name: -points[name])
    won += [OPUS_NAME] if seat == view.opus else []
    pieces = [
        ink(signs.translator.tell(card_text(name))).append(f" ({points[name]})", TITLE) for name in won
    ] or [ink(signs.translator.say("cb-terminal-no-cards"), QUIET)]
    return [*flow(pieces, width, " · "), *flow([signs.pool(view.players[seat].dice)], width, " ")]
