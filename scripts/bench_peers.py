"""Measure conclave beside other programs, in turns, in one run.

    make bench-peers ARGS="--rounds 3 --seconds 0.5 --json"

Runs in .venv-peers (see peers/). In every round, each game of conclave is measured right after all peers, and
its ratios are taken to them; what is told are the medians of all rounds, because machines are noisy. Only
decisions with at least two options count, on both sides.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Sequence
from importlib.metadata import version
from typing import Any

from scripts.peers import backgammon, catan, chess_games
from scripts.peers.goals import EVERY_GAME
from scripts.peers.ratios import medians, with_ratios
from scripts.peers.report import print_report

PEERS = (backgammon, catan, chess_games)


def measure_peers(seconds: float, seed: int) -> dict[str, dict[str, float]]:
    return {peer.NAME: peer.measure(seconds, seed) for peer in PEERS}


def measure_conclave(program: str, form: str, game: str, seconds: float) -> dict[str, Any]:
    command = [program, "bench", "--json", "--form", form, "--games", game, "--seconds", str(seconds)]
    out = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
    told: dict[str, Any] = json.loads(out)
    return told


def measure(
    program: str | None, form: str, games: Sequence[str], rounds: int, seconds: float
) -> dict[str, Any]:
    peer_runs: list[dict[str, dict[str, float]]] = []
    own_runs: list[list[dict[str, Any]]] = []
    for number in range(rounds):
        lines: list[dict[str, Any]] = []
        for game in games if program else [""]:
            print(f"round {number + 1} of {rounds} {game}".strip(), "...", file=sys.stderr, flush=True)
            peers = measure_peers(seconds, seed=len(peer_runs))
            peer_runs.append(peers)
            if program:
                told = measure_conclave(program, form, game, seconds)
                lines += [with_ratios(line, peers) for line in told["games"]]
        own_runs.append(lines)
    described = {
        peer.NAME: {"version": version(peer.PACKAGE), "game": peer.GAME, **medians(peer_runs)[peer.NAME]}
        for peer in PEERS
    }
    result = {"rounds": rounds, "seconds": seconds, "peers": described}
    if program:
        result |= {"form": form, "games": medians(own_runs)}
    return result


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--conclave", metavar="PROGRAM", help="the conclave to measure; without, peers only")
    parser.add_argument("--form", choices=["compiled", "pure"], default="compiled", help="which of its forms")
    parser.add_argument("--games", default=",".join(EVERY_GAME), help="which of its games")
    parser.add_argument("--rounds", type=int, default=3, help="turns for each side (default: 3)")
    parser.add_argument("--seconds", type=float, default=0.5, help="time for each measurement (default: 0.5)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    args = parser.parse_args()
    if args.rounds < 1:
        parser.error("--rounds must be at least 1")
    try:
        result = measure(args.conclave, args.form, args.games.split(","), args.rounds, args.seconds)
    except subprocess.CalledProcessError as failed:
        return failed.returncode  # conclave has said why
    if args.json:
        print(json.dumps(result, indent=2, ensure_ascii=False))
    else:
        print_report(result)
    return 0


if __name__ == "__main__":
    sys.exit(main())
