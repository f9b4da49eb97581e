"""A run of the arena: games played by watched processes, kept as they end, until there are enough of them.

A bot that fails loses its game: the game is played again with a random player in its seat, whose place is the
last one whatever it does, and the others keep their places among themselves.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any

from conclave.bots.registry import bot_label, find_bot, is_own
from conclave.compiled import form
from conclave.core.places import shares_of_win
from conclave.core.record import RecordError
from conclave.core.record_replay import read_options
from conclave.core.registry import UnknownGame
from conclave.core.text import text
from conclave.lab.arena.journal import Journal, runs_within
from conclave.lab.arena.problem import ArenaError
from conclave.lab.arena.sprt import Decision, Hypotheses, SequentialTest
from conclave.lab.cluster.worker_pool import ClusterPool
from conclave.lab.play.deals import Forfeits, GameResult, RunSpec, may_be_of
from conclave.lab.play.worker import BotLimits, Measurements
from conclave.lab.play.worker_pool import Failure, WorkerPool
from conclave.lab.stats.luck import valuer_of
from conclave.lab.stats.uses import counter_of
from conclave.registry import GAMES

OnResult = Callable[[GameResult], None]
"""Called with every game; those of an earlier session come first."""


@dataclass(frozen=True)
class RunPlan:
    """What to play, and how many games."""

    run_spec: RunSpec
    games: int
    jobs: int = 1
    limits: BotLimits = field(default_factory=BotLimits)
    hypotheses: Hypotheses | None = None
    luck: bool = False
    """Whether to measure luck, which takes time."""
    cluster: str | None = None
    """The address of a Ray cluster that plays instead of processes here."""

    @property
    def measurements(self) -> Measurements:
        return Measurements(uses=True, luck=self.luck)

    @property
    def bots(self) -> tuple[str, ...]:
        """Every bot once, in the order in which they were named."""
        return tuple(dict.fromkeys([bot for line_up in self.run_spec.line_ups for bot in line_up]))

    def heading(self) -> dict[str, Any]:
        """Everything that the games depend on, for the journal. More games of the same run may follow."""
        game = GAMES.find(self.run_spec.game)
        return {
            "game": game.name,
            "rules": game.rules_version,
            "form": form(),
            "options": game.configure(self.run_spec.options).written(),
            "bots": {bot: _identity(game.name, bot) for bot in self.bots},
            "tables": [list(line_up) for line_up in self.run_spec.line_ups],
            "seed": self.run_spec.seed,
            "rotates": self.run_spec.rotates,
            "seconds": self.limits.seconds,
            "megabytes": self.limits.megabytes,
            "luck": self.luck,
        }


def _with_all_options(heading: dict[str, Any]) -> dict[str, Any]:
    """With the options that the game has had since: the run was played with their defaults."""
    try:
        options = read_options(GAMES.find(heading["game"]), heading["options"])
    except (AttributeError, KeyError, TypeError, RecordError, UnknownGame):
        return heading  # no run of this version either, and the comparison says so
    return {**heading, "options": options.written()}


def _identity(game: str, bot: str) -> str:
    """A bot with its version; one of a file by what is in the file."""
    label = bot_label(bot, find_bot(game, bot))
    if not is_own(bot):
        return label
    content = Path(bot.rpartition(":")[0]).read_bytes()
    return f"{label} {hashlib.sha256(content).hexdigest()[:16]}"


@dataclass
class Outcome:
    """What came of a run so far."""

    results: list[GameResult]
    """By their numbers. After a decision of the test, the games up to it: what else was played meanwhile does
    not count, so that the result is the same for any number of processes."""
    test: SequentialTest | None = None
    interrupted: bool = False


def run(plan: RunPlan, folder: Path | None = None, on_result: OnResult | None = None) -> Outcome:
    """Play what has not been played yet. Ctrl-C ends it early, with what there is.

    ArenaError for a folder that is another run's, or a study's, or cannot be written to; BotError for a bot
    that cannot even be loaded, BrokenPart for what the kit of the game names.
    """
    game = GAMES.find(plan.run_spec.game)
    counter_of(game)  # fails here if it cannot be loaded, rather than in every process that plays
    if plan.luck:
        valuer_of(game)
    if folder is None:
        return _Run(plan, [], None, on_result).play()
    if cells := runs_within(folder):
        raise ArenaError(text("lab-folder-of-study", folder=str(folder), cell=cells[0]))
    belongs = partial(may_be_of, plan.run_spec)
    with Journal(folder, plan.heading(), belongs, _with_all_options) as journal:
        there = journal.results[-1].number if journal.results else 0
        if there > plan.games:
            raise ArenaError(text("lab-journal-longer", folder=str(folder), there=there, asked=plan.games))
        return _Run(plan, journal.results, journal, on_result).play()


class _Run:
    def __init__(
        self, plan: RunPlan, before: Sequence[GameResult], journal: Journal | None, on_result: OnResult | None
    ) -> None:
        self.plan = plan
        self.journal = journal
        self.on_result = on_result
        self.results: dict[int, GameResult] = {}
        self.again: list[tuple[int, Forfeits]] = []
        self.test = None if plan.hypotheses is None else SequentialTest(plan.hypotheses)
        self._deals_tested = 0
        for result in before:
            self._take(result)

    def play(self) -> Outcome:
        interrupted = False
        numbers = (number for number in range(1, self.plan.games + 1) if number not in self.results)
        try:
            with self._pool() as pool:
                for end in pool.play(lambda: self._next(numbers)):
                    if isinstance(end, Failure):
                        self._forfeit(end)
                    else:
                        if self.journal is not None:
                            self.journal.add(end)
                        self._take(end)
                    if self._decision() != "open":
                        break
        except KeyboardInterrupt:
            interrupted = True
        return Outcome(self._results_that_count(), self.test, interrupted)

    def _pool(self) -> WorkerPool | ClusterPool:
        plan = self.plan
        if plan.cluster is not None:
            return ClusterPool(plan.run_spec, plan.cluster, plan.limits, plan.measurements)
        return WorkerPool(plan.run_spec, plan.jobs, plan.limits, plan.measurements)

    def _next(self, numbers: Iterator[int]) -> tuple[int, Forfeits] | None:
        if self._decision() != "open":
            return None
        if self.again:
            return self.again.pop()
        number = next(numbers, None)
        return None if number is None else (number, ())

    def _forfeit(self, failure: Failure) -> None:
        self.again.append((failure.number, (*failure.forfeits, (failure.place, failure.reason))))

    def _take(self, result: GameResult) -> None:
        self.results[result.number] = replace(result, record="")
        if self.on_result is not None:
            self.on_result(result)
        if self.test is not None:
            self._ask(self.test)

    def _ask(self, test: SequentialTest) -> None:
        """Show the test every deal that is whole, in order, if the first bot plays in it."""
        count = self.plan.run_spec.games_per_deal
        while test.decision == "open":
            numbers = range(self._deals_tested * count + 1, (self._deals_tested + 1) * count + 1)
            if not all(number in self.results for number in numbers):
                return
            line_up = self.plan.run_spec.line_up_of(numbers[0])
            own = [place for place, bot in enumerate(line_up) if bot == self.plan.bots[0]]
            if own:
                won = [shares_of_win(self.results[number].places) for number in numbers]
                shares = [game[place] for game in won for place in own]
                test.add(sum(shares) / len(shares))
            self._deals_tested += 1

    def _decision(self) -> Decision:
        return "open" if self.test is None else self.test.decision

    def _results_that_count(self) -> list[GameResult]:
        last = self.plan.games
        if self._decision() != "open":
            last = self._deals_tested * self.plan.run_spec.games_per_deal
        return [self.results[number] for number in sorted(self.results) if number <= last]
