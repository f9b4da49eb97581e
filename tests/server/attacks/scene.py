"""A table with somebody in every role: creator, two players, spectator, somebody kicked, and a stranger."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from typing import Any, Final

import httpx
from websockets.exceptions import ConnectionClosed

from conclave.server.protocol import PROTOCOL
from tests.server.attacks.host import host_does, host_token
from tests.server.live.scripted_client import Message, ScriptedClient
from tests.server.live.server_process import ServerProcess
from tests.server.live.whole_games import all_hear_until

BO: Final = 1
CLEO: Final = 2
FREE: Final = 3
"""The seat of whoever was kicked; nobody sits there now, or a bot."""
SETTINGS: Final = {"cover_bot": "random"}
INSIDE: Final = ("creator", "seat", "other seat", "spectator")
_SHOWS: Final = {"creator": 0, "seat": BO, "other seat": CLEO}


class Company:
    """The same people at one table after the other."""

    def __init__(self, server: ServerProcess, stack: ExitStack) -> None:
        self.server = server
        names = {
            "creator": "Ada",
            "seat": "Bo",
            "other seat": "Cleo",
            "spectator": "Eve",
            "kicked": "Kit",
            "stranger": "Sam",
            "host": "Host",
        }
        self.clients = {
            role: stack.enter_context(ScriptedClient(server, name)) for role, name in names.items()
        }
        self.clients["stranger"].create("ciub")  # known to the server, but not at this table
        self.clients["host"].http.cookies.set("conclave", host_token(server))

    def players(self) -> list[ScriptedClient]:
        return [self.clients[role] for role in ("creator", "seat", "other seat")]


class Scene:
    """One table, in one stage."""

    def __init__(self, company: Company, stage: str) -> None:
        self.company = company
        self.stage = stage
        self.server = company.server
        for client in company.clients.values():
            client.leave_the_line()
            client.game, client.table, client.you, client.log = None, {}, {}, []
            client.contributes = False
        seats = [{"kind": "me", "name": "Ada"}]
        self.creator.create(
            "wizard-dice", options={"players": 4, "seer": str(BO + 1)}, seats=seats, settings=SETTINGS
        )
        self.table = self.creator.table_id
        self.links = dict(self.creator.links)
        self._come()
        getattr(self, f"_{stage}")()
        for role in INSIDE:
            self.clients[role].sync()

    @property
    def clients(self) -> dict[str, ScriptedClient]:
        return self.company.clients

    @property
    def creator(self) -> ScriptedClient:
        return self.clients["creator"]

    def _come(self) -> None:
        self.creator.attend(show=0)
        for role, seat in (("seat", BO), ("other seat", CLEO), ("kicked", FREE)):
            client = self.clients[role]
            client.enter(self.table, self.links["invite"])
            client.attend()
            client.do("sit", seat=seat, name=client.name)
            client.show(seat)
        self.clients["spectator"].enter(self.table, self.links["spectator"])
        self.clients["spectator"].attend()
        for role in ("stranger", "host"):
            self.clients[role].table_id = self.table

    # -- stages ------------------------------------------------------------------------------------------

    def _begin(self, players: Sequence[ScriptedClient]) -> None:
        for client in players:
            client.do("promise", commitment=hashlib.sha256(client.seed).hexdigest())
        self.creator.do("start")
        for client in players:
            _hear_until(client, lambda client: client.table["dice"]["step"] == "reveal")
            client.do("reveal", seed=client.seed.hex())
        for client in players:
            _hear_until(client, lambda client: client.game is not None)

    def _lobby(self) -> None:
        self.creator.do("vote", vote="kick", seat=FREE)

    def _game(self) -> None:
        self._begin([*self.company.players(), self.clients["kicked"]])
        self.creator.do("vote", vote="kick", seat=FREE)
        for role in ("seat", "other seat"):
            self.clients[role].do("agree")

    def _gathering(self) -> None:
        self._lobby()
        self.creator.do("bot", seat=FREE, bot="random", name="Bot")
        self.creator.do("start")
        all_hear_until(self.company.players(), lambda client: client.stage == "gathering")

    def _over(self) -> None:
        self._lobby()
        self.creator.do("bot", seat=FREE, bot="random", name="Bot")
        self._begin(self.company.players())
        for seat, client in reversed(list(enumerate(self.company.players()))):
            client.do("resign", seat=seat)
        all_hear_until(self.company.players(), lambda client: client.stage == "over")

    # -- what is there -----------------------------------------------------------------------------------

    def settled(self, role: str) -> ScriptedClient:
        """A client that has heard what it was told before this.

        Asked twice, since a welcome that is due goes out after the answers that wait already.
        """
        client = self.clients[role]
        for _ in range(2):
            client.say_nothing_but("ping")
            client.hear_of(lambda: False, "pong")
        return client

    def state(self) -> Message:
        """What everybody may know of the table, as it is now."""
        watcher = self.settled("spectator")
        watcher.sync()
        parts = ("seats", "settings", "stage", "dice", "vote", "incidents", "chat", "rematch", "places")
        game = None if watcher.game is None else (watcher.game["version"], watcher.game["asked"])
        return {**{part: watcher.table[part] for part in parts}, "game": game}

    def try_in_vain(self, role: str, kind: str, fields: Message) -> int:
        """The code with which the socket is closed instead of an answer."""
        client = self.clients[role]
        client.open()
        with suppress(ConnectionClosed):
            client.say_nothing_but("hello", protocol=PROTOCOL, show=BO)
            client.say_nothing_but(kind, **({} if kind in WITHOUT_ID else {"id": "try"}), **fields)
        heard = client.hear_all(quiet=5.0)
        assert [message["type"] for message in heard] == ["bye"]
        assert client.closed is not None
        client.leave_the_line()
        return client.closed[0]

    def host(self, command: str) -> None:
        _, what = command.split()
        more: dict[str, Any] = {"seat": BO} if what == "kick" else {}
        host_does(self.server, what, self.table, **more)

    def request(self, role: str, method: str, path: str, body: Any = None) -> httpx.Response:
        url = f"{self.server.url}/api/tables/{self.table}{path}"
        return self.clients[role].http.request(method, url, json=body)


def _hear_until(client: ScriptedClient, condition: Callable[[ScriptedClient], object]) -> None:
    client.hear_until(lambda: condition(client))


WITHOUT_ID: Final = ("hello", "show", "sync", "ping", "react")
