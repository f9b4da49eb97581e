"""`conclave tables list|show|delete|purge|kick|abandon|retention`: for the host, server running or not."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar, get_args

import click

from conclave.cli.copy_options import DATA, JSON
from conclave.cli.data_folder import data_folder
from conclave.cli.edge import print_json, problem, refused, say
from conclave.cli.host import ask, check_folder
from conclave.cli.table_listing import print_details, print_list, visible
from conclave.cli.usage import CheckedOption, KnownCommands
from conclave.server.host_commands import (
    MOST_DAYS,
    MOST_LISTED,
    Abandoned,
    AbandonTable,
    Deleted,
    DeleteTables,
    Kicked,
    KickSeat,
    ListTables,
    Purged,
    PurgeTables,
    ShowTable,
    TableDetails,
    TableLines,
)
from conclave.server.host_settings import SETTINGS_FILE, HostSettings, read_settings, write_settings
from conclave.server.web.server_file import read_server_file
from conclave.storage.problems import problem_of
from conclave.table.stages import Stage

_ID: Final = re.compile("[A-Za-z0-9_-]{1,40}")
_SEAT: Final = re.compile("[1-9]|10")
OFF: Final = "off"

Decorated = TypeVar("Decorated", bound=Callable[..., Any])


def _check_id(_context: click.Context, _parameter: click.Parameter, table: str) -> str:
    """Whatever does not look like the id of a table is none, and goes no further."""
    if not _ID.fullmatch(table):
        raise problem("cli-tables-unknown", table=visible(table))
    return table


def _check_ids(context: click.Context, parameter: click.Parameter, ids: tuple[str, ...]) -> list[str]:
    """Each once."""
    return list(dict.fromkeys([_check_id(context, parameter, table) for table in ids]))


def _older_than(required: bool) -> Callable[[Decorated], Decorated]:
    return click.option(
        "--older-than",
        type=click.IntRange(min=0),
        cls=CheckedOption,
        metavar="DAYS",
        required=required,
    )


_TABLE: Final = click.argument("table", metavar="ID", callback=_check_id)
_YES: Final = click.option("--yes", is_flag=True)


@click.group(cls=KnownCommands)
def tables() -> None:
    """List, show, delete and tidy up the tables of a server, whether it is running or not."""


# -- looking -------------------------------------------------------------------------------------------------


@tables.command("list")
@click.option(
    "--stage",
    "stages",
    type=click.Choice(get_args(Stage)),
    cls=CheckedOption,
    multiple=True,
)
@_older_than(required=False)
@click.option(
    "--most",
    type=click.IntRange(min=1),
    cls=CheckedOption,
    default=1000,
    show_default=True,
)
@DATA
@JSON
def list_tables(
    stages: tuple[Stage, ...], older_than: int | None, most: int, data: Path | None, as_json: bool
) -> None:
    """All tables, the latest changed first."""
    days = None if older_than is None else _at_most_a_century(older_than)
    found = ask(data_folder(data), ListTables(list(stages), days, min(most, MOST_LISTED)), TableLines)
    if as_json:
        print_json(found)
    else:
        print_list(found)


@tables.command()
@_TABLE
@DATA
@JSON
def show(table: str, data: Path | None, as_json: bool) -> None:
    """Who sits at a table, who is here, its settings and its size."""
    details = ask(data_folder(data), ShowTable(table), TableDetails)
    if as_json:
        print_json(details)
    else:
        print_details(details)


# -- deleting ------------------------------------------------------------------------------------------------


@tables.command()
@click.argument("ids", metavar="ID...", nargs=-1, required=True, callback=_check_ids)
@_YES
@DATA
@JSON
def delete(ids: list[str], yes: bool, data: Path | None, as_json: bool) -> None:
    """Delete tables with their records, for good."""
    if not (yes or _confirm(len(ids))):
        return
    done = ask(data_folder(data), DeleteTables(ids), Deleted)
    if done.missing:
        raise problem("cli-tables-missing", number=len(done.missing), tables=", ".join(done.missing))
    if as_json:
        print_json({"deleted": done.deleted})
    else:
        click.echo(say("cli-tables-deleted", tables=done.deleted))


@tables.command()
@_older_than(required=True)
@click.option("--dry-run", is_flag=True)
@_YES
@DATA
@JSON
def purge(older_than: int, dry_run: bool, yes: bool, data: Path | None, as_json: bool) -> None:
    """Delete tables whose game has ended, or never began, and that have not changed for so long."""
    folder, days = data_folder(data), _at_most_a_century(older_than)
    purged = ask(folder, PurgeTables(days, dry_run=True), Purged)
    if not as_json:
        click.echo(say("cli-tables-old", tables=purged.tables, days=days))
    if purged.tables and not dry_run:
        if not (yes or _confirm(purged.tables)):
            return
        purged = ask(folder, PurgeTables(days), Purged)
    if as_json:
        print_json(purged)
    elif purged.deleted:
        click.echo(say("cli-tables-deleted", tables=purged.tables))


def _at_most_a_century(days: int) -> int:
    """No table is older, so that larger numbers mean the same."""
    return min(days, MOST_DAYS)


def _confirm(number: int) -> bool:
    """Whether the host, asked on the terminal, says yes. Where nobody can be asked it takes `--yes`."""
    if not sys.stdin.isatty():
        raise problem("cli-tables-yes-needed")
    question = f"{say('cli-tables-sure', tables=number)} [y/N]"
    while True:  # click.confirm would complain about another answer in English
        answer = click.prompt(question, default="", show_default=False, err=True).strip().lower()
        if answer in ("y", "yes"):
            return True
        if answer in ("", "n", "no"):
            click.echo(say("cli-tables-none-deleted"), err=True)
            return False
        click.echo(say("cli-tables-yes-or-no"), err=True)


# -- people and games ----------------------------------------------------------------------------------------


@tables.command()
@_TABLE
@click.argument("seat")
@DATA
@JSON
def kick(table: str, seat: str, data: Path | None, as_json: bool) -> None:
    """Free a seat; SEAT is its number in `show`. In a game a bot plays there until somebody sits down."""
    if not _SEAT.fullmatch(seat):
        raise problem("cli-tables-seat-wrong", seat=visible(seat))
    number = int(seat)
    kicked = ask(data_folder(data), KickSeat(table, number - 1), Kicked)
    if not kicked.name:
        raise problem("cli-tables-seat-free", table=table, seat=number)
    if as_json:
        print_json({"table": table, "seat": number, "name": kicked.name})
    else:
        click.echo(say("cli-tables-kicked", table=table, seat=number, name=kicked.name))


@tables.command()
@_TABLE
@DATA
@JSON
def abandon(table: str, data: Path | None, as_json: bool) -> None:
    """End the game of a table without a winner, and reveal its dice so that they can be checked."""
    abandoned = ask(data_folder(data), AbandonTable(table), Abandoned)
    if as_json:
        print_json(abandoned)
    else:
        click.echo(say("cli-tables-abandoned", table=table))


# -- retention -----------------------------------------------------------------------------------------------


@tables.command()
@click.argument("days", metavar="[DAYS|off]", required=False)
@DATA
@JSON
def retention(days: str | None, data: Path | None, as_json: bool) -> None:
    """Show or set after how many days games that nobody plays are abandoned, and ended tables deleted."""
    folder = data_folder(data)
    check_folder(folder)
    if days is not None:
        _settle(folder, HostSettings(_read_retention(days)))
    settled = _host_settings(folder).retention
    server = read_server_file(folder)
    given = None if server is None else server.retention
    if as_json:
        print_json({"retention": settled, "given_to_server": given})
        return
    if settled is None:
        click.echo(say("cli-tables-retention-off"))
    else:
        click.echo(say("cli-tables-retention", days=settled))
    if given is not None:
        click.echo(say("cli-tables-retention-given", days=given))


def _read_retention(written: str) -> int | None:
    if written == OFF:
        return None
    if not re.fullmatch("[0-9]{1,5}", written) or not 1 <= int(written) <= MOST_DAYS:
        raise problem("cli-tables-retention-wrong", days=visible(written), most=str(MOST_DAYS))
    return int(written)


def _settle(folder: Path, settings: HostSettings) -> None:
    try:
        write_settings(folder, settings)
    except OSError as wrong:
        raise refused(problem_of(wrong, folder / SETTINGS_FILE).reason) from None


def _host_settings(folder: Path) -> HostSettings:
    file = folder / SETTINGS_FILE
    try:
        return read_settings(folder)
    except OSError as wrong:
        raise refused(problem_of(wrong, file).reason) from None
    except ValueError:
        raise problem("cli-tables-settings-wrong", file=str(file)) from None
