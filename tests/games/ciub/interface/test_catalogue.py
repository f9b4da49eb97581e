"""What lies in the box, as the catalogue shows it: everything that the rules count, and nothing else."""

from __future__ import annotations

from collections import Counter

import pytest

from conclave.core.component import Component
from tests.games.ciub import box
from tests.games.ciub.play import GAME, LOCALE


def component(identity: str) -> Component:
    (found,) = [each for each in GAME.catalogue() if each.id == identity]
    return found


@pytest.mark.rule("CB-3")
def test_cb_3_the_box_is_complete() -> None:
    lying = Counter[str]()
    for each in GAME.catalogue():
        lying[each.kind] += each.number
    assert lying == {"die": 62, "card": 33, "token": 4, "board": 4, "summary": 7}


def test_everything_has_a_name_of_its_own() -> None:
    identities = [each.id for each in GAME.catalogue()]
    assert len(set(identities)) == len(identities)


@pytest.mark.parametrize("kind", box.KINDS)
def test_a_die_has_the_faces_that_the_rules_list(kind: str) -> None:
    die = component(f"die-{kind}")
    assert die.kind == "die"
    assert die.number == (20 if kind == "white" else 7)
    assert LOCALE.say(die.name) == f"{kind} die"
    assert tuple(LOCALE.say(face) for face in die.faces) == box.FACES[kind]


@pytest.mark.parametrize("card", box.CARDS)
def test_a_card_tells_its_group_its_points_and_what_it_asks_for(card: str) -> None:
    found = component(card)
    group = next(name for name, cards in box.GROUPS.items() if card in cards)
    assert (found.kind, found.number, LOCALE.say(found.name)) == ("card", 1, card)
    told = LOCALE.say(found.description)
    assert told.startswith(f"Group {group}, {box.CARDS[card]} points")
    assert ("owl" in told) == (card in box.OWLS)
    asked = {"+": f"add up to {card[:-1]} or more", "=": f"{card[:-1]} dice"}.get(card[-1], "these numbers")
    assert asked in told


def test_the_opus_magnum_is_a_card_that_asks_for_nothing() -> None:
    opus = component("opus")
    assert (opus.kind, opus.number, LOCALE.say(opus.name)) == ("card", 1, "Opus Magnum")
    assert f"Group D, {box.OPUS_POINTS} points. Needs nothing" in LOCALE.say(opus.description)


def test_cards_come_in_the_order_of_their_groups() -> None:
    cards = [each.id for each in GAME.catalogue() if each.kind == "card"]
    assert cards == [*box.CARDS, "opus"]
