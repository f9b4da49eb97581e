"""What went wrong in a bot, in one short line. Nothing that a bot hands over is trusted on the way."""

from __future__ import annotations

from pathlib import Path
from types import TracebackType

from conclave.bots.moved_modules import moved_import
from conclave.core.one_line import in_one_line


def one_line(error: BaseException, file: str | None = None) -> str:
    """An exception by its class and the first line of its message, and where it was raised in a file."""
    message = in_one_line(_said_by(error))[:200]
    told = f"{type(error).__name__}: {message}" if message else type(error).__name__
    moved = moved_import(error)
    if moved is not None:
        told = f"{told}; {moved.old} is now called {moved.new}"
    line = None if file is None else _line_in(file, error.__traceback__)
    return told if file is None or line is None else f"{told} ({Path(file).name}:{line})"


def short_repr(answer: object) -> str:
    """Something that is no action."""
    try:
        return in_one_line(repr(answer))[:60]
    except BaseException:
        return type(answer).__name__


def _said_by(error: BaseException) -> str:
    try:
        return str(error)
    except BaseException:
        return ""


def _line_in(file: str, trace: TracebackType | None) -> int | None:
    """The innermost line of the file that led to it."""
    line = None
    while trace is not None:
        if trace.tb_frame.f_code.co_filename == file:
            line = trace.tb_lineno
        trace = trace.tb_next
    return line
