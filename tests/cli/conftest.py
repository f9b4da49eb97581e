"""Runs `conclave` as a person would, in this process: arguments in, exit code, output and errors out."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from conclave.cli.main import main


@dataclass(frozen=True)
class Finished:
    code: int
    out: str
    err: str

    def one_clear_line(self) -> str:
        """The only line on stderr of a refused command: no traceback, exit code 2."""
        assert self.code == 2, self
        assert self.err.count("\n") == 1, self.err
        assert self.err.startswith("conclave: "), self.err
        return self.err

    def only_line(self) -> str:
        """The same, with nothing on stdout either."""
        assert self.out == "", self.out
        return self.one_clear_line()


Conclave = Callable[..., Finished]


def own_bot(folder: Path, act: str) -> str:
    """A custom bot, named as on the command line: it does `act`, then picks the first choice."""
    folder.mkdir(exist_ok=True)
    file = folder / "own.py"
    file.write_text(
        "import os\nfrom conclave import bots\n"
        f"class Own(bots.Bot):\n    def decide(self, view, legal):\n        {act}\n        return legal[0]\n"
    )
    return f"{file}:Own"


@pytest.fixture
def conclave(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Conclave:
    def run(*arguments: object) -> Finished:
        monkeypatch.setattr(sys, "argv", ["conclave", *map(str, arguments)])
        with pytest.raises(SystemExit) as stopped:
            main()
        captured = capsys.readouterr()
        code = stopped.value.code
        assert isinstance(code, int)
        return Finished(code, captured.out, captured.err)

    return run
