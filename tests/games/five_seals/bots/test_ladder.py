"""The levels of Five Seals: what each of them sees and the one below does not, and how strong they are."""

from __future__ import annotations

from dataclasses import replace

import pytest

from conclave.bots import bot_label, bot_names, find_bot
from conclave.core.record import Seat
from conclave.games.five_seals.bots.archmage import ALIKE, DRAFTS, HOPELESS, SHORT_LIST, Archmage
from conclave.games.five_seals.bots.draft import by_hope
from conclave.games.five_seals.bots.model import Model, load_model, read_off
from conclave.games.five_seals.bots.plan_rollouts import PlanRollouts
from conclave.games.five_seals.bots.plans import TurnSearch
from conclave.games.five_seals.bots.seal_values import seal_values
from conclave.games.five_seals.engine.position import FiveSealsPosition
from conclave.games.five_seals.engine.seals import NAMED_SCROLLS, SPELL_NAMES
from conclave.games.five_seals.engine.stages import ROLL
from conclave.lab.play.playout import play_out
from tests.bots.conftest import luck
from tests.games.five_seals.play import GAME, Table, laid, player

LEVELS = ("novice", "apprentice", "adept", "master", "archmage")
DEEP = {16: "speed-fire", 17: "speed-air", 18: "speed-water", 20: "speed-earth", 7: "earth 6", 11: "earth 6"}
"""Scrolls of strength 6 out of reach, so that the game is not over after this round."""


def answers(level: str, table: Table, seeds: int = 3) -> set[str]:
    """What a level does at once, over several seeds."""
    seat = table.asked - 1
    found: set[str] = set()
    for seed in range(seeds):
        bot = find_bot("five-seals", level)(GAME, seat, luck(seed))
        found.add(GAME.notation(bot.decide(table.position.view(seat), table.position.legal(seat))))
    return found


def position_of(table: Table) -> FiveSealsPosition:
    assert isinstance(table.position, FiveSealsPosition)
    return table.position


def test_the_levels_stand_in_order_with_the_strongest_at_the_end() -> None:
    names = bot_names("five-seals")
    assert [name for name in names if name in LEVELS] == list(LEVELS)
    assert names[-1] == "archmage"


# -- what they see -------------------------------------------------------------------------------------------


def test_an_apprentice_counts_dice_where_a_novice_takes_the_strongest_scroll() -> None:
    seals = {12: "growth-fire", 13: "strengthening-air", **DEEP}
    table = laid(seals, player(dice="fire 2 3, air 4"))
    assert answers("novice", table) == {"break 12 fire 2 3"}
    assert answers("apprentice", table) == {"break 13 air 4"}


def test_a_novice_uses_scrolls_only_in_need_and_an_apprentice_for_something_better() -> None:
    seals = {12: "growth-fire", 13: "change-fire", **DEEP}
    table = laid(seals, player("strengthening-fire", dice="fire 3"))
    assert answers("novice", table) == {"break 13 fire 3"}
    assert answers("apprentice", table) == {"cast strengthening-fire"}
    del seals[13]
    table = laid(seals, player("strengthening-fire", dice="fire 3"))
    assert answers("novice", table) == {"cast strengthening-fire"}


def test_an_apprentice_leaves_a_further_die_alone_and_an_adept_takes_it() -> None:
    table = laid({12: "growth-fire", 13: "growth-air", **DEEP}, player("growth-air", dice="fire 6"))
    assert answers("apprentice", table) == {"break 12 fire 6"}
    assert answers("adept", table) == {"cast growth-air"}


def test_the_weaker_levels_take_the_colours_that_they_see_most_of() -> None:
    """They do not ask what the seals are good for."""
    seals = {
        6: "fire 2",
        10: "fire 2",
        12: "change-fire",
        13: "growth-air",
        14: "change-air",
        19: "change-earth",
    }
    table = laid(seals, player(dice="earth 2"), ways=["chamber-19"]).do("break 19 earth 2")
    for level in ("novice", "apprentice"):
        assert answers(level, table) == {"take fire fire air"}


def test_an_adept_finds_scrolls_that_work_together() -> None:
    mine = player("change-water strengthening-fire", dice="water 3")
    table = laid({12: "growth-fire", **DEEP}, mine, player(dice="earth 1", mage=2))
    assert answers("apprentice", table) == {"end"}
    assert answers("adept", table) == {"cast change-water"}


def test_a_master_takes_first_what_the_next_player_would_take_and_an_adept_does_not_look() -> None:
    def table(wanted: str) -> Table:
        seals = {12: "growth-fire", 13: "growth-water", **DEEP}
        return laid(seals, player(dice="fire 5, water 5"), player(dice=f"{wanted} 6", mage=2))

    assert answers("adept", table("fire")) == answers("adept", table("water"))
    assert answers("master", table("fire")) == {"break 12 fire 5"}
    assert answers("master", table("water")) == {"break 13 water 5"}


def test_an_archmage_sees_what_the_next_player_would_take_with_a_scroll() -> None:
    def table(wanted: str) -> Table:
        theirs = player(f"strengthening-{wanted}", dice=f"{wanted} 3", mage=2)
        return laid({12: "growth-fire", 13: "growth-water", **DEEP}, player(dice="fire 5, water 5"), theirs)

    assert answers("master", table("fire")) == answers("master", table("water"))
    assert answers("archmage", table("fire")) == {"break 12 fire 5"}
    assert answers("archmage", table("water")) == {"break 13 water 5"}


# -- how an archmage thinks ----------------------------------------------------------------------------------


def test_everybody_uses_scrolls_in_a_round_that_is_played_on() -> None:
    theirs = player("strengthening-fire", dice="fire 3", mage=2)
    table = laid({12: "growth-fire", 13: "change-air", **DEEP}, player(dice="air 2"), theirs)
    end = PlanRollouts(position_of(table), load_model()).play_round(position_of(table))
    assert end.stage == ROLL
    assert [end.points(seat) for seat in range(2)] == [1 + 2, 1 + 4 + 5]


def test_the_model_knows_the_scrolls() -> None:
    model = load_model()
    for name in SPELL_NAMES[:-1]:
        in_colour, of_mind = (model.use_of(NAMED_SCROLLS[f"{name}-{colour}"]) for colour in ("fire", "mind"))
        assert of_mind > in_colour
    assert model.use_of(NAMED_SCROLLS["growth-fire"]) > model.use_of(NAMED_SCROLLS["renewal-fire"])


def test_the_chance_by_the_model_grows_with_points_and_useful_scrolls() -> None:
    def chance(mine: str, theirs: str) -> float:
        seals = {**DEEP, 12: "synergy-fire", 13: "synergy-air"}
        table = laid(seals, player(mine, dice="air 1"), player(theirs, dice="air 1", mage=2))
        return load_model().chance(position_of(table), 0)

    assert chance("", "") == pytest.approx(0.5)
    assert chance("change-fire", "") > 0.5 > chance("", "change-fire")
    assert chance("growth-mind", "growth-fire") > 0.5


def test_a_lead_counts_more_the_nearer_the_end_is() -> None:
    """Of six scrolls of strength 6 three are to be taken; of four the next one ends the game."""
    early = {**DEEP, 12: "synergy-fire", 13: "synergy-air"}
    chances: list[float] = []
    for seals in (early, DEEP):
        table = laid(seals, player("renewal-fire", dice="air 1"), player(dice="air 1", mage=2))
        model = Model(dict.fromkeys(SPELL_NAMES, 0.0), 0.0, load_model().rounds, load_model().spread)
        chances.append(model.chance(position_of(table), 0))
    assert 0.5 < chances[0] < chances[1]


def test_figures_are_read_off_between_and_beyond_what_was_learnt() -> None:
    places = (0, 0.5, 1, 1.25, 2, 3)
    assert [read_off([0.0, 1.0, 3.0], place) for place in places] == [0.0, 0.5, 1.0, 1.5, 3.0, 5.0]


def test_a_game_of_four_is_as_far_from_its_end_as_a_game_of_two() -> None:
    """Five scrolls of strength 6 are to be taken where it would be three between two."""
    seals = {**DEEP, 12: "synergy-fire", 13: "synergy-air"}
    two = [player("growth-fire", dice="fire 1"), player(dice="air 1", mage=2)]
    four = [*two, player(dice="air 1", mage=3), player(dice="air 1", mage=4)]
    more = {**seals, 14: "synergy-earth", 15: "speed-mind", 19: "synergy-mind"}
    of_two = load_model().chance(position_of(laid(seals, *two)), 0)
    assert load_model().chance(position_of(laid(more, *four)), 0) == pytest.approx(of_two**3)


def test_the_short_list_has_the_best_plans_and_not_all_of_a_kind() -> None:
    mine = player("change-fire change-water change-air", dice="fire 2 5, air 3")
    seals = {6: "fire 2", 10: "air 2", 12: "growth-fire", 13: "change-air", 14: "renewal-earth", **DEEP}
    position = position_of(laid(seals, mine, player(dice="earth 1", mage=2)))
    rollouts = PlanRollouts(position, load_model())
    plans = TurnSearch(position, 0, rollouts.greedy).plans
    short_list = Archmage(GAME, 0, luck(1)).short_list(plans, rollouts)
    chances = [rollouts.chance(plan.position(0), 0) for plan in short_list]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] == max(rollouts.chance(plan.position(0), 0) for plan in plans)
    assert chances[-1] > chances[0] - HOPELESS
    spaces = [plan.position(0).dungeon.mage[0] for plan in short_list]
    assert 1 < len(spaces) <= SHORT_LIST[0] < len(plans)
    assert max(spaces.count(space) for space in spaces) <= ALIKE


def test_an_archmage_rolls_only_for_the_choices_of_dice_that_can_be_hoped_for() -> None:
    seals = {12: "growth-fire", 13: "change-air", **DEEP}
    table = laid(seals, player(dice="air 2"), player(dice="earth 1", mage=2)).do("break 13 air 2")
    hopeful = by_hope(position_of(table), 0, seal_values(position_of(table), 0))[:DRAFTS]
    (taken,) = answers("archmage", table, seeds=1)
    assert taken in {GAME.notation(action) for action in hopeful}
    assert taken.count("fire") >= 2


def test_an_archmage_keeps_to_its_plan_and_thinks_again_when_surprised() -> None:
    mine = player("change-water strengthening-fire", dice="water 1 3")
    table = laid({12: "growth-fire", **DEEP}, mine, player(dice="earth 1", mage=2))
    bot = Archmage(GAME, 0, luck(1))
    bot.decide(replace(table.view, viewer=0), table.position.legal(0))
    assert {view.quiet_rounds for view, _ in bot.plan} == {0}
    table.do("cast change-water")
    bot.decide(replace(table.view, viewer=0, quiet_rounds=1), table.position.legal(0))
    assert {view.quiet_rounds for view, _ in bot.plan} == {1}


# -- whole games ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "circle"), list(zip(LEVELS, ("I", "II", "III", "IV", "III"), strict=True)))
def test_a_level_plays_at_a_table_of_four(level: str, circle: str) -> None:
    """Against three that decide quickly; `test_every_bot` has whole games of two and that they repeat."""
    names = [level, "greedy", "novice", "apprentice"]
    classes = [find_bot("five-seals", name) for name in names]
    bots = [bot_class(GAME, seat, luck(seat)) for seat, bot_class in enumerate(classes)]
    seats = [
        Seat(bot_label(name, each), str(seat))
        for seat, (name, each) in enumerate(zip(names, classes, strict=True))
    ]
    options = GAME.configure({"players": 4, "circle": circle})
    assert play_out(GAME, options, bots, seats, luck(3)).over.reason.key == "fs-over-strongest"
