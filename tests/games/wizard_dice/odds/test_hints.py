"""Hints: legal, sorted, honest about the same round, and blind to what the viewer cannot know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from conclave.core import Chance, Decide
from conclave.games.wizard_dice.engine import codes
from conclave.games.wizard_dice.engine.cards import CARDS, NO_CARD
from conclave.games.wizard_dice.engine.codes import kind_of
from conclave.games.wizard_dice.engine.dice import from_faces
from conclave.games.wizard_dice.engine.position import WizardDicePosition
from conclave.games.wizard_dice.odds.hints import Hint, Hints
from tests.games.wizard_dice.rounds import GAME, OTHER, SEER, luck, play, round_of, show


def hints(position: WizardDicePosition, seat: int) -> list[Hint]:
    found = Hints().alternatives(position.view(seat))
    assert found is not None
    return list(found)


def by_notation(position: WizardDicePosition, seat: int) -> dict[str, Hint]:
    return {GAME.notation(hint.action): hint for hint in hints(position, seat)}


def dice(written: str) -> int:
    return from_faces(tuple(written.split()))


def random_decisions(seed: int) -> Iterator[tuple[WizardDicePosition, int]]:
    position = GAME.start(GAME.configure({"players": 2 + seed % 4, "cards": True}))
    assert isinstance(position, WizardDicePosition)
    source = luck(seed)
    while True:
        pending = position.pending
        if isinstance(pending, Chance):
            position.settle(pending.sample(source))
        elif isinstance(pending, Decide):
            seat = pending.seats[0]
            yield position, seat
            position.play(seat, position.legal(seat).sample(source))
        else:
            return


def test_every_decision_gets_legal_hints_with_the_best_first() -> None:
    seen: Counter[tuple[str, str | None]] = Counter()
    for seed in range(8):
        for position, seat in random_decisions(seed):
            view = position.view(seat)
            if seen[view.stage, view.card] >= 3:
                continue
            seen[view.stage, view.card] += 1
            found = Hints().alternatives(view)
            if found is None:
                # A Seer who sits out has nothing of its own at stake.
                assert view.predictions[seat] is None
                continue
            assert all(hint.action in position.legal(seat) for hint in found)
            assert [hint.worth for hint in found] == pytest.approx(
                sorted([hint.worth for hint in found], reverse=True), abs=1e-8
            )
            assert all(hint.chance is None or 0 <= hint.chance <= 1 for hint in found)
    assert {stage for stage, _ in seen} >= {
        "prediction",
        "secret-predictions",
        "crossing-out",
        "turn",
        "naming",
        "leaving",
        "seer-rolls-on",
        "scoring",
    }
    assert {card for _, card in seen} == {card.id for card in CARDS}


def test_nobody_else_gets_a_hint() -> None:
    position = round_of(NO_CARD)
    assert Hints().alternatives(position.view(SEER)) is not None
    assert Hints().alternatives(position.view(OTHER)) is None
    assert Hints().alternatives(position.view(None)) is None


def test_hints_do_not_depend_on_a_secret_prediction() -> None:
    options = {"players": 3, "cards": True, "seer": "1"}
    tables: list[WizardDicePosition] = []
    for secret in ("predict 1 green", "predict 5 yellow"):
        table = GAME.start(GAME.configure(options))
        assert isinstance(table, WizardDicePosition)
        table.settle((0,) * 9 + (1,))
        play(table, "predict 3 blue")
        table.play(1, GAME.parse(secret))
        tables.append(table)
    first, second = tables
    assert hints(first, 2) == hints(second, 2)


def test_the_seer_is_told_to_predict_4_for_points_and_2_for_the_hit() -> None:
    found = by_notation(round_of(NO_CARD), SEER)
    best = max(found.values(), key=lambda hint: hint.worth)
    assert GAME.notation(best.action).startswith("predict 4 ")
    assert found["predict 2 red"].chance == pytest.approx(0.8594, abs=0.01)
    assert found["predict 4 red"].chance == pytest.approx(0.6908, abs=0.02)
    # A 1 is easier to hit when the Wizards count elsewhere, and the Seer may have it so.
    assert found["predict 1 red"].chance == pytest.approx(0.9214, abs=0.01)


def test_wd_2_naming_the_own_colour_is_best_for_a_high_prediction() -> None:
    position = round_of(NO_CARD)
    play(position, "predict 5 blue", "predict 1 red")
    found = by_notation(position, SEER)
    assert found["name blue"].worth > found["name red"].worth + 2
    assert found["name red"].worth == pytest.approx(found["name green"].worth, abs=1e-9)


def test_wd_5_leaving_with_an_exact_hit_is_certain() -> None:
    position = round_of(NO_CARD)
    play(position, "predict 4 blue", "predict 2 red", "name blue")
    show(position, dice("red red blue green green yellow jester"))
    found = by_notation(position, OTHER)
    assert found["leave"].chance == 1
    assert found["leave"].worth == 2
    assert found["stay"].worth < 2


def test_staying_is_leaving_when_the_seer_is_sure_to_stop() -> None:
    position = round_of(NO_CARD)
    play(position, "predict 2 blue", "predict 2 red", "name blue")
    show(position, dice("blue blue red green green green green"))
    found = by_notation(position, OTHER)
    assert found["stay"].worth == found["leave"].worth == -1


def test_wd_4_the_seer_is_told_to_stop_when_right_and_what_to_roll_when_not() -> None:
    position = round_of(NO_CARD)
    play(position, "predict 3 blue", "predict 1 red", "name blue")
    show(position, dice("blue blue wizard green red yellow yellow"))
    play(position, "stay")
    assert GAME.notation(hints(position, SEER)[0].action) == "leave"
    other = round_of(NO_CARD)
    play(other, "predict 4 blue", "predict 1 red", "name blue")
    show(other, dice("blue blue wizard green red yellow yellow"))
    play(other, "stay")
    best = hints(other, SEER)[0]
    assert kind_of(best.action) == codes.REROLL
    assert best.chance is not None
    assert "blue" not in GAME.notation(best.action)
    assert "wizard" not in GAME.notation(best.action)


def test_rerolls_that_come_to_the_same_are_mentioned_once() -> None:
    position = round_of(NO_CARD)
    play(position, "predict 3 blue", "predict 1 red", "name blue")
    show(position, dice("blue blue wizard green red yellow yellow"))
    play(position, "stay")
    numbers = [(round(hint.worth, 8), round(hint.chance or 0, 8)) for hint in hints(position, SEER)]
    assert len(set(numbers)) == len(numbers) < len(position.legal(SEER))


def test_m3_no_hint_before_roll_2_is_to_stop() -> None:
    position = round_of(CARDS[2])
    show(position, dice("blue blue blue green red yellow jester"))
    play(position, "predict 3 blue", "predict 1 red", "name blue")
    assert all(kind_of(hint.action) == codes.REROLL for hint in hints(position, SEER))


def test_m4_turning_two_wizards_or_own_colours_is_best_for_a_high_prediction() -> None:
    position = round_of(CARDS[3])
    found = by_notation(position, SEER)
    assert found["turn wizard wizard"].worth > found["turn jester jester"].worth
    assert found["turn blue wizard"].worth == pytest.approx(found["turn wizard wizard"].worth, abs=1e-9)


def test_wd_7_scoring_compares_the_points() -> None:
    position = round_of(NO_CARD)
    play(position, "predict 4 blue", "predict 5 red", "name blue")
    show(position, dice("blue green green green yellow yellow jester"))
    play(position, "leave")
    found = by_notation(position, OTHER)
    assert (found["score jester"].worth, found["score difference"].worth) == (0, -5)
    assert found["score jester"].chance is None
