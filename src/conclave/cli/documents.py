"""Text files that a player brings along, e.g. a board of their own."""

from __future__ import annotations

from pathlib import Path

from conclave.cli.edge import problem


def read_document(file: Path, longest: int) -> str:
    """The text of a file, a little more than the longest that is of use at most."""
    try:
        with file.open(encoding="utf-8", newline="") as opened:
            found = opened.read(longest + 1)
    except OSError as wrong:
        raise problem("cli-file-unreadable", file=str(file), reason=wrong.strerror or str(wrong)) from None
    except ValueError:  # bytes that are no text, or a name with a character that no name has
        raise problem("cli-file-no-text", file=str(file)) from None
    if not found.strip():
        raise problem("cli-file-empty", file=str(file))
    return found
