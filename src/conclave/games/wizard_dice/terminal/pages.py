"""Pages of Prediction: the whole sheet, or two lines or one for a player when there is little room."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.text import Text as Line

from conclave.cli.terminal.layout import Lines, Part, beside, ink, padded, right, wrapped
from conclave.cli.terminal.palette import BRASS, QUIET, STRONG, TITLE, WARNING
from conclave.cli.terminal.translator import Translator
from conclave.games.wizard_dice.engine.codes import NUMBERS
from conclave.games.wizard_dice.engine.dice import COLOURS
from conclave.games.wizard_dice.interface.read_view import box_of, card_of
from conclave.games.wizard_dice.interface.view import WizardDiceView
from conclave.games.wizard_dice.terminal.faces import FACE
from conclave.games.wizard_dice.terminal.prediction_state import prediction_of, prediction_state

WORDS: Final = 24
"""From this width on a page names the colours in words instead of letters."""
LABEL: Final = 9
"""Columns of the names of the rows with a space at either end; more where a language needs them."""
LEAST: Final = 2 + NUMBERS * 3
WIDEST: Final = 30
FRAME: Final = 4
FRAMED: Final = 40
GAP: Final = 2
STRIP: Final = 34
"""A page in one line: four colours and the Jester row, six characters each and a space between."""
BRIEF: Final = 24
"""How a prediction stands, with the fewest characters."""


class Pages:
    """Draws everybody's page from one view."""

    def __init__(
        self, view: WizardDiceView, translator: Translator, next_seer: int | None, mono: bool
    ) -> None:
        self.view = view
        self.translator = translator
        self.next_seer = next_seer
        self.mono = mono

    def part(self, width: int, own: int) -> Part:
        """All pages in frames, all pages, or the own one and strips; a line for each; a line for the own."""
        forms: list[Lines] = []
        prices: list[int] = []
        if self._page_width(width, FRAMED) >= WORDS + FRAME:
            forms.append(self._all_with_frame(width))
            prices.append(8)
        if self._page_width(width, WIDEST) >= LEAST:
            forms.append(self._all_whole(width))
            prices.append(55)
        elif width >= LEAST + GAP + STRIP:
            forms.append(self._own_whole(width, own))
            prices.append(55)
        return Part([*forms, self._lines(width), [self._line(own, width)]], [*prices, 80])

    # -- arrangements ------------------------------------------------------------------------------------

    def _page_width(self, width: int, most: int) -> int:
        players = self.view.players
        return min((width - GAP * (players - 1)) // players, most)

    def _all_with_frame(self, width: int) -> Lines:
        each = self._page_width(width, FRAMED)
        pages = [self._with_frame(seat, each) for seat in range(self.view.players)]
        return beside(pages, [each] * len(pages), GAP)

    def _with_frame(self, seat: int, width: int) -> Lines:
        """The name stands in the frame; the frame of the player who decides is bright."""
        name, *rest = self.whole(seat, width - FRAME)
        style = BRASS if seat in self.view.waiting_for else QUIET
        name.rstrip()
        top = ink("╭─ ", style).append_text(name).append(" ")
        top.append("─" * (width - top.cell_len - 1) + "╮", style)
        sides = [ink("│ ", style).append_text(line).append(" │", style) for line in rest]
        return [top, *sides, ink("╰" + "─" * (width - 2) + "╯", style)]

    def _all_whole(self, width: int) -> Lines:
        each = self._page_width(width, WIDEST)
        pages = [self.whole(seat, each) for seat in range(self.view.players)]
        return beside(pages, [each] * len(pages), GAP)

    def _own_whole(self, width: int, own: int) -> Lines:
        mine = min(WORDS, width - GAP - STRIP)
        rest = width - mine - GAP
        others: Lines = []
        for step in range(1, self.view.players):
            seat = (own + step) % self.view.players
            others += [self._heading(seat, rest), self._strip(seat)]
        return beside([self.whole(own, mine), others], [mine, rest], GAP)

    def _lines(self, width: int) -> Lines:
        return [self._line(seat, width) for seat in range(self.view.players)]

    # -- a whole page ------------------------------------------------------------------------------------

    def whole(self, seat: int, width: int) -> Lines:
        page = self.view.pages[seat]
        name = padded(self._name(seat), width)
        points = self._points(seat)
        count = padded(self._xs(seat, width - points.cell_len), width - points.cell_len).append_text(points)
        lines = [name, count, padded(self.status(seat, width), width)]
        longest = max(
            [cell_len(self.translator.say(f"wd-terminal-row-{face}")) for face in (*COLOURS, "jester")]
        )
        label = max(LABEL, longest + 2)
        words = width >= max(WORDS, label + NUMBERS * 3)
        label = label if words else 2
        cell = (width - label) // NUMBERS
        for row, colour in enumerate(COLOURS):
            line = self._label(colour, label, words)
            for number in range(NUMBERS):
                line.append_text(self._cell(seat, row * NUMBERS + number, cell))
            lines.append(padded(line, width))
        jesters = self._label("jester", label, words)
        for number in range(1, NUMBERS + 1):
            taken = number in page.jester_boxes
            jesters.append(f"{'X' if taken else f'x{number}':^{cell}}", STRONG if taken else QUIET)
        return [*lines, padded(jesters, width)]

    def _name(self, seat: int) -> Line:
        view = self.view
        line = ink("▶ " if seat in view.waiting_for else "", TITLE)
        line.append(self.translator.names[seat], TITLE if seat in view.waiting_for else STRONG)
        if is_seer(view, seat):
            line.append(f" ★ {self.translator.say('wd-terminal-seer')}", BRASS)
        if seat == self.next_seer:
            line.append(f" → {self.translator.say('wd-terminal-next')}", QUIET)
        return line

    def _xs(self, seat: int, width: int) -> Line:
        xs = self.view.pages[seat].xs
        if max(xs, self.view.target) > width:
            return ink(self.translator.say("wd-terminal-xs-of", xs=xs, target=self.view.target), BRASS)
        return ink("●" * xs, BRASS).append("○" * max(self.view.target - xs, 0), QUIET)

    def _points(self, seat: int) -> Line:
        points = self.view.pages[seat].points
        return ink(f" {self.translator.say('wd-terminal-points', points=points)}", STRONG)

    def _label(self, face: str, width: int, words: bool) -> Line:
        name = self.translator.say(f"wd-terminal-row-{face}" if words else f"wd-terminal-letter-{face}")
        chip = padded(ink(f" {name}" if words else name), width - 1)
        chip.stylize("reverse" if self.mono else f"bold {FACE[face].ink} on {FACE[face].colour}")
        return padded(chip, width)

    def _cell(self, seat: int, box: int, width: int) -> Line:
        shown, style = self._mark(seat, box)
        return ink(f"{shown:^{width}}", style)

    def _mark(self, seat: int, box: int) -> tuple[str, str]:
        page = self.view.pages[seat]
        prediction = prediction_of(self.view, seat)
        now = prediction is not None and box_of(prediction) == box
        mark = page.marks[box]
        if box in page.crossed_out:
            return "--", QUIET
        if not mark:
            number = box % NUMBERS + 1
            return (f"({number})", TITLE) if now else (str(number), QUIET)
        if mark.startswith("X"):
            return mark, TITLE if now else STRONG
        return written_mark(mark), WARNING if now and mark != "0" else ""

    def status(self, seat: int, width: int) -> Line:
        """What the seat predicted and how the dice stand to it."""
        view, say = self.view, self.translator.say
        prediction = prediction_of(view, seat)
        if prediction is None:
            return ink(self._without_prediction(seat), QUIET)
        predicted = say("wd-terminal-box", number=prediction.number, colour=self._colour(prediction.colour))
        if seat == view.viewer and view.secret_prediction is not None:
            return ink(say("wd-terminal-status-secret", prediction=predicted), BRASS)
        now = prediction_state(view, seat)
        if now is not None:
            mark = ink(f" {written_mark(now.mark)}", TITLE if now.hit else WARNING)
            line = ink(say("wd-terminal-status-now", prediction=predicted, shown=now.shown))
            if line.cell_len + mark.cell_len > width:
                line = ink(predicted)
            line.append_text(mark)
            doubled = f" {say('wd-terminal-doubled')}"
            if card_of(view).doubled and line.cell_len + cell_len(doubled) <= width:
                line.append(doubled, QUIET)
            return line
        if seat in view.still_in:
            return ink(predicted)
        written = written_mark(view.pages[seat].marks[box_of(prediction)])
        return ink(say("wd-terminal-status-scored", prediction=predicted, mark=written), QUIET)

    def _without_prediction(self, seat: int) -> str:
        view, say = self.view, self.translator.say
        if seat in view.revising:
            return say("wd-terminal-status-in")
        if not view.round or view.places is not None:
            return ""
        to_come = view.stage in ("draw-card", "prediction", "crossing-out", "secret-predictions", "turn")
        if to_come or not any(view.predictions):
            return say("wd-terminal-status-to-come")
        return say("wd-terminal-status-out")

    def _colour(self, colour: str) -> str:
        return self.translator.say(f"wd-colour-{colour}")

    # -- a page in one line ------------------------------------------------------------------------------

    def _heading(self, seat: int, width: int) -> Line:
        line = self._name(seat).append("  ")
        xs = self.translator.say("wd-terminal-xs", xs=self.view.pages[seat].xs)
        line.append(xs, BRASS).append_text(self._points(seat)).append("  ")
        return padded(line.append_text(self.status(seat, width - line.cell_len)), width)

    def _strip(self, seat: int) -> Line:
        """Every box as one character; `wd-terminal-legend` says which means what."""
        line = Line()
        for row, colour in enumerate(COLOURS):
            line.append_text(self._letter(colour))
            for number in range(NUMBERS):
                shown, style = self._mark(seat, row * NUMBERS + number)
                line.append(_small(shown), style)
            line.append(" ")
        line.append_text(self._letter("jester"))
        taken = self.view.pages[seat].jester_boxes
        for number in range(1, NUMBERS + 1):
            line.append("X" if number in taken else "·", STRONG if number in taken else QUIET)
        return line

    def _letter(self, face: str) -> Line:
        style = "reverse" if self.mono else f"bold {FACE[face].ink} on {FACE[face].colour}"
        return ink(self.translator.say(f"wd-terminal-letter-{face}"), style)

    def _line(self, seat: int, width: int) -> Line:
        """A player in one line, as much as fits."""
        if width >= STRIP + 44:
            return self._heading(seat, width - STRIP).append_text(self._strip(seat))
        if width >= STRIP + BRIEF:
            return self._brief(seat, width - STRIP).append_text(self._strip(seat))
        return self._heading(seat, width) if width >= 44 else self._brief(seat, width)

    def _brief(self, seat: int, width: int) -> Line:
        """Name, Xs, points and prediction with the fewest characters."""
        view, page = self.view, self.view.pages[seat]
        marker = "★" if is_seer(view, seat) else "→" if seat == self.next_seer else " "
        style = TITLE if seat in view.waiting_for else STRONG
        line = padded(ink(self.translator.names[seat], style), width - BRIEF + 7).append(marker, BRASS)
        line.append(right(self.translator.say("wd-terminal-brief", xs=page.xs, points=page.points), 7) + " ")
        prediction = prediction_of(view, seat)
        if prediction is not None:
            now = prediction_state(view, seat)
            line.append(f"{prediction.number}").append_text(self._letter(prediction.colour)).append(" ")
            if now is not None:
                line.append(written_mark(now.mark), TITLE if now.hit else WARNING)
            elif view.pages[seat].marks[box_of(prediction)]:
                line.append(written_mark(page.marks[box_of(prediction)]), QUIET)
        return padded(line, width)


def is_seer(view: WizardDiceView, seat: int) -> bool:
    """Whether the seat is the Seer of this round: there is none before the first and after the last."""
    return bool(view.round) and view.places is None and seat == view.seer


def written_mark(mark: str) -> str:
    return mark if mark.startswith("X") or mark == "0" else f"-{mark}"


def _small(shown: str) -> str:
    if shown == "XX":
        return "#"
    if shown.startswith("("):
        return "o"
    if shown in ("X", "0"):
        return shown
    if shown == "--":
        return "-"
    if shown.startswith("-"):
        return shown[1:] if len(shown) == 2 else "+"
    return "·"


def legend(translator: Translator, width: int) -> Lines:
    """How to read a page, for the help."""
    return wrapped(ink(translator.say("wd-terminal-legend"), QUIET), width)
