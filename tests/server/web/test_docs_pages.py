"""The site as it is served: its files and nothing else, under the policy of all pages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from conclave.server.web.headers import POLICY
from tests.server.web.running_server import Client, running

BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
FILES = {
    "index.html": "<h1>Start</h1>" + "words " * 100,
    "python.html": "<h1>Python</h1>",
    "reference/games.html": "<h1>Games</h1>",
    "assets/stylesheets/main.0123abcd.min.css": "h1 { color: red }" * 20,
    "assets/inline/0123456789ab.js": "go();" * 50,
    "assets/javascripts/lunr/min/lunr.ja.min.js": "lunr();",
    "search/search_index.json": '{"docs": []}',
    "icon.svg": "<svg/>",
    "built-from": "secret",
    "notes.txt": "secret",
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    above = tmp_path_factory.mktemp("built")
    (above / "outside.html").write_text("secret")
    for name, content in FILES.items():
        path = above / "site" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content)
    return above / "site"


@pytest.fixture(scope="module")
def docs(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CONCLAVE_SITE", str(folder))
        with running(tmp_path_factory.mktemp("server") / "data") as server:
            client = Client(server)
            yield client
            client.close()


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("index.html", "text/html; charset=utf-8"),
        ("reference/games.html", "text/html; charset=utf-8"),
        ("assets/stylesheets/main.0123abcd.min.css", "text/css; charset=utf-8"),
        ("assets/inline/0123456789ab.js", "text/javascript; charset=utf-8"),
        ("search/search_index.json", "application/json"),
        ("icon.svg", "image/svg+xml"),
    ],
)
def test_a_file_is_given_with_its_type_under_the_policy_of_all(docs: Client, name: str, kind: str) -> None:
    answer = docs.http.get(f"/docs/{name}")
    assert answer.status_code == 200
    assert answer.text == FILES[name]
    assert answer.headers["Content-Type"] == kind
    assert answer.headers["Content-Security-Policy"] == POLICY
    assert "unsafe" not in POLICY
    head = docs.http.head(f"/docs/{name}")
    assert head.headers["Content-Length"] == answer.headers["Content-Length"]


def test_what_is_named_by_its_content_is_kept_and_the_rest_asked_about(docs: Client) -> None:
    for name in FILES:
        answer = docs.http.get(f"/docs/{name}")
        if answer.status_code == 200:
            forever = "0123" in name
            assert ("immutable" in answer.headers["Cache-Control"]) is forever, name
            tag = answer.headers["ETag"]
            again = docs.http.get(f"/docs/{name}", headers={"If-None-Match": tag})
            assert again.status_code == 304, name


def test_the_folder_leads_to_its_first_page(docs: Client) -> None:
    for path in ("/docs", "/docs/"):
        answer = docs.http.get(path, follow_redirects=False)
        assert answer.is_redirect
        assert answer.headers["Location"] == "/docs/index.html"


@pytest.mark.parametrize(
    "name",
    [
        "built-from",
        "notes.txt",
        "nothing.html",
        "reference",
        "reference/",
        "../outside.html",
        "..%2Foutside.html",
        "%2e%2e/outside.html",
        "..%5Coutside.html",
        "reference/../index.html%00",
        "%2Fetc%2Fpasswd",
        "/etc/passwd",
        "index.html%00",
        "%FF.html",
        "x" * 5_000 + ".html",
    ],
)
def test_nothing_but_the_files_of_the_site_is_given(docs: Client, name: str) -> None:
    answer = docs.http.get(f"/docs/{name}")
    assert answer.status_code == 404
    assert "secret" not in answer.text
    assert answer.json()["reason"]["key"] == "server-no-page"
    for_people = docs.http.get(f"/docs/{name}", headers=BROWSER)
    assert for_people.status_code == 404


def test_it_can_only_be_read(docs: Client) -> None:
    assert docs.http.post("/docs/index.html", json={}).status_code == 405


def test_it_lies_below_the_base_path(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CONCLAVE_SITE", str(folder))
    with running(tmp_path / "data", "--base-path", "/games") as server:
        client = Client(server)
        assert (
            client.http.get("/docs", follow_redirects=False).headers["Location"] == "/games/docs/index.html"
        )
        assert client.http.get("/docs/python.html").text == FILES["python.html"]
        client.close()


def test_where_it_was_not_built_a_page_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CONCLAVE_SITE", str(tmp_path / "nothing"))
    with running(tmp_path / "data") as server:
        client = Client(server)
        for path in ("/docs", "/docs/", "/docs/index.html", "/docs/python.html"):
            answer = client.http.get(path)
            assert answer.status_code == 503
            assert answer.headers["Content-Type"].startswith("text/html")
            assert "make docs" in answer.text
            assert 'href="/"' in answer.text
        client.close()
