"""Kits for tests: one of ours with other parts."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from conclave.registry import KITS


def change_kit(monkeypatch: pytest.MonkeyPatch, game: str, **parts: Any) -> None:
    monkeypatch.setitem(KITS.by_name, game, replace(KITS.by_name[game], **parts))
