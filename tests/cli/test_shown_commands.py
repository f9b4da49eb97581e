"""Every command on the page of commands runs as it stands there, and the README's links lead somewhere."""

from __future__ import annotations

import io
import re
import shlex
from pathlib import Path

import pytest
from tests.cli.conftest import Conclave

from conclave.storage import SqliteStorage

ROOT = Path(__file__).parents[2]
A_RECORD = ROOT / "tests/games/wizard_dice/golden/first-round.record"
SMALLER = {
    "--games 1000": "--games 4",
    "conclave bench": "conclave bench --seconds 0.01",
    "conclave serve": "conclave serve --help",  # it runs until it is stopped; tests/server does that
}
"""The same commands with less work."""


def commands() -> list[str]:
    page = (ROOT / "docs/commands.md").read_text("utf-8")
    return re.findall(r"^    conclave (.+?)(?:  +.*)?$", page, re.MULTILINE)


@pytest.mark.parametrize("command", commands())
def test_a_command_runs_as_it_is_shown(
    conclave: Conclave, command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CONCLAVE_DATA", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    line = f"conclave {command}"
    for written, smaller in SMALLER.items():
        line = line.replace(written, smaller)
    arguments = [str(A_RECORD) if word == "FILE" else word for word in shlex.split(line)[1:]]
    if arguments[0] == "play":
        monkeypatch.setattr("sys.stdin", io.StringIO())
    if arguments[0] == "tables":
        SqliteStorage.open(tmp_path / "server").close()
    if arguments[:2] == ["play", "--resume"]:
        assert conclave("play", "wizard-dice", "--seats", "you,random").code == 0
    finished = conclave(*arguments)
    assert finished.code == 0, finished
    assert finished.out


def test_the_files_that_the_readme_links_exist() -> None:
    links = re.findall(r"\]\(([^)]+)\)", (ROOT / "README.md").read_text("utf-8"))
    assert [link for link in links if "://" not in link and not (ROOT / link).exists()] == []
