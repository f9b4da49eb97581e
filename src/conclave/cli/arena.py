"""`conclave arena GAME --bots a,b,c`: who is stronger, with intervals, ratings and a report."""

from __future__ import annotations

from pathlib import Path

import click
from click.core import ParameterSource
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from conclave.cli.edge import find_game, problem
from conclave.cli.game_options import EXTRA_ARGUMENTS, GameCommand
from conclave.cli.lab_runs import (
    INTERRUPTED,
    PAGE,
    ProgressLine,
    check_cluster_options,
    closing_options,
    finish,
    one_sentence,
    options_for,
    read_bot_names,
    report_text,
    run_options,
    seed_for,
    show_forfeits,
    show_interrupted,
)
from conclave.cli.prose import Prose
from conclave.cli.usage import CheckedOption
from conclave.lab.arena.line_ups import line_ups
from conclave.lab.arena.report import (
    Report,
    absent_words,
    arena_page,
    decision_words,
    luck_words,
    ranking,
    report_of,
)
from conclave.lab.arena.run import RunPlan, run
from conclave.lab.arena.sprt import Hypotheses
from conclave.lab.play.deals import RunSpec
from conclave.lab.play.worker import MOST_MEGABYTES, BotLimits
from conclave.lab.report.report_text import ReportText, plain, signed_number
from conclave.lab.stats.estimates import Estimate


@click.command(cls=GameCommand, context_settings=EXTRA_ARGUMENTS)
@click.argument("game")
@click.option("--bots", required=True, metavar="A,B,...")
@click.option("--players", cls=CheckedOption, default=2, show_default=True, type=click.IntRange(min=1))
@run_options
@click.option("--sprt", metavar="LOW,HIGH")
@click.option("--errors", default="0.05,0.05", show_default=True, metavar="ALPHA,BETA")
@click.option("--luck", is_flag=True)
@click.option(
    "--seconds",
    cls=CheckedOption,
    default=60.0,
    show_default=True,
    type=click.FloatRange(0, 86400, min_open=True),
)
@click.option(
    "--memory",
    cls=CheckedOption,
    default=2048,
    show_default=True,
    type=click.IntRange(64, MOST_MEGABYTES),
)
@closing_options
@click.pass_context
def arena(
    ctx: click.Context,
    game: str,
    bots: str,
    players: int,
    games: int,
    jobs: int,
    cluster: str | None,
    seed: int | None,
    out: Path | None,
    sprt: str | None,
    errors: str,
    luck: bool,
    seconds: float,
    memory: int,
    pairs: tuple[str, ...],
    as_json: bool,
) -> None:
    """Let bots play GAME in every combination and rate them."""
    rules = find_game(game)
    names = read_bot_names(rules, bots)
    if len(set(names)) < 2:
        raise problem("cli-arena-alone", game=rules.name)
    options = options_for(rules, players, ctx.args, pairs)
    with one_sentence():
        check_cluster_options(ctx, cluster)
        tables = line_ups(names, players)
        run_spec = RunSpec(rules.name, tables, dict(options.items()), seed_for(seed, out))
        if sprt is None and ctx.get_parameter_source("errors") is not ParameterSource.DEFAULT:
            raise problem("cli-arena-errors-alone")
        hypotheses = None if sprt is None else _hypotheses(sprt, errors)
        plan = RunPlan(run_spec, games, jobs, BotLimits(seconds, memory), hypotheses, luck, cluster)
        progress = ProgressLine(rules.name, games)
        with progress.open():
            outcome = run(plan, out, progress.listener(plan))
    words = report_text()
    if outcome.results:
        report = report_of(plan, outcome)
        finish(
            out,
            as_json,
            report.as_dict(),
            lambda: arena_page(words, report),
            lambda console: _show(console, words, report, out),
        )
    if outcome.interrupted:
        show_interrupted(len(outcome.results), games, out)
        ctx.exit(INTERRUPTED)


def _hypotheses(sprt: str, errors: str) -> Hypotheses:
    p0, p1 = _two_parts("--sprt", sprt, "0.5,0.58")
    alpha, beta = _two_parts("--errors", errors, "0.05,0.05")
    if p0 >= p1:
        raise problem("cli-arena-sprt-order", p0=f"{p0:g}", p1=f"{p1:g}")
    if alpha + beta >= 1:
        raise problem("cli-arena-errors", given=errors)
    return Hypotheses(p0, p1, alpha, beta)


def _two_parts(option: str, written: str, example: str) -> tuple[float, float]:
    """Two numbers between 0 and 1."""
    try:
        first, second = map(float, written.split(","))
    except ValueError:
        first = second = 0.0
    if not (0 < first < 1 and 0 < second < 1):
        raise problem("cli-arena-two-parts", option=option, given=written, example=example)
    return first, second


# -- in the terminal -----------------------------------------------------------------------------------------


def _show(console: Console, words: ReportText, report: Report, folder: Path | None) -> None:
    figures = report.figures
    title = words.say("lab-arena-title", game=words.game(report.plan.run_spec.game), games=figures.games)
    seed = str(report.plan.run_spec.seed)
    console.print(Prose(Text(words.say("lab-title-with-seed", title=title, seed=seed), "bold")))
    console.print(_bots(words, report))
    console.print(_meetings(words, report))
    if len(figures.tables) > 1 or figures.players > 2:
        console.print(_tables(words, report))
    console.print(_seats(words, report))
    for told in (absent_words, decision_words, luck_words):
        if sentence := told(words, report):
            console.print(Prose(sentence))
    show_forfeits(console, words, figures.forfeits)
    console.print(Prose(words.say("lab-terminal-legend"), "dim"))
    if folder is not None:
        console.print(Prose(words.say("lab-report-written", file=str(folder / PAGE))))


def _bots(words: ReportText, report: Report) -> Table:
    with_luck = any(bot.adjusted is not None for bot in report.figures.bots)
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column(words.say("lab-column-bot"), overflow="fold")
    keys = ["rating", "wins", "points", "ms"]
    if with_luck:
        keys.insert(2, "adjusted")
    for key in keys:
        table.add_column(words.say(f"lab-column-{key}"), justify="right")
    for bot in ranking(report.figures):
        low, high = [signed_number(bound, 0) for bound in bot.rating_interval]
        cells = [
            _above(signed_number(bot.rating, 0), words.say("lab-interval", low=low, high=high)),
            _share(words, bot.win_share),
            Text("–") if bot.points is None else _points(words, bot.points),
            Text(f"{bot.ms_per_decision:.2f}"),
        ]
        if with_luck:
            cells.insert(2, Text() if bot.adjusted is None else _share(words, bot.adjusted))
        table.add_row(Text(bot.bot), *cells)
    return table


def _meetings(words: ReportText, report: Report) -> Table:
    names = [bot.bot for bot in ranking(report.figures)]
    met = {(meeting.bot, meeting.other): meeting.ahead for meeting in report.figures.meetings}
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column(words.say("lab-column-ahead"), overflow="fold")
    for name in names:
        table.add_column(Text(name), justify="right", overflow="fold")
    for name in names:
        cells = [_share(words, met[name, other]) if (name, other) in met else Text("–") for other in names]
        table.add_row(Text(name), *cells)
    return table


def _tables(words: ReportText, report: Report) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column(words.say("lab-column-table"), overflow="fold")
    table.add_column(words.say("lab-column-games"), justify="right")
    table.add_column(words.say("lab-column-wins"))
    for each in report.figures.tables:
        shares = [f"{name} {words.share(estimate)}" for name, estimate in each.win_shares.items()]
        table.add_row(Text(words.bots(each.line_up)), str(each.games), Text("\n".join(shares)))
    return table


def _seats(words: ReportText, report: Report) -> Table:
    table = Table(words.say("lab-column-seat"), words.say("lab-column-wins"), box=SIMPLE_HEAD, pad_edge=False)
    for seat in report.figures.seats:
        table.add_row(str(seat.seat), Text(words.share(seat.win_share)))
    return table


def _points(words: ReportText, estimate: Estimate) -> Text:
    return _above(plain(estimate.value, 1), words.interval(*estimate.interval))


def _share(words: ReportText, estimate: Estimate) -> Text:
    low, high = estimate.interval
    return _above(words.percent(estimate.value), words.interval(100 * low, 100 * high))


def _above(figure: str, interval: str) -> Text:
    return Text.assemble(figure, "\n", (interval, "dim"))
