"""Views travel as JSON and come back equal, and a position imagined from one gives it back."""

from __future__ import annotations

from conclave.testing.views import ViewsContract
from tests.contract.settings import UNDER_CONTRACT


class TestViews(ViewsContract):
    games = UNDER_CONTRACT
