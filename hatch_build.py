"""No wheel without the browser client, nor with one that was built from other sources.

Editable installs and source archives are made without it: whoever has those can build it.
"""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

REMEDY = "run `make client`, then build the wheel again."


class BrowserClient(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatchling's
        if version != "standard":
            return
        root = Path(self.root)
        stamp = root / "src/conclave/server/client/built-from"
        if not stamp.is_file():
            raise SystemExit(f"The browser client is not built: {REMEDY}")
        built_from = stamp.read_text("utf-8").split("\n", 1)[0]
        if built_from != runpy.run_path(str(root / "scripts/client_sources.py"))["digest"](root):
            raise SystemExit(f"The browser client was built from other sources: {REMEDY}")
