"""Where a table's chances come from.

Each chance draws uniform integers from HMAC-SHA-256, keyed by a secret and labelled with the ordinal of the
chance: no decision or undo shifts the dice, and the same seed gives the same dice, also to a game resumed.

The key of dice that can be checked is made from the host's secret and a seed of every client that gave one.
docs/fairness.md describes this algorithm so that anybody can write it again, and `dice_vectors.json` beside
this file has examples to try that on. A change that leads to other dice needs another `ALGORITHM`.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence

from conclave.core.source import Source

ALGORITHM = 1
"""Written in records, next to the commitment."""

SECRET_BYTES = 32
"""Bytes of a secret or a seed: too many to find it by trying."""

_BLOCK_BITS = 256


def commitment(secret: bytes) -> str:
    """What is published about a secret or a seed before it is revealed: its SHA-256, in hexadecimal."""
    return hashlib.sha256(secret).hexdigest()


class Dice:
    def __init__(self, key: bytes) -> None:
        self._key = key

    @classmethod
    def from_seed(cls, seed: int) -> Dice:
        return cls(f"seed {seed}".encode())

    @classmethod
    def from_contributions(cls, secret: bytes, seeds: Sequence[tuple[int, bytes]]) -> Dice:
        """Dice that the host, by its secret, and clients, by seeds under their numbers, make together."""
        return cls(hashlib.sha256(key_text(secret, seeds).encode()).digest())

    def source(self, ordinal: int) -> Source:
        """The integers of one chance; chances are counted from 0."""
        return _Labelled(self._key, ordinal)


def key_text(secret: bytes, seeds: Sequence[tuple[int, bytes]]) -> str:
    """What the key of shared dice is the SHA-256 of. Different contributions never give the same text."""
    lines = [f"conclave dice {ALGORITHM}", f"secret {_hex(secret)}"]
    before = 0
    for client, seed in seeds:
        if client <= before:
            raise ValueError("every client contributes once, in the order of their numbers from 1")
        before = client
        lines.append(f"client {client} {_hex(seed)}")
    return "\n".join(lines) + "\n"


def _hex(secret: bytes) -> str:
    if len(secret) != SECRET_BYTES:
        raise ValueError(f"a secret or a seed has {SECRET_BYTES} bytes, not {len(secret)}")
    return secret.hex()


class _Labelled(Source):
    """Uniform integers by rejection: each block is one try."""

    def __init__(self, key: bytes, ordinal: int) -> None:
        self._key = key
        self._ordinal = ordinal
        self._block = 0

    def uniform(self, n: int) -> int:
        if not 1 <= n <= 1 << _BLOCK_BITS:
            raise ValueError(f"one of {n} cannot be drawn, only of 1 to 2**{_BLOCK_BITS}")
        fair = (1 << _BLOCK_BITS) // n * n
        while True:
            label = f"{self._ordinal}:{self._block}".encode()
            self._block += 1
            number = int.from_bytes(hmac.digest(self._key, label, "sha256"), "big")
            if number < fair:
                return number % n
