"""A picture of a view for notebooks: the rows of cards, the dice of the turn, and everybody's dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from conclave.cli.terminal.palette import INK, IVORY, MUTED
from conclave.cli.terminal.svg import (
    BRASS,
    PARCHMENT,
    TABLE,
    die,
    element,
    group,
    laid_out,
    numeral,
    panel,
    picture,
    width_of,
    words,
)
from conclave.cli.terminal.translator import Translator, with_seat_names
from conclave.games.ciub.engine.cards import OPUS_NAME
from conclave.games.ciub.engine.words import card_text
from conclave.games.ciub.interface.view import AskedDie, Asks, CiubView, FaceUpCard
from conclave.games.ciub.terminal.glyphs import GLYPHS, MARKS, TOKENS
from conclave.games.ciub.terminal.progress import ROLLING
from conclave.games.ciub.terminal.signs import SPENT, TINT, UNKNOWN, kind_and_face

WIDTH: Final = 1000
GAP: Final = 16
CARD_HEIGHT: Final = 132
CARDS: Final = 48
"""Where the rows of cards begin."""
DICE: Final = CARDS + 2 * (CARD_HEIGHT + GAP)
DICE_HEIGHT: Final = 178
PLAYERS: Final = DICE + DICE_HEIGHT + GAP
PLAYER: Final = 54
SMALL: Final = 30
"""A die that is only counted."""

_TOKEN: Final = ("#b0382b", "#2a68ad", "#31723c", "#7c479e")
"""By seat."""
_BAND: Final = {"A": "#3d8f4b", "B": "#2f74c0", "C": "#cf4232", "D": "#8a4fb0"}
_BACK: Final = "#4a2466"


def draw(view: CiubView) -> str:
    """The picture as SVG."""
    translator = with_seat_names(len(view.players))
    height = PLAYERS + (len(view.players) + 1) * (PLAYER + 6) + GAP - 6
    parts = [
        panel(0, 0, WIDTH, height, fill=TABLE),
        words(_facts(view, translator), GAP, 26, 19, room=WIDTH - 2 * GAP),
        _cards(view, translator),
        _dice(view, translator),
        *[
            group(GAP, PLAYERS + seat * (PLAYER + 6), _player(view, seat, translator))
            for seat in range(len(view.players))
        ],
        group(GAP, PLAYERS + len(view.players) * (PLAYER + 6), _supply(view, translator)),
    ]
    return picture(_title(view, translator), WIDTH, height, parts)


def _title(view: CiubView, translator: Translator) -> str:
    points = [translator.say("cb-terminal-points", points=player.points) for player in view.players]
    scores = ", ".join([f"{name} {score}" for name, score in zip(translator.names, points, strict=True)])
    return f"{translator.say('cb-title')}: {scores}"


def _facts(view: CiubView, translator: Translator) -> str:
    say = translator.say
    facts = [say("cb-title")]
    if view.reason is not None:
        facts.append(translator.tell(view.reason))
    elif view.opus is not None:
        facts.append(say("cb-terminal-last-turns"))
    elif view.pile == (0, 0):
        facts.append(say("cb-terminal-end-is-near"))
    if not view.jokers:
        facts.append(say("cb-terminal-no-jokers"))
    return " · ".join(facts)


# -- cards ---------------------------------------------------------------------------------------------------


def _cards(view: CiubView, translator: Translator) -> str:
    """The two rows, and the pile behind the upper one."""
    columns = max(len(view.top), len(view.bottom)) + 1
    width = (WIDTH - GAP) / columns - GAP
    asks = {card.name: card.asks for card in view.cards}
    drawn = []
    for row, cards in enumerate((view.top, view.bottom)):
        for column, card in enumerate(cards):
            face = _gap(width) if card is None else _card(card, asks.get(card.name), width, translator)
            drawn.append(group(GAP + column * (width + GAP), CARDS + row * (CARD_HEIGHT + GAP), face))
    drawn.append(group(GAP + len(view.top) * (width + GAP), CARDS, _pile(view, width, translator)))
    return "".join(drawn)


def _gap(width: float) -> str:
    return panel(0, 0, width, CARD_HEIGHT, fill="none", stroke=MUTED, stroke_dasharray="6 6", opacity=0.5)


def _card(card: FaceUpCard, asks: Asks | None, width: float, translator: Translator) -> str:
    met = card.progress is not None and card.progress.met
    points = translator.say("cb-terminal-points", points=card.points)
    parts = [
        panel(
            *(0, 0, width, CARD_HEIGHT),
            fill=PARCHMENT,
            stroke=BRASS if met else "#dfcba0",
            stroke_width=5 if met else 1,
        ),
        panel(9, 8, 28, 26, rx=5, fill=_BAND.get(card.group, INK), stroke="none"),
        words(card.group, 23, 21, 18, room=24, fill=IVORY, text_anchor="middle", font_weight="bold"),
        words(points, width - 10, 21, 20, room=width - 56, fill=INK, text_anchor="end", font_weight="bold"),
        group(10, 42, _asked(card, asks, width - 20, translator)),
        _come(card, asks, width, translator),
    ]
    if card.token is not None:
        parts.append(group(9, CARD_HEIGHT - 35, _token(card.token), scale=1.2))
    return "".join(parts)


def _asked(card: FaceUpCard, asks: Asks | None, width: float, translator: Translator) -> str:
    """What a card asks for: small dice for numbers, else its name; dice that are there are gold."""
    if card.progress is not None and card.progress.dice:
        faces: tuple[AskedDie, ...] = card.progress.dice
    elif asks is not None and asks.form == "list":
        faces = tuple([AskedDie(str(number), there=False) for number in asks.numbers])
    elif asks is not None and asks.form == "equal":
        faces = (AskedDie("=", there=False),) * asks.amount
    else:
        said = translator.tell(card_text(card.name))
        return words(said, width / 2, 22, 34, room=width, fill=INK, text_anchor="middle", font_weight="bold")
    return laid_out(len(faces), width, 50, 40, lambda place, x, y, size: _asked_die(faces[place], x, y, size))


def _asked_die(asked: AskedDie, x: float, y: float, size: float) -> str:
    sign = _sign(asked.face, INK) if asked.face in GLYPHS else numeral(asked.face, INK)
    return die(x, y, size, BRASS if asked.there else "#fffaf0", sign)


def _come(card: FaceUpCard, asks: Asks | None, width: float, translator: Translator) -> str:
    """How far the tray has come, in the lower corner."""
    if card.progress is None or asks is None or asks.form == "nothing":
        return ""
    said = f"{card.progress.reached}/{asks.amount}"
    if card.progress.met:
        said = f"✓ {translator.say('cb-terminal-met')}"
    place = (width - 10, CARD_HEIGHT - 20)
    return words(said, *place, 17, room=width - 54, fill="#7a4f06", text_anchor="end", font_weight="bold")


def _pile(view: CiubView, width: float, translator: Translator) -> str:
    """Cards face down, as many edges as there are kinds of cards left."""
    in_b, in_c = view.pile
    opus = view.opus is None
    say = translator.say
    if in_b or in_c:
        left = say("cb-terminal-left", b=in_b, c=in_c)
        left += f" {say('cb-terminal-left-opus')}" if opus else ""
    else:
        left = say("cb-terminal-left-only-opus" if opus else "cb-terminal-empty")
    cards = [
        panel(5 * edge, 5 * edge, width - 10, CARD_HEIGHT - 10, fill=_BACK, stroke="#c79be2")
        for edge in range(3 if in_b or in_c else int(opus))
    ]
    room = width - 26
    return "".join(
        [
            *cards,
            words(say("cb-terminal-pile"), width / 2, 46, 18, room=room, fill=MUTED, text_anchor="middle"),
            words(left, width / 2, 76, 22, room=room, text_anchor="middle", font_weight="bold"),
        ]
    )


def _token(seat: int) -> str:
    """A player's token in a square of 24 by 24: an outline and the number of the seat."""
    outline = element("path", d=TOKENS[seat], fill=_TOKEN[seat], stroke=IVORY, stroke_width=1.5)
    return outline + words(str(seat + 1), 12, 12, 13, fill=IVORY, text_anchor="middle", font_weight="bold")


# -- dice ----------------------------------------------------------------------------------------------------


def _dice(view: CiubView, translator: Translator) -> str:
    """The dice outside the tray and those in it, side by side."""
    width = (WIDTH - 3 * GAP) / 2
    sides = (("cb-terminal-outside", view.outside), ("cb-terminal-tray", view.tray))
    drawn = []
    for side, (key, dice) in enumerate(sides):
        field = panel(0, 0, width, DICE_HEIGHT, fill="#3b2616" if side else "#221912")
        label = words(translator.say(key), 14, 22, 17, room=width - 28, fill=MUTED)
        lying = _lying(dice, width - 24, view.stage in ROLLING)
        drawn.append(group(GAP + side * (width + GAP), DICE, field, label, group(14, 40, lying)))
    return "".join(drawn)


def _lying(dice: Sequence[str], width: float, rolling: bool) -> str:
    def one(place: int, x: float, y: float, size: float) -> str:
        kind, face = kind_and_face(dice[place])
        return _die(kind, face or (UNKNOWN if rolling else ""), x, y, size)

    return laid_out(len(dice), width, DICE_HEIGHT - 48, 68, one)


def _die(kind: str, face: str, x: float, y: float, size: float) -> str:
    """A die: faint if inactive, struck through if its reroll is spent, bare if its face is idle."""
    tint = TINT[kind]
    printed = [_mark(kind, 9, 9, 1, 0.8), _mark(kind, 77, 77, 1, 0.8)]
    if face == SPENT:
        printed.append(element("g", _sign("reroll", tint.ink), opacity=0.5))
        printed.append(element("path", d="M24 76L76 24", stroke=tint.ink, stroke_width=8))
    elif face in GLYPHS:
        printed.append(_sign(face, tint.ink))
    elif face:
        printed.append(numeral(face, tint.ink))
    else:
        printed = [_mark(kind, 29, 29, 3, 0.5)]
    cube = die(x, y, size, tint.paper, *printed)
    return element("g", cube, opacity=0.5) if face == UNKNOWN else cube


def _mark(kind: str, x: float, y: float, scale: float, opacity: float) -> str:
    """The mark of a kind, so that its colour never tells anything alone."""
    mark = element("path", d=MARKS[kind], fill=TINT[kind].ink, fill_rule="evenodd", opacity=opacity)
    return group(x, y, mark, scale=scale)


def _sign(face: str, ink: str) -> str:
    line, solid = GLYPHS[face]
    rounded = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    lines = element("path", d=line, fill="none", stroke=ink, stroke_width=8, **rounded) if line else ""
    return lines + element("path", d=solid, fill=ink, fill_rule="evenodd")


# -- players -------------------------------------------------------------------------------------------------


def _player(view: CiubView, seat: int, translator: Translator) -> str:
    """A row: token, name, points, dice by kind, and the cards won."""
    player = view.players[seat]
    turn = view.places is None and seat == view.turn
    name = translator.names[seat]
    if view.places is not None:
        name = f"{view.places[seat]}. {name}"
    points = translator.say("cb-terminal-points", points=player.points)
    won = [*player.cards, *([OPUS_NAME] if seat == view.opus else [])]
    cards = " · ".join([translator.tell(card_text(card)) for card in won])
    middle = PLAYER / 2
    pool, end = _pool(view, player.dice)
    return "".join(
        [
            _strip(BRASS if turn else "#4c3a2a", 3 if turn else 1),
            group(12, middle - 16, _token(seat), scale=1.33),
            words(name, 56, middle, 20, room=150, font_weight="bold"),
            words(points, 300, middle, 20, room=80, fill=BRASS, text_anchor="end", font_weight="bold"),
            group(320, middle - SMALL / 2, pool),
            words(cards, 330 + end, middle, 17, room=WIDTH - 2 * GAP - 346 - end, fill=MUTED),
        ]
    )


def _supply(view: CiubView, translator: Translator) -> str:
    pool, _ = _pool(view, view.supply)
    label = words(translator.say("cb-terminal-supply"), 56, PLAYER / 2, 20, room=240, fill=MUTED)
    return _strip("#4c3a2a", 1) + label + group(320, (PLAYER - SMALL) / 2, pool)


def _strip(edge: str, thickness: float) -> str:
    return panel(0, 0, WIDTH - 2 * GAP, PLAYER, stroke=edge, stroke_width=thickness)


def _pool(view: CiubView, counted: Sequence[int]) -> tuple[str, float]:
    """A die of each kind there is, with how many of it, and where the last one ends."""
    x: float = 0
    drawn = []
    for kind, number in zip(view.kinds, counted, strict=True):
        if number:
            drawn.append(_die(kind.name, "", x, 0, SMALL))
            drawn.append(words(f"×{number}", x + SMALL + 3, SMALL / 2, 17))
            x += SMALL + 12 + width_of(f"×{number}", 17)
    return "".join(drawn), x
