"""What a wheel has beside the sources: the browser client, and the rules in compiled form.

There is no wheel without the client, nor with one that was built from other sources. The rules are compiled
where that is possible; CONCLAVE_BUILD=compiled fails where it is not, CONCLAVE_BUILD=pure leaves them as they
are. Editable installs and source archives are made without both: whoever has those can build them.
"""

from __future__ import annotations

import runpy
import shutil
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

REMEDY = "run `make client`, then build the wheel again."


class Wheel(BuildHookInterface[Any]):
    made: Path | None = None

    @property
    def compiling(self) -> dict[str, Any]:
        return runpy.run_path(str(Path(self.root, "scripts/compile_rules.py")))

    def dependencies(self) -> list[str]:
        """What compiling needs is not asked of those who have no compiler."""
        compiling = self.compiling
        wanted = compiling["wanted"]()
        if wanted == "pure" or (wanted == "auto" and not compiling["compiler_at_hand"]()):
            return []
        needed: list[str] = self.metadata.config["dependency-groups"]["compile"]
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "standard":
            return
        check_client(Path(self.root))
        compiling = self.compiling
        wanted = compiling["wanted"]()
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
        if self.made is not None:
            shutil.rmtree(self.made, ignore_errors=True)


def check_client(root: Path) -> None:
    stamp = root / "src/conclave/server/client/built-from"
    if not stamp.is_file():
        raise SystemExit(f"The browser client is not built: {REMEDY}")
    built_from = stamp.read_text("utf-8").split("\n", 1)[0]
    if built_from != runpy.run_path(str(root / "scripts/client_sources.py"))["digest"](root):
        raise SystemExit(f"The browser client was built from other sources: {REMEDY}")
