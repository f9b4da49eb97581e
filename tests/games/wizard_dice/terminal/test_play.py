"""Questions and answers of Wizard Dice in the terminal: odds, cards, what stands beside a choice, the end."""

from __future__ import annotations

import re

from rich.text import Text as Line

from conclave.cli.terminal.translator import Translator
from conclave.games.wizard_dice.interface.view import WizardDiceView
from conclave.locale import locale
from tests.cli.played_games import PlayedGame, play_game
from tests.cli.terminal_driver import answer_to, seed_with_first_card

VOICE = Translator(locale(), ("You", "Bo"), you=0)


def plain(frame: list[Line]) -> list[str]:
    return [line.plain for line in frame]


def test_odds_list_what_can_be_done_the_best_first() -> None:
    played = play_game("you,random", ["odds"], options={"seer": "1"})
    shown = [line for line in played.frames[1].splitlines() if " % " in line]
    worths = [float(line.split()[2]) for line in shown]
    assert worths == sorted(worths, reverse=True)
    assert "Predict 4 blue, green, red or yellow" in shown[0]
    assert len(shown) == 5
    assert "exact hit  points" in played.frames[1]


def test_odds_of_a_re_roll_say_what_to_type_and_how_many_are_like_it() -> None:
    before = ["3b", "", "odds"]
    for width in (80, 45):
        played = play_game("you,random", before, options={"seer": "1"}, size=(width, 60))
        rows = [line for line in played.frames[-1].splitlines() if " % " in line]
        typed = [re.split(r":|  ", row.split("  r ")[1])[0] for row in rows if "  r " in row]
        assert len(typed) >= 5
        assert " more like it)" in " ".join(played.frames[-1].split())
        assert "…" not in played.frames[-1]
        for places in typed:
            assert (
                "reroll"
                in play_game("you,random", [*before[:2], f"r {places}"], options={"seer": "1"})
                .match.record()
                .written()
            )


def test_what_is_typed_at_a_page_is_an_answer_or_a_command() -> None:
    played = play_game("you,random", ["?", "odds", "3 red"], options={"seer": "1"})
    assert ["undoes your last" in frame for frame in played.frames] == [False, True, False, False]
    assert "exact hit" in played.frames[2]
    assert "predict 3 red" in played.match.record().written()
    closed = play_game("you,random", ["?", "q"], options={"seer": "1"})
    assert "How many dice will show which colour?" in closed.frames[-1]


def test_predictions_are_never_numbered() -> None:
    """A bare number could mean a choice or a box, however few boxes are left."""
    played = play_game("you,random", [], options={"seer": "1"}, size=(120, 40), answer=answer_to, most=400)
    assert played.over is not None
    asked = [frame for frame in played.frames if "How many dice will show which colour?" in frame]
    assert all("Type a number and a colour" in frame for frame in asked)
    bare = play_game("you,random", ["3"], options={"seer": "1"})
    assert "Type a number from 1 to 5 and a colour" in bare.frames[-1]
    assert bare.decisions == 0


def first_round(card: str, typed: list[str], size: tuple[int, int] = (80, 24)) -> PlayedGame:
    seed = seed_with_first_card(card, 2)
    return play_game("you,random", typed, seed=seed, options={"cards": True, "seer": "1"}, size=size)


def test_under_m8_the_number_of_rolls_is_open_until_the_seer_has_predicted() -> None:
    played = first_round("M8", ["2 red"])
    assert "rolls as predicted" in played.frames[0]
    assert "3 rolls" not in played.frames[0]
    assert "Roll 1 of 2" in played.frames[1]


def test_a_card_that_is_cut_off_says_where_the_rest_is() -> None:
    assert "… (rule M8)" in first_round("M8", [], size=(45, 17)).frames[0]
    for size in ((80, 24), (60, 24)):
        frame = " ".join(first_round("M8", [], size=size).frames[0].split())
        assert VOICE.say("wd-card-M8-effect") in frame


def test_dice_of_the_round_before_are_drawn_only_with_a_word_about_it() -> None:
    labelled = 0
    for size in ((80, 24), (80, 30), (60, 24), (60, 30)):
        played = play_game(
            "you,random", [], seed=5, options={"cards": True}, size=size, answer=answer_to, most=40
        )
        for frame in played.frames:
            if "will show which colour?" in frame and not {"M3", "M4"} & set(frame.split()):
                label = "last roll of the previous round" in frame
                assert ("▀▀▀" in frame) == label
                labelled += label
    assert labelled


def test_turned_dice_are_not_called_kept() -> None:
    played = first_round("M4", ["b w", "3b", ""], size=(80, 30))
    assert played.frames[1].count("turned") == 2
    assert "kept" not in played.frames[1]
    assert (played.frames[-1].count("kept"), played.frames[-1].count("new")) == (2, 5)


def test_a_doubled_score_says_so() -> None:
    assert "(doubled)" in first_round("M1", ["3b"]).frames[-1]
    assert " doubled" in first_round("M2", ["3b", ""], size=(120, 40)).frames[-1].split("leave:")[0]
    assert "doubled" not in play_game("you,random", ["3b", ""], options={"seer": "1"}).frames[-1]


def test_the_seer_is_told_that_leaving_ends_the_rolling() -> None:
    played = play_game("you,you", ["3b", "2b", "", "stay"], options={"seer": "1"})
    assert "; ends the rolling for all" in played.frames[-1]
    alone = play_game("you,you", ["3b", "2b", "", "leave", "2"], options={"seer": "1"})
    assert "Which dice do you re-roll for" in alone.frames[-1]
    assert "ends the rolling" not in alone.frames[-1]


def test_boxes_to_cross_out_show_what_they_hold() -> None:
    boxes = re.compile(r"Cross out (\d) (\w+) \((-\d+|0|X+, worth (\d+))\)")
    seen: set[str] = set()
    for seed in range(6):
        played = play_game("you,random", [], seed=seed, options={"cards": True}, answer=answer_to, most=60)
        for frame in played.frames:
            if "box, or nothing?" not in frame:
                continue
            colour = frame.split("Cross out a ")[1].split(" ")[0]
            for number, named, held, worth in boxes.findall(frame):
                assert named == colour
                if worth:
                    assert int(worth) == int(number) * held.count("X")
                seen.add("X" if worth else "difference")
    assert seen == {"X", "difference"}


def test_the_end_tells_the_last_round_and_counts_xs() -> None:
    played = play_game("random,random", [], seed=3, options={"cards": True})
    assert played.over is not None
    view = played.match.view(None)
    assert isinstance(view, WizardDiceView)
    for width in (80, 60, 45):
        shown = plain(played.loop.screen.result(played.loop.scene(None), played.over, width))
        assert shown[0].startswith(f"Round {view.round}. ")
        assert [line for line in shown if line.startswith("Round ")] == [shown[0]]
        assert sum("the game is over" in line for line in shown) == 1
        assert all(len(line) <= width for line in shown[-3:])
    heading, *rows = plain(played.loop.screen.result(played.loop.scene(None), played.over, 80))[-3:]
    at = heading.index(" Xs ") + 3
    best = played.over.places.index(1)
    assert rows[0][:at].split()[-1] == str(view.pages[best].xs)
    assert "X pts" in heading
