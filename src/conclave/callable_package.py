"""Packages that can be called: `conclave.bots("ciub")` lists bots, and `conclave.bots` keeps its modules.

Three functions of the public interface share their names with packages. When such a package is imported,
Python sets it as the attribute of `conclave`, whatever was there before; so the package itself is called.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from inspect import Signature, signature
from pkgutil import resolve_name
from types import ModuleType
from typing import Any


class CallablePackage(ModuleType):
    """A package that hands every call on to a function, which is imported for the first of them."""

    @property
    def _called(self) -> Callable[..., Any]:
        name = self.__name__.rpartition(".")[2]
        home = {"bots": "bot", "games": "game", "odds": "odds"}[name]
        function: Callable[..., Any] = resolve_name(f"conclave.api.{home}:{name}")
        return function

    def __call__(self, *arguments: Any, **options: Any) -> Any:
        return self._called(*arguments, **options)

    @property
    def __signature__(self) -> Signature:
        return signature(self._called)


def make_callable(package: str) -> None:
    """Let a package be called from now on."""
    sys.modules[package].__class__ = CallablePackage
