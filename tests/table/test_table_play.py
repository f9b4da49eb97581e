"""Deciding at a table: by the right client, for the right seat, in answer to the present question."""

from __future__ import annotations

import pytest
from tests.table.sitting_down import BOTS, Sitting, at_hand, each_game, observed, secret_round, simple_round

from conclave.core.record import Decision
from conclave.table.entries import Decided, decode
from conclave.table.refused import Refused
from conclave.table.settings import Settings
from conclave.table.stages import ABANDONED, OVER, PLAYING
from conclave.table.table import Table
from conclave.table.watched import BotTurn

# -- deciding --------------------------------------------------------------------------------------------


@each_game
@pytest.mark.parametrize("players", [2, 3])
def test_people_and_bots_play_whole_games(game: str, players: int) -> None:
    sitting = Sitting(game, {"players": players})
    sitting.people(players - 1)
    sitting.bots_sit()
    sitting.begins()
    sitting.plays_on()
    table = sitting.table
    assert sitting.is_in(OVER)
    record = table.record()
    assert record is not None
    assert record.places is not None
    assert table.places == list(record.places)
    assert table.asked == {}
    assert table.wakes(sitting.now) is None


def test_nothing_is_decided_before_the_game() -> None:
    sitting = Sitting()
    table = sitting.table
    ada = sitting.people(3)[0]
    for _ in range(2):
        with sitting.refuses("unfit", "table-not-playing"):
            table.decide(ada, 0, 0, 0)
        with sitting.refuses("unfit", "table-not-playing"):
            table.undo(ada, 0, 0)
        with sitting.refuses("unfit", "table-not-playing"):
            table.resign(ada, 0)
        with sitting.refuses("unfit", "table-not-playing"):
            table.decide_as_bot(BotTurn(0, "random", "bot"), 0, "random@1")
        if table.stage != "gathering":
            sitting.keep(table.start(ada))


def test_a_decision_that_answers_an_old_question_is_stale() -> None:
    sitting, (ada, bo, _) = simple_round()
    old = sitting.match.version(1)
    sitting.decides(ada, 0, "predict 3 blue")
    with sitting.refuses("stale", "table-stale"):
        sitting.decides(bo, 1, "predict 2 red", old)
    with sitting.refuses("stale", "table-stale"):
        sitting.decides(bo, 1, "predict 2 red", sitting.match.version(1) + 1)
    sitting.decides(bo, 1, "predict 2 red")


def test_a_repeated_decision_is_stale() -> None:
    sitting, (ada, _, _) = simple_round()
    version = sitting.match.version(0)
    sitting.decides(ada, 0, "predict 3 blue", version)
    with sitting.refuses("stale", "table-stale"):
        sitting.decides(ada, 0, "predict 3 blue", version)


def test_an_illegal_decision_names_its_rule() -> None:
    sitting, (ada, bo, _) = simple_round()
    sitting.decides(ada, 0, "predict 3 blue")
    before = observed(sitting.table)
    with pytest.raises(Refused) as refused:
        sitting.decides(bo, 1, "predict 3 blue")
    assert (refused.value.code, refused.value.rule) == ("illegal", "WD-1")
    with pytest.raises(Refused) as refused:
        sitting.decides(ada, 0, "predict 2 red")
    assert refused.value.code == "illegal", "out of turn"
    assert refused.value.rule
    assert observed(sitting.table) == before


@each_game
@pytest.mark.parametrize("action", [-1, -(2**70), 2**70, 2**31])
def test_a_number_that_is_no_action_is_illegal(game: str, action: int) -> None:
    sitting = Sitting(game, {"players": 2})
    ada, bo = sitting.people(2)
    sitting.begins()
    for seat, client in enumerate((ada, bo)):
        with pytest.raises(Refused) as refused:
            sitting.table.decide(client, seat, action, sitting.match.version(seat))
        assert refused.value.code == "illegal"
        assert refused.value.rule


def test_nobody_decides_for_the_seat_of_another() -> None:
    sitting, (ada, bo, _) = simple_round()
    eve = sitting.comes("Eve")
    for client in (bo, eve):
        with sitting.refuses("denied", "table-seat-not-yours"):
            sitting.decides(client, 0, "predict 3 blue")
        with sitting.refuses("denied", "table-seat-not-yours"):
            sitting.table.resign(client, 0)
    sitting.decides(ada, 0, "predict 3 blue")
    with sitting.refuses("denied", "table-seat-not-yours"):
        sitting.undoes(bo, 0)


def test_nobody_decides_for_a_bot() -> None:
    sitting = Sitting("wizard-dice", {"players": 2, "seer": "1"})
    sitting.sits(sitting.creator, 1)
    sitting.bots_sit()
    sitting.begins()
    with sitting.refuses("denied", "table-seat-not-yours"):
        sitting.decides(sitting.creator, 0, "predict 3 blue")


def test_a_bots_choice_is_checked_like_anybodys() -> None:
    sitting = Sitting("wizard-dice", {"players": 2, "seer": "1"})
    sitting.sits(sitting.creator, 1)
    sitting.bots_sit()
    sitting.begins()
    (turn,) = sitting.table.bot_turns(sitting.now)
    assert turn == BotTurn(0, "random", "bot")
    with pytest.raises(Refused) as refused:
        sitting.table.decide_as_bot(turn, sitting.code("name blue"), "random@1")
    assert refused.value.code == "illegal"
    sitting.keep(sitting.table.decide_as_bot(turn, sitting.code("predict 3 blue"), "random@1", "too slow"))
    assert "# seat 1 decided by random@1 (too slow)\n1 predict 3 blue\n" in sitting.match.record().written()


def test_a_remark_about_a_bot_does_no_harm_to_the_record() -> None:
    sitting = Sitting("wizard-dice", {"players": 2, "seer": "1"})
    sitting.sits(sitting.creator, 1)
    sitting.bots_sit()
    sitting.begins()
    (turn,) = sitting.table.bot_turns(sitting.now)
    remark = "it said:\n\x1b[31m" + "boom " * 1000
    sitting.keep(sitting.table.decide_as_bot(turn, sitting.code("predict 3 blue"), "random@1", remark))
    written = sitting.match.record().written()
    assert "\x1b" not in written
    assert max(map(len, written.splitlines())) < 400


# -- choosing in secret at the same time -----------------------------------------------------------------


def test_a_choice_that_crosses_anothers_secret_choice_is_still_good() -> None:
    sitting, (_, bo, cleo) = secret_round()
    versions = sitting.match.version(1), sitting.match.version(2)
    sitting.decides(cleo, 2, "predict 1 green", versions[1])
    sitting.decides(bo, 1, "predict 2 blue", versions[0])
    assert [entry.written() for entry in sitting.match.record().entries if isinstance(entry, Decision)][
        1:3
    ] == ["3 predict 1 green", "2 predict 2 blue"]


def test_a_choice_that_crosses_anothers_change_of_mind_is_still_good() -> None:
    sitting, (_, bo, cleo) = secret_round()
    version, own = sitting.match.version(2), sitting.match.version(1)
    sitting.decides(bo, 1, "predict 2 blue")
    sitting.undoes(bo, 1)
    with sitting.refuses("stale", "table-stale"):
        sitting.decides(bo, 1, "predict 2 blue", own)
    sitting.decides(cleo, 2, "predict 1 green", version)
    sitting.decides(bo, 1, "predict 2 blue")


def test_a_secret_choice_repeated_is_stale_and_changed_on_purpose_is_not() -> None:
    sitting, (_, bo, _) = secret_round()
    version = sitting.match.version(1)
    sitting.decides(bo, 1, "predict 2 blue", version)
    with sitting.refuses("stale", "table-stale"):
        sitting.decides(bo, 1, "predict 2 blue", version)
    sitting.decides(bo, 1, "predict 4 green")
    line = decode(sitting.log[-1].body)
    assert isinstance(line, Decided)
    assert line.revises
    assert "2 predict 4 green" in sitting.match.record_for(1).written()


# -- taking back -----------------------------------------------------------------------------------------


def test_own_decisions_are_taken_back_and_what_was_undone_is_stale() -> None:
    sitting, (ada, _, _) = simple_round()
    before = sitting.match.record().written()
    sitting.decides(ada, 0, "predict 3 blue")
    undone = sitting.match.version(0)
    with sitting.refuses("stale", "table-stale"):
        sitting.table.undo(ada, 0, undone - 1)
    sitting.undoes(ada, 0)
    assert sitting.match.record().written() == before
    with sitting.refuses("stale", "table-stale"):
        sitting.decides(ada, 0, "predict 3 blue", undone)
    with sitting.refuses("unfit", "table-undo-nothing"):
        sitting.undoes(ada, 0)


def test_nothing_is_taken_back_past_somebody_elses_decision() -> None:
    sitting, (ada, bo, _) = simple_round()
    sitting.decides(ada, 0, "predict 3 blue")
    sitting.decides(bo, 1, "predict 2 red")
    with sitting.refuses("unfit", "table-undo-other"):
        sitting.undoes(ada, 0)
    sitting.undoes(bo, 1)


def test_nothing_is_taken_back_past_a_roll() -> None:
    sitting, clients = simple_round()
    sitting.plays_on(4)
    assert sitting.rolled()
    for seat, client in enumerate(clients):
        with sitting.refuses("unfit", "table-undo-rolled"):
            sitting.undoes(client, seat)


def test_nothing_is_taken_back_past_a_reveal() -> None:
    sitting, (_, bo, cleo) = secret_round()
    sitting.decides(bo, 1, "predict 2 blue")
    sitting.undoes(bo, 1)
    sitting.decides(bo, 1, "predict 2 blue")
    sitting.decides(cleo, 2, "predict 1 green")
    with sitting.refuses("unfit", "table-undo-revealed"):
        sitting.undoes(cleo, 2)


def test_a_table_may_play_without_taking_back() -> None:
    sitting, (ada, _, _) = simple_round(settings=Settings(undo=False))
    sitting.decides(ada, 0, "predict 3 blue")
    with sitting.refuses("denied", "table-undo-off"):
        sitting.undoes(ada, 0)
    why = sitting.table.why_no_undo(0)
    assert why is not None
    assert why.key == "table-undo-off"


def test_what_a_bot_decided_for_somebody_is_not_taken_back() -> None:
    sitting, (_, bo, _) = simple_round()
    sitting.table.went(sitting.creator, sitting.now)
    sitting.now += 60
    sitting.keep(sitting.table.cover(sitting.now))
    sitting.somebody_decides()
    sitting.comes("the creator", "creator")
    assert not sitting.table.chairs[0].covered
    with sitting.refuses("unfit", "table-undo-bot"):
        sitting.undoes(sitting.creator, 0)
    sitting.keep(sitting.table.decide(bo, 1, sitting.any_action(1), sitting.match.version(1)))
    sitting.undoes(bo, 1)


def test_the_record_keeps_its_remarks_when_a_decision_is_taken_back() -> None:
    sitting, (ada, _, cleo) = simple_round()
    sitting.decides(ada, 0, "predict 3 blue")
    sitting.keep(sitting.table.resign(cleo, 2))
    sitting.undoes(ada, 0)
    assert "# seat 3 resigned\n" in sitting.match.record().written()


# -- giving up -------------------------------------------------------------------------------------------


def test_with_two_seats_a_resignation_ends_the_game() -> None:
    sitting, (_, bo) = simple_round(2)
    sitting.plays_on(5)
    sitting.keep(sitting.table.resign(bo, 1))
    table = sitting.table
    assert (table.stage, table.places) == (OVER, [1, 2])
    record = table.record()
    assert record is not None
    assert record.places is None, "by the rules it is not over"
    assert "# seat 2 resigned\n" in record.written()
    with sitting.refuses("unfit", "table-not-playing"):
        table.decide(bo, 1, 0, 0)


@pytest.mark.parametrize("players", [3, 4])
def test_a_bot_plays_on_for_who_resigned_and_the_seat_comes_last(players: int) -> None:
    sitting, clients = simple_round(players)
    sitting.keep(sitting.table.resign(clients[0], 0))
    table = sitting.table
    assert sitting.is_in(PLAYING)
    assert table.bot_turns(sitting.now) == [BotTurn(0, "greedy", "resigned")]
    with sitting.refuses("unfit", "table-resigned"):
        sitting.decides(clients[0], 0, "predict 3 blue")
    with sitting.refuses("unfit", "table-resigned"):
        table.resign(clients[0], 0)
    sitting.plays_on()
    assert sitting.is_in(OVER)
    assert table.places is not None
    assert table.places[0] == players
    assert min(table.places[1:]) == 1
    assert "# seat 1 decided by greedy@3 (resigned)\n" in sitting.match.record().written()


def test_the_last_person_against_bots_or_those_who_resigned_has_won() -> None:
    sitting, clients = simple_round(4)
    for seat in (2, 0):
        sitting.keep(sitting.table.resign(clients[seat], seat))
        assert sitting.is_in(PLAYING)
    sitting.keep(sitting.table.resign(clients[1], 1))
    assert (sitting.table.stage, sitting.table.places) == (OVER, [3, 2, 4, 1])


def test_a_game_of_bots_alone_ends_when_the_last_person_resigns() -> None:
    sitting = Sitting("wizard-dice", {"players": 3})
    (ada,) = sitting.people(1)
    sitting.bots_sit()
    sitting.begins()
    sitting.keep(sitting.table.resign(ada, 0))
    assert (sitting.table.stage, sitting.table.places) == (OVER, [3, 1, 1])


def test_several_seats_of_one_client_resign_one_by_one() -> None:
    sitting = Sitting("wizard-dice", {"players": 3})
    sitting.sits(sitting.creator, 0, 1)
    bo = sitting.comes("Bo")
    sitting.sits(bo, 2)
    sitting.begins()
    sitting.keep(sitting.table.resign(sitting.creator, 1))
    assert sitting.is_in(PLAYING)
    assert [chair.resigned for chair in sitting.table.chairs] == [False, True, False]


def test_the_creator_abandons_only_a_game_that_all_others_have_left() -> None:
    sitting, (ada, bo, cleo) = simple_round()
    table = sitting.table
    with sitting.refuses("denied", "table-creator-only"):
        table.abandon(bo)
    sitting.goes(bo)
    with sitting.refuses("unfit", "table-abandon-others"):
        table.abandon(ada)
    sitting.goes(cleo)
    sitting.keep(table.abandon(ada))
    assert (table.stage, table.places) == (ABANDONED, None)
    assert "# abandoned\n" in sitting.match.record().written()
    with sitting.refuses("unfit", "table-not-now"):
        table.start(ada)
    with sitting.refuses("unfit", "table-not-now"):
        table.stand_up(ada, 1)
    with sitting.refuses("unfit", "table-not-now"):
        table.abandon(ada)


# -- bots after a restart --------------------------------------------------------------------------------


@each_game
def test_which_bot_must_move_is_in_the_log(game: str) -> None:
    sitting = Sitting(game, {"players": 2})
    sitting.bots_sit()
    sitting.begins_without_seeds()
    for _ in range(12):
        sitting.restart()
        assert [turn.seat for turn in sitting.table.bot_turns(sitting.now)] == list(sitting.asked())
        assert {turn.hand for turn in sitting.table.bot_turns(sitting.now)} == {"bot"}
        assert sitting.table.wakes(sitting.now) == 0
        sitting.somebody_decides()


def test_a_table_goes_on_with_the_same_dice_after_every_restart() -> None:
    played = []
    for restarts in (False, True):
        sitting = Sitting("wizard-dice", {"players": 3, "cards": True}, secret="restarts")
        sitting.people(3)
        sitting.begins()
        sitting.plays_on(before=sitting.restart if restarts else None)
        record = sitting.table.record()
        assert record is not None
        played.append(record.written())
    assert played[0] == played[1]


def test_an_empty_log_is_a_table_before_it_is_opened() -> None:
    table = Table.read("t1", bytes(32), [], at_hand, BOTS, 0)
    assert (table.lines, table.chairs, table.record()) == (0, [], None)
