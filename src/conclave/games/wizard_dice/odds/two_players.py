"""A round of Wizard Dice between two as a whole: predictions, the Wizard Colour, and the rolls (`Duel`).

What a round is played for is the chance to win the game: the model says what it is after each pair of
outcomes. The Seer predicts what is best against the best answer, and names the best Wizard Colour for it.
"""

from __future__ import annotations

from functools import cache

import numpy as np

from conclave.core.packed import NO_DICE, one
from conclave.games.wizard_dice.engine.cards import NAMED, MagicCard
from conclave.games.wizard_dice.engine.codes import BOXES, NUMBERS, box, colour_of, number_of
from conclave.games.wizard_dice.engine.dice import BLUE, COLOURS, GREEN, JESTER
from conclave.games.wizard_dice.engine.scoring import (
    UNNAMED,
    mark_beside_jester_score,
    mark_for,
    points_of,
    xs_of,
)
from conclave.games.wizard_dice.odds.duel import (
    BEFORE_JESTER_SCORES,
    OUTCOMES,
    CountingRules,
    Duel,
    counting_rules,
)
from conclave.games.wizard_dice.odds.model import JESTER_BOXES, OPEN_BOXES, PAGE, POINTS, XS, Model, Pages
from conclave.games.wizard_dice.odds.payoffs import LARGEST_DIFFERENCE
from conclave.games.wizard_dice.odds.round import MOST_KEPT_M3, NO_DICE_KEPT
from conclave.odds.multisets import Worths


class Side:
    """One of the two players when a round begins."""

    def __init__(self, points: float, xs: int, jester_boxes: int, boxes: list[int]) -> None:
        self.jester_boxes = jester_boxes
        """A bit for each used Jester box."""
        self.boxes = boxes
        """The open boxes."""
        self.page: Pages = np.zeros(PAGE)
        self.page[POINTS] = points
        self.page[XS] = xs
        self.page[JESTER_BOXES] = [jester_boxes >> number & 1 for number in range(NUMBERS)]
        for a_box in boxes:
            self.page[OPEN_BOXES.start + number_of(a_box) - 1] += 1

    def after(self, number: int, card: MagicCard) -> Pages:
        """The page after each outcome of a prediction of this number."""
        return self.page + _changes(number, card)


@cache
def _changes(number: int, card: MagicCard) -> Pages:
    changes = np.zeros((OUTCOMES, PAGE))
    a_box = box(number, BLUE)
    for missed_by in range(LARGEST_DIFFERENCE + 1):
        mark = mark_for(missed_by, card)
        changes[missed_by, [POINTS, XS]] = points_of(mark, a_box), xs_of(mark)
    for jesters in range(1, NUMBERS + 1):
        mark = mark_beside_jester_score(jesters * one(JESTER), a_box, card)
        outcome = BEFORE_JESTER_SCORES + jesters
        changes[outcome, [POINTS, XS]] = points_of(mark, a_box), xs_of(mark) + 1
        changes[outcome, JESTER_BOXES.start + jesters - 1] = 1
    changes[:, OPEN_BOXES.start + number - 1] = -1
    return changes


IN_SEER_COLOUR, IN_ANOTHER = 0, 1
Pair = tuple[int, int]
"""The numbers predicted by the Seer and by the other."""
BoxPair = tuple[int, int]
"""The boxes."""


class RoundOfTwo:
    """A round in progress. `dice` are those on the table before the predictions (M3, M4)."""

    def __init__(self, seer: Side, other: Side, card: MagicCard, model: Model, dice: int = NO_DICE) -> None:
        self.seer = seer
        self.other = other
        self.card = card
        self.dice = dice
        self.model = model
        self._known: dict[tuple[int, Pair], Worths] = {}

    def worths(self, answer: int, pairs: list[Pair]) -> Worths:
        """The Seer's chance to win after the round: [pair][outcome of the Seer][outcome of the other]."""
        missing = [pair for pair in pairs if (answer, pair) not in self._known]
        if missing:
            seers = np.stack([self.seer.after(number, self.card) for number, _ in missing])[:, :, np.newaxis]
            others = np.stack([self.other.after(number, self.card) for _, number in missing])[:, np.newaxis]
            found = self.afterwards(answer, seers, others)
            self._known.update({(answer, pair): worths for pair, worths in zip(missing, found, strict=True)})
        return np.stack([self._known[answer, pair] for pair in pairs])

    def afterwards(self, answer: int, seers: Pages, others: Pages) -> Worths:
        """The Seer's chance to win with pages as they are after the round.

        Between two, an answer in another colour makes whoever gives it the next Seer (WD-3).
        """
        if answer == IN_SEER_COLOUR:
            return self.model.chances(seers, others)
        return 1.0 - self.model.chances(others, seers)

    # -- the rolls ---------------------------------------------------------------------------------------

    def duel(self, counting: CountingRules, answer: int, pairs: list[Pair]) -> Duel:
        """The rolls for some pairs of predictions."""
        numbers = np.array(pairs).T
        used = (self.seer.jester_boxes, self.other.jester_boxes)
        return Duel(counting.dice, self.card, self.worths(answer, pairs), (numbers[0], numbers[1]), used)

    def at_start(self, counting: CountingRules, answer: int, pairs: list[Pair]) -> Worths:
        """The Seer's chance to win, pair by pair, before the next compulsory roll."""
        duel = self.duel(counting, answer, pairs)
        if self.card.rolls_before_predictions:
            kept = duel.before_roll(self.rolls_to_come(0))
            best: Worths = counting.dice.best_worth(kept, MOST_KEPT_M3)[
                counting.number(self.dice) - counting.dice.full
            ]
            return best
        kept_dice = counting.number(self.dice) if self.dice else NO_DICE_KEPT
        return np.array(
            [
                duel.before_roll(self.rolls_to_come(seers))[kept_dice, pair]
                for pair, (seers, _) in enumerate(pairs)
            ]
        )

    def rolls_to_come(self, seers_number: int) -> int:
        return self.card.rolls_of_round(seers_number) - (self.dice != NO_DICE)

    # -- predictions -------------------------------------------------------------------------------------

    def answers(self, pairs: list[BoxPair], usual_only: bool = False) -> Worths:
        """The Seer's chance to win for some pairs of boxes, the Wizard Colour being the best for the Seer.

        All other pairs are not a number. With `usual_only`, Wizard Colours that are hardly ever the best are
        not looked at.
        """
        worths = np.full((BOXES, BOXES), np.nan)
        numbers: dict[tuple[int, int], set[Pair]] = {}
        for mine, theirs in pairs:
            numbers.setdefault(self._colours(mine, theirs), set()).add((number_of(mine), number_of(theirs)))
        known = {
            colours: self._of_colours(colours, sorted(asked), usual_only)
            for colours, asked in numbers.items()
        }
        for mine, theirs in pairs:
            worths[mine, theirs] = known[self._colours(mine, theirs)][number_of(mine), number_of(theirs)]
        return worths

    def _colours(self, seers_box: int, others_box: int) -> tuple[int, int]:
        """The colours of two boxes, or any two like them if no die lies on the table: all are alike then."""
        colours = (colour_of(seers_box), colour_of(others_box))
        if self.dice != NO_DICE:
            return colours
        return (BLUE, BLUE if colours[0] == colours[1] else GREEN)

    def namings(self, colours: tuple[int, int]) -> list[int]:
        """The Wizard Colours that the Seer may well name."""
        return namings(self.card, colours)

    def _of_colours(self, colours: tuple[int, int], pairs: list[Pair], usual_only: bool) -> dict[Pair, float]:
        answer = IN_SEER_COLOUR if colours[0] == colours[1] else IN_ANOTHER
        best = dict.fromkeys(pairs, -np.inf)
        for wizard_colour in self.namings(colours):
            asked = pairs
            if usual_only:
                asked = [pair for pair in pairs if _is_usual(wizard_colour, colours, pair[0])]
            if asked:
                found = self.at_start(counting_rules(self.card, *colours, wizard_colour), answer, asked)
                for pair, worth in zip(asked, found, strict=True):
                    best[pair] = max(best[pair], float(worth))
        return best


def all_pairs(seers_boxes: list[int], others_boxes: list[int]) -> list[BoxPair]:
    """WD-1: all predictions of a round are different."""
    return [(mine, theirs) for mine in seers_boxes for theirs in others_boxes if mine != theirs]


USUAL_ANSWERS = 4
"""The best answer is nearly always one of the lowest numbers there are, in another colour. Chosen by hand."""
FEW = 2
"""A Seer who predicts more dice than this names their own colour, with fewer another, with as many either.
Chosen by hand."""


def usual_pairs(seers_boxes: list[int], others_boxes: list[int]) -> list[BoxPair]:
    """Only answers that may well be the best, for each box of the Seer's."""
    pairs: list[BoxPair] = []
    for mine in seers_boxes:
        another = [theirs for theirs in others_boxes if colour_of(theirs) != colour_of(mine)]
        lowest = sorted({number_of(theirs) for theirs in another})[:USUAL_ANSWERS]
        usual = [theirs for theirs in another if number_of(theirs) in lowest]
        pairs.extend([(mine, theirs) for theirs in usual or others_boxes if mine != theirs])
    return pairs


def _is_usual(wizard_colour: int, colours: tuple[int, int], seers_number: int) -> bool:
    if seers_number == FEW:
        return wizard_colour in colours
    return (wizard_colour == colours[0]) == (seers_number > FEW)


def namings(card: MagicCard, colours: tuple[int, int]) -> list[int]:
    """The Wizard Colours that differ for two predictions: the Seer's, the other's, and one of neither."""
    if card.wizards != NAMED:
        return [UNNAMED]
    neither = next(colour for colour in range(len(COLOURS)) if colour not in colours)
    return [*dict.fromkeys(colours), neither]
