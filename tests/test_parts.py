"""Nothing but a part's own commands needs what only that part installs."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from conclave.cli import parts
from conclave.cli.main import COMMANDS
from conclave.locale import languages
from tests.cli.conftest import Conclave, conclave  # noqa: F401 - a fixture

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]
MOST_LIBRARIES = 9
NEEDS_A_PART = (
    *("conclave.server", "conclave.storage", "conclave.lab.arena", "conclave.lab.study", "conclave.testing"),
    *("conclave.lab.report.layout", "conclave.lab.report.parts", "conclave.lab.report.plots"),
    *(
        "conclave.cli.host",
        "conclave.cli.table_listing",
        "conclave.cli.copy_options",
        "conclave.cli.lab_runs",
    ),
    *[f"conclave.cli.{command}" for command in parts.PART_OF],
)
BLOCKING = """
import sys

class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {blocked}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Blocked())
"""
"""A `sitecustomize` module, so that it also holds for the processes that a command starts."""


def library(requirement: str) -> str:
    """How a requirement is imported."""
    return re.split(r"[\[<>=; ]", requirement)[0].replace("-", "_")


def libraries(part: str) -> set[str]:
    return {library(requirement) for requirement in EXTRAS[part]} - {"conclave"}


def modules_without_part() -> list[str]:
    names = [
        ".".join(path.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__")
        for path in sorted((ROOT / "src/conclave").rglob("*.py"))
    ]
    kept_apart = [*NEEDS_A_PART, "conclave.__main__"]
    return [name for name in names if not any(f"{name}.".startswith(f"{part}.") for part in kept_apart)]


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which no extra can be imported, nor what comes with one only."""
    folder = tmp_path_factory.mktemp("bare")
    blocked = {"anyio", "h11", "httpx", "markupsafe", "setuptools", *libraries("testing"), "mypy"}
    for part in EXTRAS:
        blocked |= libraries(part)
    (folder / "sitecustomize.py").write_text(BLOCKING.format(blocked=sorted(blocked)))
    return {**os.environ, "PYTHONPATH": str(folder), "CONCLAVE_DATA": str(folder / "data")}


def run(environment: dict[str, str], *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments],
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def test_a_bare_install_needs_few_libraries() -> None:
    assert len(PROJECT["dependencies"]) <= MOST_LIBRARIES
    in_extras = set[str]().union(*map(libraries, EXTRAS))
    assert not in_extras & {library(requirement) for requirement in PROJECT["dependencies"]}


def test_the_parts_are_those_that_can_be_installed() -> None:
    assert {"server", "lab", "cluster", "pictures", "all", "testing"} == set(EXTRAS)
    for part, needed in parts.LIBRARIES.items():
        assert set(needed) == libraries(part) - {"uvloop"}
    assert set(parts.PART_OF) <= set(COMMANDS)
    assert set(parts.PART_OF.values()) == set(parts.LIBRARIES)


def test_all_other_modules_can_be_imported_without_any_part(bare: dict[str, str]) -> None:
    names = modules_without_part()
    assert len(names) > 200
    imported = run(bare, "-c", f"from importlib import import_module as load; [load(n) for n in {names}]")
    assert imported.returncode == 0, imported.stderr


def test_games_run_without_any_part(bare: dict[str, str]) -> None:
    program = (
        "import conclave\n"
        "print(len(conclave.games()), conclave.play('ciub', ['greedy', 'random'], seed=7).winners)"
    )
    played = run(bare, "-c", program)
    assert (played.returncode, played.stderr) == (0, "")
    assert re.fullmatch(r"3 \(\d,\)\n", played.stdout)


@pytest.mark.parametrize(
    "words",
    [
        "--help",
        "--version",
        "games",
        "rules wizard-dice WD-7",
        "catalogue five-seals --json",
        "odds wizard-dice --number 3 --wizard own --rolls 3",
        "simulate ciub --seats random,random --games 2 --jobs 2 --json",
        "play wizard-dice --seats random,random --seed 1",
        "bench --games ciub --seconds 0.01 --json",
        "board check",
        f"record replay {ROOT}/tests/data/0.1.0/records/ciub-short.record",
    ],
)
def test_commands_run_without_any_part(bare: dict[str, str], words: str) -> None:
    done = run(bare, "-m", "conclave", *words.split())
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_a_board_is_drawn_without_any_part_except_as_png(bare: dict[str, str], tmp_path: Path) -> None:
    draw = ("-m", "conclave", "board", "draw", "--players", "4")
    drawn = run(bare, *draw, str(tmp_path / "board.svg"))
    assert (drawn.returncode, drawn.stderr) == (0, "")
    refused = run(bare, *draw, str(tmp_path / "board.png"))
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr.count("\n") == 1
    assert 'install "conclave[pictures]"' in refused.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["board.svg"]


@pytest.mark.parametrize("command", parts.PART_OF)
def test_a_command_says_which_part_it_needs(
    conclave: Conclave,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
    command: str,
) -> None:
    part = parts.PART_OF[command]
    monkeypatch.setattr(parts, "find_spec", lambda name: None if name in libraries(part) else object())
    said = conclave(command).only_line()
    assert said == f'conclave: conclave {command} needs the {part}: install "conclave[{part}]".\n'
    for language in languages():
        monkeypatch.setenv("CONCLAVE_LANG", language)
        assert f'"conclave[{part}]"' in conclave(command, "--help").only_line()
    monkeypatch.setenv("CONCLAVE_LANG", "en")
    assert command in conclave("--help").out
