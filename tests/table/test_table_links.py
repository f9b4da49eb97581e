"""Who may come to a table, by which link, and what a link that is withdrawn takes away."""

from __future__ import annotations

import pytest
from tests.table.table_driver import TableDriver

from conclave.table.entries import LinkKind
from conclave.table.settings import Settings
from conclave.table.table import Table


def covered_seats(table: Table) -> list[int]:
    return [seat for seat, holder in enumerate(table.state.seat_holders) if holder.covered]


def test_a_client_is_known_again_and_comes_only_once() -> None:
    driver = TableDriver()
    bo = driver.comes("Bo")
    lines = driver.table.state.lines
    assert driver.comes("Bo") == bo
    assert driver.table.state.lines == lines
    assert driver.comes("Cleo") == bo + 1


@pytest.mark.parametrize("digest", ["", "no such link", "spectator"])
def test_nobody_comes_without_a_link_that_is_there(digest: str) -> None:
    driver = TableDriver()
    key = "table-link-unknown" if digest else "table-link-needed"
    with driver.refuses("denied", key):
        driver.table.seats.admit("Bo", digest)


def test_an_invited_client_may_sit_a_spectator_only_watches() -> None:
    driver = TableDriver()
    table = driver.table
    driver.link("spectator")
    watching = driver.comes("Eve", "spectator")
    assert table.state.may_look(watching)
    with driver.refuses("denied", "table-watch-only"):
        table.seats.sit(watching, 0, "Eve")
    with driver.refuses("denied", "table-chat-seated"):
        table.seats.say(watching, "hello")
    assert driver.comes("Eve", "invite") == watching
    driver.sits(watching, 0)
    assert table.state.seats_of(watching) == [0]


def test_a_table_without_spectators_admits_none() -> None:
    driver = TableDriver(settings=Settings(spectators=False))
    driver.link("spectator")
    with driver.refuses("denied", "table-link-unknown"):
        driver.table.seats.admit("Eve", "spectator")


def test_spectators_go_when_the_table_wants_none_any_more() -> None:
    driver = TableDriver()
    driver.link("spectator")
    eve = driver.comes("Eve", "spectator")
    driver.keep(driver.table.play.change_settings(driver.creator, Settings(spectators=False)))
    assert not driver.table.state.may_look(eve)
    assert driver.table.state.may_look(driver.creator)


def test_a_listed_table_is_open_to_everybody() -> None:
    driver = TableDriver(settings=Settings(listed=True))
    table = driver.table
    bo = driver.comes("Bo", "")
    assert table.state.may_look(bo)
    driver.sits(bo, 1)
    cleo = driver.comes("Cleo", "")
    driver.keep(table.play.change_settings(driver.creator, Settings(listed=False)))
    assert table.state.may_look(bo), "who sits stays"
    assert not table.state.may_look(cleo)
    with driver.refuses("denied", "table-watch-only"):
        table.seats.sit(cleo, 2, "Cleo")
    with driver.refuses("denied", "table-link-needed"):
        table.seats.admit("Dov", "")


def test_only_the_creators_link_makes_a_creator() -> None:
    driver = TableDriver()
    table = driver.table
    bo = driver.comes("Bo")
    assert table.state.is_creator(driver.creator)
    assert not table.state.is_creator(bo)
    kinds: tuple[LinkKind, ...] = ("invite", "spectator")
    for kind in kinds:
        with driver.refuses("denied", "table-creator-only"):
            table.seats.make_link(bo, kind, None, "another")
        with driver.refuses("denied", "table-creator-only"):
            table.seats.revoke_link(bo, kind, None)
    with driver.refuses("denied", "table-link-creator"):
        table.seats.make_link(driver.creator, "creator", None, "another")
    with driver.refuses("denied", "table-link-creator"):
        table.seats.revoke_link(driver.creator, "creator", None)


def test_a_link_to_a_seat_names_one_and_no_other_link_does() -> None:
    driver = TableDriver()
    table = driver.table
    with driver.refuses("wrong", "table-link-seat"):
        table.seats.make_link(driver.creator, "seat", None, "another")
    with driver.refuses("wrong", "table-link-seat"):
        table.seats.make_link(driver.creator, "invite", 1, "another")
    for seat in (-1, 3, 10**9):
        with driver.refuses("wrong", "table-seat-unknown"):
            table.seats.make_link(driver.creator, "seat", seat, "another")


def test_a_link_that_is_withdrawn_leads_nowhere() -> None:
    driver = TableDriver()
    table = driver.table
    bo, cleo = driver.comes("Bo"), driver.comes("Cleo")
    driver.sits(bo, 1)
    driver.keep(table.seats.revoke_link(driver.creator, "invite", None))
    assert table.state.may_look(bo), "who sits stays"
    assert not table.state.may_look(cleo)
    with driver.refuses("denied", "table-link-unknown"):
        table.seats.admit("Dov", "invite")
    with driver.refuses("denied", "table-link-unknown"):
        table.seats.admit("Cleo", "invite")
    with driver.refuses("unfit", "table-link-none"):
        table.seats.revoke_link(driver.creator, "invite", None)


def test_a_new_link_takes_the_place_of_the_earlier_one_of_its_kind() -> None:
    driver = TableDriver()
    again = driver.link("invite", by=driver.creator)
    with driver.refuses("denied", "table-link-unknown"):
        driver.table.seats.admit("Bo", "invite")
    assert driver.table.state.may_look(driver.comes("Bo", again))


def test_who_comes_by_the_link_of_a_seat_holds_it_once_it_has_a_name() -> None:
    driver = TableDriver()
    table = driver.table
    digest = driver.link("seat", 1, by=driver.creator)
    bo = driver.comes("Bo", digest)
    assert table.state.seats_of(bo) == [1]
    cleo = driver.comes("Cleo")
    with driver.refuses("unfit", "table-seat-taken"):
        table.seats.sit(cleo, 1, "Cleo")
    driver.sits(driver.creator, 0, 2)
    with driver.refuses("unfit", "table-seats-empty"):
        table.play.start(driver.creator)
    driver.sits(bo, 1)
    driver.begins()
    assert table.state.contributors() == [driver.creator, bo]


def test_the_same_person_comes_with_another_device() -> None:
    driver = TableDriver()
    table = driver.table
    ada, bo, cleo = driver.people(3)
    digest = driver.link("seat", 1, by=bo)
    phone = driver.comes("Bo's phone", digest)
    assert table.state.seats_of(phone) == table.state.seats_of(bo) == [1]
    driver.keep(table.seats.sit(bo, 1, "Bob"))
    assert table.state.seat_holders[1].name == "Bob"
    assert table.state.seats_of(phone) == table.state.seats_of(bo) == [1], "another name drives nobody away"
    driver.keep(table.seats.sit(phone, 1, "Bobby"))
    assert table.state.seats_of(phone) == table.state.seats_of(bo) == [1]
    with driver.refuses("denied", "table-creator-only"):
        table.seats.make_link(cleo, "seat", 1, "another")
    driver.begins()
    assert table.state.contributors() == [ada, bo, cleo, phone]
    for client in (bo, phone):
        while 1 not in driver.asked():
            driver.somebody_decides()
        action = driver.any_action(1)
        driver.keep(table.play.decide(client, 1, action, driver.match.version(1)))


def test_who_left_a_seat_comes_back_by_its_link() -> None:
    driver = TableDriver()
    table = driver.table
    digest = driver.link("seat", 1, by=driver.creator)
    bo = driver.comes("Bo", digest)
    driver.sits(bo, 1)
    driver.keep(table.seats.leave(bo))
    assert table.state.seats_of(bo) == []
    assert driver.comes("Bo", digest) == bo
    assert table.state.seats_of(bo) == [1]
    lines = table.state.lines
    assert driver.comes("Bo", digest) == bo
    assert table.state.lines == lines


def test_nobody_comes_to_the_seat_of_a_bot() -> None:
    driver = TableDriver()
    table = driver.table
    digest = driver.link("seat", 1, by=driver.creator)
    driver.bots_sit()
    bo = driver.comes("Bo", digest)
    assert table.state.seats_of(bo) == []
    assert table.state.seat_holders[1].bot == "random"
    assert driver.comes("Bo", digest) == bo


def test_who_sat_down_stays_when_the_link_of_the_seat_is_withdrawn() -> None:
    driver = TableDriver()
    table = driver.table
    digest = driver.link("seat", 1, by=driver.creator)
    bo = driver.comes("Bo", digest)
    driver.sits(bo, 1)
    phone = driver.comes("Bo's phone", digest)
    driver.sits(driver.creator, 0, 2)
    driver.begins()
    assert table.state.seat_holders[1].clients() == [bo, phone]
    driver.keep(table.seats.revoke_link(bo, "seat", 1))
    assert table.state.seat_holders[1].clients() == [bo]
    assert covered_seats(table) == []


def test_a_seat_held_by_its_link_alone_is_covered_once_the_link_is_withdrawn() -> None:
    """A new person comes by a new link to a seat that was freed; withdrawn again, a bot goes on."""
    driver = TableDriver()
    table = driver.table
    driver.people(3)
    driver.begins()
    driver.keep(table.seats.stand_up(driver.creator, 1))
    assert covered_seats(table) == [1]
    dov = driver.comes("Dov", driver.link("seat", 1, by=driver.creator))
    assert table.state.seats_of(dov) == [1]
    assert covered_seats(table) == []
    driver.keep(table.seats.revoke_link(driver.creator, "seat", 1))
    assert table.state.seats_of(dov) == []
    assert covered_seats(table) == [1]
    driver.plays_on(30)
