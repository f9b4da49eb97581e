"""A table whose rules are no longer at hand: it is shown and exported, and refuses to be played."""

from __future__ import annotations

from functools import cache
from itertools import count

import msgspec
import pytest
from tests.table.sitting_down import Sitting, each_game, gone, secret_round

from conclave.core.record import parse_record
from conclave.core.wire import event_to_wire
from conclave.registry import GAMES
from conclave.table.archive import Archive
from conclave.table.entries import audience_name
from conclave.table.fairness import Answer, check
from conclave.table.stages import ABANDONED, GATHERING, LOBBY, OVER, PLAYING
from conclave.table.table import Table
from conclave.table.watched import BotTurn


@cache
def finished(game: str) -> Sitting:
    """A whole game with some undoing, a resignation and bots; only to be looked at."""
    sitting = Sitting(game, {"players": 3})
    clients = sitting.people(2)
    sitting.bots_sit()
    sitting.begins()
    for number in count():
        if not sitting.table.live:
            break
        undoing = [seat for seat in range(2) if sitting.table.why_no_undo(seat) is None]
        if number % 3 == 2 and undoing:
            sitting.undoes(clients[undoing[0]], undoing[0])
        if number == 9:
            sitting.keep(sitting.table.resign(clients[1], 1))
        sitting.somebody_decides()
    return sitting


def told(archive: Archive, seat: int | None) -> bytes:
    return msgspec.json.encode(
        [{"kind": one.kind, "arguments": one.arguments, "text": one.text} for one in archive.log(seat)]
    )


@each_game
def test_a_finished_game_shows_and_exports_as_before(game: str) -> None:
    sitting = finished(game)
    live, archived = sitting.table, sitting.read(gone)
    assert archived.match is None
    assert (archived.stage, archived.places) == (OVER, live.places)
    for seat in (None, 0, 1, 2):
        record, before = archived.record_for(seat), live.record_for(seat)
        assert record is not None
        assert before is not None
        assert record.written() == before.written()
        events = [event_to_wire(event) for event in sitting.match.log(seat)]
        assert told(archived.archive, seat) == msgspec.json.encode(events)
        ending = archived.archive.ending
        assert ending is not None
        assert bytes(ending.views[audience_name(seat)]) == msgspec.json.encode(sitting.match.view(seat))


@each_game
def test_its_dice_are_proven_where_the_rules_are_at_hand(game: str) -> None:
    record = finished(game).read(gone).record()
    assert record is not None
    verdict = check(parse_record(record.written()), GAMES.find(game))
    assert verdict.answer == Answer.PROVEN


@each_game
@pytest.mark.parametrize("decisions", [0, 1, 7, 50])
def test_a_game_going_on_exports_for_every_audience_as_before(game: str, decisions: int) -> None:
    sitting = Sitting(game, {"players": 3})
    sitting.people(3)
    sitting.begins()
    sitting.plays_on(decisions)
    archived = sitting.read(gone)
    for seat in (None, 0, 1, 2):
        record, before = archived.record_for(seat), sitting.table.record_for(seat)
        assert record is not None
        assert before is not None
        assert record.written() == before.written()


def test_a_choice_that_was_never_revealed_stays_secret() -> None:
    sitting, (_, bo, cleo, _) = secret_round(4)
    sitting.decides(bo, 1, "predict 2 blue")
    sitting.decides(cleo, 2, "predict 1 green")
    sitting.decides(bo, 1, "predict 4 green")
    archived = sitting.read(gone)
    for seat in (None, 0, 1, 2, 3):
        record, before = archived.record_for(seat), sitting.table.record_for(seat)
        assert record is not None
        assert before is not None
        assert record.written() == before.written()
        assert ("2 predict 4 green" in record.written()) == (seat == 1)
        assert ("3 predict 1 green" in record.written()) == (seat == 2)


def test_remarks_stay_in_the_record() -> None:
    sitting, (_, bo, cleo) = secret_round()
    table = sitting.table
    sitting.keep(table.leave(cleo))
    (turn,) = table.bot_turns(sitting.now)
    sitting.keep(table.decide_as_bot(turn, sitting.any_action(2), "greedy@3", "late"))
    sitting.decides(bo, 1, "predict 2 blue")
    sitting.keep(table.resign(bo, 1))
    sitting.keep(table.give_up())
    archived = sitting.read(gone).record()
    live = table.record()
    assert archived is not None
    assert live is not None
    assert archived.written() == live.written()
    for remark in ("# seat 3 decided by greedy@3 (covering, late)", "# seat 2 resigned", "# abandoned"):
        assert f"{remark}\n" in live.written()


def in_stage(stage: str) -> Sitting:
    sitting = Sitting()
    ada = sitting.people(3)[0]
    if stage == GATHERING:
        sitting.keep(sitting.table.start(ada))
    if stage in (PLAYING, OVER):
        sitting.begins()
        sitting.plays_on(10 if stage == PLAYING else None)
    sitting.restart(gone)
    return sitting


@pytest.mark.parametrize("stage", [LOBBY, GATHERING, PLAYING, OVER])
def test_whatever_would_go_on_with_the_game_is_refused(stage: str) -> None:
    sitting = in_stage(stage)
    table = sitting.table
    assert sitting.is_in(stage)
    ada = sitting.creator
    with sitting.refuses("unfit", "table-rules-gone"):
        table.decide(ada, 0, 0, 0)
    with sitting.refuses("unfit", "table-rules-gone"):
        table.undo(ada, 0, 0)
    with sitting.refuses("unfit", "table-rules-gone"):
        table.resign(ada, 0)
    with sitting.refuses("unfit", "table-rules-gone"):
        table.may_ask_advice(ada, 0)
    with sitting.refuses("unfit", "table-rules-gone"):
        table.decide_as_bot(BotTurn(0, "random", "bot"), 0, "random@1")
    with sitting.refuses("unfit", "table-rules-gone" if stage == LOBBY else "table-not-now"):
        table.start(ada)
    assert table.why_no_undo(0) is not None


@pytest.mark.parametrize("stage", [LOBBY, GATHERING, PLAYING, OVER])
def test_nothing_happens_by_itself(stage: str) -> None:
    table = in_stage(stage).table
    later = 2_000_000.0
    table.connected(2)
    assert not table.live
    assert table.go_on_beginning(later) is None
    assert table.bot_turns(later) == []
    assert table.to_be_covered(later) == []
    assert table.wakes(later) is None


def test_people_may_still_come_talk_and_leave() -> None:
    sitting = in_stage(PLAYING)
    table = sitting.table
    said = table.say(sitting.creator, "where is it gone?")
    table.accept(said, sitting.now)
    lines = table.lines
    for change in (table.admit("Bo", "invite"), table.came(2), table.leave(2), table.cover(sitting.now)):
        table.accept(change, sitting.now)
    assert table.lines == lines
    table.accept(table.admit("Fay", "invite"), sitting.now)
    assert table.lines == lines + 1


@pytest.mark.parametrize("stage", [LOBBY, GATHERING, PLAYING])
def test_it_can_be_given_up_and_then_reveals_its_secret(stage: str) -> None:
    sitting = in_stage(stage)
    table = sitting.table
    table.accept(table.abandon(sitting.creator), sitting.now)
    assert sitting.is_in(ABANDONED)
    assert table.seeds.secret == sitting.secret.hex()
    record = table.record()
    assert (record is None) == (stage != PLAYING)
    if record is not None:
        assert check(record, None).wrong_chance is None
        assert check(record, None).recomputed > 0


def test_another_version_of_the_rules_is_no_match() -> None:
    """The version a table was opened with is asked for by name and number."""
    asked: list[tuple[str, int]] = []
    sitting = Sitting("ciub")

    def remember(name: str, rules: int) -> None:
        asked.append((name, rules))

    assert isinstance(sitting.read(remember), Table)
    assert asked == [("ciub", GAMES.find("ciub").rules_version)]
