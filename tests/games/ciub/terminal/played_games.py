"""Games of ciúb played in the terminal, for the tests beside this."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any, Unpack

from rich.text import Text as Line

from conclave.cli.terminal.layout import fit, fixed, ink
from conclave.cli.terminal.screen import Scene, question_parts
from conclave.cli.terminal.translator import Translator
from conclave.core.options import Value
from conclave.core.source import Bits
from conclave.core.text import Text
from conclave.games.ciub.engine.dice import KINDS, POWER_DICE, STATE_WORDS, WHITE_FOR_EACH_PLAYER
from conclave.games.ciub.interface.view import CiubView, FaceUpCard
from conclave.games.ciub.terminal.screen import CiubScreen
from conclave.games.ciub.terminal.signs import Signs
from conclave.games.ciub.terminal.vocabulary import Vocabulary
from conclave.locale import locale
from conclave.registry import GAMES
from tests.cli.played_games import PlayedGame, Terminal, play_game, text_of

GAME = GAMES.find("ciub")
SIGNS = Signs(Translator(locale(), ("You", "Bo"), you=0), mono=True)
WORDS = Vocabulary(SIGNS.translator)

_EXAMPLES = re.compile(
    r"(?P<token>token \S+) puts your token"
    r"|(?P<remove>remove \S+) takes that card"
    r"|(?P<pass>pass) goes on"
    r"|(?P<swap>swap \w \w) gives"
    r"|(?P<reroll>reroll \w \w+) rolls"
    r"|(?P<adjust>adjust \w \w+ \w+) turns"
    r"|(?:^|· )(?P<aside>\w\w+(?: \w\w+)*) sets (?:it|these) aside"
    r"|(?P<roll>roll) again with"
    r"|(?P<stop>stop) (?:\(your|wins)"
    r"|(?P<exchange>exchange \w \w \w) gives"
    r"|(?P<whiten>whiten \w) gives"
    r"|(?P<end>end)(?: or just Enter)? ends your turn"
    r"|Or type the dice: (?P<return>\w+(?: \w+)*)"
    r"|or those you keep: (?P<keep>keep \w+(?: \w+)*)"
    r"|(?:^|   )(?P<number>\d) ",
    re.MULTILINE,
)


def examples(screen: str) -> list[str]:
    """Everything that the question says can be typed."""
    question = screen[screen.rindex("  CB-") :]
    return [next(word for word in found.groups() if word) for found in _EXAMPLES.finditer(question)]


def any_example(seed: int) -> Callable[[str], str]:
    """Somebody who reads nothing but the question and types one of the things it names, or wins a card."""
    chance = random.Random(seed)

    def answer(screen: str) -> str:
        if "stop wins" in screen:
            return "stop"
        return "1" if "Which card do you win?" in screen else chance.choice(examples(screen))

    return answer


def play(
    inputs: list[str],
    *,
    seats: str = "you,random",
    seed: int = 7,
    options: Mapping[str, Value] | None = None,
    **terminal: Unpack[Terminal],
) -> PlayedGame:
    options = {"first": "1", **(options or {})}
    answer = any_example(seed)
    return play_game(seats, inputs, seed=seed, options=options, answer=answer, game=GAME, **terminal)


def view_of(played: PlayedGame) -> CiubView:
    view = played.match.view(0)
    assert isinstance(view, CiubView)
    return view


def notice(played: PlayedGame) -> str:
    """What is said above the question."""
    lines = played.frames[-1].splitlines()
    begin = max([number for number, line in enumerate(lines) if line.startswith("───")])
    end = next(number for number, line in enumerate(lines) if "  CB-" in line)
    return " ".join(lines[begin + 1 : end])


# -- positions that were laid out ----------------------------------------------------------------------------


@cache
def dealt(players: int) -> CiubView:
    return view_of(play([], seats=",".join(["you", *["random"] * (players - 1)]), seed=3))


def laid_out(
    stage: str,
    outside: Sequence[str] = (),
    tray: Sequence[str] = (),
    *,
    players: int = 2,
    **changes: Any,
) -> CiubView:
    """The first seat's turn with these dice, the cards as they were dealt with a fixed seed."""
    view = dealt(players)
    kinds = [die.partition(":")[0] for die in (*outside, *tray)]
    dice = tuple([kinds.count(kind) for kind in KINDS])
    seats = (replace(view.players[0], dice=dice), *view.players[1:])
    held = [sum(counted) for counted in zip(*[player.dice for player in seats], strict=True)]
    whole = [WHITE_FOR_EACH_PLAYER * players, *[POWER_DICE] * (len(KINDS) - 1)]
    supply = tuple([max(there - taken, 0) for there, taken in zip(whole, held, strict=True)])
    return replace(
        view,
        **{
            "stage": stage,
            "players": seats,
            "supply": supply,
            "outside": tuple(sorted(outside, key=STATE_WORDS.index)),
            "tray": tuple(sorted(tray, key=STATE_WORDS.index)),
            "may_roll_on": bool(tray),
            **changes,
        },
    )


def with_cards(view: CiubView, *bottom: str, token: int | None = None) -> CiubView:
    """Other cards in the bottom row; a token on the first of them."""
    cards = {card.name: card for card in view.cards}
    row = [
        FaceUpCard(name, cards[name].points, cards[name].group, token if not place else None, None)
        for place, name in enumerate(bottom)
    ]
    hidden = [None if card is not None and card.name in bottom else card for card in view.top]
    players = list(view.players)
    if token is not None:
        players[token] = replace(players[token], token=bottom[0])
    rest = [None] * (len(view.bottom) - len(row))
    return replace(view, bottom=(*row, *rest), top=tuple(hidden), players=tuple(players))


def scene_of(view: CiubView, mono: bool = True) -> Scene:
    position = GAME.imagine(view, Bits(lambda _: 0))
    return Scene(position.view(0), 0, position.legal(0), mono=mono)


def screen_for(players: int = 2) -> CiubScreen:
    names = ("You", "Bo", "Cy", "Di")[:players]
    return CiubScreen(GAME, Translator(locale(), names, you=0))


def typed(view: CiubView, words: str) -> list[str] | str:
    """The actions that are read from what was typed, in notation; or what is said instead."""
    screen = screen_for(len(view.players))
    scene = scene_of(view)
    found = screen.read(scene, screen.question(scene), words)
    if isinstance(found, Text):
        return screen.translator.tell(found)
    return [GAME.notation(action) for action in ([found] if isinstance(found, int) else found)]


def frame_of(view: CiubView, size: tuple[int, int] = (80, 24), mono: bool = True) -> list[Line]:
    """The whole screen above the line of input."""
    screen = screen_for(len(view.players))
    scene = scene_of(view, mono)
    width, height = size
    bottom = [fixed([ink("─" * width)]), *question_parts(screen.translator, screen.question(scene), width)]
    return fit(screen.parts(scene, width), bottom, height - 2)


def shown(view: CiubView, size: tuple[int, int] = (80, 24), mono: bool = True) -> str:
    return text_of(frame_of(view, size, mono))
