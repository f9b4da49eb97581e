"""The screen of Wizard Dice: it says what the rules say, and understands what is typed."""

from __future__ import annotations

import pytest

from conclave.cli.terminal.translator import Translator
from conclave.core.event import Event
from conclave.core.text import Text, text
from conclave.games.wizard_dice.engine.events import DiceTurned, Rerolls, Rolled, RoundBegins, Scored
from conclave.games.wizard_dice.engine.scoring import BONUS
from conclave.games.wizard_dice.interface.view import WizardDiceView
from conclave.games.wizard_dice.terminal.dice import Die, lay_out
from conclave.games.wizard_dice.terminal.result import score_parts
from conclave.games.wizard_dice.terminal.vocabulary import Vocabulary
from conclave.locale import locale
from tests.cli.played_games import GAME, PlayedGame, play_game
from tests.cli.terminal_driver import answer_to, seed_with_first_card

VOICE = Translator(locale(), ("You", "Bo"), you=0)
WORDS = Vocabulary(VOICE)


# -- what is shown -------------------------------------------------------------------------------------------


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
