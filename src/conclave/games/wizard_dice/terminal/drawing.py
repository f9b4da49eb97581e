"""A picture of a view for notebooks: the dice, and everybody's Page of Prediction."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from conclave.cli.terminal.palette import DANGER, INK, IVORY, MUTED, WALNUT
from conclave.cli.terminal.svg import (
    BRASS,
    PARCHMENT,
    TABLE,
    blank,
    die,
    element,
    group,
    panel,
    picture,
    width_of,
    words,
)
from conclave.cli.terminal.translator import Translator, with_seat_names
from conclave.games.wizard_dice.engine.codes import NUMBERS
from conclave.games.wizard_dice.engine.dice import COLOURS, NUMBER_OF_DICE
from conclave.games.wizard_dice.interface.read_view import box_of, card_of
from conclave.games.wizard_dice.interface.view import Page, WizardDiceView
from conclave.games.wizard_dice.terminal.faces import FACE, PICTURE_WIDTH
from conclave.games.wizard_dice.terminal.pages import Pages, is_seer, written_mark
from conclave.games.wizard_dice.terminal.prediction_state import prediction_of

GAP: Final = 16
PAGE: Final = 330
PAGE_HEIGHT: Final = 306
TOP: Final = 196
"""Where the pages begin, below the dice."""
DIE: Final = 76
ROW: Final = 40
CHIP: Final = 46
BOX: Final = (PAGE - 2 * GAP - CHIP) / NUMBERS

_BOX: Final = "#fbf3df"
_MARKED: Final = "#efe2c2"
_PREDICTED: Final = "#ffe9ae"
_FAINT_INK: Final = "#8a7a62"


def draw(view: WizardDiceView) -> str:
    """The picture as SVG."""
    translator = with_seat_names(view.players)
    across = 3 if view.players in (3, 5) else 2
    down = -(-view.players // across)
    width = GAP + across * (PAGE + GAP)
    height = TOP + down * (PAGE_HEIGHT + GAP)
    drawn = Pages(view, translator, view.next_seer, mono=True)
    pages = [
        group(
            GAP + seat % across * (PAGE + GAP),
            TOP + seat // across * (PAGE_HEIGHT + GAP),
            _page(view, seat, drawn),
        )
        for seat in range(view.players)
    ]
    parts = [panel(0, 0, width, height, fill=TABLE), _header(view, translator, width), _dice(view, width)]
    return picture(_title(view, translator), width, height, [*parts, *pages], longest=width)


def _title(view: WizardDiceView, translator: Translator) -> str:
    points = [translator.say("wd-terminal-points", points=page.points) for page in view.pages]
    scores = ", ".join([f"{name} {score}" for name, score in zip(translator.names, points, strict=True)])
    title = translator.say("wd-title")
    if view.round:
        title = f"{title}, {translator.say('wd-terminal-round', round=view.round)}"
    return f"{title}: {scores}"


# -- above the pages -----------------------------------------------------------------------------------------


def _header(view: WizardDiceView, translator: Translator, width: float) -> str:
    """The facts of the round in two lines, the Wizard Colour as a patch."""
    facts = words(" · ".join(_facts(view, translator)), GAP, 26, 19, room=width - 2 * GAP, fill=IVORY)
    if view.reason is not None:
        return facts + words(translator.tell(view.reason), GAP, 54, 17, room=width - 2 * GAP, fill=BRASS)
    second = []
    x: float = GAP
    if view.card is not None:
        card = f"{view.card} {translator.say(f'wd-card-{view.card}')}"
        second.append(words(card, x, 54, 17, fill=BRASS, font_weight="bold"))
        x += width_of(card, 17) + 2 * GAP
    if view.wizard_colour is not None:
        said = translator.say("wd-terminal-wizards-are")
        second.append(words(said, x, 54, 17, fill=MUTED))
        second.append(group(x + width_of(said, 17) + 8, 41, _patch(view.wizard_colour, translator)))
    return facts + "".join(second)


def _facts(view: WizardDiceView, translator: Translator) -> list[str]:
    if not view.round:
        return [translator.say("wd-title")]
    facts = [translator.say("wd-title"), translator.say("wd-terminal-round", round=view.round)]
    if view.places is None:
        roll = "wd-terminal-roll" if view.roll else "wd-terminal-rolls"
        if card_of(view).rolls_as_predicted and view.stage == "prediction" and view.seer in view.waiting_for:
            roll = "wd-terminal-rolls-as-predicted"
        facts.append(translator.say(roll, roll=view.roll, rolls=view.rolls))
        facts.append(translator.say("wd-terminal-seer-is", player=translator.names[view.seer]))
    return facts


def _patch(colour: str, translator: Translator) -> str:
    said = translator.say(f"wd-face-{colour}")
    width = width_of(said, 17) + 16
    face = FACE[colour]
    name = words(said, width / 2, 13, 17, fill=face.ink, text_anchor="middle", font_weight="bold")
    return panel(0, 0, width, 26, rx=5, fill=face.colour) + name


def _dice(view: WizardDiceView, width: float) -> str:
    """The dice on the table; a place for each that is in the air or not rolled yet."""
    step = DIE + 14
    left = (width - NUMBER_OF_DICE * step + 14) / 2
    drawn = []
    for place in range(NUMBER_OF_DICE):
        x = left + place * step
        if place < len(view.dice):
            drawn.append(die(x, 90, DIE, IVORY, _face(view.dice[place], 10)))
        else:
            drawn.append(blank(x, 90, DIE))
    return "".join(drawn)


def _face(face: str, dot: float, paper: str = IVORY) -> str:
    """The picture of a face in the middle of a square of 100 by 100, made of small squares."""
    looks = FACE[face]
    left, top = 50 - PICTURE_WIDTH * dot / 2, 50 - len(looks.picture) * dot / 2
    drawn = []
    for row, line in enumerate(looks.picture):
        column = 0
        for sign, alike in groupby(line):
            length = len(list(alike))
            if sign != ".":
                place = {"x": left + column * dot, "y": top + row * dot}
                fill = looks.dot(sign, paper)
                drawn.append(element("rect", **place, width=length * dot, height=dot, fill=fill))
            column += length
    return element("g", *drawn, shape_rendering="crispEdges")


# -- a page --------------------------------------------------------------------------------------------------


def _page(view: WizardDiceView, seat: int, pages: Pages) -> str:
    waiting = seat in view.waiting_for
    sheet = panel(
        *(0, 0, PAGE, PAGE_HEIGHT),
        fill=PARCHMENT,
        stroke=BRASS if waiting else WALNUT,
        stroke_width=4 if waiting else 1,
    )
    rows = [
        group(GAP, 82 + row * (ROW + 3), _row(view, seat, row, colour)) for row, colour in enumerate(COLOURS)
    ]
    jesters = group(GAP, 82 + len(COLOURS) * (ROW + 3), _jesters(view.pages[seat]))
    return "".join([sheet, _heading(view, seat, pages), *rows, jesters])


def _heading(view: WizardDiceView, seat: int, pages: Pages) -> str:
    """Name, points and Xs, and how the prediction stands."""
    say, page = pages.translator.say, view.pages[seat]
    name = pages.translator.names[seat]
    if is_seer(view, seat):
        name += f" ★ {say('wd-terminal-seer')}"
    elif view.places is not None:
        name = f"{view.places[seat]}. {name}"
    points = say("wd-terminal-points", points=page.points)
    xs = say("wd-terminal-xs-of", xs=page.xs, target=view.target)
    right = PAGE - GAP
    return "".join(
        [
            words(name, GAP, 24, 20, room=195, fill=INK, font_weight="bold"),
            words(points, right, 24, 20, room=95, fill=INK, text_anchor="end", font_weight="bold"),
            words(pages.status(seat, 99).plain, GAP, 54, 16, room=205, fill=INK),
            words(xs, right, 54, 16, room=85, fill="#66553f", text_anchor="end"),
        ]
    )


def _row(view: WizardDiceView, seat: int, row: int, colour: str) -> str:
    boxes = [
        group(CHIP + number * BOX, 0, _box(view, seat, row * NUMBERS + number)) for number in range(NUMBERS)
    ]
    return _label(colour) + "".join(boxes)


def _label(face: str) -> str:
    """A small die with the face of the row."""
    return die(0, 0, ROW, _BOX, _face(face, 10, _BOX), stroke=FACE[face].colour, stroke_width=6)


def _box(view: WizardDiceView, seat: int, box: int) -> str:
    page = view.pages[seat]
    mark = page.marks[box]
    prediction = prediction_of(view, seat)
    predicted = prediction is not None and box_of(prediction) == box
    fill = _PREDICTED if predicted else _MARKED if mark else _BOX
    ink = INK if predicted else _FAINT_INK
    shown = str(box % NUMBERS + 1)
    if mark:
        shown = written_mark(mark).replace("-", "−")
        ink = INK if mark.startswith("X") else "#a8341f"
    drawn = _square(shown, fill, ink, predicted, bold=bool(mark) or predicted)
    return drawn + (_stroke() if box in page.crossed_out else "")


def _jesters(page: Page) -> str:
    boxes = []
    for number in range(1, NUMBERS + 1):
        taken = number in page.jester_boxes
        shown = "X" if taken else f"×{number}"
        square = _square(shown, _MARKED if taken else _BOX, INK if taken else _FAINT_INK, False, bold=taken)
        boxes.append(group(CHIP + (number - 1) * BOX, 0, square))
    return _label("jester") + "".join(boxes)


def _square(shown: str, fill: str, ink: str, predicted: bool, *, bold: bool) -> str:
    edge = panel(
        *(2, 0, BOX - 4, ROW),
        rx=4,
        fill=fill,
        stroke="#9a6a12" if predicted else "#dfcba0",
        stroke_width=3 if predicted else 1,
    )
    weight = "bold" if bold else "normal"
    middle = {"fill": ink, "text_anchor": "middle", "font_weight": weight}
    return edge + words(shown, BOX / 2, ROW / 2, 20, room=BOX - 10, **middle)


def _stroke() -> str:
    """Across a box that is crossed out."""
    return element("path", d=f"M6 {ROW - 5}L{BOX - 6:g} 5", stroke=DANGER, stroke_width=4)
