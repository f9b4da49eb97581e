from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.chromium import find_chromium, flags
from tests.browser.visitor import PATIENCE, Visitor
from tests.server.web.running_server import Running, running

GENEROUS = ("--requests-per-address", "10000", "--tables-per-address", "10000")
Visit = Callable[..., Visitor]

expect.set_options(timeout=PATIENCE)  # on a busy machine too


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Playwright keeps an event loop running, so it must not outlive the tests that use it."""
    path = find_chromium()
    if path is None:
        pytest.fail("There is no Chromium: run scripts/browser, which installs it.")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=flags())
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server with real bots for all tests that leave it as it is."""
    with running(tmp_path_factory.mktemp("server") / "data", *GENEROUS) as server:
        yield server


@pytest.fixture
def visit(browser: Browser, server: Running) -> Iterator[Visit]:
    """Makes visitors; afterwards none of their pages may have complained."""
    visitors: list[Visitor] = []

    def make(size: str = "desktop", language: str = "en", site: str = "", **preferences: object) -> Visitor:
        visitor = Visitor(browser, site or server.url, size, language, **preferences)
        visitors.append(visitor)
        return visitor

    yield make
    failed: list[AssertionError] = []
    for visitor in visitors:
        try:
            visitor.close()
        except AssertionError as problem:
            failed.append(problem)
    if failed:
        raise failed[0]


@pytest.fixture
def visitor(visit: Visit) -> Visitor:
    return visit()
