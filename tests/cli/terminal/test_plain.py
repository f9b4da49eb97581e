"""Plain lines, for screen readers and pipes: whole games in words, digits and ordinary punctuation."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from rich.console import Console
from tests.cli.conftest import Conclave
from tests.cli.played_games import UnsavedGames
from tests.cli.terminal_driver import Terminal

from conclave.cli.terminal.game_loop import GameLoop
from conclave.cli.terminal.keyboard import EndOfInput, Keyboard
from conclave.cli.terminal.plain import LONGEST, rule_paragraphs, spoken_lines, to_speech
from conclave.cli.terminal.saved_games import SavedGame, dice_of
from conclave.cli.terminal.screen import Screen, screen_of
from conclave.cli.terminal.seats import create_bots, create_players, seat_of_you
from conclave.cli.terminal.signals import Signals
from conclave.cli.terminal.translator import Translator
from conclave.cli.terminal.window import Window
from conclave.core.game import Game
from conclave.core.options import Value
from conclave.core.pending import Decide, Over
from conclave.locale import Locale, locale
from conclave.registry import GAMES
from conclave.table import Match
from conclave_dash.game import GAME as DASH
from conclave_dash.screen import DashScreen

ENGLISH = re.compile(r"[A-Za-zú0-9 .,:;?!'\"()/+=%-]*")
JAPANESE = re.compile(r"[A-Za-zú0-9 .,:;?!'\"()/+=%\-ぁ-んァ-ヶ一-龠々ー、。「」（）・？！：；〜……]*")
ALLOWED = {"en": ENGLISH, "ja": JAPANESE}
COMMANDS = ("?", "table", "again", "log", "rule 1", "nonsense", "undo", "save")
THINGS = {"wizard-dice": (), "five-seals": ("? 17", "? binding"), "ciub": ("? green", "? swap", "? 20+")}
OPTIONS: dict[str, dict[str, Value]] = {
    "wizard-dice": {"cards": True},
    "five-seals": {"circle": "IV"},
    "ciub": {},
}

each_game = pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.name)
each_language = pytest.mark.parametrize("language", list(ALLOWED))


class Listener(Keyboard):
    """Somebody who now and then asks for something, and answers every question with a legal choice."""

    def __init__(self, seed: int) -> None:
        super().__init__(io.BytesIO())
        self._chance = Random(seed)
        self._said: Iterator[str] = iter(())
        self.loop: GameLoop
        self.most = 2000
        self.curious = 0.02
        """How often everything is asked for."""

    def read(self) -> str:
        if not self.most:
            raise EndOfInput
        self.most -= 1
        waiting = next(self._said, None)
        if waiting is not None:
            return waiting
        if self._chance.random() < self.curious:
            self._said = iter(self._everything())
            return "again"
        match = self.loop.match
        assert isinstance(match.pending, Decide)
        seat = next(each for each in match.pending.seats if match.legal(each))
        legal = match.legal(seat)
        question = self.loop.screen.question(self.loop.scene(seat))
        if question.choices and self._chance.random() < 0.5:
            return str(self._chance.randrange(len(question.choices)) + 1)
        return match.game.notation(legal[self._chance.randrange(len(legal))])

    def _everything(self) -> list[str]:
        scene = self.loop.scene(0)
        pages = [page.word for page in self.loop.screen.pages(scene, 80)]
        name = self.loop.match.game.name
        return [*COMMANDS[: self._chance.randrange(len(COMMANDS) + 1)], *pages, *THINGS.get(name, ())]


def listen(
    game: Game,
    speech: Locale,
    seed: int,
    seats: str = "you,random",
    curious: float = 0.02,
    screen: Callable[[Game, Translator], Screen] = screen_of,
) -> list[str]:
    """Everything that is told in a whole game."""
    players = create_players(game, speech, seats.split(","), None)
    options = game.configure({"players": len(players), **OPTIONS.get(game.name, {})})
    match = Match(game, options, [player.seat() for player in players], dice_of(seed))
    names = [player.name for player in players]
    translator = Translator(speech, names, seat_of_you(players, speech), plain=True)
    out = io.StringIO()
    keyboard = Listener(seed)
    keyboard.curious = curious
    window = Window(Console(file=out, width=80), keyboard, Signals(), plain=True)
    window.minus = translator.say("cli-plain-minus")
    shown = screen(game, translator)
    bots = create_bots(game, players, str(seed))
    loop = GameLoop(
        match, bots, shown, window, SavedGame(UnsavedGames(Path("nowhere")), "game"), Signals(), 0
    )
    keyboard.loop = loop
    with suppress(EndOfInput):
        over = loop.play()
        window.tell(shown.outcome(loop.scene(None), over))
    assert isinstance(match.pending, Over), "every question was answered"
    return out.getvalue().splitlines()


@pytest.mark.parametrize(
    ("language", "seats"), [("en", "you,random"), ("ja", "you,random"), ("en", "you,you")]
)
@each_game
def test_a_whole_game_is_told_in_words(game: Game, language: str, seats: str) -> None:
    told = listen(game, locale(language), 5, seats)
    strange = {char for line in told for char in line if not ALLOWED[language].fullmatch(char)}
    assert strange == set()
    assert [line for line in told if len(line) > LONGEST] == []
    assert [line for line in told if line != line.strip() and not line.endswith((": ", "： "))] == []


@each_language
@pytest.mark.parametrize("screen", [DashScreen, Screen])
def test_a_game_of_another_package_needs_nothing_of_its_own(language: str, screen: type[Screen]) -> None:
    told = listen(DASH, Locale(language, (DASH.package,)), 3, curious=0.2, screen=screen)
    assert len([line for line in told if "throw" in line.lower() or "投" in line or "振" in line]) > 5
    assert all(ALLOWED[language].fullmatch(line) for line in told)


def test_a_game_ends_with_how_the_points_came_about() -> None:
    *_, reason, winner, first, second, account, _ = listen(GAMES.find("wizard-dice"), locale(), 3, curious=0)
    assert reason.endswith("the game is over.")
    assert winner.endswith("!")
    assert first.startswith("1. ")
    assert second.startswith("2. ")
    assert re.search(r": \d+ points for (one X|\d+ Xs), \d+ off for differences, bonus \d+,", account)


def test_the_parts_of_a_question_come_in_order() -> None:
    told = "\n".join(listen(GAMES.find("wizard-dice"), locale(), 5, curious=0))
    assert re.search(
        r"^You predict .*\n"
        r"(?:.*\.\n)*?"  # what else has happened since
        r"Round \d+, .*Seer: .*\n"
        r"(?:Magic card .*\n)?(?:.*\.\n)*?"
        r"Your prediction: .*\.\n"
        r"Random: .* points?, \d+ of 9 Xs, prediction .*\.\n"
        r"Which colour do Wizards count as\?\n"
        r"1\. blue",
        told,
        re.MULTILINE,
    )


# -- lines ---------------------------------------------------------------------------------------------------


def test_signs_are_left_out_or_put_into_words() -> None:
    drawn = "│ ★ Ada ●●○  · 3 → “x” −2, 4-1 (-3) 2× … │"
    assert to_speech(drawn, "minus ") == 'Ada, 3 "x" minus 2, 4-1 (minus 3) 2x ...'
    assert to_speech("WD-5 und -5", "minus ") == "WD-5 und minus 5"


def test_long_lines_are_broken_after_sentences() -> None:
    sentence = "Some words that make a sentence of a certain length. "
    lines = list(spoken_lines([sentence * 9, "", "━━━"], "-"))
    assert all(line.endswith(".") and len(line) <= LONGEST for line in lines)
    assert " ".join(lines) == (sentence * 9).strip()
    assert [len(line) for line in spoken_lines(["x" * 450], "-")] == [200, 200, 50]


def test_a_rule_is_read_without_its_marks() -> None:
    body = "First line\nof a **paragraph**.\n\n- one\n- `two`\n  goes on\n\n| a | b |\n| - | - |\n| 1 | 2 |"
    assert rule_paragraphs(body) == ["First line of a paragraph.", "one", "two goes on", "a, b", "1, 2"]


# -- when ----------------------------------------------------------------------------------------------------


def test_a_range_of_numbers_keeps_its_sign() -> None:
    assert to_speech("1〜5の数", "マイナス") == "1〜5の数"


def test_a_terminal_can_be_plain(tmp_path: Path) -> None:
    arguments = ("wizard-dice", "--seats", "you,random", "--seed", "4", "--seer", "1", "--plain")
    with Terminal(tmp_path, *arguments, answered=b"for help: ") as terminal:
        terminal.type("3b").type("quit")
        assert terminal.exit_code() == 0
    assert b"\x1b" not in terminal.raw
    told = terminal.raw.decode().replace("\r\n", "\n")
    assert told.count("You predict 3 blue.") == 1
    assert "The game is saved." in told


def test_a_game_without_people_tells_its_end(
    conclave: Conclave, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("CONCLAVE_DATA", str(tmp_path))
    told = conclave("play", "wizard-dice", "--seats", "random,random", "--seed", "1").out
    first, *_, last = told.splitlines()
    assert first.endswith("the game is over.")
    assert last.startswith("The record of this game: ")
