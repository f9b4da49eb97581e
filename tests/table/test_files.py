"""Saved games are whole or as they were."""

from __future__ import annotations

from pathlib import Path

import pytest

from conclave.core.record import Decision, Record, RecordError, Seat
from conclave.table import SavedGames, read_record


def a_record(note: str = "predict 3 blue") -> Record:
    return Record(
        "wizard-dice", 1, {"players": "2"}, [Seat("you", "Ada"), Seat("you", "Bo")], [Decision(0, note)]
    )


def test_what_is_written_is_read(tmp_path: Path) -> None:
    games = SavedGames(tmp_path / "new" / "folder")
    assert games.names() == []
    path = games.write("first", a_record())
    assert path == games.path("first")
    assert games.read("first").entries == a_record().entries
    assert games.names() == ["first"]


def test_a_failed_write_leaves_the_old_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    games = SavedGames(tmp_path)
    games.write("game", a_record("predict 1 blue"))

    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="No space"):
        games.write("game", a_record("predict 2 blue"))
    assert games.read("game").entries == a_record("predict 1 blue").entries
    assert [path.name for path in tmp_path.iterdir()] == ["game.record"]


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"hello\n", b"conclave record 1\n", b"\n" * 100])
def test_a_foreign_file_is_a_record_error(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "x.record"
    path.write_bytes(content)
    with pytest.raises(RecordError):
        read_record(path)
    assert path.read_bytes() == content


def test_an_endless_file_is_refused() -> None:
    with pytest.raises(RecordError):
        read_record(Path("/dev/zero"))
