"""The end of a game of ciúb: points, dice where points are equal (CB-11), and the cards of everybody."""

from __future__ import annotations

from typing import Final

from rich.text import Text as Line

from conclave.cli.terminal.layout import Lines, flowing, ink, padded
from conclave.cli.terminal.palette import QUIET, STRONG, TITLE
from conclave.core.pending import Over
from conclave.games.ciub.engine.cards import OPUS_NAME
from conclave.games.ciub.engine.words import card_text
from conclave.games.ciub.interface.view import CiubView
from conclave.games.ciub.terminal.signs import Signs

_FIGURES: Final = ("count", "dice-count", "total")
_PLACE: Final = 4
"""Characters of a place with its full stop."""


def ranking(view: CiubView, signs: Signs, over: Over, width: int) -> Lines:
    """Everybody by place with cards, dice and points, then each player's cards."""
    say, names = signs.voice.say, signs.voice.names
    headings = [say(f"cli-cb-{word}") for word in _FIGURES]
    sizes = [max(ink(heading).cell_len, 3) for heading in headings]
    longest = max([ink(name).cell_len for name in names])
    longest = min(longest, max(width - _PLACE - sum(sizes) - len(sizes), 8))
    heading = ink(" " * (_PLACE + longest))
    for words, size in zip(headings, sizes, strict=True):
        heading.append(" " * (1 + size - ink(words).cell_len) + words, QUIET)
    seats = sorted(range(len(names)), key=lambda seat: over.places[seat])
    rows = [heading]
    for seat in seats:
        player = view.players[seat]
        row = ink(f"{over.places[seat]:>2}. ", TITLE)
        row.append_text(padded(ink(names[seat], STRONG), longest))
        number = len(player.cards) + (seat == view.opus)
        for figure, size in zip((number, sum(player.dice), over.points[seat]), sizes, strict=True):
            row.append(f" {figure:>{size}}")
        row.stylize(STRONG, len(row) - sizes[-1])
        rows.append(row)
    if _decided_by_dice(over):
        rows += [Line(), ink(say("cli-cb-by-dice"), QUIET)]
    for seat in seats:
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
    pieces = [ink(signs.voice.tell(card_text(name))).append(f" ({points[name]})", TITLE) for name in won] or [
        ink(signs.voice.say("cli-cb-no-cards"), QUIET)
    ]
    return [*flowing(pieces, width, " · "), *flowing([signs.pool(view.players[seat].dice)], width, " ")]
