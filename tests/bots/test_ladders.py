"""How strong the levels of every game are, as docs/strength.md promises; each game has figures of its own."""

from __future__ import annotations

import pytest

from conclave.lab.play.deals import labels
from conclave.lab.play.simulate import Series, simulate
from conclave.lab.stats.tally import BotSummary, Tally
from conclave.registry import KITS

pytestmark = pytest.mark.long

GAMES = [kit.name for kit in KITS.ours]
LEVELS = ("novice", "apprentice", "adept", "master", "archmage")


def first_of(game: str, *bots: str) -> BotSummary:
    tally = Tally(labels(bots))
    for result in simulate(Series(game, bots, {"players": len(bots)}, 400, 1), jobs=2):
        tally.add(result)
    return tally.summary().bots[0]


@pytest.mark.parametrize(("stronger", "weaker"), list(zip(LEVELS[1:], LEVELS, strict=False)))
@pytest.mark.parametrize("game", GAMES)
def test_every_level_beats_the_one_below(game: str, stronger: str, weaker: str) -> None:
    summary = first_of(game, stronger, weaker)
    assert summary.win_share >= 0.58
    assert summary.win_share_interval[0] > 0.5
