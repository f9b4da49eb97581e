"""examples/experiment.ipynb runs, and prints what stands in it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

NOTEBOOK = Path(__file__).parents[1] / "examples/experiment.ipynb"


def outputs(notebook: Path) -> list[dict[str, Any]]:
    cells = json.loads(notebook.read_text("utf-8"))["cells"]
    return [each for cell in cells for each in cell.get("outputs", [])]


def printed(notebook: Path) -> str:
    streams = [each for each in outputs(notebook) if each["output_type"] == "stream"]
    assert {each["name"] for each in streams} == {"stdout"}
    return "".join("".join(each["text"]) for each in streams)


def test_the_notebook_runs_and_prints_what_stands_in_it(tmp_path: Path) -> None:
    executed = tmp_path / NOTEBOOK.name
    shutil.copy(NOTEBOOK, executed)
    folders = {"IPYTHONDIR": str(tmp_path / "ipython"), "MPLCONFIGDIR": str(tmp_path / "matplotlib")}
    done = subprocess.run(
        [sys.executable, "-c", "from nbclient.cli import main; main()", str(executed), "--inplace"],
        env={**os.environ, **folders},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert printed(executed) == printed(NOTEBOOK)
    assert any("image/png" in each.get("data", {}) for each in outputs(executed))


def test_no_picture_is_kept_in_the_repository() -> None:
    """Pictures are made when the notebook runs; only what it prints stands in it."""
    assert {each["output_type"] for each in outputs(NOTEBOOK)} == {"stream"}
