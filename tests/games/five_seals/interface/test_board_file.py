"""Board files: everything wrong is said, with the space's id, and nothing makes reading fail."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from conclave.games.five_seals.interface.board_file import BoardError, board_for, problems, standard_board
from conclave.games.five_seals.interface.board_reading import LONGEST_TEXT
from conclave.locale import locale
from tests.games.five_seals.small_board import on_both_sides, small_board, space, written
from tests.games.hostile_toml import check_refused, check_sayable, damage, hostile_texts, toml_values

PLAYERS = (2, 3, 4, 5)
Change = Callable[[dict[str, Any]], object]


def told(text: str) -> list[str]:
    found = problems(text)
    if found:
        for players in PLAYERS:
            with pytest.raises(BoardError) as refused:
                board_for(text, players)
            assert refused.value.problems == found
    return [locale().say(each) for each in found]


def after(change: Change) -> list[str]:
    board = small_board()
    change(board)
    return told(written(board))


def test_the_small_board_is_fine() -> None:
    assert told(written(small_board())) == []
    assert [board_for(written(small_board()), players).size for players in PLAYERS] == [30] * 4


def test_our_own_board_is_fine_and_is_meant_by_an_empty_text() -> None:
    assert problems("") == []
    assert problems(standard_board()) == []
    assert board_for("", 2).layout == board_for(standard_board(), 2).layout


def test_the_same_board_is_made_once() -> None:
    assert board_for("", 4) is board_for("", 4)


def test_different_boards_have_different_digests() -> None:
    digests = {board_for("", players).layout.digest for players in PLAYERS}
    digests.add(board_for(written(small_board()), 2).layout.digest)
    assert len(digests) == 5


# -- one thing wrong -----------------------------------------------------------------------------------------


def box(name: str, strength: int, *to: str) -> dict[str, Any]:
    return {"id": name, "kind": "box", "strength": strength, "at": [0, 90], "to": list(to)}


def circle(name: str, strength: int, *to: str) -> dict[str, Any]:
    return {"id": name, "kind": "circle", "strength": strength, "at": [0, 90], "to": list(to)}


def room(name: str, *to: str) -> dict[str, Any]:
    return {"id": name, "kind": "room", "at": [0, 90], "to": list(to)}


def two_way_box(board: dict[str, Any]) -> None:
    for side in ("light", "rich"):
        space(board, "A4", side)["to"].append("A1")


def cut_off(board: dict[str, Any]) -> None:
    """Two rooms that lead to each other only."""
    on_both_sides(board, "D", room("D-cave"), room("D-pit", "D-cave"))


def fewer_strong_boxes(board: dict[str, Any]) -> None:
    for side in ("light", "rich"):
        space(board, "F9", side)["strength"] = 5


ONE_THING: list[tuple[str, Change, list[str]]] = [
    ("name", lambda board: board.pop("name"), ["“name” must be"]),
    ("name-two-lines", lambda board: board.update(name="a\nb"), ["“name” must be"]),
    ("name-empty", lambda board: board.update(name=" "), ["“name” must be"]),
    ("surplus-key", lambda board: board.update(colour="red"), ["“colour” doesn't belong in “file”"]),
    ("surplus-key-of-space", lambda board: space(board, "A1").update(color=1), ["“color”", "A.light A1"]),
    ("no-rich", lambda board: board.pop("rich"), ["The table “rich” is missing"]),
    ("rich-without-4", lambda board: board["rich"].pop("4"), ["“4” in “rich”"]),
    ("rich-unknown-segment", lambda board: board["rich"].update({"5": ["A", "G"]}), ["“5” in “rich”"]),
    ("rich-no-list", lambda board: board["rich"].update({"5": "A"}), ["“5” in “rich”"]),
    ("no-chamber", lambda board: board.pop("chamber"), ["The table “chamber” is missing"]),
    ("no-segment", lambda board: board.pop("C"), ["The table “C” is missing"]),
    ("segment-no-table", lambda board: board.update(C=7), ["The table “C” is missing or isn't a table"]),
    ("no-side", lambda board: board["C"].pop("rich"), ["The table “C.rich” is missing"]),
    ("no-spaces", lambda board: board["C"]["rich"].pop("spaces"), ["“C.rich.spaces”"]),
    ("space-no-table", lambda board: board["C"]["rich"]["spaces"].append(3), ["Space no. 6 of C.rich"]),
    ("no-id", lambda board: space(board, "B3").pop("id"), ["Space no. 4 of B.light", "“id”"]),
    ("bad-id", lambda board: space(board, "B3").update(id="B 3"), ["Space no. 4 of B.light"]),
    ("chamber-as-id", lambda board: space(board, "B3").update(id="chamber"), ["Space no. 4 of B.light"]),
    ("no-kind", lambda board: space(board, "B3").pop("kind"), ["B3 in B.light", "no kind"]),
    ("unknown-kind", lambda board: space(board, "B3").update(kind="lake"), ["B3", "no kind “lake”"]),
    ("kind-no-word", lambda board: space(board, "B3").update(kind=[1]), ["B3 in B.light", "no kind"]),
    ("start-in-segment", lambda board: space(board, "B3").update(kind="start"), ["B3", "no kind “start”"]),
    ("no-strength", lambda board: space(board, "B3").pop("strength"), ["B3 in B.light", "a strength"]),
    ("strength-7", lambda board: space(board, "B3").update(strength=7), ["B3", "“7” isn't a strength"]),
    ("strength-word", lambda board: space(board, "B3").update(strength="4"), ["B3", "a strength"]),
    ("strength-fraction", lambda board: space(board, "B3").update(strength=4.0), ["B3", "a strength"]),
    ("strength-truth", lambda board: space(board, "B3").update(strength=True), ["B3", "a strength"]),
    ("strength-of-room", lambda board: space(board, "B-hall").update(strength=2), ["B-hall in B.light"]),
    ("no-position", lambda board: space(board, "B3").pop("at"), ["B3 in B.light: “at”"]),
    ("position-of-three", lambda board: space(board, "B3").update(at=[1, 2, 3]), ["B3 in B.light: “at”"]),
    ("position-of-words", lambda board: space(board, "B3").update(at=["1", 2]), ["B3 in B.light: “at”"]),
    ("too-wide", lambda board: space(board, "B3").update(at=[31, 50]), ["B3 in B.light: “at”"]),
    ("too-far", lambda board: space(board, "B3").update(at=[0, 101]), ["B3 in B.light: “at”"]),
    ("nan", lambda board: space(board, "B3").update(at=[float("nan"), 5]), ["B3 in B.light: “at”"]),
    ("infinite", lambda board: space(board, "B3").update(at=[0, float("inf")]), ["B3 in B.light: “at”"]),
    ("huge", lambda board: space(board, "B3").update(at=[0, 10**400]), ["B3 in B.light: “at”"]),
    ("to-no-list", lambda board: space(board, "B3").update(to="B1"), ["B3 in B.light: “to”"]),
    ("to-numbers", lambda board: space(board, "B3").update(to=[1]), ["B3 in B.light: “to”"]),
    ("edge-no-table", lambda board: board["B"]["rich"].update(left=["B2"]), ["“left” of B.rich"]),
    ("edge-missing", lambda board: board["B"]["rich"].pop("left"), ["“left” of B.rich"]),
    ("edge-number", lambda board: board["B"]["rich"].update(left={"gallery": 2}), ["“left” of B.rich"]),
    ("doubled", lambda board: board["B"]["rich"]["spaces"].append(room("B2", "B1")), ["B2 in B.rich"]),
    (
        "doubled-elsewhere",
        lambda board: on_both_sides(board, "D", room("B2", "D1")),
        ["B2 in D.light", "B2 in D.rich"],
    ),
    (
        "doubled-start",
        lambda board: board["chamber"]["starts"].append({"id": "S1", "at": [0, 5]}),
        ["S1 in chamber"],
    ),
    (
        "start-in-a-segment-too",
        lambda board: board["E"]["rich"]["spaces"].append(room("S1", "E1")),
        ["S1 in E.rich"],
    ),
    ("to-itself", lambda board: space(board, "B3")["to"].append("B3"), ["B3 in B.light leads to itself"]),
    ("to-nowhere", lambda board: space(board, "B3")["to"].append("B7"), ["B3 in B.light leads to “B7”"]),
    ("to-elsewhere", lambda board: space(board, "B3")["to"].append("C1"), ["B3 in B.light leads to “C1”"]),
    ("edge-to-nowhere", lambda board: board["B"]["rich"].update(left={"gallery": "B7"}), ["“B7”", "B.rich"]),
    ("edge-to-next", lambda board: board["B"]["light"].update(right={"gallery": "C2"}), ["“C2”", "B.light"]),
    (
        "unmatched",
        lambda board: board["B"]["rich"]["left"].update(rim="B3"),
        ["A.light has no crossing “rim” on its right edge", "A.rich", "B.light has no crossing “rim”"],
    ),
    ("few-starts", lambda board: board["chamber"]["starts"].pop(), ["With 5 players", "FS-B2"]),
    (
        "many-boxes",
        lambda board: on_both_sides(board, "B", *[box(f"Bx{n}", 3, "B-hall") for n in range(11)]),
        ["11 boxes of strength 3", "(FS-B3); too many: Bx10."],
    ),
    (
        "many-boxes-with-some",
        lambda board: board["B"]["rich"]["spaces"].extend([box(f"Bx{n}", 3, "B-hall") for n in range(12)]),
        ["With 4, 5 players", "12 boxes of strength 3", "Bx10, Bx11"],
    ),
    (
        "many-circles",
        lambda board: on_both_sides(board, "B", *[circle(f"Bx{n}", 5, "B-hall") for n in range(21)]),
        ["21 circles of strength 5", "Bx20"],
    ),
    (
        "many-weak-circles",
        lambda board: on_both_sides(board, "B", *[circle(f"Bx{n}", 2, "B-hall") for n in range(35)]),
        ["41 circles of strength 2"],
    ),
    ("few-strong-boxes", fewer_strong_boxes, ["With 4, 5 players", "6 boxes of strength 6", "FS-B4"]),
    ("isolated", lambda board: on_both_sides(board, "D", circle("D9", 3)), ["D9 is cut off"]),
    (
        "isolated-with-some",
        lambda board: board["C"]["rich"]["spaces"].append(room("C9")),
        ["With 5 players", "C9 is cut off"],
    ),
    ("unreachable", cut_off, ["D-cave cannot be reached", "D-pit cannot be reached"]),
    ("two-way-box", two_way_box, ["A4 is a box with 2 connections", "FS-6"]),
]  # fmt: skip


@pytest.mark.parametrize(
    ("change", "expected"), [each[1:] for each in ONE_THING], ids=[each[0] for each in ONE_THING]
)
def test_what_is_wrong_is_said_with_its_place(change: Change, expected: list[str]) -> None:
    said = after(change)
    for words in expected:
        assert any(words in sentence for sentence in said), said
    assert len(said) <= 4, said  # and little else


def test_too_many_places_cannot_be_numbered() -> None:
    def change(board: dict[str, Any]) -> None:
        for letter in "ABC":
            on_both_sides(
                board, letter, *[circle(f"{letter}x{n}", 2 + n % 5, f"{letter}-hall") for n in range(80)]
            )

    assert any("only 250 can" in sentence for sentence in after(change))


def test_everything_that_is_wrong_is_said_at_once() -> None:
    def change(board: dict[str, Any]) -> None:
        space(board, "A1")["strength"] = 1
        space(board, "B1")["kind"] = "door"
        space(board, "C1")["to"] = 4
        board.pop("name")

    said = after(change)
    assert len(said) == 4
    for name in ("A1", "B1", "C1", "“name”"):
        assert any(name in sentence for sentence in said)


def test_a_syntax_error_is_told_with_its_line() -> None:
    lines = written(small_board()).splitlines()
    lines.insert(6, "to = = 3")
    [said] = told("\n".join(lines))
    assert said.startswith("Line 7 is not TOML")


def test_a_text_that_ends_early_is_told_with_its_last_line() -> None:
    [said] = told("name = 'x'\n\n[A.light]\nspaces = [\n")
    assert said.startswith("Line 5 is not TOML")


# -- hostile texts -------------------------------------------------------------------------------------------

BEGUN = "[A.light]\nspaces = [{ id = 'A1', "

HOSTILE = hostile_texts(LONGEST_TEXT) | {
    "closed-arrays-in-a-space": f"{BEGUN}kind = " + "[" * 200 + "]" * 200 + " }]",
    "longer-number": "name = 0\n" + f"{BEGUN}strength = 0x" + "f" * 400 + ", at = [0x" + "f" * 20 + ", 1] }]",
    "many-spaces": "[A.light]\nspaces = [\n" + "{ id = 'A1' },\n" * 6_000 + "]\n",
}  # fmt: skip


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE.keys())
def test_hostile_texts_are_refused_in_lines(text: str) -> None:
    check_refused(problems(text))
    assert told(text)


@given(st.text(max_size=300))
@settings(max_examples=60, deadline=None)
def test_no_text_makes_reading_fail(text: str) -> None:
    check_refused(problems(text or "?"))


@given(st.data())
@settings(max_examples=60, deadline=None)
def test_no_damage_to_our_own_board_makes_reading_fail(data: st.DataObject) -> None:
    check_sayable(problems(damage(data, standard_board(), 400)))


@given(
    st.sampled_from(["id", "kind", "strength", "at", "to", "left", "right", "spaces", "A", "rich", "starts"]),
    st.none() | toml_values("abid-"),
)
@settings(max_examples=100, deadline=None)
def test_no_value_of_a_wrong_type_makes_reading_fail(key: str, value: Any) -> None:
    board = small_board()
    owner = {"left": board["A"]["light"], "right": board["A"]["light"], "spaces": board["A"]["light"]}.get(
        key
    )
    if key in ("A", "rich"):
        owner = board
    elif key == "starts":
        owner = board["chamber"]
    (space(board, "A1") if owner is None else owner)[key] = value
    check_sayable(problems(written(board)))
