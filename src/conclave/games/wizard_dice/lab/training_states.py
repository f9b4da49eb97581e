"""Where a game of Wizard Dice between two can stand when a round begins, for training.

Some are made up: rounds with random outcomes, so that bad openings and odd pages are seen too. Others come
from games in which the model plays both sides, with every fourth prediction at random; a model trained on its
own games alone would never learn what its mistakes cost.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.random import Generator

from conclave.games.wizard_dice.engine.cards import NO_CARD, ORDINARY_ROLLS
from conclave.games.wizard_dice.engine.codes import BOXES, NUMBERS, colour_of, number_of
from conclave.games.wizard_dice.engine.dice import NUMBER_OF_DICE
from conclave.games.wizard_dice.odds.duel import Duel, counting_rules
from conclave.games.wizard_dice.odds.model import JESTER_BOXES, POINTS, XS, Model
from conclave.games.wizard_dice.odds.two_players import (
    IN_ANOTHER,
    IN_SEER_COLOUR,
    RoundOfTwo,
    Side,
    namings,
    usual_pairs,
)

EXPLORING: Final = 0.25
"""How often a prediction is made at random. Chosen by hand."""

MOST_ROUNDS: Final = 15
LEAST_SKILL: Final = 0.3
MOST_SKILL: Final = 0.65
CHANCES_OF_JESTERS: Final = (0.45, 0.35, 0.15, 0.04, 0.01)
CHANCES_OF_MISSES: Final = (0.7, 0.25, 0.05)
JESTER_SCORES: Final = 0.15
"""How many rounds are made up at most, how often a player hits, and what else the rounds bring. All chosen by
hand, roughly as games are."""


@dataclass(frozen=True)
class State:
    """The Seer's side first."""

    seer: Side
    other: Side

    def lacking(self, target: int) -> int:
        """The Xs that the leading page still lacks."""
        return int(target - max(self.seer.page[XS], self.other.page[XS]))


def first_state() -> State:
    return State(Side(0, 0, 0, list(range(BOXES))), Side(0, 0, 0, list(range(BOXES))))


# -- made up -------------------------------------------------------------------------------------------------


def made_up(chance: Generator, target: int) -> State:
    """A game in which nobody has all the Xs yet, after random rounds, late ones more often."""
    while True:
        rounds = int(chance.integers(0, MOST_ROUNDS * target // 9 + 1, size=2).max())
        sides = [_made_up_side(chance, min(rounds, BOXES - 1)) for _ in range(2)]
        if max(sides[0].page[XS], sides[1].page[XS]) < target:
            return State(*sides)


def _made_up_side(chance: Generator, rounds: int) -> Side:
    skill = chance.uniform(LEAST_SKILL, MOST_SKILL)
    order = chance.permutation(BOXES)
    points, xs, used = 0, 0, 0
    for a_box in order[:rounds]:
        luck = chance.random()
        jesters = int(chance.choice(NUMBERS, p=CHANCES_OF_JESTERS))
        if luck < skill:
            points += number_of(int(a_box))
            xs += 1
        elif luck < skill + JESTER_SCORES and not used >> jesters & 1:
            used |= 1 << jesters
            xs += 1
        else:
            points -= 1 + int(chance.choice(len(CHANCES_OF_MISSES), p=CHANCES_OF_MISSES))
    return Side(points, xs, used, sorted([int(a_box) for a_box in order[rounds:]]))


# -- played --------------------------------------------------------------------------------------------------


def play_states(chance: Generator, model: Model) -> list[State]:
    """Every state of a game that the model plays against itself, exploring."""
    states: list[State] = []
    state = first_state()
    while state.lacking(model.target) > 0 and state.seer.boxes and state.other.boxes:
        states.append(state)
        state = _play_round(chance, state, model)
    return states


def _play_round(chance: Generator, state: State, model: Model) -> State:
    this_round = RoundOfTwo(state.seer, state.other, NO_CARD, model)
    answers = this_round.answers(usual_pairs(state.seer.boxes, state.other.boxes), usual_only=True)
    possible = [a_box for a_box in state.seer.boxes if not np.isnan(answers[a_box]).all()]
    if not possible:
        return State(state.other, state.seer)  # one box each, the same: too rare to look at
    seers = max(possible, key=lambda a_box: np.nanmin(answers[a_box]))
    if chance.random() < EXPLORING:
        seers = int(chance.choice(possible))
    others = int(np.nanargmin(answers[seers]))
    if chance.random() < EXPLORING:
        others = int(chance.choice(np.flatnonzero(~np.isnan(answers[seers]))))
    colours = (colour_of(seers), colour_of(others))
    answer = IN_SEER_COLOUR if colours[0] == colours[1] else IN_ANOTHER
    pair = [(number_of(seers), number_of(others))]
    ways_to_count = [
        counting_rules(NO_CARD, *colours, wizard_colour) for wizard_colour in namings(NO_CARD, colours)
    ]
    best = max(ways_to_count, key=lambda counting: float(this_round.at_start(counting, answer, pair)[0]))
    outcomes = _play_rolls(chance, this_round.duel(best, answer, pair))
    after = [
        _written(side, a_box, outcome)
        for side, a_box, outcome in zip((state.seer, state.other), (seers, others), outcomes, strict=True)
    ]
    return State(*after) if answer == IN_SEER_COLOUR else State(*reversed(after))


def _written(side: Side, a_box: int, outcome: int) -> Side:
    page = side.after(number_of(a_box), NO_CARD)[outcome]
    used = sum([int(bit) << place for place, bit in enumerate(page[JESTER_BOXES])])
    boxes = [each for each in side.boxes if each != a_box]
    return Side(float(page[POINTS]), int(page[XS]), used, boxes)


def _play_rolls(chance: Generator, duel: Duel) -> tuple[int, int]:
    """The rolls of a round as both play them; what the Seer and the other write."""
    dice = duel.dice
    others: int | None = None
    duel.after_roll(ORDINARY_ROLLS - 1)
    lying = _rolled(chance, duel, 0)
    for rolls_left in range(ORDINARY_ROLLS - 1, 0, -1):
        row = lying - dice.full
        if others is None and duel.leaving[rolls_left][row, 0] <= duel.staying[rolls_left][row, 0]:
            others = _others_outcome(duel, row, rolls_left)
        if others is None:
            stopping, keeping = duel.together[0][row, 0], duel.keeping[rolls_left][:, 0]
        else:
            stopping, keeping = duel.alone[0][row, 0, others], duel.alone_keeping[rolls_left][:, 0, others]
        parts = dice.parts(lying)[:-1]
        best = parts[int(np.argmax(keeping[parts]))]
        if stopping >= keeping[best]:
            break
        lying = _rolled(chance, duel, best)
    row = lying - dice.full
    if others is None:
        others = _others_outcome(duel, row, 0)
    return _seers_outcome(duel, row, others), others


def _rolled(chance: Generator, duel: Duel, kept: int) -> int:
    counts = np.array(duel.dice.counts[kept])
    rolled = chance.multinomial(NUMBER_OF_DICE - counts.sum(), duel.dice.chances)
    return duel.dice.number([int(number) for number in counts + rolled])


def _others_outcome(duel: Duel, row: int, rolls_left: int) -> int:
    options = [int(duel.others_miss[row, 0])]
    if duel.others_choice[row, 0]:
        options.append(int(duel.jester_score[row, 0]))
    return min(options, key=lambda outcome: float(duel.alone[rolls_left][row, 0, outcome]))


def _seers_outcome(duel: Duel, row: int, others: int) -> int:
    options = [int(duel.seers_miss[row, 0])]
    if duel.seers_choice[row, 0]:
        options.append(int(duel.jester_score[row, 0]))
    return max(options, key=lambda outcome: float(duel.worths[0, outcome, others]))
