"""The bot that searches any game: what it finds, what it draws, and that only its budget limits it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

import pytest
from tests.bots.conftest import decisions, luck
from tests.search.games import Nim, scripted_position

from conclave.bots import BotError, find_bot
from conclave.bots.answers import ask
from conclave.bots.search_bot import SearchBot, WinsAndMargins, margins_of
from conclave.core import Decide, Game, Listed, Over, Position, Source, Text
from conclave.core.pending import Pending
from conclave.core.record import Seat
from conclave.lab.play.playout import play_out
from conclave.locale import locale
from conclave.registry import GAMES
from conclave_dash.game import GAME as DASH
from conclave_dash.game import DashView

STEADY, WILD = DASH.parse("throw steady"), DASH.parse("throw wild")


class Imagined(Game):
    """A game that imagines what it is told to, and counts how often."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.roots = 0

    def imagine(self, view: object, source: Source) -> Position:
        self.roots += 1
        return self.position.clone()


def searcher(game: Game, budget: int = 100, seat: int = 0, seed: int = 1) -> SearchBot:
    bot = find_bot("dash", f"searcher:{budget}")(game, seat, luck(seed))
    assert isinstance(bot, SearchBot)
    return bot


def over(points: tuple[int, ...], places: tuple[int, ...]) -> Over:
    return Over(places, points, Text("over", {}))


@pytest.mark.parametrize(
    ("scores", "best"),
    [((18, 19), STEADY), ((15, 19), WILD), ((18, 19, 19), STEADY), ((13, 19, 18, 17), WILD)],
)
def test_it_wins_where_it_can(scores: tuple[int, ...], best: int) -> None:
    """One throw from the end: a steady two is enough, or only a wild seven is."""
    for seed in range(5):
        bot = searcher(DASH, budget=200, seed=seed)
        assert bot.decide(DashView(scores), Listed((STEADY, WILD))) == best


@pytest.mark.parametrize("matches", [5, 6, 7])
def test_it_finds_a_line_of_play(matches: int) -> None:
    assert searcher(Imagined(Nim(matches)), 400).decide(None, Listed((1, 2, 3))) == matches % 4


def test_one_option_is_answered_at_once() -> None:
    game = Imagined(Nim(5))
    assert searcher(game).decide(None, Listed((3,))) == 3
    assert game.roots == 0


@pytest.mark.parametrize(("budget", "roots"), [(1, 1), (20, 20), (500, 32)])
def test_it_imagines_several_times_what_it_cannot_see(budget: int, roots: int) -> None:
    game = Imagined(Nim(5))
    searcher(game, budget).decide(None, Listed((1, 2, 3)))
    assert game.roots == roots


def test_what_is_chosen_in_secret_cannot_be_foreseen() -> None:
    """Matching pennies: who always took what was visited most would lose every time to whoever knows it."""

    def script(history: tuple[int, ...]) -> Pending | list[float]:
        if not history:
            return Decide((0, 1))
        first = history[0] == history[1]
        return over((int(first), int(not first)), (1, 2) if first else (2, 1))

    for seat in range(2):
        game = Imagined(scripted_position(script, 0, 1))
        answers = Counter(searcher(game, 50, seat, seed).decide(None, Listed((0, 1))) for seed in range(200))
        assert 50 < answers[0] < 150


def test_a_secret_choice_is_drawn_by_its_visits() -> None:
    """The better choice is taken most of the time, but not always: that is what being drawn means."""

    def script(history: tuple[int, ...]) -> Pending | list[float]:
        if not history:
            return Decide((0, 1))
        points = (history[0], history[1])
        best = max(points)
        return over(points, tuple([1 if own == best else 2 for own in points]))

    game = Imagined(scripted_position(script, 0, 1))
    answers = Counter(searcher(game, 30, 0, seed).decide(None, Listed((0, 1))) for seed in range(200))
    assert answers[1] > 110
    assert answers[0] > 0


@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.name)
def test_the_budget_is_all_that_limits_it(game: Game) -> None:
    """The same view, seed and budget give the same answer; it plays at every number of players."""
    for players in (2, 4):
        for number, (position, seat) in enumerate(decisions(game, {"players": players}, players)):
            legal = position.legal(seat)
            if len(legal) > 1 and number >= 6:
                break
        view: Any = position.view(seat)
        answers = {searcher(game, 6, seat, 7).decide(view, legal) for _ in range(2)}
        assert len(answers) == 1
        assert answers <= set(legal)


@pytest.mark.parametrize("players", [2, 4])
def test_it_plays_the_same_game_again_from_the_same_seed(players: int) -> None:
    def record() -> str:
        bots = [searcher(DASH, 8, seat, seat) for seat in range(players)]
        seats = [Seat("searcher:8@1", str(seat)) for seat in range(players)]
        return play_out(DASH, DASH.configure({"players": players}), bots, seats, luck(5)).record.written()

    assert record() == record()


def test_a_game_that_imagines_nothing_fails_as_bots_fail() -> None:
    @dataclass(frozen=True)
    class Nothing:
        pass

    bot = searcher(Game())
    with pytest.raises(BotError) as failed:
        ask(bot, "searcher:100@1", Nothing(), Listed((1, 2)), lambda _: None)
    assert failed.value.reason.key == "bots-raised"
    assert "searcher:100@1" in locale("en").say(failed.value.reason)


# -- what a playout is worth ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("points", "places", "margins"),
    [
        ((7, 4), (1, 2), [3, -3]),
        ((7, 4, 9), (2, 3, 1), [-2, -5, 2]),
        ((4, 7), (1, 2), [3, -3]),  # few points are good
        ((5, 5), (1, 2), [0, 0]),
        ((5, 5), (1, 1), [0, 0]),
        ((5,), (1,), [0]),
    ],
)
def test_margins(points: tuple[int, ...], places: tuple[int, ...], margins: list[int]) -> None:
    assert margins_of(over(points, places)) == margins


def ended(points: tuple[int, ...], places: tuple[int, ...]) -> Position:
    return scripted_position(lambda _: over(points, places), 0)


def test_a_win_counts_and_so_does_how_clear_it_is() -> None:
    valuation = WinsAndMargins()
    close = valuation.worth(ended((10, 8), (1, 2)), luck(1))
    clear = valuation.worth(ended((30, 8), (1, 2)), luck(1))
    assert 0.0 <= clear[1] < close[1] < 0.5 < close[0] < clear[0] <= 1.0


def test_where_nobody_has_points_only_the_win_counts() -> None:
    assert WinsAndMargins().worth(ended((0, 0), (2, 1)), luck(1)) == [0.0, 1.0]


def test_a_coin_of_another_size_makes_no_difference() -> None:
    worths = [WinsAndMargins().worth(ended((10 * size, 8 * size), (1, 2)), luck(1)) for size in (1, 1000)]
    assert worths[0] == worths[1]
