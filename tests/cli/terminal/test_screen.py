"""What stands on the screen: it fits every terminal, and trouble is told."""

from __future__ import annotations

import errno
import os
import signal
from functools import cache
from pathlib import Path
from threading import Timer, main_thread

import pytest
from rich.text import Text as Line
from tests.cli.played_games import PlayedGame, UnsavedGames, play_game
from tests.cli.terminal_driver import answer_to
from tests.kits import change_kit

from conclave.cli.terminal.keyboard import GARBAGE, clean
from conclave.cli.terminal.layout import Part, fit, flow, ink, padded
from conclave.cli.terminal.signals import Interrupted, Resized, Signals
from conclave.core.options import Value
from conclave.core.record import Record

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
    assert plain(flow([ink("one two"), ink("three"), ink("four")], 15, " · ")) == [
        "one two · three",
        "four",
    ]
    assert plain(flow([ink("much too long")], 8, " · ")) == ["much too", "long"]
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
