"""Plays any game by tree search, and knows nothing of it but its rules."""

from __future__ import annotations

from typing import ClassVar, Final

from conclave.bots.bot import Bot
from conclave.core.actions import Actions
from conclave.core.pending import Decide, Over
from conclave.core.places import shares_of_win
from conclave.core.playouts import play_on
from conclave.core.position import Position
from conclave.core.quick_source import Quick
from conclave.core.source import Source
from conclave.search import Candidate, SearchSettings, Tree, Valuation

BUDGET: Final = 200
"""Chosen so that a person hardly waits. With four players and compiled rules a decision takes 10 ms in Wizard
Dice, 37 ms in Five Seals and 62 ms in ciúb on average; without, 0.1, 0.9 and 0.9 s (scripts/bot_speed.py)."""
MOST_ROOTS: Final = 32
"""Chosen: enough that no single guess at what is hidden decides, while imagining stays cheap beside the
simulations."""
MARGIN: Final = 0.5
"""How much the margin counts beside the win: chosen after games with 0, 0.5 and 1 against `novice`. Playouts
at random say little about who wins where one side is far ahead; the margin still tells good actions from bad
ones there. Alone it would win high rather than often."""
SEEDS: Final = 1 << 62


class SearchBot(Bot):
    """Imagines what its view hides, several times over, and simulates the rest of the game from there.

    The budget is the number of simulations for a decision. There is no clock: the same view, seed and budget
    give the same answer on every machine.
    """

    budget: ClassVar[int] = BUDGET

    def decide(self, view: object, legal: Actions) -> int:
        if len(legal) == 1:
            return legal[0]
        source = Quick(self.source.uniform(SEEDS))
        roots = [self.game.imagine(view, source) for _ in range(min(self.budget, MOST_ROOTS))]
        tree = Tree(self.seat, WinsAndMargins(), SearchSettings())
        tree.grow(roots, self.budget, source)
        candidates = tree.candidates()
        pending = roots[0].pending
        if isinstance(pending, Decide) and pending.is_secret():
            return _drawn(candidates, source)
        return candidates[0].action


class WinsAndMargins(Valuation):
    """What a random playout to the end of the game says: who wins, and how clearly.

    Margins are measured by the usual one, so it does not matter in which coin a game counts.
    """

    def __init__(self) -> None:
        self._playouts = 0
        self._all_margins = 0.0

    def worth(self, position: Position, source: Source) -> list[float]:
        play_on(position, source)
        over = position.pending
        assert isinstance(over, Over)
        shares = shares_of_win(over.places)
        margins = margins_of(over)
        self._playouts += 1
        self._all_margins += sum([abs(margin) for margin in margins]) / len(margins)
        usual = self._all_margins / self._playouts
        if not usual:
            return shares
        return [
            (1 - MARGIN) * share + MARGIN * (0.5 + 0.5 * margin / (abs(margin) + usual))
            for share, margin in zip(shares, margins, strict=True)
        ]


def margins_of(over: Over) -> list[int]:
    """By how many points each seat is ahead of the best of the others, or behind.

    Where the loser has more points than the winner, few points are good.
    """
    first, last = over.places.index(min(over.places)), over.places.index(max(over.places))
    sign = 1 if over.points[first] >= over.points[last] else -1
    points = [sign * each for each in over.points]
    return [own - max(points[:seat] + points[seat + 1 :], default=own) for seat, own in enumerate(points)]


def _drawn(candidates: list[Candidate], source: Source) -> int:
    """One of them by its visits: a player who always took the best could be foreseen."""
    at = source.uniform(sum([candidate.visits for candidate in candidates]))
    for candidate in candidates:
        at -= candidate.visits
        if at < 0:
            return candidate.action
    raise AssertionError("a number beyond the sum of all visits")
