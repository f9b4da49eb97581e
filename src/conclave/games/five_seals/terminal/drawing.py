"""A picture of a view for notebooks: the dungeon with all that is in it, and a strip for each player."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from conclave.cli.terminal.palette import INK, MUTED
from conclave.cli.terminal.svg import (
    BRASS,
    LINE,
    PARCHMENT,
    TABLE,
    die,
    element,
    group,
    numeral,
    panel,
    picture,
    width_of,
    words,
)
from conclave.cli.terminal.translator import Translator, with_seat_names
from conclave.games.five_seals.engine.elements import COLOURS, ELEMENTS
from conclave.games.five_seals.interface.view import FiveSealsView, HeldScroll, Player
from conclave.games.five_seals.terminal.board_drawing import (
    CORNER,
    CORNERS,
    HALF,
    draw_parts,
    figures,
    glyphs,
)
from conclave.games.five_seals.terminal.signs import TINT, scroll_named

SCALE: Final = 5
SIDE: Final = 2 * HALF * SCALE
GAP: Final = 16
WIDTH: Final = SIDE - 2 * GAP
"""Of a strip."""
HEAD: Final = 60
CHIP: Final = 32
FACTS: Final = 44
DIE: Final = 40
BESIDE: Final = 6
"""How far apart figures on the same space stand."""


class _Figure(NamedTuple):
    space: int
    draw: Callable[[float, float], str]


def draw(view: FiveSealsView) -> str:
    """The picture as SVG."""
    translator = with_seat_names(len(view.players))
    parts = [
        panel(0, 0, SIDE, SIDE, fill=TABLE, rx=0),
        group(SIDE / 2, SIDE / 2, _dungeon(view), scale=SCALE),
        words(_facts(view, translator), GAP, SIDE + 24, 22, room=WIDTH),
    ]
    y: float = SIDE + FACTS
    for seat in range(len(view.players)):
        strip, height = _strip(view, seat, translator)
        parts.append(group(GAP, y, strip))
        y += height + 8
    background = panel(0, 0, SIDE, y + 8, fill=TABLE)
    return picture(_title(view, translator), SIDE, y + 8, [background, *parts])


def _title(view: FiveSealsView, translator: Translator) -> str:
    say = translator.say
    points = [say("fs-terminal-points", points=player.points) for player in view.players]
    scores = ", ".join([f"{name} {score}" for name, score in zip(translator.names, points, strict=True)])
    return f"{say('fs-title')}, {view.board.name}, {say('fs-terminal-round', round=view.round)}: {scores}"


def _facts(view: FiveSealsView, translator: Translator) -> str:
    say = translator.say
    facts = [say("fs-title"), view.board.name]
    if view.round:
        facts.append(say("fs-terminal-round", round=view.round))
    if view.circle is not None:
        facts.append(say("fs-terminal-circle", circle=view.circle))
    if view.reason is not None:
        facts.append(translator.tell(view.reason))
    elif view.round and view.strongest_left < view.fewest_left:
        facts.append(say("fs-terminal-last-round", number=view.strongest_left))
    else:
        facts.append(say("fs-terminal-left", number=view.strongest_left, least=view.fewest_left))
    return " · ".join(facts)


# -- the dungeon ---------------------------------------------------------------------------------------------


def _dungeon(view: FiveSealsView) -> str:
    supply = [
        _supply(number, x * CORNER, y * CORNER + 9)
        for (_, x, y), number in zip(CORNERS, view.supply, strict=True)
    ]
    return "".join([draw_parts(view.board, view.seals), *supply, *_figures(view)])


def _supply(number: int, x: float, y: float) -> str:
    """How many dice lie in a field of supply, at its lower edge."""
    tag = panel(x - 4, y - 3.5, 8, 7, rx=2.5, fill="#120d0a", stroke="#b9a685", stroke_width=0.4)
    return tag + glyphs.numeral(number, x, y, 4.6, PARCHMENT, 1.8)


def _figures(view: FiveSealsView) -> list[str]:
    """Everybody on the board; those in front are drawn last, and several on a space stand side by side."""
    places = view.board.places
    standing = sorted(_standing(view), key=lambda figure: places[figure.space - 1].y)
    drawn = []
    for figure in standing:
        place = places[figure.space - 1]
        here = [each for each in standing if each.space == figure.space]
        aside = (here.index(figure) - (len(here) - 1) / 2) * BESIDE
        # What lies on a space stays readable.
        below = 5.4 if view.seals[figure.space - 1] else 1.8
        drawn.append(figure.draw(place.x + aside, place.y + below))
    return drawn


def _standing(view: FiveSealsView) -> list[_Figure]:
    found = []
    for seat, player in enumerate(view.players):
        if player.familiar is not None:
            found.append(_Figure(player.familiar, partial(figures.familiar, seat)))
        if player.mage is not None:
            found.append(_Figure(player.mage, partial(figures.mage, seat)))
    for guardian in view.guardians:
        if guardian.space is not None:
            found.append(_Figure(guardian.space, partial(figures.guardian, guardian.colour)))
    return found


# -- players -------------------------------------------------------------------------------------------------


def _strip(view: FiveSealsView, seat: int, translator: Translator) -> tuple[str, float]:
    """A player's strip, and how high it is."""
    player = view.players[seat]
    chips, lines = _scrolls(player, translator)
    height = HEAD + lines * (CHIP + 6) + 4
    turn = seat in view.waiting_for or (not view.waiting_for and view.places is None and seat == view.turn)
    edge = panel(0, 0, WIDTH, height, stroke=BRASS if turn else LINE, stroke_width=3 if turn else 1)
    name = translator.names[seat] + (" ★" if seat == view.first and view.places is None else "")
    if view.places is not None:
        name = f"{view.places[seat]}. {name}"
    points = translator.say("fs-terminal-points", points=player.points)
    middle = HEAD / 2
    parts = [
        edge,
        figures.mage(seat, 32, middle + 16, 3.4),
        figures.familiar(seat, 70, middle + 16, 2.4),
        words(name, 100, middle, 22, room=190, font_weight="bold"),
        words(points, 395, middle, 22, room=95, fill=BRASS, text_anchor="end", font_weight="bold"),
        group(420, middle, _hand(view, player, translator)),
        group(14, HEAD, chips),
    ]
    return "".join(parts), height


def _hand(view: FiveSealsView, player: Player, translator: Translator) -> str:
    """Dice that were rolled, or those that wait for the next roll, or why there are none."""
    rolled = [(colour, str(value)) for colour in range(ELEMENTS) for value in player.dice[colour]]
    if rolled:
        return _row_of_dice(rolled, 0)
    said = []
    if view.round and not player.in_round and view.places is None:
        said.append(translator.say("fs-terminal-round-over"))
    waiting = [(colour, "") for colour in range(ELEMENTS) for _ in range(player.next_dice[colour])]
    if waiting:
        said.append(translator.say("fs-terminal-next"))
    label = ", ".join(said or [translator.say("fs-terminal-dice-none")])
    return words(label, 0, 0, 18, room=240, fill=MUTED) + _row_of_dice(waiting, width_of(label, 18) + 6)


def _row_of_dice(dice: list[tuple[int, str]], left: float) -> str:
    step = min(DIE + 6, (WIDTH - 440 - left) / max(len(dice), 1))
    return "".join(
        [
            _die(COLOURS[colour], value, left + place * step, step - 6)
            for place, (colour, value) in enumerate(dice)
        ]
    )


def _die(colour: str, value: str, x: float, size: float) -> str:
    """A die with its value and the small sign of its element, or the sign alone before it is rolled."""
    ink = glyphs.INK[colour]
    if value:
        printed = [numeral(value, ink), glyphs.sign(colour, 79, 79, 24, ink)]
    else:
        printed = [glyphs.sign(colour, 50, 50, 64, ink)]
    return die(x, -size / 2, size, glyphs.COLOUR[colour], *printed)


# -- scrolls -------------------------------------------------------------------------------------------------


def _scrolls(player: Player, translator: Translator) -> tuple[str, int]:
    """The scrolls that a player owns, in lines, and how many lines."""
    x: float = 0
    line = 0
    drawn = []
    for held in player.scrolls:
        said = _scroll_name(held, translator)
        width = width_of(said, 17) + CHIP + 14 + (CHIP if held.token is not None else 0)
        if x and x + width > WIDTH - 28:
            x, line = 0, line + 1
        drawn.append(group(x, line * (CHIP + 6), _scroll(held, said, width)))
        x += width + 8
    return "".join(drawn), line + 1


def _scroll_name(held: HeldScroll, translator: Translator) -> str:
    name = translator.tell(scroll_named(held.scroll))
    return f"{name} {held.strength}" + (f" +{held.bonus}" if held.bonus else "")


def _scroll(held: HeldScroll, said: str, width: float) -> str:
    """A sheet with the sign of its element; bare and dark while it lies face down."""
    colour = held.scroll.rpartition("-")[2]
    colour = colour if colour in TINT else COLOURS[-1]
    up = held.face_up
    half = CHIP / 2
    parts = [
        panel(0, 0, width, CHIP, rx=6, fill=PARCHMENT if up else "#30241a", stroke=TINT[colour].paper),
        element("circle", cx=half, cy=half, r=half - 4, fill=TINT[colour].paper),
        glyphs.sign(colour, half, half, 15, glyphs.INK[colour]),
        words(said, CHIP + 4, half, 17, room=width_of(said, 17), fill=INK if up else MUTED),
    ]
    if held.token is not None:
        ink = glyphs.INK[held.token.colour]
        x = width - half
        parts.append(
            element("circle", cx=x, cy=half, r=half - 3, fill=glyphs.COLOUR[held.token.colour], stroke=INK)
        )
        parts.append(glyphs.numeral(held.token.strength, x - 4, half, 11, ink, 1.8))
        parts.append(glyphs.sign(held.token.colour, x + 6, half, 9, ink))
    return "".join(parts)
