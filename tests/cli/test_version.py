"""`conclave --version` says which form of the rules runs."""

from __future__ import annotations

import os
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES

import pytest
from tests.cli.conftest import Conclave

from conclave import __version__
from conclave.compiled import hot_modules


def test_the_version_comes_with_the_form(conclave: Conclave) -> None:
    shown = conclave("--version")
    assert (shown.code, shown.err) == (0, "")
    assert shown.out == f"conclave {__version__}, rules {os.environ['CONCLAVE_FORM']}\n"


def test_what_is_not_compiled_in_a_mixture_is_named(
    conclave: Conclave, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in hot_modules():
        is_left = name in ("conclave.core.packed", "conclave.games.ciub.engine.pool")
        suffix = ".py" if is_left else EXTENSION_SUFFIXES[0]
        monkeypatch.setattr(import_module(name), "__file__", f"{name}{suffix}")
    shown = conclave("--version")
    left = "conclave.core.packed, conclave.games.ciub.engine.pool"
    assert shown.out == f"conclave {__version__}, rules partly compiled; these are not: {left}\n"


def test_the_version_is_told_in_every_language(conclave: Conclave, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CONCLAVE_LANG", "ja")
    assert conclave("--version").out.startswith(f"conclave {__version__}、ルールは")
