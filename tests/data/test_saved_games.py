"""Games that were left at the keyboard of an older version go on to their end."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

from conclave.core.pending import Over
from conclave.core.record_replay import replay
from conclave.registry import GAMES
from conclave.table.files import read_record
from tests.cli.conftest import Conclave
from tests.data.make_data import SAVED, answer_for

MOVED = "wizard-dice-moved-bot"
"""Played with a bot that imports modules by names that they no longer have."""
MOST_LINES = 2000


class Typist(io.RawIOBase):
    """Answers for the player who must decide in the saved game, a line whenever one is read."""

    def __init__(self, answer: Callable[[], str]) -> None:
        self._answer = answer
        self._left = MOST_LINES

    def readable(self) -> bool:
        return True

    def readline(self, size: int | None = -1, /) -> bytes:
        self._left -= 1
        return f"{self._answer()}\n".encode() if self._left else b""


@pytest.mark.parametrize("name", [name for name in SAVED if name != MOVED])
def test_a_saved_game_is_played_to_its_end(
    kept: Path, conclave: Conclave, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    file = kept / "games" / f"{name}.record"
    before = read_record(file).entries
    chance = Random(name)
    typist = Typist(lambda: answer_for(read_record(file), chance))
    monkeypatch.chdir(kept / "own")
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=typist))
    finished = conclave("play", "--resume", file)
    assert finished.code == 0, finished
    record = read_record(file)
    assert record.entries[: len(before)] == before
    assert record.places is not None
    assert isinstance(replay(GAMES.find(record.game), record).pending, Over)


def test_the_latest_one_is_found(kept: Path, conclave: Conclave, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CONCLAVE_DATA", str(kept))
    monkeypatch.chdir(kept / "own")
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO()))
    for game in ("wizard-dice", "five-seals", "ciub"):
        if game == "wizard-dice":
            (kept / "games" / f"{MOVED}.record").unlink()
        assert "The game is saved." in conclave("play", "--resume", game).out


def test_a_bot_that_imports_moved_modules_is_told_where_they_are(
    kept: Path, conclave: Conclave, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(kept / "own")
    file = kept / "games" / f"{MOVED}.record"
    before = file.read_bytes()
    line = conclave("play", "--resume", file).one_clear_line()
    assert (
        "conclave.games.wizard_dice.view, which is now called conclave.games.wizard_dice.interface.view"
        in line
    )
    assert file.read_bytes() == before
