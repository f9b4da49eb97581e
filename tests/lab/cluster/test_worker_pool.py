"""What becomes of batches that a cluster loses or refuses, with somebody who only pretends to be Ray."""

from __future__ import annotations

import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import pytest

from conclave.lab.arena.problem import ArenaError
from conclave.lab.cluster.worker_pool import ClusterPool, _knock
from conclave.lab.play.deals import RunSpec
from conclave.lab.play.worker import BotLimits, Measurements
from conclave.lab.play.worker_pool import NextGame
from conclave.locale import locale

Visit = Callable[..., tuple[str, str, dict[str, str], bytes]]


class RayError(Exception):
    pass


class FakeRay:
    """Plays a task when it is asked for its result; the first ones are lost."""

    exceptions = SimpleNamespace(RayError=RayError)

    def __init__(self, losses: int = 0, processors: float = 2.0) -> None:
        self.losses = losses
        self.processors = processors
        self.cancelled = 0
        self.most_at_once = 0
        self.connected = True

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": self.processors}

    def remote(self, **_options: object) -> Callable[[Visit], Any]:
        def task(visit: Visit) -> Any:
            return SimpleNamespace(remote=lambda *arguments: lambda: visit(*arguments))

        return task

    def wait(
        self, tasks: list[Any], num_returns: int = 1, timeout: float = 0.0
    ) -> tuple[list[Any], list[Any]]:
        self.most_at_once = max(self.most_at_once, len(tasks))
        return tasks[:num_returns], tasks[num_returns:]

    def get(self, task: Any) -> Any:
        if self.losses:
            self.losses -= 1
            raise RayError("the worker is gone\nwith much to tell")
        return task()

    def cancel(self, _task: Any) -> None:
        self.cancelled += 1

    def shutdown(self) -> None:
        self.connected = False


def numbers(last: int) -> NextGame:
    games = iter(range(1, last + 1))

    def next_game() -> tuple[int, tuple[()]] | None:
        number = next(games, None)
        return None if number is None else (number, ())

    return next_game


def pool(ray: FakeRay, monkeypatch: pytest.MonkeyPatch) -> ClusterPool:
    monkeypatch.setattr("conclave.lab.cluster.worker_pool._connect", lambda _address: ray)
    run_spec = RunSpec("ciub", (("random", "random"),), {"players": 2}, 1)
    return ClusterPool(run_spec, "auto", BotLimits(), Measurements())


def refusal(ray: FakeRay, monkeypatch: pytest.MonkeyPatch) -> str:
    with pytest.raises(ArenaError) as refused, pool(ray, monkeypatch) as playing:
        list(playing.play(numbers(4)))
    assert not ray.connected
    return locale("en").say(refused.value.reason)


def test_a_batch_that_was_lost_is_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = FakeRay(losses=3)
    with pool(ray, monkeypatch) as playing:
        results = list(playing.play(numbers(5)))
    assert sorted([result.number for result in results]) == [1, 2, 3, 4, 5]
    assert ray.most_at_once == 2
    assert (ray.cancelled, ray.connected) == (0, False)


def test_but_not_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = FakeRay(losses=100)
    sentence = refusal(ray, monkeypatch)
    assert "RayError: the worker is gone" in sentence
    assert "with much to tell" not in sentence
    assert ray.losses == 100 - 7  # two batches in turns; the fourth loss of one is too much
    assert ray.cancelled == 1


def test_what_is_still_played_at_the_end_is_called_off(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = FakeRay(processors=3)
    with pool(ray, monkeypatch) as playing:
        next(playing.play(numbers(3)))
    assert (ray.cancelled, ray.connected) == (2, False)


def test_a_machine_with_another_conclave_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = FakeRay()
    cluster_pool = pool(ray, monkeypatch)
    monkeypatch.setattr("conclave.__version__", "0.0.1")  # where the task looks, after home has looked
    with pytest.raises(ArenaError) as refused, cluster_pool as playing:
        list(playing.play(numbers(1)))
    assert "conclave is 0.0.1 there" in locale("en").say(refused.value.reason)


def test_a_machine_without_conclave_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    class Bare(FakeRay):
        def get(self, task: Any) -> Any:
            with patch.dict(sys.modules, {"conclave.lab.cluster.worker": None}):
                return super().get(task)

    assert "can't play games" in refusal(Bare(), monkeypatch)


def test_a_cluster_without_processors_is_no_use(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "no processors" in refusal(FakeRay(processors=0), monkeypatch)


# -- finding the cluster -------------------------------------------------------------------------------------


@contextmanager
def listener(greeting: bytes) -> Iterator[int]:
    """The port of a server that says this to every visitor, then waits for more."""
    with socket.create_server(("127.0.0.1", 0)) as server:

        def serve() -> None:
            with suppress(OSError):
                visitor, _ = server.accept()
                with visitor:
                    visitor.sendall(greeting)
                    visitor.recv(1000)
                    visitor.recv(1000)

        thread = threading.Thread(target=serve)
        thread.start()
        yield server.getsockname()[1]
        server.shutdown(socket.SHUT_RDWR)
        thread.join()


@pytest.mark.parametrize("greeting", [b"SSH-2.0-OpenSSH_9.9\r\n", b"HTTP/1.1 400 Bad Request\r\n\r\n", b""])
@pytest.mark.parametrize("client", ["ray://", ""])
def test_a_server_that_is_not_ray_is_given_up_soon(
    greeting: bytes, client: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without starting Ray, which takes longer than that by itself."""
    monkeypatch.setattr("conclave.lab.cluster.worker_pool._GREETING", 0.3)
    monkeypatch.setattr("subprocess.run", None)
    with listener(greeting) as port:
        with pytest.raises(ArenaError) as refused:
            _knock(f"{client}127.0.0.1:{port}")
        assert locale("en").say(refused.value.reason).startswith("No Ray cluster answers at")


def test_somebody_who_speaks_http2_may_be_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("subprocess.run", None)
    with listener(bytes([0, 0, 6, 4, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 100])) as port:
        _knock(f"ray://127.0.0.1:{port}")
