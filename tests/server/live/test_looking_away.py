"""People at one screen need a curtain between them only where the game hides something."""

from __future__ import annotations

import pytest

from tests.server.live.server_process import ServerProcess
from tests.server.live.whole_games import seated


@pytest.mark.parametrize("cards", [False, True])
def test_the_table_says_whether_everybody_sees_the_same(cards: bool, server: ServerProcess) -> None:
    with seated(server, people=2, options={"cards": cards}) as (ada, bo):
        assert ada.table["hides_nothing"] is not cards
        assert bo.table["hides_nothing"] is not cards
