"""The lines of a record about its dice: what is written reads back, what is wrong is named with its line."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conclave.core.proof import Contribution, Proof, ProofError, parse_proof
from conclave.core.record import Record, RecordError, Seat, for_audience, parse_record
from conclave.core.record_replay import replay
from conclave_dash.game import GAME as DASH

ONE, TWO, THREE = "1" * 64, "2" * 64, "ab" * 32

PROOF = f"""\
dice 1 commitment {ONE}
dice secret {TWO}
dice client 1 commitment {ONE} seed {THREE} Ada Lovelace
dice client 2 commitment {TWO} left out
dice client 4 left out seed {ONE}
"""
"""The last client is called `seed 111...`: names are up to people."""

WHOLE = f"""\
conclave record 1
game dash
rules 1
option players 2
seat 1 you Ada Lovelace
seat 2 random@1 Bo
{PROOF}--
1 throw wild
chance 1d{{0,0,7}} = 7
# Bo is thinking
2 throw steady
chance 1d{{2,2,3}} = 2
"""

LINES = WHOLE.splitlines()


def with_line(number: int, *instead: str) -> str:
    """The record with other lines in the place of line `number` (from 1)."""
    return "\n".join([*LINES[: number - 1], *instead, *LINES[number:], ""])


def test_a_proof_is_read() -> None:
    proof = parse_record(WHOLE).proof
    assert proof is not None
    assert (proof.algorithm, proof.commitment, proof.secret) == (1, ONE, TWO)
    assert proof.contributions == (
        Contribution(1, "Ada Lovelace", ONE, THREE),
        Contribution(2, None, TWO, None),
        Contribution(4, f"seed {ONE}", None, None),
    )


def test_what_is_written_reads_back() -> None:
    record = parse_record(WHOLE)
    written = record.written()
    assert written.startswith(WHOLE)
    again = parse_record(written)
    assert again.proof == record.proof
    assert again.written() == written


def test_the_check_sum_covers_the_proof() -> None:
    written = parse_record(WHOLE).written()
    with pytest.raises(RecordError) as error:
        parse_record(written.replace(THREE, TWO))
    assert error.value.reason.key == "core-record-sum"


def test_a_record_without_a_proof_is_written_as_ever() -> None:
    record = parse_record(WHOLE.replace(PROOF, ""))
    assert record.proof is None
    assert "dice" not in record.written()


def test_the_proof_may_be_all_there_is() -> None:
    record = Record("dash", 1, {}, [Seat("you", "A")], proof=Proof(1, ONE, None, []))
    assert parse_record(record.written()).proof == record.proof


def test_an_export_keeps_the_proof() -> None:
    record = parse_record(WHOLE)
    assert for_audience(record, replay(DASH, record), None).written() == record.written()


def test_lines_are_counted_with_the_proof() -> None:
    record = parse_record(WHOLE)
    assert LINES[record.proof_line() - 1].startswith("dice 1 ")
    assert LINES[record.entries_line() - 1] == "1 throw wild"
    with pytest.raises(RecordError) as error:
        replay(DASH, parse_record(with_line(14, "chance 1d{0,0,7} = 6")))
    assert (error.value.line, error.value.reason.key) == (14, "core-record-outcome")


BROKEN = {
    "no algorithm": (with_line(7, f"dice commitment {ONE}"), 7, "core-proof-line"),
    "algorithm 0": (with_line(7, f"dice 0 commitment {ONE}"), 7, "core-proof-line"),
    "a huge algorithm": (with_line(7, f"dice {'9' * 5000} commitment {ONE}"), 7, "core-proof-line"),
    "an algorithm in other digits": (with_line(7, f"dice ١ commitment {ONE}"), 7, "core-proof-line"),
    "no commitment": (with_line(7), 7, "core-proof-line"),
    "a short commitment": (with_line(7, f"dice 1 commitment {ONE[1:]}"), 7, "core-proof-line"),
    "a long commitment": (with_line(7, f"dice 1 commitment {ONE}1"), 7, "core-proof-line"),
    "capital letters": (with_line(7, f"dice 1 commitment {THREE.upper()}"), 7, "core-proof-line"),
    "other letters": (with_line(7, f"dice 1 commitment {'g' * 64}"), 7, "core-proof-line"),
    "the commitment twice": (with_line(7, LINES[6], LINES[6]), 8, "core-proof-line"),
    "an empty secret": (with_line(8, "dice secret "), 8, "core-proof-line"),
    "the secret twice": (with_line(8, LINES[7], LINES[7]), 9, "core-proof-line"),
    "the secret last": (with_line(11, LINES[10], LINES[7]), 12, "core-proof-line"),
    "more after the secret": (with_line(8, f"{LINES[7]} x"), 8, "core-proof-line"),
    "client 0": (with_line(9, "dice client 0 left out"), 9, "core-proof-line"),
    "client 01": (with_line(9, "dice client 01 left out"), 9, "core-proof-line"),
    "neither seed nor left out": (with_line(9, f"dice client 1 commitment {ONE}"), 9, "core-proof-line"),
    "a seed that was not promised": (with_line(9, f"dice client 1 seed {ONE}"), 9, "core-proof-line"),
    "a name run together": (with_line(9, "dice client 1 left outAda"), 9, "core-proof-line"),
    "an empty name": (with_line(9, "dice client 1 left out "), 9, "core-proof-line"),
    "something else": (with_line(9, "dice are fun"), 9, "core-proof-line"),
    "clients out of order": (with_line(9, LINES[9], LINES[8]), 10, "core-proof-order"),
    "a client twice": (with_line(9, LINES[8], LINES[8]), 10, "core-proof-order"),
    "control characters": (with_line(9, f"{LINES[8]}\x1b[2J"), 9, "core-record-control"),
    "among the seats": (with_line(6, LINES[6], LINES[5]), 7, "core-record-expected"),
    "below the dashes": (with_line(12, "--", LINES[6]), 13, "core-record-number"),
}


@pytest.mark.parametrize(("written", "line", "key"), BROKEN.values(), ids=BROKEN)
def test_what_is_wrong_is_named_with_its_line(written: str, line: int, key: str) -> None:
    with pytest.raises(RecordError) as error:
        parse_record(written)
    assert (error.value.line, error.value.reason.key) == (line, key)


def test_a_proof_by_itself_counts_its_lines_from_0() -> None:
    with pytest.raises(ProofError, match="line 1 of the proof") as error:
        parse_proof([f"dice 1 commitment {ONE}", "dice"])
    assert error.value.line == 1


@pytest.mark.parametrize(
    ("client", "name", "commitment", "seed"),
    [
        (0, "A", ONE, TWO),
        (10**9, "A", ONE, TWO),
        (1, "", ONE, TWO),
        (1, "A\nB", ONE, TWO),
        (1, "A", ONE[1:], TWO),
        (1, "A", ONE, THREE.upper()),
        (1, "A", f"{ONE}\n", TWO),
        (1, "A", None, TWO),
    ],
)
def test_a_contribution_fits_into_its_line(
    client: int, name: str, commitment: str | None, seed: str | None
) -> None:
    with pytest.raises(ValueError, match=r"."):
        Contribution(client, name, commitment, seed)


def test_a_proof_is_in_order() -> None:
    one, two = Contribution(1, None, None, None), Contribution(2, None, None, None)
    for wrong in ([two, one], [one, one]):
        with pytest.raises(ValueError, match="order"):
            Proof(1, ONE, None, wrong)
    with pytest.raises(ValueError, match="counted"):
        Proof(0, ONE, None, [one, two])
    with pytest.raises(ValueError, match="64"):
        Proof(1, "", None, [one, two])


def test_proofs_compare_by_what_they_say() -> None:
    one = Contribution(1, None, ONE, TWO)
    assert one == Contribution(1, None, ONE, TWO) != Contribution(1, "A", ONE, TWO)
    assert one != one.written()
    assert Proof(1, ONE, None, [one]) == Proof(1, ONE, None, [one]) != Proof(1, ONE, TWO, [one])
    assert len({one, Contribution(1, None, ONE, TWO)}) == 1
    assert len({Proof(1, ONE, None, [one]), Proof(1, ONE, None, [one])}) == 1


digits = st.text("0123456789abcdef", min_size=64, max_size=64)
names = st.none() | st.text(st.characters(exclude_categories=["Cc", "Cs"]), min_size=1)


@st.composite
def proofs(make: st.DrawFn) -> Proof:
    contributions: list[Contribution] = []
    for client in sorted(make(st.sets(st.integers(1, 10**9 - 1), max_size=5))):
        commitment = make(st.none() | digits)
        seed = None if commitment is None else make(st.none() | digits)
        contributions.append(Contribution(client, make(names), commitment, seed))
    return Proof(make(st.integers(1, 10**9 - 1)), make(digits), make(st.none() | digits), contributions)


@given(proofs())
def test_any_proof_reads_back(proof: Proof) -> None:
    assert parse_proof(proof.lines()) == proof
    record = Record("dash", 1, {"players": "2"}, [Seat("you", "A")], proof=proof)
    again = parse_record(record.written()).proof
    assert again == proof
    assert again.contributions == proof.contributions


def test_every_reason_is_tried_here_or_with_the_check() -> None:
    """A new way to refuse a proof needs a test above, or in tests/table/test_fairness.py."""
    catalogue = files("conclave.core").joinpath("text", "en.ftl").read_text("utf-8")
    reasons = set(re.findall(r"^core-proof-[a-z-]+", catalogue, re.MULTILINE))
    checked = {
        "core-proof-none",
        "core-proof-algorithm",
        "core-proof-no-secret",
        "core-proof-host-alone",
        "core-proof-rules",
        "core-proof-secret",
        "core-proof-seed",
        "core-proof-chance",
        "core-proof-outcome",
    }
    assert reasons - {key for _, _, key in BROKEN.values()} == checked
