"""What was used, counted from events, agrees with the record of the game and its points."""

from __future__ import annotations

import pytest

from conclave.core.options import Value
from conclave.core.record import Decision, parse_record
from conclave.lab.play.deals import Deals, GameResult, RunSpec
from conclave.lab.play.observer import GameObserver
from conclave.lab.stats.uses import has_points, is_everybodys, use_text
from conclave.locale import locale
from conclave.registry import GAMES


def game(name: str, bots: tuple[str, ...], number: int, **options: Value) -> GameResult:
    deals = Deals(RunSpec(name, (bots,), {"players": len(bots), **options}, 1))
    return deals.play(number, (), GameObserver(deals.game, [0, 0], lambda: 0, True, None))


def decisions(result: GameResult, place: int) -> list[str]:
    entries = parse_record(result.record).entries
    seat = result.seats[place]
    return [entry.notation for entry in entries if isinstance(entry, Decision) and entry.seat == seat]


@pytest.mark.parametrize("number", [1, 2])
def test_spells_cast_are_those_of_the_record(number: int) -> None:
    result = game("five-seals", ("greedy", "greedy"), number, circle="IV")
    for place in (0, 1):
        cast = [
            notation.split(" ")[1].partition("-")[0]
            for notation in decisions(result, place)
            if notation.startswith("cast ")
        ]
        counted = {
            use.split(" ")[1]: times
            for use, (times, _) in result.uses[place].items()
            if use.startswith("cast ")
        }
        assert cast
        assert counted == {spell: cast.count(spell) for spell in set(cast)}


def test_cards_won_are_the_points_of_the_end() -> None:
    result = game("ciub", ("greedy", "greedy"), 1, form="short")
    for place in (0, 1):
        won = [notation for notation in decisions(result, place) if notation.startswith("win ")]
        uses = result.uses[place]
        assert {f"won {notation.split(' ')[1]}" for notation in won} <= set(uses)
        assert sum([points for _, points in uses.values()]) == result.points[place]


def test_boxes_filled_in_under_magic_cards_are_the_points_of_the_page() -> None:
    """In a game in which nobody has crossed out a box: that takes points back."""
    games = [game("wizard-dice", ("greedy", "greedy"), number, cards=True) for number in range(1, 9)]
    plain = [each for each in games if all("cross-out" not in taken for taken in each.actions)]
    assert plain
    for result in plain:
        for place in (0, 1):
            points = sum([points for _, points in result.uses[place].values()])
            assert result.points[place] - points in (0, 3)  # the bonus


def test_kinds_of_actions_are_counted_by_their_names() -> None:
    result = game("wizard-dice", ("greedy", "random"), 1)
    for place in (0, 1):
        taken = result.actions[place]
        predicted = [notation for notation in decisions(result, place) if notation.startswith("predict ")]
        assert taken["predict"] == len(predicted)
        assert sum(taken.values()) == len(decisions(result, place))


@pytest.mark.parametrize(
    ("name", "use", "words"),
    [
        ("five-seals", "cast change", "Change, cast"),
        ("five-seals", "taken leap", "Leap, scroll won"),
        ("ciub", "won 2,4,6", "2,4,6"),
        ("ciub", "won opus", "Opus Magnum"),
        ("wizard-dice", "under M1", "M1 Rainbow Wizards"),
    ],
)
def test_uses_have_words(name: str, use: str, words: str) -> None:
    assert words in locale("en").say(use_text(name, use))
    assert locale("ja").say(use_text(name, use))
    assert name in [game.name for game in GAMES]


def test_which_uses_bring_points_and_which_are_for_all() -> None:
    assert [has_points(use) for use in ("cast change", "won 2,4,6", "under M1")] == [False, True, True]
    assert [is_everybodys(use) for use in ("cast change", "won 2,4,6", "under M1")] == [False, False, True]
