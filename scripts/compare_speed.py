"""Is this checkout slower than another one? Measures both in turn, game by game, in one run.

    git worktree add /tmp/old v0.1.0 && make -C /tmp/old compile
    .venv/bin/python -m scripts.compare_speed /tmp/old --rounds 7

For every measure of `conclave bench` it shows this checkout's time as a multiple of the other's, with a 95 %
interval over the rounds. Machines are noisy, so only an interval wholly above the bound counts as slower. The
exit code is 1 if anything is slower.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from math import exp, log
from pathlib import Path
from typing import Any, Final

from conclave.lab.stats.estimates import mean
from conclave.registry import KITS

HERE: Final = Path(__file__).parent.parent
BOUND: Final = 1.03
RATES: Final = (
    "decisions_per_second",
    "playout_decisions_per_second",
    "games_per_second",
    "simulations_per_second",
    "full_simulations_per_second",
)
COSTS: Final = ("clone_microseconds", "position_bytes")

Times = dict[tuple[str, str], float]
"""The time (or memory) of each measure, by setting and name of the measure."""


@dataclass(frozen=True)
class Comparison:
    setting: str
    measure: str
    ratio: float
    """The new time divided by the old one."""
    least: float
    most: float

    def is_slower(self, bound: float = BOUND) -> bool:
        return self.least > bound


def times(games: Iterable[Mapping[str, Any]]) -> Times:
    """The times in what `conclave bench --json` says about each game; a rate becomes the time for one."""
    found: Times = {}
    for each in games:
        options = " ".join(f"{name}={value}" for name, value in sorted(each["options"].items()))
        setting = f"{each['game']} {each['players']} {options}".rstrip()
        found |= {(setting, name): 1.0 / each[name] for name in RATES}
        found |= {(setting, name): each[name] for name in COSTS}
    return found


def compare(rounds: Iterable[tuple[Times, Times]]) -> Iterator[Comparison]:
    """The ratios of each round (old, new), measure by measure; what only one checkout has is left out."""
    pairs = list(rounds)
    for setting, measure in pairs[0][0].keys() & pairs[0][1].keys():
        key = setting, measure
        found = mean([(log(new[key] / old[key]), 1.0) for old, new in pairs])
        least, most = found.interval
        yield Comparison(setting, measure, exp(found.value), exp(least), exp(most))


def bench(checkout: Path, game: str, seconds: float) -> Times:
    program = str(checkout / ".venv/bin/conclave")
    command = [program, "bench", "--games", game, "--seconds", str(seconds), "--json"]
    told = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    if told["form"] != "compiled":
        raise SystemExit(f"{checkout} runs {told['form']} rules: run 'make compile' there first.")
    return times(told["games"])


def main() -> int:
    asked = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    asked.add_argument("old", type=Path, help="the checkout to compare with, with compiled rules")
    asked.add_argument("--rounds", type=int, default=7)
    asked.add_argument("--seconds", type=float, default=0.3, help="for each measure, as in `conclave bench`")
    asked.add_argument("--games", default=",".join([kit.name for kit in KITS.ours]))
    told = asked.parse_args()
    if told.rounds < 2:
        asked.error("an interval needs at least 2 rounds")
    rounds = []
    for number in range(told.rounds):
        old: Times = {}
        new: Times = {}
        for game in told.games.split(","):
            # Who goes first changes, so that neither has the warmer machine each time.
            for checkout, found in [(told.old, old), (HERE, new)][:: 1 if number % 2 else -1]:
                found |= bench(checkout, game, told.seconds)
        rounds.append((old, new))
        print(f"round {number + 1} of {told.rounds}", file=sys.stderr)
    compared = sorted(compare(rounds), key=lambda each: each.ratio)
    for each in compared:
        mark = "  slower" if each.is_slower() else ""
        print(
            f"{each.ratio:6.3f}  ({each.least:.3f} to {each.most:.3f})  {each.setting}, {each.measure}{mark}"
        )
    slower = sum(each.is_slower() for each in compared)
    print(f"{slower} of {len(compared)} measures take more than {BOUND} times as long.")
    return 1 if slower else 0


if __name__ == "__main__":
    sys.exit(main())
