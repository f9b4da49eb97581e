"""Games and made-up scenes, step by step, beside the slow reading of the rules in `oracle.py`."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import count

import pytest

from conclave.core.chance import Chance
from conclave.core.pending import Over
from conclave.core.position import Position
from conclave.core.refusal import IllegalAction
from conclave.core.source import Bits
from conclave.games.ciub.interface.view import CiubView
from conclave.registry import GAMES
from tests.games.ciub.rules.oracle import Oracle
from tests.games.ciub.rules.oracle_dice import is_met
from tests.games.ciub.rules.oracle_scenes import made_up
from tests.games.ciub.rules.oracle_table import KINDS, STATES, Die, cards_of, die_of, sides
from tests.games.ciub.rules.oracle_walk import Walk
from tests.games.oracle_steps import seat_to_decide, settle_both

GAME = GAMES.find("ciub")
RULES = GAME.page().rules
ENDINGS = {"cb-over-opus": "opus", "cb-over-quiet": "quiet"}

every_rule = pytest.mark.rule(
    "CB-1", "CB-2", "CB-3", "CB-4", "CB-5", "CB-5a", "CB-5b", "CB-5c", "CB-5d", "CB-6", "CB-7", "CB-8",
    "CB-8a", "CB-8b", "CB-8c", "CB-9", "CB-9a", "CB-10", "CB-10a", "CB-11",
)  # fmt: skip


class Comparison:
    """Engine and oracle side by side, with the same options in all games and scenes."""

    def __init__(self, players: int, form: str, skulls: str, self_adjust: str, seed: int) -> None:
        self.players = players
        self.form = form
        self.skulls = skulls
        self.self_adjust = self_adjust
        self.chance = random.Random(f"{players} {form} {skulls} {self_adjust} {seed}")
        self.source = Bits(self.chance.getrandbits)
        self.walk = Walk(self.chance)
        self.cards = [card.name for card in cards_of(form)]
        self.positions = 0

    def whole_game(self) -> None:
        first = self.chance.choice(["random", str(self.chance.randint(1, self.players))])
        options = {
            "players": self.players,
            "form": self.form,
            "skulls": self.skulls,
            "self_adjust": self.self_adjust,
            "first": first,
        }
        position = GAME.start(GAME.configure(options))
        self.walk.change_mood()
        self.follow(position, Oracle(self.players, self.form, self.skulls, self.self_adjust, first), None)

    def scene(self) -> None:
        """Any moment of a turn, and what comes of it in the next steps."""
        aim = min(self.cards, key=lambda card: (self.walk.seen[f"win {card}"], self.chance.random()))
        wish = self.walk.wish() if self.chance.random() < 0.3 else ""
        jokers, to_tray = self.skulls == "jokers", self.self_adjust == "tray"
        view = made_up(self.chance, self.players, self.form, jokers, to_tray, aim, wish)
        position = GAME.imagine(view, self.source)
        self.walk.be_eager(for_action=bool(wish))
        is_last = view.pile == (0, 1) and not view.won
        self.walk.last_removal = is_last and view.stage == "refill"
        steps = 50 if is_last and view.stage in ("token", "refill") else 20
        self.follow(position, Oracle.from_view(view), self.chance.randint(1, steps))

    def follow(self, position: Position, oracle: Oracle, steps: int | None) -> None:
        """Both play the same game; they must agree on everything all the way."""
        for step in count():
            if self.chance.random() < 0.05:  # a position laid out from a view has to go on like the first
                position = GAME.imagine(view_of(position), self.source)
            compare_views(position, oracle, self.chance.choice([None, *range(self.players)]))
            self.positions += 1
            pending = position.pending
            if isinstance(pending, Over):
                assert (pending.places, pending.points, ENDINGS[pending.reason.key]) == oracle.over()
                self.walk.note_over(oracle)
                return
            if step == steps:
                return
            if isinstance(pending, Chance):
                settle_both(position, oracle, self.source)
            else:
                seat = seat_to_decide(position, oracle)
                self.compare_actions(position, seat, oracle)
                answer = self.walk.answer(oracle)
                position.play(seat, GAME.parse(answer))
                oracle.decide(answer)

    def compare_actions(self, position: Position, seat: int, oracle: Oracle) -> None:
        offered = position.legal(seat)
        notations = [GAME.notation(action) for action in offered]
        legal = oracle.legal()
        assert set(notations) == legal
        assert len(offered) == len(notations) == len(legal)
        for notation in self.chance.sample(notations, min(len(notations), 5)):
            assert position.why_not(seat, GAME.parse(notation)) is None, notation
        for other in range(self.players):
            assert other == seat or len(position.legal(other)) == 0
        view = oracle.view()
        for _ in range(3):
            notation = self.some_notation(view)
            if notation not in legal:
                self.check_refusal(position, seat, notation)
        someone = self.chance.randrange(self.players)
        if someone != seat:
            self.check_refusal(position, someone, self.chance.choice(notations))

    def check_refusal(self, position: Position, seat: int, notation: str) -> None:
        action = GAME.parse(notation)
        assert action not in position.legal(seat), notation
        refusal = position.why_not(seat, action)
        assert refusal is not None, notation
        assert refusal.rule in RULES, notation
        if self.chance.random() < 0.1:
            before = view_of(position)
            with pytest.raises(IllegalAction):
                position.play(seat, action)
            assert view_of(position) == before

    def some_notation(self, view: CiubView) -> str:
        """Something a player might try, mostly with the dice and cards that are there."""
        chance = self.chance
        dice = [*view.outside, *view.outside, *view.tray, chance.choice(STATES)]
        face_up = [card.name for card in (*view.top, *view.bottom) if card is not None]
        card = chance.choice([*face_up, *face_up, *self.cards])
        die, target = chance.choice(dice), chance.choice([*dice, "itself"])
        kind = die.split(":")[0]
        turned = kind if target == "itself" else target.split(":")[0]
        one, two = sorted(chance.choices(KINDS, k=2), key=KINDS.index)
        return chance.choice(
            [
                *["pass", "roll", "stop", "decline", "nothing", "end"],
                *[f"{verb} {card}" for verb in ("token", "remove", "win", "win", "down")],
                *[f"{verb} {kind} {one}" for verb in ("swap", "swap")],
                *[f"reroll {kind} {target}", f"adjust {kind} {target} {chance.choice(sides(turned))}"] * 3,
                *[f"aside {die}", f"return {die}", f"take {one}", f"whiten {kind}"],
                *[f"exchange {kind} {one} {two}"] * 2,
            ]
        )


def view_of(position: Position, seat: int | None = None) -> CiubView:
    view = position.view(seat)
    assert isinstance(view, CiubView)
    return view


def compare_views(position: Position, oracle: Oracle, seat: int | None = None) -> None:
    """Everything on the table; every seat sees the same."""
    seen = view_of(position, seat)
    assert replace(seen, viewer=None, reason=None) == oracle.view()
    assert seen.viewer == seat
    assert (seen.reason is None) == (oracle.over() is None)


every_number = pytest.mark.parametrize("players", [2, 3, 4])
every_form = pytest.mark.parametrize("form", ["normal", "short"])
every_reading = pytest.mark.parametrize(
    ("skulls", "self_adjust"), [("jokers", "outside"), ("value", "outside"), ("jokers", "tray")]
)


def compared(comparison: Comparison, games: int, positions: int, times: int) -> None:
    """So many positions, more if something rare was not seen so many times; but there is an end."""
    for _ in range(games):
        comparison.whole_game()
    while comparison.positions < positions or comparison.walk.seldom_seen(comparison.cards, times):
        assert comparison.positions < 10 * positions, comparison.walk.seldom_seen(comparison.cards, times)
        comparison.scene()


@every_rule
@every_number
@every_form
@every_reading
def test_the_engine_agrees_with_the_oracle(players: int, form: str, skulls: str, self_adjust: str) -> None:
    compared(Comparison(players, form, skulls, self_adjust, seed=0), games=1, positions=2_000, times=1)


@pytest.mark.long
@every_rule
@every_number
@every_form
@every_reading
def test_the_engine_agrees_with_the_oracle_for_long(
    players: int, form: str, skulls: str, self_adjust: str
) -> None:
    compared(Comparison(players, form, skulls, self_adjust, seed=1), games=20, positions=40_000, times=20)


# -- the oracle by itself ------------------------------------------------------------------------------------


@pytest.mark.rule("CB-8")
@pytest.mark.parametrize("name", [card.name for card in cards_of("normal") if card.name[-1] not in "=+"])
def test_every_number_of_a_list_is_needed(name: str) -> None:
    faces = name.split(",")
    tray = [Die("white", face, in_tray=True) for face in faces]
    others = [Die("white", "swap", in_tray=True), Die("green", "skull", in_tray=True)]
    assert is_met(name, [*tray, *others], jokers=True)
    for missing in tray:
        assert not is_met(name, [*others, *[die for die in tray if die is not missing]], jokers=True)


@pytest.mark.rule("CB-8", "CB-8a")
@pytest.mark.parametrize(
    ("words", "jokers", "own_value"),
    [
        ("white:1 yellow:1 yellow:1 blue:1", True, True),
        ("white:1 yellow:1 yellow:1 white:2", False, False),
        ("white:1 yellow:1 yellow:1 blue:skull", True, False),
        ("white:1 yellow:1 white:2 white:2 blue:skull", False, False),
        ("green:skull green:skull purple:skull blue:skull", True, True),
        ("green:2for1 green:2for1 purple:2for1 purple:2for1", False, False),
    ],
)
def test_four_equal(words: str, jokers: bool, own_value: bool) -> None:
    tray = [die_of(word, in_tray=True) for word in words.split(" ")]
    assert is_met("4=", tray, jokers=True) == jokers
    assert is_met("4=", tray, jokers=False) == own_value


@pytest.mark.rule("CB-8")
def test_only_numbers_are_added_up() -> None:
    tray = [
        die_of(word, in_tray=True) for word in ("green:7", "red:6", "orange:6", "white:swap", "blue:skull")
    ]
    assert is_met("19+", tray, jokers=True)
    assert not is_met("20+", tray, jokers=True)


def test_a_difference_of_one_die_is_noticed() -> None:
    comparison = Comparison(3, "normal", "jokers", "outside", seed=0)
    view = made_up(comparison.chance, 3, "normal", True, False, "4=")
    position = GAME.imagine(view, comparison.source)
    oracle = Oracle.from_view(view)
    compare_views(position, oracle)
    oracle.table.supply.append(Die("white"))
    with pytest.raises(AssertionError):
        compare_views(position, oracle)
