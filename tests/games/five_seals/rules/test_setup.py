"""Set-up: circle, tokens, scrolls, mages, first player, draft of dice, first roll (FS-1 to FS-4)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from conclave.core.chance import Chance
from conclave.core.source import Bits
from tests.games.five_seals.play import CIRCLES, COLOURS, ELEMENTS, GAME, STRENGTH, Table, laid, player

every_number_of_players = pytest.mark.parametrize("players", [2, 3, 4, 5])


def begun(players: int = 2, circle: str = "random", first: str = "random") -> Table:
    return Table(GAME.start(GAME.configure({"players": players, "circle": circle, "first": first})))


def filled(table: Table, seed: int = 1) -> Table:
    """Chance decides until the mages are to be placed."""
    source = Bits(random.Random(seed).getrandbits)
    while isinstance(chance := table.position.pending, Chance) and table.view.stage in ("circle", "fill"):
        table.position.settle(chance.sample(source))
    return table


def placed(table: Table) -> Table:
    filled(table)
    for seat in range(len(table.view.players)):
        table.do(f"{seat + 1} place {seat + 1}")
    return table


@pytest.mark.rule("FS-1")
def test_fs_1_the_circle_is_drawn_unless_it_is_chosen() -> None:
    table = begun()
    assert table.chance == "draw 1 of I:1 II:1 III:1 IV:1"
    assert table.view.circle is None
    assert table.do("roll III").view.circle == "III"
    assert begun(circle="II").view.circle == "II"
    assert begun(circle="II").view.stage == "fill"


@pytest.mark.rule("FS-1", "FS-B3")
@every_number_of_players
def test_fs_1_tokens_of_each_strength_are_dealt_then_scrolls(players: int) -> None:
    table = begun(players, "II")
    printed = Counter((place.kind, place.strength) for place in table.view.board.places)
    for strength in range(2, 7):
        pieces = 10 if strength == 2 else 5
        kinds = " ".join(f"{each}:{pieces}" for each in ELEMENTS)
        assert table.chance == f"deal {printed['circle', strength]} of {kinds}"
        deal(table)
    for strength in range(2, 7):
        spells = [CIRCLES["I"][strength - 2], CIRCLES["II"][strength - 2]]
        kinds = " ".join(f"{spell}-{colour}:1" for spell in spells for colour in COLOURS)
        assert table.chance == f"deal {printed['box', strength]} of {kinds}"
        deal(table)
    assert table.view.stage == "mages"


def deal(table: Table, seed: int = 4) -> None:
    chance = table.position.pending
    assert isinstance(chance, Chance)
    table.position.settle(chance.sample(Bits(random.Random(seed).getrandbits)))


@pytest.mark.rule("FS-1")
def test_fs_1_the_first_circle_has_every_scroll_twice() -> None:
    table = begun(2, "I")
    for _ in range(5):
        deal(table)
    number = sum(place.kind == "box" and place.strength == 2 for place in table.view.board.places)
    kinds = " ".join(f"change-{colour}:2" for colour in COLOURS)
    assert table.chance == f"deal {number} of {kinds}"


@pytest.mark.rule("FS-1", "FS-Z1")
@every_number_of_players
@pytest.mark.parametrize("circle", CIRCLES)
def test_fs_1_every_place_is_filled_with_its_strength(circle: str, players: int) -> None:
    view = filled(begun(players, circle)).view
    tokens: Counter[tuple[str, int]] = Counter()
    scrolls: Counter[str] = Counter()
    for place, seal in zip(view.board.places, view.seals, strict=True):
        if place.kind == "start":
            assert seal is None
            continue
        assert seal is not None
        assert seal.strength == place.strength
        if place.kind == "circle":
            assert seal.scroll is None
            tokens[seal.colour, seal.strength] += 1
        else:
            assert seal.scroll is not None
            scrolls[seal.scroll] += 1
            spell, colour = seal.scroll.split("-")
            assert colour == seal.colour
            assert spell in (*CIRCLES["I"], *CIRCLES[circle])
            assert STRENGTH[spell] == seal.strength
    assert all(number <= (10 if strength == 2 else 5) for (_, strength), number in tokens.items())
    assert max(scrolls.values()) <= (2 if circle == "I" else 1)


@pytest.mark.rule("FS-1")
@every_number_of_players
def test_fs_1_one_die_more_of_each_colour_than_there_are_players(players: int) -> None:
    assert begun(players).view.supply == (players + 1,) * 4


@pytest.mark.rule("FS-1", "FS-GU")
@pytest.mark.parametrize("circle", CIRCLES)
def test_fs_1_guardians_whose_scrolls_were_placed_stand_beside_the_board(circle: str) -> None:
    view = filled(begun(2, circle, "1"), seed=3).view
    lying = {seal.scroll for seal in view.seals if seal is not None}
    wanted = [colour for colour in COLOURS if f"guardian-{colour}" in lying]
    assert [guardian.colour for guardian in view.guardians] == wanted
    assert all(guardian.space is None for guardian in view.guardians)
    assert bool(wanted) == (circle == "IV")


@pytest.mark.rule("FS-2")
@every_number_of_players
def test_fs_2_mages_are_placed_in_seat_order_one_to_a_start_circle(players: int) -> None:
    table = filled(begun(players, "I"))
    starts = [place.number for place in table.view.board.places if place.kind == "start"]
    for seat in range(1, players + 1):
        assert table.asked == seat
        assert table.offered("place") == [str(start) for start in starts[: len(starts) - seat + 1]]
        if seat > 1:
            assert table.refused(f"place {starts[-1]}") == "FS-2"
        table.do(f"place {starts[-seat]}")
    assert [player.mage for player in table.view.players] == starts[-1 : -players - 1 : -1]


@pytest.mark.rule("FS-2", "FS-B2")
def test_fs_2_only_start_circles_take_mages() -> None:
    table = filled(begun(5, "I"))
    circle = next(place.number for place in table.view.board.places if place.kind == "circle")
    assert table.refused(f"place {circle}") == "FS-2"
    assert table.refused("end") == "FS-2"


@pytest.mark.rule("FS-2")
def test_fs_2_everybody_has_a_binding_scroll_and_a_familiar_off_the_board() -> None:
    for seat, each in enumerate(filled(begun(5, "IV")).view.players, 1):
        assert [(held.scroll, held.face_up) for held in each.scrolls] == [("binding-mind", True)], seat
        assert each.familiar is None
        assert each.points == 1


@pytest.mark.rule("FS-3")
def test_fs_3_the_first_player_is_drawn_after_the_mages_unless_chosen() -> None:
    table = placed(begun(3, "I"))
    assert table.chance == "draw 1 of 1:1 2:1 3:1"
    table.do("roll 3")
    assert table.view.first == 2
    assert table.asked == 3
    chosen = placed(begun(3, "I", "2"))
    assert chosen.view.first == 1
    assert chosen.asked == 2


@pytest.mark.rule("FS-3")
def test_fs_3_three_dice_each_clockwise_from_the_first_player() -> None:
    table = placed(begun(3, "I", "2"))
    table.do("2 take fire fire fire", "3 take fire water air")
    assert table.supply("fire") == 0
    assert table.refused("take fire air air") == "FS-3"
    assert table.refused("take air air") == "FS-3"
    assert table.refused("take air air air earth") == "FS-3"
    assert table.refused("end") == "FS-3"
    table.do("1 take air air air")
    assert [table.waiting(seat) for seat in (1, 2, 3)] == ["air 3", "fire 3", "fire 1, water 1, air 1"]


@pytest.mark.rule("FS-3")
def test_fs_3_any_three_dice_may_be_taken() -> None:
    table = placed(begun(2, "I", "1"))
    assert len(table.offered("take")) == 20
    table.do("1 take fire fire fire")
    assert len(table.offered("take")) == 10


@pytest.mark.rule("FS-4")
def test_fs_4_all_dice_are_rolled_at_once_and_the_first_player_begins() -> None:
    table = placed(begun(2, "I", "2"))
    table.do("2 take water water earth", "1 take fire air air")
    assert table.chance == "1d{1,2,3,4,5,6} + 2d{1,2,3,4,5,6} + 2d{1,2,3,4,5,6} + 1d{1,2,3,4,5,6}"
    table.do("roll 1 + 2 3 + 4 4 + 6")
    assert (table.dice(1), table.dice(2)) == ("fire 1, air 2 3", "water 4 4, earth 6")
    assert (table.view.round, table.turn, table.asked) == (1, 2, 2)
    assert [each.next_dice for each in table.view.players] == [(0, 0, 0, 0)] * 2
    assert [table.supply(colour) for colour in ELEMENTS] == [2, 1, 1, 2]


# -- a small supply ------------------------------------------------------------------------------------------

SIXES = {12: "synergy-fire", 13: "synergy-water", 14: "synergy-air", 15: "synergy-earth"}


@pytest.mark.rule("FS-3a", "FS-9")
@pytest.mark.parametrize(
    ("supply", "taken"),
    [("", ""), ("earth 1", "earth 1"), ("fire 1, earth 1", "fire 1, earth 1"), ("water 3", "water 3")],
)
def test_fs_3a_three_dice_or_fewer_are_taken_without_a_question(supply: str, taken: str) -> None:
    table = laid(SIXES, player(dice=""), player(dice="air 1", mage=2), supply=supply)
    table.do("1 end")
    assert table.asked == 2
    assert table.waiting(1) == taken
    assert sum(table.view.supply) == 0


@pytest.mark.rule("FS-3a")
def test_fs_3a_with_four_dice_there_is_a_choice() -> None:
    table = laid(SIXES, player(dice=""), player(dice="air 1", mage=2), supply="fire 1, water 3")
    table.do("1 end")
    assert table.asked == 1
    assert set(table.offered("take")) == {"fire water water", "water water water"}


@pytest.mark.rule("FS-3c", "FS-GR")
def test_fs_3c_who_starts_a_round_without_dice_still_gets_a_turn() -> None:
    hand = player("growth-fire", dice="water 2")
    table = laid({6: "air 2", **SIXES}, hand, player(waiting="fire 1, water 1, air 1", mage=2), supply="")
    table.do("1 end")
    assert table.waiting(1) == "water 1"
    table = laid(
        {6: "air 2", **SIXES}, player("growth-fire"), player(waiting="water 3", mage=2), supply="", first=2
    )
    table.do("1 end")
    assert table.waiting(1) == ""
    assert table.chance == "3d{1,2,3,4,5,6}"
    table.do("roll 1 1 1")
    assert table.asked == 1
    assert table.player(1).in_round
    assert table.refused("cast growth-fire") == "FS-GR"
    table.do("cast binding-mind", "familiar", "end")
    assert table.familiar() is None
    assert table.asked == 2
    table.do("2 end")


@pytest.mark.rule("FS-3c", "FS-9")
def test_fs_3c_growth_gives_such_a_player_a_die() -> None:
    table = laid({6: "fire 2", **SIXES}, player("growth-fire"), player(dice="air 1", mage=2), supply="fire 1")
    assert table.legal == ["cast growth-fire", "cast binding-mind", "end"]
    table.do("cast growth-fire", "roll 2", "break 6 fire 2")
    assert table.waiting(1) == "fire 1"
    assert table.asked == 2


@pytest.mark.rule("FS-3c", "FS-4")
def test_fs_3c_when_nobody_has_dice_nothing_is_rolled() -> None:
    table = laid({6: "fire 2", **SIXES}, player(), player(waiting="", mage=2), supply="")
    table.do("1 end")
    assert table.view.round == 3
    assert (table.chance, table.asked) == ("", 2)
