"""Who can sit down: bots by name, file, class and object, with their names, chance and mistakes."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

import conclave
from conclave import View
from conclave.bots import Bot as EngineBot

IN_A_FILE = """
import conclave
from conclave import Bot

class Mine(conclave.Bot):
    def choose(self, view):
        assert view.players == 2
        return view.legal.sample(self.random)

class Older(conclave.bots.Bot):
    def decide(self, view, legal):
        return legal[0]

class NotOne:
    pass

class Junk(conclave.Bot):
    def choose(self, view):
        return "fly away"
"""


class First(conclave.Bot):
    version = 3

    def choose(self, view: View) -> conclave.Action:
        return view.legal[0]


class Older(EngineBot):
    def decide(self, view: Any, legal: Any) -> int:
        first: int = legal[0]
        return first


class Chancer(conclave.Bot):
    def choose(self, view: View) -> conclave.Action:
        return view.legal.sample(self.random)


def named(name: str, answer: Any, **attributes: Any) -> type[conclave.Bot]:
    """A class that always answers the same, or what a function makes of the view."""
    choose = lambda self, view: answer(view) if callable(answer) else answer  # noqa: E731, ARG005
    return type(name, (conclave.Bot,), {"choose": choose, **attributes})


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "mine.py"
    path.write_text(IN_A_FILE)
    return str(path)


# -- both kinds of bots, everywhere --------------------------------------------------------------------------


def test_a_bot_in_a_file_plays_wherever_a_name_does(file: str) -> None:
    for name in ("Mine", "Older"):
        bot = f"{file}:{name}"
        result = conclave.play("wizard-dice", [bot, "random"], seed=1)
        assert result.names == (f"mine.py:{name}", "random")
        assert result.record == conclave.play("wizard-dice", [bot, "random"], seed=1).record
        view = conclave.game("wizard-dice").start(players=2, seer="1").view(0)
        assert conclave.bot("wizard-dice", bot, seed=1).choose(view) in view.legal
        seated = conclave.play("wizard-dice", [conclave.bot("wizard-dice", bot), "random"], seed=1)
        assert seated.record == result.record
    several = [conclave.simulate("ciub", [f"{file}:Mine", "random"], games=4, seed=1, jobs=n) for n in (1, 2)]
    assert several[0].records == several[1].records


def test_bots_of_the_engine_sit_down_as_classes_and_objects() -> None:
    from conclave.core.source import Bits

    game = conclave.game("ciub")
    by_class = conclave.play(game, [Older, "random"], seed=1)
    assert by_class.names == ("Older", "random")
    made = Older(game._game, 0, Bits(Random(1).getrandbits))
    assert conclave.play(game, [made, "random"], seed=1).record == by_class.record
    for mistake in (
        lambda: conclave.play(game, ["random", made]),
        lambda: conclave.play("wizard-dice", [made, "random"]),
        lambda: conclave.simulate(game, [made, "random"]),
    ):
        with pytest.raises(conclave.InvalidValue, match="This Older was made for one seat of one game"):
            mistake()
    assert conclave.simulate(game, [Older, "random"], games=2, seed=1).bots[0].name == "Older"


def test_a_file_tells_what_a_bot_is(file: str) -> None:
    with pytest.raises(
        conclave.UnknownName, match=r"NotOne in .* isn't a bot. .* subclass of conclave\.Bot\."
    ):
        conclave.bot("ciub", f"{file}:NotOne")
    with pytest.raises(conclave.UnknownName, match="It has Mine, Older, Junk"):
        conclave.bot("ciub", f"{file}:Bot")


# -- names ---------------------------------------------------------------------------------------------------


def test_bots_of_one_name_are_different_bots() -> None:
    last = named("First", lambda view: view.legal[-1])
    simulation = conclave.simulate("wizard-dice", [First, last], games=2, seed=1)
    assert [bot.name for bot in simulation.bots] == ["First #1", "First #2"]
    assert "seat 1 First@3 First #1" in str(simulation.records[1])
    told = [entry for record in simulation.records for entry in record.entries if "predict" in entry]
    assert len({entry[2:] for entry in told[:2]}) == 2
    same = conclave.simulate("wizard-dice", [First, First], games=2, seed=1)
    assert same.records[0].entries != simulation.records[0].entries


def test_an_own_bot_may_have_the_name_of_another() -> None:
    own = named("random", lambda view: view.legal[0])
    line_ups: list[list[conclave.BotLike]] = [[own, "random"], ["random", own]]
    for bots in line_ups:
        mixed = conclave.simulate("wizard-dice", bots, games=2, seed=1)
        assert [bot.name for bot in mixed.bots] == ["random #1", "random #2"]
        plain = conclave.simulate("wizard-dice", ["random", "random"], games=2, seed=1)
        assert mixed.results[0].points != plain.results[0].points


def test_two_objects_of_a_class_are_two_bots() -> None:
    class Chosen(conclave.Bot):
        def __init__(self, place: int) -> None:
            self.place = place

        def choose(self, view: View) -> conclave.Action:
            return view.legal[self.place]

    simulation = conclave.simulate("wizard-dice", [Chosen(0), Chosen(-1)], games=2, seed=1)
    first, last = simulation.bots
    assert first.mean_points != last.mean_points


def test_a_name_is_one_word_in_records() -> None:
    record = conclave.play("wizard-dice", [named("My Bot", lambda view: view.legal[0]), "random"]).record
    assert record.players == ("My_Bot", "random")


# -- chance --------------------------------------------------------------------------------------------------


def test_a_seed_is_a_number_nothing_or_a_source() -> None:
    bots: list[conclave.BotLike] = [Chancer, "random"]
    result = conclave.play("wizard-dice", bots, seed=Random(4))
    assert conclave.play("wizard-dice", bots, seed=Random(4)).record == result.record
    assert conclave.play("wizard-dice", bots, seed=result.seed).record == result.record
    unseeded = conclave.play("wizard-dice", bots)
    assert conclave.play("wizard-dice", bots, seed=unseeded.seed).record == unseeded.record
    simulation = conclave.simulate("wizard-dice", bots, games=2, seed=Random(4))
    assert conclave.simulate("wizard-dice", bots, games=2, seed=simulation.seed).records == simulation.records


def test_a_bot_that_is_seated_takes_its_chance_from_the_game() -> None:
    records = {
        conclave.play(
            "wizard-dice", [conclave.bot("wizard-dice", "random", seed=seed), "random"], seed=1
        ).record
        for seed in (1, 99)
    }
    assert len(records) == 1


# -- mistakes ------------------------------------------------------------------------------------------------

GREEDY: Any = conclave.bot("ciub", "greedy")
POSITION: Any = conclave.game("ciub").start(players=2)


def raising(self: object) -> None:
    raise ZeroDivisionError("nothing to divide by")


UNREADY: Any = named("Unready", None, __init__=raising)
FOREIGN = named("Foreign", conclave.game("ciub").parse("pass"))
JUNK, RASH = named("Junk", "fly away"), named("Rash", "leave")
ODD = named("Odd", "leave", version="x y")
FAILED, WRONG = conclave.BotFailed, conclave.InvalidValue


@pytest.mark.parametrize("run", [conclave.play, conclave.simulate])
@pytest.mark.parametrize(
    ("bots", "options", "error", "sentence"),
    [
        (
            [UNREADY, "random"],
            {},
            conclave.BotFailed,
            "Unready@1 failed: ZeroDivisionError: nothing to divide",
        ),
        (
            [named("Junk", "fly away"), "random"],
            {},
            conclave.BotFailed,
            "Junk@1 answered 'fly away', which isn't",
        ),
        ([FOREIGN, "random"], {}, FAILED, "pass is an action of ciub, not of wizard-dice."),
        (
            [RASH, "random"],
            {},
            conclave.BotFailed,
            "illegal move. It is time to predict. (WD-1)",
        ),
        ([GREEDY, "random"], {}, WRONG, "This greedy plays ciub, not wizard-dice."),
        (
            [ODD, "random"],
            {},
            conclave.InvalidValue,
            "must be a whole number, not 'x y'",
        ),
        (["random", "random"], {"players": 5}, conclave.InvalidOption, "players is 5, but 2 bots were given"),
        (["random", "random"], {"sed": 5}, conclave.UnknownName, "Did you mean 'seed'?"),
        (["random", "random"], {"seed": "5"}, TypeError, "a whole number or None, not a str"),
    ],
)
def test_a_mistake_is_the_same_in_one_game_and_in_many(
    run: Any, bots: Any, options: Any, error: type[Exception], sentence: str
) -> None:
    with pytest.raises(error) as raised:
        run("wizard-dice", bots, **options)
    assert isinstance(raised.value, conclave.ConclaveError)
    assert sentence in str(raised.value)


def test_players_may_be_said_if_it_is_true() -> None:
    assert conclave.play("ciub", ["random", "random"], seed=1, players=2).seed == 1


def test_words_that_simulate_takes_are_offered() -> None:
    with pytest.raises(conclave.UnknownName, match=r"Did you mean 'games'\?"):
        conclave.simulate("ciub", ["random", "random"], gmes=3)


def test_a_bot_chooses_from_views_of_its_game(file: str) -> None:
    with pytest.raises(conclave.InvalidType, match=r"not from a Position: use position\.view\(seat\)"):
        GREEDY.choose(POSITION)
    with pytest.raises(conclave.InvalidValue, match=r"use position\.view\(seat\)"):
        GREEDY.choose(POSITION.view())
    view = conclave.game("wizard-dice").start(players=2, seer="1").view(0)
    with pytest.raises(conclave.InvalidValue, match="This greedy plays ciub, not wizard-dice"):
        GREEDY.choose(view)
    with pytest.raises(conclave.BotFailed, match="answered 'fly away'"):
        conclave.bot("wizard-dice", f"{file}:Junk").choose(view)
