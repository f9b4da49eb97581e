"""Games, rules, texts, sentences, records, health and figures over HTTP."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from conclave.bots.registry import bot_names
from conclave.core.text import text
from conclave.locale import browser_packages, locale
from conclave.registry import GAMES
from tests.server.web.running_server import Client, hear, hear_of_table, say

RECORDS = Path(__file__).parents[2] / "games"


def test_games_describe_themselves(client: Client) -> None:
    games = client.http.get("/api/games").json()
    assert [game["name"] for game in games] == [game.name for game in GAMES]
    for told, game in zip(games, GAMES, strict=True):
        assert told["bots"] == list(bot_names(game.name))
        assert [option["name"] for option in told["options"]] == [option.name for option in game.declared]
        assert 2 <= told["least"] <= told["most"]
        labels = [option["label"] for option in told["options"]]
        sentences = client.http.post("/api/say", json={"texts": [told["title"], *labels]}).json()["sentences"]
        assert all(sentences)


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_rules_and_components(client: Client, game: str) -> None:
    rules = client.http.get(f"/api/games/{game}/rules").json()
    assert [rule["id"] for rule in rules["rules"]] == list(GAMES.find(game).page().rules)
    components = client.http.get(f"/api/games/{game}/catalogue").json()
    assert len(components) == len(GAMES.find(game).catalogue())


def test_rules_are_read_in_ones_language(client: Client) -> None:
    asked = "/api/games/ciub/rules?language="
    english = client.http.get("/api/games/ciub/rules").json()
    japanese = client.http.get(f"{asked}ja").json()
    assert (english["language"], japanese["language"]) == ("en", "ja")
    assert [rule["id"] for rule in japanese["rules"]] == [rule["id"] for rule in english["rules"]]
    assert japanese["rules"][0]["title"] == GAMES.find("ciub").page("ja").rules["CB-1"].title
    for unknown in ("xx", "", "../rules/en", "%00", "pseudo"):
        assert client.http.get(f"{asked}{unknown}").json() == english


@pytest.mark.parametrize(
    "path",
    ["/api/games", "/api/games/ciub/rules?language=ja", "/api/games/ciub/catalogue", "/api/texts/en"],
)
def test_what_never_changes_is_packed_and_sent_once(client: Client, path: str) -> None:
    packed = client.http.get(path)
    assert packed.headers["Content-Type"] == "application/json"
    assert packed.headers["Content-Encoding"] == "gzip"
    assert packed.headers["Cache-Control"] == "no-cache"
    plain = client.http.get(path, headers={"Accept-Encoding": "identity"})
    assert plain.json() == packed.json()
    assert int(packed.headers["Content-Length"]) < int(plain.headers["Content-Length"]) / 2
    again = client.http.get(path, headers={"If-None-Match": packed.headers["ETag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("language", ["en", "ja"])
def test_texts_are_those_that_a_browser_shows(client: Client, language: str) -> None:
    texts = client.http.get(f"/api/texts/{language}").json()
    assert texts["language"] == language
    assert set(texts["sources"]) == set(browser_packages())
    assert "conclave.cli" not in texts["sources"]
    assert "server-no-page =" in texts["sources"]["conclave.server"]
    assert f"wd-title = {locale(language).say(text('wd-title'))}\n" in "".join(texts["sources"].values())


def test_there_are_no_texts_in_an_unknown_language(client: Client) -> None:
    for unknown in ("xx", "pseudo", "..", "en.ftl"):
        assert client.http.get(f"/api/texts/{unknown}").status_code == 404


def test_sentences(client: Client) -> None:
    player = {"key": "core-player", "arguments": {"seat": 2}}
    told = {"key": "wd-event-sits-out", "arguments": {"player": player}}
    answer = client.http.post("/api/say", json={"texts": [told], "names": ["Ada", "Bo"]})
    assert answer.json()["sentences"][0].startswith("Bo has no box left")
    pseudo = client.http.post("/api/say", json={"texts": [told], "language": "pseudo"})
    assert pseudo.json()["sentences"][0].startswith("⟦")
    japanese = client.http.post("/api/say", json={"texts": [told], "names": ["Ada", "Bo"], "language": "ja"})
    assert japanese.json()["sentences"][0].startswith("Boは")
    nested = player
    for _ in range(200):
        nested = {"key": "wd-event-sits-out", "arguments": {"player": nested}}
    for wrong in (
        {"texts": [{"key": "no-such-key"}]},
        {"texts": [{"key": "wd-event-sits-out"}]},
        {"texts": [{"key": "core-player", "arguments": {"seat": 9}}], "names": ["Ada"]},
        {"texts": [{"key": "core-player", "arguments": {"seat": "x"}}], "names": ["Ada"]},
        {"texts": [nested]},
        {"texts": [], "language": "xx"},
    ):
        assert client.http.post("/api/say", json=wrong).status_code == 400, wrong


def test_records_are_checked(client: Client) -> None:
    def check(written: str) -> dict[str, object]:
        answer = client.http.post("/api/records/check", content=written)
        assert answer.status_code == 200
        told: dict[str, object] = answer.json()
        return told

    file = next(RECORDS.glob("**/*.record"))
    true = check(file.read_text())
    assert true["verdict"] == "unproven"
    assert true["replayed"] is True
    assert check("no record")["verdict"] == "false"
    for wrong in (b"", b"\xff"):
        assert client.http.post("/api/records/check", content=wrong).status_code == 400


def test_a_game_is_recorded_and_its_dice_proven(client: Client) -> None:
    """A game against a bot that is given up: the secret is revealed, and the record checks."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
    table = client.new_table(seats=seats, start=True)["table"]
    unborn = client.http.get(f"/api/tables/{table}/record")
    assert unborn.status_code == 409
    seed = "5eed" * 16
    with client.socket(table) as socket:
        say(socket, type="hello", protocol=1, show=0)
        commitment = hashlib.sha256(bytes.fromhex(seed)).hexdigest()
        say(socket, type="promise", id="1", commitment=commitment)
        while hear_of_table(socket)["dice"]["step"] != "reveal":
            pass
        say(socket, type="reveal", id="2", seed=seed)
        hear_of_table(socket, stage="playing")
        say(socket, type="resign", id="3", seat=0)
        hear_of_table(socket, stage="over")
    answer = client.http.get(f"/api/tables/{table}/record")
    assert answer.headers["Content-Disposition"] == f'attachment; filename="{table}.record"'
    assert answer.headers["Content-Type"] == "text/plain; charset=utf-8"
    verdict = client.http.post("/api/records/check", content=answer.content).json()
    assert verdict["verdict"] == "proven", verdict


def test_health_and_figures(client: Client) -> None:
    health = client.http.get("/health")
    assert health.status_code == 200
    before = figures(client)
    table = client.new_table()["table"]
    with client.socket(table) as socket:
        say(socket, type="hello", protocol=1)
        hear(socket)
        say(socket, type="sit", id="1", seat=1, name="Bo")
        while hear(socket)["type"] != "done":
            pass
        after = figures(client)
    assert after["conclave_tables", "lobby"] == before.get(("conclave_tables", "lobby"), 0) + 1
    assert after["conclave_sockets", ""] == before["conclave_sockets", ""] + 1
    count = ("conclave_acknowledgement_seconds_count", "")
    assert after[count] == before[count] + 1
    assert after["conclave_append_seconds_count", ""] > before["conclave_append_seconds_count", ""]
    assert ("conclave_thinkers", "") in after
    assert ("conclave_decisions_total", "") in after


def figures(client: Client) -> dict[tuple[str, str], float]:
    answer = client.http.get("/metrics")
    assert answer.headers["Content-Type"].startswith("text/plain; version=")
    return {
        (sample.name, sample.labels.get("stage", "")): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
        if "le" not in sample.labels
    }
