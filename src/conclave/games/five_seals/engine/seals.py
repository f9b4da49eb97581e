"""Seals as small integers: a token is its strength and colour, a scroll its spell and colour; 0 is none.

Scrolls are numbered by spell, five colours each, in the order of `SPELL_NAMES`. In a game they lie in slots:
the 25 basic scrolls first, then the 25 of the other circle, then Binding. Circle I repeats the basic scrolls,
so there the second copy of a scroll has the slot 25 further on.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from conclave.games.five_seals.engine.elements import COLOURS, ELEMENTS, MIND
from conclave.games.five_seals.engine.tables import table

SPELL_NAMES: Final = (
    *("change", "renewal", "strengthening", "growth", "synergy"),
    *("swap", "exchange", "absorption", "disintegration", "rearrangement"),
    *("deception", "alteration", "transfer", "theft", "exploitation"),
    *("dispatch", "leap", "teleportation", "guardian", "speed"),
    "binding",
)
"""Circle by circle (basic, II, III, IV), strengths 2 to 6 within; Binding belongs to none."""

CIRCLES: Final = ("I", "II", "III", "IV")
WEAKEST: Final = 2
STRONGEST: Final = 6
SPELLS_OF_CIRCLE: Final = STRONGEST - WEAKEST + 1
SCROLLS_OF_CIRCLE: Final = SPELLS_OF_CIRCLE * len(COLOURS)

BINDING: Final = SPELL_NAMES.index("binding") * len(COLOURS) + MIND
ABSORPTION: Final = SPELL_NAMES.index("absorption")
SYNERGY: Final = SPELL_NAMES.index("synergy")
GUARDIAN: Final = SPELL_NAMES.index("guardian")
SCROLLS: Final = BINDING + 1

NONE: Final = 0
_FIRST_SCROLL: Final = 64
_COLOUR_BITS: Final = 3

TOKENS_OF_STRENGTH: Final = (0, 0, 10, 5, 5, 5, 5)
"""How many tokens of each element exist, by strength."""


def spell_of(scroll: i64) -> i64:
    return scroll // len(COLOURS)


def colour_of_scroll(scroll: i64) -> i64:
    return scroll % len(COLOURS)


def strength_of_scroll(scroll: i64) -> i64:
    if scroll == BINDING:
        return 1
    return spell_of(scroll) % SPELLS_OF_CIRCLE + WEAKEST


def scroll(spell: i64, colour: i64) -> i64:
    return spell * len(COLOURS) + colour


def scroll_name(a_scroll: int) -> str:
    return f"{SPELL_NAMES[spell_of(a_scroll)]}-{COLOURS[colour_of_scroll(a_scroll)]}"


NAMED_SCROLLS: Final[dict[str, int]] = {
    scroll_name(each): each for each in range(SCROLLS) if each < BINDING - MIND or each == BINDING
}
"""Every scroll there is by its name."""


def token(strength: i64, colour: i64) -> i64:
    return strength << _COLOUR_BITS | colour


def seal_of_scroll(a_scroll: i64) -> i64:
    """The seal of a scroll on the board."""
    return _FIRST_SCROLL + a_scroll


def is_token(seal: i64) -> bool:
    return seal < _FIRST_SCROLL


def scroll_of(seal: i64) -> i64:
    return seal - _FIRST_SCROLL


def _strength_of(seal: int) -> int:
    return seal >> _COLOUR_BITS if is_token(seal) else strength_of_scroll(scroll_of(seal))


def _colour_of(seal: int) -> int:
    return seal & (1 << _COLOUR_BITS) - 1 if is_token(seal) else colour_of_scroll(scroll_of(seal))


STRENGTH: Final = vec[i64]([_strength_of(seal) for seal in range(_FIRST_SCROLL + SCROLLS)])
COLOUR: Final = vec[i64]([_colour_of(seal) for seal in range(_FIRST_SCROLL + SCROLLS)])
"""By seal; tokens and scrolls alike."""

# -- slots of a game -----------------------------------------------------------------------------------------

SECOND_COPY: Final = SCROLLS_OF_CIRCLE
BINDING_SLOT: Final = 2 * SCROLLS_OF_CIRCLE
BASIC_SLOTS: Final = (1 << SCROLLS_OF_CIRCLE) - 1


def scrolls_of_slots(circle: int) -> list[int]:
    """The scroll in each slot of a game with this circle (1 to 4)."""
    basic = list(range(SCROLLS_OF_CIRCLE))
    first_of_other = (circle - 1) * SCROLLS_OF_CIRCLE
    return [*basic, *range(first_of_other, first_of_other + SCROLLS_OF_CIRCLE), BINDING]


_SCROLLS_BY_SLOT: Final = [scrolls_of_slots(max(circle, 1)) for circle in range(len(CIRCLES) + 1)]

SCROLL_IN_SLOT: Final = table(_SCROLLS_BY_SLOT)
"""By circle, then by slot. Before the circle is drawn (0) nobody holds more than Binding."""

_SLOT_OF: Final = table(
    [[held.index(each) if each in held else -1 for each in range(SCROLLS)] for held in _SCROLLS_BY_SLOT]
)


def slot_of(a_scroll: i64, circle: i64) -> i64:
    """The first slot of a scroll; -1 if the game does not have it."""
    return _SLOT_OF[circle][a_scroll] if a_scroll < SCROLLS else -1


def first_slots(slots: i64) -> i64:
    """Circle I: a mask with every scroll in its first slot, whether there are one or two of it."""
    return slots & 1 << BINDING_SLOT | (slots | slots >> SECOND_COPY) & BASIC_SLOTS


_BIT_OF: Final = vec[i64]([1 << slot for slot in range(BINDING_SLOT + 1)])


def bit_of(slot: i64) -> i64:
    """The bit of a slot in a mask; IndexError for -1, which says that there is none.

    Not `1 << slot`: compiled, that is worked out with 32 bits, and knows no errors.
    """
    if slot < 0:
        raise IndexError(slot)
    return _BIT_OF[slot]


_PRIME: Final = 61


def _slots_by_rest() -> vec[i64]:
    """The slot of a bit by the rest of a division by 61, which is another one for each of the first 60."""
    found = vec[i64]([0] * _PRIME)
    for slot in range(BINDING_SLOT + 1):
        found[bit_of(slot) % _PRIME] = slot
    return found


_SLOT_BY_REST: Final = _slots_by_rest()


def lowest_slot(slots: i64) -> i64:
    """The lowest slot of a mask that has one."""
    return _SLOT_BY_REST[(slots & -slots) % _PRIME]


def _slots_of_colour(circle: int, colour: int) -> int:
    mask = 0
    for slot, each in enumerate(_SCROLLS_BY_SLOT[circle]):
        if colour_of_scroll(each) == colour:
            mask |= 1 << slot
    return mask


SLOTS_OF_COLOUR: Final = table(
    [
        [_slots_of_colour(circle, colour) for colour in range(len(COLOURS))]
        for circle in range(len(CIRCLES) + 1)
    ]
)
"""By circle, then by colour: the slots with scrolls of that colour, Binding included."""


def _slots_of_strength(strength: int) -> int:
    mask = 0
    for slot, each in enumerate(_SCROLLS_BY_SLOT[1]):
        if strength_of_scroll(each) == strength:
            mask |= 1 << slot
    return mask


SLOTS_OF_STRENGTH: Final = vec[i64]([_slots_of_strength(strength) for strength in range(STRONGEST + 1)])
"""The same in every circle; Binding has its own strength."""


def token_kinds(strength: int) -> list[tuple[str, int]]:
    """All tokens of a strength, as a chance writes them."""
    return [(COLOURS[colour], TOKENS_OF_STRENGTH[strength]) for colour in range(ELEMENTS)]


def _scroll_kinds(circle: int, strength: int) -> list[int]:
    found: list[int] = []
    for each in _SCROLLS_BY_SLOT[circle]:
        if strength_of_scroll(each) == strength and each not in found:
            found.append(each)
    return found


SCROLL_KINDS: Final = [
    [_scroll_kinds(circle, strength) for strength in range(STRONGEST + 1)]
    for circle in range(len(CIRCLES) + 1)
]
"""By circle, then by strength: all scrolls of a game, each once, in slot order."""
