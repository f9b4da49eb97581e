"""Conclave and two games of other packages, installed from wheels in an environment of their own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).parents[2]
OWN_GAME = ROOT / "examples/own_game"
RULES_ONLY = '''"""Trudge: Dash without anything but its rules and texts."""

from conclave.kit import GameKit

KIT = GameKit(name="trudge", package=__name__, game=".game:GAME")
'''


class Environment:
    """What is installed comes from wheels; only the libraries that they need are those of the tests."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.outside = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("CONCLAVE_", "PYTHON", "PYTEST_", "COV_"))
        } | {"CONCLAVE_DATA": str(folder / "data"), "COLUMNS": "80"}
        environment = folder / "environment"
        self._do(sys.executable, "-m", "venv", "--without-pip", str(environment))
        self.python = environment / "bin/python"
        (site,) = environment.glob("lib/python*/site-packages")
        (site / "libraries.pth").write_text(sysconfig.get_paths()["purelib"] + "\n")
        sources = [ROOT, OWN_GAME, self._rules_only()]
        wheels = [self._wheel(source) for source in sources]
        uv = shutil.which("uv") or str(Path(sys.executable).parent / "uv")
        install = (uv, "pip", "install", "--offline", "--no-deps", "--python", str(self.python))
        self._do(*install, *map(str, wheels))

    def _wheel(self, source: Path) -> Path:
        folder = self.folder / "wheels" / source.name
        command = (sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder))
        self._do(*command, cwd=source, CONCLAVE_BUILD="pure")
        (wheel,) = folder.glob("*.whl")
        return wheel

    def _rules_only(self) -> Path:
        """The same rules under another name, in a package that brings along nothing else."""
        source = self.folder / "trudge"
        package = source / "conclave_trudge"
        shutil.copytree(OWN_GAME, source, ignore=shutil.ignore_patterns("__pycache__", "tests", "*.js"))
        (source / "conclave_dash").rename(package)
        for extra in ("bot.py", "screen.py", "text/ja.ftl", "rules/ja.md"):
            (package / extra).unlink()
        for path in [file for file in source.rglob("*") if file.is_file()]:
            path.write_text(path.read_text("utf-8").replace("dash", "trudge").replace("Dash", "Trudge"))
        (package / "__init__.py").write_text(RULES_ONLY)
        return source

    def _do(self, *command: str, cwd: Path | None = None, **environment: str) -> None:
        outside = {**self.outside, **environment}
        done = subprocess.run(
            command, cwd=cwd, env=outside, capture_output=True, text=True, timeout=300, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr

    def run(self, *command: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [str(self.python), *command],
            cwd=self.folder,
            env={**self.outside, **environment},
            input=typed,
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )

    def conclave(self, *words: str, typed: str = "", **environment: str) -> str:
        """What a command prints; it must not fail, nor complain."""
        done = self.run("-m", "conclave", *words, typed=typed, **environment)
        assert (done.returncode, done.stderr) == (0, ""), (words, done.stdout, done.stderr)
        return done.stdout
