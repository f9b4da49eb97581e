"""What `conclave backup` and `conclave restore` share: their options and their progress bar."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from conclave.cli.edge import tell
from conclave.core.text import Text
from conclave.storage import CopyProgress

DATA = click.option(
    "--data",
    type=click.Path(path_type=Path),
    metavar="DIR",
)
JSON = click.option("--json", "as_json", is_flag=True)


@contextmanager
def copy_progress_bar(quiet: bool) -> Iterator[CopyProgress]:
    """A bar on the terminal while something is copied and checked."""
    console = Console(stderr=True)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=quiet or not console.is_terminal,
    )
    task = bar.add_task("", total=None)

    def show(doing: Text, done: int, of: int) -> None:
        bar.update(task, description=tell(doing), completed=done, total=of or None)

    with bar:
        yield show
