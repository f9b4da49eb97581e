"""Tables with several clients: seated, played to the end, and checked."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from conclave.core.record import Record, parse_record
from conclave.registry import GAMES
from conclave.table.fairness import ProofStatus, check
from tests.server.live.scripted_client import ScriptedClient
from tests.server.live.server_process import AnyServer

NAMES = ("Ada", "Bo", "Cleo", "Dov", "Eve")
SHORT: dict[str, dict[str, Any]] = {"ciub": {"form": "short"}}
"""Options that keep a game short, by its name."""


@contextmanager
def seated(
    server: AnyServer,
    game: str = "wizard-dice",
    people: int = 2,
    *,
    bots: Sequence[str] = (),
    settings: dict[str, Any] | None = None,
    options: dict[str, Any] | None = None,
    start: bool = True,
) -> Iterator[list[ScriptedClient]]:
    """One client per person, on seats in order, and bots behind them; the first client is the creator."""
    with ExitStack() as stack:
        clients = [stack.enter_context(ScriptedClient(server, name)) for name in NAMES[:people]]
        first, *others = clients
        seats: list[Any] = [{"kind": "me", "name": first.name}, *[None] * len(others)]
        seats += [{"kind": "bot", "bot": bot} for bot in bots]
        first.create(
            game, options={"players": len(seats), **(options or {})}, seats=seats, settings=settings or {}
        )
        first.attend(show=0)
        for seat, client in enumerate(others, 1):
            client.enter(first.table_id, first.links["invite"])
            client.attend()
            client.do("sit", seat=seat, name=client.name)
            client.show(seat)
        if start:
            begin(clients)
        yield clients


def begin(clients: Sequence[ScriptedClient]) -> None:
    """The first client starts; everybody gives a seed."""
    clients[0].do("start")
    all_hear_until(clients, lambda client: client.stage != "gathering" and client.game is not None)


def all_hear_until(
    clients: Sequence[ScriptedClient], condition: Callable[[ScriptedClient], object], rounds: int = 200
) -> None:
    """Every client listens, in turns, until something is so for all of them."""
    for _ in range(rounds):
        if all(condition(client) for client in clients):
            return
        for client in clients:
            client.hear(0.05)
    raise AssertionError([(client.name, client.stage, client.closed) for client in clients])


def play_together(
    clients: Sequence[ScriptedClient],
    until: Callable[[ScriptedClient], object] = lambda _: False,
    patience: float = 60.0,
) -> None:
    """Everybody plays at the same time, each in a thread, until the end or until something is so for each."""

    def play(client: ScriptedClient) -> None:
        client.play(lambda: until(client), patience)

    with ThreadPoolExecutor(len(clients)) as pool:
        for played in [pool.submit(play, client) for client in clients]:
            played.result()


def catch_up(clients: Sequence[ScriptedClient]) -> None:
    """Everybody knows of everything that happened before this was called."""
    for client in clients:
        client.sync()


def proven(written: str) -> Record:
    """The record, once its dice are proven."""
    record = parse_record(written)
    verdict = check(record, GAMES.find(record.game))
    assert verdict.status is ProofStatus.PROVEN, verdict.findings
    return record


def verify_record(written: str, folder: Path) -> str:
    """What `conclave record verify` says of it."""
    file = folder / "game.record"
    file.write_text(written)
    done = subprocess.run(
        [sys.executable, "-m", "conclave", "record", "verify", str(file)],
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout
