"""A wheel has the browser client in it, and it is the one that belongs to its sources."""

from __future__ import annotations

import json
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


def build(tree: Path, target: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", "dist"]
    return subprocess.run(command, cwd=tree, capture_output=True, text=True, timeout=120, check=False)


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
    with zipfile.ZipFile(next((tree / "dist").glob("*.whl"))) as wheel:
        wheel.extractall(tmp_path / "installed")
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


# -- the lock of the client ----------------------------------------------------------------------------------


def test_the_lock_names_no_registry_and_has_every_platform() -> None:
    packages = json.loads((ROOT / "client/package-lock.json").read_text("utf-8"))["packages"]
    assert len(packages) > 100
    for path, package in packages.items():
        assert "resolved" not in package, path
        assert not path or "integrity" in package, path
        for name in package.get("optionalDependencies", {}):
            assert f"node_modules/{name}" in packages or f"{path}/node_modules/{name}" in packages, name
