"""How soon a decision shows in the browser: from the click until the page is painted with what came of it.

`python -m scripts.client_speed` plays a little of each game in a real browser against a real server on this
machine. Where an answer comes from the server, its way there and back is part of the time.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from statistics import median, quantiles
from typing import Final

from playwright.sync_api import Browser, sync_playwright
from tests.browser.chromium import find_chromium, flags
from tests.browser.playing import play
from tests.browser.visitor import Visitor
from tests.server.web.running import running

DECISIONS: Final = 60
GAMES: Final = ("wizard-dice", "five-seals", "ciub")
WATCH: Final = """
window.effects = [];
let clicked = 0, decided = 0;
addEventListener("click", (event) => (clicked = event.timeStamp), true);
const Real = WebSocket;
window.WebSocket = class extends Real {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => {
      if (!decided || JSON.parse(data).type !== "game") return;
      const since = decided;
      decided = 0;
      requestAnimationFrame(() => setTimeout(() => window.effects.push(performance.now() - since)));
    });
  }
  send(data) {
    if (JSON.parse(data).type === "decide") decided = clicked;
    super.send(data);
  }
};
"""


def measure(browser: Browser, site: str, game: str, size: str) -> list[float]:
    """Milliseconds, decision by decision."""
    visitor = Visitor(browser, site, size)
    visitor.page.add_init_script(WATCH)
    visitor.new_table(game, "me", "random")
    play(visitor, most=DECISIONS, taps=0)
    found: list[float] = visitor.page.evaluate("window.effects")
    visitor.close()
    return found


def main() -> int:
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder) / "data") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=flags())
        for game in GAMES:
            for size in ("phone", "desktop"):
                times = measure(browser, server.url, game, size)
                most = quantiles(times, n=20)[-1]
                sys.stdout.write(
                    f"{game:12} {size:8} {len(times):3} decisions: middle {median(times):4.0f} ms, "
                    f"95 % below {most:4.0f} ms, longest {max(times):4.0f} ms\n"
                )
                sys.stdout.flush()
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
