"""Five Seals in the terminal: whole games, what can be asked, the end."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from conclave.games.five_seals.interface.view import FiveSealsView
from conclave.games.five_seals.terminal.reach import in_reach
from conclave.games.five_seals.terminal.result import reckon
from conclave.locale import PSEUDO
from tests.cli.made_up_language import hard_coded
from tests.cli.played_games import first_seat_lines
from tests.cli.terminal_driver import Terminal, environment
from tests.games.five_seals.terminal.played_games import (
    CIRCLES,
    GAME,
    at_a_turn,
    first_option,
    play,
    view_of,
)


@pytest.mark.parametrize("circle", CIRCLES)
def test_a_game_can_be_played_by_the_first_thing_a_question_names(circle: str) -> None:
    played = play([], circle=circle, seed=2, most=3000)
    assert played.over is not None
    for frame in played.lines:
        assert len(frame) < 24
        assert all(line.cell_len <= 80 for line in frame[:-1])


@pytest.mark.parametrize("size", [(130, 45), (100, 30), (60, 20), (40, 12)])
def test_frames_fit_every_terminal(size: tuple[int, int]) -> None:
    seats = "you,random,random,random,random"
    typed = first_seat_lines(play([], seats=seats, circle="IV", most=25))
    played = play(typed, seats=seats, circle="IV", size=size)
    assert first_seat_lines(played) == typed
    for frame in played.lines:
        assert len(frame) < size[1]
        assert all(line.cell_len <= size[0] for line in frame[:-1])
        assert any("FS-" in line.plain for line in frame)


def test_a_real_terminal_plays_and_explains(tmp_path: Path) -> None:
    options = ("--seats", "you,random", "--circle", "II", "--first", "1", "--seed", "7", "--pace", "instant")
    with Terminal(tmp_path, "five-seals", *options) as terminal:
        terminal.type("1")
        terminal.type(first_option(terminal.text))
        terminal.type("? change-fire")
        assert "Return one or more of your Fire dice" in terminal.text
        assert "(rule FS-CH)" in terminal.text
        terminal.type("")
        while "You break" not in terminal.text and "You win" not in terminal.text:
            terminal.type(first_option(terminal.text))
        terminal.type("quit")
        assert terminal.exit_code() == 0
    with Terminal(tmp_path, "--resume", columns=130, rows=45, NO_COLOR="1") as terminal:
        assert "Five Seals of Magic" in terminal.text
        assert b"38;2" not in terminal.raw


def test_a_pipe_plays(tmp_path: Path) -> None:
    typed = b"1\nffw\nnonsense\nlog\nmap\n"
    done = subprocess.run(
        [sys.executable, "-m", "conclave", "play", "five-seals", "--seats", "you,random", "--seed", "7"],
        input=typed,
        capture_output=True,
        env=environment(tmp_path, PYTHONIOENCODING="ascii"),
        check=False,
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.isascii()
    assert b"Which start circle" in done.stdout
    assert b"\x1b" not in done.stdout


# -- what can be asked ---------------------------------------------------------------------------------------


def test_spaces_and_scrolls_are_explained() -> None:
    start = ["1", first_option(play(["1"]).frames[-1])]
    played = at_a_turn()
    view = view_of(played)
    far = next(space for space, seal in enumerate(view.seals, 1) if seal and seal.strength == 6)
    assert "No open path leads to" in play([*start, f"? {far}"]).frames[-1]
    offers = [GAME.notation(action).split() for action in played.match.legal(0)]
    near = next(words[1] for words in offers if words[0] == "break")
    assert "You can break it with" in play([*start, f"?{near}"]).frames[-1]
    dark = next(space for space in in_reach(view, 0) if f"*{space}" not in played.frames[-1])
    assert re.search(r"\(FS-7\)", play([*start, f"? {dark}"]).frames[-1])
    assert "You can use it now." in play([*start, "? a"]).frames[-1]
    assert "Synergy of Mind" in play([*start, "? synergy"]).frames[-1]
    assert "isn't a scroll in this game" in play([*start, "? dispatch-fire"]).frames[-1]
    assert "There is no space 999" in play([*start, "? 999"]).frames[-1]


def test_pages_of_its_own() -> None:
    start = ["1", first_option(play(["1"]).frames[-1])]
    assert "17F3 is a token" in play([*start, "signs"]).frames[-1]
    assert "Shaman of the North with Raven" in play([*start, "players"]).frames[-1]
    assert "scrolls are on the board" in play([*start, "scrolls"]).frames[-1]
    whole = play([*start, "map"]).frames[-1]
    view = view_of(at_a_turn())
    for space, seal in enumerate(view.seals, 1):
        assert seal is None or f"{space}{seal.colour[0].upper()}{seal.strength}" in whole


def test_odds_ask_the_strongest_bot() -> None:
    played = play(["1", first_option(play(["1"]).frames[-1]), "odds"])
    hint = re.search(r"would type: (.+)", played.frames[-1])
    assert hint is not None
    assert GAME.parse(hint[1].strip()) in played.match.legal(0)


# -- the end, the language -----------------------------------------------------------------------------------


def test_the_end_shows_how_points_came_about() -> None:
    played = play([], seats="random,random,random", seed=3)
    assert played.over is not None
    view = played.match.view(None)
    assert isinstance(view, FiveSealsView)
    for player, points in zip(view.players, played.over.points, strict=True):
        scrolls, strengths, synergy, total = reckon(player, points)
        assert (scrolls, strengths + synergy, total) == (len(player.scrolls), points, points)
        assert (synergy > 0) == any(held.scroll.startswith("synergy") for held in player.scrolls)
    for width in (80, 45):
        shown = played.loop.screen.result(played.loop.scene(None), played.over, width)
        assert all(line.cell_len <= width for line in shown)
        assert "Synergy" in "\n".join([line.plain for line in shown])


SAME_IN_EVERY_LANGUAGE = {
    *("odds", "undo", "log", "quit", "save", "rule", "map", "players", "scrolls", "signs", "ID"),
    *("nonsense", "Random", "break", "cast", "pick", "choose", "take", "place", "binding", "mind", "end"),
    *("fire", "water", "air", "earth", "familiar", "nothing", "greedy", "archmage", "random"),
    *("a", "b", "c", "d", "e", "f", "g", "i", "j", "II", "I", "IV", "III", "change", "renewal", "synergy"),
    *("growth", "strengthening", "swap", "exchange", "absorption", "disintegration", "rearrangement"),
}


@pytest.mark.parametrize("size", [(80, 24), (130, 45)])
def test_every_word_on_the_screen_comes_from_a_catalogue(size: tuple[int, int]) -> None:
    typed = first_seat_lines(play([], size=size, most=40))
    asked = ["nonsense", "signs", "players", "scrolls", "map", "", "? 17", "? change-fire", "?", "odds"]
    played = play([*typed[:3], *asked, *typed[3:]], size=size, language=PSEUDO)
    assert first_seat_lines(played) == typed
    ids = {word for rule in GAME.page().rules for word in rule.split("-")}
    own = {*SAME_IN_EVERY_LANGUAGE, *ids, *view_of(played).board.name.split()}
    shown = hard_coded("\n".join(played.frames), own, GAME.page().markdown)
    assert shown == set()
