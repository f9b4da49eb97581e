"""The browser client as it is served: addresses filled in, files packed, and nothing else given away."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

from conclave.server.web.cached_content import accepts_gzip
from conclave.server.web.schema import socket_schema
from conclave.server.web.schema_page import schema_page
from tests.server.web.running_server import Client, running

BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
PAGES = ("/", "/new/ciub", "/table/abc", "/record", "/rules/ciub")
FOREVER = "public, max-age=31536000, immutable"


def linked_urls(page: str) -> list[str]:
    """The addresses of what a page loads."""
    return re.findall(r'(?:src|href)="([^"]+)"', page)


def a_script(client: Client) -> str:
    return next(each for each in linked_urls(client.http.get("/").text) if each.endswith(".js"))


# -- addresses -----------------------------------------------------------------------------------------------


def test_links_lead_to_where_others_find_the_server(client: Client) -> None:
    address = str(client.http.base_url).rstrip("/")
    assert f'data-links="{address}"' in client.http.get("/table/abc").text


def test_addresses_begin_with_the_base_path(tmp_path: Path) -> None:
    where = ("--base-path", "/games", "--public-url", "https://play.example.org/games")
    with running(tmp_path / "data", *where) as server:
        client = Client(server)
        for path in ("/table/abc", "/nonsense"):
            page = client.http.get(path, headers=BROWSER)
            assert page.status_code == (404 if path == "/nonsense" else 200)
            assert 'data-links="https://play.example.org/games"' in page.text
            assert 'data-base="/games"' in page.text
            assert "__" not in page.text
            loaded = linked_urls(page.text)
            assert len(loaded) >= 3
            for address in loaded:
                assert address.startswith("/games/")
                assert client.http.get(address.removeprefix("/games")).status_code == 200
        client.close()


@pytest.mark.parametrize("path", PAGES)
def test_every_page_is_the_client(client: Client, path: str) -> None:
    answer = client.http.get(path)
    assert answer.status_code == 200
    assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
    assert answer.headers["Cache-Control"] == "no-cache"
    assert not re.search(r"<style|style=|<script(?![^>]*src=)|\son[a-z]+=|__", answer.text)
    assert {each.rpartition(".")[2] for each in linked_urls(answer.text)} == {"js", "css", "svg"}
    for address in linked_urls(answer.text):
        assert client.http.get(address).status_code == 200


@pytest.mark.parametrize(
    "path", ["/nonsense", "/nonsense/and/more", "/tables/", "/table", "/new/", "/new/a/b"]
)
def test_what_is_not_there_is_a_page_in_a_browser(client: Client, path: str) -> None:
    answer = client.http.get(path, headers=BROWSER)
    assert answer.status_code == 404
    assert answer.text == client.http.get("/").text  # the client says it, in the reader's language
    for_programs = client.http.get(path)
    assert for_programs.status_code == 404
    assert for_programs.json()["reason"]["key"] == "server-no-page"


def test_programs_are_answered_in_json_also_in_a_browser(client: Client) -> None:
    assert client.http.get("/api/nonsense", headers=BROWSER).json()["code"] == "missing"


@pytest.mark.parametrize("page", ["/", "/table/abc", "/schema", "/nonsense"])
def test_every_page_has_an_icon(client: Client, page: str) -> None:
    found = re.search(r'<link rel="icon" href="([^"]+)"', client.http.get(page, headers=BROWSER).text)
    assert found is not None
    icon = client.http.get(found[1])
    assert icon.status_code == 200
    assert icon.headers["Content-Type"].startswith("image/svg+xml")


def test_a_page_can_be_asked_about(client: Client) -> None:
    for path in ("/", a_script(client), "/icon.svg"):
        whole, head = client.http.get(path), client.http.head(path)
        assert head.status_code == 200
        assert head.content == b""
        for name in ("Content-Type", "Content-Length", "Cache-Control"):
            assert head.headers[name] == whole.headers[name]
    assert client.http.head("/nonsense", headers=BROWSER).status_code == 404
    assert client.http.post("/", json={}).status_code == 405


# -- files ---------------------------------------------------------------------------------------------------


def test_files_are_packed_and_kept_forever(client: Client) -> None:
    script = a_script(client)
    packed = client.http.get(script)
    assert packed.headers["Content-Encoding"] == "gzip"
    assert packed.headers["Vary"] == "Accept-Encoding"
    assert packed.headers["Cache-Control"] == FOREVER
    assert packed.headers["Content-Type"].startswith("text/javascript")
    plain = client.http.get(script, headers={"Accept-Encoding": "gzip;q=0"})
    assert "Content-Encoding" not in plain.headers
    assert plain.headers["Vary"] == "Accept-Encoding"
    assert plain.content == packed.content
    assert int(packed.headers["Content-Length"]) < int(plain.headers["Content-Length"]) / 2


def test_fonts_are_packed_already(client: Client) -> None:
    style = next(each for each in linked_urls(client.http.get("/").text) if each.endswith(".css"))
    font = re.search(r"url\(\.?/?([^)]+\.woff2)\)", client.http.get(style).text)
    assert font is not None
    answer = client.http.get(f"/assets/{font[1]}")
    assert answer.status_code == 200
    assert answer.headers["Content-Type"] == "font/woff2"
    assert answer.headers["Cache-Control"] == FOREVER
    assert "Content-Encoding" not in answer.headers


def test_what_a_client_has_is_not_sent_again(client: Client) -> None:
    icon = client.http.get("/icon.svg")
    for held in (icon.headers["ETag"], f'"x", {icon.headers["ETag"]}', icon.headers["ETag"][2:], "*"):
        again = client.http.get("/icon.svg", headers={"If-None-Match": held})
        assert again.status_code == 304
        assert again.content == b""
        assert again.headers["ETag"] == icon.headers["ETag"]
        assert again.headers["Cache-Control"] == "no-cache"
    assert client.http.get("/icon.svg", headers={"If-None-Match": '"x"'}).content == icon.content


@pytest.mark.parametrize(
    "name",
    [
        "index.html",
        "built-from",
        "nothing.js",
        "..%2Findex.html",
        "..%2F..%2Fapp.py",
        "%2Fetc%2Fpasswd",
        "..%5C..%5Capp.py",
        "icon.svg%00",
        "%FF.js",
        ".",
        "x" * 5_000 + ".js",
    ],
)
def test_nothing_but_the_files_of_the_client_is_given(client: Client, name: str) -> None:
    answer = client.http.get(f"/assets/{name}")
    assert answer.status_code == 404
    assert "immutable" not in answer.headers["Cache-Control"]


@pytest.mark.parametrize("path", ["/index.html", "/built-from", "/assets", "/assets/", "/client/index.html"])
def test_the_folder_itself_is_no_address(client: Client, path: str) -> None:
    assert client.http.get(path).status_code == 404


@pytest.mark.parametrize(
    ("accepted", "gzipped"),
    [
        ("gzip", True),
        ("gzip, deflate, br, zstd", True),
        ("br;q=1.0, GZIP;q=0.8, *;q=0.1", True),
        ("deflate, gzip ; q=0.5", True),
        ("*", True),
        ("x-gzip", True),
        ("", False),
        ("identity", False),
        ("br", False),
        ("gzip;q=0", False),
        ("gzip;q=0.000, *", False),
        ("*;q=0", False),
        ("gzip;q=x", False),
        ("notgzip", False),
    ],
)
def test_what_a_browser_can_unpack(accepted: str, gzipped: bool) -> None:
    assert accepts_gzip(accepted) is gzipped


# -- another client, and none --------------------------------------------------------------------------------


def test_the_folder_of_the_client_can_be_chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built = tmp_path / "built"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text('<html data-base="__BASE__" data-links="__LINKS__">Mine</html>')
    (built / "assets/mine.js").write_text("mine();" * 100)
    (built / "assets/notes.txt").write_text("secret")
    monkeypatch.setenv("CONCLAVE_CLIENT", str(built))
    with running(tmp_path / "data") as server:
        client = Client(server)
        assert "Mine" in client.http.get("/").text
        script = client.http.get("/assets/mine.js")
        assert script.text == "mine();" * 100
        assert script.headers["Content-Length"] == str(len(gzip.compress(script.content, 9, mtime=0)))
        assert client.http.get("/assets/notes.txt").status_code == 404
        client.close()


def test_a_server_without_a_client_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CONCLAVE_CLIENT", str(tmp_path / "nowhere"))
    with running(tmp_path / "data") as server:
        client = Client(server)
        answer = client.http.get("/", headers=BROWSER)
        assert answer.status_code == 503
        assert "make play" in answer.text
        assert client.http.get("/icon.svg").status_code == 404
        assert client.http.get("/api/games").status_code == 200
        client.close()


# -- the protocol, to read -----------------------------------------------------------------------------------


def test_every_message_has_a_sentence() -> None:
    schema = socket_schema()
    for each in (*schema["client"], *schema["server"]):
        assert schema["$defs"][each["$ref"].removeprefix("#/$defs/")].get("description"), each


def test_the_page_of_messages_has_its_style(client: Client) -> None:
    page = client.http.get("/schema").text
    for address in linked_urls(page):
        if not address.startswith("#"):
            assert client.http.get(address).status_code == 200, address


def test_types_are_told_in_words() -> None:
    page = schema_page("")
    assert "string 1 to 96" not in page
    assert "string of 1 to 96 characters" in page
    assert "integer 0 to 9" in page
    assert "None" not in page
    assert "<code>null</code>: what everybody may see" in page
