"""What docs/python.md and the README show in Python works as they say; what maps name is there."""

from __future__ import annotations

import contextlib
import doctest
import io
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatch
from functools import cache
from itertools import zip_longest
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
OPTIONS = doctest.ELLIPSIS
MAPS = [ROOT / "ARCHITECTURE.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs/adr").glob("*.md"))]
"""Pages that say what is where in the repository."""
PATH = re.compile(r"`((?:[\w<>*-]+/)*[\w<>*-]+(?:\.(?:css|ftl|js|json|md|py|svelte|toml|ts)|/))`")
"""A file, or a folder with a slash at its end; `<game>` and `*` stand for any name."""
FOLDERS = ("client", "docs", "examples", "requirements", "scripts", "src", "tests")
GENERATED = {"build", "generated", "node_modules"}


@dataclass(frozen=True)
class Block:
    language: str
    text: str
    line: int


def blocks(page: Path) -> list[Block]:
    text = page.read_text("utf-8")
    return [Block(each[1], each[2], text.count("\n", 0, each.start()) + 2) for each in BLOCK.finditer(text)]


def run(page: Path) -> int:
    """Runs the blocks of a page in one namespace, and says how many. A text after one is its output."""
    found = blocks(page)
    names: dict[str, object] = {"__name__": "__main__"}
    checked = 0
    for block, following in zip_longest(found, found[1:]):
        if block.language == "pycon":
            said: list[str] = []
            parser = doctest.DocTestParser()
            test = parser.get_doctest(block.text, names, page.name, str(page), block.line - 1)
            runner = doctest.DocTestRunner(optionflags=OPTIONS)
            runner.run(test, out=said.append, clear_globs=False)
            assert not runner.failures, "".join(said)
            names |= test.globs
        elif block.language == "python":
            printed = io.StringIO()
            source = "\n" * (block.line - 1) + block.text
            with contextlib.redirect_stdout(printed):
                exec(compile(source, str(page), "exec"), names)
            expected = following.text if following and following.language == "text" else ""
            assert printed.getvalue() == expected, f"{page.name}, line {block.line}"
        else:
            continue
        checked += 1
    return checked


@pytest.mark.parametrize("page", ["docs/python.md", "README.md"])
def test_python_on_a_page_does_what_the_page_says(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(ROOT / page)


def test_the_commands_that_measure_run() -> None:
    (shell,) = [block for block in blocks(ROOT / "docs/python.md") if block.language == "sh"]
    for line in shell.text.splitlines():
        program, *arguments = shlex.split(line.removeprefix("time "))
        assert program == "python"
        done = subprocess.run([sys.executable, *arguments], capture_output=True, text=True, check=True)
        assert "conclave" in done.stderr or line.startswith("time ")


@cache
def repository() -> list[str]:
    """Its files and folders, with a slash before each and after folders."""
    found = [f"/{path.name}" for path in ROOT.iterdir() if path.is_file()] + [f"/{name}/" for name in FOLDERS]
    for folder in FOLDERS:
        for place, folders, files in os.walk(ROOT / folder):
            folders[:] = [name for name in folders if name not in GENERATED]
            here = Path(place).relative_to(ROOT).as_posix()
            found += [f"/{here}/{name}" for name in files] + [f"/{here}/{name}/" for name in folders]
    return found


def missing(page: str) -> Iterator[str]:
    """Named from the root, or from a folder that the text is about."""
    for path in PATH.findall(page):
        pattern = re.sub(r"<\w+>", "*", path)
        if path.strip("/") not in GENERATED and not any(
            fnmatch(each, f"*/{pattern}") for each in repository()
        ):
            yield path


@pytest.mark.parametrize("page", MAPS, ids=lambda page: page.stem)
def test_what_a_map_names_is_there(page: Path) -> None:
    assert list(missing(page.read_text("utf-8"))) == []


def test_what_is_not_there_is_found() -> None:
    named = "`core/game.py`, `core/gone.py`, `games/<game>/odds/`, `gone/`, `gone`, `games/<game>/gone.py`"
    assert list(missing(named)) == ["core/gone.py", "gone/", "games/<game>/gone.py"]
