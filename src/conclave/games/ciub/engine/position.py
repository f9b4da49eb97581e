"""ciúb as it is played: set-up, the four phases of a turn, the end, in the order of the rules.

The state is in `state.py`, the second phase, the dice, in `dice_phase.py`. Sentences about what happened are
built in `events.py`, only when somebody listens; why an action is refused is worded in `refusals.py`.
"""

from __future__ import annotations

from typing import Final, cast

from conclave.core.actions import Actions, Listed
from conclave.core.chance import Deal, Draw, Outcome
from conclave.core.event import Listener
from conclave.core.pending import Decide, Over
from conclave.core.places import places_of
from conclave.core.position import Presenter
from conclave.core.text import text
from conclave.games.ciub.engine import events
from conclave.games.ciub.engine.cards import NO_CARD, B, C, CardSet, cards_in
from conclave.games.ciub.engine.codes import (
    ADJUST_DIE,
    DECLINE,
    EXCHANGE_FOR_TWO,
    EXCHANGE_FOR_WHITE,
    MOVE_DOWN,
    PASS,
    PLACE_TOKEN,
    REMOVE_CARD,
    REROLL_DIE,
    ROLL_ON,
    SET_ASIDE,
    SWAP_DIE,
    TAKE_DIE,
    WIN_CARD,
    card_code,
    face_of,
    first_of,
    kind_of,
    kind_of_action,
    requirement_of,
    second_of,
    state_of,
)
from conclave.games.ciub.engine.dice import KIND_OF, NUMBER_OF_KINDS, SIDES, WHITE
from conclave.games.ciub.engine.dice_choices import acts, asides, exchanges, returns, takes
from conclave.games.ciub.engine.dice_phase import (
    adjust,
    apply_reroll,
    apply_roll,
    gather_dice,
    roll_again,
    roll_all,
    roll_on,
    set_aside,
    swap,
)
from conclave.games.ciub.engine.lazy_choices import Codes
from conclave.games.ciub.engine.pool import KEPT, count, counts, number, surplus
from conclave.games.ciub.engine.requirement import count_numbers, is_met
from conclave.games.ciub.engine.stages import (
    ACT,
    ASIDE,
    CAST,
    DEAL,
    DOWN,
    EXCHANGE,
    FINISHED,
    FIRST_PLAYER,
    REFILL,
    REROLLING,
    RETURN,
    ROLL,
    TAKE,
    TOKEN,
)
from conclave.games.ciub.engine.state import NOBODY, NOWHERE, CiubState, Readings

MOST_PLAYERS: Final = 4

QUIET_TURNS: Final = 20
"""CB-9a: the game ends after this many turns of each player in a row without a win."""

ASK: Final = [Decide((seat,)) for seat in range(MOST_PLAYERS)]
DRAW_FIRST: Final = [
    Draw(1, [(str(seat + 1), 1) for seat in range(players)]) for players in range(1, MOST_PLAYERS + 1)
]
"""By the number of players, less one."""

PASS_CODE: Final = card_code(PASS, 0)
DECLINE_CODE: Final = card_code(DECLINE, 0)


class CiubPosition(CiubState):
    """One game of ciúb."""

    def __init__(
        self,
        cards: CardSet,
        players: int,
        taken_out: int,
        readings: Readings,
        first: int,
        presenter: Presenter[CiubPosition],
        listener: Listener | None = None,
        like: CiubPosition | None = None,
    ) -> None:
        """`like` is the game that this is a clone of."""
        self.presenter = presenter
        self._choices: Actions | None = None
        if like is not None:
            like.copy_to(self)
            self._choices = like._choices
            return
        super().__init__(cards, players, taken_out, readings, first, listener)
        self.pending = self.deal()

    def clone(self) -> CiubPosition:
        return CiubPosition(self.cards, self.players, 0, self.readings, self.first, self.presenter, like=self)

    # -- what a seat may do ------------------------------------------------------------------------------

    def choices(self, seat: int) -> Actions:  # noqa: ARG002 - only the player whose turn it is is asked
        found = self._choices
        if found is None:
            found = self._find_choices()
            self._choices = found
        return found

    def _find_choices(self) -> Actions:
        stage = self.stage
        if stage == ACT:
            return acts(self.outside, self.there, self.supply, self.earned)
        if stage == ASIDE:
            return asides(self.there)
        if stage == TOKEN:
            return self._token_choices()
        if stage == CAST:
            needs = self.cards.requirement
            return Listed((*[card_code(WIN_CARD, needs[card]) for card in self.winnable()], DECLINE_CODE))
        if stage == DOWN:
            needs = self.cards.requirement
            return Listed(tuple([card_code(MOVE_DOWN, needs[card]) for card in self.top if card != NO_CARD]))
        if stage == RETURN:
            return returns(self.held[self.turn], self.doubled)
        if stage == TAKE:
            return takes(self.supply)
        return exchanges(self.held[self.turn], self.supply, self.doubled)

    def ask(self, stage: int) -> None:
        """Whose turn it is decides; if there is only one thing to do, it is done."""
        self.stage = stage
        self.pending = ASK[self.turn]
        found = self._find_choices()
        if len(found) == 1:
            self.apply(self.turn, found[0])
        else:
            self._choices = found

    def apply(self, seat: int, action: int) -> None:  # noqa: ARG002
        self._choices = None
        kind = kind_of_action(action)
        stage = self.stage
        if stage == ACT:
            if kind == SWAP_DIE:
                swap(self, kind_of(action), first_of(action))
                self.ask(ACT)
            elif kind == REROLL_DIE:
                roll_again(self, action)
            elif kind == ADJUST_DIE:
                adjust(self, kind_of(action), state_of(action), face_of(action))
                self.ask(ACT)
            else:
                self._end_acts(action)
        elif stage == ASIDE:
            self._end_acts(action)
        elif stage == EXCHANGE:
            if kind == EXCHANGE_FOR_TWO:
                self._exchange_for_two(kind_of(action), first_of(action), second_of(action))
            elif kind == EXCHANGE_FOR_WHITE:
                self._exchange_for_white(kind_of(action))
            else:
                self._end_turn()
        elif stage == TOKEN:
            if kind == PLACE_TOKEN:
                self._place_token(self._card_of(action))
            elif kind == REMOVE_CARD:
                self._remove(self._card_of(action))
            else:
                roll_all(self)
        elif stage == CAST:
            if kind == WIN_CARD:
                self._win(self._card_of(action))
            else:
                self._nothing_won(True)
        elif stage == DOWN:
            self._move_down(self._card_of(action))
        elif stage == RETURN:
            self._return(state_of(action))
        else:
            self._take(action)

    def settle(self, outcome: Outcome) -> None:
        stage = self.stage
        if stage == ROLL:
            apply_roll(self, outcome)
            self.ask(ACT)
        elif stage == REROLLING:
            apply_reroll(self, outcome)
            self.ask(ACT)
        elif stage == REFILL:
            self._refill(self._drawable()[outcome.index(1)])
        elif stage == DEAL:
            self._dealt(outcome)
        else:
            self._first_player_is(outcome.index(1))

    def _card_of(self, action: int) -> int:
        return self.cards.of_requirement[requirement_of(action)]

    # -- set-up (CB-1 to CB-3) ---------------------------------------------------------------------------

    def deal(self) -> Deal:
        """CB-2: two rows of A cards, from left to right, the top row first."""
        return self.cards.deal(2 * (self.players + 1))

    def _dealt(self, outcome: Outcome) -> None:
        places = self.players + 1
        group_a = self.cards.group_a
        self.top = [group_a[drawn] for drawn in outcome[:places]]
        self.bottom = [group_a[drawn] for drawn in outcome[places:]]
        for card in [*self.top, *self.bottom]:
            self.unseen ^= 1 << card
        if self.listener is not None:
            names = self.cards.names
            self.listener(
                events.cards_dealt([names[card] for card in self.top], [names[card] for card in self.bottom])
            )
        if self.first == NOBODY:
            self.wait(FIRST_PLAYER, DRAW_FIRST[self.players - 1])
        else:
            self._first_player_is(self.first)

    def _first_player_is(self, seat: int) -> None:
        self.first = seat
        if self.listener is not None:
            self.listener(events.first_player(seat))
        self._begin_turn(seat)

    def _begin_turn(self, seat: int) -> None:
        self.turn = seat
        last = self.opus != NOBODY
        if self.listener is not None:
            self.listener(events.turn_begins(seat, last))
        if last:
            roll_all(self)
        else:
            self.ask(TOKEN)

    # -- phase 1: the token (CB-4) -----------------------------------------------------------------------

    def _token_choices(self) -> Actions:
        found: Codes = [PASS_CODE]
        free = [card for card in self.top if card != NO_CARD and not self._has_token(card)]
        for card in free:
            found.append(self.cards.place_token[card])
        for card in self.bottom:
            if card != NO_CARD and not self._has_token(card):
                found.append(self.cards.place_token[card])
        for card in free:
            found.append(self.cards.remove[card])
        return Listed(cast("tuple[int, ...]", tuple(found)))

    def _has_token(self, card: int) -> bool:
        # Compiled, `in` would make an object of every number.
        for each in self.token:  # noqa: SIM110
            if each == card:
                return True
        return False

    def _place_token(self, card: int) -> None:
        before = self.token[self.turn]
        self.token[self.turn] = card
        if self.listener is not None:
            names = self.cards.names
            left = None if before == NO_CARD else names[before]
            self.listener(events.token_placed(self.turn, names[card], left))
        roll_all(self)

    def _remove(self, card: int) -> None:
        place = self.top.index(card)
        self.top[place] = NO_CARD
        if self.listener is not None:
            self.listener(events.card_removed(self.turn, self.cards.names[card]))
        if self._only_opus_left():
            roll_all(self)
        else:
            self._draw_for(place)

    # -- the pile (CB-2) ---------------------------------------------------------------------------------

    def _only_opus_left(self) -> bool:
        return self.pile_b == 0 and self.pile_c == 0

    def _drawable(self) -> list[int]:
        """The cards one of which lies on top of the pile: nobody knows what was taken out (CB-1)."""
        return cards_in(self.unseen & self.cards.members[B if self.pile_b else C])

    def draw(self) -> Draw:
        return self.cards.draw(self.unseen & self.cards.members[B if self.pile_b else C])

    def _draw_for(self, place: int) -> None:
        self.gap = place
        self.wait(REFILL, self.draw())

    def _refill(self, card: int) -> None:
        self.top[self.gap] = card
        self.gap = NOWHERE
        self.unseen ^= 1 << card
        if self.pile_b:
            self.pile_b -= 1
        else:
            self.pile_c -= 1
        if self.listener is not None:
            self.listener(events.card_turned_up(self.cards.names[card], self.cards.points[card]))
            if self._only_opus_left():
                self.listener(events.end_is_near())
        if self.won:
            self._keep_five()
        else:
            roll_all(self)

    # -- phase 2: the dice (CB-5 to CB-7); the rest of it is in `dice_phase.py` ---------------------------

    def _end_acts(self, action: int) -> None:
        """CB-7: then another die may be set aside; or all others are rolled again, or rolling ends."""
        set_aside(self, action)
        kind = kind_of_action(action)
        if kind == SET_ASIDE:
            self.ask(ASIDE)
        elif kind == ROLL_ON:
            roll_on(self)
        else:
            self._stop()

    def _stop(self) -> None:
        """On to the spell (CB-8)."""
        if self.winnable():
            self.ask(CAST)
        else:
            self._nothing_won(False)

    # -- phase 3: the spell (CB-8) -----------------------------------------------------------------------

    def open_cards(self) -> list[int]:
        """The cards that may be won this turn if the tray allows it; in the last turns both rows (CB-9)."""
        rows = self.bottom if self.opus == NOBODY else [*self.top, *self.bottom]
        return [card for card in rows if card != NO_CARD and not self.blocked(card)]

    def winnable(self) -> list[int]:
        """The cards that the tray is good for."""
        shown = count_numbers(self.tray)
        needs = self.cards.requirement
        return [card for card in self.open_cards() if is_met(needs[card], shown, self.jokers)]

    def blocked(self, card: int) -> bool:
        """CB-4: whether an opponent's token lies on it."""
        return self.token[self.turn] != card and self._has_token(card)

    def _win(self, card: int) -> None:
        """CB-8b, and CB-9 once only the Opus Magnum is left in the pile."""
        seat = self.turn
        self.won = True
        self.won_cards[seat] |= 1 << card
        if self.token[seat] == card:
            self.token[seat] = NO_CARD
        if self.listener is not None:
            self.listener(events.card_won(seat, self.cards.names[card], self.cards.points[card]))
        gather_dice(self)
        row = self.bottom if card in self.bottom else self.top
        place = row.index(card)
        row[place] = NO_CARD
        if self.opus != NOBODY:
            self._keep_five()
        elif self._only_opus_left():
            self.opus = seat
            if self.listener is not None:
                self.listener(events.opus_taken(seat, self.cards.opus.points))
            self._keep_five()
        else:
            self.gap = place
            self.ask(DOWN)

    def _move_down(self, card: int) -> None:
        place = self.top.index(card)
        self.top[place] = NO_CARD
        self.bottom[self.gap] = card
        if self.listener is not None:
            self.listener(events.card_moved_down(self.turn, self.cards.names[card]))
        self._draw_for(place)

    def _keep_five(self) -> None:
        if number(self.held[self.turn]) > KEPT:
            self.ask(RETURN)
        else:
            self.ask(EXCHANGE)

    def _return(self, state: int) -> None:
        kind = KIND_OF[state]
        if state < SIDES:
            self.doubled[kind] -= 1
        self.lose(kind)
        if self.listener is not None:
            self.listener(events.die_returned(self.turn, kind))
        self._keep_five()

    def _nothing_won(self, declined: bool) -> None:
        """CB-8c."""
        if self.listener is not None:
            self.listener(events.nothing_won(self.turn, declined))
        gather_dice(self)
        self.ask(TAKE)

    def _take(self, action: int) -> None:
        if kind_of_action(action) == TAKE_DIE:
            kind = kind_of(action)
            self.gain(kind)
            if self.listener is not None:
                self.listener(events.die_taken(self.turn, kind))
        self.ask(EXCHANGE)

    # -- phase 4: exchanges (CB-10) ----------------------------------------------------------------------

    def _exchange_for_two(self, kind: int, first: int, second: int) -> None:
        self.doubled[kind] -= 1
        self.lose(kind)
        self.gain(first)
        self.gain(second)
        if self.listener is not None:
            self.listener(events.die_exchanged_for_two(self.turn, kind, first, second))
        self.ask(EXCHANGE)

    def _exchange_for_white(self, kind: int) -> None:
        """A plain die goes before one that shows 2for1."""
        if count(self.held[self.turn], kind) == self.doubled[kind]:
            self.doubled[kind] -= 1
        self.lose(kind)
        self.gain(WHITE)
        if self.listener is not None:
            self.listener(events.die_exchanged_for_white(self.turn, kind))
        self.ask(EXCHANGE)

    def _end_turn(self) -> None:
        over = surplus(self.held[self.turn])
        if over:
            self.held[self.turn] -= over
            self.supply += over
            if self.listener is not None:
                self.listener(events.surplus_returned(self.turn, counts(over)))
        self.doubled = [0] * NUMBER_OF_KINDS
        self.quiet = 0 if self.won else self.quiet + 1
        self.won = False
        following = self.turn + 1 if self.turn + 1 < self.players else 0
        if following == self.opus:
            self._finish("cb-over-opus")
        elif self.quiet >= QUIET_TURNS * self.players:
            self._finish("cb-over-quiet")
        else:
            self._begin_turn(following)

    # -- the end (CB-9, CB-11) ---------------------------------------------------------------------------

    def points(self, seat: int) -> int:
        total = self.cards.opus.points if seat == self.opus else 0
        for card in cards_in(self.won_cards[seat]):
            total += self.cards.points[card]
        return total

    def _finish(self, reason: str) -> None:
        """CB-11: points, then dice; players who still tie share the place."""
        points = [self.points(seat) for seat in range(self.players)]
        ranks = [(-points[seat], -number(self.held[seat])) for seat in range(self.players)]
        over = Over(tuple(places_of(ranks)), tuple(points), text(reason))
        self.stage = FINISHED
        self.pending = over
        if self.listener is not None:
            self.listener(events.game_over(over))
