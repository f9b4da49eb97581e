"""What click finds wrong with a command line, in the reader's language instead of click's English.

The language is imported when something has to be said: reading the catalogues takes a moment.
"""

from __future__ import annotations

import sys
from math import isnan
from typing import Any

import click

from conclave.cli.help import LocalizedGroup
from conclave.cli.problem import Problem
from conclave.core.text import Argument, Text, text


class KnownCommands(LocalizedGroup):
    """Refuses an unknown command with the list of those there are."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        from conclave.cli.edge import chosen_language, problem

        chosen_language()  # an unknown one is refused by all commands, also by those that say nothing
        known = self.list_commands(ctx)
        if args and args[0] not in known:
            raise problem("cli-no-command", command=args[0], expected=", ".join(known))
        return super().resolve_command(ctx, args)


class CheckedOption(click.Option):
    """An option whose type can refuse a value."""

    def type_cast_value(self, ctx: click.Context, value: Any) -> Any:
        from conclave.cli.edge import problem

        try:
            found = super().type_cast_value(ctx, value)
            if isinstance(found, float) and isnan(found):  # which is within every range
                raise click.BadParameter(str(value))
            return found
        except click.BadParameter:
            given = ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
            expected = _expected(self.type)
            raise problem("cli-value-wrong", option=self.opts[0], value=given, expected=expected) from None


def _expected(kind: Any) -> Text:
    if isinstance(kind, click.Choice):
        return text("cli-one-of", expected=", ".join(kind.choices))
    if isinstance(kind, click.FloatRange):
        return text("cli-number-between", least=f"{kind.min:g}", most=f"{kind.max:g}")
    if isinstance(kind, click.IntRange):
        assert kind.min is not None
        if kind.max is not None:
            return text("cli-whole-number-between", least=int(kind.min), most=int(kind.max))
        return text("cli-whole-number-from", least=int(kind.min))
    return text("cli-whole-number")


def complaint(wrong: click.ClickException) -> Problem:
    """What is wrong, and that `--help` helps. For rare things click's own sentence has to do."""
    from conclave.cli.edge import problem

    return problem("cli-usage", wrong=_wrong(wrong))


def _wrong(wrong: click.ClickException) -> Argument:
    if isinstance(wrong, click.MissingParameter) and wrong.param is not None:
        return text("cli-missing", name=wrong.param.get_error_hint(wrong.ctx).strip("'.[]"))
    if isinstance(wrong, click.NoSuchOption):
        return text("cli-no-such-option", option=wrong.option_name)
    if isinstance(wrong, click.BadOptionUsage):
        # Click does not say which of the two it is; only a flag can be wrong with `=`.
        surplus = any(word.startswith(f"{wrong.option_name}=") for word in sys.argv)
        return text("cli-option-takes-none" if surplus else "cli-option-takes-one", option=wrong.option_name)
    return " ".join(wrong.format_message().split()).rstrip(".")
