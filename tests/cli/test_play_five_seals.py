"""Five Seals in the terminal: the map, what can be typed, what can be asked, the end."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.made_up_language import hard_coded
from tests.cli.sittings import Sat, sit
from tests.cli.terminal_driver import Terminal, environment

from conclave.cli.terminal.five_seals.canvas import Canvas, laid_out
from conclave.cli.terminal.five_seals.reach import in_reach
from conclave.cli.terminal.five_seals.result import reckon
from conclave.cli.terminal.five_seals.signs import initials
from conclave.cli.terminal.five_seals.words import Words
from conclave.cli.terminal.voice import Voice
from conclave.games import GAMES
from conclave.games.five_seals.view import FiveSealsView
from conclave.locale import PSEUDO, locale

GAME = GAMES.find("five-seals")
WORDS = Words(Voice(locale(), ("You", "Bo"), you=0))
CIRCLES = ("I", "II", "III", "IV")

_FIRST = re.compile(
    r"Type three letters, such as (?P<draft>\w+)"
    r"|^(?P<seal>\d+) breaks that seal"
    r"|^(?P<dice>\d+ [a-z]?[\d ]+) breaks it with these dice"
    r"|Type its number, such as (?P<space>\d+)"
    r"|(?:^|· )(?P<letter>[a-z]) takes that choice"
    r"|^(?P<number>1) ",
    re.MULTILINE,
)
_SEVERAL = re.compile(r"type one of: (?P<typed>[^·\n]+)")


def first_option(screen: str) -> str:
    """What somebody types who reads nothing but the question, and takes the first thing it names."""
    question = screen[screen.rfind("FS-") :]
    several = _SEVERAL.search(screen)
    if several is not None:
        return several["typed"].strip()
    found = _FIRST.search(question)
    assert found is not None, screen
    return next(word for word in found.groups() if word)


def play(
    inputs: list[str],
    *,
    seats: str = "you,random",
    circle: str = "II",
    size: tuple[int, int] = (80, 24),
    most: int = 0,
    seed: int = 7,
    mono: bool = False,
    language: str = "en",
) -> Sat:
    return sit(
        seats,
        inputs,
        seed=seed,
        options={"circle": circle, "first": "1"},
        size=size,
        answer=first_option,
        most=most,
        mono=mono,
        language=language,
        game=GAME,
    )


def view_of(sat: Sat) -> FiveSealsView:
    view = sat.table.view(0)
    assert isinstance(view, FiveSealsView)
    return view


def at_a_turn(**more: object) -> Sat:
    sat = play(["1", first_option(play(["1"]).frames[-1])], **more)  # type: ignore[arg-type]
    assert view_of(sat).stage == "turn"
    return sat


# -- whole games ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("circle", CIRCLES)
def test_a_game_can_be_played_by_the_first_thing_a_question_names(circle: str) -> None:
    sat = play([], circle=circle, seed=2, most=3000)
    assert sat.over is not None
    for frame in sat.lines:
        assert len(frame) < 24
        assert all(line.cell_len <= 80 for line in frame[:-1])


def decided(sat: Sat) -> list[str]:
    """What the first seat has decided so far, in notation."""
    written = sat.table.record().written().splitlines()
    return [line.removeprefix("1 ") for line in written if line.startswith("1 ")]


@pytest.mark.parametrize("size", [(130, 45), (100, 30), (60, 20), (40, 12)])
def test_frames_fit_every_terminal(size: tuple[int, int]) -> None:
    seats = "you,random,random,random,random"
    typed = decided(play([], seats=seats, circle="IV", most=25))
    sat = play(typed, seats=seats, circle="IV", size=size)
    assert decided(sat) == typed
    for frame in sat.lines:
        assert len(frame) < size[1]
        assert all(line.cell_len <= size[0] for line in frame[:-1])
        assert any("FS-" in line.plain for line in frame)


def test_a_real_terminal_plays_and_explains(tmp_path: Path) -> None:
    options = ("--seats", "you,random", "--circle", "II", "--first", "1", "--seed", "7", "--pace", "instant")
    with Terminal(tmp_path, "five-seals", *options) as terminal:
        terminal.type("1")
        terminal.type(first_option(terminal.text))
        terminal.type("? change-fire")
        assert "Return one or more of your Fire dice" in terminal.text
        assert "(rule FS-CH)" in terminal.text
        terminal.type("")
        while "You break" not in terminal.text and "You win" not in terminal.text:
            terminal.type(first_option(terminal.text))
        terminal.type("quit")
        assert terminal.exit_code() == 0
    with Terminal(tmp_path, "--resume", columns=130, rows=45, NO_COLOR="1") as terminal:
        assert "Five Seals of Magic" in terminal.text
        assert b"38;2" not in terminal.raw


def test_a_pipe_plays(tmp_path: Path) -> None:
    typed = b"1\nffw\nnonsense\nlog\nmap\n"
    done = subprocess.run(
        [sys.executable, "-m", "conclave", "play", "five-seals", "--seats", "you,random", "--seed", "7"],
        input=typed,
        capture_output=True,
        env=environment(tmp_path, PYTHONIOENCODING="ascii"),
        check=False,
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.isascii()
    assert b"On which start circle" in done.stdout
    assert b"\x1b" not in done.stdout


# -- the map -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (130, 45)])
@pytest.mark.parametrize("seats", ["you,random", "you,random,random,random,random"])
def test_every_seal_in_reach_stands_on_the_screen(size: tuple[int, int], seats: str) -> None:
    sat = play([], seats=seats, circle="IV", size=size, most=30, mono=True)
    view = view_of(sat)
    reached = in_reach(view, 0)
    assert reached
    for space in reached:
        seal = view.seals[space - 1]
        assert seal is not None
        label = f"{space}{seal.colour[0].upper()}{seal.strength}"
        marked = label if seal.scroll is None else f"[{label}]"
        assert re.search(rf"[*+]{re.escape(marked)}", sat.frames[-1]), marked


def test_what_can_be_broken_is_marked_with_its_dice() -> None:
    sat = at_a_turn()
    offered = [GAME.notation(action).split() for action in sat.table.legal(0)]
    breaks = [words for words in offered if words[0] == "break"]
    assert breaks
    for _, space, colour, *dice in breaks:
        assert re.search(rf"\*\[?{space}[A-Z]\d", sat.frames[-1])
        assert f"{colour[0].upper()}{'+'.join(dice)}" in sat.frames[-1]


def test_labels_never_lie_over_each_other_while_there_is_room() -> None:
    firsts = laid_out([(10, 2)] * 12, [5] * 12, 40, 6)
    cells = [(column + offset, row) for column, row in firsts for offset in range(5)]
    assert len(set(cells)) == len(cells)
    assert all(0 <= column < 40 and 0 <= row < 6 for column, row in cells)


def test_lines_lean_as_they_go() -> None:
    canvas = Canvas(5, 3)
    canvas.line((0, 0), (4, 0), "")
    canvas.line((0, 0), (0, 2), "")
    canvas.line((2, 2), (4, 0), "")
    assert [line.plain for line in canvas.lines(0, 3, 0, 5)] == [" ───/", "│  /", "│"]


def test_players_whose_names_begin_alike_have_numbers() -> None:
    assert initials(("You", "Greedy", "Adept")) == ("Y", "G", "A")
    assert initials(("Player 1", "Player 2", "Random")) == ("1", "2", "R")


# -- what is typed -------------------------------------------------------------------------------------------


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
        sat = at_a_turn(seed=seed)
        ways: dict[str, list[str]] = {}
        for action in sat.table.legal(0):
            words = GAME.notation(action).split()
            if words[0] == "break":
                ways.setdefault(words[1], []).append(" ".join(words[3:]))
        before = ["1", first_option(play(["1"], seed=seed).frames[-1])]
        for space, dice in list(ways.items())[:2]:
            typed = play([*before, space], seed=seed)
            written = typed.table.record().written()
            if len(dice) == 1:
                assert f"break {space} " in written
                alone += 1
            else:
                assert f"break {space} " not in written
                assert "type one of: " + " · ".join([f"{space} {each}" for each in dice]) in " ".join(
                    typed.frames[-1].split()
                )
                chosen = play([*before, f"{space} {dice[-1]}"], seed=seed)
                assert dice[-1] in chosen.table.record().written().split(f"break {space} ")[1].split("\n")[0]
                several += 1
    assert alone
    assert several


@pytest.mark.parametrize(
    "wrong", ["nonsense", "999", "z", "17 9 9", "cast change-fire", "break 6 fire 1", "0"]
)
def test_wrong_input_is_answered_and_nothing_is_lost(wrong: str) -> None:
    before = at_a_turn()
    sat = play(["1", first_option(play(["1"]).frames[-1]), wrong])
    assert sat.table.record().written() == before.table.record().written()
    rule = sat.frames[-1].rindex("───")
    notice = sat.frames[-1][rule:].splitlines()[1]
    assert notice
    assert "FS-5" not in notice


@pytest.mark.parametrize("wrong", ["nonsense", "ff", "ffff", "mmm", "1"])
def test_a_wrong_draft_is_refused(wrong: str) -> None:
    sat = play(["1", wrong])
    assert view_of(sat).stage == "draft"
    assert "Which three dice" in sat.frames[-1]


def test_a_cast_can_be_typed_by_letter_name_or_notation_and_taken_back() -> None:
    start = ["1", first_option(play(["1"]).frames[-1])]
    for typed in ("a", "binding", "cast binding-mind", "use binding"):
        sat = play([*start, typed])
        assert "You use Binding.  FS-BI" in sat.frames[-1]
        assert "Put your familiar on your mage's space" in sat.frames[-1]
    undone = play([*start, "a", "undo"])
    assert "Use a scroll, or break a seal?" in undone.frames[-1]


def test_a_hundred_spaces_to_pick_from_are_sorted_into_a_few_lines() -> None:
    longest = 0
    for seed in range(8):
        sat = play([], seats="you,random,random,random,random", circle="II", seed=seed, most=150)
        for frame in sat.frames:
            if "Which token" in frame:
                picks = [line for line in frame.splitlines() if re.match(r" (Fire|Water|Air|Earth) ", line)]
                assert 1 <= len(picks) <= 12
                longest = max(longest, len(re.findall(r"\d+", " ".join(picks))))
    assert longest > 20


# -- what can be asked ---------------------------------------------------------------------------------------


def test_spaces_and_scrolls_are_explained() -> None:
    start = ["1", first_option(play(["1"]).frames[-1])]
    sat = at_a_turn()
    view = view_of(sat)
    far = next(space for space, seal in enumerate(view.seals, 1) if seal and seal.strength == 6)
    assert "No open way leads to" in play([*start, f"? {far}"]).frames[-1]
    offered = [GAME.notation(action).split() for action in sat.table.legal(0)]
    near = next(words[1] for words in offered if words[0] == "break")
    assert "You can break it with" in play([*start, f"?{near}"]).frames[-1]
    dark = next(space for space in in_reach(view, 0) if f"*{space}" not in sat.frames[-1])
    assert re.search(r"\(FS-7\)", play([*start, f"? {dark}"]).frames[-1])
    assert "It can be used now." in play([*start, "? a"]).frames[-1]
    assert "Synergy of Mind" in play([*start, "? synergy"]).frames[-1]
    assert "is no scroll of this game" in play([*start, "? dispatch-fire"]).frames[-1]
    assert "There is no space 999" in play([*start, "? 999"]).frames[-1]


def test_pages_of_its_own() -> None:
    start = ["1", first_option(play(["1"]).frames[-1])]
    assert "17F3 is a token" in play([*start, "signs"]).frames[-1]
    assert "Shaman of the North with Raven" in play([*start, "players"]).frames[-1]
    assert "scrolls lie on the board" in play([*start, "scrolls"]).frames[-1]
    whole = play([*start, "map"]).frames[-1]
    view = view_of(at_a_turn())
    for space, seal in enumerate(view.seals, 1):
        assert seal is None or f"{space}{seal.colour[0].upper()}{seal.strength}" in whole


def test_odds_ask_the_strongest_bot() -> None:
    sat = play(["1", first_option(play(["1"]).frames[-1]), "odds"])
    hint = re.search(r"would type: (.+)", sat.frames[-1])
    assert hint is not None
    assert GAME.parse(hint[1].strip()) in sat.table.legal(0)


# -- the end, the language -----------------------------------------------------------------------------------


def test_the_end_shows_how_points_came_about() -> None:
    sat = play([], seats="random,random,random", seed=3)
    assert sat.over is not None
    view = sat.table.view(None)
    assert isinstance(view, FiveSealsView)
    for player, points in zip(view.players, sat.over.points, strict=True):
        scrolls, strengths, synergy, total = reckon(player, points)
        assert (scrolls, strengths + synergy, total) == (len(player.scrolls), points, points)
        assert (synergy > 0) == any(held.scroll.startswith("synergy") for held in player.scrolls)
    for width in (80, 45):
        shown = sat.sitting.screen.result(sat.sitting.scene(None), sat.over, width)
        assert all(line.cell_len <= width for line in shown)
        assert "Synergy" in "\n".join([line.plain for line in shown])


SAME_IN_EVERY_LANGUAGE = {
    *("odds", "undo", "log", "quit", "save", "rule", "map", "players", "scrolls", "signs", "ID"),
    *("nonsense", "Random", "break", "cast", "pick", "choose", "take", "place", "binding", "mind", "end"),
    *("fire", "water", "air", "earth", "familiar", "nothing", "greedy", "adept", "random"),
    *("a", "b", "c", "d", "e", "f", "g", "i", "j", "II", "I", "IV", "III", "change", "renewal", "synergy"),
    *("growth", "strengthening", "swap", "exchange", "absorption", "disintegration", "rearrangement"),
}


@pytest.mark.parametrize("size", [(80, 24), (130, 45)])
def test_every_word_on_the_screen_comes_from_a_catalogue(size: tuple[int, int]) -> None:
    typed = decided(play([], size=size, most=40))
    asked = ["nonsense", "signs", "players", "scrolls", "map", "", "? 17", "? change-fire", "?", "odds"]
    sat = play([*typed[:3], *asked, *typed[3:]], size=size, language=PSEUDO)
    assert decided(sat) == typed
    ids = {word for rule in GAME.page().rules for word in rule.split("-")}
    shown = hard_coded("\n".join(sat.frames), SAME_IN_EVERY_LANGUAGE | ids, GAME.page().markdown)
    assert shown == set()
