"""A program takes a seat by an invite link and plays at random; docs/protocol.md explains the messages.

python examples/remote_bot.py 'http://127.0.0.1:8000/table/0123456789#TOKEN' Robin
"""

import hashlib
import json
import random
import secrets
import sys
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def choose(actions: list[Any], families: list[Any], **_: Any) -> Any:
    """One of the legal actions. Where they are too many to list one is put together, and may be refused."""
    if actions:
        return random.choice(actions)["code"]
    family = random.choice(families)
    named = {name: random.choice(values) for name, values in family["arguments"].items()}
    return {"kind": family["kind"], "arguments": named}


def play(link: str, name: str) -> None:
    page, _, token = link.partition("#")
    address = page.replace("/table/", "/api/tables/")
    with urlopen(Request(f"{address}/enter", json.dumps({"token": token}).encode())) as entered:
        cookie = {"Cookie": entered.headers["Set-Cookie"].partition(";")[0]}
    seed = secrets.token_bytes(32)
    gifts = {"promise": {"commitment": hashlib.sha256(seed).hexdigest()}, "reveal": {"seed": seed.hex()}}
    with connect(f"ws{address[4:]}/socket", additional_headers=cookie, max_size=None) as socket:

        def say(kind: str, **fields: Any) -> None:
            socket.send(json.dumps({"type": kind, **fields}))

        say("hello", protocol=1)
        for message in map(json.loads, socket):
            if message["type"] in ("welcome", "table"):
                table, you, step = message["table"], message["you"], message["table"]["dice"]["step"]
                if table["stage"] in ("over", "abandoned"):
                    return
                if not you["seats"]:
                    say("sit", id="sit", seat=[seat["name"] for seat in table["seats"]].index(""), name=name)
                elif you["shows"] is None:
                    say("show", seat=you["seats"][0])
                elif you["client"] in table["dice"]["wanted"] and table["stage"] == "gathering":
                    say(step, id=step, **gifts[step])
            game = message.get("game")
            if game and game["shows"] in [asked["seat"] for asked in game["asked"]]:
                move = {"version": game["version"], "action": choose(**game["legal"])}
                say("decide", id=f"at-{game['version']}", seat=game["shows"], **move)
            if message.get("code") == "illegal":  # look again, and choose again
                say("sync")


if __name__ == "__main__":
    play(*sys.argv[1:3])
