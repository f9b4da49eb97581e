"""Talking, asking for advice, and playing again with the same people."""

from __future__ import annotations

import pytest
from tests.table.table_driver import TableDriver, simple_round

from conclave.table.refused import Refused
from conclave.table.settings import Settings
from conclave.table.state import ChatMessage
from conclave.table.user_text import LONGEST_WORDS


def test_people_who_sit_may_talk() -> None:
    driver, (ada, bo, _) = simple_round()
    table = driver.table
    driver.keep(table.seats.say(bo, " well \n played 🎲"))
    assert list(table.state.chat) == [ChatMessage(bo, driver.now, "well played 🎲")]
    driver.keep(table.seats.say(ada, "x" * LONGEST_WORDS))
    for words in ("", " ", "x" * (LONGEST_WORDS + 1), "\x1b[2J", "\u202eabc", "\ud800"):
        with driver.refuses("wrong", "table-words-wrong"):
            table.seats.say(ada, words)
    eve = driver.comes("Eve")
    with driver.refuses("denied", "table-chat-seated"):
        table.seats.say(eve, "hello")


def test_only_the_latest_words_are_remembered() -> None:
    driver = TableDriver()
    (ada,) = driver.people(1)
    for number in range(120):
        driver.keep(driver.table.seats.say(ada, f"word {number}"))
    assert [said.words for said in driver.table.state.chat] == [f"word {number}" for number in range(20, 120)]


def test_a_table_may_play_without_chat() -> None:
    driver, (ada, _, _) = simple_round(settings=Settings(chat=False))
    with driver.refuses("denied", "table-chat-off"):
        driver.table.seats.say(ada, "hello")
    with driver.refuses("denied", "table-chat-off"):
        driver.table.seats.may_talk(ada)


def test_advice_is_for_who_has_to_decide() -> None:
    driver, (ada, bo, _) = simple_round()
    assert driver.table.play.may_ask_advice(ada, 0) is driver.match
    with driver.refuses("denied", "table-seat-not-yours"):
        driver.table.play.may_ask_advice(bo, 0)
    with driver.refuses("unfit", "table-advice-not-asked"):
        driver.table.play.may_ask_advice(bo, 1)


def test_a_table_may_play_without_advice() -> None:
    driver, (ada, _, _) = simple_round(settings=Settings(advice="off"))
    with driver.refuses("denied", "table-advice-off"):
        driver.table.play.may_ask_advice(ada, 0)


def test_playing_again_seats_the_same_people_and_bots() -> None:
    driver = TableDriver("wizard-dice", {"players": 4})
    table = driver.table
    driver.comes("somebody who watches")
    bo = driver.comes("Bo")
    driver.sits(bo, 3)
    driver.sits(driver.creator, 0, 2)
    driver.bots_sit("greedy")
    driver.begins()
    with driver.refuses("unfit", "table-not-now"):
        table.play.play_again(bo, "creator", "invite")
    driver.plays_on()
    eve = driver.comes("Eve")
    with driver.refuses("unfit", "table-not-now"):
        table.play.play_again(eve, "creator", "invite")

    again = TableDriver("wizard-dice", {"players": 4}, secret="another")
    lines = table.play.play_again(bo, "creator", "invite")
    again.log = again.log[:3]
    again.write(lines)
    again.restart()
    table.accept(table.play.record_rematch("t2"), driver.now)
    assert table.state.rematch == "t2"
    with pytest.raises(Refused) as refused:
        table.play.play_again(driver.creator, "creator", "invite")
    assert refused.value.reason.key == "table-rematch-made"

    assert [(holder.name, holder.bot) for holder in again.table.state.seat_holders] == [
        (holder.name, holder.bot) for holder in table.state.seat_holders
    ]
    former, new = again.table.state.client_of("Bo"), again.table.state.client_of("the creator")
    assert former is not None
    assert new is not None
    assert again.table.state.seats_of(former.number) == [3]
    assert again.table.state.seats_of(new.number) == [0, 2]
    assert again.table.state.is_creator(former.number), "who asked for it is the creator"
    assert not again.table.state.is_creator(new.number)
    again.creator = former.number
    again.begins()
    again.plays_on(20)
