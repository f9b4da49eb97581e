"""People who go away or think for too long: bots cover for them, decide when time is over, and hand back."""

from __future__ import annotations

import pytest
from tests.table.sitting_down import Sitting, secret_round

from conclave.table.settings import DAY, Clock, Settings
from conclave.table.stages import OVER
from conclave.table.watched import WAKING_SECONDS, BotTurn


def three(settings: Settings | None = None) -> tuple[Sitting, list[int]]:
    """Wizard Dice: seat 1 is asked first, then 2, then 3, before the first roll. All are connected."""
    sitting = Sitting("wizard-dice", {"players": 3, "seer": "1"}, settings)
    clients = sitting.people(3)
    sitting.now += WAKING_SECONDS
    sitting.begins()
    return sitting, clients


def covered(sitting: Sitting) -> list[int]:
    return [seat for seat, chair in enumerate(sitting.table.chairs) if chair.covered]


# -- cover -----------------------------------------------------------------------------------------------


def test_a_bot_covers_for_who_is_gone_too_long_and_hands_back() -> None:
    sitting, (ada, bo, _) = three(Settings(cover_after=20, cover_bot="random"))
    table = sitting.table
    sitting.goes(ada)
    gone = sitting.now
    assert table.wakes(sitting.now) == gone + 20
    sitting.now = gone + 19.9
    assert table.to_be_covered(sitting.now) == []
    assert table.bot_turns(sitting.now) == []
    sitting.now = gone + 20
    assert table.to_be_covered(sitting.now) == [0]
    sitting.keep(table.cover(sitting.now))
    assert covered(sitting) == [0]
    assert table.to_be_covered(sitting.now) == []
    assert table.bot_turns(sitting.now) == [BotTurn(0, "random", "cover")]
    assert table.wakes(sitting.now) == 0
    sitting.somebody_decides()
    assert "# seat 1 decided by random@1 (covering)\n1 predict" in sitting.match.record().written()
    assert table.bot_turns(sitting.now) == []
    assert sitting.comes("the creator", "creator") == ada
    assert covered(sitting) == []
    assert table.chairs[0].holders() == [ada]
    sitting.keep(table.decide(bo, 1, sitting.any_action(1), sitting.match.version(1)))


def test_a_covered_seat_is_handed_back_in_the_middle_of_its_turn() -> None:
    sitting, (ada, _, _) = three()
    sitting.goes(ada)
    sitting.now += 60
    sitting.keep(sitting.table.cover(sitting.now))
    assert sitting.table.bot_turns(sitting.now) == [BotTurn(0, "greedy", "cover")], "the strongest covers"
    sitting.comes("the creator", "creator")
    assert sitting.table.bot_turns(sitting.now) == []
    sitting.decides(ada, 0, "predict 3 blue")


def test_who_has_another_connection_is_not_gone() -> None:
    sitting, (ada, _, _) = three()
    sitting.keep(sitting.table.came(ada))
    sitting.goes(ada)
    assert sitting.table.is_here(ada)
    assert sitting.table.to_be_covered(sitting.now + DAY) == []
    sitting.goes(ada)
    assert not sitting.table.is_here(ada)
    assert sitting.table.to_be_covered(sitting.now + DAY) == [0]


def test_a_seat_is_not_gone_while_one_of_its_devices_is_here() -> None:
    sitting, (_, bo, _) = three()
    phone = sitting.comes("phone", sitting.link("seat", 1, by=bo))
    sitting.goes(bo)
    assert sitting.table.to_be_covered(sitting.now + DAY) == []
    sitting.goes(phone)
    assert sitting.table.to_be_covered(sitting.now + DAY) == [1]


def test_nobody_is_covered_while_nobody_else_is_there() -> None:
    """A game against bots waits for its only person, and a table that everybody left waits for them all."""
    sitting = Sitting("wizard-dice", {"players": 3})
    (ada,) = sitting.people(1)
    sitting.bots_sit()
    sitting.begins()
    while sitting.asked() != (0,):
        sitting.somebody_decides()
    sitting.goes(ada)
    assert sitting.table.to_be_covered(sitting.now + DAY) == []
    assert sitting.table.wakes(sitting.now) is None

    sitting, clients = three()
    for client in clients:
        sitting.goes(client)
    assert sitting.table.to_be_covered(sitting.now + DAY) == []
    sitting.now += DAY
    sitting.keep(sitting.table.came(clients[2]))
    assert sitting.table.to_be_covered(sitting.now) == [0, 1]


def test_one_screen_with_several_seats_covers_for_none_of_them() -> None:
    sitting = Sitting("wizard-dice", {"players": 3})
    sitting.sits(sitting.creator, 0, 1, 2)
    sitting.begins()
    sitting.goes(sitting.creator)
    assert sitting.table.to_be_covered(sitting.now + DAY) == []


def test_who_resigned_does_not_count_as_company() -> None:
    sitting, (ada, bo, cleo) = three()
    sitting.keep(sitting.table.resign(cleo, 2))
    sitting.goes(ada)
    sitting.goes(bo)
    assert sitting.table.to_be_covered(sitting.now + DAY) == []


def test_a_table_may_never_cover() -> None:
    sitting, (ada, bo, _) = three(Settings(cover_after=None))
    sitting.goes(ada)
    assert sitting.table.to_be_covered(sitting.now + DAY) == []
    assert sitting.table.wakes(sitting.now) is None
    lines = sitting.table.lines
    sitting.keep(sitting.table.leave(bo))
    assert sitting.table.lines == lines


def test_who_leaves_on_purpose_is_covered_at_once_and_may_come_back() -> None:
    sitting, (ada, bo, _) = three()
    sitting.keep(sitting.table.leave(ada))
    assert covered(sitting) == [0]
    assert sitting.table.seats_of(ada) == [0], "the seat stays theirs"
    sitting.goes(ada)
    sitting.plays_on(5)
    sitting.comes("the creator", "creator")
    assert covered(sitting) == []
    sitting.keep(sitting.table.leave(bo))
    assert covered(sitting) == [1]


def test_the_last_person_who_leaves_is_waited_for() -> None:
    sitting, (ada, bo, cleo) = three()
    for client in (ada, bo):
        sitting.keep(sitting.table.leave(client))
        sitting.goes(client)
    lines = sitting.table.lines
    sitting.keep(sitting.table.leave(cleo))
    assert sitting.table.lines == lines
    assert covered(sitting) == [0, 1]


def test_nobody_is_covered_right_after_a_restart() -> None:
    sitting, (_, bo, _) = three(Settings(cover_after=5))
    sitting.now += DAY
    sitting.restart()
    started = sitting.now
    sitting.keep(sitting.table.came(bo))
    assert sitting.table.to_be_covered(sitting.now) == []
    assert sitting.table.wakes(sitting.now) == started + WAKING_SECONDS
    sitting.now += WAKING_SECONDS
    assert sitting.table.to_be_covered(sitting.now) == [0, 2]


def test_cover_is_in_the_log() -> None:
    sitting, (ada, _, _) = three()
    sitting.goes(ada)
    sitting.now += 60
    sitting.keep(sitting.table.cover(sitting.now))
    sitting.restart()
    assert covered(sitting) == [0]
    assert sitting.table.bot_turns(sitting.now) == [BotTurn(0, "greedy", "cover")]


# -- clocks ----------------------------------------------------------------------------------------------


def test_no_clock_no_deadline() -> None:
    sitting, _ = three()
    assert sitting.table.deadline(0) is None
    assert sitting.table.wakes(sitting.now) is None


@pytest.mark.parametrize("seconds", [5, 60, 3 * DAY])
def test_a_bot_decides_when_time_is_over(seconds: int) -> None:
    sitting, (_, bo, _) = three(Settings(clock=Clock(seconds)))
    table = sitting.table
    began = sitting.now
    assert table.deadline(0) == began + seconds == table.wakes(sitting.now)
    assert table.deadline(1) is None, "nobody's clock runs who is not asked"
    sitting.now = began + seconds - 0.1
    assert table.bot_turns(sitting.now) == []
    sitting.now = began + seconds
    assert table.bot_turns(sitting.now) == [BotTurn(0, "greedy", "clock")]
    assert table.wakes(sitting.now) == 0
    sitting.somebody_decides()
    assert "# seat 1 decided by greedy@3 (time was over)\n1 predict" in sitting.match.record().written()
    assert table.deadline(1) == sitting.now + seconds
    assert covered(sitting) == [], "one decision only; the seat stays with its person"
    sitting.keep(table.decide(bo, 1, sitting.any_action(1), sitting.match.version(1)))


def test_a_person_may_still_decide_until_the_bot_has() -> None:
    sitting, (ada, _, _) = three(Settings(clock=Clock(60)))
    sitting.now += 61
    (turn,) = sitting.table.bot_turns(sitting.now)
    sitting.decides(ada, 0, "predict 3 blue")
    assert turn not in sitting.table.bot_turns(sitting.now)


def two_decisions_in_a_row(clock: Clock) -> tuple[Sitting, int]:
    """Wizard Dice at a moment when a seat is asked again right after it decides."""
    sitting = Sitting("wizard-dice", {"players": 2, "seer": "1", "cards": True}, Settings(clock=clock))
    clients = sitting.people(2)
    sitting.begins()
    while True:
        seat = sitting.asked()[0]
        sitting.now += 1
        action = sitting.any_action(seat)
        sitting.keep(sitting.table.decide(clients[seat], seat, action, sitting.match.version(seat)))
        if sitting.asked() == (seat,):
            return sitting, seat


def test_a_clock_per_decision_starts_anew_with_every_decision() -> None:
    sitting, seat = two_decisions_in_a_row(Clock(60, "decision"))
    assert sitting.table.deadline(seat) == sitting.now + 60


def test_a_clock_per_move_runs_until_somebody_else_has_to_decide() -> None:
    sitting, seat = two_decisions_in_a_row(Clock(60, "move"))
    deadline = sitting.table.deadline(seat)
    assert deadline is not None
    assert deadline < sitting.now + 60
    while sitting.asked() == (seat,):
        assert sitting.table.deadline(seat) == deadline
        sitting.now += 1
        sitting.somebody_decides()
    (other,) = sitting.asked()
    assert sitting.table.deadline(other) == sitting.now + 60


def test_clocks_of_simultaneous_choices_run_side_by_side() -> None:
    sitting, (_, bo, _) = secret_round(settings=Settings(clock=Clock(60)))
    table = sitting.table
    asked = sitting.now
    assert (table.deadline(1), table.deadline(2)) == (asked + 60, asked + 60)
    sitting.now += 10
    sitting.decides(bo, 1, "predict 2 blue")
    assert table.deadline(1) is None
    assert table.deadline(2) == asked + 60
    sitting.now += 10
    sitting.decides(bo, 1, "predict 4 green")
    assert table.deadline(2) == asked + 60, "another's change of mind gives nobody time"
    sitting.undoes(bo, 1)
    assert table.deadline(2) == asked + 60
    sitting.now = asked + 60
    assert table.bot_turns(sitting.now) == [BotTurn(2, "greedy", "clock")]


@pytest.mark.parametrize("per", ["decision", "move"])
def test_taking_back_gives_no_time(per: str) -> None:
    """The clock stands still while a decision is in, and goes on where it was when it is taken back."""
    clock = Clock(60) if per == "decision" else Clock(60, "move")
    sitting, (ada, _, _) = three(Settings(clock=clock))
    table = sitting.table
    asked = sitting.now
    for thought in range(5):
        sitting.now += 10
        sitting.decides(ada, 0, "predict 3 blue")
        sitting.now += 5
        sitting.undoes(ada, 0)
        assert table.deadline(0) == asked + 60 + 5 * (thought + 1)
    sitting.now += 10
    assert table.bot_turns(sitting.now) == [BotTurn(0, "greedy", "clock")]


def test_who_comes_back_gets_a_whole_turn() -> None:
    sitting, (ada, _, _) = three(Settings(clock=Clock(600), cover_after=60))
    sitting.goes(ada)
    sitting.now += 60
    sitting.keep(sitting.table.cover(sitting.now))
    sitting.now += 400
    sitting.comes("the creator", "creator")
    assert sitting.table.deadline(0) == sitting.now + 600


def test_nobodys_time_is_over_right_after_a_restart() -> None:
    sitting, _ = three(Settings(clock=Clock(60)))
    sitting.now += DAY
    sitting.restart()
    assert sitting.table.bot_turns(sitting.now) == []
    assert sitting.table.deadline(0) == sitting.now + WAKING_SECONDS == sitting.table.wakes(sitting.now)
    sitting.now += WAKING_SECONDS
    assert sitting.table.bot_turns(sitting.now) == [BotTurn(0, "greedy", "clock")]


def test_a_short_clock_is_no_longer_after_a_restart() -> None:
    sitting, _ = three(Settings(clock=Clock(5)))
    sitting.now += 100
    sitting.restart()
    assert sitting.table.deadline(0) == sitting.now + 5


def test_a_game_that_everybody_left_is_played_by_the_clock_to_its_end() -> None:
    sitting, clients = three(Settings(clock=Clock(3 * DAY, "move"), cover_after=None))
    for client in clients:
        sitting.goes(client)
    while not sitting.is_in(OVER):
        wakes = sitting.table.wakes(sitting.now)
        assert wakes is not None
        sitting.now = max(sitting.now, wakes)
        for turn in sitting.table.bot_turns(sitting.now)[:1]:
            sitting.bot_decides(turn)
    assert sitting.table.wakes(sitting.now) is None


def test_a_bots_seat_has_no_time_to_lose() -> None:
    sitting = Sitting("wizard-dice", {"players": 2, "seer": "1"}, Settings(clock=Clock(60)))
    sitting.sits(sitting.creator, 1)
    sitting.bots_sit()
    sitting.begins()
    sitting.now += DAY
    assert sitting.table.bot_turns(sitting.now) == [BotTurn(0, "random", "bot")]
