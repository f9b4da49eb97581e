"""A second, slow reading of Five Seals, to be held against the engine: the course of a game.

It reads like an evening at the table: one generator from the set-up (or from a view of a turn) to the end,
which yields what must happen next and is sent what did happen.

    oracle = Oracle(layout, players=3, circle="II", first="1")
    oracle.expects_chance()      # the specification of the chance, or None
    oracle.asked()               # the seat that must decide, or None
    oracle.legal()               # everything it may decide, in notation
"""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from conclave.games.five_seals.engine.layout import Layout
from conclave.games.five_seals.engine.seal_face import Seal
from conclave.games.five_seals.interface.view import FiveSealsView
from tests.games.five_seals.rules.oracle_breaking import (
    break_with_dice,
    breaks,
    end_round_for,
    reachable,
    take_dice,
)
from tests.games.five_seals.rules.oracle_spells import cast, held, usable
from tests.games.five_seals.rules.oracle_table import (
    CIRCLES,
    COLOURS,
    ELEMENTS,
    MIGHT,
    STRENGTHS,
    Ask,
    Player,
    Scroll,
    Steps,
    Table,
    Token,
    Toss,
    ask,
    roll_of,
    scroll_named,
    ways_of,
)


class Oracle:
    def __init__(self, layout: Layout, players: int, circle: str = "random", first: str = "random") -> None:
        self.table = Table.laid_out(layout, players)
        self._follow(whole_game(self.table, circle, first))

    @classmethod
    def from_view(cls, view: FiveSealsView) -> Oracle:
        """From a turn on, before anything was done in it."""
        assert view.stage == "turn"
        oracle = cls.__new__(cls)
        oracle.table = table_of(view)
        oracle._follow(rounds(oracle.table, rolled=True))
        return oracle

    def _follow(self, steps: Steps) -> None:
        self._steps = steps
        self._next: Ask | Toss | None = next(steps)

    def _send(self, what_happened: str) -> None:
        try:
            self._next = self._steps.send(what_happened)
        except StopIteration:
            self._next = None
        if isinstance(self._next, Ask):
            assert self._next.answers, "a question without an answer"

    def asked(self) -> int | None:
        return self._next.seat if isinstance(self._next, Ask) else None

    def legal(self) -> set[str]:
        return set(self._next.answers) if isinstance(self._next, Ask) else set()

    def expects_chance(self) -> str | None:
        return self._next.spec if isinstance(self._next, Toss) else None

    def decide(self, notation: str) -> None:
        assert isinstance(self._next, Ask)
        assert notation in self._next.answers
        self._send(notation)

    def settle(self, outcome: str) -> None:
        assert isinstance(self._next, Toss)
        self._send(outcome)

    def over(self) -> tuple[tuple[int, ...], tuple[int, ...], str] | None:
        """Places, points, and the rule that ended the game."""
        if self._next is not None:
            return None
        points = tuple(player.points() for player in self.table.players)
        places = tuple(1 + len([more for more in points if more > own]) for own in points)
        return places, points, self.table.over


# -- set-up --------------------------------------------------------------------------------------------------


def whole_game(table: Table, circle: str, first: str) -> Steps:
    if circle == "random":
        circle = yield Toss("draw 1 of I:1 II:1 III:1 IV:1")
    yield from lay_tokens(table)
    yield from lay_scrolls(table, circle)
    yield from place_mages(table)
    seats = [str(player.seat + 1) for player in table.players]
    if first == "random":
        first = yield Toss("draw 1 of " + " ".join(f"{seat}:1" for seat in seats))
    table.first = int(first) - 1
    for player in clockwise(table):
        yield from take_dice(table, player)
    yield from rounds(table, rolled=False)


def lay_tokens(table: Table) -> Steps:
    for strength in STRENGTHS:
        circles = spaces(table.layout, "circle", strength)
        if circles:
            of_each = 10 if strength == 2 else 5
            kinds = " ".join(f"{colour}:{of_each}" for colour in ELEMENTS)
            dealt = yield Toss(f"deal {len(circles)} of {kinds}")
            for space, colour in zip(circles, dealt.split(" "), strict=True):
                table.lies[space] = Token(colour, strength)


def lay_scrolls(table: Table, circle: str) -> Steps:
    for strength, basic, other in zip(STRENGTHS, MIGHT, CIRCLES[circle], strict=True):
        boxes = spaces(table.layout, "box", strength)
        if boxes:
            if circle == "I":
                kinds = [f"{basic}-{colour}:2" for colour in COLOURS]
            else:
                kinds = [f"{spell}-{colour}:1" for spell in (basic, other) for colour in COLOURS]
            dealt = yield Toss(f"deal {len(boxes)} of {' '.join(kinds)}")
            for space, name in zip(boxes, dealt.split(" "), strict=True):
                table.lies[space] = scroll_named(name)
    placed = {scroll.colour for scroll in table.scrolls().values() if scroll.spell == "guardian"}
    table.guardians = dict.fromkeys(placed)


def spaces(layout: Layout, kind: Literal["start", "circle", "box"], strength: int = 0) -> list[int]:
    return [place.number for place in layout.places if (place.kind, place.strength) == (kind, strength)]


def place_mages(table: Table) -> Steps:
    for player in table.players:
        free = set(spaces(table.layout, "start")) - {other.mage for other in table.players}
        words = yield from ask(player, {f"place {space}" for space in free})
        player.mage = int(words[1])


def clockwise(table: Table) -> list[Player]:
    """All players, from the first player on."""
    return table.players[table.first :] + table.players[: table.first]


# -- rounds and turns ----------------------------------------------------------------------------------------


def rounds(table: Table, rolled: bool) -> Steps:
    """From the roll of a round on, or from the turn of `table.turn` on; to the end of the game."""
    while not table.over:
        if not rolled:
            yield from roll(table)
        rolled = False
        while any(player.in_round for player in table.players):
            if table.players[table.turn].in_round:
                yield from take_turn(table, table.players[table.turn])
            table.turn = (table.turn + 1) % len(table.players)
        finish_round(table)


def roll(table: Table) -> Steps:
    """FS-4. Those without dice have a turn all the same (FS-3c)."""
    table.round += 1
    table.turn = table.first
    for player in table.players:
        player.in_round = True
    groups = [
        (player, colour, player.next_dice.count(colour))
        for player in table.players
        for colour in ELEMENTS
        if colour in player.next_dice
    ]
    if groups:
        rolled = yield roll_of(number for _, _, number in groups)
        for (player, colour, _), values in zip(groups, rolled.split(" + "), strict=True):
            player.dice.extend((colour, int(value)) for value in values.split(" "))
    for player in table.players:
        player.next_dice = []


def take_turn(table: Table, me: Player) -> Steps:
    """FS-5: scrolls one after the other, then one seal, or the dice go back."""
    over = False
    while not over:
        casts = {f"cast {each.name}" for each in me.scrolls if each.face_up and usable(table, me, each)}
        seals = breaks(table, me, reachable(table, me))
        words = yield from ask(me, casts | (seals or {"end"}))
        if words[0] == "cast":
            scroll = held(me, words[1])
            scroll.face_up = False
            over = yield from cast(table, me, scroll)
        elif words[0] == "break":
            yield from break_with_dice(table, me, words)
            over = True
        else:
            for colour, _ in me.dice:
                table.supply[colour] += 1
            me.dice = []
            over = True
    if not me.dice:
        yield from end_round_for(table, me)


def finish_round(table: Table) -> None:
    """FS-10, FS-10a."""
    table.quiet_rounds = 0 if table.seal_broken else table.quiet_rounds + 1
    table.seal_broken = False
    strongest = [scroll for scroll in table.scrolls().values() if scroll.strength == 6]
    if len(strongest) < (4 if len(table.players) <= 3 else 5):
        table.over = "FS-10"
    elif table.quiet_rounds == 3:
        table.over = "FS-10a"
    else:
        table.first = (table.first + 1) % len(table.players)


# -- from a view ---------------------------------------------------------------------------------------------


def table_of(view: FiveSealsView) -> Table:
    assert view.first is not None
    assert view.turn is not None
    players = [
        Player(
            seat,
            seen.mage,
            seen.familiar,
            [(colour, value) for colour, row in zip(ELEMENTS, seen.dice, strict=True) for value in row],
            [colour for colour, row in zip(ELEMENTS, seen.next_dice, strict=True) for _ in range(row)],
            [
                replace(scroll_named(each.scroll), face_up=each.face_up, token=token_of(each.token))
                for each in seen.scrolls
            ],
            seen.in_round,
        )
        for seat, seen in enumerate(view.players)
    ]
    lies: dict[int, Token | Scroll] = {}
    for space, seal in enumerate(view.seals, 1):
        if seal is not None:
            token = token_of(seal)
            lies[space] = scroll_named(seal.scroll or "") if token is None else token
    return Table(
        view.board,
        ways_of(view.board),
        players,
        lies,
        dict(zip(ELEMENTS, view.supply, strict=True)),
        {each.colour: each.space for each in view.guardians},
        view.round,
        view.first,
        view.turn,
        view.quiet_rounds,
        view.seal_broken,
    )


def token_of(seal: Seal | None) -> Token | None:
    return None if seal is None or seal.scroll is not None else Token(seal.colour, seal.strength)
