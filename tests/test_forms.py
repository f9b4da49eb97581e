"""A checkout runs its compiled form as long as that was made from the sources as they are now.

Nothing is compiled here: the modules of these builds are empty files, and it is asked only which file an
import would take.
"""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from conclave import forms
from conclave.forms import compiled_folder, rule_sources

ROOT = Path(__file__).parents[1]
MODULE = "conclave.core.packed"  # hot, and not imported by its package
SOURCE = "packed.py"
BUILT = f"packed{EXTENSION_SUFFIXES[0]}"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A checkout with a build of its sources."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("client", "__pycache__"))
    put_build(tmp_path)
    return tmp_path


def put_build(tree: Path) -> Path:
    folder = compiled_folder(tree / "src/conclave", tree / "build/compiled")
    (folder / "conclave/core").mkdir(parents=True)
    (folder / "conclave/core" / BUILT).touch()
    return folder


def imported(tree: Path, form: str | None = None) -> Path:
    """The file that Python takes for the module."""
    environment = {name: value for name, value in os.environ.items() if name != "CONCLAVE_FORM"}
    if form is not None:
        environment["CONCLAVE_FORM"] = form
    ask = f"from importlib.util import find_spec; print(find_spec({MODULE!r}).origin)"
    environment |= {"PYTHONPATH": str(tree / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    told = subprocess.run(
        [sys.executable, "-c", ask], env=environment, capture_output=True, text=True, check=True
    )
    return Path(told.stdout.strip())


def edit(path: Path) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.write("\n")


def test_a_build_of_these_sources_is_run(tree: Path) -> None:
    assert imported(tree).is_relative_to(tree / "build/compiled")
    assert imported(tree).name == BUILT
    assert imported(tree, "compiled").name == BUILT


def version(tree: Path, form: str = "compiled") -> str:
    """What `conclave --version` says there."""
    environment = {**os.environ, "CONCLAVE_FORM": form, "PYTHONPATH": str(tree / "src")}
    command = [sys.executable, "-m", "conclave", "--version"]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout


def test_a_build_of_other_sources_is_said_to_be_old(tree: Path) -> None:
    edit(tree / "src/conclave/core" / SOURCE)
    assert "pure: the compiled ones are out of date; `make compile` rebuilds them" in version(tree)
    assert version(tree, "pure").endswith("rules pure\n")
    shutil.rmtree(tree / "build")
    assert version(tree).endswith("rules pure\n")


def test_without_a_build_the_sources_are_run(tree: Path) -> None:
    shutil.rmtree(tree / "build")
    assert imported(tree) == tree / "src/conclave/core" / SOURCE
    assert imported(tree, "compiled").name == SOURCE


@pytest.mark.parametrize(
    "edited", ["core/packed.py", "core/text.py", "games/ciub/engine/events.py", "search/tree.py"]
)
def test_an_edited_source_is_run_at_once(tree: Path, edited: str) -> None:
    """Also one that is not compiled itself: its types and constants are in what is."""
    edit(tree / "src/conclave" / edited)
    assert imported(tree) == tree / "src/conclave/core" / SOURCE


def test_a_new_or_a_lost_source_makes_a_build_old(tree: Path) -> None:
    (tree / "src/conclave/games/ciub/engine/new.py").touch()
    assert imported(tree).name == SOURCE
    (tree / "src/conclave/games/ciub/engine/new.py").unlink()
    assert imported(tree).name == BUILT
    (tree / "src/conclave/games/ciub/rules").rename(tree / "src/conclave/games/ciub/pages")
    assert imported(tree).name == BUILT
    (tree / "src/conclave/search/prior.py").rename(tree / "src/conclave/search/earlier.py")
    assert imported(tree).name == SOURCE


def test_rules_import_nothing_that_could_change_without_them() -> None:
    """So the digest of their files is enough to say that a build is up to date."""
    sources = rule_sources(ROOT / "src/conclave")
    modules = {_module(path) for path in sources}
    assert len(modules) > 50
    for path in sources:
        for name in _imports(path):
            assert name in modules, f"{path} imports {name}, which is not in forms.RULES"


def _module(path: Path) -> str:
    return ".".join(path.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__")


def _imports(path: Path) -> set[str]:
    """The modules of ours that a file imports."""
    found = set()
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0
            whole = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= {name if _is_module(name) else str(node.module) for name in whole}
    return {name for name in found if name.partition(".")[0] == "conclave"}


def _is_module(name: str) -> bool:
    base = ROOT / "src" / name.replace(".", "/")
    return base.is_dir() or base.with_suffix(".py").is_file()


def test_what_knows_the_rules_but_is_no_part_of_them_may_change(tree: Path) -> None:
    edit(tree / "src/conclave/games/ciub/bots/greedy.py")
    edit(tree / "src/conclave/games/ciub/interface/view.py")
    edit(tree / "src/conclave/cli/main.py")
    edit(tree / "src/conclave/server/protocol.py")
    assert imported(tree).name == BUILT


def test_an_edit_undone_brings_its_build_back(tree: Path) -> None:
    source = tree / "src/conclave/core" / SOURCE
    written = source.read_bytes()
    edit(source)
    assert imported(tree).name == SOURCE
    put_build(tree)
    assert imported(tree).name == BUILT
    source.write_bytes(written)
    assert imported(tree).name == BUILT


def test_the_sources_run_if_asked_for(tree: Path) -> None:
    assert imported(tree, "pure") == tree / "src/conclave/core" / SOURCE
    beside = tree / "src/conclave/core" / BUILT  # as in a wheel
    beside.touch()
    shutil.rmtree(tree / "build")
    assert imported(tree) == beside
    assert imported(tree, "pure") == tree / "src/conclave/core" / SOURCE


def test_another_python_needs_another_build(monkeypatch: pytest.MonkeyPatch, tree: Path) -> None:
    here = compiled_folder(tree / "src/conclave", tree)
    monkeypatch.setattr(forms, "EXTENSION_SUFFIXES", [".cpython-399-elsewhere.so"])
    assert compiled_folder(tree / "src/conclave", tree) != here
