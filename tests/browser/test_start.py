"""The first page: it opens quickly, says what to do, and one is playing within two clicks."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from conclave.core.text import Text
from conclave.locale import locale
from conclave.registry import GAMES
from tests.browser.conftest import GENEROUS, Visit
from tests.browser.visitor import Visitor
from tests.server.web.running_server import running

MOST = 120_000
"""Bytes of a first visit as they travel, fonts not counted."""


def title_of(game: str, language: str = "en") -> str:
    found = GAMES.find(game)
    return locale(language).say(Text(f"{found.prefix}-title", {}))


@pytest.mark.parametrize(
    ("size", "language", "theme"),
    [
        ("small", "en", "dark"),
        ("small", "ja", "light"),
        ("phone", "ja", "dark"),
        ("tablet", "en", "light"),
        ("desktop", "en", "dark"),
        ("desktop", "ja", "light"),
    ],
)
def test_it_opens_everywhere(visit: Visit, size: str, language: str, theme: str) -> None:
    visitor = visit(size, language, theme=theme)
    visitor.open()
    for game in GAMES:
        title = title_of(game.name, language)
        expect(visitor.page.get_by_role("heading", name=title, exact=True)).to_be_visible()
        expect(visitor.button("app-play-now-of", game=title)).to_be_visible()
    assert visitor.page.evaluate("document.documentElement.lang") == language
    assert visitor.page.evaluate("document.documentElement.dataset.theme") == theme
    assert visitor.overflow()[0] <= 0
    assert visitor.violations() == []


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_one_click_leads_to_a_game(visitor: Visitor, game: str) -> None:
    visitor.open()
    visitor.button("app-play-now-of", game=title_of(game)).click()
    expect(visitor.board).to_be_visible()
    assert re.search(r"/table/[^/#]+$", visitor.page.url)
    assert visitor.table["game"] == game
    assert visitor.table["stage"] == "playing"
    visitor.wait_for_turn()


def test_after_a_reload_one_still_sits_there(visitor: Visitor) -> None:
    visitor.new_table("wizard-dice", "me", "greedy")
    visitor.wait_for_turn()
    seats, address = visitor.you["seats"], visitor.page.url
    assert len(seats) == 1
    visitor.you = {}
    visitor.page.reload()
    expect(visitor.board).to_be_visible()
    assert visitor.you["seats"] == seats
    visitor.open()
    way_back = visitor.page.get_by_role("link").and_(
        visitor.page.locator(f'[href="{address.removeprefix(visitor.site)}"]')
    )
    way_back.first.click()
    expect(visitor.board).to_be_visible()
    assert visitor.you["seats"] == seats


@pytest.mark.parametrize("path", ["/nonsense", "/new/chess", "/rules/chess", "/table/a/b"])
def test_an_unknown_address_is_a_friendly_page(visitor: Visitor, path: str) -> None:
    visitor.expected.append("404")
    visitor.open(path)
    expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()
    home = visitor.page.get_by_role("link").and_(visitor.page.locator('[href="/"]')).first
    home.click()
    expect(visitor.button("app-play-now-of", game=title_of("ciub"))).to_be_visible()


@pytest.mark.parametrize("path", ["/table/nonsense", "/table/nonsense#token"])
def test_a_dead_link_says_so(visitor: Visitor, path: str) -> None:
    visitor.expected.append("40[34]")
    visitor.open(path)
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(visitor.words("at-closed-gone"))
    expect(visitor.page.get_by_role("main")).to_contain_text(visitor.words("at-closed-gone-about"))
    assert visitor.violations() == []


def test_everything_works_under_a_base_path(visit: Visit, tmp_path: Path) -> None:
    with running(tmp_path / "data", "--base-path", "/games", *GENEROUS) as server:
        visitor = visit(site=server.url)
        visitor.open()
        visitor.button("app-play-now-of", game=title_of("ciub")).click()
        expect(visitor.board).to_be_visible()
        assert "/games/table/" in visitor.page.url
        visitor.page.reload()
        expect(visitor.board).to_be_visible()
        visitor.open("/rules/ciub")
        expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()
        visitor.page.go_back()
        expect(visitor.board).to_be_visible()
        visitor.expected.append("WebSocket|ERR_CONNECTION")  # the server goes before the browser does


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_first_visit_is_small(visit: Visit, language: str) -> None:
    visitor = visit(language=language)
    line = visitor.page.context.new_cdp_session(visitor.page)
    answers: dict[str, tuple[str, str]] = {}
    sizes: dict[str, float] = {}

    def note(told: dict[str, Any]) -> None:
        answers[told["requestId"]] = (told["type"], told["response"]["url"])

    line.on("Network.responseReceived", note)
    line.on("Network.loadingFinished", lambda it: sizes.update({it["requestId"]: it["encodedDataLength"]}))
    line.send("Network.enable")
    visitor.open()
    for game in GAMES:
        title = title_of(game.name, language)
        expect(visitor.button("app-play-now-of", game=title)).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")
    # The list of the pieces that a Japanese font is cut into belongs to the font.
    fonts = [
        each for each, (kind, url) in answers.items() if kind == "Font" or ("/ja-" in url and ".css" in url)
    ]
    counted = [sizes[each] for each in answers if each not in fonts and each in sizes]
    assert {"Document", "Script", "Stylesheet", "Fetch"} <= {kind for kind, _ in answers.values()}
    assert len(counted) >= 6
    assert sum(counted) <= MOST
