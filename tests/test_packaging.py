"""Wheels and source archives have the client of their sources; wheels have compiled rules if possible."""

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
from scripts.docs_sources import digest as site_digest
from scripts.release_check import Environment, check_bare

from tests.server.web.running_server import running

ROOT = Path(__file__).parents[1]
CLIENT = Path("src/conclave/server/client")
SITE = Path("src/conclave/server/site")
PAGE = '<html data-base="__BASE__" data-links="__LINKS__"><script src="__BASE__/assets/a.js"></script></html>'
LEFT_OUT = shutil.ignore_patterns("node_modules", "generated", "__pycache__", "client.*", "site")


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project without anything that was made in it."""
    tree = tmp_path_factory.mktemp("tree")
    shutil.copytree(ROOT / "src", tree / "src", ignore=LEFT_OUT)
    shutil.copytree(
        ROOT / "client", tree / "client", ignore=shutil.ignore_patterns("node_modules", "generated")
    )
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


def put_program(folder: Path, name: str, *lines: str) -> None:
    folder.mkdir(exist_ok=True)
    (folder / name).write_text("\n".join(["#!/bin/sh", *lines, ""]))
    (folder / name).chmod(0o755)


def put_node(folder: Path, *npm: str) -> dict[str, str]:
    """An environment where only a pretended Node and its npm are at hand."""
    put_program(folder, "node", "echo v24.0.0")
    put_program(folder, "npm", *npm)
    return {"PATH": f"{folder}{os.pathsep}/usr/bin{os.pathsep}/bin"}


def without_client(tree: Path) -> Path:
    shutil.rmtree(tree / CLIENT, ignore_errors=True)
    return tree


def is_untouched(tree: Path) -> bool:
    """No client, and nothing of one that was begun."""
    return not [*(tree / CLIENT.parent).glob("client*"), *(tree / "client").glob("node_modules")]


def test_a_build_without_node_says_what_is_missing(tree: Path) -> None:
    for target in ("wheel", "sdist"):
        refused = build(without_client(tree), target, PATH="/nowhere")
        assert refused.returncode != 0
        last = refused.stderr.splitlines()[-1]
        assert last.startswith(
            "The browser client is not built, and there is no Node 20.19, 22.12, 24 or newer"
        )
        assert is_untouched(tree)


def test_a_build_without_network_says_so_and_leaves_nothing(tree: Path, tmp_path: Path) -> None:
    offline = put_node(tmp_path, "mkdir node_modules", "echo npm error code ENOTFOUND", "exit 1")
    refused = build(without_client(tree), "wheel", TMPDIR=str(tmp_path), **offline)
    assert refused.returncode != 0
    assert refused.stderr.splitlines()[-1] == (
        "The browser client is not built, and its packages could not be fetched from npm: "
        "connect to the network, then try again."
    )
    assert "ENOTFOUND" not in refused.stderr
    assert is_untouched(tree)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["node", "npm"]


def test_a_client_that_cannot_be_bundled_is_shown_with_what_is_wrong(tree: Path, tmp_path: Path) -> None:
    broken = put_node(tmp_path, '[ "$1" = ci ] || { echo "main.ts: wrong"; exit 1; }')
    refused = build(without_client(tree), "wheel", **broken)
    assert refused.returncode != 0
    assert refused.stderr.splitlines()[-2:] == [
        "main.ts: wrong",
        "The browser client could not be built: see above what is wrong with client/.",
    ]
    assert is_untouched(tree)


def test_an_old_client_is_built_again(tree: Path, tmp_path: Path) -> None:
    bundling = put_node(
        tmp_path / "bin",
        '[ "$1" != ci ] || exit 0',
        'while [ "$1" != --outDir ]; do shift; done',
        'mkdir -p "$2" && echo new >"$2/index.html"',
    )
    put_client(tree, "something else")
    built = build(tree, "wheel", **bundling)
    assert built.returncode == 0, built.stderr
    unpack(tree, tmp_path)
    installed = tmp_path / "conclave/server/client"
    assert (installed / "index.html").read_text() == "new\n"
    assert (installed / "built-from").read_text() == f"{digest(tree)}\nv24.0.0\n"
    assert not (installed / "assets").exists(), "nothing of the old one is left"


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


def test_a_source_archive_has_the_client_and_its_sources(tree: Path, tmp_path: Path) -> None:
    put_client(tree, digest(tree))
    (tree / "client/node_modules").mkdir(exist_ok=True)
    (tree / "client/node_modules/left.js").write_text("")
    made = build(tree, "sdist")
    assert made.returncode == 0, made.stderr
    with tarfile.open(next((tree / "dist").glob("*.tar.gz"))) as archive:
        archive.extractall(tmp_path, filter="data")
    (unpacked,) = tmp_path.iterdir()
    for path in ("client/package-lock.json", "client/src/main.ts", "hatch_build.py", "scripts/client"):
        assert (unpacked / path).is_file()
    assert not (unpacked / "client/node_modules").exists()
    assert not (unpacked / "client/src/generated").exists()
    built = build(unpacked, "wheel", PATH="/nowhere")
    assert built.returncode == 0, built.stderr
    unpack(unpacked, tmp_path / "installed")
    assert (tmp_path / "installed" / CLIENT.relative_to("src") / "index.html").read_text() == PAGE


@pytest.mark.long
def test_a_bare_install_is_small_and_plays(tree: Path, tmp_path: Path) -> None:
    """In a new environment, with none of the libraries that are installed for tests."""
    put_client(tree, digest(tree))
    built = build(tree, "wheel")
    assert built.returncode == 0, built.stderr
    (wheel,) = (tree / "dist").glob("*.whl")
    bare = Environment(tmp_path / "bare", sys.executable)
    bare.install(wheel)
    check_bare(bare)


@pytest.mark.long
def test_a_checkout_runs_with_uvx_and_nothing_else(tree: Path, tmp_path: Path) -> None:
    """The client is built by a Node from PyPI: none is on the path, which has a shell and hardly more."""
    (path := tmp_path / "bin").mkdir()
    for program in ("sh", "env", "realpath", "dirname"):
        (path / program).symlink_to(shutil.which(program) or "")
    uvx = Path(sys.executable).with_name("uvx")
    run = subprocess.run(
        [
            uvx,
            "--python",
            sys.executable,
            "--from",
            f"{without_client(tree)}[server]",
            "conclave",
            "--version",
        ],
        env={
            **os.environ,
            "PATH": str(path),
            "CONCLAVE_BUILD": "pure",
            "UV_TOOL_DIR": str(tmp_path / "tools"),
        },
        capture_output=True,
        text=True,
        timeout=1800,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.startswith("conclave ")


def test_a_wheel_has_and_serves_the_site_of_its_sources_and_no_other(
    tree: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_client(tree, digest(tree))
    (tree / SITE / "reference").mkdir(parents=True)
    (tree / SITE / "reference/games.html").write_text("<h1>Games</h1>")
    (tree / SITE / "index.html").write_text("<h1>Start</h1>")
    for built_from, is_its_own in ((site_digest(tree), True), ("0" * 64, False)):
        (tree / SITE / "built-from").write_text(f"{built_from}\n")
        built = build(tree, "wheel")
        assert built.returncode == 0, built.stderr
        (wheel,) = (tree / "dist").glob("*.whl")
        with zipfile.ZipFile(wheel) as archive:
            assert ("conclave/server/site.zip" in archive.namelist()) is is_its_own
            assert not [name for name in archive.namelist() if name.startswith("conclave/server/site/")]
        assert ("run `make docs` first" in built.stdout + built.stderr) is not is_its_own
        if is_its_own:
            unpack(tree, tmp_path / "installed")
    shutil.rmtree(tree / SITE)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path / "installed"))
    monkeypatch.delenv("CONCLAVE_SITE", raising=False)
    with running(tmp_path / "data") as server:
        assert httpx.get(f"{server.url}/docs", follow_redirects=True).text == "<h1>Start</h1>"
        assert httpx.get(f"{server.url}/docs/reference/games.html").text == "<h1>Games</h1>"
        for name in ("built-from", "..%2Fsite.zip", "reference", "reference/"):
            assert httpx.get(f"{server.url}/docs/{name}").status_code == 404


def test_what_the_site_is_built_from(tree: Path) -> None:
    before = site_digest(tree)
    for same in ("src/conclave/server/client/new.json", "docs/.ipynb_checkpoints/new.md", "tests/new.py"):
        (tree / same).parent.mkdir(parents=True, exist_ok=True)
        (tree / same).write_text("changed")
        assert site_digest(tree) == before, same
    for other in ("docs/new.md", "README.md", "src/conclave/api/game.py", "src/conclave/cli/text/en.ftl"):
        with (tree / other).open("a") as file:
            file.write("\n")
        assert site_digest(tree) != before, other
        before = site_digest(tree)


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
