"""Compiling a checkout: when it is done, what is said, and what is left behind if it cannot be done.

Nothing is really compiled here; tests/contract/test_both_forms.py does that.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import time
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest
from scripts import compile_rules
from scripts.compile_rules import CannotCompile, Checkout, compiler_at_hand, hot_files

ROOT = Path(__file__).parents[2]
NOWHERE = "/nowhere/cc"


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout without any build."""
    for folder in ("src", "scripts"):
        left_out = shutil.ignore_patterns("client", "__pycache__")
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=left_out)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    monkeypatch.setattr(compile_rules, "ROOT", tmp_path)
    monkeypatch.delenv("CONCLAVE_BUILD", raising=False)
    return tmp_path


def run(tree: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(tree / "scripts/compile_rules.py"), *arguments]
    inside = {**os.environ, **environment}
    return subprocess.run(command, env=inside, capture_output=True, text=True, timeout=60, check=False)


# -- without a compiler --------------------------------------------------------------------------------------


def test_without_a_compiler_one_line_says_so_and_all_goes_on(tree: Path) -> None:
    told = run(tree, "--later", CC=NOWHERE)
    assert told.returncode == 0
    assert told.stdout == "There is no C compiler here, so the rules run as pure Python.\n"
    assert not (tree / "build").exists()


def test_what_must_be_compiled_fails_without_a_compiler(tree: Path) -> None:
    for arguments in ([], ["--later"]):
        refused = run(tree, *arguments, CC=NOWHERE, CONCLAVE_BUILD="compiled")
        assert refused.returncode == 1
        last = refused.stderr.splitlines()[-1]
        assert last.startswith("The rules were not compiled and run as pure Python: ")
        assert NOWHERE in last


def test_a_failure_in_the_background_is_told_at_the_next_start(tree: Path) -> None:
    """A compiler that is there and does not work."""
    begun = run(tree, "--later", CC="false")
    assert begun.returncode == 0
    assert begun.stdout.startswith("The rules are compiled in the background")
    ended = time.monotonic() + 60
    while Checkout().failure() is None and time.monotonic() < ended:
        time.sleep(0.1)
    told = run(tree, "--later", CC="false")
    assert told.stdout.startswith("The rules run as pure Python, as they could not be compiled")
    assert "false" in told.stdout
    assert "false" in (tree / "build/compiled/log").read_text("utf-8")
    assert not Checkout().is_compiled
    (tree / "src/conclave/core/packed.py").write_text("")
    assert Checkout().failure() is None, "other sources are another try"


@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler here")
@pytest.mark.parametrize(
    ("refused", "left"),
    [
        ("-flto*", ["-fvisibility=hidden"]),
        ("-flto*|-fvisibility*", []),
        ("-nothing", ["-fvisibility=hidden", "-flto=auto"]),
    ],
)
def test_a_compiler_that_cannot_link_in_one_go_does_without(
    tmp_path: Path, refused: str, left: list[str]
) -> None:
    """A real compiler behind one that refuses some arguments."""
    picky = tmp_path / "picky-cc"
    refusing = f'for each in "$@"; do case "$each" in {refused}) exit 1 ;; esac; done'
    picky.write_text(f'#!/bin/sh\n{refusing}\nexec cc "$@"\n', "utf-8")
    picky.chmod(0o755)
    program = f"from scripts.mypyc_setup import try_compiler; print(try_compiler({str(tmp_path)!r}))"
    told = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env={**os.environ, "CC": str(picky)},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert told.stdout.splitlines()[-1] == str(left)


def test_nothing_is_compiled_if_that_is_not_wanted(tree: Path) -> None:
    for arguments in ([], ["--later"]):
        told = run(tree, *arguments, CONCLAVE_BUILD="pure")
        assert (told.returncode, told.stdout, told.stderr) == (0, "", "")
    assert not (tree / "build").exists()
    refused = run(tree, CONCLAVE_BUILD="fast")
    assert refused.returncode == 1
    assert refused.stderr == "CONCLAVE_BUILD cannot be 'fast'; it is one of: auto, compiled, pure.\n"


def test_a_compiler_may_be_named_with_arguments(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", f"{sys.executable} -m ziglang cc")
    assert compiler_at_hand()
    monkeypatch.setenv("CC", NOWHERE)
    assert not compiler_at_hand()


# -- with one ------------------------------------------------------------------------------------------------


def pretend(sources: Path, into: Path) -> None:
    """Empty files where the compiled modules would be."""
    for path in hot_files(sources):
        built = (into / path).with_suffix(EXTENSION_SUFFIXES[0])
        built.parent.mkdir(parents=True, exist_ok=True)
        built.touch()


def test_it_is_done_once_for_the_same_sources(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = []

    def compile_all(sources: Path, into: Path) -> None:
        calls.append(sources)
        pretend(sources, into)

    monkeypatch.setattr(compile_rules, "compile_rules", compile_all)
    for _ in range(2):
        Checkout().compile()
    assert Checkout().is_compiled
    assert len(calls) == 1
    assert run(tree, "--later", CC="false").stdout == ""


def test_what_is_edited_meanwhile_is_not_compiled(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    edited = tree / "src/conclave/core/packed.py"

    def compile_slowly(sources: Path, into: Path) -> None:
        edited.write_text("")
        assert (sources / "conclave/core/packed.py").read_text("utf-8")
        pretend(sources, into)

    before = Checkout()
    monkeypatch.setattr(compile_rules, "compile_rules", compile_slowly)
    Checkout().compile()
    assert before.is_compiled
    assert not Checkout().is_compiled


def test_a_kit_that_names_other_modules_is_compiled_again(
    tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No rule has changed, so the folder of the build is the same."""
    monkeypatch.setattr(compile_rules, "compile_rules", pretend)
    Checkout().compile()
    folder = Checkout().folder
    kit = tree / "src/conclave/games/ciub/__init__.py"
    kit.write_text(kit.read_text("utf-8").replace('"engine.pool", ', ""), "utf-8")
    assert not Checkout().is_compiled
    Checkout().compile()
    assert Checkout().is_compiled
    assert Checkout().folder == folder
    assert not (folder / "conclave/games/ciub/engine/pool").with_suffix(EXTENSION_SUFFIXES[0]).exists()


def test_half_a_build_is_none(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(sources: Path, into: Path) -> None:
        pretend(sources, into)
        raise CannotCompile("no room on the disk", "")

    monkeypatch.setattr(compile_rules, "compile_rules", fail)
    with pytest.raises(CannotCompile):
        Checkout().compile()
    assert not Checkout().is_compiled
    monkeypatch.setattr(compile_rules, "compile_rules", pretend)
    Checkout().compile()
    assert Checkout().is_compiled
    assert Checkout().failure() is None


def test_another_who_compiles_is_left_alone(tree: Path) -> None:
    builds = tree / "build/compiled"
    builds.mkdir(parents=True)
    with (builds / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        told = run(tree, "--in-background", CC="false")
    assert told.returncode == 0
    assert Checkout().failure() is None


def test_a_few_builds_stay(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compile_rules, "compile_rules", pretend)
    made = []
    for number in range(compile_rules.KEPT + 2):
        (tree / "src/conclave/core/packed.py").write_text(f"NUMBER = {number}\n")
        Checkout().compile()
        made.append(Checkout().folder)
        os.utime(made[-1], (number, number))
    assert [folder.is_dir() for folder in made] == [False, False, True, True, True]
