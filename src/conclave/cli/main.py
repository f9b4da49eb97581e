"""`conclave`: the commands, and how every one of them fails: in one line, with exit code 2."""

from __future__ import annotations

import errno
import io
import os
import sys
from pkgutil import resolve_name

import click

from conclave import __version__
from conclave.cli.help import purpose_in, say_help
from conclave.cli.parts import check_part
from conclave.cli.problem import Problem
from conclave.cli.usage import KnownCommands, complaint
from conclave.kit import BrokenPart, GameKit

COMMANDS = (
    "serve",
    "play",
    "simulate",
    "arena",
    "study",
    "odds",
    "record",
    "rules",
    "catalogue",
    "games",
    "tables",
    "backup",
    "restore",
    "schema",
    "bench",
)

INTERRUPTED = 130
_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)
"""Why what is printed cannot be kept."""


class LazyCommands(KnownCommands):
    """Loads a command's module only when it is called, so that every command starts quickly."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - the signature is click's
        return [*COMMANDS, *_commands_of_games()]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        if cmd_name in COMMANDS:
            check_part(cmd_name)
            command = resolve_name(f"conclave.cli.{cmd_name}:{cmd_name}")
        elif (kit := _commands_of_games().get(cmd_name)) is not None:
            command = kit.load(kit.commands[cmd_name], click.Command)
        else:
            return None
        assert isinstance(command, click.Command)
        return command

    def purpose(self, name: str, ctx: click.Context) -> str:  # noqa: ARG002
        """In a few words, which are known without loading the command."""
        return purpose_in(f"cli-command-{name}")


def _commands_of_games() -> dict[str, GameKit]:
    """Which game provides each command; none of ours can be replaced."""
    from conclave.registry import KITS

    return {name: kit for kit in KITS for name in kit.commands if name not in COMMANDS}


def _show_version(ctx: click.Context, _option: click.Parameter, asked: bool) -> None:
    """Also which form of the rules runs: the compiled one is several times as fast."""
    if not asked or ctx.resilient_parsing:
        return
    from conclave.compiled import form, interpreted
    from conclave.forms import is_stale

    rules = "stale" if is_stale() else form()
    click.echo(say_help("cli-version", version=__version__, form=rules, modules=", ".join(interpreted())))
    ctx.exit()


@click.group(cls=LazyCommands, context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=_show_version)
def conclave() -> None:
    """A digital table for games of dice and magic."""


def main() -> None:
    if sys.stdout is None:  # closed by whoever started this
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115 - for as long as the program runs
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without our letters shows ? for them
    try:
        code = _run()
        sys.stdout.flush()
    except Problem as problem:
        problem.show()
        code = problem.exit_code
    except BrokenPipeError:  # whoever read this has had enough
        _write_no_more()
        code = 0
    except OSError as wrong:
        if wrong.errno not in _FULL or wrong.filename is not None:
            raise
        from conclave.cli.edge import problem as sentence

        _write_no_more()
        failed = sentence("cli-output-full", reason=wrong.strerror or str(wrong))
        failed.show()
        code = failed.exit_code
    sys.exit(code)


def _write_no_more() -> None:
    """What is left to write goes nowhere, without another complaint at the end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run() -> int:
    """The exit code; Problem for a wrong input."""
    try:
        code = conclave.main(prog_name="conclave", standalone_mode=False)
    except Problem:
        raise
    except click.exceptions.NoArgsIsHelpError as helping:
        click.echo(helping.format_message())
        return 0
    except click.ClickException as wrong:
        raise complaint(wrong) from None
    except BrokenPart as broken:
        from conclave.cli.edge import refused
        from conclave.registry import broken_part

        raise refused(broken_part(broken)) from None
    except SystemExit:  # which click raises by itself only when nobody reads any more
        return 0
    except (click.Abort, KeyboardInterrupt):
        from conclave.cli.edge import problem

        problem("cli-interrupted").show()
        return INTERRUPTED
    except Exception as error:
        from conclave.cli.edge import refused
        from conclave.game_faults import game_fault

        fault = None if sys.flags.dev_mode else game_fault(error)
        if fault is None:
            raise
        raise refused(fault) from error
    return code if isinstance(code, int) else 0
