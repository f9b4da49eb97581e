"""The seeds that clients give to the dice: promised, then revealed, once, before the first chance.

docs/fairness.md says what for. A client that does not promise or reveal in time is left out and told so.
"""

from __future__ import annotations

from typing import Literal

from conclave.core.proof import Contribution, Proof
from conclave.table.dice import ALGORITHM, Dice


class Seeds:
    def __init__(self, commitment: str) -> None:
        self.commitment = commitment
        """The server's, to its secret."""
        self.secret: str | None = None
        """The server's, once it is revealed."""
        self.promised: dict[int, str] = {}
        self.revealed: dict[int, str] = {}
        self.left_out: list[int] = []
        self.revealing = False

    def missing(self, wanted: list[int]) -> list[int]:
        """Of the clients wanted, those that the present step waits for."""
        if self.revealing:
            return [client for client in wanted if client in self.promised and client not in self.revealed]
        return [client for client in wanted if client not in self.promised]

    @property
    def step(self) -> Literal["promise", "reveal"]:
        return "reveal" if self.revealing else "promise"

    def dice(self, secret: bytes) -> Dice:
        return Dice.from_contributions(
            secret, [(client, bytes.fromhex(self.revealed[client])) for client in self.given()]
        )

    def given(self) -> list[int]:
        return sorted(self.revealed)

    def proof(self, names: dict[int, str]) -> Proof:
        clients = sorted({*self.revealed, *self.left_out})
        contributions = [
            Contribution(client, names.get(client), self.promised.get(client), self.revealed.get(client))
            for client in clients
        ]
        return Proof(ALGORITHM, self.commitment, self.secret, contributions)
