"""Wizard Dice as it is played: the flow of a round, from the magic card to the next Seer.

The methods stand in the order of the rulebook. Everything about single dice, marks and cards is next door:
`dice.py`, `scoring.py`, `cards.py`. Sentences about what happened are built in `events.py`, only when
somebody listens; why an action is refused is worded in `refusals.py`.
"""

from __future__ import annotations

from typing import Final

from conclave.core.actions import Actions, Listed, Masked
from conclave.core.chance import Draw, Outcome
from conclave.core.event import Listener
from conclave.core.packed import NO_DICE, count, number, one
from conclave.core.pending import Decide, Over
from conclave.core.places import places_of
from conclave.core.position import Position, Presenter
from conclave.core.text import text
from conclave.games.wizard_dice.engine import events
from conclave.games.wizard_dice.engine.cards import CARDS, FULL_PILE, NAMED, NO_CARD, draw_from
from conclave.games.wizard_dice.engine.codes import (
    BOXES,
    CROSS_OUT,
    CROSS_OUT_NOTHING,
    LEAVE,
    NAME_WIZARD_COLOUR,
    NUMBERS,
    PREDICT,
    REROLL,
    STAY,
    TAKE_JESTER_SCORE,
    TURN_DICE,
    WRITE_DIFFERENCE,
    argument_of,
    code,
    colour_of,
    kind_of,
    number_of,
)
from conclave.games.wizard_dice.engine.dice import COLOURS, JESTER, NUMBER_OF_DICE, ROLLS, rolled
from conclave.games.wizard_dice.engine.rerolls import nothing_to_reroll, seer_choices
from conclave.games.wizard_dice.engine.scoring import (
    BONUS,
    OPEN,
    UNNAMED,
    difference,
    jester_score_open,
    mark_beside_jester_score,
    mark_for,
    page_points,
    xs_of,
)
from conclave.games.wizard_dice.engine.seer import NO_PREDICTION, next_seer
from conclave.games.wizard_dice.engine.stages import (
    CHOOSE_SEER,
    CROSSING_OUT,
    DRAW_CARD,
    FINISHED,
    LEAVING,
    NAMING,
    PREDICTION,
    ROLL,
    SCORING,
    SECRET_PREDICTIONS,
    SEER_ROLLS_ON,
    TURN,
)

ALL_BOXES: Final = (1 << BOXES) - 1
MOST_PLAYERS: Final = 5
TURNED_DICE_M4: Final = 2

_DRAW_SEER: Final = [
    Draw(1, [(str(seat + 1), 1) for seat in range(players)]) for players in range(1, MOST_PLAYERS + 1)
]
"""By the number of players, less one."""
_ASK: Final = tuple([Decide((seat,)) for seat in range(MOST_PLAYERS)])
_STAY_OR_LEAVE: Final = Listed((code(STAY), code(LEAVE)))
_JESTER_OR_DIFFERENCE: Final = Listed((code(TAKE_JESTER_SCORE), code(WRITE_DIFFERENCE)))
_WIZARD_COLOURS: Final = Listed(tuple([code(NAME_WIZARD_COLOUR, colour) for colour in range(len(COLOURS))]))
_TURNS: Final = Listed(
    tuple([code(TURN_DICE, one(a) + one(b)) for a in range(JESTER + 1) for b in range(a, JESTER + 1)])
)


class WizardDicePosition(Position):
    """One game of Wizard Dice. Seats count from 0; a page is 20 marks in one flat list."""

    def __init__(
        self,
        players: int,
        target: int,
        with_cards: bool,
        first_seer: int | None,
        presenter: Presenter[WizardDicePosition],
        listener: Listener | None = None,
        like: WizardDicePosition | None = None,
    ) -> None:
        """`like` is the game that this is a clone of."""
        self.presenter = presenter
        self.listener = listener
        if like is not None:
            like._copy_to(self)
            return
        self.players: int = players
        self.target: int = target
        self.with_cards: bool = with_cards

        # Pages by seat. Sets of boxes and of seats are bit masks.
        self.marks: list[int] = [OPEN] * (BOXES * players)
        self.open_boxes: list[int] = [ALL_BOXES] * players
        self.crossed: list[int] = [0] * players
        self.jester_boxes: list[int] = [0] * players
        self.xs: list[int] = [0] * players

        self.round: int = 0
        self.seer: int = 0
        self.pile: int = FULL_PILE if with_cards else 0
        self.card = NO_CARD
        self.predictions: list[int] = [NO_PREDICTION] * players
        self.secret: list[int] = [NO_PREDICTION] * players
        self.taken: int = 0
        self.wizard_colour: int = UNNAMED
        self.dice: int = NO_DICE
        self.roll: int = 0
        self.rolls: int = 0
        self.still_in: int = 0
        self.closing: bool = False
        self.stage: int = CHOOSE_SEER
        if first_seer is None:
            self.pending = _DRAW_SEER[players - 1]
        else:
            self.seer = first_seer
            self._begin_round()

    def clone(self) -> WizardDicePosition:
        return WizardDicePosition(self.players, self.target, self.with_cards, None, self.presenter, like=self)

    def _copy_to(self, twin: WizardDicePosition) -> None:
        twin.pending = self.pending
        twin.players = self.players
        twin.target = self.target
        twin.with_cards = self.with_cards
        twin.marks = self.marks[:]
        twin.open_boxes = self.open_boxes[:]
        twin.crossed = self.crossed[:]
        twin.jester_boxes = self.jester_boxes[:]
        twin.xs = self.xs[:]
        twin.round = self.round
        twin.seer = self.seer
        twin.pile = self.pile
        twin.card = self.card
        twin.predictions = self.predictions[:]
        twin.secret = self.secret[:]
        twin.taken = self.taken
        twin.wizard_colour = self.wizard_colour
        twin.dice = self.dice
        twin.roll = self.roll
        twin.rolls = self.rolls
        twin.still_in = self.still_in
        twin.closing = self.closing
        twin.stage = self.stage

    # -- what a seat may do ------------------------------------------------------------------------------

    def choices(self, seat: int) -> Actions:
        stage = self.stage
        if stage == LEAVING:
            return _STAY_OR_LEAVE
        if stage == SEER_ROLLS_ON:
            return seer_choices(self.dice, self.card, self.roll)
        if stage == PREDICTION or stage == SECRET_PREDICTIONS:
            return Masked(code(PREDICT), self.predictable(seat))
        if stage == NAMING:
            return _WIZARD_COLOURS
        if stage == SCORING:
            return _JESTER_OR_DIFFERENCE
        if stage == CROSSING_OUT:
            crossable = self.crossable(seat)
            boxes = [code(CROSS_OUT, box) for box in range(BOXES) if crossable >> box & 1]
            return Listed((code(CROSS_OUT_NOTHING), *boxes))
        return _TURNS

    def predictable(self, seat: int) -> int:
        """WD-1: boxes without a score that nobody else has predicted this round."""
        return self.open_boxes[seat] & ~self.taken

    def crossable(self, seat: int) -> int:
        """M7: scored boxes of the colour just predicted that are not crossed out yet."""
        colour_row = (1 << NUMBERS) - 1 << colour_of(self.predictions[seat]) * NUMBERS
        return colour_row & ~self.open_boxes[seat] & ~self.crossed[seat]

    def apply(self, seat: int, action: int) -> None:
        kind = kind_of(action)
        if kind == STAY:
            self._ask_after_roll(self._left_of(seat))
        elif kind == LEAVE:
            self._leave(seat)
        elif kind == REROLL:
            self._reroll(argument_of(action))
        elif kind == PREDICT:
            self._predict(seat, argument_of(action))
        elif kind == NAME_WIZARD_COLOUR:
            self._name_wizard_colour(argument_of(action))
        elif kind == TAKE_JESTER_SCORE:
            self._take_jester_score(seat)
        elif kind == WRITE_DIFFERENCE:
            self._write(seat, mark_for(self._missed_by(seat), self.card))
            self._after_scoring(seat)
        elif kind == TURN_DICE:
            self._turn(argument_of(action))
        elif kind == CROSS_OUT:
            self._cross_out(seat, argument_of(action))
        else:
            self._pass_on_prediction(seat)

    def settle(self, outcome: Outcome) -> None:
        if self.stage == ROLL:
            self._rolled(rolled(outcome))
        elif self.stage == DRAW_CARD:
            self._draw_card(outcome.index(1))
        else:
            self.seer = outcome.index(1)
            if self.listener is not None:
                self.listener(events.first_seer(self.seer))
            self._begin_round()

    # -- asking ------------------------------------------------------------------------------------------

    def _ask(self, stage: int, seat: int) -> None:
        self.stage = stage
        self.pending = _ASK[seat]

    def _left_of(self, seat: int) -> int:
        return seat + 1 if seat + 1 < self.players else 0

    # -- the round begins (WD-0, magic cards) ------------------------------------------------------------

    def _begin_round(self) -> None:
        self.round += 1
        self.predictions = [NO_PREDICTION] * self.players
        self.taken = 0
        self.wizard_colour = UNNAMED
        self.dice = NO_DICE
        self.roll = 0
        self.rolls = NO_CARD.rolls_of_round(None)
        self.still_in = 0
        self.closing = False
        if self.listener is not None:
            self.listener(events.round_begins(self.round, self.seer))
        if self.with_cards:
            self.card = NO_CARD
            self.stage = DRAW_CARD
            self.pending = draw_from(self.pile)
        else:
            self._open_predictions()

    def _draw_card(self, index: int) -> None:
        self.card = CARDS[index]
        self.pile &= ~(1 << index)
        if self.pile == 0:
            self.pile = FULL_PILE
        if self.listener is not None:
            self.listener(events.card_drawn(self.card))
        if self.card.rolls_before_predictions:
            self._roll(NUMBER_OF_DICE)
        elif self.card.turns_two_dice:
            self._ask(TURN, self.seer)
        else:
            self._open_predictions()

    def _turn(self, dice: int) -> None:
        """M4: two dice turned by the Seer stand for Roll 1."""
        self.dice = dice
        self.roll = 1
        if self.listener is not None:
            self.listener(events.dice_turned(self.seer, dice))
        self._open_predictions()

    # -- predictions (WD-1, M7, M10) ---------------------------------------------------------------------

    def _open_predictions(self) -> None:
        self._ask_prediction(self.seer)

    def _ask_prediction(self, seat: int) -> None:
        if self.predictable(seat):
            self._ask(PREDICTION, seat)
        else:
            self._sit_out(seat)
            self._pass_on_prediction(seat)

    def _sit_out(self, seat: int) -> None:
        """WD-1a: nothing left to predict."""
        if self.listener is not None:
            self.listener(events.sits_out(seat))

    def _predict(self, seat: int, box: int) -> None:
        if self.stage == SECRET_PREDICTIONS:
            self._predict_in_secret(seat, box)
            return
        self.predictions[seat] = box
        self.taken |= 1 << box
        self.still_in |= 1 << seat
        if seat == self.seer:
            self.rolls = self.card.rolls_of_round(number_of(box))
        if self.listener is not None:
            self.listener(events.predicted(seat, box))
        if self.card.may_cross_out and self.crossable(seat):
            self._ask(CROSSING_OUT, seat)
        else:
            self._pass_on_prediction(seat)

    def _cross_out(self, seat: int, box: int) -> None:
        """M7: the box counts 0 from now on; its Xs are no longer Xs."""
        self.crossed[seat] |= 1 << box
        self.xs[seat] -= xs_of(self.marks[seat * BOXES + box])
        if self.listener is not None:
            self.listener(events.crossed_out(seat, box))
        self._pass_on_prediction(seat)

    def _pass_on_prediction(self, seat: int) -> None:
        if self.card.secret_predictions:
            self._open_secret_predictions()
            return
        following = self._left_of(seat)
        if following == self.seer:
            self._predictions_are_in()
        else:
            self._ask_prediction(following)

    def _open_secret_predictions(self) -> None:
        """M10: everybody but the Seer predicts at the same time, in secret."""
        waiting: list[int] = []
        for step in range(1, self.players):
            seat = (self.seer + step) % self.players
            self.secret[seat] = NO_PREDICTION
            if self.predictable(seat):
                waiting.append(seat)
            else:
                self._sit_out(seat)
        if waiting:
            self.stage = SECRET_PREDICTIONS
            self.pending = Decide(tuple(waiting))
        else:
            self._predictions_are_in()

    def _predict_in_secret(self, seat: int, box: int) -> None:
        if self.listener is not None:
            self.listener(events.predicted_in_secret(seat, box))
            if self.secret[seat] == NO_PREDICTION:
                self.listener(events.prediction_is_in(seat))
        self.secret[seat] = box
        decide = self.pending
        assert isinstance(decide, Decide)
        waiting = tuple([other for other in decide.seats if other != seat])
        if waiting:
            chosen = tuple([other for other in range(self.players) if self.secret[other] != NO_PREDICTION])
            self.pending = Decide(waiting, chosen)
            return
        for other in range(self.players):
            if self.secret[other] != NO_PREDICTION:
                self.predictions[other] = self.secret[other]
                self.secret[other] = NO_PREDICTION
                self.still_in |= 1 << other
                if self.listener is not None:
                    self.listener(events.predicted(other, self.predictions[other]))
        self._predictions_are_in()

    # -- the Wizard Colour (WD-2) ------------------------------------------------------------------------

    def _predictions_are_in(self) -> None:
        if self.card.wizards == NAMED:
            self._ask(NAMING, self.seer)
        else:
            self._start_rolling()

    def _name_wizard_colour(self, colour: int) -> None:
        self.wizard_colour = colour
        if self.listener is not None:
            self.listener(events.wizard_colour_named(self.seer, colour))
        self._start_rolling()

    # -- rolling and leaving (WD-4, WD-5) ----------------------------------------------------------------

    def _start_rolling(self) -> None:
        if self.card.rolls_before_predictions:
            self._ask(SEER_ROLLS_ON, self.seer)
        elif self.card.turns_two_dice:
            self._roll(NUMBER_OF_DICE - TURNED_DICE_M4)
        else:
            self._roll(NUMBER_OF_DICE)

    def _roll(self, dice: int) -> None:
        self.stage = ROLL
        self.pending = ROLLS[dice - 1]

    def _reroll(self, dice: int) -> None:
        self.dice -= dice
        if self.listener is not None:
            self.listener(events.rerolls(self.seer, dice, self.dice))
        self._roll(number(dice))

    def _rolled(self, dice: int) -> None:
        self.dice += dice
        self.roll += 1
        if self.listener is not None:
            self.listener(events.rolled(self.roll, dice, self.dice))
        if self.roll == 1 and self.card.rolls_before_predictions:
            self._open_predictions()
        elif self._was_last_roll():
            self._everybody_scores()
        else:
            self._ask_after_roll(self._left_of(self.seer))

    def _was_last_roll(self) -> bool:
        return self.roll == self.rolls or nothing_to_reroll(self.dice, self.card)

    def _ask_after_roll(self, seat: int) -> None:
        """WD-5a: the others decide clockwise from the Seer's left, the Seer last."""
        while seat != self.seer:
            if self.still_in >> seat & 1:
                self._ask(LEAVING, seat)
                return
            seat = self._left_of(seat)
        if self.still_in == 0:
            self._end_round()  # WD-1a: the Seer sits out and all predictors have left
        else:
            self._ask(SEER_ROLLS_ON, self.seer)

    def _leave(self, seat: int) -> None:
        if self.listener is not None:
            self.listener(events.leaves(seat, seat == self.seer))
        if seat == self.seer:
            self._everybody_scores()
        elif self._score(seat):
            self._ask_after_roll(self._left_of(seat))

    # -- scoring (WD-6, WD-7) ----------------------------------------------------------------------------

    def _everybody_scores(self) -> None:
        self.closing = True
        self._score_from(self._left_of(self.seer))

    def _score_from(self, seat: int) -> None:
        """Everybody still in scores this roll, clockwise, the Seer last (WD-5a)."""
        while True:
            if self.still_in >> seat & 1 and not self._score(seat):
                return
            if seat == self.seer:
                break
            seat = self._left_of(seat)
        self._end_round()

    def _missed_by(self, seat: int) -> int:
        return difference(self.dice, self.predictions[seat], self.wizard_colour, self.card)

    def _score(self, seat: int) -> bool:
        """Write the score, or ask whether a Jester Score is taken instead and return False."""
        missed_by = self._missed_by(seat)
        if jester_score_open(missed_by, self.dice, self.jester_boxes[seat]):
            self._ask(SCORING, seat)
            return False
        self._write(seat, mark_for(missed_by, self.card))
        return True

    def _take_jester_score(self, seat: int) -> None:
        jesters = count(self.dice, JESTER)
        self.jester_boxes[seat] |= 1 << jesters - 1
        self.xs[seat] += 1
        if self.listener is not None:
            self.listener(events.jester_score(seat, jesters))
        self._write(seat, mark_beside_jester_score(self.dice, self.predictions[seat], self.card))
        self._after_scoring(seat)

    def _write(self, seat: int, mark: int) -> None:
        box = self.predictions[seat]
        self.marks[seat * BOXES + box] = mark
        self.open_boxes[seat] = self.open_boxes[seat] & ~(1 << box)
        self.xs[seat] = self.xs[seat] + xs_of(mark)
        self.still_in &= ~(1 << seat)
        if self.listener is not None:
            self.listener(events.scored(seat, box, mark))

    def _after_scoring(self, seat: int) -> None:
        if not self.closing:
            self._ask_after_roll(self._left_of(seat))
        elif seat == self.seer:
            self._end_round()
        else:
            self._score_from(self._left_of(seat))

    # -- the end of a round and of the game (WD-3, WD-8, WD-9) -------------------------------------------

    def _end_round(self) -> None:
        if max(self.xs) >= self.target:
            self._finish("wd-over-xs")
        elif not any(self.open_boxes):
            self._finish("wd-over-full")
        else:
            self.seer = next_seer(self.predictions, self.seer)
            self._begin_round()

    def points(self, seat: int) -> int:
        """WD-9, with the bonus."""
        return page_points(self.marks, seat * BOXES, self.crossed[seat]) + self.bonus(seat)

    def bonus(self, seat: int) -> int:
        """What the Xs of the page earn on top of their boxes at the end."""
        return BONUS if self.xs[seat] >= self.target else 0

    def _finish(self, reason: str) -> None:
        """WD-9: the most points win; a tie goes to fewer Jester Scores, then the place is shared."""
        points = [self.points(seat) for seat in range(self.players)]
        ranks = [(-points[seat], self.jester_boxes[seat].bit_count()) for seat in range(self.players)]
        self.stage = FINISHED
        over = Over(tuple(places_of(ranks)), tuple(points), text(reason, target=self.target))
        self.pending = over
        if self.listener is not None:
            self.listener(events.game_over(over))
