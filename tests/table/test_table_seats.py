"""Creating a table, sitting down, standing up, and starting once every seat has somebody."""

from __future__ import annotations

import pytest
from tests.table.sitting_down import ENGLISH, Sitting, each_game

from conclave.core.record import Seat
from conclave.registry import GAMES
from conclave.table import seating
from conclave.table.refused import Refused
from conclave.table.settings import Settings
from conclave.table.stages import GATHERING, LOBBY, PLAYING
from conclave.table.typed import LONGEST_NAME


@each_game
def test_a_table_opens_with_the_seats_its_options_ask_for(game: str) -> None:
    sitting = Sitting(game, {"players": 2})
    assert sitting.is_in(LOBBY)
    assert sitting.table.game is GAMES.find(game)
    assert [chair.free for chair in sitting.table.chairs] == [True, True]


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
        Sitting(game, given)
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
    sitting = Sitting()
    sitting.keep(sitting.table.sit(sitting.creator, 0, written))
    assert sitting.table.chairs[0].name == name
    sitting.bots_sit()
    sitting.begins()
    record = sitting.table.record()
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
    sitting = Sitting()
    with sitting.refuses("wrong", "table-name-wrong"):
        sitting.table.sit(sitting.creator, 0, name)
    with sitting.refuses("wrong", "table-name-wrong"):
        sitting.table.seat_bot(sitting.creator, 0, "random", name)


@pytest.mark.parametrize("seat", [-1, 3, 10**12])
def test_there_are_only_so_many_seats(seat: int) -> None:
    sitting = Sitting()
    table = sitting.table
    with sitting.refuses("wrong", "table-seat-unknown"):
        table.sit(sitting.creator, seat, "Ada")
    with sitting.refuses("wrong", "table-seat-unknown"):
        table.seat_bot(sitting.creator, seat, "random", "Bot")
    with sitting.refuses("wrong", "table-seat-unknown"):
        table.stand_up(sitting.creator, seat)
    sitting.people(3)
    sitting.begins()
    with sitting.refuses("wrong", "table-seat-unknown"):
        table.decide(sitting.creator, seat, 0, 0)
    with sitting.refuses("wrong", "table-seat-unknown"):
        table.resign(sitting.creator, seat)


def test_nobody_sits_where_somebody_sits() -> None:
    sitting = Sitting()
    table = sitting.table
    bo = sitting.comes("Bo")
    sitting.sits(sitting.creator, 0)
    sitting.keep(table.seat_bot(sitting.creator, 1, "random", "Bot"))
    for seat in (0, 1):
        with sitting.refuses("unfit", "table-seat-taken"):
            table.sit(bo, seat, "Bo")
    sitting.sits(bo, 2)
    with sitting.refuses("unfit", "table-seat-taken"):
        table.seat_bot(sitting.creator, 2, "random", "Bot")


def test_several_seats_at_one_screen() -> None:
    sitting = Sitting()
    sitting.sits(sitting.creator, 0, 2)
    bo = sitting.comes("Bo")
    sitting.sits(bo, 1)
    assert sitting.table.seats_of(sitting.creator) == [0, 2]
    sitting.begins()
    assert sitting.table.contributors() == [sitting.creator, bo], "one seed per client, however many seats"
    sitting.plays_on(20)


def test_another_name_for_ones_own_seat_until_the_game() -> None:
    sitting = Sitting()
    table = sitting.table
    ada, bo, _ = sitting.people(3)
    sitting.keep(table.sit(bo, 1, "Bob"))
    assert [chair.name for chair in table.chairs] == ["Ada", "Bob", "Cleo"]
    assert table.seats_of(bo) == [1]
    sitting.keep(table.start(ada))
    with sitting.refuses("unfit", "table-seat-taken"):
        table.sit(bo, 1, "Robert")


def test_nobody_is_called_like_somebody_else() -> None:
    sitting = Sitting()
    table = sitting.table
    bo = sitting.comes("Bo")
    sitting.keep(table.sit(sitting.creator, 0, "A" * LONGEST_NAME))
    sitting.keep(table.sit(bo, 1, "a" * LONGEST_NAME))
    sitting.keep(table.seat_bot(sitting.creator, 2, "random", "A" * LONGEST_NAME))
    cut = LONGEST_NAME - 3
    names = [chair.name for chair in table.chairs]
    assert names == ["A" * LONGEST_NAME, f"{'a' * cut} 2", f"{'A' * cut} 3"]
    sitting.keep(table.sit(bo, 1, "Bo"))
    sitting.keep(table.sit(bo, 1, "Bo"))
    assert table.chairs[1].name == "Bo"


def test_only_so_many_come_to_one_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "MOST_CLIENTS", 2)
    sitting = Sitting()
    bo = sitting.comes("Bo")
    with sitting.refuses("busy", "table-crowded"):
        sitting.table.admit("Cy", "invite")
    assert sitting.comes("Bo") == bo


def test_bots_are_seated_by_the_creator_and_by_level() -> None:
    sitting = Sitting()
    table = sitting.table
    bo = sitting.comes("Bo")
    with sitting.refuses("denied", "table-creator-only"):
        table.seat_bot(bo, 1, "random", "Bot")
    for unknown in ("champion", "", "random@1", "../my_bot.py:Bot", "x" * 10_000):
        with sitting.refuses("wrong", "table-bot-unknown"):
            table.seat_bot(sitting.creator, 1, unknown, "Bot")
    sitting.keep(table.seat_bot(sitting.creator, 1, "random", "Rando"))
    sitting.keep(table.seat_bot(sitting.creator, 1, "greedy", "Greta"))
    sitting.sits(sitting.creator, 0, 2)
    sitting.keep(table.seat_bot(sitting.creator, 2, "random", "Rando"))
    assert table.seats_of(sitting.creator) == [0]
    sitting.begins()
    assert sitting.match.seats == (
        Seat("person", "Ada"),
        Seat("greedy@3", "Greta"),
        Seat("random@1", "Rando"),
    )


def test_a_seat_is_freed_by_who_sits_there_or_by_the_creator() -> None:
    sitting = Sitting()
    table = sitting.table
    ada, bo, cleo = sitting.people(3)
    with sitting.refuses("denied", "table-creator-only"):
        table.stand_up(cleo, 1)
    sitting.keep(table.stand_up(bo, 1))
    assert table.chairs[1].free
    sitting.keep(table.stand_up(ada, 2))
    assert table.seats_of(cleo) == []
    sitting.bots_sit()
    sitting.keep(table.stand_up(ada, 2))
    assert table.chairs[2].free
    lines = table.lines
    sitting.keep(table.stand_up(ada, 2))
    assert table.lines == lines, "a free seat is not freed again"


def test_who_leaves_before_the_game_frees_all_seats() -> None:
    sitting = Sitting()
    bo = sitting.comes("Bo")
    sitting.sits(bo, 1, 2)
    sitting.keep(sitting.table.leave(bo))
    assert all(chair.free and not chair.name for chair in sitting.table.chairs)


def test_a_game_starts_once_every_seat_has_somebody() -> None:
    sitting = Sitting()
    table = sitting.table
    bo = sitting.comes("Bo")
    sitting.sits(bo, 1)
    with sitting.refuses("denied", "table-creator-only"):
        table.start(bo)
    with pytest.raises(Refused) as refused:
        table.start(sitting.creator)
    assert refused.value.reason.arguments == {"seats": "1, 3"}
    sitting.bots_sit()
    sitting.keep(table.start(sitting.creator))
    assert sitting.is_in(GATHERING)
    with sitting.refuses("unfit", "table-not-now"):
        table.start(sitting.creator)


def test_seats_are_fixed_while_the_game_begins_and_is_played() -> None:
    sitting = Sitting()
    table = sitting.table
    ada, bo = sitting.people(2)
    sitting.bots_sit()
    cleo = sitting.comes("Cleo")
    sitting.keep(table.start(ada))
    with sitting.refuses("unfit", "table-not-now"):
        table.stand_up(ada, 1)
    with sitting.refuses("denied", "table-creator-only"):
        table.stand_up(bo, 1)
    lines = table.lines
    sitting.keep(table.leave(bo))
    assert table.lines == lines
    for stage in (GATHERING, PLAYING):
        assert sitting.is_in(stage)
        with sitting.refuses("unfit", "table-not-now"):
            table.seat_bot(ada, 1, "random", "Bot")
        with sitting.refuses("unfit", "table-seat-taken"):
            table.sit(cleo, 1, "Cleo")
        while table.stage == GATHERING:
            sitting.now += 60
            sitting.goes_on_beginning()
    with sitting.refuses("unfit", "table-bot-stays"):
        table.stand_up(ada, 2)
    with sitting.refuses("denied", "table-creator-only"):
        table.stand_up(bo, 1)


def test_somebody_else_takes_the_seat_of_who_is_sent_away() -> None:
    sitting = Sitting()
    table = sitting.table
    ada, bo, _ = sitting.people(3)
    dov = sitting.comes("Dov")
    sitting.begins()
    while 1 not in sitting.asked():
        sitting.somebody_decides()
    sitting.keep(table.stand_up(ada, 1))
    assert [(turn.seat, turn.hand) for turn in table.bot_turns(sitting.now)] == [(1, "cover")]
    assert table.chairs[1].name == "Bo"
    with sitting.refuses("denied", "table-seat-not-yours"):
        table.decide(bo, 1, sitting.any_action(1), sitting.match.version(1))
    sitting.now += 5
    sitting.keep(table.sit(dov, 1, "Dov"))
    assert table.bot_turns(sitting.now) == []
    assert table.asked[1] == sitting.now
    assert table.chairs[1].name == "Dov"
    sitting.keep(table.decide(dov, 1, sitting.any_action(1), sitting.match.version(1)))
    with sitting.refuses("unfit", "table-seat-taken"):
        table.sit(bo, 1, "Bo")
    sitting.plays_on()
    record = table.record()
    assert record is not None
    assert record.seats[1] == Seat("person", "Bo"), "the record names who sat down at the start"


def test_a_host_frees_a_seat_without_sitting_at_the_table() -> None:
    sitting = Sitting()
    _, bo, _ = sitting.people(3)
    sitting.keep(sitting.table.free(1))
    assert sitting.table.seats_of(bo) == []


def test_a_kicked_client_does_not_come_back_by_the_link_of_the_seat() -> None:
    sitting = Sitting()
    table = sitting.table
    digest = sitting.link("seat", 1, by=sitting.creator)
    bo = sitting.comes("Bo", digest)
    sitting.sits(bo, 1)
    sitting.sits(sitting.creator, 0, 2)
    sitting.begins()
    sitting.keep(table.stand_up(sitting.creator, 1))
    assert not table.may_look(bo)
    with sitting.refuses("denied", "table-link-unknown"):
        table.admit("Bo", digest)


def test_settings_of_a_table_do_not_change_who_sits() -> None:
    sitting = Sitting()
    _, bo, _ = sitting.people(3)
    sitting.keep(sitting.table.change_settings(sitting.creator, Settings(listed=True)))
    assert sitting.table.seats_of(bo) == [1]
