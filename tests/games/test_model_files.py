"""Fitted files lie beside the bots and solvers that use them, and the command that writes each is named."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from conclave.kit import __file__ as kit_file

GAMES = Path(kit_file).parent / "games"
FITTED = [
    path
    for part in ("bots", "odds")
    for path in sorted(GAMES.glob(f"*/{part}/*"))
    if path.suffix in (".json", ".toml", ".npz")
]


@pytest.mark.parametrize("file", FITTED, ids=lambda path: "/".join(path.parts[-3:]))
def test_a_module_beside_it_names_the_command_that_writes_it(file: Path) -> None:
    users = [
        text for path in file.parent.glob("*.py") if f"`{file.name}`" in (text := path.read_text("utf-8"))
    ]
    [command] = {
        found for text in users for found in re.findall(r"`python -m conclave\.games\.([\w.]+)`", text)
    }
    trainer = GAMES.joinpath(*command.split(".")).with_suffix(".py").read_text("utf-8")
    assert file.relative_to(GAMES).as_posix() in trainer


def test_there_are_such_files() -> None:
    assert FITTED
