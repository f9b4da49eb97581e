"""Games of other packages in the browser: with a board of their own, with a broken one, with none."""

from __future__ import annotations

import re
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.conftest import GENEROUS, Visit
from tests.browser.visitor import AS_DEFAULT, Visitor
from tests.own_game.environment import Environment
from tests.server.web.running_server import Running, running

BROKEN = "export function mount() { throw new Error('no board today'); }\n"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    return Environment(tmp_path_factory.mktemp("installed"))


@pytest.fixture(scope="module")
def site(installed: Environment) -> Iterator[Running]:
    with running(installed.folder / "server", *GENEROUS, python=installed.python) as server:
        yield server


def play_on_board(visitor: Visitor, words: str) -> None:
    """To the end, by nothing but the buttons on the board."""
    while True:
        visitor.wait_for_turn()
        if visitor.is_over:
            return
        version = visitor.version
        visitor.board.get_by_role("button", name=words).click()
        if visitor.confirms:
            visitor.confirm()
        visitor.wait(lambda version=version: visitor.version != version)  # type: ignore[misc]


@pytest.mark.parametrize(
    ("size", "language", "theme", "wild"),
    [("desktop", "en", "dark", "Throw the wild die"), ("phone", "ja", "light", "大胆なダイスを振る")],
)
def test_a_whole_game_on_a_board_of_its_own(
    visit: Visit, site: Running, size: str, language: str, theme: str, wild: str
) -> None:
    visitor = visit(size, language, site.url, **{**AS_DEFAULT, "speed": "instant"}, theme=theme)
    visitor.new_table("dash", "me", "chaser")
    visitor.wait_for_turn()
    expect(visitor.board.get_by_role("button", name=wild)).to_be_enabled()
    assert visitor.violations() == []
    assert visitor.overflow() == (0, 0)
    play_on_board(visitor, wild)
    expect(visitor.page.get_by_role("dialog")).to_be_visible()
    expect(visitor.board.get_by_text(re.compile(r"2\d / 20"))).to_be_attached()


def test_the_board_follows_what_is_proposed_and_a_tap_can_be_taken_back(visit: Visit, site: Running) -> None:
    visitor = visit("desktop", "en", site.url, **AS_DEFAULT)
    visitor.new_table("dash", "me", "chaser")
    visitor.wait_for_turn()
    wild = visitor.board.get_by_role("button", name="Throw the wild die")
    wild.click()
    expect(wild).to_have_attribute("aria-pressed", "true")
    visitor.page.keyboard.press("Escape")
    expect(wild).to_have_attribute("aria-pressed", "false")


def test_its_panel_on_the_start_page_speaks_its_words(visit: Visit, site: Running) -> None:
    visitor = visit("phone", "ja", site.url)
    visitor.open()
    panel = visitor.page.get_by_role("article").filter(has_text="ダッシュ")
    expect(panel).to_contain_text("20歩先のゴールを目指すレースです。")
    picture = panel.locator("img")
    picture.scroll_into_view_if_needed()
    assert picture.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
    assert visitor.overflow()[0] == 0


def test_a_game_without_a_board_is_played_in_words(visit: Visit, site: Running) -> None:
    visitor = visit("phone", "en", site.url)
    visitor.new_table("trudge", "me", "searcher:8")
    visitor.wait_for_turn()
    expect(visitor.board).to_contain_text(visitor.words("at-board-unknown"))
    assert visitor.violations() == []
    play_on_board(visitor, "Throw the steady die")
    expect(visitor.page.get_by_role("dialog")).to_be_visible()


@pytest.mark.parametrize("broken", ["raises", "is no board", "does not arrive"])
def test_a_broken_board_leaves_the_choices_in_words(visit: Visit, site: Running, broken: str) -> None:
    visitor = visit("desktop", "en", site.url)
    visitor.expected += ["The board of"]
    if broken == "does not arrive":
        visitor.expected += ["ERR_FAILED", "dynamically imported module"]
        visitor.page.route("**/plug-ins/*.js", lambda route: route.abort())
    else:
        source = BROKEN if broken == "raises" else "export const nothing = 1;\n"
        visitor.page.route(
            "**/plug-ins/*.js", lambda route: route.fulfill(body=source, content_type="text/javascript")
        )
    visitor.new_table("dash", "me", "chaser")
    visitor.wait_for_turn()
    expect(visitor.board.get_by_role("alert")).to_have_text(visitor.words("at-board-failed"))
    play_on_board(visitor, "Throw the wild die")


@pytest.mark.parametrize(
    ("part", "ending", "kind", "written"),
    [
        ("board", "js", "text/javascript", "export function mount"),
        ("picture", "svg", "image/svg+xml", "<svg "),
    ],
)
def test_files_of_a_kit_are_served_like_any_file_of_the_client(
    site: Running, part: str, ending: str, kind: str, written: str
) -> None:
    games = {game["name"]: game for game in httpx.get(f"{site.url}/api/games").json()}
    assert games["trudge"][part] is None
    assert games["ciub"][part] is None
    address = games["dash"][part]
    assert re.fullmatch(rf"/plug-ins/dash-[0-9a-f]{{16}}\.{ending}", address)
    answer = httpx.get(f"{site.url}{address}")
    assert answer.headers["content-type"].partition(";")[0] == kind
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "script-src 'self';" in answer.headers["content-security-policy"]
    assert written in answer.text
    again = httpx.get(f"{site.url}{address}", headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304


@pytest.mark.parametrize(
    "name",
    [
        *("board.js", "dash-0000000000000000.js", "game.py", "__init__.py", "dash", "%00", "a" * 5000),
        *(
            "..%2Fgame.py",
            "..%2f..%2fconclave%2fkit.py",
            "%2e%2e%2fboard.js",
            "..%5Cgame.py",
            "%2Fetc%2Fpasswd",
        ),
    ],
)
def test_nothing_else_of_a_package_can_be_asked_for(site: Running, name: str) -> None:
    assert httpx.get(f"{site.url}/plug-ins/{name}").status_code in (400, 404)
