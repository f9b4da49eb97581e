"""`conclave study GAME`: a designer's questions, by number of players and option."""

from __future__ import annotations

from math import isinf
from pathlib import Path

import click
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from conclave.cli.edge import find_game, problem, refused
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
from conclave.core.game import Game
from conclave.core.options import Document, OptionError, Value
from conclave.lab.arena.run import RunPlan
from conclave.lab.arena.use_figures import UseFigures
from conclave.lab.play.deals import RunSpec
from conclave.lab.play.worker import BotLimits
from conclave.lab.report.parts import shared_use_row
from conclave.lab.report.report_text import ReportText
from conclave.lab.stats.estimates import FEWEST_DEALS
from conclave.lab.stats.uses import use_text
from conclave.lab.study.cells import Cell, CellFigures, Variant, cells, check_folder, grid, play
from conclave.lab.study.report import as_dict, cell_words, overview_heads, overview_row, study_page


@click.command(cls=GameCommand, context_settings=EXTRA_ARGUMENTS)
@click.argument("game")
@click.option("--bots", default="greedy", show_default=True, metavar="A,B,...")
@click.option("--players", default="2", show_default=True, metavar="N,M,...")
@click.option("--vary", multiple=True, metavar="NAME=A,B,...")
@run_options
@closing_options
@click.pass_context
def study(
    ctx: click.Context,
    game: str,
    bots: str,
    players: str,
    vary: tuple[str, ...],
    games: int,
    jobs: int,
    cluster: str | None,
    seed: int | None,
    out: Path | None,
    pairs: tuple[str, ...],
    as_json: bool,
) -> None:
    """Play GAME many times and tell how balanced it is."""
    rules = find_game(game)
    names = read_bot_names(rules, bots)
    varied = _values_to_vary(rules, vary)
    variants = [
        _variant(rules, count, values, ctx.args, pairs) for count, values in grid(_players(players), varied)
    ]
    words = report_text()
    with one_sentence():
        check_cluster_options(ctx, cluster)
        first = RunSpec(rules.name, (names,), {}, 0)
        plan = RunPlan(first, games, jobs, BotLimits(), cluster=cluster)
        planned = cells(names, variants, 0, plan)
        if out is not None:
            check_folder(out, planned)
        seed = _choose_seed(seed, out, planned)
        studied, interrupted = _play(words, cells(names, variants, seed, plan), out)
    if studied:
        finish(
            out,
            as_json,
            as_dict(rules.name, studied, interrupted),
            lambda: study_page(words, rules.name, studied, interrupted),
            lambda console: _show(console, words, rules.name, studied, out),
        )
    if interrupted:
        played = sum([each.figures.games for each in studied])
        show_interrupted(played, games * len(variants), out)
        ctx.exit(INTERRUPTED)


def _players(written: str) -> list[int]:
    try:
        counts = [int(word) for word in written.split(",")]
    except ValueError:
        raise problem("cli-study-players", given=written) from None
    return list(dict.fromkeys(counts))


def _values_to_vary(game: Game, vary: tuple[str, ...]) -> dict[str, list[Value]]:
    """The values of each option that is varied."""
    declared = {
        option.name: option
        for option in game.declared
        if option.name != "players" and not isinstance(option, Document)
    }
    found: dict[str, list[Value]] = {}
    for given in vary:
        name, equals, written = given.partition("=")
        if not equals or name not in declared:
            raise problem("cli-study-vary", given=given, expected=", ".join(declared))
        try:
            values = [declared[name].read(word.strip()) for word in written.split(",")]
        except OptionError as wrong:
            raise refused(wrong.reason) from None
        found[name] = list(dict.fromkeys(values))
    return found


def _variant(
    game: Game, players: int, varied: dict[str, Value], extra_args: list[str], pairs: tuple[str, ...]
) -> Variant:
    declared = {option.name: option for option in game.declared}
    more = [f"{name}={declared[name].write(value)}" for name, value in varied.items()]
    options = options_for(game, players, extra_args, (*pairs, *more))
    return Variant(players, varied, dict(options.items()))


def _choose_seed(given: int | None, out: Path | None, planned: list[Cell]) -> int:
    """All cells have the same one; that of the first cell which is there goes on."""
    there = [out / cell.name for cell in planned if (out / cell.name).is_dir()] if out is not None else []
    return seed_for(given, there[0] if there else None)


def _play(words: ReportText, planned: list[Cell], out: Path | None) -> tuple[list[CellFigures], bool]:
    studied: list[CellFigures] = []
    for cell in planned:
        progress = ProgressLine(cell_words(words, cell), cell.plan.games)
        with progress.open():
            found = play(cell, out, progress.listener(cell.plan))
        if found is not None:
            studied.append(found)
        if found is None or found.outcome.interrupted:
            return studied, True
    return studied, False


# -- in the terminal -----------------------------------------------------------------------------------------


def _show(
    console: Console, words: ReportText, game: str, studied: list[CellFigures], folder: Path | None
) -> None:
    games = sum([each.figures.games for each in studied])
    title = words.say("lab-study-title", game=words.game(game), games=games)
    seed = str(studied[0].cell.plan.run_spec.seed)
    console.print(Prose(Text(words.say("lab-title-with-seed", title=title, seed=seed), "bold")))
    notes: dict[str, None] = {}
    for each in studied:
        console.print(Prose(Text(cell_words(words, each.cell), "bold")))
        console.print(_facts(words, each))
        own = [use for use in each.figures.uses if not use.everybodys]
        shared = [use for use in each.figures.uses if use.everybodys]
        if own:
            console.print(_own_uses(words, game, own))
            notes[words.say("lab-uses-selection")] = None
        if shared:
            console.print(_shared_uses(words, game, shared))
            notes[words.say("lab-uses-shared")] = None
        if any(isinf(use.more_points.interval[1]) for use in own):
            notes[words.say("lab-uses-unknown", deals=FEWEST_DEALS)] = None
        show_forfeits(console, words, each.figures.forfeits)
    for note in notes:
        console.print(Prose(note, "dim"))
    if folder is not None:
        console.print(Prose(words.say("lab-report-written", file=str(folder / PAGE))))


def _facts(words: ReportText, each: CellFigures) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_header=False)
    table.add_column(overflow="fold")
    table.add_column(overflow="fold")
    for name, value in list(zip(overview_heads(words, [each]), overview_row(words, each), strict=True))[1:-1]:
        table.add_row(name, value)
    for seat in each.figures.seats:
        table.add_row(words.say("lab-seat-number", seat=seat.seat), words.share(seat.win_share))
    return table


def _own_uses(words: ReportText, game: str, uses: list[UseFigures]) -> Table:
    table = _table(words, "lab-use-players", "lab-use-wins", "lab-use-points")
    for use in uses:
        table.add_row(
            words.tell(use_text(game, use.use)),
            words.percent(use.part_of_players),
            words.share(use.win_share),
            words.number(use.more_points, signed=True),
        )
    return table


def _shared_uses(words: ReportText, game: str, uses: list[UseFigures]) -> Table:
    table = _table(words, "lab-use-players", "lab-use-at-once", "lab-use-winners-at-once")
    for use in uses:
        table.add_row(*shared_use_row(words, game, use))
    return table


def _table(words: ReportText, *keys: str) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column(words.say("lab-use-name"), overflow="fold")
    for key in keys:
        table.add_column(words.say(key), justify="right", overflow="fold")
    return table
