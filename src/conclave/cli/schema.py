"""`conclave schema socket|http`: what travels between clients and the server, as JSON."""

from __future__ import annotations

import click

from conclave.cli.edge import print_json
from conclave.cli.usage import KnownCommands


@click.group(cls=KnownCommands)
def schema() -> None:
    """The server's messages (JSON Schema) or its HTTP interface (OpenAPI), as JSON."""


@schema.command()
def socket() -> None:
    """The messages of the socket, and what every game puts into them."""
    from conclave.server.web.schema import socket_schema

    print_json(socket_schema())


@schema.command()
def http() -> None:
    """What can be asked for over HTTP."""
    from conclave.server.app import http_schema

    print_json(http_schema())
