"""What a seat may not know changes not one byte of what it gets.

The same game is played several times over, with the same dice and at the same moments; all that differs is
what one seat chooses in secret, and whether it changes its mind. Equal dice cannot be had from a server that
draws its own secrets, so this test holds the sockets' ends in its own process; what it compares is the text
that goes into them.
"""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import json
import secrets
from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from conclave.core.pending import Decide
from conclave.core.record import Seat
from conclave.registry import GAMES
from conclave.server.bot_workers.bot_pool import BotPool
from conclave.server.session import serve_socket
from conclave.server.table_manager import TableManager
from conclave.server.table_requests import MySeat, NewTable
from conclave.storage import SqliteStorage
from conclave.table.dice import SECRET_BYTES, Dice
from conclave.table.match import Match
from conclave.table.settings import Clock, Settings

GAME: Final = GAMES.find("wizard-dice")
OPTIONS: Final[dict[str, str | int | bool]] = {"players": 4, "cards": True, "seer": "1"}
SEATS: Final = 4
SEER: Final = 0
OPENLY: Final = "predict 2 yellow"
"""The Seer's prediction, which everybody may know."""
CHANGES_MINDS: Final = 1
"""The seat whose secret it is; seats 2 and 3 predict in secret too."""
WATCHER: Final = 4
SEEDS: Final = [hashlib.sha256(bytes([client])).digest() for client in range(SEATS)]


def fixed_bytes(salt: int) -> Callable[[int], bytes]:
    """`secrets.token_bytes` that draws the same every time."""
    calls = itertools.count()

    def draw(size: int | None = None) -> bytes:
        return hashlib.shake_256(f"{salt} {next(calls)}".encode()).digest(size or SECRET_BYTES)

    return draw


def salt_of_a_secret_round() -> int:
    """With which the first card of the game lets all but the Seer predict at the same time."""
    for salt in range(1000):
        secret = fixed_bytes(salt)(2 * SECRET_BYTES)[:SECRET_BYTES]
        dice = Dice.from_contributions(secret, list(enumerate(SEEDS, 1)))
        match = Match(GAME, GAME.configure(OPTIONS), [Seat("person", "somebody") for _ in range(SEATS)], dice)
        if GAME.parse(OPENLY) not in match.legal(SEER):  # a card asks for something else first
            continue
        match.decide(SEER, GAME.parse(OPENLY), 0)
        if isinstance(match.pending, Decide) and len(match.pending.seats) == SEATS - 1:
            return salt
    raise AssertionError("no such game")


class SocketEnd:
    """The server's end of a socket, and a client that writes down every word it is told."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.heard: list[str] = []
        self._said: asyncio.Queue[str | None] = asyncio.Queue()
        self._ids = itertools.count(1)

    async def receive(self) -> str | None:
        return await self._said.get()

    async def send(self, message: str) -> None:
        self.heard.append(message)

    async def close(self, code: int, reason: str) -> None:
        self._said.put_nowait(None)

    async def say(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Say something, and wait until it was answered and all that follows from it has arrived."""
        if kind not in ("hello", "sync"):
            fields["id"] = f"c{next(self._ids)}"
        before = len(self.heard)
        self._said.put_nowait(json.dumps({"type": kind, **fields}))
        wanted = ("welcome",) if kind in ("hello", "sync") else ("done", "refused", "advice")
        for _ in range(30_000):
            answers = [json.loads(each) for each in self.heard[before:]]
            found = [
                each for each in answers if each["type"] in wanted and each.get("id") == fields.get("id")
            ]
            if found:
                await asyncio.sleep(0.005)  # others are told after it was answered
                return dict(found[0])
            await asyncio.sleep(0.001)
        raise AssertionError(f"no answer to {kind}")


class SecretVariant:
    """One of the games that only differ in a secret."""

    def __init__(self, manager: TableManager, time: Moment) -> None:
        self.manager = manager
        self.time = time
        self.keys = [hashlib.sha256(bytes([90 + client])).hexdigest() for client in range(SEATS + 1)]
        self.ends = [SocketEnd(seat) for seat in range(SEATS + 1)]
        self.table = ""
        self.exported = ""
        self.looked_up: list[bytes] = []
        self.public_tables: list[bytes] = []

    async def begin(self) -> None:
        settings = Settings(clock=Clock(3600), listed=True)
        new = NewTable(GAME.name, OPTIONS, settings, [MySeat("Ada")])
        created = await self.manager.create(self.keys[0], "here", new)
        self.table = created.table
        for client in range(1, SEATS + 1):
            token = created.links.spectator if client == WATCHER else created.links.invite
            await self.manager.enter(self.table, self.keys[client], token)
        for end, key in zip(self.ends, self.keys, strict=True):
            self._attending = asyncio.create_task(serve_socket(self.manager, self.table, key, "here", end))
            await end.say("hello", protocol=1)
            if 0 < end.seat < SEATS:
                await end.say("sit", seat=end.seat, name=f"Player {end.seat}")
            if end.seat < SEATS:
                await end.say("hello", protocol=1, show=end.seat)
                await end.say("promise", commitment=hashlib.sha256(SEEDS[end.seat]).hexdigest())
        await self.ends[0].say("start")
        for end in self.ends[:SEATS]:
            await end.say("reveal", seed=SEEDS[end.seat].hex())
        await self.ends[SEER].say("decide", seat=SEER, version=0, action=OPENLY)

    async def choose_in_secret(self, choices: Sequence[str]) -> None:
        """Each at a moment of its own; `undo` takes the one before back."""
        end = self.ends[CHANGES_MINDS]
        for choice in choices:
            self.time.now += 1
            wish = {"seat": end.seat, "version": await self.version(end)}
            answer = await (
                end.say("undo", **wish) if choice == "undo" else end.say("decide", **wish, action=choice)
            )
            assert answer["type"] == "done", answer

    async def version(self, end: SocketEnd) -> int:
        return int((await end.say("sync"))["game"]["version"])

    async def look_around(self) -> None:
        """Everything that the others can ask for, also what is refused."""
        for end in self.ends:
            if end.seat == CHANGES_MINDS:
                continue
            version = await self.version(end)
            for seat in {end.seat % SEATS, CHANGES_MINDS}:
                await end.say("decide", seat=seat, version=version, action="predict 9 blue")
                await end.say("decide", seat=seat, version=version + 1, action="predict 1 blue")
                await end.say("undo", seat=seat, version=version)
                advice = await end.say("advise", seat=seat, version=version)
                assert advice["type"] != "advice" or advice["advice"]
            key = self.keys[end.seat]
            self.exported += await self.manager.record(self.table, key)
            self.looked_up.append(msgspec.json.encode(await self.manager.describe(self.table, key)))
            own = (
                self.manager.mine(key) if end.seat != CHANGES_MINDS else []
            )  # they may know it is their turn
            self.public_tables.append(msgspec.json.encode([own, self.manager.public_tables()]))

    def messages(self) -> list[list[str]]:
        return [end.heard for end in self.ends if end.seat != CHANGES_MINDS]


class Moment:
    """A clock that the test moves."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


CHOICES: Final = [
    ["predict 1 blue"],
    ["predict 2 red"],
    ["predict 2 red", "predict 1 blue"],
    ["predict 1 blue", "predict 3 green", "undo"],
    ["predict 3 yellow", "predict 2 red", "predict 1 green", "undo", "undo"],
]


def test_nobody_else_learns_of_a_secret_choice_or_of_its_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    salt = salt_of_a_secret_round()

    async def replay(number: int, storage: SqliteStorage, bot_pool: BotPool) -> SecretVariant:
        monkeypatch.setattr(secrets, "token_bytes", fixed_bytes(salt))
        time = Moment()
        game = SecretVariant(TableManager(storage, bot_pool, now=time), time)
        await game.begin()
        await game.choose_in_secret(CHOICES[number])
        time.now = 1_000_100.0
        await game.look_around()
        # One more chooses; the last one still thinks, so nothing is revealed.
        other = game.ends[2]
        await other.say("decide", seat=2, version=await game.version(other), action="predict 2 green")
        await game.look_around()
        return game

    async def replay_all() -> list[SecretVariant]:
        games = []
        bot_pool = BotPool(1, hint_deadline=60.0)
        await bot_pool.start()
        with ExitStack() as stack:
            for number in range(len(CHOICES)):
                storage = stack.enter_context(closing(SqliteStorage.open(tmp_path / str(number))))
                games.append(await replay(number, storage, bot_pool))
            for game in games:
                await game.manager.close()
        return games

    games = asyncio.run(replay_all())
    first = games[0]
    mine = "".join(first.ends[CHANGES_MINDS].heard)
    assert "predicted-in-secret" in mine  # there is a secret to be told
    assert '"type":"advice"' in "".join(first.ends[2].heard)
    for game in games[1:]:
        assert game.messages() == first.messages()
        assert game.exported == first.exported
        assert game.looked_up == first.looked_up
        assert game.public_tables == first.public_tables
        assert game.ends[CHANGES_MINDS].heard != first.ends[CHANGES_MINDS].heard
