"""Goals beside the peers are judged by the worst setting. The peers themselves are installed apart."""

from __future__ import annotations

from typing import Any

import pytest
from scripts.peers.goals import API, CLONE, GOALS, PLAYOUT, SEARCH, Goal
from scripts.peers.ratios import medians, with_ratios
from scripts.peers.report import print_report

from conclave.registry import GAMES

OPEN_SPIEL = {
    API: 10.0,
    PLAYOUT: 50.0,
    "games_per_second": 4.0,
    "full_simulations_per_second": 8.0,
    CLONE: 9.0,
}
CATANATRON = {API: 5.0, "games_per_second": 2.0, CLONE: 90.0}


def bench_line(game: str, players: int, options: dict[str, Any], api: float) -> dict[str, Any]:
    line = {"game": game, "players": players, "options": options, API: api, PLAYOUT: 500.0, CLONE: 1.5}
    line |= {"games_per_second": 8.0, SEARCH: 3000.0, "full_simulations_per_second": 16.0}
    return with_ratios(line, {"OpenSpiel": OPEN_SPIEL, "catanatron": CATANATRON})


def test_ratios_are_taken_to_what_a_peer_does_too() -> None:
    ratios = bench_line("ciub", 2, {}, 100.0)["ratios"]
    assert ratios["OpenSpiel"] == {
        API: 10.0,
        PLAYOUT: 10.0,
        "games_per_second": 2.0,
        "full_simulations_per_second": 2.0,
    }
    assert ratios["catanatron"] == {API: 20.0, PLAYOUT: 100.0, "games_per_second": 4.0}


def test_medians_reach_into_everything() -> None:
    runs = [{"game": "x", "rates": [{"a": value, "n": 3}]} for value in (1.0, 9.0, 2.0)]
    assert medians(runs) == {"game": "x", "rates": [{"a": 2.0, "n": 3}]}


def test_a_goal_is_reached_only_if_the_worst_setting_reaches_it() -> None:
    goal = Goal("", ("ciub",), API, 6, "OpenSpiel")
    lines = [bench_line("ciub", players, {}, api) for players, api in ((2, 59.0), (3, 80.0), (4, 90.0))]
    lines.append(bench_line("wizard-dice", 2, {}, 1.0))
    verdict = goal.reached(lines)
    assert verdict is not None
    assert (verdict.found, verdict.reached) == ((5.9, 8.0), False)
    lines[0] = bench_line("ciub", 2, {}, 60.0)
    verdict = goal.reached(lines)
    assert verdict is not None
    assert verdict.reached
    assert Goal("", ("five-seals",), API, 6).reached(lines) is None


def test_at_most_is_judged_by_the_highest() -> None:
    lines = [bench_line("ciub", 2, {}, 1.0) | {CLONE: clone} for clone in (1.0, 2.1)]
    for wanted, reached in ((2.0, False), (2.1, True)):
        verdict = Goal("", ("ciub",), CLONE, wanted, at_most=True).reached(lines)
        assert verdict is not None
        assert (verdict.found[0], verdict.reached) == (2.1, reached)


def test_five_seals_is_compared_with_four_players_and_circles_from_ii() -> None:
    goal = next(goal for goal in GOALS if goal.games == ("five-seals",) and goal.figure == API)
    assert goal.concerns(bench_line("five-seals", 4, {"circle": "III"}, 1.0))
    assert not goal.concerns(bench_line("five-seals", 4, {"circle": "I"}, 1.0))
    assert not goal.concerns(bench_line("five-seals", 3, {"circle": "III"}, 1.0))
    assert not goal.concerns(bench_line("ciub", 4, {"form": "short"}, 1.0))


def test_the_result_fits_a_terminal_and_says_what_is_reached(capsys: pytest.CaptureFixture[str]) -> None:
    peers = {
        "OpenSpiel": {"version": "2.0", "game": "backgammon", **OPEN_SPIEL},
        "catanatron": {"version": "3.2", "game": "Catan", **CATANATRON},
    }
    games = [bench_line(game.name, 4, {"circle": "III"}, 100.0) for game in GAMES]
    print_report({"peers": peers, "form": "compiled", "games": games})
    shown = capsys.readouterr().out
    assert max(map(len, shown.splitlines())) <= 100
    assert len([line for line in shown.splitlines() if line.endswith("reached")]) == len(GOALS)
    assert "not reached" not in shown
