"""What docs/operations.md promises is so: commands, options, files, limits, metrics and configurations."""

from __future__ import annotations

import re
import shlex

import click
import httpx
import pytest

from conclave.cli.main import conclave as program
from conclave.cli.problem import Problem
from conclave.server.host_settings import SETTINGS_FILE
from conclave.server.protocol import LARGEST_MESSAGE
from conclave.server.table_manager import Limits
from conclave.server.web.config import LARGEST_BODY, LARGEST_NEW_TABLE, LARGEST_RECORD, Config
from conclave.server.web.http_protocol import LARGEST_HEAD, REQUEST_SECONDS
from conclave.server.web.limits import BURST_SECONDS
from conclave.server.web.server_file import SERVER_FILE
from conclave.storage.database import DATABASE
from conclave.storage.folder_lock import LOCK_FILE
from tests.server.host.operations_page import PAGE, blocks, commands
from tests.server.live.server_process import ServerProcess

FILLED_IN = {"ID...": "abc", "ID": "abc", "SEAT": "1"}


def understood(line: str) -> None:
    """As far as click looks at a command, without doing anything."""
    words = [FILLED_IN.get(word, word) for word in shlex.split(line)[1:]]
    command: click.Command = program
    context = click.Context(program)
    while isinstance(command, click.Group) and words:
        _, found, words = command.resolve_command(context, words)
        assert found is not None
        command = found
    if not isinstance(command, click.Group) and words:
        command.make_context(command.name, words)


@pytest.mark.parametrize("line", sorted(set(commands())))
def test_a_command_is_understood(line: str) -> None:
    understood(line)


def test_a_wrong_command_would_be_noticed() -> None:
    with pytest.raises(Problem):
        understood("conclave tables sweep")
    with pytest.raises(click.NoSuchOption):
        understood("conclave serve --proxy 127.0.0.1")


def test_every_option_exists_and_none_is_missing() -> None:
    groups = [program.get_command(click.Context(program), name) for name in ("serve", "tables")]
    serve, tables = groups
    assert serve is not None
    assert isinstance(tables, click.Group)
    known = {option for parameter in serve.params for option in parameter.opts}
    of_tables = {
        option
        for command in tables.commands.values()
        for parameter in command.params
        if isinstance(parameter, click.Option)
        for option in parameter.opts
    }
    own = PAGE.partition("## Figures")[0]
    written = set(re.findall(r"(?<![\w-])--[a-z][a-z-]+", own)) - {"--system"}
    assert written == known | of_tables


def test_every_table_command_is_described() -> None:
    tables = program.get_command(click.Context(program), "tables")
    assert isinstance(tables, click.Group)
    described = set(re.findall(r"^\| `conclave tables (\w+)", PAGE, re.MULTILINE))
    assert described == set(tables.commands)


def test_the_files_of_the_folder_are_named() -> None:
    for name in (DATABASE, f"{DATABASE}-wal", f"{DATABASE}-shm", LOCK_FILE, SERVER_FILE, SETTINGS_FILE):
        assert f"`{name}`" in PAGE, name


def test_limits_are_as_they_stand_there() -> None:
    limits = Limits()
    rows = {
        f"| {limits.tables_per_origin} | `--tables-per-address` |",
        f"| {limits.tables_per_hour:,} | |",
        f"| {limits.connections_per_origin} | `--connections-per-address` |",
        f"| {limits.sockets_per_origin} | `--sockets-per-address` |",
        f"| {Config().requests_per_second:g} | `--requests-per-address` |",
        f"| {limits.sockets:,}; {limits.connections:,} | |",
        f"from one address | {limits.messages_per_second_of_origin:g} | `--messages-per-address` |",
        f"headers | {LARGEST_HEAD // 1024} KiB | |",
        f"say anything | {REQUEST_SECONDS:g} | |",
        f"burst of {limits.burst}; beyond that, reading slows down | {limits.messages_per_second:g} | |",
        f"| {LARGEST_MESSAGE // 1024} KiB | |",
        f"{LARGEST_BODY // 1024} KiB; {LARGEST_NEW_TABLE // 1024} KiB; {LARGEST_RECORD // 10**6} MB | |",
    }
    assert {row for row in rows if row not in PAGE} == set()
    assert BURST_SECONDS == 10


def test_the_metrics_are_those_that_the_server_has(server: ServerProcess) -> None:
    told = httpx.get(f"{server.url}/metrics").text
    kinds = re.findall(r"^# TYPE (conclave_\w+) (\w+)$", told, re.MULTILINE)
    metrics = {name for name, _ in kinds if not name.endswith("_created")}
    assert set(re.findall(r"`(conclave_\w+)`", PAGE)) == metrics


def test_configurations_are_whole() -> None:
    """As far as can be seen without the programs they are for."""
    assert len(blocks("nginx")) == 2
    assert len(blocks("caddy")) == 2
    for block in blocks("nginx"):
        assert block.count("{") == block.count("}")
        for line in filter(None, map(str.strip, block.splitlines())):
            assert line.endswith((";", "{", "}")), line
        for header in ("Host $host", "X-Forwarded-For $remote_addr", "Upgrade $http_upgrade"):
            assert f"proxy_set_header {header};" in block
        assert "proxy_http_version 1.1;" in block
        size = re.search(r"client_max_body_size (\d+)m;", block)
        assert size is not None
        assert int(size[1]) << 20 > LARGEST_RECORD
    for block in blocks("caddy"):
        assert block.count("{") == block.count("}")
        matchers = set(re.findall(r"^    (@\w+) path", block, re.MULTILINE))
        assert set(re.findall(r"@\w+", block)) == matchers
