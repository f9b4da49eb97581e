"""Why an action is refused. `CiubPosition.choices` decides what is legal; here it is only explained."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conclave.core.refusal import Refusal, refusal_of_turn
from conclave.core.text import join_texts, player, text
from conclave.games.ciub.engine import codes, requirement
from conclave.games.ciub.engine.cards import NO_CARD
from conclave.games.ciub.engine.codes import (
    ITSELF,
    face_of,
    first_of,
    kind_of,
    kind_of_action,
    requirement_of,
    second_of,
    state_of,
)
from conclave.games.ciub.engine.dice import (
    ACTIVE,
    ADJUST,
    FACE_OF,
    HIGHEST,
    INACTIVE,
    KIND_OF,
    REROLL,
    SIDE,
    SIDES,
    SPENT,
    SWAP,
    TWO_FOR_ONE,
    WHITE,
)
from conclave.games.ciub.engine.pool import count
from conclave.games.ciub.engine.stages import (
    ACT,
    ASIDE,
    CAST,
    DOWN,
    EXCHANGE,
    RETURN,
    RULE_OF_STAGE,
    STAGE_NAMES,
    TAKE,
    TOKEN,
)
from conclave.games.ciub.engine.state import NOBODY
from conclave.games.ciub.engine.words import AS_LIST, card_text, die_text, face_text, kind_text
from conclave.games.ciub.interface import notation

if TYPE_CHECKING:
    from conclave.games.ciub.engine.position import CiubPosition

DICE_ACTIONS = (codes.SWAP_DIE, codes.REROLL_DIE, codes.ADJUST_DIE)
RULE_OF_END = {"cb-over-opus": "CB-9", "cb-over-quiet": "CB-9a"}

TOKEN_ACTIONS = (codes.PASS, codes.PLACE_TOKEN, codes.REMOVE_CARD)


def explain(position: CiubPosition, seat: int, action: int) -> Refusal:
    rule = RULE_OF_STAGE[position.stage]
    refusal = refusal_of_turn(position.pending, seat, "cb", rule, RULE_OF_END)
    if refusal is not None:
        return refusal
    if not _is_action(action):
        return Refusal(rule, text("cb-refuse-no-action"))
    refusal = _at_its_stage(position, seat, action) or _too_early_or_late(position, seat, action)
    return refusal or Refusal(rule, text(f"cb-refuse-now-{STAGE_NAMES[position.stage]}"))


def _is_action(action: int) -> bool:
    """Whether a code is one at all: then its notation leads back to it."""
    if action < 0 or kind_of_action(action) >= codes.NUMBER_OF_KINDS_OF_ACTION:
        return False
    try:
        return notation.parse(notation.notation(action)) == action
    except (IndexError, ValueError):
        return False


def _at_its_stage(position: CiubPosition, seat: int, action: int) -> Refusal | None:
    """What is wrong with an action of the kind that is asked for; None for other kinds."""
    stage = position.stage
    kind = kind_of_action(action)
    if stage == TOKEN and kind == codes.PLACE_TOKEN:
        return _token(position, seat, action)
    if stage == TOKEN and kind == codes.REMOVE_CARD:
        return _remove(position, seat, action)
    if stage == ACT and kind in DICE_ACTIONS:
        return _dice_action(position, kind, action)
    if stage in (ACT, ASIDE) and kind == codes.SET_ASIDE:
        return _aside(position, state_of(action))
    if stage in (ACT, ASIDE) and kind == codes.ROLL_ON:
        return Refusal("CB-7", text("cb-refuse-roll-nothing-done"))
    if stage == CAST and kind == codes.WIN_CARD:
        return _win(position, seat, action)
    if stage == DOWN and kind == codes.MOVE_DOWN:
        return _down(position, action)
    if stage == RETURN and kind == codes.RETURN_DIE:
        return _return(position, seat, state_of(action))
    if stage == TAKE and kind == codes.TAKE_DIE:
        return _supply_has_none(kind_of(action))
    if stage == EXCHANGE and kind == codes.EXCHANGE_FOR_TWO:
        return _for_two(position, kind_of(action), first_of(action), second_of(action))
    if stage == EXCHANGE and kind == codes.EXCHANGE_FOR_WHITE:
        return _for_white(position, seat, kind_of(action))
    return None


def _too_early_or_late(position: CiubPosition, seat: int, action: int) -> Refusal | None:
    """A rule that says more than what is asked for now; None if there is none."""
    stage = position.stage
    kind = kind_of_action(action)
    if kind in TOKEN_ACTIONS and position.opus not in (NOBODY, seat):
        return Refusal("CB-9", text("cb-refuse-last-turn"))
    if kind in DICE_ACTIONS and stage == ASIDE:
        return Refusal("CB-6", text("cb-refuse-actions-over"))
    if kind in (codes.WIN_CARD, codes.DECLINE) and stage in (ACT, ASIDE):
        return Refusal("CB-8", text("cb-refuse-stop-first"))
    if kind == codes.WIN_CARD and position.won:
        return Refusal("CB-8", text("cb-refuse-one-card"))
    if kind in (codes.TAKE_DIE, codes.TAKE_NOTHING) and position.won:
        return Refusal("CB-8c", text("cb-refuse-take-after-win"))
    if kind == codes.RETURN_DIE and stage in (TAKE, EXCHANGE) and not position.won:
        return Refusal("CB-8c", text("cb-refuse-keep-all"))
    return None


# -- cards -----------------------------------------------------------------------------------------------


def _card(position: CiubPosition, action: int) -> int:
    """The card an action names; NO_CARD if it does not lie face up."""
    card = position.cards.of_requirement.get(requirement_of(action), NO_CARD)
    return card if card in position.top or card in position.bottom else NO_CARD


def _owner(position: CiubPosition, card: int) -> int:
    """The seat whose token lies on a card, or NOBODY."""
    return position.token.index(card) if card in position.token else NOBODY


def _about_card(rule: str, key: str, action: int, owner: int = NOBODY) -> Refusal:
    named = card_text(requirement.write(requirement_of(action)))
    if owner == NOBODY:
        return Refusal(rule, text(key, card=named))
    return Refusal(rule, text(key, card=named, player=player(owner)))


def _token(position: CiubPosition, seat: int, action: int) -> Refusal:
    card = _card(position, action)
    if card == NO_CARD:
        return _about_card("CB-4", "cb-refuse-not-face-up", action)
    owner = _owner(position, card)
    key = "cb-refuse-token-there" if owner == seat else "cb-refuse-token-taken"
    return _about_card("CB-4", key, action, owner)


def _remove(position: CiubPosition, seat: int, action: int) -> Refusal:
    card = _card(position, action)
    if card == NO_CARD:
        return _about_card("CB-4", "cb-refuse-not-face-up", action)
    if card not in position.top:
        return _about_card("CB-4", "cb-refuse-remove-bottom", action)
    owner = _owner(position, card)
    key = "cb-refuse-remove-own-token" if owner == seat else "cb-refuse-remove-token"
    return _about_card("CB-4", key, action, owner)


def _win(position: CiubPosition, seat: int, action: int) -> Refusal:
    card = _card(position, action)
    if card == NO_CARD:
        return _about_card("CB-8", "cb-refuse-not-face-up", action)
    if card in position.top and position.opus == NOBODY:
        return _about_card("CB-8", "cb-refuse-win-top", action)
    owner = _owner(position, card)
    if owner not in (NOBODY, seat):
        return _about_card("CB-4", "cb-refuse-win-token", action, owner)
    return _not_fulfilled(position, requirement_of(action))


def _not_fulfilled(position: CiubPosition, needs: int) -> Refusal:
    """CB-8: what the tray lacks."""
    shown = requirement.count_numbers(position.tray)
    card = card_text(requirement.write(needs))
    form = requirement.form_of(needs)
    reached = requirement.reached(needs, shown, position.jokers)
    if form == requirement.SUM:
        return Refusal("CB-8", text("cb-refuse-win-sum", card=card, sum=reached))
    if form == requirement.EQUAL:
        least = requirement.needed(needs)
        return Refusal("CB-8", text("cb-refuse-win-equal", card=card, least=least, most=reached))
    missing = [
        face_text(number - 1)
        for number in range(1, HIGHEST + 1)
        for _ in range(requirement.times(needs, number) - shown[number])
    ]
    return Refusal("CB-8", text("cb-refuse-win-list", card=card, missing=join_texts(missing, *AS_LIST)))


def _down(position: CiubPosition, action: int) -> Refusal:
    if _card(position, action) == NO_CARD:
        return _about_card("CB-8b", "cb-refuse-not-face-up", action)
    return _about_card("CB-8b", "cb-refuse-down-bottom", action)


# -- dice in the turn ------------------------------------------------------------------------------------


def _about_kind(rule: str, key: str, kind: int) -> Refusal:
    return Refusal(rule, text(key, kind=kind_text(kind)))


def _about_die(rule: str, key: str, state: int) -> Refusal:
    return Refusal(rule, text(key, die=die_text(state)))


def _no_such_face(rule: str, kind: int, face: int) -> Refusal:
    return Refusal(rule, text("cb-refuse-no-such-face", kind=kind_text(kind), face=face_text(face)))


def _supply_has_none(kind: int) -> Refusal:
    return _about_kind("CB-10a", "cb-refuse-supply", kind)


def _dice_action(position: CiubPosition, action_kind: int, action: int) -> Refusal:
    kind = kind_of(action)
    if action_kind == codes.SWAP_DIE:
        return _cannot_act(position, "CB-5a", kind, SWAP) or _supply_has_none(first_of(action))
    if action_kind == codes.REROLL_DIE:
        acting = _cannot_act(position, "CB-5b", kind, REROLL)
        return acting or _not_a_target(position, "CB-5b", SIDE[kind][REROLL], state_of(action))
    acting = _cannot_act(position, "CB-5c", kind, ADJUST)
    return acting or _adjust(position, kind, state_of(action), face_of(action))


def _cannot_act(position: CiubPosition, rule: str, kind: int, face: int) -> Refusal | None:
    """Why no die of the kind can use an action; None if one can."""
    side = SIDE[kind][face]
    if side < 0:
        return _no_such_face(rule, kind, face)
    if position.outside[side]:
        return None
    if face == REROLL and position.outside[SPENT[kind]]:
        return _about_kind("CB-5b", "cb-refuse-spent", kind)
    if position.tray[side]:
        return _about_die("CB-6", "cb-refuse-acts-in-tray", side)
    if position.outside[INACTIVE[kind]]:
        return _about_kind("CB-5a", "cb-refuse-acts-inactive", kind)
    return _about_die(rule, "cb-refuse-no-such-die", side)


def _not_there(position: CiubPosition, rule: str, state: int) -> Refusal | None:
    """Why an action cannot be about a die; None if it lies outside the tray."""
    if position.outside[state]:
        return None
    if state < SIDES and position.tray[state]:
        return _about_die(rule, "cb-refuse-in-tray", state)
    return _about_die(rule, "cb-refuse-no-such-die", state)


def _not_a_target(position: CiubPosition, rule: str, acting: int, target: int) -> Refusal:
    missing = _not_there(position, rule, target)
    return missing or _about_die(rule, "cb-refuse-no-other", acting)


def _adjust(position: CiubPosition, kind: int, target: int, face: int) -> Refusal:
    acting = SIDE[kind][ADJUST]
    if target != ITSELF:
        if not position.outside[target] or (target == acting and position.outside[acting] == 1):
            return _not_a_target(position, "CB-5c", acting, target)
        kind = KIND_OF[target]
    if SIDE[kind][face] < 0:
        return _no_such_face("CB-5c", kind, face)
    if target == ITSELF:
        return Refusal("CB-5c", text("cb-refuse-adjust-itself"))
    return _about_die("CB-5c", "cb-refuse-face-shown", target)


def _aside(position: CiubPosition, state: int) -> Refusal:
    missing = _not_there(position, "CB-6", state)
    if missing is not None:
        return missing
    if state >= ACTIVE:
        return _about_kind("CB-6", "cb-refuse-aside-inactive", KIND_OF[state])
    return Refusal("CB-6", text("cb-refuse-aside-skull"))


# -- dice after the cast ---------------------------------------------------------------------------------


def _return(position: CiubPosition, seat: int, state: int) -> Refusal:
    kind = KIND_OF[state]
    if state < SIDES and FACE_OF[state] == TWO_FOR_ONE:
        return _about_die("CB-8b", "cb-refuse-return-not-in-tray", state)
    if state < ACTIVE:
        return _about_kind("CB-8b", "cb-refuse-return-by-kind", kind)
    if count(position.held[seat], kind):
        return _about_kind("CB-8b", "cb-refuse-return-two-for-one", kind)
    return _about_kind("CB-8b", "cb-refuse-not-yours", kind)


def _for_two(position: CiubPosition, kind: int, first: int, second: int) -> Refusal:
    side = SIDE[kind][TWO_FOR_ONE]
    if side < 0:
        return _no_such_face("CB-10", kind, TWO_FOR_ONE)
    if not position.doubled[kind]:
        return _about_die("CB-10", "cb-refuse-not-kept", side)
    if kind in (first, second):
        return _about_kind("CB-10", "cb-refuse-same-colour", kind)
    for taken in (first, second):
        if not count(position.supply, taken):
            return _supply_has_none(taken)
    if first == second:
        return _about_kind("CB-10a", "cb-refuse-supply-one", first)
    return Refusal("CB-10", text("cb-refuse-order", first=kind_text(second), second=kind_text(first)))


def _for_white(position: CiubPosition, seat: int, kind: int) -> Refusal:
    if kind == WHITE:
        return Refusal("CB-10", text("cb-refuse-white-for-white"))
    if not count(position.held[seat], kind):
        return _about_kind("CB-10", "cb-refuse-not-yours", kind)
    return _supply_has_none(WHITE)
