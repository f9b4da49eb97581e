"""How ciúb looks in the terminal: cards, tokens, dice, what is fulfilled; in colours or not."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from rich.cells import cell_len

from conclave.cli.terminal.translator import Translator
from conclave.cli.terminal.window import _IN_ASCII
from conclave.games.ciub.engine.dice import ACTIVE, KINDS, SIDES, STATE_WORDS
from conclave.games.ciub.terminal.progress import TrayProgress, fulfilled_cards, progress
from conclave.games.ciub.terminal.signs import CHOICE, TICK, TINT, TOKEN, Signs
from conclave.games.ciub.terminal.signs import SIGNS as FACE_SIGNS
from conclave.locale import locale
from tests.games.ciub.terminal.played_games import (
    SIGNS,
    frame_of,
    laid_out,
    scene_of,
    screen_for,
    shown,
    with_cards,
)

TRAY = ("white:1", "white:3", "orange:4", "red:4", "green:7", "purple:skull")
EVERYTHING = [
    *(
        "white:1",
        "white:3",
        "white:4",
        "white:swap",
        "white:swap",
        "yellow:1",
        "yellow:3",
        "yellow:5",
        "yellow:5",
    ),
    *("orange:2", "orange:4", "orange:4", "orange:6", "red:3", "red:4", "red:5", "red:6", "green:7"),
    *(
        "green:reroll",
        "green:2for1",
        "green:spent",
        "purple:3",
        "purple:adjust",
        "purple:2for1",
        "purple:skull",
    ),
    *("blue:swap", "blue:reroll", "blue:adjust", "blue:skull"),
]
"""As many dice as anybody can have at the beginning of a turn."""


# -- dice ----------------------------------------------------------------------------------------------------


def test_dice_read_without_colours() -> None:
    written = [SIGNS.die(die).plain for die in STATE_WORDS]
    assert len(set(written)) == len(written)
    assert written[:5] == ["[W 1]", "[W 2]", "[W 3]", "[W 4]", "[W ⇄]"]
    assert [SIGNS.die(die).plain for die in ("green:spent", "blue", "purple:skull")] == [
        "<G ↻>",
        "(B ?)",
        "[P ☠]",
    ]
    drawn = ["".join([line.plain for line in SIGNS.tile(die)]) for die in STATE_WORDS]
    assert len(set(drawn)) == len(drawn)


def test_dice_have_the_colour_of_their_kind_and_still_their_letter() -> None:
    signs = Signs(Translator(locale(), ("You", "Bo")), mono=False)
    for number, die in enumerate(STATE_WORDS):
        kind = die.partition(":")[0]
        line, tile = signs.die(die), signs.tile(die)
        styles = " ".join([str(span.style) for drawn in (line, *tile) for span in drawn.spans])
        active = number < SIDES
        assert (f"on {TINT[kind].paper}" in styles) == active
        assert line.plain[1] == tile[0].plain[1] == kind[0].upper()
        assert all(row.cell_len == tile[0].cell_len for row in tile)
    assert len({TINT[kind].paper for kind in KINDS}) == len(KINDS)
    assert len(STATE_WORDS) > ACTIVE


def test_outside_and_tray_with_spent_and_inactive_dice() -> None:
    view = laid_out("act", ("white:3", "white:swap", "green:spent", "blue"), TRAY[3:])
    small = shown(view, (80, 20))
    assert "Outside [W 3] [W ⇄]  spent <G ↻>  inactive (B ?)" in small
    assert "Tray    [R 4] [G 7] [P ☠]" in small
    large = shown(view, (80, 40)).splitlines()
    row = next(number for number, line in enumerate(large) if line.startswith("Outside"))
    assert large[row - 1].split() == ["╭W──╮", "╭W──╮", "╭G──╮", "╭B──╮"]
    assert large[row] == "Outside [ 3 ] [ ⇄ ] < ↻ > ( ? )  < > spent  ( ) inactive"


def test_after_the_cast_only_2for1_in_the_tray_is_shown() -> None:
    view = laid_out("exchange", ("white", "orange"), ("green:2for1",), supply=(1, 7, 6, 7, 6, 7, 7))
    assert "Dice [W] [O]  in the tray [G 2×]" in shown(view)


# -- cards ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "expected", "met"),
    [
        ("1,4,7", TrayProgress(((1, True), (4, True), (7, True)), 3, 3), True),
        ("2,4,6", TrayProgress(((2, False), (4, True), (6, False)), 1, 3), False),
        ("3,3,3,3", TrayProgress(((3, True), (3, False), (3, False), (3, False)), 1, 4), False),
        ("2,2,4,4", TrayProgress(((2, False), (2, False), (4, True), (4, True)), 2, 4), False),
        ("20+", TrayProgress((), 19, 20), False),
        ("4=", TrayProgress((), 3, 4), False),
    ],
)
def test_how_far_the_tray_has_come(card: str, expected: TrayProgress, met: bool) -> None:
    found = progress(card, TRAY, jokers=True)
    assert found == expected
    assert found.met is met


def test_skulls_that_are_no_jokers_count_by_themselves() -> None:
    for jokers, reached in ((True, 3), (False, 2)):
        come = progress("4=", TRAY, jokers)
        assert come is not None
        assert come.reached == reached
    assert progress("opus", TRAY, jokers=True) is None


@pytest.mark.parametrize(("size", "framed"), [((80, 24), True), ((80, 14), False), ((50, 40), False)])
def test_what_the_tray_fulfils_is_marked_on_the_cards(size: tuple[int, int], framed: bool) -> None:
    view = with_cards(laid_out("act", ("white:2",), TRAY), "1,4,7", "2,2,4,4", "20+")
    frame = shown(view, size)
    assert ("╭A─" in frame) == framed
    assert "1✓4✓7✓" in frame
    assert re.search(r"2 2 4✓4✓", frame)
    assert "20+ 19/20" in frame
    assert ("done" in frame) == framed
    assert "stop wins 1,4,7" in " ".join(frame.split())
    top = [card.name.replace(",", " ") for card in view.top if card is not None]
    assert all(f" {name}" in frame for name in top)  # without ticks: nothing there can be won


def test_tokens_lie_on_cards_and_block_them() -> None:
    view = with_cards(laid_out("act", ("white:2",), TRAY), "1,4,7", "20+", token=1)
    frame = shown(view)
    assert "╰@B─" in frame
    assert "✓" not in frame
    assert fulfilled_cards(view) == []
    assert "your tray can't win a card yet" in frame
    own = with_cards(laid_out("act", ("white:2",), TRAY), "1,4,7", "20+", token=0)
    assert fulfilled_cards(own) == ["1,4,7"]


def test_skulls_that_will_go_count_for_what_stop_wins() -> None:
    view = with_cards(laid_out("act", ("blue:skull", "white:2"), ("white:4", "red:4", "purple:skull")), "4=")
    assert fulfilled_cards(view) == ["4="]
    assert fulfilled_cards(replace(view, jokers=False)) == []
    assert "4= 3/4" in shown(view)


def test_in_the_last_turns_cards_of_both_rows_can_be_won() -> None:
    view = laid_out("act", ("white:2",), ("red:6", "red:6", "red:5", "red:5"), opus=1, pile=(0, 0))
    assert "20+" in [card.name for card in view.top if card is not None]
    frame = shown(view)
    assert "last turns" in frame
    assert "stop wins 20+ or 6,6" in frame
    assert "◂ both rows can be" in frame
    assert frame.splitlines()[3].split()[-1] == "empty"


def test_the_pile_and_the_end_that_is_near() -> None:
    assert "7B 7C D" in shown(laid_out("token"))
    assert "11B 11C D" in shown(laid_out("token", players=4))
    near = shown(laid_out("token", pile=(0, 0)))
    assert "only D" in near
    assert "0B" not in near
    assert "the next win ends the game" in near


def test_an_empty_place_stays_empty() -> None:
    view = laid_out("token")
    gap = replace(view, top=(None, *view.top[1:]))
    for size in ((80, 24), (80, 13), (50, 40)):
        frame = shown(gap, size)
        assert str(view.top[0].name if view.top[0] else "").replace(",", " ") not in frame.split("2 2 4 4")[0]
        assert "2 2 4 4" in frame


def test_a_long_list_of_ones_own_loses_its_spaces() -> None:
    view = laid_out("token")
    long = "1,1,2,2,3,3,4,4,5,5,6,6"
    cards = (replace(view.cards[0], name=long), *view.cards[1:])
    first = view.top[0]
    assert first is not None
    own = replace(view, cards=cards, top=(replace(first, name=long), *view.top[1:]))
    for size in ((80, 24), (100, 30), (45, 40)):
        frame = frame_of(own, size)
        assert all(line.cell_len <= size[0] for line in frame)
    assert "112233445566" in shown(own)


# -- players -------------------------------------------------------------------------------------------------


def test_everybody_has_a_line_with_points_dice_and_cards() -> None:
    view = laid_out("token", players=4)
    many = ("33+", "30+", "7,7,7", "1,1,6,6", "2,3,4,5,6", "6,6,6,6", "6=")
    players = (
        replace(view.players[0], cards=("27+", "5="), dice=(5, 0, 1, 0, 2, 0, 0)),
        replace(view.players[1], cards=("6,6,6", "1,1,1,1")),
        replace(view.players[2], cards=many),
        view.players[3],
    )
    told = replace(view, players=players, opus=1)
    frame = shown(told, (80, 30))
    assert re.search(r"▶@Y You +10 pts  5W 1O 2G  27\+ · 5=$", frame, re.MULTILINE)
    assert re.search(r" @B Bo +15 pts  5W  6,6,6 · 1,1,1,1 · Opus Magnum$", frame, re.MULTILINE)
    assert re.search(r" @C Cy +46 pts  5W  7 cards$", shown(told, (60, 40)), re.MULTILINE)
    assert re.search(r" @D Di +0 pts  5W$", frame, re.MULTILINE)


# -- room ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40), (60, 24)])
@pytest.mark.parametrize("stage", ["act", "aside", "return"])
@pytest.mark.parametrize("split", [0, 12, 17])
def test_the_fullest_table_fits_with_its_question_and_all_dice(
    size: tuple[int, int], stage: str, split: int
) -> None:
    outside = [die for die in EVERYTHING[split:] if stage == "act" or not die.endswith("skull")]
    tray = EVERYTHING[:split]
    if stage == "return":
        outside = [die.partition(":")[0] for die in EVERYTHING]
        tray = ["green:2for1", "purple:2for1"]
    view = laid_out(stage, outside, tray, players=4, won=stage == "return")
    frame = frame_of(view, size)
    assert len(frame) == size[1] - 2
    assert all(line.cell_len <= size[0] for line in frame)
    text = "\n".join([line.plain for line in frame])
    question = screen_for(4).question(scene_of(view))
    assert question.sentence in text
    for hint in [piece.plain for pieces in question.hints for piece in pieces]:
        assert hint in " ".join(text.split())
    dice = text[re.search("^(Outside|Dice)", text, re.MULTILINE).start() - 3 * size[0] :].split("───" * 9)[0]  # type: ignore[union-attr]
    for kind in KINDS:
        letter = kind[0].upper()
        held = [die for die in (*outside, *tray) if die.startswith(kind)]
        assert len(re.findall(rf"[\[(<╭]{letter}(?: |\]|─)", dice)) >= len(held)


def test_the_question_of_many_adjusts_is_a_few_lines() -> None:
    view = laid_out("act", EVERYTHING, players=4)
    scene = scene_of(view)
    assert len(scene.legal) > 150
    question = screen_for(4).question(scene)
    assert not question.choices
    assert sum([len(pieces) for pieces in question.hints]) <= 11


def test_signs_of_faces_are_one_or_two_columns_and_have_plain_letters() -> None:
    for face, sign in FACE_SIGNS.items():
        assert cell_len(sign) == (2 if face == "2for1" else 1)
        assert sign.translate(_IN_ASCII).isascii()
    assert TICK.translate(_IN_ASCII) not in (CHOICE, TOKEN)
    plain = [FACE_SIGNS[face].translate(_IN_ASCII) for face in ("swap", "reroll", "adjust", "2for1", "skull")]
    assert plain == ["s", "r", "a", "2x", "x"]


def test_choices_of_dice_stand_in_columns() -> None:
    view = laid_out("take", ("white", "orange", "blue"), supply=(0, 7, 6, 7, 7, 7, 6))
    lines = shown(view, (80, 21)).splitlines()
    rows = [line for line in lines if re.match(r"\d .* left", line)]
    assert len(rows) == 3
    assert "7 Take no die" in lines
    assert len({row.index(re.findall(r"   (\d \w+)", row)[0]) for row in rows}) == 1


def test_the_faces_of_all_dice_stand_in_columns() -> None:
    page = screen_for().pages(scene_of(laid_out("token")), 80)[0]
    rows = [line.plain for line in page.lines()][: len(KINDS)]
    starts = [[found.start() for found in re.finditer(r"\[", row)] for row in rows]
    assert all(each == starts[0] for each in starts)
    assert len({row.index("in the supply") for row in rows}) == 1
