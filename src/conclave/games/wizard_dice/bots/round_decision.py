"""What each action in a round of Wizard Dice is worth: exact odds, and how the others may answer."""

from __future__ import annotations

from typing import Any

import numpy as np

from conclave.core.actions import Actions
from conclave.core.packed import NO_DICE, count
from conclave.games.wizard_dice.bots.opponents import (
    ALL_JESTER_BOXES,
    Characters,
    Expectation,
    ReplyOdds,
    SeersPlay,
    expectation_of_answer,
    seers_play,
)
from conclave.games.wizard_dice.bots.prospects import CERTAIN_END, UNCERTAIN_END, Gain
from conclave.games.wizard_dice.bots.round_value import PageValuation, RoundValue, Spread, gains_of
from conclave.games.wizard_dice.engine import codes
from conclave.games.wizard_dice.engine.cards import NAMED
from conclave.games.wizard_dice.engine.codes import NUMBERS, argument_of, colour_of, kind_of, number_of
from conclave.games.wizard_dice.engine.dice import JESTER
from conclave.games.wizard_dice.engine.scoring import UNNAMED, points_of, xs_of
from conclave.games.wizard_dice.engine.seer import NO_PREDICTION, counts_for_seer, next_seer
from conclave.games.wizard_dice.interface.read_view import marks_of
from conclave.games.wizard_dice.interface.view import WizardDiceView
from conclave.games.wizard_dice.odds.payoffs import DICE, differences, number_of_dice
from conclave.games.wizard_dice.odds.round import (
    NO_DICE_KEPT,
    STOP,
    RoundOdds,
    before_roll_2,
    followers_policy,
    seers_odds,
)
from conclave.odds.multisets import Worths

DIGITS = 12
"""Chosen by hand: worths that differ only beyond them are equal, and the first of them is taken."""

TYPICAL_LOSS = -1.2
"""What a Seer writes who misses. Chosen by hand."""

SPITE_LIMIT = 0.06
"""Another Wizard Colour can hurt the others; it is not looked at if it costs more than this chance to win.
Chosen by hand."""

IN_DOUBT = 1e-9
"""What speaks for the quieter of two equal choices. Chosen by hand."""


class RoundDecision:
    """`round_value` says what an end of the round is worth; here it is what a seat can do about it."""

    def __init__(
        self, view: WizardDiceView, seat: int, characters: Characters, valuation: PageValuation
    ) -> None:
        self.round_value = RoundValue(view, seat, valuation)
        self.view = view
        self.seat = seat
        self.characters = characters
        self.state = self.round_value.state
        self.card = self.round_value.card
        self.totals = self.round_value.totals
        self.others = self.round_value.others
        self.own_box = self.round_value.own_box
        self.doubled = self.round_value.doubled
        self.seer = view.seer
        self.seers_box = self.state.predictions[view.seer]

    def best(self, legal: Actions) -> int:
        choices = list(legal)
        return choices[int(np.argmax(np.round(self.worths(choices), DIGITS)))]

    def worths(self, legal: list[int]) -> Any:
        """What each action is worth."""
        stage = self.view.stage
        if stage == "prediction" and self.seat == self.seer:
            return self.as_seer([argument_of(action) for action in legal])
        if stage in ("prediction", "secret-predictions"):
            return self.as_follower([argument_of(action) for action in legal])
        if stage == "naming":
            return self.wizard_colours([argument_of(action) for action in legal])
        if stage == "leaving":
            return self.worths_of_leaving(legal)
        if stage == "seer-rolls-on":
            return self.rolling_on(legal)
        if stage == "scoring":
            return [self.scoring(action) for action in legal]
        if stage == "turn":
            return self.worths_of_turning([argument_of(action) for action in legal])
        return [self.crossing_out(action) for action in legal]

    # -- the Seer predicts -------------------------------------------------------------------------------

    def as_seer(self, boxes: list[int]) -> Worths:
        """For each box the better of naming its colour and of naming another."""
        namings = (True, False) if self.card.wizards == NAMED else (False,)
        columns: dict[tuple[Any, ...], int] = {}
        payoffs: list[Worths] = []
        wanted: list[tuple[int, list[int]]] = []
        for a_box in boxes:
            answers, seers = self.answers(a_box)
            # Before any die lies on the table the colours are all alike: one column does for them.
            situation = (
                number_of(a_box),
                str(answers),
                str(seers),
                a_box if self.state.dice else NO_DICE,
            )
            if (situation, namings[0]) not in columns:
                at_stake = self.round_value.stakes(number_of(a_box), answers, seers)
                for own in namings:
                    columns[situation, own] = len(payoffs)
                    payoffs.append(
                        self.round_value.payoff(a_box, colour_of(a_box) if own else UNNAMED, at_stake)
                    )
            found = [columns[situation, own] for own in namings]
            wanted.append((self.state.rolls_left(a_box), found))
        odds = seers_odds(np.stack(payoffs, axis=1), self.card, max([rolls for rolls, _ in wanted]))
        return np.array([self.before_next_roll(odds, rolls)[found].max() for rolls, found in wanted])

    def before_next_roll(self, odds: RoundOdds, rolls: int) -> Any:
        """What the round is worth to the Seer, column by column, when the next roll has to be made."""
        if self.state.dice == NO_DICE:
            return odds.keeping[rolls][NO_DICE_KEPT]
        if self.card.rolls_before_predictions:
            return before_roll_2(odds, rolls + 1)[0][self.state.row()]
        return odds.keeping[rolls][number_of_dice(self.state.dice)]

    def answers(self, seers_box: int) -> tuple[list[tuple[int, Spread]], list[float]]:
        """What the others may score after this prediction, and each seat's chance to be the next Seer."""
        spreads: list[tuple[int, Spread]] = []
        seers = [0.0] * self.view.players
        nobody = 1.0
        for other in self.others:
            boxes = self.state.open_boxes[other]
            if not boxes:
                continue
            reply = ReplyOdds(seers_box, boxes, self.card)
            seers[other] = self.characters.bids(other, reply)
            nobody *= 1.0 - seers[other]
            if self.state.dice == NO_DICE:
                expected = self.expectation_after(seers_box, other, reply)
                spreads.append(self.round_value.spread_of(other, expected))
            else:
                spreads.append(self.round_value.typical(other))
        total = sum(seers)
        if total:
            seers = [bids * (1.0 - nobody) / total for bids in seers]
        seers[self.seat] = nobody
        return spreads, seers

    def expectation_after(self, seers_box: int, other: int, reply: ReplyOdds) -> Expectation:
        """What another seat may expect, over both ways to answer."""
        bids = self.characters.bids(other, reply)
        # Whether Jester Scores are to be had is what matters, not which: that keeps the table small.
        many_used = self.totals.jester_scores[other] > NUMBERS / 2
        used = ALL_JESTER_BOXES if many_used else 0
        expected = Expectation(0.0, 0.0, 0.0)
        for row, likely in enumerate((1.0 - bids, bids)):
            if reply.best[row] != NO_PREDICTION:
                number = number_of(reply.best[row])
                more = expectation_of_answer(number_of(seers_box), row, number, self.card, used)
                expected.hit += likely * more.hit
                expected.points += likely * more.points
                expected.number += likely * more.number
        return expected

    def watch_answers(self) -> None:
        """Learn who wants the Seer card from the answers to your own prediction, once they are all in."""
        if self.view.stage != "naming" or self.own_box == NO_PREDICTION:
            return
        for other in self.others:
            answered = self.state.predictions[other]
            if answered != NO_PREDICTION:
                reply = ReplyOdds(self.own_box, self.state.open_boxes[other], self.card)
                self.characters.watch(other, reply, self.own_box, answered)

    # -- the others predict ------------------------------------------------------------------------------

    def as_follower(self, boxes: list[int]) -> Worths:
        wizard_colour = self.state.wizard_colour(self.seers_box)
        play, rolls, kept = self.seers_round(wizard_colour)
        spreads = [
            self.round_value.typical(other)
            for other in self.others
            if other != self.seer and self.state.open_boxes[other]
        ]
        if self.seers_box != NO_PREDICTION:
            spreads.append(self.round_value.spread_of(self.seer, play.seers_expectation(rolls, kept)))
        known: dict[tuple[int, float], Any] = {}
        payoffs: list[Worths] = []
        for a_box in boxes:
            wins_card = self.wins_card(a_box)
            key = (number_of(a_box), wins_card)
            if key not in known:
                known[key] = self.round_value.stakes(
                    number_of(a_box), spreads, self.seers_without_me(wins_card)
                )
            payoffs.append(self.round_value.payoff(a_box, wizard_colour, known[key]))
        odds, _ = followers_policy(np.stack(payoffs, axis=1), play.policy)
        worths: Worths = odds.keeping[rolls][kept]
        return worths

    def seers_round(self, wizard_colour: int) -> tuple[SeersPlay, int, int]:
        """How the Seer will play, the rolls left and the dice that stay for the next."""
        rolls = self.state.rolls_left(self.seers_box)
        jester_boxes = self.state.jester_boxes[self.seer]
        play = seers_play(self.seers_box, wizard_colour, self.card, jester_boxes, rolls)
        return play, rolls, self.state.kept_for_next_roll(play.odds, rolls)

    def seers_without_me(self, wins_card: float) -> list[float]:
        predictions = self.state.predictions[:]
        predictions[self.seat] = NO_PREDICTION
        seers = [0.0] * self.view.players
        seers[next_seer(predictions, self.seer)] = 1.0 - wins_card
        seers[self.seat] += wins_card
        return seers

    def wins_card(self, a_box: int) -> float:
        """The chance to be the next Seer by a prediction."""
        if not counts_for_seer(a_box, self.seers_box):
            return 0.0
        chance = 1.0
        for other in self.others:
            answered = self.state.predictions[other]
            if other == self.seer:
                continue
            if answered != NO_PREDICTION:
                bids = counts_for_seer(answered, self.seers_box)
                if bids and number_of(answered) >= number_of(a_box):
                    return 0.0
            elif self.state.open_boxes[other] and self.seers_box != NO_PREDICTION:
                reply = ReplyOdds(self.seers_box, self.state.open_boxes[other], self.card)
                earlier = self.order(other) < self.order(self.seat)
                chance *= 1.0 - self.characters.outbids(other, reply, number_of(a_box), earlier)
        return chance

    def order(self, seat: int) -> int:
        return (seat - self.seer) % self.view.players

    # -- the Wizard Colour -------------------------------------------------------------------------------

    def wizard_colours(self, colours: list[int]) -> list[float]:
        if self.own_box == NO_PREDICTION:
            return [self.worth_of_naming(colour) for colour in colours]
        own = colour_of(self.own_box)
        at_stake = self.round_value.stakes(
            number_of(self.own_box),
            [self.round_value.typical(other) for other in self.others],
            self.round_value.certainly(next_seer(self.state.predictions, self.seer)),
        )
        both = [self.round_value.payoff(self.own_box, colour, at_stake) for colour in (own, UNNAMED)]
        rolls = self.state.rolls_left(self.own_box)
        odds = seers_odds(np.stack(both, axis=1), self.card, rolls)
        with_wizards, without = self.before_next_roll(odds, rolls)
        if with_wizards - without > SPITE_LIMIT:
            return [float(colour == own) for colour in colours]
        # Colours that nobody has predicted come to the same.
        predicted = {colour_of(a_box) for a_box in self.state.predictions if a_box != NO_PREDICTION}
        nobodys = [colour for colour in colours if colour not in predicted]
        looked_at = predicted | set(nobodys[:1])
        return [self.worth_of_naming(colour) if colour in looked_at else 0.0 for colour in colours]

    def worth_of_naming(self, wizard_colour: int) -> float:
        play, rolls, kept = self.seers_round(wizard_colour)
        spreads: list[tuple[int, Spread]] = []
        points = 0.0
        for other in self.others:
            a_box = self.state.predictions[other]
            if a_box != NO_PREDICTION:
                expected = play.followers_expectation(a_box, self.state.jester_boxes[other], rolls, kept)
                spreads.append(self.round_value.spread_of(other, expected))
                points += expected.points
        if self.own_box == NO_PREDICTION:
            return -points
        seers = self.round_value.certainly(next_seer(self.state.predictions, self.seer))
        at_stake = self.round_value.stakes(number_of(self.own_box), spreads, seers)
        odds = seers_odds(self.round_value.payoff(self.own_box, wizard_colour, at_stake), self.card, rolls)
        return float(self.before_next_roll(odds, rolls))

    # -- the dice are rolling ----------------------------------------------------------------------------

    def worths_of_leaving(self, legal: list[int]) -> list[float]:
        """Leave or stay, with what the Seer may still score for each number of rolls left."""
        play, rolls, _ = self.seers_round(self.state.named)
        row = self.state.row()
        seer_keeps = int(play.policy.kept[rolls][row])
        totals = self.totals
        for other in self.view.still_in:
            if other not in (self.seat, self.seer) and seer_keeps != STOP:
                a_box, used = self.state.predictions[other], self.state.jester_boxes[other]
                expected = play.followers_expectation(a_box, used, rolls, seer_keeps)
                totals = totals.after(other, Gain(expected.points, expected.hit))
        seers = self.round_value.certainly(next_seer(self.state.predictions, self.seer))
        if self.seers_box == NO_PREDICTION:
            leaving = [self.round_value.when_scored(totals, seers)] * (rolls + 1)
        else:
            hit = Gain(self.doubled * number_of(self.seers_box), self.doubled)
            missed = Gain(self.doubled * TYPICAL_LOSS, 0.0)
            if_hit = self.round_value.when_scored(totals.after(self.seer, hit), seers)
            if_missed = self.round_value.when_scored(totals.after(self.seer, missed), seers)
            leaving = [chance * if_hit + (1.0 - chance) * if_missed for chance in play.hit.worth]
        odds, _ = followers_policy(leaving[0], play.policy, leaving)
        staying = leaving[0][row] if seer_keeps == STOP else odds.keeping[rolls][seer_keeps]
        worths = {codes.LEAVE: float(leaving[rolls][row]) + IN_DOUBT, codes.STAY: float(staying)}
        return [worths[kind_of(action)] for action in legal]

    def rolling_on(self, legal: list[int]) -> list[float]:
        """Everybody still in is taken to stay to the end, so that what hurts them counts as well."""
        totals = self.totals
        for other in self.view.still_in:
            if other != self.seat:
                number = number_of(self.state.predictions[other])
                totals = totals.after(other, self.round_value.as_scored(other), number)
        seers = self.round_value.certainly(next_seer(self.state.predictions, self.seer))
        scored = self.round_value.when_scored(totals, seers, CERTAIN_END)
        rolls = self.state.rolls_left(self.own_box)
        keeping = DICE.expected(seers_odds(scored, self.card, rolls - 1).worth[-1])
        worths: list[float] = []
        for action in legal:
            if kind_of(action) == codes.LEAVE:
                worths.append(float(scored[self.state.row()]) + IN_DOUBT)
            else:
                worths.append(float(keeping[number_of_dice(self.state.dice - argument_of(action))]))
        return worths

    def scoring(self, action: int) -> float:
        """The others still in are taken to score these dice as well."""
        row = self.state.row()
        totals = self.totals
        for other in self.view.still_in:
            if other != self.seat:
                number = number_of(self.state.predictions[other])
                totals = totals.after(other, self.round_value.as_scored(other).at(row), number)
        number = number_of(self.own_box)
        gains = gains_of(number, self.card)
        if kind_of(action) == codes.TAKE_JESTER_SCORE:
            gain = gains.jester_score.at(count(self.state.dice, JESTER))
        else:
            gain = gains.scored.at(differences(self.card, self.state.named)[row, self.own_box])
        seers = self.round_value.certainly(next_seer(self.state.predictions, self.seer))
        end = CERTAIN_END if self.view.closing else UNCERTAIN_END
        return float(self.round_value.worth(totals.after(self.seat, gain, number), seers, end))

    # -- magic cards -------------------------------------------------------------------------------------

    def worths_of_turning(self, pairs: list[int]) -> list[float]:
        """M4: the two faces from which the best prediction follows."""
        boxes = self.state.open_boxes[self.seat]
        if not boxes:
            return [0.0] * len(pairs)
        spreads = [self.round_value.typical(other) for other in self.others]
        payoffs: list[Worths] = []
        for a_box in boxes:
            at_stake = self.round_value.stakes(number_of(a_box), spreads, self.anybody())
            payoffs.append(self.round_value.payoff(a_box, colour_of(a_box), at_stake))
        rolls = self.state.rolls_left(NO_PREDICTION) - 1
        keeping = seers_odds(np.stack(payoffs, axis=1), self.card, rolls).keeping[rolls]
        return [float(keeping[number_of_dice(pair)].max()) for pair in pairs]

    def crossing_out(self, action: int) -> float:
        """M7: whether the page is better off without a box."""
        if kind_of(action) == codes.CROSS_OUT_NOTHING:
            return float(self.round_value.worth(self.totals, self.anybody())) + IN_DOUBT
        a_box = argument_of(action)
        mark = marks_of(self.view.pages[self.seat])[a_box]
        gain = Gain(-points_of(mark, a_box), -xs_of(mark))
        return float(self.round_value.worth(self.totals.after(self.seat, gain), self.anybody()))

    def anybody(self) -> list[float]:
        return [1.0 / self.view.players] * self.view.players
