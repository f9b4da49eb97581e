"""What `--help` shows: texts of the catalogues, in columns that count what they show.

The text of a command stands under `cli-usage-` and its words (`cli-usage-tables-list`), that of an option
under the same and its name (`cli-usage-tables-list-most`), or for all commands alike under
`cli-usage-any-` and its name.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from conclave.locale import Locale


class _Formatter(click.HelpFormatter):
    """Click counts characters and breaks lines at spaces only."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, args, f"{say_help('cli-usage-heading')} " if prefix is None else prefix)

    def write_text(self, text: str) -> None:
        paragraphs = [" ".join(paragraph.split("\n")) for paragraph in text.split("\n\n")]
        for number, paragraph in enumerate(paragraphs):
            self.write("\n" if number else "")
            for line in _broken(paragraph, self.width - self.current_indent):
                self.write(f"{' ' * self.current_indent}{line}\n")

    def write_dl(self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2) -> None:
        rows = list(rows)
        left = min(max([len(first) for first, _ in rows]), col_max) + col_spacing
        margin = " " * self.current_indent
        for first, second in rows:
            lines = _broken(second, max(self.width - left - 2, 10))
            if len(first) > left - col_spacing:
                self.write(f"{margin}{first}\n")
            else:
                self.write(f"{margin}{first:{left}}{lines.pop(0)}".rstrip() + "\n")
            for line in lines:
                self.write(f"{margin}{'':{left}}{line}\n")


class _Context(click.Context):
    formatter_class = _Formatter


class LocalizedCommand(click.Command):
    """A command whose help is in the reader's language."""

    context_class = _Context

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Refuses words that nobody asked for in the reader's language; click has an English sentence."""
        takes_any, ctx.allow_extra_args = ctx.allow_extra_args, True
        left = super().parse_args(ctx, args)
        ctx.allow_extra_args = takes_any
        if left and not takes_any and not ctx.resilient_parsing:
            from conclave.cli.edge import problem
            from conclave.core.text import text

            raise problem("cli-usage", wrong=text("cli-surplus", words=" ".join(left)))
        return left

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(say_help(f"cli-usage-{_path(ctx)}"))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        options = [each for each in self.get_params(ctx) if isinstance(each, click.Option)]
        with formatter.section(say_help("cli-usage-options")):
            formatter.write_dl([_row(option, ctx) for option in options])
        if isinstance(self, click.Group):
            self.format_commands(ctx, formatter)


class LocalizedGroup(LocalizedCommand, click.Group):
    """Commands under one name; all of them are listed with what they are for."""

    command_class = LocalizedCommand

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        rows = [(name, self.purpose(name, ctx)) for name in self.list_commands(ctx)]
        with formatter.section(say_help("cli-usage-commands")):
            formatter.write_dl(rows)

    def purpose(self, name: str, ctx: click.Context) -> str:
        """The first paragraph of the command's own help."""
        return purpose_in(f"cli-usage-{_path(ctx)}-{name}")


def _row(option: click.Option, ctx: click.Context) -> tuple[str, str]:
    name = max(option.opts, key=len).lstrip("-")
    own = f"cli-usage-{_path(ctx)}-{name}"
    words = say_help(own) if _speech().has(own) else say_help(f"cli-usage-any-{name}")
    extra = option.get_help_extra(ctx)
    more = [say_help("cli-usage-default", value=extra["default"])] if "default" in extra else []
    more += [extra["range"]] if "range" in extra else []
    more += [say_help("cli-usage-required")] if "required" in extra else []
    shown = option.get_help_record(ctx)
    assert shown is not None
    return shown[0], f"{words}  [{'; '.join(more)}]" if more else words


def _path(ctx: click.Context) -> str:
    """The words of the command, without the program's name, which may differ."""
    words = []
    while ctx.parent is not None:
        words.append(str(ctx.info_name))
        ctx = ctx.parent
    return "-".join(reversed(words)) or "conclave"


def _speech() -> Locale:
    """The reader's language; English for an unknown one, as help is for those who got something wrong."""
    from conclave.cli.edge import ENGLISH, language
    from conclave.cli.problem import Problem
    from conclave.locale import locale

    try:
        return language()
    except Problem:
        return locale(ENGLISH)


def say_help(key: str, **arguments: str) -> str:
    """Imports what it needs only now: a command that is just run needs no help."""
    from conclave.core.text import Text

    return _speech().say(Text(key, dict(arguments)))


def purpose_in(key: str) -> str:
    """The first paragraph of a help text; nothing if a game lacks it: its other commands are listed too."""
    return say_help(key).partition("\n\n")[0] if _speech().has(key) else ""


def _broken(words: str, width: int) -> list[str]:
    from conclave.cli.terminal.layout import ink, wrapped

    return [line.plain.rstrip() for line in wrapped(ink(words), width)] or [""]
