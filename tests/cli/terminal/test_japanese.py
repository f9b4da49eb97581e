"""The terminal in Japanese: characters of two columns, no spaces between words, the same commands."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
from rich.cells import cell_len
from tests.cli.conftest import Conclave
from tests.cli.played_games import PlayedGame, play_game
from tests.cli.terminal_driver import Terminal, answer_to
from tests.games.ciub.terminal import played_games as ciub_games
from tests.games.five_seals.terminal import played_games as five_seals_games

from conclave.cli.terminal.layout import flow, hanging_indent, ink, right, wrapped
from conclave.cli.terminal.line_breaks import NOT_FIRST, NOT_LAST
from conclave.cli.terminal.translator import Translator
from conclave.core.options import Value
from conclave.games.five_seals.interface.view import FiveSealsView
from conclave.games.wizard_dice.terminal.dice import Die, dice_part
from conclave.locale import locale
from conclave.registry import GAMES

JAPANESE = "ja"
COLUMNS, ROWS = 80, 24


# -- lines ---------------------------------------------------------------------------------------------------

SENTENCE = (
    "魔法カードM4：「選ばれし出目」。予言者がダイス2個を好きな面に向けます（keep 2 3）。ジェスタースコア！"
)


@pytest.mark.parametrize("width", range(18, 60))
def test_a_sentence_without_spaces_is_broken_between_its_characters(width: int) -> None:
    lines = [line.plain for line in wrapped(ink(SENTENCE), width)]
    assert "".join(lines).replace(" ", "") == SENTENCE.replace(" ", "")
    assert all(cell_len(line) <= width for line in lines)
    assert not any(line[0] in NOT_FIRST or line.rstrip()[-1] in NOT_LAST for line in lines)
    # No line is left half empty: the longest piece that stays together is a word of 18 columns.
    assert all(cell_len(line) >= width - 18 for line in lines[:-1])


def test_words_and_numbers_with_what_they_count_stay_together() -> None:
    assert [line.plain for line in wrapped(ink("次のダイス3個"), 12)] == ["次のダイス", "3個"]
    assert [line.plain for line in wrapped(ink("赤いジェスター"), 12)] == ["赤い", "ジェスター"]
    assert [line.plain for line in wrapped(ink("odds で確率"), 8)] == ["odds で", "確率"]


def test_what_is_too_wide_for_a_line_is_cut_by_columns() -> None:
    assert [line.plain for line in wrapped(ink("ジェスタースコア"), 6)] == ["ジェス", "タース", "コア"]
    assert [line.plain for line in wrapped(ink("字abcdefgh"), 4)] == ["字", "abcd", "efgh"]


def test_lines_keep_their_styles_and_their_own_breaks() -> None:
    first, second, third = wrapped(ink("予言者", "bold").append("はあなた\nです", "dim"), 8)
    assert [first.plain, second.plain, third.plain] == ["予言者は", "あなた", "です"]
    assert [str(span.style) for span in first.spans] == ["bold", "dim"]


def test_columns_count_what_they_show() -> None:
    assert right("点", 7) == "     点"
    assert right("+12.50", 3) == "+12.50"
    shown = hanging_indent(ink("的中  "), ink("予言した数だけロール"), 14)
    assert [line.plain for line in shown] == ["的中  予言した", "      数だけ", "      ロール"]
    assert [line.plain for line in flow([ink("予言者"), ink("使い魔")], 14, " · ")] == ["予言者", "使い魔"]


# -- screens -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class GameLoop:
    """How a game is played here: by somebody who reads the English screens, and asks for everything once."""

    game: str
    answer: Callable[[str], str]
    options: dict[str, Value]
    asked: tuple[str, ...]
    """Whatever is answered by a page is closed by `q`."""
    seed: int = 3
    most: int = 40
    ask_after: int = 3


PLAYED = {
    "wizard-dice": GameLoop(
        "wizard-dice",
        answer_to,
        {"cards": True, "seer": "1"},
        (
            "?",
            "q",
            "log",
            "q",
            "cards",
            "q",
            "pages",
            "q",
            "odds",
            "q",
            "rule",
            "q",
            "rule 9",
            "nonsense",
            "0",
        ),
        seed=7,
    ),
    "five-seals": GameLoop(
        "five-seals",
        five_seals_games.first_option,
        {"circle": "IV", "first": "1"},
        (
            *("?", "q", "log", "q", "map", "q", "players", "q", "signs", "q", "scrolls", "q", "rule", "q"),
            *("odds", "? 17", "q", "? speed-fire", "q", "? nonsense", "nonsense", "999"),
        ),
    ),
    "ciub": GameLoop(
        "ciub",
        ciub_games.any_example(3),
        {"first": "1"},
        (
            *("?", "q", "log", "q", "faces", "q", "cards", "q", "odds", "q", "? 20+", "q", "? green", "q"),
            *(
                "rule",
                "q",
                "? nonsense",
                "nonsense",
                "token",
                "remove",
                "swap",
                "reroll",
                "adjust",
                "aside zz",
            ),
        ),
        ask_after=4,
    ),
}

COMMANDS = """
    odds undo log quit save rule ID Enter nonsense zz
    blue green red yellow wizard jester orange purple white
    keep leave all name predict reroll score stay turn cards pages cross out difference
    map players scrolls signs break cast pick choose take place guardian
    fire water air earth mind end nothing binding speed change growth familiar archmage adept greedy random
    token remove pass swap adjust aside roll stop win decline down return exchange whiten faces skull itself
"""
"""Words that are typed, keys and names: the same in every language."""
NOTATION = re.compile(
    r"\b(?:WD|FS|CB|M)-?\w+|\b[IV]+\b"  # rules, magic cards, circles of magic
    r"|\b[wyorgpb](?:[1-7]|s|sk|sw|sp|r|a|2)\b|\b2for1\b"  # dice of ciúb as they are typed
    r"|\b\d*VP\b|\bciúb\b"  # points of ciúb
    r"|\b[fwaem]{3}\b"  # three dice of Five Seals
    r"|\bXX\b|\b[BGRYJ][Xo·\d#+-]{5}"  # marks on a page, a row of a page in one line
)
LEFT_OUT = re.compile(r"… \(rule M\d+\)")
"""A magic card's text gives way to other things, and says so."""
WORD = re.compile(r"[A-Za-z]{2,}")


def english(shown: str, names: str = "") -> set[str]:
    """Words that were left in English. Single letters are signs: dice, marks, groups of cards."""
    return set(WORD.findall(NOTATION.sub(" ", shown))) - {*COMMANDS.split(), *names.split()}


def test_words_left_in_english_would_be_found() -> None:
    assert english("CB-8c サプライ 5W odds w3 The ⟦x⟧ tray") == {"The", "tray"}


@cache
def game_of(name: str, columns: int, rows: int) -> PlayedGame:
    """In Japanese, with everything that can be asked for; typed is what the English screens say."""
    how, typed = PLAYED[name], typed_in_english(name)
    return play_game(
        "you,random",
        [*typed[: how.ask_after], *how.asked, *typed[how.ask_after :]],
        seed=how.seed,
        options=how.options,
        size=(columns, rows),
        language=JAPANESE,
        game=GAMES.find(name),
    )


@cache
def typed_in_english(name: str) -> tuple[str, ...]:
    how = PLAYED[name]
    typed: list[str] = []

    def answer(screen: str) -> str:
        typed.append(how.answer(screen))
        return typed[-1]

    game = GAMES.find(name)
    play_game("you,random", [], seed=how.seed, options=how.options, answer=answer, most=how.most, game=game)
    return tuple(typed)


def names_in(played: PlayedGame) -> str:
    view = played.match.view(None)
    return view.board.name if isinstance(view, FiveSealsView) else ""


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (60, 20), (40, 12)], ids=str)
@pytest.mark.parametrize("name", PLAYED)
def test_every_screen_fits_by_columns(name: str, size: tuple[int, int]) -> None:
    columns, rows = size
    for frame in game_of(name, columns, rows).lines:
        assert len(frame) <= rows - 1
        too_wide = [line.plain for line in frame if line.cell_len > columns]
        assert too_wide == []


@pytest.mark.parametrize("name", PLAYED)
def test_nothing_is_cut_off_on_a_usual_screen(name: str) -> None:
    for frame in game_of(name, COLUMNS, ROWS).frames:
        assert "…" not in LEFT_OUT.sub("", frame), frame


@pytest.mark.parametrize("name", PLAYED)
def test_no_english_word_is_left_on_a_screen(name: str) -> None:
    played = game_of(name, COLUMNS, ROWS)
    shown = "\n".join(played.frames)
    assert "あなたは" in shown
    assert english(shown, names_in(played)) == set()


@pytest.mark.parametrize("name", PLAYED)
def test_what_is_typed_is_the_same_in_every_language(name: str) -> None:
    how = PLAYED[name]
    game, typed = GAMES.find(name), typed_in_english(name)
    in_english = play_game("you,random", typed, seed=how.seed, options=how.options, game=game)
    assert in_english.decisions > len(typed) / 2
    assert game_of(name, COLUMNS, ROWS).match.record().entries == in_english.match.record().entries


@pytest.mark.parametrize("name", PLAYED)
def test_the_end_fits_and_has_no_english_word(name: str) -> None:
    played = play_game("random,random,random", [], seed=3, language=JAPANESE, game=GAMES.find(name))
    assert played.over is not None
    for columns in (COLUMNS, 45):
        result = played.loop.screen.result(played.loop.scene(None), played.over, columns)
        assert all(line.cell_len <= columns for line in result)
        assert english("\n".join([line.plain for line in result])) == set()


@pytest.mark.parametrize(
    ("name", "columns", "points"), [("five-seals", 80, "pt"), ("ciub", 80, "pts"), ("wizard-dice", 60, "p")]
)
def test_points_end_in_the_same_column_in_every_language(name: str, columns: int, points: str) -> None:
    def end_of_points(language: str, unit: str) -> int:
        first = {"seer": "1"} if name == "wizard-dice" else {"first": "1"}
        game, size = GAMES.find(name), (columns, 12 if name == "wizard-dice" else ROWS)
        played = play_game(
            "you,random", [], names=["Ada Lovelace"], options=first, size=size, language=language, game=game
        )
        line = next(line for line in played.frames[-1].splitlines() if re.search(rf"Ada.* \d+ ?{unit}", line))
        return cell_len(line[: line.index(unit, line.index("Ada") + 3) + len(unit)])

    japanese = "VP" if name == "ciub" else "点"
    assert end_of_points(JAPANESE, japanese) == end_of_points("en", points)


def test_a_die_whose_name_is_too_wide_shows_its_letter() -> None:
    translator = Translator(locale(JAPANESE), ("あなた",))
    dice = [Die(face, fresh=True) for face in ("blue", "wizard", "jester", *["red"] * 4)]
    (drawn, *_) = dice_part(dice, translator, COLUMNS, mono=True).forms
    assert drawn[-1].plain.split() == [
        "1",
        "青",
        "2",
        "W",
        "3",
        "J",
        *("4", "赤", "5", "赤", "6", "赤", "7", "赤"),
    ]


@pytest.mark.parametrize(("name", "edges"), [("wizard-dice", 4), ("ciub", 6)])
def test_frames_are_straight_in_a_real_terminal(tmp_path: Path, name: str, edges: int) -> None:
    """The corners stand above each other and above the sides between them."""
    arguments = (name, "--seats", "you,random", "--seed", "3")
    with Terminal(tmp_path, *arguments, CONCLAVE_LANG=JAPANESE) as terminal:
        buffer = terminal.screen.buffer
        rows = [[buffer[row][column].data for column in range(COLUMNS)] for row in range(ROWS)]
        tops = [number for number, row in enumerate(rows) if "╭" in row]
        assert tops
        for top in tops:
            corners = [column for column, sign in enumerate(rows[top]) if sign in "╭╮" and sign]
            assert len(corners) == edges
            bottom = next(number for number in range(top, ROWS) if "╰" in rows[number])
            assert [column for column, sign in enumerate(rows[bottom]) if sign and sign in "╰╯"] == corners
            for row in rows[top + 1 : bottom]:
                assert [column for column, sign in enumerate(row) if sign == "│"] == corners


# -- commands ------------------------------------------------------------------------------------------------

PRINTED = [
    "catalogue wizard-dice",
    "catalogue five-seals",
    "catalogue ciub",
    "odds wizard-dice --number 3 --card M8",
    "odds wizard-dice --number 3 --dice blue,blue,red,green,wizard,jester,jester --rolls-left 2 --card M3",
    "odds ciub --card 2,4,6 --dice white:2,white:swap,white:1",
    "simulate wizard-dice --seats random,random --games 2",
]


@pytest.mark.parametrize("columns", [80, 60])
@pytest.mark.parametrize("line", PRINTED)
def test_what_commands_print_fits_and_is_not_cut_off(
    conclave: Conclave, monkeypatch: pytest.MonkeyPatch, line: str, columns: int
) -> None:
    monkeypatch.setenv("CONCLAVE_LANG", JAPANESE)
    monkeypatch.setenv("COLUMNS", str(columns))
    finished = conclave(*line.split())
    assert finished.code == 0, finished
    shown = finished.out.splitlines()
    assert max(map(cell_len, shown)) <= columns
    assert "…" not in finished.out
    assert not any(words.strip("│┃ ")[:1] in ("。", "、", "）") for words in shown)
