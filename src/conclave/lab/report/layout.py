"""The building blocks of every report: the page, its sections, tables and notes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib.resources import files

import htpy as h
from htpy import Element, Node
from markupsafe import Markup


def section(title: str, *contents: Node) -> Element:
    return h.section[h.h2[title], contents]


def table(heads: Sequence[Node], rows: Iterable[Sequence[Node]]) -> Element:
    """The first column names the rows; the others are figures."""
    body = [h.tr[h.th(scope="row")[row[0]], [h.td[each] for each in row[1:]]] for row in rows]
    return scrolling_table(heads, body)


def scrolling_table(heads: Sequence[Node], rows: Sequence[Node]) -> Element:
    """A wide one scrolls sideways, with the keyboard too."""
    head = h.tr[[h.th(scope="col")[each] for each in heads]]
    return h.div(class_="wide", tabindex="0")[h.table[h.thead[head], h.tbody[rows]]]


def note(words: str) -> Element:
    return h.p(class_="note")[words]


def page(language: str, title: str, *contents: Node) -> str:
    style = files("conclave.lab.report").joinpath("page.css").read_text("utf-8")
    whole = h.html(lang=language)[
        h.head[
            h.meta(charset="utf-8"),
            h.meta(name="viewport", content="width=device-width, initial-scale=1"),
            h.meta(name="color-scheme", content="light dark"),
            h.title[title],
            h.style[Markup(style)],
        ],
        h.body[h.main[h.h1[title], contents]],
    ]
    return f"{whole}\n"
