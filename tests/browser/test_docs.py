"""The site in a real browser: the policy refuses nothing, search finds words, and phones show all of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, Response, expect

from tests.browser.visitor import PATIENCE, SIZES
from tests.server.web.running_server import Running

PAGES = (
    *(
        "",
        "python.html",
        "own-game.html",
        "strength.html",
        "operations.html",
        "adr/0022-terminal-library.html",
    ),
    *("reference/games.html", "commands/serve.html", "rules/ciub/en.html", "rules/wizard_dice/ja.html"),
    *("sources/examples/experiment.html",),
)
REFUSED = """window.refused = [];
const note = ({ violatedDirective, sample }) => window.refused.push(`${violatedDirective} ${sample}`);
document.addEventListener("securitypolicyviolation", note);"""


@pytest.fixture(params=["phone", "desktop"])
def page(request: pytest.FixtureRequest, browser: Browser, server: Running) -> Iterator[Page]:
    """Nothing may be refused, fail, or be asked of anybody else."""
    width, height = SIZES[request.param]
    context = browser.new_context(viewport={"width": width, "height": height}, base_url=server.url)
    context.set_default_timeout(PATIENCE)
    context.add_init_script(REFUSED)
    problems: list[str] = []
    page = context.new_page()

    def hear(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            problems.append(message.text)

    def see(response: Response) -> None:
        if response.status >= 400 or not response.url.startswith((server.url, "data:")):
            problems.append(f"{response.status} {response.url}")

    page.on("console", hear)
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("response", see)
    yield page
    context.close()
    assert problems == []


def test_pages_show_without_anything_refused_or_too_wide(page: Page) -> None:
    for name in PAGES:
        page.goto(f"/docs/{name}")
        expect(page.locator("h1")).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert page.evaluate("refused") == [], name
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name


@pytest.mark.parametrize(
    ("word", "title", "start"),
    [("imagine", "Games and positions", "python.html"), ("予言者", "ウィザード・ダイス", "index.html")],
)
def test_search_finds_a_word(page: Page, word: str, title: str, start: str) -> None:
    page.goto(f"/docs/{start}")
    opener = page.locator(".md-header label[for=__search]").first
    if opener.is_visible():
        opener.click()
    field = page.get_by_role("textbox", name="Search")
    found = page.locator(".md-search-result__item").get_by_role("heading", name=title)
    field.fill(word)
    field.press("End")  # the page reads the field when a key comes up, which a word filled in does not do
    expect(found.first).to_be_visible()
    found.first.click()
    expect(page.locator("h1")).to_contain_text(title)
    assert page.evaluate("refused") == []


def test_the_palette_is_remembered(page: Page) -> None:
    page.goto("/docs/index.html")
    before = page.locator("body").get_attribute("data-md-color-scheme")
    page.locator("label[for^=__palette]:visible").click()
    expect(page.locator("body")).not_to_have_attribute("data-md-color-scheme", str(before))
    chosen = page.locator("body").get_attribute("data-md-color-scheme")
    page.goto("/docs/python.html")
    expect(page.locator("body")).to_have_attribute("data-md-color-scheme", str(chosen))
    assert page.evaluate("refused") == []
