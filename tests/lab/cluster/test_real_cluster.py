"""The real commands on a real Ray cluster of several nodes, in the environment that has Ray.

`scripts/setup cluster` makes that environment, as `make test-long` does. Without it these tests fail.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from conclave.lab.arena.journal import FILE

pytestmark = pytest.mark.long

ROOT = Path(__file__).parents[3]
PYTHON = ROOT / ".venv-cluster" / "bin" / "python"
# The process that runs the tests may have told its children to ignore Ctrl-C.
LISTEN = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
MAIN = LISTEN + "\n{}\nfrom conclave.cli.main import main; main()"
ARENA = ("arena", "wizard-dice", "--seed", "1")
TIMES = re.compile(rb'"(seconds|slowest)":\[[^]]*\],')
PLENTY = 300
"""Seconds for whatever ends by itself on a busy machine."""
BOTS = """
import os
import time
from pathlib import Path
from conclave import bots

class Exits(bots.Bot):
    def decide(self, view, legal):
        if view.round == 2:
            os._exit(3)
        return legal[0]

class Raises(bots.Bot):
    def decide(self, view, legal):
        print("{ noise")
        raise RuntimeError("two is too many")

class Slow(bots.Bot):
    def __init__(self, game, seat, source):
        Path("MARKS", str(os.getpid())).write_text(f"{os.getppid()} {__file__}")

    def decide(self, view, legal):
        time.sleep(0.03)
        return legal[0]
"""


@dataclass
class Nodes:
    """A cluster that runs."""

    process: subprocess.Popen[str]
    address: str
    outside: str
    environment: dict[str, str]

    def end_a_node(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(file=self.process.stdin, flush=True)
        assert self.process.stdout.readline() == "gone\n"

    def start(self, *arguments: object, prelude: str = "") -> subprocess.Popen[str]:
        return subprocess.Popen(
            [PYTHON, "-c", MAIN.format(prelude), *map(str, arguments)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=self.environment,
        )

    def run(self, *arguments: object, prelude: str = "") -> tuple[int, str, str]:
        return wait_for_end(self.start(*arguments, prelude=prelude))


def wait_for_end(started: subprocess.Popen[str]) -> tuple[int, str, str]:
    out, err = started.communicate(timeout=PLENTY)
    return started.returncode, out, err


@pytest.fixture(scope="module")
def nodes() -> Iterator[Nodes]:
    assert PYTHON.exists(), "these tests need what `sh scripts/setup cluster` makes"
    folder = tempfile.mkdtemp(prefix="ray-", dir="/tmp")  # sockets lie there: their paths have to be short
    settings = {"RAY_agent_register_timeout_ms": "120000", "RAY_USAGE_STATS_ENABLED": "0"}
    environment = {**os.environ, **settings, "RAY_TMPDIR": folder, "TMPDIR": folder}
    script = Path(__file__).with_name("ray_nodes.py")
    pipe = subprocess.PIPE
    try:
        with subprocess.Popen(
            [PYTHON, script], text=True, env=environment, stdin=pipe, stdout=pipe
        ) as process:
            assert process.stdout is not None
            address, port = process.stdout.readline().split()
            outside = f"ray://{address.partition(':')[0]}:{port}"
            yield Nodes(process, address, outside, environment)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    (tmp_path / "marks").mkdir()
    path = tmp_path / "own.py"
    path.write_text(BOTS.replace("MARKS", str(tmp_path / "marks")))
    return path


def journal(folder: Path) -> tuple[bytes, list[bytes]]:
    """The heading, and the lines of the games in order, without what they say about time."""
    heading, *games = (folder / FILE).read_bytes().splitlines()
    cut, times = zip(*[TIMES.subn(b"", line) for line in games], strict=True)
    assert set(times) == {2}
    return heading, sorted(cut)


def wait_until_played(marks: Path, processes: int) -> list[int]:
    """The Ray workers whose bots have sat down."""
    deadline = time.monotonic() + PLENTY
    while time.monotonic() < deadline:
        written = [mark.read_text().split() for mark in marks.iterdir()]
        if len([words for words in written if len(words) == 2]) >= processes:
            return [int(parent) for parent, _ in written]
        time.sleep(0.1)
    raise AssertionError("nobody plays")


def test_the_games_are_those_of_processes_here(nodes: Nodes, tmp_path: Path) -> None:
    """In batches of a hundred; then the run goes on at home, and on the cluster again."""
    there, here = tmp_path / "there", tmp_path / "here"
    command = (*ARENA, "--bots", "greedy,random", "--json")
    code, out, err = nodes.run(*command, "--games", 310, "--cluster", nodes.address, "--out", there)
    assert (code, err) == (0, "")
    assert nodes.run(*command, "--games", 310, "--jobs", 2, "--out", here)[0] == 0
    assert journal(there) == journal(here)
    assert json.loads(out)["figures"]["games"] == 310
    assert nodes.run(*command, "--games", 312, "--jobs", 1, "--out", there)[0] == 0
    code, out, err = nodes.run(*command, "--games", 316, "--cluster", nodes.outside, "--out", there)
    assert (code, err) == (0, "")
    assert nodes.run(*command, "--games", 316, "--jobs", 2, "--out", here)[0] == 0
    assert journal(there) == journal(here)


def test_bots_of_ones_own_lose_there_as_here(nodes: Nodes, tmp_path: Path, file: Path) -> None:
    there, here = tmp_path / "there", tmp_path / "here"
    command = (*ARENA, "--bots", f"random,{file}:Exits,{file}:Raises", "--games", 12)
    code, out, err = nodes.run(*command, "--cluster", nodes.address, "--out", there)
    assert (code, err) == (0, "")
    assert "own.py:Exits ended the process it played in (exit code 3)" in out
    assert nodes.run(*command, "--out", here)[0] == 0
    assert journal(there) == journal(here)


def test_a_test_stops_at_the_same_game(nodes: Nodes) -> None:
    command = (*ARENA, "--bots", "greedy,random", "--games", 1000, "--sprt", "0.5,0.8", "--json")
    told = [json.loads(nodes.run(*command, *where)[1]) for where in (["--cluster", "auto"], [])]
    assert told[0]["sprt"] == told[1]["sprt"]
    assert told[0]["figures"]["games"] == told[1]["figures"]["games"]


def test_study_plays_all_its_cells(nodes: Nodes, tmp_path: Path) -> None:
    there, here = tmp_path / "there", tmp_path / "here"
    command = ("study", "ciub", "--players", "2,3", "--games", 6, "--seed", 1)
    code, _, err = nodes.run(*command, "--cluster", nodes.address, "--out", there)
    assert (code, err) == (0, "")
    assert nodes.run(*command, "--out", here)[0] == 0
    assert [journal(there / cell) for cell in "23"] == [journal(here / cell) for cell in "23"]


def test_another_conclave_is_refused(nodes: Nodes) -> None:
    other = "import conclave; conclave.__version__ = '9.9'"
    command = (*ARENA, "--bots", "greedy,random", "--cluster", nodes.address)
    code, out, err = nodes.run(*command, prelude=other)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert "a different conclave" in err
    assert "9.9 here" in err


def test_somebody_else_at_the_address_is_no_cluster() -> None:
    """Who listens but is not Ray is given up soon, and Ray's own complaints are not shown."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        address = f"127.0.0.1:{server.getsockname()[1]}"
        quiet = Nodes(None, "", "", dict(os.environ))  # type: ignore[arg-type]
        code, out, err = quiet.run(*ARENA, "--bots", "greedy,random", "--cluster", address)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert f"No Ray cluster answers at {address}" in err


def test_an_interrupted_run_leaves_nothing_behind(nodes: Nodes, tmp_path: Path, file: Path) -> None:
    run: Any = nodes.start(
        *ARENA, "--bots", f"random,{file}:Slow", "--games", 900, "--cluster", nodes.address
    )
    wait_until_played(tmp_path / "marks", 3)
    run.send_signal(signal.SIGINT)
    code, out, err = wait_for_end(run)
    assert (code, out) == (130, "")
    assert err == "conclave: interrupted after 0 of 900 games. Nothing is kept without --out.\n"
    for mark in (tmp_path / "marks").iterdir():
        assert not Path("/proc", mark.name).exists()
        assert not Path(mark.read_text().split()[1]).exists()


def test_workers_and_nodes_may_die(nodes: Nodes, tmp_path: Path, file: Path) -> None:
    """The last test: it takes a node of the cluster away."""
    there, here = tmp_path / "there", tmp_path / "here"
    command = (*ARENA, "--bots", f"random,{file}:Slow", "--games", 18)
    run = nodes.start(*command, "--cluster", nodes.address, "--out", there)
    worker = wait_until_played(tmp_path / "marks", 3)[0]
    os.kill(worker, signal.SIGKILL)
    nodes.end_a_node()
    code, _, err = wait_for_end(run)
    assert (code, err) == (0, "")
    assert nodes.run(*command, "--jobs", 2, "--out", here)[0] == 0
    assert journal(there) == journal(here)
