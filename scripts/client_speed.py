"""How soon a decision shows in the browser, in milliseconds from the click.

`python -m scripts.client_speed` plays a little of each game in a real browser against a real server on this
machine, twice: with a tap that decides (one of the list of all choices, at the speed of an instant), and as
somebody finds it who has never been here (a tap proposes, the main button decides, things move calmly).
`python -m scripts.client_speed instant ciub` measures only what these words name.

- reaction: the next picture after the click is on the screen. The list is closed, the button is pressed.
- answer: what the server made of it has arrived; its way there and back is part of it.
- result: the first picture after that is painted. It shows the outcome, since the player who decides
  does not wait for what was shown before. This is what the goal of 100 ms is about.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright
from tests.browser.chromium import find_chromium, flags
from tests.browser.visitor import AS_DEFAULT, FAST, Visitor
from tests.server.web.running_server import running

from conclave.registry import KITS

GAMES: Final = tuple([kit.name for kit in KITS.ours])
SIZES: Final = ("phone", "desktop")
WAYS: Final[dict[str, tuple[dict[str, Any], int]]] = {"instant": (FAST, 60), "calm": (AS_DEFAULT, 25)}
"""Preferences, and how many decisions: what moves calmly takes its time."""
MOMENTS: Final = ("reaction", "answer", "result")
QUICK: Final = 16
"""The browser does not report anything that shows sooner than this many milliseconds."""
WATCH: Final = """
window.decisions = [];
const painted = new Map();
const note = (entry) => entry.name === "click" && painted.set(entry.startTime, entry.duration);
const watch = new PerformanceObserver((list) => list.getEntries().forEach(note));
watch.observe({ type: "event", durationThreshold: 16 });
let clicked = 0, waiting = null;
addEventListener("click", (event) => (clicked = event.timeStamp), true);
const Real = WebSocket;
window.WebSocket = class extends Real {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => {
      const arrived = performance.now();
      if (!waiting || JSON.parse(data).type !== "game") return;
      const decision = waiting;
      waiting = null;
      requestAnimationFrame(() => setTimeout(() => {
        decision.answer = arrived - decision.since;
        decision.result = performance.now() - decision.since;
        window.decisions.push(decision);
      }));
    });
  }
  send(data) {
    if (JSON.parse(data).type === "decide") waiting = { since: clicked };
    super.send(data);
  }
};
window.measured = () => {
  watch.takeRecords().forEach(note);
  return window.decisions.map((each) => ({ ...each, reaction: painted.get(each.since) ?? 0 }));
};
"""


def measure(browser: Browser, site: str, game: str, size: str, way: str) -> list[dict[str, float]]:
    """Decision by decision."""
    preferences, decisions = WAYS[way]
    visitor = Visitor(browser, site, size, **preferences)
    visitor.page.add_init_script(WATCH)
    visitor.new_table(game, "me", "random")
    chance = Random(1)
    for _ in range(decisions):
        visitor.wait_for_turn()
        if visitor.is_over:
            break
        visitor.choose_from_list(chance.randrange)
        if visitor.confirms:
            visitor.confirm()
    visitor.page.wait_for_timeout(500)
    found: list[dict[str, float]] = visitor.page.evaluate("window.measured()")
    visitor.close()
    return found


def format_times(decisions: list[dict[str, float]], moment: str) -> str:
    times = [max(QUICK, each[moment]) if moment == "reaction" else each[moment] for each in decisions]
    return f"{moment} {median(times):4.0f} ({quantiles(times, n=20)[-1]:4.0f})"


def main(words: Sequence[str]) -> int:
    known = {*WAYS, *GAMES, *SIZES}
    if unknown := set(words) - known:
        sys.stderr.write(f"unknown: {', '.join(sorted(unknown))}; known: {', '.join(sorted(known))}\n")
        return 2
    ways, games, sizes = ([each for each in all_ if each in words] or all_ for all_ in (WAYS, GAMES, SIZES))
    sys.stdout.write("ms from the click: in the middle (and 95 % within)\n")
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder) / "data") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=flags())
        for way in ways:
            for game in games:
                for size in sizes:
                    found = measure(browser, server.url, game, size, way)
                    times = "   ".join(format_times(found, moment) for moment in MOMENTS)
                    sys.stdout.write(f"{way:8} {game:12} {size:8} {len(found):3} decisions:   {times}\n")
                    sys.stdout.flush()
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
