"""The plain pages: what the server writes into them, and what their scripts expect of them."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import get_args

import pytest

from conclave.games import GAMES
from conclave.server import protocol
from conclave.server.web.schema import socket_schema
from conclave.server.web.schema_page import schema_page
from conclave.table.stages import Stage
from tests.server.web.running import Client, running

BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
PAGES = files("conclave.server").joinpath("pages")


def source(name: str) -> str:
    return PAGES.joinpath(name).read_text("utf-8")


# -- addresses -----------------------------------------------------------------------------------------------


def test_links_lead_to_where_others_find_the_server(client: Client) -> None:
    address = str(client.http.base_url).rstrip("/")
    assert f'data-links="{address}"' in client.http.get("/table/abc").text


def test_links_lead_to_the_public_address(tmp_path: Path) -> None:
    where = ("--base-path", "/games", "--public-url", "https://play.example.org/games")
    with running(tmp_path / "data", *where) as server:
        client = Client(server)
        page = client.http.get("/table/abc", headers=BROWSER)
        assert 'data-links="https://play.example.org/games"' in page.text
        missing = client.http.get("/nonsense", headers=BROWSER)
        assert missing.status_code == 404
        assert 'href="/games/"' in missing.text
        client.close()


@pytest.mark.parametrize("path", ["/nonsense", "/nonsense/and/more", "/tables/"])
def test_what_is_not_there_is_a_page_in_a_browser(client: Client, path: str) -> None:
    answer = client.http.get(path, headers=BROWSER)
    assert answer.status_code == 404
    assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
    assert "There is nothing at this address." in answer.text
    assert not re.search(r"<style|style=|<script|%[A-Z]+%", answer.text)
    for_programs = client.http.get(path)
    assert for_programs.status_code == 404
    assert for_programs.json()["reason"]["key"] == "server-no-page"


def test_programs_are_answered_in_json_also_in_a_browser(client: Client) -> None:
    assert client.http.get("/api/nonsense", headers=BROWSER).json()["code"] == "missing"


@pytest.mark.parametrize("page", ["/", "/table/abc", "/schema", "/nonsense"])
def test_every_page_has_an_icon(client: Client, page: str) -> None:
    found = re.search(r'<link rel="icon" href="([^"]+)">', client.http.get(page, headers=BROWSER).text)
    assert found is not None
    icon = client.http.get(found[1])
    assert icon.status_code == 200
    assert icon.headers["Content-Type"].startswith("image/svg+xml")


# -- scripts -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("page", ["start", "table"])
def test_scripts_find_their_elements(page: str) -> None:
    there = set(re.findall(r'id="([^"]+)"', source(f"{page}.html")))
    assert set(re.findall(r'find\("([^"]+)"\)', source(f"{page}.js") + source("common.js"))) <= there


def test_scripts_send_messages_of_the_protocol() -> None:
    sent = set(re.findall(r'(?:attempt|command|tell)\("([a-z]+)"', source("table.js")))
    known = {message.__struct_config__.tag for message in get_args(protocol.ClientMessage)}
    assert {"abandon", "bot", "decide", "link", "rematch", "resign", "sit", "start", "undo"} <= sent <= known


def test_every_stage_and_step_has_words() -> None:
    stages = re.search(r"STAGES = \{(.+?)\}", source("common.js"), re.DOTALL)
    assert stages is not None
    assert set(re.findall(r"(\w+): \"", stages[1])) == set(get_args(Stage))
    steps = re.search(r"DICE = \{(.+?)\}", source("table.js"), re.DOTALL)
    assert steps is not None
    assert set(re.findall(r"(\w+): \"", steps[1])) == {"promise", "reveal", "fixed"}


def test_examples_of_notation_are_actions() -> None:
    examples = re.search(r"EXAMPLES = \{(.+?)\}", source("table.js"))
    assert examples is not None
    found = dict(re.findall(r'"?([\w-]+)"?: "([^"]+)"', examples[1]))
    assert set(found) == {game.name for game in GAMES}
    for game in GAMES:
        assert game.notation(game.parse(found[game.name])) == found[game.name]


# -- the protocol, to read -----------------------------------------------------------------------------------


def test_every_message_has_a_sentence() -> None:
    schema = socket_schema()
    for each in (*schema["client"], *schema["server"]):
        assert schema["$defs"][each["$ref"].removeprefix("#/$defs/")].get("description"), each


def test_types_are_told_in_words() -> None:
    page = schema_page("")
    assert "string 1 to 96" not in page
    assert "string of 1 to 96 characters" in page
    assert "integer 0 to 9" in page
    assert "None" not in page
    assert "<code>null</code>: what everybody may see" in page
