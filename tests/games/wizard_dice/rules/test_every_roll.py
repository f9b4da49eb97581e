"""Every roll of seven dice, scored beside the slow reading of the rules in `referee.py`."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress

import pytest

from conclave.core.chance import Chance
from conclave.games.wizard_dice.interface.view import Page
from tests.games.wizard_dice.play import FACES, Match, page
from tests.games.wizard_dice.rules.referee import Referee

USED = 2
"""The Jester box that seat 2 cannot use any more."""

SETTINGS = [
    *[(card, colour) for card in ("", "M2", "M5", "M6", "M9") for colour in ("green", "red")],
    *[("M1", ""), ("M8", "")],
]
"""Cards that change a score, each with the Wizard Colours that matter for a prediction in green."""


def refereed(card: str, wizard_colour: str, box: str, dice: Counter[str], answer: str) -> tuple[bool, Page]:
    """Whether the referee asks about a Jester Score, and the page after this answer."""
    referee = Referee(2, 9, bool(card), 1)
    referee.card, referee.wizard_colour, referee.dice = card, wizard_colour, dice
    referee.predictions, referee.inside = {2: box}, [2]
    sheet = referee.sheets[2]
    sheet.jesters.add(USED)
    steps = referee.score(2)
    asked = next(steps, None) is not None
    if asked:
        with suppress(StopIteration):
            steps.send((2, answer))
    return asked, page(sheet.marks, sheet.jesters)


@pytest.mark.rule("WD-6", "WD-7", "WD-7a", "M1", "M2", "M5", "M6", "M8", "M9")
@pytest.mark.parametrize(("card", "wizard_colour"), SETTINGS)
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_every_roll_scores_as_the_referee_says(card: str, wizard_colour: str, number: int) -> None:
    box = f"{number} green"
    match = Match(2, cards=bool(card), pages={2: page(jesters=[USED])})
    if card:
        match.play(f"card {card}")
    match.play("1 predict 5 blue", f"2 predict {box}")
    if wizard_colour:
        match.play(f"1 name {wizard_colour}")
    rolling = match.position
    chance = rolling.pending
    assert isinstance(chance, Chance)
    assert chance.size() == 792
    for outcome, _ in chance.outcomes():
        dice = Counter(dict(zip(FACES, outcome, strict=True)))
        for answer in ("score jester", "score difference"):
            asked, expected = refereed(card, wizard_colour, box, dice, answer)
            match.position = rolling.clone()
            match.position.settle(outcome)
            if "leave" in match.legal(2):
                match.play("2 leave")
            assert ("score jester" in match.legal(2)) == asked
            if asked:
                match.play(f"2 {answer}")
            assert match.view.pages[1] == expected, f"{chance.write(outcome)}: {answer}"
            if not asked:
                break
