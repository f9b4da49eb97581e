"""What can be played: games, their options and bots, rules, components and texts."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from litestar import Request, Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery

from conclave.core.component import Component
from conclave.core.game import Game
from conclave.core.options import Number
from conclave.core.registry import UnknownGame
from conclave.core.rules_page import ENGLISH
from conclave.core.text import Text, text
from conclave.locale import PSEUDO, browser_languages, browser_packages, locale, read_catalogue
from conclave.registry import GAMES
from conclave.server.table_manager import bots_of
from conclave.server.web.cached_content import Content, answer, json_content
from conclave.server.web.headers import CACHED_PAGES
from conclave.server.web.kit_files import file_address


class GameInfo(msgspec.Struct, frozen=True):
    name: str
    title: Text
    rules: int
    """The version of the rules."""
    least: int
    most: int
    """Players."""
    options: list[dict[str, Any]]
    """Each described so that a form can be drawn: name, kind, default, label, help and what its kind has."""
    bots: list[str]
    """Weakest first."""
    about: Text | None = None
    """The game in one line."""
    aim: Text | None = None
    """How to win, for first-time players."""
    board: str | None = None
    """The address of its board, an ES module, for games that the client has no board for."""
    picture: str | None = None
    """The address of its picture, an SVG file, for games that the client has no picture for."""


class RuleInfo(msgspec.Struct, frozen=True):
    id: str
    title: str
    section: str
    text: str
    """In Markdown."""


class RulesInfo(msgspec.Struct, frozen=True):
    game: str
    language: str
    """English if the rules are not written in the language that was asked for."""
    title: str
    introduction: str
    rules: list[RuleInfo]


class Texts(msgspec.Struct, frozen=True):
    language: str
    sources: dict[str, str]
    """Catalogues in Project Fluent's format, by package."""


Asked = Request[Any, Any, Any]


@get("/games")
async def list_games(request: Asked) -> Response[list[GameInfo]]:
    """All games of this server, with their options and bots."""
    return answer(request, _games(), CACHED_PAGES)


@get("/games/{game:str}/rules")
async def show_rules(
    request: Asked, game: FromPath[str], language: FromQuery[str] = ENGLISH
) -> Response[RulesInfo]:
    """The rules of a game in our own words."""
    return answer(request, _rules(game, find(game).page(language).language), CACHED_PAGES)


@get("/games/{game:str}/catalogue")
async def show_catalogue(request: Asked, game: FromPath[str]) -> Response[list[Component]]:
    """Everything that lies in the box of a game."""
    return answer(request, _catalogue(find(game).name), CACHED_PAGES)


@get("/texts/{language:str}")
async def show_texts(request: Asked, language: FromPath[str]) -> Response[Texts]:
    """All messages in a language that a browser may have to show; a client makes sentences from them."""
    if language not in browser_languages() or language == PSEUDO:
        raise NotFoundException
    return answer(request, _texts(language), CACHED_PAGES)


def find(name: str) -> Game:
    try:
        return GAMES.find(name)
    except UnknownGame:
        raise NotFoundException from None


def _info(game: Game) -> GameInfo:
    players = next(option for option in game.declared if option.name == "players")
    assert isinstance(players, Number)
    return GameInfo(
        name=game.name,
        title=text(f"{game.prefix}-title"),
        rules=game.rules_version,
        least=players.least,
        most=players.most,
        options=[option.describe(game.prefix) for option in game.declared],
        bots=list(bots_of(game.name).levels),
        about=_optional(f"{game.prefix}-about"),
        aim=_optional(f"{game.prefix}-aim"),
        board=file_address(game.name, ".js"),
        picture=file_address(game.name, ".svg"),
    )


def _optional(key: str) -> Text | None:
    return text(key) if locale().has(key) else None


# None of these changes while a server runs.


@cache
def _games() -> Content:
    return json_content([_info(game) for game in GAMES])


@cache
def _rules(game: str, language: str) -> Content:
    page = GAMES.find(game).page(language)
    rules = [RuleInfo(rule.id, rule.title, rule.section, rule.body) for rule in page.rules.values()]
    return json_content(RulesInfo(game, page.language, page.title, page.introduction, rules))


@cache
def _catalogue(game: str) -> Content:
    return json_content(list(GAMES.find(game).catalogue()))


@cache
def _texts(language: str) -> Content:
    sources = {package: read_catalogue(package, language) for package in browser_packages()}
    return json_content(Texts(language, sources))


def games_router() -> Router:
    return Router("/api", route_handlers=[list_games, show_rules, show_catalogue, show_texts])
