"""The map of Five Seals in the terminal."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from conclave.cli.terminal.translator import Translator, initials
from conclave.games.five_seals.terminal.board_map import ROOM, BoardMap
from conclave.games.five_seals.terminal.canvas import Canvas, laid_out
from conclave.games.five_seals.terminal.reach import in_reach
from conclave.games.five_seals.terminal.signs import Signs
from conclave.locale import locale
from tests.games.five_seals.terminal.played_games import (
    GAME,
    SIGNS,
    WORDS,
    at_a_turn,
    play,
    view_of,
)


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (130, 45)])
@pytest.mark.parametrize("seats", ["you,random", "you,random,random,random,random"])
def test_every_seal_in_reach_stands_on_the_screen(size: tuple[int, int], seats: str) -> None:
    played = play([], seats=seats, circle="IV", size=size, most=30, mono=True)
    view = view_of(played)
    reached = in_reach(view, 0)
    assert reached
    for space in reached:
        seal = view.seals[space - 1]
        assert seal is not None
        label = f"{space}{seal.colour[0].upper()}{seal.strength}"
        marked = label if seal.scroll is None else f"[{label}]"
        assert re.search(rf"[*+]{re.escape(marked)}", played.frames[-1]), marked


def test_what_can_be_broken_is_marked_with_its_dice() -> None:
    played = at_a_turn()
    offers = [GAME.notation(action).split() for action in played.match.legal(0)]
    breaks = [words for words in offers if words[0] == "break"]
    assert breaks
    for _, space, colour, *dice in breaks:
        assert re.search(rf"\*\[?{space}[A-Z]\d", played.frames[-1])
        assert f"{colour[0].upper()}{'+'.join(dice)}" in played.frames[-1]


def test_labels_never_lie_over_each_other_while_there_is_room() -> None:
    firsts = laid_out([(10, 2)] * 12, [5] * 12, 40, 6)
    cells = [(column + offset, row) for column, row in firsts for offset in range(5)]
    assert len(set(cells)) == len(cells)
    assert all(0 <= column < 40 and 0 <= row < 6 for column, row in cells)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_label_hides_a_room(players: int) -> None:
    view = view_of(play(["1"], seats=",".join(["you", *["random"] * (players - 1)])))
    signs = Signs(Translator(locale(), ("You", "Bo", "Ann", "Cy", "Di")[:players]), mono=True)
    drawn = BoardMap(view, signs, 0, (), ())
    for columns in (80, 85, 100, 130):
        fewest = drawn.fewest_rows(columns)
        for rows in (fewest, (fewest + drawn.rows(columns)) // 2, drawn.rows(columns)):
            shown = "\n".join([line.plain for line in drawn.drawn(columns, rows)])
            assert shown.count(ROOM) == len(view.board.rooms), (columns, rows)


def test_figures_and_empty_circles_have_their_numbers_on_the_map() -> None:
    view = view_of(at_a_turn())
    stands = replace(view.players[0], mage=17)
    emptied = tuple([None if space in (6, 17) else seal for space, seal in enumerate(view.seals, 1)])
    now = replace(view, seals=emptied, players=(stands, view.players[1]))
    shown = "\n".join([line.plain for line in BoardMap(now, SIGNS, 0, (), ()).drawn(80, 30)])
    assert "17@Y" in shown
    assert re.search(r"·6\b", shown)
    assert WORDS.space("17@y") == WORDS.space("·17") == (17, None, ())


def test_lines_lean_as_they_go() -> None:
    canvas = Canvas(5, 3)
    canvas.line((0, 0), (4, 0), "")
    canvas.line((0, 0), (0, 2), "")
    canvas.line((2, 2), (4, 0), "")
    assert [line.plain for line in canvas.lines(0, 3, 0, 5)] == [" ───/", "│  /", "│"]


def test_players_whose_names_begin_alike_have_numbers() -> None:
    assert initials(("You", "Greedy", "Adept")) == ("Y", "G", "A")
    assert initials(("Player 1", "Player 2", "Random")) == ("1", "2", "R")
