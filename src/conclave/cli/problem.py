"""A wrong input: one clear sentence with what to do instead, exit code 2, never a traceback."""

from __future__ import annotations

import sys
from typing import IO, Any

import click


class Problem(click.ClickException):
    exit_code = 2

    def show(self, file: IO[Any] | None = None) -> None:
        click.echo(f"conclave: {self.format_message()}", file=file or sys.stderr)
