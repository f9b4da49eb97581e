"""Records: what is written reads back, and whatever is wrong is named with its line."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from conclave.core.pending import Over
from conclave.core.position import Position
from conclave.core.record import (
    FORMAT,
    LARGEST,
    Decision,
    Entry,
    Note,
    Record,
    RecordError,
    Seat,
    Settled,
    for_audience,
    from_windows,
    parse_record,
)
from conclave.core.record_replay import find_game, read_options, replay
from conclave.core.registry import Registry
from conclave.locale import Locale
from conclave.registry import GAMES
from conclave_dash.game import GAME as DASH
from conclave_dash.game import DashView

REGISTRY = Registry([*GAMES, DASH])
ENGLISH = Locale("en", [DASH.package])

WHOLE = """\
conclave record 1
game dash
rules 1
option players 2
seat 1 you Ada Lovelace
seat 2 random@1 Bo
--
1 throw wild
chance 1d{0,0,7} = 7
# Bo is thinking
2 throw steady
chance 1d{2,2,3} = 2
1 throw wild
chance 1d{0,0,7} = 7
2 throw wild
chance 1d{0,0,7} = 0
1 throw wild
chance 1d{0,0,7} = 7
over 1 2
"""
"""Written by hand, so without a check sum."""

LINES = WHOLE.splitlines()


def with_line(number: int, *instead: str) -> str:
    """The record with other lines in the place of line `number` (from 1)."""
    return "\n".join([*LINES[: number - 1], *instead, *LINES[number:], ""])


def read(written: str) -> Position:
    record = parse_record(written)
    return replay(find_game(REGISTRY, record), record)


def refused(written: str) -> RecordError:
    with pytest.raises(RecordError) as error:
        read(written)
    assert len(ENGLISH.say(error.value.reason)) < 700
    assert str(error.value.line) in str(error.value)
    return error.value


# -- the format ----------------------------------------------------------------------------------------------


def test_a_record_is_read() -> None:
    record = parse_record(WHOLE)
    assert (record.game, record.rules_version, record.options) == ("dash", 1, {"players": "2"})
    assert record.seats == [Seat("you", "Ada Lovelace"), Seat("random@1", "Bo")]
    assert record.entries[:4] == [
        Decision(0, "throw wild"),
        Settled("1d{0,0,7}", "7"),
        Note("Bo is thinking"),
        Decision(1, "throw steady"),
    ]
    assert record.places == (1, 2)


def test_what_is_written_reads_back() -> None:
    record = parse_record(WHOLE)
    written = record.written()
    assert written.startswith(WHOLE)
    assert written.splitlines()[-1].startswith("sum ")
    again = parse_record(written)
    assert again.written() == written
    assert again.entries == record.entries


def test_the_check_sum_is_over_all_lines_before_it() -> None:
    """Fixed once and for all: records written today must be read in years."""
    assert parse_record(WHOLE).written().splitlines()[-1] == "sum 124400df06d96ada"


def test_an_outcome_may_contain_the_sign_between() -> None:
    record = Record("x", 1, {}, [Seat("you", "A")], [Settled("deal 3 of =:3", "= = =")])
    assert parse_record(record.written()).entries == record.entries


@pytest.mark.parametrize(
    ("player", "name"),
    [("", "Ada"), ("you", ""), ("my bot", "Ada"), ("you", "A\nB"), ("you\n", "A"), ("you", "\x1b[2J")],
)
def test_a_seat_fits_into_its_line(player: str, name: str) -> None:
    with pytest.raises(ValueError, match="line"):
        Seat(player, name)


def test_a_note_fits_into_its_line() -> None:
    with pytest.raises(ValueError, match="line"):
        Note("one\ntwo")


def test_entries_and_seats_compare_by_what_they_say() -> None:
    assert Decision(0, "a") == Decision(0, "a") != Decision(1, "a")
    assert Note("a") != Settled("a", "a")
    assert Decision(0, "a") != "1 a"
    assert Seat("you", "A") == Seat("you", "A") != Seat("you", "B")
    assert len({Decision(0, "a"), Decision(0, "a"), Seat("you", "A"), Seat("you", "A")}) == 2
    with pytest.raises(NotImplementedError):
        Entry().written()


# -- errors with their line ----------------------------------------------------------------------------------

BROKEN = {
    "empty": ("", 1, "core-record-foreign"),
    "foreign": ("PNG\n", 1, "core-record-foreign"),
    "another format": (with_line(1, "conclave record 2"), 1, "core-record-format"),
    "no number of a format": (with_line(1, "conclave record two"), 1, "core-record-foreign"),
    "a huge number of a format": (with_line(1, "conclave record 2" + "0" * 500), 1, "core-record-foreign"),
    "Windows line ends": (WHOLE.replace("\n", "\r\n"), 1, "core-record-foreign"),
    "only a first line": (FORMAT + "\n", 2, "core-record-expected"),
    "no game": (with_line(2), 2, "core-record-expected"),
    "unknown game": (with_line(2, "game chess"), 2, "core-game-unknown"),
    "no rules version": (with_line(3), 3, "core-record-expected"),
    "rules version no number": (with_line(3, "rules one"), 3, "core-record-number"),
    "rules version 0": (with_line(3, "rules 0"), 3, "core-record-number"),
    "rules version with zeros": (with_line(3, "rules 01"), 3, "core-record-number"),
    "rules version huge": (with_line(3, "rules " + "9" * 5000), 3, "core-record-number"),
    "rules version in other digits": (with_line(3, "rules ١"), 3, "core-record-number"),
    "other rules": (with_line(3, "rules 2"), 3, "core-record-version"),
    "option without value": (with_line(4, "option players"), 4, "core-record-line"),
    "option without name": (with_line(4, "option  2"), 4, "core-record-line"),
    "option twice": (with_line(4, LINES[3], LINES[3]), 5, "core-record-twice"),
    "unknown option": (with_line(4, LINES[3], "option speed 9"), 5, "core-option-unknown"),
    "wrong option": (with_line(4, "option players 9"), 4, "core-option-wrong"),
    "seat without name": (with_line(5, "seat 1 you"), 5, "core-record-line"),
    "seat out of order": (with_line(5, "seat 2 you Ada"), 5, "core-record-number"),
    "too few seats": ("\n".join([*LINES[:5], "--", ""]), 0, "core-record-seats"),
    "too many seats": ("\n".join([*LINES[:6], "seat 3 you Cleo", "--", ""]), 0, "core-record-seats"),
    "no dashes": (with_line(7), 7, "core-record-expected"),
    "ends in the header": ("\n".join(LINES[:5]) + "\n", 6, "core-record-expected"),
    "ends in a line": (WHOLE.rstrip("\n"), 20, "core-record-ends-early"),
    "an empty line": (with_line(8, "", LINES[7]), 8, "core-record-line"),
    "a single word": (with_line(8, "throw"), 8, "core-record-line"),
    "no such seat": (with_line(8, "3 throw wild"), 8, "core-record-number"),
    "seat 0": (with_line(8, "0 throw wild"), 8, "core-record-number"),
    "not a seat": (with_line(8, "you throw wild"), 8, "core-record-number"),
    "foreign notation": (with_line(8, "1 resign"), 8, "core-record-notation"),
    "hidden choice": (with_line(8, "1 ?"), 8, "core-record-hidden"),
    "not their turn": (with_line(8, "2 throw wild"), 8, "core-record-illegal"),
    "a decision for a chance": (with_line(9, "1 throw wild"), 9, "core-record-illegal"),
    "chance without outcome": (with_line(9, "chance 1d{0,0,7}"), 9, "core-record-line"),
    "another chance": (with_line(9, "chance 1d{2,2,3} = 2"), 9, "core-record-spec"),
    "impossible outcome": (with_line(9, "chance 1d{0,0,7} = 6"), 9, "core-record-outcome"),
    "a chance for a decision": (with_line(8, LINES[8]), 8, "core-record-no-chance"),
    "control characters": (with_line(10, "# \x1b[2J"), 10, "core-record-control"),
    "half a surrogate pair": (with_line(10, "# \udc80"), 10, "core-record-control"),
    "other places": (with_line(19, "over 2 1"), 19, "core-record-result"),
    "places of other seats": (with_line(19, "over 1"), 19, "core-record-line"),
    "no places": (with_line(19, "over "), 19, "core-record-number"),
    "place 3 of 2": (with_line(19, "over 1 3"), 19, "core-record-number"),
    "the end is missing": (with_line(19), 19, "core-record-result"),
    "the end is too early": (with_line(17, "over 1 2"), 18, "core-record-after-end"),
    "something follows the end": (WHOLE + "1 throw wild\n", 20, "core-record-after-end"),
    "wrong check sum": (WHOLE + "sum 0123456789abcdef\n", 20, "core-record-sum"),
    "something follows the sum": (parse_record(WHOLE).written() + "\n", 20, "core-record-sum"),
    "far too long": ("x" * (LARGEST + 1), 0, "core-record-too-long"),
}


@pytest.mark.parametrize(("written", "line", "key"), BROKEN.values(), ids=BROKEN)
def test_what_is_wrong_is_named_with_its_line(written: str, line: int, key: str) -> None:
    error = refused(written)
    assert (error.line, error.reason.key) == (line, key)


def test_what_windows_editors_do_to_a_record_is_undone() -> None:
    signed = parse_record(WHOLE).written()
    for changed in ("\ufeff" + signed, signed.replace("\n", "\r\n"), "\ufeff" + signed.replace("\n", "\r\n")):
        with pytest.raises(RecordError):
            parse_record(changed)
        assert from_windows(changed) == signed
    for damaged in (signed.replace("\n", "\r\n", 1), signed.replace("\n", "\r"), "\ufeff\ufeff" + signed):
        with pytest.raises(RecordError):
            parse_record(from_windows(damaged))


def test_every_reason_is_tried_here() -> None:
    """A new way to refuse a record needs a test above."""
    catalogue = files("conclave.core").joinpath("text", "en.ftl").read_text("utf-8")
    reasons = set(re.findall(r"^core-record-[a-z-]+", catalogue, re.MULTILINE))
    assert reasons - {key for _, _, key in BROKEN.values()} == {"core-record-game"}


def test_long_garbage_is_quoted_shortly() -> None:
    for number, line in ((2, "game "), (4, "option "), (4, "option players "), (8, "1 "), (9, "chance ")):
        refused(with_line(number, line + "x" * 5000))
    refused(with_line(4, "option " + "x" * 5000 + " 1"))
    refused(with_line(9, "chance 1d{0,0,7} = " + "x" * 5000))
    refused(with_line(9, "chance " + "x" * 5000 + " = 7"))


def test_a_record_of_another_game_is_refused() -> None:
    with pytest.raises(RecordError) as error:
        replay(GAMES.find("wizard-dice"), parse_record(WHOLE))
    assert (error.value.line, error.value.reason.key) == (2, "core-record-game")
    assert ENGLISH.say(error.value.reason)


# -- replay --------------------------------------------------------------------------------------------------


def test_replay_reaches_the_end() -> None:
    position = replay(DASH, parse_record(WHOLE))
    assert isinstance(position.pending, Over)
    assert position.pending.points == (21, 2)


def test_replay_calls_before_every_decision_and_chance() -> None:
    seen: list[str] = []
    views: list[object] = []

    def step(position: Position, entry: Entry) -> None:
        seen.append(entry.written())
        views.append(position.view(None))

    replay(DASH, parse_record(WHOLE), step)
    assert seen == [line for line in LINES[7:18] if not line.startswith("#")]
    assert views[0] == DASH.start(DASH.configure({})).view(None)


def test_replay_tells_a_listener() -> None:
    heard: list[object] = []
    replay(DASH, parse_record(WHOLE), listener=heard.append)
    assert len(heard) == 5


def test_an_unfinished_record_replays_as_far_as_it_goes() -> None:
    position = replay(DASH, parse_record("\n".join(LINES[:12]) + "\n"))
    assert position.view(None) == DashView((7, 2), turn=0)
    assert list(position.legal(0)) == [0, 1]


def test_options_left_out_are_the_usual_ones() -> None:
    record = parse_record(with_line(4))
    assert read_options(DASH, record.options).number("players") == 2


def test_nothing_secret_nothing_hidden() -> None:
    record = parse_record(WHOLE)
    assert for_audience(record, replay(DASH, record), None).written() == record.written()
