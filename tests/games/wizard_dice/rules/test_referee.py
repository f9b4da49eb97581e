"""Random games, step by step, beside the slow reading of the rules in `referee.py`."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from conclave.core.chance import Chance, Roll
from conclave.core.source import Bits
from conclave.games.wizard_dice.interface.view import Page
from tests.games.wizard_dice.play import FACES, Match, page
from tests.games.wizard_dice.rules.referee import Ask, Referee, Toss

# fmt: off
every_rule = pytest.mark.rule(
    "WD-0", "WD-1", "WD-1a", "WD-2", "WD-3", "WD-4", "WD-5", "WD-5a", "WD-6", "WD-7", "WD-7a", "WD-8",
    "WD-8a", "WD-9", "M0", "M1", "M2", "M3", "M4", "M5", "M6", "M7", "M8", "M9", "M10", "M-a",
)
# fmt: on


def follow(seed: int) -> Match:
    """One random game of both; they must agree on everything all the way."""
    chooser = random.Random(seed)
    players = chooser.randint(2, 5)
    seer = chooser.choice([None, *range(1, players + 1)])
    cards, expert = chooser.random() < 0.7, chooser.random() < 0.5
    keen = chooser.random() < 0.5
    match = Match(players, seer, cards=cards, expert=expert)
    referee = Referee(players, 12 if expert else 9, cards, seer)
    steps = referee.game()
    expected: Toss | Ask | None = next(steps)
    while expected is not None:
        compare(match, referee)
        pending = match.position.pending
        if isinstance(pending, Chance):
            assert expected == Toss(pending.spec)
            sent = (0, toss(pending, chooser))
            match.position.settle(pending.read(sent[1]))
        else:
            assert isinstance(expected, Ask)
            answers = {seat: frozenset(match.legal(seat)) for seat in range(1, players + 1)}
            assert {seat: offered for seat, offered in answers.items() if offered} == expected.answers
            assert frozenset(match.waiting) == expected.seats
            seat = chooser.choice(sorted(expected.answers))
            sent = (seat, answer(sorted(expected.answers[seat]), chooser, keen))
            match.play(f"{seat} {sent[1]}")
        try:
            expected = steps.send(sent)
        except StopIteration:
            expected = None
    compare(match, referee)
    assert match.points == referee.points()
    assert match.places == referee.places()
    return match


def answer(offered: list[str], chooser: random.Random, keen: bool) -> str:
    """Anything; the keen take every Jester Score, so that some games end by their Xs and others do not."""
    return "score jester" if keen and "score jester" in offered else chooser.choice(offered)


def toss(chance: Chance, chooser: random.Random) -> str:
    """Mostly what chance brings; now and then only two faces, so that rare rolls are seen as well."""
    if isinstance(chance, Roll) and chooser.random() < 0.3:
        two = chooser.choices(FACES, k=2)
        dice = [chooser.choice(two) for _ in range(chance.groups[0][0])]
        return " ".join(sorted(dice, key=FACES.index))
    return chance.write(chance.sample(Bits(chooser.getrandbits)))


def compare(match: Match, referee: Referee) -> None:
    """Every page and, while the game goes on, everything else on the table."""
    view = match.view
    pages = [page(sheet.marks, sheet.jesters, sheet.crossed) for sheet in referee.sheets.values()]
    if match.over():
        with_bonus = zip(pages, referee.points(), strict=True)
        assert view.pages == tuple(in_the_end(own, points) for own, points in with_bonus)
        return
    assert view.pages == tuple(pages)
    if view.stage != "choose-seer":
        assert view.seer + 1 == referee.seer
    if view.stage not in ("choose-seer", "draw-card"):
        predictions = [referee.predictions.get(seat) for seat in referee.seats]
        assert [said and f"{said.number} {said.colour}" for said in view.predictions] == predictions
        assert (view.card or "") == referee.card
        assert (view.wizard_colour or "") == referee.wizard_colour
        assert view.dice == tuple(sorted(referee.dice.elements(), key=FACES.index))


def in_the_end(own: Page, points: int) -> Page:
    account = replace(own.account, bonus=points - own.points)
    return replace(own, points=points, account=account)


@every_rule
@pytest.mark.parametrize("seed", range(60))
def test_random_games_agree_with_the_referee(seed: int) -> None:
    follow(seed)


@pytest.mark.long
@every_rule
@pytest.mark.parametrize("hundred", range(20))
def test_hundreds_of_random_games_agree_with_the_referee(hundred: int) -> None:
    for seed in range(100):
        follow(1000 + 100 * hundred + seed)
