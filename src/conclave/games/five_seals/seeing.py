"""The view of a position. Everything lies open in Five Seals; still only what is copied here is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conclave.core.packed import count
from conclave.core.pending import Decide, Over
from conclave.games.five_seals.dice import values
from conclave.games.five_seals.elements import COLOURS, ELEMENTS
from conclave.games.five_seals.notation import notation
from conclave.games.five_seals.seals import (
    ABSORPTION,
    BINDING_SLOT,
    CIRCLES,
    SCROLL_IN_SLOT,
    colour_of_scroll,
    scroll_name,
    spell_of,
)
from conclave.games.five_seals.stages import STAGE_NAMES
from conclave.games.five_seals.view import Casting, FiveSealsView, Guardian, HeldScroll, Player
from conclave.games.five_seals.view_parts import seal_view

if TYPE_CHECKING:
    from conclave.games.five_seals.position import FiveSealsPosition


def see(position: FiveSealsPosition, seat: int | None) -> FiveSealsView:
    """The view of a seat, or of a spectator."""
    pending = position.pending
    return FiveSealsView(
        viewer=seat,
        players=tuple([_player(position, each) for each in range(position.players)]),
        board=position.board.layout,
        circle=CIRCLES[position.circle - 1] if position.circle else None,
        seals=tuple([seal_view(seal) if seal else None for seal in position.seal[1:]]),
        supply=tuple(position.supply),
        guardians=tuple(
            [
                Guardian(COLOURS[colour], position.guardian[colour] or None)
                for colour in range(len(COLOURS))
                if position.guardians >> colour & 1
            ]
        ),
        round=position.round,
        first=position.first if position.first >= 0 else None,
        turn=position.turn if position.turn >= 0 else None,
        quiet_rounds=position.quiet_rounds,
        seal_broken=position.seal_broken,
        broken=seal_view(position.broken) if position.broken else None,
        stage=STAGE_NAMES[position.stage],
        casting=_casting(position),
        waiting_for=pending.seats if isinstance(pending, Decide) else (),
        places=pending.places if isinstance(pending, Over) else None,
        reason=pending.reason if isinstance(pending, Over) else None,
    )


def _player(position: FiveSealsPosition, seat: int) -> Player:
    start = seat * ELEMENTS
    return Player(
        mage=position.mage[seat] or None,
        familiar=position.familiar[seat] or None,
        in_round=bool(position.in_round >> seat & 1),
        dice=tuple([values(dice) for dice in position.dice[start : start + ELEMENTS]]),
        next_dice=tuple([count(position.next_dice[seat], colour) for colour in range(ELEMENTS)]),
        scrolls=_scrolls(position, seat),
        points=position.points(seat),
    )


def _scrolls(position: FiveSealsPosition, seat: int) -> tuple[HeldScroll, ...]:
    held: list[tuple[int, bool]] = []
    in_slot = SCROLL_IN_SLOT[position.circle]
    for slot in range(BINDING_SLOT + 1):
        face_up = bool(position.face_up[seat] >> slot & 1)
        if face_up or position.face_down[seat] >> slot & 1:
            held.append((in_slot[slot], face_up))
    # Two equal scrolls may lie in either slot: the one face up is shown first.
    held.sort(key=lambda each: (each[0] != in_slot[BINDING_SLOT], each[0], not each[1]))
    return tuple([_held(position, scroll, face_up) for scroll, face_up in held])


def _held(position: FiveSealsPosition, scroll: int, face_up: bool) -> HeldScroll:
    token = position.absorbed[colour_of_scroll(scroll)] if spell_of(scroll) == ABSORPTION else 0
    return HeldScroll(scroll_name(scroll), face_up, seal_view(token) if token else None)


def _casting(position: FiveSealsPosition) -> Casting | None:
    if position.casting < 0:
        return None
    return Casting(
        scroll=scroll_name(position.casting),
        seat=position.turn,
        lender=position.lender if position.lender >= 0 else None,
        chosen=notation(position.chosen) if position.chosen >= 0 else None,
    )
