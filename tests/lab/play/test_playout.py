"""One game by bots: its record is true, and a bot that fails is named."""

from __future__ import annotations

from typing import Any

import pytest
from tests.bots.conftest import luck

from conclave.bots import Bot, BotError, find_bot
from conclave.core import Actions, parse_record, replay
from conclave.core.pending import Over
from conclave.core.record import Seat
from conclave.lab.play.playout import play_out
from conclave.locale import locale
from conclave.registry import GAMES

GAME = GAMES.find("wizard-dice")
SEATS = [Seat("first@1", "First"), Seat("second@1", "Second")]


def play(first: type[Bot], second: type[Bot] | None = None) -> Any:
    classes = [first, second or find_bot("wizard-dice", "random")]
    bots = [bot_class(GAME, seat, luck(seat)) for seat, bot_class in enumerate(classes)]
    return play_out(GAME, GAME.configure({"players": 2, "seer": "1"}), bots, SEATS, luck(9))


def test_the_record_replays_to_the_same_end() -> None:
    played = play(find_bot("wizard-dice", "random"))
    record = parse_record(played.record.written())
    position = replay(GAME, record)
    assert isinstance(position.pending, Over)
    assert position.pending.points == played.over.points
    assert record.places == played.over.places
    assert [seat.player for seat in record.seats] == ["first@1", "second@1"]


def test_decisions_and_rounds_are_counted() -> None:
    played = play(find_bot("wizard-dice", "random"))
    asked = [0, 0]

    def count(position: Any, entry: Any) -> None:
        if hasattr(entry, "seat"):
            asked[entry.seat] += len(position.legal(entry.seat)) > 1

    final = replay(GAME, played.record, count)
    assert played.decisions == tuple(asked)
    assert played.rounds == final.round  # type: ignore[attr-defined]
    assert all(seconds > 0 for seconds in played.seconds)


class Raises(Bot):
    def decide(self, view: Any, legal: Actions) -> int:
        raise ZeroDivisionError("by\nzero")


class Exits(Bot):
    def decide(self, view: Any, legal: Actions) -> int:
        raise SystemExit(1)


class AnswersNothing(Bot):
    def decide(self, view: Any, legal: Actions) -> int:
        return None  # type: ignore[return-value]


class Cheats(Bot):
    def decide(self, view: Any, legal: Actions) -> int:
        return self.game.parse("leave")


class AnswersNonsense(Bot):
    def decide(self, view: Any, legal: Actions) -> int:
        return -(2**70)


@pytest.mark.parametrize(
    ("bot", "expected"),
    [
        (Raises, "failed: ZeroDivisionError: by"),
        (Exits, "failed: SystemExit: 1"),
        (AnswersNothing, "answered None"),
        (Cheats, "(WD-1)"),
        (AnswersNonsense, "(WD-1)"),
    ],
)
def test_a_bot_that_fails_is_named_in_one_line(bot: type[Bot], expected: str) -> None:
    with pytest.raises(BotError) as failed:
        play(bot)
    sentence = locale("en").say(failed.value.reason)
    assert "\n" not in sentence
    assert "first@1" in sentence
    assert expected in sentence


class LikeANumber:
    """An integer of another library, such as numpy's."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


class AnswersForeignIntegers(Bot):
    def decide(self, view: Any, legal: Actions) -> int:
        return LikeANumber(legal[0])  # type: ignore[return-value]


def test_integers_of_other_libraries_are_fine() -> None:
    assert play(AnswersForeignIntegers, AnswersForeignIntegers).over.places


def test_an_interrupt_is_not_the_bots_fault() -> None:
    class Interrupted(Bot):
        def decide(self, view: Any, legal: Actions) -> int:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play(Interrupted)
