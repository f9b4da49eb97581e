"""Pictures of the browser client: a real server, a real browser, games played a little way by clicks.

`scripts/client-screenshots` takes them all, `scripts/client-screenshots verify start` only those with one of
these words in their names.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright
from tests.browser.chromium import find_chromium, flags
from tests.browser.playing import play
from tests.browser.visitor import Visitor
from tests.server.web.running_server import running

FOLDER: Final = Path(__file__).parents[1] / "docs" / "screenshots"
SETTLED: Final = 1_500
"""Milliseconds after which everything has stopped moving."""
GENEROUS: Final = ("--requests-per-address", "10000", "--tables-per-address", "10000")
# What a picture shows is chosen by hand, so scenes name games.
DECISIONS: Final = {"wizard-dice": 14, "five-seals": 12, "ciub": 10}
"""How far into a game it looks like one."""


def start(visitor: Visitor) -> None:
    visitor.open()


def set_up(visitor: Visitor) -> None:
    visitor.open("/new/five-seals")


def game(name: str, **options: Any) -> Callable[[Visitor], None]:
    def picture(visitor: Visitor) -> None:
        visitor.new_table(name, "me", "adept", "greedy", **options)
        play(visitor, most=DECISIONS[name], taps=0)
        visitor.wait_for_turn()

    return picture


def end(visitor: Visitor) -> None:
    visitor.new_table("ciub", "me", "greedy", form="short")
    play(visitor, taps=0)
    visitor.link("at-end-verify").wait_for()


def verify(visitor: Visitor) -> None:
    end(visitor)
    visitor.link("at-end-verify").click()
    visitor.page.locator("[data-verdict=proven]").wait_for()
    step = visitor.page.get_by_role("slider", name=visitor.words("record-step"), exact=True)
    step.fill(str(int(step.get_attribute("max") or 2) // 2))


PICTURES: Final[dict[str, tuple[Callable[[Visitor], None], str, str, str]]] = {
    "start": (start, "desktop", "en", "dark"),
    "start-phone": (start, "phone", "en", "dark"),
    "start-ja": (start, "desktop", "ja", "light"),
    "set-up": (set_up, "desktop", "en", "dark"),
    "wizard-dice": (game("wizard-dice"), "desktop", "en", "dark"),
    "wizard-dice-phone": (game("wizard-dice"), "phone", "en", "dark"),
    "five-seals": (game("five-seals"), "desktop", "en", "dark"),
    "five-seals-phone": (game("five-seals"), "phone", "en", "dark"),
    "five-seals-ja": (game("five-seals"), "desktop", "ja", "light"),
    "ciub": (game("ciub"), "desktop", "en", "dark"),
    "ciub-phone": (game("ciub"), "phone", "en", "dark"),
    "end": (end, "desktop", "en", "dark"),
    "verify": (verify, "desktop", "en", "dark"),
}


def take(browser: Browser, site: str, name: str) -> Path:
    picture, size, language, theme = PICTURES[name]
    visitor = Visitor(browser, site, size, language, theme=theme)
    picture(visitor)
    visitor.page.wait_for_timeout(SETTLED)
    path = FOLDER / f"browser-{name}.png"
    visitor.page.screenshot(path=path)
    visitor.close()
    return path


def main(words: Sequence[str]) -> int:
    chosen = [name for name in PICTURES if not words or any(word in name for word in words)]
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder) / "data", *GENEROUS) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=flags())
        for name in chosen:
            sys.stdout.write(f"{take(browser, server.url, name)}\n")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
