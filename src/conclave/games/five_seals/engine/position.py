"""Five Seals as it is played: set-up, rounds, turns, the end. The methods stand in the order of the rulebook.

What lies and stands on the board is in `dungeon.py`, whatever else there is in `state.py`; each circle's
spells have a module of their own (`might.py`, `spaces.py`, `conflict.py`, `movement.py`). Sentences about
what happened are built in `events.py`, only when somebody listens; why an action is refused is worded in
`refusals.py`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from conclave.core.actions import Actions, Listed
from conclave.core.chance import Deal, Outcome
from conclave.core.event import Listener
from conclave.core.packed import NO_DICE, WIDTH, count
from conclave.core.pending import Over
from conclave.core.places import places_of
from conclave.core.position import Presenter
from conclave.core.source import Source
from conclave.core.text import text
from conclave.games.five_seals.engine import events
from conclave.games.five_seals.engine.board import Board
from conclave.games.five_seals.engine.codes import (
    BREAK_SEAL,
    CAST,
    CHOOSE_SCROLL,
    NOTHING,
    PLACE_MAGE,
    code,
    colour_of,
    dice_of,
    kind_of,
    seat_of,
    thing_of,
)
from conclave.games.five_seals.engine.compendium import SPELLS
from conclave.games.five_seals.engine.deals import (
    DICE_OF_ROUND,
    DRAW_CIRCLE,
    DRAW_FIRST,
    deal_of_scrolls,
    deal_of_tokens,
    drafts,
)
from conclave.games.five_seals.engine.dice import dice_of_group, roll_of
from conclave.games.five_seals.engine.dungeon import NOBODY
from conclave.games.five_seals.engine.elements import ELEMENTS, MIND
from conclave.games.five_seals.engine.scoring import fewest_left, points_of
from conclave.games.five_seals.engine.seals import (
    ABSORPTION,
    BASIC_SLOTS,
    BINDING_SLOT,
    COLOUR,
    GUARDIAN,
    NONE,
    SCROLL_KINDS,
    SECOND_COPY,
    SPELLS_OF_CIRCLE,
    WEAKEST,
    colour_of_scroll,
    scroll,
    scroll_of,
    seal_of_scroll,
    spell_of,
    token,
)
from conclave.games.five_seals.engine.stages import (
    ABSORB,
    CAST_OVER,
    CIRCLE,
    DRAFT,
    FILL,
    FINISHED,
    FIRST_PLAYER,
    MAGES,
    ROLL,
    SPELL,
    SPELL_ROLL,
    THEFT,
    TURN,
    TURN_OVER,
    VICTIM_OUT,
)
from conclave.games.five_seals.engine.state import ASK, NO_SCROLL, NOT_CHOSEN, FiveSealsState
from conclave.games.five_seals.engine.turn import choices_in_turn, random_in_turn

QUIET_ROUNDS: Final = 3
"""FS-10a: the game ends after this many rounds in a row without a broken seal."""


class FiveSealsPosition(FiveSealsState):
    """One game of Five Seals."""

    def __init__(
        self,
        board: Board,
        players: int,
        circle: int,
        first: int,
        presenter: Presenter[FiveSealsPosition],
        listener: Listener | None = None,
        like: FiveSealsPosition | None = None,
    ) -> None:
        """`circle` is 0 and `first` NOBODY if chance decides. `like` is the game that this is a clone of."""
        self.presenter = presenter
        self.filling: int = 0
        """Set-up: the next step of filling the board; tokens of strength 2 to 6, then scrolls."""
        self._choices: Actions | None = None
        if like is not None:
            like.copy_to(self)
            self.filling = like.filling
            self._choices = like._choices
            return
        super().__init__(board, players, circle, listener)
        self.first = first
        if circle:
            self._fill_on()
        else:
            self.stage = CIRCLE
            self.pending = DRAW_CIRCLE

    def clone(self) -> FiveSealsPosition:
        return FiveSealsPosition(
            self.dungeon.board, self.players, self.circle, self.first, self.presenter, like=self
        )

    # -- what a seat may do ------------------------------------------------------------------------------

    def choices(self, seat: int) -> Actions:
        found = self._choices
        if found is None:
            found = self._find_choices(seat)
            self._choices = found
        return found

    def _find_choices(self, seat: int) -> Actions:
        stage = self.stage
        if stage == TURN:
            return choices_in_turn(self, seat)
        if stage == DRAFT:
            return drafts(self.supply)
        if stage == MAGES:
            return Listed(tuple([code(PLACE_MAGE, thing=space) for space in self.free_starts()]))
        if stage == ABSORB:
            return Listed((*[code(CHOOSE_SCROLL, thing=each) for each in self._absorbers(seat)], NOTHING))
        return Listed(tuple(SPELLS[spell_of(self.casting)].choices(self)))

    def random_choice(self, seat: int, source: Source) -> tuple[int, bool]:
        if self.stage == TURN:
            return random_in_turn(self, seat, source)
        if self.stage == SPELL:
            choices = SPELLS[spell_of(self.casting)].choices(self)
            return choices[source.uniform(len(choices))], len(choices) > 1
        return super().random_choice(seat, source)

    def apply(self, seat: int, action: int) -> None:
        self._choices = None
        stage = self.stage
        if stage == TURN:
            kind = kind_of(action)
            if kind == BREAK_SEAL:
                self.break_by_mage(seat, thing_of(action), colour_of(action), dice_of(action))
                self._turn_ends()
            elif kind == CAST:
                self._cast(seat, thing_of(action))
            else:
                self._give_up(seat)
        elif stage == DRAFT:
            self._take_dice(seat, dice_of(action))
        elif stage == MAGES:
            self._place_mage(seat, thing_of(action))
        elif stage == ABSORB:
            self._absorb(seat, action)
        else:
            SPELLS[spell_of(self.casting)].choose(self, action)
            self._go_on()

    def settle(self, outcome: Outcome) -> None:
        self._choices = None
        stage = self.stage
        if stage == ROLL:
            self._rolled(outcome)
        elif stage == SPELL_ROLL:
            SPELLS[spell_of(self.casting)].settle(self, outcome)
            self._go_on()
        elif stage == FILL:
            self._fill(outcome)
        elif stage == CIRCLE:
            self.circle = outcome.index(1) + 1
            if self.listener is not None:
                self.listener(events.circle_drawn(self.circle))
            self._fill_on()
        else:
            self._first_player_is(outcome.index(1))

    # -- set-up (FS-1 to FS-3) ---------------------------------------------------------------------------

    def spaces_to_fill(self) -> vec[i64]:
        """FS-1: the spaces of the present step, in order of their numbers."""
        if self._fills_circles():
            return self.dungeon.board.circles_of_strength(self._strength_to_fill())
        return self.dungeon.board.boxes_of_strength(self._strength_to_fill())

    def _fills_circles(self) -> bool:
        return self.filling < SPELLS_OF_CIRCLE

    def _strength_to_fill(self) -> int:
        return WEAKEST + self.filling % SPELLS_OF_CIRCLE

    def _fill_on(self) -> None:
        while self.filling < 2 * SPELLS_OF_CIRCLE:
            spaces = len(self.spaces_to_fill())
            if spaces:
                self.stage = FILL
                self.pending = self.deal_for(spaces)
                return
            self.filling += 1
        self._board_is_filled()

    def deal_for(self, spaces: int) -> Deal:
        if self._fills_circles():
            return deal_of_tokens(self._strength_to_fill(), spaces)
        return deal_of_scrolls(self.circle, self._strength_to_fill(), spaces)

    def _fill(self, outcome: Outcome) -> None:
        strength = self._strength_to_fill()
        with_tokens = self._fills_circles()
        kinds = SCROLL_KINDS[self.circle][strength]
        spaces = self.spaces_to_fill()
        for place in range(len(spaces)):
            drawn = outcome[place]
            seal = token(strength, drawn) if with_tokens else seal_of_scroll(kinds[drawn])
            self.dungeon.lay(spaces[place], seal)
        self.filling += 1
        self._fill_on()

    def _board_is_filled(self) -> None:
        for space in self.dungeon.scrolls_on_board():
            a_scroll = scroll_of(self.dungeon.seal[space])
            if spell_of(a_scroll) == GUARDIAN:
                self.dungeon.guardians |= 1 << colour_of_scroll(a_scroll)
        if self.listener is not None:
            tokens = len(self.dungeon.tokens_on_board())
            self.listener(events.board_filled(self.circle, tokens, len(self.dungeon.scrolls_on_board())))
        self.stage = MAGES
        self.pending = ASK[0]

    def free_starts(self) -> vec[i64]:
        return vec[i64](
            [space for space in self.dungeon.board.starts_listed if space not in self.dungeon.mage]
        )

    def _place_mage(self, seat: int, space: int) -> None:
        self.dungeon.move_mage(seat, space)
        self.dungeon.start_reach(seat)
        if self.listener is not None:
            self.listener(events.mage_placed(seat, space))
        if seat + 1 < self.players:
            self.pending = ASK[seat + 1]
        elif self.first == NOBODY:
            self.stage = FIRST_PLAYER
            self.pending = DRAW_FIRST[self.players - 1]
        else:
            self._first_player_is(self.first)

    def _first_player_is(self, seat: int) -> None:
        self.first = seat
        if self.listener is not None:
            self.listener(events.first_player(seat))
        self._ask_for_dice(seat)

    # -- dice for the next roll (FS-3, FS-9) -------------------------------------------------------------

    def _ask_for_dice(self, seat: int) -> None:
        if self.dice_in_supply() > DICE_OF_ROUND:
            self.stage = DRAFT
            self.pending = ASK[seat]
            return
        left = NO_DICE  # FS-3a: all there is
        for colour in range(ELEMENTS):
            left += self.supply[colour] << WIDTH * colour
        self._take_dice(seat, left)

    def dice_in_supply(self) -> i64:
        dice: i64 = 0
        for each in self.supply:  # compiled, `sum` would box them all
            dice += each
        return dice

    def _take_dice(self, seat: int, dice: int) -> None:
        """They leave the supply at once (FS-3b)."""
        self.next_dice[seat] = dice
        for colour in range(ELEMENTS):
            self.supply[colour] -= count(dice, colour)
        if self.listener is not None:
            self.listener(events.dice_taken(seat, dice))
        if self.round == 0:
            following = self._left_of(seat)
            if following == self.first:
                self._begin_round()
            else:
                self._ask_for_dice(following)
        elif seat == self.turn:
            self._next_turn()
        else:  # FS-TH: the round of a victim ended within the caster's turn
            self.stage = CAST_OVER
            self._go_on()

    def _left_of(self, seat: int) -> int:
        return seat + 1 if seat + 1 < self.players else 0

    # -- the round (FS-4) --------------------------------------------------------------------------------

    def _begin_round(self) -> None:
        """Everybody gets a turn, even without dice (FS-3c)."""
        self.round += 1
        self.in_round = (1 << self.players) - 1
        self.seal_broken = False
        if self.listener is not None:
            self.listener(events.round_begins(self.round, self.first))
        groups = self.dice_to_roll()
        if groups:
            self.stage = ROLL
            self.pending = roll_of(groups)
        else:
            self._ask_turn(self.first)

    def dice_to_roll(self) -> tuple[int, ...]:
        """How many dice each player has of each colour, without the zeros."""
        groups: list[int] = []
        for dice in self.next_dice:
            for colour in range(ELEMENTS):
                if count(dice, colour):
                    groups.append(count(dice, colour))
        return tuple(groups)

    def _rolled(self, outcome: Outcome) -> None:
        group = 0
        for seat in range(self.players):
            for colour in range(ELEMENTS):
                if count(self.next_dice[seat], colour):
                    self.put_dice(seat, colour, dice_of_group(outcome, group))
                    group += 1
            self.next_dice[seat] = NO_DICE
            if self.listener is not None and self.has_dice(seat):
                start = seat * ELEMENTS
                self.listener(events.dice_rolled(seat, list(self.dice[start : start + ELEMENTS])))
        self._ask_turn(self.first)

    # -- the turn (FS-5) ---------------------------------------------------------------------------------

    def _ask_turn(self, seat: int) -> None:
        self.turn = seat
        self.stage = TURN
        self.pending = ASK[seat]

    def _cast(self, seat: int, a_scroll: int) -> None:
        self.casting = a_scroll
        self.turn_down(seat, a_scroll)
        if self.listener is not None:
            self.listener(events.casts(seat, a_scroll))
        SPELLS[spell_of(a_scroll)].begin(self)
        self._go_on()

    def _go_on(self) -> None:
        """After a step of a spell: it waits for more, or the turn goes on, or the turn is over."""
        stage = self.stage
        if stage == SPELL or stage == SPELL_ROLL or stage == THEFT:
            return
        if stage == VICTIM_OUT:
            self._round_is_over_for(seat_of(self.chosen))
        elif stage == CAST_OVER:
            self._spell_is_done()
            self._ask_turn(self.turn)
        elif stage == TURN_OVER:
            self._turn_ends()

    def _spell_is_done(self) -> None:
        self.casting = NO_SCROLL
        self.lender = NOBODY
        self.chosen = NOT_CHOSEN

    def _turn_ends(self) -> None:
        """After a break. The token may be absorbed first (FS-AB); a scroll in use lies face down (FS-9b)."""
        self._spell_is_done()
        seat = self.turn
        if self.broken and self._absorbers(seat):
            self.stage = ABSORB
            self.pending = ASK[seat]
            return
        self.broken = NONE
        if self.has_dice(seat):
            self._next_turn()
        else:
            self._round_is_over_for(seat)

    def _absorbers(self, seat: int) -> list[int]:
        """FS-AB: the face-up scrolls on which the broken token may be laid."""
        if self.circle != 2:  # FS-Z2
            return []
        fitting = [scroll(ABSORPTION, COLOUR[self.broken]), scroll(ABSORPTION, MIND)]
        return [each for each in fitting if self.has_face_up(seat, each)]

    def _absorb(self, seat: int, action: int) -> None:
        if action != NOTHING:
            a_scroll = thing_of(action)
            self.absorbed[colour_of_scroll(a_scroll)] = self.broken
            if self.listener is not None:
                self.listener(events.absorbed(seat, a_scroll, self.broken))
        self.broken = NONE
        self._turn_ends()

    def _give_up(self, seat: int) -> None:
        """FS-5: no seal can be broken."""
        self.return_dice(seat)
        if self.listener is not None:
            self.listener(events.gives_up(seat))
        self._round_is_over_for(seat)

    # -- the round is over for a player (FS-9) and for all (FS-10) ---------------------------------------

    def _round_is_over_for(self, seat: int) -> None:
        self.in_round &= ~(1 << seat)
        if self.listener is not None:
            self.listener(events.round_over(seat))
        self.all_face_up(seat)
        self.take_familiar_back(seat)
        self._ask_for_dice(seat)

    def _next_turn(self) -> None:
        if not self.in_round:
            self._end_round()
            return
        seat = self._left_of(self.turn)
        while not self.in_round >> seat & 1:
            seat = self._left_of(seat)
        self._ask_turn(seat)

    def _end_round(self) -> None:
        self.quiet_rounds = 0 if self.seal_broken else self.quiet_rounds + 1
        self.turn = NOBODY
        if self.dungeon.strongest_left < fewest_left(self.players):
            self._finish("fs-over-strongest")
        elif self.quiet_rounds == QUIET_ROUNDS:
            self._finish("fs-over-quiet")
        else:
            self.first = self._left_of(self.first)
            self._begin_round()

    # -- the end (FS-11) ---------------------------------------------------------------------------------

    def points(self, seat: int) -> int:
        return points_of(self.scrolls_of(seat))

    def scrolls_of(self, seat: i64) -> vec[i64]:
        """All scrolls of a player, face up or down; Binding too, and both of two equal ones."""
        slots = self.face_up[seat] | self.face_down[seat]
        if self.circle == 1:
            second = self.scrolls_in(slots >> SECOND_COPY & BASIC_SLOTS)
            return extend(self.scrolls_in(slots & (BASIC_SLOTS | 1 << BINDING_SLOT)), second)
        return self.scrolls_in(slots)

    def _finish(self, reason: str) -> None:
        """FS-11: the most points win, and tied players share a place."""
        points = [self.points(seat) for seat in range(self.players)]
        places = tuple(places_of([-each for each in points]))
        self.stage = FINISHED
        over = Over(places, tuple(points), text(reason, least=fewest_left(self.players)))
        self.pending = over
        if self.listener is not None:
            self.listener(events.game_over(over))
