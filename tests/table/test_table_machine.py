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
from tests.table.sitting_down import ENGLISH, NAMES, Sitting, each_game, observed

from conclave.core.pending import Decide
from conclave.core.record import parse_record
from conclave.registry import GAMES
from conclave.table.change import Change
from conclave.table.dice import commitment
from conclave.table.entries import LinkKind
from conclave.table.fairness import Answer, check
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
    cover_bot=st.sampled_from(["", "random", "champion"]),
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
            wanted.check(("random", "greedy"))
        except Refused:
            wanted = Settings()
        self.sitting = Sitting(self.game, {"players": players}, wanted, secret=f"machine {seed}")
        self.last: Callable[[], Change | None] | None = None
        if not waits:
            self.sitting.people(players - 1)
            self.sitting.bots_sit()
            self.sitting.begins()

    @property
    def table(self) -> Table:
        return self.sitting.table

    def client(self, who: int) -> int:
        return 1 + who % len(self.table.clients)

    def ask(self, request: Callable[[], Change | None]) -> None:
        """Nothing has happened before a change is kept; what is refused changes nothing."""
        self.last = request
        before = observed(self.table)
        answer = answer_to(request)
        assert observed(self.table) == before
        if isinstance(answer, Refused):
            assert ENGLISH.say(answer.reason)
            assert (answer.code == "illegal") == bool(answer.rule)
        elif answer is not None:
            self.sitting.keep(answer)

    # -- coming and going --------------------------------------------------------------------------------

    @rule(key=st.sampled_from(NAMES), which=st.integers(0, 12))
    def come(self, key: str, which: int) -> None:
        digests = ["", "no such link", *self.table.links]
        self.ask(lambda: self.table.admit(key, digests[which % len(digests)]))
        client = self.table.client_of(key)
        if client is not None:
            self.ask(lambda: self.table.came(client.number))

    @rule(who=WHO)
    def go(self, who: int) -> None:
        client = self.client(who)
        if self.table.is_here(client):
            self.sitting.goes(client)

    @rule(seat=SEAT)
    def stay_away(self, seat: int) -> None:
        """Whoever sits there has no connection for longer than most tables wait."""
        for client in self.table.chairs[seat % len(self.table.chairs)].holders():
            while self.table.is_here(client):
                self.sitting.goes(client)
        self.sitting.now += 70
        self.ask(lambda: self.table.cover(self.sitting.now))

    @rule(who=WHO)
    def come_back(self, who: int) -> None:
        self.ask(lambda: self.table.came(self.client(who)))

    @rule(who=WHO)
    def leave(self, who: int) -> None:
        self.ask(lambda: self.table.leave(self.client(who)))

    @rule(who=WHO, kind=LINK, seat=st.none() | SEAT)
    def make_a_link(self, who: int, kind: LinkKind, seat: int | None) -> None:
        digest = f"{kind} {self.table.lines}"
        self.ask(lambda: self.table.make_link(self.client(who), kind, seat, digest))

    @rule(who=WHO, kind=LINK, seat=st.none() | SEAT)
    def revoke_a_link(self, who: int, kind: LinkKind, seat: int | None) -> None:
        self.ask(lambda: self.table.revoke_link(self.client(who), kind, seat))

    # -- seats -------------------------------------------------------------------------------------------

    @rule(who=WHO, seat=SEAT, name=st.text(max_size=30) | st.sampled_from(NAMES))
    def sit(self, who: int, seat: int, name: str) -> None:
        self.ask(lambda: self.table.sit(self.client(who), seat, name))

    @rule(who=WHO, seat=SEAT, bot=st.sampled_from(["random", "greedy", "champion"]))
    def seat_a_bot(self, who: int, seat: int, bot: str) -> None:
        self.ask(lambda: self.table.seat_bot(self.client(who), seat, bot, "Bot"))

    @rule(who=WHO, seat=SEAT)
    def stand_up(self, who: int, seat: int) -> None:
        self.ask(lambda: self.table.stand_up(self.client(who), seat))

    @rule(who=WHO, wanted=ANY_SETTINGS)
    def change_settings(self, who: int, wanted: Settings) -> None:
        self.ask(lambda: self.table.change_settings(self.client(who), wanted))

    # -- beginning ---------------------------------------------------------------------------------------

    @rule(who=WHO)
    def start(self, who: int) -> None:
        self.ask(lambda: self.table.start(self.client(who)))

    @rule(who=WHO, right=st.booleans())
    def promise(self, who: int, right: bool) -> None:
        client = self.client(who)
        seed = self.sitting.seed(client)
        self.ask(lambda: self.table.promise(client, commitment(bytes.fromhex(seed)) if right else seed[1:]))

    @rule(who=WHO, right=st.booleans())
    def reveal(self, who: int, right: bool) -> None:
        client = self.client(who)
        self.ask(lambda: self.table.reveal(client, self.sitting.seed(client if right else client + 1)))

    @precondition(lambda self: self.sitting.is_in(LOBBY) or self.sitting.is_in(GATHERING))
    @rule()
    def begin_at_last(self) -> None:
        if self.sitting.is_in(LOBBY):
            for seat, chair in enumerate(self.table.chairs):
                if chair.free or not chair.name:
                    self.ask(partial(self.table.free, seat))
            self.sitting.bots_sit()
            self.ask(lambda: self.table.start(self.sitting.creator))
        while self.sitting.is_in(GATHERING):
            self.sitting.now += 10
            assert self.sitting.goes_on_beginning()

    # -- playing -----------------------------------------------------------------------------------------

    def playing(self) -> bool:
        return self.table.live

    @precondition(playing)
    @rule(steps=st.integers(1, 12))
    def play_on(self, steps: int) -> None:
        """Whoever has to decide decides, as far as there is anybody."""
        for _ in range(steps):
            if self.table.bot_turns(self.sitting.now) or self.sitting.asked():
                self.sitting.somebody_decides()

    @precondition(playing)
    @rule(seat=st.integers(0, 3), out_of_turn=RARELY, stale=RARELY, illegal=RARELY, number=st.integers())
    def decide(self, seat: int, out_of_turn: bool, stale: bool, illegal: bool, number: int) -> None:
        asked = self.sitting.asked()
        seat = seat % len(self.table.chairs) if out_of_turn else asked[seat % len(asked)]
        client = (self.table.chairs[seat].holders() or [self.sitting.creator])[0]
        version = self.sitting.match.version(seat) - (1 if stale else 0)
        allowed = self.sitting.match.legal(seat)
        action = number if illegal or not allowed else allowed[number % len(allowed)]
        self.ask(lambda: self.table.decide(client, seat, action, version))

    @rule(who=WHO, seat=SEAT, action=st.integers(0, 500), version=st.integers(-1, 40))
    def decide_anything(self, who: int, seat: int, action: int, version: int) -> None:
        self.ask(lambda: self.table.decide(self.client(who), seat, action, version))

    @rule()
    def ask_again(self) -> None:
        """The same request a second time, as after a lost answer."""
        if self.last is not None:
            self.ask(self.last)

    @precondition(playing)
    @rule(seat=st.integers(0, 3), stale=RARELY)
    def undo(self, seat: int, stale: bool) -> None:
        able = [each for each in range(len(self.table.chairs)) if self.table.why_no_undo(each) is None]
        seat = able[0] if able else seat % len(self.table.chairs)
        client = (self.table.chairs[seat].holders() or [self.sitting.creator])[0]
        version = self.sitting.match.version(seat) - (1 if stale else 0)
        self.ask(lambda: self.table.undo(client, seat, version))

    @rule(who=WHO, seat=SEAT, really=RARELY)
    def resign(self, who: int, seat: int, really: bool) -> None:
        if really:
            self.ask(lambda: self.table.resign(self.client(who), seat))

    @rule(who=WHO, really=RARELY)
    def abandon(self, who: int, really: bool) -> None:
        if really:
            self.ask(lambda: self.table.abandon(self.client(who)))

    @rule(seconds=st.sampled_from([0.5, 5, 30, 100]))
    def time_passes(self, seconds: float) -> None:
        self.sitting.now += seconds
        self.ask(lambda: self.table.go_on_beginning(self.sitting.now))
        self.ask(lambda: self.table.cover(self.sitting.now))
        for turn in self.table.bot_turns(self.sitting.now)[:1]:
            self.sitting.bot_decides(turn)

    @rule()
    def restart(self) -> None:
        self.sitting.restart()

    # -- the rest ----------------------------------------------------------------------------------------

    @rule(who=WHO, words=st.text(max_size=210))
    def say(self, who: int, words: str) -> None:
        self.ask(lambda: self.table.say(self.client(who), words))

    @rule(who=WHO, seat=SEAT)
    def ask_for_advice(self, who: int, seat: int) -> None:
        def request() -> None:
            self.table.may_ask_advice(self.client(who), seat)

        self.ask(request)

    @rule(who=WHO)
    def play_again(self, who: int) -> None:
        def request() -> Change:
            assert self.table.play_again(self.client(who), "creator", "invite")
            return self.table.rematched("t2")

        self.ask(request)

    # -- what always holds -------------------------------------------------------------------------------

    @invariant()
    def the_right_seats_are_asked(self) -> None:
        table = self.table
        pending = None if table.match is None else table.match.pending
        waiting = pending.seats if table.live and isinstance(pending, Decide) else ()
        assert set(table.asked) == set(waiting)
        turns = table.bot_turns(self.sitting.now)
        assert {turn.seat for turn in turns} <= set(waiting)
        assert table.wakes(self.sitting.now) == 0 if turns else table.wakes(self.sitting.now) != 0
        for chair in table.chairs if table.live else ():
            assert chair.holders() or chair.played_by_bot, "nobody is waited for who is not there"

    @invariant()
    def the_secret_is_kept_until_the_end(self) -> None:
        record = self.table.record()
        ended = self.sitting.is_in(OVER) or self.sitting.is_in(ABANDONED)
        assert (self.table.seeds.secret is not None) == ended
        if record is not None:
            assert (self.sitting.secret.hex() in record.written()) == ended

    def teardown(self) -> None:
        if hasattr(self, "sitting"):
            self.sitting.check()
            prove(self.sitting)


def prove(sitting: Sitting) -> None:
    """A record whose secret is revealed is proven, or made by the host alone."""
    record = sitting.table.record()
    if record is None:
        return
    verdict = check(parse_record(record.written()), GAMES.find(record.game))
    assert verdict.answer != Answer.FALSE
    keys = {reason.key for reason in verdict.reasons}
    assert keys <= {"core-proof-host-alone", "core-proof-no-secret"}
    if sitting.table.live:
        assert "core-proof-no-secret" in keys
    elif sitting.table.seeds.revealed:
        assert verdict.answer == Answer.PROVEN


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
    sitting = Sitting(game, {"players": 3}, Settings(clock=clock, cover_after=20))
    clients = sitting.people(2)
    sitting.bots_sit("greedy")
    sitting.begins()
    random = Random(f"{game} {clock}")

    def life_goes_on() -> None:
        sitting.now += random.choice((1, 5, 40))
        client = random.choice(clients)
        if sitting.table.is_here(client):
            if random.random() < 0.1:
                sitting.goes(client)
        elif random.random() < 0.2:
            sitting.keep(sitting.table.came(client))
        for seat in range(2):
            if sitting.table.why_no_undo(seat) is None and random.random() < 0.2:
                sitting.undoes(clients[seat], seat)
        sitting.keep(sitting.table.cover(sitting.now))

    sitting.plays_on(before=life_goes_on)
    assert sitting.is_in(OVER)
    prove(sitting)
