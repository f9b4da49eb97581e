"""Games of Five Seals played in the terminal, for the tests beside this."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Unpack

from conclave.cli.terminal.screen import Scene
from conclave.cli.terminal.translator import Translator
from conclave.core.actions import Listed
from conclave.games.five_seals.interface.view import Casting, FiveSealsView
from conclave.games.five_seals.terminal.offer import build_offer
from conclave.games.five_seals.terminal.questions import build_question
from conclave.games.five_seals.terminal.signs import Signs
from conclave.games.five_seals.terminal.vocabulary import Vocabulary
from conclave.locale import locale
from conclave.registry import GAMES
from tests.cli.played_games import PlayedGame, Terminal, play_game

GAME = GAMES.find("five-seals")
SIGNS = Signs(Translator(locale(), ("You", "Bo"), you=0), mono=True)
WORDS = Vocabulary(SIGNS.translator)
CIRCLES = ("I", "II", "III", "IV")

_FIRST = re.compile(
    r"Type three letters, such as (?P<draft>\w+)"
    r"|^(?P<seal>\d+) breaks seal \d"
    r"|^(?P<dice>\d+ [a-z]?[\d ]+) breaks seal \d+ with"
    r"|Type its number, such as (?P<space>\d+)"
    r"|(?:^|· )(?P<letter>[a-z]) uses "
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
    seed: int = 7,
    **terminal: Unpack[Terminal],
) -> PlayedGame:
    options = {"circle": circle, "first": "1"}
    return play_game(seats, inputs, seed=seed, options=options, answer=first_option, game=GAME, **terminal)


def view_of(played: PlayedGame) -> FiveSealsView:
    view = played.match.view(0)
    assert isinstance(view, FiveSealsView)
    return view


def at_a_turn(**more: object) -> PlayedGame:
    played = play(["1", first_option(play(["1"]).frames[-1])], **more)  # type: ignore[arg-type]
    assert view_of(played).stage == "turn"
    return played


def question_of(view: FiveSealsView, *typed: str) -> list[str]:
    legal = Listed(tuple([GAME.parse(each) for each in typed]))
    question = build_question(Scene(view, 0, legal), GAME, SIGNS, build_offer(GAME, view, 0, legal))
    return [line.plain for pieces in question.hints for line in pieces]


def in_a_spell(scroll: str, chosen: str | None = None, lender: int | None = None) -> FiveSealsView:
    return replace(view_of(at_a_turn()), stage="spell", casting=Casting(scroll, 0, lender, chosen))
