"""The Chromium that the tests use. As a program it tells where that is, or fails if there is none."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS: Final = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
"""Nothing but the pages under test: no updates, no reports."""


def flags() -> list[str]:
    """Chromium's own sandbox does not work for root."""
    return [*FLAGS, "--no-sandbox"] if os.geteuid() == 0 else list(FLAGS)


def find_chromium() -> str | None:
    """CONCLAVE_BROWSER, one on the PATH, or the one that Playwright has installed."""
    chosen = os.environ.get("CONCLAVE_BROWSER")
    return next(filter(_runs, [chosen] if chosen else _candidates()), None)


def _candidates() -> Iterator[str]:
    yield from filter(None, map(shutil.which, NAMES))
    with sync_playwright() as playwright:
        yield playwright.chromium.executable_path


def _runs(path: str) -> bool:
    """A name on the PATH may still be only a hint to install it."""
    if not Path(path).is_file():
        return False
    asked = subprocess.run([path, "--version"], capture_output=True, timeout=60, check=False)
    return asked.returncode == 0


if __name__ == "__main__":
    found = find_chromium()
    if found is None:
        sys.exit(1)
    sys.stdout.write(f"{found}\n")
