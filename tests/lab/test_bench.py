"""The benchmark counts what it says it counts. How fast it is, is not tested."""

from __future__ import annotations

from random import Random

from conclave.core import Bits, Decide, Over, Position, Source
from conclave.games import GAMES
from conclave.lab.bench import Setting, form, import_milliseconds, measure, random_playout, settings

GAME = GAMES.find("wizard-dice")


def test_every_number_of_players_with_cards_off_and_on() -> None:
    found = list(settings(GAME))
    assert len(found) == 8
    assert Setting("wizard-dice", 2, {"cards": False}) in found
    assert Setting("wizard-dice", 5, {"cards": True}) in found


def test_only_decisions_with_a_choice_count() -> None:
    options = GAME.configure({"players": 2, "cards": True})

    def count_by_hand(position: Position, source: Source) -> int:
        total = 0
        while not isinstance(position.pending, Over):
            pending = position.pending
            if isinstance(pending, Decide):
                legal = list(position.legal(pending.seats[0]))
                total += len(legal) >= 2
                position.play(pending.seats[0], legal[source.uniform(len(legal))])
            else:
                position.settle(pending.sample(source))  # type: ignore[attr-defined]
        return total

    for seed in range(5):
        expected = count_by_hand(GAME.start(options), Bits(Random(seed).getrandbits))
        assert random_playout(GAME, options, Bits(Random(seed).getrandbits)) == expected > 0


def test_a_short_measurement_gives_positive_figures() -> None:
    pace = measure(Setting("wizard-dice", 3, {"cards": True}), 1e-9)
    assert pace.decisions_per_second > pace.games_per_second > 0
    assert pace.clone_microseconds > 0
    assert import_milliseconds() > 0
    assert form() in ("pure", "compiled")
