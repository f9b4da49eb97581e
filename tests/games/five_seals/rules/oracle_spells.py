"""Every spell as the course of its own decisions.

A spell is a generator over a table: it asks, tosses and changes the table. One that could do nothing ends
without a step, or asks a question that has no answer; that is how `usable` finds out (FS-5).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tests.games.five_seals.rules.oracle_breaking import break_with_dice, breaks, end_round_for, reachable
from tests.games.five_seals.rules.oracle_movement import dispatch, guardian, leap, speed, teleportation
from tests.games.five_seals.rules.oracle_table import (
    ELEMENTS,
    Player,
    Scroll,
    SpellSteps,
    Table,
    Token,
    Toss,
    ask,
    roll_of,
    subsets,
)


def usable(table: Table, me: Player, scroll: Scroll, owner: Player | None = None) -> bool:
    """Whether the spell would have an effect now: the first step of it on a copy of the table (FS-5)."""
    owner = owner or me
    if scroll.spell == "synergy":
        return False
    trial = table.copied()
    trial.players[owner.seat].scrolls[owner.scrolls.index(scroll)].face_up = False
    first = next(cast(trial, trial.players[me.seat], scroll), None)
    return first is not None and (isinstance(first, Toss) or bool(first.answers))


def cast(table: Table, me: Player, scroll: Scroll) -> SpellSteps:
    """The effect of a scroll that was turned face down (FS-5: it counts as face down all the while)."""
    return SPELLS[scroll.spell](table, me, scroll.colour)


def of(colour: str, elements: Iterable[str] = ELEMENTS) -> list[str]:
    """The colours of dice a scroll may mean: its own, any for Mind."""
    return [element for element in elements if colour in (element, "mind")]


def dice_words(verb: str, colour: str, values: Iterable[int]) -> str:
    return " ".join([verb, colour, *map(str, values)])


def lay_hands_on(me: Player, words: list[str]) -> list[int]:
    """Take the dice named by `... fire 3 5` away; their values."""
    values = [int(word) for word in words[1:]]
    for value in values:
        me.dice.remove((words[0], value))
    return values


# -- Binding -------------------------------------------------------------------------------------------------


def binding(table: Table, me: Player, colour: str) -> SpellSteps:
    tokens = [space for space in reachable(table, me) if isinstance(table.lies[space], Token)]
    words = yield from ask(me, {"familiar", *breaks(table, me, tokens)})
    if words == ["familiar"]:
        me.familiar = me.mage
        return False
    yield from break_with_dice(table, me, words, by_familiar=True)
    return True


# -- Circle of Might -----------------------------------------------------------------------------------------


def change(table: Table, me: Player, colour: str) -> SpellSteps:
    def new_colours(old: str, number: int) -> set[str]:
        return {new for new in ELEMENTS if new != old and table.supply[new] >= number}

    answers = {
        dice_words("choose", old, values)
        for old in of(colour)
        for values in subsets(me.values(old))
        if new_colours(old, len(values))
    }
    _, old, *chosen = yield from ask(me, answers)
    _, new = yield from ask(me, {f"colour {each}" for each in new_colours(old, len(chosen))})
    values = lay_hands_on(me, [old, *chosen])
    table.supply[old] += len(values)
    table.supply[new] -= len(values)
    me.dice.extend((new, value) for value in values)
    return False


def renewal(table: Table, me: Player, colour: str) -> SpellSteps:
    answers = {
        dice_words("choose", each, values) for each in of(colour) for values in subsets(me.values(each))
    }
    _, *chosen = yield from ask(me, answers)
    values = lay_hands_on(me, chosen)
    rolled = yield roll_of([len(values)])
    me.dice.extend((chosen[0], int(value)) for value in rolled.split(" "))
    return False


def strengthening(table: Table, me: Player, colour: str) -> SpellSteps:
    answers = {
        dice_words("choose", each, values)
        for each in of(colour)
        for values in subsets(me.values(each))
        if 6 not in values
    }
    _, *chosen = yield from ask(me, answers)
    values = lay_hands_on(me, chosen)
    me.dice.extend((chosen[0], min(6, value + 2)) for value in values)
    return False


def growth(table: Table, me: Player, colour: str) -> SpellSteps:
    left = [each for each in of(colour) if table.supply[each] > 0]
    if not left:
        return False
    if colour == "mind":
        _, colour = yield from ask(me, {f"colour {each}" for each in left})
    table.supply[colour] -= 1
    rolled = yield roll_of([1])
    me.dice.append((colour, int(rolled)))
    return False


# -- Circle of Spaces ----------------------------------------------------------------------------------------


def exchange_places(table: Table, one: int, other: int) -> None:
    table.lies[one], table.lies[other] = table.lies[other], table.lies[one]


def pick_two(table: Table, me: Player, pairs: set[tuple[int, int]]) -> SpellSteps:
    """Two successive picks out of the pairs there are, then the two change places."""
    words = yield from ask(me, {f"pick {one}" for one, _ in pairs})
    first = int(words[1])
    words = yield from ask(me, {f"pick {other}" for one, other in pairs if one == first})
    exchange_places(table, first, int(words[1]))
    return False


def swap(table: Table, me: Player, colour: str) -> SpellSteps:
    tokens = table.tokens()
    pairs = {
        (one, other)
        for one in tokens
        for other in tokens
        if tokens[one].strength == tokens[other].strength and tokens[one].colour != tokens[other].colour
        if (one < other if colour == "mind" else tokens[one].colour == colour)
    }
    return (yield from pick_two(table, me, pairs))


def exchange(table: Table, me: Player, colour: str) -> SpellSteps:
    tokens = table.tokens()
    pairs = {
        (one, other)
        for one in tokens
        for other in tokens
        if one < other
        and tokens[one].colour == tokens[other].colour
        and colour in (tokens[one].colour, "mind")
        if tokens[one].strength != tokens[other].strength
    }
    return (yield from pick_two(table, me, pairs))


def absorption(table: Table, me: Player, colour: str) -> SpellSteps:
    (scroll,) = (each for each in me.scrolls if each.spell == "absorption" and each.colour == colour)
    if scroll.token is None:
        return False
    words = yield from ask(me, {f"die {each} {value}" for each, value in me.dice if value < 6})
    (value,) = lay_hands_on(me, words[1:])
    me.dice.append((words[1], min(6, value + scroll.token.strength)))
    scroll.token = None
    return False


def disintegration(table: Table, me: Player, colour: str) -> SpellSteps:
    tokens = table.tokens()
    words = yield from ask(me, {f"pick {each}" for each in tokens if colour in (tokens[each].colour, "mind")})
    del table.lies[int(words[1])]
    return False


def rearrangement(table: Table, me: Player, colour: str) -> SpellSteps:
    scrolls = table.scrolls()
    pairs = {
        (one, other)
        for one in scrolls
        for other in scrolls
        if one != other and scrolls[one].colour == colour
        if one < other or scrolls[other].colour != colour
    }
    return (yield from pick_two(table, me, pairs))


# -- Circle of Conflict --------------------------------------------------------------------------------------


def deception(table: Table, me: Player, colour: str) -> SpellSteps:
    def given(taken: str) -> set[str]:
        return {f"die {each} {value}" for each, value in me.dice if each != taken}

    answers = {
        f"from {rival.seat + 1} {each} {value}"
        for rival in table.rivals(me)
        for each, value in rival.dice
        if each in of(colour) and given(each)
    }
    _, seat, taken, their_value = yield from ask(me, answers)
    _, own, my_value = yield from ask(me, given(taken))
    rival = table.players[int(seat) - 1]
    rival.dice.remove((taken, int(their_value)))
    me.dice.remove((own, int(my_value)))
    me.dice.append((taken, int(my_value)))
    rival.dice.append((own, int(their_value)))
    return False


def alteration(table: Table, me: Player, colour: str) -> SpellSteps:
    if not table.rivals(me):
        return False

    def lower_dice(colours: list[str]) -> set[str]:
        return {
            dice_words(f"from {rival.seat + 1}", each, values)
            for rival in table.rivals(me)
            for each in colours
            for values in subsets([value for value in rival.values(each) if value > 1])
        }

    colours = of(colour)
    raised = {
        dice_words("choose", each, values)
        for each in colours
        for values in subsets([value for value in me.values(each) if value < 6])
    }
    nothing_yet = True
    if raised:
        words = yield from ask(me, raised | ({"nothing"} if lower_dice(colours) else set()))
        if words != ["nothing"]:
            nothing_yet = False
            colours = [words[1]]
            me.dice.extend((words[1], value + 1) for value in lay_hands_on(me, words[1:]))
    if lower_dice(colours):
        words = yield from ask(me, lower_dice(colours) | (set() if nothing_yet else {"nothing"}))
        if words != ["nothing"]:
            rival = table.players[int(words[1]) - 1]
            rival.dice.extend((words[2], value - 1) for value in lay_hands_on(rival, words[2:]))
    return False


def transfer(table: Table, me: Player, colour: str) -> SpellSteps:
    def mine(strength: int) -> set[str]:
        return {
            f"scroll {scroll.name}"
            for scroll in me.scrolls
            if scroll.face_up and scroll.spell != "binding" and scroll.strength == strength
        }

    answers = {
        f"scroll {rival.seat + 1} {scroll.name}"
        for rival in table.rivals(me)
        for scroll in rival.scrolls
        if scroll.face_up and scroll.spell != "binding" and scroll.colour == colour and mine(scroll.strength)
    }
    _, seat, theirs = yield from ask(me, answers)
    rival = table.players[int(seat) - 1]
    got = held(rival, theirs)
    _, own = yield from ask(me, mine(got.strength))
    given = held(me, own)
    rival.scrolls.remove(got)
    me.scrolls.remove(given)
    rival.scrolls.append(given)
    me.scrolls.append(got)
    return False


def held(player: Player, name: str) -> Scroll:
    """The player's face-up scroll of that name."""
    return next(scroll for scroll in player.scrolls if scroll.name == name and scroll.face_up)


def theft(table: Table, me: Player, colour: str) -> SpellSteps:
    def fitting(rival: Player) -> set[str]:
        return {f"die {each} {value}" for each, value in rival.dice if each in of(colour)}

    words = yield from ask(me, {f"from {rival.seat + 1}" for rival in table.rivals(me) if fitting(rival)})
    victim = table.players[int(words[1]) - 1]
    dice = fitting(victim)
    if len(dice) > 1:
        words = yield from ask(victim, dice)
    else:
        words = dice.pop().split(" ")
    (value,) = lay_hands_on(victim, words[1:])
    me.dice.append((words[1], value))
    if not victim.dice:
        yield from end_round_for(table, victim)
    return False


def exploitation(table: Table, me: Player, colour: str) -> SpellSteps:
    answers = {
        f"scroll {rival.seat + 1} {scroll.name}"
        for rival in table.rivals(me)
        for scroll in rival.scrolls
        if scroll.face_up and scroll.colour == colour and scroll.spell not in ("binding", "synergy")
        if usable(table, me, scroll, rival)
    }
    _, seat, name = yield from ask(me, answers)
    scroll = held(table.players[int(seat) - 1], name)
    scroll.face_up = False
    return (yield from cast(table, me, scroll))


SPELLS: dict[str, Callable[[Table, Player, str], SpellSteps]] = {
    "binding": binding,
    "change": change,
    "renewal": renewal,
    "strengthening": strengthening,
    "growth": growth,
    "swap": swap,
    "exchange": exchange,
    "absorption": absorption,
    "disintegration": disintegration,
    "rearrangement": rearrangement,
    "deception": deception,
    "alteration": alteration,
    "transfer": transfer,
    "theft": theft,
    "exploitation": exploitation,
    "dispatch": dispatch,
    "leap": leap,
    "teleportation": teleportation,
    "guardian": guardian,
    "speed": speed,
}
