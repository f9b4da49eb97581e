"""What the tests of all games share: the command line."""

from __future__ import annotations

from tests.cli.conftest import conclave

__all__ = ["conclave"]
