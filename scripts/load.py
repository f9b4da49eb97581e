"""Measure the table server under load: `make load`, or `python -m scripts.load --help`.

A server in a process of its own, hundreds of tables of all games, four people at each with a socket of their
own, and durable decisions at a steady rate, sent on schedule whether or not the server keeps up. Times are
taken where a person would: from sending a decision until it is acknowledged. Generator and server share the
machine, so both are told apart in the figures. In the end the log must have what was acknowledged, no more
and no less; if not, the exit code is 1.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
import uvloop
from scripts.scripted_players.load_measurement import LoadMeasurement, Phase, Setting
from scripts.scripted_players.log_comparison import LogComparison, compare_with_log
from scripts.scripted_players.server_process import ServerProcess, free_port

WARM_UP: Final = 3.0
"""Seconds at the same rate before anything is measured."""
GOAL: Final = 50.0
GOAL_WITH_BOTS: Final = 100.0
"""Milliseconds within which 99 of 100 decisions are acknowledged."""
GOAL_MEMORY: Final = 40.0
"""KiB of an idle socket."""


class Stretch(NamedTuple):
    """What is to be measured."""

    name: str
    rate: float
    seconds: float
    floods: bool = False
    """A player with nothing to decide chats instead, so that the planned number of messages is sent."""


class Result(msgspec.Struct, frozen=True):
    name: str
    setting: Setting
    phases: list[Phase]
    comparison: LogComparison
    problems: list[str]

    @property
    def is_sound(self) -> bool:
        return not self.problems and not self.comparison.lost and not self.comparison.extra


async def run(args: argparse.Namespace, folder: Path, say: Callable[[str], None]) -> list[Result]:
    results = []
    if args.only != "bots":
        stretches = [Stretch("people", args.rate, args.seconds)]
        if args.overload:
            name = f"overload, {args.overload:g} times"
            stretches.append(Stretch(name, args.overload * args.rate, args.overload_seconds, floods=True))
            stretches.append(Stretch("afterwards", args.rate, args.overload_seconds))
        results.append(await _result("people", args, folder / "people", stretches, "", say))
    if args.only != "people":
        stretches = [Stretch("bots thinking", args.rate, args.seconds)]
        results.append(await _result("bots", args, folder / "bots", stretches, args.bot, say))
    return results


async def _result(
    name: str,
    args: argparse.Namespace,
    folder: Path,
    stretches: list[Stretch],
    bot: str,
    say: Callable[[str], None],
) -> Result:
    (folder / "data").mkdir(parents=True)
    server = ServerProcess(folder / "data", args.port or free_port())
    await server.spawn()
    measurement = LoadMeasurement(server, args.seed, say)
    try:
        await server.until_healthy()
        say(f"the server is process {server.pid}")
        setting = await measurement.set_up(args.tables, bot, args.bot_every, args.rest)
        await measurement.measure("warm-up", args.rate, min(WARM_UP, args.seconds))
        measured = [await measurement.measure(*stretch) for stretch in stretches]
        problems = measurement.problems()
    finally:
        await server.stop()
    return Result(name, setting, measured, compare_with_log(server.folder, measurement.tables), problems)


def report(result: Result) -> str:
    """One page for people."""
    setting = result.setting
    comparison = result.comparison
    lines = [
        f"{setting.tables} tables, {setting.sockets} sockets",
        f"  set-up        tables made after {setting.made} s, sockets open after {setting.connected} s, "
        f"everybody plays after {setting.playing} s",
        f"  memory        {setting.memory} MiB with all tables, {setting.socket_memory} KiB for every idle "
        f"socket ({_goal(setting.socket_memory, GOAL_MEMORY, 'KiB')})",
    ]
    for phase in result.phases:
        lines += _about(phase)
    lines += [
        f"  log           {comparison.acknowledged} decisions acknowledged, {comparison.lost} lost, "
        f"{comparison.extra} too many",
        *[f"  problem       {problem}" for problem in result.problems[:10]],
    ]
    return "\n".join(lines)


def _about(phase: Phase) -> list[str]:
    goal = {"people": GOAL, "bots thinking": GOAL_WITH_BOTS}.get(phase.name)
    judged = "" if goal is None else f" ({_goal(phase.from_sending.p99, goal, 'ms')})"
    lines = [
        f"{phase.name}: {phase.rate:g} due per second for {phase.seconds} s, "
        f"{phase.per_second} acknowledged per second",
        f"  from sending  {phase.from_sending}{judged}",
        f"  from due      {phase.from_due}; {phase.overdue} were never sent, "
        f"the last answer came {phase.rest} s after the end",
        f"  disk          fsync {phase.fsync}",
        f"  processors    server {phase.server:.0%}, generator {phase.generator:.0%}, bots {phase.bots:.0%}, "
        f"others {phase.others:.0%} of one",
        f"  per decision  {1000 * phase.server / phase.per_second:.2f} ms of the server's processor, "
        f"{1000 * phase.incoming / phase.per_second:.1f} kB received",
    ]
    if phase.talking.count:
        lines.append(f"  chat          {phase.talking.count} acknowledged, {phase.talking}")
    if phase.refused:
        lines.append(
            "  refused       " + ", ".join(f"{count} {code}" for code, count in phase.refused.items())
        )
    return lines


def _goal(value: float, goal: float, unit: str) -> str:
    return f"goal {goal:g} {unit}: {'met' if value <= goal else 'missed'}"


def read_arguments(arguments: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="scripts.load", description="Measure the table server under load.")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=500.0, help="decisions per second")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--overload", type=float, default=3.0, metavar="TIMES", help="0: without")
    parser.add_argument("--overload-seconds", type=float, default=15.0)
    parser.add_argument("--bot", default="adept", help="the level of the bots that think")
    parser.add_argument("--bot-every", type=int, default=10, metavar="N", help="one at every N-th table")
    parser.add_argument("--rest", type=float, default=2.0, help="seconds before memory is measured")
    parser.add_argument("--only", choices=["people", "bots"])
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--folder", type=Path, help="where the data is kept; else a temporary folder")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    return parser.parse_args(arguments)


def main() -> int:
    args = read_arguments()
    progress = sys.stderr

    def say(words: str) -> None:
        print(f"  {words}", file=progress, flush=True)

    with tempfile.TemporaryDirectory(dir=args.folder, prefix="conclave-load-") as folder:
        results = uvloop.run(run(args, Path(folder), say))
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(results), indent=2).decode())
    else:
        print("\n\n".join([report(result) for result in results]))
    return 0 if all(result.is_sound for result in results) else 1


if __name__ == "__main__":
    sys.exit(main())
