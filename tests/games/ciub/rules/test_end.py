"""The Opus Magnum and the last turns (CB-9), a game without wins (CB-9a), the winner (CB-11)."""

from __future__ import annotations

import pytest

from conclave.core.pending import Over
from tests.games.ciub.box import GROUPS
from tests.games.ciub.play import Table, alike, drawn_from, laid, player, roll_of


def about_to_win(pile: tuple[int, int], *others: str | None, token: str | None = None) -> Table:
    """The first player may win 2,4,6; `others` are the cards with the tokens of the other players."""
    seated = [player(token=each) for each in others] or [player()]
    table = laid("orange:6 red:3", player(token=token), *seated, tray="white:2 white:4", pile=pile)
    return table.do("aside orange:6", "stop")


def idle(table: Table) -> Table:
    """The last turn of a player with white dice who wins and takes nothing."""
    table.do("= 1 2 3 4 swap", "stop", "nothing")
    return table.do("end") if not table.over and table.stage == "exchange" else table


# -- the Opus Magnum -----------------------------------------------------------------------------------------


@pytest.mark.rule("CB-9")
def test_cb_9_with_only_the_opus_left_the_next_winner_takes_it_too() -> None:
    table = about_to_win((0, 0)).do("win 2,4,6")
    assert table.opus == 1
    assert (table.cards(), table.points()) == ("2,4,6", 8)


@pytest.mark.rule("CB-9")
def test_cb_9_then_no_card_moves_down_and_nothing_is_refilled() -> None:
    table = about_to_win((0, 0)).do("win 2,4,6")
    assert (table.top, table.bottom) == ("1,1,1 6,6 20+", "- 4= 1,4,7")
    assert table.stage == "exchange"


@pytest.mark.rule("CB-9")
@pytest.mark.parametrize("pile", [(7, 7), (1, 7), (0, 7), (0, 2)])
def test_cb_9_not_before(pile: tuple[int, int]) -> None:
    table = about_to_win(pile).do("win 2,4,6")
    assert table.opus == 0
    assert table.points() == 3
    assert table.stage == "down"


@pytest.mark.rule("CB-9")
def test_cb_9_the_win_whose_own_refill_turns_up_the_last_card_does_not_take_it() -> None:
    table = about_to_win((0, 1)).do("win 2,4,6", "down 6,6")
    unseen = [card for card in GROUPS["C"] if card not in table.view.removed]
    assert len(unseen) == 5
    assert table.chance == drawn_from(unseen)
    table.do(f"= {unseen[2]}")
    assert table.view.pile == (0, 0)
    assert (table.opus, table.points()) == (0, 3)
    table.do("end")
    assert (table.turn, table.stage) == (2, "token"), "the game goes on as usual"
    assert table.bottom == "6,6 4= 1,4,7"
    table.do("token 4=", "= 1 1 1 1 2", *["aside white:1"] * 4, "stop", "win 4=")
    assert (table.opus, table.points(2)) == (2, 8)


@pytest.mark.rule("CB-9", "CB-4")
def test_cb_9_a_win_in_the_turn_whose_removal_turned_up_the_last_card_takes_it() -> None:
    table = laid("", pile=(0, 1)).do(
        "remove 6,6", "= 30+", "= 1 1 1 1 2", *["aside white:1"] * 4, "stop", "win 4="
    )
    assert (table.opus, table.points()) == (1, 8)
    assert (table.top, table.bottom) == ("1,1,1 30+ 20+", "2,4,6 - 1,4,7")
    assert (table.turn, table.stage) == (2, "roll")


@pytest.mark.rule("CB-9", "CB-4")
def test_cb_9_a_win_after_another_players_removal_takes_it() -> None:
    table = laid("", pile=(0, 1)).do("remove 6,6", "= 30+", "= 1 2 3 4 swap", "stop", "nothing")
    assert table.opus == 0
    table.do("2 pass", "= 1 1 1 1 2", *["aside white:1"] * 4, "stop", "win 4=")
    assert (table.opus, table.points(2)) == (2, 8)


@pytest.mark.rule("CB-9", "CB-4")
def test_cb_9_before_that_the_token_phase_goes_on() -> None:
    table = laid("", pile=(0, 0))
    assert alike(table.offered("remove"), ["1,1,1", "6,6", "20+"])
    assert len(table.offered("token")) == 6


@pytest.mark.rule("CB-9", "CB-8b")
def test_cb_9_the_token_on_the_card_won_comes_back_the_others_stay() -> None:
    table = about_to_win((0, 0), "4=", "6,6", token="2,4,6").do("win 2,4,6")
    assert [table.token(seat) for seat in (1, 2, 3)] == [None, "4=", "6,6"]


@pytest.mark.rule("CB-9", "CB-8b", "CB-10")
def test_cb_9_the_winner_of_the_opus_finishes_the_turn() -> None:
    table = laid("orange:6 red:3 red:4", tray="white:2 white:4 green:2for1", pile=(0, 0))
    table.do("aside orange:6", "stop", "win 2,4,6")
    assert table.stage == "return"
    table.do("return red", "exchange green purple blue", "whiten red", "end")
    assert table.dice() == "white*3 orange purple blue"
    assert (table.turn, table.stage) == (2, "roll")


# -- the last turns ------------------------------------------------------------------------------------------


@pytest.mark.rule("CB-9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_cb_9_every_other_player_has_one_more_turn_clockwise(players: int) -> None:
    table = about_to_win((0, 0), *[None] * (players - 1)).do("win 2,4,6", "end")
    for seat in range(2, players + 1):
        assert (table.turn, table.stage) == (seat, "roll"), "without a token phase"
        assert not table.over
        idle(table)
    assert table.result.reason.key == "cb-over-opus"
    assert table.view.stage == "finished"


@pytest.mark.rule("CB-9")
def test_cb_9_clockwise_beyond_the_last_seat() -> None:
    table = laid("", player(), player(), player(), pile=(0, 0))
    table.do("pass", "= 1 2 3 4 swap", "stop", "nothing")
    table.do("2 pass", "= 1 1 1 1 2", *["aside white:1"] * 4, "stop", "win 4=")
    assert (table.turn, table.opus) == (3, 2)
    assert idle(table).turn == 1
    assert idle(table).over


@pytest.mark.rule("CB-9", "CB-4")
def test_cb_9_no_token_is_placed_and_no_card_removed_in_a_last_turn() -> None:
    table = laid("white:1 white:2", player(), player(cards="27+"), pile=(0, 0), opus=2)
    for line in ("pass", "token 4=", "remove 6,6"):
        assert table.refused(line) == "CB-9"


@pytest.mark.rule("CB-9", "CB-8")
def test_cb_9_cards_of_both_rows_may_be_won() -> None:
    tray = "white:2 white:4 orange:6 orange:6 red:6"
    table = laid("red:3 red:3", player(), player(), tray=tray, pile=(0, 0), opus=2).do("stop")
    assert alike(table.offered("win"), ["2,4,6", "6,6", "20+"])
    table.do("win 6,6")
    assert (table.top, table.bottom) == ("1,1,1 - 20+", "2,4,6 4= 1,4,7")
    assert (table.cards(), table.points()) == ("6,6", 4)
    assert table.stage == "return", "one card only, and then five dice"


@pytest.mark.rule("CB-9", "CB-8b")
def test_cb_9_nothing_moves_when_a_card_of_the_bottom_row_is_won() -> None:
    tray = "white:2 white:4 orange:6"
    table = laid("red:3 red:3", player(), player(), tray=tray, pile=(0, 0), opus=2).do("stop", "win 2,4,6")
    assert (table.top, table.bottom) == ("1,1,1 6,6 20+", "- 4= 1,4,7")
    assert (table.opus, table.points()) == (2, 3), "the Opus Magnum is taken once"
    assert table.stage == "exchange"


@pytest.mark.rule("CB-9", "CB-4")
def test_cb_9_tokens_of_all_others_block_in_both_rows_also_those_of_finished_players() -> None:
    """Player 2 took the Opus Magnum, 3 and 4 had their last turns, now it is the turn of player 1."""
    tray = "white:2 white:4 white:1 orange:6 orange:6 red:6 green:7"
    table = laid(
        "red:3 red:3",
        player(token="20+"),
        player(token="2,4,6"),
        player(token="6,6"),
        player(token="1,4,7"),
        tray=tray,
        pile=(0, 0),
        opus=2,
    ).do("stop")
    assert table.offered("win") == ["20+"], "your own token does not block"
    for card in ("2,4,6", "6,6", "1,4,7"):
        assert table.refused(f"win {card}") == "CB-4"


@pytest.mark.rule("CB-9", "CB-8b")
def test_cb_9_a_token_in_the_top_row_comes_back_with_its_card() -> None:
    table = laid(
        "red:3 red:3", player(token="6,6"), player(token="20+"), tray="red:6 orange:6", pile=(0, 0), opus=2
    )
    table.do("stop", "win 6,6")
    assert (table.token(1), table.token(2)) == (None, "20+")


@pytest.mark.rule("CB-9")
def test_cb_9_a_card_won_in_the_last_turns_is_gone_for_the_next_player() -> None:
    table = laid("red:3 red:3", player(), player(), player(), tray="red:6 orange:6", pile=(0, 0), opus=3)
    table.do("stop", "win 6,6", "end")
    assert table.turn == 2
    table.do("= 1 1 1 1 2", *["aside white:1"] * 4, "stop")
    assert alike(table.offered("win"), ["1,1,1", "4="])
    assert table.do("win 1,1,1").over


@pytest.mark.rule("CB-9", "CB-8c", "CB-10")
def test_cb_9_dice_are_taken_and_exchanged_in_the_last_turns_too() -> None:
    table = laid("white:1 white:2", player(), player(), tray="green:2for1", pile=(0, 0), opus=2).do("stop")
    assert table.stage == "take"
    table.do("take red", "exchange green purple blue", "whiten red")
    assert not table.over
    assert table.do("end").over
    assert table.dice() == "white*3 purple blue"


@pytest.mark.rule("CB-9", "CB-8")
def test_cb_9_a_card_may_be_declined_in_a_last_turn() -> None:
    table = laid("red:3 red:3", player(), player(), tray="red:6 orange:6", pile=(0, 0), opus=2)
    table.do("stop", "decline", "take blue", "end")
    assert table.over
    assert (table.cards(), table.points(), table.number_of_dice()) == ("", 0, 5)


@pytest.mark.rule("CB-9", "CB-10")
def test_cb_9_the_limits_hold_in_a_last_turn() -> None:
    table = laid("red red red red white:1", player(), player(), pile=(0, 0), opus=2).do(
        "stop", "take red", "end"
    )
    assert table.over
    assert table.dice() == "white red*4"


@pytest.mark.rule("CB-9")
def test_cb_9_nothing_may_be_done_after_the_end() -> None:
    table = idle(about_to_win((0, 0)).do("win 2,4,6", "end"))
    assert table.over
    for seat in (0, 1):
        assert list(table.position.legal(seat)) == []
        refusal = table.position.why_not(seat, 0)
        assert refusal is not None
        assert refusal.rule == "CB-9"


# -- no wins -------------------------------------------------------------------------------------------------


@pytest.mark.rule("CB-9a")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_cb_9a_after_20_turns_of_each_without_a_win_the_game_is_over(players: int) -> None:
    seated = [player() for _ in range(players)]
    table = laid("", *seated, quiet=20 * players - 2)
    table.do("pass", "= 1 2 3 4 swap", "stop", "nothing")
    assert not table.over
    assert table.view.quiet_turns == 20 * players - 1
    table.do("2 pass", "= 1 2 3 4 swap", "stop", "nothing")
    assert table.result.reason.key == "cb-over-quiet"
    assert table.view.stage == "finished"


@pytest.mark.rule("CB-9a")
def test_cb_9a_the_turns_are_counted_from_the_start() -> None:
    table = laid()
    for turn in range(40):
        assert not table.over
        assert table.view.quiet_turns == turn
        table.do("pass", "= 1 2 3 4 swap", "stop", "nothing")
    assert table.result.reason.key == "cb-over-quiet"
    assert table.result.places == (1, 1)


@pytest.mark.rule("CB-9a")
def test_cb_9a_a_declined_card_is_no_win() -> None:
    table = laid("orange:6 red:3", tray="white:2 white:4", quiet=39).do(
        "aside orange:6", "stop", "decline", "nothing"
    )
    assert not table.over, "the turn is played to its end"
    assert table.do("end").over


@pytest.mark.rule("CB-9a")
def test_cb_9a_a_win_starts_the_count_again() -> None:
    table = laid("orange:6 red:3", tray="white:2 white:4", quiet=39).do("aside orange:6", "stop", "win 2,4,6")
    table.do("down 6,6", "= 27+", "end")
    assert not table.over
    assert table.view.quiet_turns == 0


@pytest.mark.rule("CB-9a", "CB-11")
def test_cb_9a_then_the_game_is_scored() -> None:
    table = laid("white:1 red:3", player(cards="5="), player(cards="1,1,1,1 6,6,6"), quiet=39)
    table.do("stop", "nothing", "end")
    assert table.result.points == (5, 10)
    assert table.result.places == (2, 1)
    for seat in (0, 1):
        refusal = table.position.why_not(seat, 0)
        assert refusal is not None
        assert refusal.rule == "CB-9a"


# -- the winner ----------------------------------------------------------------------------------------------


def scored(opus: int, *seats: tuple[str, str], outside: str = "white:1 white:2 red:3") -> Over:
    """The last turn of the first player ends; `seats` are the cards and dice of all."""
    seated = [player(dice, cards) for cards, dice in seats]
    table = laid(outside, *seated, pile=(0, 0), opus=opus).do("stop", "nothing")
    result = (table if table.over else table.do("end")).result
    assert result.reason.key == "cb-over-opus"
    assert table.view.places == result.places
    assert tuple(each.points for each in table.view.players) == result.points
    return result


@pytest.mark.rule("CB-11", "CB-9")
def test_cb_11_most_points_win_the_opus_magnum_counts_five() -> None:
    over = scored(2, ("6,6,6 33+", ""), ("27+ 30+", "white*5"))
    assert over.points == (6 + 8, 5 + 6 + 5)
    assert over.places == (2, 1)
    assert over.winners() == (1,)


@pytest.mark.rule("CB-11")
def test_cb_11_who_took_the_opus_magnum_need_not_win() -> None:
    assert scored(2, ("6,6,6 33+", ""), ("1,1,1,1", "white*5")).places == (1, 2)


@pytest.mark.rule("CB-11")
@pytest.mark.parametrize(
    ("dice", "places"),
    [("white*2", (1, 2)), ("white*3", (1, 1)), ("white*3 red", (2, 1)), ("blue*2 red", (1, 1))],
)
def test_cb_11_of_equal_points_most_dice_win_or_the_place_is_shared(
    dice: str, places: tuple[int, int]
) -> None:
    over = scored(2, ("6,6,6 1,1,1,1", ""), ("27+", dice))
    assert over.points == (10, 10)
    assert over.places == places


@pytest.mark.rule("CB-11")
def test_cb_11_dice_do_not_count_before_points() -> None:
    assert scored(2, ("6,6,6 27+", ""), ("5=", "white*5 red*4 blue*4")).places == (1, 2)


@pytest.mark.rule("CB-11")
@pytest.mark.parametrize(
    ("seats", "places"),
    [
        ([("33+", ""), ("", "white*5"), ("6,6,6,6,6", "white*3")], (1, 3, 1)),
        ([("33+", ""), ("", "white*5"), ("6,6,6,6,6", "white*4")], (2, 3, 1)),
        ([("", ""), ("", "white*3"), ("", "white*3")], (2, 1, 2)),
        ([("", ""), ("", "white*3"), ("", "white*4")], (3, 1, 2)),
        ([("27+", ""), ("", "white*3"), ("5=", "white*3")], (1, 1, 1)),
        ([("27+", ""), ("", "white*3"), ("5=", "white*3"), ("2,3,4,5,6", "white*2")], (1, 1, 1, 4)),
    ],
)
def test_cb_11_places(seats: list[tuple[str, str]], places: tuple[int, ...]) -> None:
    assert scored(2, *seats).places == places


@pytest.mark.rule("CB-11", "CB-10")
def test_cb_11_the_dice_after_the_last_exchanges_count() -> None:
    def last(*lines: str) -> tuple[int, ...]:
        table = laid(
            "white:1 white:2 red:3",
            player(cards="6,6,6 1,1,1,1"),
            player("white*5", "27+"),
            tray="green:2for1",
            pile=(0, 0),
            opus=2,
        ).do("stop", *lines)
        return table.result.places

    assert last("nothing", "end") == (2, 1)
    assert last("take blue", "end") == (1, 1)
    assert last("take blue", "exchange green red red", "end") == (1, 2)
    assert last("nothing", "exchange green red blue", "end") == (1, 1)


@pytest.mark.rule("CB-11", "CB-10")
def test_cb_11_dice_above_the_limits_do_not_count() -> None:
    table = laid(
        "red red red red white:1",
        player(cards="6,6,6 1,1,1,1"),
        player("white*5", "27+"),
        pile=(0, 0),
        opus=2,
    )
    table.do("stop", "take red", "end")
    assert table.result.places == (1, 1)


@pytest.mark.rule("CB-9", "CB-7")
def test_cb_9_a_last_turn_begins_with_all_dice() -> None:
    table = about_to_win((0, 0), None).do("win 2,4,6", "end")
    assert table.chance == roll_of("white*5")
