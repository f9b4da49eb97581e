"""Talking, asking for advice, and playing again with the same people."""

from __future__ import annotations

import pytest
from tests.table.sitting_down import Sitting, simple_round

from conclave.table.refused import Refused
from conclave.table.settings import Settings
from conclave.table.state import Saying
from conclave.table.typed import LONGEST_WORDS


def test_people_who_sit_may_talk() -> None:
    sitting, (ada, bo, _) = simple_round()
    table = sitting.table
    sitting.keep(table.say(bo, " well \n played 🎲"))
    assert list(table.chat) == [Saying(bo, sitting.now, "well played 🎲")]
    sitting.keep(table.say(ada, "x" * LONGEST_WORDS))
    for words in ("", " ", "x" * (LONGEST_WORDS + 1), "\x1b[2J", "\u202eabc", "\ud800"):
        with sitting.refuses("wrong", "table-words-wrong"):
            table.say(ada, words)
    eve = sitting.comes("Eve")
    with sitting.refuses("denied", "table-chat-seated"):
        table.say(eve, "hello")


def test_only_the_latest_words_are_remembered() -> None:
    sitting = Sitting()
    (ada,) = sitting.people(1)
    for number in range(120):
        sitting.keep(sitting.table.say(ada, f"word {number}"))
    assert [said.words for said in sitting.table.chat] == [f"word {number}" for number in range(20, 120)]


def test_a_table_may_play_without_chat() -> None:
    sitting, (ada, _, _) = simple_round(settings=Settings(chat=False))
    with sitting.refuses("denied", "table-chat-off"):
        sitting.table.say(ada, "hello")
    with sitting.refuses("denied", "table-chat-off"):
        sitting.table.may_talk(ada)


def test_advice_is_for_who_has_to_decide() -> None:
    sitting, (ada, bo, _) = simple_round()
    assert sitting.table.may_ask_advice(ada, 0) is sitting.match
    with sitting.refuses("denied", "table-seat-not-yours"):
        sitting.table.may_ask_advice(bo, 0)
    with sitting.refuses("unfit", "table-advice-not-asked"):
        sitting.table.may_ask_advice(bo, 1)


def test_a_table_may_play_without_advice() -> None:
    sitting, (ada, _, _) = simple_round(settings=Settings(advice="off"))
    with sitting.refuses("denied", "table-advice-off"):
        sitting.table.may_ask_advice(ada, 0)


def test_playing_again_seats_the_same_people_and_bots() -> None:
    sitting = Sitting("wizard-dice", {"players": 4})
    table = sitting.table
    sitting.comes("somebody who watches")
    bo = sitting.comes("Bo")
    sitting.sits(bo, 3)
    sitting.sits(sitting.creator, 0, 2)
    sitting.bots_sit("greedy")
    sitting.begins()
    with sitting.refuses("unfit", "table-not-now"):
        table.play_again(bo, "creator", "invite")
    sitting.plays_on()
    eve = sitting.comes("Eve")
    with sitting.refuses("unfit", "table-not-now"):
        table.play_again(eve, "creator", "invite")

    again = Sitting("wizard-dice", {"players": 4}, secret="another")
    lines = table.play_again(bo, "creator", "invite")
    again.log = again.log[:3]
    again.write(lines)
    again.restart()
    table.accept(table.rematched("t2"), sitting.now)
    assert table.rematch == "t2"
    with pytest.raises(Refused) as refused:
        table.play_again(sitting.creator, "creator", "invite")
    assert refused.value.reason.key == "table-rematch-made"

    assert [(chair.name, chair.bot) for chair in again.table.chairs] == [
        (chair.name, chair.bot) for chair in table.chairs
    ]
    former, new = again.table.client_of("Bo"), again.table.client_of("the creator")
    assert former is not None
    assert new is not None
    assert again.table.seats_of(former.number) == [3]
    assert again.table.seats_of(new.number) == [0, 2]
    assert again.table.is_creator(former.number), "who asked for it is the creator"
    assert not again.table.is_creator(new.number)
    again.creator = former.number
    again.begins()
    again.plays_on(20)
