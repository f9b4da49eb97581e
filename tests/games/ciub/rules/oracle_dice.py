"""The dice phase of a turn in the slow reading of ciúb: rolls, actions, the tray, what it wins (CB-5 to 8).

Nothing here moves on to another phase: see `oracle_turn.py`.
"""

from __future__ import annotations

from collections.abc import Iterable

from tests.games.ciub.rules.oracle_table import FACES, KINDS, NUMBERS, Card, Die, Player, Table, sides


def showing(dice: Iterable[Die], face: str) -> list[Die]:
    return [die for die in dice if die.face == face]


def with_word(dice: Iterable[Die], word: str) -> Die:
    """Any of them: dice that are written alike are alike."""
    return next(die for die in dice if die.word == word)


# -- rolls ---------------------------------------------------------------------------------------------------


def roll_of(dice: list[Die]) -> str:
    groups = []
    for kind in KINDS:
        number = len([die for die in dice if die.kind == kind])
        if number:
            groups.append(f"{number}d{{{','.join(FACES[kind].split(' '))}}}")
    return " + ".join(groups)


def show_roll(dice: list[Die], outcome: str) -> None:
    kinds = [kind for kind in KINDS if any(die.kind == kind for die in dice)]
    for kind, faces in zip(kinds, outcome.split(" + "), strict=True):
        rolled = [die for die in dice if die.kind == kind]
        for die, face in zip(rolled, faces.split(" "), strict=True):
            die.show(face)


# -- actions -------------------------------------------------------------------------------------------------


def swaps(table: Table) -> set[str]:
    """CB-5a: for any die of the supply as it was before."""
    mine = table.me.outside()
    return {f"swap {die.kind} {new.kind}" for die in showing(mine, "swap") for new in table.supply}


def swap(table: Table, kind: str, new_kind: str) -> None:
    die = with_word(table.me.outside(), f"{kind}:swap")
    table.give(table.me, new_kind)
    table.take_back(table.me, die)
    table.earned = True


def target_word(acting: Die, target: Die) -> str:
    return "itself" if target is acting else target.word


def rerolls(table: Table) -> set[str]:
    """CB-5b."""
    mine = table.me.outside()
    return {
        f"reroll {die.kind} {target_word(die, target)}"
        for die in showing(mine, "reroll")
        if not die.spent
        for target in mine
    }


def target_of(player: Player, acting: Die, word: str) -> Die:
    if word == "itself":
        return acting
    return with_word([die for die in player.outside() if die is not acting], word)


def reroll(table: Table, kind: str, word: str) -> None:
    """Up to the roll itself."""
    acting = with_word(table.me.outside(), f"{kind}:reroll")
    target = target_of(table.me, acting, word)
    if target is not acting:
        acting.spent = True
    table.rerolling = target


def adjusts(table: Table) -> set[str]:
    """CB-5c."""
    mine = table.me.outside()
    return {
        f"adjust {die.kind} {target_word(die, target)} {face}"
        for die in showing(mine, "adjust")
        for target in mine
        for face in sides(target.kind)
        if face != target.face and not (target is die and face in ("swap", "reroll", "adjust"))
    }


def adjust(table: Table, kind: str, word: str, face: str) -> None:
    acting = with_word(table.me.outside(), f"{kind}:adjust")
    target = target_of(table.me, acting, word)
    target.show(face)
    if target is not acting or table.self_adjust_to_tray:
        acting.in_tray = True
        table.earned = True


# -- the tray ------------------------------------------------------------------------------------------------


def active_skulls(table: Table) -> list[Die]:
    return showing(table.me.outside(), "skull")


def asides(table: Table) -> set[str]:
    """CB-6: what may go; the skulls must, without being asked for."""
    return {f"aside {die.word}" for die in table.me.outside() if die.active and die.face != "skull"}


def skulls_go(table: Table) -> None:
    for die in active_skulls(table):
        die.in_tray = True
        table.earned = True


def set_aside(table: Table, word: str) -> None:
    with_word(table.me.outside(), word).in_tray = True
    table.earned = True


def may_roll_on(table: Table) -> bool:
    """CB-7, when all skulls have gone."""
    skulls = active_skulls(table)
    left = [die for die in table.me.outside() if die not in skulls]
    return bool(left) and (table.earned or bool(skulls))


# -- what the tray is good for -------------------------------------------------------------------------------


def is_met(asked: str, tray: list[Die], jokers: bool) -> bool:
    """CB-8, CB-8a."""
    faces = [die.face for die in tray]
    if asked.endswith("+"):
        return sum(int(face) for face in faces if face in NUMBERS) >= int(asked[:-1])
    if asked.endswith("="):
        wanted = int(asked[:-1])
        skulls = faces.count("skull")
        equal = [faces.count(number) + (skulls if jokers else 0) for number in NUMBERS]
        return max(*equal, skulls) >= wanted
    left = list(faces)
    for number in asked.split(","):
        if number not in left:
            return False
        left.remove(number)
    return True


def winnable(table: Table) -> list[Card]:
    """CB-8; in the last turns the top row as well (CB-9)."""
    within_reach = table.face_up() if table.opus is not None else table.bottom
    return [
        card
        for card in within_reach
        if card is not None
        and card.token in (None, table.me.seat)
        and is_met(card.name, table.me.tray(), table.jokers)
    ]
