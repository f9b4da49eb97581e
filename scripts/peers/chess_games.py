"""python-chess: rules in Python on bitboards."""

from __future__ import annotations

from random import Random
from typing import Any

import chess
from scripts.peers.timing import clone_microseconds, rates

NAME = "python-chess"
PACKAGE = "chess"
GAME = "chess"


def measure(seconds: float, seed: int) -> dict[str, float]:
    rng = Random(seed)
    decisions, games = rates(lambda: play(chess.Board(), rng), seconds)
    middle = chess.Board()
    play(middle, rng, int(decisions / games / 2))
    return {
        "decisions_per_second": decisions,
        "games_per_second": games,
        "clone_microseconds": clone_microseconds(lambda: middle.copy(stack=False), seconds / 4),
    }


def play(board: Any, rng: Random, most: float = float("inf")) -> int:
    """To the end by the rules that need no claim; how many real decisions there were."""
    random = rng.random
    decisions = 0
    while decisions < most and not board.is_game_over():
        moves = list(board.legal_moves)
        count = len(moves)
        decisions += count > 1
        board.push(moves[int(random() * count)])
    return decisions
