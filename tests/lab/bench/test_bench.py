"""The benchmark counts what it says it counts. How fast it is, is not tested."""

from __future__ import annotations

import pytest

from conclave.compiled import form
from conclave.core import Decide, Game, Over
from conclave.core.playouts import play_on
from conclave.core.quick_source import Quick
from conclave.lab.bench import bench_forms
from conclave.lab.bench.bench import (
    BenchCase,
    Pace,
    environment_for,
    import_milliseconds,
    measure,
    middle_of_game,
    random_game,
    settings,
)
from conclave.lab.bench.bench_forms import FormProcess, WrongForm
from conclave.registry import GAMES

GAME = GAMES.find("wizard-dice")
QUICKLY = 1e-9
SETTING = BenchCase("wizard-dice", 3, {"cards": True})


def test_every_number_of_players_with_cards_off_and_on() -> None:
    found = list(settings(GAME))
    assert len(found) == 8
    assert BenchCase("wizard-dice", 2, {"cards": False}) in found
    assert BenchCase("wizard-dice", 5, {"cards": True}) in found


def test_a_game_through_the_api_is_the_same_as_in_a_playout() -> None:
    options = GAME.configure({"players": 2, "cards": True})
    for seed in range(5):
        slow, quick = GAME.start(options), GAME.start(options)
        assert random_game(slow, Quick(seed)) == play_on(quick, Quick(seed)) > 0
        assert slow.view(None) == quick.view(None)
        assert isinstance(slow.pending, Over)


@pytest.mark.parametrize("game", tuple(GAMES), ids=lambda game: game.name)
def test_what_is_cloned_and_searched_is_a_real_decision_in_mid_game(game: Game) -> None:
    for setting in settings(game):
        options = game.configure({"players": setting.players, **setting.options})
        position = middle_of_game(game, options)
        assert isinstance(position.pending, Decide)
        assert len(position.legal(position.pending.seats[0])) > 1
        left = play_on(position, Quick(1))
        assert left > play_on(game.start(options), Quick(1)) / 8


def sound(pace: Pace) -> bool:
    return (
        pace.decisions_per_second > pace.games_per_second > 0
        and pace.playout_decisions_per_second > pace.games_per_second
        and pace.clone_microseconds > 0
        and 100 < pace.position_bytes < 100_000
        and pace.simulations_per_second > 0
        and pace.full_simulations_per_second > 0
    )


def test_a_short_measurement_gives_positive_figures() -> None:
    assert sound(measure(SETTING, QUICKLY))
    assert import_milliseconds(form()) > 0


def test_a_form_is_measured_in_a_process_of_its_own() -> None:
    """Whichever form runs these tests, the pure one is always to be had."""
    process = FormProcess("pure")
    try:
        for players in (3, 4):
            pace = process.measure(BenchCase("wizard-dice", players, {"cards": True}), QUICKLY)
            assert (pace.game, pace.players, pace.options) == ("wizard-dice", players, {"cards": True})
            assert sound(pace)
    finally:
        process.end()


def test_no_other_form_passes_for_the_one_that_was_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """As after a build that has failed: the process runs what there is, and says so."""
    monkeypatch.setattr(bench_forms, "environment_for", lambda _: environment_for("pure"))
    with pytest.raises(WrongForm, match="asked for the compiled form, found the pure one"):
        FormProcess("compiled")
