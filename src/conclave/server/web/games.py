"""What can be played: games, their options and bots, rules, components and texts."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from litestar import Router, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery

from conclave.bots.registry import bot_names
from conclave.core.component import Component
from conclave.core.game import Game
from conclave.core.options import Number
from conclave.core.registry import UnknownGame
from conclave.core.rules_page import ENGLISH
from conclave.core.text import Text, text
from conclave.games import GAMES
from conclave.locale import PSEUDO, SHOWN_IN_BROWSERS, languages


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


@get("/games")
async def list_games() -> list[GameInfo]:
    """All games of this server, with their options and bots."""
    return [_info(game) for game in GAMES]


@get("/games/{game:str}/rules")
async def show_rules(game: FromPath[str], language: FromQuery[str] = ENGLISH) -> RulesInfo:
    """The rules of a game in our own words."""
    page = find(game).page(language)
    rules = [RuleInfo(rule.id, rule.title, rule.section, rule.body) for rule in page.rules.values()]
    return RulesInfo(game, page.language, page.title, page.introduction, rules)


@get("/games/{game:str}/catalogue")
async def show_catalogue(game: FromPath[str]) -> list[Component]:
    """Everything that lies in the box of a game."""
    return list(find(game).catalogue())


@get("/texts/{language:str}")
async def show_texts(language: FromPath[str]) -> Texts:
    """All messages in a language that a browser may have to show; a client makes sentences from them."""
    if language not in languages(SHOWN_IN_BROWSERS) or language == PSEUDO:
        raise NotFoundException
    return Texts(language, _sources(language))


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
        bots=list(bot_names(game.name)),
    )


@cache
def _sources(language: str) -> dict[str, str]:
    return {
        package: files(package).joinpath("text").joinpath(f"{language}.ftl").read_text("utf-8")
        for package in SHOWN_IN_BROWSERS
    }


def games_router() -> Router:
    return Router("/api", route_handlers=[list_games, show_rules, show_catalogue, show_texts])
