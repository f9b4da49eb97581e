"""What may be done in a turn (FS-5): a scroll that would have an effect, a seal to break, or the end.

What can be broken is counted rather than listed. Playouts draw one of all choices, which is quicker still.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from conclave.core.actions import Actions
from conclave.core.compiled import mypyc_attr
from conclave.core.source import Source
from conclave.games.five_seals.breaking import Breaks
from conclave.games.five_seals.codes import CAST, END, code
from conclave.games.five_seals.compendium import SPELLS
from conclave.games.five_seals.dungeon import Dungeon
from conclave.games.five_seals.seals import SCROLL_IN_SLOT, colour_of_scroll, folded, spell_of

SPELL_IN_SLOT: Final = [[SPELLS[spell_of(each)] for each in slots] for slots in SCROLL_IN_SLOT]
COLOUR_IN_SLOT: Final = [[colour_of_scroll(each) for each in slots] for slots in SCROLL_IN_SLOT]
CAST_OF_SLOT: Final = [[code(CAST, thing=each) for each in slots] for slots in SCROLL_IN_SLOT]
"""By circle, then by slot."""


@mypyc_attr(free_list_len=1)
class TurnChoices(Actions):
    """Scrolls to cast, then seals to break; the end of the round where there is no seal (FS-5a)."""

    def __init__(self, casts: list[int], breaks: Breaks) -> None:
        self._casts = casts
        self._breaks = breaks
        self._number_of_casts: int = len(casts)
        self._number_of_breaks: int = breaks.number()

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
        return [*self._casts, *(self._breaks.listed() or [END])]


class Turns(Dungeon):
    def choices_in_turn(self, seat: int) -> Actions:
        """FS-5: scrolls that would have an effect; a seal to break, or the end if there is none (FS-5a)."""
        casts: list[int] = []
        slots = self._face_up_slots(seat)
        while slots:
            bit = slots & -slots
            slots ^= bit
            if self._has_effect(seat, bit):
                casts.append(self._cast_of(bit))
        return TurnChoices(casts, self.breaks_in_reach(seat).kept())

    def random_in_turn(self, seat: int, source: Source) -> tuple[int, bool]:
        """One of these choices, all equally likely, and whether there is another.

        A scroll is drawn from all that lie face up, and put back if it would have no effect, so only those
        that are drawn are asked for it; and breaks are counted, but only the one that is drawn is written.
        """
        slots = self._face_up_slots(seat)
        scrolls = slots.bit_count()
        breaks_in_reach = self.breaks_in_reach(seat)
        breaks = breaks_in_reach.number()
        while True:
            nth = source.uniform(scrolls + (breaks or 1))
            if nth >= scrolls:
                break
            bit = _nth_bit(slots, nth)
            if self._has_effect(seat, bit):
                return self._cast_of(bit), True
            slots ^= bit
            scrolls -= 1
        if breaks == 0:
            return END, self._one_has_effect(seat, slots)
        return breaks_in_reach.nth(nth - scrolls), breaks > 1 or self._one_has_effect(seat, slots)

    def _face_up_slots(self, seat: int) -> int:
        """A slot for every scroll that lies face up, two of a kind only once."""
        slots = self.face_up[seat]
        return folded(slots) if self.circle == 1 else slots

    def _cast_of(self, bit: int) -> int:
        return CAST_OF_SLOT[self.circle][bit.bit_length() - 1]

    def _has_effect(self, seat: int, bit: int) -> bool:
        """Whether the face-up scroll in the slot of this bit may be cast now."""
        slot = bit.bit_length() - 1
        spell = SPELL_IN_SLOT[self.circle][slot]
        colour = COLOUR_IN_SLOT[self.circle][slot]
        if not spell.looks_at_scrolls:
            return spell.usable(self, colour)
        # A scroll does not lie face up for its own spell (FS-5).
        self.face_up[seat] ^= bit
        usable = spell.usable(self, colour)
        self.face_up[seat] ^= bit
        return usable

    def _one_has_effect(self, seat: int, slots: int) -> bool:
        while slots:
            bit = slots & -slots
            slots ^= bit
            if self._has_effect(seat, bit):
                return True
        return False


def _nth_bit(mask: int, nth: int) -> int:
    for _ in range(nth):
        mask &= mask - 1
    return mask & -mask
