"""`conclave restore FILE`."""

from __future__ import annotations

from pathlib import Path

import click

from conclave.cli.copy_options import DATA, JSON, copy_progress_bar
from conclave.cli.data_folder import data_folder
from conclave.cli.edge import print_json, refused, say
from conclave.cli.help import LocalizedCommand
from conclave.storage import StorageProblem
from conclave.storage import restore as put_back


@click.command(cls=LocalizedCommand)
@click.argument("file", type=click.Path(path_type=Path))
@DATA
@JSON
def restore(file: Path, data: Path | None, as_json: bool) -> None:
    """Put the backup FILE in the place of all tables. The server must be stopped."""
    folder = data_folder(data)
    try:
        with copy_progress_bar(quiet=as_json) as progress:
            tables, aside = put_back(file, folder, progress)
    except StorageProblem as problem:
        raise refused(problem.reason) from None
    if as_json:
        print_json({"file": str(file), "data": str(folder), "tables": tables, "aside": aside and str(aside)})
        return
    click.echo(say("storage-restored", file=str(file), folder=str(folder), tables=tables))
    if aside is not None:
        click.echo(say("storage-restored-aside", aside=str(aside)))
