"""Creating a table, sitting down, standing up, and starting once every seat has somebody."""

from __future__ import annotations

import pytest
from tests.table.table_driver import ENGLISH, TableDriver, each_game

from conclave.core.record import Seat
from conclave.registry import GAMES
from conclave.table import seat_requests
from conclave.table.refused import Refused
from conclave.table.settings import Settings
from conclave.table.stages import GATHERING, LOBBY, PLAYING
from conclave.table.user_text import LONGEST_NAME


@each_game
def test_a_table_opens_with_the_seats_its_options_ask_for(game: str) -> None:
    driver = TableDriver(game, {"players": 2})
    assert driver.is_in(LOBBY)
    assert driver.table.state.game is GAMES.find(game)
    assert [holder.free for holder in driver.table.state.seat_holders] == [True, True]


@each_game
@pytest.mark.parametrize(
    "given",
    [
        {"players": 0},
        {"players": 99},
        {"players": "2"},
        {"players": None},
        {"players": [2]},
        {"players": True},
        {"no such option": 1},
        {"": {}},
    ],
)
def test_wrong_options_open_no_table(game: str, given: dict[str, object]) -> None:
    with pytest.raises(Refused) as refused:
        TableDriver(game, given)
    assert refused.value.code == "wrong"
    assert ENGLISH.say(refused.value.reason)


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("Ada", "Ada"),
        ("  Ada \t Lovelace\n", "Ada Lovelace"),
        ("A" * LONGEST_NAME, "A" * LONGEST_NAME),
        ("Áda Żółć", "Áda Żółć"),
        ("あだ", "あだ"),
        ("אדה", "אדה"),
        ("<b>Ada</b>", "<b>Ada</b>"),
        ("# over 1 2", "# over 1 2"),
        ("🎲", "🎲"),
    ],
)
def test_a_name_is_one_line(written: str, name: str) -> None:
    driver = TableDriver()
    driver.keep(driver.table.seats.sit(driver.creator, 0, written))
    assert driver.table.state.seat_holders[0].name == name
    driver.bots_sit()
    driver.begins()
    record = driver.table.state.record()
    assert record is not None
    assert record.seats[0] == Seat("person", name)
    assert f"seat 1 person {name}\n" in record.written()


@pytest.mark.parametrize(
    "name",
    [
        "",
        " \t\n",
        "A" * (LONGEST_NAME + 1),
        "A" * 100_000,
        "Ada\x00",
        "\x1b[31mAda",
        "Ada\x7f",
        "Ada\x9b2J",
        "\u202eadA",
        "Ada\u200f",
        "A\u2066da",
        "A\u200bda",
        "\ufeffAda",
        "\ud800",
        "\ue000",
    ],
)
def test_a_name_that_does_harm_is_refused(name: str) -> None:
    driver = TableDriver()
    with driver.refuses("wrong", "table-name-wrong"):
        driver.table.seats.sit(driver.creator, 0, name)
    with driver.refuses("wrong", "table-name-wrong"):
        driver.table.seats.seat_bot(driver.creator, 0, "random", name)


@pytest.mark.parametrize("seat", [-1, 3, 10**12])
def test_there_are_only_so_many_seats(seat: int) -> None:
    driver = TableDriver()
    table = driver.table
    with driver.refuses("wrong", "table-seat-unknown"):
        table.seats.sit(driver.creator, seat, "Ada")
    with driver.refuses("wrong", "table-seat-unknown"):
        table.seats.seat_bot(driver.creator, seat, "random", "Bot")
    with driver.refuses("wrong", "table-seat-unknown"):
        table.seats.stand_up(driver.creator, seat)
    driver.people(3)
    driver.begins()
    with driver.refuses("wrong", "table-seat-unknown"):
        table.play.decide(driver.creator, seat, 0, 0)
    with driver.refuses("wrong", "table-seat-unknown"):
        table.play.resign(driver.creator, seat)


def test_nobody_sits_where_somebody_sits() -> None:
    driver = TableDriver()
    table = driver.table
    bo = driver.comes("Bo")
    driver.sits(driver.creator, 0)
    driver.keep(table.seats.seat_bot(driver.creator, 1, "random", "Bot"))
    for seat in (0, 1):
        with driver.refuses("unfit", "table-seat-taken"):
            table.seats.sit(bo, seat, "Bo")
    driver.sits(bo, 2)
    with driver.refuses("unfit", "table-seat-taken"):
        table.seats.seat_bot(driver.creator, 2, "random", "Bot")


def test_several_seats_at_one_screen() -> None:
    driver = TableDriver()
    driver.sits(driver.creator, 0, 2)
    bo = driver.comes("Bo")
    driver.sits(bo, 1)
    assert driver.table.state.seats_of(driver.creator) == [0, 2]
    driver.begins()
    assert driver.table.state.contributors() == [driver.creator, bo], (
        "one seed per client, however many seats"
    )
    driver.plays_on(20)


def test_another_name_for_ones_own_seat_until_the_game() -> None:
    driver = TableDriver()
    table = driver.table
    ada, bo, _ = driver.people(3)
    driver.keep(table.seats.sit(bo, 1, "Bob"))
    assert [holder.name for holder in table.state.seat_holders] == ["Ada", "Bob", "Cleo"]
    assert table.state.seats_of(bo) == [1]
    driver.keep(table.play.start(ada))
    with driver.refuses("unfit", "table-seat-taken"):
        table.seats.sit(bo, 1, "Robert")


def test_nobody_is_called_like_somebody_else() -> None:
    driver = TableDriver()
    table = driver.table
    bo = driver.comes("Bo")
    driver.keep(table.seats.sit(driver.creator, 0, "A" * LONGEST_NAME))
    driver.keep(table.seats.sit(bo, 1, "a" * LONGEST_NAME))
    driver.keep(table.seats.seat_bot(driver.creator, 2, "random", "A" * LONGEST_NAME))
    cut = LONGEST_NAME - 3
    names = [holder.name for holder in table.state.seat_holders]
    assert names == ["A" * LONGEST_NAME, f"{'a' * cut} 2", f"{'A' * cut} 3"]
    driver.keep(table.seats.sit(bo, 1, "Bo"))
    driver.keep(table.seats.sit(bo, 1, "Bo"))
    assert table.state.seat_holders[1].name == "Bo"


def test_only_so_many_come_to_one_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seat_requests, "MOST_CLIENTS", 2)
    driver = TableDriver()
    bo = driver.comes("Bo")
    with driver.refuses("busy", "table-crowded"):
        driver.table.seats.admit("Cy", "invite")
    assert driver.comes("Bo") == bo


def test_bots_are_seated_by_the_creator_and_by_level() -> None:
    driver = TableDriver()
    table = driver.table
    bo = driver.comes("Bo")
    with driver.refuses("denied", "table-creator-only"):
        table.seats.seat_bot(bo, 1, "random", "Bot")
    for unknown in ("champion", "", "random@1", "random:5", "champion:5", "../my_bot.py:Bot", "x" * 10_000):
        with driver.refuses("wrong", "table-bot-unknown"):
            table.seats.seat_bot(driver.creator, 1, unknown, "Bot")
    for budget in ("", "0", "51", "1000000", "05", "1e1", "x", "5:5", "-1", "٣", "9" * 10_000):
        with driver.refuses("wrong", "table-bot-budget"):
            table.seats.seat_bot(driver.creator, 1, f"searcher:{budget}", "Bot")
    driver.keep(table.seats.seat_bot(driver.creator, 1, "random", "Rando"))
    driver.keep(table.seats.seat_bot(driver.creator, 1, "searcher:50", "Serge"))
    driver.sits(driver.creator, 0, 2)
    driver.keep(table.seats.seat_bot(driver.creator, 2, "random", "Rando"))
    assert table.state.seats_of(driver.creator) == [0]
    driver.begins()
    assert driver.match.seats == (
        Seat("person", "Ada"),
        Seat("searcher:50@2", "Serge"),
        Seat("random@1", "Rando"),
    )


def test_a_seat_is_freed_by_who_sits_there_and_a_bots_by_the_creator() -> None:
    driver = TableDriver()
    table = driver.table
    ada, bo, cleo = driver.people(3)
    for client in (ada, cleo):
        with driver.refuses("denied", "table-seat-not-yours"):
            table.seats.stand_up(client, 1)
    driver.keep(table.seats.stand_up(bo, 1))
    assert table.state.seat_holders[1].free
    driver.bots_sit()
    with driver.refuses("denied", "table-creator-only"):
        table.seats.stand_up(bo, 1)
    driver.keep(table.seats.stand_up(ada, 1))
    assert table.state.seat_holders[1].free
    lines = table.state.lines
    driver.keep(table.seats.stand_up(ada, 1))
    assert table.state.lines == lines, "a free seat is not freed again"


def test_who_leaves_before_the_game_frees_all_seats() -> None:
    driver = TableDriver()
    bo = driver.comes("Bo")
    driver.sits(bo, 1, 2)
    driver.keep(driver.table.seats.leave(bo))
    assert all(holder.free and not holder.name for holder in driver.table.state.seat_holders)


def test_a_game_starts_once_every_seat_has_somebody() -> None:
    driver = TableDriver()
    table = driver.table
    bo = driver.comes("Bo")
    driver.sits(bo, 1)
    with driver.refuses("denied", "table-creator-only"):
        table.play.start(bo)
    with pytest.raises(Refused) as refused:
        table.play.start(driver.creator)
    assert refused.value.reason.arguments == {"seats": "1, 3"}
    driver.bots_sit()
    driver.keep(table.play.start(driver.creator))
    assert driver.is_in(GATHERING)
    with driver.refuses("unfit", "table-not-now"):
        table.play.start(driver.creator)


def test_seats_are_fixed_while_the_game_begins_and_is_played() -> None:
    driver = TableDriver()
    table = driver.table
    ada, bo = driver.people(2)
    driver.bots_sit()
    cleo = driver.comes("Cleo")
    driver.keep(table.play.start(ada))
    with driver.refuses("unfit", "table-not-now"):
        table.seats.stand_up(ada, 0)
    with driver.refuses("unfit", "table-not-now"):
        table.seats.stand_up(bo, 1)
    lines = table.state.lines
    driver.keep(table.seats.leave(bo))
    assert table.state.lines == lines
    for stage in (GATHERING, PLAYING):
        assert driver.is_in(stage)
        with driver.refuses("unfit", "table-not-now"):
            table.seats.seat_bot(ada, 1, "random", "Bot")
        with driver.refuses("unfit", "table-seat-taken"):
            table.seats.sit(cleo, 1, "Cleo")
        while table.state.stage == GATHERING:
            driver.now += 60
            driver.goes_on_beginning()
    with driver.refuses("unfit", "table-not-now"):
        table.seats.stand_up(ada, 2)
    with driver.refuses("denied", "table-seat-not-yours"):
        table.seats.stand_up(ada, 1)


def test_somebody_else_takes_a_seat_that_was_left() -> None:
    driver = TableDriver()
    table = driver.table
    _, bo, _ = driver.people(3)
    dov = driver.comes("Dov")
    driver.begins()
    while 1 not in driver.asked():
        driver.somebody_decides()
    driver.keep(table.seats.stand_up(bo, 1))
    assert [(turn.seat, turn.hand) for turn in table.presence.bot_turns(driver.now)] == [(1, "cover")]
    assert table.state.seat_holders[1].name == "Bo"
    with driver.refuses("denied", "table-seat-not-yours"):
        table.play.decide(bo, 1, driver.any_action(1), driver.match.version(1))
    driver.now += 5
    driver.keep(table.seats.sit(dov, 1, "Dov"))
    assert table.presence.bot_turns(driver.now) == []
    assert table.state.asked[1] == driver.now
    assert table.state.seat_holders[1].name == "Dov"
    driver.keep(table.play.decide(dov, 1, driver.any_action(1), driver.match.version(1)))
    with driver.refuses("unfit", "table-seat-taken"):
        table.seats.sit(bo, 1, "Bo")
    driver.plays_on()
    record = table.state.record()
    assert record is not None
    assert record.seats[1] == Seat("person", "Bo"), "the record names who sat down at the start"


def test_settings_of_a_table_do_not_change_who_sits() -> None:
    driver = TableDriver()
    _, bo, _ = driver.people(3)
    driver.keep(driver.table.play.change_settings(driver.creator, Settings(listed=True)))
    assert driver.table.state.seats_of(bo) == [1]
