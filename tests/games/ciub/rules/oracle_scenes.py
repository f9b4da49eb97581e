"""Scenes from the middle of a game, made up at random: odd dice, a scarce supply, tokens, the end near.

Random play from the set-up seldom comes to what is rare, so most comparisons of the engine with the oracle
start here. Only what could happen in a game is laid out.
"""

from __future__ import annotations

import random
from collections import Counter

from conclave.games.ciub.interface.view import CiubView
from tests.games.ciub.rules.oracle import Oracle
from tests.games.ciub.rules.oracle_table import (
    KINDS,
    NUMBERS,
    POWER,
    Card,
    Die,
    Player,
    Table,
    laid_out,
    named,
    sides,
)

BEFORE_THE_DICE = ("token", "removal")
WITH_FACES = ("act", "reroll", "aside", "cast")
AFTER_A_WIN = ("down", "refill", "return", "exchange-won")
REFILLING = ("removal", "down", "refill")
WEIGHTS = {
    "token": 4,
    "removal": 1,
    "roll": 1,
    "act": 8,
    "reroll": 2,
    "aside": 6,
    "cast": 4,
    "down": 1,
    "refill": 1,
    "return": 3,
    "exchange-won": 2,
    "take": 2,
    "exchange": 3,
}
"""How often a scene is at each moment of a turn."""


def made_up(
    chance: random.Random,
    players: int,
    form: str,
    jokers: bool,
    self_adjust_to_tray: bool,
    aim: str,
    wish: str = "",
) -> CiubView:
    """Any moment of a turn; the card `aim` is within reach if it can be brought about.

    A `wish` is an action like `adjust blue skull`: what, by which die, with which target. Now and then all
    players are even, and it may be the last turn without a win (CB-9a, CB-11).
    """
    while True:
        (moment,) = ["act"] if wish else chance.choices(list(WEIGHTS), list(WEIGHTS.values()))
        table = laid_out(players, form, jokers, self_adjust_to_tray)
        table.turn, table.first = chance.randrange(players), chance.randrange(players)
        table.won = moment in AFTER_A_WIN
        even = chance.random() < 0.2
        lay_cards(table, chance, moment, aim, even)
        hand_out_dice(table, chance, moment, aim, even)
        if moment in WITH_FACES:
            show_faces(table, chance, moment)
        if moment == "act" and wish:
            grant(table, chance, wish)
        table.stage = {"removal": "refill", "exchange-won": "exchange"}.get(moment, moment)
        if could_be(table):
            oracle = Oracle.of(table)
            if oracle.expects_chance() or len(oracle.legal()) > 1:
                return oracle.view()


def could_be(table: Table) -> bool:
    """Whether a game can come to this."""
    outside = table.me.outside()
    if table.stage == "reroll":  # by another die, or by itself
        die = table.rerolling
        return die is not None and (any(each.spent for each in outside) or "reroll" in sides(die.kind))
    if table.stage == "aside":
        return bool(table.me.tray())
    if table.stage == "return":
        return len(table.me.dice) > 5
    return True


# -- cards ---------------------------------------------------------------------------------------------------


def lay_cards(table: Table, chance: random.Random, moment: str, aim: str, even: bool) -> None:
    turned_up = number_turned_up(table, chance, moment, aim)
    in_pile = dict(table.pile)
    table.pile["B"] = max(0, in_pile["B"] - turned_up)
    table.pile["C"] = min(in_pile["C"], in_pile["B"] + in_pile["C"] - turned_up)
    winner = opus_winner(table, chance, moment)
    numbers = {
        "A": 2 * len(table.bottom),
        "B": in_pile["B"] - table.pile["B"],
        "C": in_pile["C"] - table.pile["C"],
    }
    known: list[Card] = []
    for group, number in numbers.items():
        cards = [card for card in table.cards if card.group == group]
        chance.shuffle(cards)
        cards.sort(key=lambda card: card.name != aim)
        known += cards[:number]
    table.unseen = [card for card in table.cards if card not in known]
    chance.shuffle(known)
    known.sort(key=lambda card: card.name != aim)
    above, below = gaps(table, chance, moment, winner)
    places = [place for place in range(len(table.bottom)) if place not in below]
    chance.shuffle(places)
    for place in places:
        table.bottom[place] = known.pop(0)
    for place in range(len(table.top)):
        if place not in above:
            table.top[place] = known.pop()
    lay_tokens(table, chance)
    chance.shuffle(known)
    if winner is not None:
        table.players[winner].opus = True
        table.players[winner].cards.append(known.pop())
    if table.won and winner != table.turn:
        table.me.cards.append(known.pop())
    for card in known:
        owner = chance.choice([None, *table.players])
        if owner is None or even:
            table.removed.append(card)
        else:
            owner.cards.append(card)
    most_quiet = 20 * len(table.players) - 1
    if winner not in (None, table.turn):  # only the turns since
        most_quiet = (table.me.seat - winner) % len(table.players) - 1
    table.quiet_turns = most_quiet if even else chance.choice([0, most_quiet, chance.randint(0, most_quiet)])


def number_turned_up(table: Table, chance: random.Random, moment: str, aim: str) -> int:
    """Of the pile: any number, or one near the end of the B or of the C cards."""
    b_cards, all_cards = table.pile["B"], sum(table.pile.values())
    most = all_cards - 1 if moment in REFILLING else all_cards
    least = {"A": 0, "B": 1, "C": b_cards + 1}[named(table.cards, aim).group]
    if table.won:
        least = max(1, least)
    wished = chance.choice([chance.randint(0, all_cards), b_cards, all_cards - 1, all_cards, all_cards])
    if moment in BEFORE_THE_DICE and chance.random() < 0.5:  # a removal turns up the last card (CB-9)
        wished = all_cards - 1
    return min(most, max(least, wished))


def opus_winner(table: Table, chance: random.Random, moment: str) -> int | None:
    """Who took the Opus Magnum, if anybody did."""
    if table.pile_group() or moment in (*BEFORE_THE_DICE, *REFILLING) or chance.random() < 0.4:
        return None
    others = [player.seat for player in table.players if player is not table.me]
    return chance.choice([*others, table.me.seat] if table.won else others)


def gaps(table: Table, chance: random.Random, moment: str, winner: int | None) -> tuple[list[int], list[int]]:
    """The empty places of the top row and of the bottom row."""
    places = list(range(len(table.top)))
    if moment in REFILLING:
        table.gap = chance.choice(places)
        return ([], [table.gap]) if moment == "down" else ([table.gap], [])
    if table.pile_group():
        return [], []
    above = chance.sample(places, chance.choice([0, 0, 1, 2, len(places)]))
    below = []
    if winner is not None:
        below = chance.sample(places, 2 if table.won and winner != table.turn else 1)
    return above, below


def lay_tokens(table: Table, chance: random.Random) -> None:
    for player in table.players:
        free = [card for card in table.face_up() if card.token is None]
        if chance.random() < 0.5:
            free = [card for card in free if card in table.bottom]
        if free and chance.random() < 0.6:
            chance.choice(free).token = player.seat


# -- dice ----------------------------------------------------------------------------------------------------


def hand_out_dice(table: Table, chance: random.Random, moment: str, aim: str, even: bool) -> None:
    box = Counter(dict.fromkeys(POWER, 7) | {"white": 5 * len(table.players)})
    me = table.me
    me.dice = fitting_dice(box, chance, aim) if moment in WITH_FACES else []
    liking = {kind: chance.choice([1, 1, 5, 20, 100]) for kind in KINDS}
    number = 5 if even else chance.choice([5, 12] if moment in BEFORE_THE_DICE else [4, 5, 8, 12])
    take_some(me, box, chance, liking, number, limited=moment in BEFORE_THE_DICE)
    for player in table.players:
        if player is not me:
            player.dice = []
            number = chance.choice([5, 6] if even else [4, 5, 7, 9, 20])
            take_some(player, box, chance, liking, number, limited=True)
    table.supply = [Die(kind) for kind in KINDS for _ in range(box[kind])]
    if moment not in (*BEFORE_THE_DICE, *WITH_FACES):
        for die in me.dice:
            if moment == "roll" and chance.random() < 0.4:
                die.face, die.in_tray = chance.choice(sides(die.kind)), True
            elif moment != "roll" and "2for1" in sides(die.kind) and chance.random() < 0.5:
                die.face, die.in_tray = "2for1", True
        if moment == "roll" and not me.outside():
            me.dice[0].lie_plain()


def take_some(
    player: Player,
    box: Counter[str],
    chance: random.Random,
    liking: dict[str, int],
    number: int,
    limited: bool,
) -> None:
    """So many dice in all, as far as there are any; `limited` as at the end of a turn (CB-10)."""
    while len(player.dice) < number:
        kinds = [
            kind
            for kind in KINDS
            if box[kind]
            and not (
                limited
                and len([die for die in player.dice if die.kind == kind]) >= (5 if kind == "white" else 4)
            )
        ]
        if not kinds:
            return
        (kind,) = chance.choices(kinds, [liking[kind] for kind in kinds])
        box[kind] -= 1
        player.dice.append(Die(kind))


def fitting_dice(box: Counter[str], chance: random.Random, aim: str) -> list[Die]:
    """Tray dice for a card, in one case of three one too few; fewer if the box has no more of them."""
    dice: list[Die] = []

    def add(faces: list[str]) -> bool:
        fitting = [(kind, face) for kind in KINDS if box[kind] for face in sides(kind) if face in faces]
        if not fitting:
            return False
        kind, face = chance.choice(fitting)
        box[kind] -= 1
        dice.append(Die(kind, face, in_tray=True))
        return True

    if aim.endswith("+"):  # often exactly so many, or one too few
        missing = int(aim[:-1]) - chance.choice([0, 0, 1])
        while missing > 0 and add([number for number in NUMBERS if int(number) <= missing]):
            missing -= int(dice[-1].face or 0)
    elif aim.endswith("="):
        collected = chance.choice([*NUMBERS, "skull", "skull"])
        for _ in range(int(aim[:-1])):
            add(["skull"] if chance.random() < 0.3 else [collected]) or add(["skull"])
    else:
        for number in aim.split(","):
            add([number])
    if chance.random() < 0.35:
        box[dice.pop(chance.randrange(len(dice))).kind] += 1
    return dice


def show_faces(table: Table, chance: random.Random, moment: str) -> None:
    """The dice in the tray are there; the others may go there, lie outside, or be inactive."""
    for die in table.me.dice:
        if die.in_tray:
            die.in_tray = chance.random() < 0.85
        elif chance.random() < 0.8:
            die.show(chance.choice(sides(die.kind)))
            die.in_tray = chance.random() < 0.15
            die.spent = die.face == "reroll" and chance.random() < 0.3
        if moment in ("aside", "cast") and die.face == "skull":
            die.in_tray = True
    if moment == "reroll" and table.me.outside():
        table.rerolling = chance.choice(table.me.outside())
        table.rerolling.lie_plain()
    inactive = [die for die in table.me.dice if not die.active and die is not table.rerolling]
    table.earned = moment == "aside" or bool(inactive) or chance.random() < 0.5


def grant(table: Table, chance: random.Random, wish: str) -> None:
    """One or two dice more that make the action possible, if the supply has them."""
    verb, kind, target = wish.split(" ")
    dice = [Die(kind, verb)]
    if target == "alike":
        dice.append(Die(kind, verb))
    elif target == "spent":
        dice.append(Die(chance.choice(["green", "blue"]), "reroll", spent=True))
    elif target == "inactive":
        dice.append(Die(chance.choice(KINDS)))
        table.earned = True
    elif target == "skull":
        dice.append(Die(chance.choice(["green", "purple", "blue"]), "skull"))
    for die in dice:
        if table.in_supply(die.kind):
            table.supply.remove(table.in_supply(die.kind)[0])
            table.me.dice.append(die)
