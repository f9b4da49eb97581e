"""A full position from a view. Nothing is hidden in ciúb, so there is only one."""

from __future__ import annotations

from functools import lru_cache

from conclave.core.pending import Over
from conclave.games.ciub.engine.cards import GROUPS, NO_CARD, OPUS_NAME, Card, CardSet
from conclave.games.ciub.engine.codes import REROLL_DIE, dice_code
from conclave.games.ciub.engine.dice import INACTIVE, KIND_OF, KINDS, STATE_WORDS
from conclave.games.ciub.engine.dice_phase import ROLL_OF_ONE
from conclave.games.ciub.engine.pool import ONE, pack, roll_of
from conclave.games.ciub.engine.position import ASK, DRAW_FIRST, CiubPosition
from conclave.games.ciub.engine.requirement import read
from conclave.games.ciub.engine.stages import (
    DOWN,
    EXCHANGE,
    FINISHED,
    FIRST_PLAYER,
    REFILL,
    REROLLING,
    RETURN,
    ROLL,
    STAGE_NAMES,
    TAKE,
)
from conclave.games.ciub.engine.state import NOBODY, NOWHERE, Readings
from conclave.games.ciub.interface.presenter import PRESENTER
from conclave.games.ciub.interface.view import CiubView, FaceUpCard, SpellCard


@lru_cache(maxsize=64)
def _cards_of(shown: tuple[SpellCard, ...]) -> CardSet:
    return CardSet(
        [
            Card(
                GROUPS.index(card.group),
                0 if card.name == OPUS_NAME else read(card.name),
                card.points,
                card.owl,
            )
            for card in shown
        ]
    )


def imagine(view: object) -> CiubPosition:
    assert isinstance(view, CiubView)
    cards = _cards_of(view.cards)
    first = NOBODY if view.first is None else view.first
    readings = Readings(view.jokers, view.self_adjust_to_tray)
    position = CiubPosition(cards, len(view.players), 0, readings, first, PRESENTER)
    position.stage = STAGE_NAMES.index(view.stage)
    position.pile_b, position.pile_c = view.pile
    position.supply = pack(view.supply)
    position.turn = NOBODY if view.turn is None else view.turn
    position.top = _row(cards, view.top)
    position.bottom = _row(cards, view.bottom)
    gone = [cards.of_name[name] for name in view.removed]
    for seat, player in enumerate(view.players):
        position.held[seat] = pack(player.dice)
        won = [cards.of_name[name] for name in player.cards]
        position.won_cards[seat] = sum([1 << card for card in won])
        gone += won
        position.token[seat] = NO_CARD if player.token is None else cards.of_name[player.token]
    for card in [*position.top, *position.bottom, *gone]:
        if card != NO_CARD:
            position.unseen ^= 1 << card
    position.gap = NOWHERE if view.gap is None else view.gap
    position.opus = NOBODY if view.opus is None else view.opus
    position.quiet = view.quiet_turns
    position.earned = view.may_roll_on
    position.won = view.won
    _take_dice(position, view)
    _take_pending(position, view)
    return position


def _row(cards: CardSet, row: tuple[FaceUpCard | None, ...]) -> list[int]:
    return [NO_CARD if card is None else cards.of_name[card.name] for card in row]


def _take_dice(position: CiubPosition, view: CiubView) -> None:
    if position.stage in (DOWN, RETURN, TAKE, EXCHANGE) or (position.stage == REFILL and view.won):
        for word in view.tray:
            position.doubled[KIND_OF[STATE_WORDS.index(word)]] += 1
        return
    for word in view.outside:
        position.put_down(STATE_WORDS.index(word))
    for word in view.tray:
        position.to_tray(STATE_WORDS.index(word))


def _take_pending(position: CiubPosition, view: CiubView) -> None:
    stage = position.stage
    if view.waiting_for:
        position.pending = ASK[view.waiting_for[0]]
    elif stage == FINISHED:
        assert view.places is not None and view.reason is not None
        points = tuple([player.points for player in view.players])
        position.pending = Over(view.places, points, view.reason)
    elif stage == FIRST_PLAYER:
        position.pending = DRAW_FIRST[position.players - 1]
    elif stage == REFILL:
        position.pending = position.draw()
    elif stage == REROLLING:
        assert view.rerolling is not None
        kind = KINDS.index(view.rerolling)
        # Who rolls it does not matter any more: as if it had been inactive.
        position.reroll = dice_code(REROLL_DIE, kind, INACTIVE[kind])
        position.pending = ROLL_OF_ONE[kind]
    elif stage == ROLL:
        position.pending = roll_of(sum([ONE[KIND_OF[STATE_WORDS.index(word)]] for word in view.outside]))
