"""Deciding at a table: by the right client, for the right seat, in answer to the present question."""

from __future__ import annotations

import pytest
from tests.table.table_driver import (
    BOTS,
    TableDriver,
    at_hand,
    each_game,
    secret_round,
    simple_round,
    snapshot,
)

from conclave.core.record import Decision
from conclave.table.bots import BotTurn
from conclave.table.entries import Decided, decode
from conclave.table.refused import Refused
from conclave.table.settings import Settings
from conclave.table.stages import ABANDONED, OVER, PLAYING
from conclave.table.table import Table

# -- deciding --------------------------------------------------------------------------------------------


@each_game
@pytest.mark.parametrize("players", [2, 3])
def test_people_and_bots_play_whole_games(game: str, players: int) -> None:
    driver = TableDriver(game, {"players": players})
    driver.people(players - 1)
    driver.bots_sit()
    driver.begins()
    driver.plays_on()
    table = driver.table
    assert driver.is_in(OVER)
    record = table.state.record()
    assert record is not None
    assert record.places is not None
    assert table.state.places == list(record.places)
    assert table.state.asked == {}
    assert table.presence.wakes(driver.now) is None


def test_nothing_is_decided_before_the_game() -> None:
    driver = TableDriver()
    table = driver.table
    ada = driver.people(3)[0]
    for _ in range(2):
        with driver.refuses("unfit", "table-not-playing"):
            table.play.decide(ada, 0, 0, 0)
        with driver.refuses("unfit", "table-not-playing"):
            table.play.undo(ada, 0, 0)
        with driver.refuses("unfit", "table-not-playing"):
            table.play.resign(ada, 0)
        with driver.refuses("unfit", "table-not-playing"):
            table.play.decide_as_bot(BotTurn(0, "random", "bot"), 0, "random@1")
        if table.state.stage != "gathering":
            driver.keep(table.play.start(ada))


def test_a_decision_that_answers_an_old_question_is_stale() -> None:
    driver, (ada, bo, _) = simple_round()
    old = driver.match.version(1)
    driver.decides(ada, 0, "predict 3 blue")
    with driver.refuses("stale", "table-stale"):
        driver.decides(bo, 1, "predict 2 red", old)
    with driver.refuses("stale", "table-stale"):
        driver.decides(bo, 1, "predict 2 red", driver.match.version(1) + 1)
    driver.decides(bo, 1, "predict 2 red")


def test_a_repeated_decision_is_stale() -> None:
    driver, (ada, _, _) = simple_round()
    version = driver.match.version(0)
    driver.decides(ada, 0, "predict 3 blue", version)
    with driver.refuses("stale", "table-stale"):
        driver.decides(ada, 0, "predict 3 blue", version)


def test_an_illegal_decision_names_its_rule() -> None:
    driver, (ada, bo, _) = simple_round()
    driver.decides(ada, 0, "predict 3 blue")
    before = snapshot(driver.table)
    with pytest.raises(Refused) as refused:
        driver.decides(bo, 1, "predict 3 blue")
    assert (refused.value.code, refused.value.rule) == ("illegal", "WD-1")
    with pytest.raises(Refused) as refused:
        driver.decides(ada, 0, "predict 2 red")
    assert refused.value.code == "illegal", "out of turn"
    assert refused.value.rule
    assert snapshot(driver.table) == before


@each_game
@pytest.mark.parametrize("action", [-1, -(2**70), 2**70, 2**31])
def test_a_number_that_is_no_action_is_illegal(game: str, action: int) -> None:
    driver = TableDriver(game, {"players": 2})
    ada, bo = driver.people(2)
    driver.begins()
    for seat, client in enumerate((ada, bo)):
        with pytest.raises(Refused) as refused:
            driver.table.play.decide(client, seat, action, driver.match.version(seat))
        assert refused.value.code == "illegal"
        assert refused.value.rule


def test_nobody_decides_for_the_seat_of_another() -> None:
    driver, (ada, bo, _) = simple_round()
    eve = driver.comes("Eve")
    for client in (bo, eve):
        with driver.refuses("denied", "table-seat-not-yours"):
            driver.decides(client, 0, "predict 3 blue")
        with driver.refuses("denied", "table-seat-not-yours"):
            driver.table.play.resign(client, 0)
    driver.decides(ada, 0, "predict 3 blue")
    with driver.refuses("denied", "table-seat-not-yours"):
        driver.undoes(bo, 0)


def test_nobody_decides_for_a_bot() -> None:
    driver = TableDriver("wizard-dice", {"players": 2, "seer": "1"})
    driver.sits(driver.creator, 1)
    driver.bots_sit()
    driver.begins()
    with driver.refuses("denied", "table-seat-not-yours"):
        driver.decides(driver.creator, 0, "predict 3 blue")


def test_a_bots_choice_is_checked_like_anybodys() -> None:
    driver = TableDriver("wizard-dice", {"players": 2, "seer": "1"})
    driver.sits(driver.creator, 1)
    driver.bots_sit()
    driver.begins()
    (turn,) = driver.table.presence.bot_turns(driver.now)
    assert turn == BotTurn(0, "random", "bot")
    with pytest.raises(Refused) as refused:
        driver.table.play.decide_as_bot(turn, driver.code("name blue"), "random@1")
    assert refused.value.code == "illegal"
    driver.keep(driver.table.play.decide_as_bot(turn, driver.code("predict 3 blue"), "random@1", "too slow"))
    assert "# seat 1 decided by random@1 (too slow)\n1 predict 3 blue\n" in driver.match.record().written()


def test_a_remark_about_a_bot_does_no_harm_to_the_record() -> None:
    driver = TableDriver("wizard-dice", {"players": 2, "seer": "1"})
    driver.sits(driver.creator, 1)
    driver.bots_sit()
    driver.begins()
    (turn,) = driver.table.presence.bot_turns(driver.now)
    remark = "it said:\n\x1b[31m" + "boom " * 1000
    driver.keep(driver.table.play.decide_as_bot(turn, driver.code("predict 3 blue"), "random@1", remark))
    written = driver.match.record().written()
    assert "\x1b" not in written
    assert max(map(len, written.splitlines())) < 400


# -- choosing in secret at the same time -----------------------------------------------------------------


def test_a_choice_that_crosses_anothers_secret_choice_is_still_good() -> None:
    driver, (_, bo, cleo) = secret_round()
    versions = driver.match.version(1), driver.match.version(2)
    driver.decides(cleo, 2, "predict 1 green", versions[1])
    driver.decides(bo, 1, "predict 2 blue", versions[0])
    assert [entry.written() for entry in driver.match.record().entries if isinstance(entry, Decision)][
        1:3
    ] == ["3 predict 1 green", "2 predict 2 blue"]


def test_a_choice_that_crosses_anothers_change_of_mind_is_still_good() -> None:
    driver, (_, bo, cleo) = secret_round()
    version, own = driver.match.version(2), driver.match.version(1)
    driver.decides(bo, 1, "predict 2 blue")
    driver.undoes(bo, 1)
    with driver.refuses("stale", "table-stale"):
        driver.decides(bo, 1, "predict 2 blue", own)
    driver.decides(cleo, 2, "predict 1 green", version)
    driver.decides(bo, 1, "predict 2 blue")


def test_a_secret_choice_repeated_is_stale_and_changed_on_purpose_is_not() -> None:
    driver, (_, bo, _) = secret_round()
    version = driver.match.version(1)
    driver.decides(bo, 1, "predict 2 blue", version)
    with driver.refuses("stale", "table-stale"):
        driver.decides(bo, 1, "predict 2 blue", version)
    driver.decides(bo, 1, "predict 4 green")
    line = decode(driver.log[-1].body)
    assert isinstance(line, Decided)
    assert line.revises
    assert "2 predict 4 green" in driver.match.record_for(1).written()


# -- taking back -----------------------------------------------------------------------------------------


def test_own_decisions_are_taken_back_and_what_was_undone_is_stale() -> None:
    driver, (ada, _, _) = simple_round()
    before = driver.match.record().written()
    driver.decides(ada, 0, "predict 3 blue")
    undone = driver.match.version(0)
    with driver.refuses("stale", "table-stale"):
        driver.table.play.undo(ada, 0, undone - 1)
    driver.undoes(ada, 0)
    assert driver.match.record().written() == before
    with driver.refuses("stale", "table-stale"):
        driver.decides(ada, 0, "predict 3 blue", undone)
    with driver.refuses("unfit", "table-undo-nothing"):
        driver.undoes(ada, 0)


def test_nothing_is_taken_back_past_somebody_elses_decision() -> None:
    driver, (ada, bo, _) = simple_round()
    driver.decides(ada, 0, "predict 3 blue")
    driver.decides(bo, 1, "predict 2 red")
    with driver.refuses("unfit", "table-undo-other"):
        driver.undoes(ada, 0)
    driver.undoes(bo, 1)


def test_nothing_is_taken_back_past_a_roll() -> None:
    driver, clients = simple_round()
    driver.plays_on(4)
    assert driver.rolled()
    for seat, client in enumerate(clients):
        with driver.refuses("unfit", "table-undo-rolled"):
            driver.undoes(client, seat)


def test_nothing_is_taken_back_past_a_reveal() -> None:
    driver, (_, bo, cleo) = secret_round()
    driver.decides(bo, 1, "predict 2 blue")
    driver.undoes(bo, 1)
    driver.decides(bo, 1, "predict 2 blue")
    driver.decides(cleo, 2, "predict 1 green")
    with driver.refuses("unfit", "table-undo-revealed"):
        driver.undoes(cleo, 2)


def test_a_table_may_play_without_taking_back() -> None:
    driver, (ada, _, _) = simple_round(settings=Settings(undo=False))
    driver.decides(ada, 0, "predict 3 blue")
    with driver.refuses("denied", "table-undo-off"):
        driver.undoes(ada, 0)
    why = driver.table.play.why_no_undo(0)
    assert why is not None
    assert why.key == "table-undo-off"


def test_what_a_bot_decided_for_somebody_is_not_taken_back() -> None:
    driver, (_, bo, _) = simple_round()
    driver.table.presence.disconnect(driver.creator, driver.now)
    driver.now += 60
    driver.keep(driver.table.play.cover(driver.now))
    driver.somebody_decides()
    driver.comes("the creator", "creator")
    assert not driver.table.state.seat_holders[0].covered
    with driver.refuses("unfit", "table-undo-bot"):
        driver.undoes(driver.creator, 0)
    driver.keep(driver.table.play.decide(bo, 1, driver.any_action(1), driver.match.version(1)))
    driver.undoes(bo, 1)


def test_the_record_keeps_its_remarks_when_a_decision_is_taken_back() -> None:
    driver, (ada, _, cleo) = simple_round()
    driver.decides(ada, 0, "predict 3 blue")
    driver.keep(driver.table.play.resign(cleo, 2))
    driver.undoes(ada, 0)
    assert "# seat 3 resigned\n" in driver.match.record().written()


# -- giving up -------------------------------------------------------------------------------------------


def test_with_two_seats_a_resignation_ends_the_game() -> None:
    driver, (_, bo) = simple_round(2)
    driver.plays_on(5)
    driver.keep(driver.table.play.resign(bo, 1))
    table = driver.table
    assert (table.state.stage, table.state.places) == (OVER, [1, 2])
    record = table.state.record()
    assert record is not None
    assert record.places is None, "by the rules it is not over"
    assert "# seat 2 resigned\n" in record.written()
    with driver.refuses("unfit", "table-not-playing"):
        table.play.decide(bo, 1, 0, 0)


@pytest.mark.parametrize("players", [3, 4])
def test_a_bot_plays_on_for_who_resigned_and_the_seat_comes_last(players: int) -> None:
    driver, clients = simple_round(players)
    driver.keep(driver.table.play.resign(clients[0], 0))
    table = driver.table
    assert driver.is_in(PLAYING)
    assert table.presence.bot_turns(driver.now) == [BotTurn(0, "greedy", "resigned")]
    with driver.refuses("unfit", "table-resigned"):
        driver.decides(clients[0], 0, "predict 3 blue")
    with driver.refuses("unfit", "table-resigned"):
        table.play.resign(clients[0], 0)
    driver.plays_on()
    assert driver.is_in(OVER)
    assert table.state.places is not None
    assert table.state.places[0] == players
    assert min(table.state.places[1:]) == 1
    assert "# seat 1 decided by greedy@3 (resigned)\n" in driver.match.record().written()


def test_the_last_person_against_bots_or_those_who_resigned_has_won() -> None:
    driver, clients = simple_round(4)
    for seat in (2, 0):
        driver.keep(driver.table.play.resign(clients[seat], seat))
        assert driver.is_in(PLAYING)
    driver.keep(driver.table.play.resign(clients[1], 1))
    assert (driver.table.state.stage, driver.table.state.places) == (OVER, [3, 2, 4, 1])


def test_a_game_of_bots_alone_ends_when_the_last_person_resigns() -> None:
    driver = TableDriver("wizard-dice", {"players": 3})
    (ada,) = driver.people(1)
    driver.bots_sit()
    driver.begins()
    driver.keep(driver.table.play.resign(ada, 0))
    assert (driver.table.state.stage, driver.table.state.places) == (OVER, [3, 1, 1])


def test_several_seats_of_one_client_resign_one_by_one() -> None:
    driver = TableDriver("wizard-dice", {"players": 3})
    driver.sits(driver.creator, 0, 1)
    bo = driver.comes("Bo")
    driver.sits(bo, 2)
    driver.begins()
    driver.keep(driver.table.play.resign(driver.creator, 1))
    assert driver.is_in(PLAYING)
    assert [holder.resigned for holder in driver.table.state.seat_holders] == [False, True, False]


def test_nothing_happens_any_more_at_an_abandoned_table() -> None:
    driver, (ada, bo, cleo) = simple_round()
    table = driver.table
    driver.votes(ada, "abandon")
    driver.agrees(bo)
    driver.agrees(cleo)
    assert (table.state.stage, table.state.places) == (ABANDONED, None)
    assert "# abandoned (agreed)\n" in driver.match.record().written()
    with driver.refuses("unfit", "table-not-now"):
        table.play.start(ada)
    with driver.refuses("unfit", "table-not-now"):
        table.seats.stand_up(ada, 0)
    with driver.refuses("unfit", "table-not-now"):
        driver.votes(ada, "abandon")


# -- bots after a restart --------------------------------------------------------------------------------


@each_game
def test_which_bot_must_move_is_in_the_log(game: str) -> None:
    driver = TableDriver(game, {"players": 2})
    driver.bots_sit()
    driver.begins_without_seeds()
    for _ in range(12):
        driver.restart()
        assert [turn.seat for turn in driver.table.presence.bot_turns(driver.now)] == list(driver.asked())
        assert {turn.hand for turn in driver.table.presence.bot_turns(driver.now)} == {"bot"}
        assert driver.table.presence.wakes(driver.now) == 0
        driver.somebody_decides()


def test_a_table_goes_on_with_the_same_dice_after_every_restart() -> None:
    played = []
    for restarts in (False, True):
        driver = TableDriver("wizard-dice", {"players": 3, "cards": True}, secret="restarts")
        driver.people(3)
        driver.begins()
        driver.plays_on(before=driver.restart if restarts else None)
        record = driver.table.state.record()
        assert record is not None
        played.append(record.written())
    assert played[0] == played[1]


def test_an_empty_log_is_a_table_before_it_is_opened() -> None:
    table = Table.read("t1", bytes(32), [], at_hand, BOTS, 0)
    assert (table.state.lines, table.state.seat_holders, table.state.record()) == (0, [], None)
