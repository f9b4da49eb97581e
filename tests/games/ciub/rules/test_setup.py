"""Set-up: the cards of the game, the pile and the rows, dice and the first player (CB-1 to CB-3)."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from conclave.core.chance import Chance
from conclave.core.options import OptionError
from conclave.core.source import Bits
from tests.games.ciub.box import CARDS, COLOURS, GROUPS, OPUS_POINTS, OWLS, TAKEN_OUT
from tests.games.ciub.play import GAME, Table, drawn_from, laid, player

every_number_of_players = pytest.mark.parametrize("players", [2, 3, 4])
both_forms = pytest.mark.parametrize("form", ["normal", "short"])


def begun(players: int = 2, form: str = "normal", first: str = "random") -> Table:
    return Table(GAME.start(GAME.configure({"players": players, "form": form, "first": first})))


def dealt(players: int = 2, form: str = "normal", first: str = "1") -> Table:
    """The rows hold the first A cards of the box."""
    table = begun(players, form, first)
    return table.do("= " + " ".join(islice(GROUPS["A"], 2 * (players + 1))))


def in_play(group: str, form: str) -> list[str]:
    return [card for card in GROUPS[group] if form == "normal" or group == "A" or card not in OWLS]


@pytest.mark.rule("CB-1")
@both_forms
def test_cb_1_the_cards_of_the_game_and_what_they_are_worth(form: str) -> None:
    cards = begun(form=form).view.cards
    named = [(card.group, card.name, card.points) for card in cards]
    expected = [(group, name, CARDS[name]) for group in "ABC" for name in in_play(group, form)]
    assert named == [*expected, ("D", "opus", OPUS_POINTS)]
    assert len(cards) == (33 if form == "normal" else 23)


@pytest.mark.rule("CB-1")
def test_cb_1_owls_are_marked_and_a_short_game_has_none() -> None:
    assert [card.name for card in begun(form="normal").view.cards if card.owl] == list(OWLS)
    assert [card.name for card in begun(form="short").view.cards if card.owl] == []


@pytest.mark.rule("CB-1", "CB-2")
@pytest.mark.parametrize(
    ("form", "players", "pile"),
    [
        ("normal", 2, (7, 7)),
        ("normal", 3, (9, 9)),
        ("normal", 4, (11, 11)),
        ("short", 2, (4, 4)),
        ("short", 3, (5, 5)),
        ("short", 4, (6, 6)),
    ],
)
def test_cb_1_some_cards_are_taken_out_at_random(form: str, players: int, pile: tuple[int, int]) -> None:
    assert dealt(players, form).view.pile == pile
    out = TAKEN_OUT[form][players]
    assert pile == tuple(len(in_play(group, form)) - out[group] for group in "BC")


@pytest.mark.rule("CB-2", "CB-1")
@both_forms
@every_number_of_players
def test_cb_2_a_cards_are_dealt_into_two_rows(players: int, form: str) -> None:
    table = begun(players, form, "1")
    places = players + 1
    kinds = " ".join(f"{card}:1" for card in GROUPS["A"])
    assert table.chance == f"deal {2 * places} of {kinds}"
    assert 2 * places == len(GROUPS["A"]) - TAKEN_OUT[form][players]["A"]
    cards = list(GROUPS["A"])[::-1][: 2 * places]
    table.do("= " + " ".join(cards))
    assert table.top == " ".join(cards[:places])
    assert table.bottom == " ".join(cards[places:])
    assert table.view.removed == ()


@pytest.mark.rule("CB-2")
@both_forms
@every_number_of_players
def test_cb_2_the_pile_holds_b_cards_on_c_cards_on_the_opus(players: int, form: str) -> None:
    """Every turn removes a card of the top row, so that the pile is turned up card by card."""
    table = dealt(players, form)
    source = Bits(random.Random(f"{players} {form}").getrandbits)
    for group, number in zip("BC", table.view.pile, strict=True):
        hidden = in_play(group, form)
        for _ in range(number):
            table.do(f"remove {table.top.split(' ')[0]}")
            assert table.chance == drawn_from(hidden)
            chance = table.position.pending
            assert isinstance(chance, Chance)
            card = chance.write(chance.sample(source))
            table.do(f"= {card}")
            hidden.remove(card)
            assert table.top.split(" ")[0] == card
            table.do("= 1 2 3 4 swap", "stop", "nothing")
    assert table.view.pile == (0, 0)
    table.do(f"remove {table.top.split(' ')[0]}")
    assert table.top.split(" ")[0] == "-"


@pytest.mark.rule("CB-3")
@every_number_of_players
def test_cb_3_everybody_has_five_white_dice_and_the_supply_all_others(players: int) -> None:
    table = dealt(players)
    assert [table.dice(seat) for seat in range(1, players + 1)] == ["white*5"] * players
    assert table.supply("white") == 0
    assert [table.supply(colour) for colour in COLOURS] == [7] * 6
    assert [table.token(seat) for seat in range(1, players + 1)] == [None] * players
    assert [table.points(seat) for seat in range(1, players + 1)] == [0] * players


@pytest.mark.rule("CB-3")
@every_number_of_players
def test_cb_3_the_first_player_is_drawn(players: int) -> None:
    table = dealt(players, first="random")
    assert table.chance == "draw 1 of " + " ".join(f"{seat}:1" for seat in range(1, players + 1))
    assert (table.view.first, table.turn) == (None, 0)
    table.do(f"= {players}")
    assert (table.view.first, table.turn, table.asked) == (players - 1, players, players)
    assert table.stage == "token"


@pytest.mark.rule("CB-3")
@every_number_of_players
def test_cb_3_or_chosen(players: int) -> None:
    for seat in range(1, players + 1):
        table = dealt(players, first=str(seat))
        assert (table.view.first, table.turn, table.asked) == (seat - 1, seat, seat)


@pytest.mark.rule("CB-3")
def test_cb_3_the_first_player_sits_at_the_table() -> None:
    with pytest.raises(OptionError):
        begun(players=2, first="3")
    with pytest.raises(OptionError):
        begun(players=3, first="4")


@pytest.mark.rule("CB-3")
def test_cb_3_turns_go_round_clockwise() -> None:
    table = dealt(3, first="2")
    order = []
    for _ in range(7):
        order.append(table.turn)
        table.do("pass", "= 1 2 3 4 swap", "stop", "nothing")
    assert order == [2, 3, 1, 2, 3, 1, 2]


@pytest.mark.rule("CB-5")
def test_cb_5_all_dice_are_rolled_and_active() -> None:
    table = laid("", player("white*2 yellow orange red green purple blue"))
    table.do("pass")
    assert table.stage == "roll"
    assert table.chance == (
        "2d{1,2,3,4,swap,swap} + 1d{1,1,3,3,5,5} + 1d{2,2,2,4,4,6} + 1d{3,4,4,5,5,6}"
        " + 1d{7,reroll,reroll,2for1,2for1,skull} + 1d{3,4,adjust,adjust,2for1,skull}"
        " + 1d{1,2,swap,reroll,adjust,skull}"
    )
    table.do("= white:4 white:swap yellow:5 orange:6 red:3 green:7 purple:4 blue:2")
    assert table.stage == "act"
    assert table.outside == "white:4 white:swap yellow:5 orange:6 red:3 green:7 purple:4 blue:2"
    assert table.tray == ""
    assert table.offered("aside") == table.outside.split(" ")
