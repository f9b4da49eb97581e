"""Records of older versions are read, replayed and verified, and written again letter by letter."""

from __future__ import annotations

from pathlib import Path

from conclave.core.pending import Over
from conclave.core.record import HIDDEN, Decision, Record
from conclave.core.record_replay import replay
from conclave.registry import GAMES
from conclave.table.fairness import check
from conclave.table.files import read_record
from tests.cli.conftest import Conclave


def records(kept: Path) -> dict[str, Record]:
    found = {file.stem: read_record(file) for file in sorted((kept / "records").glob("*.record"))}
    assert {record.game for record in found.values()} >= {"wizard-dice", "five-seals", "ciub"}
    return found


def has_secrets(record: Record) -> bool:
    return any(isinstance(entry, Decision) and entry.notation == HIDDEN for entry in record.entries)


def test_a_record_is_written_as_it_was_read(kept: Path) -> None:
    for name, record in records(kept).items():
        assert record.written() == (kept / "records" / f"{name}.record").read_text("utf-8"), name


def test_all_but_secrets_is_replayed(kept: Path) -> None:
    for name, record in records(kept).items():
        if not has_secrets(record):
            over = record.places is not None
            assert isinstance(replay(GAMES.find(record.game), record).pending, Over) is over, name


def test_dice_that_were_proven_still_are(kept: Path) -> None:
    answers = {
        name.removeprefix("table-"): check(record, GAMES.find(record.game)).status
        for name, record in records(kept).items()
        if record.proof is not None
    }
    ended = {"over-wizard-dice", "over-five-seals", "over-ciub", "resigned", "abandoned"}
    assert answers == {name: "proven" if name in ended else "unproven" for name in answers}
    assert ended <= answers.keys()


def test_the_command_line_tells_and_verifies_them(kept: Path, conclave: Conclave) -> None:
    for name, record in records(kept).items():
        file = kept / "records" / f"{name}.record"
        assert conclave("record", "show", file).out
        if has_secrets(record):
            assert HIDDEN in conclave("record", "replay", file).one_clear_line()
            continue
        assert conclave("record", "replay", file).out
        answer = conclave("record", "verify", file).out
        assert answer.startswith("Replays but unproven" if record.proof is None else ("Proven", "Replays"))
