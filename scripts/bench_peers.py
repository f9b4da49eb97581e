"""Measure conclave beside OpenSpiel: random playouts, driven from Python, in one run.

Runs in .venv-peers (`make bench-peers`). Both sides count a decision only where there were at
least two things to choose from. They take turns, and medians are reported, because machines
are noisy. Without --conclave only the peer is measured. The result is JSON.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import time
from importlib.metadata import version
from random import Random
from typing import Any

import pyspiel

PEER = "backgammon"
RATES = ("decisions_per_second", "games_per_second")


def sample(outcomes: list[tuple[int, float]], at: float) -> int:
    """The outcome of chance that `at`, between 0 and 1, falls on."""
    for action, probability in outcomes:
        at -= probability
        if at < 0:
            return action
    return outcomes[-1][0]


def playout(game: Any, rng: Random) -> int:
    """Play one game at random to its end; return how many real decisions it had."""
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


def measure_peer(seconds: float, seed: int) -> dict[str, float]:
    """Play whole games for at least that many seconds."""
    game = pyspiel.load_game(PEER)
    rng = Random(seed)
    playout(game, rng)  # warm up
    games = decisions = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        decisions += playout(game, rng)
        games += 1
    return {"decisions_per_second": decisions / spent, "games_per_second": games / spent}


def measure_conclave(program: str, seconds: float) -> dict[str, dict[str, Any]]:
    """Run `conclave bench --json`; return its lines, each under a key of what it measured."""
    command = [program, "bench", "--json", "--seconds", str(seconds)]
    out = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
    lines: list[dict[str, Any]] = json.loads(out)["games"]
    what = ("game", "players", "options")
    return {json.dumps([line.get(name) for name in what], sort_keys=True): line for line in lines}


def medians(runs: list[dict[str, Any]]) -> dict[str, Any]:
    """The first run's line with every measured number (a float) replaced by its median."""
    return {
        name: round(statistics.median(run[name] for run in runs), 3) if isinstance(value, float) else value
        for name, value in runs[0].items()
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--conclave", metavar="PROGRAM", help="the conclave to measure as well")
    parser.add_argument("--rounds", type=int, default=3, help="turns for each side (default: 3)")
    parser.add_argument("--seconds", type=float, default=2.0, help="time for each measurement (default: 2)")
    args = parser.parse_args()
    if args.rounds < 1:
        parser.error("--rounds must be at least 1")

    peer_runs: list[dict[str, float]] = []
    own_runs: list[dict[str, dict[str, Any]]] = []
    for number in range(args.rounds):
        print(f"round {number + 1} of {args.rounds} ...", file=sys.stderr, flush=True)
        peer_runs.append(measure_peer(args.seconds, seed=number))
        if args.conclave:
            own_runs.append(measure_conclave(args.conclave, args.seconds))

    peer = {"peer": "open_spiel", "version": version("open-spiel"), "game": PEER} | medians(peer_runs)
    result: dict[str, Any] = {"rounds": args.rounds, "seconds": args.seconds, "peer": peer}
    if own_runs:
        games = [medians([run[key] for run in own_runs]) for key in own_runs[0]]
        for line in games:
            line["ratio_to_peer"] = {
                rate: round(line[rate] / peer[rate], 2) for rate in RATES if rate in line
            }
        result["games"] = games
    print(json.dumps(result, indent=2, ensure_ascii=False))
    return 0


if __name__ == "__main__":
    sys.exit(main())
