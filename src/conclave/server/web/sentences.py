"""Texts as sentences, for pages and programs that have no Fluent library of their own.

A browser client renders the catalogues of `/api/texts` itself. The plain pages are without third-party code,
and a Fluent of our own in JavaScript would be a second place where sentences are made.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from litestar import Router, post
from litestar.params import RawBody

from conclave.core.text import Text, text
from conclave.locale import MissingMessage, browser_languages, locale
from conclave.server.web.problem import read_body
from conclave.table.refused import Refused

MOST_TEXTS: Final = 250
"""In one request; they take some 25 ms, during which the server does nothing else."""


class SentencesRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    texts: Annotated[list[Text], msgspec.Meta(max_length=MOST_TEXTS)]
    names: Annotated[list[str], msgspec.Meta(max_length=10)] = []
    """The players' names by seat."""
    language: str = "en"


class Sentences(msgspec.Struct, frozen=True):
    sentences: list[str]


@post("/say", status_code=200, opt={"takes": SentencesRequest})
async def say(body: RawBody) -> Sentences:
    """The sentences of texts in a language."""
    wish = read_body(body, SentencesRequest)
    known = browser_languages()
    if wish.language not in known:
        expected = ", ".join(known)
        raise Refused("wrong", text("server-language-unknown", language=wish.language, expected=expected))
    chosen = locale(wish.language)
    try:
        return Sentences([chosen.say(each, wish.names) for each in wish.texts])
    except (MissingMessage, AssertionError, IndexError, KeyError, RecursionError, ValueError):
        raise Refused("wrong", text("server-text-wrong")) from None


def sentences_router() -> Router:
    return Router("/api", route_handlers=[say])
