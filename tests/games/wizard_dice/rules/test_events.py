"""What is told of a game: the first round of the rulebook, and every kind of event in play."""

from __future__ import annotations

import random
from pathlib import Path

from conclave.core import Bits, Chance, Decide, Event, Over, parse_record, replay
from conclave.games.wizard_dice.engine import events
from conclave.games.wizard_dice.interface.game import GAME
from conclave.games.wizard_dice.interface.view import WizardDiceView
from conclave.locale import locale

GOLDEN = Path(__file__).parents[1] / "golden"


def told(name: str) -> list[str]:
    record = parse_record((GOLDEN / name).read_text("utf-8"))
    heard: list[Event] = []
    replay(GAME, record, listener=heard.append)
    names = [seat.name for seat in record.seats]
    return [locale().say(event.text, names) for event in heard]


def test_the_first_round_is_told_sentence_by_sentence() -> None:
    assert told("first-round.record") == [
        "Round 1. Minerva is the Seer.",
        "Minerva predicts 5 green.",
        "Harry predicts 2 blue.",
        "Gregor predicts 2 red.",
        "Minerva names green as the Wizard Colour.",
        "Roll 1: 2 blue, 2 green, 1 red, 1 yellow, 1 Wizard.",
        "Harry leaves with this roll.",
        "Harry writes an X for 2 blue.",
        "Minerva re-rolls 2 blue, 1 red, 1 yellow.",
        "Roll 2: 4 green, 1 red, 1 yellow, 1 Wizard.",
        "Minerva stops rolling.",
        "Gregor writes −1 for 2 red.",
        "Minerva writes an X for 5 green.",
        "Round 2. Harry is the Seer.",
    ]


def test_the_last_event_tells_why_the_game_is_over() -> None:
    assert told("final-scoring.record")[-1] == "A player has 9 Xs or more: the game is over."


EVERY_KIND = {
    events.FirstSeer,
    events.RoundBegins,
    events.CardDrawn,
    events.DiceTurned,
    events.SitsOut,
    events.Predicted,
    events.PredictedInSecret,
    events.PredictionIsIn,
    events.CrossedOut,
    events.WizardColourNamed,
    events.Rerolls,
    events.Rolled,
    events.Leaves,
    events.JesterScore,
    events.Scored,
    events.GameOver,
}


def test_events_agree_with_the_views_and_every_kind_comes_up() -> None:
    heard: set[type] = set()
    source = Bits(random.Random(3).getrandbits)
    for _ in range(40):
        happened: list[Event] = []
        position = GAME.start(GAME.configure({"players": 5, "cards": True}), happened.append)
        while not isinstance(pending := position.pending, Over):
            if isinstance(pending, Chance):
                position.settle(pending.sample(source))
            else:
                assert isinstance(pending, Decide)
                seat = pending.seats[0]
                position.play(seat, position.legal(seat).sample(source))
        heard |= {type(event.face) for event in happened}
        agree(happened, position.view(None))
    assert heard == EVERY_KIND


def agree(happened: list[Event], final: WizardDiceView) -> None:
    """Whoever only listened could fill in every page."""
    marks = [[""] * 20 for _ in range(final.players)]
    jesters: list[list[int]] = [[] for _ in range(final.players)]
    crossed: list[list[int]] = [[] for _ in range(final.players)]
    for event in happened:
        match event.face:
            case events.Scored(seat=seat, number=number, colour=colour, mark=mark):
                marks[seat][box(number, colour)] = mark
            case events.JesterScore(seat=seat, jesters=count):
                jesters[seat].append(count)
            case events.CrossedOut(seat=seat, number=number, colour=colour):
                crossed[seat].append(box(number, colour))
    for seat, page in enumerate(final.pages):
        assert page.marks == tuple(marks[seat])
        assert page.jester_boxes == tuple(sorted(jesters[seat]))
        assert page.crossed_out == tuple(sorted(crossed[seat]))
    over = happened[-1].face
    assert isinstance(over, events.GameOver)
    assert over.places == final.places
    assert over.points == tuple([page.points for page in final.pages])


def box(number: int, colour: str) -> int:
    return ("blue", "green", "red", "yellow").index(colour) * 5 + number - 1
