"""What is compiled is named in one place, and `form` tells what really runs."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import ModuleType

import pytest

from conclave.compiled import SHARED, form, hot_modules, interpreted
from conclave.forms import rule_sources

PACKAGE = Path(__file__).parents[2] / "src" / "conclave"


def pretend(monkeypatch: pytest.MonkeyPatch, name: str, file: str) -> None:
    module = ModuleType(name)
    module.__file__ = file
    monkeypatch.setitem(sys.modules, name, module)


def test_all_of_the_core_is_compiled_but_what_travels() -> None:
    """A module that is left out is called from compiled code and slows it down."""
    modules = {path.stem for path in (PACKAGE / "core").glob("*.py")} - {"__init__"}
    assert set(SHARED["core"]) == modules - {"component", "text"}


def test_every_module_named_is_there_once() -> None:
    names = hot_modules()
    sources = rule_sources(PACKAGE)
    assert len(set(names)) == len(names)
    for name in names:
        path = PACKAGE.parent / f"{name.replace('.', '/')}.py"
        assert path.is_file(), name
        assert path in sources, f"{name} is not in what a build depends on"


@pytest.mark.parametrize("suffix", EXTENSION_SUFFIXES)
def test_compiled_is_only_what_is_compiled_throughout(monkeypatch: pytest.MonkeyPatch, suffix: str) -> None:
    for name in hot_modules():
        pretend(monkeypatch, name, f"/somewhere/{name}{suffix}")
    assert form() == "compiled"
    assert interpreted() == []
    pretend(monkeypatch, "conclave.games.ciub.engine.pool", "/somewhere/pool.py")
    assert form() == "mixed"
    assert interpreted() == ["conclave.games.ciub.engine.pool"]


def test_pure_is_only_what_is_pure_throughout(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in hot_modules():
        pretend(monkeypatch, name, f"/somewhere/{name}.py")
    assert form() == "pure"
    assert interpreted() == hot_modules()
    pretend(monkeypatch, "conclave.core.position", f"/somewhere/position{EXTENSION_SUFFIXES[0]}")
    assert form() == "mixed"
    assert "conclave.core.position" not in interpreted()


def test_modules_that_nobody_needed_yet_count_too() -> None:
    ask = "from conclave.compiled import form; print(form())"
    told = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == os.environ["CONCLAVE_FORM"]
