"""The view of a position. Everything lies open in ciúb; still only what is copied here is shown."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from conclave.core.pending import Decide, Over
from conclave.games.ciub.engine.box import dice_in_the_box
from conclave.games.ciub.engine.cards import GROUPS, NO_CARD, Card, CardSet, cards_in
from conclave.games.ciub.engine.dice import (
    FACES,
    INACTIVE,
    KINDS,
    NUMBER_OF_KINDS,
    SIDE,
    SPENT,
    STATE_WORDS,
    TWO_FOR_ONE,
)
from conclave.games.ciub.engine.dice_phase import rerolled_kind
from conclave.games.ciub.engine.pool import count, counts
from conclave.games.ciub.engine.requirement import count_numbers
from conclave.games.ciub.engine.stages import (
    ACT,
    ASIDE,
    CAST,
    DOWN,
    EXCHANGE,
    REFILL,
    REROLLING,
    RETURN,
    ROLL,
    STAGE_NAMES,
    TAKE,
)
from conclave.games.ciub.interface.progress import ASKS_NOTHING, asks, progress
from conclave.games.ciub.interface.view import Asks, CiubView, DieKind, DieName, FaceUpCard, Player, SpellCard

if TYPE_CHECKING:
    from conclave.games.ciub.engine.position import CiubPosition


def _dice(kind: int) -> tuple[DieName, ...]:
    states = [SIDE[kind][face] for face in range(len(FACES))] + [SPENT[kind], INACTIVE[kind]]
    shown = (*FACES, "spent", "")
    return tuple(
        [DieName(STATE_WORDS[state], face) for state, face in zip(states, shown, strict=True) if state >= 0]
    )


DIE_KINDS: Final = tuple(
    [DieKind(die["kind"], tuple(die["faces"]), _dice(kind)) for kind, die in enumerate(dice_in_the_box())]
)
_ROLLING: Final = (ROLL, ACT, REROLLING, ASIDE, CAST)
"""The stages at which it matters what the dice in the tray show."""


def build_view(position: CiubPosition, seat: int | None) -> CiubView:
    """The view of a seat, or of a spectator."""
    pending = position.pending
    outside, tray = _dice_of_turn(position)
    shown = tuple(count_numbers(position.tray)) if position.stage in _ROLLING else None
    return CiubView(
        viewer=seat,
        players=tuple([_player(position, each) for each in range(position.players)]),
        cards=spell_cards(position.cards),
        kinds=DIE_KINDS,
        jokers=position.jokers,
        top=_row(position, position.top, shown),
        bottom=_row(position, position.bottom, shown),
        pile=(position.pile_b, position.pile_c),
        removed=_names(position.cards, _removed(position)),
        supply=tuple(counts(position.supply)),
        first=_seat(position.first),
        turn=_seat(position.turn),
        outside=outside,
        tray=tray,
        may_roll_on=position.earned,
        rerolling=KINDS[rerolled_kind(position)] if position.stage == REROLLING else None,
        gap=position.gap if position.stage in (REFILL, DOWN) else None,
        won=position.won,
        opus=_seat(position.opus),
        quiet_turns=position.quiet,
        stage=STAGE_NAMES[position.stage],
        waiting_for=pending.seats if isinstance(pending, Decide) else (),
        places=pending.places if isinstance(pending, Over) else None,
        reason=pending.reason if isinstance(pending, Over) else None,
        self_adjust_to_tray=position.self_adjust_to_tray,
    )


@lru_cache(maxsize=64)
def spell_cards(cards: CardSet) -> tuple[SpellCard, ...]:
    return (
        *[_spell_card(card, asks(card.requirement)) for card in cards.cards],
        _spell_card(cards.opus, ASKS_NOTHING),
    )


def _spell_card(card: Card, asked: Asks) -> SpellCard:
    return SpellCard(card.name, GROUPS[card.group], card.points, card.owl, asked)


def _seat(seat: int) -> int | None:
    return seat if seat >= 0 else None


def _names(cards: CardSet, mask: int) -> tuple[str, ...]:
    return tuple([cards.names[card] for card in cards_in(mask)])


def _player(position: CiubPosition, seat: int) -> Player:
    return _shown_player(
        position.cards,
        position.held[seat],
        position.won_cards[seat],
        position.token[seat],
        position.points(seat),
    )


@lru_cache(maxsize=4096)  # a decision leaves most players as they were
def _shown_player(cards: CardSet, held: int, won: int, token: int, points: int) -> Player:
    return Player(
        dice=tuple(counts(held)),
        cards=_names(cards, won),
        token=None if token == NO_CARD else cards.names[token],
        points=points,
    )


def _row(
    position: CiubPosition, row: list[int], shown: tuple[int, ...] | None
) -> tuple[FaceUpCard | None, ...]:
    return tuple([None if card == NO_CARD else _face_up(position, card, shown) for card in row])


def _face_up(position: CiubPosition, place: int, shown: tuple[int, ...] | None) -> FaceUpCard:
    card = position.cards.cards[place]
    token = position.token.index(place) if place in position.token else None
    come = None if shown is None else progress(card.requirement, shown, position.jokers)
    return FaceUpCard(card.name, card.points, GROUPS[card.group], token, come)


def _removed(position: CiubPosition) -> int:
    """The cards that were turned up and lie nowhere any more."""
    gone = position.cards.all & ~position.unseen
    for card in [*position.top, *position.bottom]:
        if card != NO_CARD:
            gone &= ~(1 << card)
    for won in position.won_cards:
        gone &= ~won
    return gone


def _dice_of_turn(position: CiubPosition) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Outside the tray and in it; once a card is won or not, from what the player holds."""
    stage = position.stage
    if stage in (DOWN, RETURN, TAKE, EXCHANGE) or (stage == REFILL and position.won):
        held = position.held[position.turn]
        kinds = range(NUMBER_OF_KINDS)
        plain = [(INACTIVE[kind], count(held, kind) - position.doubled[kind]) for kind in kinds]
        doubled = [(SIDE[kind][TWO_FOR_ONE], position.doubled[kind]) for kind in kinds]
        return _words(plain), _words(doubled)
    return _words(list(enumerate(position.outside))), _words(list(enumerate(position.tray)))


def _words(counted: list[tuple[int, int]]) -> tuple[str, ...]:
    return tuple([STATE_WORDS[state] for state, number in counted for _ in range(number)])
