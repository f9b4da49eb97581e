"""Long stretches of games with chosen dice, as records that replay.

What holds at a place of a record stands there as an annotation. Seats count from 1; `none` means nothing.

    # expect outside white:1 green:spent blue      the dice of the turn outside the tray; likewise `tray`
    # expect dice 1 white*4 blue                   all dice of somebody
    # expect supply white*2 yellow*7               all dice in the supply
    # expect top 1,1,1 - 20+                       a row of cards; likewise `bottom`
    # expect pile 6 7                              B and C cards face down
    # expect cards 1 2,4,6                         the cards somebody has won
    # expect token 1 4=                            the card somebody's token lies on
    # expect opus 2                                who has taken the Opus Magnum
    # expect turn 1                                whose turn it is
    # expect stage take                            what is asked for
    # expect offers swap white blue                what whoever is asked may do
    # expect legal 4                               how many decisions there are
    # expect refused roll by CB-7                  what is not allowed, and by which rule
    # expect score 3 0                             points so far, seat by seat
    # expect points 17 17                          points at the end; likewise `places`
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.ciub.play import GAME, Table, pool
from tests.games.golden import GoldenRecords, check_common

RECORDS = [
    pytest.param(
        "chain-of-actions",
        marks=pytest.mark.rule("CB-4", "CB-5a", "CB-5b", "CB-5c", "CB-5d", "CB-6", "CB-7", "CB-8", "CB-8b"),
    ),
    pytest.param("exchanges-and-skulls", marks=pytest.mark.rule("CB-8a", "CB-8c", "CB-10", "CB-10a")),
    pytest.param("self-adjust-to-tray", marks=pytest.mark.rule("CB-5c", "CB-6", "CB-7", "CB-8")),
    pytest.param("last-turns", marks=pytest.mark.rule("CB-1", "CB-2", "CB-9", "CB-11")),
]
"""Every record, and the rules it is about."""


def check(table: Table, expectation: str) -> None:
    rest = expectation.partition(" ")[2]
    match expectation.split(" "):
        case ["outside", *_]:
            assert (table.outside or "none") == rest
        case ["tray", *_]:
            assert (table.tray or "none") == rest
        case ["dice", seat, *dice]:
            assert table.dice(int(seat)) == " ".join(dice)
        case ["supply", *_]:
            assert table.view.supply == pool(rest)
        case ["top", *_]:
            assert table.top == rest
        case ["bottom", *_]:
            assert table.bottom == rest
        case ["pile", b, c]:
            assert table.view.pile == (int(b), int(c))
        case ["cards", seat, *cards]:
            assert (table.cards(int(seat)) or "none") == " ".join(cards)
        case ["token", seat, card]:
            assert (table.token(int(seat)) or "none") == card
        case ["opus", seat]:
            assert table.opus == (0 if seat == "none" else int(seat))
        case ["turn", seat]:
            assert table.turn == int(seat)
        case ["stage", stage]:
            assert table.stage == stage
        case ["score", *numbers]:
            assert [each.points for each in table.view.players] == [int(number) for number in numbers]
        case _:
            check_common(table, expectation)


GOLDEN = GoldenRecords(GAME, Path(__file__).parents[1] / "golden", Table, check)


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_comes_out_as_it_says(name: str) -> None:
    GOLDEN.check_expectations(name)


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_survives_being_written_and_read(name: str) -> None:
    GOLDEN.check_writing(name)


def test_every_record_is_checked() -> None:
    GOLDEN.check_all_are_listed(RECORDS)


@pytest.mark.parametrize(
    "wrong",
    [
        "outside white:1",
        "tray white:1",
        "dice 1 white*5",
        "supply white*5",
        "top 1,1,1 6,6 20+",
        "bottom 2,4,6 4= 1,4,7",
        "pile 7 7",
        "cards 2 2,4,6",
        "token 1 2,4,6",
        "opus 1",
        "turn 1",
        "stage take",
        "offers roll",
        "legal 0",
        "refused pass by CB-4",
        "refused roll by CB-7",
        "score 0 3",
        "points 3 0",
        "places 1 2",
    ],
)
def test_an_expectation_can_fail(wrong: str) -> None:
    GOLDEN.check_rejects("chain-of-actions", wrong)


@pytest.mark.parametrize("wrong", ["points 17 16", "places 1 1"])
def test_an_expectation_of_the_result_can_fail(wrong: str) -> None:
    GOLDEN.check_rejects("last-turns", wrong)


def test_an_expectation_that_nobody_can_read_fails() -> None:
    GOLDEN.check_unreadable("last-turns", "owls everywhere")
