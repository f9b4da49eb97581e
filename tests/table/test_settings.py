"""What the people at a table agree on: checked when it is made and when it is changed."""

from __future__ import annotations

import msgspec
import pytest
from tests.table.table_driver import BOTS, ENGLISH, TableDriver

from conclave.table.refused import Refused
from conclave.table.settings import DAY, Clock, Settings
from conclave.table.stages import LOBBY

RIGHT = [
    Settings(),
    Settings(clock=Clock(5)),
    Settings(clock=Clock(14 * DAY, "move")),
    Settings(cover_after=None),
    Settings(cover_after=5),
    Settings(cover_after=14 * DAY),
    Settings(cover_bot="random"),
    Settings(cover_bot="searcher:50"),
    Settings(listed=True, spectators=False, chat=False, undo=False, advice="off"),
]

WRONG = [
    (Settings(clock=Clock(4)), "table-clock-wrong"),
    (Settings(clock=Clock(14 * DAY + 1)), "table-clock-wrong"),
    (Settings(clock=Clock(-5)), "table-clock-wrong"),
    (Settings(cover_after=0), "table-cover-wrong"),
    (Settings(cover_after=4), "table-cover-wrong"),
    (Settings(cover_after=14 * DAY + 1), "table-cover-wrong"),
    (Settings(cover_bot="champion"), "table-bot-unknown"),
    (Settings(cover_bot="random:5"), "table-bot-unknown"),
    (Settings(cover_bot="searcher:51"), "table-bot-budget"),
]


@pytest.mark.parametrize("settings", RIGHT)
def test_settings_that_can_be_travel_and_open_a_table(settings: Settings) -> None:
    settings.check(BOTS)
    assert msgspec.json.decode(msgspec.json.encode(settings), type=Settings) == settings
    assert TableDriver(settings=settings).read().state.settings == settings


@pytest.mark.parametrize(("settings", "key"), WRONG)
def test_settings_that_cannot_be_open_no_table(settings: Settings, key: str) -> None:
    with pytest.raises(Refused) as refused:
        TableDriver(settings=settings)
    assert (refused.value.code, refused.value.reason.key) == ("wrong", key)
    assert ENGLISH.say(refused.value.reason)


@pytest.mark.parametrize(
    "given",
    [{"spectator": True}, {"clock": {"seconds": 5, "left": 3}}, {"clock": {"seconds": 5, "per": "game"}}],
)
def test_unknown_fields_and_words_are_not_read(given: object) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode(given), type=Settings)


def test_the_creator_changes_settings_until_the_game_starts() -> None:
    driver = TableDriver()
    table = driver.table
    ada, bo, _ = driver.people(3)
    calm = Settings(chat=False, clock=Clock(DAY, "move"))
    with driver.refuses("denied", "table-creator-only"):
        table.play.change_settings(bo, calm)
    with driver.refuses("wrong", "table-clock-wrong"):
        table.play.change_settings(ada, Settings(clock=Clock(1)))
    driver.keep(table.play.change_settings(ada, calm))
    assert driver.is_in(LOBBY)
    assert table.state.settings == calm
    driver.begins()
    with driver.refuses("unfit", "table-not-now"):
        table.play.change_settings(ada, Settings())
