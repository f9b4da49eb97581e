"""The scripted player itself: one that waits for news that never comes would look like a stuck game."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest
from scripts.scripted_players.player import PAUSE, NamedAction, Player, SentCommand

YOU = {"client": 1, "seats": [0], "creator": True, "shows": 0}
GAME = {
    "version": 0,
    "asked": [{"seat": 0}],
    "legal": {"count": 1, "actions": [{"code": 7}], "families": []},
    "can_undo": False,
}


def table(stage: str, wanted: list[int]) -> dict[str, Any]:
    return {"stage": stage, "seats": [{"name": "Player 1"}], "dice": {"step": "reveal", "wanted": wanted}}


class Line:
    """In place of address and socket: what is sent is kept, and the test says what is heard."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []
        self.hear: Callable[[bytes], None]
        self.received = 0

    async def open_socket(
        self, _path: str, _cookie: str, hear: Callable[[bytes], None], _gone: Callable[[], None]
    ) -> Line:
        self.hear = hear
        return self

    def send(self, message: bytes) -> None:
        self.sent.append(msgspec.json.decode(message))

    def tell(self, **message: Any) -> None:
        self.hear(msgspec.json.encode(message))


class Turns:
    def __init__(self, decides: bool = False) -> None:
        self.turns = 0
        self.decides = decides

    def turn(self, player: Player) -> None:
        self.turns += 1
        if self.decides:
            player.decide()

    def on_welcome(self, _: Player) -> None: ...

    def on_answer(self, _: Player, sent: SentCommand, refused: str) -> None: ...

    def on_disconnect(self, _: Player) -> None: ...


@pytest.mark.parametrize("code", ["unfit", "busy"])
def test_it_goes_on_when_the_game_began_before_its_seed_was_refused(code: str) -> None:
    async def play() -> int:
        line, turns = Line(), Turns()
        player = Player(line, "t", 0, "cookie", turns, Random(1))  # type: ignore[arg-type]
        await player.connect()
        line.tell(type="welcome", table=table("gathering", [1]), you=YOU, game=None)
        assert line.sent[-1]["type"] == "reveal"
        line.tell(type="welcome", table=table("playing", []), you=YOU, game=GAME)
        assert turns.turns == 0, "it still waits for the answer to its seed"
        line.tell(type="refused", id=line.sent[-1]["id"], code=code, reason="too late")
        await asyncio.sleep(PAUSE + 0.1)
        return turns.turns

    assert asyncio.run(play()) == 1


def test_of_too_many_actions_to_list_it_puts_one_together_until_one_is_legal() -> None:
    family = {"kind": "swap-die", "count": 201, "arguments": {"die": ["red 2", "red 3"], "target": ["blue"]}}
    game = GAME | {"legal": {"count": 201, "actions": [], "families": [family]}}

    async def play() -> Player:
        line, turns = Line(), Turns(decides=True)
        player = Player(line, "t", 0, "cookie", turns, Random(1))  # type: ignore[arg-type]
        await player.connect()
        line.tell(type="welcome", table=table("playing", []), you=YOU, game=game)
        tried = []
        while "red 3" not in tried:
            command = line.sent[-1]
            assert command["type"] == "decide"
            assert command["action"]["kind"] == "swap-die"
            assert command["action"]["arguments"]["target"] == "blue"
            tried.append(command["action"]["arguments"]["die"])
            if tried[-1] == "red 2":
                line.tell(type="refused", id=command["id"], code="illegal", reason="not that one")
                await asyncio.sleep(0)
        line.tell(type="done", id=line.sent[-1]["id"], version=1)
        assert turns.turns == len(tried)
        return player

    player = asyncio.run(play())
    assert player.problems == []
    assert player.awaiting is None
    assert [each.action for each in player.journal] == [
        NamedAction("swap-die", {"die": "red 3", "target": "blue"})
    ]
