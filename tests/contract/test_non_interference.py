"""What a seat cannot know changes not one byte of what it receives.

First for every game; then the secret predictions of M10, choice by choice, also over the record as it is
exported to each audience.
"""

from __future__ import annotations

from itertools import product

import pytest

from conclave.core.chance import Chance
from conclave.core.event import Event
from conclave.core.pending import Decide
from conclave.core.record import Decision, Record, Seat, for_audience
from conclave.registry import GAMES
from conclave.testing.legality import GARBAGE
from conclave.testing.play import NAMES, events_for, sent
from conclave.testing.secrets import Pair, SecretsContract, received
from tests.contract.settings import UNDER_CONTRACT


class TestSecrets(SecretsContract):
    games = UNDER_CONTRACT


# -- M10 -----------------------------------------------------------------------------------------------------

WIZARD_DICE = GAMES.find("wizard-dice")
BOXES = [f"{number} {colour}" for colour in ("blue", "green", "red", "yellow") for number in range(1, 6)]
SEERS = "3 red"
ALL_CODES = tuple(
    [WIZARD_DICE.parse(f"{verb} {box}") for verb in ("predict", "cross-out") for box in BOXES]
    + [WIZARD_DICE.parse(words) for words in ("stay", "leave", "name blue", "score jester", "reroll blue")]
    + [*GARBAGE]
)


class SecretRound:
    """A first round under M10, up to the secret predictions; seats count from 0, seat 0 is the Seer."""

    def __init__(self, players: int) -> None:
        options = WIZARD_DICE.configure({"players": players, "cards": True, "seer": "1"})
        self.players = players
        self.heard: list[Event] = []
        self.position = WIZARD_DICE.start(options, self.heard.append)
        seats = [Seat("you", name) for name in NAMES[:players]]
        self.record = Record("wizard-dice", WIZARD_DICE.rules_version, options.written(), seats)
        chance = self.position.pending
        assert isinstance(chance, Chance)
        self.position.settle(chance.read("M10"))
        self.predict(0, SEERS)

    def predict(self, seat: int, box: str) -> None:
        self.record.entries.append(Decision(seat, f"predict {box}"))
        self.position.play(seat, WIZARD_DICE.parse(f"predict {box}"))

    def receives(self, seat: int | None) -> tuple[object, ...]:
        """Everything a seat or a spectator gets: view, legal, why_not, events, record."""
        record = for_audience(self.record, self.position, seat).written()
        return (*received(self.position, seat, ALL_CODES), events_for(self.heard, seat), record)

    def audiences(self, without: int) -> list[int | None]:
        return [seat for seat in (None, *range(self.players)) if seat != without]


FREE = [box for box in BOXES if box != SEERS]


@pytest.mark.rule("M10")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_secret_prediction_reaches_nobody_before_all_are_in(players: int) -> None:
    for predictor in range(1, players):
        received_by: dict[int | None, tuple[object, ...]] = {}
        for box in FREE:
            game = SecretRound(players)
            game.predict(predictor, box)
            for seat in game.audiences(without=predictor):
                assert received_by.setdefault(seat, game.receives(seat)) == game.receives(seat), (seat, box)


@pytest.mark.rule("M10")
def test_secret_predictions_stay_secret_while_others_come_in() -> None:
    for order in ((1, 2), (2, 1), (3, 1), (2, 3)):
        first, second = order
        for one, other in product(FREE[::4], FREE[1::5]):
            game, twin = SecretRound(4), SecretRound(4)
            game.predict(first, one)
            twin.predict(first, other)
            game.predict(second, "4 yellow")
            twin.predict(second, "4 yellow")
            for seat in game.audiences(without=first):
                assert game.receives(seat) == twin.receives(seat)


@pytest.mark.rule("M10")
def test_that_a_prediction_was_changed_is_a_secret_too() -> None:
    once, often = SecretRound(4), SecretRound(4)
    for box in ("1 blue", "5 green", "2 yellow"):
        often.predict(2, box)
    once.predict(2, "5 blue")
    for seat in once.audiences(without=2):
        assert once.receives(seat) == often.receives(seat)
    often.predict(3, "1 red")
    once.predict(3, "1 red")
    often.predict(2, "5 blue")
    for seat in once.audiences(without=2):
        assert once.receives(seat) == often.receives(seat)
    assert sent(once.position.view(2)) == sent(often.position.view(2))


@pytest.mark.rule("M10")
def test_an_own_prediction_is_seen_and_may_be_changed_until_all_are_in() -> None:
    game = SecretRound(3)
    game.predict(1, "1 blue")
    assert b'"secret_prediction":{"number":1,"colour":"blue"}' in sent(game.position.view(1))
    assert "2 predict 1 blue" in for_audience(game.record, game.position, 1).written().splitlines()
    assert "2 ?" in for_audience(game.record, game.position, None).written().splitlines()
    assert len(game.position.legal(1)) == len(FREE)
    game.predict(1, "4 green")
    assert b'"secret_prediction":{"number":4,"colour":"green"}' in sent(game.position.view(1))

    game.predict(2, "4 green")
    pending = game.position.pending
    assert isinstance(pending, Decide)
    assert (pending.seats, pending.revising) == ((0,), ())
    assert len(game.position.legal(1)) == 0
    revealed = b'"predictions":[{"number":3,"colour":"red"},{"number":4,"colour":"green"},{"number":4,'
    for seat in (None, 0, 1, 2):
        assert revealed in sent(game.position.view(seat))
        assert for_audience(game.record, game.position, seat).written() == game.record.written()
        assert [event.face for event in game.heard if event.reaches(seat)][-2:] == [
            event.face for event in game.heard[-2:]
        ]


def test_what_is_different_would_be_noticed() -> None:
    """The comparison itself can fail: after the reveal the games do differ for everybody."""
    game, twin = SecretRound(3), SecretRound(3)
    game.predict(1, "1 blue")
    twin.predict(1, "2 blue")
    assert game.receives(1) != twin.receives(1)
    for each in (game, twin):
        each.predict(2, "5 yellow")
    for seat in (None, 0, 1, 2):
        assert game.receives(seat)[0] != twin.receives(seat)[0]


def test_other_seats_do_decide_apart_in_the_general_test() -> None:
    """A round under M10 gives the general test something to hide."""
    game, twin = SecretRound(4), SecretRound(4)
    pair = Pair(WIZARD_DICE, (game.position, twin.position), None, "M10")
    while pair.play_on() and not pair.decided_apart:
        pair.check()
    assert pair.decided_apart
