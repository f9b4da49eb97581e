"""A table with its scripted players, from the first request on."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
from scripts.scripted_players.player import ActionSent, Player, PlayerCallbacks
from scripts.scripted_players.raw_client import Address, Answer, NoAnswer

from conclave.core.wire import action_from_wire
from conclave.registry import GAMES


class Unexpected(Exception):
    """An answer that means something is wrong with the server, or with the script."""


class Plan(msgspec.Struct, frozen=True):
    """Who sits where: `me` is who makes the table, `guest` somebody of their own, else a bot's level."""

    game: str
    seats: tuple[str, ...]

    def wish(self) -> dict[str, Any]:
        seats = [None if seat == "guest" else self._seat(number) for number, seat in enumerate(self.seats)]
        return {
            "game": self.game,
            "options": {"players": len(seats)},
            "settings": {"cover_after": None},
            "seats": seats,
            "start": not set(self.seats) & {"me", "guest"},
        }

    def _seat(self, number: int) -> dict[str, str]:
        if self.seats[number] == "me":
            return {"kind": "me", "name": f"Player {number + 1}"}
        return {"kind": "bot", "bot": self.seats[number]}


class ScriptedTable:
    def __init__(self, plan: Plan, table: str, players: list[Player], cookie: str) -> None:
        self.plan = plan
        self.table = table
        self.players = players
        self.cookie = cookie
        """Of who made the table."""

    def __str__(self) -> str:
        """For debugging."""
        seats = ", ".join([str(player) for player in self.players])
        return f"{self.table} ({self.plan.game} {' '.join(self.plan.seats)}; {seats})"

    @property
    def version(self) -> int:
        """How far the game is, as the players know."""
        return max([player.game.version for player in self.players if player.game is not None], default=-1)

    def notation(self, action: ActionSent) -> str:
        game = GAMES.find(self.plan.game)
        if isinstance(action, int):
            return game.notation(action)
        return game.notation(action_from_wire(game, action.kind, action.arguments))


async def make_table(address: Address, plan: Plan, callbacks: PlayerCallbacks, rng: Random) -> ScriptedTable:
    """Make a table and enter all its people; NoAnswer if the server goes away meanwhile."""
    made = _fine(await address.ask("POST", "/api/tables", plan.wish()))
    created = msgspec.json.decode(made.body)
    cookie = _cookie(made)
    players = []
    for seat, who in enumerate(plan.seats):
        if who == "me":
            mine = cookie
        elif who == "guest":
            path = f"/api/tables/{created['table']}/enter"
            mine = _cookie(_fine(await address.ask("POST", path, {"token": created["links"]["invite"]})))
        else:
            continue
        players.append(Player(address, created["table"], seat, mine, callbacks, Random(rng.random())))
    return ScriptedTable(plan, created["table"], players, cookie)


def _fine(answer: Answer) -> Answer:
    if answer.status in (429, 503):
        raise NoAnswer(f"{answer.status} {answer.body.decode()}")
    if answer.status not in (200, 201):
        raise Unexpected(f"{answer.status} {answer.body.decode()}")
    return answer


def _cookie(answer: Answer) -> str:
    """As it is sent back."""
    return answer.headers["set-cookie"].partition(";")[0]
