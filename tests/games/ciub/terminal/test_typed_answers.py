"""What can be typed in a game of ciúb, and what is said to it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from conclave.core.text import Text
from conclave.games.ciub.engine.dice import STATE_WORDS
from conclave.games.ciub.interface.view import CiubView
from conclave.games.ciub.terminal.advice_rows import command_for as written_short
from conclave.games.ciub.terminal.signs import short_die
from tests.games.ciub.terminal.played_games import (
    GAME,
    WORDS,
    laid_out,
    notice,
    play,
    scene_of,
    screen_for,
    typed,
    view_of,
    with_cards,
)

DICE = (
    *("white:1", "white:3", "white:3", "white:swap", "yellow:5", "orange:4"),
    *("green:reroll", "purple:adjust", "blue:skull", "blue"),
)
ACT = laid_out("act", DICE)
ASIDE = laid_out("aside", DICE[1:8], ("white:1", "blue:skull"))
RETURN = laid_out(
    "return",
    ("white", "white", "white", "orange", "blue", "green"),
    ("green:2for1", "purple:2for1"),
    won=True,
)
EXCHANGE = laid_out(
    "exchange",
    ("white", "orange", "blue", "green"),
    ("green:2for1", "purple:2for1"),
    supply=(2, 7, 6, 0, 5, 6, 6),
)
TAKE = laid_out("take", ("white", "orange", "blue", "green"))
TOKEN = laid_out("token")
CAST = with_cards(
    laid_out("cast", (), ("white:2", "white:4", "orange:6", "red:6", "green:7")), "2,4,6", "6,6", "4="
)
DOWN = laid_out("down", ("white", "orange"), won=True, gap=0, bottom=(None, *TOKEN.bottom[1:]))
GREENS = laid_out(
    "exchange", ("white", "orange", "green", "green"), ("green:2for1",), supply=(2, 7, 1, 7, 4, 7, 7)
)
SWAPS = laid_out("act", ("white:2", "white:3", "white:3", "white:swap", "white:swap"))
VIEWS = {
    "token": TOKEN,
    "act": ACT,
    "aside": ASIDE,
    "cast": CAST,
    "down": DOWN,
    "return": RETURN,
    "take": TAKE,
    "exchange": EXCHANGE,
}
"""One for every stage at which somebody is asked."""


# -- words ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("word", ["w3", "W3", "w:3", "white3", "white:3", "wh3"])
def test_a_die_has_many_names(word: str) -> None:
    assert WORDS.die(word) == ["white:3"]


@pytest.mark.parametrize(
    ("word", "dice"),
    [
        ("gr", ["green:reroll", "green:spent"]),
        ("g↻", ["green:reroll", "green:spent"]),
        ("greroll", ["green:reroll", "green:spent"]),
        ("gsp", ["green:spent"]),
        ("g2", ["green:2for1"]),
        ("g2x", ["green:2for1"]),
        ("g2×", ["green:2for1"]),
        ("b2", ["blue:2"]),
        ("bs", ["blue:swap", "blue:skull", "blue:spent"]),
        ("bsk", ["blue:skull"]),
        ("b☠", ["blue:skull"]),
        ("bx", ["blue:skull"]),
        ("pa", ["purple:adjust"]),
        ("w9", []),
        ("w☠", []),
        ("zz", []),
        ("3", []),
        ("", []),
    ],
)
def test_faces_have_signs_and_beginnings(word: str, dice: list[str]) -> None:
    assert WORDS.die(word) == dice


def test_the_short_word_of_every_die_means_that_die() -> None:
    shortest = {short_die(die): die for die in STATE_WORDS}
    assert len(shortest) == len(STATE_WORDS)
    for word, die in shortest.items():
        meant = WORDS.die(word)
        assert meant[0] == die
        assert len(word) <= 3
    assert short_die("white:swap") == "ws"
    assert short_die("blue:skull") == "bsk"


def test_a_kind_by_any_beginning() -> None:
    assert {WORDS.kind(word) for word in ("o", "or", "orange", "ORANGE")} == {"orange"}
    assert WORDS.kind("") is None
    assert WORDS.kind("pink") is None


def test_dice_in_a_row() -> None:
    assert WORDS.dice(["white", "3", "w3", "o", "4"]) == ["white:3", "w3", "o:4"]
    assert WORDS.dice(["w3*2", "o4"]) == ["w3", "w3", "o4"]
    assert WORDS.dice(["w", "w", "o"]) == ["w", "w", "o"]


@pytest.mark.parametrize(
    ("words", "card"),
    [
        ("2,4,6", "2,4,6"),
        ("6 4 2", "2,4,6"),
        ("246", "2,4,6"),
        ("20+", "20+"),
        ("20", "20+"),
        ("4=", "4="),
        ("4", "4="),
        ("7,7,7", "7,7,7"),
        ("8,8", None),
        ("foo", None),
        ("", None),
    ],
)
def test_cards_are_called_by_what_they_ask_for(words: str, card: str | None) -> None:
    assert WORDS.card(words, ["2,4,6", "20+", "4="]) == card


# -- actions -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("view", "words", "actions"),
    [
        (ACT, "w3", ["aside white:3"]),
        (ACT, "w3 w3 o4", ["aside white:3", "aside white:3", "aside orange:4"]),
        (ACT, "aside w3*2", ["aside white:3", "aside white:3"]),
        (ACT, "white 3 orange 4", ["aside white:3", "aside orange:4"]),
        (ACT, "as w3 ro", ["aside white:3", "roll"]),
        (ACT, "w3 stop", ["aside white:3", "stop"]),
        (ACT, "g", ["aside green:reroll"]),
        (ACT, "w1 bsk", ["aside white:1"]),  # skulls go by themselves
        (ACT, "swap w b", ["swap white blue"]),
        (ACT, "sw b", ["swap white blue"]),
        (ACT, "swap blue white", ["swap blue white"]),  # refused by the rules
        (ACT, "reroll g bs", ["reroll green blue:skull"]),
        (ACT, "reroll bs", ["reroll green blue:skull"]),
        (ACT, "re g itself", ["reroll green itself"]),
        (ACT, "reroll g b", ["reroll green blue"]),
        (ACT, "reroll g g", ["reroll green itself"]),
        (ACT, "adjust p w1 4", ["adjust purple white:1 4"]),
        (ACT, "adjust w1 4", ["adjust purple white:1 4"]),
        (ACT, "adjust p white 1 4", ["adjust purple white:1 4"]),
        (ACT, "adjust p w1 sw", ["adjust purple white:1 swap"]),
        (ACT, "adjust p b ☠", ["adjust purple blue skull"]),
        (ACT, "adjust p self 4", ["adjust purple itself 4"]),
        (ACT, "adjust p p 4", ["adjust purple itself 4"]),
        (ACT, "ro", ["roll"]),
        (ACT, "st", ["stop"]),
        (ASIDE, "r", ["roll"]),
        (ASIDE, "s", ["stop"]),
        (ASIDE, "a w3 y5", ["aside white:3", "aside yellow:5"]),
        (RETURN, "w", ["return white"]),
        (RETURN, "w w o", ["return white", "return white", "return orange"]),
        (RETURN, "g2x", ["return green:2for1"]),
        (RETURN, "g", ["return green"]),
        (RETURN, "2", ["return orange"]),
        (RETURN, "keep w w w o b", ["return green", "return green:2for1", "return purple:2for1"]),
        (TAKE, "b", ["take blue"]),
        (TAKE, "take or", ["take orange"]),
        (TAKE, "no", ["nothing"]),
        (EXCHANGE, "exchange g y w", ["exchange green white yellow"]),
        (EXCHANGE, "ex p b b", ["exchange purple blue blue"]),
        (EXCHANGE, "whiten o", ["whiten orange"]),
        (EXCHANGE, "en", ["end"]),
        (EXCHANGE, "exchange g2 y y", ["exchange green yellow yellow"]),
        (EXCHANGE, "exchange green 2for1 y y", ["exchange green yellow yellow"]),
        (EXCHANGE, "exchange g r", ["exchange green red red"]),  # refused: the supply has none
        (EXCHANGE, "exchange g g", ["exchange green green green"]),  # refused: its own colour
        (EXCHANGE, "whiten g g", ["whiten green", "whiten green"]),
        (GREENS, "exchange w y", ["exchange green white yellow"]),
        (EXCHANGE, "none", ["end"]),
        (TAKE, "none", ["nothing"]),
        (TOKEN, "none", ["pass"]),
        (CAST, "none", ["decline"]),
        (TOKEN, "token 6 4 2", ["token 2,4,6"]),
        (TOKEN, "t 20", ["token 20+"]),
        (TOKEN, "rem 246", ["remove 2,4,6"]),
        (TOKEN, "p", ["pass"]),
        (CAST, "2,4,6", ["win 2,4,6"]),
        (CAST, "win 6 6", ["win 6,6"]),
        (CAST, "dec", ["decline"]),
        (CAST, "1", ["win 2,4,6"]),
        (DOWN, "20+", ["down 20+"]),
        (DOWN, "down 246", ["down 2,4,6"]),
    ],
)
def test_short_words_are_understood(view: CiubView, words: str, actions: list[str]) -> None:
    assert typed(view, words) == actions


@pytest.mark.parametrize(
    ("view", "words", "actions"),
    [
        (ACT, "swap w g roll", ["swap white green", "roll"]),
        (SWAPS, "swap w g swap w b roll", ["swap white green", "swap white blue", "roll"]),
        (SWAPS, "swap g w3 w3 ro", ["swap white green", "aside white:3", "aside white:3", "roll"]),
        (SWAPS, "swap w b w3 w3 stop", ["swap white blue", "aside white:3", "aside white:3", "stop"]),
        (ACT, "adjust p w1 swap", ["adjust purple white:1 swap"]),  # a face, not a step
        (ACT, "adjust p w1 swap swap w b roll", ["adjust purple white:1 swap", "swap white blue", "roll"]),
        (ACT, "adjust p w1 4 w4 roll", ["adjust purple white:1 4", "aside white:4", "roll"]),
        (EXCHANGE, "exchange g y y whiten o end", ["exchange green yellow yellow", "whiten orange", "end"]),
    ],
)
def test_a_line_of_several_steps(view: CiubView, words: str, actions: list[str]) -> None:
    assert typed(view, words) == actions


@pytest.mark.parametrize(
    ("view", "words", "said"),
    [
        (ACT, "swap w g swap w g roll", "You have no white swap outside the tray. (CB-5a)"),
        (SWAPS, "swap w b swap w", "For which die? Type swap w and one of: w y o r g p b"),
        (ACT, "swap w roll", "For which die? Type swap w and one of: w y o r g p b"),
        (ACT, "w1 stop please", "Only “w1 stop” makes sense here, not “please”. Nothing was done."),
        (ACT, "swap w b please", "Only “swap w b” makes sense here, not “please”. Nothing was done."),
        (
            ACT,
            "reroll g bsk roll",
            "“reroll g bsk” must end the line; type “roll” on the next one. Nothing was done.",
        ),
        (
            ACT,
            "w3 stop b",
            "“w3 stop” must end the line; type “b” on the next one. Nothing was done.",
        ),
        (ACT, "w3 foo", "“foo” isn't a die here. Type one of: w1 w3 ws y5 o4 gr pa bsk b"),
        (ACT, "w3 swap w g roll", "You have started setting dice aside"),
    ],
)
def test_a_line_that_stops_half_way_says_where(view: CiubView, words: str, said: str) -> None:
    found = typed(view, words)
    assert isinstance(found, str)
    assert found.startswith(said)


def test_examples_are_cards_of_the_table() -> None:
    """Custom sets have no 2,4,6, and it does not always lie there."""
    view = with_cards(laid_out("token", top=(None,) * len(TOKEN.top)), "7,7,7", "33+")
    screen, scene = screen_for(), scene_of(view)
    shown = [piece.plain for pieces in screen.question(scene).hints for piece in pieces]
    shown += screen.help_words(scene)
    shown += [str(typed(view, words)) for words in ("foo", "token foo")]
    about = screen.about(scene, "foo", 80)
    assert isinstance(about, Text)
    shown.append(screen.translator.tell(about))
    assert not any("2,4,6" in words for words in shown)
    assert "faces, cards, ? 33+ tell more" in shown
    assert "“foo” means nothing here. Type token 7,7,7, remove 33+ or pass." in shown
    assert "“foo” isn't a card here. Call cards by what they ask for: 7,7,7 · 33+." in shown
    assert "? 33+" in shown
    assert "Try ? 33+, ? green or ? swap." in shown[-1]


@pytest.mark.parametrize("number", [1, 4, 9])
def test_as_many_dice_are_suggested_as_have_to_go_back(number: int) -> None:
    view = laid_out("return", ("white",) * number + ("orange", "blue", "green", "red", "yellow"), won=True)
    hints = [piece.plain for pieces in screen_for().question(scene_of(view)).hints for piece in pieces]
    example = hints[0].removeprefix("Or type the dice: ")
    assert len(example.split()) == number
    assert len(typed(view, example)) == number


def test_all_dice_but_skulls_and_inactive_ones() -> None:
    everything = typed(ACT, "aside all")
    assert everything == [f"aside {die}" for die in DICE[:8]]


@pytest.mark.parametrize(
    ("view", "words", "said"),
    [
        (
            ACT,
            "adjust p",
            "Which die do you turn? Type adjust p, one of w1 w3 ws y5 o4 gr bsk b itself, and a face.",
        ),
        (
            ACT,
            "adjust",
            "Which die do you turn? Type adjust p, one of w1 w3 ws y5 o4 gr bsk b itself, and a face.",
        ),
        (ACT, "adjust p w1", "To which face? Type adjust p w1 and one of: 2 3 4 swap"),
        (ACT, "adjust p b 6", "To which face? Type adjust p b and one of: 1 2 swap reroll adjust skull"),
        (ACT, "adjust p itself", "To which face? Type adjust p itself and one of: 3 4 2for1 skull"),
        (
            ACT,
            "reroll g",
            "Which die do you reroll? Type reroll g and one of: w1 w3 ws y5 o4 pa bsk b itself",
        ),
        (ACT, "swap w", "For which die? Type swap w and one of: w y o r g p b"),
        (ACT, "aside", "Which dice do you set aside? Type some of: w1 w3 ws y5 o4 gr pa"),
        (ACT, "aside w", "Which die is “w”? Type one of: w1 w3 ws"),
        (ACT, "w3 w3 w3", "There are only 2 of white 3 here."),
        (ACT, "w1 w1", "There is only one white 1 here."),
        (ACT, "w9", "“w9” means nothing here. Type dice, such as w3 o4, or swap w b, roll, stop."),
        (ACT, "aside w9", "“w9” isn't a die here. Type one of: w1 w3 ws y5 o4 gr pa bsk b"),
        (ACT, "r", "“r” could be reroll, roll. Type a little more of it."),
        (ACT, "s", "“s” could be swap, stop. Type a little more of it."),
        (ACT, "3", "“3” means nothing here. Type dice, such as w3 o4, or swap w b, roll, stop."),
        (ASIDE, "aside all roll", "That would leave no die to roll."),
        (TOKEN, "token", "Which card? Type token and one of: 2,4,6 · 2,2,4,4 · 20+ · 1,1,1 · 6,6 · 1,4,7"),
        (TOKEN, "20+", "Type token 20+ to put your token there, or remove 20+."),
        (TOKEN, "1", "“1” means nothing here. Type token 2,4,6, remove 2,4,6 or pass."),
        (
            TOKEN,
            "token opus",
            "“opus” isn't a card here. Call cards by what they ask for: 2,4,6 · 2,2,4,4 · 20+.",
        ),
        (RETURN, "w w w w", "There are only 3 of white here."),
        (RETURN, "w w o b", "You only return 3 dice."),
        (RETURN, "keep w w", "Name the five dice you keep, out of: w o g b g2 p2"),
        (RETURN, "9", "There is no choice 9; the choices are 1 to 6."),
        (TAKE, "take", "Which die? Type one of: w y o r g p b"),
        (TAKE, "take pink", "Which die? Type one of: w y o r g p b"),
        (EXCHANGE, "exchange g", "For which two? Type exchange g and two of: w y o p b"),
        (EXCHANGE, "exchange w y", "For which two? Type exchange g and two of: w y o p b"),
        (EXCHANGE, "exchange g w", "And the second die? Type exchange g w and one of: w y o p b"),
        (GREENS, "exchange g o", "And the second die? Type exchange g o and one of: w y r p b"),
        (EXCHANGE, "exchange g pink y", "“pink” isn't a dice colour here. Type one of: w y o p b"),
        (EXCHANGE, "whiten o o", "There is only one orange here."),
        (GREENS, "whiten g g g", "The supply has no white die. (CB-10a)"),
        (RETURN, "keep g g g g g", "There are only 2 of green here."),
        (RETURN, "keep p p p p p", "There is only one purple here."),
        (SWAPS, "swap w2 b", "That needs a die that shows swap, and white 2 does not."),
        (SWAPS, "swap white 2 b", "That needs a die that shows swap, and white 2 does not."),
        (ACT, "swap w pink", "“pink” isn't a dice colour here. Type one of: w y o r g p b"),
        (EXCHANGE, "whiten", "Which die becomes white? Type whiten and one of: o g p b"),
        (EXCHANGE, "e", "“e” could be exchange, end. Type a little more of it."),
    ],
)
def test_what_is_missing_is_asked_for_in_a_line(view: CiubView, words: str, said: str) -> None:
    assert typed(view, words) == said


def test_several_dice_that_show_an_action() -> None:
    view = laid_out(
        "act", ("white:swap", "green:reroll", "purple:adjust", "blue:swap", "blue:reroll", "blue:adjust")
    )
    assert typed(view, "swap w y") == ["swap white yellow"]
    assert typed(view, "reroll ws") == "Several kinds of dice show reroll; name one of them first: g b"
    assert typed(view, "adjust ws 4") == "Several kinds of dice show adjust; name one of them first: p b"
    assert typed(view, "reroll b ws") == ["reroll blue white:swap"]
    assert typed(view, "adjust b b") == "Which die is “b”? Type one of: bsw br"
    none = laid_out("act", ("white:1", "white:2"))
    for face in ("swap", "reroll", "adjust"):
        assert typed(none, face) == f"None of your dice outside the tray shows {face}."
    assert typed(laid_out("act", ("blue:skull", "purple:skull", "white")), "aside all") == (
        "You have no die to set aside."
    )


def test_a_spent_die_and_its_twin() -> None:
    view = laid_out("act", ("green:reroll", "green:spent", "white:1"))
    assert typed(view, "gr") == ["aside green:reroll"]
    assert typed(view, "gsp") == ["aside green:spent"]
    assert typed(view, "reroll g gsp") == ["reroll green green:spent"]
    alone = laid_out("act", ("green:spent", "white:1"))
    assert typed(alone, "gr") == ["aside green:spent"]
    twins = laid_out("act", ("green:reroll", "green:reroll", "white:1"))
    assert typed(twins, "reroll g gr") == ["reroll green green:reroll"]


def test_dice_that_are_alike_go_back_by_themselves() -> None:
    """The rules ask no more once all dice left are the same: nothing may follow then."""
    view = laid_out("return", ("white",) * 7 + ("orange",), won=True)
    assert typed(view, "o w w") == ["return orange"]
    assert typed(view, "keep w w w w w") == ["return white", "return white", "return orange"]


@pytest.mark.parametrize("stage", VIEWS)
def test_every_legal_action_can_be_typed_in_notation_and_in_short(stage: str) -> None:
    scene, screen = scene_of(VIEWS[stage]), screen_for()
    question = screen.question(scene)
    assert len(scene.legal) > 1
    for action in scene.legal:
        assert screen.read(scene, question, GAME.notation(action)) == action
        short = screen.read(scene, question, written_short(GAME, action))
        assert [short] == [action] if isinstance(short, int) else short == [action]


def default(view: CiubView) -> str | None:
    """What a bare Enter stands for."""
    action = screen_for().question(scene_of(view)).default
    return None if action is None else GAME.notation(action)


def test_enter_wins_the_only_card_and_ends_a_turn_that_has_no_2for1() -> None:
    one = with_cards(laid_out("cast", (), ("red:6", "orange:6")), "6,6", "20+")
    assert default(one) == "win 6,6"
    assert default(CAST) is None
    assert default(EXCHANGE) is None
    plain = laid_out("exchange", ("white", "orange"), supply=(2, 7, 6, 7, 7, 7, 7))
    assert default(plain) == "end"
    for stage in ("token", "act", "aside", "down", "return", "take"):
        assert default(VIEWS[stage]) is None


def test_a_2for1_for_which_the_supply_has_one_kind_only() -> None:
    view = laid_out("exchange", ("white",), ("green:2for1",), supply=(0, 0, 0, 0, 0, 0, 2))
    hints = [piece.plain for pieces in screen_for().question(scene_of(view)).hints for piece in pieces]
    assert hints == ["exchange g b b gives green for blue and blue", "end ends your turn"]


# -- hostile input -------------------------------------------------------------------------------------------

HOSTILE = [
    "nonsense", "999", "-1", "0", "w", "w9", "w0", "ww", "w3w3", "aside", "aside zz", "swap", "swap zz",
    "swap w", "swap x y z", "reroll", "reroll g", "reroll q q", "adjust", "adjust p", "adjust p w1",
    "adjust p w1 9", "adjust a b c d e f", "token", "token 99", "token opus", "remove", "win", "win 2,4,6",
    "win ,", "down", "return", "take", "take pink", "exchange", "exchange g", "exchange a b c", "whiten",
    "keep", "keep w w w w w w", "*", "*3", "w3*", "w3*9", "w3*-1", "w3*٣", "w٣", "٣", "2for1", ":", "w:",
    ":3", "w:3:3", "☠", "b☠", "＋", "20+ 20+", ",,,", "+", "=", "x" * 4000, "1 " * 1500, "é" * 300, "\ufffd",
    "'; drop table", "{kind}", "{ $x }", "aside " + "w3 " * 900, "roll roll", "stop now", "pass 3",
    "win opus", "down opus", "adjust p itself itself", "reroll g itself itself", "İ", "ß", "w ⇄",
    "exchange g g g",
]  # fmt: skip


@pytest.mark.parametrize("stage", VIEWS)
def test_hostile_input_is_answered_in_a_line_or_two(stage: str) -> None:
    refused = 0
    for words in HOSTILE:
        found = typed(VIEWS[stage], words.strip())
        if isinstance(found, str):
            assert 10 < len(found) <= 240, words
            refused += 1
        else:
            assert all(GAME.notation(GAME.parse(action)) == action for action in found)
    assert refused > len(HOSTILE) // 2


def test_hostile_input_at_the_table_changes_nothing() -> None:
    before = play(["pass"])
    harmless = [words for words in HOSTILE if isinstance(typed(view_of(before), words.strip()), str)]
    assert len(harmless) > len(HOSTILE) // 2
    played = play(["pass", *harmless])
    assert played.match.record().written() == before.match.record().written()
    assert len(played.frames) == len(harmless) + 2
    for frame in played.lines:
        assert len(frame) < 24
    assert notice(played)


@pytest.mark.parametrize(
    ("inputs", "said"),
    [
        (["roll"], "First put your token on a card"),
        (["win 2,4,6"], "First put your token on a card"),
        (["token 33+"], "There is no card 33+ face up."),
        (["pass", "roll"], "You can only roll again after setting a die aside"),
        (["pass", "y5"], "You have no yellow 5 outside the tray."),
        (["pass", "win 2,4,6"], "Stop rolling first"),
        (["pass", "swap b y"], "You have no blue swap outside the tray."),
        (["pass", "stop", "pass"], "Take one die from the supply"),
    ],
)
def test_the_rules_refuse_in_their_own_words(inputs: Sequence[str], said: str) -> None:
    played = play(list(inputs))
    assert said in notice(played)
    assert "(CB-" in notice(played)
