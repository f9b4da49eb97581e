"""A table whose rules are no longer at hand: it is shown and exported, and refuses to be played."""

from __future__ import annotations

from functools import cache
from itertools import count

import msgspec
import pytest
from tests.table.table_driver import TableDriver, each_game, no_game, secret_round

from conclave.core.record import parse_record
from conclave.core.wire import event_to_wire
from conclave.registry import GAMES
from conclave.table.archive import Archive
from conclave.table.bots import BotTurn
from conclave.table.entries import audience_name
from conclave.table.fairness import ProofStatus, check
from conclave.table.stages import ABANDONED, GATHERING, LOBBY, OVER, PLAYING
from conclave.table.table import Table


@cache
def finished(game: str) -> TableDriver:
    """A whole game with some undoing, a resignation and bots; only to be looked at."""
    driver = TableDriver(game, {"players": 3})
    clients = driver.people(2)
    driver.bots_sit()
    driver.begins()
    for number in count():
        if not driver.table.state.live:
            break
        undoing = [seat for seat in range(2) if driver.table.play.why_no_undo(seat) is None]
        if number % 3 == 2 and undoing:
            driver.undoes(clients[undoing[0]], undoing[0])
        if number == 9:
            driver.keep(driver.table.play.resign(clients[1], 1))
        driver.somebody_decides()
    return driver


def log_bytes(archive: Archive, seat: int | None) -> bytes:
    return msgspec.json.encode(
        [{"kind": one.kind, "arguments": one.arguments, "text": one.text} for one in archive.log(seat)]
    )


@each_game
def test_a_finished_game_shows_and_exports_as_before(game: str) -> None:
    driver = finished(game)
    live, archived = driver.table, driver.read(no_game)
    assert archived.state.match is None
    assert (archived.state.stage, archived.state.places) == (OVER, live.state.places)
    for seat in (None, 0, 1, 2):
        record, before = archived.state.record_for(seat), live.state.record_for(seat)
        assert record is not None
        assert before is not None
        assert record.written() == before.written()
        events = [event_to_wire(event) for event in driver.match.log(seat)]
        assert log_bytes(archived.state.archive, seat) == msgspec.json.encode(events)
        ending = archived.state.archive.ending
        assert ending is not None
        assert bytes(ending.views[audience_name(seat)]) == msgspec.json.encode(driver.match.view(seat))


@each_game
def test_its_dice_are_proven_where_the_rules_are_at_hand(game: str) -> None:
    record = finished(game).read(no_game).state.record()
    assert record is not None
    verdict = check(parse_record(record.written()), GAMES.find(game))
    assert verdict.status == ProofStatus.PROVEN


@each_game
@pytest.mark.parametrize("decisions", [0, 1, 7, 50])
def test_a_game_going_on_exports_for_every_audience_as_before(game: str, decisions: int) -> None:
    driver = TableDriver(game, {"players": 3})
    driver.people(3)
    driver.begins()
    driver.plays_on(decisions)
    archived = driver.read(no_game)
    for seat in (None, 0, 1, 2):
        record, before = archived.state.record_for(seat), driver.table.state.record_for(seat)
        assert record is not None
        assert before is not None
        assert record.written() == before.written()


def test_a_choice_that_was_never_revealed_stays_secret() -> None:
    driver, (_, bo, cleo, _) = secret_round(4)
    driver.decides(bo, 1, "predict 2 blue")
    driver.decides(cleo, 2, "predict 1 green")
    driver.decides(bo, 1, "predict 4 green")
    archived = driver.read(no_game)
    for seat in (None, 0, 1, 2, 3):
        record, before = archived.state.record_for(seat), driver.table.state.record_for(seat)
        assert record is not None
        assert before is not None
        assert record.written() == before.written()
        assert ("2 predict 4 green" in record.written()) == (seat == 1)
        assert ("3 predict 1 green" in record.written()) == (seat == 2)


def test_remarks_stay_in_the_record() -> None:
    driver, (_, bo, cleo) = secret_round()
    table = driver.table
    driver.keep(table.seats.leave(cleo))
    (turn,) = table.presence.bot_turns(driver.now)
    driver.keep(table.play.decide_as_bot(turn, driver.any_action(2), "greedy@3", "late"))
    driver.decides(bo, 1, "predict 2 blue")
    driver.keep(table.play.resign(bo, 1))
    driver.keep(table.play.give_up("host"))
    archived = driver.read(no_game).state.record()
    live = table.state.record()
    assert archived is not None
    assert live is not None
    assert archived.written() == live.written()
    for remark in ("seat 3 decided by greedy@3 (covering, late)", "seat 2 resigned", "abandoned (host)"):
        assert f"# {remark}\n" in live.written()


def in_stage(stage: str) -> TableDriver:
    driver = TableDriver()
    ada = driver.people(3)[0]
    if stage == GATHERING:
        driver.keep(driver.table.play.start(ada))
    if stage in (PLAYING, OVER):
        driver.begins()
        driver.plays_on(10 if stage == PLAYING else None)
    driver.restart(no_game)
    return driver


@pytest.mark.parametrize("stage", [LOBBY, GATHERING, PLAYING, OVER])
def test_whatever_would_go_on_with_the_game_is_refused(stage: str) -> None:
    driver = in_stage(stage)
    table = driver.table
    assert driver.is_in(stage)
    ada = driver.creator
    with driver.refuses("unfit", "table-rules-gone"):
        table.play.decide(ada, 0, 0, 0)
    with driver.refuses("unfit", "table-rules-gone"):
        table.play.undo(ada, 0, 0)
    with driver.refuses("unfit", "table-rules-gone"):
        table.play.resign(ada, 0)
    with driver.refuses("unfit", "table-rules-gone"):
        table.play.may_ask_advice(ada, 0)
    with driver.refuses("unfit", "table-rules-gone"):
        table.play.decide_as_bot(BotTurn(0, "random", "bot"), 0, "random@1")
    with driver.refuses("unfit", "table-rules-gone" if stage == LOBBY else "table-not-now"):
        table.play.start(ada)
    assert table.play.why_no_undo(0) is not None


@pytest.mark.parametrize("stage", [LOBBY, GATHERING, PLAYING, OVER])
def test_nothing_happens_by_itself(stage: str) -> None:
    table = in_stage(stage).table
    later = 2_000_000.0
    table.presence.connect(2)
    assert not table.state.live
    assert table.play.go_on_beginning(later) is None
    assert table.presence.bot_turns(later) == []
    assert table.presence.seats_to_cover(later) == []
    assert table.presence.wakes(later) is None


def test_people_may_still_come_talk_and_leave() -> None:
    driver = in_stage(PLAYING)
    table = driver.table
    said = table.seats.say(driver.creator, "where is it gone?")
    table.accept(said, driver.now)
    lines = table.state.lines
    for change in (
        table.seats.admit("Bo", "invite"),
        table.seats.came(2),
        table.seats.leave(2),
        table.play.cover(driver.now),
    ):
        table.accept(change, driver.now)
    assert table.state.lines == lines
    table.accept(table.seats.admit("Fay", "invite"), driver.now)
    assert table.state.lines == lines + 1


@pytest.mark.parametrize("stage", [LOBBY, GATHERING, PLAYING])
def test_it_can_be_given_up_and_then_reveals_its_secret(stage: str) -> None:
    driver = in_stage(stage)
    table = driver.table
    table.accept(table.play.give_up("host"), driver.now)
    assert driver.is_in(ABANDONED)
    assert table.state.seeds.secret == driver.secret.hex()
    record = table.state.record()
    assert (record is None) == (stage != PLAYING)
    if record is not None:
        assert check(record, None).wrong_chance is None
        assert check(record, None).recomputed > 0


def test_another_version_of_the_rules_is_no_match() -> None:
    """The version a table was opened with is asked for by name and number."""
    asked: list[tuple[str, int]] = []
    driver = TableDriver("ciub")

    def remember(name: str, rules: int) -> None:
        asked.append((name, rules))

    assert isinstance(driver.read(remember), Table)
    assert asked == [("ciub", GAMES.find("ciub").rules_version)]
