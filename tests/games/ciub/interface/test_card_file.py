"""Card sets: everything wrong is said, with the card's number and needs, and nothing makes reading fail."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from conclave.core.chance import Deal
from conclave.core.options import OptionError
from conclave.core.toml_text import LONGEST_LINE
from conclave.games.ciub.engine import requirement
from conclave.games.ciub.engine.box import box_text
from conclave.games.ciub.interface.card_file import CardSetError, card_set, problems
from conclave.games.ciub.interface.card_reading import LONGEST_TEXT, MOST_POINTS
from conclave.games.ciub.interface.card_rules import (
    FEWEST_A,
    FEWEST_WITHOUT_OWL,
    MOST_OF_A_GROUP,
    most_dice_showing,
)
from tests.games.ciub import box
from tests.games.ciub.own_cards import Entries, cards_of_the_box, numbers, small_set, written
from tests.games.ciub.play import GAME, LOCALE
from tests.games.hostile_toml import check_refused, check_sayable, damage, hostile_texts, toml_values

Change = Callable[[Entries], object]
DOCS = Path(__file__).parents[4] / "docs" / "card-sets.md"


def told(text: str) -> list[str]:
    """What is wrong, in sentences; where something is, nobody can play with the text."""
    found = problems(text)
    if found:
        for short in (False, True):
            with pytest.raises(CardSetError) as refused:
                card_set(text, short)
            assert refused.value.problems == found
        if len(text) < 200_000:
            with pytest.raises(OptionError):
                GAME.configure({"cards": text})
    return [LOCALE.say(each) for each in found]


def after(change: Change) -> list[str]:
    cards = cards_of_the_box()
    change(cards)
    return told(written(cards))


def names(text: str, short: bool) -> list[str]:
    found = card_set(text, short)
    return [*[card.name for card in found.cards], found.opus.name]


# -- sets that are fine --------------------------------------------------------------------------------------


def test_our_own_box_is_fine_and_is_meant_by_an_empty_text() -> None:
    assert problems("") == []
    assert problems(box_text()) == []
    assert names("", False) == names(box_text(), False) == [*box.CARDS, "opus"]


def test_the_cards_are_those_of_the_rules() -> None:
    found = card_set("", False)
    assert {card.name: card.points for card in found.cards} == box.CARDS
    assert [card.name for card in found.cards if card.owl] == list(box.OWLS)
    assert found.opus.points == box.OPUS_POINTS
    for group, letter in enumerate("ABC"):
        assert [card.name for card in found.cards if card.group == group] == list(box.GROUPS[letter])


@pytest.mark.rule("CB-1")
def test_cb_1_owl_cards_stay_in_the_box_in_a_short_game() -> None:
    assert names("", True) == [card for card in [*box.CARDS, "opus"] if card not in box.OWLS]
    assert names("", False) == [*box.CARDS, "opus"]


def test_the_same_set_is_made_once() -> None:
    assert card_set("", False) is card_set("", False)
    assert card_set("", False) is not card_set("", True)


def test_the_box_can_be_written_by_hand() -> None:
    text = written(cards_of_the_box())
    assert told(text) == []
    assert names(text, False) == names("", False)


@pytest.mark.parametrize("form", ["normal", "short"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_smallest_set_can_be_played_in_every_form(players: int, form: str) -> None:
    text = written(small_set())
    assert told(text) == []
    position = GAME.start(GAME.configure({"players": players, "form": form, "cards": text}))
    deal = position.pending
    assert isinstance(deal, Deal)
    assert deal.spec.startswith(f"deal {2 * (players + 1)} of 11+:1 12+:1 ")


def test_a_list_may_be_written_in_any_order() -> None:
    cards = cards_of_the_box()
    cards[1]["needs"] = "6,2,4"
    assert names(written(cards), False)[1] == "2,4,6"


def test_an_owl_may_be_denied() -> None:
    cards = cards_of_the_box()
    cards[0]["owl"] = False
    cards[-1]["owl"] = False
    assert told(written(cards)) == []


@pytest.mark.parametrize("needs", ["7", "1+", "99+", "2=", "10=", "1,1,1,1,1,1,1", "7,7,7,7,7,7,7"])
def test_unusual_cards_are_allowed(needs: str) -> None:
    cards = cards_of_the_box()
    cards[0]["needs"] = needs
    assert told(written(cards)) == []


@pytest.mark.parametrize("points", [1, 20])
def test_points_may_be_few_or_many(points: int) -> None:
    cards = cards_of_the_box()
    cards[3]["points"] = cards[-1]["points"] = points
    assert told(written(cards)) == []


# -- one thing wrong -----------------------------------------------------------------------------------------


def without_group(group: str) -> Change:
    return lambda cards: cards.__setitem__(
        slice(None), [card for card in cards if card["group"] != group]
    )  # fmt: skip


ONE_THING: list[tuple[str, Change, list[str]]] = [
    ("no-table", lambda cards: cards.insert(1, 3), ["Card no. 2 isn't written as a table"]),
    (
        "unknown-key",
        lambda cards: cards[1].update(colour=1),
        ["“colour” doesn't belong in Card no. 2 (2,4,6)"],
    ),
    ("no-group", lambda cards: cards[1].pop("group"), ["Card no. 2 (2,4,6): there is no group"]),
    ("group-e", lambda cards: cards[1].update(group="E"), ["Card no. 2 (2,4,6): there is no group “E”"]),
    ("group-small", lambda cards: cards[1].update(group="a"), ["no group “a”; choose one of: A, B, C, D."]),
    ("group-empty", lambda cards: cards[1].update(group=""), ["Card no. 2 (2,4,6): there is no group “”"]),
    ("group-number", lambda cards: cards[1].update(group=1), ["Card no. 2 (2,4,6): there is no group “1”"]),
    ("group-list", lambda cards: cards[1].update(group=["A"]), ["Card no. 2 (2,4,6): there is no group “?”"]),
    ("group-of-an-owl", lambda cards: cards[16].update(group="E"), ["(1,1,1,1): there is no group “E”"]),
    ("no-needs", lambda cards: cards[1].pop("needs"), ["Card no. 2: “needs” must be"]),
    ("needs-number", lambda cards: cards[1].update(needs=4), ["Card no. 2: “needs” must be"]),
    ("needs-list", lambda cards: cards[1].update(needs=[2, 4, 6]), ["Card no. 2: “needs” must be"]),
    ("needs-empty", lambda cards: cards[1].update(needs=""), ["Card no. 2 (): “needs” must be"]),
    ("needs-spaces", lambda cards: cards[1].update(needs="2, 4"), ["Card no. 2 (2, 4): “needs” must be"]),
    ("needs-8", lambda cards: cards[1].update(needs="2,8"), ["Card no. 2 (2,8): “needs”", "from 1 to 7"]),
    ("needs-0", lambda cards: cards[1].update(needs="0,2"), ["Card no. 2 (0,2): “needs” must be"]),
    ("needs-face", lambda cards: cards[1].update(needs="2,skull"), ["Card no. 2 (2,skull): “needs” must be"]),
    ("needs-opus", lambda cards: cards[1].update(needs="opus"), ["Card no. 2 (opus): “needs” must be"]),
    (
        "needs-eight-7s",
        lambda cards: cards[1].update(needs=numbers(0, 0, 0, 0, 0, 0, 8)),
        ["at most 7 times"],
    ),
    ("needs-sum", lambda cards: cards[1].update(needs="300+"), ["Card no. 2 (300+)", "at most “99+”"]),
    ("needs-equal", lambda cards: cards[1].update(needs="20="), ["(20=)", "from “2=” to “10=”"]),
    ("needs-one-equal", lambda cards: cards[1].update(needs="1="), ["Card no. 2 (1=): “needs” must be"]),
    ("three-forms", lambda cards: cards[1].update(needs="x"), ["“2,4,6”, each"]),
    ("no-points", lambda cards: cards[1].pop("points"), ["Card no. 2 (2,4,6): “points” must be"]),
    ("points-0", lambda cards: cards[1].update(points=0), ["Card no. 2 (2,4,6): “points” must be"]),
    ("points-21", lambda cards: cards[1].update(points=21), ["must be a whole number from 1 to 20"]),
    ("points-huge", lambda cards: cards[1].update(points=10**400), ["Card no. 2 (2,4,6): “points” must be"]),
    ("points-word", lambda cards: cards[1].update(points="3"), ["Card no. 2 (2,4,6): “points” must be"]),
    ("points-fraction", lambda cards: cards[1].update(points=3.0), ["Card no. 2 (2,4,6): “points” must be"]),
    ("points-truth", lambda cards: cards[1].update(points=True), ["Card no. 2 (2,4,6): “points” must be"]),
    ("owl-word", lambda cards: cards[12].update(owl="yes"), ["Card no. 13 (1,3,5,7): “owl” must be true"]),
    ("owl-number", lambda cards: cards[12].update(owl=1), ["Card no. 13 (1,3,5,7): “owl” must be true"]),
    ("owl-a", lambda cards: cards[1].update(owl=True), ["Card no. 2 (2,4,6): only cards of groups B and C"]),
    ("owl-d", lambda cards: cards[-1].update(owl=True), ["Card no. 33: only cards of groups B and C"]),
    ("opus-needs", lambda cards: cards[-1].update(needs="6,6,6"), ["Card no. 33 (6,6,6): a group D card"]),
    ("opus-points", lambda cards: cards[-1].pop("points"), ["Card no. 33: “points” must be"]),
    ("no-opus", lambda cards: cards.pop(), ["There are 0 D cards; there must be exactly one"]),
    ("two-d", lambda cards: cards.append({"group": "D", "points": 2}), ["There are 2 D cards"]),
    ("no-a", without_group("A"), ["There are 0 A cards, but at least 10 are needed"]),
    ("nine-a", lambda cards: cards.pop(0), ["There are 9 A cards, but at least 10 are needed"]),
    ("no-b", without_group("B"), ["There are 0 B cards without an owl, but at least 5 are needed"]),
    ("no-c", without_group("C"), ["There are 0 C cards without an owl, but at least 5 are needed"]),
    (
        "four-c-and-owls",
        lambda cards: [cards[place].update(owl=True) for place in (21, 22)],
        ["There are 4 C cards without an owl"],
    ),
    ("doubled", lambda cards: cards[1].update(needs="4="), ["Card no. 2 (4=) asks for the same as Card"]),
    ("doubled-order", lambda cards: cards[0].update(needs="6,4,2"), ["Card no. 2 (2,4,6) asks for the same"]),
    (
        "doubled-in-another-group",
        lambda cards: cards[20].update(needs="20+"),
        ["Card no. 21 (20+) asks for the same as Card no. 3 (20+)."],
    ),
    (
        "many-c",
        lambda cards: cards.extend([{"group": "C", "needs": f"{n}+", "points": 9} for n in range(40, 70)]),
        ["There are 41 C cards; at most 40 are allowed"],
    ),
    (
        "impossible",
        lambda cards: cards[1].update(needs=numbers(7, 7, 0, 0, 7, 7)),
        ["Card no. 2 (1,1,1,1,1,1,1,2", "28 dice that show one of 1, 2, 5, 6, but", "more than 21 of them"],
    ),
    (
        "impossible-in-number",
        lambda cards: cards[1].update(needs=numbers(6, 6, 6, 6, 0, 0, 6)),
        ["Card no. 2 (1,1,", "30 dice that show one of 1, 2, 3, 4, 7, but", "than 29 of them"],
    ),
]  # fmt: skip


@pytest.mark.parametrize(
    ("change", "expected"), [each[1:] for each in ONE_THING], ids=[each[0] for each in ONE_THING]
)
def test_what_is_wrong_is_said_with_its_card(change: Change, expected: list[str]) -> None:
    [said] = after(change)
    for words in expected:
        assert words in said


def test_everything_that_is_wrong_is_said_at_once() -> None:
    def change(cards: Entries) -> None:
        cards[0]["points"] = 99
        cards[1]["needs"] = "2-4-6"
        cards[2]["group"] = "Z"
        cards[3]["owl"] = "no"
        cards[4]["owl"] = True

    said = after(change)
    assert [sentence.partition(" (")[0] for sentence in said] == [f"Card no. {n}" for n in range(1, 6)]


def test_all_that_is_wrong_with_one_card_is_said() -> None:
    said = after(lambda cards: cards.__setitem__(6, {"needs": "9", "points": -1, "owl": 0, "x": 1}))
    assert len(said) == 5
    assert all("Card no. 7 (9)" in sentence for sentence in said)


def test_what_the_set_lacks_is_said_at_once() -> None:
    said = told("card = []")
    assert [re.sub(r"[;,].*", "", sentence) for sentence in said] == [
        "There are 0 A cards",
        "There are 0 B cards without an owl",
        "There are 0 C cards without an owl",
        "There are 0 D cards",
    ]


def test_the_dice_are_not_part_of_a_card_set() -> None:
    [said] = told("# mine\n" + box_text())
    assert said == "The dice are always those in the box; leave out the “die” tables."


@pytest.mark.parametrize("card", ["3", "'x'", "{ group = 'A' }", "1979-05-27"])
def test_cards_must_be_a_list(card: str) -> None:
    assert told(f"card = {card}") == ["The file has no cards: “card” must be a list of tables."]


def test_an_unknown_table_is_said() -> None:
    [said] = told(written(cards_of_the_box()) + "\n[tokens]\nnumber = 4\n")
    assert said == "“tokens” doesn't belong in the file, only: card."


def test_a_set_that_goes_on_and_on_is_not_read() -> None:
    assert told(written(small_set()) + "#\n" * (LONGEST_TEXT // 4)) == []
    [said] = told(written(small_set()) + "#\n" * (LONGEST_TEXT // 2))
    assert said == "The file is too long for a card set: it has more than 50,000 characters."


def test_a_syntax_error_is_told_with_its_line() -> None:
    lines = written(cards_of_the_box()).splitlines()
    lines.insert(6, "= 3")
    [said] = told("\n".join(lines))
    assert said.startswith("Line 7 is not TOML")


def test_the_game_says_the_first_problem_and_how_many_there_are() -> None:
    cards = cards_of_the_box()
    cards[0]["points"] = 0
    with pytest.raises(OptionError) as refused:
        GAME.configure({"cards": written(cards)})
    assert "Card no. 1 (4=): “points” must be" in LOCALE.say(refused.value.reason)
    cards[1]["points"] = 0
    with pytest.raises(OptionError) as refused:
        GAME.configure({"cards": written(cards)})
    assert "2 problems" in LOCALE.say(refused.value.reason)


# -- hostile texts -------------------------------------------------------------------------------------------

HOSTILE = hostile_texts(LONGEST_TEXT) | {
    "number-as-card": "card = " + "9" * 490,
    "half-a-letter-as-card": 'card = "\ud800"',
    "dates-as-cards": "card = [1979-05-27, 07:32:00]",
    "card-in-card": "[[card]]\n" + "[[card.card]]\n" * 3_000,
    "huge-points": "[[card]]\ngroup = 'A'\nneeds = '4='\npoints = 0x" + "f" * 450,
    "many-keys-of-a-card": "[[card]]\n" + "\n".join([f"k{n} = 1" for n in range(5_000)]),
    "many-empty-cards": "[[card]]\n" * 5_000,
    "many-cards": "card = [\n" + "{group='A',needs='1',points=1},\n" * 1_500 + "]",
    "long-needs": "[[card]]\ngroup = 'A'\nneeds = '" + "1," * 230 + "1'\npoints = 1",
    "half-a-letter-in-a-card": '[[card]]\nneeds = "\ud800"',
    "lines-in-needs": '[[card]]\ngroup = "A\\n"\nneeds = "2\\n\\u0007"\n"a\\nb" = 1',
    "infinite": "[[card]]\npoints = inf\nowl = nan\ngroup = -inf",
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
@settings(max_examples=100, deadline=None)
def test_no_damage_to_a_set_makes_reading_fail(data: st.DataObject) -> None:
    check_sayable(problems(damage(data, written(cards_of_the_box()), 200)))


@given(
    st.sampled_from(["group", "needs", "points", "owl", "card", "entry"]),
    st.integers(0, 32),
    toml_values("abcdneeds"),
)
@settings(max_examples=150, deadline=None)
def test_no_value_of_a_wrong_type_makes_reading_fail(key: str, place: int, value: Any) -> None:
    cards = cards_of_the_box()
    if key == "card":
        cards = value if isinstance(value, list) else [value]
    elif key == "entry":
        cards[place] = value
    else:
        cards[place][key] = value
    check_sayable(problems(written(cards)))


# -- the page about it ---------------------------------------------------------------------------------------


def blocks() -> list[str]:
    """The TOML that docs/card-sets.md shows."""
    return re.findall(r"^```toml\n(.*?)^```$", DOCS.read_text("utf-8"), re.MULTILINE | re.DOTALL)


def test_the_page_shows_a_card_a_change_and_a_whole_set() -> None:
    card, change, whole = blocks()
    assert told(whole) == []
    assert [names(whole, short) for short in (False, True)] == [names(whole, False)] * 2
    assert len(names(whole, False)) == 21
    own = box_text()[box_text().index("\n[[card]]") :]
    assert told(own) == []
    before = '[[card]]\ngroup = "A"\nneeds = "2,4,6"\npoints = 3\n'
    assert own.count(before) == 1
    changed = own.replace(before, change)
    assert told(changed) == []
    assert names(changed, False) == ["2,7" if name == "2,4,6" else name for name in names("", False)]
    assert told(own.replace(before, card)) == [
        "There are 9 A cards, but at least 10 are needed: four players lay out that many (CB-2).",
        "Card no. 13 (1,3,5,7) asks for the same as Card no. 2 (1,3,5,7).",
    ]


def test_the_page_tells_the_limits() -> None:
    page = DOCS.read_text("utf-8")
    for limit in (
        f"at most {LONGEST_TEXT:,} characters, with at most {LONGEST_LINE} per line",
        f"from 1 to {MOST_POINTS}",
        f"to `{requirement.HIGHEST_SUM}+`",
        f"to `{requirement.MOST_EQUAL}=`",
        f"at least {FEWEST_A} A cards",
        f"at least {FEWEST_WITHOUT_OWL} B and {FEWEST_WITHOUT_OWL} C cards",
        f"at most {MOST_OF_A_GROUP} cards in each",
        f"more than {most_dice_showing((1, 2, 3, 4, 5, 6, 7))} dice",
        f"or {most_dice_showing((1, 2, 5, 6))} that\n  show 1, 2, 5 or 6",
    ):
        assert limit in page
