"""Games played on a Ray cluster, to be used like a `WorkerPool`: batches go out as tasks, results come home.

Ray is an extra and is imported only here, when a cluster is asked for. It waits more than a minute for a
cluster that is not there, with much to say meanwhile; so first somebody knocks: at the port, where whoever is
not Ray is known by the first bytes, then in a process of its own.
"""

from __future__ import annotations

import os
import pickle
import re
import socket
import subprocess
import sys
import warnings
from collections.abc import Callable, Generator, Iterator
from dataclasses import replace
from functools import cache
from importlib.util import find_spec
from typing import Any, Final

from conclave.bots.bot_errors import one_line
from conclave.bots.registry import BotError
from conclave.core.text import Text, text
from conclave.lab.arena.problem import ArenaError
from conclave.lab.cluster.batches import Batch, Batches
from conclave.lab.cluster.worker import BatchResult, Terms, Work, own_files, terms_of
from conclave.lab.play.deals import GameResult, RunSpec
from conclave.lab.play.worker import BotLimits, Measurements
from conclave.lab.play.worker_pool import Failure, NextGame

_ADDRESS: Final = re.compile(r"auto|(?:ray://)?(?P<host>[^\s:/]+|\[[0-9A-Fa-f:]+\]):(?P<port>\d{1,5})")
_LAST_PORT: Final = 65535
_CONNECT: Final = 5.0
_GREETING: Final = 8.0
_KNOCK: Final = 20.0
"""Seconds until nobody is taken to be at home, not counting those in which Ray is loaded."""
_LOAD: Final = 60.0
_LOOK_AROUND: Final = 0.5
_LAST_BREATH: Final = 3.0
"""For tasks that were called off to put things away."""
_FORGIVEN: Final = 3
"""How often a batch is tried again that was lost with its worker."""

_QUIET: Final = {"log_to_driver": False, "logging_level": "CRITICAL"}
_CLIENT: Final = "ray://"
_FRAME: Final = 9
_SETTINGS: Final = bytes([0, 0, 0, 4, 0, 0, 0, 0, 0])
"""HTTP/2, which Ray speaks, begins with this frame on both sides: its length in three bytes, its kind, flags,
and whom it concerns. Ours is empty."""
_HELLO: Final = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + _SETTINGS
_KIND: Final = slice(3, 4)
_WELCOME: Final = "welcome"
_KNOCKING: Final = f"""
import os
import sys
import threading
import ray
timer = threading.Timer({_KNOCK}, os._exit, [1])
timer.daemon = True
timer.start()
try:
    ray.init(sys.argv[1], **{_QUIET})
    print("{_WELCOME}", flush=True)
except ConnectionError:
    pass
except Exception as error:
    print(str(error).strip().partition("\\n")[0], flush=True)
"""


class ClusterPool:
    """The workers of a cluster. A context manager: unfinished games are cancelled at the end."""

    def __init__(
        self, run_spec: RunSpec, address: str, limits: BotLimits, measurements: Measurements
    ) -> None:
        self._address = address
        bots = tuple(dict.fromkeys([bot for line_up in run_spec.line_ups for bot in line_up]))
        self._work = Work(run_spec, limits, measurements, own_files(bots), ())
        self._hello = (run_spec.game, bots, terms_of(run_spec.game, bots))
        self._batches = Batches()
        self._tasks: dict[Any, Batch] = {}
        self._ray: Any = None
        self._task: Any = None

    def __enter__(self) -> ClusterPool:
        return self

    def __exit__(self, *_: object) -> None:
        if self._ray is None:
            return
        try:
            for task in self._tasks:
                self._ray.cancel(task)
            if self._tasks:
                self._ray.wait(list(self._tasks), num_returns=len(self._tasks), timeout=_LAST_BREATH)
        except (self._ray.exceptions.RayError, ConnectionError):
            pass  # a worker that cannot be reached plays for nobody
        finally:
            self._ray.shutdown()

    def play(self, next_game: NextGame) -> Generator[GameResult | Failure, None, None]:
        """Yield games as batches come back, until `next_game` has no more."""
        while True:
            self._hand_out(next_game)
            if not self._tasks:
                return
            done, _ = self._ray.wait(list(self._tasks), timeout=_LOOK_AROUND)
            for task in done:
                yield from self._collect(task)

    def _hand_out(self, next_game: NextGame) -> None:
        """As many tasks at a time as the cluster has processors; it may grow and shrink meanwhile."""
        if not self._batches.has_games(next_game):
            return
        if self._ray is None:
            self._ray = _connect(self._address)
            self._task = self._ray.remote(num_cpus=1, max_retries=0)(_visitor())
        workers = int(self._ray.cluster_resources().get("CPU", 0))
        if not workers and not self._tasks:
            raise ArenaError(text("lab-cluster-empty", address=self._address))
        for batch in self._batches.draw(next_game, max(workers - len(self._tasks), 0)):
            work = replace(self._work, games=tuple(batch.games))
            self._tasks[self._task.remote(*self._hello, pickle.dumps(work))] = batch

    def _collect(self, task: Any) -> Iterator[GameResult]:
        batch = self._tasks.pop(task)
        try:
            said, node, there, content = self._ray.get(task)
        except self._ray.exceptions.RayError as error:
            if batch.tries >= _FORGIVEN:
                reason = one_line(getattr(error, "cause", None) or error)
                raise ArenaError(text("lab-cluster-lost", reason=reason)) from None
            self._batches.put_back(batch)
            return
        if said != "played":
            raise ArenaError(_not_the_same(node, there, self._hello[-1]))
        played: BatchResult | Text = pickle.loads(content)
        if isinstance(played, Text):
            raise BotError(played)
        self._batches.learn(len(played.results), played.seconds)
        yield from played.results


def _visitor() -> Callable[[str, tuple[str, ...], Terms, bytes], tuple[str, str, Terms, bytes]]:
    """What a worker is asked to do. Ray sends a function that is defined in another one as it stands, so it
    also arrives where there is no conclave, or another one, and can say so."""

    def visit(game: str, bots: tuple[str, ...], terms: Terms, work: bytes) -> tuple[str, str, Terms, bytes]:
        from platform import node

        try:
            from conclave import __version__

            if __version__ != terms["conclave"]:
                return "other", node(), {"conclave": __version__}, b""
            from conclave.lab.cluster.worker import answer
        except ImportError as error:
            return "other", node(), {"missing": str(error)}, b""
        said, there, content = answer(game, bots, terms, work)
        return said, node(), there, content

    return visit


def _not_the_same(node: str, there: Terms, here: Terms) -> Text:
    if "missing" in there:
        return text("lab-cluster-missing", node=node, reason=there["missing"])
    what = next(name for name in here if there.get(name) != here[name])
    return text("lab-cluster-other", node=node, what=what, there=there.get(what, "-"), here=here[what])


# -- finding the cluster -------------------------------------------------------------------------------------


def check_cluster(address: str) -> None:
    """Raise ArenaError for anything that is visibly wrong, without connecting."""
    found = _ADDRESS.fullmatch(address)
    if found is None or int(found["port"] or 0) > _LAST_PORT:
        raise ArenaError(text("lab-cluster-address", address=address))
    if find_spec("ray") is None:
        raise ArenaError(text("lab-cluster-extra"))


def _connect(address: str) -> Any:
    """Connect Ray to the cluster. ArenaError if there is none."""
    check_cluster(address)
    _knock(address)
    import ray

    try:
        with warnings.catch_warnings(action="ignore"):
            ray.init(address, **_QUIET)
    except (RuntimeError, OSError, ValueError) as error:  # it was there a moment ago
        raise ArenaError(text("lab-cluster-refuses", address=address, reason=one_line(error))) from None
    return ray


@cache
def _knock(address: str) -> None:
    """Once for each address. Somebody else may live there, so a connection alone proves nothing."""
    found = _ADDRESS.fullmatch(address)
    assert found is not None
    try:
        if found["host"] is not None and not _answers(found["host"].strip("[]"), int(found["port"])):
            raise ArenaError(text("lab-cluster-silent", address=address))
        if address.startswith(_CLIENT):
            return  # Ray's client starts a process for everybody who comes in, which takes its time
        answered = subprocess.run(
            [sys.executable, "-c", _KNOCKING, address],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            timeout=_LOAD + _KNOCK,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        raise ArenaError(text("lab-cluster-silent", address=address)) from None
    said = answered.stdout.decode(errors="replace").splitlines()
    if said[-1:] != [_WELCOME]:
        if not said:
            raise ArenaError(text("lab-cluster-silent", address=address))
        raise ArenaError(text("lab-cluster-refuses", address=address, reason=said[-1]))


def _answers(host: str, port: int) -> bool:
    """Whether something answers in HTTP/2. OSError if nothing is there, or it stays silent."""
    with socket.create_connection((host, port), _CONNECT) as visit:
        if os.environ.get("RAY_USE_TLS") == "1":
            return True  # nothing can be learned through TLS
        visit.settimeout(_GREETING)
        visit.sendall(_HELLO)
        said = b""
        while len(said) < _FRAME:
            more = visit.recv(_FRAME - len(said))
            if not more:
                return False
            said += more
        return said[_KIND] == _SETTINGS[_KIND]
