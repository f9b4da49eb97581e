"""What makes the dice of a record checkable: a secret that was promised, and what every client gave to it.

The lines stand in the header of a record, after the seats:

    dice 1 commitment 9f64a747...                            the algorithm, and SHA-256 of the host's secret
    dice secret 2c26b46b...                                  the secret, once it is revealed
    dice client 1 commitment fcde2b2e... seed 486ea462... Ada
    dice client 2 commitment 7509e5bd... left out Bo         promised a seed, which is not part of the dice
    dice client 3 left out Cleo                              never promised one

Here they are only read and written; `conclave.table.fairness` checks them, docs/fairness.md explains them.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from conclave.core.one_line import fits_one_line
from conclave.core.text import Text, text

FIRST_WORD = "dice "
"""How every line of a proof begins."""

_NUMBER = "[1-9][0-9]{0,8}"
_HEX = "[0-9a-f]{64}"
_IS_HEX = re.compile(_HEX)
_PROMISE = re.compile(f"dice ({_NUMBER}) commitment ({_HEX})")
_SECRET = re.compile(f"dice secret ({_HEX})")
_CLIENT = re.compile(
    f"dice client ({_NUMBER})(?: commitment ({_HEX}))?(?: seed ({_HEX})| left out)(?: (.+))?"
)


class ProofError(ValueError):
    """Lines that are no proof: which one (from 0) and the reason."""

    def __init__(self, line: int, reason: Text) -> None:
        super().__init__(f"line {line} of the proof: {reason.key} {reason.arguments}")
        self.line = line
        self.reason = reason


class Contribution:
    """What one client gave to the dice. What never came is None; without a seed the client is left out."""

    def __init__(self, client: int, name: str | None, commitment: str | None, seed: str | None) -> None:
        if not 1 <= client < 10**9:
            raise ValueError(f"clients are counted from 1, not {client}")
        if name is not None and (not name or not fits_one_line(name)):
            raise ValueError(f"{name!r} does not fit into one line of a record")
        if seed is not None and commitment is None:
            raise ValueError("a seed is only taken from a client that has promised it")
        self.client = client
        self.name = name
        self.commitment = None if commitment is None else _check_hex(commitment)
        self.seed = None if seed is None else _check_hex(seed)

    def written(self) -> str:
        promised = "" if self.commitment is None else f" commitment {self.commitment}"
        given = "left out" if self.seed is None else f"seed {self.seed}"
        name = "" if self.name is None else f" {self.name}"
        return f"dice client {self.client}{promised} {given}{name}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Contribution) and self.written() == other.written()

    def __hash__(self) -> int:
        return hash(self.written())


class Proof:
    """The host's commitment, its secret once that is revealed, and every client by number."""

    def __init__(
        self, algorithm: int, commitment: str, secret: str | None, contributions: Sequence[Contribution]
    ) -> None:
        if not 1 <= algorithm < 10**9:
            raise ValueError(f"algorithms are counted from 1, not {algorithm}")
        before = 0
        for contribution in contributions:
            if contribution.client <= before:
                raise ValueError("every client stands once in a proof, in the order of their numbers")
            before = contribution.client
        self.algorithm = algorithm
        self.commitment = _check_hex(commitment)
        self.secret = None if secret is None else _check_hex(secret)
        self.contributions: tuple[Contribution, ...] = tuple(contributions)

    def lines(self) -> list[str]:
        lines = [f"dice {self.algorithm} commitment {self.commitment}"]
        if self.secret is not None:
            lines.append(f"dice secret {self.secret}")
        return lines + [contribution.written() for contribution in self.contributions]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Proof) and self.lines() == other.lines()

    def __hash__(self) -> int:
        return hash(tuple(self.lines()))


def parse_proof(lines: Sequence[str]) -> Proof:
    """The proof of at least one line; `parse_proof(proof.lines()) == proof`."""
    promise = _PROMISE.fullmatch(lines[0])
    if promise is None:
        raise _unreadable(0, lines[0])
    secret = _SECRET.fullmatch(lines[1]) if len(lines) > 1 else None
    contributions: list[Contribution] = []
    before = 0
    for number in range(1 if secret is None else 2, len(lines)):
        found = _CLIENT.fullmatch(lines[number])
        if found is None or (found[3] is not None and found[2] is None):
            raise _unreadable(number, lines[number])
        client = int(found[1])
        if client <= before:
            raise ProofError(number, text("core-proof-order", client=client, before=before))
        before = client
        contributions.append(Contribution(client, found[4], found[2], found[3]))
    return Proof(int(promise[1]), promise[2], None if secret is None else secret[1], contributions)


def _unreadable(number: int, line: str) -> ProofError:
    return ProofError(number, text("core-proof-line", line=line))


def _check_hex(digits: str) -> str:
    if _IS_HEX.fullmatch(digits) is None:
        raise ValueError("commitments, secrets and seeds are 64 hexadecimal digits in small letters")
    return digits
