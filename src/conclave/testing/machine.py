"""Hypothesis plays: legal and illegal steps, clones, replays and saves in any order it can think of."""

from __future__ import annotations

import random

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

from conclave.core.chance import Chance
from conclave.core.game import Game
from conclave.core.pending import Decide, Over
from conclave.core.position import Position
from conclave.core.record import Decision, Note, Settled, parse_record
from conclave.core.record_replay import replay
from conclave.core.refusal import IllegalAction
from conclave.core.source import Bits
from conclave.testing.contract import Contract
from conclave.testing.play import Play, snapshot
from conclave.testing.settings import settings_of

ANY_NUMBER = st.integers(0, 2**32)


class GameMachine(RuleBasedStateMachine):
    """One game of which everything that was ever seen must stay true."""

    game: Game

    @initialize(data=st.data())
    def sit_down(self, data: st.DataObject) -> None:
        self.play = Play(data.draw(st.sampled_from(settings_of(self.game))), 0)
        self.players = self.play.setting.players
        self.kept: list[tuple[Position, tuple[bytes, ...]]] = []

    @property
    def position(self) -> Position:
        return self.play.position

    def decide_is_due(self) -> bool:
        return isinstance(self.position.pending, Decide)

    def chance_is_due(self) -> bool:
        return isinstance(self.position.pending, Chance)

    @precondition(decide_is_due)
    @rule(who=ANY_NUMBER, what=ANY_NUMBER)
    def decide(self, who: int, what: int) -> None:
        pending = self.position.pending
        assert isinstance(pending, Decide)
        asked = pending.seats + pending.revising
        seat = asked[who % len(asked)]
        legal = self.position.legal(seat)
        action = legal[what % len(legal)]
        assert self.position.why_not(seat, action) is None
        self.position.play(seat, action)
        self.play.record.entries.append(Decision(seat, self.game.notation(action)))
        self.note_the_end()

    @precondition(chance_is_due)
    @rule(seed=ANY_NUMBER)
    def settle(self, seed: int) -> None:
        chance = self.position.pending
        assert isinstance(chance, Chance)
        outcome = chance.sample(Bits(random.Random(seed).getrandbits))
        assert chance.read(chance.write(outcome)) == outcome
        self.position.settle(outcome)
        self.play.record.entries.append(Settled(chance.spec, chance.write(outcome)))
        self.note_the_end()

    def note_the_end(self) -> None:
        if isinstance(self.position.pending, Over):
            self.play.record.places = self.position.pending.places

    @rule(steps=st.integers(1, 60), seed=ANY_NUMBER)
    def play_on_at_random(self, steps: int, seed: int) -> None:
        self.play.random.seed(seed)
        for _ in range(steps):
            self.play.step()

    @rule(seat=st.integers(-1, 6), action=st.integers(-(2**70), 2**70) | st.integers(-1, 2**22))
    def try_what_may_be_illegal(self, seat: int, action: int) -> None:
        if action in self.position.legal(seat):
            return
        assert self.position.why_not(seat, action) is not None
        before = snapshot(self.position, self.players)
        with pytest.raises(IllegalAction):
            self.position.play(seat, action)
        assert snapshot(self.position, self.players) == before

    @rule()
    def keep_a_clone(self) -> None:
        twin = self.position.clone()
        assert snapshot(twin, self.players) == snapshot(self.position, self.players)
        self.kept.append((twin, snapshot(twin, self.players)))

    @rule()
    def go_on_with_a_clone(self) -> None:
        """The original stays behind and must not change any more."""
        self.kept.append((self.position, snapshot(self.position, self.players)))
        self.play.position = self.position.clone()

    @rule(note=st.text(st.characters(blacklist_categories=("Cc", "Cs")), max_size=20))
    def save_and_go_on(self, note: str) -> None:
        """What is written, read and replayed goes on as if nothing had been."""
        self.play.record.entries.append(Note(note))
        written = self.play.record.written()
        self.play.record = parse_record(written)
        assert self.play.record.written() == written
        again = replay(self.game, self.play.record)
        assert snapshot(again, self.players) == snapshot(self.position, self.players)
        self.play.position = again

    @rule(who=ANY_NUMBER, seed=ANY_NUMBER)
    def imagine(self, who: int, seed: int) -> None:
        seat = self.play.setting.audiences[who % (self.players + 1)]
        view = self.position.view(seat)
        assert self.game.imagine(view, Bits(random.Random(seed).getrandbits)).view(seat) == view

    @invariant()
    def what_is_kept_does_not_change(self) -> None:
        for position, before in self.kept[-3:]:
            assert snapshot(position, self.players) == before

    @invariant()
    def only_the_asked_may_act(self) -> None:
        pending = self.position.pending
        asked = pending.seats + pending.revising if isinstance(pending, Decide) else ()
        for seat in range(self.players):
            assert (len(self.position.legal(seat)) > 0) == (seat in asked)

    def teardown(self) -> None:
        for position, before in getattr(self, "kept", []):
            assert snapshot(position, self.players) == before


def machine_of(game: Game) -> type[GameMachine]:
    return type("GameMachine", (GameMachine,), {"game": game})


SLOW_IS_FINE = [HealthCheck.too_slow, HealthCheck.data_too_large]


class MachineContract(Contract):
    """The game survives whatever Hypothesis does to it."""

    def test_a_game_survives_whatever_is_done_to_it(self, game: Game) -> None:
        few = settings(
            max_examples=25,
            stateful_step_count=30,
            deadline=None,
            derandomize=True,
            database=None,
            suppress_health_check=SLOW_IS_FINE,
        )
        run_state_machine_as_test(machine_of(game), settings=few)
