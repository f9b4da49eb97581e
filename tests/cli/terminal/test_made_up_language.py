"""No sentence of the terminal game is hard-coded: in the made-up language every word of prose is changed."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from tests.cli.conftest import Conclave
from tests.cli.made_up_language import hard_coded
from tests.cli.played_games import GAME, play_game

from conclave.core.options import Value
from conclave.locale import PSEUDO

TYPED = [
    "?",
    "3 blue",
    "nonsense",
    "name red",
    "log",
    "cards",
    "pages",
    "rule nonsense",
    "undo",
    "odds",
    "0",
    "",
]
ON = ["1", "5 green", "keep 1 2", "4 yellow", "r 1 1", "2"]
SAME_IN_EVERY_LANGUAGE = {
    *("odds", "undo", "log", "quit", "save", "rule", "cards", "pages", "ID"),
    *("blue", "green", "red", "yellow", "wizard", "jester"),  # as they are typed
    *("keep", "leave", "all", "name", "predict", "reroll", "score", "stay", "turn"),
    *("Random", "nonsense"),
    *("a", "o"),  # of rules such as WD-1a; a prediction on a page in one line
}


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (60, 24)])
@pytest.mark.parametrize("cards", [False, True])
def test_every_word_on_the_screen_comes_from_a_catalogue(size: tuple[int, int], cards: bool) -> None:
    options: dict[str, Value] = {"cards": cards, "seer": "1"}
    played = play_game("you,random", [*TYPED, *ON * 6, "leave"], size=size, options=options, language=PSEUDO)
    assert "⟦" in played.frames[0]
    assert on_the_screen("\n".join(played.frames)) == set()


def test_a_whole_game_in_the_made_up_language(
    conclave: Conclave, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("CONCLAVE_LANG", PSEUDO)
    monkeypatch.setenv("CONCLAVE_DATA", str(tmp_path))
    over = conclave("play", "wizard-dice", "--seats", "random,random", "--seed", "4", "--cards")
    assert over.code == 0
    assert on_the_screen(over.out.replace(str(tmp_path), "")) <= {
        "games",
        "record",
        "dice",
    }  # of the file's name
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"nonsense\n")))
    left = conclave("play", "wizard-dice", "--seats", "you,random", "--seed", "4", "--seer", "1")
    assert on_the_screen(left.out) == {"conclave", "play", "resume"}  # the command to go on with


def on_the_screen(shown: str) -> set[str]:
    return hard_coded(shown, SAME_IN_EVERY_LANGUAGE, GAME.page().markdown)


def test_hard_coded_words_would_be_found() -> None:
    assert on_the_screen("⟦Röll 2 öf 3⟧ Seer Random\n⟦hélp⟧ > leave") == {"Seer"}
