"""The Circle of Movement, a spell at a time (see `oracle_spells.py`)."""

from __future__ import annotations

from tests.games.five_seals.rules.oracle_breaking import (
    break_with_dice,
    breaks,
    is_blocked,
    reachable,
    win_seal,
)
from tests.games.five_seals.rules.oracle_table import Player, SpellSteps, Table, ask


def dispatch(table: Table, me: Player, colour: str) -> SpellSteps:
    tokens = table.tokens()
    words = yield from ask(
        me,
        {
            f"pick {space}"
            for space in tokens
            if colour in (tokens[space].colour, "mind") and not is_blocked(table, space)
        },
    )
    me.familiar = int(words[1])
    return False


def leap(table: Table, me: Player, colour: str) -> SpellSteps:
    before = reachable(table, me)
    targets: dict[int, set[str]] = {}
    for space in before & set(table.tokens()):
        if colour in (table.lies[space].colour, "mind") and not is_blocked(table, space):
            trial = table.copied()
            del trial.lies[space]
            targets[space] = breaks(table, me, reachable(trial, trial.players[me.seat]) - before)
    words = yield from ask(me, {f"pick {space}" for space in targets if targets[space]})
    words = yield from ask(me, targets[int(words[1])])
    yield from break_with_dice(table, me, words)
    return True


def teleportation(table: Table, me: Player, colour: str) -> SpellSteps:
    before = reachable(table, me)
    targets: dict[str, set[str]] = {}
    for other in table.others(me):
        for figure in ("mage", "familiar"):
            trial = table.copied()
            setattr(trial.players[other.seat], figure, None)
            behind = reachable(trial, trial.players[me.seat]) - before
            fitting = {space for space in behind if colour in (table.lies[space].colour, "mind")}
            targets[f"pass {other.seat + 1} {figure}"] = breaks(table, me, fitting)
    words = yield from ask(me, {each for each in targets if targets[each]})
    words = yield from ask(me, targets[" ".join(words)])
    yield from break_with_dice(table, me, words)
    return True


def guardian(table: Table, me: Player, colour: str) -> SpellSteps:
    stands = table.guardians[colour]
    answers = {
        f"pick {space}"
        for space, scroll in table.scrolls().items()
        if scroll.colour == colour and space != stands
    }
    if stands is not None:
        answers.add("take-off")
    words = yield from ask(me, answers)
    table.guardians[colour] = None if words == ["take-off"] else int(words[1])
    return False


def speed(table: Table, me: Player, colour: str) -> SpellSteps:
    def second_seals(first: int) -> set[int]:
        trial = table.copied()
        mage = trial.players[me.seat]
        assert list(win_seal(trial, mage, first)) == []
        return {space for space in reachable(trial, mage) if colour in (trial.lies[space].colour, "mind")}

    firsts = {space for space in reachable(table, me) if breaks(table, me, [space])}
    words = yield from ask(me, breaks(table, me, {space for space in firsts if second_seals(space)}))
    seconds = second_seals(int(words[1]))
    yield from break_with_dice(table, me, words)
    words = yield from ask(me, {f"pick {space}" for space in seconds})
    yield from win_seal(table, me, int(words[1]))
    return True
