"""Which bots meet at a table."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement

from conclave.core.text import text
from conclave.lab.arena.problem import ArenaError
from conclave.lab.play.deals import LineUp


def line_ups(bots: Sequence[str], players: int) -> tuple[LineUp, ...]:
    """All tables of so many players, each bot at as many of them as any other.

    As many bots as players are one table, as they are named: `a,b,b,b` is one a against three b. More bots
    than players meet in every combination; fewer fill the seats in every mixture of at least two bots.
    """
    if len(bots) == players:
        return (tuple(bots),)
    twice = [bot for place, bot in enumerate(bots) if bot in bots[:place]]
    if twice:
        raise ArenaError(text("lab-bot-twice", bot=twice[0], players=players, bots=len(bots)))
    if len(bots) > players:
        return tuple(combinations(bots, players))
    if len(bots) == 1:
        return (tuple(bots) * players,)
    mixtures = combinations_with_replacement(bots, players)
    return tuple([mixture for mixture in mixtures if len(set(mixture)) > 1])
