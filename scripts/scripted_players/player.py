"""A scripted person at one seat: sits down, gives a seed, decides at random, and comes back after a break.

It sends one command at a time. One that is not answered when the connection breaks is sent again, with the
same id, until it is: what was acknowledged is then exactly what must be in the log.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from dataclasses import dataclass
from random import Random
from typing import Any, Final, Protocol

import msgspec
from scripts.scripted_players import server_messages
from scripts.scripted_players.raw_client import Address, Socket

PROTOCOL: Final = 1
OVER: Final = ("over", "abandoned")
PASSING: Final = ("busy", "failed")
"""Refusals after which the same may be asked again."""
PAUSE: Final = 0.5
"""Seconds until then."""


class NamedAction(msgspec.Struct, frozen=True):
    """An action put together from a family."""

    kind: str
    arguments: dict[str, Any]


ActionSent = int | NamedAction
UNDO: Final = -1
"""Stands for the code of an action."""


@dataclass
class SentCommand:
    """A command that waits for its answer."""

    id: str
    kind: str
    message: bytes
    action: ActionSent = UNDO
    at: float = 0.0
    due: float = 0.0
    """When it should have been sent."""
    repeated: bool = False


@dataclass(frozen=True, slots=True)
class Acknowledgement:
    action: ActionSent
    """UNDO if the last one was taken back."""
    version: int
    """That the game had afterwards; 0 where the server does not say."""


class PlayerCallbacks(Protocol):
    """What the owner of the players does on their events."""

    def turn(self, player: Player) -> None:
        """The player has to decide: call `decide` or `undo` at some point."""

    def on_welcome(self, player: Player) -> None: ...

    def on_answer(self, player: Player, sent: SentCommand, refused: str) -> None:
        """A command is done, or refused with a code."""

    def on_disconnect(self, player: Player) -> None:
        """The connection is gone."""


class Player:
    def __init__(
        self, address: Address, table: str, seat: int, cookie: str, callbacks: PlayerCallbacks, rng: Random
    ) -> None:
        self.table = table
        self.seat = seat
        self.cookie = cookie
        self.takes_part = True
        """Otherwise it only watches."""
        self.journal: list[Acknowledgement] = []
        self.awaiting: SentCommand | None = None
        self.problems: list[str] = []
        self.stage = ""
        self.game: server_messages.Game | None = None
        self.gaps = 0
        self._address = address
        self._callbacks = callbacks
        self._rng = rng
        self._socket: Socket | None = None
        self._commands = 0
        self._known: server_messages.Table | None = None
        self._you: server_messages.You | None = None
        self._asked_to_show = False
        self._returned = False
        """There is a new connection, and no welcome yet."""
        self._least_version = 0
        """What the game must have reached before the next decision."""

    def __str__(self) -> str:
        """For debugging."""
        waits = "" if self.awaiting is None else f" waits for {self.awaiting.kind}"
        version = "-" if self.game is None else self.game.version
        asked = " asked" if self.must_decide else ""
        there = "here" if self.connected else "gone"
        return f"seat {self.seat + 1} {there} at version {version}{asked}{waits}"

    @property
    def connected(self) -> bool:
        return self._socket is not None

    @property
    def received(self) -> int:
        """Bytes, over the present connection."""
        return 0 if self._socket is None else self._socket.received

    @property
    def is_over(self) -> bool:
        return self.stage in OVER

    @property
    def must_decide(self) -> bool:
        """Whether there is something to decide now."""
        game = self.game
        return (
            game is not None
            and self.awaiting is None
            and not self.is_over
            and game.version >= self._least_version
            and any(asked.seat == self.seat for asked in game.asked)
        )

    async def connect(self) -> None:
        """NoAnswer if the server is not there."""
        path = f"/api/tables/{self.table}/socket"
        self._socket = await self._address.open_socket(path, self.cookie, self._hear, self._gone)
        self._asked_to_show = False
        self._returned = True
        self._say({"type": "hello", "protocol": PROTOCOL, "show": self.seat})

    def close(self) -> None:
        if self._socket is not None:
            self._socket.close()

    # -- what it does ------------------------------------------------------------------------------------

    def decide(self, due: float = 0.0) -> None:
        """Take any of the legal actions. One that is put together from a family may be refused."""
        assert self.game is not None
        legal = self.game.legal
        action: ActionSent
        if legal.actions:
            action = self._rng.choice(legal.actions).code
        else:
            family = self._rng.choice(legal.families)
            arguments = {name: self._rng.choice(values) for name, values in family.arguments.items()}
            action = NamedAction(family.kind, arguments)
        self._command("decide", action, due, seat=self.seat, version=self.game.version, action=action)

    def undo(self) -> None:
        assert self.game is not None
        self._command("undo", seat=self.seat, version=self.game.version)

    def talk(self, words: str, due: float = 0.0) -> None:
        self._command("say", due=due, words=words)

    def _command(self, kind: str, sent: ActionSent = UNDO, due: float = 0.0, **fields: Any) -> None:
        assert self.awaiting is None
        self._commands += 1
        identity = f"{self.seat}-{self._commands}"
        message = msgspec.json.encode({"type": kind, "id": identity, **fields})
        self.awaiting = SentCommand(identity, kind, message, sent, time.perf_counter(), due)
        self._send(message)

    def _say(self, message: dict[str, Any]) -> None:
        self._send(msgspec.json.encode(message))

    def _send(self, message: bytes) -> None:
        if self._socket is not None:
            self._socket.send(message)

    # -- what it hears -----------------------------------------------------------------------------------

    def _gone(self) -> None:
        self._socket = None
        self._callbacks.on_disconnect(self)

    def _hear(self, written: bytes) -> None:
        message = server_messages.READER.decode(written)
        match message:
            case server_messages.GameChanged():
                self._on_game_changed(message)
            case server_messages.Done():
                self._on_done(message)
            case server_messages.TableChanged(table, you):
                self._look(table, you)
                self.go_on()
            case server_messages.Welcome():
                self._welcome(message)
            case server_messages.Refused():
                self._on_refused(message)

    def _look(self, table: server_messages.Table, you: server_messages.You) -> None:
        self._known, self._you, self.stage = table, you, table.stage

    def _welcome(self, message: server_messages.Welcome) -> None:
        self._look(message.table, message.you)
        self.game = message.game if message.you.shows == self.seat else None
        if self.game is not None and self.game.version < self._least_version:
            self.problems.append(
                f"version {self._least_version} was acknowledged, now the game is at {self.game.version}"
            )
        if message.you.shows == self.seat:
            self._callbacks.on_welcome(self)
        if self.awaiting is not None and self._returned:
            self.awaiting.repeated = True
            self._send(self.awaiting.message)
        self._returned = False
        self.go_on()

    def _on_game_changed(self, message: server_messages.GameChanged) -> None:
        if self.game is None or message.after != self.game.version:
            self.gaps += 1
            self._say({"type": "sync"})
            return
        self.game = message.game
        self.go_on()

    def _on_done(self, message: server_messages.Done) -> None:
        sent = self._answer_to(message.id)
        if sent is None:
            return
        if sent.kind in ("decide", "undo"):
            version = message.version or 0
            self.journal.append(Acknowledgement(sent.action, version))
            self._least_version = max(self._least_version, version)
        self._callbacks.on_answer(self, sent, "")
        if sent.repeated or sent.kind not in ("sit", "start", "promise", "reveal"):
            self.go_on()  # of the others there will be news

    def _on_refused(self, message: server_messages.Refused) -> None:
        sent = self._answer_to(message.id)
        if sent is None:
            return
        if message.code == "stale":
            self.game = None  # a welcome follows
        elif message.code == "illegal" and isinstance(sent.action, NamedAction):
            asyncio.get_running_loop().call_soon(self.go_on)  # another one, once this answer is dealt with
        elif sent.kind == "decide" and message.code not in PASSING:
            self.problems.append(f"{message.code}: {bytes(message.reason).decode()}")
        else:  # the game may have gone on before the refusal, and then there will be no more news
            asyncio.get_running_loop().call_later(PAUSE, self.go_on)
        self._callbacks.on_answer(self, sent, message.code)

    def _answer_to(self, identity: str) -> SentCommand | None:
        sent = self.awaiting
        if sent is None or sent.id != identity:
            self.problems.append(f"an answer to {identity!r}, which was not asked")
            return None
        self.awaiting = None
        return sent

    # -- going on ----------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Do what is to be done, if anything is."""
        if not self.takes_part or self.awaiting is not None or not self.connected:
            return
        if self.must_decide:
            self._callbacks.turn(self)
        elif self._known is not None and self._you is not None and not self.is_over:
            self._settle_in(self._known, self._you)

    def _settle_in(self, table: server_messages.Table, you: server_messages.You) -> None:
        if self.seat in you.seats and you.shows != self.seat:
            if not self._asked_to_show:
                self._asked_to_show = True
                self._say({"type": "show", "seat": self.seat})
        elif table.stage == "lobby":
            if self.seat not in you.seats:
                self._command("sit", seat=self.seat, name=f"Player {self.seat + 1}")
            elif you.creator and self.seat == you.seats[0] and all(seat.name for seat in table.seats):
                self._command("start")
        elif table.stage == "gathering" and you.client in table.dice.wanted and self.seat == you.seats[0]:
            self._give_seed(table.dice.step)

    def _give_seed(self, step: str) -> None:
        seed = hashlib.sha256(f"{self.cookie} {self.table}".encode())
        if step == "promise":
            self._command("promise", commitment=hashlib.sha256(seed.digest()).hexdigest())
        else:
            self._command("reveal", seed=seed.hexdigest())
