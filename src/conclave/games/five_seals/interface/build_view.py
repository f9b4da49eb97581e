"""The view of a position. Everything lies open in Five Seals; still only what is copied here is shown."""

from __future__ import annotations

from dataclasses import asdict
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from conclave.core.packed import count
from conclave.core.pending import Decide, Over
from conclave.games.five_seals.engine.compendium import SPELLS
from conclave.games.five_seals.engine.dice import values
from conclave.games.five_seals.engine.elements import COLOURS, ELEMENTS
from conclave.games.five_seals.engine.scoring import bonuses_of, fewest_left
from conclave.games.five_seals.engine.seal_face import Seal, seal_view
from conclave.games.five_seals.engine.seals import (
    ABSORPTION,
    BINDING_SLOT,
    CIRCLES,
    SCROLL_IN_SLOT,
    SPELL_NAMES,
    colour_of_scroll,
    scroll_name,
    spell_of,
    strength_of_scroll,
)
from conclave.games.five_seals.engine.stages import STAGE_NAMES
from conclave.games.five_seals.interface.notation import ACTIONS, notation
from conclave.games.five_seals.interface.view import (
    Casting,
    ChoiceMade,
    FiveSealsView,
    Guardian,
    HeldScroll,
    Player,
    SpellShown,
)

if TYPE_CHECKING:
    from conclave.games.five_seals.engine.position import FiveSealsPosition


def build_view(position: FiveSealsPosition, seat: int | None) -> FiveSealsView:
    """The view of a seat, or of a spectator."""
    pending = position.pending
    return FiveSealsView(
        viewer=seat,
        players=tuple([_player(position, each) for each in range(position.players)]),
        board=position.dungeon.board.layout,
        circle=CIRCLES[position.circle - 1] if position.circle else None,
        spells=_spells(position.circle),
        seals=_seals(tuple(position.dungeon.seal[1:])),
        supply=tuple(position.supply),
        guardians=tuple(
            [
                Guardian(COLOURS[colour], position.dungeon.guardian[colour] or None)
                for colour in range(len(COLOURS))
                if position.dungeon.guardians >> colour & 1
            ]
        ),
        strongest_left=position.dungeon.strongest_left,
        fewest_left=fewest_left(position.players),
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
    held = position.circle, position.face_up[seat], position.face_down[seat]
    of_scrolls, of_synergies = _account(*held)
    return Player(
        mage=position.dungeon.mage[seat] or None,
        familiar=position.dungeon.familiar[seat] or None,
        in_round=bool(position.in_round >> seat & 1),
        dice=tuple([_values(dice) for dice in position.dice[start : start + ELEMENTS]]),
        next_dice=_numbers(position.next_dice[seat]),
        scrolls=_scrolls(*held, tuple(position.absorbed)),
        scroll_points=of_scrolls,
        synergy_points=of_synergies,
        points=of_scrolls + of_synergies,
    )


# A decision changes little: most of what lies on the table was seen before.


@lru_cache(maxsize=1024)
def _seals(seals: tuple[int, ...]) -> tuple[Seal | None, ...]:
    return tuple([seal_view(seal) if seal else None for seal in seals])


_values = lru_cache(maxsize=4096)(values)


@lru_cache(maxsize=1024)
def _numbers(next_dice: int) -> tuple[int, ...]:
    return tuple([count(next_dice, colour) for colour in range(ELEMENTS)])


@cache
def _spells(circle: int) -> tuple[SpellShown, ...]:
    """Before the circle is drawn only the basic ones are known; circle I has them twice."""
    spells = dict.fromkeys([spell_of(scroll) for scroll in SCROLL_IN_SLOT[circle]])
    return tuple([SpellShown(SPELLS[spell].name, SPELLS[spell].rule) for spell in spells])


@lru_cache(maxsize=4096)
def _scrolls(circle: int, face_up: int, face_down: int, absorbed: tuple[int, ...]) -> tuple[HeldScroll, ...]:
    held = _held(circle, face_up, face_down)
    bonuses = bonuses_of([scroll for scroll, _ in held])
    return tuple(
        [
            HeldScroll(
                scroll=scroll_name(scroll),
                face_up=upwards,
                token=_token(scroll, absorbed),
                strength=strength_of_scroll(scroll),
                bonus=bonus,
                spell=SPELL_NAMES[spell_of(scroll)],
                colour=COLOURS[colour_of_scroll(scroll)],
            )
            for (scroll, upwards), bonus in zip(held, bonuses, strict=True)
        ]
    )


@lru_cache(maxsize=4096)
def _account(circle: int, face_up: int, face_down: int) -> tuple[int, int]:
    """The points of the scrolls, and what Synergies bring beside."""
    scrolls = [scroll for scroll, _ in _held(circle, face_up, face_down)]
    return sum([strength_of_scroll(scroll) for scroll in scrolls]), sum(bonuses_of(scrolls))


def _held(circle: int, face_up: int, face_down: int) -> list[tuple[int, bool]]:
    """Scrolls, each with whether it lies face up."""
    in_slot = SCROLL_IN_SLOT[circle]
    held = [
        (in_slot[slot], bool(face_up >> slot & 1))
        for slot in range(BINDING_SLOT + 1)
        if (face_up | face_down) >> slot & 1
    ]
    # Two equal scrolls may lie in either slot: the one face up is shown first.
    held.sort(key=lambda each: (each[0] != in_slot[BINDING_SLOT], each[0], not each[1]))
    return held


def _token(scroll: int, absorbed: tuple[int, ...]) -> Seal | None:
    """What an Absorption scroll holds."""
    token = absorbed[colour_of_scroll(scroll)] if spell_of(scroll) == ABSORPTION else 0
    return seal_view(token) if token else None


def _casting(position: FiveSealsPosition) -> Casting | None:
    if position.casting < 0:
        return None
    return Casting(
        scroll=scroll_name(position.casting),
        seat=position.turn,
        lender=position.lender if position.lender >= 0 else None,
        chosen=notation(position.chosen) if position.chosen >= 0 else None,
        choice=_choice(position.chosen) if position.chosen >= 0 else None,
        spell=SPELL_NAMES[spell_of(position.casting)],
        colour=COLOURS[colour_of_scroll(position.casting)],
    )


_NAMES = {face: name for name, face in ACTIONS.faces.items()}


@lru_cache(maxsize=4096)
def _choice(action: int) -> ChoiceMade:
    face = ACTIONS.face(action)
    return ChoiceMade(_NAMES[type(face)], **asdict(face))  # type: ignore[call-overload]
