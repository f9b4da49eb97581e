"""Who may come to a table, by which link, and what a link that is withdrawn takes away."""

from __future__ import annotations

import pytest
from tests.table.sitting_down import Sitting

from conclave.table.entries import LinkKind
from conclave.table.settings import Settings
from conclave.table.table import Table


def covered(table: Table) -> list[int]:
    return [seat for seat, chair in enumerate(table.chairs) if chair.covered]


def test_a_client_is_known_again_and_comes_only_once() -> None:
    sitting = Sitting()
    bo = sitting.comes("Bo")
    lines = sitting.table.lines
    assert sitting.comes("Bo") == bo
    assert sitting.table.lines == lines
    assert sitting.comes("Cleo") == bo + 1


@pytest.mark.parametrize("digest", ["", "no such link", "spectator"])
def test_nobody_comes_without_a_link_that_is_there(digest: str) -> None:
    sitting = Sitting()
    key = "table-link-unknown" if digest else "table-link-needed"
    with sitting.refuses("denied", key):
        sitting.table.admit("Bo", digest)


def test_an_invited_client_may_sit_a_spectator_only_watches() -> None:
    sitting = Sitting()
    table = sitting.table
    sitting.link("spectator")
    watching = sitting.comes("Eve", "spectator")
    assert table.may_look(watching)
    with sitting.refuses("denied", "table-watch-only"):
        table.sit(watching, 0, "Eve")
    with sitting.refuses("denied", "table-chat-seated"):
        table.say(watching, "hello")
    assert sitting.comes("Eve", "invite") == watching
    sitting.sits(watching, 0)
    assert table.seats_of(watching) == [0]


def test_a_table_without_spectators_admits_none() -> None:
    sitting = Sitting(settings=Settings(spectators=False))
    sitting.link("spectator")
    with sitting.refuses("denied", "table-link-unknown"):
        sitting.table.admit("Eve", "spectator")


def test_spectators_go_when_the_table_wants_none_any_more() -> None:
    sitting = Sitting()
    sitting.link("spectator")
    eve = sitting.comes("Eve", "spectator")
    sitting.keep(sitting.table.change_settings(sitting.creator, Settings(spectators=False)))
    assert not sitting.table.may_look(eve)
    assert sitting.table.may_look(sitting.creator)


def test_a_listed_table_is_open_to_everybody() -> None:
    sitting = Sitting(settings=Settings(listed=True))
    table = sitting.table
    bo = sitting.comes("Bo", "")
    assert table.may_look(bo)
    sitting.sits(bo, 1)
    cleo = sitting.comes("Cleo", "")
    sitting.keep(table.change_settings(sitting.creator, Settings(listed=False)))
    assert table.may_look(bo), "who sits stays"
    assert not table.may_look(cleo)
    with sitting.refuses("denied", "table-watch-only"):
        table.sit(cleo, 2, "Cleo")
    with sitting.refuses("denied", "table-link-needed"):
        table.admit("Dov", "")


def test_only_the_creators_link_makes_a_creator() -> None:
    sitting = Sitting()
    table = sitting.table
    bo = sitting.comes("Bo")
    assert table.is_creator(sitting.creator)
    assert not table.is_creator(bo)
    kinds: tuple[LinkKind, ...] = ("invite", "spectator")
    for kind in kinds:
        with sitting.refuses("denied", "table-creator-only"):
            table.make_link(bo, kind, None, "another")
        with sitting.refuses("denied", "table-creator-only"):
            table.revoke_link(bo, kind, None)
    with sitting.refuses("denied", "table-link-creator"):
        table.make_link(sitting.creator, "creator", None, "another")
    with sitting.refuses("denied", "table-link-creator"):
        table.revoke_link(sitting.creator, "creator", None)


def test_a_link_to_a_seat_names_one_and_no_other_link_does() -> None:
    sitting = Sitting()
    table = sitting.table
    with sitting.refuses("wrong", "table-link-seat"):
        table.make_link(sitting.creator, "seat", None, "another")
    with sitting.refuses("wrong", "table-link-seat"):
        table.make_link(sitting.creator, "invite", 1, "another")
    for seat in (-1, 3, 10**9):
        with sitting.refuses("wrong", "table-seat-unknown"):
            table.make_link(sitting.creator, "seat", seat, "another")


def test_a_link_that_is_withdrawn_leads_nowhere() -> None:
    sitting = Sitting()
    table = sitting.table
    bo, cleo = sitting.comes("Bo"), sitting.comes("Cleo")
    sitting.sits(bo, 1)
    sitting.keep(table.revoke_link(sitting.creator, "invite", None))
    assert table.may_look(bo), "who sits stays"
    assert not table.may_look(cleo)
    with sitting.refuses("denied", "table-link-unknown"):
        table.admit("Dov", "invite")
    with sitting.refuses("denied", "table-link-unknown"):
        table.admit("Cleo", "invite")
    with sitting.refuses("unfit", "table-link-none"):
        table.revoke_link(sitting.creator, "invite", None)


def test_a_new_link_takes_the_place_of_the_earlier_one_of_its_kind() -> None:
    sitting = Sitting()
    again = sitting.link("invite", by=sitting.creator)
    with sitting.refuses("denied", "table-link-unknown"):
        sitting.table.admit("Bo", "invite")
    assert sitting.table.may_look(sitting.comes("Bo", again))


def test_who_comes_by_the_link_of_a_seat_holds_it_once_it_has_a_name() -> None:
    sitting = Sitting()
    table = sitting.table
    digest = sitting.link("seat", 1, by=sitting.creator)
    bo = sitting.comes("Bo", digest)
    assert table.seats_of(bo) == [1]
    cleo = sitting.comes("Cleo")
    with sitting.refuses("unfit", "table-seat-taken"):
        table.sit(cleo, 1, "Cleo")
    sitting.sits(sitting.creator, 0, 2)
    with sitting.refuses("unfit", "table-seats-empty"):
        table.start(sitting.creator)
    sitting.sits(bo, 1)
    sitting.begins()
    assert table.contributors() == [sitting.creator, bo]


def test_the_same_person_comes_with_another_device() -> None:
    sitting = Sitting()
    table = sitting.table
    ada, bo, cleo = sitting.people(3)
    digest = sitting.link("seat", 1, by=bo)
    phone = sitting.comes("Bo's phone", digest)
    assert table.seats_of(phone) == table.seats_of(bo) == [1]
    sitting.keep(table.sit(bo, 1, "Bob"))
    assert table.chairs[1].name == "Bob"
    assert table.seats_of(phone) == table.seats_of(bo) == [1], "another name drives nobody away"
    sitting.keep(table.sit(phone, 1, "Bobby"))
    assert table.seats_of(phone) == table.seats_of(bo) == [1]
    with sitting.refuses("denied", "table-creator-only"):
        table.make_link(cleo, "seat", 1, "another")
    sitting.begins()
    assert table.contributors() == [ada, bo, cleo, phone]
    for client in (bo, phone):
        while 1 not in sitting.asked():
            sitting.somebody_decides()
        action = sitting.any_action(1)
        sitting.keep(table.decide(client, 1, action, sitting.match.version(1)))


def test_who_left_a_seat_comes_back_by_its_link() -> None:
    sitting = Sitting()
    table = sitting.table
    digest = sitting.link("seat", 1, by=sitting.creator)
    bo = sitting.comes("Bo", digest)
    sitting.sits(bo, 1)
    sitting.keep(table.leave(bo))
    assert table.seats_of(bo) == []
    assert sitting.comes("Bo", digest) == bo
    assert table.seats_of(bo) == [1]
    lines = table.lines
    assert sitting.comes("Bo", digest) == bo
    assert table.lines == lines


def test_nobody_comes_to_the_seat_of_a_bot() -> None:
    sitting = Sitting()
    table = sitting.table
    digest = sitting.link("seat", 1, by=sitting.creator)
    sitting.bots_sit()
    bo = sitting.comes("Bo", digest)
    assert table.seats_of(bo) == []
    assert table.chairs[1].bot == "random"
    assert sitting.comes("Bo", digest) == bo


def test_who_sat_down_stays_when_the_link_of_the_seat_is_withdrawn() -> None:
    sitting = Sitting()
    table = sitting.table
    digest = sitting.link("seat", 1, by=sitting.creator)
    bo = sitting.comes("Bo", digest)
    sitting.sits(bo, 1)
    phone = sitting.comes("Bo's phone", digest)
    sitting.sits(sitting.creator, 0, 2)
    sitting.begins()
    assert table.chairs[1].holders() == [bo, phone]
    sitting.keep(table.revoke_link(bo, "seat", 1))
    assert table.chairs[1].holders() == [bo]
    assert covered(table) == []


def test_a_seat_held_by_its_link_alone_is_covered_once_the_link_is_withdrawn() -> None:
    """A new person comes by a new link to a seat that was freed; withdrawn again, a bot goes on."""
    sitting = Sitting()
    table = sitting.table
    sitting.people(3)
    sitting.begins()
    sitting.keep(table.stand_up(sitting.creator, 1))
    assert covered(table) == [1]
    dov = sitting.comes("Dov", sitting.link("seat", 1, by=sitting.creator))
    assert table.seats_of(dov) == [1]
    assert covered(table) == []
    sitting.keep(table.revoke_link(sitting.creator, "seat", 1))
    assert table.seats_of(dov) == []
    assert covered(table) == [1]
    sitting.plays_on(30)
