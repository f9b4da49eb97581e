"""Whatever is wrong with a request is answered in one form, and never with a traceback."""

from __future__ import annotations

import json
import re
from typing import Any

import httpx
import msgspec
import pytest

from conclave.core.text import Text
from conclave.locale import locale
from conclave.server.table_manager import most_budget
from tests.server.web.running_server import Client, Running

TABLE: dict[str, Any] = {"game": "wizard-dice"}


def problem(answer: httpx.Response, status: int, code: str) -> Text:
    assert answer.status_code == status, answer.text
    assert answer.headers["Content-Type"] == "application/json"
    told = answer.json()
    assert set(told) == {"code", "reason", "message"}
    assert told["code"] == code
    reason = msgspec.convert(told["reason"], Text)
    assert told["message"] == locale().say(reason)
    return reason


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({}, "game"),
        ({"game": 3}, "game"),
        ({**TABLE, "colour": 1}, "colour"),
        ({**TABLE, "seats": [{"kind": "cat"}]}, "seats[0].kind"),
        ({**TABLE, "seats": [{"kind": "me", "name": "A", "file": "x"}]}, "file"),
        ({**TABLE, "seats": [{"kind": "bot", "bot": ""}]}, "seats[0].bot"),
        ({**TABLE, "settings": {"clock": {"seconds": "30"}}}, "settings.clock.seconds"),
        ({**TABLE, "settings": {"chat": 1}}, "settings.chat"),
        ({**TABLE, "options": {"players": [2]}}, "options[...]"),
        ({**TABLE, "start": "yes"}, "start"),
    ],
)
def test_wrong_fields_are_named(client: Client, body: object, field: str) -> None:
    reason = problem(client.http.post("/api/tables", json=body), 400, "wrong")
    assert field in str(reason.arguments)


@pytest.mark.parametrize("body", [b"", b"{", b"null", b"[]", b"\xff\xfe", b"game=ciub", b"[" * 30_000])
def test_what_is_no_json_of_this_form(client: Client, body: bytes) -> None:
    problem(client.http.post("/api/tables", content=body), 400, "wrong")


def test_what_makes_no_sense(client: Client) -> None:
    for wish in (
        {"game": "chess"},
        {**TABLE, "options": {"players": 99}},
        {**TABLE, "options": {"path": "/etc/passwd"}},
        {**TABLE, "seats": [{"kind": "bot", "bot": "my_bot.py:Bot"}]},
        {**TABLE, "settings": {"clock": {"seconds": 1}}},
    ):
        problem(client.http.post("/api/tables", json=wish), 400, "wrong")
    problem(client.http.post("/api/tables", json={**TABLE, "start": True}), 409, "unfit")


def refused_bot(client: Client, bot: str) -> Text:
    """Why a table with this bot is not made. What is said is one sentence."""
    wish = {**TABLE, "seats": [{"kind": "bot", "bot": bot}]}
    answer = client.http.post("/api/tables", json=wish)
    reason = problem(answer, 400, "wrong")
    said: str = answer.json()["message"]
    assert re.fullmatch(r"[^.\n]+\.", said)
    return reason


@pytest.mark.parametrize("budget", ["0", "x", "", "-5", "1e3", "2001", "1000000", "9" * 20])
def test_a_budget_that_a_bot_may_not_have(client: Client, budget: str) -> None:
    reason = refused_bot(client, f"searcher:{budget}")
    assert reason.key == "table-bot-budget"
    assert reason.arguments == {"bot": "searcher", "most": str(most_budget())}


def test_a_budget_is_allowed_up_to_the_largest(client: Client) -> None:
    largest = most_budget()
    client.new_table(seats=[{"kind": "bot", "bot": f"searcher:{largest}"}])
    assert refused_bot(client, f"searcher:{largest + 1}").key == "table-bot-budget"


def test_a_budget_for_a_bot_that_takes_none(client: Client) -> None:
    reason = refused_bot(client, "random:5")
    assert reason.key == "table-bot-unknown"
    assert reason.arguments["bot"] == "random:5"


def test_what_is_not_there(client: Client) -> None:
    for path in (
        "/nothing",
        "/api/nothing",
        "/api/games/chess/rules",
        "/api/games/chess/catalogue",
        "/api/texts/xx",
    ):
        problem(client.http.get(path), 404, "missing")
    for path in ("/api/tables/nothing", "/api/tables/nothing/record", "/api/tables/%00'--"):
        assert problem(client.http.get(path), 404, "missing").key == "server-no-table"
    problem(client.http.post("/api/tables/nothing/enter", json={}), 404, "missing")


def test_wrong_methods(client: Client) -> None:
    problem(client.http.delete("/api/tables"), 405, "method")
    problem(client.http.put("/health"), 405, "method")


@pytest.mark.parametrize(
    ("path", "most"),
    [
        ("/api/say", 64 * 1024),
        ("/api/tables/x/enter", 64 * 1024),
        ("/api/tables", 256 * 1024),
        ("/api/records/check", 4_000_000),
    ],
)
def test_what_is_too_large(client: Client, path: str, most: int) -> None:
    too_large = problem(client.http.post(path, content=b" " * (most + 1)), 413, "large")
    assert too_large.arguments == {"most": most}
    in_parts = client.http.post(path, content=iter([b" " * 65_536] * (most // 65_536 + 1)))
    problem(in_parts, 413, "large")
    assert client.http.post(path, content=b" " * most).status_code != 413


def test_a_board_of_ones_own_fits_into_a_wish(client: Client) -> None:
    """What is wrong with it is said of the board, not of its size."""
    wish = {"game": "five-seals", "options": {"board": "x" * 150_000}}
    reason = problem(client.http.post("/api/tables", json=wish), 400, "wrong")
    assert reason.key.startswith("fs-")


def test_no_failure_was_met(server: Running, client: Client) -> None:
    client.http.get("/nothing")
    lines = [json.loads(line) for line in server.log().splitlines()]
    assert [line for line in lines if line["level"] not in ("info", "debug")] == []
    assert any(line["event"] == "request" and line["status"] == 404 for line in lines)
