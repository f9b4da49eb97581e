"""`conclave serve`: the table server."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from contextlib import closing
from pathlib import Path

import click

from conclave.cli.copy_options import DATA
from conclave.cli.data_folder import data_folder
from conclave.cli.edge import problem, refused, say
from conclave.cli.help import LocalizedCommand
from conclave.cli.usage import CheckedOption
from conclave.server.table_manager import Limits
from conclave.server.web.addresses import listen, read_proxy
from conclave.server.web.config import Config, WrongAddress, read_base_path, read_public_url
from conclave.server.web.logs import set_up_logs
from conclave.server.web.table_server import Service
from conclave.server.web.table_server import serve as serve_tables
from conclave.storage import SqliteStorage, StorageProblem

HIGHEST_PORT = 65_535


@click.command(cls=LocalizedCommand)
@click.option("--host", default="127.0.0.1", show_default=True)
@click.option("--port", type=int, cls=CheckedOption, default=8000, show_default=True)
@DATA
@click.option("--base-path", default="", metavar="PATH")
@click.option("--public-url", default="", metavar="URL")
@click.option("--behind-proxy", default="", metavar="ADDR")
@click.option("--no-browser", is_flag=True)
@click.option(
    "--tables-per-address",
    type=click.IntRange(min=1),
    cls=CheckedOption,
    default=Limits().tables_per_origin,
    show_default=True,
)
@click.option(
    "--sockets-per-address",
    type=click.IntRange(min=1),
    cls=CheckedOption,
    default=Limits().sockets_per_origin,
    show_default=True,
)
@click.option(
    "--connections-per-address",
    type=click.IntRange(min=1),
    cls=CheckedOption,
    default=Limits().connections_per_origin,
    show_default=True,
)
@click.option(
    "--messages-per-address",
    type=click.IntRange(min=1),
    cls=CheckedOption,
    default=round(Limits().messages_per_second_of_origin),
    show_default=True,
)
@click.option(
    "--requests-per-address",
    type=click.IntRange(min=1),
    cls=CheckedOption,
    default=round(Config().requests_per_second),
    show_default=True,
)
@click.option(
    "--retention",
    type=click.IntRange(min=1),
    cls=CheckedOption,
    metavar="DAYS",
)
@click.option("--verbose", is_flag=True)
def serve(
    host: str,
    port: int,
    data: Path | None,
    base_path: str,
    public_url: str,
    behind_proxy: str,
    no_browser: bool,
    tables_per_address: int,
    sockets_per_address: int,
    connections_per_address: int,
    messages_per_address: int,
    requests_per_address: int,
    retention: int | None,
    verbose: bool,
) -> None:
    """Run the table server until Ctrl+C, and open its start page."""
    if not 0 <= port <= HIGHEST_PORT:
        raise problem("server-port-wrong", port=str(port), most=str(HIGHEST_PORT))
    folder = data_folder(data)
    try:
        base = read_base_path(base_path)
        service = Service(
            folder=folder,
            config=Config(base, read_public_url(public_url, base), float(requests_per_address)),
            limits=Limits(
                tables_per_origin=tables_per_address,
                sockets_per_origin=sockets_per_address,
                connections_per_origin=connections_per_address,
                messages_per_second_of_origin=float(messages_per_address),
            ),
            proxy=read_proxy(behind_proxy) if behind_proxy else "",
            retention=retention,
        )
        with closing(SqliteStorage.open(folder)) as storage, listen(host, port) as listener:
            set_up_logs(verbose)
            serve_tables(service, storage, listener, lambda urls: _announce(urls, no_browser))
    except (StorageProblem, WrongAddress) as wrong:
        raise refused(wrong.reason) from None


def _announce(urls: list[str], no_browser: bool) -> None:
    key = "server-open-network" if len(urls) > 1 else "server-open"
    click.echo(say(key, url=urls[0], others=", ".join(urls[1:])))
    if not no_browser and sys.stdout.isatty() and _has_display():
        threading.Thread(target=webbrowser.open, args=(urls[0],), daemon=True).start()


def _has_display() -> bool:
    elsewhere = sys.platform in ("win32", "darwin")
    return elsewhere or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
