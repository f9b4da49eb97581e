"""Check what is to be released: build it, look into it, install it, and play a game in every way.

    python -m scripts.release_check                           make release-check
    python -m scripts.release_check --python python3.12       build and install with another Python

The archives stay in dist/. The wheel is built from the source archive, as pip would do it, and compiled if
there is a C compiler; the source archive is then installed in its pure form. Each gets a new environment,
first bare, then with the server. CONCLAVE_BUILD=pure saves the minutes of compiling.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import tomllib
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from scripts.compile_rules import build_mode, compiler_at_hand

from conclave import __version__
from conclave.registry import KITS

ROOT: Final = Path(__file__).resolve().parents[1]
DIST: Final = ROOT / "dist"
MEGABYTE: Final = 2**20
"""As `du -m` counts."""
MOST_IN_ARCHIVE: Final = 20 * MEGABYTE
MOST_INSTALLED: Final = 150 * MEGABYTE
"""What a bare install may take on disk: with bytecode, without pip."""
IN_WHEEL: Final = (
    *("conclave/py.typed", "conclave/cli/text/en.ftl"),
    *[f"{kit.package.replace('.', '/')}/rules/ja.md" for kit in KITS.ours],
    *("conclave/server/client/index.html", "conclave/server/client/built-from"),
    "conclave/server/site.zip",
)
IN_SOURCES: Final = (
    *("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "CHANGELOG.md", "Makefile", "PKG-INFO"),
    *("client/package-lock.json", "client/.npmrc", "client/src/main.ts", "scripts/build_client.py"),
    *("requirements/run.txt", "tests/test_packaging.py", "src/conclave/__init__.py"),
    *("src/conclave/server/client/index.html", "src/conclave/server/client/built-from"),
    *("mkdocs.yml", "src/conclave/server/site/index.html", "src/conclave/server/site/built-from"),
)
UNWANTED: Final = re.compile(
    r"(^|/)(node_modules|__pycache__|\.venv[^/]*|\.git|generated|dist|build)/|\.pyc$"
)
FACADE: Final = """
import conclave
for game in conclave.games():
    result = conclave.play(game, ["adept", "random"], seed=7)
    assert result.winners, game
    assert conclave.replay(result.record).over.winners == result.winners, game
print(conclave.__version__)
"""
# Here and below one game is enough, so a game is named.
COMMANDS: Final = (
    "games",
    "rules wizard-dice WD-7",
    "odds wizard-dice --number 3 --wizard own --rolls 3",
    "simulate ciub --seats greedy,random --games 10 --seed 1",
    f"record replay {ROOT}/tests/data/0.1.0/records/ciub-short.record",
)


class Failed(Exception):
    """In one sentence what is wrong; `output` is what a program said."""

    def __init__(self, reason: str, output: str = "") -> None:
        super().__init__(reason)
        self.output = output


def run(*command: str | Path, failed: str, **environment: str) -> str:
    """What the program prints; Failed with that sentence if it fails."""
    outside = {
        name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "CONCLAVE_FORM")
    }
    done = subprocess.run(
        [str(word) for word in command],
        cwd=ROOT,
        env={**outside, "UV_PYTHON_DOWNLOADS": "never", **environment},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        raise Failed(failed, done.stdout)
    return done.stdout


def find_uv() -> str:
    """The one on the PATH, or that of .venv."""
    return shutil.which("uv") or str(Path(sys.prefix, "bin/uv"))


# -- the archives --------------------------------------------------------------------------------------------


def build(python: str) -> tuple[Path, Path]:
    """The source archive, and the wheel that is made from it: compiled, where nothing speaks against it."""
    compiled = build_mode() == "auto" and compiler_at_hand()
    shutil.rmtree(DIST, ignore_errors=True)
    locked = ("--build-constraints", "requirements/run.txt")
    run(
        *(find_uv(), "build", "--quiet", "--python", python, *locked, "--out-dir", DIST, ROOT),
        failed="The archives could not be built.",
        **({"CONCLAVE_BUILD": "compiled"} if compiled else {}),
    )
    (sources,) = DIST.glob("*.tar.gz")
    (wheel,) = DIST.glob("*.whl")
    return sources, wheel


def check_metadata(*archives: Path) -> None:
    run(sys.executable, "-m", "twine", "check", "--strict", *archives, failed="The metadata is not in order.")
    headings = re.findall(
        r"^## \[(.+?)\] - \d{4}-\d\d-\d\d$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.M
    )
    if headings[:1] != [__version__]:
        raise Failed(f"CHANGELOG.md does not begin with version {__version__} and its date.")
    for archive in archives:
        if not archive.name.startswith(f"conclave-{__version__}"):
            raise Failed(f"{archive.name} is not of version {__version__}.")


def check_contents(sources: Path, wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        in_wheel = set(packed.namelist())
    with tarfile.open(sources) as archive:
        in_sources = {member.name.partition("/")[2] for member in archive.getmembers() if member.isfile()}
    info = f"conclave-{__version__}.dist-info"
    licence = (f"{info}/licenses/LICENSE", f"{info}/entry_points.txt")
    for path, names, wanted in ((wheel, in_wheel, (*IN_WHEEL, *licence)), (sources, in_sources, IN_SOURCES)):
        if missing := [name for name in wanted if name not in names]:
            raise Failed(f"{path.name} lacks {', '.join(missing)}.")
        if unwanted := sorted(filter(UNWANTED.search, names)):
            raise Failed(f"{path.name} contains what does not belong there, such as {unwanted[0]}.")
        if path.stat().st_size > MOST_IN_ARCHIVE:
            raise Failed(f"{path.name} is larger than {MOST_IN_ARCHIVE // MEGABYTE} MB.")
    if strange := {name.partition("/")[0].partition("-")[0].partition("__")[0] for name in in_wheel} - {
        "conclave"
    }:
        raise Failed(f"{wheel.name} would install {', '.join(sorted(strange))} beside conclave.")


# -- a new environment ---------------------------------------------------------------------------------------


class Environment:
    """A new virtual environment without pip."""

    def __init__(self, folder: Path, python: str) -> None:
        self.folder = folder
        self.python = folder / "bin/python"
        run(find_uv(), "venv", "--quiet", "--python", python, folder, failed="There is no new environment.")

    def install(self, archive: Path, extra: str = "", **environment: str) -> None:
        """With the locked versions of what it needs."""
        wanted = f"conclave[{extra}] @ {archive.as_uri()}" if extra else str(archive)
        locked = ("--constraint", "requirements/run.txt", "--build-constraints", "requirements/run.txt")
        run(
            *(find_uv(), "pip", "install", "--quiet", "--compile-bytecode", "--python", self.python),
            *(*locked, wanted),
            failed=f"{archive.name} cannot be installed.",
            **environment,
        )

    def run(self, *words: str, failed: str) -> str:
        """Isolated from this checkout."""
        return run(self.python, "-I", *words, failed=failed, **self.data)

    @property
    def data(self) -> Mapping[str, str]:
        return {"CONCLAVE_DATA": str(self.folder.with_suffix(".data"))}

    def size(self) -> int:
        """In bytes on disk."""
        return sum([path.lstat().st_blocks * 512 for path in self.folder.rglob("*")])

    def distributions(self) -> list[str]:
        program = "from importlib.metadata import distributions as d; print(*sorted(x.name for x in d()))"
        return self.run("-c", program, failed="The installed packages cannot be listed.").split()


def check_bare(environment: Environment) -> None:
    """It is small, plays by program and on the command line, and says what it lacks."""
    size = environment.size()
    say(f"  bare: {size / MEGABYTE:.1f} MB on disk, {len(environment.distributions())} packages")
    if size > MOST_INSTALLED:
        raise Failed(f"A bare install takes more than {MOST_INSTALLED // MEGABYTE} MB on disk.")
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    if surplus := set(environment.distributions()) & {
        re.split(r"[\[<>=]", each)[0] for each in extras["server"]
    }:
        raise Failed(f"A bare install brings {', '.join(sorted(surplus))}.")
    told = environment.run("-c", FACADE, failed="No game can be played with `import conclave`.").strip()
    if told != __version__:
        raise Failed(f"What is installed is conclave {told}.")
    for command in COMMANDS:
        environment.run("-m", "conclave", *command.split(), failed=f"`conclave {command}` fails.")
    serve = [str(environment.python), "-Im", "conclave", "serve"]
    refused = subprocess.run(serve, capture_output=True, text=True, timeout=60, check=False)
    needed = 'conclave: conclave serve needs the server: install "conclave[server]".\n'
    if (refused.returncode, refused.stderr) != (2, needed):
        raise Failed("`conclave serve` does not say what to install.", refused.stdout + refused.stderr)


def play_in_terminal(environment: Environment) -> None:
    from tests.cli.terminal_driver import Terminal, answer_to

    data = environment.folder.with_suffix(".terminal")
    game = ("wizard-dice", "--pace", "instant", "--seats", "you,greedy", "--seed", "3")
    with Terminal(data, *game, python=environment.python, PYTHONPATH="") as terminal:
        while not terminal.ended:
            terminal.type(answer_to(terminal.text))
        if terminal.exit_code() != 0 or "the game is over" not in terminal.text:
            raise Failed("No game can be played in the terminal.", terminal.text)


def play_in_browser(environment: Environment) -> bool:
    """Whether there is a browser to play in."""
    from playwright.sync_api import sync_playwright
    from tests.browser.chromium import find_chromium, flags
    from tests.browser.playing import play
    from tests.browser.visitor import Visitor
    from tests.server.web.running_server import running

    path = find_chromium()
    if path is None:
        return False
    with (
        running(environment.folder.with_suffix(".server"), python=environment.python) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=path, args=flags())
        visitor = Visitor(browser, server.url)
        visitor.new_table("wizard-dice", "me", "greedy")
        play(visitor)
        if not visitor.is_over:
            raise Failed("No game can be played in the browser.")
        visitor.close()
        browser.close()
    return True


# -- all of it -----------------------------------------------------------------------------------------------


def say(words: str) -> None:
    sys.stdout.write(f"{words}\n")
    sys.stdout.flush()


def check(python: str, scratch: Path) -> None:
    say("Building the source archive and the wheel, which takes some minutes ...")
    sources, wheel = build(python)
    check_metadata(sources, wheel)
    check_contents(sources, wheel)
    for archive in (wheel, sources):
        say(f"{archive.name}: {archive.stat().st_size / MEGABYTE:.1f} MB, contents and metadata are in order")
        environment = Environment(scratch / archive.name, python)
        form = {"CONCLAVE_BUILD": "pure"} if archive == sources else {}
        environment.install(archive, **form)
        check_bare(environment)
        version = environment.run("-m", "conclave", "--version", failed="`conclave --version` fails.")
        say(f"  {version.strip()}: games played with `import conclave` and on the command line")
        play_in_terminal(environment)
        say("  a game played in the terminal")
        environment.install(archive, "server", **form)
        if play_in_browser(environment):
            say("  a game played in the browser")
        else:
            say("  no game played in the browser: there is no Chromium (scripts/browser installs one)")


def main() -> None:
    parser = argparse.ArgumentParser(description="Check the archives that are to be released.")
    parser.add_argument("--python", default=sys.executable, help="what to build and to install with")
    asked = parser.parse_args()
    try:
        with tempfile.TemporaryDirectory(prefix="conclave-release-") as scratch:
            check(asked.python, Path(scratch))
    except Failed as problem:
        sys.exit(f"{problem.output.rstrip()}\n{problem}".lstrip())
    say(f"conclave {__version__} can be released: the archives are in dist/.")


if __name__ == "__main__":
    main()
