"""How many times as fast, and the middle of several rounds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import median
from typing import Any

from scripts.peers.goals import API, PLAYOUT, Line

RATES = (API, PLAYOUT, "games_per_second", "full_simulations_per_second")


def with_ratios(line: Line, peers: Mapping[str, Mapping[str, float]]) -> dict[str, Any]:
    """How many times as fast as each peer it is, in everything that the peer does, too."""
    return {**line, "ratios": {name: ratios(line, figures) for name, figures in peers.items()}}


def ratios(line: Line, peer: Mapping[str, float]) -> dict[str, float]:
    # Playouts are compared with the only loop a peer has, if it has no other.
    beside = {PLAYOUT: peer[API], **peer}
    return {rate: line[rate] / beside[rate] for rate in RATES if rate in beside}


def medians(runs: Sequence[Any]) -> Any:
    """What all runs have in common, with every measured number (a float) replaced by its median."""
    first = runs[0]
    if isinstance(first, float):
        return round(median(runs), 3)
    if isinstance(first, dict):
        return {name: medians([run[name] for run in runs]) for name in first}
    if isinstance(first, list):
        return [medians(each) for each in zip(*runs, strict=True)]
    return first
