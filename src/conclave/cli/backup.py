"""`conclave backup FILE`."""

from __future__ import annotations

from pathlib import Path

import click

from conclave.cli.copy_options import DATA, JSON, copy_progress_bar
from conclave.cli.data_folder import data_folder
from conclave.cli.edge import print_json, refused, say
from conclave.cli.help import LocalizedCommand
from conclave.storage import StorageProblem, back_up


@click.command(cls=LocalizedCommand)
@click.argument("file", type=click.Path(path_type=Path))
@DATA
@JSON
def backup(file: Path, data: Path | None, as_json: bool) -> None:
    """Copy all tables of the server into FILE. The server may be running."""
    folder = data_folder(data)
    try:
        with copy_progress_bar(quiet=as_json) as progress:
            tables = back_up(folder, file, progress)
    except StorageProblem as problem:
        raise refused(problem.reason) from None
    if as_json:
        print_json({"file": str(file), "data": str(folder), "tables": tables})
        return
    click.echo(say("storage-backup-written", file=str(file), folder=str(folder), tables=tables))
