"""What the parts of the contract suite share: each is parametrised by its games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import pytest

from conclave.core.game import Game
from conclave.testing.settings import settings_of


class Contract:
    """Tests that every game must pass; those with a `setting` run for each of its options."""

    game: ClassVar[Game]
    games: ClassVar[Sequence[Game]] = ()
    """Set this instead of `game` to test several games."""

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        games = self.games or [self.game]
        if "setting" in metafunc.fixturenames:
            settings = [setting for game in games for setting in settings_of(game)]
            metafunc.parametrize("setting", settings, ids=str)
        elif "game" in metafunc.fixturenames:
            metafunc.parametrize("game", games, ids=[game.name for game in games])
