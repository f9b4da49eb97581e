"""A wheel has the client that belongs to its sources, and compiled rules where there is a compiler."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import httpx
import pytest
from scripts.client_sources import digest

from tests.server.web.running import running

ROOT = Path(__file__).parents[1]
CLIENT = Path("src/conclave/server/client")
PAGE = '<html data-base="__BASE__" data-links="__LINKS__"><script src="__BASE__/assets/a.js"></script></html>'
LEFT_OUT = shutil.ignore_patterns("node_modules", "generated", "__pycache__", "client.*")


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project without anything that was made in it."""
    tree = tmp_path_factory.mktemp("tree")
    shutil.copytree(ROOT / "src", tree / "src", ignore=LEFT_OUT)
    shutil.copytree(ROOT / "client", tree / "client", ignore=LEFT_OUT)
    shutil.copytree(ROOT / "scripts", tree / "scripts", ignore=LEFT_OUT)
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore"):
        shutil.copy(ROOT / name, tree)
    shutil.rmtree(tree / CLIENT, ignore_errors=True)
    return tree


def build(tree: Path, target: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Without compiling, unless the environment says otherwise."""
    shutil.rmtree(tree / "dist", ignore_errors=True)
    return subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", "dist"],
        cwd=tree,
        env={**os.environ, "CONCLAVE_BUILD": "pure", **environment},
        capture_output=True,
        text=True,
        timeout=1800,
        check=False,
    )


def unpack(tree: Path, folder: Path) -> str:
    """The name of the wheel, whose files are in the folder then."""
    (wheel,) = (tree / "dist").glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    return wheel.name


def version(installed: Path, **environment: str) -> str:
    """What `conclave --version` says there."""
    outside = {name: value for name, value in os.environ.items() if name != "CONCLAVE_FORM"}
    return subprocess.run(
        [sys.executable, "-m", "conclave", "--version"],
        env={**outside, "PYTHONPATH": str(installed), **environment},
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()


def put_client(tree: Path, built_from: str) -> None:
    (tree / CLIENT / "assets").mkdir(parents=True, exist_ok=True)
    (tree / CLIENT / "index.html").write_text(PAGE)
    (tree / CLIENT / "assets/a.js").write_text("play()")
    (tree / CLIENT / "built-from").write_text(f"{built_from}\nv24.0.0\n")


def test_no_wheel_without_the_client(tree: Path) -> None:
    shutil.rmtree(tree / CLIENT, ignore_errors=True)
    refused = build(tree, "wheel")
    assert refused.returncode != 0
    assert refused.stderr.splitlines()[-1].startswith("The browser client is not built: run `make client`")


def test_no_wheel_with_an_old_client(tree: Path) -> None:
    put_client(tree, digest(tree))
    (tree / "client/src/new.ts").write_text("export {};\n")
    refused = build(tree, "wheel")
    assert refused.returncode != 0
    assert "The browser client was built from other sources" in refused.stderr
    (tree / "client/src/new.ts").unlink()


def test_a_wheel_serves_the_client(tree: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put_client(tree, digest(tree))
    built = build(tree, "wheel")
    assert built.returncode == 0, built.stderr
    unpack(tree, tmp_path / "installed")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path / "installed"))
    monkeypatch.delenv("CONCLAVE_CLIENT", raising=False)
    ask = "import conclave; print(conclave.__file__)"
    where = subprocess.check_output([sys.executable, "-c", ask], text=True)
    assert where.startswith(str(tmp_path))
    with running(tmp_path / "data") as server:
        page = httpx.get(f"{server.url}/")
        assert page.status_code == 200
        assert '<script src="/assets/a.js">' in page.text
        assert httpx.get(f"{server.url}/assets/a.js").text == "play()"


def test_a_source_archive_has_the_sources_of_the_client(tree: Path) -> None:
    shutil.rmtree(tree / CLIENT, ignore_errors=True)
    (tree / "client/node_modules").mkdir(exist_ok=True)
    (tree / "client/node_modules/left.js").write_text("")
    made = build(tree, "sdist")
    assert made.returncode == 0, made.stderr
    with tarfile.open(next((tree / "dist").glob("*.tar.gz"))) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"client/package-lock.json", "client/src/main.ts", "hatch_build.py", "scripts/client"} <= names
    assert not [name for name in names if "node_modules" in name or name.startswith("client/src/generated")]


def test_what_the_client_is_built_from(tree: Path) -> None:
    before = digest(tree)
    for same in ("client/src/new.test.ts", "client/.eslintcache", "client/node_modules/x.js", "README.md"):
        (tree / same).parent.mkdir(exist_ok=True)
        (tree / same).write_text("changed")
        assert digest(tree) == before, same
    for other in ("client/text/en/new.ftl", "client/index.html", "src/conclave/server/protocol.py"):
        with (tree / other).open("a") as file:
            file.write("\n")
        assert digest(tree) != before, other
        before = digest(tree)


# -- compiled rules ------------------------------------------------------------------------------------------

NOWHERE = "/nowhere/cc"


def test_without_a_compiler_a_wheel_is_pure_and_says_so(tree: Path, tmp_path: Path) -> None:
    put_client(tree, digest(tree))
    built = build(tree, "wheel", CONCLAVE_BUILD="auto", CC=NOWHERE)
    assert built.returncode == 0, built.stderr
    (told,) = [line for line in (built.stdout + built.stderr).splitlines() if "rules" in line]
    assert told.startswith("The rules are pure Python in this wheel, because they could not be compiled: ")
    assert NOWHERE in told
    assert unpack(tree, tmp_path).endswith("-py3-none-any.whl")
    assert version(tmp_path).endswith(", rules pure")


def test_a_wheel_that_must_be_compiled_is_not_made_without_a_compiler(tree: Path) -> None:
    put_client(tree, digest(tree))
    refused = build(tree, "wheel", CONCLAVE_BUILD="compiled", CC=NOWHERE)
    assert refused.returncode != 0
    last = refused.stderr.splitlines()[-1]
    assert last.startswith("CONCLAVE_BUILD asks for compiled rules, but they could not be compiled: ")
    assert NOWHERE in last
    assert not list((tree / "dist").glob("*.whl"))


def test_a_wheel_is_not_made_in_an_unknown_form(tree: Path) -> None:
    put_client(tree, digest(tree))
    refused = build(tree, "wheel", CONCLAVE_BUILD="fast")
    assert refused.returncode != 0
    assert "CONCLAVE_BUILD cannot be 'fast'; it is one of: auto, compiled, pure." in refused.stderr


@pytest.mark.long
def test_a_wheel_has_compiled_rules(tree: Path, tmp_path: Path) -> None:
    put_client(tree, digest(tree))
    built = build(tree, "wheel", CONCLAVE_BUILD="compiled")
    assert built.returncode == 0, built.stderr
    assert "The rules are compiled in this wheel." in built.stdout + built.stderr
    assert not unpack(tree, tmp_path).endswith("-any.whl")
    assert version(tmp_path).endswith(", rules compiled")
    assert version(tmp_path, CONCLAVE_FORM="pure").endswith(", rules pure")
    next((tmp_path / "conclave/core").glob("action_kinds.*.so")).unlink()
    assert version(tmp_path).endswith(", rules partly compiled; these are not: conclave.core.action_kinds")
    assert not list((tree / "src").rglob("*.so")), "the sources are left as they were"


# -- the lock of the client ----------------------------------------------------------------------------------


def test_the_lock_names_no_registry_and_has_every_platform() -> None:
    packages = json.loads((ROOT / "client/package-lock.json").read_text("utf-8"))["packages"]
    assert len(packages) > 100
    for path, package in packages.items():
        assert "resolved" not in package, path
        assert not path or "integrity" in package, path
        for name in package.get("optionalDependencies", {}):
            assert f"node_modules/{name}" in packages or f"{path}/node_modules/{name}" in packages, name
