"""Pictures of Five Seals for notebooks."""

from __future__ import annotations

from dataclasses import replace

import pytest

import conclave
from conclave.games.five_seals.interface.board_file import standard_board
from conclave.games.five_seals.interface.view import FiveSealsView
from conclave.games.five_seals.terminal.board_drawing.figures import SEAT
from conclave.games.five_seals.terminal.drawing import draw
from tests.games.drawn import HOSTILE, SVG, check, ids, parsed, positions, texts


@pytest.mark.parametrize(("players", "circle"), [(2, "I"), (3, "II"), (4, "III"), (5, "IV")])
def test_pictures_are_whole_and_show_the_points(players: int, circle: str) -> None:
    for position in positions("five-seals", players, players=players, circle=circle):
        check(position, [player.points for player in position.view(None).state.players])


def late(players: int) -> FiveSealsView:
    *_, last = positions("five-seals", 2, players=players)
    view: FiveSealsView = last.view(None).state
    return view


def test_every_figure_on_the_board_is_drawn() -> None:
    """Beside the one in the strip."""
    view = late(3)
    drawn = draw(view)
    without = draw(replace(view, players=tuple([replace(each, mage=None) for each in view.players])))
    for colour in SEAT[:3]:
        assert drawn.count(colour) > without.count(colour)


def test_every_scroll_has_its_name() -> None:
    view = late(2)
    shown = texts(parsed(draw(view)))
    held = sum([len(player.scrolls) for player in view.players])
    assert len([said for said in shown if said.rpartition(" of ")[0] or said.startswith("Binding")]) >= held


def test_a_board_of_your_own_has_a_hostile_name() -> None:
    board = standard_board().replace('name = "', 'name = "<script> & ', 1)
    position = conclave.game("five-seals").start(players=2, board=board)
    root = parsed(position._repr_svg_())
    assert "<script> & " in (root.findtext(f"{SVG}title") or "")
    view = position.view(None).state
    worse = replace(view, board=replace(view.board, name=HOSTILE))
    assert "<script>" in (parsed(draw(worse)).findtext(f"{SVG}title") or "")


def test_two_pictures_on_a_page_share_no_id() -> None:
    one, other = draw(late(2)), draw(late(3))
    assert ids(one)
    assert not ids(one) & ids(other)
