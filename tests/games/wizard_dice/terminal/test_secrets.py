"""Several people at one terminal: what one of them chose in secret (M10) is never before the others' eyes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.played_games import PlayedGame, play_game
from tests.cli.terminal_driver import Terminal, answer_to, seed_with_first_card

PEOPLE = ("--seats", "you,you,you", "--names", "Ada,Bo,Cy", "--seer", "1", "--cards")


@pytest.fixture(scope="module")
def m10() -> str:
    return str(seed_with_first_card("M10", 3))


def bo_is_asked(seed: str, bos: str) -> PlayedGame:
    """Ada is Seer and predicts openly; Bo predicts in secret; Cy sits down and is asked."""
    return table_of_three(seed, ["2 red", "", bos, ""])


def table_of_three(seed: str, inputs: list[str]) -> PlayedGame:
    names = ["Ada", "Bo", "Cy"]
    return play_game("you,you,you", inputs, names=names, seed=int(seed), options={"cards": True, "seer": "1"})


def test_not_a_byte_of_the_next_persons_screen_depends_on_a_secret(m10: str) -> None:
    one, other = (bo_is_asked(m10, bos) for bos in ("4 blue", "1 yellow"))
    assert one.frames[-1].startswith("Cy: Predict in secret", one.frames[-1].index("Cy: "))
    assert one.frames[3:] == other.frames[3:]  # Bo's own question was the third frame
    for command in ("log", "pages", "cards", "?", "odds", "undo"):
        said = [sit_and_ask(m10, bos, command) for bos in ("4 blue", "1 yellow")]
        assert said[0] == said[1], command


def sit_and_ask(seed: str, bos: str, command: str) -> list[str]:
    inputs = ["2 red", "", bos, "", command]
    return table_of_three(seed, inputs).frames[3:]


def test_the_keyboard_is_handed_over(tmp_path: Path, m10: str) -> None:
    with Terminal(tmp_path, "wizard-dice", *PEOPLE, "--seed", m10, "--pace", "instant") as terminal:
        assert "Ada: How many dice" in terminal.text
        terminal.type("2 red")
        assert "Give the keyboard to Bo, then press Enter." in terminal.text
        assert "Round 1" not in terminal.text
        terminal.type("")
        assert "Bo: Predict in secret" in terminal.text
        terminal.type("4 blue")
        after_bo = len(terminal.raw)
        assert "Give the keyboard to Cy, then press Enter." in terminal.text
        assert "blue" not in terminal.text
        terminal.type("")
        assert "Cy: Predict in secret" in terminal.text
        assert "Bo has written down a prediction." in terminal.text
        terminal.type("log")
        assert "written down" in terminal.text
        terminal.type("")
        assert b"4 blue" not in terminal.raw[after_bo:]
        terminal.type("1 green")
        assert "Bo predicts 4 blue." in terminal.text  # now everybody may know
        assert "Ada: Which colour do Wizards" in terminal.text


def test_only_enter_opens_a_secret_screen(m10: str) -> None:
    played = table_of_three(m10, ["2 red", "3 blue", "help", "", "?"])
    assert ["Give the keyboard to Bo" in frame for frame in played.frames] == [
        False,
        True,
        True,
        True,
        False,
        False,
    ]
    assert "Bo: Predict in secret" in played.frames[4]


def test_a_secret_choice_can_be_changed_before_the_keyboard_is_given_away(tmp_path: Path, m10: str) -> None:
    with Terminal(tmp_path, "wizard-dice", *PEOPLE, "--seed", m10, "--pace", "instant") as terminal:
        terminal.type("2 red").type("").type("4 blue")
        assert "Bo can still type undo to choose again." in terminal.text
        terminal.type("undo")
        assert "Bo: Predict in secret" in terminal.text
        assert "Bo decides again." in terminal.text
        terminal.type("3 blue").type("").type("1 green")
        assert "Bo predicts 3 blue." in terminal.text


def test_a_secret_of_a_game_that_goes_on_later_stays_one(tmp_path: Path, m10: str) -> None:
    with Terminal(tmp_path, "wizard-dice", *PEOPLE, "--seed", m10, "--pace", "instant") as terminal:
        terminal.type("2 red").type("").type("4 blue").type("")
        terminal.press(b"\x03")
    with Terminal(tmp_path, "--resume", "--pace", "instant") as terminal:
        assert "Give the keyboard to Cy, then press Enter." in terminal.text
        terminal.type("")
        assert "Cy: Predict in secret" in terminal.text
        assert b"4 blue" not in terminal.raw


def test_without_secrets_nobody_has_to_hand_anything_over() -> None:
    played = play_game(
        "you,you", [], names=["Ada", "Bo"], seed=3, options={"seer": "1"}, answer=answer_to, most=80
    )
    assert played.decisions >= 40
    assert not any("Give the keyboard" in frame for frame in played.frames)
