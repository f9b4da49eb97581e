"""Hypothesis sits at a table: whatever it asks for happens or is refused, and the log tells it all again."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest
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
from tests.table.table_driver import BOTS, ENGLISH, NAMES, TableDriver, each_game, snapshot

from conclave.core.pending import Decide
from conclave.core.record import parse_record
from conclave.registry import GAMES
from conclave.table.change import Change
from conclave.table.dice import commitment
from conclave.table.entries import LinkKind, VoteKind
from conclave.table.fairness import ProofStatus, check
from conclave.table.refused import Refused
from conclave.table.settings import Clock, Settings
from conclave.table.stages import ABANDONED, GATHERING, LOBBY, OVER
from conclave.table.table import Table

WHO = st.integers(0, 20)
SEAT = st.sampled_from([0, 1, 2, 0, 1, 2, 3, -1])
RARELY = st.sampled_from([False, False, False, True])
ANY_SETTINGS = st.builds(
    Settings,
    listed=st.booleans(),
    spectators=st.booleans(),
    chat=st.booleans(),
    advice=st.sampled_from(["all", "off"]),
    undo=st.sampled_from([True, True, False]),
    clock=st.sampled_from([None, Clock(30), Clock(60, "move"), Clock(4)]),
    cover_after=st.sampled_from([20, 60, None, 4]),
    cover_bot=st.sampled_from(["", "random", "searcher:51", "champion"]),
)
LINK = st.sampled_from(["creator", "invite", "seat", "spectator"])


def answer_to(request: Callable[[], Change | None]) -> Change | Refused | None:
    try:
        return request()
    except Refused as refused:
        return refused


class TableMachine(RuleBasedStateMachine):
    """Clients that do whatever they like: legal, illegal, stale, repeated, out of turn, on the wrong seat."""

    game: str

    @initialize(players=st.integers(2, 4), wanted=ANY_SETTINGS, waits=RARELY, seed=WHO)
    def open(self, players: int, wanted: Settings, waits: bool, seed: int) -> None:
        try:
            wanted.check(BOTS)
        except Refused:
            wanted = Settings()
        self.driver = TableDriver(self.game, {"players": players}, wanted, secret=f"machine {seed}")
        self.last: Callable[[], Change | None] | None = None
        if not waits:
            self.driver.people(players - 1)
            self.driver.bots_sit()
            self.driver.begins()

    @property
    def table(self) -> Table:
        return self.driver.table

    def client(self, who: int) -> int:
        return 1 + who % len(self.table.state.clients)

    def ask(self, request: Callable[[], Change | None]) -> None:
        """Nothing has happened before a change is kept; what is refused changes nothing."""
        self.last = request
        before = snapshot(self.table)
        answer = answer_to(request)
        assert snapshot(self.table) == before
        if isinstance(answer, Refused):
            assert ENGLISH.say(answer.reason)
            assert (answer.code == "illegal") == bool(answer.rule)
        elif answer is not None:
            self.driver.keep(answer)

    # -- coming and going --------------------------------------------------------------------------------

    @rule(key=st.sampled_from(NAMES), which=st.integers(0, 12))
    def come(self, key: str, which: int) -> None:
        digests = ["", "no such link", *self.table.state.links]
        self.ask(lambda: self.table.seats.admit(key, digests[which % len(digests)]))
        client = self.table.state.client_of(key)
        if client is not None:
            self.ask(lambda: self.table.seats.came(client.number))

    @rule(who=WHO)
    def go(self, who: int) -> None:
        client = self.client(who)
        if self.table.presence.is_here(client):
            self.driver.goes(client)

    @rule(seat=SEAT)
    def stay_away(self, seat: int) -> None:
        """The player there is disconnected for longer than most tables wait."""
        for client in self.table.state.seat_holders[seat % len(self.table.state.seat_holders)].clients():
            while self.table.presence.is_here(client):
                self.driver.goes(client)
        self.driver.now += 70
        self.ask(lambda: self.table.play.cover(self.driver.now))

    @rule(who=WHO)
    def come_back(self, who: int) -> None:
        self.ask(lambda: self.table.seats.came(self.client(who)))

    @rule(who=WHO)
    def leave(self, who: int) -> None:
        self.ask(lambda: self.table.seats.leave(self.client(who)))

    @rule(who=WHO, kind=LINK, seat=st.none() | SEAT)
    def make_a_link(self, who: int, kind: LinkKind, seat: int | None) -> None:
        digest = f"{kind} {self.table.state.lines}"
        self.ask(lambda: self.table.seats.make_link(self.client(who), kind, seat, digest))

    @rule(who=WHO, kind=LINK, seat=st.none() | SEAT)
    def revoke_a_link(self, who: int, kind: LinkKind, seat: int | None) -> None:
        unknown = f"unknown {self.table.state.lines}"
        self.ask(lambda: self.table.seats.revoke_link(self.client(who), kind, seat, unknown))

    # -- seats -------------------------------------------------------------------------------------------

    @rule(who=WHO, seat=SEAT, name=st.text(max_size=30) | st.sampled_from(NAMES))
    def sit(self, who: int, seat: int, name: str) -> None:
        self.ask(lambda: self.table.seats.sit(self.client(who), seat, name))

    @rule(who=WHO, seat=SEAT, bot=st.sampled_from(["random", "searcher:9", "searcher:51", "champion"]))
    def seat_a_bot(self, who: int, seat: int, bot: str) -> None:
        self.ask(lambda: self.table.seats.seat_bot(self.client(who), seat, bot, "Bot"))

    @rule(who=WHO, seat=SEAT)
    def stand_up(self, who: int, seat: int) -> None:
        self.ask(lambda: self.table.seats.stand_up(self.client(who), seat))

    @rule(who=WHO, wanted=ANY_SETTINGS)
    def change_settings(self, who: int, wanted: Settings) -> None:
        self.ask(lambda: self.table.play.change_settings(self.client(who), wanted))

    # -- beginning ---------------------------------------------------------------------------------------

    @rule(who=WHO)
    def start(self, who: int) -> None:
        self.ask(lambda: self.table.play.start(self.client(who)))

    @rule(who=WHO, right=st.booleans())
    def promise(self, who: int, right: bool) -> None:
        client = self.client(who)
        seed = self.driver.seed(client)
        self.ask(
            lambda: self.table.play.promise(client, commitment(bytes.fromhex(seed)) if right else seed[1:])
        )

    @rule(who=WHO, right=st.booleans())
    def reveal(self, who: int, right: bool) -> None:
        client = self.client(who)
        self.ask(lambda: self.table.play.reveal(client, self.driver.seed(client if right else client + 1)))

    @precondition(lambda self: self.driver.is_in(LOBBY) or self.driver.is_in(GATHERING))
    @rule()
    def begin_at_last(self) -> None:
        if self.driver.is_in(LOBBY):
            creators = [each for each in self.table.state.clients if self.table.state.is_creator(each)]
            if not creators:
                return
            self.driver.creator = creators[0]  # another who came by the creator's link may have replaced it
            for seat, holder in enumerate(self.table.state.seat_holders):
                if holder.free or not holder.name:
                    self.ask(partial(self.table.votes.kick_by_host, seat))
            self.driver.bots_sit()
            self.ask(lambda: self.table.play.start(self.driver.creator))
        while self.driver.is_in(GATHERING):
            self.driver.now += 10
            assert self.driver.goes_on_beginning()

    # -- playing -----------------------------------------------------------------------------------------

    def playing(self) -> bool:
        return self.table.state.live

    @precondition(playing)
    @rule(steps=st.integers(1, 12))
    def play_on(self, steps: int) -> None:
        """The player who has to decide does, if there is one."""
        for _ in range(steps):
            if self.table.presence.bot_turns(self.driver.now) or self.driver.asked():
                self.driver.somebody_decides()

    @precondition(playing)
    @rule(seat=st.integers(0, 3), out_of_turn=RARELY, stale=RARELY, illegal=RARELY, number=st.integers())
    def decide(self, seat: int, out_of_turn: bool, stale: bool, illegal: bool, number: int) -> None:
        asked = self.driver.asked()
        seat = seat % len(self.table.state.seat_holders) if out_of_turn else asked[seat % len(asked)]
        client = (self.table.state.seat_holders[seat].clients() or [self.driver.creator])[0]
        version = self.driver.match.version(seat) - (1 if stale else 0)
        allowed = self.driver.match.legal(seat)
        action = number if illegal or not allowed else allowed[number % len(allowed)]
        self.ask(lambda: self.table.play.decide(client, seat, action, version))

    @rule(who=WHO, seat=SEAT, action=st.integers(0, 500), version=st.integers(-1, 40))
    def decide_anything(self, who: int, seat: int, action: int, version: int) -> None:
        self.ask(lambda: self.table.play.decide(self.client(who), seat, action, version))

    @rule()
    def ask_again(self) -> None:
        """The same request a second time, as after a lost answer."""
        if self.last is not None:
            self.ask(self.last)

    @precondition(playing)
    @rule(seat=st.integers(0, 3), stale=RARELY)
    def undo(self, seat: int, stale: bool) -> None:
        able = [
            each
            for each in range(len(self.table.state.seat_holders))
            if self.table.play.why_no_undo(each) is None
        ]
        seat = able[0] if able else seat % len(self.table.state.seat_holders)
        client = (self.table.state.seat_holders[seat].clients() or [self.driver.creator])[0]
        version = self.driver.match.version(seat) - (1 if stale else 0)
        self.ask(lambda: self.table.play.undo(client, seat, version))

    @rule(who=WHO, seat=SEAT, really=RARELY)
    def resign(self, who: int, seat: int, really: bool) -> None:
        if really:
            self.ask(lambda: self.table.play.resign(self.client(who), seat))

    @rule(who=WHO, kind=st.sampled_from(["kick", "reopen", "abandon"]), seat=st.none() | SEAT, really=RARELY)
    def call_a_vote(self, who: int, kind: VoteKind, seat: int | None, really: bool) -> None:
        if really or kind == "kick":
            self.ask(lambda: self.table.votes.call(self.client(who), kind, seat, self.driver.now))

    @rule(who=WHO)
    def agree(self, who: int) -> None:
        self.ask(lambda: self.table.votes.agree(self.client(who), self.driver.now))

    @rule(who=WHO)
    def say_no(self, who: int) -> None:
        self.ask(lambda: self.table.votes.reject(self.client(who), self.driver.now))

    @rule(seconds=st.sampled_from([0.5, 5, 30, 100]))
    def time_passes(self, seconds: float) -> None:
        self.driver.now += seconds
        self.ask(lambda: self.table.play.go_on_beginning(self.driver.now))
        self.ask(lambda: self.table.play.cover(self.driver.now))
        for turn in self.table.presence.bot_turns(self.driver.now)[:1]:
            self.driver.bot_decides(turn)

    @rule()
    def restart(self) -> None:
        self.driver.restart()

    # -- the rest ----------------------------------------------------------------------------------------

    @rule(who=WHO, words=st.text(max_size=210))
    def say(self, who: int, words: str) -> None:
        self.ask(lambda: self.table.seats.say(self.client(who), words))

    @rule(who=WHO, seat=SEAT)
    def ask_for_advice(self, who: int, seat: int) -> None:
        def request() -> None:
            self.table.play.may_ask_advice(self.client(who), seat)

        self.ask(request)

    @rule(who=WHO)
    def play_again(self, who: int) -> None:
        def request() -> Change:
            assert self.table.play.play_again(self.client(who), "creator", "invite")
            return self.table.play.record_rematch("t2")

        self.ask(request)

    # -- what always holds -------------------------------------------------------------------------------

    @invariant()
    def the_right_seats_are_asked(self) -> None:
        table = self.table
        pending = None if table.state.match is None else table.state.match.pending
        waiting = pending.seats if table.state.live and isinstance(pending, Decide) else ()
        assert set(table.state.asked) == set(waiting)
        turns = table.presence.bot_turns(self.driver.now)
        assert {turn.seat for turn in turns} <= set(waiting)
        assert (
            table.presence.wakes(self.driver.now) == 0
            if turns
            else table.presence.wakes(self.driver.now) != 0
        )
        for holder in table.state.seat_holders if table.state.live else ():
            assert holder.clients() or holder.played_by_bot, "nobody is waited for who is not there"

    @invariant()
    def the_secret_is_kept_until_the_end(self) -> None:
        record = self.table.state.record()
        ended = self.driver.is_in(OVER) or self.driver.is_in(ABANDONED)
        assert (self.table.state.seeds.secret is not None) == ended
        if record is not None:
            assert (self.driver.secret.hex() in record.written()) == ended

    @invariant()
    def whoever_is_kicked_holds_nothing(self) -> None:
        state = self.table.state
        for client in state.clients.values():
            if client.kicked:
                assert not state.seats_of(client.number)
                assert not state.may_look(client.number)
                assert not state.may_sit(client.number)
                assert not state.is_creator(client.number)

    def teardown(self) -> None:
        if hasattr(self, "driver"):
            self.driver.check()
            prove(self.driver)


def prove(driver: TableDriver) -> None:
    """A record whose secret is revealed is proven, or made by the host alone."""
    record = driver.table.state.record()
    if record is None:
        return
    verdict = check(parse_record(record.written()), GAMES.find(record.game))
    assert verdict.status != ProofStatus.FALSE
    keys = {reason.key for reason in verdict.reasons}
    assert keys <= {"core-proof-host-alone", "core-proof-no-secret"}
    if driver.table.state.live:
        assert "core-proof-no-secret" in keys
    elif driver.table.state.seeds.revealed:
        assert verdict.status == ProofStatus.PROVEN


def machine_of(game: str) -> type[TableMachine]:
    return type("TableMachine", (TableMachine,), {"game": game})


PATIENT: dict[str, Any] = {
    "deadline": None,
    "suppress_health_check": [HealthCheck.too_slow, HealthCheck.data_too_large],
}


@each_game
def test_a_table_survives_whatever_is_asked_of_it(game: str) -> None:
    few = settings(max_examples=30, stateful_step_count=40, derandomize=True, database=None, **PATIENT)
    run_state_machine_as_test(machine_of(game), settings=few)


@pytest.mark.long
@each_game
def test_a_table_survives_a_long_search_for_trouble(game: str) -> None:
    many = settings(max_examples=300, stateful_step_count=60, **PATIENT)
    run_state_machine_as_test(machine_of(game), settings=many)


@each_game
@pytest.mark.parametrize("clock", [None, Clock(30), Clock(60, "move")])
def test_whole_games_of_people_who_come_and_go(game: str, clock: Clock | None) -> None:
    driver = TableDriver(game, {"players": 3}, Settings(clock=clock, cover_after=20))
    clients = driver.people(2)
    driver.bots_sit("greedy")
    driver.begins()
    random = Random(f"{game} {clock}")

    def life_goes_on() -> None:
        driver.now += random.choice((1, 5, 40))
        client = random.choice(clients)
        if driver.table.presence.is_here(client):
            if random.random() < 0.1:
                driver.goes(client)
        elif random.random() < 0.2:
            driver.keep(driver.table.seats.came(client))
        for seat in range(2):
            if driver.table.play.why_no_undo(seat) is None and random.random() < 0.2:
                driver.undoes(clients[seat], seat)
        driver.keep(driver.table.play.cover(driver.now))

    driver.plays_on(before=life_goes_on)
    assert driver.is_in(OVER)
    prove(driver)
