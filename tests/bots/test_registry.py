"""Bots by name and by file, and one clear sentence for what cannot sit down."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from conclave.bots import Bot, BotError, UnknownBot, bot_label, bot_names, find_bot, load_bot
from conclave.bots.answers import ask, create
from conclave.bots.registry import MOST_BUDGET, is_own, short_name
from conclave.core.source import Bits
from conclave.locale import locale
from conclave.registry import GAMES

HEAD = "from conclave import bots\n"
OWN = HEAD + "class Mine(bots.Bot):\n    def decide(self, view, legal):\n        return legal[0]\n"


def refusal(error: BotError) -> str:
    sentence = locale("en").say(error.reason)
    assert "\n" not in sentence
    return sentence


@pytest.fixture
def own(tmp_path: Path) -> Path:
    file = tmp_path / "my_bot.py"
    file.write_text(OWN)
    return file


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_every_bot_of_a_game_can_be_found(game: str) -> None:
    assert bot_names(game)[0] == "random"
    for name in bot_names(game):
        bot_class = find_bot(game, name)
        assert issubclass(bot_class, Bot)
        assert bot_label(name, bot_class) == f"{name}@{bot_class.version}"


def test_an_unknown_bot_is_told_those_there_are() -> None:
    with pytest.raises(UnknownBot) as unknown:
        find_bot("wizard-dice", "merlin")
    assert unknown.value.reason.key == "bots-unknown"
    sentence = refusal(unknown.value)
    assert "merlin" in sentence
    assert ", ".join(bot_names("wizard-dice")) in sentence


def test_a_budget_is_part_of_a_bots_name() -> None:
    plain, small = find_bot("ciub", "searcher"), find_bot("ciub", "searcher:25")
    assert issubclass(small, plain)
    assert (small.budget, bot_label("searcher:25", small)) == (25, "searcher:25@1")
    assert bot_label("searcher", plain) == "searcher@1"
    assert find_bot("ciub", f"searcher:{MOST_BUDGET}").budget == MOST_BUDGET
    assert not is_own("searcher:25")
    assert short_name("searcher:25") == "searcher:25"


@pytest.mark.parametrize(
    "budget", ["", "0", "x", "1e9", "1000001", "05", "-5", "+5", "5.0", "٣", "5:5", " 5"]
)
def test_a_budget_that_is_none_is_told_what_one_looks_like(budget: str) -> None:
    with pytest.raises(BotError) as refused:
        find_bot("ciub", f"searcher:{budget}")
    assert refused.value.reason.key == "bots-budget-wrong"
    sentence = refusal(refused.value)
    assert "from 1 to 1000000" in sentence
    assert "searcher:200" in sentence


def test_most_bots_take_no_budget() -> None:
    with pytest.raises(BotError) as refused:
        find_bot("wizard-dice", "random:5")
    assert refused.value.reason.key == "bots-no-budget"
    assert "write “random” without “:5”" in refusal(refused.value)
    with pytest.raises(UnknownBot):
        find_bot("wizard-dice", "merlin:5")


@pytest.mark.parametrize(
    "name", ["my_bot.py:Bot", "bots/mine:Bot", "./mine:Bot", "C:\\bots\\my_bot.py:Bot", ":Bot"]
)
def test_a_file_is_never_taken_for_a_budget(name: str) -> None:
    assert is_own(name)


def test_random_does_not_wait_for_numpy() -> None:
    program = (
        "import sys; from conclave.bots import find_bot; find_bot('wizard-dice', 'random');"
        "sys.exit('numpy' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_a_bot_of_ones_own_sits_down_by_file(own: Path) -> None:
    bot_class = load_bot(f"{own}:Mine")
    assert issubclass(bot_class, Bot)
    assert find_bot("wizard-dice", f"{own}:Mine").__name__ == "Mine"
    assert bot_label(f"{own}:Mine", bot_class) == "my_bot.py:Mine"


def test_a_public_bot_in_a_file_is_asked_with_its_view_and_says_where_it_failed(tmp_path: Path) -> None:
    file = tmp_path / "my_bot.py"
    file.write_text(
        "import conclave\nclass Mine(conclave.Bot):\n    version = 4\n    def choose(self, view):\n"
        "        return view.legal[view.players - 1] if view.seat else 1 / 0\n"
    )
    bot_class = load_bot(f"{file}:Mine")
    assert (bot_class.__name__, bot_class.version) == ("Mine", 4)
    game = GAMES.find("wizard-dice")
    for seat in (0, 1):
        position = game.start(game.configure({"players": 2, "seer": str(seat + 1)}))
        bot = create(bot_class, "mine", game, seat, Bits(Random(1).getrandbits))
        legal = position.legal(seat)
        if seat:
            assert ask(bot, "mine", position.view(seat), legal, lambda _: None) == legal[1]
        else:
            with pytest.raises(BotError) as failed:
                ask(bot, "mine", position.view(seat), legal, lambda _: None)
            assert "ZeroDivisionError: division by zero (my_bot.py:5)" in refusal(failed.value)


def test_the_name_in_a_record_is_one_word_without_folders() -> None:
    assert short_name("greedy") == "greedy"
    assert short_name("/home/ada/my bots/best\tbot.py:Bot") == "best_bot.py:Bot"


def test_dataclasses_of_the_file_work(tmp_path: Path) -> None:
    file = tmp_path / "noted.py"
    file.write_text(
        "from __future__ import annotations\nfrom dataclasses import dataclass\n" + OWN + "@dataclass\n"
        "class Note:\n    text: str\n"
    )
    assert load_bot(f"{file}:Mine").__name__ == "Mine"


@pytest.mark.parametrize(
    ("content", "class_name", "expected"),
    [
        (None, "Mine", "There is no file"),
        (OWN, "Other", "It has Mine."),
        (HEAD + "from conclave.bots import Bot\n", "Bot", "contains no bot"),
        ("from conclave.bots import Bot\n" + OWN, "Bot", "It has Mine."),
        (OWN + "Thing = 5\n", "Thing", "Thing in"),
        (OWN + "class Thing: pass\n", "Thing", "Thing in"),
        ("from conclave import Bot\n", "Bot", "subclass of conclave.Bot."),
        ("from conclave import Bot\nclass Mine(Bot): pass\n", "Bot", "It has Mine."),
        ("", "Mine", "contains no bot"),
        ("import no_such_module\n", "Mine", "cannot be loaded: ModuleNotFoundError: No module named"),
        ("def (\n", "Mine", "cannot be loaded: SyntaxError"),
        ("raise ValueError('one\\ntwo')\n", "Mine", "cannot be loaded: ValueError: one"),
        ("raise SystemExit(5)\n", "Mine", "cannot be loaded: SystemExit: 5"),
    ],
)
def test_a_file_that_holds_no_such_bot_is_refused(
    tmp_path: Path, content: str | None, class_name: str, expected: str
) -> None:
    file = tmp_path / "my_bot.py"
    if content is not None:
        file.write_text(content)
    with pytest.raises(BotError) as refused:
        load_bot(f"{file}:{class_name}")
    sentence = refusal(refused.value)
    assert expected in sentence
    assert str(file) in sentence


@pytest.mark.parametrize("name", ["my_bot.py", "my_bot.py:", ":Bot", "my_bot.py:not a name", "::"])
def test_a_file_without_a_class_is_told_how_to_write_it(name: str, own: Path) -> None:
    with pytest.raises(BotError) as refused:
        find_bot("wizard-dice", name)
    assert "my_bot.py:Bot" in refusal(refused.value)


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(BotError, match="bots-file-missing"):
        load_bot(f"{tmp_path}:Bot")


def test_a_file_that_is_not_python_is_refused(tmp_path: Path) -> None:
    for name, content in (("notes.txt", b"hello"), ("binary.py", b"\x00\xff\xfe")):
        (tmp_path / name).write_bytes(content)
        with pytest.raises(BotError) as refused:
            load_bot(f"{tmp_path / name}:Bot")
        refusal(refused.value)
