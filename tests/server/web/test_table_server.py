"""A server from its start to its end, and what can keep it from starting."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest

from conclave.cli.problem import Problem
from conclave.cli.serve import serve
from conclave.server.web import addresses
from conclave.server.web.addresses import listen, own_urls, read_proxy
from conclave.server.web.config import Config, WrongAddress
from tests.server.web.running_server import Client, Running, hear, hear_to_the_end, running, say


def fail(*arguments: str) -> str:
    """The one line that a server says that cannot start."""
    done = subprocess.run(
        [sys.executable, "-m", "conclave", "serve", "--no-browser", *arguments],
        capture_output=True,
        text=True,
        timeout=20,
        check=False,
    )
    assert done.returncode == 2, done
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    return line.removeprefix("conclave: ")


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_it_in_peace(tmp_path: Path, number: signal.Signals) -> None:
    server = Running(tmp_path / "data")
    client = Client(server)
    told = tmp_path / "data" / "server.json"
    note = json.loads(told.read_text())
    assert (note["pid"], note["url"]) == (server.process.pid, f"{server.url}/")
    assert stat.S_IMODE(told.stat().st_mode) == 0o600
    table = client.new_table()["table"]
    with client.socket(table) as welcomed, client.socket(table):
        say(welcomed, type="hello", protocol=1)
        assert hear(welcomed)["type"] == "welcome"
        began = time.monotonic()
        server.process.send_signal(number)
        messages, code = hear_to_the_end(welcomed)
        assert messages[-1] == {"type": "bye", "reason": {"key": "server-closing", "arguments": {}}}
        assert code == 1012
        assert server.wait() == 0
        assert time.monotonic() - began < 6
    assert not told.exists()
    client.close()
    with running(tmp_path / "data") as again:  # what was kept is there
        returned = Client(again)
        returned.http.cookies = client.http.cookies
        assert [each["table"] for each in returned.http.get("/api/me/tables").json()] == [table]
        returned.close()


def test_a_second_signal_ends_it_at_once(tmp_path: Path) -> None:
    server = Running(tmp_path / "data")
    client = Client(server)
    with client.socket(client.new_table()["table"]) as idle:
        say(idle, type="hello", protocol=1)
        hear(idle)
        server.process.send_signal(signal.SIGTERM)
        time.sleep(0.05)
        assert server.stop(signal.SIGTERM) in (0, -signal.SIGTERM)
    client.close()


def test_logs_are_lines_of_json_without_secrets(tmp_path: Path) -> None:
    with running(tmp_path / "data", "--verbose") as server:
        client = Client(server)
        created = client.new_table()
        other = Client(server)
        other.http.post(f"/api/tables/{created['table']}/enter", json={"token": created["links"]["invite"]})
        log = server.log()
        assert [json.loads(line)["level"] for line in log.splitlines()]
        for secret in (*created["links"].values(), client.http.cookies["conclave"]):
            assert secret not in log
        client.close()
        other.close()


def test_under_a_base_path_behind_https(tmp_path: Path) -> None:
    where = ("--base-path", "/games/", "--public-url", "https://play.example.org/games")
    with running(tmp_path / "data", *where) as server:
        assert server.greeting.startswith("Conclave is open at https://play.example.org/games/ (also http://")
        address = server.address.removesuffix("/games")
        client = Client(server)
        client.http.base_url = f"http://{address}"
        headers = {"Host": "play.example.org", "Origin": "https://play.example.org"}
        created = client.http.post("/games/api/tables", json={"game": "ciub"}, headers=headers)
        assert created.status_code == 201
        cookie = created.headers["Set-Cookie"].lower()
        assert "; secure" in cookie
        assert "path=/games;" in cookie
        assert client.http.get("/api/games").status_code == 404
        page = client.http.get("/games/").text
        assert 'data-base="/games"' in page
        assert client.http.get("/games/icon.svg").status_code == 200
        paths = client.http.get("/games/api/schema/openapi.json").json()["paths"]
        assert "/games/api/tables" in paths
        client.close()


def test_the_address_in_the_network_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    with listen("0.0.0.0", 0) as listener:
        port = listener.getsockname()[1]
        local = f"http://127.0.0.1:{port}/"
        monkeypatch.setattr(addresses, "_address_in_network", lambda: "192.168.7.3")
        assert own_urls(listener, Config()) == [f"http://192.168.7.3:{port}/", local]
        public = Config(public_url="https://play.example.org")
        assert own_urls(listener, public) == [
            "https://play.example.org/",
            f"http://192.168.7.3:{port}/",
            local,
        ]
        monkeypatch.setattr(addresses, "_address_in_network", lambda: "")
        assert own_urls(listener, Config()) == [local]


def test_all_addresses_are_told(tmp_path: Path) -> None:
    with running(tmp_path / "data", "--host", "0.0.0.0") as server:
        port = server.address.rpartition(":")[2]
        local = f"http://127.0.0.1:{port}/"
        assert local in server.greeting
        assert "0.0.0.0" not in server.greeting
        note = json.loads((tmp_path / "data" / "server.json").read_text())
        assert note["url"] == f"{server.url}/"
        assert note["local"] == local


# -- what keeps it from starting -----------------------------------------------------------------------------


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        line = fail("--data", str(tmp_path / "data"), "--port", port)
    assert line.startswith(f"Port {port} is in use")
    assert not (tmp_path / "data" / "server.json").exists()


def test_a_second_server_on_the_folder(tmp_path: Path) -> None:
    with running(tmp_path / "data") as first:
        line = fail("--data", str(tmp_path / "data"), "--port", "0")
        assert str(tmp_path / "data") in line
        client = Client(first)
        assert client.http.get("/health").status_code == 200
        assert (tmp_path / "data" / "server.json").exists()
        client.close()


def test_folders_that_cannot_be_used(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    assert str(file) in fail("--data", str(file), "--port", "0")
    if os.getuid() != 0:
        locked = tmp_path / "locked"
        locked.mkdir(mode=0o500)
        assert str(locked) in fail("--data", str(locked / "data"), "--port", "0")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--port", "70000"), "70000"),
        (("--port", "x"), "--port"),
        (("--host", "203.0.113.77"), "203.0.113.77"),
        (("--host", "no.such.name.invalid"), "no.such.name.invalid"),
        (("--base-path", "a b"), "a b"),
        (("--public-url", "example.org"), "example.org"),
        (("--public-url", "https://example.org/x"), "base path"),
        (("--behind-proxy", "nginx"), "nginx"),
        (("--retention", "0"), "--retention"),
        (("--tables-per-address", "-1"), "--tables-per-address"),
    ],
)
def test_wrong_arguments(tmp_path: Path, arguments: tuple[str, ...], said: str) -> None:
    with pytest.raises(Problem, match=re.escape(said)):
        serve.main(["--no-browser", "--data", str(tmp_path / "data"), *arguments], standalone_mode=False)


def test_addresses_of_proxies() -> None:
    assert read_proxy("127.0.0.1, 10.0.0.0/8,::1") == "127.0.0.1, 10.0.0.0/8,::1"
    with pytest.raises(WrongAddress):
        read_proxy("127.0.0.1,")
