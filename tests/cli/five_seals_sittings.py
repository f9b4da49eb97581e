"""Sittings of Five Seals in the terminal, for the tests beside this."""

from __future__ import annotations

import re
from dataclasses import replace

from tests.cli.sittings import Sat, sit

from conclave.cli.terminal.screen import Scene
from conclave.cli.terminal.voice import Voice
from conclave.core.actions import Listed
from conclave.games.five_seals.interface.view import Casting, FiveSealsView
from conclave.games.five_seals.terminal.asking import asked
from conclave.games.five_seals.terminal.offer import offered
from conclave.games.five_seals.terminal.signs import Signs
from conclave.games.five_seals.terminal.words import Words
from conclave.locale import locale
from conclave.registry import GAMES

GAME = GAMES.find("five-seals")
SIGNS = Signs(Voice(locale(), ("You", "Bo"), you=0), mono=True)
WORDS = Words(SIGNS.voice)
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
    view = sat.match.view(0)
    assert isinstance(view, FiveSealsView)
    return view


def at_a_turn(**more: object) -> Sat:
    sat = play(["1", first_option(play(["1"]).frames[-1])], **more)  # type: ignore[arg-type]
    assert view_of(sat).stage == "turn"
    return sat


def decided(sat: Sat) -> list[str]:
    """What the first seat has decided so far, in notation."""
    written = sat.match.record().written().splitlines()
    return [line.removeprefix("1 ") for line in written if line.startswith("1 ")]


def question_of(view: FiveSealsView, *typed: str) -> list[str]:
    legal = Listed(tuple([GAME.parse(each) for each in typed]))
    question = asked(Scene(view, 0, legal), GAME, SIGNS, offered(GAME, view, 0, legal))
    return [line.plain for pieces in question.hints for line in pieces]


def in_a_spell(scroll: str, chosen: str | None = None, lender: int | None = None) -> FiveSealsView:
    return replace(view_of(at_a_turn()), stage="spell", casting=Casting(scroll, 0, lender, chosen))
