"""The view of a position. Everything lies open in ciúb; still only what is copied here is shown."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from conclave.core.pending import Decide, Over
from conclave.games.ciub.cards import GROUPS, NO_CARD, CardSet, cards_in
from conclave.games.ciub.dice import INACTIVE, KINDS, NUMBER_OF_KINDS, SIDE, STATE_WORDS, TWO_FOR_ONE
from conclave.games.ciub.pool import count, counts
from conclave.games.ciub.stages import DOWN, EXCHANGE, REFILL, REROLLING, RETURN, STAGE_NAMES, TAKE
from conclave.games.ciub.view import CiubView, FaceUpCard, Player, SpellCard

if TYPE_CHECKING:
    from conclave.games.ciub.position import CiubPosition


def see(position: CiubPosition, seat: int | None) -> CiubView:
    """The view of a seat, or of a spectator."""
    pending = position.pending
    outside, tray = _dice_of_turn(position)
    return CiubView(
        viewer=seat,
        players=tuple([_player(position, each) for each in range(position.players)]),
        cards=spell_cards(position.cards),
        jokers=position.jokers,
        top=_row(position, position.top),
        bottom=_row(position, position.bottom),
        pile=(position.pile_b, position.pile_c),
        removed=_names(position.cards, _removed(position)),
        supply=tuple(counts(position.supply)),
        first=_seat(position.first),
        turn=_seat(position.turn),
        outside=outside,
        tray=tray,
        may_roll_on=position.earned,
        rerolling=KINDS[position.rerolled_kind()] if position.stage == REROLLING else None,
        gap=position.gap if position.stage in (REFILL, DOWN) else None,
        won=position.won,
        opus=_seat(position.opus),
        quiet_turns=position.quiet,
        stage=STAGE_NAMES[position.stage],
        waiting_for=pending.seats if isinstance(pending, Decide) else (),
        places=pending.places if isinstance(pending, Over) else None,
        reason=pending.reason if isinstance(pending, Over) else None,
    )


@lru_cache(maxsize=64)
def spell_cards(cards: CardSet) -> tuple[SpellCard, ...]:
    return tuple(
        [
            SpellCard(card.name, GROUPS[card.group], card.points, card.owl)
            for card in [*cards.cards, cards.opus]
        ]
    )


def _seat(seat: int) -> int | None:
    return seat if seat >= 0 else None


def _names(cards: CardSet, mask: int) -> tuple[str, ...]:
    return tuple([cards.names[card] for card in cards_in(mask)])


def _player(position: CiubPosition, seat: int) -> Player:
    token = position.token[seat]
    return Player(
        dice=tuple(counts(position.held[seat])),
        cards=_names(position.cards, position.won_cards[seat]),
        token=None if token == NO_CARD else position.cards.names[token],
        points=position.points(seat),
    )


def _row(position: CiubPosition, row: list[int]) -> tuple[FaceUpCard | None, ...]:
    return tuple([None if card == NO_CARD else _face_up(position, card) for card in row])


def _face_up(position: CiubPosition, card: int) -> FaceUpCard:
    shown = position.cards.cards[card]
    token = position.token.index(card) if card in position.token else None
    return FaceUpCard(shown.name, shown.points, GROUPS[shown.group], token)


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
