"""A run: the same games as a simulation, however many processes play them and however often it is stopped."""

from __future__ import annotations

import errno
import json
import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from conclave.core.text import text
from conclave.lab.arena.journal import FILE, Journal
from conclave.lab.arena.line_ups import line_ups
from conclave.lab.arena.problem import ArenaError
from conclave.lab.arena.run import RunPlan, run
from conclave.lab.arena.sprt import Hypotheses
from conclave.lab.play.deals import GameResult, RunSpec
from conclave.lab.play.simulate import Series, simulate
from conclave.locale import locale


def plan(*bots: str, games: int, jobs: int = 1, seed: int = 1, **more: object) -> RunPlan:
    run_spec = RunSpec("wizard-dice", line_ups(bots, 2), {"players": 2, "cards": True}, seed)
    made = RunPlan(run_spec, games, jobs)
    return replace(made, **more)  # type: ignore[arg-type]


def timeless(results: list[GameResult]) -> list[GameResult]:
    return [replace(result, seconds=(), slowest=()) for result in results]


@pytest.fixture(scope="module")
def ten() -> list[GameResult]:
    """Ten games without a folder."""
    return timeless(run(plan("greedy", "random", games=10)).results)


def test_the_games_are_those_of_a_simulation(ten: list[GameResult]) -> None:
    series = Series("wizard-dice", ("greedy", "random"), {"players": 2, "cards": True}, 10, 1)
    simulated = timeless(list(simulate(series)))
    assert [replace(result, actions=(), uses=()) for result in ten] == [
        replace(result, record="") for result in simulated
    ]


def test_an_interrupted_run_goes_on_and_a_half_written_line_is_played_again(
    tmp_path: Path, ten: list[GameResult]
) -> None:
    run(plan("greedy", "random", games=4), tmp_path)
    file = tmp_path / FILE
    whole = file.read_bytes()
    file.write_bytes(whole[:-40])
    heard: list[int] = []
    outcome = run(
        plan("greedy", "random", games=10, jobs=2), tmp_path, lambda game: heard.append(game.number)
    )
    assert timeless(outcome.results) == ten
    assert heard[:3] == [1, 2, 3]
    lines = file.read_bytes().split(b"\n")
    assert lines[:4] == whole.split(b"\n")[:4]
    assert len(lines) == 1 + 10 + 1
    played_again = run(plan("greedy", "random", games=10), tmp_path)
    assert played_again.results == outcome.results  # nothing is left to play, times are the same too


@pytest.mark.parametrize(
    ("other", "what"),
    [
        (plan("greedy", "random", games=4, seed=2), "seed"),
        (plan("random", "greedy", games=4), "tables"),
        (plan("greedy", "random", games=4, luck=True), "luck"),
    ],
)
def test_the_folder_of_another_run_is_refused(tmp_path: Path, other: RunPlan, what: str) -> None:
    with Journal(tmp_path, plan("greedy", "random", games=4).heading()):
        pass
    before = (tmp_path / FILE).read_bytes()
    with pytest.raises(ArenaError) as refused:
        run(other, tmp_path)
    assert refused.value.reason.arguments["what"] == what
    assert "another run" in locale("en").say(refused.value.reason)
    assert (tmp_path / FILE).read_bytes() == before


def test_a_run_from_before_the_game_had_an_option_goes_on_with_its_default(
    tmp_path: Path, ten: list[GameResult]
) -> None:
    made = plan("greedy", "random", games=4)
    run(made, tmp_path)
    file = tmp_path / FILE
    heading, _, games = file.read_text("utf-8").partition("\n")
    told = json.loads(heading)
    assert told["options"].pop("expert") == "no"
    older = json.dumps(told) + "\n" + games
    file.write_text(older, "utf-8")
    assert timeless(run(plan("greedy", "random", games=10), tmp_path).results) == ten
    assert file.read_text("utf-8").startswith(older)


@pytest.mark.parametrize("options", [{}, {"cards": "no"}, {"cards": "perhaps"}, {"moons": "2"}, [1], None])
def test_a_run_with_other_options_is_refused(tmp_path: Path, options: object) -> None:
    made = plan("greedy", "random", games=4)
    with Journal(tmp_path, {**made.heading(), "options": options}):
        pass
    with pytest.raises(ArenaError) as refused:
        run(made, tmp_path)
    assert refused.value.reason.arguments["what"] == "options"


@pytest.mark.parametrize(
    ("content", "key"),
    [(b"precious\n", "lab-journal-foreign"), (b"{}\n", "lab-journal-foreign")],
)
def test_a_file_of_somebody_else_is_left_alone(tmp_path: Path, content: bytes, key: str) -> None:
    (tmp_path / FILE).write_bytes(content)
    with pytest.raises(ArenaError, match=key):
        run(plan("greedy", "random", games=4), tmp_path)
    assert (tmp_path / FILE).read_bytes() == content


def test_a_damaged_line_in_the_middle_is_said(tmp_path: Path) -> None:
    heading = plan("greedy", "random", games=4).heading()
    with Journal(tmp_path, heading):
        pass
    with (tmp_path / FILE).open("ab") as file:
        file.write(b'{"number": 1, "sea\n{"number": 2}\n')
    with pytest.raises(ArenaError) as refused:
        Journal(tmp_path, heading)
    assert refused.value.reason.arguments["line"] == 2


@pytest.mark.parametrize(
    "change",
    [
        {"number": 0},
        {"seats": (1, 1)},
        {"points": (1, 2, 3)},
        {"places": (1, 1, 1)},
        {"places": (2, 2)},
        {"luck": (0.0,)},
        {"reason": text("fs-over-quiet")},
    ],
    ids=str,
)
def test_a_line_that_is_no_game_of_this_run_is_said(
    tmp_path: Path, ten: list[GameResult], change: dict[str, Any]
) -> None:
    made = plan("greedy", "random", games=10)
    with Journal(tmp_path, made.heading()) as journal:
        journal.add(replace(ten[0], seconds=(0.0, 0.0)))
        journal.add(replace(ten[1], seconds=(0.0, 0.0), **change))
    with pytest.raises(ArenaError) as refused:
        run(made, tmp_path)
    assert refused.value.reason.key == "lab-journal-damaged"
    assert refused.value.reason.arguments["line"] == 3


def test_a_longer_run_is_not_replaced_by_a_shorter_one(tmp_path: Path) -> None:
    run(plan("greedy", "random", games=4), tmp_path)
    with pytest.raises(ArenaError) as refused:
        run(plan("greedy", "random", games=2), tmp_path)
    assert "up to game 4" in locale("en").say(refused.value.reason)


@pytest.mark.skipif(os.name == "nt", reason="Windows locks files otherwise")
def test_two_runs_do_not_write_to_one_folder(tmp_path: Path) -> None:
    heading = plan("greedy", "random", games=4).heading()
    with Journal(tmp_path, heading), pytest.raises(ArenaError, match="lab-journal-in-use"):
        Journal(tmp_path, heading)


def test_a_full_disk_is_said_and_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ten: list[GameResult]
) -> None:
    heading = plan("greedy", "random", games=4).heading()
    real_write = os.write
    left = 3000

    def write(file: int, content: bytes) -> int:
        """As a disk with some bytes left would: what fits is written."""
        nonlocal left
        if not left:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        written = real_write(file, content[:left])
        left -= written
        return written

    with Journal(tmp_path, heading) as kept:
        monkeypatch.setattr(os, "write", write)
        with pytest.raises(ArenaError) as full:
            list(map(kept.add, ten))
    assert "No space left on device" in locale("en").say(full.value.reason)
    monkeypatch.undo()
    assert (tmp_path / FILE).read_bytes().endswith(b"}\n")
    with Journal(tmp_path, heading) as again:
        assert 0 < len(again.results) < 10
        assert again.results == ten[: len(again.results)]


def test_a_test_that_is_decided_stops_the_run_at_the_same_game_for_any_number_of_processes() -> None:
    asked = plan("greedy", "random", games=400, hypotheses=Hypotheses(0.5, 0.7))
    one = run(asked)
    assert one.test is not None
    assert one.test.decision == "p1"
    assert len(one.results) == 2 * one.test.deals < 100
    two = run(replace(asked, jobs=2))
    assert timeless(two.results) == timeless(one.results)
