"""The lines of a log: one small piece of JSON each, readable for as long as there are logs."""

from __future__ import annotations

from collections import Counter
from typing import get_args

import msgspec
import pytest
from tests.table.sitting_down import Sitting, each_game, gone, secret_round

from conclave.core.wire import event_to_wire
from conclave.table import entries as log
from conclave.table.settings import Clock, Settings
from conclave.table.watched import SEED_SECONDS

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


def eventful() -> Sitting:
    """A table where everything happens that can."""
    sitting, (ada, bo, cleo, dov) = secret_round(4, Settings(clock=Clock(60), cover_after=60))
    table = sitting.table
    sitting.link("spectator", by=ada)
    sitting.comes("eve", sitting.link("seat", 3, by=dov))
    sitting.decides(bo, 1, "predict 2 blue")
    sitting.decides(bo, 1, "predict 4 green")
    sitting.undoes(bo, 1)
    sitting.keep(table.say(cleo, "hm"))
    sitting.keep(table.leave(cleo))
    sitting.goes(cleo)
    sitting.plays_on(1)
    sitting.comes("Cleo")
    sitting.keep(table.resign(ada, 0))
    sitting.keep(table.revoke_link(ada, "spectator", None))
    sitting.now += 60
    sitting.plays_on(12)
    sitting.keep(table.stand_up(ada, 3))
    sitting.plays_on()
    sitting.keep(table.rematched("t2"))
    return sitting


def test_an_eventful_table_is_read_again_line_by_line() -> None:
    """Every beginning of a log is a table too: a server may stop after any change."""
    sitting = eventful()
    whole = sitting.log
    kinds = Counter(type(log.decode(line.body)) for line in whole)
    assert {log.Undone, log.Covered, log.HandedBack, log.Resigned, log.StoodUp, log.Ended} <= set(kinds)
    for length in range(0, len(whole), 5):
        sitting.log = whole[:length]
        assert sitting.read().lines == length
        assert sitting.read(gone).lines == length


def test_lines_count_changes_of_the_game_apart_from_all_others() -> None:
    """That somebody changes a secret choice adds a line, but nothing that others can count."""
    sitting, (_, bo, _) = secret_round()
    sitting.decides(bo, 1, "predict 2 blue")
    before = sitting.table.changes, sitting.table.lines
    sitting.decides(bo, 1, "predict 4 green")
    sitting.undoes(bo, 1)
    assert (sitting.table.changes, sitting.table.lines) == (before[0], before[1] + 2)
    sitting.keep(sitting.table.say(bo, "hm"))
    assert sitting.table.changes == before[0] + 1


@each_game
def test_the_log_keeps_what_every_audience_was_told(game: str) -> None:
    sitting = Sitting(game, {"players": 2})
    sitting.people(2)
    sitting.begins()
    sitting.plays_on(80)
    archive = sitting.read(gone).archive
    for audience in (None, 0, 1):
        told = [event_to_wire(event) for event in sitting.match.log(audience)]
        kept = [
            {"kind": shown.kind, "arguments": shown.arguments, "text": shown.text}
            for shown in archive.log(audience)
        ]
        assert msgspec.json.encode(kept) == msgspec.json.encode(told)


def test_names_and_words_stand_in_the_log_as_they_were_checked() -> None:
    sitting = Sitting()
    sitting.keep(sitting.table.sit(sitting.creator, 0, "  Ada\n of <b> "))
    sitting.keep(sitting.table.say(sitting.creator, '"quoted" \\ 🎲'))
    assert b'"name":"Ada of <b>"' in sitting.log[-2].body
    said = log.decode(sitting.log[-1].body)
    assert said == log.Said(sitting.creator, '"quoted" \\ 🎲')


def test_the_time_of_a_line_is_the_time_it_was_kept() -> None:
    sitting = Sitting()
    created = sitting.now
    ada = sitting.people(3)[0]
    sitting.now += 100
    sitting.keep(sitting.table.start(ada))
    assert (sitting.table.created, sitting.table.changed) == (created, created + 100)
    assert sitting.table.step_since + SEED_SECONDS == sitting.table.wakes(sitting.now)
