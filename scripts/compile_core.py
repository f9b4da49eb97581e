"""Prove that the core and the hot part of the games compile with mypyc, unchanged, and behave the same.

A copy of the sources is compiled in a temporary folder and comes first on the path of everything that is run
here: the contract suite (with the game of docs/own-game.md, an interpreted one on a compiled core), the tests
of the core, and the rule tests. Speed is measured pure and compiled in turns, because machines are noisy.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"

HOT = {
    "wizard_dice": ("dice", "codes", "cards", "scoring", "stages", "rerolls", "seer", "position"),
    "five_seals": (
        *("elements", "codes", "stages", "dice", "seals", "scoring", "board", "deals"),
        *("dungeon", "spell", "might", "spaces", "conflict", "movement", "compendium", "position"),
    ),
    "ciub": (
        *("dice", "pool", "requirement", "cards", "codes", "stages"),
        *("dice_choices", "state", "dice_phase", "position"),
    ),
}
"""Per game the modules in which playouts spend their time. Views, events and texts stay interpreted."""

TESTS = ("tests/core", "tests/contract", "tests/games")


def modules() -> list[str]:
    """Everything in the core, and the hot part of each game, as paths from the source folder."""
    core = sorted((SOURCES / "conclave" / "core").glob("*.py"))
    paths = [f"conclave/core/{path.name}" for path in core if path.name != "__init__.py"]
    return paths + [f"conclave/games/{game}/{name}.py" for game, names in HOT.items() for name in names]


def compile_copy(folder: Path) -> None:
    shutil.copytree(SOURCES, folder, ignore=shutil.ignore_patterns("__pycache__", ".*_cache", "*.so"))
    build = [sys.executable, "-m", "mypyc", "--strict", *modules()]
    run = subprocess.run(build, check=False, cwd=folder, capture_output=True, text=True)
    if run.returncode:
        print(run.stdout + run.stderr, file=sys.stderr)
        sys.exit("mypyc could not compile the sources.")


def with_sources(folder: Path) -> dict[str, str]:
    """The environment of a run that takes conclave from this folder, wherever else it is installed."""
    # A test may have started this script; what it runs is no part of that test.
    outside = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    return {**outside, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}


def check_imports(folder: Path) -> None:
    """What is imported are the compiled modules, not the files they were made from."""
    names = [path.removesuffix(".py").replace("/", ".") for path in modules()]
    program = "import importlib, sys\nfor name in sys.argv[1:]: print(importlib.import_module(name).__file__)"
    command = [sys.executable, "-c", program, *names]
    run = subprocess.run(
        command, cwd=ROOT, env=with_sources(folder), check=True, capture_output=True, text=True
    )
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    for name, file in zip(names, run.stdout.splitlines(), strict=True):
        if not (file.endswith(suffix) and Path(file).is_relative_to(folder)):
            sys.exit(f"{name} was not imported in its compiled form but from {file}.")


def run_tests(folder: Path) -> None:
    """CONCLAVE_FORM makes the tests refuse to start on the pure form."""
    environment = {**with_sources(folder), "CONCLAVE_FORM": "compiled"}
    quietly = ["-m", "not long", "-q", "-n", "auto", "-p", "no:cacheprovider"]
    command = [sys.executable, "-m", "pytest", *TESTS, *quietly]
    if subprocess.run(command, check=False, cwd=ROOT, env=environment).returncode:
        sys.exit("The compiled form does not pass the tests.")


def bench(folder: Path, form: str, seconds: float) -> list[dict[str, Any]]:
    command = [sys.executable, "-m", "conclave", "bench", "--json", "--seconds", str(seconds)]
    run = subprocess.run(
        command, cwd=ROOT, env=with_sources(folder), check=True, capture_output=True, text=True
    )
    result = json.loads(run.stdout)
    assert result["form"] == form
    games: list[dict[str, Any]] = result["games"]
    return games


def compare_speed(compiled: Path, seconds: float) -> None:
    """The middle of three measurements of each, taken in turns."""
    forms = {"pure": SOURCES, "compiled": compiled}
    runs: dict[str, list[list[dict[str, Any]]]] = {form: [] for form in forms}
    for _ in range(3):
        for form, folder in forms.items():
            runs[form].append(bench(folder, form, seconds))
    print(f"{'random playouts':34} {'decisions/s':>22} {'':>7} {'clone, us':>15}")
    print(f"{'':34} {'pure':>11}{'compiled':>11} {'':>7} {'pure':>7}{'compiled':>9}")
    for number, setting in enumerate(runs["pure"][0]):
        pace = [median(run[number]["decisions_per_second"] for run in runs[form]) for form in forms]
        clone = [median(run[number]["clone_microseconds"] for run in runs[form]) for form in forms]
        options = " ".join(
            [
                name if value is True else f"{name} {value}"
                for name, value in setting["options"].items()
                if value
            ]
        )
        name = f"{setting['game']}, {setting['players']} players {options}"
        ratio = f"x{pace[1] / pace[0]:.1f}"
        print(f"{name:34} {pace[0]:>11,.0f}{pace[1]:>11,.0f} {ratio:>7} {clone[0]:>7.2f}{clone[1]:>9.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=0.5, help="time for each measurement (0: none)")
    parser.add_argument("--no-tests", action="store_true", help="compile and measure only")
    parser.add_argument(
        "--keep", type=Path, metavar="FOLDER", help="leave the compiled sources in this new folder"
    )
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="conclave-compiled-") as temporary:
        folder = (wanted.keep or Path(temporary) / "src").resolve()
        if folder.exists():
            parser.error(f"{folder} exists; name a new folder")
        print(f"Compiling {len(modules())} modules ...", flush=True)
        compile_copy(folder)
        check_imports(folder)
        if not wanted.no_tests:
            print("Testing the compiled form ...", flush=True)
            run_tests(folder)
        if wanted.seconds > 0:
            compare_speed(folder, wanted.seconds)


if __name__ == "__main__":
    main()
