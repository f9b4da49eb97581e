"""The report of a study: the cells side by side, then each of them closely."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import htpy as h
from htpy import Fragment, Node

from conclave.lab.arena.report import run_facts
from conclave.lab.report import parts
from conclave.lab.report.layout import note, page, section, table
from conclave.lab.report.report_text import ReportText, plain
from conclave.lab.stats.spread import Spread
from conclave.lab.study.cells import Cell, CellFigures


def as_dict(game: str, studied: Sequence[CellFigures], interrupted: bool) -> dict[str, Any]:
    return {
        "game": game,
        "interrupted": interrupted,
        "cells": [
            {
                "players": each.cell.players,
                "varied": each.cell.varied,
                "asked": each.cell.plan.games,
                **each.heading,
                "figures": each.figures,
            }
            for each in studied
        ],
    }


def cell_words(words: ReportText, cell: Cell) -> str:
    """`3 players, circle=IV`."""
    varied = [f"{name}={value}" for name, value in cell.varied.items()]
    return ", ".join([words.say("lab-players", players=cell.players), *varied])


def overview_heads(words: ReportText, studied: Sequence[CellFigures]) -> list[str]:
    rounds = [] if studied[0].figures.rounds is None else ["rounds"]
    keys = ("cell", "games", *rounds, "decisions", "points", "lead", "first-seat")
    return [words.say(f"lab-column-{key}") for key in keys]


def overview_row(words: ReportText, each: CellFigures) -> list[str]:
    """Rounds are left out for a game that counts none."""
    figures = each.figures
    return [
        cell_words(words, each.cell),
        str(figures.games),
        *([] if figures.rounds is None else [_range(figures.rounds)]),
        _range(figures.decisions),
        _range(figures.points),
        _range(figures.lead),
        words.share(figures.seats[0].win_share),
    ]


def _range(numbers: Spread) -> str:
    """The mean, and where eight out of ten lie."""
    return f"{plain(numbers.mean, 1)} ({plain(numbers.low, 0)}–{plain(numbers.high, 0)})"


def study_page(words: ReportText, game: str, studied: Sequence[CellFigures], interrupted: bool) -> str:
    games = sum([each.figures.games for each in studied])
    contents: list[Node] = [
        parts.facts(run_facts(words, studied[0].heading, ("players", *studied[0].cell.varied)))
    ]
    if interrupted:
        contents.append(note(words.say("lab-interrupted-note")))
    overview = table(overview_heads(words, studied), [overview_row(words, each) for each in studied])
    return page(
        words.language,
        words.say("lab-study-title", game=words.game(game), games=games),
        section(words.say("lab-about"), *contents),
        section(words.say("lab-overview"), overview, note(words.say("lab-overview-note"))),
        *[_cell(words, game, each) for each in studied],
        section(
            words.say("lab-reading"),
            h.p[words.say("lab-reading-intervals")],
            h.p[words.say("lab-reading-bots")],
        ),
    )


def _cell(words: ReportText, game: str, each: CellFigures) -> Fragment:
    return h.fragment[
        h.h1[cell_words(words, each.cell)],
        parts.seats(words, each.figures),
        parts.points(words, each.figures.bots),
        parts.length(words, each.figures),
        parts.uses(words, game, each.figures),
        parts.kinds(words, each.figures),
        parts.forfeits(words, each.figures),
    ]
