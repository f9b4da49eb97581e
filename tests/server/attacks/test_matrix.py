"""Every message by every role, at a running server: the answer is what docs/security.md says.

Tables are shared by attempts that change nothing; a new one is set whenever something has happened.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any, Final

import pytest

from tests.server.attacks.matrix_page import ROLES, Row, rows
from tests.server.attacks.scene import BO, CLEO, FREE, INSIDE, SETTINGS, WITHOUT_ID, Company, Scene
from tests.server.live.conftest import served
from tests.server.live.scripted_client import Message

SOCKET = sorted(rows("Over the socket"), key=lambda row: row.stage)
HTTP = sorted(rows("Over HTTP"), key=lambda row: row.stage)
SEED: Final = b"s" * 32
Prepare = Callable[[Scene], object]


def nothing(_: Scene) -> None:
    """Everything that it takes is there."""


def bot_at_the_free_seat(scene: Scene) -> None:
    if scene.stage == "lobby" and not scene.state()["seats"][FREE]["bot"]:
        scene.creator.do("bot", seat=FREE, bot="random", name="Bot")


def the_free_seat_is_free(scene: Scene) -> None:
    """Again, after somebody has taken it."""
    holder = scene.state()["seats"][FREE]
    for client in [scene.creator] if holder["bot"] else scene.company.players():
        if holder["bot"] or client.you["client"] in holder["clients"]:
            client.do("stand", seat=FREE)


def bo_has_decided(scene: Scene) -> None:
    _bo_has_decided(scene, True)


def bo_is_to_decide(scene: Scene) -> None:
    if scene.stage == "game":
        _bo_has_decided(scene, False)


def _bo_has_decided(scene: Scene, wanted: bool) -> None:
    """Bo is the first who decides."""
    bo = scene.settled("seat")
    if wanted and BO in bo.asked:
        bo.decide()
    elif not wanted and BO not in bo.asked:
        bo.do("undo", seat=BO, version=bo.version)
        bo.hear_until(lambda: BO in bo.asked)


def everybody_promised(scene: Scene) -> None:
    for player in scene.company.players():
        player.sync()
        if (
            player.table["dice"]["step"] == "promise"
            and player.you["client"] in player.table["dice"]["wanted"]
        ):
            player.do("promise", commitment=hashlib.sha256(SEED).hexdigest())
    scene.creator.hear_until(lambda: scene.creator.table["dice"]["step"] == "reveal")


def open_kick(scene: Scene) -> None:
    """By Cleo or, if Cleo is to answer it, by the creator."""
    if scene.state()["vote"] is None:
        scene.clients["other seat"].do("vote", vote="kick", seat=BO)


def link_to(kind: str) -> Prepare:
    def make(scene: Scene) -> None:
        who = "seat" if kind == "seat" else "creator"
        scene.links[kind] = scene.clients[who].do("link", kind=kind, **_seat_of(kind))["token"]

    return make


def _seat_of(kind: str) -> Message:
    return {"seat": BO} if kind == "seat" else {}


MESSAGES: Final[dict[str, tuple[Prepare, Message]]] = {
    "hello": (nothing, {"protocol": 1, "show": BO}),
    "show": (nothing, {"seat": BO}),
    "sync": (nothing, {}),
    "ping": (nothing, {}),
    "react": (nothing, {"reaction": "wow"}),
    "say": (nothing, {"words": "hello"}),
    "sit (Bo's seat)": (nothing, {"seat": BO, "name": "Me"}),
    "sit (a free seat)": (the_free_seat_is_free, {"seat": FREE, "name": "Me"}),
    "stand": (nothing, {"seat": BO}),
    "stand (a bot)": (bot_at_the_free_seat, {"seat": FREE}),
    "bot (Bo's seat)": (nothing, {"seat": BO, "bot": "random", "name": "Bot"}),
    "bot (a free seat)": (the_free_seat_is_free, {"seat": FREE, "bot": "random", "name": "Bot"}),
    "settings": (nothing, {"settings": {**SETTINGS, "chat": False}}),
    "start": (bot_at_the_free_seat, {}),
    "promise": (nothing, {"commitment": hashlib.sha256(SEED).hexdigest()}),
    "reveal": (nothing, {"seed": SEED.hex()}),
    "decide": (bo_is_to_decide, {"seat": BO, "version": 0, "action": 0}),
    "undo": (bo_has_decided, {"seat": BO}),
    "advise": (bo_is_to_decide, {"seat": BO, "version": 0}),
    "resign": (nothing, {"seat": BO}),
    "leave": (nothing, {}),
    "vote (kick)": (nothing, {"vote": "kick", "seat": BO}),
    "vote (reopen)": (nothing, {"vote": "reopen", "seat": BO}),
    "vote (reopen, Bo is here)": (nothing, {"vote": "reopen", "seat": BO}),
    "vote (abandon)": (nothing, {"vote": "abandon"}),
    "abandon": (nothing, {}),
    "agree (no vote is open)": (nothing, {}),
    "agree (to kick Bo)": (open_kick, {"vote": "kick", "seat": BO}),
    "reject (no vote is open)": (nothing, {}),
    "reject (to kick Bo)": (open_kick, {"vote": "kick", "seat": BO}),
    "rematch": (nothing, {}),
    **{f"link ({kind})": (nothing, {"kind": kind, **_seat_of(kind)}) for kind in ("creator", "invite")},
    **{f"link ({kind})": (nothing, {"kind": kind, **_seat_of(kind)}) for kind in ("seat", "spectator")},
    **{f"revoke ({kind})": (link_to(kind), {"kind": kind}) for kind in ("creator", "invite", "spectator")},
    "revoke (seat)": (link_to("seat"), {"kind": "seat", "seat": BO}),
}
"""What each row sends, and what has to happen before."""

HARMLESS: Final = ("hello", "show", "sync", "ping", "react", "say", "settings", "link", "promise", "rematch")
UNDONE_BEFORE: Final = ("decide", "undo", "advise", "bot (a free seat)", "stand (a bot)", "sit (a free seat)")
"""What is done does not matter to what is tried next, or is put right before it."""
LASTING: Final = {
    "creator's link": ("creator",),
    "link of Bo's seat": ("seat",),
    "invite link": ("creator", "seat", "other seat"),
    "spectator's link": INSIDE,
}
"""Who can do no more than before after they have come by a link."""

REQUESTS: Final[dict[str, tuple[Prepare, str, str, str]]] = {
    "POST …/enter (creator's link)": (link_to("creator"), "POST", "/enter", "creator"),
    "POST …/enter (invite link)": (link_to("invite"), "POST", "/enter", "invite"),
    "POST …/enter (link of Bo's seat)": (link_to("seat"), "POST", "/enter", "seat"),
    "POST …/enter (spectator's link)": (link_to("spectator"), "POST", "/enter", "spectator"),
    "POST …/enter (withdrawn link)": (link_to("invite"), "POST", "/enter", "withdrawn"),
    "POST …/enter (no link)": (nothing, "POST", "/enter", ""),
    "GET …": (nothing, "GET", "", ""),
    "GET …/record": (nothing, "GET", "/record", ""),
}


class Stagehand:
    """Sets a new scene when the last one has changed."""

    def __init__(self, company: Company) -> None:
        self._company = company
        self._scene: Scene | None = None

    def scene(self, stage: str) -> Scene:
        if self._scene is None or self._scene.stage != stage:
            self._scene = Scene(self._company, stage)
        return self._scene

    def clear(self) -> None:
        self._scene = None


@pytest.fixture(scope="module")
def stagehand(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stagehand]:
    """A server of its own, since one address asks for a lot here."""
    limits = ("--tables-per-address", "10000", "--requests-per-address", "10000")
    for server in served(tmp_path_factory, "matrix", *limits):
        with ExitStack() as stack:
            yield Stagehand(Company(server, stack))


def test_every_row_is_tried_and_nothing_else() -> None:
    assert {row.what for row in SOCKET} == set(MESSAGES)
    assert {row.what for row in HTTP} == set(REQUESTS)


# -- over the socket -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("row", SOCKET, ids=lambda row: f"{row.stage}: {row.what}")
def test_a_message_by_every_role(row: Row, stagehand: Stagehand) -> None:
    for role in sorted(ROLES, key=lambda role: row.cells[role] in ("yes", "vote")):
        expected = row.cells[role]
        scene = stagehand.scene(row.stage)
        prepare, fields = MESSAGES[row.what]
        if row.what == "reveal" and row.stage == "gathering":
            prepare = everybody_promised
        prepare(scene)
        before = scene.state()
        if expected.startswith("tables "):
            scene.host(expected)
            after = scene.state()
            assert after["incidents"][-1]["why"] == "host"
            stagehand.clear()
        elif role not in INSIDE:
            assert scene.try_in_vain(role, row.message, fields) == int(expected), role
            assert scene.state() == before, role
        else:
            answer = ask(scene, role, row.message, dict(fields))
            assert answer == expected or (expected == "vote" and answer == "yes"), (role, answer)
            check_effect(scene, expected, before, row)
            if expected in ("yes", "vote") and not is_harmless(row):
                stagehand.clear()
    if row.stage == "gathering":  # it goes on by itself
        stagehand.clear()


def is_harmless(row: Row) -> bool:
    return row.message in HARMLESS or row.what in UNDONE_BEFORE


def ask(scene: Scene, role: str, kind: str, fields: Message) -> str:
    """What comes of it, in the words of the page."""
    if kind in WITHOUT_ID:
        return say(scene, role, kind, fields)
    client = scene.settled(role)
    if "version" in fields or kind == "undo":
        fields["version"] = 0 if client.game is None else client.version
    if kind == "decide" and client.game is not None and client.game["legal"]["count"]:
        fields["action"] = client.some_action()
    answer = client.ask(kind, **fields)
    return str(answer["code"]) if answer["type"] == "refused" else "yes"


def say(scene: Scene, role: str, kind: str, fields: Message) -> str:
    """Messages that are answered with no `done`."""
    client = scene.settled(role)
    if kind == "hello":
        client.leave_the_line()
        client.attend(show=fields["show"])
    else:
        client.say_nothing_but(kind, **fields)
        wanted = {"ping": "pong", "react": "reacted"}.get(kind, "welcome")
        heard = client.hear_of(lambda: False, wanted, "refused")
        assert heard is not None
        if heard["type"] == "refused":
            assert heard["id"] == ""
            return str(heard["code"])
        if kind == "react":
            assert heard["client"] == client.you["client"]
    if kind in ("ping", "react") or client.shows == BO:
        return "yes"
    assert client.shows in (None, {"creator": 0, "other seat": CLEO}.get(role))
    return "public"


def check_effect(scene: Scene, expected: str, before: Message, row: Row) -> None:
    """What is refused has changed nothing; a vote alone neither, unless it was the last that was needed."""
    if expected in ("denied", "unfit", "public"):
        assert scene.state() == before
    elif expected == "vote" and row.message != "agree":
        after = scene.state()
        assert after["vote"] is not None
        assert (after["seats"], after["stage"]) == (before["seats"], before["stage"])
    elif expected == "yes" and row.message in ("vote", "abandon"):
        after = scene.state()
        assert after["vote"] is None
        assert (after["seats"], after["stage"]) != (before["seats"], before["stage"])


# -- over HTTP -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("row", HTTP, ids=lambda row: f"{row.stage}: {row.what}")
def test_a_request_by_every_role(row: Row, stagehand: Stagehand) -> None:
    for role in ROLES:
        expected = row.cells[role]
        scene = stagehand.scene(row.stage)
        prepare, method, path, link = REQUESTS[row.what]
        before: Any = None
        if link == "withdrawn":
            prepare(scene)
            scene.links["withdrawn"] = scene.links["invite"]
            prepare(scene)
        else:
            prepare(scene)
        if expected.startswith("tables "):
            before = scene.state()
            scene.host(expected)
            assert scene.state() == before
            continue
        body = {"token": scene.links.get(link, "")} if method == "POST" else None
        answer = scene.request(role, method, path, body)
        assert answer.status_code == int(expected), (role, answer.text)
        about = row.what.partition("(")[2].rstrip(")")
        if method == "POST" and answer.is_success and role not in LASTING.get(about, INSIDE):
            stagehand.clear()
