"""The rulebook's worked examples, as records that replay.

What an example states stands in its record where it holds, as an annotation:

    # expect seat 1 5 green X             a mark on a page: X, XX, a difference, or open
    # expect seat 1 jester 2 X            a Jester box: X or open
    # expect crossed 1 2 green            a crossed-out box
    # expect seer 2                       who holds the Seer card
    # expect refused 1 leave by M3        what is not allowed, and by which rule
    # expect counted 0 0 -1               points on the pages, the bonus left out
    # expect xs 9 6 7                     likewise `points`, `places` and `jester-scores`, seat by seat
"""

from __future__ import annotations

from pathlib import Path

import pytest

from conclave.core.position import Position
from tests.games.golden import GoldenRecords
from tests.games.wizard_dice.play import GAME, Match

EXAMPLES = [
    pytest.param("first-round", marks=pytest.mark.rule("WD-1", "WD-2", "WD-3", "WD-4", "WD-5", "WD-6")),
    pytest.param("second-round", marks=pytest.mark.rule("WD-3", "WD-7")),
    pytest.param("final-scoring", marks=pytest.mark.rule("WD-8", "WD-9")),
    pytest.param("m1", marks=pytest.mark.rule("M1")),
    pytest.param("m2", marks=pytest.mark.rule("M2")),
    pytest.param("m3", marks=pytest.mark.rule("M3")),
    pytest.param("m4", marks=pytest.mark.rule("M4")),
    pytest.param("m5", marks=pytest.mark.rule("M5")),
    pytest.param("m6", marks=pytest.mark.rule("M6")),
    pytest.param("m7", marks=pytest.mark.rule("M7")),
    pytest.param("m8", marks=pytest.mark.rule("M8")),
    pytest.param("m9", marks=pytest.mark.rule("M9")),
    pytest.param("m10", marks=pytest.mark.rule("M10")),
]
"""Every example, and the rules it explains."""


def match_at(position: Position) -> Match:
    match = Match()
    match.position = position
    return match


def check(match: Match, expectation: str) -> None:
    pages = match.view.pages
    match expectation.split(" "):
        case ["seat", seat, "jester", number, mark]:
            assert mark in ("X", "open")
            assert (int(number) in match.jesters(int(seat))) == (mark == "X")
        case ["seat", seat, number, colour, mark]:
            assert (match.mark(int(seat), f"{number} {colour}") or "open") == mark
        case ["crossed", seat, number, colour]:
            assert f"{number} {colour}" in match.crossed(int(seat))
        case ["seer", seat]:
            assert match.seer == int(seat)
        case ["refused", seat, *notation, "by", rule]:
            match.refused(" ".join([seat, *notation]), by=rule)
        case ["counted", *points]:
            assert [page.points for page in pages] == [int(each) for each in points]
        case ["xs", *numbers]:
            assert [page.xs for page in pages] == [int(each) for each in numbers]
        case ["jester-scores", *numbers]:
            assert [len(page.jester_boxes) for page in pages] == [int(each) for each in numbers]
        case ["points", *points]:
            assert match.points == tuple(int(each) for each in points)
        case ["places", *places]:
            assert match.places == tuple(int(each) for each in places)
        case _:
            pytest.fail(f"this expectation cannot be read: {expectation}")


GOLDEN = GoldenRecords(GAME, Path(__file__).parents[1] / "golden", match_at, check)


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_of_the_rulebook_comes_out_as_it_says(name: str) -> None:
    GOLDEN.check_expectations(name)


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_survives_being_written_and_read(name: str) -> None:
    GOLDEN.check_writing(name, as_written=False)


def test_every_example_is_checked_and_every_card_has_one() -> None:
    GOLDEN.check_all_are_listed(EXAMPLES)


@pytest.mark.parametrize(
    "wrong", ["seat 1 5 green 1", "seat 2 jester 2 X", "seer 1", "counted 0 0 0", "crossed 1 5 green"]
)
def test_an_expectation_can_fail(wrong: str) -> None:
    GOLDEN.check_rejects("first-round", wrong)


def test_an_expectation_that_nobody_can_read_fails() -> None:
    GOLDEN.check_unreadable("first-round", "seat 1")
