"""The one place that knows about mypyc.

Classes that outsiders may subclass (a game, a position, a source of numbers, a bot) are marked with
`mypyc_attr(allow_interpreted_subclasses=True)`, so that a game written in plain Python also runs on a
compiled core. `mypy_extensions` is only needed to compile; without it the mark does nothing.
"""

from __future__ import annotations

try:
    from mypy_extensions import mypyc_attr
except ImportError:  # pragma: no cover - the development set-up always has it
    from collections.abc import Callable
    from typing import Any

    def mypyc_attr(*_attributes: str, **_values: object) -> Callable[[Any], Any]:  # type: ignore[misc]
        def unchanged(decorated: Any) -> Any:
            return decorated

        return unchanged


__all__ = ["mypyc_attr"]
