"""The figures of a run, by hand."""

from __future__ import annotations

import pytest
from tests.lab.arena.made_up_games import plan, result

from conclave.core.text import text
from conclave.lab.arena.figures import figures_of


def test_shared_wins_points_and_times() -> None:
    made = plan()
    figures = figures_of(made, [result(made, 1, (10, 10)), result(made, 2, (30, 4))])
    greedy, random = figures.bots
    assert (greedy.win_share.value, random.win_share.value) == (0.75, 0.25)
    assert greedy.points is not None
    assert random.points is not None
    assert (greedy.points.value, random.points.value) == (20, 7)
    assert (greedy.mean_place, random.mean_place) == (1.0, 1.5)
    assert greedy.ms_per_decision == pytest.approx(50)
    assert greedy.slowest_ms == pytest.approx(100)
    assert (figures.points.mean, figures.lead.mean) == (13.5, 13)
    assert figures.rounds is not None
    assert (figures.rounds.mean, figures.decisions.mean) == (8, 20)
    assert [(kind.kind, kind.winners, kind.others) for kind in figures.kinds] == [("cast", 7 / 3, 3.0)]


def test_meetings_count_places_not_wins() -> None:
    """Three at a table: second place is ahead of third."""
    made = plan(("greedy", "random", "adept"), 3)
    figures = figures_of(made, [result(made, 1, (30, 20, 10)), result(made, 2, (30, 20, 20))])
    ahead = {(meeting.bot, meeting.other): meeting.ahead.value for meeting in figures.meetings}
    assert ahead["greedy", "adept"] == 1.0
    assert ahead["random", "adept"] == 0.75
    assert ahead["adept", "random"] == 0.25
    assert len(ahead) == 6


def test_who_had_no_game_yet_is_named() -> None:
    made = plan(("greedy", "random", "adept"), 2, games=1)
    figures = figures_of(made, [result(made, 1, (30, 20))])
    assert ([bot.bot for bot in figures.bots], figures.absent) == (["greedy", "random"], ("adept",))


def test_one_against_three_counts_a_share_for_each_seat() -> None:
    made = plan(("greedy", "random", "random", "random"), 4)
    games = [result(made, number, (9, 1, 2, 3) if number < 3 else (1, 9, 2, 3)) for number in range(1, 5)]
    figures = figures_of(made, games)
    assert [bot.bot for bot in figures.bots] == ["greedy", "random"]
    (table,) = figures.tables
    assert table.line_up == ("greedy", "random", "random", "random")
    assert table.win_shares["greedy"].value == 0.5
    assert table.win_shares["random"].value == pytest.approx(1 / 6)
    assert (table.win_shares["greedy"].observations, table.win_shares["random"].observations) == (4, 12)


def test_seats_are_counted_apart_from_bots() -> None:
    made = plan()
    games = []
    for number in range(1, 5):  # the first seat always wins
        seats = made.run_spec.seats(number)
        games.append(result(made, number, (5, 1) if seats[0] == 0 else (1, 5)))
    figures = figures_of(made, games)
    assert [seat.win_share.value for seat in figures.seats] == [1.0, 0.0]
    assert [seat.points.value for seat in figures.seats] == [5.0, 1.0]
    assert [bot.win_share.value for bot in figures.bots] == [0.5, 0.5]


def test_a_forfeit_is_a_loss_but_its_points_are_nobodys() -> None:
    made = plan()
    reason = text("lab-bot-late", bot="random", seconds="60")
    games = [result(made, 1, (3, 50), ((1, reason),)), result(made, 2, (7, 9))]
    figures = figures_of(made, games)
    greedy, random = figures.bots
    assert (greedy.win_share.value, random.win_share.value) == (0.5, 0.5)
    assert random.points is not None
    assert (random.points.value, random.forfeits) == (9, 1)
    assert [(each.game, each.bot, each.reason) for each in figures.forfeits] == [(1, "random", reason)]


def test_a_bot_that_has_only_failed_has_no_points() -> None:
    made = plan()
    reason = text("lab-bot-late", bot="random", seconds="60")
    games = [result(made, 1, (3, 50), ((1, reason),)), result(made, 2, (7, 90), ((1, reason),))]
    _, random = figures_of(made, games).bots
    assert (random.points, random.points_spread, random.actions, random.uses) == (None, None, {}, {})
    assert (random.games, random.forfeits, random.win_share.value) == (2, 2, 0.0)


def test_what_users_of_a_spell_have_more_than_others() -> None:
    """In every deal the user of a spell wins one game more, with ten points more."""
    made = plan(games=24)
    games = []
    for number in range(1, 25):
        uses: tuple[dict[str, tuple[int, int]], ...] = ({"cast leap": (2, 0)}, {})
        games.append(result(made, number, (30, 20) if number % 2 else (25, 35), uses=uses))
    (use,) = figures_of(made, games).uses
    assert (use.use, use.players, use.part_of_players, use.times) == ("cast leap", 24, 0.5, 2)
    assert use.win_share.value == 0.5
    assert use.more_wins.value == 0.0
    assert use.more_wins.interval == pytest.approx((0.0, 0.0))  # each deal has one win for either
    assert use.points.value == 27.5
    assert use.more_points.value == 0.0
    assert use.points_at_once is None
    assert not use.everybodys
