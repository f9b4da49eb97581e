"""What can be typed in a game of Five Seals, and what is said to it."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from conclave.cli.terminal.screen import Scene
from conclave.core.actions import Listed
from conclave.core.text import Text, text
from conclave.games.five_seals.interface.view import Cast, FiveSealsView, HeldScroll
from conclave.games.five_seals.terminal.answer_parser import AnswerParser
from conclave.games.five_seals.terminal.available_choices import AvailableChoices
from conclave.games.five_seals.terminal.offer import Offer, build_offer
from conclave.games.five_seals.terminal.players import PlayersPanel
from conclave.games.five_seals.terminal.reach import in_reach
from conclave.games.five_seals.terminal.screen import FiveSealsScreen
from conclave.games.five_seals.terminal.signs import scroll_named
from tests.cli.played_games import first_seat_lines
from tests.games.five_seals.terminal.played_games import (
    GAME,
    SIGNS,
    WORDS,
    at_a_turn,
    first_option,
    in_a_spell,
    play,
    question_of,
    view_of,
)


def test_words_for_spaces_dice_and_colours() -> None:
    assert WORDS.space("17") == (17, None, ())
    assert WORDS.space("17 5 2") == (17, None, (2, 5))
    assert WORDS.space("23 f3") == WORDS.space("[23] fire 3") == (23, "fire", (3,))
    assert WORDS.space("nonsense") is None
    assert WORDS.draft("ffa") == WORDS.draft("a f f") == WORDS.draft("2 fire air") == ("fire", "fire", "air")
    assert WORDS.draft("mmm") is None
    assert WORDS.dice("f 5 3") == WORDS.dice("fire 35") == ("fire", (3, 5))
    assert WORDS.scrolls("change of fire", ["change-fire", "change-water"]) == ["change-fire"]
    assert len(WORDS.scrolls("change", ["change-fire", "change-water"])) == 2


def test_a_bare_number_breaks_the_seal_if_there_is_one_way_and_else_lists_the_ways() -> None:
    alone = several = 0
    for seed in range(12):
        played = at_a_turn(seed=seed)
        ways: dict[str, list[str]] = {}
        for action in played.match.legal(0):
            words = GAME.notation(action).split()
            if words[0] == "break":
                ways.setdefault(words[1], []).append(" ".join(words[3:]))
        before = ["1", first_option(play(["1"], seed=seed).frames[-1])]
        for space, dice in list(ways.items())[:2]:
            typed = play([*before, space], seed=seed)
            written = typed.match.record().written()
            if len(dice) == 1:
                assert f"break {space} " in written
                alone += 1
            else:
                assert f"break {space} " not in written
                assert "type one of: " + " · ".join([f"{space} {each}" for each in dice]) in " ".join(
                    typed.frames[-1].split()
                )
                chosen = play([*before, f"{space} {dice[-1]}"], seed=seed)
                assert dice[-1] in chosen.match.record().written().split(f"break {space} ")[1].split("\n")[0]
                several += 1
    assert alone
    assert several


@pytest.mark.parametrize(
    "wrong", ["nonsense", "999", "z", "17 9 9", "cast change-fire", "break 6 fire 1", "0"]
)
def test_wrong_input_is_answered_and_nothing_is_lost(wrong: str) -> None:
    before = at_a_turn()
    played = play(["1", first_option(play(["1"]).frames[-1]), wrong])
    assert played.match.record().written() == before.match.record().written()
    rule = played.frames[-1].rindex("───")
    notice = played.frames[-1][rule:].splitlines()[1]
    assert notice
    assert "FS-5" not in notice


@pytest.mark.parametrize("wrong", ["nonsense", "ff", "ffff", "mmm", "1"])
def test_a_wrong_draft_is_refused(wrong: str) -> None:
    played = play(["1", wrong])
    assert view_of(played).stage == "draft"
    assert "Which three dice" in played.frames[-1]


def test_a_cast_can_be_typed_by_letter_name_or_notation_and_taken_back() -> None:
    start = ["1", first_option(play(["1"]).frames[-1])]
    for typed in ("a", "binding", "cast binding-mind", "use binding"):
        played = play([*start, typed])
        assert "You use Binding.  FS-BI" in played.frames[-1]
        assert "Put your familiar on your mage's space" in played.frames[-1]
    undone = play([*start, "a", "undo"])
    assert "Use a scroll, or break a seal?" in undone.frames[-1]


def test_a_hundred_spaces_to_pick_from_are_sorted_into_a_few_lines() -> None:
    longest = 0
    for seed in range(8):
        played = play([], seats="you,random,random,random,random", circle="II", seed=seed, most=150)
        for frame in played.frames:
            if "Which token" in frame:
                picks = [line for line in frame.splitlines() if re.match(r" (Fire|Water|Air|Earth) ", line)]
                assert 1 <= len(picks) <= 12
                longest = max(longest, len(re.findall(r"\d+", " ".join(picks))))
    assert longest > 20


@pytest.mark.parametrize("wrong", ["-1", "-80", "−1", ".1", "1-"])
def test_a_sign_that_is_no_mark_of_the_map_is_not_swallowed(wrong: str) -> None:
    assert WORDS.space(wrong) is None
    played = play([wrong])
    assert first_seat_lines(played) == []
    assert f"“{wrong}” means nothing" in played.frames[-1]


def test_a_seal_can_be_typed_as_the_map_shows_it() -> None:
    seals = view_of(at_a_turn()).seals
    for space, seal in enumerate(seals, 1):
        if seal is not None:
            label = f"{space}{seal.colour[0]}{seal.strength}"
            for written in (label, f"*{label.upper()}", f"+[{label}]"):
                assert WORDS.without_label(written, seals) == str(space)
            assert WORDS.without_label(f"{label} 2 5", seals) == f"{space} 2 5"
    assert WORDS.without_label("999f2", seals) == "999f2"
    assert WORDS.space("23f3") == WORDS.space("23 f 3")
    played = at_a_turn()
    start = ["1", first_option(play(["1"]).frames[-1])]
    dark = next(space for space in in_reach(view_of(played), 0) if f"*{space}" not in played.frames[-1])
    marked = re.search(rf"\+\[?{dark}[A-Z]\d\]?", played.frames[-1])
    assert marked is not None
    assert "(FS-7)" in play([*start, marked[0]]).frames[-1]


def test_a_huge_number_is_no_space() -> None:
    for number in ("999", "9" * 30):
        assert "There is no space 999" in play([number]).frames[-1]


def test_letters_of_scrolls_stay_what_they_are_for_a_whole_turn() -> None:
    view = view_of(at_a_turn())
    names = ("binding-mind", "change-fire", "synergy-air", "swap-water")
    codes = [GAME.code(Cast(name)) for name in names]

    def at(face_down: str, usable: list[int]) -> tuple[FiveSealsView, AnswerParser]:
        hand = tuple([HeldScroll(name, name != face_down, None, 2, 0) for name in names])
        players = (replace(view.players[0], scrolls=hand), view.players[1])
        now = replace(view, players=players)
        legal = Listed(tuple(usable))
        scene = Scene(now, 0, legal)
        return now, AnswerParser(GAME, scene, WORDS, build_offer(GAME, now, 0, legal))

    for face_down, usable in (("", [codes[0], codes[1], codes[3]]), ("change-fire", [codes[0], codes[3]])):
        now, reading = at(face_down, usable)
        assert [reading.read(letter) for letter in "abcd"] == codes
        offer = build_offer(GAME, now, 0, Listed(tuple(usable)))
        players_panel = PlayersPanel(now, SIGNS)
        lines = [
            line.plain
            for line in AvailableChoices(GAME, now, SIGNS, offer).scrolls(players_panel, 0, 80).forms[0]
        ]
        assert [line[1] for line in lines] == list("abcd")
        assert [line[0] == "*" for line in lines] == [code in usable for code in codes]


def test_a_scroll_that_cannot_be_used_says_why() -> None:
    played = play([], seats="you,random", seed=4, most=60)
    seen = False
    for answers in range(4, 60, 4):
        played = play([], seed=4, most=answers)
        view = view_of(played)
        names = [held.scroll for held in view.players[0].scrolls]
        legal = [GAME.notation(action) for action in played.match.legal(0)]
        dead = [name for name in names if f"cast {name}" not in legal]
        if view.stage == "turn" and dead:
            letter = build_offer(GAME, view, 0, played.match.legal(0)).letter_of(GAME.code(Cast(dead[0])))
            refused = play([*first_seat_lines(played), letter], seed=4)
            assert re.search(r"\(FS-[\w-]+\)", refused.frames[-1]), refused.frames[-1]
            assert first_seat_lines(refused) == first_seat_lines(played)
            seen = True
            break
    assert seen


def test_a_scroll_says_why_even_if_nothing_but_the_end_is_left() -> None:
    view = view_of(at_a_turn())
    binding, end = GAME.code(Cast("binding-mind")), GAME.parse("end")
    hand = (HeldScroll("binding-mind", False, None, 2, 0),)
    now = replace(view, players=(replace(view.players[0], scrolls=hand), view.players[1]))
    reading = AnswerParser(
        GAME, Scene(now, 0, Listed((end,))), WORDS, build_offer(GAME, now, 0, Listed((end,)))
    )
    assert reading.read("a") == binding
    assert reading.read("1") is None


def test_hints_say_what_happens() -> None:
    view = in_a_spell("alteration-water")
    assert question_of(view, "choose water 5", "nothing") == ["Or type the dice: w 5"]
    turn = view_of(at_a_turn())
    assert question_of(turn, "break 7 earth 2")[0] == "7 breaks seal 7"
    assert question_of(turn, "break 7 earth 2", "break 7 earth 4")[0] == "7 2 breaks seal 7 with the die 2"
    assert question_of(turn, "cast binding-mind", "break 7 earth 2")[1] == "a uses Binding"


@pytest.mark.parametrize(
    ("chosen", "said"),
    [
        ("pick 7", "So far: space 7 (7E2)"),
        ("choose fire 3 5", "So far: Fire 3 5"),
        ("from 2 air 6", "So far: Bo's Air 6"),
        ("scroll 2 change-fire", "So far: Bo's Change of Fire"),
        ("break 7 earth 2", "So far: space 7 (7E2), E2"),
        ("nothing", ""),
    ],
)
def test_what_was_chosen_so_far_is_no_order(chosen: str, said: str) -> None:
    view = in_a_spell("swap-fire", chosen)
    lines = AvailableChoices(GAME, view, SIGNS, Offer()).casting(200).forms[0]
    assert [line.plain for line in lines if "So far" in line.plain] == ([said] if said else [])


def test_a_borrowed_scroll_is_named_in_one_sentence() -> None:
    view = in_a_spell("renewal-mind", lender=1)
    head = AvailableChoices(GAME, view, SIGNS, Offer()).casting(200).forms[0][0].plain
    assert head.startswith("You use Renewal of Mind, Bo's scroll.  FS-")


def test_the_header_tells_the_last_round_and_the_board() -> None:
    view = view_of(at_a_turn())
    assert not any("last round" in fact.plain for fact in PlayersPanel(view, SIGNS).facts())
    few = tuple([None if seal and seal.scroll and seal.strength == 6 else seal for seal in view.seals])
    facts = [fact.plain for fact in PlayersPanel(replace(view, seals=few), SIGNS).facts()]
    assert "last round (strength 6: 0 left)" in facts
    for size in ((130, 45), (120, 30)):
        assert view.board.name in at_a_turn(size=size).frames[-1]
    assert view.board.name in play([]).frames[-1]


def test_a_player_is_on_a_space() -> None:
    assert re.search(r"@Y You .* · on 1 ", at_a_turn().frames[-1])


@pytest.mark.parametrize("size", [(80, 24), (100, 32), (130, 45)])
def test_the_map_stays_as_it_is_while_a_question_stands(size: tuple[int, int]) -> None:
    start = ["1", first_option(play(["1"]).frames[-1])]
    long = "nonsense that nobody could ever understand"

    def upper(frame: str) -> list[str]:
        return frame.splitlines()[: size[1] // 2]

    for spell in ([], ["a"]):
        frames = play([*start, *spell, "nonsense", long, "? 999", "7 9"], size=size).frames[-5:]
        assert "nonsense" in frames[1]
        assert {tuple(upper(frame)) for frame in frames} == {tuple(upper(frames[0]))}


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("ff", "That is 2 dice; take three."),
        ("f", "That is one die; take three."),
        ("ffff", "That is 4 dice; take three."),
        ("take fire fire", "That is 2 dice; take three."),
    ],
)
def test_a_wrong_draft_is_told_apart(typed: str, said: str) -> None:
    assert said in play(["1", typed]).frames[-1]


def test_dice_that_are_not_in_the_supply_are_named() -> None:
    view = replace(view_of(play(["1"])), supply=(3, 1, 0, 2))
    reading = AnswerParser(GAME, Scene(view, 0, Listed(())), WORDS, Offer())
    told = {
        typed: SIGNS.translator.tell(found)
        for typed in ("aaa", "ffa", "wwf")
        if isinstance(found := reading.read(typed), Text)
    }
    assert told == {
        "aaa": "The supply has no Air die left.",
        "ffa": "The supply has no Air die left.",
        "wwf": "The supply has only one Water die left.",
    }


@pytest.mark.parametrize("typed", ["end", "nonsense", "cast binding-mind"])
def test_in_a_spell_a_stray_word_is_told_of_undo(typed: str) -> None:
    start = ["1", first_option(play(["1"]).frames[-1])]
    assert "Choose for the spell, or type undo to take it back." in " ".join(
        play([*start, "a", typed]).frames[-1].split()
    )
    view = in_a_spell("change-fire")
    scene = Scene(view, 0, Listed((GAME.parse("choose fire 3"),)))
    screen = FiveSealsScreen(GAME, SIGNS.translator)
    found = screen.read(scene, screen.question(scene), typed)
    assert isinstance(found, Text)
    assert found.key == "fs-terminal-unclear-spell"


def test_a_die_that_nobody_has_is_not_the_fault_of_the_space() -> None:
    start = ["1", first_option(play(["1"]).frames[-1])]
    assert "You don't have those dice." in play([*start, "7 9"]).frames[-1]


def test_only_swap_of_mind_speaks_of_the_lower_number() -> None:
    for key in ("fs-refuse-swap-second", "fs-refuse-swap-no-partner"):
        for colour, ending in (("fire", ""), ("mind", "-mind")):
            told = SIGNS.translator.tell(text(key + ending, scroll=scroll_named(f"swap-{colour}")))
            assert ("lower number" in told) == (colour == "mind")
