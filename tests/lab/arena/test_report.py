"""The page of a run: every word from a catalogue, nothing from elsewhere, all escaped."""

from __future__ import annotations

from dataclasses import replace
from html.parser import HTMLParser
from math import inf

import pytest
from tests.cli.made_up_language import hard_coded
from tests.lab.arena.made_up_games import plan, result

from conclave.core.text import text
from conclave.lab.arena.figures import figures_of
from conclave.lab.arena.report import Report, arena_page, report_of, run_facts
from conclave.lab.arena.run import Outcome
from conclave.lab.arena.sprt import Hypotheses, SequentialTest
from conclave.lab.report.report_text import ReportText
from conclave.lab.stats.estimates import Estimate
from conclave.lab.study.cells import Cell, CellFigures
from conclave.lab.study.report import study_page
from conclave.locale import PSEUDO, languages, locale

NAMES = {"five", "seals", "greedy", "random", "players", "circle", "board", "first", "on", "Python"}


class Words(HTMLParser):
    """What a page says, without its style and what is typed."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.said: list[str] = []
        self.open: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "rect"):
            self.open.append(tag)
        self.said += [value or "" for name, value in attrs if name == "aria-label"]

    def handle_endtag(self, tag: str) -> None:
        if tag not in ("meta", "rect"):
            assert self.open.pop() == tag

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_data(self, data: str) -> None:
        if not {"style", "code"} & set(self.open):
            self.said.append(data)


@pytest.fixture(scope="module")
def report() -> Report:
    made = plan(("greedy", "random"), 3, games=60)
    reason = text("lab-bot-late", bot="random", seconds="60")
    uses: tuple[dict[str, tuple[int, int]], ...] = ({"cast leap": (2, 0)}, {"taken leap": (1, 0)}, {})
    games = [
        result(made, number, (30 + number % 5, 20, 10), ((1, reason),) if number == 3 else (), uses)
        for number in range(1, 61)
    ]
    test = SequentialTest(Hypotheses(0.3, 0.5))
    test.add(0.5)
    return report_of(made, Outcome(games, test, interrupted=True))


def test_every_word_of_the_page_comes_from_a_catalogue(report: Report) -> None:
    words = Words(arena_page(ReportText(locale(PSEUDO)), report))
    assert words.open == []
    assert hard_coded("\n".join(words.said), NAMES) == set()


def test_every_word_of_a_study_comes_from_a_catalogue(report: Report) -> None:
    cell = Cell(3, {"circle": "IV"}, report.plan)
    studied = [CellFigures(cell, report.heading, report.outcome, report.figures)]
    page = study_page(ReportText(locale(PSEUDO)), "five-seals", studied, interrupted=True)
    assert hard_coded("\n".join(Words(page).said), {*NAMES, "IV"}) == set()


@pytest.mark.parametrize("language", languages())
def test_it_can_be_told_in_every_language(report: Report, language: str) -> None:
    page = arena_page(ReportText(locale(language)), report)
    assert f'<html lang="{language}">' in page
    assert page.count("<svg") == page.count("</svg>") > 10


def test_points_of_all_bots_are_counted_alike() -> None:
    """One has close points and one far apart ones: drawn on one scale, their bins have one width."""
    made = plan(("greedy", "random"), 2, games=40)
    games = [result(made, number, (30 + number % 3, 2 * number)) for number in range(1, 41)]
    figures = report_of(made, Outcome(games, None, interrupted=False)).figures
    widths = {bot.points_spread.width for bot in figures.bots if bot.points_spread is not None}
    assert widths == {figures.points.width}
    assert figures.points.width > 1


def test_luck_that_nobody_knows_is_said_to_be_unknown(report: Report) -> None:
    words = ReportText(locale("en"))
    said = "There are no position values for Five Seals of Magic"
    assert said not in arena_page(words, report)
    assert said in arena_page(words, replace(report, plan=replace(report.plan, luck=True)))


def test_options_that_nobody_gave_are_left_out(report: Report) -> None:
    facts = dict(run_facts(ReportText(locale("en")), report.heading))
    assert "circle=random" in facts["options"]
    assert "board" not in facts["options"]


def test_differences_have_a_sign_and_nought_has_none() -> None:
    words = ReportText(locale("en"))
    assert words.rating(-94.4, (-168.0, 0.2)) == "−94 (−168 to 0)"
    assert words.more_wins(Estimate(0.1234, (-0.0001, 0.25), 9)) == "+12.3 (0.0 to +25.0)"
    assert words.number(Estimate(-1.0, (-2.0, 0.5), 9)) == "−1.0 (−2.0 to 0.5)"
    assert words.number(Estimate(-1.0, (-inf, inf), 2)) == "−1.0"
    assert words.interval(-0.0001, 2.0) == "0.0 to 2.0"


HOSTILE = "<script>alert('bot')</script>&\""


def test_what_comes_from_outside_is_escaped() -> None:
    """A bot is called what its author likes, and an option holds what its player typed."""
    made = plan((HOSTILE, "random"), 2, games=40)
    reason = text("lab-bot-late", bot=HOSTILE, seconds="60")
    uses: tuple[dict[str, tuple[int, int]], ...] = ({"cast leap": (2, 0)}, {})
    games = [
        result(made, number, (30 + number % 5, 20), ((1, reason),) if number == 3 else (), uses)
        for number in range(1, 41)
    ]
    heading = {"bots": {"0": HOSTILE}, "options": {HOSTILE: HOSTILE}, "seed": 1, "rules": "1", "form": "pure"}
    outcome = Outcome(games, None, interrupted=False)
    report = Report(made, heading, outcome, figures_of(made, games))
    cell = Cell(2, {"circle": HOSTILE}, made)
    words = ReportText(locale("en"))
    pages = [
        arena_page(words, report),
        study_page(
            words, "five-seals", [CellFigures(cell, report.heading, report.outcome, report.figures)], False
        ),
    ]
    for page in pages:
        read = Words(page)
        assert "<script" not in page
        assert sum(HOSTILE in said for said in read.said) > 5
        assert read.open == []
