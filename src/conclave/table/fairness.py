"""Whether the dice of a record can be proven: three answers, and why.

The outcomes of chances are recomputed from their written specifications alone, as any program can do that
knows nothing of the rules. Where the rules are at hand the record is replayed too: otherwise a host might
write down a specification that the rules never asked for. docs/fairness.md says what a proof proves and what
it does not.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from conclave.core.chance import ChanceError, parse_chance
from conclave.core.game import Game
from conclave.core.proof import Contribution, Proof
from conclave.core.record import RULES_LINE, Record, RecordError, Settled
from conclave.core.record_replay import replay
from conclave.core.text import Text, text
from conclave.table.dice import ALGORITHM, Dice, commitment


class ProofStatus(StrEnum):
    PROVEN = "proven"
    UNPROVEN = "unproven"
    """Nothing is wrong, but something could not be checked."""
    FALSE = "false"


@dataclass(frozen=True)
class Finding:
    """One reason for a status, and the line of the record it is about (0: the whole)."""

    line: int
    reason: Text


@dataclass(frozen=True)
class Verdict:
    status: ProofStatus
    findings: tuple[Finding, ...]
    """What is wrong; or, if nothing is, what could not be checked. Nothing for a proven record."""
    replayed: bool
    """Whether the rules were asked, and agree with every line."""
    recomputed: int
    """How many chances were recomputed and came out as recorded."""
    contributed: tuple[Contribution, ...]
    left_out: tuple[Contribution, ...]
    """The clients whose seeds are no part of the dice. A proof stands without them, but it names them."""
    wrong_chance: Finding | None
    """The first chance whose outcome is not the one that follows from the seeds."""

    @property
    def reasons(self) -> tuple[Text, ...]:
        return tuple(finding.reason for finding in self.findings)


def check(record: Record, game: Game | None) -> Verdict:
    """Check everything that can be checked; without a game, or with other rules, the rules are not asked."""
    wrong, unchecked = _ask_the_rules(record, game)
    replayed = not wrong and not unchecked
    unchecked += _missing(record)
    broken = list(_broken_promises(record))
    wrong += broken
    recomputed, wrong_chance = 0, None
    dice = None if broken else _dice(record.proof)
    if dice is not None:
        recomputed, wrong_chance = _recompute(record, dice)
    if wrong_chance is not None:
        wrong.append(wrong_chance)
    contributions = () if record.proof is None else record.proof.contributions
    return Verdict(
        status=ProofStatus.FALSE if wrong else ProofStatus.UNPROVEN if unchecked else ProofStatus.PROVEN,
        findings=tuple(sorted(wrong or unchecked, key=lambda finding: finding.line)),
        replayed=replayed,
        recomputed=recomputed,
        contributed=tuple(each for each in contributions if each.seed is not None),
        left_out=tuple(each for each in contributions if each.seed is None),
        wrong_chance=wrong_chance,
    )


def _ask_the_rules(record: Record, game: Game | None) -> tuple[list[Finding], list[Finding]]:
    """What they say is wrong, and what they could not be asked."""
    if game is None or game.rules_version != record.rules_version:
        away = text("core-proof-rules", game=record.game, version=record.rules_version)
        return [], [Finding(RULES_LINE, away)]
    try:
        replay(game, record)
    except RecordError as error:
        finding = Finding(error.line, error.reason)
        # An honest export of a live game hides choices; the lines before the first have been replayed.
        return ([], [finding]) if error.reason.key == "core-record-hidden" else ([finding], [])
    return [], []


def _missing(record: Record) -> list[Finding]:
    """What a proof would need and is not there."""
    proof = record.proof
    if proof is None:
        return [Finding(0, text("core-proof-none"))]
    line = record.proof_line()
    if proof.algorithm != ALGORITHM:
        return [Finding(line, text("core-proof-algorithm", algorithm=proof.algorithm))]
    missing: list[Finding] = []
    if proof.secret is None:
        missing.append(Finding(line, text("core-proof-no-secret")))
    if all(each.seed is None for each in proof.contributions):
        missing.append(Finding(line, text("core-proof-host-alone")))
    return missing


def _broken_promises(record: Record) -> Iterator[Finding]:
    """Commitments that do not belong to what was revealed."""
    proof = record.proof
    if proof is None or proof.algorithm != ALGORITHM:
        return
    line = record.proof_line() + 1
    if proof.secret is not None:
        if commitment(bytes.fromhex(proof.secret)) != proof.commitment:
            yield Finding(line, text("core-proof-secret"))
        line += 1
    for number, each in enumerate(proof.contributions, line):
        if each.seed is not None and commitment(bytes.fromhex(each.seed)) != each.commitment:
            yield Finding(number, text("core-proof-seed", client=each.client))


def _dice(proof: Proof | None) -> Dice | None:
    """The dice that a revealed proof leads to."""
    if proof is None or proof.secret is None or proof.algorithm != ALGORITHM:
        return None
    given = [(each.client, bytes.fromhex(each.seed)) for each in proof.contributions if each.seed is not None]
    return Dice.from_contributions(bytes.fromhex(proof.secret), given)


def _recompute(record: Record, dice: Dice) -> tuple[int, Finding | None]:
    """How many chances came out as recorded, and the first that did not."""
    ordinal = 0
    for line, entry in enumerate(record.entries, record.entries_line()):
        if not isinstance(entry, Settled):
            continue
        try:
            chance = parse_chance(entry.spec)
            chance.read(entry.outcome)  # so that nobody makes us roll more dice than the line has words
        except ChanceError:
            unreadable = text("core-proof-chance", spec=entry.spec, outcome=entry.outcome)
            return ordinal, Finding(line, unreadable)
        expected = chance.write(chance.sample(dice.source(ordinal)))
        if expected != entry.outcome:
            other = text("core-proof-outcome", expected=expected, found=entry.outcome, spec=entry.spec)
            return ordinal, Finding(line, other)
        ordinal += 1
    return ordinal, None
