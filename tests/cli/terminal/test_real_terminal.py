"""`conclave play` in a real terminal, by keys alone."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest
from tests.cli.terminal_driver import Terminal, answer_to, record_lines, seed_with_first_card

GAME = ("wizard-dice", "--pace", "instant")
ALONE = (*GAME, "--seats", "you,greedy,random", "--seed", "7", "--seer", "1")


def play_on(terminal: Terminal, most: int = 500) -> int:
    """Answer questions until the game is over or so many are answered."""
    for answered in range(most):
        if terminal.ended:
            return answered
        terminal.type(answer_to(terminal.text))
    return most


@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (60, 24)])
def test_a_whole_game_with_magic_cards(tmp_path: Path, columns: int, rows: int) -> None:
    seats = (*GAME, "--seats", "you,greedy,random", "--seed", "3", "--cards")
    with Terminal(tmp_path, *seats, columns=columns, rows=rows) as terminal:
        assert play_on(terminal) > 20
        assert terminal.exit_code() == 0
        assert "the game is over" in terminal.text
        assert "wins!" in terminal.text or "You win!" in terminal.text or "share the victory" in terminal.text
    (record,) = record_lines(tmp_path)
    assert any(line.startswith("over ") for line in record)


def test_the_question_and_its_choices_are_always_on_the_screen(tmp_path: Path) -> None:
    seats = ("--seats", "you,you,random", "--seed", "7", "--cards")
    asked = 0
    with Terminal(tmp_path, *GAME, *seats, columns=60, rows=20) as terminal:
        while not terminal.ended and asked < 40:
            if "Give the keyboard to " in terminal.text:
                terminal.type("")
                continue
            answer = answer_to(terminal.text)
            assert terminal.lines[terminal.screen.cursor.y].startswith("? help")
            terminal.type(answer)
            asked += 1
    assert asked > 20


def test_what_one_needs_to_decide_is_on_the_screen(tmp_path: Path) -> None:
    people = ("--seats", "you,you,you", "--names", "Ada,Bo,Cy", "--seed", "7", "--seer", "1")
    with Terminal(tmp_path, *GAME, *people) as terminal:
        for answer in ("3b", "2g", "1r", "", "stay", "stay"):
            terminal.type(answer)
        for fact in (
            "Roll 1 of 3",
            "Seer: Ada",
            "Wizards are",
            "Ada ★ Seer",
            "3 blue, now",
            "WD-4",
            "leave: ",
        ):
            assert fact in terminal.text, fact
        for number in range(1, 8):
            assert f" {number} " in terminal.text
        assert terminal.text.count("(") == 3  # one circled box on each page
        terminal.type("r 1 2")
        assert [terminal.text.count(word) for word in ("new", "kept")] == [2, 5]


def test_garbage_keys_get_one_clear_line_and_the_question_stays(tmp_path: Path) -> None:
    with Terminal(tmp_path, *ALONE) as terminal:
        question = "How many dice will show which colour?"
        for keys in (
            b"\x1b[A\x1b[B\r",
            b"\x07\x01\x02\r",
            b"\xff\xfe\x80\r",
            b"%$#@!\r",
            b"9999999\r",
            b"\r",
        ):
            terminal.press(keys)
            assert question in terminal.text, keys
            assert "Type " in terminal.text
        terminal.press(b"x" * 3000 + b"\r")
        assert question in terminal.text
        terminal.type("3 blue")
        assert "Which colour do Wizards count as?" in terminal.text


def test_an_illegal_choice_names_the_rule(tmp_path: Path) -> None:
    with Terminal(tmp_path, *GAME, "--seats", "greedy,you", "--seed", "7", "--seer", "1") as terminal:
        taken = terminal.text.split("Greedy predicts ")[1].split(".")[0]
        terminal.type(taken)
        assert "Somebody else has already predicted that this round. (WD-1)" in terminal.text


def test_undo_goes_back_to_the_last_roll_and_says_why_no_further(tmp_path: Path) -> None:
    seed = str(seed_with_first_card("M4", 2))
    with Terminal(
        tmp_path, *GAME, "--seats", "you,greedy", "--seed", seed, "--seer", "1", "--cards"
    ) as terminal:
        terminal.type("undo")
        assert "You have nothing to undo." in terminal.text
        terminal.type("blue jester")
        assert "How many dice will show which colour" in terminal.text
        terminal.type("undo")
        assert "Undone. Decide again." in terminal.text
        assert "Turn two dice to any faces." in terminal.text
        terminal.type("r y").type("3b")
        terminal.type("undo")
        assert "Somebody else has decided since" in terminal.text
        assert "Which colour do Wizards" in terminal.text


def test_every_command_answers_and_the_question_comes_back(tmp_path: Path) -> None:
    with Terminal(tmp_path, *ALONE) as terminal:
        for command, shown in (
            ("save", "Saved:"),
            ("?", "undoes your last decision"),
            ("rule", "WD-1 Predictions"),
            ("rule wd-3", "WD-3 The next Seer"),
            ("rule wd7a", "WD-7a Only on a miss"),
            ("rule m 10", "M10 Sealed Lips"),
            ("rule nonsense", "There is no rule “nonsense”"),
            ("log", "You are the Seer."),
            ("cards", "has no magic cards"),
            ("pages", "x5"),
        ):
            terminal.type(command)
            assert shown in terminal.text, terminal.text
            while " continues >" in terminal.text:
                terminal.type("")
            assert "How many dice will show which colour?" in terminal.text
        terminal.type("quit")
        assert terminal.exit_code() == 0
        assert "Continue with: conclave play --resume" in terminal.farewell


def test_a_killed_game_goes_on_where_it_was(tmp_path: Path) -> None:
    with Terminal(tmp_path, *ALONE) as terminal:
        play_on(terminal, 9)
        before = [line for line in terminal.lines if not line.startswith(("›", "  "))]
        terminal.kill(signal.SIGKILL)
    with Terminal(tmp_path, "--resume", "--pace", "instant") as terminal:
        after = [line for line in terminal.lines if not line.startswith(("›", "  "))]
        assert after == before
        play_on(terminal)
        assert terminal.exit_code() == 0
        assert "the game is over" in terminal.text
    assert len(record_lines(tmp_path)) == 1


@pytest.mark.parametrize(("number", "code"), [(signal.SIGTERM, 143), (signal.SIGHUP, 129)])
def test_a_signal_leaves_with_one_line_how_to_go_on(tmp_path: Path, number: int, code: int) -> None:
    with Terminal(tmp_path, *ALONE) as terminal:
        terminal.type("3b")
        terminal.child.kill(number)
        terminal.see()
        assert terminal.exit_code() == code
        assert terminal.farewell == "The game is saved. Continue with: conclave play --resume"
    with Terminal(tmp_path, "--resume", "--pace", "instant") as terminal:
        assert "Which colour do Wizards count as?" in terminal.text


def test_ctrl_c_and_ctrl_d_lose_nothing(tmp_path: Path) -> None:
    with Terminal(tmp_path, *ALONE) as terminal:
        terminal.type("3b").press(b"\x03")
        assert terminal.exit_code() == 130
        assert terminal.farewell == "The game is saved. Continue with: conclave play --resume"
    with Terminal(tmp_path, "--resume", "--pace", "instant") as terminal:
        terminal.press(b"\x04")
        assert terminal.exit_code() == 0
        assert terminal.farewell == "The game is saved. Continue with: conclave play --resume"


def test_another_size_of_the_terminal_is_drawn_at_once(tmp_path: Path) -> None:
    with Terminal(tmp_path, *ALONE, columns=120, rows=36) as terminal:
        terminal.screen.resize(24, 60)
        terminal.child.setwinsize(24, 60)
        terminal.see()
        assert "How many dice will show which colour?" in terminal.text
        assert terminal.lines[terminal.screen.cursor.y].startswith("? help")


def test_what_a_resize_hides_does_not_count(tmp_path: Path) -> None:
    with Terminal(tmp_path, *ALONE) as terminal:
        terminal.child.send("4 red")
        terminal.child.expect_exact("4 red")
        terminal.screen.resize(30, 100)
        terminal.child.setwinsize(30, 100)
        terminal.see()
        terminal.type("3b")
        assert "You predict 3 blue." in terminal.text


def test_a_terminal_is_called_small_only_while_it_is(tmp_path: Path) -> None:
    with Terminal(tmp_path, *ALONE, columns=50, rows=24) as terminal:
        assert "This terminal is small." in terminal.text
        for columns, small in ((100, False), (50, True)):
            terminal.screen.resize(30, columns)
            terminal.child.setwinsize(30, columns)
            terminal.see()
            assert ("This terminal is small." in terminal.text) == small


def test_a_game_is_open_in_one_window_only(tmp_path: Path) -> None:
    with Terminal(tmp_path, *ALONE) as first:
        first.type("3b")
        (name,) = [path.stem for path in (tmp_path / "games").glob("*.record")]
        for how in (("--resume",), ("--resume", name)):
            with Terminal(tmp_path, *how) as second:
                assert second.exit_code() == 2
                assert second.lines[0].startswith("conclave: This game is open in another window:")
                assert name in second.text
        first.kill(signal.SIGKILL)
    with Terminal(tmp_path, "--resume", "--pace", "instant") as again:
        assert "Which colour do Wizards count as?" in again.text
        again.type("quit")
        assert again.exit_code() == 0
    assert not list((tmp_path / "games").glob(".*"))


def test_bots_take_their_time_and_enter_skips_it(tmp_path: Path) -> None:
    seats = ("--seats", "you,random,random,random", "--seed", "7", "--seer", "2")
    with Terminal(tmp_path, "wizard-dice", "--pace", "calm", *seats) as terminal:
        assert "Random predicts" in terminal.text
        assert "Enter skips ahead." in terminal.text
        terminal.type("")
        assert "How many dice will show which colour?" in terminal.text
