"""What nobody may do alone at a table: kick, reopen a seat, end the game."""

from __future__ import annotations

import pytest
from tests.table.table_driver import NAMES, TableDriver, secret_round, simple_round

from conclave.table.entries import VoteKind
from conclave.table.settings import DAY, Clock, Settings
from conclave.table.stages import ABANDONED, GATHERING, LOBBY, PLAYING
from conclave.table.vote import VOTE_SECONDS
from conclave.table.votes import LONG_ABSENCE, long_absence


def told(driver: TableDriver) -> list[tuple[str, int | None, str | None]]:
    return [(each.kind, each.seat, each.why) for each in driver.table.state.incidents]


def notes(driver: TableDriver) -> list[str]:
    record = driver.table.state.record()
    assert record is not None
    return [line for line in record.written().splitlines() if line.startswith("# ")]


# -- kicking ---------------------------------------------------------------------------------------------


def test_it_takes_everybody_else_to_kick_a_player() -> None:
    driver, (ada, bo, cleo, dov) = simple_round(4)
    state = driver.table.state
    driver.votes(ada, "kick", 1)
    driver.agrees(cleo)
    assert state.seats_of(bo) == [1]
    driver.agrees(dov)
    assert state.seats_of(bo) == []
    assert state.seat_holders[1].covered
    assert state.seat_holders[1].name == "Bo", "a bot plays on under the name"
    assert told(driver) == [("vote", 1, None), ("kicked", 1, "agreed")]
    assert "# seat 2 kicked (agreed)" in notes(driver)
    driver.plays_on()


def test_with_two_players_nobody_is_kicked_who_is_there() -> None:
    driver, (ada, bo) = simple_round(2)
    for client, seat in ((ada, 1), (bo, 0)):
        with driver.refuses("unfit", "table-vote-alone"):
            driver.votes(client, "kick", seat)
    driver.goes(bo)
    driver.now += LONG_ABSENCE - 1
    with driver.refuses("unfit", "table-vote-alone"):
        driver.votes(ada, "kick", 1)
    driver.now += 1
    driver.votes(ada, "kick", 1)
    assert told(driver) == [("kicked", 1, "absent")]


def test_bots_have_no_vote() -> None:
    driver = TableDriver("wizard-dice", {"players": 4})
    ada, bo = driver.people(2)
    driver.bots_sit()
    driver.begins()
    with driver.refuses("unfit", "table-vote-alone"):
        driver.votes(ada, "kick", 1)
    with driver.refuses("unfit", "table-seat-nobody"):
        driver.votes(bo, "kick", 2)


@pytest.mark.parametrize("kind", ["kick", "reopen", "abandon"])
def test_only_players_vote_and_nobody_about_themselves(kind: VoteKind) -> None:
    driver, (_, bo, cleo) = simple_round(3)
    driver.link("spectator")
    eve = driver.comes("Eve", "spectator")
    seat = None if kind == "abandon" else 1
    with driver.refuses("denied", "table-vote-players"):
        driver.votes(eve, kind, seat)
    if seat is not None:
        with driver.refuses("denied", "table-vote-own"):
            driver.votes(bo, kind, seat)
    driver.keep(driver.table.play.resign(cleo, 2))
    with driver.refuses("denied", "table-vote-players"):
        driver.votes(cleo, kind, seat)


def test_whoever_it_is_about_has_no_say() -> None:
    driver, (ada, bo, cleo) = simple_round(3)
    driver.votes(ada, "kick", 1)
    with driver.refuses("denied", "table-vote-own"):
        driver.agrees(bo)
    with driver.refuses("denied", "table-vote-own"):
        driver.keep(driver.table.votes.reject(bo, driver.now))
    driver.agrees(cleo)
    assert driver.table.state.seats_of(bo) == []


def test_a_player_with_two_seats_has_one_vote() -> None:
    driver = TableDriver("wizard-dice", {"players": 3})
    driver.sits(driver.creator, 0, 2)
    bo = driver.comes("Bo")
    driver.sits(bo, 1)
    driver.begins()
    with driver.refuses("unfit", "table-vote-alone"):
        driver.votes(driver.creator, "kick", 1)
    with driver.refuses("unfit", "table-vote-alone"):
        driver.votes(bo, "kick", 0)


def test_a_kick_takes_all_seats_and_all_devices() -> None:
    driver = TableDriver("wizard-dice", {"players": 4})
    ada, bo = driver.people(2)
    driver.sits(bo, 3)
    cleo = driver.comes("Cleo")
    driver.sits(cleo, 2)
    phone = driver.comes("Bo's phone", driver.link("seat", 3, by=bo))
    driver.begins()
    driver.votes(ada, "kick", 1)
    driver.agrees(cleo)
    for client in (bo, phone):
        assert driver.table.state.seats_of(client) == []
        assert not driver.table.state.may_look(client)
    driver.plays_on()


def test_whoever_is_kicked_stays_out_by_cookie_and_by_link() -> None:
    driver, (ada, bo, cleo) = simple_round(3)
    table = driver.table
    seat_link = driver.link("seat", 1, by=bo)
    watching = driver.comes("Eve", driver.link("spectator", by=ada))
    invited = driver.comes("Fay")
    driver.votes(ada, "kick", 1)
    driver.agrees(cleo)
    for digest in ("", "invite", seat_link, "creator"):
        with driver.refuses("denied", "table-kicked"):
            table.seats.admit("Bo", digest)
    with driver.refuses("denied", "table-link-unknown"):
        table.seats.admit("Bo's other browser", "invite")
    with driver.refuses("denied", "table-link-unknown"):
        table.seats.admit("Bo's other browser", seat_link)
    with driver.refuses("denied", "table-watch-only"):
        table.seats.sit(bo, 1, "Bo")
    assert table.state.may_look(watching), "others need not leave"
    assert table.state.may_look(invited)
    with driver.refuses("denied", "table-watch-only"):
        table.seats.sit(invited, 1, "Fay")
    gus = driver.comes("Gus", driver.link("invite", by=ada))
    driver.keep(table.seats.sit(gus, 1, "Gus"))


def test_whoever_lost_a_seat_and_is_kicked_later_does_not_even_watch() -> None:
    driver, (ada, bo, cleo) = simple_round(3)
    driver.goes(bo)
    driver.now += LONG_ABSENCE
    driver.votes(ada, "reopen", 1)
    driver.agrees(cleo)
    driver.keep(driver.table.seats.came(bo))
    driver.sits(bo, 1)
    driver.votes(ada, "kick", 1)
    driver.agrees(cleo)
    assert not driver.table.state.may_look(bo)
    assert not driver.table.state.may_sit(bo)


def test_a_listed_table_lets_nobody_new_in_after_a_kick() -> None:
    driver, (ada, _, cleo) = simple_round(3, Settings(listed=True))
    table = driver.table
    driver.votes(ada, "kick", 1)
    driver.agrees(cleo)
    assert not table.state.settings.listed
    assert table.state.sketch is not None
    assert not table.state.sketch.listed
    with driver.refuses("denied", "table-link-needed"):
        table.seats.admit("Bo's other browser", "")


def test_the_creator_kicks_before_the_game_and_cannot_list_the_table_then() -> None:
    driver = TableDriver(settings=Settings(listed=True))
    table = driver.table
    ada, bo, cleo = driver.people(3)
    with driver.refuses("denied", "table-creator-only"):
        driver.votes(cleo, "kick", 1)
    driver.votes(ada, "kick", 1)
    assert table.state.seat_holders[1].free
    assert not table.state.seat_holders[1].name
    with driver.refuses("unfit", "table-listed-after-kick"):
        table.play.change_settings(ada, Settings(listed=True))
    assert not table.state.may_look(bo)
    with driver.refuses("unfit", "table-not-now"):
        driver.votes(ada, "kick", 0)
    with driver.refuses("unfit", "table-seat-nobody"):
        driver.votes(ada, "kick", 1)


def test_where_the_creator_is_kicked_somebody_else_makes_the_links() -> None:
    driver, (ada, bo, cleo) = simple_round(3)
    table = driver.table
    driver.votes(bo, "kick", 0)
    driver.agrees(cleo)
    assert not table.state.is_creator(ada)
    assert table.state.is_creator(bo)
    with driver.refuses("denied", "table-link-unknown"):
        table.seats.admit("Ada's other browser", "creator")
    driver.link("invite", by=bo)


def test_the_host_kicks_alone_and_everybody_is_told() -> None:
    driver, (_, bo, _) = simple_round(3)
    driver.keep(driver.table.votes.kick_by_host(1))
    assert driver.table.state.seats_of(bo) == []
    assert told(driver) == [("kicked", 1, "host")]
    assert "# seat 2 kicked (host)" in notes(driver)
    with driver.refuses("wrong", "table-seat-unknown"):
        driver.table.votes.kick_by_host(7)


# -- ending ----------------------------------------------------------------------------------------------


def test_nobody_alone_ends_a_game_with_others() -> None:
    driver, (ada, bo, cleo) = simple_round(3)
    driver.votes(ada, "abandon")
    assert driver.is_in(PLAYING)
    driver.agrees(bo)
    assert driver.is_in(PLAYING)
    driver.agrees(cleo)
    assert driver.is_in(ABANDONED)
    assert told(driver)[-1] == ("abandoned", None, "agreed")
    assert "# abandoned (agreed)" in notes(driver)


def test_whoever_has_been_away_for_long_need_not_agree_to_end_the_game() -> None:
    driver, (ada, bo, cleo) = simple_round(3)
    driver.goes(cleo)
    driver.votes(ada, "abandon")
    driver.agrees(bo)
    assert driver.is_in(PLAYING), "Cleo has only just gone"
    driver.now += LONG_ABSENCE
    driver.votes(ada, "abandon")
    driver.agrees(bo)
    assert told(driver)[-1] == ("abandoned", None, "absent")


def test_after_a_restart_absence_counts_from_the_start() -> None:
    driver, (ada, _) = simple_round(2)
    driver.now += 10 * LONG_ABSENCE
    driver.restart()
    driver.keep(driver.table.seats.came(ada))
    driver.votes(ada, "abandon")
    assert driver.is_in(PLAYING)


def test_a_game_against_bots_ends_at_once() -> None:
    driver = TableDriver("wizard-dice", {"players": 3})
    driver.people(1)
    driver.bots_sit()
    driver.begins()
    driver.votes(driver.creator, "abandon")
    assert told(driver) == [("abandoned", None, "alone")]


def test_before_the_game_the_creator_closes_the_table() -> None:
    driver = TableDriver()
    _, bo = driver.people(2)
    with driver.refuses("denied", "table-creator-only"):
        driver.votes(bo, "abandon")
    driver.votes(driver.creator, "abandon")
    assert driver.is_in(ABANDONED)


def test_nobody_ends_a_game_that_is_just_beginning() -> None:
    driver = TableDriver()
    driver.people(3)
    driver.keep(driver.table.play.start(driver.creator))
    assert driver.is_in(GATHERING)
    with driver.refuses("unfit", "table-not-now"):
        driver.votes(driver.creator, "abandon")


@pytest.mark.parametrize(
    ("settings", "seconds"),
    [
        (Settings(), LONG_ABSENCE),
        (Settings(clock=Clock(30)), LONG_ABSENCE),
        (Settings(cover_after=3 * DAY), 3 * DAY),
        (Settings(clock=Clock(3 * DAY)), 6 * DAY),
        (Settings(cover_after=None), DAY),
        (Settings(cover_after=None, clock=Clock(DAY)), 2 * DAY),
    ],
)
def test_long_is_longer_where_people_have_long_to_think(settings: Settings, seconds: float) -> None:
    assert long_absence(settings) == seconds


# -- reopening -------------------------------------------------------------------------------------------


def test_the_others_reopen_the_seat_of_somebody_who_is_away() -> None:
    driver, (ada, bo, cleo) = simple_round(3)
    table = driver.table
    link = driver.link("seat", 1, by=bo)
    with driver.refuses("unfit", "table-vote-not-absent"):
        driver.votes(ada, "reopen", 1)
    driver.goes(bo)
    with driver.refuses("unfit", "table-vote-not-absent"):
        driver.votes(ada, "reopen", 1)
    driver.now += 60
    driver.votes(ada, "reopen", 1)
    assert table.state.seats_of(bo) == [1]
    driver.agrees(cleo)
    assert told(driver) == [("vote", 1, None), ("reopened", 1, "agreed")]
    assert table.state.seat_holders[1].covered
    assert table.state.seat_holders[1].name == "Bo"
    with driver.refuses("denied", "table-link-unknown"):
        table.seats.admit("Bo's new browser", link)
    dov = driver.comes("Dov")
    driver.sits(dov, 1)
    with driver.refuses("unfit", "table-seat-taken"):
        table.seats.sit(bo, 1, "Bo")
    driver.plays_on()


def test_whoever_lost_a_seat_by_being_away_may_take_it_again() -> None:
    driver = TableDriver("wizard-dice", {"players": 2}, Settings(listed=True, spectators=False))
    ada = driver.people(1)[0]
    bo = driver.comes("Bo", "")
    driver.sits(bo, 1)
    driver.begins()
    driver.goes(bo)
    driver.now += LONG_ABSENCE
    driver.votes(ada, "reopen", 1)
    assert driver.table.state.may_look(bo)
    driver.sits(bo, 1)
    assert driver.table.state.seats_of(bo) == [1]


def test_alone_one_has_to_wait_long_to_reopen_a_seat() -> None:
    driver, (ada, bo) = simple_round(2)
    driver.goes(bo)
    driver.now += LONG_ABSENCE - 1
    with driver.refuses("unfit", "table-vote-not-absent"):
        driver.votes(ada, "reopen", 1)
    driver.now += 1
    driver.votes(ada, "reopen", 1)
    assert told(driver) == [("reopened", 1, "absent")]


def test_a_vote_about_somebody_who_comes_back_is_over() -> None:
    driver, (ada, bo, cleo) = simple_round(3)
    driver.goes(bo)
    driver.now += 60
    driver.keep(driver.table.play.cover(driver.now))
    driver.votes(ada, "reopen", 1)
    driver.keep(driver.table.seats.came(bo))
    with driver.refuses("unfit", "table-vote-none"):
        driver.agrees(cleo)


def test_a_secret_choice_stays_hidden_from_whoever_takes_the_seat() -> None:
    driver, (ada, bo, cleo) = secret_round(3)
    table = driver.table
    driver.decides(bo, 1, "predict 2 blue")
    driver.goes(bo)
    driver.now += LONG_ABSENCE
    driver.votes(ada, "reopen", 1)
    driver.agrees(cleo)
    friend = driver.comes("Ada's friend")
    driver.sits(friend, 1)
    assert table.state.seats_of(friend) == [1]
    assert table.state.visible_seats_of(friend) == []
    with driver.refuses("unfit", "table-seat-blind"):
        driver.decides(friend, 1, "predict 3 green")
    with driver.refuses("unfit", "table-seat-blind"):
        table.play.may_ask_advice(friend, 1)
    driver.decides(cleo, 2, "predict 4 blue")
    assert table.state.visible_seats_of(friend) == [1], "all predictions are revealed"
    driver.plays_on()


# -- votes -----------------------------------------------------------------------------------------------


def test_one_no_ends_a_vote_and_it_is_not_asked_again_at_once() -> None:
    driver, (ada, _, cleo) = simple_round(3)
    driver.votes(ada, "kick", 1)
    driver.keep(driver.table.votes.reject(cleo, driver.now))
    with driver.refuses("unfit", "table-vote-none"):
        driver.agrees(cleo)
    with driver.refuses("busy", "table-vote-lost"):
        driver.votes(ada, "kick", 1)
    driver.now += VOTE_SECONDS
    driver.votes(ada, "kick", 1)
    assert [each.kind for each in driver.table.state.incidents] == ["vote", "rejected", "vote"]


def test_one_vote_at_a_time_and_not_for_ever() -> None:
    driver, (ada, bo, cleo) = simple_round(3)
    driver.votes(ada, "kick", 1)
    with driver.refuses("unfit", "table-vote-open"):
        driver.votes(bo, "abandon")
    driver.now += VOTE_SECONDS
    with driver.refuses("unfit", "table-vote-none"):
        driver.agrees(cleo)
    driver.votes(bo, "abandon")


def test_an_answer_counts_for_the_vote_that_it_names_only() -> None:
    driver, (ada, bo, cleo) = simple_round(3)
    votes = driver.table.votes
    driver.votes(ada, "abandon")
    driver.keep(votes.reject(ada, driver.now))
    driver.votes(ada, "kick", 1)
    for answer in (votes.agree, votes.reject):
        with driver.refuses("unfit", "table-vote-none"):
            answer(cleo, driver.now, ("abandon", None))
        with driver.refuses("unfit", "table-vote-none"):
            answer(cleo, driver.now, ("kick", 2))
    driver.keep(votes.agree(cleo, driver.now, ("kick", 1)))
    assert driver.table.state.seats_of(bo) == []


def test_asking_for_what_somebody_has_asked_for_is_to_agree() -> None:
    driver, (ada, bo, cleo) = simple_round(3)
    driver.votes(ada, "kick", 1)
    lines = driver.table.state.lines
    driver.votes(ada, "kick", 1)
    assert driver.table.state.lines == lines, "once is enough"
    driver.votes(cleo, "kick", 1)
    assert driver.table.state.seats_of(bo) == []


@pytest.mark.parametrize(("kind", "seat"), [("abandon", 0), ("kick", None), ("reopen", None)])
def test_a_vote_names_a_seat_if_it_is_about_one(kind: VoteKind, seat: int | None) -> None:
    driver, (ada, _) = simple_round(2)
    with driver.refuses("wrong", "table-vote-seat"):
        driver.votes(ada, kind, seat)


def test_a_vote_about_no_seat_of_the_table() -> None:
    driver, (ada, _) = simple_round(2)
    with driver.refuses("wrong", "table-seat-unknown"):
        driver.votes(ada, "kick", 5)


@pytest.mark.parametrize("stage", [LOBBY, ABANDONED])
def test_there_is_nothing_to_reopen_when_nobody_plays(stage: str) -> None:
    driver = TableDriver()
    driver.people(len(NAMES[:3]))
    if stage == ABANDONED:
        driver.votes(driver.creator, "abandon")
    with driver.refuses("unfit", "table-not-now"):
        driver.votes(driver.creator, "reopen", 1)
