"""The report of a run: all that is known about it, for programs and as a page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from conclave.lab.arena.figures import BotFigures, Figures, figures_of
from conclave.lab.arena.run import Outcome, Plan
from conclave.lab.report import parts
from conclave.lab.report.marking import NOTHING, Content, Markup, joined, note, page, section, table, tag
from conclave.lab.report.plots import Whisker, scale_of, whiskers
from conclave.lab.report.wording import Wording

NOT_GIVEN: Final = '""'
"""An option with a text that nobody gave, such as a board of one's own."""


@dataclass(frozen=True)
class Report:
    plan: Plan
    heading: dict[str, Any]
    outcome: Outcome
    figures: Figures

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
        question = test.question
        return {
            "bot": self.figures.bots[0].bot,
            "p0": question.p0,
            "p1": question.p1,
            "alpha": question.alpha,
            "beta": question.beta,
            "deals": test.deals,
            "llr": test.llr,
            "bounds": question.bounds,
            "decision": test.decision,
        }


def report_of(plan: Plan, outcome: Outcome) -> Report:
    """Of a run with at least one game."""
    return Report(plan, plan.heading(), outcome, figures_of(plan, outcome.results))


def decision_words(words: Wording, report: Report) -> str:
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


def luck_words(words: Wording, report: Report) -> str:
    """That luck was asked for and nobody knows it; empty otherwise."""
    if not report.plan.luck or any(bot.adjusted is not None for bot in report.figures.bots):
        return ""
    return words.say("lab-luck-unknown", game=words.game(report.plan.programme.game))


def absent_words(words: Wording, report: Report) -> str:
    """Which bots did not get to play; empty if all did."""
    absent = report.figures.absent
    return words.say("lab-absent", bots=", ".join(absent)) if absent else ""


def arena_page(words: Wording, report: Report) -> str:
    figures = report.figures
    game = report.plan.programme.game
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
        section(words.say("lab-reading"), tag("p", words.say("lab-reading-intervals"))),
    )


def run_facts(words: Wording, heading: dict[str, Any], left_out: Sequence[str] = ()) -> list[tuple[str, str]]:
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


def _about(words: Wording, report: Report) -> Markup:
    played = words.say("lab-played", games=report.figures.games, asked=report.plan.games)
    contents: list[Content] = [
        parts.facts([(words.say("lab-fact-games"), played), *run_facts(words, report.heading)])
    ]
    if absent := absent_words(words, report):
        contents.append(note(absent))
    if report.outcome.interrupted:
        contents.append(note(words.say("lab-interrupted-note")))
    if test := decision_words(words, report):
        contents += [tag("p", tag("strong", test)), note(words.say("lab-sprt-note"))]
    return section(words.say("lab-about"), *contents)


def _ratings(words: Wording, figures: Figures) -> Markup:
    rows = [
        Whisker(bot.bot, bot.rating, *bot.rating_interval, words.rating(bot.rating, bot.rating_interval))
        for bot in ranked(figures)
    ]
    return section(
        words.say("lab-ratings"),
        whiskers(rows, scale_of(rows, 0.0), 0.0),
        note(words.say("lab-ratings-note")),
    )


def ranked(figures: Figures) -> list[BotFigures]:
    """The strongest first."""
    return sorted(figures.bots, key=lambda bot: -bot.rating)


def _shares(words: Wording, report: Report) -> Markup:
    figures = report.figures
    fair = 1.0 / figures.players
    rows = [
        Whisker(bot.bot, bot.win_share.value, *bot.win_share.interval, words.share(bot.win_share))
        for bot in ranked(figures)
    ]
    adjusted = [
        Whisker(bot.bot, bot.adjusted.value, *bot.adjusted.interval, words.share(bot.adjusted))
        for bot in ranked(figures)
        if bot.adjusted is not None
    ]
    scale = scale_of([*rows, *adjusted], fair)
    contents: list[Content] = [whiskers(rows, scale, fair)]
    contents.append(note(words.say("lab-shares-note", fair=words.percent(fair))))
    if adjusted:
        contents += [tag("h3", words.say("lab-adjusted")), whiskers(adjusted, scale, fair)]
        contents.append(note(words.say("lab-adjusted-note")))
    if unknown := luck_words(words, report):
        contents.append(note(unknown))
    return section(words.say("lab-shares"), *contents)


def _bots(words: Wording, figures: Figures) -> Markup:
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
        for bot in ranked(figures)
    ]
    heads = [words.say(f"lab-column-{key}") for key in keys]
    return section(words.say("lab-bots"), table(heads, rows), note(words.say("lab-bots-note")))


def _meetings(words: Wording, figures: Figures) -> Markup:
    names = [bot.bot for bot in ranked(figures)]
    met = {(meeting.bot, meeting.other): meeting.ahead for meeting in figures.meetings}
    if len(names) < 2:
        return NOTHING
    rows = []
    for name in names:
        cells = []
        for other in names:
            ahead = met.get((name, other))
            if ahead is None:
                cells.append(tag("td", "–"))
            else:
                low, high = [f"{100 * bound:.0f}" for bound in ahead.interval]
                interval = tag("small", words.say("lab-interval", low=low, high=high))
                style = f"--v: {ahead.value:.3f}"
                cells.append(tag("td", words.percent(ahead.value), interval, class_="heat", style=style))
        rows.append(tag("tr", tag("th", name, scope="row"), *cells))
    head = tag("tr", *[tag("th", each, scope="col") for each in (words.say("lab-column-bot"), *names)])
    cross = tag("table", tag("thead", head), tag("tbody", *rows))
    return section(
        words.say("lab-meetings"),
        tag("div", cross, class_="wide", tabindex="0"),
        note(words.say("lab-meetings-note")),
    )


def _tables(words: Wording, figures: Figures) -> Markup:
    if len(figures.tables) < 2 and figures.players == len(figures.bots):
        return NOTHING
    rows = [
        (
            words.bots(line_up.line_up),
            str(line_up.games),
            joined(
                [
                    tag("div", f"{name} {words.share(estimate)}")
                    for name, estimate in line_up.win_shares.items()
                ]
            ),
        )
        for line_up in figures.tables
    ]
    heads = [words.say("lab-column-table"), words.say("lab-column-games"), words.say("lab-column-wins")]
    return section(words.say("lab-tables"), table(heads, rows), note(words.say("lab-tables-note")))
