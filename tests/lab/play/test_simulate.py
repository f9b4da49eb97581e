"""Series of games: the same whatever the number of processes, with rotated seats and paired seeds."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from conclave.bots import BotError
from conclave.core.record import parse_record
from conclave.lab.play.simulate import GameResult, Series, labels, simulate
from conclave.locale import locale


def series(*bots: str, games: int = 6, seed: int = 1, cards: bool = True) -> Series:
    return Series("wizard-dice", bots, {"players": len(bots), "cards": cards}, games, seed)


def timeless(results: list[GameResult]) -> list[GameResult]:
    return [replace(result, seconds=(), slowest=()) for result in results]


def test_the_number_of_processes_does_not_matter() -> None:
    played = series("greedy", "random", "random", games=11)
    alone = timeless(list(simulate(played, jobs=1)))
    assert [result.number for result in alone] == list(range(1, 12))
    assert timeless(list(simulate(played, jobs=2))) == alone


def test_seeds_matter() -> None:
    assert timeless(list(simulate(series("random", "random")))) != timeless(
        list(simulate(series("random", "random", seed=2)))
    )


def test_more_games_begin_like_fewer() -> None:
    fewer = timeless(list(simulate(series("random", "random", games=3))))
    assert timeless(list(simulate(series("random", "random", games=7))))[:3] == fewer


def test_every_bot_sits_in_every_seat_with_the_same_dice() -> None:
    results = list(simulate(series("greedy", "random", "random", games=12)))
    for bot in range(3):
        assert Counter(result.seats[bot] for result in results) == {0: 4, 1: 4, 2: 4}
    for deal in range(4):
        rotations = results[3 * deal : 3 * deal + 3]
        assert len({result.seats for result in rotations}) == 3
        first_chances = {parse_record(result.record).entries[:2][0] for result in rotations}
        assert len(first_chances) == 1
    neighbours = {(result.seats[1] - result.seats[0]) % 3 for result in results}
    assert neighbours == {1, 2}, "who sits next to whom has to change too"


def test_results_are_told_by_bot_and_agree_with_the_record() -> None:
    for result in simulate(series("greedy", "random", games=4)):
        record = parse_record(result.record)
        assert [record.seats[seat].player for seat in result.seats] == ["greedy@1", "random@1"]
        assert record.places is not None
        assert result.places == tuple([record.places[seat] for seat in result.seats])


def test_the_same_bot_twice_gets_two_names() -> None:
    assert labels(("greedy", "random")) == ("greedy", "random")
    assert labels(("greedy", "random", "greedy")) == ("greedy #1", "random", "greedy #2")
    assert labels(("a/my_bot.py:Bot", "a/my_bot.py:Bot")) == ("my_bot.py:Bot #1", "my_bot.py:Bot #2")
    assert labels(("a/my_bot.py:Bot", "b/my_bot.py:Bot")) == ("a/my_bot.py:Bot", "b/my_bot.py:Bot")


FAILING = """
from conclave import bots

class Late(bots.Bot):
    def decide(self, view, legal):
        if view.round == 3:
            raise RuntimeError("three is too many")
        return legal[0]

class Unready(bots.Bot):
    def __init__(self, game, seat, source):
        raise RuntimeError("not today")
"""


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize(
    ("name", "expected"),
    [("Late", "three is too many (failing.py:7)"), ("Unready", "not today (failing.py:12)")],
)
def test_a_failing_bot_ends_the_series_with_its_name_and_the_game(
    tmp_path: Path, jobs: int, name: str, expected: str
) -> None:
    file = tmp_path / "failing.py"
    file.write_text(FAILING)
    with pytest.raises(BotError) as failed:
        list(simulate(series("random", f"{file}:{name}", games=20), jobs))
    sentence = locale("en").say(failed.value.reason)
    assert sentence == f"Game 1: The bot failing.py:{name} failed: RuntimeError: {expected}"


def test_a_process_that_dies_is_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "deadly.py"
    file.write_text(
        "import os\nfrom conclave import bots\n"
        "class Deadly(bots.Bot):\n    def decide(self, view, legal):\n        os._exit(1)\n"
    )
    with pytest.raises(BotError) as failed:
        list(simulate(series("random", f"{file}:Deadly"), jobs=2))
    sentence = locale("en").say(failed.value.reason)
    assert sentence == "Game 1: The bot deadly.py:Deadly ended the process it played in (exit code 1)."


def test_a_bot_that_is_not_there_is_refused_before_any_game() -> None:
    with pytest.raises(BotError, match="bots-unknown"):
        next(simulate(series("random", "merlin"), jobs=2))
