"""`--cluster` where it cannot be had: one clear sentence, without Ray too."""

from __future__ import annotations

import importlib.util

import pytest
from tests.cli.conftest import Conclave

COMMANDS = [("arena", "ciub", "--bots", "greedy,random"), ("study", "ciub")]
each_command = pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])


@each_command
def test_without_ray_it_is_said_how_to_get_it(
    conclave: Conclave, command: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    found = importlib.util.find_spec
    monkeypatch.setattr(
        "conclave.lab.cluster.worker_pool.find_spec", lambda name: None if name == "ray" else found(name)
    )
    line = conclave(*command, "--cluster", "auto").one_clear_line()
    assert 'pip install "conclave[cluster]"' in line


@each_command
def test_processes_here_and_a_cluster_do_not_go_together(
    conclave: Conclave, command: tuple[str, ...]
) -> None:
    line = conclave(*command, "--cluster", "auto", "--jobs", 1).one_clear_line()
    assert "--jobs" in line
    assert "--cluster" in line


@pytest.mark.parametrize(
    "address", ["", "here", "127.0.0.1", "127.0.0.1:66666", "http://127.0.0.1:80", "a b:1"]
)
def test_an_address_that_is_none(conclave: Conclave, address: str) -> None:
    line = conclave(*COMMANDS[0], "--cluster", address).one_clear_line()
    assert f"“{address}”" in line
    assert "ray://" in line


def test_where_nobody_answers_that_is_said_at_once(
    conclave: Conclave, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing of Ray is needed to see that a port is closed."""
    monkeypatch.setattr("conclave.lab.cluster.worker_pool.find_spec", lambda _name: object())
    line = conclave(*COMMANDS[0], "--cluster", "127.0.0.1:9").one_clear_line()
    assert "No Ray cluster answers at 127.0.0.1:9" in line
