"""catanatron's Settlers of Catan: rules in Python, four players."""

from __future__ import annotations

from random import Random
from typing import Any

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer
from scripts.peers.timing import clone_microseconds, rates

NAME = "catanatron"
PACKAGE = "catanatron"
GAME = "Catan"


def measure(seconds: float, seed: int) -> dict[str, float]:
    rng = Random(seed)
    decisions, games = rates(lambda: play(new_game(rng), rng), seconds)
    steps, _ = rates(lambda: steps_of_game(rng), seconds / 4)
    middle = new_game(rng)
    play(middle, rng, int(decisions / games / 2))
    return {
        "decisions_per_second": decisions,
        "games_per_second": games,
        "steps_per_second": steps,
        "clone_microseconds": clone_microseconds(middle.copy, seconds / 4),
    }


def steps_of_game(rng: Random) -> int:
    """Of a whole game. Most are forced: often there is nothing to do but to roll, or to end the turn."""
    game = new_game(rng)
    play(game, rng)
    return len(game.state.actions)


def new_game(rng: Random) -> Any:
    """Its dice come from the module `random`, which every new game seeds."""
    return Game([RandomPlayer(colour) for colour in Color], seed=1 + rng.getrandbits(32))


def play(game: Any, rng: Random, most: float = float("inf")) -> int:
    """To the end or its own limit of turns, like its `Game.play`; how many real decisions there were."""
    choose = rng.random
    decisions = 0
    state = game.state
    while decisions < most and game.winning_color() is None and state.num_turns < TURNS_LIMIT:
        actions = state.playable_actions
        count = len(actions)
        decisions += count > 1
        game.execute(actions[int(choose() * count)], validate_action=False)
    return decisions
