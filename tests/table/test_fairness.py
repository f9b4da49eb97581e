"""Proven, unproven or false: whatever is altered in a proven record is noticed."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.table.proven_games import dice_of, play_game, proof_of, proven_record, secret_of

from conclave.core.chance import parse_chance
from conclave.core.game import Game
from conclave.core.proof import Contribution, Proof
from conclave.core.record import Decision, Note, Record, Settled, parse_record
from conclave.locale import locale
from conclave.registry import GAMES
from conclave.table.dice import commitment
from conclave.table.fairness import ProofStatus, Verdict, check

ENGLISH = locale()
WIZARD_DICE = GAMES.find("wizard-dice")

each_game = pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.name)


def keys(verdict: Verdict) -> list[str]:
    assert all(ENGLISH.say(reason) for reason in verdict.reasons)
    return [reason.key for reason in verdict.reasons]


def proof_in(record: Record) -> Proof:
    assert record.proof is not None
    return record.proof


def chances(record: Record) -> list[int]:
    """Where the chances stand among the entries."""
    return [at for at, entry in enumerate(record.entries) if isinstance(entry, Settled)]


def settled(record: Record, at: int) -> Settled:
    entry = record.entries[at]
    assert isinstance(entry, Settled)
    return entry


def with_proof(
    record: Record,
    *,
    algorithm: int | None = None,
    promised: str | None = None,
    secret: str | None = None,
    contributions: list[Contribution] | None = None,
) -> Record:
    """The record with a part of its proof exchanged."""
    proof = proof_in(record)
    record.proof = Proof(
        proof.algorithm if algorithm is None else algorithm,
        promised or proof.commitment,
        secret or proof.secret,
        proof.contributions if contributions is None else contributions,
    )
    return record


# -- proven --------------------------------------------------------------------------------------------------


@each_game
def test_a_game_is_proven(game: Game) -> None:
    record = proven_record(game.name)
    verdict = check(record, game)
    assert (verdict.status, verdict.findings, verdict.wrong_chance) == (ProofStatus.PROVEN, (), None)
    assert verdict.replayed
    assert verdict.recomputed == len(chances(record)) > 10
    assert [each.name for each in verdict.contributed] == ["Ada", "Cleo"]
    assert [each.name for each in verdict.left_out] == ["Bo"]


@each_game
def test_a_game_that_broke_off_is_proven(game: Game) -> None:
    record = proven_record(game.name, decisions=9)
    assert record.places is None
    assert check(record, game).status is ProofStatus.PROVEN


def test_notes_change_nothing() -> None:
    record = proven_record("wizard-dice")
    for at in range(len(record.entries), 0, -7):
        record.entries.insert(at, Note("Bo is covered by a bot"))
    assert check(parse_record(record.written()), WIZARD_DICE).status is ProofStatus.PROVEN


@given(st.binary(min_size=32, max_size=32), st.dictionaries(st.integers(1, 99), st.booleans(), min_size=1))
def test_any_number_of_clients_can_contribute(secret: bytes, given_by: dict[int, bool]) -> None:
    contributions: list[Contribution] = []
    for client in sorted(given_by):
        seed = secret_of(f"client {client}")
        given = seed.hex() if given_by[client] else None
        contributions.append(Contribution(client, None, commitment(seed), given))
    proof = Proof(1, commitment(secret), secret.hex(), contributions)
    verdict = check(play_game(WIZARD_DICE, proof, decisions=3), WIZARD_DICE)
    assert verdict.status is (ProofStatus.PROVEN if any(given_by.values()) else ProofStatus.UNPROVEN)
    assert {each.client for each in verdict.left_out} == {
        client for client, given in given_by.items() if not given
    }


# -- unproven ------------------------------------------------------------------------------------------------


@each_game
def test_without_a_proof_it_only_replays(game: Game) -> None:
    record = proven_record(game.name)
    record.proof = None
    verdict = check(record, game)
    assert (verdict.status, keys(verdict)) == (ProofStatus.UNPROVEN, ["core-proof-none"])
    assert verdict.replayed
    assert verdict.recomputed == 0


def test_a_secret_that_is_not_revealed_proves_nothing_yet() -> None:
    record = proven_record("wizard-dice", decisions=5)
    proof = proof_in(record)
    record.proof = Proof(proof.algorithm, proof.commitment, None, proof.contributions)
    verdict = check(record, WIZARD_DICE)
    assert (verdict.status, keys(verdict)) == (ProofStatus.UNPROVEN, ["core-proof-no-secret"])
    assert verdict.replayed


@pytest.mark.parametrize("clients", [0, 2])
def test_dice_of_the_host_alone_are_unproven(clients: int) -> None:
    secret = secret_of("alone")
    left_out = [Contribution(client, None, None, None) for client in range(1, clients + 1)]
    proof = Proof(1, commitment(secret), secret.hex(), left_out)
    verdict = check(play_game(WIZARD_DICE, proof), WIZARD_DICE)
    assert (verdict.status, keys(verdict)) == (ProofStatus.UNPROVEN, ["core-proof-host-alone"])
    assert verdict.recomputed > 10, "that the host kept its promise is checked all the same"
    assert len(verdict.left_out) == clients


def test_an_unknown_algorithm_is_not_judged() -> None:
    verdict = check(with_proof(proven_record("wizard-dice"), algorithm=2), WIZARD_DICE)
    assert (verdict.status, keys(verdict)) == (ProofStatus.UNPROVEN, ["core-proof-algorithm"])


@pytest.mark.parametrize("game", [None, WIZARD_DICE], ids=["no rules", "other rules"])
def test_without_the_rules_the_dice_are_checked_but_nothing_is_proven(game: Game | None) -> None:
    record = proven_record("wizard-dice")
    record.rules_version = 99
    verdict = check(record, game)
    assert (verdict.status, keys(verdict)) == (ProofStatus.UNPROVEN, ["core-proof-rules"])
    assert not verdict.replayed
    assert verdict.recomputed == len(chances(record))
    at = chances(record)[20]
    record.entries[at] = other_outcome(settled(record, at))
    assert check(record, game).status is ProofStatus.FALSE


def test_a_hidden_choice_is_no_lie() -> None:
    """An export of a live game, or of one that was abandoned before a reveal."""
    record = proven_record("wizard-dice", decisions=9)
    record.entries.append(Decision(1, "?"))
    verdict = check(record, WIZARD_DICE)
    assert (verdict.status, keys(verdict)) == (ProofStatus.UNPROVEN, ["core-record-hidden"])
    assert not verdict.replayed


# -- false ---------------------------------------------------------------------------------------------------


def other_outcome(entry: Settled) -> Settled:
    """Another possible outcome of the same chance."""
    chance = parse_chance(entry.spec)
    dice = dice_of(proof_of("other"))
    drawn = (chance.write(chance.sample(dice.source(ordinal))) for ordinal in range(1000))
    return Settled(entry.spec, next(outcome for outcome in drawn if outcome != entry.outcome))


@each_game
def test_altering_an_outcome_is_noticed_where_it_is(game: Game) -> None:
    record = proven_record(game.name)
    for ordinal, at in list(enumerate(chances(record)))[::3]:
        altered = proven_record(game.name)
        altered.entries[at] = other_outcome(settled(record, at))
        for rules in (game, None):
            verdict = check(altered, rules)
            assert verdict.status is ProofStatus.FALSE
            assert verdict.wrong_chance is not None
            assert verdict.wrong_chance.line == record.entries_line() + at
            assert verdict.wrong_chance.reason.key == "core-proof-outcome"
            assert verdict.recomputed == ordinal


@each_game
def test_altering_one_die_is_noticed(game: Game) -> None:
    record = proven_record(game.name)
    at = next(at for at in chances(record) if settled(record, at).spec[0].isdigit())
    entry = settled(record, at)
    faces = entry.spec.split("{")[1].split("}")[0].split(",")
    first, _, others = entry.outcome.partition(" ")
    rolled = sorted([faces[faces.index(first) - 1], *others.split(" + ")[0].split()], key=faces.index)
    record.entries[at] = Settled(entry.spec, " + ".join([" ".join(rolled), *entry.outcome.split(" + ")[1:]]))
    assert check(record, game).status is ProofStatus.FALSE
    assert check(record, None).status is ProofStatus.FALSE


@each_game
def test_exchanging_two_chances_is_noticed(game: Game) -> None:
    """Two of the same specification: the rules alone would not mind."""
    record = proven_record(game.name)
    of_spec: dict[str, list[int]] = {}
    for at in chances(record):
        of_spec.setdefault(settled(record, at).spec, []).append(at)
    pairs = [
        (one, two)
        for places in of_spec.values()
        for one, two in pairwise(places)
        if record.entries[one] != record.entries[two]
    ]
    for one, two in pairs:
        altered = proven_record(game.name)
        altered.entries[one], altered.entries[two] = record.entries[two], record.entries[one]
        assert check(altered, None).status is ProofStatus.FALSE
        assert check(altered, game).status is ProofStatus.FALSE
    assert pairs


@each_game
def test_dropping_or_adding_a_chance_is_noticed(game: Game) -> None:
    record = proven_record(game.name)
    for at in chances(record)[:-1:5]:
        fewer, more = proven_record(game.name), proven_record(game.name)
        del fewer.entries[at]
        more.entries.insert(at, record.entries[at])
        assert check(fewer, game).status is ProofStatus.FALSE
        assert check(more, game).status is ProofStatus.FALSE


def test_a_specification_that_the_rules_did_not_ask_for_is_noticed() -> None:
    """With an outcome that is right for it: only the rules can tell."""
    record = proven_record("wizard-dice", decisions=0)
    at = chances(record)[-1]
    chance = parse_chance("draw 1 of 2:1 1:1")
    assert settled(record, at).spec == "draw 1 of 1:1 2:1"
    record.entries[at] = Settled(
        chance.spec, chance.write(chance.sample(dice_of(proof_in(record)).source(0)))
    )
    assert check(record, None).status is ProofStatus.UNPROVEN
    verdict = check(record, WIZARD_DICE)
    assert verdict.status is ProofStatus.FALSE
    assert "core-record-spec" in keys(verdict)


@pytest.mark.parametrize(
    ("spec", "outcome"),
    [
        ("a coin", "heads"),
        ("1d{a,b}", "c"),
        ("9999d{a}", "a"),
        ("1000d{a,b}", "a"),
        ("", ""),
        ("1d{a}", "a a"),
    ],
)
def test_a_chance_that_is_none_is_noticed_without_rules(spec: str, outcome: str) -> None:
    record = proven_record("wizard-dice", decisions=0)
    record.entries[chances(record)[0]] = Settled(spec, outcome)
    verdict = check(record, None)
    assert verdict.status is ProofStatus.FALSE
    assert keys(verdict) == ["core-proof-chance"]


def one_digit_changed(digits: str) -> str:
    return f"{int(digits[0], 16) ^ 1:x}{digits[1:]}"


def other_commitment(record: Record) -> Record:
    return with_proof(record, promised=one_digit_changed(proof_in(record).commitment))


def other_secret(record: Record) -> Record:
    return with_proof(record, secret=one_digit_changed(proof_in(record).secret or ""))


def other_secret_with_its_commitment(record: Record) -> Record:
    secret = secret_of("tried until it pleased")
    return with_proof(record, secret=secret.hex(), promised=commitment(secret))


def other_seed(record: Record) -> Record:
    ada, bo, cleo = proof_in(record).contributions
    altered = Contribution(3, cleo.name, cleo.commitment, one_digit_changed(cleo.seed or ""))
    return with_proof(record, contributions=[ada, bo, altered])


def other_seed_with_its_commitment(record: Record) -> Record:
    ada, bo, _ = proof_in(record).contributions
    seed = secret_of("another")
    return with_proof(record, contributions=[ada, bo, Contribution(3, "Cleo", commitment(seed), seed.hex())])


def other_commitment_of_a_client(record: Record) -> Record:
    ada, bo, cleo = proof_in(record).contributions
    altered = Contribution(1, ada.name, one_digit_changed(ada.commitment or ""), ada.seed)
    return with_proof(record, contributions=[altered, bo, cleo])


def without_a_contribution(record: Record) -> Record:
    _, bo, cleo = proof_in(record).contributions
    return with_proof(record, contributions=[bo, cleo])


def left_out_after_all(record: Record) -> Record:
    ada, bo, cleo = proof_in(record).contributions
    return with_proof(record, contributions=[ada, bo, Contribution(3, cleo.name, cleo.commitment, None)])


def not_left_out_after_all(record: Record) -> Record:
    ada, bo, cleo = proof_in(record).contributions
    seed = secret_of(f"{record.game} Bo")
    return with_proof(record, contributions=[ada, Contribution(2, "Bo", bo.commitment, seed.hex()), cleo])


def two_clients_exchanged(record: Record) -> Record:
    ada, bo, cleo = proof_in(record).contributions
    first = Contribution(1, cleo.name, cleo.commitment, cleo.seed)
    third = Contribution(3, ada.name, ada.commitment, ada.seed)
    return with_proof(record, contributions=[first, bo, third])


def another_number(record: Record) -> Record:
    ada, bo, cleo = proof_in(record).contributions
    renumbered = Contribution(4, cleo.name, cleo.commitment, cleo.seed)
    return with_proof(record, contributions=[ada, bo, renumbered])


def one_client_more(record: Record) -> Record:
    seed = secret_of("a friend of the host")
    added = Contribution(4, "Dov", commitment(seed), seed.hex())
    return with_proof(record, contributions=[*proof_in(record).contributions, added])


ALTERATIONS: dict[Callable[[Record], Record], str] = {
    other_commitment: "core-proof-secret",
    other_secret: "core-proof-secret",
    other_secret_with_its_commitment: "core-proof-outcome",
    other_seed: "core-proof-seed",
    other_seed_with_its_commitment: "core-proof-outcome",
    other_commitment_of_a_client: "core-proof-seed",
    without_a_contribution: "core-proof-outcome",
    left_out_after_all: "core-proof-outcome",
    not_left_out_after_all: "core-proof-outcome",
    two_clients_exchanged: "core-proof-outcome",
    another_number: "core-proof-outcome",
    one_client_more: "core-proof-outcome",
}


@each_game
@pytest.mark.parametrize("alter", ALTERATIONS, ids=lambda alter: alter.__name__)
def test_altering_the_proof_is_noticed(game: Game, alter: Callable[[Record], Record]) -> None:
    altered = alter(proven_record(game.name))
    assert altered.written() != proven_record(game.name).written()
    for rules in (game, None):
        verdict = check(parse_record(altered.written()), rules)
        assert verdict.status is ProofStatus.FALSE
        assert keys(verdict) == [ALTERATIONS[alter]]


def test_a_broken_promise_is_named_with_its_line() -> None:
    record = proven_record("wizard-dice")
    for alter, line in ((other_secret, 1), (other_commitment_of_a_client, 2), (other_seed, 4)):
        altered = alter(proven_record("wizard-dice"))
        assert [found.line for found in check(altered, WIZARD_DICE).findings] == [record.proof_line() + line]


def test_every_broken_promise_is_named() -> None:
    verdict = check(other_commitment(other_seed(proven_record("wizard-dice"))), WIZARD_DICE)
    assert keys(verdict) == ["core-proof-secret", "core-proof-seed"]


def test_a_promise_is_checked_while_the_secret_is_hidden() -> None:
    record = other_seed(proven_record("wizard-dice"))
    proof = proof_in(record)
    record.proof = Proof(proof.algorithm, proof.commitment, None, proof.contributions)
    assert check(record, WIZARD_DICE).status is ProofStatus.FALSE


def test_another_result_is_noticed() -> None:
    record = proven_record("wizard-dice")
    assert record.places is not None
    record.places = record.places[::-1]
    verdict = check(record, WIZARD_DICE)
    assert (verdict.status, keys(verdict)) == (ProofStatus.FALSE, ["core-record-result"])
    record.places = None
    assert check(record, WIZARD_DICE).status is ProofStatus.FALSE


def test_a_record_of_another_game_is_false() -> None:
    assert keys(check(proven_record("ciub"), WIZARD_DICE)) == ["core-record-game"]


@each_game
def test_no_digit_of_the_proof_can_be_changed(game: Game) -> None:
    """Except of a seed that was promised and never revealed: it is no part of any die."""
    chance = Random(f"digits {game.name}")
    lines = proven_record(game.name).written().splitlines()[:-1]
    tried = 0
    for at, line in enumerate(lines):
        if not line.startswith("dice ") or "left out" in line:
            continue
        for digits in re.findall("[0-9a-f]{64}", line):
            place = chance.randrange(64)
            altered = digits[:place] + one_digit_changed(digits[place:])
            body = "\n".join([*lines[:at], line.replace(digits, altered), *lines[at + 1 :], ""])
            assert check(parse_record(body), game).status is ProofStatus.FALSE
            tried += 1
    assert tried == 6
