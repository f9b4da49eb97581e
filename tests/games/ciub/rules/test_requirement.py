"""What wins a card (CB-8): every card of the box won with exactly its dice, and missed by one."""

from __future__ import annotations

import re
from dataclasses import dataclass

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from conclave.games.ciub.engine import requirement
from conclave.games.ciub.engine.dice import SIDES, STATE_WORDS
from conclave.games.ciub.interface.card_file import card_set
from tests.games.ciub import box
from tests.games.ciub.play import Table, laid


@dataclass(frozen=True)
class Case:
    """A card, dice that win it with nothing to spare, and for a sum other dice that are one short of it."""

    card: str
    won: str
    one_short: str = ""

    def missed(self) -> list[str]:
        """The dice without any one of them; of a sum also with the one that shows one less."""
        dice = self.won.split()
        without = [" ".join(dice[:place] + dice[place + 1 :]) for place in range(len(dice))]
        return [*without, self.one_short] if self.one_short else without


CASES = (
    # A
    Case("4=", "white:2 white:2 orange:2 blue:2"),
    Case("2,4,6", "white:2 white:4 orange:6"),
    Case("20+", "red:6 red:6 red:5 white:3", "red:6 red:6 red:5 white:2"),
    Case("2,2,2,2", "white:2 white:2 orange:2 blue:2"),
    Case("1,3,3,5", "white:1 white:3 yellow:3 yellow:5"),
    Case("6,6", "orange:6 red:6"),
    Case("2,2,4,4", "white:2 orange:2 white:4 purple:4"),
    Case("1,4,7", "white:1 white:4 green:7"),
    Case("1,1,1", "white:1 yellow:1 blue:1"),
    Case("3,3,3,3", "white:3 yellow:3 red:3 purple:3"),
    # B
    Case("6,6,6", "orange:6 orange:6 red:6"),
    Case("1,1,3,5,5", "white:1 blue:1 white:3 yellow:5 red:5"),
    Case("1,3,5,7", "blue:1 purple:3 yellow:5 green:7"),
    Case("27+", "green:7 orange:6 red:6 red:5 white:3", "green:7 orange:6 red:6 red:5 white:2"),
    Case("5=", "white:4 white:4 orange:4 red:4 purple:4"),
    Case("2,2,4,4,6", "orange:2 blue:2 white:4 red:4 orange:6"),
    Case("1,1,1,1", "white:1 white:1 yellow:1 blue:1"),
    Case("3,3,3,3,3", "white:3 white:3 yellow:3 red:3 purple:3"),
    Case("2,2,2,2,2", "white:2 orange:2 orange:2 blue:2 blue:2"),
    Case("2,3,4,5,6", "white:2 purple:3 orange:4 yellow:5 red:6"),
    Case("1,1,6,6", "white:1 yellow:1 orange:6 red:6"),
    # C
    Case("2,2,4,4,6,6", "orange:2 blue:2 orange:4 purple:4 orange:6 red:6"),
    Case(
        "33+",
        "green:7 green:7 red:6 red:6 yellow:5 blue:2",
        "green:7 green:7 red:6 red:6 yellow:5 blue:1",
    ),
    Case("6,6,6,6,6", "orange:6 orange:6 orange:6 red:6 red:6"),
    Case("1,1,1,3,3,3", "white:1 yellow:1 blue:1 yellow:3 red:3 purple:3"),
    Case("7,7,7", "green:7 green:7 green:7"),
    Case("1,2,3,4,5,6", "yellow:1 blue:2 white:3 purple:4 red:5 orange:6"),
    Case("1,1,3,3,5,5", "white:1 blue:1 white:3 yellow:3 yellow:5 red:5"),
    Case("1,1,1,1,6,6", "white:1 white:1 yellow:1 blue:1 orange:6 red:6"),
    Case("6,6,6,6", "orange:6 orange:6 red:6 red:6"),
    Case("6=", "white:3 white:3 yellow:3 yellow:3 red:3 purple:3"),
    Case("30+", "green:7 red:6 red:6 orange:6 yellow:5", "green:7 red:6 red:6 orange:6 orange:4"),
)

EQUALS = {"4=": 4, "5=": 5, "6=": 6}
NEUTRAL = ("7,7,7", "1,1,1,1,6,6", "2,2,4,4,6,6")
"""Other cards that the dice of a case do not win."""

each_case = pytest.mark.parametrize("case", CASES, ids=lambda case: case.card)
each_option = pytest.mark.parametrize("skulls", ["jokers", "value"])
each_equal = pytest.mark.parametrize(("card", "number"), EQUALS.items(), ids=EQUALS)


def met(card: str, tray: str, skulls: str = "jokers") -> bool:
    counted = [0] * SIDES
    for word in tray.split():
        counted[STATE_WORDS.index(word)] += 1
    return requirement.is_met(requirement.read(card), requirement.count_numbers(counted), skulls == "jokers")


def bottom(card: str) -> str:
    """Three cards, of which the dice of a case win this one only."""
    return " ".join([card, *[other for other in NEUTRAL if other != card][:2]])


def cast(card: str, tray: str, skulls: str = "jokers") -> Table:
    """A turn that stops with these dice in the tray, and the card in the bottom row."""
    top = " ".join([other for other in ("1,1,3,5,5", "27+", "30+", "6=") if other != card][:3])
    return laid("white:swap", tray=tray, top=top, bottom=bottom(card), skulls=skulls).do("stop")


def test_every_card_of_the_box_has_a_case() -> None:
    cards = [case.card for case in CASES]
    assert cards == list(box.CARDS)
    assert cards == [card.name for card in card_set("", short=False).cards]
    assert len(cards) == 32, "and the Opus Magnum, which asks for nothing"


def test_a_sum_has_dice_that_are_one_short_of_it() -> None:
    def total(tray: str) -> int:
        return sum(int(word.partition(":")[2]) for word in tray.split())

    sums = {case.card: case for case in CASES if case.card.endswith("+")}
    assert {card: (total(case.won), total(case.one_short)) for card, case in sums.items()} == {
        card: (int(card[:-1]), int(card[:-1]) - 1) for card in ("20+", "27+", "33+", "30+")
    }
    assert [case.card for case in CASES if case.one_short] == list(sums)


# -- every card ----------------------------------------------------------------------------------------------


@each_option
@each_case
@pytest.mark.rule("CB-8")
def test_cb_8_exactly_these_dice_are_enough(case: Case, skulls: str) -> None:
    assert met(case.card, case.won, skulls)


@each_option
@each_case
@pytest.mark.rule("CB-8")
def test_cb_8_one_less_is_not_enough(case: Case, skulls: str) -> None:
    for tray in case.missed():
        assert not met(case.card, tray, skulls), tray


@each_option
@each_case
@pytest.mark.rule("CB-8")
def test_cb_8_more_dice_do_no_harm(case: Case, skulls: str) -> None:
    for side in STATE_WORDS[:SIDES]:
        assert met(case.card, f"{case.won} {side}", skulls), side


@each_case
@pytest.mark.rule("CB-8")
def test_cb_8_faces_without_a_number_count_nothing(case: Case) -> None:
    blank = "white:swap blue:swap green:reroll blue:adjust purple:adjust green:2for1 purple:2for1"
    skulls = "" if case.card in EQUALS else " green:skull purple:skull blue:skull"
    for tray in case.missed():
        assert not met(case.card, f"{tray} {blank}{skulls}"), tray


@each_case
@pytest.mark.rule("CB-8")
def test_cb_8_the_card_is_won_at_the_table(case: Case) -> None:
    table = cast(case.card, case.won)
    assert table.stage == "cast"
    assert table.offered("win") == [case.card]
    assert table.offers("decline")
    table.do(f"win {case.card}")
    assert (table.cards(), table.points()) == (case.card, box.CARDS[case.card])


@each_case
@pytest.mark.rule("CB-8")
def test_cb_8_the_card_is_missed_at_the_table(case: Case) -> None:
    for tray in case.missed():
        table = cast(case.card, tray)
        assert table.stage == "take", tray
        assert table.refused(f"win {case.card}")
        assert table.cards() == ""


@each_case
@pytest.mark.rule("CB-8")
def test_cb_8_dice_outside_the_tray_do_not_count(case: Case) -> None:
    *inside, outside = case.won.split()
    table = laid(outside, tray=" ".join(inside), top="- - -", bottom=bottom(case.card))
    assert table.do("stop").stage == "take"


# -- skulls --------------------------------------------------------------------------------------------------

SKULLS = ("green:skull", "purple:skull", "blue:skull")


def with_skulls(number: int, skulls: int) -> str:
    """So many dice, some of them skulls and the others showing 3."""
    threes = ["white:3", "yellow:3", "red:3", "purple:3", "white:3", "yellow:3"]
    return " ".join([*threes[: number - skulls], *[SKULLS[place % 3] for place in range(skulls)]])


@each_equal
@pytest.mark.rule("CB-8a")
def test_cb_8a_skulls_are_jokers(card: str, number: int) -> None:
    for skulls in range(number + 1):
        assert met(card, with_skulls(number, skulls)), skulls
        assert not met(card, with_skulls(number - 1, min(skulls, number - 1))), skulls


@each_equal
@pytest.mark.rule("CB-8a")
def test_cb_8a_skulls_as_a_value_of_their_own_match_only_skulls(card: str, number: int) -> None:
    for skulls in range(number + 1):
        assert met(card, with_skulls(number, skulls), "value") == (skulls in (0, number)), skulls


@each_option
@each_equal
@pytest.mark.rule("CB-8a")
def test_cb_8a_skulls_alone_are_equal(card: str, number: int, skulls: str) -> None:
    assert met(card, with_skulls(number, number), skulls)
    assert not met(card, with_skulls(number - 1, number - 1), skulls)


@pytest.mark.rule("CB-8a")
def test_cb_8a_a_skull_is_one_number_only() -> None:
    assert not met("4=", "white:1 white:2 white:3 blue:skull green:skull")
    assert met("4=", "white:1 white:2 white:3 blue:skull green:skull purple:skull")
    assert met("4=", "white:1 white:1 white:2 white:2 blue:skull green:skull")


@pytest.mark.rule("CB-8a")
def test_cb_8a_other_cards_know_no_jokers() -> None:
    for case in CASES:
        if case.card not in EQUALS:
            for tray in case.missed():
                assert not met(case.card, f"{tray} {' '.join(SKULLS)}"), (case.card, tray)


@each_equal
@pytest.mark.rule("CB-8a")
def test_cb_8a_the_option_decides_at_the_table(card: str, number: int) -> None:
    mixed = with_skulls(number, 2)
    assert cast(card, mixed, "jokers").offered("win") == [card]
    assert cast(card, mixed, "value").stage == "take"
    alone = with_skulls(number, number)
    assert cast(card, alone, "jokers").offered("win") == [card]
    assert cast(card, alone, "value").offered("win") == [card]


# -- any tray, any card --------------------------------------------------------------------------------------


def wins(card: str, tray: list[str], jokers: bool) -> bool:
    """CB-8 once more, die by die."""
    faces = [word.partition(":")[2] for word in tray]
    numbers = [int(face) for face in faces if face in "1234567"]
    skulls = faces.count("skull")
    if card.endswith("+"):
        return sum(numbers) >= int(card[:-1])
    if card.endswith("="):
        most = max([numbers.count(number) for number in range(1, 8)])
        return (most + skulls if jokers else max(most, skulls)) >= int(card[:-1])
    for number in card.split(","):
        if int(number) not in numbers:
            return False
        numbers.remove(int(number))
    return True


_LISTS = st.lists(st.integers(1, 7), min_size=1, max_size=5).map(
    lambda numbers: ",".join(map(str, sorted(numbers)))
)
_CARDS = (
    _LISTS
    | st.integers(1, 60).map(lambda least: f"{least}+")
    | st.integers(2, 8).map(lambda many: f"{many}=")
)


@given(
    _CARDS, st.lists(st.sampled_from(STATE_WORDS[:SIDES]), max_size=14), st.sampled_from(["jokers", "value"])
)
@settings(max_examples=400, deadline=None)
def test_any_card_is_met_as_counted_die_by_die(card: str, tray: list[str], skulls: str) -> None:
    assert met(card, " ".join(tray), skulls) == wins(card, tray, skulls == "jokers")


@given(_CARDS)
def test_what_is_written_is_read_back(card: str) -> None:
    assert requirement.write(requirement.read(card)) == card


@pytest.mark.parametrize(
    "written",
    [
        *(
            "",
            " ",
            "0",
            "8",
            "2,8",
            "2,4,6,",
            ",2",
            "2, 4",
            "2;4",
            "2,-4",
            "２,４",
            "skull",
            "2,skull",
            "opus",
        ),
        *("0+", "100+", "020+", "+20", "20", "20+ ", "20+\n", "-3+", "2.5+", "²+"),
        *("0=", "1=", "11=", "04=", "=4", "4==", "4=\n", "1,1,1,1,1,1,1,1"),
    ],
)
def test_anything_else_is_no_requirement(written: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(written)}$"):
        requirement.read(written)
