"""The rolls of a round between two players of Wizard Dice, solved for both at once.

One is Seer, the other follows. Whatever one wins the other loses, so the Seer takes what is best for the Seer
and the other what is worst for the Seer, each knowing that the other does. That the other has left, and with
what, is part of the state: while the Seer rolls on alone, the Seer knows what has to be beaten.

    alone[0]    = what the Seer can make of these dice, for each score the other may have written
    together[0] = the same when the other scores these dice too
    alone[n]    = the better of alone[0] and of the best re-roll
    together[n] = the worse, for the Seer, of the other's leaving (alone[n], with what these dice bring) and
                  staying, after which the Seer takes the better of together[0] and of the best re-roll

Dice are told apart only as far as it matters to these two: faces that count alike for both predictions are
one kind, which leaves three or four kinds of the six. Several pairs of predictions are solved side by side.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from conclave.core.packed import count, one
from conclave.games.wizard_dice.engine.cards import MagicCard
from conclave.games.wizard_dice.engine.codes import NUMBERS
from conclave.games.wizard_dice.engine.dice import FACES, JESTER, NUMBER_OF_DICE
from conclave.games.wizard_dice.engine.scoring import matching_dice
from conclave.games.wizard_dice.odds.payoffs import LARGEST_DIFFERENCE
from conclave.games.wizard_dice.odds.round import MOST_KEPT
from conclave.odds.multisets import Multisets, Numbers, Worths

OUTCOMES = LARGEST_DIFFERENCE + 1 + NUMBERS
"""What a round can bring to a page: first by how much the prediction is missed, then the Jester Scores."""

BEFORE_JESTER_SCORES = LARGEST_DIFFERENCE
"""A Jester Score with n Jesters is the outcome of this number plus n."""

Kind = tuple[int, int, bool]
"""What a face is to the two: how much it counts for the Seer, for the other, and whether it is a Jester."""


class KindsOfDice(Multisets):
    """The seven dice, told apart by kinds that stand for several faces."""

    def __init__(self, kinds: tuple[Kind, ...], faces: tuple[int, ...]) -> None:
        super().__init__(len(kinds), NUMBER_OF_DICE)
        self.kinds = kinds
        self.chances = [count / len(FACES) for count in faces]
        """Of each kind, when a die is rolled."""
        lying = np.array(self.counts[self.full :])
        for_seer, for_other, jesters = np.array(kinds, dtype=np.intp).T
        self.for_seer: Numbers = lying @ for_seer
        """How many dice count for the Seer's prediction, for each way the seven dice can lie."""
        self.for_other: Numbers = lying @ for_other
        self.jesters: Numbers = lying @ jesters
        held = [kind for kind, (_, _, is_jester) in enumerate(kinds) if is_jester]
        self.kind_of_jesters = held[0]

    def expected(self, worths: Worths) -> Worths:
        kept = np.empty((len(self), *worths.shape[1:]), dtype=worths.dtype)
        kept[self.full :] = worths
        for size in range(self.dice - 1, -1, -1):
            larger = kept[self.first[size + 1] : self.first[size + 2]]
            here = kept[self.first[size] : self.first[size + 1]]
            np.multiply(larger.take(self._with_one_more[size][0], axis=0), self.chances[0], out=here)
            for more, chance in zip(self._with_one_more[size][1:], self.chances[1:], strict=True):
                here += chance * larger.take(more, axis=0)
        return kept


class CountingRules:
    """The dice on the table as two predictions see them."""

    def __init__(self, card: MagicCard, seers_colour: int, others_colour: int, wizard_colour: int) -> None:
        def counts_for(colour: int, face: int) -> int:
            nothing = matching_dice(0, colour, wizard_colour, card)
            return matching_dice(one(face), colour, wizard_colour, card) - nothing

        kinds = [
            (counts_for(seers_colour, face), counts_for(others_colour, face), face == JESTER)
            for face in range(len(FACES))
        ]
        different = sorted(set(kinds))
        self.kind_of_face = [different.index(kind) for kind in kinds]
        self.dice = _kinds_of_dice(tuple(different), tuple([kinds.count(kind) for kind in different]))

    def number(self, dice: int) -> int:
        """The number of dice that lie on the table in the order of `dice`."""
        counts = [0] * self.dice.faces
        for face, kind in enumerate(self.kind_of_face):
            counts[kind] += count(dice, face)
        return self.dice.number(counts)


@lru_cache(maxsize=256)
def _kinds_of_dice(kinds: tuple[Kind, ...], faces: tuple[int, ...]) -> KindsOfDice:
    return KindsOfDice(kinds, faces)


@lru_cache(maxsize=1024)
def counting_rules(
    card: MagicCard, seers_colour: int, others_colour: int, wizard_colour: int
) -> CountingRules:
    return CountingRules(card, seers_colour, others_colour, wizard_colour)


class Duel:
    """What the rolls are worth to the Seer, for some pairs of predictions in the same two colours.

    `worths` are [pair][Seer's outcome][other's outcome]; the jester boxes have a bit for each used before.
    """

    def __init__(
        self,
        dice: KindsOfDice,
        card: MagicCard,
        worths: Worths,
        numbers: tuple[Numbers, Numbers],
        jester_boxes: tuple[int, int],
    ) -> None:
        self.dice = dice
        self.held = dice.kind_of_jesters if card.jesters_stick else None
        self.worths = worths
        self.pairs = np.arange(len(worths))
        self.jester_score = BEFORE_JESTER_SCORES + np.clip(dice.jesters, 1, NUMBERS)[:, np.newaxis]
        extra = card.extra_of_each_colour
        self.seers_miss = np.abs(dice.for_seer[:, np.newaxis] + extra - numbers[0])
        self.seers_choice = (self.seers_miss > 0) & self._free(jester_boxes[0])
        self.others_miss = np.abs(dice.for_other[:, np.newaxis] + extra - numbers[1])
        self.others_choice = (self.others_miss > 0) & self._free(jester_boxes[1])
        written = worths[self.pairs, self.seers_miss]
        with_jesters = self.seers_scores(written, worths[self.pairs, self.jester_score])
        scored = np.where(self.seers_choice[:, :, np.newaxis], with_jesters, written)
        self.alone: list[Worths] = [scored]
        """alone[n]: by the dice, the pair and the other's outcome, with n rolls left."""
        self.alone_keeping: list[Worths] = [np.empty(0)]
        self.together: list[Worths] = [self.if_other_scores(scored)]
        self.keeping: list[Worths] = [np.empty(0)]
        """keeping[n]: of each set of dice that is kept when all others are rolled with n rolls left."""
        self.staying: list[Worths] = [self.together[0]]
        self.leaving: list[Worths] = [self.together[0]]

    def _free(self, used: int) -> Any:
        """Where the Jesters that show have a free box, for each way the dice can lie."""
        free = [1 <= jesters <= NUMBERS and not used >> (jesters - 1) & 1 for jesters in range(8)]
        return np.array(free)[self.dice.jesters][:, np.newaxis]

    def if_other_scores(self, worths: Worths) -> Worths:
        """What remains of worths by the other's outcome when the other scores these dice."""
        rows = np.arange(len(worths))[:, np.newaxis]
        written = worths[rows, self.pairs, self.others_miss]
        with_jesters = self.others_scores(written, worths[rows, self.pairs, self.jester_score])
        chosen: Worths = np.where(self.others_choice, with_jesters, written)
        return chosen

    # -- what the two decide -----------------------------------------------------------------------------

    def seers_scores(self, written: Worths, with_jesters: Worths) -> Worths:
        """Where the Seer may take a Jester Score."""
        return np.maximum(written, with_jesters)

    def others_scores(self, written: Worths, with_jesters: Worths) -> Worths:
        return np.minimum(written, with_jesters)

    def seer_goes_on(self, stopping: Worths, keeping: Worths) -> Worths:
        """Stop or roll again, by the dice that lie."""
        return np.maximum(stopping, self.dice.best_worth(keeping, MOST_KEPT, self.held))

    def other_goes_on(self, leaving: Worths, staying: Worths) -> Worths:
        return np.minimum(leaving, staying)

    # -- roll by roll ------------------------------------------------------------------------------------

    def before_roll(self, rolls: int) -> Worths:
        """What keeping each set of dice is worth when this many rolls are left, that one included."""
        while len(self.keeping) <= rolls:
            if len(self.together) < len(self.keeping):
                self._decide()
            self.keeping.append(self.dice.expected(self.together[-1]))
        return self.keeping[rolls]

    def after_roll(self, rolls_left: int) -> tuple[Worths, Worths]:
        """What the dice are worth when the other leaves them, and when the other stays."""
        self.before_roll(rolls_left)
        while len(self.together) <= rolls_left:
            self._decide()
        return self.leaving[rolls_left], self.staying[rolls_left]

    def rolling_alone(self, rolls: int) -> Worths:
        """The same as `before_roll` for a Seer whose opponent has left, by the opponent's outcome."""
        while len(self.alone_keeping) <= rolls:
            if len(self.alone) < len(self.alone_keeping):
                self.alone.append(self.seer_goes_on(self.alone[0], self.alone_keeping[-1]))
            self.alone_keeping.append(self.dice.expected(self.alone[-1]))
        return self.alone_keeping[rolls]

    def _decide(self) -> None:
        """Both decisions after a roll, with one roll more left than so far."""
        rolls_left = len(self.together)
        self.staying.append(self.seer_goes_on(self.together[0], self.keeping[rolls_left]))
        alone = self.rolling_alone(rolls_left)
        if len(self.alone) == rolls_left:
            self.alone.append(self.seer_goes_on(self.alone[0], alone))
        self.leaving.append(self.if_other_scores(self.alone[rolls_left]))
        self.together.append(self.other_goes_on(self.leaving[-1], self.staying[-1]))
