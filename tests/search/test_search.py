"""The tree search finds what is best in games that anybody can work out, and runs on all of ours."""

from __future__ import annotations

from math import inf

import pytest

from conclave.core import Decide, Game, Listed, Position, Source
from conclave.core.actions import Actions
from conclave.core.pending import Pending
from conclave.core.playouts import play_on
from conclave.core.quick_source import Quick
from conclave.search import Candidate, Playouts, Prior, SearchSettings, Tree, Valuation
from tests.contract.settings import UNDER_CONTRACT
from tests.search.games import Nim, ScriptedPosition, die, scripted_position


class ScriptedValues(Valuation):
    """Plays on at random to the end, where the script says what it is worth."""

    def worth(self, position: Position, source: Source) -> list[float]:
        assert isinstance(position, ScriptedPosition)
        play_on(position, source)
        return position.worths


def search_from(
    position: Position, seat: int, simulations: int, settings: SearchSettings | None = None, seed: int = 1
) -> dict[int, Candidate]:
    tree = Tree(seat, ScriptedValues() if isinstance(position, ScriptedPosition) else Playouts(), settings)
    tree.grow([position], simulations, Quick(seed))
    return {candidate.action: candidate for candidate in tree.candidates()}


def best(found: dict[int, Candidate]) -> int:
    return next(iter(found))


@pytest.mark.parametrize(("matches", "taken"), [(5, 1), (6, 2), (7, 3), (9, 1), (10, 2)])
@pytest.mark.parametrize("paranoid", [False, True])
def test_nim_is_won_by_leaving_a_multiple_of_four(matches: int, taken: int, paranoid: bool) -> None:
    found = search_from(Nim(matches), 0, 3000, SearchSettings(paranoid=paranoid))
    assert best(found) == taken
    assert found[taken].worth > 0.8


def test_chance_is_weighed() -> None:
    """A safe 0.5 against a die that wins in one of three, or in two of three."""

    def script(history: tuple[int, ...]) -> Pending | list[float]:
        if not history:
            return Decide((0,))
        if history[0] == 0:
            return [0.5, 0.5]
        if len(history) == 1:
            return die(3)
        won = float(history[1] < history[0])
        return [won, 1 - won]

    found = search_from(scripted_position(script, 0, 1, 2), 0, 4000)
    assert best(found) == 2
    assert found[2].worth == pytest.approx(2 / 3, abs=0.03)
    assert found[1].worth == pytest.approx(1 / 3, abs=0.1)
    assert found[0].worth == 0.5


def test_who_plays_for_themselves_and_who_against_us() -> None:
    """After 1, seat 1 can take 0.6 and give us 0.9, or take 0.1 and give us nothing; 0 is a sure 0.5."""

    def script(history: tuple[int, ...]) -> Pending | list[float]:
        if not history:
            return Decide((0,))
        if history == (0,):
            return [0.5, 0.2, 0.3]
        if history == (1,):
            return Decide((1,))
        return [0.9, 0.6, 0.0] if history == (1, 0) else [0.0, 0.1, 0.9]

    position = scripted_position(script, 0, 1)
    for_themselves = search_from(position, 0, 2000)
    assert best(for_themselves) == 1
    assert for_themselves[1].worth > 0.8
    against_us = search_from(position, 0, 2000, SearchSettings(paranoid=True))
    assert best(against_us) == 0
    assert against_us[1].worth < 0.2


@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_answers_a_secret_choice(seat: int) -> None:
    """Matching pennies. A player who knew the other's choice would always win."""

    def script(history: tuple[int, ...]) -> Pending | list[float]:
        if not history:
            return Decide((0, 1))
        return [1.0, 0.0] if history[0] == history[1] else [0.0, 1.0]

    found = search_from(scripted_position(script, 0, 1), seat, 4000)
    for action in (0, 1):
        assert found[action].worth == pytest.approx(0.5, abs=0.12)
        assert found[action].visits > 800


def test_secret_choices_are_mixed() -> None:
    """Both 0 gives seat 0 all, both 1 half: it should choose 0 in one of three, which is worth a third."""

    def script(history: tuple[int, ...]) -> Pending | list[float]:
        if not history:
            return Decide((0, 1))
        won = 1.0 if history == (0, 0) else 0.5 if history == (1, 1) else 0.0
        return [won, 1 - won]

    found = search_from(scripted_position(script, 0, 1), 0, 4000, SearchSettings(exploration=0.3))
    assert found[0].visits / 4000 == pytest.approx(1 / 3, abs=0.06)
    assert sum(each.visits * each.worth for each in found.values()) / 4000 == pytest.approx(1 / 3, abs=0.04)


def test_what_follows_secret_choices_depends_on_all_of_them() -> None:
    """After equal choices seat 0 must answer 0, else 1; knowing what was chosen, it always can."""

    def script(history: tuple[int, ...]) -> Pending | list[float]:
        if len(history) == 2:
            return Decide((0,))
        if not history:
            return Decide((0, 1))
        right = float((history[2] == 0) == (history[0] == history[1]))
        return [right, 1 - right]

    found = search_from(scripted_position(script, 0, 1), 0, 4000)
    assert min(candidate.worth for candidate in found.values()) > 0.85


def test_two_secret_decisions_in_a_row_are_two() -> None:
    """Both choose twice. Only the second choices count, and equal ones are won by seat 0 after equal ones."""

    def script(history: tuple[int, ...]) -> Pending | list[float]:
        if len(history) < 4:
            return Decide((0, 1))
        won = float(history[2] == 0)
        return [won, 1 - won]

    tree = Tree(0, ScriptedValues())
    tree.grow([scripted_position(script, 0, 1)], 1000, Quick(1))
    first = {edge.action: edge for edge in tree.root.edges.values() if edge.seat == 0}
    assert sum(edge.visits for edge in first.values()) == 1000, (
        "the second decision has statistics of its own"
    )


def test_a_secret_decision_may_leave_some_without_a_choice() -> None:
    """Seat 1 has nothing to choose, seat 2 has: that is no part of the decision before."""

    class OneChoice(ScriptedPosition):
        def choices(self, seat: int) -> Actions:
            return Listed((0,)) if seat == 1 else Listed((0, 1))

        def clone(self) -> OneChoice:
            twin = OneChoice(self.script, self.options)
            twin.history, twin.chosen, twin.pending = self.history, dict(self.chosen), self.pending
            return twin

    def script(history: tuple[int, ...]) -> Pending | list[float]:
        if len(history) == 3:
            return [0.3, 0.3, 0.4]
        return Decide((1, 2)) if history else Decide((0,))

    tree = Tree(0, ScriptedValues())
    tree.grow([OneChoice(script, lambda _: (0, 1))], 300, Quick(1))
    assert {edge.seat for edge in tree.root.edges.values()} == {0}
    assert sum(edge.visits for edge in tree.root.edges.values()) == 300
    for later in tree.root.later.values():
        assert {edge.seat for edge in later.edges.values()} == {2}


def test_a_valuation_is_never_asked_while_some_have_chosen_in_secret_and_others_have_not() -> None:
    class Seen(Valuation):
        def worth(self, position: Position, source: Source) -> list[float]:
            assert isinstance(position, ScriptedPosition)
            assert not position.chosen
            return [0.3, 0.3, 0.4]

    def script(history: tuple[int, ...]) -> Pending | list[float]:
        return Decide((0, 1, 2)) if len(history) < 6 else [0.3, 0.3, 0.4]

    tree = Tree(0, Seen())
    tree.grow([scripted_position(script, 0, 1, 2)], 500, Quick(1))
    assert sum(candidate.visits for candidate in tree.candidates()) == 500


def test_an_action_that_is_rarely_legal_does_not_look_neglected() -> None:
    """A die decides whether option 1 is there, once in six: it counts how often it could have been taken."""

    def script(history: tuple[int, ...]) -> Pending | list[float]:
        if len(history) == 0:
            return Decide((0,))
        if len(history) == 1:
            return die(6)
        if len(history) == 2:
            return Decide((0,))
        return [0.5, 0.5]

    def options(history: tuple[int, ...]) -> tuple[int, ...]:
        if not history:
            return (0, 1)
        return (0, 1, 2) if history[1] == 0 else (0, 2)

    tree = Tree(0, ScriptedValues(), SearchSettings.wide())
    tree.grow([ScriptedPosition(script, options)], 6000, Quick(1))
    for later in tree.root.later.values():
        by_action = {edge.action: edge for edge in later.edges.values()}
        assert by_action[1].available == pytest.approx(later.visits / 6, rel=0.2)
        assert min(by_action[0].available, by_action[2].available) >= later.visits - 10, "once tried, always"


def test_of_equals_the_one_that_could_have_been_taken_more_often_is_next() -> None:
    def script(history: tuple[int, ...]) -> Pending | list[float]:
        return [0.5, 0.5] if history else Decide((0,))

    position = scripted_position(script, 0, 1)
    tree = Tree(0, ScriptedValues(), SearchSettings.wide())
    tree.grow([position], 10, Quick(1))
    first, second = tree.root.edges.values()
    assert first.visits == second.visits == 5
    first.available, second.available = 10, 100
    tree.grow([position], 1, Quick(1))
    assert (first.visits, second.visits) == (5, 6)


def test_widening_keeps_most_actions_for_later() -> None:
    def script(history: tuple[int, ...]) -> Pending | list[float]:
        return [0.5, 0.5] if history else Decide((0,))

    position = scripted_position(script, *range(100))
    assert len(search_from(position, 0, 100, SearchSettings(width=2.0, growth=0.5))) == 20
    assert len(search_from(position, 0, 400, SearchSettings(width=1.0, growth=0.5))) == 20
    assert len(search_from(position, 0, 1, SearchSettings(width=0.0))) == 1
    assert len(search_from(position, 0, 100, SearchSettings.wide())) == 100
    assert {
        candidate.visits for candidate in search_from(position, 0, 100, SearchSettings.wide()).values()
    } == {1}


class Highest(Prior):
    """The higher an action, the more promising."""

    def __init__(self) -> None:
        self.asked = 0

    def promises(self, position: Position, seat: int, options: Actions) -> list[float]:
        self.asked += 1
        return [action / 100 for action in options]


def test_promising_actions_come_first() -> None:
    def script(history: tuple[int, ...]) -> Pending | list[float]:
        return [0.5, 0.5] if history else Decide((0,))

    prior = Highest()
    tree = Tree(0, ScriptedValues(), SearchSettings(width=1.0, growth=0.5), prior)
    tree.grow([scripted_position(script, 3, 50, 7, 99, 20)], 9, Quick(1))
    assert {candidate.action for candidate in tree.candidates()} == {99, 50, 20}
    assert prior.asked == 3, "only when something new is tried"


def test_a_bias_favours_what_looked_promising_until_more_is_known() -> None:
    def script(history: tuple[int, ...]) -> Pending | list[float]:
        return [0.5, 0.5] if history else Decide((0,))

    def visits(bias: float) -> int:
        tree = Tree(0, ScriptedValues(), SearchSettings(width=inf, bias=bias), Highest())
        tree.grow([scripted_position(script, 0, 100)], 200, Quick(1))
        return {candidate.action: candidate.visits for candidate in tree.candidates()}[100]

    assert visits(0.0) == pytest.approx(100, abs=2)
    assert 105 < visits(2.0) < 195


def test_what_is_known_is_kept_for_the_next_decision() -> None:
    def script(history: tuple[int, ...]) -> Pending | list[float]:
        if len(history) < 2:
            return Decide((0,))
        return [0.1 * history[0] + 0.2 * history[1], 0.0]

    tree = Tree(0, ScriptedValues())
    position = scripted_position(script, 0, 1, 2)
    tree.grow([position], 500, Quick(1))
    chosen = tree.candidates()[0]
    assert chosen.action == 2
    tree.descend(chosen.action)
    kept = tree.candidates()
    assert kept[0].action == 2
    assert sum(candidate.visits for candidate in kept) == chosen.visits - 1, "the first visit ended before it"
    position.apply(0, 2)
    tree.grow([position], 100, Quick(2))
    assert sum(candidate.visits for candidate in tree.candidates()) == chosen.visits + 99
    tree.descend(77)
    assert tree.candidates() == [], "nothing is known about what was never tried"


def test_a_playout_that_is_cut_off_needs_a_valuation() -> None:
    with pytest.raises(ValueError, match="cut off"):
        Playouts(decisions=5)


def test_a_cut_off_playout_is_valued_where_it_stands() -> None:
    class Seen(Valuation):
        def __init__(self) -> None:
            self.left: list[int] = []

        def worth(self, position: Position, source: Source) -> list[float]:
            assert isinstance(position, Nim)
            self.left.append(position.matches)
            return [0.25, 0.75]

    seen = Seen()
    assert Playouts(3, seen).worth(Nim(100), Quick(1)) == [0.25, 0.75]
    assert 91 <= seen.left[0] <= 97
    over = Playouts(3, seen).worth(Nim(1), Quick(1))
    assert over == [1.0, 0.0]
    assert len(seen.left) == 1, "a game that ends is valued by its places"


def mid_game(game: Game, players: int) -> Position:
    position = game.start(game.configure({"players": players}))
    source = Quick(3)
    play_on(position, source, 8)
    while not isinstance(position.pending, Decide):
        position.settle(position.pending.sample(source))  # type: ignore[attr-defined]
    return position


@pytest.mark.parametrize("game", UNDER_CONTRACT, ids=lambda game: game.name)
@pytest.mark.parametrize("players", [2, 3])
def test_every_game_can_be_searched_from_a_view(game: Game, players: int) -> None:
    position = mid_game(game, players)
    assert isinstance(position.pending, Decide)
    seat = position.pending.seats[0]
    view = position.view(seat)
    try:
        roots = [game.imagine(view, Quick(number)) for number in range(3)]
    except NotImplementedError:
        roots = [position]

    def candidates() -> list[Candidate]:
        tree = Tree(seat, Playouts())
        tree.grow(roots, 40, Quick(1))
        return tree.candidates()

    found = candidates()
    assert sum(candidate.visits for candidate in found) == (40 if len(position.legal(seat)) > 1 else 0)
    assert {candidate.action for candidate in found} <= set(position.legal(seat))
    assert all(0 <= candidate.worth <= 1 for candidate in found)
    assert found == sorted(found, key=lambda each: (each.visits, each.worth), reverse=True)
    assert candidates() == found, "the same numbers give the same search"
    assert all(root.view(seat) == view for root in roots), "the roots stay as they are"
