"""The rulebook's worked examples, as records that replay: whole games on a hall in which everything is near.

What an example states stands in its record where it holds, as an annotation. Seats count from 1.

    # expect dice 1 fire 2 5, air 3             what somebody's dice show
    # expect supply fire 4, water 4             dice in the supply
    # expect scrolls 1 binding-mind change-air  all scrolls of somebody; `face-down` those that lie face down
    # expect mage 1 15                          where a mage is; `familiar` likewise, `none` off the board
    # expect seal 15 growth-fire                what lies on a space, `fire 3` for a token, or none
    # expect offers choose fire 2               what whoever is asked may do
    # expect legal 4                            how many decisions there are
    # expect refused break 6 earth 2 4 by FS-7  what is not allowed, and by which rule
    # expect points 27 22                       likewise `places`, seat by seat
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.five_seals.play import ELEMENTS, GAME, Table, counted
from tests.games.golden import GoldenRecords, check_common

EXAMPLES = [
    pytest.param("supply", marks=pytest.mark.rule("FS-1")),
    pytest.param("breaking", marks=pytest.mark.rule("FS-7")),
    pytest.param("no-effect", marks=pytest.mark.rule("FS-5", "FS-RE", "FS-ST")),
    pytest.param("turn-option-1", marks=pytest.mark.rule("FS-5", "FS-7", "FS-8", "FS-CH", "FS-ST", "FS-GR")),
    pytest.param("turn-option-1-one-die", marks=pytest.mark.rule("FS-5", "FS-CH", "FS-ST")),
    pytest.param("turn-option-2", marks=pytest.mark.rule("FS-5", "FS-7", "FS-BI", "FS-9")),
    pytest.param("scoring", marks=pytest.mark.rule("FS-10", "FS-11", "FS-SY")),
    pytest.param("change-both", marks=pytest.mark.rule("FS-CH")),
    pytest.param("change-both-by-mind", marks=pytest.mark.rule("FS-CH")),
    pytest.param("change-one", marks=pytest.mark.rule("FS-CH")),
    pytest.param("change-one-by-mind", marks=pytest.mark.rule("FS-CH")),
    pytest.param("renewal", marks=pytest.mark.rule("FS-RE")),
    pytest.param("strengthening", marks=pytest.mark.rule("FS-ST")),
    pytest.param("strengthening-by-mind", marks=pytest.mark.rule("FS-ST")),
    pytest.param("deception", marks=pytest.mark.rule("FS-DE")),
    pytest.param("deception-by-mind", marks=pytest.mark.rule("FS-DE")),
]
"""Every example, and the rules it explains."""


def check(table: Table, expectation: str) -> None:
    match expectation.split(" "):
        case ["dice", seat, *_]:
            assert table.dice(int(seat)) == expectation.split(" ", 2)[2]
        case ["supply", *_]:
            numbers = counted(expectation.split(" ", 1)[1])
            assert tuple(table.supply(colour) for colour in ELEMENTS) == numbers
        case ["scrolls", seat, *scrolls]:
            assert [held.scroll for held in table.player(int(seat)).scrolls] == scrolls
        case ["face-down", seat, "none"]:
            assert table.face_down(int(seat)) == []
        case ["face-down", seat, *scrolls]:
            assert table.face_down(int(seat)) == scrolls
        case ["mage", seat, space]:
            assert table.mage(int(seat)) == int(space)
        case ["familiar", seat, space]:
            assert table.familiar(int(seat)) == (None if space == "none" else int(space))
        case ["seal", space, *_]:
            assert (table.seal(int(space)) or "none") == expectation.split(" ", 2)[2]
        case _:
            check_common(table, expectation)


GOLDEN = GoldenRecords(GAME, Path(__file__).parents[1] / "golden", Table, check)


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_of_the_rulebook_comes_out_as_it_says(name: str) -> None:
    GOLDEN.check_expectations(name)


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_survives_being_written_and_read(name: str) -> None:
    GOLDEN.check_writing(name)


def test_every_example_is_checked() -> None:
    GOLDEN.check_all_are_listed(EXAMPLES)


@pytest.mark.parametrize(
    "wrong",
    [
        "dice 1 fire 2 4",
        "supply fire 4",
        "scrolls 1 binding-mind",
        "face-down 1 binding-mind",
        "mage 1 1",
        "familiar 1 13",
        "seal 15 growth-fire",
        "offers end",
        "legal 0",
        "refused take fire fire fire by FS-3",
    ],
)
def test_an_expectation_can_fail(wrong: str) -> None:
    GOLDEN.check_rejects("turn-option-2", wrong)


@pytest.mark.parametrize("wrong", ["points 27 21", "places 2 1"])
def test_an_expectation_of_the_result_can_fail(wrong: str) -> None:
    GOLDEN.check_rejects("scoring", wrong)


def test_an_expectation_that_nobody_can_read_fails() -> None:
    GOLDEN.check_unreadable("supply", "fire everywhere")
