"""Kill the table server again and again while people and bots play: `make chaos`.

Every decision that was acknowledged must be in the log once and in its place, the server must serve again
within three seconds, and every game must go on and end, also when bots are killed and hung. If anything of
that fails the exit code is 1. `python -m scripts.chaos --help` has the sizes.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Final

import msgspec
import uvloop
from scripts.scripted_players.crash_run import CrashRun, Events
from scripts.scripted_players.log_comparison import LogComparison, compare_with_log
from scripts.scripted_players.scripted_table import Plan
from scripts.scripted_players.server_process import ServerProcess, free_port

from conclave.registry import KITS

GAMES: Final = tuple([kit.name for kit in KITS.ours])
SEATINGS: Final = (
    ("me", "guest"),
    ("me", "greedy"),
    ("me", "guest", "random"),
    ("me", "me", "greedy"),
    ("guest", "me", "guest", "guest"),
    ("greedy", "random"),
)
"""Two seats of `me` are one client with two windows; a table of bots goes on with nobody there."""
GOAL: Final = 3.0
"""Seconds until the server serves again."""


class Result(msgspec.Struct, frozen=True):
    seed: int
    seconds: float
    tables: int
    events: Events
    comparison: LogComparison
    problems: list[str]

    def late(self) -> list[str]:
        """Where the server was not back in time."""
        starts = [seconds for seconds in self.events.welcomed if seconds > GOAL]
        return [f"{len(starts)} starts took more than {GOAL:g} s"] if starts else []

    def violations(self) -> list[str]:
        """Everything else that must not be."""
        events, comparison = self.events, self.comparison
        return [
            *([f"{comparison.lost} acknowledged decisions are lost"] if comparison.lost else []),
            *(
                [f"{comparison.extra} decisions are in the log that nobody was told of"]
                if comparison.extra
                else []
            ),
            *[f"stuck: {each}" for each in events.stuck],
            *[f"record: {each}" for each in events.wrong_records],
            *self.problems,
        ]


async def run(args: argparse.Namespace, folder: Path, say: Callable[[str], None]) -> Result:
    rng = Random(args.seed)
    plans = [
        Plan(GAMES[number % len(GAMES)], SEATINGS[number // len(GAMES) % len(SEATINGS)])
        for number in range(args.tables)
    ]
    (folder / "data").mkdir()
    server = ServerProcess(folder / "data", free_port())
    begin = time.perf_counter()
    crash_run = CrashRun(server, plans, rng, say, args.pause)
    await crash_run.run(args.kills, args.longest, args.calm_every)
    comparison = compare_with_log(server.folder, crash_run.tables)
    problems = [
        f"table {player.table}, seat {player.seat + 1}: {problem}"
        for scripted in crash_run.tables
        for player in scripted.players
        for problem in player.problems
    ]
    took = round(time.perf_counter() - begin, 1)
    return Result(args.seed, took, args.tables, crash_run.events, comparison, problems)


def report(result: Result) -> str:
    """One page for people."""
    events, comparison = result.events, result.comparison
    lines = [
        f"{events.kills} kills of the server in {result.seconds:.0f} s, {events.kills_in_start} of them "
        f"while it started; {result.tables} tables at a time, seed {result.seed}",
        f"  decisions       {comparison.acknowledged} acknowledged, {comparison.lost} lost, "
        f"{comparison.extra} too many; {events.repeated} commands repeated",
        f"  healthy after   {_times(events.healthy)}",
        f"  start-up work   {_times(events.start_work)} of one processor",
        f"  serving after   {_times(events.welcomed)} (goal: at most {GOAL:g} s)",
        f"  everybody back  {_times(events.all_back)}",
        f"  bots            {events.workers['killed']} killed, {events.workers['hung']} hung",
        f"  games           {comparison.ended} of {comparison.tables} ended, {len(events.stuck)} stuck, "
        f"{events.proven} records proven, {events.unproven} without seeds",
        f"  refusals        {_counts(events.refused)}",
    ]
    violations = result.violations() + result.late()
    lines += [f"  VIOLATION       {each}" for each in violations[:20]]
    lines.append(f"{len(violations)} violations" if violations else "no violations")
    return "\n".join(lines)


def _counts(counted: Mapping[str, int]) -> str:
    return ", ".join([f"{count} {what}" for what, count in counted.items()]) or "none"


def _times(seconds: list[float]) -> str:
    if not seconds:
        return "never"
    return f"median {statistics.median(seconds):.2f} s, at most {max(seconds):.2f} s"


def read_arguments(arguments: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="scripts.chaos", description="Kill the table server again and again."
    )
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=36, help="at a time")
    parser.add_argument(
        "--longest", type=float, default=2.0, help="seconds of service between kills, at most"
    )
    parser.add_argument("--pause", type=float, default=0.1, help="seconds that a player thinks, at most")
    parser.add_argument(
        "--calm-every", type=int, default=50, metavar="KILLS", help="so often only bots are killed and hung"
    )
    parser.add_argument("--folder", type=Path, help="where the data is kept; else a temporary folder")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    return parser.parse_args(arguments)


def main() -> int:
    args = read_arguments()
    with tempfile.TemporaryDirectory(dir=args.folder, prefix="conclave-chaos-") as folder:
        result = uvloop.run(
            run(args, Path(folder), lambda words: print(f"  {words}", file=sys.stderr, flush=True))
        )
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(result), indent=2).decode())
    else:
        print(report(result))
    return 1 if result.violations() or result.late() else 0


if __name__ == "__main__":
    sys.exit(main())
