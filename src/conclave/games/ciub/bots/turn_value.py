"""What a turn of ciúb does for the chance to win the game.

Between two the rest of the game is a race (`race.py`). From the moment somebody takes the Opus Magnum
the end is near enough to be looked at as it is, for any number of players: the cards that are left, and the
dice of those who still have a turn.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from conclave.games.ciub.bots.prospect_of_seat import SeatProspects
from conclave.games.ciub.bots.race import Race
from conclave.games.ciub.engine.cards import NO_CARD, C, cards_in
from conclave.games.ciub.engine.pool import KEPT, number

HITS: Final = (0.38, 0.42, 0.44, 0.46, 0.52, 0.58, 0.6, 0.65, 0.7, 0.7, 0.75, 0.78, 0.8, 0.84, 0.9)
"""By cards left in the pile: how often a turn wins a card; with more it is as with the most. Measured in 120
games of the stronger levels."""
LAST_HIT: Final = 0.5
"""The same for a last turn, in which both rows are open. Chosen by hand."""
HOPE: Final = 0.78
"""How many of the wins that the chances promise come true: the cards of a turn get into each other's way.
Chosen by hand."""
AGAIN: Final = (1.0, 0.5, 0.25)
"""How much the chances of the best, the second and the third card count, for one of them to be won. Chosen by
hand."""
LEAST_SLOPE: Final = 0.01
"""What a point is worth at least, as a chance to win: in a game that is decided points still count. Chosen by
hand."""
A_WIN: Final = 10.0
"""In the last turns: the points that a certain win is worth. Chosen by hand."""
BY_ITSELF: Final = 0.05
"""What a point is worth by itself, whoever wins. Chosen by hand."""


class TurnValue:
    """The chance of the player whose turn it is, by what the turn brings."""

    def __init__(self, prospects: SeatProspects) -> None:
        self.prospects = prospects
        position = prospects.position
        self._position = position
        self._own = position.points(prospects.seat)
        self._pile = position.pile_b + position.pile_c
        self._race: Race | None = None
        if position.players == 2 and not prospects.last_turns:
            self._race = self._the_race()
            self._lead = self._own - position.points(prospects.others[0])

    @property
    def is_known(self) -> bool:
        """Whether chances can be told: with more than two players only in the last turns."""
        return self._race is not None or self.prospects.last_turns

    def worth(self, card: int) -> float:
        """What winning the card does for the chance to win, in points; below 0 if it does harm."""
        gain = self._after_win(card, self._pile) - self._after_failing(self._pile)
        return gain * self._points_per_chance() + BY_ITSELF * self._position.cards.points[card]

    def hurry(self) -> float:
        """What it is good for to turn up a card before rolling, in points."""
        best = max(self.prospects.open, key=self._hope, default=NO_CARD)
        if self._pile == 0 or best == NO_CARD:
            return 0.0
        hit = self.hit(self.prospects.seat, self.prospects.open)
        if self._race is None:
            return hit * self._position.cards.opus.points if self._pile == 1 else 0.0
        with_one_less, as_it_is = [
            hit * self._after_win(best, pile) + (1.0 - hit) * self._after_failing(pile)
            for pile in (self._pile - 1, self._pile)
        ]
        return (with_one_less - as_it_is) * self._points_per_chance()

    def hit(self, seat: int, cards: list[int]) -> float:
        """About the chance that a turn of this player wins one of the cards."""
        chances = [self.prospects.chance(self._position.held[seat], card) for card in cards]
        missed = 1.0
        for chance, counts in zip(sorted(chances, reverse=True), AGAIN, strict=False):
            missed *= 1.0 - counts * chance
        return HOPE * (1.0 - missed)

    def _hope(self, card: int) -> float:
        return self.prospects.points(card) * self.prospects.own_chance(card)

    # -- the race ----------------------------------------------------------------------------------------

    def _the_race(self) -> Race:
        cards = self._position.cards
        face_up = [card for card in [*self._position.top, *self._position.bottom] if card != NO_CARD]
        now = sum([cards.points[card] for card in face_up]) / max(1, len(face_up))
        late = tuple([cards.points[card] for card in cards_in(cards.members[C])])
        return _race(self._pile, round(2 * now) / 2, late, cards.opus.points)

    def _after_win(self, card: int, pile: int) -> float:
        points = self._position.cards.points[card]
        if self.prospects.last_turns:
            return self._at_the_end(self._own + points, KEPT, card)
        if pile == 0:
            return self._at_the_end(self._own + points + self._position.cards.opus.points, KEPT, card)
        assert self._race is not None
        return 1.0 - self._race.to_move(pile - 1, -self._lead - points)

    def _after_failing(self, pile: int) -> float:
        if self._race is not None:
            return 1.0 - self._race.to_move(pile, -self._lead)
        return self._at_the_end(self._own, number(self._position.held[self.prospects.seat]) + 1, NO_CARD)

    def _points_per_chance(self) -> float:
        if self._race is None:
            return A_WIN
        ahead, behind = [1.0 - self._race.to_move(self._pile, -self._lead - more) for more in (2, -2)]
        return 1.0 / max(LEAST_SLOPE, (ahead - behind) / 4)

    # -- the last turns (CB-9, CB-11) --------------------------------------------------------------------

    def _at_the_end(self, points: int, dice: int, taken: int) -> float:
        """That nobody gets past these points; dice decide a tie."""
        chance = 1.0
        for seat in self.prospects.others:
            chance *= 1.0 - self._gets_past(seat, points, dice, taken)
        return chance

    def _gets_past(self, seat: int, points: int, dice: int, taken: int) -> float:
        theirs = self._position.points(seat)
        dice_of_theirs = number(self._position.held[seat])
        if theirs > points:
            return 1.0
        if not self._has_a_turn_left(seat):
            return _of_tie(dice, dice_of_theirs) if theirs == points else 0.0
        missing = points - theirs
        past = self._wins_more_than(seat, missing, taken)
        if missing == 0:
            return past + (1.0 - past) * _of_tie(dice, dice_of_theirs + 1)
        level = self._wins_more_than(seat, missing - 1, taken) - past
        return past + max(0.0, level) * _of_tie(dice, KEPT)

    def _has_a_turn_left(self, seat: int) -> bool:
        """Whoever comes after this player and before the one who took the Opus Magnum."""
        players = self._position.players
        if not self.prospects.last_turns:
            return True
        until_opus = (self._position.opus - self.prospects.seat) % players
        return (seat - self.prospects.seat) % players < until_opus

    def _wins_more_than(self, seat: int, points: int, taken: int) -> float:
        position = self._position
        cards = [
            card
            for card in [*position.top, *position.bottom]
            if card not in (NO_CARD, taken)
            and position.cards.points[card] > points
            and not any(token == card for other, token in enumerate(position.token) if other != seat)
        ]
        return self.hit(seat, cards)


def _of_tie(dice: int, of_other: int) -> float:
    """How much of a tie the other wins."""
    return 0.5 if dice == of_other else float(of_other > dice)


@lru_cache(maxsize=256)
def _race(pile: int, points_now: float, late: tuple[int, ...], opus: int) -> Race:
    """By cards left in the pile; the last cards are of group C."""
    at_last = sum(late) / len(late) if late else points_now
    points = [at_last + (points_now - at_last) * left / max(1, pile) for left in range(pile + 1)]
    hits = [HITS[min(left, len(HITS) - 1)] for left in range(pile + 1)]
    shares = [sum([each > more for each in late]) / max(1, len(late)) for more in range(max(late, default=0))]
    return Race(hits, points, opus, [LAST_HIT * (1.0 - (1.0 - share) ** 2) for share in shares])
