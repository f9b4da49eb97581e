"""Options of a game on the command line, read from what the game declares about itself.

`play` and `simulate` accept `--option NAME=VALUE` and, shorter, `--cards` for a yes-or-no option and
`--seer 2` or `--seer=2` for any other; a document is given by its file, `--board my.toml`. A new game needs
no code here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import click

from conclave.cli.documents import read_document
from conclave.cli.edge import problem, refused, say
from conclave.cli.help import LocalizedCommand
from conclave.cli.problem import Problem
from conclave.core.game import Game
from conclave.core.options import Choice, Document, Flag, Number, Option, OptionError, Options, Value
from conclave.registry import GAMES

EXTRA_ARGUMENTS = {"ignore_unknown_options": True, "allow_extra_args": True}
"""Context settings of a command that hands its `ctx.args` to `read_options`."""


class GameCommand(LocalizedCommand):
    """A command that takes the options of a game; its help lists those of all games."""

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002
        for game in GAMES:
            rows = [
                (_usage(option), say(f"{game.prefix}-option-{option.name}-help"))
                for option in game.declared
                if option.name != "players"
            ]
            if rows:
                with formatter.section(say("cli-options-of-game", game=game.name)):
                    formatter.write_dl(rows)


def _usage(option: Option) -> str:
    if isinstance(option, Flag):
        return _flag(option)
    if isinstance(option, Choice):
        return f"{_flag(option)} {'|'.join(option.values)}"
    return f"{_flag(option)} FILE" if isinstance(option, Document) else f"{_flag(option)} NUMBER"


def _flag(option: Option) -> str:
    """With hyphens, as the command line's own options; underscores are understood as well."""
    return f"--{option.name.replace('_', '-')}"


def read_options(
    game: Game, players: int, extra_args: Sequence[str] = (), option_pairs: Sequence[str] = ()
) -> Options:
    """The options of a game for so many seats; Problem says what is wrong and what would be right."""
    declared = {option.name: option for option in game.declared}
    hyphenated = {option.name.replace("_", "-"): option.name for option in game.declared}
    given: dict[str, Value] = {}
    try:
        for typed, written in (*_pairs(option_pairs), *_flags(game, declared, hyphenated, extra_args)):
            name = hyphenated.get(typed, typed)
            if name == "players":
                raise problem("cli-players-from-seats")
            if name not in declared:
                raise _unknown(game, name)
            if name in given:
                raise problem("cli-option-twice", option=name)
            given[name] = _value(declared[name], written)
        if "players" in declared:
            given["players"] = _seats(game, declared["players"], players)
        options = game.configure(given)
    except OptionError as wrong:
        raise refused(wrong.reason) from None
    needed = game.players(options)
    if needed != players:
        raise problem("cli-seats-needed", game=game.name, needed=needed, seats=players)
    return options


def _value(option: Option, written: str) -> Value:
    """What a player writes: for a document the path of its file, which is read here and now."""
    if isinstance(option, Document):
        return option.check(read_document(Path(written), option.LONGEST))
    return option.read(written)


def _seats(game: Game, option: Option, players: int) -> Value:
    if isinstance(option, Number) and not option.least <= players <= option.most:
        raise problem("cli-seats-number", game=game.name, least=option.least, most=option.most, seats=players)
    return players


def _pairs(option_pairs: Sequence[str]) -> Iterator[tuple[str, str]]:
    for pair in option_pairs:
        name, equals, written = pair.partition("=")
        if not equals:
            raise problem("cli-pair-wrong", pair=pair)
        yield name, written


def _flags(
    game: Game, declared: dict[str, Option], hyphenated: dict[str, str], extra_args: Sequence[str]
) -> Iterator[tuple[str, str]]:
    words = iter(extra_args)
    for word in words:
        if not word.startswith("--"):
            raise problem("cli-word-unknown", word=word)
        name, equals, written = word[2:].partition("=")
        option = declared.get(hyphenated.get(name, name))
        if option is None:
            raise _unknown(game, name)
        if equals:
            yield name, written
        elif isinstance(option, Flag):
            yield name, option.write(True)
        else:
            value = next(words, None)
            if value is None:
                raise problem("cli-option-no-value", option=name)
            yield name, value


def _unknown(game: Game, name: str) -> Problem:
    names = ", ".join([_flag(option) for option in game.declared if option.name != "players"])
    if not names:
        return problem("cli-option-none", option=name, game=game.name)
    return problem("cli-option-unknown", option=name, game=game.name, expected=names)
