"""What may be done in a turn (FS-5): a scroll that would have an effect, a seal to break, or the end.

What can be broken is counted rather than listed. Playouts draw one of all choices, which is quicker still.
"""

from __future__ import annotations

from collections.abc import Iterator

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from conclave.core.actions import Actions
from conclave.core.source import Source
from conclave.games.five_seals.engine.breaking import Breaks
from conclave.games.five_seals.engine.codes import CAST, END, code
from conclave.games.five_seals.engine.compendium import SPELLS
from conclave.games.five_seals.engine.seals import (
    SCROLL_IN_SLOT,
    bit_of,
    colour_of_scroll,
    first_slots,
    lowest_slot,
    spell_of,
)
from conclave.games.five_seals.engine.state import FiveSealsState


@mypyc_attr(free_list_len=1)
class TurnChoices(Actions):
    """Scrolls to cast, then seals to break; the end of the round where there is no seal (FS-5a)."""

    def __init__(self, casts: vec[i64], breaks: Breaks) -> None:
        self._casts = casts
        self._breaks = breaks
        self._number_of_casts: i64 = len(casts)
        self._number_of_breaks: i64 = breaks.number()

    def __len__(self) -> int:
        return self._number_of_casts + (self._number_of_breaks or 1)

    def __getitem__(self, index: int) -> int:
        if not 0 <= index < len(self):
            raise IndexError(index)
        if index < self._number_of_casts:
            return self._casts[index]
        if self._number_of_breaks == 0:
            return END
        return self._breaks.nth(index - self._number_of_casts)

    def __contains__(self, code: object) -> bool:
        return code in self._listed()

    def __iter__(self) -> Iterator[int]:
        return iter(self._listed())

    def _listed(self) -> list[int]:
        return [*self._casts, *self._breaks.listed()] if self._number_of_breaks else [*self._casts, END]


def choices_in_turn(state: FiveSealsState, seat: i64) -> Actions:
    """FS-5: scrolls that would have an effect; a seal to break, or the end if there is none (FS-5a)."""
    casts = vec[i64]()
    slots = _face_up_slots(state, seat)
    while slots:
        slot = lowest_slot(slots)
        slots &= slots - 1
        if _has_effect(state, seat, slot):
            casts = append(casts, _cast_of(state, slot))
    return TurnChoices(casts, state.breaks_in_reach(seat).kept())


def random_in_turn(state: FiveSealsState, seat: i64, source: Source) -> tuple[int, bool]:
    """One of these choices, all equally likely, and whether there is another.

    A scroll is drawn from all that lie face up, and put back if it would have no effect, so only those
    that are drawn are asked for it; and breaks are counted, but only the one that is drawn is written.
    """
    slots = _face_up_slots(state, seat)
    scrolls = _how_many(slots)
    breaks_in_reach = state.breaks_in_reach(seat)
    breaks = breaks_in_reach.number()
    while True:
        nth: i64 = source.uniform(scrolls + max(breaks, 1))
        if nth >= scrolls:
            break
        slot = _nth_slot(slots, nth)
        if _has_effect(state, seat, slot):
            return _cast_of(state, slot), True
        slots ^= bit_of(slot)
        scrolls -= 1
    if breaks == 0:
        return END, _one_has_effect(state, seat, slots)
    return breaks_in_reach.nth(nth - scrolls), breaks > 1 or _one_has_effect(state, seat, slots)


def _face_up_slots(state: FiveSealsState, seat: i64) -> i64:
    """A slot for every scroll that lies face up, two of a kind only once."""
    slots = state.face_up[seat]
    return first_slots(slots) if state.circle == 1 else slots


def _cast_of(state: FiveSealsState, slot: i64) -> i64:
    return code(CAST, thing=SCROLL_IN_SLOT[state.circle][slot])


def _has_effect(state: FiveSealsState, seat: i64, slot: i64) -> bool:
    """Whether the face-up scroll in a slot may be cast now."""
    scroll = SCROLL_IN_SLOT[state.circle][slot]
    spell = SPELLS[spell_of(scroll)]
    colour = colour_of_scroll(scroll)
    if not spell.looks_at_scrolls:
        return spell.usable(state, colour)
    # A scroll does not lie face up for its own spell (FS-5).
    state.face_up[seat] ^= bit_of(slot)
    usable = spell.usable(state, colour)
    state.face_up[seat] ^= bit_of(slot)
    return usable


def _one_has_effect(state: FiveSealsState, seat: i64, slots: i64) -> bool:
    while slots:
        if _has_effect(state, seat, lowest_slot(slots)):
            return True
        slots &= slots - 1
    return False


def _how_many(slots: i64) -> i64:
    number: i64 = 0
    while slots:
        slots &= slots - 1
        number += 1
    return number


def _nth_slot(slots: i64, nth: i64) -> i64:
    for _ in range(nth):
        slots &= slots - 1
    return lowest_slot(slots)
