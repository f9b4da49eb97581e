"""The levels of ciúb: what each of them sees that the one below does not, and that it is stronger for it."""

from __future__ import annotations

from conclave.bots import bot_label, bot_names, find_bot
from conclave.core.record import Seat
from conclave.lab.play.playout import play_out
from conclave.registry import GAMES
from tests.bots.conftest import luck
from tests.games.ciub.play import Table, laid, player

GAME = GAMES.find("ciub")
LEVELS = ("novice", "apprentice", "adept", "master", "archmage")


def choices(name: str, table: Table, seeds: int = 1) -> set[str]:
    """What a level does, over several seeds."""
    position = table.position
    found: set[str] = set()
    for seed in range(seeds):
        bot = find_bot("ciub", name)(GAME, 0, luck(seed))
        found.add(GAME.notation(bot.decide(position.view(0), position.legal(0))))
    return found


def test_the_levels_stand_in_order() -> None:
    assert [name for name in bot_names("ciub") if name in LEVELS] == list(LEVELS)
    assert bot_names("ciub")[-1] == "archmage"


def test_all_levels_play_short_games_to_the_end() -> None:
    """At tables of four: `test_every_bot` plays at tables of two. `play_out` refuses illegal actions."""
    options = GAME.configure({"players": 4, "form": "short"})
    for names in (LEVELS[:4], ("archmage", *LEVELS[:3])):
        bots = [find_bot("ciub", name)(GAME, seat, luck(seat)) for seat, name in enumerate(names)]
        seats = [Seat(bot_label(name, type(bot)), name) for name, bot in zip(names, bots, strict=True)]
        assert len(play_out(GAME, options, bots, seats, luck(2)).over.points) == 4


# -- what they see -------------------------------------------------------------------------------------------


def test_to_a_novice_a_card_is_a_card_and_an_apprentice_counts_points() -> None:
    table = laid(
        "white:1",
        tray="orange:6 orange:6 white:2 white:4",
        earned=True,
        top="1,1,1 20+ 3,3,3,3",
        bottom="2,4,6 6,6 7,7,7",
    ).do("stop")
    assert choices("novice", table, seeds=20) == {"win 2,4,6", "win 6,6"}
    assert choices("apprentice", table, seeds=20) == {"win 6,6"}


def test_a_novice_leaves_its_token_and_an_apprentice_lays_it() -> None:
    table = laid()
    assert choices("novice", table, seeds=5) == {"pass"}
    assert all(chosen.startswith("token") for chosen in choices("apprentice", table, seeds=5))


def test_an_adept_rolls_on_for_its_pool_and_an_apprentice_stops() -> None:
    """The card is certain; rolls that cost nothing may still show a swap or a 2for1."""
    table = laid(
        "white:1 white:3 green:7",
        tray="white:2 white:4 orange:6",
        earned=True,
        top="1,1,1 20+ 3,3,3,3",
        bottom="2,4,6 3,3,3,3,3 7,7,7",
    )
    assert choices("apprentice", table) == {"stop"}
    assert choices("adept", table) == {"roll"}


def test_a_master_does_not_serve_the_next_player_and_an_adept_does() -> None:
    """Of the top row one card is what the other has dice for; both cards are good for the bot."""
    table = laid(
        "orange:6",
        player(),
        player(dice="yellow*4 white"),
        tray="orange:6 yellow:1 yellow:3 white:2",
        earned=True,
        top="1,3,3,5 2,2,4,4 7,7,7",
        bottom="6,6 6,6,6,6 33+",
    )
    table.do("aside orange:6", "win 6,6")
    assert choices("adept", table) == {"down 1,3,3,5"}
    assert choices("master", table) == {"down 2,2,4,4"}


def near_the_end(cards_left: int) -> Table:
    return laid(
        "",
        player(dice="orange*3 red*2", cards="2,2,2,2 1,1,1 20+"),
        player(dice="orange*2 red*2 white", cards="4= 6,6"),
        top="7,7,7 1,2,3,4,5,6 30+",
        bottom="2,2,4,4 33+ 27+",
        pile=(0, cards_left),
    )


def test_cb_9_an_archmage_turns_up_the_last_card_itself() -> None:
    """Then a win in the same turn brings the Opus Magnum; otherwise the other has the first chance at it."""
    assert choices("master", near_the_end(1)) == {"token 2,2,4,4"}
    [chosen] = choices("archmage", near_the_end(1))
    assert chosen.startswith("remove")
    assert choices("archmage", near_the_end(2)) == {"token 2,2,4,4"}


def last_turn(cards: str) -> Table:
    """The other has taken the Opus Magnum and 12 points in all; 2,2,4,4 brings 3 of them."""
    return laid(
        "orange:6 orange:2 orange:4 orange:6 red:6",
        player(cards=cards),
        player(cards="1,1,1 2,2,2,2"),
        top="7,7,7 33+ 1,3,5,7",
        bottom="2,2,4,4 6,6,6,6 1,1,6,6",
        opus=2,
        pile=(0, 0),
    )


def test_cb_9_in_its_last_turn_an_archmage_wants_what_still_wins() -> None:
    """Eight points behind only 33+ helps; two points behind anything does."""
    assert choices("master", last_turn("1,1,1,1")) == {"aside orange:4"}
    assert choices("archmage", last_turn("1,1,1,1")) == {"aside orange:6"}
    assert choices("archmage", last_turn("1,1,1,1 6,6,6")) <= {"aside orange:4", "aside orange:2"}
