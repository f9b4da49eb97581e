"""Kits of other packages: found by their entry points, and named in one line when they cannot be used."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest


def kit(name: str, package: str = "racing", contract: int = 1) -> str:
    return (
        "from conclave.kit import GameKit\n"
        "GAME = 'examples.own_game:GAME'\n"
        f"KIT = GameKit(name={name!r}, package={package!r}, game=GAME, contract={contract})"
    )


OURS = ["wizard-dice", "five-seals", "ciub"]


def put_package(folder: Path, package: str, code: str, *, texts: bool = True) -> None:
    """An installed package with an entry point, as an installer leaves it."""
    (folder / package / "text").mkdir(parents=True)
    (folder / package / "__init__.py").write_text(code)
    if texts:
        (folder / package / "text/en.ftl").write_text("dash-title = Dash\n")
    info = folder / f"{package}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[conclave.games]\n{package} = {package}:KIT\n")


def conclave(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "conclave", *words]
    environment = {**os.environ, "PYTHONPATH": f"{folder}{os.pathsep}{Path(__file__).parents[1]}"}
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)


def test_a_game_of_another_package_is_listed_with_where_it_comes_from(tmp_path: Path) -> None:
    put_package(tmp_path, "racing", kit("dash"))
    listed = json.loads(conclave(tmp_path, "games", "--json").stdout)
    assert [(game["name"], game["source"]) for game in listed["games"]] == [
        *[(name, "conclave") for name in OURS],
        ("dash", "racing"),
    ]
    assert listed["broken"] == []


@pytest.mark.parametrize(
    ("code", "texts", "reason"),
    [
        ("1 / 0", True, "its kit cannot be loaded (ZeroDivisionError: division by zero)."),
        ("raise SystemExit('no')", True, "its kit cannot be loaded (SystemExit: no)."),
        ("KIT = 'dash'", True, "its entry point names a str, not a GameKit."),
        (
            kit("dash", contract=99),
            True,
            "version 99 of the game contract",
        ),
        (kit("dash"), False, "racing has no text/en.ftl."),
        (kit("dash", "nowhere"), True, "No module named 'nowhere'"),
        (
            kit("ciub"),
            True,
            "conclave already has a game called ciub.",
        ),
        (kit("other"), True, "is not a game of that name."),
    ],
)
def test_a_broken_kit_is_named_in_one_line_and_harms_nobody_else(
    tmp_path: Path, code: str, texts: bool, reason: str
) -> None:
    put_package(tmp_path, "racing", code, texts=texts)
    told = conclave(tmp_path, "games")
    assert told.returncode == 0
    assert [line.partition(":")[0] for line in told.stdout.splitlines() if line[0] != " "] == OURS
    (line,) = told.stderr.splitlines()
    assert "racing" in line
    assert reason in line
    played = conclave(tmp_path, "simulate", "ciub", "--seats", "random,random", "--games", "1")
    assert (played.returncode, played.stderr) == (0, "")


def test_what_is_asked_of_a_broken_game_says_why(tmp_path: Path) -> None:
    put_package(tmp_path, "racing", "1 / 0")
    told = conclave(tmp_path, "rules", "racing")
    assert told.returncode == 2
    assert told.stderr == (
        "conclave: racing cannot be played: its kit cannot be loaded (ZeroDivisionError: division by zero).\n"
    )


def test_importing_conclave_loads_no_game_and_one_game_not_the_others() -> None:
    program = """
import sys
import conclave.core, conclave.registry
loaded = lambda: sorted(m for m in sys.modules if m.startswith("conclave.games."))
print(loaded())
conclave.registry.GAMES.find("ciub")
print(sorted({m.split(".")[2] for m in loaded() if m.count(".") > 2}))
"""
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert told.stdout.splitlines() == ["[]", "['ciub']"]
