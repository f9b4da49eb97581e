"""Rules pages in a terminal: Rich's Markdown, with paragraphs that break where their language allows it.

It is a module of its own since Rich's Markdown is slow to load, and most commands show no rules.
"""

from __future__ import annotations

from typing import ClassVar

from rich.console import Console, ConsoleOptions, RenderResult
from rich.markdown import Markdown, Paragraph

from conclave.cli.prose import Prose


class _Paragraph(Paragraph):
    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield Prose(self.text)


class RulesMarkdown(Markdown):
    """What `rules` and the terminal game show of a rules page."""

    elements: ClassVar = {**Markdown.elements, "paragraph_open": _Paragraph}
