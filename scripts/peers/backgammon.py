"""OpenSpiel's backgammon: its rules are C++, driven from Python or from its own C++ search."""

from __future__ import annotations

from itertools import cycle
from random import Random
from typing import Any

import pyspiel
from scripts.peers.timing import clone_microseconds, rates

NAME = "OpenSpiel"
PACKAGE = "open-spiel"
GAME = "backgammon"

ROLLOUTS = 20
"""So many playouts to the end of the game are made in one call into C++."""
SIMULATIONS = 50
STATES = 8
"""So many states in the middle of games are searched in turn: some are as good as over."""
EXPLORATION = 1.4
MEMORY_MB = 1000


def measure(seconds: float, seed: int) -> dict[str, float]:
    game = pyspiel.load_game(GAME)
    rng = Random(seed)
    decisions, games = rates(lambda: playout(game, rng), seconds)
    middles = [after_decisions(game, rng, int(decisions / games / 2)) for _ in range(STATES)]
    _, playouts = rates(rollouts_in_cpp(game, seed), seconds)
    _, searches = rates(search_in_cpp(game, middles, seed), seconds)
    return {
        "decisions_per_second": decisions,
        # C++ does not tell how many decisions there were: as many as in the games above, on average.
        "playout_decisions_per_second": playouts * ROLLOUTS * decisions / games,
        "games_per_second": playouts * ROLLOUTS,
        "clone_microseconds": clone_microseconds(middles[0].clone, seconds / 4),
        "full_simulations_per_second": searches * SIMULATIONS,
    }


def playout(game: Any, rng: Random) -> int:
    """Play one game at random to its end; how many real decisions it had."""
    random = rng.random
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(sample(state.chance_outcomes(), random()))
        else:
            actions = state.legal_actions()
            count = len(actions)
            if count > 1:
                decisions += 1
                state.apply_action(actions[int(random() * count)])
            else:
                state.apply_action(actions[0])
    return decisions


def sample(outcomes: list[tuple[int, float]], at: float) -> int:
    """The outcome of chance that `at`, between 0 and 1, falls on."""
    for action, probability in outcomes:
        at -= probability
        if at < 0:
            return action
    return outcomes[-1][0]


def after_decisions(game: Any, rng: Random, number: int) -> Any:
    """A state with a choice, that far into a random game (or into another, if that one was too short)."""
    while True:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(sample(state.chance_outcomes(), rng.random()))
                continue
            actions = state.legal_actions()
            if len(actions) > 1 and decisions >= number:
                return state
            decisions += len(actions) > 1
            state.apply_action(rng.choice(actions))


def rollouts_in_cpp(game: Any, seed: int) -> Any:
    """Its search with a single simulation values the root alone, by random playouts, and nothing else."""
    start = after_decisions(game, Random(seed), 0)
    bot = _search(game, pyspiel.RandomRolloutEvaluator(ROLLOUTS, seed), 1, seed)
    return lambda: bot.mcts_search(start) and 0


def search_in_cpp(game: Any, states: list[Any], seed: int) -> Any:
    """One playout to the end of the game in each simulation, as it comes."""
    bot = _search(game, pyspiel.RandomRolloutEvaluator(1, seed), SIMULATIONS, seed)
    turn = cycle(states)
    return lambda: bot.mcts_search(next(turn)) and 0


def _search(game: Any, evaluator: Any, simulations: int, seed: int) -> Any:
    return pyspiel.MCTSBot(game, evaluator, EXPLORATION, simulations, MEMORY_MB, False, seed, False)
