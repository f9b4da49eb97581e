"""What stands on the screen: it fits every terminal, and it says what the rules say."""

from __future__ import annotations

import errno
import os
import signal
from functools import cache
from pathlib import Path
from threading import Timer, main_thread

import pytest
from rich.text import Text as Line
from tests.cli.played_games import GAME, PlayedGame, UnsavedGames, play_game
from tests.cli.terminal_driver import answer_to, seed_with_first_card
from tests.kits import change_kit

from conclave.cli.terminal.keyboard import GARBAGE, clean
from conclave.cli.terminal.layout import Part, fit, flowing, ink, padded
from conclave.cli.terminal.signals import Interrupted, Resized, Signals
from conclave.cli.terminal.translator import Translator
from conclave.core.event import Event
from conclave.core.options import Value
from conclave.core.record import Record
from conclave.core.text import Text, text
from conclave.games.wizard_dice.engine.events import DiceTurned, Rerolls, Rolled, RoundBegins, Scored
from conclave.games.wizard_dice.engine.scoring import BONUS
from conclave.games.wizard_dice.interface.view import WizardDiceView
from conclave.games.wizard_dice.terminal.dice import Die, lay_out
from conclave.games.wizard_dice.terminal.result import score_parts
from conclave.games.wizard_dice.terminal.vocabulary import Vocabulary
from conclave.locale import locale

VOICE = Translator(locale(), ("You", "Bo"), you=0)
WORDS = Vocabulary(VOICE)


# -- fitting -------------------------------------------------------------------------------------------------


def lines(count: int, word: str) -> list[Line]:
    return [Line(f"{word}{number}") for number in range(count)]


def plain(frame: list[Line]) -> list[str]:
    return [line.plain for line in frame]


def test_the_cheapest_part_gives_way_first_and_comes_back_if_there_is_room() -> None:
    cheap = Part([lines(2, "c"), lines(1, "c"), []], [1, 2])
    dear = Part([lines(5, "d"), lines(1, "d")], [10])
    question = Part([lines(2, "q")])
    assert plain(fit([cheap, dear], [question], 9)) == ["c0", "c1", "d0", "d1", "d2", "d3", "d4", "q0", "q1"]
    assert plain(fit([cheap, dear], [question], 8)) == ["c0", "d0", "d1", "d2", "d3", "d4", "q0", "q1"]
    assert plain(fit([cheap, dear], [question], 7)) == ["d0", "d1", "d2", "d3", "d4", "q0", "q1"]
    assert plain(fit([cheap, dear], [question], 6)) == ["c0", "c1", "d0", "", "q0", "q1"]
    assert plain(fit([cheap, dear], [question], 1)) == ["q1"]


def test_the_bottom_stays_at_the_bottom() -> None:
    assert plain(fit([Part([lines(1, "a")])], [Part([lines(1, "z")])], 4)) == ["a0", "", "", "z0"]


def test_pieces_flow_without_being_broken() -> None:
    assert plain(flowing([ink("one two"), ink("three"), ink("four")], 15, " · ")) == [
        "one two · three",
        "four",
    ]
    assert plain(flowing([ink("much too long")], 8, " · ")) == ["much too", "long"]
    assert padded(ink("crown"), 3).plain == "cr…"


SIZES = ((120, 40), (120, 24), (80, 24), (60, 20), (40, 12), (20, 5))


@cache
def roomy(players: int) -> tuple[list[str], list[str]]:
    """A game on a large terminal: the frames, and what was typed."""
    frames = a_table_of(players, [], (120, 60), most=25).frames
    return frames, [answer_to(frame) for frame in frames[:-1]]


def a_table_of(players: int, typed: list[str], size: tuple[int, int], most: int = 0) -> PlayedGame:
    seats = ",".join(["you"] + ["random"] * (players - 1))
    options: dict[str, Value] = {"cards": True, "expert": players == 2}
    return play_game(seats, typed, size=size, seed=players, options=options, answer=answer_to, most=most)


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("size", SIZES)
def test_every_frame_fits_and_shows_the_question(players: int, size: tuple[int, int]) -> None:
    frames, typed = roomy(players)
    played = a_table_of(players, typed, size)
    width, height = size
    assert len(played.frames) == len(frames)
    for frame in played.lines:
        assert len(frame) < height
        assert all(line.cell_len <= width for line in frame[:-1])  # behind the prompt one may type on
    if width >= 60:
        for shown, reference in zip(played.frames, frames, strict=True):
            assert answer_to(shown) == answer_to(reference)


# -- Wizard Dice ---------------------------------------------------------------------------------------------


def test_the_points_of_a_finished_page_add_up_to_the_points_of_the_rules() -> None:
    for seed in range(12):
        played = play_game(
            "random,random,random", [], seed=seed, options={"cards": seed % 2 == 0, "expert": seed % 3 == 0}
        )
        assert played.over is not None
        view = played.match.view(None)
        assert isinstance(view, WizardDiceView)
        for page, points in zip(view.pages, played.over.points, strict=True):
            assert score_parts(page, points).bonus == (BONUS if page.xs >= view.target else 0)
        result = "\n".join(
            [line.plain for line in played.loop.screen.result(played.loop.scene(None), played.over, 80)]
        )
        assert all(str(points) in result for points in played.over.points)


def test_what_leaving_is_said_to_bring_is_what_it_brings() -> None:
    promises = 0
    for seed in range(12):
        typed: list[str] = []
        while "leave: " not in (played := a_table(seed, typed)).frames[-1] and len(typed) < 8:
            typed.append(answer_to(played.frames[-1]))
        if "leave: " in played.frames[-1]:
            promised = played.frames[-1].split("leave: ")[1].split(" for ")[0]
            mark = own_marks(a_table(seed, [*typed, "leave", "2"]))[len(own_marks(played))]
            assert promised == {"X": "an X", "XX": "two Xs"}.get(mark, f"-{mark}")
            promises += 1
    assert promises >= 6


def own_marks(played: PlayedGame) -> list[str]:
    """What seat 0 has written so far."""
    scored = [event.face for event in played.match.log(0) if isinstance(event.face, Scored)]
    return [face.mark for face in scored if face.seat == 0]


def a_table(seed: int, typed: list[str]) -> PlayedGame:
    return play_game("you,random", typed, seed=seed, options={"cards": True, "seer": "1"})


def test_the_next_seer_on_the_screen_is_the_next_seer() -> None:
    played = play_game("you,random,random", [], seed=4, options={"seer": "1"}, answer=answer_to, most=60)
    rounds: dict[int, str] = {}
    for frame in played.frames:
        header = frame.splitlines()[0]
        number = int(header.split("Round ")[1].split(" ")[0])
        seer = header.split("Seer: ")[1].split(" · ")[0]
        if number - 1 in rounds:
            assert rounds[number - 1] == seer
        if "next: " in header and "Roll " in header:
            rounds[number] = header.split("next: ")[1].split(" · ")[0]
    assert len(rounds) > 5


def rolled(*faces: str, number: int = 1) -> Event:
    return Event(Rolled(number, faces, faces), text("wd-dice-none"))


def test_kept_dice_stay_where_they_lie() -> None:
    first = ("blue", "blue", "green", "red", "red", "wizard", "jester")
    events = [
        Event(RoundBegins(1, 0), text("wd-dice-none")),
        rolled(*first),
        Event(Rerolls(0, ("blue", "jester"), ()), text("wd-dice-none")),
        rolled("green", "yellow", number=2),
    ]
    now = ("blue", "green", "green", "red", "red", "wizard", "yellow")
    assert [die.face for die in lay_out(events, now)] == [
        "green", "blue", "green", "red", "red", "wizard", "yellow",
    ]  # fmt: skip
    assert [die.fresh for die in lay_out(events, now)] == [True, False, False, False, False, False, True]
    # The person knows which of the two blue dice was taken up.
    assert [die.face for die in lay_out(events, now, {0: {1, 6}})][:2] == ["blue", "green"]


def test_turned_dice_lie_in_front_and_old_dice_stay_until_the_next_roll() -> None:
    begin = Event(RoundBegins(2, 0), text("wd-dice-none"))
    seven = ("blue", "blue", "green", "red", "red", "wizard", "jester")
    assert lay_out([begin], ()) == (Die(None, old=True),) * 7
    assert [die.old for die in lay_out([begin, rolled(*seven), begin], ())] == [True] * 7
    turned = lay_out(
        [begin, Event(DiceTurned(0, ("blue", "wizard")), text("wd-dice-none"))], ("blue", "wizard")
    )
    assert [die.face for die in turned] == ["blue", "wizard", None, None, None, None, None]


# -- what is typed -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", ["3 blue", "3b", "3 B", "blue 3", "b3", "3 bl", "3BLUE"])
def test_a_prediction_can_be_typed_in_many_ways(words: str) -> None:
    assert WORDS.box(words) == (3, "blue")


@pytest.mark.parametrize(
    "words", ["", "3", "blue", "6 blue", "0b", "3 wizard", "3 pink", "33b", "3 b b", "²b"]
)
def test_what_is_no_prediction(words: str) -> None:
    assert WORDS.box(words) is None


DICE = [Die(face) for face in ("blue", "blue", "green", "red", "wizard", "jester", "jester")]


@pytest.mark.parametrize(
    ("words", "places"),
    [
        ("r 1 4 5", {0, 3, 4}),
        ("r145", {0, 3, 4}),
        ("r 1,4, 5", {0, 3, 4}),
        ("reroll 1", {0}),
        ("r all", set(range(7))),
        ("keep 2 3", {0, 3, 4, 5, 6}),
        ("k 2", {0, 2, 3, 4, 5, 6}),
        ("r blue blue jester jester", {0, 1, 5, 6}),
        ("r g w", {2, 4}),
        ("keep green red wizard b b", {5, 6}),
    ],
)
def test_dice_are_picked_by_number_or_face(words: str, places: set[int]) -> None:
    assert WORDS.reroll(words, DICE) == frozenset(places)


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ("r", "wd-terminal-which-dice"),
        ("r 8", "wd-terminal-no-such-die"),
        ("r 1 1", "wd-terminal-named-twice"),
        ("keep 121", "wd-terminal-named-twice"),
        ("r 0", "wd-terminal-no-such-die"),
        ("r pink", "wd-terminal-no-such-dice"),
        ("r 1 blue", "wd-terminal-no-such-dice"),
        ("r yellow", "wd-terminal-too-many"),
        ("r green green", "wd-terminal-too-many"),
        ("r blue", "wd-terminal-which-of-them"),
        ("keep all", "wd-terminal-kept-all"),
        ("keep 1234567", "wd-terminal-kept-all"),
    ],
)
def test_dice_that_cannot_be_picked_are_explained(words: str, key: str) -> None:
    said = WORDS.reroll(words, DICE)
    assert isinstance(said, Text)
    assert said.key == key
    VOICE.tell(said)


def test_stuck_jesters_are_left_out_of_all() -> None:
    assert WORDS.reroll("r all", DICE, stuck=("jester",)) == frozenset({0, 1, 2, 3, 4})
    assert WORDS.reroll("keep 1", DICE, stuck=("jester",)) == frozenset({1, 2, 3, 4})


def test_a_bare_enter_names_the_seer_colour() -> None:
    played = play_game("you,random", ["3 red", ""], options={"seer": "1"})
    assert "name red" in played.match.record().written()
    ask_again = play_game("you,random", ["3 red", "\x1b[A"], options={"seer": "1"})
    assert "name" not in ask_again.match.record().written()


def test_under_m3_three_dice_are_asked_for_and_leaving_is_refused() -> None:
    seed = seed_with_first_card("M3", 2)
    played = play_game(
        "you,random",
        ["3b", "", "leave", "r 1", "x", "keep all", "r 1 2 3"],
        seed=seed,
        options={"cards": True, "seer": "1"},
    )
    frames = [frame for frame in played.frames if "Choose at least three dice for Roll 2." in frame]
    assert "(M3)" in frames[1]
    assert "(M3)" in frames[2]
    assert all("leave" not in frame.split("\n─")[-1] for frame in (frames[0], frames[3], frames[4]))
    assert "at least three dice" in frames[3]
    assert "reroll" in played.match.record().written()


def test_every_action_can_be_typed_in_notation() -> None:
    typed: list[str] = []
    for _ in range(8):
        played = play_game("you,you", typed, seed=9, options={"cards": True, "seer": "1"})
        pending = played.match.pending
        seat = pending.seats[0]  # type: ignore[attr-defined]
        for action in played.match.legal(seat):
            scene = played.loop.scene(seat)
            screen = played.loop.screen
            assert screen.read(scene, screen.question(scene), GAME.notation(action)) == action
        typed.append(GAME.notation(played.match.legal(seat)[0]))


# -- garbage -------------------------------------------------------------------------------------------------


def test_control_characters_are_taken_out_and_never_pass_for_a_bare_enter() -> None:
    assert clean(b"  3\tblue \r\n") == "3 blue"
    assert clean(b"\n") == ""
    assert clean(b"   \n") == ""
    assert clean(b"\x1b[A\x1bOP\n") == GARBAGE
    assert clean(b"\x00\x07\n") == GARBAGE
    assert clean(b"\x1b[31m3b\x1b[0m\n") == "3b"
    assert clean(b"\xff3b\n") == "\N{REPLACEMENT CHARACTER}3b"


# -- commands and trouble ------------------------------------------------------------------------------------


def test_a_game_without_an_adviser_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    change_kit(monkeypatch, "wizard-dice", adviser=None)
    assert (
        "There is no hint for this decision."
        in play_game("you,random", ["odds"], options={"seer": "1"}).frames[1]
    )


def test_a_game_without_a_screen_of_its_own_is_played_by_numbers_and_notation(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    change_kit(monkeypatch, "wizard-dice", screen=None)
    first = play_game("you,random", ["99", "nonsense", "name blue", "predict 2 red"], options={"seer": "1"})
    assert "1 Predict 1 blue" in first.frames[0]
    assert "There is no choice 99; the choices are 1 to 20." in first.frames[1]
    assert "“nonsense” means nothing here." in first.frames[2]
    assert "(WD-1)" in first.frames[3]
    assert "You predict 2 red." in first.frames[4]
    whole = play_game("you,random", [], options={"seer": "1"}, size=(120, 40), answer=lambda _: "1", most=500)
    assert whole.over is not None
    result = whole.loop.screen.result(whole.loop.scene(None), whole.over, 80)
    assert any(line.plain.startswith("1. ") for line in result)


class Full(UnsavedGames):
    """A disk that is full from the third game on, until somebody makes room."""

    writes = 0

    def write(self, name: str, record: Record) -> Path:
        self.writes += 1
        if 3 <= self.writes <= 6:
            raise OSError(errno.ENOSPC, "No space left on device")
        return super().write(name, record)


def test_a_full_disk_is_told_all_the_time_and_the_game_goes_on() -> None:
    options: dict[str, Value] = {"seer": "1"}
    played = play_game(
        "you,you", ["1b", "2b", "", "2", "save", "save"], options=options, games=Full(Path("full"))
    )
    told = ["No space left on device" in " ".join(frame.split()) for frame in played.frames]
    assert told == [False, False, True, True, True, True, False]
    assert "full/game.record" in played.frames[-1]


def test_a_signal_waits_until_a_decision_is_written_down() -> None:
    written: list[str] = []

    def decide() -> None:
        with signals.defer():
            signal.raise_signal(signal.SIGTERM)
            written.append("the decision")

    with Signals() as signals:
        with pytest.raises(Interrupted) as ended:
            decide()
        assert written
        assert ended.value.exit_code == 143
        with pytest.raises(Interrupted):
            signal.raise_signal(signal.SIGINT)


def test_a_resize_is_noticed_while_somebody_waits_and_made_up_for_before() -> None:
    screen, keys = os.pipe()
    with Signals() as signals:
        signal.raise_signal(signal.SIGWINCH)  # between drawing and asking
        with pytest.raises(Resized):
            signals.wait_for(screen)
        Timer(0.05, signal.pthread_kill, (main_thread().ident, signal.SIGWINCH)).start()
        with pytest.raises(Resized):
            signals.wait_for(screen)
        os.write(keys, b"3b\n")
        signals.wait_for(screen)
    for end in (screen, keys):
        os.close(end)
