"""Clients that do anything at any time: nothing is lost, applied twice, told to the wrong one, or falls over.

Hypothesis draws what they do: right things, wrong ones, things that come too late, again, or from somebody
else, while sockets break and the server restarts.
"""

from __future__ import annotations

import asyncio
import hashlib
import shutil
import tempfile
from collections.abc import Coroutine
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
import pytest
import structlog
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from conclave.registry import GAMES
from conclave.server.table_requests import BotSeat, MySeat, NewTable
from conclave.table import entries as log
from conclave.table.refused import Refused
from conclave.table.settings import Clock, Settings
from conclave.table.stages import OVER, PLAYING
from tests.server.fuzz.visitor import Message, Visitor
from tests.server.fuzz.world import World, errors, fixed_secrets

T = TypeVar("T")

people = st.integers(0, 3)
seats = st.integers(0, 7)
"""Seats by number; from 4 on your own."""
names = st.sampled_from(["Ada", "Bo", " two  words ", "x" * 24, "x" * 25, "\u202eevil", "a\nb", "‎", " "])
table_settings = st.builds(
    Settings,
    listed=st.booleans(),
    spectators=st.booleans(),
    chat=st.booleans(),
    undo=st.booleans(),
    advice=st.sampled_from(["off", "all"]),
    clock=st.none() | st.builds(Clock, seconds=st.integers(4, 60), per=st.sampled_from(["decision", "move"])),
    cover_after=st.none() | st.integers(4, 60),
    cover_bot=st.sampled_from(["", "random", "greedy", "nobody"]),
)
kinds = st.sampled_from(["creator", "invite", "seat", "spectator"])
votes = st.sampled_from(["kick", "reopen", "abandon"])


AT_ONCE = ["sit", "stand", "resign", "say", "leave", "rematch", "start", "vote", "agree", "reject"]
"""What several people may send without waiting for each other."""


class AnyOrder(RuleBasedStateMachine):
    """One table with four people around it, and another one that must not notice any of it."""

    def __init__(self) -> None:
        super().__init__()
        self._closing = ExitStack()
        self._runner = self._closing.enter_context(asyncio.Runner())
        self._logged = self._closing.enter_context(structlog.testing.capture_logs())
        self.folder = Path(tempfile.mkdtemp(prefix="conclave-fuzz-"))
        self.table = ""
        self.decided = 0
        """Decisions of people that were acknowledged."""
        self.undone = 0
        self.tokens: dict[str, str] = {}

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self._runner.run(work)

    def teardown(self) -> None:
        if self.table:
            self.run(self._leave())
        self._closing.close()
        shutil.rmtree(self.folder)
        assert not errors(self._logged), errors(self._logged)

    async def _leave(self) -> None:
        await self._look_at_the_other_table()
        for visitor in [*self.visitors, self.loner]:
            await visitor.hang_up()
        await self.world.close()
        await asyncio.sleep(0)
        assert not self.world.problems

    # -- how it begins -----------------------------------------------------------------------------------

    @initialize(
        game=st.sampled_from([game.name for game in GAMES]),
        players=st.integers(2, 3),
        agreed=table_settings,
        bots=st.integers(0, 1),
        begun=st.sampled_from([True, True, True, False]),
        seed=st.integers(0, 1000),
    )
    def open(self, game: str, players: int, agreed: Settings, bots: int, begun: bool, seed: int) -> None:
        self._closing.enter_context(fixed_secrets(seed))
        self.run(self._open(game, players, agreed, bots, begun))

    async def _open(self, game: str, players: int, agreed: Settings, bots: int, begun: bool) -> None:
        self.world = World(self.folder)
        await self.world.open()
        self.visitors = [Visitor(name, self.world.secrets) for name in ("Ada", "Bo", "Cleo", "Dov")]
        self.loner = Visitor("Zoe", self.world.secrets)
        ada, bo, cleo, _ = self.visitors
        new = NewTable(
            game, {"players": players}, seats=[MySeat("Ada"), *[BotSeat("random") for _ in range(bots)]]
        )
        try:
            created = await self.world.create(ada, NewTable(game, new.options, agreed, new.seats))
        except Refused:
            created = await self.world.create(ada, new)
        self.table = created.table
        links = created.links
        self.tokens = {"creator": links.creator, "invite": links.invite, "spectator": links.spectator}
        await self.world.manager.enter(self.table, bo.key, links.invite)
        await self.enter(cleo, links.spectator)
        alone = NewTable("ciub", {"players": 2}, seats=[MySeat("Zoe"), BotSeat("random")], start=True)
        other = await self.world.create(self.loner, alone)
        self.world.now += 10
        await self.loner.connect(self.world.manager, other.table, 0)
        await self.settle()
        self.world.now += 10
        await self.settle()
        await ada.connect(self.world.manager, self.table, 0)
        await bo.connect(self.world.manager, self.table)
        if begun:
            await self._begin(players)
        await self.settle()
        self.seen_by_loner = self.loner.messages

    async def _begin(self, players: int) -> None:
        ada, bo, *_ = self.visitors
        await bo.ask("sit", seat=players - 1, name="Bo")
        for seat in range(players):
            await ada.ask("sit", seat=seat, name="Ada")
        await ada.ask("start")
        for _ in range(2):
            self.world.now += 10
            await self.settle()
        bo.send(type="show", seat=players - 1)

    async def enter(self, visitor: Visitor, token: str) -> None:
        try:
            await self.world.manager.enter(self.table, visitor.key, token)
        except Refused as refused:
            if refused.code not in ("denied", "unfit"):
                raise

    # -- what must always hold ---------------------------------------------------------------------------

    async def settle(self) -> None:
        await self.world.settle(self.visitors)

    @invariant()
    def nothing_is_amiss(self) -> None:
        if self.table:
            self.run(self._audit())
            assert not errors(self._logged), errors(self._logged)

    async def _audit(self) -> None:
        await self.settle()
        for visitor in self.visitors:
            await visitor.audit()
        kept = [entry for entry in self.world.log(self.table) if isinstance(entry, log.Decided)]
        assert len([entry for entry in kept if entry.hand == "person"]) == self.decided
        undone = [entry for entry in self.world.log(self.table) if isinstance(entry, log.Undone)]
        assert len(undone) == self.undone

    async def _look_at_the_other_table(self) -> None:
        """Nothing was told there, and it plays on."""
        assert self.loner.is_connected
        await self.loner.settle()
        assert self.loner.messages == self.seen_by_loner + 2  # the answers to the pings of just now
        game = self.loner.game
        assert game is not None
        action = game["legal"]["actions"][0]["code"]
        answer = await self.loner.ask("decide", seat=0, version=game["version"], action=action)
        assert answer["type"] == "done"

    def seat(self, who: int, drawn: int) -> int:
        own = self.visitors[who].you.get("seats", [])
        return own[drawn % len(own)] if drawn > 3 and own else drawn % 4

    # -- what people do ----------------------------------------------------------------------------------

    async def _ask(self, who: int, kind: str, /, **arguments: Any) -> Message:
        """Send a command; what is refused has changed nothing."""
        visitor = self.visitors[who]
        if not visitor.is_connected:
            return {"type": "closed"}
        await self.settle()
        before = len(self.world.storage.lines(self.table))
        others = {each: each.messages for each in self.visitors if each is not visitor}
        answer = await visitor.ask(kind, **arguments)
        if answer["type"] != "done":
            assert len(self.world.storage.lines(self.table)) == before
            assert all(each.messages == count for each, count in others.items())
        elif kind == "link" and answer["token"]:
            self.tokens[arguments["kind"]] = answer["token"]
        return answer

    def ask(self, who: int, kind: str, /, **arguments: Any) -> Message:
        return self.run(self._ask(who, kind, **arguments))

    @rule(who=people, seat=seats, stale=st.integers(-2, 2) | st.just(0), pick=st.integers(0, 10_000))
    def decide_anyhow(self, who: int, seat: int, stale: int, pick: int) -> None:
        """With any seat and version: the action is legal for somebody, perhaps."""
        self.run(self._decide(who, self.seat(who, seat), stale, pick))

    @precondition(lambda self: self.stage == PLAYING)
    @rule(pick=st.integers(0, 10_000), again=st.booleans())
    def decide_well(self, pick: int, again: bool) -> None:
        """The player who has to decide does, if present."""
        for who, visitor in enumerate(self.visitors):
            game = visitor.game
            if visitor.is_connected and game is not None and game["legal"]["count"]:
                self.run(self._decide(who, game["shows"], 0, pick, again))
                return

    async def _decide(self, who: int, seat: int, stale: int, pick: int, again: bool = False) -> None:
        visitor = self.visitors[who]
        game = visitor.game
        version = max(0, (game["version"] if game is not None else 0) + stale)
        match = (await self.world.room(self.table)).table.state.match
        legal = match.legal(seat) if match is not None and seat < len(match.seats) else ()
        code = legal[pick % len(legal)] if legal else pick
        action: int | str = code
        if legal and match is not None and pick % 3 == 0:
            action = match.game.notation(code)
        identity = f"d{who}-{version}-{pick}"
        fresh = self.world.storage.answer(self.table, f"{visitor.you.get('client')} {identity}") is None
        wish = {"id": identity, "seat": seat, "version": version, "action": action}
        answer = await self._ask(who, "decide", **wish)
        self.decided += answer["type"] == "done" and fresh
        if answer["type"] == "done" and again:
            lines = len(self.world.storage.lines(self.table))
            await self.settle()
            lines = len(self.world.storage.lines(self.table))
            assert await self._ask(who, "decide", **wish) == answer
            other = await self._ask(who, "say", id=identity, words="another content")
            assert other == answer
            assert len(self.world.storage.lines(self.table)) == lines

    @precondition(lambda self: self.stage == PLAYING)
    @rule(pick=st.integers(0, 10_000))
    def change_a_secret_choice(self, pick: int) -> None:
        """Nobody else gets as much as a byte for it."""
        self.run(self._change_a_secret_choice(pick))

    async def _change_a_secret_choice(self, pick: int) -> None:
        match = (await self.world.room(self.table)).table.state.match
        assert match is not None
        for who, visitor in enumerate(self.visitors):
            shows = visitor.you.get("shows")
            revising = getattr(match.pending, "revising", ())
            if not visitor.is_connected or shows is None or shows not in revising:
                continue
            others = [each for each in self.visitors if each.is_connected and each.you["shows"] != shows]
            before = [await each.audit() for each in others]
            counts = [each.messages for each in others]
            await self._decide(who, shows, 0, pick)
            assert [each.messages for each in others] == counts
            assert [await each.audit() for each in others] == before

    @rule(who=people, seat=seats, stale=st.integers(-1, 0))
    def undo(self, who: int, seat: int, stale: int) -> None:
        game = self.visitors[who].game
        version = max(0, (game["version"] if game is not None else 0) + stale)
        self.undone += self.ask(who, "undo", seat=self.seat(who, seat), version=version)["type"] == "done"

    @rule(who=people)
    def undo_if_possible(self, who: int) -> None:
        game = self.visitors[who].game
        if self.visitors[who].is_connected and game is not None and game["can_undo"]:
            answer = self.ask(who, "undo", seat=game["shows"], version=game["version"])
            assert answer["type"] == "done"
            self.undone += 1

    @rule(who=people, seat=seats)
    def advise(self, who: int, seat: int) -> None:
        game = self.visitors[who].game
        self.ask(who, "advise", seat=self.seat(who, seat), version=game["version"] if game is not None else 0)

    @rule(who=people, seat=seats, name=names)
    def sit(self, who: int, seat: int, name: str) -> None:
        self.ask(who, "sit", seat=self.seat(who, seat), name=name)

    @rule(who=people, seat=seats, bot=st.sampled_from(["random", "greedy", "adept", "nobody"]), name=names)
    def seat_bot(self, who: int, seat: int, bot: str, name: str) -> None:
        self.ask(who, "bot", seat=self.seat(who, seat), bot=bot, name=name)

    @rule(who=people, seat=seats, kind=st.sampled_from(["stand", "resign"]))
    def give_up_a_seat(self, who: int, seat: int, kind: str) -> None:
        self.ask(who, kind, seat=self.seat(who, seat))

    @rule(who=people, agreed=table_settings)
    def change_settings(self, who: int, agreed: Settings) -> None:
        self.ask(who, "settings", settings=msgspec.to_builtins(agreed))

    @rule(who=people, kind=st.sampled_from(["start", "leave", "abandon"]))
    def turn(self, who: int, kind: str) -> None:
        self.ask(who, kind)

    @rule(who=people, vote=votes, seat=st.none() | seats)
    def call_a_vote(self, who: int, vote: str, seat: int | None) -> None:
        self.ask(who, "vote", vote=vote, seat=None if seat is None else self.seat(who, seat))

    @rule(who=people, kind=st.sampled_from(["agree", "agree", "reject"]))
    def answer_a_vote(self, who: int, kind: str) -> None:
        self.ask(who, kind)

    @rule(
        who=people, seed=st.sampled_from([b"1" * 32, b"2" * 32]), kind=st.sampled_from(["promise", "reveal"])
    )
    def give_a_seed(self, who: int, seed: bytes, kind: str) -> None:
        if kind == "promise":
            self.ask(who, kind, commitment=hashlib.sha256(seed).hexdigest())
        else:
            self.ask(who, kind, seed=seed.hex())

    @rule(who=people, words=names)
    def say(self, who: int, words: str) -> None:
        self.ask(who, "say", words=words)

    @rule(who=people)
    def react(self, who: int) -> None:
        if self.visitors[who].is_connected:
            self.visitors[who].send(type="react", reaction="wow")

    @rule(who=people, seat=st.none() | seats)
    def show(self, who: int, seat: int | None) -> None:
        if self.visitors[who].is_connected:
            self.visitors[who].send(type="show", seat=None if seat is None else self.seat(who, seat))

    @rule(who=people, kind=kinds, seat=st.none() | seats, revoke=st.booleans())
    def change_links(self, who: int, kind: str, seat: int | None, revoke: bool) -> None:
        self.ask(
            who,
            "revoke" if revoke else "link",
            kind=kind,
            seat=None if seat is None else self.seat(who, seat),
        )

    @rule(data=st.data())
    def all_at_once(self, data: st.DataObject) -> None:
        """Several people send several things without waiting for anything."""
        self.run(self._all_at_once(data))

    async def _all_at_once(self, data: st.DataObject) -> None:
        for _ in range(data.draw(st.integers(2, 8))):
            who = data.draw(people)
            visitor = self.visitors[who]
            kind = data.draw(st.sampled_from(AT_ONCE))
            wish: Message = (
                {"seat": self.seat(who, data.draw(seats))}
                if kind in ("sit", "stand", "resign", "vote")
                else {}
            )
            wish |= {"vote": "kick"} if kind == "vote" else {}
            wish |= {"name": visitor.name} if kind == "sit" else {}
            wish |= {"words": "hurry"} if kind == "say" else {}
            if visitor.is_connected:
                visitor.command(kind, **wish)

    @precondition(lambda self: self.stage == OVER)
    @rule(who=people, twice=st.booleans())
    def play_again(self, who: int, twice: bool) -> None:
        self.run(self._play_again(who, twice))

    async def _play_again(self, who: int, twice: bool) -> None:
        asking = [each for each in self.visitors if each.is_connected] if twice else [self.visitors[who]]
        asked = [(each, each.command("rematch")) for each in asking if each.is_connected]
        for each, identity in asked:
            await each.until(lambda each=each, identity=identity: identity in each.answers)
        answers = [each.answers[identity][0] for each, identity in asked if identity in each.answers]
        made = {answer["table"] for answer in answers if answer["type"] == "done"}
        assert len(made) <= 1
        for table in made - set(self.world.tables):
            self.world.watch(table)

    # -- what happens to them ----------------------------------------------------------------------------

    @rule(seconds=st.sampled_from([0.5, 5, 10, 31, 100, 700]))
    def wait(self, seconds: float) -> None:
        self.world.now += seconds

    @rule(who=people)
    def hang_up(self, who: int) -> None:
        self.run(self.visitors[who].hang_up())

    @rule(
        who=people, seat=st.none() | seats, kind=st.sampled_from(["", "invite", "spectator", "seat", "false"])
    )
    def come_back(self, who: int, seat: int | None, kind: str) -> None:
        self.run(self._come_back(self.visitors[who], seat, kind))

    async def _come_back(self, visitor: Visitor, seat: int | None, kind: str) -> None:
        if visitor.is_connected:
            return
        await self.enter(visitor, self.tokens.get(kind, kind))
        byes = len(visitor.byes)
        shown = None if seat is None else seat % 4
        await visitor.connect(self.world.manager, self.table, shown)
        if not visitor.is_connected:
            assert len(visitor.byes) == byes + 1

    @rule()
    def restart(self) -> None:
        """What was acknowledged is there again."""
        self.run(self._restart())

    async def _restart(self) -> None:
        await self.settle()
        ada, *_ = self.visitors
        before = await self._record(ada)
        showed = [visitor.you.get("shows") for visitor in self.visitors]
        connected = [visitor.is_connected for visitor in self.visitors]
        await self.world.restart()
        for visitor in [*self.visitors, self.loner]:
            await visitor.hang_up()
        assert await self._record(ada) == before
        await self.loner.connect(self.world.manager, self.loner.table_id, 0)
        for visitor, was, seat in zip(self.visitors, connected, showed, strict=True):
            if was:
                await visitor.connect(self.world.manager, self.table, seat)
        await self.loner.settle()
        self.seen_by_loner = self.loner.messages

    async def _record(self, visitor: Visitor) -> str:
        try:
            return await self.world.manager.record(self.table, visitor.key)
        except Refused as refused:
            if refused.code not in ("denied", "unfit"):
                raise
            return refused.code

    @property
    def stage(self) -> str:
        if not self.table:
            return ""
        return self.run(self.world.room(self.table)).table.state.stage


_HOWEVER_LONG: Final = settings(deadline=None, suppress_health_check=list(HealthCheck))


def test_in_any_order() -> None:
    run_state_machine_as_test(
        AnyOrder,
        settings=settings(_HOWEVER_LONG, max_examples=30, stateful_step_count=30, derandomize=True),
    )


@pytest.mark.long
def test_in_any_order_at_length() -> None:
    run_state_machine_as_test(
        AnyOrder, settings=settings(_HOWEVER_LONG, max_examples=300, stateful_step_count=60)
    )
