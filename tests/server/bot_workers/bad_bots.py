"""Bots that crash, hang, cheat and make a mess, for workers to load from this file; the last two do not."""

from __future__ import annotations

import os
import re
import signal
import sys
import time
from contextlib import suppress
from typing import Any

from conclave.bots import Bot
from conclave.core import Actions


class Raising(Bot):
    def decide(self, view: Any, legal: Actions) -> int:
        raise RuntimeError("no idea")


class Leaving(Bot):
    def decide(self, view: Any, legal: Actions) -> int:
        sys.exit("goodbye")


class Ending(Bot):
    def decide(self, view: Any, legal: Actions) -> int:
        os._exit(3)


class Faulting(Bot):
    def decide(self, view: Any, legal: Actions) -> int:
        os.kill(os.getpid(), signal.SIGSEGV)
        return legal[0]


class Hanging(Bot):
    def decide(self, view: Any, legal: Actions) -> int:
        while True:
            pass


class Stuck(Bot):
    """In native code, where no other thread gets to run."""

    def decide(self, view: Any, legal: Actions) -> int:
        re.match("(a+)+$", "a" * 100 + "b")
        return legal[0]


class Cheating(Bot):
    def decide(self, view: Any, legal: Actions) -> int:
        return -1


class Sulking(Bot):
    """Answers with something that does not even say what it is."""

    class Silence:
        def __index__(self) -> int:
            raise RuntimeError("no number")

        def __repr__(self) -> str:
            raise RuntimeError("no name")

    def decide(self, view: Any, legal: Actions) -> int:
        return self.Silence()  # type: ignore[return-value]


class Speechless(Bot):
    def decide(self, view: Any, legal: Actions) -> int:
        return "a good move"  # type: ignore[return-value]


class Scribbling(Bot):
    """Writes into everything that is open."""

    def decide(self, view: Any, legal: Actions) -> int:
        for handle in range(3, 64):
            with suppress(OSError):
                os.write(handle, b"\xff" * 64)
        return legal[0]


class Murmuring(Bot):
    """A well-formed message, but not an answer to anything."""

    def decide(self, view: Any, legal: Actions) -> int:
        from conclave.server.bot_workers.messages import Begun, frame

        for handle in range(3, 64):
            with suppress(OSError):
                os.write(handle, frame(Begun(0)))
        return legal[0]


class Mute(Bot):
    """Closes everything and goes on."""

    def decide(self, view: Any, legal: Actions) -> int:
        os.closerange(3, 64)
        time.sleep(60)
        return legal[0]


class Hungry(Bot):
    def decide(self, view: Any, legal: Actions) -> int:
        eaten = []
        while True:
            eaten.append(bytes(64 * 1024 * 1024))


class Talking(Bot):
    """Prints and reads, as one does when looking for a mistake; the move is fine."""

    def decide(self, view: Any, legal: Actions) -> int:
        print("I think", flush=True)
        os.write(1, b"I write\n")
        assert sys.stdin.read() == ""
        return legal[0]


class Breeding(Bot):
    """Starts a process and waits for it."""

    def decide(self, view: Any, legal: Actions) -> int:
        import subprocess

        subprocess.run(["sleep", "1234.5"], check=False)
        return legal[0]


class Slow(Bot):
    version = 7

    def decide(self, view: Any, legal: Actions) -> int:
        time.sleep(0.3)
        return legal[-1]


class Quick(Bot):
    def decide(self, view: Any, legal: Actions) -> int:
        return legal[-1]
