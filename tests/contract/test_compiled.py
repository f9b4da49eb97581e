"""The core and the hot part of every game compile, unchanged, and pass the same tests."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.long
def test_the_compiled_form_passes_the_contract() -> None:
    command = ["scripts/compiled", "--seconds", "0"]
    run = subprocess.run(command, check=False, cwd=ROOT, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout[-5000:] + run.stderr[-5000:]
    assert "Testing the compiled form" in run.stdout
