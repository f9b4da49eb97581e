"""What holds for every registered bot: legal, seeded, and blind to what its seat cannot know."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from tests.bots.conftest import decisions, every_bot, luck

from conclave.bots import bot_label, find_bot
from conclave.core import Position
from conclave.core.record import Seat, parse_record
from conclave.core.record_replay import replay
from conclave.lab.play.playout import play_out
from conclave.registry import GAMES

WIZARD_DICE = GAMES.find("wizard-dice")
EVERY_BOT = [(game.name, name) for game in GAMES for name in every_bot(game.name)]


def wizard_dice_situations(each: int) -> Iterator[tuple[Position, int]]:
    """Up to so many positions of every card, stage and whether the Seer sits out."""
    seen: Counter[tuple[object, ...]] = Counter()
    for number in range(12):
        given: dict[str, str | int | bool] = {"players": 2 + number % 4, "cards": True, "expert": True}
        for position, seat in decisions(WIZARD_DICE, given, number):
            view: Any = position.view(seat)
            seer_sits_out = view.stage == "seer-rolls-on" and view.predictions[seat] is None
            situation = (view.card, view.stage, seer_sits_out)
            if seen[situation] < each:
                seen[situation] += 1
                yield position, seat
    assert {card for card, _, _ in seen} == {f"M{number}" for number in range(1, 11)}
    assert {stage for _, stage, _ in seen} == {
        "turn",
        "prediction",
        "crossing-out",
        "secret-predictions",
        "naming",
        "leaving",
        "seer-rolls-on",
        "scoring",
    }
    assert any(sits_out for _, _, sits_out in seen)
    assert seen.total() > 150


@pytest.mark.parametrize("name", every_bot("wizard-dice"))
def test_takes_a_legal_action_whatever_the_card_and_the_stage(name: str) -> None:
    bot_class = find_bot("wizard-dice", name)
    for position, seat in wizard_dice_situations(each=6):
        legal = position.legal(seat)
        bot = bot_class(WIZARD_DICE, seat, luck(seat))
        assert bot.decide(position.view(seat), legal) in legal


@pytest.mark.parametrize("name", every_bot("wizard-dice"))
def test_decides_by_its_view_and_its_seed_only(name: str) -> None:
    """M10 hides predictions: an imagined twin has others, and the bot must not notice."""
    bot_class = find_bot("wizard-dice", name)
    differing = 0
    for position, seat in wizard_dice_situations(each=4):
        twin = WIZARD_DICE.imagine(position.view(seat), luck(99))
        differing += twin.secret != position.secret  # type: ignore[attr-defined]
        answers: list[int] = []
        for table in (position, twin, position):
            random.seed(len(answers))
            bot = bot_class(WIZARD_DICE, seat, luck(7))
            answers.append(bot.decide(table.view(seat), table.legal(seat)))
        assert len(set(answers)) == 1
    assert differing, "no twin had another secret prediction"


@pytest.mark.parametrize(("game_name", "name"), [each for each in EVERY_BOT if ":" not in each[1]])
def test_plays_the_same_game_again_from_the_same_seed(game_name: str, name: str) -> None:
    game = GAMES.find(game_name)
    bot_class = find_bot(game_name, name)
    options = game.configure({"players": 2})
    seats = [Seat(bot_label(name, bot_class), "A"), Seat(bot_label(name, bot_class), "B")]

    def record(seed: int) -> str:
        bots = [bot_class(game, seat, luck(seed + seat)) for seat in range(2)]
        return play_out(game, options, bots, seats, luck(5)).record.written()

    played = record(1)
    assert record(1) == played
    replay(game, parse_record(played))


@pytest.mark.parametrize("game_name", [game.name for game in GAMES])
def test_random_takes_every_action_sooner_or_later(game_name: str) -> None:
    game = GAMES.find(game_name)
    position, seat = next(decisions(game, {"players": 2}, 1))
    legal = position.legal(seat)
    bot = find_bot(game_name, "random")(game, seat, luck(3))
    taken = {bot.decide(position.view(seat), legal) for _ in range(60 * len(legal))}
    assert taken == set(legal)
