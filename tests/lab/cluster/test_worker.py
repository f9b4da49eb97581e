"""A batch on a worker: the same games as at home, whatever its bots do, if it has the same conclave."""

from __future__ import annotations

import pickle
from dataclasses import replace
from pathlib import Path

import pytest

from conclave.lab.arena.run import RunPlan, run
from conclave.lab.cluster.worker import BatchResult, Work, answer, own_files, play_batch, terms_of
from conclave.lab.cluster.worker_pool import ClusterPool
from conclave.lab.play.deals import GameResult, RunSpec
from conclave.lab.play.worker import BotLimits, Measurements
from conclave.locale import locale

BOTS = """
from pathlib import Path
from conclave import bots

class First(bots.Bot):
    def decide(self, view, legal):
        return legal[0]

class Illegal(bots.Bot):
    def decide(self, view, legal):
        return -1
"""


def timeless(results: list[GameResult]) -> list[GameResult]:
    return [replace(result, seconds=(), slowest=()) for result in results]


def make_work(*bots: str, games: int) -> tuple[RunPlan, Work]:
    run_spec = RunSpec("wizard-dice", (bots,), {"players": len(bots)}, 1)
    plan = RunPlan(run_spec, games)
    numbers = tuple([(number, ()) for number in range(1, games + 1)])
    return plan, Work(run_spec, plan.limits, plan.measurements, own_files(bots), numbers)


def test_bots_of_ones_own_travel_along_and_may_fail(tmp_path: Path) -> None:
    """Two files of the same name are told apart, and neither is there any more when the batch is played."""
    files = [tmp_path / "a" / "own.py", tmp_path / "b" / "own.py"]
    for file in files:
        file.parent.mkdir()
        file.write_text(BOTS)
    plan, work = make_work(f"{files[0]}:First", f"{files[1]}:Illegal", games=3)
    at_home = run(plan).results
    work = pickle.loads(pickle.dumps(work))
    for file in files:
        file.unlink()
    played = play_batch(work)
    assert isinstance(played, BatchResult)
    assert played.seconds > 0
    assert timeless(sorted(played.results, key=lambda result: result.number)) == timeless(at_home)
    assert all(len(result.forfeits) == 1 for result in played.results)


def test_a_file_that_cannot_be_loaded_there_is_named_as_at_home(tmp_path: Path) -> None:
    file = tmp_path / "here_only.py"
    file.write_text(f"{BOTS}\nif Path(__file__) != Path({str(file)!r}):\n    raise OSError('not here')\n")
    _, work = make_work("random", f"{file}:First", games=1)
    reason = play_batch(work)
    assert not isinstance(reason, BatchResult)
    assert f"{file} " in locale("en").say(reason)
    assert "conclave-" not in locale("en").say(reason)


@pytest.mark.parametrize("what", ["conclave", "rules", "bots"])
def test_another_conclave_does_not_even_look_at_the_games(what: str) -> None:
    bots = ("greedy", "random", "own.py:Bot")
    terms = terms_of("ciub", bots)
    assert "own.py" not in terms["bots"]
    said, there, content = answer("ciub", bots, {**terms, what: "9"}, b"no pickle")
    assert (said, there, content) == ("other", terms, b"")


def test_a_bot_that_is_unknown_there_is_another_one() -> None:
    assert terms_of("ciub", ["merlin", "random"]) != terms_of("ciub", ["random"])


def test_a_run_that_has_nothing_left_to_play_needs_no_cluster() -> None:
    run_spec = RunSpec("ciub", (("random", "random"),), {"players": 2}, 1)
    with ClusterPool(run_spec, "127.0.0.1:9", BotLimits(), Measurements()) as pool:
        assert list(pool.play(lambda: None)) == []
