"""The turn solver of ciúb against brute force on literal states, written straight from the rules."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations_with_replacement

import numpy as np
import pytest

from conclave.games.ciub.engine import requirement
from conclave.games.ciub.engine.dice import ACTIVE, KINDS, SIDES, SKULLS, STATE_WORDS
from conclave.games.ciub.engine.dice_choices import acts, asides, states_in
from conclave.games.ciub.engine.pool import pack
from conclave.games.ciub.engine.stages import ACT, ASIDE
from conclave.games.ciub.interface.notation import notation
from conclave.games.ciub.odds.dice_sets import Worths
from conclave.games.ciub.odds.steps import steps
from conclave.games.ciub.odds.turn import TooLarge, TurnOdds, dice_of, solve_turn

FACES = {
    "white": ["1", "2", "3", "4", "swap", "swap"],
    "yellow": ["1", "1", "3", "3", "5", "5"],
    "orange": ["2", "2", "2", "4", "4", "6"],
    "red": ["3", "4", "4", "5", "5", "6"],
    "green": ["7", "reroll", "reroll", "2for1", "2for1", "skull"],
    "purple": ["3", "4", "adjust", "adjust", "2for1", "skull"],
    "blue": ["1", "2", "swap", "reroll", "adjust", "skull"],
}
PLENTY = dict.fromkeys(FACES, 9)
"""Dice of each kind in the supply and in the pool together."""

Dice = tuple[str, ...]
State = tuple[str, Dice, Dice, bool]
"""act, aside, roll or stop; the dice outside the tray and in it; whether rolling on is earned."""
Chances = list[tuple[float, State]]


def kind_of(die: str) -> str:
    return die.split(":", maxsplit=1)[0]


def shows(die: str) -> str:
    return die.partition(":")[2]


def less(dice: Iterable[str], *gone: str) -> list[str]:
    left = list(dice)
    for die in gone:
        left.remove(die)
    return left


def act(outside: Iterable[str], tray: Iterable[str], earned: bool) -> State:
    return "act", tuple(sorted(outside)), tuple(sorted(tray)), earned


def aside(outside: Iterable[str], tray: Iterable[str]) -> State:
    return "aside", tuple(sorted(outside)), tuple(sorted(tray)), True


def rolled(rest: Sequence[str], kind: str, tray: Dice, earned: bool) -> Chances:
    return [(1 / 6, act([*rest, f"{kind}:{face}"], tray, earned)) for face in FACES[kind]]


def roll_of(outside: Dice, tray: Dice) -> Chances:
    found: dict[State, float] = {}
    rolls: list[list[str]] = [[]]
    for die in outside:
        rolls = [[*roll, f"{kind_of(die)}:{face}"] for roll in rolls for face in FACES[kind_of(die)]]
    for roll in rolls:
        state = act(roll, tray, False)
        found[state] = found.get(state, 0.0) + 1 / len(rolls)
    return [(chance, state) for state, chance in found.items()]


class BruteForce:
    """Every state that pools can come to, every action in it as the rules have it, and value iteration."""

    def __init__(
        self, pools: Sequence[Sequence[str]], totals: dict[str, int], self_adjust: str = "outside"
    ) -> None:
        self.totals = totals
        self.self_adjust = self_adjust
        self.place: dict[State, int] = {}
        self.states: list[State] = []
        self.actions: list[list[Chances]] = []
        for pool in pools:
            self.number(("roll", tuple(sorted(pool)), (), False))
        done = 0
        while done < len(self.states):
            chances = list(self.choices(*self.states[done]))
            self.actions.append(chances)
            for each in chances:
                for _, state in each:
                    self.number(state)
            done += 1

    def number(self, state: State) -> int:
        if state not in self.place:
            self.place[state] = len(self.states)
            self.states.append(state)
        return self.place[state]

    def choices(self, stage: str, outside: Dice, tray: Dice, earned: bool) -> Iterator[Chances]:
        if stage == "roll":
            yield roll_of(outside, tray)
        elif stage == "stop":
            return
        elif stage == "act":
            yield from self.swaps(outside, tray)
            yield from self.rerolls(outside, tray, earned)
            yield from self.adjustments(outside, tray, earned)
            skulls = [die for die in outside if shows(die) == "skull"]
            yield from self.endings(less(outside, *skulls), [*tray, *skulls], earned or bool(skulls))
        else:
            yield from self.endings(list(outside), list(tray), True)

    def endings(self, outside: list[str], tray: list[str], earned: bool) -> Iterator[Chances]:
        yield [(1.0, ("stop", (), tuple(sorted(tray)), True))]
        if earned and outside:
            kinds = tuple(sorted([kind_of(die) for die in outside]))
            yield [(1.0, ("roll", kinds, tuple(sorted(tray)), False))]
        for die in set(outside):
            if shows(die):
                lying = die.replace("spent", "reroll")
                yield [(1.0, aside(less(outside, die), [*tray, lying]))]

    def swaps(self, outside: Dice, tray: Dice) -> Iterator[Chances]:
        for die in set(outside):
            if shows(die) == "swap":
                for kind in FACES:
                    owned = [kind_of(each) for each in (*outside, *tray)].count(kind)
                    if self.totals[kind] > owned:
                        yield [(1.0, act([*less(outside, die), kind], tray, True))]

    def rerolls(self, outside: Dice, tray: Dice, earned: bool) -> Iterator[Chances]:
        for die in set(outside):
            if shows(die) == "reroll":
                rest = less(outside, die)
                yield rolled(rest, kind_of(die), tray, earned)
                for target in set(rest):
                    spent = [*less(rest, target), f"{kind_of(die)}:spent"]
                    yield rolled(spent, kind_of(target), tray, earned)

    def adjustments(self, outside: Dice, tray: Dice, earned: bool) -> Iterator[Chances]:
        for die in set(outside):
            if shows(die) == "adjust":
                rest = less(outside, die)
                for face in set(FACES[kind_of(die)]) - {"swap", "reroll", "adjust"}:
                    turned_itself = f"{kind_of(die)}:{face}"
                    if self.self_adjust == "tray":
                        yield [(1.0, act(rest, [*tray, turned_itself], True))]
                    else:
                        yield [(1.0, act([*rest, turned_itself], tray, earned))]
                for target in set(rest):
                    shown = "reroll" if shows(target) == "spent" else shows(target)
                    for face in set(FACES[kind_of(target)]) - {shown}:
                        turned = [*less(rest, target), f"{kind_of(target)}:{face}"]
                        yield [(1.0, act(turned, [*tray, die], True))]

    def solve(self, cards: Sequence[dict[str, float]], jokers: bool) -> Worths:
        """By state and set of wanted cards."""
        deciding: list[int] = []
        first_choice: list[int] = []
        first_outcome: list[int] = []
        outcomes: list[int] = []
        chances: list[float] = []
        for place, choices in enumerate(self.actions):
            if choices:
                deciding.append(place)
                first_choice.append(len(first_outcome))
            for each in choices:
                first_outcome.append(len(outcomes))
                outcomes.extend([self.place[state] for _, state in each])
                chances.extend([chance for chance, _ in each])
        worths = np.zeros((len(self.states), len(cards)))
        for place, (stage, _, tray, _) in enumerate(self.states):
            if stage == "stop":
                worths[place] = [payoff(wanted, tray, jokers) for wanted in cards]
        weights = np.array(chances)[:, None]
        while True:
            means = np.add.reduceat(weights * worths[outcomes], first_outcome, axis=0)
            best = np.maximum.reduceat(means, first_choice, axis=0)
            rise = np.max(best - worths[deciding])
            worths[deciding] = best
            if rise < 1e-10:
                return worths


def payoff(wanted: dict[str, float], tray: Dice, jokers: bool) -> float:
    return max([value for card, value in wanted.items() if met(card, tray, jokers)], default=0.0)


def met(card: str, tray: Dice, jokers: bool) -> bool:
    shown = [shows(die) for die in tray]
    numbers = [int(face) for face in shown if face.isdigit()]
    if card.endswith("+"):
        return sum(numbers) >= int(card[:-1])
    if card.endswith("="):
        most = max([numbers.count(number) for number in range(1, 8)])
        skulls = shown.count("skull")
        return (most + skulls if jokers else max(most, skulls)) >= int(card[:-1])
    wanted = [int(number) for number in card.split(",")]
    return all(numbers.count(number) >= wanted.count(number) for number in wanted)


# -- comparing -----------------------------------------------------------------------------------------------


def counted(words: Iterable[str], names: Sequence[str]) -> list[int]:
    listed = list(words)
    return [listed.count(name) for name in names]


def odds_of(
    pool: Sequence[str],
    totals: dict[str, int],
    wanted: dict[str, float],
    jokers: bool = True,
    self_adjust: str = "outside",
) -> TurnOdds:
    dice = counted(pool, KINDS)
    supply = [totals[kind] - number for kind, number in zip(KINDS, dice, strict=True)]
    needs = {requirement.read(card): value for card, value in wanted.items()}
    return TurnOdds(needs, jokers, dice, supply, self_adjust_to_tray=self_adjust == "tray")


def in_tray(tray: Dice) -> list[int]:
    return counted(tray, STATE_WORDS[:SIDES])


def check_turn(odds: TurnOdds, brute: BruteForce, worths: Worths, pool: Sequence[str]) -> int:
    """Compare every state that the pool can come to; how many there are."""
    todo = [brute.place["roll", tuple(sorted(pool)), (), False]]
    seen = set(todo)
    for place in todo:
        stage, outside, tray, earned = brute.states[place]
        if all(kind_of(die) in pool or odds.swaps_in(KINDS.index(kind_of(die))) for die in outside):
            if stage == "roll":
                found = odds.before_roll(counted(outside, KINDS), in_tray(tray))
            elif stage == "stop":
                found = odds.payoff(in_tray(tray))
            else:
                number = ACT if stage == "act" else ASIDE
                found = odds.worth(dice_of(counted(outside, STATE_WORDS)), in_tray(tray), earned, number)
            assert abs(found - worths[place]) <= odds.error + 1e-9, brute.states[place]
        for chances in brute.actions[place]:
            for _, state in chances:
                if brute.place[state] not in seen:
                    seen.add(brute.place[state])
                    todo.append(brute.place[state])
    return len(todo)


# -- small pools ---------------------------------------------------------------------------------------------

POOLS = [[kind] for kind in FACES] + [list(pair) for pair in combinations_with_replacement(FACES, 2)]
WANTED: list[dict[str, float]] = [
    {"1,3": 1.0},
    {"6,6": 1.0},
    {"7": 1.0},
    {"2,4": 1.0},
    {"8+": 1.0},
    {"3+": 1.0},
    {"2=": 1.0},
    {"2=": 3.0, "7": 1.0, "1,3": 2.0},
]


@pytest.fixture(scope="module", params=["outside", "tray"])
def brute(request: pytest.FixtureRequest) -> BruteForce:
    return BruteForce(POOLS, PLENTY, request.param)


@pytest.mark.parametrize(
    ("wanted", "jokers"),
    [(wanted, True) for wanted in WANTED] + [(wanted, False) for wanted in WANTED if "2=" in wanted],
    ids=str,
)
def test_one_and_two_dice_of_every_kind(brute: BruteForce, wanted: dict[str, float], jokers: bool) -> None:
    worths = brute.solve([wanted], jokers)[:, 0]
    for pool in POOLS:
        odds = odds_of(pool, PLENTY, wanted, jokers, brute.self_adjust)
        expected = worths[brute.place["roll", tuple(sorted(pool)), (), False]]
        assert odds.error <= 1e-6 * 3
        assert abs(odds.before_roll(counted(pool, KINDS)) - expected) <= odds.error + 1e-9, pool


@pytest.mark.parametrize(
    "pool", [["white", "blue"], ["purple", "blue"], ["blue", "blue"], ["green", "white"]]
)
def test_every_situation_of_a_turn(brute: BruteForce, pool: list[str]) -> None:
    sets = [WANTED[0], WANTED[4], WANTED[7]]
    worths = brute.solve(sets, True)
    for place, wanted in enumerate(sets):
        odds = odds_of(pool, PLENTY, wanted, self_adjust=brute.self_adjust)
        assert check_turn(odds, brute, worths[:, place], pool) > 900


THREE_DICE: list[tuple[str, dict[str, int], list[dict[str, float]], bool]] = [
    ("white white white", {"orange": 9, "blue": 9}, [{"2,4,6": 1.0}, {"12+": 1.0}], True),
    (
        "white blue purple",
        {"white": 9, "red": 9},
        [{"3,4": 1.0}, {"3=": 1.0}, {"2,2": 2.0, "15+": 3.0}],
        True,
    ),
    ("blue green green", {"green": 9, "blue": 9}, [{"7,7": 1.0}, {"3=": 1.0}, {"2=": 1.0}], False),
    ("purple purple green", {}, [{"3,4,7": 1.0}, {"3=": 1.0}], True),
    # Supplies that run out, and one that a swap fills again.
    ("white white blue", {"purple": 1}, [{"3,4": 1.0}, {"1,2,3": 1.0}], True),
    ("white blue blue", {"yellow": 1, "orange": 2}, [{"5,6": 1.0}, {"12+": 1.0}, {"3=": 1.0}], True),
    ("white white yellow", {"red": 1, "yellow": 1}, [{"5,5,6": 1.0}, {"1,1": 1.0}], True),
    ("blue blue blue", {}, [{"1,2": 1.0}, {"3=": 1.0}], False),
]


@pytest.mark.parametrize(
    ("dice", "supply", "sets", "jokers", "self_adjust"),
    [(*case, "outside") for case in THREE_DICE]
    + [(*case, "tray") for case in THREE_DICE if "blue" in case[0] or "purple" in case[0]],
)
def test_three_dice(
    dice: str, supply: dict[str, int], sets: list[dict[str, float]], jokers: bool, self_adjust: str
) -> None:
    pool = dice.split()
    totals = {kind: pool.count(kind) + supply.get(kind, 0) for kind in FACES}
    brute = BruteForce([pool], totals, self_adjust)
    worths = brute.solve(sets, jokers)
    for place, wanted in enumerate(sets):
        odds = odds_of(pool, totals, wanted, jokers, self_adjust)
        assert abs(odds.before_roll(counted(pool, KINDS)) - worths[0, place]) <= odds.error + 1e-9
    assert check_turn(odds, brute, worths[:, -1], pool) > 100


def test_small_chances_by_hand() -> None:
    assert odds_of(["orange"], PLENTY, {"2": 1.0}).before_roll([0, 0, 1, 0, 0, 0, 0]) == pytest.approx(1 / 2)
    # Two oranges: one of them may be set aside so that the other is rolled again.
    two = odds_of(["orange", "orange"], PLENTY, {"2": 1.0})
    assert two.before_roll([0, 0, 2, 0, 0, 0, 0]) == pytest.approx(7 / 8)
    # A blue die shows 1, turns to 1, or (swap for a blue one, reroll) starts again: x = 1/3 + x/3.
    blue = odds_of(["blue"], PLENTY, {"1": 1.0})
    assert blue.before_roll([0, 0, 0, 0, 0, 0, 1]) == pytest.approx(1 / 2, abs=1e-6)


def test_a_die_that_turned_itself_may_be_rolled_again_only_outside_the_tray() -> None:
    """CB-5c by hand: a 3 is missing. A purple die shows 3 or adjust with three of its six faces."""
    tray = in_tray(("yellow:3",))
    lying = counted(["purple:adjust"], STATE_WORDS)
    for to_tray, wrong_face in ((False, 1 / 2), (True, 0.0)):
        odds = TurnOdds(
            {requirement.read("3,3"): 1.0},
            True,
            counted(["purple"], KINDS),
            [0] * 7,
            tray,
            self_adjust_to_tray=to_tray,
        )
        found = {notation(action): worth for action, worth in steps(odds, lying, tray, True, ACT, [0] * 7)}
        assert found["adjust purple itself 3"] == pytest.approx(1.0)
        assert found["adjust purple itself 4"] == pytest.approx(wrong_face, abs=1e-6)


@pytest.mark.parametrize("pool", ["purple purple", "white blue purple", "blue blue green"])
@pytest.mark.parametrize("card", ["3,4", "12+", "3=", "1,2,3"])
def test_where_a_die_that_turned_itself_lies_makes_no_difference_to_the_chance(pool: str, card: str) -> None:
    """It can be turned last, and what would be rolled again need not be turned."""
    dice = pool.split()
    outside, tray = [
        odds_of(dice, PLENTY, {card: 1.0}, self_adjust=each).before_roll(counted(dice, KINDS))
        for each in ("outside", "tray")
    ]
    assert outside == pytest.approx(tray, abs=1e-5)


# -- steps ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("self_adjust_to_tray", [False, True])
def test_steps_are_those_of_the_rules_and_the_best_is_worth_the_situation(self_adjust_to_tray: bool) -> None:
    pool = counted(["white", "white", "green", "blue", "purple"], KINDS)
    supply = [3, 6, 7, 7, 6, 6, 6]
    wanted = {requirement.read("3="): 1.0}
    odds = TurnOdds(wanted, True, pool, supply, most_dice=4, self_adjust_to_tray=self_adjust_to_tray)
    source = random.Random(3)
    for _ in range(150):
        outside, tray = _some_situation(source)
        earned = sum(tray) > 0 or sum(outside[ACTIVE:]) > 0
        found = steps(odds, outside, tray, earned, ACT, supply)
        assert sorted([action for action, _ in found]) == sorted(
            acts(outside, states_in(outside), pack(supply), earned)
        )
        assert found[0][1] == pytest.approx(odds.worth(dice_of(outside), tray, earned, ACT), abs=1e-6)
        worths = [round(worth, 9) for _, worth in found]
        assert worths == sorted(worths, reverse=True)
        aside = [0 if state in SKULLS else each for state, each in enumerate(outside)]
        found = steps(odds, aside, tray, True, ASIDE, supply)
        assert {action for action, _ in found} == set(asides(states_in(aside)))
        assert found[0][1] == pytest.approx(odds.worth(dice_of(aside), tray, True, ASIDE), abs=1e-6)


def _some_situation(source: random.Random) -> tuple[list[int], list[int]]:
    """Four dice of the pool above in some states, the fifth in the tray; or two of them in it."""
    words = []
    for kind in ("white", "white", "green", "blue", "purple"):
        inactive = kind == "white" and source.random() < 0.3
        faces = [*FACES[kind], "spent"] if "reroll" in FACES[kind] else FACES[kind]
        words.append(kind if inactive else f"{kind}:{source.choice(faces)}")
    source.shuffle(words)
    words.sort(key=lambda word: word in KINDS or "spent" in word)
    cut = 1 if words[1] not in STATE_WORDS[:SIDES] else source.choice([1, 2])
    if words[0] not in STATE_WORDS[:SIDES]:
        words[0] = "purple:3"
    return counted(words[cut:], STATE_WORDS), counted(words[:cut], STATE_WORDS[:SIDES])


def test_swaps_for_kinds_that_nobody_needs_are_left_out() -> None:
    pool = counted(["white", "yellow"], KINDS)
    supply = [4, 6, 7, 7, 7, 7, 7]
    odds = TurnOdds({requirement.read("2,4"): 1.0}, True, pool, supply)
    assert not odds.swaps_in(KINDS.index("yellow"))
    outside = counted(["white:swap", "yellow:1"], STATE_WORDS)
    found = [notation(action) for action, _ in steps(odds, outside, [0] * SIDES, False, ACT, supply)]
    assert "swap white orange" in found
    assert "swap white yellow" not in found


# -- what must hold ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["2,4,6", "12+", "3="])
def test_a_die_more_never_hurts(card: str) -> None:
    totals = {**PLENTY, "green": 3}
    pool = ["white", "purple"]
    fewer = odds_of(pool, totals, {card: 1.0}).before_roll(counted(pool, KINDS))
    for kind in FACES:
        more = odds_of([*pool, kind], totals, {card: 1.0}).before_roll(counted([*pool, kind], KINDS))
        assert more >= fewer - 1e-6, kind


def test_restricted_odds_are_not_too_high() -> None:
    pool = counted(["white"] * 4, KINDS)
    supply = [1, 7, 7, 7, 7, 7, 7]
    wanted = {requirement.read("2,4,6"): 1.0}
    best = TurnOdds(wanted, True, pool, supply).before_roll(pool)
    some = TurnOdds(wanted, True, pool, supply, offered=[KINDS.index("orange")]).before_roll(pool)
    none = TurnOdds(wanted, True, pool, supply, offered=[]).before_roll(pool)
    assert none + 0.01 < some < best + 1e-6
    assert some == pytest.approx(best, abs=0.02)


def test_a_turn_in_progress_is_the_same_solved_from_there() -> None:
    pool = counted(["white", "white", "orange", "blue"], KINDS)
    supply = [3, 7, 6, 7, 7, 7, 6]
    wanted = {requirement.read("2,4,6"): 1.0}
    tray = counted(["orange:4"], STATE_WORDS[:SIDES])
    left = counted(["white", "white", "blue"], KINDS)
    whole = TurnOdds(wanted, True, pool, supply).before_roll(left, tray)
    assert TurnOdds(wanted, True, left, supply, tray).before_roll(left, tray) == pytest.approx(
        whole, abs=2e-6
    )


def test_fewer_dice_in_the_tables_know_the_same() -> None:
    pool = counted(["white", "white", "white", "orange"], KINDS)
    supply = [2, 7, 6, 7, 7, 7, 7]
    wanted = {requirement.read("2,4,6"): 1.0}
    whole = TurnOdds(wanted, True, pool, supply)
    part = TurnOdds(wanted, True, pool, supply, most_dice=3)
    assert part.dice == 3
    left = counted(["white", "white", "orange"], KINDS)
    for die in ("white:2", "white:3"):
        tray = counted([die], STATE_WORDS[:SIDES])
        assert part.before_roll(left, tray) == pytest.approx(whole.before_roll(left, tray), abs=2e-6)


def test_tables_that_would_be_too_large_are_not_begun() -> None:
    supply = [0, 7, 7, 7, 7, 7, 7]
    wanted = {requirement.read("5="): 1.0}
    for number in (5, 8, 20):
        with pytest.raises(TooLarge):
            TurnOdds(wanted, True, [number, 0, 0, 0, 0, 0, 0], supply, most_states=100_000)


def test_a_solved_turn_is_remembered() -> None:
    pool = counted(["white", "orange"], KINDS)
    supply = [4, 7, 6, 7, 7, 7, 7]
    wanted = {requirement.read("2,4"): 1.0}
    odds = solve_turn(wanted, True, pool, supply)
    assert solve_turn(wanted, True, pool, supply) is odds
    assert solve_turn(wanted, False, pool, supply) is not odds
    assert solve_turn(wanted, True, pool, supply, self_adjust_to_tray=True) is not odds
    with pytest.raises(TooLarge):
        solve_turn(wanted, True, pool, supply, most_states=odds.states - 1)
