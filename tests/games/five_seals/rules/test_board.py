"""The board as the rules ask it, and what our own board is like."""

from __future__ import annotations

import heapq
from collections.abc import Iterable
from hashlib import sha256
from math import dist, hypot, inf
from statistics import mean

import pytest

from conclave.games.five_seals.engine.board import Board
from conclave.games.five_seals.engine.layout import Layout
from conclave.games.five_seals.interface.board_file import board_for
from conclave.registry import GAMES

PLAYERS = (2, 3, 4, 5)
STRENGTHS = (2, 3, 4, 5, 6)


@pytest.fixture(params=PLAYERS)
def board(request: pytest.FixtureRequest) -> Board:
    return board_for("", request.param)


def numbers(mask: int) -> list[int]:
    return [number for number in range(mask.bit_length()) if mask >> number & 1]


def neighbours(layout: Layout) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {each.id: set() for each in layout.rooms}
    found.update({each.id: set() for each in layout.places})
    for one, other in layout.ways:
        found[one].add(other)
        found[other].add(one)
    return found


# -- numbers and masks ---------------------------------------------------------------------------------------


def test_places_are_numbered_from_one_start_circles_first(board: Board) -> None:
    assert [place.number for place in board.layout.places] == list(range(1, board.size + 1))
    assert numbers(board.starts) == [1, 2, 3, 4, 5]
    letters = [place.id[0] for place in board.layout.places[5:]]
    assert letters == sorted(letters)


def test_every_place_is_of_one_kind(board: Board) -> None:
    assert board.starts | board.circles | board.boxes == (2 << board.size) - 2
    assert board.starts & board.circles == board.starts & board.boxes == board.circles & board.boxes == 0
    for place in board.layout.places:
        assert board.kind[place.number] == place.kind
        assert board.strength[place.number] == place.strength


def test_places_of_a_strength_come_in_order(board: Board) -> None:
    for strength in STRENGTHS:
        circles = list(board.circles_of_strength(strength))
        assert circles == sorted(circles)
        assert {board.strength[number] for number in circles} == {strength}
    everywhere = [number for strength in STRENGTHS for number in board.boxes_of_strength(strength)]
    assert sorted(everywhere) == numbers(board.boxes)


@pytest.mark.rule("FS-2")
def test_near_is_what_a_walk_over_open_spaces_meets(board: Board) -> None:
    ways = neighbours(board.layout)
    by_id = {place.id: place for place in board.layout.places}
    for place in board.layout.places:
        met = set()
        walked = {place.id}
        waiting = [place.id]
        while waiting:
            for other in ways[waiting.pop()] - walked:
                walked.add(other)
                if other in by_id and by_id[other].kind != "start":
                    met.add(by_id[other].number)
                else:
                    waiting.append(other)
        assert numbers(board.near[place.number]) == sorted(met), place.id
    assert board.near[0] == 0


# -- counts --------------------------------------------------------------------------------------------------


@pytest.mark.rule("FS-B1", "FS-B2")
def test_boxes_and_circles_grow_with_the_players() -> None:
    boards = [board_for("", players) for players in PLAYERS]
    assert [len(each.boxes_of_strength(6)) for each in boards] == [6, 7, 9, 10]
    assert [each.boxes.bit_count() for each in boards] == [30, 36, 44, 50]
    circles = [each.circles.bit_count() for each in boards]
    assert all(abs(found - about) <= 3 for found, about in zip(circles, (55, 70, 90, 110), strict=True)), (
        circles
    )


@pytest.mark.rule("FS-B3")
def test_no_strength_needs_more_than_there_is(board: Board) -> None:
    for strength in STRENGTHS:
        assert 0 < len(board.circles_of_strength(strength)) <= (40 if strength == 2 else 20)
        assert 0 < len(board.boxes_of_strength(strength)) <= 10


# -- ways ----------------------------------------------------------------------------------------------------


def tokens_on_the_way(board: Board) -> dict[int, int]:
    """For every place, how many tokens have to be broken before it can be."""
    least = {1: 0}
    waiting = [(0, 1)]
    while waiting:
        broken, here = heapq.heappop(waiting)
        for there in numbers(board.near[here]):
            if there not in least:
                least[there] = broken
                if board.kind[there] == "circle":
                    heapq.heappush(waiting, (broken + 1, there))
    return least


def boxes_without(board: Board, circle: int) -> int:
    """The boxes that can be reached though nobody passes the circle."""
    found = 0
    waiting = [1]
    while waiting:
        new = board.near[waiting.pop()] & ~found & ~(1 << circle)
        found |= new
        waiting += numbers(new & board.circles)
    return found & board.boxes


@pytest.mark.rule("FS-B4")
def test_strong_scrolls_lie_deep_and_weak_ones_near_the_chamber(board: Board) -> None:
    tokens = tokens_on_the_way(board)
    depth = [mean([tokens[number] for number in board.boxes_of_strength(each)]) for each in STRENGTHS]
    assert depth == sorted(depth), depth
    assert max([tokens[number] for number in board.boxes_of_strength(2)]) <= 2
    assert min([tokens[number] for number in board.boxes_of_strength(6)]) >= 3


def test_circles_grow_stronger_outward(board: Board) -> None:
    def distance(strength: int) -> float:
        places = [board.layout.places[number - 1] for number in board.circles_of_strength(strength)]
        return mean([hypot(place.x, place.y) for place in places])

    distances = [distance(strength) for strength in STRENGTHS]
    assert distances == sorted(distances)


def test_no_circle_cuts_off_more_than_an_alcove_or_two(board: Board) -> None:
    """More than one way to most places; and circles in front of a box that are worth holding."""
    cut_off = [(board.boxes & ~boxes_without(board, circle)).bit_count() for circle in numbers(board.circles)]
    assert max(cut_off) <= 2
    assert sum(cut_off) <= 0.7 * board.boxes.bit_count()
    assert sum(number > 0 for number in cut_off) >= 8


def test_neighbouring_segments_are_joined_twice(board: Board) -> None:
    crossings: dict[str, int] = {}
    for one, other in board.layout.ways:
        if one[0] != other[0] and one[0].isupper() and other[0].isupper() and "S" not in one[0] + other[0]:
            pair = "".join(sorted(one[0] + other[0]))
            crossings[pair] = crossings.get(pair, 0) + 1
    assert crossings == dict.fromkeys(["AB", "BC", "CD", "DE", "EF", "AF"], 2)


# -- the drawing's room --------------------------------------------------------------------------------------

APART = 9.0
"""Between the middles of places; pictures of places are about 8.5 wide and 9.5 high."""
BESIDE_A_WAY = 5.8


def test_places_lie_apart(board: Board) -> None:
    places = board.layout.places[5:]
    for index, one in enumerate(places):
        for other in places[index + 1 :]:
            assert dist((one.x, one.y), (other.x, other.y)) >= APART, (one.id, other.id)


def test_places_lie_on_the_disc(board: Board) -> None:
    for place in board.layout.places[5:]:
        assert 26 <= hypot(place.x, place.y) <= 98.1, place.id


def test_no_way_runs_over_a_place(board: Board) -> None:
    where = dict(spots(board.layout))
    for one, other in board.layout.ways:
        if "chamber" in (one, other):
            continue  # within the chamber or through one of its doors
        for place in board.layout.places:
            if place.id not in (one, other):
                beside = distance_to_line((place.x, place.y), where[one], where[other])
                assert beside >= BESIDE_A_WAY, (one, other, place.id)


def test_no_two_ways_cross(board: Board) -> None:
    where = dict(spots(board.layout))
    lines = [(where[one], where[other]) for one, other in board.layout.ways]
    for index, (a, b) in enumerate(lines):
        for c, d in lines[index + 1 :]:
            assert turn(a, b, c) * turn(a, b, d) >= 0 or turn(c, d, a) * turn(c, d, b) >= 0, (a, b, c, d)


Spot = tuple[float, float]


def spots(layout: Layout) -> Iterable[tuple[str, Spot]]:
    for room in layout.rooms:
        yield room.id, (room.x, room.y)
    for place in layout.places:
        yield place.id, (place.x, place.y)


def distance_to_line(spot: Spot, one: Spot, other: Spot) -> float:
    least = inf
    for step in range(41):
        along = step / 40
        least = min(
            least, dist(spot, (one[0] + along * (other[0] - one[0]), one[1] + along * (other[1] - one[1])))
        )
    return least


def turn(a: Spot, b: Spot, c: Spot) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


FINGERPRINTS = {
    1: {2: "3135d8cb153af741", 3: "9da3ca3ae4115513", 4: "c23c68239c605608", 5: "c357598d910982ac"},
}
"""By rules version and number of players: what our own board is to the rules."""


@pytest.mark.parametrize("players", PLAYERS)
def test_a_record_without_a_board_of_its_own_will_always_find_the_same_board(players: int) -> None:
    """Where a space is drawn may change; anything else needs a new rules version."""
    board = board_for("", players)
    known = FINGERPRINTS[GAMES.find("five-seals").rules_version][players]
    assert sha256(repr((board.kind, board.strength, board.near)).encode()).hexdigest()[:16] == known
