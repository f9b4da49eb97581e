"""Games and made-up scenes, step by step, beside the slow reading of the rules in `oracle.py`."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from itertools import count

import pytest

from conclave.core.chance import Chance
from conclave.core.pending import Decide, Over
from conclave.core.position import Position
from conclave.core.source import Bits
from conclave.games.five_seals.engine.layout import Layout, Place, Room
from conclave.games.five_seals.interface.view import FiveSealsView, HeldScroll, Player
from conclave.registry import GAMES
from tests.games.five_seals.rules import oracle_table
from tests.games.five_seals.rules.oracle import Oracle
from tests.games.five_seals.rules.oracle_breaking import dice_sets, reachable
from tests.games.five_seals.rules.oracle_scenes import made_up, with_other_ways
from tests.games.five_seals.rules.oracle_table import CIRCLES, COLOURS, ELEMENTS, MIGHT, Scroll, Table, Token
from tests.games.oracle_steps import seat_to_decide, settle_both

GAME = GAMES.find("five-seals")
ENDINGS = {"fs-over-strongest": "FS-10", "fs-over-quiet": "FS-10a"}
EXPLOITED = ("change", "renewal", "strengthening", "growth", "deception", "alteration", "transfer", "theft")
EXPLOITED_KINDS = [f"{spell}-{colour}" for spell in EXPLOITED for colour in COLOURS]

# fmt: off
every_rule = pytest.mark.rule(
    "FS-1", "FS-2", "FS-3", "FS-3a", "FS-3b", "FS-3c", "FS-4", "FS-5", "FS-5a", "FS-6", "FS-7", "FS-8",
    "FS-9", "FS-9b", "FS-10", "FS-10a", "FS-11", "FS-BI", "FS-CH", "FS-RE", "FS-ST", "FS-GR", "FS-SY",
    "FS-Z1", "FS-SW", "FS-EX", "FS-AB", "FS-DI", "FS-RA", "FS-DE", "FS-AL", "FS-TR", "FS-TH", "FS-XP",
    "FS-DP", "FS-LE", "FS-TE", "FS-GU", "FS-SP", "FS-W", "FS-X",
)
# fmt: on


class Comparison:
    """Engine and oracle side by side in games of one circle for one number of players."""

    def __init__(self, circle: str, players: int, seed: int) -> None:
        self.circle = circle
        self.players = players
        self.chance = random.Random(f"{circle} {players} {seed}")
        self.source = Bits(self.chance.getrandbits)
        self.decisions = 0
        self.cast: Counter[str] = Counter()
        self.exploited: Counter[str] = Counter()

    def whole_game(self) -> None:
        """From the set-up to the end, now and then with the circle and the first player drawn."""
        circle = self.chance.choice([self.circle, "random"])
        first = self.chance.choice(["random", str(self.chance.randint(1, self.players))])
        options = {"players": self.players, "circle": circle, "first": first}
        position = GAME.start(GAME.configure(options))
        oracle = Oracle(view_of(position).board, self.players, circle, first)
        self.follow(position, oracle, None)

    def scene(self) -> None:
        """A made-up turn, and what comes of it in the next steps."""
        view = self.scene_view()
        position = GAME.imagine(view, self.source)
        assert view_of(position) == view
        self.follow(position, Oracle.from_view(view), self.chance.randint(5, 40))

    def scene_view(self) -> FiveSealsView:
        start = GAME.start(GAME.configure({"players": self.players, "circle": self.circle}))
        while view_of(start).stage != "turn":
            pending = start.pending
            if isinstance(pending, Chance):
                start.settle(pending.sample(self.source))
            else:
                assert isinstance(pending, Decide)
                (seat,) = pending.seats
                start.play(seat, start.legal(seat).sample(self.source))
        mine, theirs = self.wishes()
        base = view_of(start)
        if self.chance.random() < 0.3:
            base = replace(base, board=with_other_ways(base.board, self.chance))
        view = made_up(base, self.chance, mine, theirs)
        for _ in range(self.chance.choice([0, 10])):  # not always: what cannot be cast is to be seen as well
            if f"cast {mine}" in Oracle.from_view(view).legal():
                break
            view = made_up(base, self.chance, mine, theirs)
        return view

    def follow(self, position: Position, oracle: Oracle, steps: int | None) -> None:
        """Both play the same game; they must agree on everything all the way."""
        spell = ""
        for step in count():
            if self.chance.random() < 0.05:  # a position laid out from a view has to go on like the first
                position = GAME.imagine(view_of(position), self.source)
            compare(oracle.table, view_of(position))
            pending = position.pending
            if isinstance(pending, Over):
                assert (pending.places, pending.points, ENDINGS[pending.reason.key]) == oracle.over()
                return
            assert oracle.over() is None
            if step == steps:
                return
            if isinstance(pending, Chance):
                settle_both(position, oracle, self.source)
            else:
                seat = seat_to_decide(position, oracle)
                answer = self.answer(self.agreed(position, seat, oracle), spell)
                if answer.startswith("cast "):
                    spell = answer.removeprefix("cast ")
                    self.cast[spell] += 1
                elif answer.startswith("scroll ") and spell.startswith("exploitation"):
                    spell = answer.split(" ")[2]
                    self.exploited[spell] += 1
                position.play(seat, GAME.parse(answer))
                oracle.decide(answer)

    def agreed(self, position: Position, seat: int, oracle: Oracle) -> list[str]:
        offered = [GAME.notation(action) for action in position.legal(seat)]
        assert set(offered) == oracle.legal()
        assert len(offered) == len(set(offered))
        assert all(len(position.legal(other)) == 0 for other in range(self.players) if other != seat)
        self.decisions += 1
        return sorted(offered)

    def answer(self, offered: list[str], spell: str) -> str:
        """Often a scroll that was seldom cast, else just anything."""
        casts = [each for each in offered if each.startswith("cast ")]
        if casts and self.chance.random() < 0.6:
            return min(casts, key=lambda each: (self.uses(each.removeprefix("cast ")), self.chance.random()))
        if spell.startswith("exploitation") and offered[0].startswith("scroll "):
            return min(offered, key=lambda each: (self.exploited[each.split(" ")[2]], self.chance.random()))
        return self.chance.choice(offered)

    def uses(self, kind: str) -> int:
        """How often a scroll was cast, or an Exploitation for what it was used least."""
        spell, colour = kind.split("-")
        if spell == "exploitation":
            return min(self.exploited[each] for each in EXPLOITED_KINDS if each.endswith(colour))
        return self.cast[kind]

    def wishes(self) -> tuple[str, str]:
        """Scrolls that were seldom used so far: for whoever has the turn, and for another player."""
        seldom = min(self.kinds(), key=lambda kind: (self.cast[kind], self.chance.random()))
        if self.circle != "III" or self.chance.random() < 0.5:
            return seldom, ""
        lent = min(EXPLOITED_KINDS, key=lambda kind: (self.exploited[kind], self.chance.random()))
        return f"exploitation-{lent.split('-')[1]}", lent

    def kinds(self) -> list[str]:
        """What can be cast in games of this circle, apart from Binding."""
        spells = [spell for spell in dict.fromkeys((*MIGHT, *CIRCLES[self.circle])) if spell != "synergy"]
        return [f"{spell}-{colour}" for spell in spells for colour in COLOURS]

    def seldom_used(self, times: int) -> list[str]:
        """The scrolls that were cast, or through Exploitation used, less often."""
        seldom = [f"cast {kind}" for kind in [*self.kinds(), "binding-mind"] if self.cast[kind] < times]
        if self.circle == "III":
            seldom += [f"exploit {kind}" for kind in EXPLOITED_KINDS if self.exploited[kind] < times]
        return seldom


def view_of(position: Position) -> FiveSealsView:
    view = position.view(None)
    assert isinstance(view, FiveSealsView)
    return view


def compare(table: Table, view: FiveSealsView) -> None:
    """Everything on the table."""
    seals: dict[int, tuple[str, int, str | None]] = {}
    for space, seal in table.lies.items():
        name = seal.name if isinstance(seal, Scroll) else None
        seals[space] = (seal.colour, seal.strength, name)
    seen = {
        space: (seal.colour, seal.strength, seal.scroll)
        for space, seal in enumerate(view.seals, 1)
        if seal is not None
    }
    assert seals == seen
    assert view.supply == tuple(table.supply[colour] for colour in ELEMENTS)
    assert {each.colour: each.space for each in view.guardians} == table.guardians
    assert len(view.players) == len(table.players)
    for own, other in zip(table.players, view.players, strict=True):
        compare_player(own, other)
    assert view.round == table.round
    if table.round and not table.over:
        assert view.first == table.first
        assert view.turn == (None if view.stage == "roll" else table.turn)
        assert (view.quiet_rounds, view.seal_broken) == (table.quiet_rounds, table.seal_broken)


def compare_player(own: oracle_table.Player, seen: Player) -> None:
    assert (seen.mage, seen.familiar, seen.in_round) == (own.mage, own.familiar, own.in_round)
    assert seen.dice == tuple(tuple(own.values(colour)) for colour in ELEMENTS)
    assert seen.next_dice == tuple(own.next_dice.count(colour) for colour in ELEMENTS)
    assert sorted(map(written, seen.scrolls)) == sorted(map(written_own, own.scrolls))
    assert seen.points == seen.scroll_points + seen.synergy_points == own.points()
    assert seen.scroll_points == sum(scroll.strength for scroll in own.scrolls)


def written(held: HeldScroll) -> str:
    token = f" on {held.token.colour} {held.token.strength}" if held.token else ""
    return f"{held.scroll} {held.strength} {held.face_up}{token}"


def written_own(scroll: Scroll) -> str:
    token = f" on {scroll.token.colour} {scroll.token.strength}" if scroll.token else ""
    return f"{scroll.name} {scroll.strength} {scroll.face_up}{token}"


every_circle = pytest.mark.parametrize("circle", CIRCLES)
every_number = pytest.mark.parametrize("players", [2, 3, 4, 5])


def compared(circle: str, players: int, seed: int, games: int, decisions: int, times: int) -> None:
    """So many decisions, more if some scroll was not cast or exploited so many times; but there is an end."""
    comparison = Comparison(circle, players, seed)
    for _ in range(games):
        comparison.whole_game()
    while comparison.decisions < decisions or comparison.seldom_used(times):
        assert comparison.decisions < 5 * decisions, comparison.seldom_used(times)
        comparison.scene()


@every_rule
@every_circle
@every_number
def test_the_engine_agrees_with_the_oracle(circle: str, players: int) -> None:
    compared(circle, players, seed=0, games=1, decisions=1_500, times=2)


@pytest.mark.long
@every_rule
@every_circle
@every_number
def test_the_engine_agrees_with_the_oracle_for_long(circle: str, players: int) -> None:
    compared(circle, players, seed=1, games=20, decisions=25_000, times=20)


# -- the oracle by itself ------------------------------------------------------------------------------------


def corridor() -> Table:
    """Two mages on start circles 1 and 2; from the chamber one passage leads past 3 to 4, and on to box 5."""
    kinds = (("start", 0), ("start", 0), ("circle", 2), ("circle", 3), ("box", 4))
    places = [Place(n, f"P{n}", kind, strength, 0, 0) for n, (kind, strength) in enumerate(kinds, 1)]
    ways = (("P1", "hall"), ("hall", "P2"), ("P2", "P3"), ("P3", "P4"), ("P4", "P5"))
    layout = Layout("corridor", "", tuple(places), (Room("hall", "chamber", 0, 0),), ways)
    table = Table.laid_out(layout, 2)
    table.players[0].mage, table.players[1].mage = 1, 2
    table.lies = {3: Token("fire", 2), 4: Token("water", 3), 5: Scroll("growth", "mind")}
    return table


@pytest.mark.rule("FS-2", "FS-6")
def test_a_token_ends_the_way_and_a_mage_on_a_start_circle_does_not() -> None:
    table = corridor()
    assert reachable(table, table.players[0]) == {3}
    del table.lies[3]
    assert reachable(table, table.players[0]) == {4}


@pytest.mark.rule("FS-6", "FS-GU")
def test_figures_of_others_end_the_way_and_the_own_familiar_does_not() -> None:
    table = corridor()
    del table.lies[3], table.lies[4]
    table.players[0].familiar = 4
    assert reachable(table, table.players[0]) == {5}
    assert reachable(table, table.players[1]) == set()
    table.guardians["mind"] = 5
    assert reachable(table, table.players[0]) == set()


@pytest.mark.rule("FS-7")
def test_no_die_of_a_set_can_be_left_out() -> None:
    player = corridor().players[0]
    player.dice = [("earth", 2), ("earth", 3), ("earth", 4), ("fire", 6)]
    assert dice_sets(player, Token("earth", 4)) == {("earth", (4,)), ("earth", (2, 3))}
    assert dice_sets(player, Scroll("strengthening", "mind")) == {
        ("earth", (4,)),
        ("earth", (2, 3)),
        ("fire", (6,)),
    }


def test_a_difference_of_one_die_is_noticed() -> None:
    comparison = Comparison("II", 3, seed=0)
    view = comparison.scene_view()
    oracle = Oracle.from_view(view)
    compare(oracle.table, view)
    oracle.table.players[0].dice.append(("fire", 1))
    with pytest.raises(AssertionError):
        compare(oracle.table, view)
