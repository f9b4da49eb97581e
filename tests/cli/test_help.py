"""What `--help` shows: every command and every option is explained in every language, and all of it fits."""

from __future__ import annotations

import re
from collections.abc import Iterator

import click
import pytest
from rich.cells import cell_len
from tests.cli.conftest import Conclave

from conclave.cli.main import conclave as program
from conclave.locale import languages

TYPED = re.compile(
    r"--?[a-z-]+(?: \[?[A-Za-z|=,.]+\]?)*(?=  |$)|\[[a-z|]+\]"  # an option and what follows it
    r"|\"[^\"]*\"|「[a-z .]*」|`[a-z]+`|--[a-z-]+|x[<>]=?\d+|\S*[/.]\w+[\w./:]*"  # examples, ranges, files
    r"|\b[A-Z_]{2,}\b|^ +[a-z-]+(?=  )|\[[A-Z]+\]\.*",  # metavariables, commands in a list
    re.MULTILINE,
)
WORDS = {
    *("conclave", "own", "other", "jokers", "value", "self", "adjust", "outside", "tray", "you", "greedy"),
    *("random", "Ray"),
    *("Ctrl", "Schema", "OpenAPI", "wizard-dice", "five-seals", "ciub", "WD-7", "M1", "M10", "X", "B", "C"),
}


def commands() -> Iterator[tuple[str, ...]]:
    """The words of every command there is."""

    def below(command: click.Command, words: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
        yield words
        if isinstance(command, click.Group):
            context = click.Context(command)
            for name in command.list_commands(context):
                found = command.get_command(context, name)
                assert found is not None
                yield from below(found, (*words, name))

    return below(program, ())


EVERY = tuple(commands())


@pytest.mark.parametrize("columns", [80, 60])
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("words", EVERY, ids=" ".join)
def test_help_explains_every_option_and_fits(
    conclave: Conclave, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], language: str, columns: int
) -> None:
    monkeypatch.setenv("CONCLAVE_LANG", language)
    monkeypatch.setenv("COLUMNS", str(columns))
    shown = conclave(*words, "--help")  # a missing text is an error
    assert (shown.code, shown.err) == (0, "")
    assert max(map(cell_len, shown.out.splitlines())) <= columns


@pytest.mark.parametrize("words", EVERY, ids=" ".join)
def test_help_in_japanese_has_no_english_word(
    conclave: Conclave, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
) -> None:
    monkeypatch.setenv("CONCLAVE_LANG", "ja")
    monkeypatch.setenv("COLUMNS", "80")
    first, _, rest = conclave(*words, "--help").out.partition("\n")
    assert first.startswith("使い方： ")
    left = re.findall(r"[A-Za-z][A-Za-z0-9-]+", TYPED.sub(" ", rest))
    assert set(left) - WORDS == set()


def test_help_says_what_is_required_and_what_is_usual(conclave: Conclave) -> None:
    shown = " ".join(conclave("simulate", "--help").out.split())
    assert "One bot for each seat: greedy,random. [required]" in shown
    assert "How many games. [default: 100; x>=1]" in shown


def test_help_is_there_in_an_unknown_language(conclave: Conclave, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CONCLAVE_LANG", "xx")
    assert conclave("tables", "--help").code == 2
    assert "Let bots play each other" in conclave("--help").out
