"""What `make bench-peers` found, for a terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from scripts.peers.goals import API, GOALS, PLAYOUT, Verdict


def print_report(result: Mapping[str, Any]) -> None:
    for name, peer in result["peers"].items():
        _print_peer(name, peer)
    if "games" in result:
        _print_games(result)
        print(f"\n{'goal':50}{'wanted':>8}{'worst':>8}{'middle':>8}")
        for goal in GOALS:
            verdict = goal.reached(result["games"])
            if verdict is not None:
                _print_verdict(verdict)


def _print_peer(name: str, peer: Mapping[str, Any]) -> None:
    print(f"{name} {peer['version']}, {peer['game']}:")
    print(f"    from Python {peer[API]:,.0f} decisions/s; clone {peer['clone_microseconds']:.1f} µs")
    if PLAYOUT in peer:
        print(
            f"    in C++ playouts {peer[PLAYOUT]:,.0f} decisions/s, {peer['games_per_second']:,.0f} games/s; "
            f"its C++ search {peer['full_simulations_per_second']:,.0f} simulations/s"
        )
    else:
        print(f"    {peer['games_per_second']:,.1f} games/s")
    if "steps_per_second" in peer:
        print(f"    with forced steps {peer['steps_per_second']:,.0f} steps/s")


def _print_games(result: Mapping[str, Any]) -> None:
    """Two lines for each setting: through the API beside every peer, then what compiled code does alone."""
    names = list(result["peers"])
    print(f"\nConclave, {result['form']}; × says how many times as fast as a peer it is\n")
    print(f"{'':24}{'decisions/s':>13}" + "".join([f"{'×' + name:>14}" for name in names]))
    print(f"{'':24}{'in playouts':>13}{'×C++':>14}{'games/s':>14}{'sims/s':>14}{'×C++ to end':>14}")
    for line in result["games"]:
        options = [name if value is True else value for name, value in line["options"].items() if value]
        setting = " ".join([line["game"], str(line["players"]), *options])
        ratios = [line["ratios"][name][API] for name in names]
        print(f"{setting:24}{line[API]:>13,.0f}" + "".join([f"{ratio:>14.1f}" for ratio in ratios]))
        cpp = line["ratios"]["OpenSpiel"]
        print(
            f"{'':24}{line[PLAYOUT]:>13,.0f}{cpp[PLAYOUT]:>14.1f}{line['games_per_second']:>14,.0f}"
            f"{line['simulations_per_second']:>14,.0f}{cpp['full_simulations_per_second']:>14.1f}"
        )


def _print_verdict(verdict: Verdict) -> None:
    goal = verdict.goal
    found = "".join([f"{each:>8,.2f}" if each < 100 else f"{each:>8,.0f}" for each in verdict.found])
    print(f"{goal.what:50}{goal.wanted:>8g}{found}  {'reached' if verdict.reached else 'not reached'}")
