"""Fit what scrolls are worth in Five Seals (games/five_seals/bots/model.json):

    python -m conclave.games.five_seals.lab.fit_model src/conclave/games/five_seals/bots/model.json

Masters play games of two; other than usual they choose their dice by rolling the next round. Whenever a round
is over it is noted what both hold; when the game is over, how the lead has changed since. That change is
explained by the scrolls that one holds and the other does not, for every round that was to come. Spells that
are rare would get wild figures, so all are drawn towards the estimates that master plays with (ridge
regression).

It takes about four minutes on one core. The same command gives the same model.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from math import pi, sqrt
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from conclave.core.chance import Chance
from conclave.core.pending import Decide, Over
from conclave.core.source import Bits
from conclave.games.five_seals.bots.master import Master
from conclave.games.five_seals.bots.next_round import best_draft
from conclave.games.five_seals.bots.prospects import USE_IN_ROUND
from conclave.games.five_seals.engine.elements import MIND
from conclave.games.five_seals.engine.position import FiveSealsPosition
from conclave.games.five_seals.engine.scoring import fewest_left
from conclave.games.five_seals.engine.seals import SPELL_NAMES, colour_of_scroll, spell_of
from conclave.games.five_seals.engine.stages import ROLL
from conclave.registry import GAMES

PLAYERS: Final = 2
MOST_TO_TAKE: Final = 3
"""Scrolls of strength 6 that end a game of two, on our board."""

ESTIMATED_FOR_MIND: Final = 0.5
"""Points a round that a scroll of Mind is thought to help more than another. Chosen by hand."""
TRUST: Final = 0.5
"""How far a figure may well lie from its estimate. Chosen by hand."""
ROWS_LIKE_ONE: Final = 6
"""The rounds of a game end alike: as many as this say no more than one by itself."""
SPREAD_IN_NO_TIME: Final = 2.0
"""When enough scrolls are taken the game is over with the round; a figure is needed all the same. Chosen by
hand."""
DIGITS: Final = 2

LOGISTIC: Final = pi / sqrt(3.0)
"""The standard deviation of the logistic distribution: known, not chosen."""


class Roller(Master):
    """A master that chooses its dice better."""

    def draft(self, position: FiveSealsPosition) -> int:
        return best_draft(position, self.seat, self.source)


class Row(NamedTuple):
    """The end of a round, for the first player compared with the other."""

    to_take: int
    rounds: int
    """How many were still to come."""
    change: int
    """How much the lead grew until the end of the game."""
    more: list[int]
    """How many more scrolls of Mind, and of each spell."""


def held(position: FiveSealsPosition, seat: int) -> Any:
    scrolls = position.scrolls_of(seat)
    of_mind = len([each for each in scrolls if colour_of_scroll(each) == MIND])
    spells = [spell_of(each) for each in scrolls]
    return np.array([of_mind, *[spells.count(spell) for spell in range(len(SPELL_NAMES))]])


def play_game(seed: int) -> Iterator[Row]:
    """The rows of one game."""
    game = GAMES.find("five-seals")
    chance = Random(f"five-seals model {seed}")
    bots = [Roller(game, seat, Bits(Random(chance.getrandbits(64)).getrandbits)) for seat in range(PLAYERS)]
    position = game.start(game.configure({"players": PLAYERS}))
    assert isinstance(position, FiveSealsPosition)
    seen: list[tuple[int, int, int, Any]] = []
    while not isinstance(position.pending, Over):
        pending = position.pending
        if isinstance(pending, Chance):
            if position.stage == ROLL:
                to_take = position.dungeon.strongest_left - fewest_left(PLAYERS) + 1
                lead = position.points(0) - position.points(1)
                seen.append((to_take, position.round, lead, held(position, 0) - held(position, 1)))
            position.settle(pending.sample(Bits(chance.getrandbits)))
        else:
            assert isinstance(pending, Decide)
            seat = pending.seats[0]
            position.play(seat, bots[seat].decide(position.view(seat), position.legal(seat)))
    final = position.points(0) - position.points(1)
    for to_take, begun, lead, more in seen:
        yield Row(to_take, position.round - begun + 1, final - lead, more.tolist())


def fit(rows: list[Row]) -> dict[str, Any]:
    to_take = np.array([row.to_take for row in rows])
    left = np.array([row.rounds for row in rows])
    change = np.array([float(row.change) for row in rows])
    known = range(1, MOST_TO_TAKE + 1)
    rounds = [0.0, *[float(left[to_take == each].mean()) for each in known]]
    helped = np.array([row.more for row in rows]) * np.array(rounds)[to_take][:, np.newaxis]
    estimates = np.array([ESTIMATED_FOR_MIND, *[USE_IN_ROUND[name] for name in SPELL_NAMES]])
    spread = [1.0] * (MOST_TO_TAKE + 1)
    use = estimates
    for _ in range(3):  # rows near the end say more; how much more is known after the first fit
        weight = 1.0 / (ROWS_LIKE_ONE * np.array(spread)[to_take] ** 2)
        weighted = helped * weight[:, np.newaxis]
        ridge = np.eye(len(estimates)) / TRUST**2
        use = estimates + np.linalg.solve(
            weighted.T @ helped + ridge, weighted.T @ (change - helped @ estimates)
        )
        missed = change - helped @ use
        spread = [SPREAD_IN_NO_TIME, *[float(missed[to_take == each].std()) for each in known]]
    figures = [round(float(each), DIGITS) for each in use]
    return {
        "mind": figures[0],
        "use": dict(zip(SPELL_NAMES, figures[1:], strict=True)),
        "rounds": [round(each, DIGITS) for each in rounds],
        "spread": [spread[0], *[round(each / LOGISTIC, DIGITS) for each in spread[1:]]],
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m conclave.games.five_seals.lab.fit_model")
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    rows: list[Row] = []
    for number in range(given.games):
        rows.extend(play_game(given.seed * given.games + number))
        if number % 20 == 19:
            print(f"{number + 1} games, {len(rows)} rounds", flush=True)
    command = (
        f"python -m conclave.games.five_seals.lab.fit_model FILE --games {given.games} --seed {given.seed}"
    )
    training = {"command": command, "games": given.games, "rounds": len(rows)}
    given.file.write_text(json.dumps({"training": training, **fit(rows)}, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
