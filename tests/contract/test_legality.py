"""One legality: `legal`, `why_not` and `play` never disagree, and every refusal names a rule in words."""

from __future__ import annotations

from conclave.testing.legality import LegalityContract
from tests.contract.settings import UNDER_CONTRACT


class TestLegality(LegalityContract):
    games = UNDER_CONTRACT
