"""The text of what lies in the box: `box.toml`, dice and cards."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def box_text() -> str:
    return (files("conclave.games.ciub.engine") / "box.toml").read_text("utf-8")


@cache
def dice_in_the_box() -> list[dict[str, Any]]:
    """The [[die]] tables."""
    dice: list[dict[str, Any]] = tomllib.loads(box_text())["die"]
    return dice
