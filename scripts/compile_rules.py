"""Compile the core and the hot part of the games, where there is a C compiler.

    python scripts/compile_rules.py             for this checkout, into build/compiled
    python scripts/compile_rules.py --later     the same in the background

Nothing is done when nothing has changed. This checkout then runs the compiled form until one of its sources
changes: conclave/forms.py sees to that. `hatch_build.py` compiles what goes into a wheel with the same
functions; only the standard library is sure to be there then.

CONCLAVE_BUILD=pure compiles nothing, CONCLAVE_BUILD=compiled takes no excuse.
"""

from __future__ import annotations

import argparse
import os
import runpy
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WANTED = ("auto", "compiled", "pure")
NO_COMPILER = 3
"""How mypyc_setup.py says it."""
KEPT = 3
"""So many builds of a checkout stay: a program that runs an older one may not have imported all of it yet."""


class CannotCompile(Exception):
    """In one line why there is no compiled form; `output` has all that the tools said."""

    def __init__(self, reason: str, output: str) -> None:
        super().__init__(reason)
        self.output = output


class NoCompiler(CannotCompile):
    """There is none for C here, or not what it needs."""


def compiler() -> str:
    """The command for C, if Python knows one here."""
    return (os.environ.get("CC") or sysconfig.get_config_var("CC") or "").partition(" ")[0]


def compiler_at_hand() -> bool:
    """A quick look; whether it works is seen when it is used."""
    return not compiler() or shutil.which(compiler()) is not None


def hot_files(sources: Path) -> list[str]:
    """What is compiled, as paths from the folder of the sources."""
    with (sources.parent / "pyproject.toml").open("rb") as settings:
        kits = tomllib.load(settings)["project"]["entry-points"]["conclave.games"].values()
    program = f"import conclave.compiled as c; print(*c.shared_modules(), *c.modules_of_kits({list(kits)}))"
    command = [sys.executable, "-S", "-c", program]
    environment = {**os.environ, "PYTHONPATH": str(sources), "CONCLAVE_FORM": "pure"}
    names = subprocess.run(
        command, env=environment, check=True, capture_output=True, text=True
    ).stdout.split()
    return [f"{name.replace('.', '/')}.py" for name in names]


def compile_rules(sources: Path, into: Path) -> None:
    """Put the compiled modules of these sources, and nothing else, into a folder; or CannotCompile."""
    if not compiler_at_hand():
        raise NoCompiler(f"there is no C compiler {compiler()} here", "")
    with tempfile.TemporaryDirectory(prefix="conclave-compiling-") as scratch:
        command = [sys.executable, str(ROOT / "scripts/mypyc_setup.py"), str(into), scratch]
        # Without MYPYPATH: what is compiled is what lies in `sources`, and is found there.
        environment = {name: value for name, value in os.environ.items() if name != "MYPYPATH"}
        run = subprocess.run(
            [*command, *hot_files(sources)],
            cwd=sources,
            env={**environment, "MYPY_CACHE_DIR": os.devnull},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
    if run.returncode:
        kind = NoCompiler if run.returncode == NO_COMPILER else CannotCompile
        raise kind(_reason(run.stdout), run.stdout)


def _reason(output: str) -> str:
    """The line that says what is wrong: the first error if tools say where it is, else the last word."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    placed = [line for line in lines if ": error: " in line or ": fatal error: " in line]
    return (placed or lines[-1:] or ["no reason given"])[0]


class Checkout:
    """The compiled form of the sources as they are now: made, failed, or neither."""

    def __init__(self) -> None:
        self.forms = runpy.run_path(str(ROOT / "src/conclave/forms.py"))
        self.builds: Path = self.forms["COMPILED"]
        self.folder = self.folder_for(ROOT / "src")

    def folder_for(self, sources: Path) -> Path:
        folder: Path = self.forms["compiled_folder"](sources / "conclave", self.builds)
        return folder

    @property
    def is_compiled(self) -> bool:
        """Also whether it is just what the kits name: those are no part of the digest."""
        if not self.folder.is_dir():
            return False
        built = self.forms["Build"](self.folder).files
        wanted = {path.removesuffix(".py").replace("/", ".") for path in hot_files(ROOT / "src")}
        return wanted == {name for name in built if not name.endswith("__mypyc")}

    def failure(self) -> str | None:
        """Why these very sources could not be compiled, if that was tried in the background."""
        return self._failure_file.read_text("utf-8") if self._failure_file.is_file() else None

    def note_failure(self, problem: CannotCompile) -> None:
        """For the next start, which finds it whole; the log was complete before."""
        half = self._failure_file.with_suffix(".half")
        half.write_text(str(problem), "utf-8")
        half.replace(self._failure_file)

    @property
    def _failure_file(self) -> Path:
        return self.folder.with_suffix(".failed")

    def compile(self, *, wait: bool = True) -> None:
        """Compile unless it is done; or CannotCompile. Without `wait` another who is at it is left alone."""
        import fcntl

        self.builds.mkdir(parents=True, exist_ok=True)
        with (
            (self.builds / "lock").open("w") as lock,
            tempfile.TemporaryDirectory(prefix="conclave-") as copy,
        ):
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
            except BlockingIOError:
                return
            # From a copy, so that nothing is edited between taking the digest and compiling.
            sources = Path(copy, "src")
            shutil.copytree(ROOT / "src", sources, ignore=_all_but_python)
            shutil.copy(ROOT / "pyproject.toml", copy)
            self.folder = self.folder_for(sources)
            if not self.is_compiled:
                self._compile(sources)

    def _compile(self, sources: Path) -> None:
        unfinished = self.builds / "unfinished"
        shutil.rmtree(unfinished, ignore_errors=True)
        self._failure_file.unlink(missing_ok=True)
        compile_rules(sources, unfinished)
        shutil.rmtree(self.folder, ignore_errors=True)
        unfinished.rename(self.folder)
        builds = [path for path in self.builds.iterdir() if path.is_dir()]
        for old in sorted(builds, key=lambda path: path.stat().st_mtime)[:-KEPT]:
            shutil.rmtree(old)

    def compile_later(self) -> None:
        """In a process that stays behind, with the lowest priority."""
        self.builds.mkdir(parents=True, exist_ok=True)
        with (self.builds / "log").open("w") as log:
            subprocess.Popen(
                [sys.executable, __file__, "--in-background"],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,  # Ctrl-C is for the program in front
            )


def _all_but_python(folder: str, names: list[str]) -> list[str]:
    return [name for name in names if not (name.endswith(".py") or Path(folder, name).is_dir())]


def build_mode() -> str:
    """What CONCLAVE_BUILD asks for: to compile where that is possible, if it says nothing."""
    chosen = os.environ.get("CONCLAVE_BUILD") or "auto"
    if chosen not in WANTED:
        sys.exit(f"CONCLAVE_BUILD cannot be {chosen!r}; it is one of: {', '.join(WANTED)}.")
    return chosen


def main() -> None:
    parser = argparse.ArgumentParser(description="Compile the rules of this checkout, unless that is done.")
    when = parser.add_mutually_exclusive_group()
    when.add_argument("--later", action="store_true", help="start it, if it is possible, and do not wait")
    when.add_argument("--in-background", action="store_true", help="what --later starts")
    asked = parser.parse_args()
    checkout = Checkout()
    if checkout.is_compiled or build_mode() == "pure":
        return
    if asked.in_background:
        os.nice(19)
        finish(checkout, wait=False)
    elif asked.later and build_mode() == "auto":
        begin(checkout)
    else:
        finish(checkout)


def begin(checkout: Checkout) -> None:
    if not compiler_at_hand():
        print("There is no C compiler here, so the rules run as pure Python.")
    elif reason := checkout.failure():
        print(f"The rules run as pure Python, as they could not be compiled (try `make compile`): {reason}")
    else:
        checkout.compile_later()
        print(
            "The rules are compiled in the background, and run faster when you start again in some minutes."
        )


def finish(checkout: Checkout, *, wait: bool = True) -> None:
    print("Compiling the rules, which takes some minutes ...", flush=True)
    try:
        checkout.compile(wait=wait)
    except CannotCompile as problem:
        reason = f"{problem.output}The rules were not compiled and run as pure Python: {problem}"
        print(reason, file=sys.stderr, flush=True)
        checkout.note_failure(problem)
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit("The rules were not compiled; the next run starts it again.")


if __name__ == "__main__":
    main()
