"""Reach, dice sets, and what happens when a seal is broken or a round is over (FS-3, FS-6 to FS-9)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import combinations

from tests.games.five_seals.rules.oracle_table import (
    ELEMENTS,
    Player,
    Scroll,
    Steps,
    Table,
    Token,
    ask,
    subsets,
)


def figures_of_others(table: Table, me: Player) -> set[int | None]:
    return {space for other in table.others(me) for space in (other.mage, other.familiar)}


def is_way_through(table: Table, figures: set[int | None], space: int) -> bool:
    """Whether a path may go on past a numbered space (FS-6); scrolls and guardians do not stop it."""
    if table.layout.places[space - 1].kind == "start":
        return True
    return not isinstance(table.lies.get(space), Token) and space not in figures


def is_blocked(table: Table, space: int) -> bool:
    """A seal on which a familiar, of whomever, or a guardian stands (circle IV)."""
    return space in table.guardians.values() or any(player.familiar == space for player in table.players)


def reachable(table: Table, me: Player) -> set[int]:
    """The spaces of all seals and scrolls this player could break, given the dice for it (FS-6)."""
    number_of = {place.id: place.number for place in table.layout.places}
    assert me.mage is not None
    start = table.layout.places[me.mage - 1].id
    figures = figures_of_others(table, me)
    seen = {start}
    waiting = [start]
    while waiting:
        here = waiting.pop(0)
        if here != start and here in number_of and not is_way_through(table, figures, number_of[here]):
            continue
        for there in table.ways[here]:
            if there not in seen:
                seen.add(there)
                waiting.append(there)
    spaces = {number_of[each] for each in seen if each in number_of}
    barred = figures | set(table.guardians.values())
    return {space for space in spaces if space in table.lies and space not in barred}


def dice_sets(me: Player, seal: Token | Scroll) -> set[tuple[str, tuple[int, ...]]]:
    """FS-7: dice of one colour, enough of them, and none that could be left out."""
    colours = ELEMENTS if seal.colour == "mind" else (seal.colour,)
    return {
        (colour, chosen)
        for colour in colours
        for chosen in subsets(me.values(colour))
        if sum(chosen) >= seal.strength and all(sum(chosen) - value < seal.strength for value in chosen)
    }


def breaks(table: Table, me: Player, spaces: Iterable[int]) -> set[str]:
    """Every way to break one of the seals with this player's dice."""
    return {
        " ".join(["break", str(space), colour, *map(str, values)])
        for space in spaces
        for colour, values in dice_sets(me, table.lies[space])
    }


def break_with_dice(table: Table, me: Player, words: list[str], by_familiar: bool = False) -> Steps:
    """Carry out `break 17 fire 2 5` (FS-7)."""
    verb, space, colour, *values = words
    assert verb == "break"
    for value in values:
        me.dice.remove((colour, int(value)))
        table.supply[colour] += 1
    yield from win_seal(table, me, int(space), by_familiar)


def win_seal(table: Table, me: Player, space: int, by_familiar: bool = False) -> Steps:
    """The seal is broken: mage or familiar comes (FS-8, FS-BI), the seal goes (FS-7, FS-AB)."""
    seal = table.lies.pop(space)
    table.seal_broken = True
    if by_familiar:
        me.familiar = space
    else:
        me.mage = space
        for player in table.players:
            if player.familiar == space:  # dispatched by its owner, or passed by Teleportation
                player.familiar = None
    if isinstance(seal, Scroll):
        me.scrolls.append(replace(seal, face_up=True))
        return
    fitting = [
        scroll
        for scroll in me.scrolls
        if scroll.spell == "absorption" and scroll.face_up and scroll.colour in (seal.colour, "mind")
    ]
    if fitting:
        words = yield from ask(me, {"nothing", *(f"scroll {scroll.name}" for scroll in fitting)})
        for scroll in fitting:
            if words[-1] == scroll.name:
                scroll.token = seal


def end_round_for(table: Table, player: Player) -> Steps:
    """FS-9."""
    player.in_round = False
    player.familiar = None
    for scroll in player.scrolls:
        scroll.face_up = True
    yield from take_dice(table, player)


def take_dice(table: Table, player: Player) -> Steps:
    """FS-3, FS-3a: three dice for the coming roll, or what there is."""
    there = [colour for colour in ELEMENTS for _ in range(table.supply[colour])]
    taken = there
    if len(there) > 3:
        words = yield from ask(player, {" ".join(["take", *three]) for three in combinations(there, 3)})
        taken = words[1:]
    for colour in taken:
        table.supply[colour] -= 1
        player.next_dice.append(colour)
