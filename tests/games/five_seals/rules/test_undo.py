"""Choices taken back at the match: until dice are rolled or somebody else decides."""

from __future__ import annotations

from pathlib import Path

import pytest

from conclave.core.record import parse_record
from conclave.core.record_replay import read_options
from conclave.games.five_seals.interface.view import FiveSealsView
from conclave.table import CannotUndo, Dice, Match
from tests.games.five_seals.play import GAME
from tests.games.undo import check_undo, decide, match_after, why_not

GOLDEN = Path(__file__).parents[1] / "golden"
ALIKE = parse_record((GOLDEN / "deception.record").read_text("utf-8"))
"""Its hall is used: circle III, two players, everything near the chamber."""


@pytest.fixture
def match() -> Match:
    """Ada holds Change of Mind, Renewal of Fire and Theft of Mind; Bea has two different dice."""
    synergies = "synergy-fire synergy-water synergy-air synergy-earth synergy-mind"
    lines = (
        *("= earth earth", "= earth"),
        *("= change-mind change-earth", "= renewal-fire renewal-earth"),
        *("= strengthening-air strengthening-earth", "= theft-mind"),
        f"= {synergies} exploitation-earth exploitation-air",
        *("1 place 1", "2 place 2", "1 take fire fire fire", "2 take water water air", "= 2 3 5 + 1 1 + 1"),
        *("1 break 9 fire 2", "2 cast binding-mind", "2 familiar", "2 end", "2 take water water air"),
        *("1 break 11 fire 3", "1 break 15 fire 5", "1 take fire fire water"),
        *("= 2 3 + 4 + 2 3 + 6", "2 cast binding-mind", "2 familiar"),
    )
    return match_after(GAME, read_options(GAME, ALIKE.options), lines)


def seen(match: Match) -> FiveSealsView:
    view = match.view(None)
    assert isinstance(view, FiveSealsView)
    return view


def ready(match: Match) -> Match:
    """Bea breaks the Synergy of Air, then it is Ada's turn."""
    decide(match, 2, "break 18 air 6")
    return match


@pytest.mark.rule("FS-CH", "FS-5")
def test_fs_ch_each_choice_of_a_spell_can_be_taken_back(match: Match) -> None:
    ready(match)
    check_undo(match, "cast change-mind", "choose fire 2 3", "colour earth", "cast theft-mind")
    with pytest.raises(CannotUndo):
        match.undo(0)
    decide(match, 1, "cast change-mind", "choose water 4", "colour air")
    assert seen(match).players[0].dice == ((2, 3), (), (4,), ())


@pytest.mark.rule("FS-RE", "FS-5")
def test_fs_re_nothing_is_taken_back_once_dice_were_rolled(match: Match) -> None:
    ready(match)
    decide(match, 1, "cast renewal-fire")
    match.undo(0)
    decide(match, 1, "cast renewal-fire", "choose fire 2")
    assert why_not(match, 1) == "table-undo-rolled"


@pytest.mark.rule("FS-TH", "FS-5")
def test_fs_th_the_victims_decision_cannot_be_taken_back_by_the_thief(match: Match) -> None:
    ready(match)
    decide(match, 1, "cast theft-mind", "from 2")
    assert seen(match).waiting_for == (1,)
    match.undo(0)
    assert seen(match).waiting_for == (0,)
    decide(match, 1, "from 2")
    decide(match, 2, "die water 2")
    assert why_not(match, 1) == "table-undo-other"
    assert match.why_no_undo(1) is None
    match.undo(1)
    decide(match, 2, "die water 3")
    assert seen(match).players[0].dice == ((2, 3), (3, 4), (), ())


def test_a_spell_half_chosen_can_be_taken_back_after_the_game_was_left(match: Match) -> None:
    record = parse_record(match.record().written())
    resumed = Match.resume(GAME, record, Dice.from_seed(1))
    resumed.undo(1)
    assert GAME.notation(resumed.legal(1)[0]) == "familiar"
    resumed.undo(1)
    view = seen(resumed)
    assert (view.stage, view.casting) == ("turn", None)
    with pytest.raises(CannotUndo):
        resumed.undo(1)
