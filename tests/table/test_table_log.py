"""The lines of a log: one small piece of JSON each, readable for as long as there are logs."""

from __future__ import annotations

from collections import Counter
from typing import get_args

import msgspec
import pytest
from tests.table.table_driver import TableDriver, each_game, no_game, secret_round

from conclave.core.wire import event_to_wire
from conclave.table import entries as log
from conclave.table.presence import SEED_SECONDS
from conclave.table.settings import Clock, Settings

KEPT = [
    '{"line":"opened","game":"ciub","rules":1,"options":{"players":"2"},"settings":'
    '{"listed":false,"spectators":true,"chat":true,"undo":true,"advice":"all","clock":'
    '{"seconds":60,"per":"move"},"cover_after":60,"cover_bot":""},"seats":2,"commitment":"ab"}',
    '{"line":"link","kind":"seat","digest":"ab","seat":1}',
    '{"line":"link","kind":"invite","digest":"ab"}',
    '{"line":"revoked","digest":"ab"}',
    '{"line":"admitted","client":1,"key":"ab","digest":"cd"}',
    '{"line":"admitted","client":1,"key":"ab"}',
    '{"line":"sat","seat":0,"client":1,"name":"Ada"}',
    '{"line":"bot","seat":1,"bot":"random","name":"Bo"}',
    '{"line":"stood","seat":0}',
    '{"line":"vote","vote":"kick","client":1,"seat":1}',
    '{"line":"vote","vote":"abandon","client":1}',
    '{"line":"agreed","client":2}',
    '{"line":"rejected","client":2}',
    '{"line":"kicked","seat":1,"seats":[1,2],"clients":[3],"why":"agreed"}',
    '{"line":"reopened","seat":1,"why":"absent"}',
    '{"line":"settings","settings":{"listed":false,"spectators":true,"chat":false,"undo":true,'
    '"advice":"off","clock":null,"cover_after":null,"cover_bot":"random"}}',
    '{"line":"gathering"}',
    '{"line":"promised","client":1,"commitment":"ab"}',
    '{"line":"revealing"}',
    '{"line":"seed","client":1,"seed":"ab"}',
    '{"line":"began","players":[["person","Ada"],["random@1","Bo"]],"left_out":[1],'
    '"lines":["chance draw 1 of 1:1 2:1 = 2"],"shown":[{"kind":"seer","arguments":{"seat":1},'
    '"text":{"key":"wd-event-seer","arguments":{"player":{"key":"core-player","arguments":{"seat":2}}}}}]}',
    '{"line":"decided","seat":0,"lines":["1 predict 3 blue"]}',
    '{"line":"decided","seat":0,"lines":["1 predict 3 blue"],"shown":[{"kind":"predicted","arguments":{},'
    '"text":{"key":"k","arguments":{}},"audience":[0]}],"hand":"clock","by":"random@1","remark":"slow",'
    '"revises":true,"secret":true}',
    '{"line":"undone","seat":0}',
    '{"line":"covered","seat":0}',
    '{"line":"handed-back","seat":0}',
    '{"line":"resigned","seat":0}',
    '{"line":"ended","how":"over","places":[1,2],"ruled":[1,2],"secret":"ab","views":'
    '{"spectators":{"a":1},"1":[]}}',
    '{"line":"ended","how":"abandoned","places":null,"ruled":null,"secret":"ab"}',
    '{"line":"ended","how":"abandoned","places":null,"ruled":null,"secret":"ab","why":"host"}',
    '{"line":"said","client":1,"words":"hello"}',
    '{"line":"rematched","table":"t2"}',
]
"""Lines as they lie in logs. Lines and fields may be added here; none may be changed or taken away."""


@pytest.mark.parametrize("line", KEPT)
def test_a_line_that_was_ever_kept_is_read_and_written_the_same(line: str) -> None:
    assert log.encode(log.decode(line.encode())).decode() == line


def test_every_kind_of_line_is_among_them() -> None:
    kinds = {type(log.decode(line.encode())) for line in KEPT}
    assert kinds == set(get_args(log.AnyEntry))


@pytest.mark.parametrize(
    "line", ["", "{}", "[]", "null", '{"line":"no such"}', '{"line":"sat","seat":"1"}', '{"line":"sat"}']
)
def test_what_is_no_line_is_not_read(line: str) -> None:
    with pytest.raises(msgspec.DecodeError):
        log.decode(line.encode())


def eventful() -> TableDriver:
    """A table where everything happens that can."""
    driver, (ada, bo, cleo, dov) = secret_round(4, Settings(clock=Clock(60), cover_after=60))
    table = driver.table
    driver.link("spectator", by=ada)
    driver.comes("eve", driver.link("seat", 3, by=dov))
    driver.decides(bo, 1, "predict 2 blue")
    driver.decides(bo, 1, "predict 4 green")
    driver.undoes(bo, 1)
    driver.keep(table.seats.say(cleo, "hm"))
    driver.keep(table.seats.leave(cleo))
    driver.goes(cleo)
    driver.plays_on(1)
    driver.comes("Cleo")
    driver.keep(table.play.resign(ada, 0))
    driver.keep(table.seats.revoke_link(ada, "spectator", None, "unknown"))
    driver.now += 60
    driver.plays_on(12)
    driver.keep(table.seats.stand_up(dov, 3))
    driver.plays_on()
    driver.keep(table.play.record_rematch("t2"))
    return driver


def test_an_eventful_table_is_read_again_line_by_line() -> None:
    """Every beginning of a log is a table too: a server may stop after any change."""
    driver = eventful()
    whole = driver.log
    kinds = Counter(type(log.decode(line.body)) for line in whole)
    assert {log.Undone, log.Covered, log.HandedBack, log.Resigned, log.StoodUp, log.Ended} <= set(kinds)
    for length in range(0, len(whole), 5):
        driver.log = whole[:length]
        assert driver.read().state.lines == length
        assert driver.read(no_game).state.lines == length


def test_lines_count_changes_of_the_game_apart_from_all_others() -> None:
    """That somebody changes a secret choice adds a line, but nothing that others can count."""
    driver, (_, bo, _) = secret_round()
    driver.decides(bo, 1, "predict 2 blue")
    before = driver.table.state.changes, driver.table.state.lines
    driver.decides(bo, 1, "predict 4 green")
    driver.undoes(bo, 1)
    assert (driver.table.state.changes, driver.table.state.lines) == (before[0], before[1] + 2)
    driver.keep(driver.table.seats.say(bo, "hm"))
    assert driver.table.state.changes == before[0] + 1


@each_game
def test_the_log_keeps_what_every_audience_was_told(game: str) -> None:
    driver = TableDriver(game, {"players": 2})
    driver.people(2)
    driver.begins()
    driver.plays_on(80)
    archive = driver.read(no_game).state.archive
    for audience in (None, 0, 1):
        told = [event_to_wire(event) for event in driver.match.log(audience)]
        kept = [
            {"kind": shown.kind, "arguments": shown.arguments, "text": shown.text}
            for shown in archive.log(audience)
        ]
        assert msgspec.json.encode(kept) == msgspec.json.encode(told)


def test_names_and_words_stand_in_the_log_as_they_were_checked() -> None:
    driver = TableDriver()
    driver.keep(driver.table.seats.sit(driver.creator, 0, "  Ada\n of <b> "))
    driver.keep(driver.table.seats.say(driver.creator, '"quoted" \\ 🎲'))
    assert b'"name":"Ada of <b>"' in driver.log[-2].body
    said = log.decode(driver.log[-1].body)
    assert said == log.Said(driver.creator, '"quoted" \\ 🎲')


def test_the_time_of_a_line_is_the_time_it_was_kept() -> None:
    driver = TableDriver()
    created = driver.now
    ada = driver.people(3)[0]
    driver.now += 100
    driver.keep(driver.table.play.start(ada))
    assert (driver.table.state.created, driver.table.state.changed) == (created, created + 100)
    assert driver.table.state.step_since + SEED_SECONDS == driver.table.presence.wakes(driver.now)
