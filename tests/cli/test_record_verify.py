"""`conclave record verify`: one line with the answer, then why; never a traceback."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.cli.conftest import Conclave, Finished
from tests.cli.made_up_language import hard_coded
from tests.table.proven_games import proven_record

from conclave.core.proof import Contribution, Proof
from conclave.core.record import Record
from conclave.locale import PSEUDO
from conclave.registry import GAMES
from conclave.table import SavedGames

each_game = pytest.mark.parametrize("game_name", [game.name for game in GAMES])


@pytest.fixture
def saved(tmp_path: Path) -> SavedGames:
    return SavedGames(tmp_path)


def keep(saved: SavedGames, record: Record) -> Path:
    return saved.write("game", record)


def without_secret(record: Record) -> Record:
    assert record.proof is not None
    record.proof = Proof(1, record.proof.commitment, None, record.proof.contributions)
    return record


def with_another_commitment(record: Record) -> Record:
    assert record.proof is not None
    record.proof = Proof(1, "0" * 64, record.proof.secret, record.proof.contributions)
    return record


def of_other_rules(record: Record) -> Record:
    record.rules_version = 99
    return record


def without_proof(record: Record) -> Record:
    record.proof = None
    return record


def answer(finished: Finished) -> tuple[str, list[str]]:
    """The first line, and the details, which are indented."""
    assert (finished.code, finished.err) == (0, "")
    first, *details = finished.out.splitlines()
    assert all(line.startswith("  ") and not line.startswith("   ") for line in details)
    return first, [line.strip() for line in details]


def verdict(conclave: Conclave, file: Path) -> dict[str, Any]:
    read: dict[str, Any] = json.loads(conclave("record", "verify", file, "--json").out)
    return read


@each_game
def test_a_proven_game(conclave: Conclave, saved: SavedGames, game_name: str) -> None:
    record = proven_record(game_name)
    file = keep(saved, record)
    first, details = answer(conclave("record", "verify", file))
    assert first.startswith(f"Proven: all {len(record.entries)} entries follow the rules of {game_name} ")
    assert "(finished)" in first
    assert record.proof is not None
    assert record.proof.commitment in details[0]
    assert details[1].startswith("Ada (client 1) promised ")
    assert details[2].startswith("Bo (client 2) promised ")
    assert details[2].endswith(" but was left out of the dice.")
    assert len(details) == 4
    read = verdict(conclave, file)
    assert (read["verdict"], read["reasons"], read["over"], read["replayed"]) == ("proven", [], True, True)
    assert read["entries"] == len(record.entries)
    assert read["recomputed"] > 10
    assert [client["left_out"] for client in read["proof"]["clients"]] == [False, True, False]


def test_a_game_that_broke_off(conclave: Conclave, saved: SavedGames) -> None:
    file = keep(saved, proven_record("five-seals", decisions=30))
    assert "(ended early)" in answer(conclave("record", "verify", file))[0]
    assert verdict(conclave, file)["over"] is False


def test_a_client_without_a_name(conclave: Conclave, saved: SavedGames) -> None:
    record = proven_record("wizard-dice")
    assert record.proof is not None
    ada, _, cleo = record.proof.contributions
    nameless = [ada, Contribution(2000, None, None, None)]
    record.proof = Proof(1, record.proof.commitment, record.proof.secret, nameless)
    assert "false" in conclave("record", "verify", keep(saved, record)).err, "Cleo was part of the dice"
    record.proof = Proof(1, record.proof.commitment, record.proof.secret, [ada, cleo, nameless[1]])
    _, details = answer(conclave("record", "verify", keep(saved, record)))
    assert details[-1] == "Client 2000 promised nothing and was left out of the dice."


def test_a_game_without_a_proof(conclave: Conclave, saved: SavedGames) -> None:
    file = keep(saved, without_proof(proven_record("wizard-dice")))
    first, details = answer(conclave("record", "verify", file))
    assert first.startswith("Replays but unproven: all ")
    assert details == [
        "The record doesn't say where its dice came from. Games in the terminal and simulations never do."
    ]
    assert verdict(conclave, file)["proof"] is None


def test_a_game_that_goes_on(conclave: Conclave, saved: SavedGames) -> None:
    file = keep(saved, without_secret(proven_record("ciub", decisions=40)))
    first, details = answer(conclave("record", "verify", file))
    assert first.startswith("Replays but unproven: all ")
    assert "(not over yet)" in first
    assert "hasn't revealed the secret" in details[0]
    assert verdict(conclave, file)["verdict"] == "unproven"


def test_rules_that_are_not_at_hand(conclave: Conclave, saved: SavedGames) -> None:
    """Not false: the outcomes are right, and whether the rest is cannot be known here."""
    file = keep(saved, of_other_rules(proven_record("wizard-dice")))
    first, details = answer(conclave("record", "verify", file))
    assert first.startswith("Unproven: ")
    assert details[0].startswith("line 3: Version 99 of the wizard-dice rules isn't available")
    assert "rolls and draws were recomputed and are right" in details[1]
    assert verdict(conclave, file)["replayed"] is False
    bare = keep(saved, without_proof(of_other_rules(proven_record("wizard-dice"))))
    assert answer(conclave("record", "verify", bare))[0].startswith("Unproven: ")


def test_a_false_record_names_every_reason(conclave: Conclave, saved: SavedGames) -> None:
    record = with_another_commitment(proven_record("wizard-dice"))
    assert record.places is not None
    record.places = record.places[::-1]
    file = keep(saved, record)
    finished = conclave("record", "verify", file)
    assert (finished.code, finished.out) == (2, "")
    first, second = finished.err.splitlines()
    line = record.proof_line() + 1
    assert first == (
        f"conclave: false: {file}, line {line}: "
        "The host revealed a different secret from the one promised at the start."
    )
    assert second.startswith("  line ")
    assert second.endswith("The record claims a different result from the one its moves lead to.")
    read = verdict(conclave, file)
    assert read["verdict"] == "false"
    assert read["reason"] == first.removeprefix("conclave: false: ")
    assert len(read["reasons"]) == 2


def test_show_has_the_proof_too(conclave: Conclave, saved: SavedGames) -> None:
    record = proven_record("wizard-dice")
    assert record.proof is not None
    file = keep(saved, record)
    shown = conclave("record", "show", file).out
    assert all(f"  {line}\n" in shown for line in record.proof.lines())
    as_json = json.loads(conclave("record", "show", file, "--json").out)
    assert as_json["proof"]["secret"] == record.proof.secret


def test_a_file_that_is_no_record_is_false(conclave: Conclave, tmp_path: Path) -> None:
    binary = tmp_path / "binary"
    binary.write_bytes(bytes(range(256)))
    assert "false: " in conclave("record", "verify", binary).one_clear_line()
    assert verdict(conclave, binary)["reasons"]


def test_nothing_is_said_of_a_file_that_cannot_be_read(conclave: Conclave, tmp_path: Path) -> None:
    for file in (tmp_path, tmp_path / "missing", Path("\udc80")):
        said = conclave("record", "verify", file).one_clear_line()
        assert "false" not in said
        assert "cannot be read" in said
        assert not conclave("record", "verify", file, "--json").out


@pytest.mark.parametrize(
    "change", [lambda record: record, without_secret, without_proof, of_other_rules, with_another_commitment]
)
def test_every_word_comes_from_a_catalogue(
    conclave: Conclave, saved: SavedGames, monkeypatch: pytest.MonkeyPatch, change: Any
) -> None:
    file = keep(saved, change(proven_record("wizard-dice")))
    monkeypatch.setenv("CONCLAVE_LANG", PSEUDO)
    finished = conclave("record", "verify", file)
    shown = (finished.out + finished.err).replace(str(file), "").replace("conclave: ", "")
    digits = {word for line in proven_record("wizard-dice").written().splitlines() for word in line.split()}
    for word in digits:
        shown = shown.replace(word, "") if len(word) == 64 else shown
    assert hard_coded(shown, {"Ada", "Bo", "Cleo", "wizard", "dice"}) == set()


@each_game
def test_no_damage_leads_to_a_traceback_or_a_proof(
    conclave: Conclave, tmp_path: Path, game_name: str
) -> None:
    """Damaged where the dice stand, without the check sum that would give it away at once."""
    chance = Random(f"damage {game_name}")
    lines = proven_record(game_name, decisions=12).written().splitlines()[:-1]
    dice = [at for at, line in enumerate(lines) if line.startswith(("dice ", "chance "))]
    file = tmp_path / "damaged.record"
    for _ in range(60):
        damaged = list(lines)
        at = chance.choice(dice)
        words = damaged[at].split(" ")
        place = chance.randrange(len(words))
        words[place] = chance.choice(["", "9" * 5000, "x", *chance.choice(lines).split(" ")])
        damaged[at] = " ".join(words)
        file.write_text("\n".join([*damaged, ""]))
        finished = conclave("record", "verify", file)
        same = damaged == lines or "left out" in lines[at] or place == len(words) - 1
        assert finished.code == 2 or "nproven" in finished.out or same
        assert len(finished.err) < 2000
