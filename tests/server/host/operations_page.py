"""docs/operations.md, taken apart."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

PAGE: Final = (Path(__file__).parents[3] / "docs/operations.md").read_text("utf-8")


def blocks(language: str) -> list[str]:
    """Configurations that the page shows, in order."""
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def commands() -> list[str]:
    """Everything that is written as a command, without what follows it in the line of a table."""
    shown = re.findall(r"^    (conclave .+)$", PAGE, re.MULTILINE)
    started = re.findall(r"^ExecStart=\S*/(conclave .+)$", PAGE, re.MULTILINE)
    inline = [" ".join(each.split()) for each in re.findall(r"`(conclave [^`]+)`", PAGE)]
    return [*shown, *started, *inline]
