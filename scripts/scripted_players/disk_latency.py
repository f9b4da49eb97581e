"""How long the disk takes: `python -m scripts.scripted_players.disk_latency FOLDER` until its input closes.

In a process of its own, so that nobody else's work is measured with it.
"""

from __future__ import annotations

import json
import os
import select
import sys
import tempfile
import time
from typing import Final

EVERY: Final = 0.1
"""Seconds: seldom enough not to be in the way."""
APPENDED: Final = b"\0" * 4096


def main(folder: str) -> None:
    seconds = []
    with tempfile.TemporaryFile(dir=folder, buffering=0) as file:
        while not select.select([sys.stdin], [], [], EVERY)[0]:
            file.write(APPENDED)
            begin = time.perf_counter()
            os.fdatasync(file.fileno())
            seconds.append(time.perf_counter() - begin)
    print(json.dumps(seconds))


if __name__ == "__main__":
    main(sys.argv[1])
