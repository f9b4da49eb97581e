"""HTML put together from words and numbers; everything that comes from outside is escaped here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files


class Markup(str):
    """Text that is HTML already."""

    __slots__ = ()


Content = str | Markup
NOTHING = Markup("")


def plain(content: Content) -> str:
    """As HTML: markup as it is, anything else escaped."""
    return content if isinstance(content, Markup) else escape(content)


def tag(name: str, *contents: Content, **attributes: str) -> Markup:
    """`tag("p", "a < b", class_="note")`: underscores of names are dashes, one at the end is left out."""
    written = "".join(
        [f' {key.rstrip("_").replace("_", "-")}="{escape(value)}"' for key, value in attributes.items()]
    )
    return Markup(f"<{name}{written}>{''.join(map(plain, contents))}</{name}>")


def joined(contents: Iterable[Content]) -> Markup:
    return Markup("".join(map(plain, contents)))


def section(title: str, *contents: Content) -> Markup:
    return tag("section", tag("h2", title), *contents)


def table(heads: Sequence[Content], rows: Iterable[Sequence[Content]]) -> Markup:
    """The first column names the rows; the others are figures. Wide ones can be pushed sideways."""
    head = tag("tr", *[tag("th", each, scope="col") for each in heads])
    body = [tag("tr", tag("th", row[0], scope="row"), *[tag("td", each) for each in row[1:]]) for row in rows]
    whole = tag("table", tag("thead", head), tag("tbody", *body))
    return tag("div", whole, class_="wide", tabindex="0")


def note(words: str) -> Markup:
    return tag("p", words, class_="note")


def page(language: str, title: str, *contents: Content) -> str:
    style = files("conclave.lab.report").joinpath("page.css").read_text("utf-8")
    head = joined(
        [
            Markup('<meta charset="utf-8">'),
            Markup('<meta name="viewport" content="width=device-width, initial-scale=1">'),
            Markup('<meta name="color-scheme" content="light dark">'),
            tag("title", title),
            tag("style", Markup(style)),
        ]
    )
    body = tag("body", tag("main", tag("h1", title), *contents))
    return f"<!doctype html>\n{tag('html', tag('head', head), body, lang=language)}\n"
