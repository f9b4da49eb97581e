"""Chances: exact weights, written specifications, and sampling that anybody can check."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations, product
from math import comb, factorial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from conclave.core.chance import (
    LARGEST_COUNT,
    Chance,
    ChanceError,
    Deal,
    Die,
    Draw,
    Outcome,
    Roll,
    parse_chance,
)
from conclave.core.source import Bits
from tests.core.scripted import Scripted

WIZARD_DIE = Die(["blue", "green", "red", "yellow", "wizard", "jester"])

CHANCES: list[Chance] = [
    Roll([(1, Die("123456"))]),
    Roll([(7, WIZARD_DIE)]),
    Roll([(3, Die("112")), (2, Die("xyy"))]),
    Roll([(1, Die("a")), (4, Die("ab")), (1, Die("abc"))]),
    Draw(1, [("a", 1)]),
    Draw(2, [("a", 2), ("b", 5)]),
    Draw(3, [("a", 0), ("b", 1), ("c", 1), ("d", 4)]),
    Draw(6, [("a", 2), ("b", 4)]),
]
DEALS = [
    Deal(1, [("a", 2), ("b", 5)]),
    Deal(3, [("a", 2), ("b", 5)]),
    Deal(4, [("a", 2), ("b", 0), ("c", 2)]),
]

SMALL = [chance for chance in CHANCES if chance.total() <= 10_000]
"""Those that can be worked out by listing every single die and piece."""

each_chance = pytest.mark.parametrize("chance", CHANCES, ids=lambda chance: chance.spec)
each_deal = pytest.mark.parametrize("deal", DEALS, ids=lambda deal: deal.spec)


def one_by_one(chance: Chance) -> Counter[Outcome]:
    """The distribution the long way: every single die, every order of single pieces."""
    found: Counter[Outcome] = Counter()
    if isinstance(chance, Roll):
        dice = [die for count, die in chance.groups for _ in range(count)]
        first = [sum(len(die.labels) for _, die in chance.groups[:at]) for at in range(len(chance.groups))]
        starts = [start for start, (count, _) in zip(first, chance.groups, strict=True) for _ in range(count)]
        width = sum(len(die.labels) for _, die in chance.groups)
        for faces in product(*(die.faces for die in dice)):
            counts = [0] * width
            for start, die, face in zip(starts, dice, faces, strict=True):
                counts[start + die.labels.index(face)] += 1
            found[tuple(counts)] += 1
        return found
    assert isinstance(chance, Draw | Deal)
    pieces = [kind for kind, number in enumerate(chance.pieces) for _ in range(number)]
    for taken in permutations(pieces, chance.count):
        if isinstance(chance, Deal):
            found[taken] += 1
        else:
            found[tuple([taken.count(kind) for kind in range(len(chance.labels))])] += 1
    if isinstance(chance, Draw):
        return Counter({outcome: ways // factorial(chance.count) for outcome, ways in found.items()})
    return found


# -- weights -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("chance", SMALL, ids=lambda chance: chance.spec)
def test_weights_are_those_of_single_dice_and_pieces(chance: Chance) -> None:
    assert dict(chance.outcomes()) == one_by_one(chance)


@each_chance
def test_weights_sum_to_the_total_and_outcomes_are_counted(chance: Chance) -> None:
    outcomes = list(chance.outcomes())
    assert chance.can_enumerate
    assert len(outcomes) == len(set(outcomes)) == chance.size()
    assert sum(weight for _, weight in outcomes) == chance.total()
    assert all(chance.weight(outcome) == weight > 0 for outcome, weight in outcomes)


def test_seven_dice_are_792_outcomes() -> None:
    roll = Roll([(7, WIZARD_DIE)])
    assert roll.size() == comb(12, 5) == 792
    assert len(list(roll.outcomes())) == 792
    assert roll.total() == 6**7 == 279_936
    assert roll.weight((7, 0, 0, 0, 0, 0)) == 1
    assert roll.weight((2, 1, 1, 1, 1, 1)) == factorial(7) // 2


def test_equal_faces_are_one_label_with_a_weight() -> None:
    roll = Roll([(2, Die(["1", "1", "3"]))])
    assert dict(roll.outcomes()) == {(2, 0): 4, (1, 1): 4, (0, 2): 1}
    assert [roll.write(outcome) for outcome, _ in roll.outcomes()] == ["1 1", "1 3", "3 3"]


@each_deal
def test_deals_are_weighed_and_counted_but_not_listed(deal: Deal) -> None:
    expected = one_by_one(deal)
    assert not deal.can_enumerate
    assert deal.size() == len(expected)
    assert deal.total() == sum(expected.values())
    assert {outcome: deal.weight(outcome) for outcome in expected} == expected
    with pytest.raises(ChanceError):
        deal.outcomes()


@pytest.mark.parametrize("chance", [*CHANCES, *DEALS], ids=lambda chance: chance.spec)
def test_what_cannot_happen_weighs_nothing(chance: Chance) -> None:
    source = Bits(random.Random(1).getrandbits)
    possible = chance.sample(source)
    for impossible in ((), (*possible, 0), (99, *possible[1:]), (-1, *possible[1:]), possible[:-1]):
        assert chance.weight(impossible) == 0
    shifted = (possible[0] - 1, *possible[1:-1], possible[-1] + 2)
    assert chance.weight(shifted) == 0


def test_a_die_may_have_a_thousand_faces_and_a_bag_a_thousand_kinds() -> None:
    names = [str(number) for number in range(LARGEST_COUNT)]
    roll = Roll([(1, Die(names))])
    assert len(list(roll.outcomes())) == roll.size() == roll.total() == LARGEST_COUNT
    draw = Draw(1, [(name, 1) for name in names])
    assert len(list(draw.outcomes())) == draw.size() == LARGEST_COUNT
    everything = Draw(LARGEST_COUNT, [(name, 1) for name in names])
    assert list(everything.outcomes()) == [((1,) * LARGEST_COUNT, 1)]
    shuffle = Deal(LARGEST_COUNT, [(name, 1) for name in names])
    assert shuffle.size() == shuffle.total() == factorial(LARGEST_COUNT)


@given(
    st.lists(st.integers(0, 4), min_size=1, max_size=5)
    .filter(any)
    .flatmap(lambda pieces: st.tuples(st.just(pieces), st.integers(1, sum(pieces))))
)
@settings(max_examples=60, deadline=None)
def test_any_draw_is_listed_completely(drawn: tuple[list[int], int]) -> None:
    pieces, count = drawn
    draw = Draw(count, [(f"k{kind}", number) for kind, number in enumerate(pieces)])
    expected = {share for share in product(*(range(number + 1) for number in pieces)) if sum(share) == count}
    outcomes = [outcome for outcome, _ in draw.outcomes()]
    assert set(outcomes) == expected
    assert outcomes == sorted(expected, reverse=True)
    assert draw.size() == len(expected)
    assert sum(weight for _, weight in draw.outcomes()) == draw.total() == comb(sum(pieces), count)


# -- sampling ------------------------------------------------------------------------------------------------


def test_dice_are_drawn_singly_in_written_order() -> None:
    roll = Roll([(2, Die("aab")), (1, Die("xyz"))])
    source = Scripted([1, 2, 0])
    outcome = roll.sample(source)
    assert source.asked == [3, 3, 3], "one number for each die, as many as it has faces"
    assert roll.write(outcome) == "a b + x", "the number is the place of the face as written"


def test_draws_take_one_piece_at_a_time_through_the_kinds() -> None:
    draw = Draw(3, [("a", 2), ("b", 3), ("c", 1)])
    source = Scripted([5, 2, 1])
    outcome = draw.sample(source)
    assert source.asked == [6, 5, 4], "as many as pieces are left"
    assert draw.write(outcome) == "a b c"
    assert draw.write(draw.sample(Scripted([2, 2, 2]))) == "b b b"


def test_deals_keep_the_order() -> None:
    deal = Deal(4, [("a", 2), ("b", 1), ("c", 1)])
    source = Scripted([3, 0, 1, 0])
    outcome = deal.sample(source)
    assert source.asked == [4, 3, 2, 1]
    assert deal.write(outcome) == "c a b a"


@pytest.mark.parametrize("chance", [*CHANCES, *DEALS], ids=lambda chance: chance.spec)
def test_the_written_specification_gives_the_same_outcome(chance: Chance) -> None:
    """Whoever knows the specification and the source can recompute the outcome."""
    again = parse_chance(chance.spec)
    for seed in range(20):
        first = chance.sample(Bits(random.Random(seed).getrandbits))
        assert again.sample(Bits(random.Random(seed).getrandbits)) == first
        assert again.write(first) == chance.write(first)


@pytest.mark.parametrize("chance", [*SMALL, *DEALS], ids=lambda chance: chance.spec)
def test_samples_come_as_often_as_they_weigh(chance: Chance) -> None:
    """Chi-square, loosely: the seed is fixed, and a wrong distribution is far outside."""
    rolls = 3000
    source = Bits(random.Random(2).getrandbits)
    found = Counter(chance.sample(source) for _ in range(rolls))
    distance = 0.0
    for outcome, ways in one_by_one(chance).items():
        expected = rolls * ways / chance.total()
        distance += (found[outcome] - expected) ** 2 / expected
    assert sum(found.values()) == rolls
    assert distance < 2 * chance.size() + 20


# -- specifications and outcome texts ------------------------------------------------------------------------


@pytest.mark.parametrize(
    "spec",
    [
        "7d{blue,green,red,yellow,wizard,jester}",
        "2d{1,2,3,4,5,6} + 1d{1,1,3,3,5,5}",
        "draw 2 of a:2 b:5",
        "draw 1 of M1:1 M2:0",
        "deal 3 of a:2 b:5",
        "deal 1000 of a:999 b:1",
        "1d{é,ü}",
        "1d{=}",
    ],
)
def test_specifications_read_back(spec: str) -> None:
    assert parse_chance(spec).spec == spec
    assert repr(parse_chance(spec)) == f"<{spec}>"


@pytest.mark.parametrize("chance", [*CHANCES, *DEALS], ids=lambda chance: chance.spec)
def test_outcomes_read_back(chance: Chance) -> None:
    source = Bits(random.Random(3).getrandbits)
    for _ in range(30):
        outcome = chance.sample(source)
        assert chance.read(chance.write(outcome)) == outcome


HOSTILE_SPECS = [
    "",
    " ",
    "?",
    "d{1,2}",
    "0d{1,2}",
    "-1d{1,2}",
    "01d{1,2}",
    "1001d{1,2}",
    "99999d{1,2}",
    "9" * 5000 + "d{1,2}",
    "1d{}",
    "1d{,}",
    "1d{1,}",
    "1d{1, 2}",
    "1d{{1,2}}",
    "1d{1,2}}",
    "1d{1{2}}",
    "1d{1,2",
    "1d1,2}",
    "1d{a b}",
    "1d{a:b}",
    "1d{a+b}",
    "1d{?}",
    "1d{1,2}\n",
    "1d{1,2} +",
    "1d{1,2} + ",
    "1d{1,2}+1d{1,2}",
    "1d{1,2} + draw 1 of a:1",
    " + ".join(["1000d{1,2}"] * 2),
    " + ".join(["1d{1}"] * 1001),
    "1d{" + ",".join(["x"] * 1001) + "}",
    "²d{1,2}",
    "٣d{1,2}",
    "draw",
    "draw 1",
    "draw 1 of",
    "draw 1 of ",
    "draw 1 of a",
    "draw 1 of a:",
    "draw 1 of :1",
    "draw 1 of a:-1",
    "draw 1 of a:0",
    "draw 0 of a:1",
    "draw 2 of a:1",
    "draw 1 of a:1 a:1",
    "draw 1 of a:1  b:1",
    "draw 1 of a:1 b:1 ",
    "draw 01 of a:1",
    "draw 1 of a:01",
    "draw 1 of a:1001",
    "draw 1 of a:99999",
    "draw 1 of a:1000 b:1",
    "draw 1 of " + " ".join([f"k{kind}:0" for kind in range(1001)]) + " a:1",
    "draw ١ of a:1",
    "Draw 1 of a:1",
    "shuffle 1 of a:1",
    "deal 3 of a:2",
    "deal 1 of {a}:1",
]


@pytest.mark.parametrize("spec", HOSTILE_SPECS, ids=lambda spec: spec[:30])
def test_hostile_specifications_are_refused(spec: str) -> None:
    with pytest.raises(ChanceError):
        parse_chance(spec)


@pytest.mark.parametrize(
    ("spec", "outcome"),
    [
        ("2d{a,b}", ""),
        ("2d{a,b}", "a"),
        ("2d{a,b}", "a a a"),
        ("2d{a,b}", "b a"),
        ("2d{a,b}", "a  b"),
        ("2d{a,b}", "a c"),
        ("2d{a,b}", " a b"),
        ("2d{a,b}", "a b "),
        ("2d{a,b}", "a b + a"),
        ("1d{a} + 1d{b}", "a"),
        ("1d{a} + 1d{b}", "b + a"),
        ("1d{a} + 1d{b}", "a + b + b"),
        ("draw 2 of a:1 b:2", "a a"),
        ("draw 2 of a:1 b:2", "b a"),
        ("draw 2 of a:1 b:2", "a"),
        ("draw 2 of a:1 b:2", "a?"),
        ("deal 2 of a:1 b:2", "a a"),
        ("deal 2 of a:1 b:2", "b"),
        ("deal 2 of a:1 b:2", "b b b"),
        ("deal 2 of a:1 b:2", ""),
        ("deal 2 of a:1 b:2", "b c"),
    ],
)
def test_outcome_texts_that_are_none_are_refused(spec: str, outcome: str) -> None:
    with pytest.raises(ChanceError):
        parse_chance(spec).read(outcome)


@given(st.text(alphabet="0123456789d{}abc,:+? draweldof\n=", max_size=40))
@settings(max_examples=300, deadline=None)
def test_any_text_is_a_chance_or_a_chance_error(spec: str) -> None:
    try:
        chance = parse_chance(spec)
    except ChanceError:
        return
    assert chance.spec == spec
    assert chance.total() >= chance.size() >= 1


def test_a_chance_is_made_of_something() -> None:
    with pytest.raises(ChanceError):
        Die([])
    with pytest.raises(ChanceError):
        Roll([])
    with pytest.raises(ChanceError):
        Roll([(0, Die("ab"))])
    with pytest.raises(ChanceError):
        Draw(1, [])
    with pytest.raises(ChanceError):
        Deal(-1, [("a", 1)])


def test_a_chance_of_ones_own_must_say_how() -> None:
    bare = Chance()
    for ask in (bare.size, bare.total, bare.outcomes):
        with pytest.raises(NotImplementedError):
            ask()
    with pytest.raises(NotImplementedError):
        bare.sample(Scripted([]))
    with pytest.raises(NotImplementedError):
        bare.weight(())
    with pytest.raises(NotImplementedError):
        bare.write(())
    with pytest.raises(NotImplementedError):
        bare.read("")


def test_a_roll_with_too_many_outcomes_is_sampled_and_weighed_but_not_listed() -> None:
    roll = Roll([(3, WIZARD_DIE)] * 4)
    assert roll.size() == comb(8, 3) ** 4 > 100_000
    assert not roll.can_enumerate
    with pytest.raises(ChanceError):
        next(roll.outcomes())
    outcome = roll.sample(Bits(random.Random(1).getrandbits))
    assert roll.weight(outcome) > 0
    assert roll.read(roll.write(outcome)) == outcome
