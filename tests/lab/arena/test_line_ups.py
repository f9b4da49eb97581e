"""Who meets whom: balanced, and as the bots were named where that says it all."""

from __future__ import annotations

from collections import Counter

import pytest

from conclave.lab.arena.line_ups import line_ups
from conclave.lab.arena.problem import ArenaError
from conclave.lab.play.deals import RunSpec


def test_as_many_bots_as_players_are_one_table() -> None:
    assert line_ups(("a", "b", "b", "b"), 4) == (("a", "b", "b", "b"),)


def test_more_bots_meet_in_every_combination() -> None:
    assert line_ups("abc", 2) == (("a", "b"), ("a", "c"), ("b", "c"))
    assert len(line_ups("abcde", 3)) == 10


def test_fewer_bots_sit_down_in_every_mixture() -> None:
    assert line_ups("ab", 3) == (("a", "a", "b"), ("a", "b", "b"))
    assert line_ups("a", 3) == (("a", "a", "a"),)


@pytest.mark.parametrize(("bots", "players"), [("abc", 2), ("abcd", 3), ("ab", 4), ("abc", 5)])
def test_every_bot_has_as_many_seats_as_any_other(bots: str, players: int) -> None:
    seats = Counter([bot for line_up in line_ups(bots, players) for bot in line_up])
    assert len(set(seats.values())) == 1


def test_a_bot_named_twice_is_for_one_table_only() -> None:
    with pytest.raises(ArenaError) as refused:
        line_ups(("a", "b", "b"), 2)
    assert refused.value.reason.arguments["bot"] == "b"


def test_one_bot_in_all_seats_plays_another_game_each_time() -> None:
    """Moved on by one seat it would play the same game again."""
    run_spec = RunSpec("wizard-dice", line_ups("a", 3), {}, 1, rotates=False)
    assert [run_spec.deal_of(number) for number in (1, 2, 3)] == [0, 1, 2]
    assert len({run_spec.seed_of(number, "dice") for number in (1, 2, 3)}) == 3


def test_line_ups_take_turns_and_every_bot_sits_in_every_seat() -> None:
    run_spec = RunSpec("wizard-dice", line_ups("abc", 2), {}, 1)
    played = [run_spec.line_up_of(number) for number in range(1, 13)]
    assert Counter(played) == {("a", "b"): 4, ("a", "c"): 4, ("b", "c"): 4}
    for deal in range(6):
        seats = [tuple(run_spec.seats(2 * deal + game)) for game in (1, 2)]
        assert sorted(seats) == [(0, 1), (1, 0)]
