"""Whatever a bot does, it loses that game, the reason is told, and the run goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

from conclave.bots.registry import BotError
from conclave.core.options import Value
from conclave.lab.arena.figures import ArenaFigures, figures_of
from conclave.lab.arena.run import RunPlan, run
from conclave.lab.play.deals import RunSpec
from conclave.lab.play.worker import BotLimits
from conclave.locale import locale

BOTS = '''
import asyncio
import inspect
import os
import re
import sys
import time

from conclave import bots


class Raises(bots.Bot):
    def decide(self, view, legal):
        if view.round == 2:
            raise RuntimeError("two is too many")
        return legal[0]


class Unready(bots.Bot):
    def __init__(self, game, seat, source):
        raise ValueError("not today")


class Illegal(bots.Bot):
    def decide(self, view, legal):
        return -1


class Nothing(bots.Bot):
    def decide(self, view, legal):
        return None


class Sleeps(bots.Bot):
    def decide(self, view, legal):
        time.sleep(1000)


class Native(bots.Bot):
    """Never comes back from native code, where no exception and no signal handler gets in."""

    def decide(self, view, legal):
        return re.match("(a+)+$", "a" * 60 + "b")


class Exits(bots.Bot):
    def decide(self, view, legal):
        os._exit(3)


class Hoards(bots.Bot):
    kept = []

    def decide(self, view, legal):
        while True:
            self.kept.append(bytearray(10_000_000))


class Cancels(bots.Bot):
    """As a bot with asyncio inside may do: this is no Exception."""

    def decide(self, view, legal):
        raise asyncio.CancelledError


class Interrupts(bots.Bot):
    def decide(self, view, legal):
        raise KeyboardInterrupt


class Unspeakable(bots.Bot):
    class Wrong(Exception):
        def __str__(self):
            raise RuntimeError

    def decide(self, view, legal):
        raise self.Wrong


class Surrogate(bots.Bot):
    def decide(self, view, legal):
        raise ValueError("\\ud800\\x1b[31m oh")


class Odd(bots.Bot):
    class Answer:
        def __index__(self):
            raise RuntimeError

        __repr__ = __index__

    def decide(self, view, legal):
        return self.Answer()


class Narrow(bots.Bot):
    """Leaves the others little room to call anything, if nobody clears up behind it."""

    def decide(self, view, legal):
        sys.setrecursionlimit(len(inspect.stack()) + 5)
        return legal[0]


class Closes(bots.Bot):
    def decide(self, view, legal):
        os.closerange(3, 200)
        return legal[0]


class Doubles(bots.Bot):
    """Lets a copy of the process play on as well. It loses nothing, and nothing comes twice."""

    def decide(self, view, legal):
        if view.round == 1:
            os.fork()
        return legal[0]


class Prints(bots.Bot):
    """Does no harm, though it writes where results might be expected."""

    def decide(self, view, legal):
        print("{")
        return legal[0]


class Takes(bots.Bot):
    """Takes nearly all the memory there is, and keeps it."""

    kept = []

    def decide(self, view, legal):
        if not self.kept:
            self.kept.append(bytearray(220_000_000))
        return legal[0]


class Needs(bots.Bot):
    """Needs some memory for a moment, as many bots do."""

    def decide(self, view, legal):
        if view.round == 2:
            bytearray(100_000_000)
        return legal[0]
'''
PATIENT = BotLimits(seconds=60, megabytes=300)
HASTY = BotLimits(seconds=2, megabytes=300)
SENTENCES = {
    "Raises": "The bot bad.py:Raises failed: RuntimeError: two is too many (bad.py:15)",
    "Unready": "The bot bad.py:Unready failed: ValueError: not today (bad.py:21)",
    "Cancels": "The bot bad.py:Cancels failed: CancelledError (bad.py:",
    "Interrupts": "The game couldn't continue after what the bot bad.py:Interrupts did: KeyboardInterrupt",
    "Unspeakable": "The bot bad.py:Unspeakable failed: Wrong (bad.py:",
    "Surrogate": "The bot bad.py:Surrogate failed: ValueError: ??[31m oh (bad.py:",
    "Odd": "The bot bad.py:Odd answered Answer, which isn't an action",
    "Closes": "The process running the bot bad.py:Closes died every time the bot was asked.",
    "Illegal": "The bot bad.py:Illegal made an illegal move.",
    "Nothing": "The bot bad.py:Nothing answered None, which isn't an action",
    "Sleeps": "The bot bad.py:Sleeps took more than 2 s for a decision.",
    "Native": "The bot bad.py:Native took more than 2 s for a decision.",
    "Exits": "The bot bad.py:Exits ended the process it played in (exit code 3).",
    "Hoards": "The bot bad.py:Hoards used up the memory allowed for a game (300 MB).",
}
HARMLESS = ("Prints", "Doubles", "Narrow")


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("bots") / "bad.py"
    path.write_text(BOTS)
    return path


def plan(file: Path, *opponents: tuple[str, ...], games: int = 0, limits: BotLimits = PATIENT) -> RunPlan:
    """A table for each of the bad bots, with somebody else."""
    line_ups = tuple(
        [tuple([f"{file}:{name}" if name[0].isupper() else name for name in names]) for names in opponents]
    )
    options: dict[str, Value] = {"players": len(line_ups[0]), "cards": False}
    run_spec = RunSpec("wizard-dice", line_ups, options, 1)
    return RunPlan(run_spec, games or len(line_ups) * len(line_ups[0]), 2, limits)


@pytest.fixture(scope="module")
def played(file: Path) -> dict[str, ArenaFigures]:
    """Those that never answer have little time, the others plenty: machines may be busy."""
    slow = ("Sleeps", "Native")
    quick = [name for name in (*SENTENCES, *HARMLESS) if name not in slow]
    figures = {}
    for names, limits in ((slow, HASTY), (quick, PATIENT)):
        made = plan(file, *[("random", name) for name in names], limits=limits)
        results = run(made).results
        assert [result.number for result in results] == list(range(1, made.games + 1))
        figures.update(dict.fromkeys(names, figures_of(made, results)))
    return figures


@pytest.mark.parametrize("name", SENTENCES)
def test_it_comes_last_and_the_reason_is_told(played: dict[str, ArenaFigures], name: str) -> None:
    figures = played[name]
    own = next(bot for bot in figures.bots if bot.bot == f"bad.py:{name}")
    assert (own.win_share.value, own.forfeits, own.games) == (0.0, 2, 2)
    reasons = [locale("en").say(each.reason) for each in figures.forfeits if each.bot == own.bot]
    assert len(reasons) == 2
    assert all(reason.startswith(SENTENCES[name]) for reason in reasons), reasons


@pytest.mark.parametrize("name", HARMLESS)
def test_a_bot_that_does_no_harm_loses_nothing(played: dict[str, ArenaFigures], name: str) -> None:
    own = next(bot for bot in played[name].bots if bot.bot == f"bad.py:{name}")
    assert (own.games, own.forfeits) == (2, 0)


def test_who_took_the_memory_is_to_blame_not_who_missed_it(file: Path) -> None:
    results = run(plan(file, ("Needs", "Takes"))).results
    assert [[place for place, _ in result.forfeits] for result in results] == [[1], [1]]


def test_the_others_keep_their_places_among_themselves(file: Path) -> None:
    results = run(plan(file, ("greedy", "Illegal", "random", "greedy"), games=4)).results
    for result in results:
        assert result.places[1] == 4
        others = [result.places[place] for place in (0, 2, 3)]
        points = [result.points[place] for place in (0, 2, 3)]
        assert sorted(others)[0] == 1
        assert max(others) <= 3
        assert points[others.index(1)] == max(points)


def test_two_bad_bots_at_one_table_both_lose(file: Path) -> None:
    (result, *_) = run(plan(file, ("Illegal", "random", "Raises"), games=1)).results
    assert result.places == (2, 1, 2)
    assert sorted([place for place, _ in result.forfeits]) == [0, 2]


@pytest.mark.parametrize(
    ("trick", "key"), [("os._exit(1)", "bots-process-died"), ("raise OSError", "bots-file-fails")]
)
def test_a_file_that_fails_only_elsewhere_is_one_sentence(tmp_path: Path, trick: str, key: str) -> None:
    """It could be loaded here; in the other process it does not even get to the table."""
    path = tmp_path / "tricky.py"
    path.write_text(
        "import multiprocessing, os\nfrom conclave import bots\n"
        f"if multiprocessing.parent_process():\n    {trick}\n"
        "class Bot(bots.Bot):\n    pass\n"
    )
    run_spec = RunSpec("wizard-dice", (("random", f"{path}:Bot"),), {"players": 2}, 1)
    with pytest.raises(BotError, match=key):
        run(RunPlan(run_spec, 2))
