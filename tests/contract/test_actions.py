"""Actions: one collection that agrees with itself, and four forms that lead back to the same code."""

from __future__ import annotations

from conclave.testing.actions import ActionsContract
from tests.contract.settings import UNDER_CONTRACT


class TestActions(ActionsContract):
    games = UNDER_CONTRACT
