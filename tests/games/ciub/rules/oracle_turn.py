"""The course of a game in the slow reading of ciúb: stage by stage what may be done, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations_with_replacement

from tests.games.ciub.rules import oracle_dice as dice
from tests.games.ciub.rules.oracle_table import KINDS, POWER, Card, Table, named


def answers(table: Table) -> set[str]:
    """Everything that may be decided now; empty where nobody decides."""
    stage = ANSWERS.get(table.stage)
    return set() if stage is None else stage(table)


def carry_out(table: Table, answer: str) -> None:
    verb, *words = answer.split(" ")
    CARRY_OUT[verb](table, *words)


def chance(table: Table) -> str | None:
    """The specification of what is rolled, drawn or dealt now."""
    if table.stage == "deal":
        group = [card for card in table.cards if card.group == "A"]
        return f"deal {2 * len(table.bottom)} of {kinds_of_cards(group)}"
    if table.stage == "first-player":
        return "draw 1 of " + " ".join(f"{player.seat + 1}:1" for player in table.players)
    if table.stage == "refill":
        group = [card for card in table.unseen if card.group == table.pile_group()]
        return f"draw 1 of {kinds_of_cards(group)}"
    if table.stage == "roll":
        return dice.roll_of(table.me.outside())
    if table.stage == "reroll":
        assert table.rerolling is not None
        return dice.roll_of([table.rerolling])
    return None


def kinds_of_cards(cards: list[Card]) -> str:
    return " ".join(f"{card.name}:1" for card in cards)


def happen(table: Table, outcome: str) -> None:
    """What was rolled, drawn or dealt."""
    if table.stage == "deal":
        dealt = [turn_up(table, name) for name in outcome.split(" ")]
        places = len(table.top)
        table.top, table.bottom = list(dealt[:places]), list(dealt[places:])
        if table.first is None:
            table.stage = "first-player"
        else:
            begin_turn(table, table.first)
    elif table.stage == "first-player":
        table.first = int(outcome) - 1
        begin_turn(table, table.first)
    elif table.stage == "refill":
        assert table.gap is not None
        card = turn_up(table, outcome)
        table.pile[card.group] -= 1
        table.top[table.gap] = card
        table.gap = None
        (keep_five if table.won else roll_all)(table)
    elif table.stage == "roll":
        dice.show_roll(table.me.outside(), outcome)
        table.stage = "act"
    else:
        assert table.rerolling is not None
        dice.show_roll([table.rerolling], outcome)
        table.rerolling = None
        table.stage = "act"


def turn_up(table: Table, name: str) -> Card:
    card = named(table.unseen, name)
    table.unseen.remove(card)
    return card


def begin_turn(table: Table, seat: int) -> None:
    table.turn = seat
    if table.opus is None:
        table.stage = "token"
    else:
        roll_all(table)


# -- token ---------------------------------------------------------------------------------------------------


def token_answers(table: Table) -> set[str]:
    """CB-4."""
    free = [card for card in table.face_up() if card.token is None]
    return {
        "pass",
        *[f"token {card.name}" for card in free],
        *[f"remove {card.name}" for card in free if card in table.top],
    }


def place_token(table: Table, name: str) -> None:
    card = named(table.face_up(), name)
    before = table.token_of(table.me.seat)
    if before is not None:
        before.token = None
    card.token = table.me.seat
    roll_all(table)


def remove_card(table: Table, name: str) -> None:
    card = named(table.top, name)
    place = table.top.index(card)
    table.top[place] = None
    table.removed.append(card)
    if table.pile_group() is None:
        roll_all(table)
    else:
        table.gap = place
        table.stage = "refill"


# -- dice ----------------------------------------------------------------------------------------------------


def roll_all(table: Table) -> None:
    """All dice outside the tray, at first simply all."""
    for die in table.me.outside():
        die.lie_plain()
    table.earned = False
    table.stage = "roll"


def act_answers(table: Table) -> set[str]:
    return dice.swaps(table) | dice.rerolls(table) | dice.adjusts(table) | aside_answers(table)


def aside_answers(table: Table) -> set[str]:
    return dice.asides(table) | {"stop"} | ({"roll"} if dice.may_roll_on(table) else set())


def reroll(table: Table, kind: str, word: str) -> None:
    dice.reroll(table, kind, word)
    table.stage = "reroll"


def set_aside(table: Table, word: str) -> None:
    dice.skulls_go(table)
    dice.set_aside(table, word)
    table.stage = "aside"


def roll_on(table: Table) -> None:
    dice.skulls_go(table)
    roll_all(table)


def stop(table: Table) -> None:
    dice.skulls_go(table)
    if dice.winnable(table):
        table.stage = "cast"
    else:
        win_nothing(table)


# -- cast ----------------------------------------------------------------------------------------------------


def cast_answers(table: Table) -> set[str]:
    return {"decline"} | {f"win {card.name}" for card in dice.winnable(table)}


def clear_up(table: Table) -> None:
    """Only the 2for1 dice in the tray still mean something (CB-10)."""
    table.earned = False
    for die in table.me.dice:
        if not (die.in_tray and die.face == "2for1"):
            die.lie_plain()


def win_nothing(table: Table) -> None:
    clear_up(table)
    table.stage = "take"


def win(table: Table, name: str) -> None:
    clear_up(table)
    card = named(table.face_up(), name)
    row = table.bottom if card in table.bottom else table.top
    place = row.index(card)
    row[place] = None
    card.token = None
    table.me.cards.append(card)
    table.won = True
    if table.opus is not None:
        keep_five(table)
    elif table.pile_group() is None:
        table.me.opus = True
        keep_five(table)
    else:
        table.gap = place
        table.stage = "down"


def down_answers(table: Table) -> set[str]:
    return {f"down {card.name}" for card in table.top if card is not None}


def move_down(table: Table, name: str) -> None:
    """CB-8b: with its token, if there is one on it."""
    assert table.gap is not None
    card = named(table.top, name)
    table.bottom[table.gap] = card
    table.gap = table.top.index(card)
    table.top[table.gap] = None
    table.stage = "refill"


def keep_five(table: Table) -> None:
    table.stage = "return" if len(table.me.dice) > 5 else "exchange"


def return_answers(table: Table) -> set[str]:
    return {f"return {die.word}" for die in table.me.dice}


def return_die(table: Table, word: str) -> None:
    table.take_back(table.me, dice.with_word(table.me.dice, word))
    keep_five(table)


def take_answers(table: Table) -> set[str]:
    """CB-8c."""
    return {"nothing"} | {f"take {die.kind}" for die in table.supply}


def take(table: Table, kind: str) -> None:
    table.give(table.me, kind)
    table.stage = "exchange"


def take_nothing(table: Table) -> None:
    table.stage = "exchange"


# -- exchange ------------------------------------------------------------------------------------------------


def exchange_answers(table: Table) -> set[str]:
    """CB-10, CB-10a."""
    found = {"end"}
    for die in table.me.tray():
        others = sorted((each.kind for each in table.supply if each.kind != die.kind), key=KINDS.index)
        for first, second in set(combinations_with_replacement(others, 2)):
            if first != second or others.count(first) >= 2:
                found.add(f"exchange {die.kind} {first} {second}")
    if table.in_supply("white"):
        found |= {f"whiten {die.kind}" for die in table.me.dice if die.kind in POWER}
    return found


def exchange_for_two(table: Table, kind: str, first: str, second: str) -> None:
    table.give(table.me, first)
    table.give(table.me, second)
    table.take_back(table.me, dice.with_word(table.me.tray(), f"{kind}:2for1"))


def exchange_for_white(table: Table, kind: str) -> None:
    of_kind = [die for die in table.me.dice if die.kind == kind]
    of_kind.sort(key=lambda die: die.in_tray)  # the plain ones first
    table.give(table.me, "white")
    table.take_back(table.me, of_kind[0])


def end_turn(table: Table) -> None:
    me = table.me
    for die in me.dice:
        die.lie_plain()
    for kind in KINDS:
        of_kind = [die for die in me.dice if die.kind == kind]
        for die in of_kind[5 if kind == "white" else 4 :]:
            table.take_back(me, die)
    table.quiet_turns = 0 if table.won else table.quiet_turns + 1
    table.won = False
    following = (me.seat + 1) % len(table.players)
    if table.opus == following:
        table.over = "opus"
    elif table.quiet_turns == 20 * len(table.players):
        table.over = "quiet"
    if table.over:
        table.stage = "finished"
    else:
        begin_turn(table, following)


ANSWERS: dict[str, Callable[[Table], set[str]]] = {
    "token": token_answers,
    "act": act_answers,
    "aside": aside_answers,
    "cast": cast_answers,
    "down": down_answers,
    "return": return_answers,
    "take": take_answers,
    "exchange": exchange_answers,
}
CARRY_OUT: dict[str, Callable[..., None]] = {
    "pass": roll_all,
    "token": place_token,
    "remove": remove_card,
    "swap": dice.swap,
    "reroll": reroll,
    "adjust": dice.adjust,
    "aside": set_aside,
    "roll": roll_on,
    "stop": stop,
    "win": win,
    "decline": win_nothing,
    "down": move_down,
    "return": return_die,
    "take": take,
    "nothing": take_nothing,
    "exchange": exchange_for_two,
    "whiten": exchange_for_white,
    "end": end_turn,
}
