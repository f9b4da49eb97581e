"""Who may come to a table, by which link, and what a link that is withdrawn takes away."""

from __future__ import annotations

import pytest
from tests.table.table_driver import TableDriver

from conclave.table.entries import LinkKind
from conclave.table.settings import Settings
from conclave.table.table import Table


def open_to_all(table: Table) -> bool:
    assert table.state.sketch is not None
    return table.state.sketch.open_to_all


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


def test_a_listed_table_that_cannot_be_watched_is_open_while_a_seat_is_free() -> None:
    driver = TableDriver("wizard-dice", {"players": 2}, Settings(listed=True, spectators=False))
    table = driver.table
    bo = driver.comes("Bo", "")
    assert table.state.may_look(bo)
    assert open_to_all(table)
    driver.sits(driver.creator, 0)
    driver.sits(bo, 1)
    assert not open_to_all(table)
    with driver.refuses("denied", "table-full"):
        table.seats.admit("Cleo", "")
    driver.keep(table.seats.stand_up(bo, 1))
    assert open_to_all(table)
    driver.sits(driver.comes("Cleo", ""), 1)


def test_only_the_creators_link_makes_a_creator() -> None:
    driver = TableDriver()
    table = driver.table
    bo = driver.comes("Bo")
    assert table.state.is_creator(driver.creator)
    assert not table.state.is_creator(bo)
    kinds: tuple[LinkKind, ...] = ("creator", "invite", "spectator")
    for kind in kinds:
        with driver.refuses("denied", "table-creator-only"):
            table.seats.make_link(bo, kind, None, "another")
        with driver.refuses("denied", "table-creator-only"):
            table.seats.revoke_link(bo, kind, None, "unknown")


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
    driver.keep(table.seats.revoke_link(driver.creator, "invite", None, "unknown"))
    assert table.state.may_look(bo), "who sits stays"
    assert not table.state.may_look(cleo)
    with driver.refuses("denied", "table-link-unknown"):
        table.seats.admit("Dov", "invite")
    with driver.refuses("denied", "table-link-unknown"):
        table.seats.admit("Cleo", "invite")
    with driver.refuses("unfit", "table-link-none"):
        table.seats.revoke_link(driver.creator, "invite", None, "unknown")


def test_a_new_link_takes_the_place_of_the_earlier_one_of_its_kind() -> None:
    driver = TableDriver()
    again = driver.link("invite", by=driver.creator)
    with driver.refuses("denied", "table-link-unknown"):
        driver.table.seats.admit("Bo", "invite")
    assert driver.table.state.may_look(driver.comes("Bo", again))


def test_a_seats_link_is_only_for_whoever_holds_the_seat() -> None:
    driver = TableDriver()
    table = driver.table
    ada, bo = driver.people(2)
    for client, seat in ((ada, 1), (ada, 2), (bo, 0), (bo, 2)):
        with driver.refuses("denied", "table-link-not-yours"):
            table.seats.make_link(client, "seat", seat, "another")
        with driver.refuses("denied", "table-link-not-yours"):
            table.seats.revoke_link(client, "seat", seat, "unknown")
    driver.bots_sit()
    driver.begins()
    with driver.refuses("denied", "table-link-not-yours"):
        table.seats.make_link(ada, "seat", 1, "another")


@pytest.mark.parametrize("way", ["replaced", "revoked"])
def test_the_creators_link_can_be_replaced_and_revoked(way: str) -> None:
    driver = TableDriver()
    table = driver.table
    thief = driver.comes("thief", "creator")
    assert table.state.is_creator(thief)
    if way == "replaced":
        driver.link("creator", by=driver.creator)
    else:
        driver.keep(table.seats.revoke_link(driver.creator, "creator", None, "unknown"))
    assert table.state.is_creator(driver.creator)
    assert not table.state.is_creator(thief)
    assert not table.state.may_look(thief)
    with driver.refuses("denied", "table-link-unknown"):
        table.seats.admit("another thief", "creator")


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
    with driver.refuses("denied", "table-link-not-yours"):
        table.seats.make_link(cleo, "seat", 1, "another")
    driver.begins()
    assert table.state.contributors() == [ada, bo, cleo, phone]
    for client in (bo, phone):
        while 1 not in driver.asked():
            driver.somebody_decides()
        action = driver.any_action(1)
        driver.keep(table.play.decide(client, 1, action, driver.match.version(1)))


def test_whoever_lost_their_browser_comes_back_by_the_link_of_their_seat() -> None:
    driver = TableDriver()
    table = driver.table
    _, bo, _ = driver.people(3)
    digest = driver.link("seat", 1, by=bo)
    driver.begins()
    driver.goes(bo)
    again = driver.comes("Bo's new browser", digest)
    assert again != bo
    assert table.state.seats_of(again) == [1]
    lines = table.state.lines
    assert driver.comes("Bo's new browser", digest) == again
    assert table.state.lines == lines


def test_the_link_of_a_seat_is_revoked_with_whoever_leaves_it() -> None:
    driver = TableDriver()
    table = driver.table
    _, bo = driver.people(2)
    digest = driver.link("seat", 1, by=bo)
    driver.keep(table.seats.stand_up(bo, 1))
    with driver.refuses("denied", "table-link-unknown"):
        table.seats.admit("Bo", digest)


def test_nobody_comes_to_the_seat_of_a_bot() -> None:
    driver = TableDriver()
    table = driver.table
    _, bo = driver.people(2)
    digest = driver.link("seat", 1, by=bo)
    driver.keep(table.seats.leave(bo))
    driver.bots_sit()
    with driver.refuses("denied", "table-link-unknown"):
        table.seats.admit("Bo", digest)
    assert table.state.seats_of(bo) == []
    assert table.state.seat_holders[1].bot == "random"


def test_who_sat_down_stays_when_the_link_of_the_seat_is_withdrawn() -> None:
    driver = TableDriver()
    table = driver.table
    _, bo, _ = driver.people(3)
    phone = driver.comes("Bo's phone", driver.link("seat", 1, by=bo))
    driver.begins()
    assert table.state.seat_holders[1].clients() == [bo, phone]
    driver.keep(table.seats.revoke_link(bo, "seat", 1, "unknown"))
    assert table.state.seat_holders[1].clients() == [bo]
    assert covered_seats(table) == []


@pytest.mark.parametrize("way", ["leave", "stand"])
def test_a_seats_link_does_not_lead_to_the_seat_of_whoever_comes_next(way: str) -> None:
    driver = TableDriver()
    table = driver.table
    bo = driver.comes("Bo")
    driver.sits(bo, 1)
    kept = driver.link("seat", 1, by=bo)
    driver.keep(table.seats.leave(bo) if way == "leave" else table.seats.stand_up(bo, 1))
    driver.sits(driver.comes("Cleo"), 1)
    with driver.refuses("denied", "table-link-unknown"):
        table.seats.admit("Bo's other browser", kept)


def test_whoever_sits_down_ends_a_link_that_older_tables_made_for_the_free_seat() -> None:
    driver = TableDriver()
    kept = driver.link("seat", 1)
    driver.sits(driver.comes("Cleo"), 1)
    with driver.refuses("denied", "table-link-unknown"):
        driver.table.seats.admit("the creator's other browser", kept)


def test_a_bot_takes_a_seat_without_its_link() -> None:
    driver = TableDriver()
    driver.sits(driver.creator, 1)
    kept = driver.link("seat", 1, by=driver.creator)
    driver.keep(driver.table.seats.seat_bot(driver.creator, 1, "random", "Bot"))
    with driver.refuses("denied", "table-link-unknown"):
        driver.table.seats.admit("Eve", kept)


@pytest.mark.parametrize("replaced", [True, False])
def test_whoever_came_by_a_seats_link_keeps_the_seat_when_they_change_it(replaced: bool) -> None:
    """They may have nothing else: the browser that sat down first is gone."""
    driver = TableDriver()
    table = driver.table
    _, bo, _ = driver.people(3)
    first = driver.link("seat", 1, by=bo)
    phone = driver.comes("Bo's phone", first)
    driver.begins()
    if replaced:
        fresh = driver.link("seat", 1, by=phone)
        driver.comes("Bo's tablet", fresh)
    else:
        driver.keep(table.seats.revoke_link(phone, "seat", 1, "nobody has it"))
    assert table.state.seats_of(phone) == [1]
    assert not covered_seats(table)
    with driver.refuses("denied", "table-link-unknown"):
        table.seats.admit("Eve", first)
