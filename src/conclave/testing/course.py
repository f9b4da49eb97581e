"""Games end; records replay to the same game; clones and old positions are left alone; chances are exact."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

import pytest

from conclave.core.chance import Chance, ChanceError, Outcome, parse_chance
from conclave.core.event import Event
from conclave.core.pending import Decide, Over
from conclave.core.position import Position
from conclave.core.record import Entry, Note, parse_record
from conclave.core.record_replay import replay
from conclave.core.source import Bits
from conclave.testing.contract import Contract
from conclave.testing.play import Play, events_for, sent, snapshot
from conclave.testing.settings import Setting


def _play_on(position: Position, source: Bits, steps: int) -> None:
    for _ in range(steps):
        pending = position.pending
        if isinstance(pending, Decide):
            seat = pending.seats[source.uniform(len(pending.seats))]
            position.play(seat, position.legal(seat).sample(source))
        elif isinstance(pending, Chance):
            position.settle(pending.sample(source))


MANY = 2000
"""More outcomes than this are not gone through one by one."""


@cache
def _check_chance(spec: str) -> None:
    """A chance met in a game: its weights, its texts, and its specification without the game."""
    chance = parse_chance(spec)
    assert chance.spec == spec
    if not chance.can_enumerate:
        with pytest.raises(ChanceError):
            next(chance.outcomes())
        return
    if chance.size() > MANY:
        return  # tests/core weighs rolls of many kinds of dice one by one
    outcomes = list(chance.outcomes())
    assert len({outcome for outcome, _ in outcomes}) == len(outcomes) == chance.size()
    assert sum(weight for _, weight in outcomes) == chance.total()
    for outcome, weight in outcomes:
        assert chance.weight(outcome) == weight > 0
        assert chance.read(chance.write(outcome)) == outcome


def _some_outcomes(chance: Chance, source: Bits) -> list[Outcome]:
    """All outcomes, or some of them where there are thousands."""
    if chance.size() > MANY:
        return [chance.sample(source) for _ in range(20)]
    return [outcome for outcome, _ in chance.outcomes()]


class CourseContract(Contract):
    """Games end, replay, and leave clones and old positions alone."""

    has_chance: ClassVar[bool] = True
    """False for a game that leaves nothing to chance."""

    def test_random_games_end_with_places(self, setting: Setting) -> None:
        for seed in range(3):
            over = Play(setting, seed).to_end()
            assert len(over.places) == len(over.points) == setting.players
            assert min(over.places) == 1
            for place in over.places:
                assert place == 1 + sum(other < place for other in over.places), (
                    "places are shared or skipped"
                )
            assert over.winners() == tuple(seat for seat, place in enumerate(over.places) if place == 1)

    def test_the_same_seed_gives_the_same_game(self, setting: Setting) -> None:
        first, again = Play(setting, 1), Play(setting, 1)
        first.to_end()
        again.to_end()
        assert first.record.written() == again.record.written()

    def test_a_record_replays_to_the_live_game_step_by_step(self, setting: Setting) -> None:
        play = Play(setting, 2)
        live = [snapshot(position, setting.players) for position in play.positions()]
        record = parse_record(play.record.written())
        again: list[tuple[bytes, ...]] = []
        events: list[Event] = []

        def look(position: Position, _entry: Entry) -> None:
            again.append(snapshot(position, setting.players))

        last = replay(setting.game, record, look, events.append)
        again.append(snapshot(last, setting.players))
        assert again == live
        for seat in setting.audiences:
            assert events_for(events, seat) == events_for(play.events, seat)

    def test_an_unfinished_record_replays_too(self, setting: Setting) -> None:
        play = Play(setting, 3)
        for number, position in enumerate(play.positions()):
            if isinstance(position.pending, Over):
                break
            if number % 17 == 0:
                play.record.entries.append(Note("somebody went for tea"))
                stored = parse_record(play.record.written())
                assert stored.places is None
                assert snapshot(replay(setting.game, stored), setting.players) == snapshot(
                    position, setting.players
                )

    def test_playing_on_a_clone_leaves_the_original_alone(self, setting: Setting) -> None:
        play = Play(setting, 4)
        for number, position in enumerate(play.positions()):
            if number % 23:
                continue
            before, heard = snapshot(position, setting.players), len(play.events)
            twin = position.clone()
            assert twin.listener is None
            assert snapshot(twin, setting.players) == before
            _play_on(twin, play.source, 40)
            assert snapshot(position, setting.players) == before
            assert len(play.events) == heard, "a clone has no listener"

    def test_old_positions_never_change(self, setting: Setting) -> None:
        play = Play(setting, 5)
        kept = [(position.clone(), snapshot(position, setting.players)) for position in play.positions()]
        for old, before in kept:
            assert snapshot(old, setting.players) == before

    def test_whoever_is_asked_can_always_answer(self, setting: Setting) -> None:
        """Every partial choice that is offered can be completed, whichever is taken."""
        play = Play(setting, 6)
        for number, position in enumerate(play.positions()):
            pending = position.pending
            if not isinstance(pending, Decide) or number % 3:
                continue
            assert len(set(pending.seats + pending.revising)) == len(pending.seats + pending.revising) > 0
            for seat in pending.seats + pending.revising:
                for action in position.legal(seat):
                    twin = position.clone()
                    twin.play(seat, action)
                    after = twin.pending
                    if isinstance(after, Decide):
                        assert after.seats
                        assert all(len(twin.legal(other)) for other in after.seats + after.revising)
                    if action % 11 == 0:
                        _play_on(twin, play.source, 15)

    def test_every_chance_has_exact_weights_and_reads_back(self, setting: Setting) -> None:
        play = Play(setting, 7)
        met = 0
        for position in play.positions():
            chance = position.pending
            if not isinstance(chance, Chance):
                continue
            met += 1
            _check_chance(chance.spec)
            outcome = chance.sample(play.source)
            assert chance.weight(outcome) > 0
            assert parse_chance(chance.spec).weight(outcome) == chance.weight(outcome)
            assert chance.read(chance.write(outcome)) == outcome
        assert met or not self.has_chance

    def test_every_outcome_of_a_chance_can_be_settled(self, setting: Setting) -> None:
        play = Play(setting, 8)
        tried: set[str] = set()
        for position in play.positions():
            chance = position.pending
            if isinstance(chance, Chance) and chance.can_enumerate and chance.spec not in tried:
                tried.add(chance.spec)
                for outcome in _some_outcomes(chance, play.source):
                    twin = position.clone()
                    twin.settle(outcome)
                    assert sent(twin.view(None))
