"""Somebody with a browser: what they see and tap, and what goes over the wire meanwhile."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, WebSocket

from tests.browser.words import ROOT, Words

SIZES: Final = {
    "small": (360, 640),
    "phone": (390, 844),
    "tablet": (820, 1180),
    "desktop": (1440, 900),
}
FAST: Final = {"confirm": False, "speed": "instant"}
"""A tap decides, and nothing moves."""
AS_DEFAULT: Final = {"confirm": True, "speed": "calm"}
"""As somebody finds it who has never been here: a tap proposes, the main button decides, dice roll."""
PATIENCE: Final = 20_000.0
WATCH_SHIFTS: Final = """() => {
  window.shifts = [];
  const named = (source) => source.node?.className ?? "";
  const note = (each) => each.hadRecentInput || window.shifts.push([each.value, each.sources.map(named)]);
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type: "layout-shift" });
}"""
NOTE_DECISIONS: Final = """{
  const send = WebSocket.prototype.send;
  window.decisions = [];
  WebSocket.prototype.send = function (message) {
    const { type, id } = JSON.parse(message);
    if (type === "decide") window.decisions.push(id);
    return send.call(this, message);
  };
}"""
"""A tap that decides does so at once, and the page knows of it before the network does."""
AXE: Final = ROOT / "client/node_modules/axe-core/axe.min.js"


class Visitor:
    """Errors of the page are collected; `close` fails if there were any."""

    def __init__(
        self, browser: Browser, site: str, size: str = "desktop", language: str = "en", **preferences: Any
    ) -> None:
        self.site = site
        self.words = Words(language)
        self.problems: list[str] = []
        self.expected: list[str] = []
        """Parts of messages of the console that belong to the test."""
        self.table: dict[str, Any] = {}
        self.you: dict[str, Any] = {}
        self.game: dict[str, Any] | None = None
        """The last of each that the server told this visitor."""
        self.view: dict[str, Any] = {}
        self.log: list[Any] = []
        self._answers: dict[str, int] = {}
        """To which version of the game a command has led, by its id; -1 if it was refused."""
        width, height = SIZES[size]
        self._context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=width < 1000,
            locale=language,
            reduced_motion="no-preference" if preferences.get("speed") == "calm" else "reduce",
        )
        self._context.set_default_timeout(PATIENCE)
        self._context.add_init_script(NOTE_DECISIONS)
        chosen = {"language": language, **FAST, **preferences}
        self.confirms = bool(chosen["confirm"])
        kept = json.dumps(chosen)
        self._context.add_init_script(
            f"if (!localStorage.getItem('preferences')) localStorage.setItem('preferences', {kept!r})"
        )
        self.page = self._context.new_page()
        self._watch(self.page)

    def _watch(self, page: Page) -> None:
        page.on("console", self._hear_console)
        page.on("pageerror", lambda error: self.problems.append(f"{page.url}: {error}"))
        page.on("websocket", self._hear_socket)

    def _hear_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.problems.append(f"{message.location.get('url')}: {message.text}")

    def _hear_socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] in ("done", "refused"):
            version = message.get("version")
            self._answers[message["id"]] = -1 if version is None else version
        if message["type"] in ("welcome", "table"):
            self.table, self.you = message["table"], message["you"]
        if message["type"] in ("welcome", "game"):
            self.game = message["game"]
        if message["type"] == "welcome":
            self.log = message["game"]["log"] if message["game"] else []
            self.view = message["game"]["view"] if message["game"] else {}
        elif message["type"] == "game":
            self.log = [*self.log[: message["game"]["log_from"]], *message["game"]["log"]]
            self.view = {**self.view, **message["game"]["view"]}

    def close(self) -> None:
        self._context.close()
        unexpected = [
            each for each in self.problems if not any(re.search(part, each) for part in self.expected)
        ]
        assert not unexpected, "\n".join(unexpected)

    # -- going about -----------------------------------------------------------------------------------------

    def open(self, path: str = "/") -> None:
        self.page.goto(f"{self.site}{path}")

    def ask(self, path: str, body: Any) -> Any:
        """Over HTTP, with the cookie of this browser."""
        answer = self._context.request.post(f"{self.site}/api{path}", data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def fetch(self, path: str) -> str:
        answer = self._context.request.get(f"{self.site}/api{path}")
        assert answer.ok, answer.text()
        return answer.text()

    def new_table(self, game: str, *seats: str, **options: Any) -> dict[str, Any]:
        """Seats are `me`, `open`, or the name of a bot. Its page is opened."""
        made = [self._seat(number, who) for number, who in enumerate(seats)]
        wish = {"game": game, "options": {"players": len(seats), **options}, "seats": made}
        created: dict[str, Any] = self.ask("/tables", {**wish, "start": "open" not in seats})
        self.open(f"/table/{created['table']}")
        self.wait(lambda: self.table.get("id") == created["table"])
        return created

    def _seat(self, number: int, who: str) -> dict[str, Any] | None:
        if who == "open":
            return None
        if who == "me":
            return {"kind": "me", "name": ("Ada", "Bo", "Cleo", "Dov", "Eve")[number]}
        return {"kind": "bot", "bot": who, "name": who.title()}

    def wait(self, until: Callable[[], object], seconds: float = PATIENCE / 1000) -> None:
        """Until something is so. Messages come in while it waits."""
        left = seconds * 1000
        while not until():
            assert left > 0, f"still waiting at {self.page.url}"
            self.page.wait_for_timeout(20)
            left -= 20

    # -- finding things --------------------------------------------------------------------------------------

    def button(self, key: str, **given: Any) -> Locator:
        return self.page.get_by_role("button", name=self.words(key, **given), exact=True)

    def link(self, key: str, **given: Any) -> Locator:
        return self.page.get_by_role("link", name=self.words(key, **given), exact=True)

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("region", name=self.words("at-board"), exact=True)

    @property
    def choices(self) -> Locator:
        return self.page.get_by_role("dialog", name=self.words("at-choices"), exact=True)

    # -- the game --------------------------------------------------------------------------------------------

    @property
    def legal(self) -> int:
        return 0 if self.game is None else int(self.game["legal"]["count"])

    @property
    def version(self) -> int:
        return -1 if self.game is None else int(self.game["version"])

    @property
    def is_over(self) -> bool:
        return self.game is not None and self.game["over"] is not None

    def wait_for_turn(self) -> None:
        self.wait(lambda: self.legal or self.is_over, 60)

    def settle(self) -> None:
        """Whatever was decided on this page is answered, and what came of it has arrived."""
        decided = self.page.evaluate("window.decisions")
        self.wait(lambda: all(self._answers.get(each, self.version + 1) <= self.version for each in decided))

    def choose_from_list(self, pick: Callable[[int], int]) -> None:
        """One of all choices in words; `pick` gives a number below the one it is given."""
        self.button("at-choices").click()
        listed = self.choices.get_by_role("listitem").get_by_role("button")
        self.wait(lambda: self.choices.get_by_role("button").count() > 1)  # one closes the list
        if listed.count():
            listed.nth(pick(listed.count())).click()
        else:
            forms = self.choices.get_by_role("form")
            form = forms.nth(pick(forms.count()))
            for chooser in form.get_by_role("combobox").all():
                chooser.select_option(index=pick(chooser.get_by_role("option").count()))
            form.get_by_role("button").click()
        self.wait(lambda: not self.choices.count())
        self.settle()  # a combination of a form may be refused; then the version stays

    def confirm(self) -> None:
        """Press the main button, which says what was proposed."""
        version = self.version
        bar = self.page.get_by_role("group", name=self.words("at-actions"), exact=True)
        bar.locator("button.main").click()
        self.wait(lambda: self.version != version)

    # -- checks ----------------------------------------------------------------------------------------------

    def violations(self) -> list[str]:
        """Of the rules of accessibility, by axe-core."""
        self.page.evaluate(AXE.read_text("utf-8"))
        found = self.page.evaluate("axe.run(document, { resultTypes: ['violations'] })")["violations"]
        return [
            f"{each['id']}: {each['help']} at {[node['target'] for node in each['nodes']][:3]}"
            for each in found
        ]

    def watch_for_shifts(self) -> None:
        self.page.evaluate(WATCH_SHIFTS)

    def shifts(self) -> list[tuple[float, list[str]]]:
        """What moved on the page although nobody made it move, since `watch_for_shifts`."""
        found: list[tuple[float, list[str]]] = self.page.evaluate("window.shifts")
        return found

    def overflow(self) -> tuple[int, int]:
        """How far the page could be scrolled sideways and down."""
        sideways, down = self.page.evaluate(
            "() => { const { scrollWidth: w, clientWidth: x, scrollHeight: h, clientHeight: y } ="
            " document.documentElement; return [w - x, h - y]; }"
        )
        return sideways, down
