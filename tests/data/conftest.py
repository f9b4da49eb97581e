"""What older versions left on disk: every test here runs once for each of them."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.cli.conftest import conclave

__all__ = ["conclave"]

VERSIONS = sorted([folder.parent for folder in Path(__file__).parent.glob("*/README.md")])


@pytest.fixture(params=VERSIONS, ids=lambda folder: folder.name)
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A copy of everything that was made with that version."""
    assert isinstance(request.param, Path)
    return Path(shutil.copytree(request.param, tmp_path / "kept"))
