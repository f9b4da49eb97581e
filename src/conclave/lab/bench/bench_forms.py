"""The pure and the compiled form of the rules measured in turns, each in a process of its own.

`python -m conclave.lab.bench.bench_forms` is such a process. It says which form it really runs, then measures
one setting after the other, as it is asked on its standard input, in JSON.
"""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import asdict

from conclave.compiled import form
from conclave.lab.bench.bench import BenchCase, Pace, environment_for, measure


class WrongForm(Exception):
    """A process was to run one form and ran another: whatever it measured must not pass for it."""

    def __init__(self, wanted: str, found: str) -> None:
        super().__init__(f"asked for the {wanted} form, found the {found} one")
        self.wanted = wanted
        self.found = found


class FormProcess:
    """A process that runs one form, whichever runs here. WrongForm if it is not to be had."""

    def __init__(self, wanted: str) -> None:
        command = [sys.executable, "-m", "conclave.lab.bench.bench_forms"]
        self._process = subprocess.Popen(
            command, env=environment_for(wanted), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        found = self._answer()
        if found != wanted:
            self.end()
            raise WrongForm(wanted, str(found))

    def measure(self, setting: BenchCase, seconds: float) -> Pace:
        assert self._process.stdin is not None
        print(json.dumps([asdict(setting), seconds]), file=self._process.stdin, flush=True)
        answer = self._answer()
        assert isinstance(answer, dict)
        return Pace(**answer)

    def _answer(self) -> object:
        assert self._process.stdout is not None
        return json.loads(self._process.stdout.readline())

    def end(self) -> None:
        self._process.communicate()


def main() -> None:
    print(json.dumps(form()), flush=True)
    for line in sys.stdin:
        setting, seconds = json.loads(line)
        print(json.dumps(asdict(measure(BenchCase(**setting), seconds))), flush=True)


if __name__ == "__main__":
    main()
