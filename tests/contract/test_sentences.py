"""Whatever a game says to people has a message in English with all its arguments."""

from __future__ import annotations

from conclave.testing.texts import TextsContract
from tests.contract.settings import UNDER_CONTRACT


class TestTexts(TextsContract):
    games = UNDER_CONTRACT
