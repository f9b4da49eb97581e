"""Where a table's chances come from.

Each chance draws uniform integers from HMAC-SHA-256, keyed by a secret and labelled with the ordinal of the
chance: no decision or undo shifts the dice, and the same seed gives the same dice, also to a game resumed.
"""

from __future__ import annotations

import hashlib
import hmac

from conclave.core.source import Source

_BLOCK_BITS = 256


class Dice:
    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    @classmethod
    def from_seed(cls, seed: int) -> Dice:
        return cls(f"seed {seed}".encode())

    def source(self, ordinal: int) -> Source:
        """The integers of one chance; chances are counted from 0."""
        return _Labelled(self._secret, ordinal)


class _Labelled(Source):
    """Uniform integers by rejection: each block is one try."""

    def __init__(self, secret: bytes, ordinal: int) -> None:
        self._secret = secret
        self._ordinal = ordinal
        self._block = 0

    def uniform(self, n: int) -> int:
        fair = (1 << _BLOCK_BITS) // n * n
        while True:
            label = f"{self._ordinal}:{self._block}".encode()
            self._block += 1
            number = int.from_bytes(hmac.new(self._secret, label, hashlib.sha256).digest(), "big")
            if number < fair:
                return number % n
