"""The report of a run: all that is known about it, for programs and as a page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import htpy as h
from htpy import Element, Node

from conclave.lab.arena.figures import ArenaBotFigures, ArenaFigures, figures_of
from conclave.lab.arena.run import Outcome, RunPlan
from conclave.lab.report import parts
from conclave.lab.report.layout import note, page, scrolling_table, section, table
from conclave.lab.report.plots import IntervalRow, interval_plot, scale_of
from conclave.lab.report.report_text import ReportText
from conclave.lab.stats.estimates import Estimate

NOT_GIVEN: Final = '""'
"""Stands for an option whose text was not given, such as a custom board."""


@dataclass(frozen=True)
class Report:
    plan: RunPlan
    heading: dict[str, Any]
    outcome: Outcome
    figures: ArenaFigures

    def as_dict(self) -> dict[str, Any]:
        """Everything, as JSON can hold it."""
        return {
            **self.heading,
            "asked": self.plan.games,
            "interrupted": self.outcome.interrupted,
            "sprt": self.test(),
            "figures": self.figures,
        }

    def test(self) -> dict[str, Any] | None:
        test = self.outcome.test
        if test is None:
            return None
        hypotheses = test.hypotheses
        return {
            "bot": self.figures.bots[0].bot,
            "p0": hypotheses.p0,
            "p1": hypotheses.p1,
            "alpha": hypotheses.alpha,
            "beta": hypotheses.beta,
            "deals": test.deals,
            "llr": test.llr,
            "bounds": hypotheses.bounds,
            "decision": test.decision,
        }


def report_of(plan: RunPlan, outcome: Outcome) -> Report:
    """Of a run with at least one game."""
    return Report(plan, plan.heading(), outcome, figures_of(plan, outcome.results))


def decision_words(words: ReportText, report: Report) -> str:
    """What the sequential test has found; empty without one."""
    test = report.test()
    if test is None:
        return ""
    return words.say(
        "lab-sprt",
        decision=test["decision"],
        bot=test["bot"],
        p0=words.percent(test["p0"]),
        p1=words.percent(test["p1"]),
        deals=test["deals"],
        llr=f"{test['llr']:.2f}",
        low=f"{test['bounds'][0]:.2f}",
        high=f"{test['bounds'][1]:.2f}",
    )


def luck_words(words: ReportText, report: Report) -> str:
    """That luck was asked for and nobody knows it; empty otherwise."""
    if not report.plan.luck or any(bot.adjusted is not None for bot in report.figures.bots):
        return ""
    return words.say("lab-luck-unknown", game=words.game(report.plan.run_spec.game))


def absent_words(words: ReportText, report: Report) -> str:
    """Which bots did not get to play; empty if all did."""
    absent = report.figures.absent
    return words.say("lab-absent", bots=", ".join(absent)) if absent else ""


def arena_page(words: ReportText, report: Report) -> str:
    figures = report.figures
    game = report.plan.run_spec.game
    title = words.say("lab-arena-title", game=words.game(game), games=figures.games)
    return page(
        words.language,
        title,
        _about(words, report),
        _ratings(words, figures),
        _shares(words, report),
        _bots(words, figures),
        _meetings(words, figures),
        _tables(words, figures),
        parts.forfeits(words, figures),
        parts.points(words, figures.bots),
        parts.length(words, figures),
        parts.seats(words, figures),
        parts.uses(words, game, figures),
        parts.kinds(words, figures),
        section(words.say("lab-reading"), h.p[words.say("lab-reading-intervals")]),
    )


def run_facts(
    words: ReportText, heading: dict[str, Any], left_out: Sequence[str] = ()
) -> list[tuple[str, str]]:
    """What was played, by whom, in which form; without some of the options."""
    options = ", ".join(
        [
            f"{name}={value}"[:60]
            for name, value in heading["options"].items()
            if name not in left_out and value != NOT_GIVEN
        ]
    )
    return [
        (words.say("lab-fact-bots"), ", ".join(heading["bots"].values())),
        (words.say("lab-fact-options"), options),
        (words.say("lab-fact-seed"), str(heading["seed"])),
        (words.say("lab-fact-rules"), words.say("lab-rules", version=heading["rules"], form=heading["form"])),
    ]


def _about(words: ReportText, report: Report) -> Element:
    played = words.say("lab-played", games=report.figures.games, asked=report.plan.games)
    contents: list[Node] = [
        parts.facts([(words.say("lab-fact-games"), played), *run_facts(words, report.heading)])
    ]
    if absent := absent_words(words, report):
        contents.append(note(absent))
    if report.outcome.interrupted:
        contents.append(note(words.say("lab-interrupted-note")))
    if test := decision_words(words, report):
        contents += [h.p[h.strong[test]], note(words.say("lab-sprt-note"))]
    return section(words.say("lab-about"), *contents)


def _ratings(words: ReportText, figures: ArenaFigures) -> Element:
    rows = [
        IntervalRow(bot.bot, bot.rating, *bot.rating_interval, words.rating(bot.rating, bot.rating_interval))
        for bot in ranking(figures)
    ]
    return section(
        words.say("lab-ratings"),
        interval_plot(rows, scale_of(rows, 0.0), 0.0),
        note(words.say("lab-ratings-note")),
    )


def ranking(figures: ArenaFigures) -> list[ArenaBotFigures]:
    """The strongest first."""
    return sorted(figures.bots, key=lambda bot: -bot.rating)


def _shares(words: ReportText, report: Report) -> Element:
    figures = report.figures
    fair = 1.0 / figures.players
    rows = [
        IntervalRow(bot.bot, bot.win_share.value, *bot.win_share.interval, words.share(bot.win_share))
        for bot in ranking(figures)
    ]
    adjusted = [
        IntervalRow(bot.bot, bot.adjusted.value, *bot.adjusted.interval, words.share(bot.adjusted))
        for bot in ranking(figures)
        if bot.adjusted is not None
    ]
    scale = scale_of([*rows, *adjusted], fair)
    contents: list[Node] = [interval_plot(rows, scale, fair)]
    contents.append(note(words.say("lab-shares-note", fair=words.percent(fair))))
    if adjusted:
        contents += [h.h3[words.say("lab-adjusted")], interval_plot(adjusted, scale, fair)]
        contents.append(note(words.say("lab-adjusted-note")))
    if unknown := luck_words(words, report):
        contents.append(note(unknown))
    return section(words.say("lab-shares"), *contents)


def _bots(words: ReportText, figures: ArenaFigures) -> Element:
    keys = ("bot", "games", "points", "place", "ladder", "decisions", "ms", "slowest", "lost")
    rows = [
        (
            bot.bot,
            str(bot.games),
            "–" if bot.points is None else words.number(bot.points),
            f"{bot.mean_place:.2f}",
            f"{bot.mu:.1f} ± {bot.sigma:.1f}",
            f"{bot.decisions_per_game:.1f}",
            f"{bot.ms_per_decision:.2f}",
            f"{bot.slowest_ms:.0f}",
            str(bot.forfeits),
        )
        for bot in ranking(figures)
    ]
    heads = [words.say(f"lab-column-{key}") for key in keys]
    return section(words.say("lab-bots"), table(heads, rows), note(words.say("lab-bots-note")))


def _meetings(words: ReportText, figures: ArenaFigures) -> Element | None:
    names = [bot.bot for bot in ranking(figures)]
    met = {(meeting.bot, meeting.other): meeting.ahead for meeting in figures.meetings}
    if len(names) < 2:
        return None
    rows = []
    for name in names:
        cells = [_ahead(words, met.get((name, other))) for other in names]
        rows.append(h.tr[h.th(scope="row")[name], cells])
    return section(
        words.say("lab-meetings"),
        scrolling_table([words.say("lab-column-bot"), *names], rows),
        note(words.say("lab-meetings-note")),
    )


def _ahead(words: ReportText, ahead: Estimate | None) -> Element:
    """How often one bot finishes ahead of another, the darker the more often."""
    if ahead is None:
        return h.td["–"]
    low, high = [f"{100 * bound:.0f}" for bound in ahead.interval]
    interval = h.small[words.say("lab-interval", low=low, high=high)]
    return h.td(class_="heat", style=f"--v: {ahead.value:.3f}")[words.percent(ahead.value), interval]


def _tables(words: ReportText, figures: ArenaFigures) -> Element | None:
    if len(figures.tables) < 2 and figures.players == len(figures.bots):
        return None
    rows = [
        (
            words.bots(line_up.line_up),
            str(line_up.games),
            h.fragment[
                [h.div[f"{name} {words.share(estimate)}"] for name, estimate in line_up.win_shares.items()]
            ],
        )
        for line_up in figures.tables
    ]
    heads = [words.say("lab-column-table"), words.say("lab-column-games"), words.say("lab-column-wins")]
    return section(words.say("lab-tables"), table(heads, rows), note(words.say("lab-tables-note")))
