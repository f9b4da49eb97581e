"""A full position from a view. Nothing is hidden in Five Seals, so there is only one."""

from __future__ import annotations

from functools import lru_cache

from conclave.core.packed import number, pack
from conclave.core.pending import Over
from conclave.games.five_seals.engine.board import Board
from conclave.games.five_seals.engine.codes import dice_of
from conclave.games.five_seals.engine.deals import DRAW_FIRST
from conclave.games.five_seals.engine.dice import from_values, roll_of
from conclave.games.five_seals.engine.dungeon import NOBODY, NOWHERE
from conclave.games.five_seals.engine.elements import COLOURS, ELEMENTS
from conclave.games.five_seals.engine.layout import Layout
from conclave.games.five_seals.engine.position import FiveSealsPosition
from conclave.games.five_seals.engine.seal_face import seal_from
from conclave.games.five_seals.engine.seals import CIRCLES, NAMED_SCROLLS, colour_of_scroll
from conclave.games.five_seals.engine.stages import (
    CIRCLE,
    FILL,
    FINISHED,
    FIRST_PLAYER,
    ROLL,
    SPELL_ROLL,
    STAGE_NAMES,
)
from conclave.games.five_seals.engine.state import ASK
from conclave.games.five_seals.interface.notation import parse
from conclave.games.five_seals.interface.presenter import PRESENTER
from conclave.games.five_seals.interface.view import FiveSealsView, Player


@lru_cache(maxsize=64)
def _board_of(layout: Layout) -> Board:
    return Board(layout)


def imagine(view: object) -> FiveSealsPosition:
    assert isinstance(view, FiveSealsView)
    circle = CIRCLES.index(view.circle) + 1 if view.circle else 0
    first = NOBODY if view.first is None else view.first
    position = FiveSealsPosition(_board_of(view.board), len(view.players), circle, first, PRESENTER)
    position.stage = STAGE_NAMES.index(view.stage)
    if position.stage == CIRCLE:
        return position
    for space, shown in enumerate(view.seals, 1):
        if shown is not None:
            position.dungeon.lay(space, seal_from(shown))
    for colour in range(ELEMENTS):
        position.supply[colour] = view.supply[colour]
    for guardian in view.guardians:
        colour = COLOURS.index(guardian.colour)
        position.dungeon.guardians |= 1 << colour
        position.dungeon.move_guardian(colour, guardian.space or NOWHERE)
    for seat, player in enumerate(view.players):
        _take_player(position, seat, player)
    for seat in range(position.players):
        if position.dungeon.mage[seat]:
            position.dungeon.start_reach(seat)
    position.round = view.round
    position.turn = NOBODY if view.turn is None else view.turn
    position.quiet_rounds = view.quiet_rounds
    position.seal_broken = view.seal_broken
    if view.broken is not None:
        position.broken = seal_from(view.broken)
    if view.casting is not None:
        position.casting = NAMED_SCROLLS[view.casting.scroll]
        if view.casting.lender is not None:
            position.lender = view.casting.lender
        if view.casting.chosen is not None:
            position.chosen = parse(view.casting.chosen)
    _take_pending(position, view)
    return position


def _take_player(position: FiveSealsPosition, seat: int, player: Player) -> None:
    position.dungeon.move_mage(seat, player.mage or NOWHERE)
    position.dungeon.move_familiar(seat, player.familiar or NOWHERE)
    position.in_round |= player.in_round << seat
    for colour in range(ELEMENTS):
        position.put_dice(seat, colour, from_values(player.dice[colour]))
    position.next_dice[seat] = pack(player.next_dice)
    position.face_up[seat] = 0
    for held in player.scrolls:
        scroll = NAMED_SCROLLS[held.scroll]
        position.give_scroll(seat, scroll)
        if held.token is not None:
            position.absorbed[colour_of_scroll(scroll)] = seal_from(held.token)
    for held in player.scrolls:
        if not held.face_up:
            position.turn_down(seat, NAMED_SCROLLS[held.scroll])


def _take_pending(position: FiveSealsPosition, view: FiveSealsView) -> None:
    stage = position.stage
    if view.waiting_for:
        position.pending = ASK[view.waiting_for[0]]
    elif stage == FINISHED:
        assert view.places is not None and view.reason is not None
        points = tuple([player.points for player in view.players])
        position.pending = Over(view.places, points, view.reason)
    elif stage == FILL:
        while (
            any(position.dungeon.seal[space] for space in position.spaces_to_fill())
            or not position.spaces_to_fill()
        ):
            position.filling += 1
        position.pending = position.deal_for(len(position.spaces_to_fill()))
    elif stage == FIRST_PLAYER:
        position.pending = DRAW_FIRST[position.players - 1]
    elif stage == ROLL:
        position.pending = roll_of(position.dice_to_roll())
    elif stage == SPELL_ROLL:
        dice = dice_of(position.chosen)
        position.pending = roll_of((number(dice) or 1,))
