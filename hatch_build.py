"""What is built besides copying the sources: the browser client, the site, and the rules in compiled form.

Wheels and source archives have the client. One that was built from the same sources is taken as it is; else
it is built, with a Node that pip fetches if there is none at hand. So a source archive needs no Node. The
rules of a wheel are compiled where that is possible; CONCLAVE_BUILD=compiled fails where it is not,
CONCLAVE_BUILD=pure leaves them as they are. The site of the documentation goes in if `make docs` built it
from the same sources, or can build it at once: its tools are too many to fetch. Editable installs are made
without all of that: whoever has those can build it.
"""

from __future__ import annotations

import platform
import runpy
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def check_python() -> None:
    """pip looks at `requires-python` only after a build, and the scripts do not even run on an older one."""
    if sys.version_info < (3, 11):  # noqa: UP036
        sys.exit(f"Conclave needs Python 3.11 or newer, and this is Python {platform.python_version()}.")


class Build(BuildHookInterface[Any]):
    made: Path | None = None
    site: Path | None = None

    def script(self, name: str) -> dict[str, Any]:
        return runpy.run_path(str(Path(self.root, "scripts", name)))

    def dependencies(self) -> list[str]:
        """Node and a compiler of rules are fetched only for those who can use them and have none."""
        check_python()
        groups: dict[str, list[str]] = self.metadata.config["dependency-groups"]
        needed = [("node", self.needs_node()), ("compile", self.compiles())]
        return [requirement for group, is_needed in needed if is_needed for requirement in groups[group]]

    def needs_node(self) -> bool:
        client, root = self.script("build_client.py"), Path(self.root)
        return not client["is_built"](root) and client["find_node"](root) is None

    def compiles(self) -> bool:
        if self.target_name != "wheel":
            return False
        compiling = self.script("compile_rules.py")
        wanted = compiling["build_mode"]()
        return bool(wanted == "compiled" or (wanted == "auto" and compiling["compiler_at_hand"]()))

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        check_python()
        if version != "standard":
            return
        self.build_client()
        self.add_site(build_data)
        if self.target_name == "wheel":
            self.compile_rules(build_data)

    def build_client(self) -> None:
        client, root = self.script("build_client.py"), Path(self.root)
        if client["is_built"](root):
            return
        self.app.display_info("Building the browser client ...")
        try:
            client["build"](root)
        except client["CannotBuild"] as problem:
            raise SystemExit(f"{problem.output}{problem}") from None

    def add_site(self, build_data: dict[str, Any]) -> None:
        site, root = self.script("docs_sources.py"), Path(self.root)
        if not site["is_built"](root) and Path(root, ".venv-docs/.conclave-stamp").is_file():
            self.app.display_info("Building the documentation ...")
            subprocess.run(["sh", "scripts/docs"], cwd=root, check=False)
        if not site["is_built"](root):
            self.app.display_warning("The documentation is left out: run `make docs` first to have it.")
        elif self.target_name == "wheel":
            self.site = Path(tempfile.mkdtemp(prefix="conclave-site-"))
            packed = shutil.make_archive(str(self.site / "site"), "zip", root / "src/conclave/server/site")
            build_data["force_include"][packed] = "conclave/server/site.zip"  # 2.3 MB instead of 6
        else:
            build_data["artifacts"].append("/src/conclave/server/site")

    def compile_rules(self, build_data: dict[str, Any]) -> None:
        compiling = self.script("compile_rules.py")
        wanted = compiling["build_mode"]()
        if wanted == "pure":
            self.app.display_info("The rules are pure Python in this wheel, as CONCLAVE_BUILD asks.")
            return
        self.made = Path(tempfile.mkdtemp(prefix="conclave-wheel-"))
        try:
            compiling["compile_rules"](Path(self.root, "src"), self.made)
        except compiling["CannotCompile"] as problem:
            shutil.rmtree(self.made)
            if wanted == "compiled":
                failed = "CONCLAVE_BUILD asks for compiled rules, but they could not be compiled"
                raise SystemExit(f"{problem.output}{failed}: {problem}") from None
            self.app.display_warning(
                f"The rules are pure Python in this wheel, because they could not be compiled: {problem}"
            )
            return
        build_data["infer_tag"] = True
        build_data["pure_python"] = False
        for path in self.made.rglob("*"):
            if path.is_file():
                build_data["force_include"][str(path)] = path.relative_to(self.made).as_posix()
        self.app.display_info("The rules are compiled in this wheel.")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        for folder in (self.made, self.site):
            if folder is not None:
                shutil.rmtree(folder, ignore_errors=True)
