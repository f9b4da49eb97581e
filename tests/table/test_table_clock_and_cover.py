"""People who go away or think for too long: bots cover for them, decide when time is over, and hand back."""

from __future__ import annotations

import pytest
from tests.table.table_driver import TableDriver, secret_round

from conclave.table.bots import BotTurn
from conclave.table.presence import WAKING_SECONDS
from conclave.table.settings import DAY, Clock, Settings
from conclave.table.stages import OVER


def three(settings: Settings | None = None) -> tuple[TableDriver, list[int]]:
    """Wizard Dice: seat 1 is asked first, then 2, then 3, before the first roll. All are connected."""
    driver = TableDriver("wizard-dice", {"players": 3, "seer": "1"}, settings)
    clients = driver.people(3)
    driver.now += WAKING_SECONDS
    driver.begins()
    return driver, clients


def covered_seats(driver: TableDriver) -> list[int]:
    return [seat for seat, holder in enumerate(driver.table.state.seat_holders) if holder.covered]


# -- cover -----------------------------------------------------------------------------------------------


def test_a_bot_covers_for_who_is_gone_too_long_and_hands_back() -> None:
    driver, (ada, bo, _) = three(Settings(cover_after=20, cover_bot="random"))
    table = driver.table
    driver.goes(ada)
    gone_at = driver.now
    assert table.presence.wakes(driver.now) == gone_at + 20
    driver.now = gone_at + 19.9
    assert table.presence.seats_to_cover(driver.now) == []
    assert table.presence.bot_turns(driver.now) == []
    driver.now = gone_at + 20
    assert table.presence.seats_to_cover(driver.now) == [0]
    driver.keep(table.play.cover(driver.now))
    assert covered_seats(driver) == [0]
    assert table.presence.seats_to_cover(driver.now) == []
    assert table.presence.bot_turns(driver.now) == [BotTurn(0, "random", "cover")]
    assert table.presence.wakes(driver.now) == 0
    driver.somebody_decides()
    assert "# seat 1 decided by random@1 (covering)\n1 predict" in driver.match.record().written()
    assert table.presence.bot_turns(driver.now) == []
    assert driver.comes("the creator", "creator") == ada
    assert covered_seats(driver) == []
    assert table.state.seat_holders[0].clients() == [ada]
    driver.keep(table.play.decide(bo, 1, driver.any_action(1), driver.match.version(1)))


def test_a_covered_seat_is_handed_back_in_the_middle_of_its_turn() -> None:
    driver, (ada, _, _) = three()
    driver.goes(ada)
    driver.now += 60
    driver.keep(driver.table.play.cover(driver.now))
    assert driver.table.presence.bot_turns(driver.now) == [BotTurn(0, "greedy", "cover")], (
        "the strongest covers"
    )
    driver.comes("the creator", "creator")
    assert driver.table.presence.bot_turns(driver.now) == []
    driver.decides(ada, 0, "predict 3 blue")


def test_who_has_another_connection_is_not_gone() -> None:
    driver, (ada, _, _) = three()
    driver.keep(driver.table.seats.came(ada))
    driver.goes(ada)
    assert driver.table.presence.is_here(ada)
    assert driver.table.presence.seats_to_cover(driver.now + DAY) == []
    driver.goes(ada)
    assert not driver.table.presence.is_here(ada)
    assert driver.table.presence.seats_to_cover(driver.now + DAY) == [0]


def test_a_seat_is_not_gone_while_one_of_its_devices_is_here() -> None:
    driver, (_, bo, _) = three()
    phone = driver.comes("phone", driver.link("seat", 1, by=bo))
    driver.goes(bo)
    assert driver.table.presence.seats_to_cover(driver.now + DAY) == []
    driver.goes(phone)
    assert driver.table.presence.seats_to_cover(driver.now + DAY) == [1]


def test_nobody_is_covered_while_nobody_else_is_there() -> None:
    """A game against bots waits for its only person, and a table that everybody left waits for them all."""
    driver = TableDriver("wizard-dice", {"players": 3})
    (ada,) = driver.people(1)
    driver.bots_sit()
    driver.begins()
    while driver.asked() != (0,):
        driver.somebody_decides()
    driver.goes(ada)
    assert driver.table.presence.seats_to_cover(driver.now + DAY) == []
    assert driver.table.presence.wakes(driver.now) is None

    driver, clients = three()
    for client in clients:
        driver.goes(client)
    assert driver.table.presence.seats_to_cover(driver.now + DAY) == []
    driver.now += DAY
    driver.keep(driver.table.seats.came(clients[2]))
    assert driver.table.presence.seats_to_cover(driver.now) == [0, 1]


def test_one_screen_with_several_seats_covers_for_none_of_them() -> None:
    driver = TableDriver("wizard-dice", {"players": 3})
    driver.sits(driver.creator, 0, 1, 2)
    driver.begins()
    driver.goes(driver.creator)
    assert driver.table.presence.seats_to_cover(driver.now + DAY) == []


def test_who_resigned_does_not_count_as_company() -> None:
    driver, (ada, bo, cleo) = three()
    driver.keep(driver.table.play.resign(cleo, 2))
    driver.goes(ada)
    driver.goes(bo)
    assert driver.table.presence.seats_to_cover(driver.now + DAY) == []


def test_a_table_may_never_cover() -> None:
    driver, (ada, bo, _) = three(Settings(cover_after=None))
    driver.goes(ada)
    assert driver.table.presence.seats_to_cover(driver.now + DAY) == []
    assert driver.table.presence.wakes(driver.now) is None
    lines = driver.table.state.lines
    driver.keep(driver.table.seats.leave(bo))
    assert driver.table.state.lines == lines


def test_who_leaves_on_purpose_is_covered_at_once_and_may_come_back() -> None:
    driver, (ada, bo, _) = three()
    driver.keep(driver.table.seats.leave(ada))
    assert covered_seats(driver) == [0]
    assert driver.table.state.seats_of(ada) == [0], "the seat stays theirs"
    driver.goes(ada)
    driver.plays_on(5)
    driver.comes("the creator", "creator")
    assert covered_seats(driver) == []
    driver.keep(driver.table.seats.leave(bo))
    assert covered_seats(driver) == [1]


def test_the_last_person_who_leaves_is_waited_for() -> None:
    driver, (ada, bo, cleo) = three()
    for client in (ada, bo):
        driver.keep(driver.table.seats.leave(client))
        driver.goes(client)
    lines = driver.table.state.lines
    driver.keep(driver.table.seats.leave(cleo))
    assert driver.table.state.lines == lines
    assert covered_seats(driver) == [0, 1]


def test_nobody_is_covered_right_after_a_restart() -> None:
    driver, (_, bo, _) = three(Settings(cover_after=5))
    driver.now += DAY
    driver.restart()
    started = driver.now
    driver.keep(driver.table.seats.came(bo))
    assert driver.table.presence.seats_to_cover(driver.now) == []
    assert driver.table.presence.wakes(driver.now) == started + WAKING_SECONDS
    driver.now += WAKING_SECONDS
    assert driver.table.presence.seats_to_cover(driver.now) == [0, 2]


def test_cover_is_in_the_log() -> None:
    driver, (ada, _, _) = three()
    driver.goes(ada)
    driver.now += 60
    driver.keep(driver.table.play.cover(driver.now))
    driver.restart()
    assert covered_seats(driver) == [0]
    assert driver.table.presence.bot_turns(driver.now) == [BotTurn(0, "greedy", "cover")]


# -- clocks ----------------------------------------------------------------------------------------------


def test_no_clock_no_deadline() -> None:
    driver, _ = three()
    assert driver.table.presence.deadline(0) is None
    assert driver.table.presence.wakes(driver.now) is None


@pytest.mark.parametrize("seconds", [5, 60, 3 * DAY])
def test_a_bot_decides_when_time_is_over(seconds: int) -> None:
    driver, (_, bo, _) = three(Settings(clock=Clock(seconds)))
    table = driver.table
    began = driver.now
    assert table.presence.deadline(0) == began + seconds == table.presence.wakes(driver.now)
    assert table.presence.deadline(1) is None, "nobody's clock runs who is not asked"
    driver.now = began + seconds - 0.1
    assert table.presence.bot_turns(driver.now) == []
    driver.now = began + seconds
    assert table.presence.bot_turns(driver.now) == [BotTurn(0, "greedy", "clock")]
    assert table.presence.wakes(driver.now) == 0
    driver.somebody_decides()
    assert "# seat 1 decided by greedy@3 (time was over)\n1 predict" in driver.match.record().written()
    assert table.presence.deadline(1) == driver.now + seconds
    assert covered_seats(driver) == [], "one decision only; the seat stays with its person"
    driver.keep(table.play.decide(bo, 1, driver.any_action(1), driver.match.version(1)))


def test_a_person_may_still_decide_until_the_bot_has() -> None:
    driver, (ada, _, _) = three(Settings(clock=Clock(60)))
    driver.now += 61
    (turn,) = driver.table.presence.bot_turns(driver.now)
    driver.decides(ada, 0, "predict 3 blue")
    assert turn not in driver.table.presence.bot_turns(driver.now)


def two_decisions_in_a_row(clock: Clock) -> tuple[TableDriver, int]:
    """Wizard Dice at a moment when a seat is asked again right after it decides."""
    driver = TableDriver("wizard-dice", {"players": 2, "seer": "1", "cards": True}, Settings(clock=clock))
    clients = driver.people(2)
    driver.begins()
    while True:
        seat = driver.asked()[0]
        driver.now += 1
        action = driver.any_action(seat)
        driver.keep(driver.table.play.decide(clients[seat], seat, action, driver.match.version(seat)))
        if driver.asked() == (seat,):
            return driver, seat


def test_a_clock_per_decision_restarts_with_every_decision() -> None:
    driver, seat = two_decisions_in_a_row(Clock(60, "decision"))
    assert driver.table.presence.deadline(seat) == driver.now + 60


def test_a_clock_per_move_runs_until_somebody_else_has_to_decide() -> None:
    driver, seat = two_decisions_in_a_row(Clock(60, "move"))
    deadline = driver.table.presence.deadline(seat)
    assert deadline is not None
    assert deadline < driver.now + 60
    while driver.asked() == (seat,):
        assert driver.table.presence.deadline(seat) == deadline
        driver.now += 1
        driver.somebody_decides()
    (other,) = driver.asked()
    assert driver.table.presence.deadline(other) == driver.now + 60


def test_clocks_of_simultaneous_choices_run_side_by_side() -> None:
    driver, (_, bo, _) = secret_round(settings=Settings(clock=Clock(60)))
    table = driver.table
    asked = driver.now
    assert (table.presence.deadline(1), table.presence.deadline(2)) == (asked + 60, asked + 60)
    driver.now += 10
    driver.decides(bo, 1, "predict 2 blue")
    assert table.presence.deadline(1) is None
    assert table.presence.deadline(2) == asked + 60
    driver.now += 10
    driver.decides(bo, 1, "predict 4 green")
    assert table.presence.deadline(2) == asked + 60, "another's change of mind gives nobody time"
    driver.undoes(bo, 1)
    assert table.presence.deadline(2) == asked + 60
    driver.now = asked + 60
    assert table.presence.bot_turns(driver.now) == [BotTurn(2, "greedy", "clock")]


@pytest.mark.parametrize("per", ["decision", "move"])
def test_taking_back_gives_no_time(per: str) -> None:
    """The clock stands still while a decision is in, and goes on where it was when it is taken back."""
    clock = Clock(60) if per == "decision" else Clock(60, "move")
    driver, (ada, _, _) = three(Settings(clock=clock))
    table = driver.table
    asked = driver.now
    for thought in range(5):
        driver.now += 10
        driver.decides(ada, 0, "predict 3 blue")
        driver.now += 5
        driver.undoes(ada, 0)
        assert table.presence.deadline(0) == asked + 60 + 5 * (thought + 1)
    driver.now += 10
    assert table.presence.bot_turns(driver.now) == [BotTurn(0, "greedy", "clock")]


def test_who_comes_back_gets_a_whole_turn() -> None:
    driver, (ada, _, _) = three(Settings(clock=Clock(600), cover_after=60))
    driver.goes(ada)
    driver.now += 60
    driver.keep(driver.table.play.cover(driver.now))
    driver.now += 400
    driver.comes("the creator", "creator")
    assert driver.table.presence.deadline(0) == driver.now + 600


def test_nobodys_time_is_over_right_after_a_restart() -> None:
    driver, _ = three(Settings(clock=Clock(60)))
    driver.now += DAY
    driver.restart()
    assert driver.table.presence.bot_turns(driver.now) == []
    assert (
        driver.table.presence.deadline(0)
        == driver.now + WAKING_SECONDS
        == driver.table.presence.wakes(driver.now)
    )
    driver.now += WAKING_SECONDS
    assert driver.table.presence.bot_turns(driver.now) == [BotTurn(0, "greedy", "clock")]


def test_a_short_clock_is_no_longer_after_a_restart() -> None:
    driver, _ = three(Settings(clock=Clock(5)))
    driver.now += 100
    driver.restart()
    assert driver.table.presence.deadline(0) == driver.now + 5


def test_a_game_that_everybody_left_is_played_by_the_clock_to_its_end() -> None:
    driver, clients = three(Settings(clock=Clock(3 * DAY, "move"), cover_after=None))
    for client in clients:
        driver.goes(client)
    while not driver.is_in(OVER):
        wakes = driver.table.presence.wakes(driver.now)
        assert wakes is not None
        driver.now = max(driver.now, wakes)
        for turn in driver.table.presence.bot_turns(driver.now)[:1]:
            driver.bot_decides(turn)
    assert driver.table.presence.wakes(driver.now) is None


def test_a_bots_seat_has_no_time_to_lose() -> None:
    driver = TableDriver("wizard-dice", {"players": 2, "seer": "1"}, Settings(clock=Clock(60)))
    driver.sits(driver.creator, 1)
    driver.bots_sit()
    driver.begins()
    driver.now += DAY
    assert driver.table.presence.bot_turns(driver.now) == [BotTurn(0, "random", "bot")]
