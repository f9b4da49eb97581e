"""The configurations of docs/operations.md in a real nginx and Caddy; `scripts/proxies` fetches them."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from conclave.server.protocol import PROTOCOL
from conclave.server.web.server_file import ServerFile, read_server_file
from tests.server.host.operations_page import blocks
from tests.server.web.running_server import running

PATIENCE = 20.0
NAME = "play.example.org"

ROOT = Path(__file__).parents[3]
FETCHED = ROOT / "build/proxies/usr"
PROGRAMS = os.pathsep.join(
    [os.environ["PATH"], "/usr/local/sbin", "/usr/sbin", str(FETCHED / "sbin"), str(FETCHED / "bin")]
)
"""Where `scripts/proxies` looks for them too: programs for administrators are not on everybody's PATH."""

each_proxy = pytest.mark.parametrize("proxy", ["nginx", "caddy"])


def program(name: str) -> str:
    path = shutil.which(name, path=PROGRAMS)
    assert path is not None, f"{name} is not here: run `sh scripts/proxies`, as `make test` does"
    return path


def for_nginx(base: str, folder: Path, front: int, back: str) -> list[str]:
    """A whole nginx.conf around a block of the page: without certificates, and with ports that are free.

    The command that starts nginx with it.
    """
    own_name, under_a_path = blocks("nginx")
    if base:
        mapping = own_name.partition("\nserver {")[0]
        block = f"{mapping}\nserver {{\nlisten 443 ssl;\n{under_a_path}}}\n"
    else:
        block = own_name
    lines = [line for line in block.splitlines() if "ssl_certificate" not in line and "[::]" not in line]
    block = "\n".join(lines)
    for written, tested in (
        ("listen 443 ssl", f"listen 127.0.0.1:{front}"),
        ("http://127.0.0.1:8000", f"http://{back}"),
        ("Host $host;", f"Host $host:{front};"),  # as the page says for an address with a port
    ):
        assert written in block
        block = block.replace(written, tested)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    places = "".join([f"{kind}_temp_path {folder / kind};\n" for kind in kinds])
    file = folder / "nginx.conf"
    file.write_text(
        f"daemon off;\npid {folder / 'nginx.pid'};\nerror_log {folder / 'error.log'};\n"
        f"events {{}}\nhttp {{\naccess_log off;\n{places}{block}\n}}\n"
    )
    return [program("nginx"), "-p", str(folder), "-c", str(file)]


def for_caddy(base: str, folder: Path, front: int, back: str) -> list[str]:
    """The same for Caddy, which would ask for a certificate if it were not told that there is none."""
    own_name, under_a_path = blocks("caddy")
    site, _, rest = (under_a_path if base else own_name).partition(" {\n")
    assert NAME.endswith(site)
    assert "127.0.0.1:8000" in rest
    rest = rest.replace("127.0.0.1:8000", back)
    file = folder / "Caddyfile"
    file.write_text(f"{{\n\tadmin off\n}}\nhttp://{NAME}:{front} {{\nbind 127.0.0.1\n{rest}")
    return [program("caddy"), "run", "--adapter", "caddyfile", "--config", str(file)]


@contextmanager
def proxied(proxy: str, tmp_path: Path, base: str) -> Iterator[tuple[str, ServerFile]]:
    """The public address of a server behind a proxy, and what the server notes."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        front = probe.getsockname()[1]
    public = f"http://{NAME}:{front}{base}"
    options = ["--public-url", public, "--behind-proxy", "127.0.0.1", "--requests-per-address", "1"]
    folder = tmp_path / "data"
    with running(folder, *options, *(["--base-path", base] if base else [])):
        note = read_server_file(folder)
        assert note is not None
        configure = for_nginx if proxy == "nginx" else for_caddy
        command = configure(base, tmp_path, front, urlsplit(note.local).netloc)
        with subprocess.Popen(command, stderr=subprocess.DEVNULL) as process:
            try:
                _wait_for(front, process)
                yield public, note
            finally:
                process.terminate()
                process.wait(PATIENCE)


def _wait_for(port: int, proxy: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline and proxy.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise AssertionError("the proxy does not start")


def browser(public: str, address: str) -> httpx.Client:
    """Somebody at an address, for whom the public name leads to the proxy."""
    parts = urlsplit(public)
    transport = httpx.HTTPTransport(local_address=address)
    headers = {"Host": parts.netloc, "Origin": f"http://{parts.netloc}"}
    base = f"http://127.0.0.1:{parts.port}{parts.path}"
    return httpx.Client(base_url=base, headers=headers, transport=transport, timeout=PATIENCE)


@each_proxy
@pytest.mark.parametrize("base", ["", "/conclave"])
def test_a_socket_through_a_proxy(proxy: str, tmp_path: Path, base: str) -> None:
    with proxied(proxy, tmp_path, base) as (public, note), browser(public, "127.0.0.1") as client:
        assert client.get("/").status_code == 200
        created = client.post("/api/tables", json={"game": "ciub"})
        assert created.status_code == 201, created.text
        cookie = f"conclave={created.cookies['conclave']}"
        address = f"{public.replace('http', 'ws', 1)}/api/tables/{created.json()['table']}/socket"
        host = urlsplit(public).netloc

        def open_socket(origin: str) -> dict[str, object]:
            line = socket.create_connection(("127.0.0.1", urlsplit(public).port or 0))
            with connect(
                address,
                sock=line,
                origin=Origin(origin),
                additional_headers={"Cookie": cookie},
                compression=None,
            ) as end:
                end.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
                heard: dict[str, object] = json.loads(end.recv(PATIENCE))
                return heard

        assert open_socket(f"http://{host}")["type"] == "welcome"
        with pytest.raises(InvalidStatus):
            open_socket("https://evil.example")
        assert client.get("/metrics").status_code == 404
        for path in ("/api/host", "/api/host/"):
            headers = {"Authorization": f"Bearer {note.token}"}
            assert client.post(path, json={"do": "list"}, headers=headers).status_code == 404


@each_proxy
def test_limits_count_the_people_and_not_the_proxy(proxy: str, tmp_path: Path) -> None:
    with (
        proxied(proxy, tmp_path, "") as (public, _),
        browser(public, "127.0.0.2") as greedy,
        browser(public, "127.0.0.3") as other,
    ):
        codes = [greedy.get("/health").status_code for _ in range(30)]
        assert codes[0] == 200
        assert codes[-1] == 429
        forged = greedy.get("/health", headers={"X-Forwarded-For": "203.0.113.9"})
        assert forged.status_code == 429
        assert other.get("/health").status_code == 200
