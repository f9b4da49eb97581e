"""ciúb in the terminal: whole games, what can be asked, saving, the end, the language."""

from __future__ import annotations

import io
import re
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from conclave.cli.terminal.signals import GivenUp, Interrupted, Signals
from conclave.core.pending import Over
from conclave.core.text import text
from conclave.games.ciub.engine.stages import STAGE_NAMES
from conclave.games.ciub.interface.view import CiubView
from conclave.locale import PSEUDO
from conclave.odds.advisers import Adviser
from tests.cli.made_up_language import hard_coded
from tests.cli.played_games import PlayedGame, first_seat_lines
from tests.cli.terminal_driver import Terminal, environment, record_lines
from tests.games.ciub.terminal.played_games import (
    GAME,
    examples,
    laid_out,
    notice,
    play,
    scene_of,
    screen_for,
    view_of,
)
from tests.kits import change_kit

ASKED = ("token", "act", "aside", "cast", "down", "return", "take", "exchange")
SIZES = ((80, 24), (120, 40), (100, 30), (60, 20), (40, 12))


def stages_of(played: PlayedGame) -> set[str]:
    """The stages at which something was asked, by the rule behind each question and its words."""
    asked = "\n".join(played.frames)
    questions = {
        "token": "Put your token",
        "act": "Use your dice",
        "aside": "Set more dice aside",
        "cast": "Which card do you win?",
        "down": "moves down?",
        "return": "You may keep five dice.",
        "take": "You won nothing.",
        "exchange": "Exchange dice",
    }
    return {stage for stage, words in questions.items() if words in asked}


def test_games_can_be_played_by_what_the_questions_name() -> None:
    seen: set[str] = set()
    for seed in range(20):
        seats = ("you,random", "you,random,random")[seed % 2]
        played = play([], seats=seats, seed=seed, most=3000, options={"form": "short"})
        assert played.over is not None
        for frame in played.lines:
            assert len(frame) < 24
            assert all(line.cell_len <= 80 for line in frame[:-1])
        seen |= stages_of(played)
        if seen == set(ASKED):
            break
    assert seen == set(ASKED)
    assert set(ASKED) < set(STAGE_NAMES)


@pytest.mark.parametrize("size", SIZES)
def test_frames_fit_every_terminal_and_show_the_question(size: tuple[int, int]) -> None:
    seats = "you,random,random,random"
    typed = first_seat_lines(play([], seats=seats, most=25))
    played = play(typed, seats=seats, size=size)
    assert first_seat_lines(played) == typed
    for frame in played.lines:
        assert len(frame) < size[1]
        assert all(line.cell_len <= size[0] for line in frame[:-1])
        assert any("CB-" in line.plain for line in frame)


def test_the_supply_is_always_on_the_screen() -> None:
    played = play([], seats="you,random,random,random", most=20)
    for frame in played.frames:
        assert re.search(r"supply \d+W \dY \dO \dR \dG \dP \dB", frame), frame


# -- several actions in one line, and taking them back -------------------------------------------------------


def first_roll(played: PlayedGame) -> list[str]:
    """Dice of the opening roll with numbers on them, as they are typed."""
    return [f"w{die[-1]}" for die in view_of(played).outside if die[-1].isdigit()]


def test_a_line_stands_for_several_actions_and_is_taken_back_one_by_one() -> None:
    dice = first_roll(play(["pass"]))
    assert len(dice) >= 2
    typed = " ".join(dice[:2])
    played = play(["pass", typed])
    assert first_seat_lines(played)[1:] == [f"aside white:{die[-1]}" for die in dice[:2]]
    once = play(["pass", typed, "undo"])
    assert first_seat_lines(once)[1:] == [f"aside white:{dice[0][-1]}"]
    assert "Set more dice aside" in once.frames[-1]
    twice = play(["pass", typed, "undo", "undo"])
    assert first_seat_lines(twice) == ["pass"]
    assert "Use your dice" in twice.frames[-1]
    thrice = play(["pass", typed, "undo", "undo", "undo"])
    assert first_seat_lines(thrice) == ["pass"]
    assert notice(thrice)


def test_the_news_of_a_whole_line_are_new() -> None:
    dice = first_roll(play(["pass"]))
    frame = play(["pass", " ".join(dice[:2])], size=(120, 40)).frames[-1]
    assert len(re.findall("› You set aside", frame)) == 2


def test_dice_are_set_aside_and_the_others_rolled_in_one_line() -> None:
    dice = first_roll(play(["pass"]))
    played = play(["pass", f"aside {dice[0]} roll"])
    assert first_seat_lines(played)[1:] == [f"aside white:{dice[0][-1]}", "roll"]
    assert view_of(played).stage == "act"
    assert len(view_of(played).outside) == 4


def test_a_line_that_cannot_be_finished_is_not_begun() -> None:
    dice = first_roll(play(["pass"]))
    for wrong in (
        f"{dice[0]} y5",
        f"{dice[0]} {dice[0]} {dice[0]} {dice[0]} {dice[0]} {dice[0]}",
        f"{dice[0]} foo",
    ):
        played = play(["pass", wrong])
        assert first_seat_lines(played) == ["pass"]
        assert notice(played)


def test_setting_everything_aside_stops_by_itself() -> None:
    for more in ("", " stop"):
        played = play(["pass", f"aside all{more}"])
        assert view_of(played).stage == "take"
        assert not notice(played)
    assert "That would leave no die to roll." in notice(play(["pass", "aside all roll"]))


def test_what_follows_a_refused_action_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules have the last word about every action of a line."""
    dice = first_roll(play(["pass"]))
    first = GAME.parse(f"aside white:{dice[0][-1]}")
    answer = [first, GAME.parse("win 2,4,6"), GAME.parse("stop")]
    read = "conclave.games.ciub.terminal.screen.CiubScreen.read"

    def reads(_: object, __: object, ___: object, words: str) -> object:
        return answer if words == "now" else GAME.parse(words)

    monkeypatch.setattr(read, reads)
    played = play(["pass", "now"])
    assert first_seat_lines(played) == ["pass", GAME.notation(first)]
    assert "Stop rolling first" in notice(played)
    assert view_of(played).stage == "aside"


# -- what can be read, and Enter -----------------------------------------------------------------------------


def test_enter_is_an_answer_only_where_it_does_no_harm() -> None:
    for before in ([], ["pass"], ["pass", "stop"]):
        played = play([*before, ""])
        assert first_seat_lines(played) == first_seat_lines(play(before))
        assert "You typed nothing." in notice(played)


def test_the_summary_of_faces() -> None:
    page = play(["pass", "faces"], mono=True).frames[-1]
    for line in (
        "white    [W 1] [W 2] [W 3] [W 4]  [W ⇄]  [W ⇄]   0 in the supply",
        "green    [G 7] [G ↻] [G ↻] [G 2×] [G 2×] [G ☠]   7 in the supply",
        "blue     [B 1] [B 2] [B ⇄] [B ↻]  [B ◇]  [B ☠]   7 in the supply",
    ):
        assert line in page
    for face in ("swap", "reroll", "adjust", "2for1", "skull"):
        assert re.search(rf"^\S+ +{face}  ", page, re.MULTILINE)
    assert "it is a joker" in " ".join(page.split())
    strictly = play(["pass", "faces"], mono=True, options={"skulls": "value"}).frames[-1]
    assert "joker" not in strictly


def test_where_a_die_goes_that_adjusts_itself_is_said() -> None:
    for self_adjust, goes in (("outside", False), ("tray", True)):
        frames = play(["pass", "faces"], mono=True, options={"self_adjust": self_adjust}).frames
        assert any("self-adjusted dice go to the tray" in frame for frame in frames) is goes
        assert ("then this die goes to the tray" in " ".join(frames[-1].split())) is goes


@pytest.mark.parametrize("width", [80, 50])
def test_every_card_is_listed_with_what_became_of_it(width: int) -> None:
    view = laid_out("token", removed=("6,6,6",), pile=(5, 7))
    seats = (replace(view.players[0], cards=("5=", "1,1,1,1")), replace(view.players[1], token="6,6"))
    bottom = tuple([replace(card, token=1) if card and card.name == "6,6" else card for card in view.bottom])
    view = replace(view, players=seats, bottom=bottom)
    page = next(page for page in screen_for().pages(scene_of(view), width) if page.word == "cards")
    lines = page.lines()
    assert all(line.cell_len <= width for line in lines)
    shown = "\n".join([line.plain for line in lines])
    assert len(view.cards) == 33
    for card in view.cards[:-1]:
        assert re.search(rf"{card.points}p {re.escape(card.name)}°?(?: |\n|$)", shown), card
    for became in ("5= You", "1,1,1,1° You", "6,6,6 removed", "6,6 bottom @B", "2,4,6 top", "4= taken out"):
        assert became in shown
    assert re.search(r"1,3,5,7(?: {2}|\n)", shown)  # in the pile or not, nobody knows
    assert "Opus Magnum bottom of the pile" in shown


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("? 2,4,6", "It needs dice in the tray that show 2 4 6"),
        ("? 6 4 2", "It needs dice in the tray that show 2 4 6"),
        ("?33+", "must add up to 33 or more"),
        ("? 4=", "4 dice in the tray that show the same number; skulls count as that number"),
        ("? opus", "It is at the bottom of the pile."),
        ("? green", "Roll this die again"),
        ("? g", "Roll this die again"),
        ("? w3", "Trade the die for"),
        ("? swap", "Trade the die for"),
        ("? ☠", "It must go to the tray"),
        ("? 7,7", "isn't a card, die or face in this game"),
        ("? zzz", "isn't a card, die or face in this game"),
    ],
)
def test_cards_and_dice_are_explained(asked: str, said: str) -> None:
    assert said in " ".join(play(["pass", asked]).frames[-1].split())


def test_the_help_names_what_can_be_typed() -> None:
    played = play(["?"], size=(80, 60))
    page = played.frames[-1]
    on_the_table = [card.name for card in (*view_of(played).top, *view_of(played).bottom) if card is not None]
    for word in ("faces", "cards", f"? {min(on_the_table, key=len)}", "? green", "undo", "odds"):
        assert re.search(rf"^{re.escape(word)} ", page, re.MULTILINE)
    assert "CB-4" in page


# -- odds ----------------------------------------------------------------------------------------------------


class Alternative:
    def __init__(self, typed: str, worth: float, chance: float | None, alike: int = 0) -> None:
        self.action = GAME.parse(typed)
        self.worth = worth
        self.chance = chance
        self.alike = alike


class Step(Alternative):
    """One that says for which card it is."""

    card = "2,4,6"
    at_least = False


class AtLeast(Step):
    """One whose chance is no more than a bound."""

    at_least = True


class Impossible(Step):
    card = "6,6"


class Hints:
    """An adviser that says the same of every roll, and nothing before it."""

    def alternatives(self, view: CiubView) -> list[Alternative] | None:
        if view.stage != "act":
            return None
        return [
            Alternative("swap white blue", 2.25, 0.4125, 2),
            Step("aside white:3", 1.5, 0.31, 1),
            AtLeast("aside white:3", 0.75, 0.155),
            Step("stop", 0.0, 0.0),
            Impossible("aside white:3", 0.0, 0.0, 1),
            Alternative("stop", 0.0, 0.0),
        ]


def test_odds_show_chances_and_what_to_type(monkeypatch: pytest.MonkeyPatch) -> None:
    _: Adviser = Hints()
    change_kit(monkeypatch, "ciub", adviser="tests.games.ciub.terminal.test_play:Hints")
    page = play(["pass", "odds"]).frames[-1]
    assert "Your chance of each card this turn, and the next step" in page
    assert "to win" in page
    assert re.search(r"41\.2 % +\+2\.25  swap w b +Use white swap: take blue instead \(2 other steps", page)
    assert re.search(r" 31\.0 % +\+1\.50  w3 +2,4,6: Set white 3 aside \(one other step is as\s+good\)", page)
    assert re.search(r" ≥ 15\.5 % +\+0\.75  w3 +2,4,6: Set white 3 aside\n", page)
    assert re.search(r" 0\.0 % +\+0\.00  stop +2,4,6: Stop rolling\n", page)
    assert re.search(r" 0\.0 % +\+0\.00 +6,6: no longer possible\n", page)
    assert "There are no odds for this choice" in play(["odds"]).frames[-1]


class BeforeTheRoll:
    def alternatives(self, view: CiubView) -> list[Alternative] | None:
        return (
            [Step("token 2,4,6", 1.5, 0.31), Impossible("pass", 0.0, 0.0)] if view.stage == "token" else None
        )


def test_before_the_roll_chances_are_those_of_the_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    change_kit(monkeypatch, "ciub", adviser="tests.games.ciub.terminal.test_play:BeforeTheRoll")
    page = play(["odds"]).frames[-1]
    assert "Your chance of each card this turn, and how to put" in page
    assert re.search(r"31\.0 % +\+1\.50  token 2,4,6 +2,4,6: you could win it this turn\n", page)
    assert re.search(r"0\.0 % +\+0\.00  pass +6,6: not possible this turn\n", page)


class Endless:
    """An adviser whom nobody waits for."""

    def alternatives(self, view: CiubView) -> list[Alternative] | None:
        raise Interrupted(signal.SIGTERM if view.stage == "act" else signal.SIGINT)


def test_waiting_for_odds_can_be_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    change_kit(monkeypatch, "ciub", adviser="tests.games.ciub.terminal.test_play:Endless")
    played = play(["odds"])
    assert notice(played) == "The odds were not worked out; the game goes on."
    written = played.loop.window.console.file
    assert isinstance(written, io.StringIO)
    assert "Working out the odds ..." in written.getvalue()
    with pytest.raises(Interrupted):
        play(["pass", "odds"])


def test_ctrl_c_gives_up_what_may_be_given_up_and_nothing_else() -> None:
    with Signals() as signals:
        with pytest.raises(GivenUp), signals.may_be_given_up():
            signal.raise_signal(signal.SIGINT)
        with signals.defer():
            pass  # it is forgotten by now
        loaded: list[str] = []

        def load() -> None:
            with signals.defer():
                signal.raise_signal(signal.SIGINT)
                loaded.append("everything")

        with pytest.raises(GivenUp), signals.may_be_given_up():
            load()
        assert loaded
        with pytest.raises(Interrupted), signals.may_be_given_up():
            signal.raise_signal(signal.SIGTERM)


def test_further_lines_of_the_log_stand_below_its_text() -> None:
    lines = play([], size=(60, 30)).frames[-1].splitlines()
    first = next(number for number, line in enumerate(lines) if "The cards are dealt" in line)
    assert re.match(r"(› |  )The cards", lines[first])
    assert re.match(r"  \S", lines[first + 1])


def test_what_the_odds_say_can_be_typed() -> None:
    rows = re.findall(r" % +\+(\S+)  (\S.*?)  (\S+): ", play(["pass", "odds"]).frames[-1])
    bottom = [card.name for card in view_of(play(["pass"])).bottom if card is not None]
    assert {card for _, _, card in rows} == set(bottom)
    worths = [float(worth) for worth, _, _ in rows]
    assert worths == sorted(worths, reverse=True)
    for _, typed, _ in rows:
        assert len(first_seat_lines(play(["pass", typed.strip()]))) == 2


def test_without_an_adviser_it_is_said_kindly(monkeypatch: pytest.MonkeyPatch) -> None:
    change_kit(monkeypatch, "ciub", adviser=None)
    assert "There are no odds for this choice" in play(["odds"]).frames[-1]


# -- a real terminal, a pipe, a saved game -------------------------------------------------------------------

OPTIONS = ("ciub", "--seats", "you,random", "--first", "1", "--seed", "7", "--pace", "instant")


def test_a_real_terminal_plays_leaves_and_goes_on(tmp_path: Path) -> None:
    with Terminal(tmp_path, *OPTIONS) as terminal:
        assert "Put your token on a card" in terminal.text
        terminal.type("pass")
        assert "Outside" in terminal.text
        dice = re.findall(r"(w\d)", terminal.text)[:2]
        terminal.type(" ".join(dice))
        assert "Set more dice aside" in terminal.text
        terminal.type("quit")
        assert terminal.exit_code() == 0
    saved = record_lines(tmp_path)[0]
    assert [line for line in saved if line.startswith("1 aside white:")] == [
        f"1 aside white:{die[-1]}" for die in dice
    ]
    with Terminal(tmp_path, "--resume", columns=120, rows=40, NO_COLOR="1") as terminal:
        assert "Set more dice aside" in terminal.text
        assert b"38;2" not in terminal.raw
        terminal.type("undo")
        assert "Set more dice aside" in terminal.text
        terminal.type("undo")
        assert "Use your dice" in terminal.text
        assert re.search(r"Tray +empty", terminal.text)


def test_a_pipe_plays_in_plain_letters(tmp_path: Path) -> None:
    typed = b"pass\nnonsense\nfaces\naside all\nb\nlog\n"
    done = subprocess.run(
        [sys.executable, "-m", "conclave", "play", *OPTIONS],
        input=typed,
        capture_output=True,
        env=environment(tmp_path, PYTHONIOENCODING="ascii"),
        check=False,
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.isascii()
    assert b"Supply: 7 yellow" in done.stdout
    assert b"green: 7, reroll, reroll, 2for1, 2for1, skull; 7 in the supply." in done.stdout
    assert b"\x1b" not in done.stdout


# -- the end, the language -----------------------------------------------------------------------------------


def finished(opus: bool) -> tuple[PlayedGame, Over]:
    for seed in range(40):
        played = play([], seats="random,random,random", seed=seed)
        assert played.over is not None
        if (view_of(played).opus is not None) == opus:
            return played, played.over
    raise AssertionError


def test_the_end_ranks_everybody_with_cards_points_and_dice() -> None:
    played, over = finished(opus=True)
    view = view_of(played)
    worth = {card.name: card.points for card in view.cards}
    for width in (80, 45):
        result = [line.plain for line in played.loop.screen.result(played.loop.scene(None), over, width)]
        assert all(len(line) <= width for line in result)
        shown = "\n".join(result)
        assert "Opus Magnum (5)" in shown
        for seat, player in enumerate(view.players):
            name = played.loop.translator.names[seat]
            number = len(player.cards) + (seat == view.opus)
            row = rf"{over.places[seat]}\. {name} +{number} +{sum(player.dice)} +{over.points[seat]}"
            assert re.search(row, shown)
            for card in player.cards:
                assert f"{card} ({worth[card]})" in shown


def test_equal_points_are_told_apart_by_dice() -> None:
    played, over = finished(opus=True)
    screen, scene = played.loop.screen, played.loop.scene(None)
    tied = Over((1, 2, 3), (5, 5, 1), over.reason)
    said = "the one with more dice comes first"
    assert any(said in line.plain for line in screen.result(scene, tied, 80))
    for plain in (Over((1, 2, 3), (6, 5, 1), text("cb-over-opus")), Over((1, 1, 3), (5, 5, 1), over.reason)):
        assert not any(said in line.plain for line in screen.result(scene, plain, 80))


SAME_IN_EVERY_LANGUAGE = {
    *("odds", "undo", "log", "quit", "save", "rule", "faces", "cards", "ID", "nonsense", "Random", "zz"),
    *("pass", "token", "remove", "swap", "reroll", "adjust", "aside", "roll", "stop", "win", "decline"),
    *("down", "return", "keep", "take", "nothing", "exchange", "whiten", "end", "itself", "green", "skull"),
    *("white", "yellow", "orange", "red", "purple", "blue"),  # in the example of notation
    *("A", "C", "a", "c"),  # groups of cards; rules such as CB-8c
    *("die", "for"),  # the table of a rule; 2for1 as it is typed
}
SHORT = re.compile(r"[wyorgpb](?:[1-7]|s|sk|sw|sp|r|a|2)?")
"""Dice as they are typed."""


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_every_word_on_the_screen_comes_from_a_catalogue(size: tuple[int, int]) -> None:
    typed = first_seat_lines(play([], seed=3, most=40))
    asked = ["nonsense", "faces", "cards", "? 2,4,6", "? green", "odds", "?", "q", "1", "keep", "take"]
    asked += ["swap", "reroll", "adjust", "token", "exchange", "whiten", "aside", "aside zz", "return"]
    played = play([*typed[:20], *asked, *typed[20:]], seed=3, size=size, language=PSEUDO)
    assert first_seat_lines(played)[: len(typed)] == typed
    assert on_the_screen("\n".join(played.frames)) == set()


def on_the_screen(shown: str) -> set[str]:
    """Words that come from no catalogue."""
    ids = {word for rule in GAME.page().rules for word in rule.split("-")}
    found = hard_coded(shown, {*SAME_IN_EVERY_LANGUAGE, *ids}, GAME.page().markdown)
    return {word for word in found if SHORT.fullmatch(word) is None}


def test_hard_coded_words_would_be_found() -> None:
    assert on_the_screen("⟦Röll⟧ tray w3 roll ⟦šûpplý⟧") == {"tray"}


def test_the_end_in_the_made_up_language() -> None:
    played = play([], seats="random,random", seed=3, language=PSEUDO)
    assert played.over is not None
    result = played.loop.screen.result(played.loop.scene(None), played.over, 80)
    assert hard_coded("\n".join([line.plain for line in result]), {"Random"}) == set()


def test_examples_are_found() -> None:
    """What the tests above rely on."""
    assert examples(play([]).frames[-1])[-1] == "pass"
    assert examples(play(["pass"]).frames[-1])[-1] == "stop"
