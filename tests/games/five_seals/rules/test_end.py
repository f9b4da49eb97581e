"""The end: FS-10 and its thresholds, FS-10a, points and ties (FS-11), Synergy (FS-SY)."""

from __future__ import annotations

import pytest

from tests.games.five_seals.play import CIRCLES, COLOURS, Table, every_colour, laid, player

STRONG = (
    "synergy-fire",
    "synergy-water",
    "synergy-air",
    "synergy-earth",
    "synergy-mind",
    "rearrangement-fire",
)


def strong(number: int, but: str = "") -> dict[int, str]:
    """So many scrolls of strength 6 on the board."""
    chosen = [scroll for scroll in STRONG if scroll != but][:number]
    return dict(zip((12, 13, 14, 15, 16, 17), chosen, strict=False))


def last_turn(seals: dict[int, str], players: int, quiet: int = 0, *, seal_broken: bool = False) -> Table:
    """The last player's last turn of the round: no seal can be broken."""
    others = [player(waiting="fire 1", mage=seat) for seat in range(2, players + 1)]
    hand = player(dice="water 1")
    return laid(seals, hand, *others, circle="II", quiet=quiet, seal_broken=seal_broken)


@pytest.mark.rule("FS-10")
@pytest.mark.parametrize(("players", "least"), [(2, 4), (3, 4), (4, 5), (5, 5)])
def test_fs_10_the_game_ends_with_fewer_strong_scrolls_than_this(players: int, least: int) -> None:
    goes_on = last_turn(strong(least), players).do("end", "take water water water")
    assert goes_on.view.round == 3
    assert goes_on.view.stage == "roll"
    ends = last_turn(strong(least - 1), players).do("end", "take water water water")
    assert ends.view.stage == "finished"
    assert ends.result.reason.key != "fs-over-quiet"
    assert ends.view.reason == ends.result.reason


@pytest.mark.rule("FS-10", "FS-9")
def test_fs_10_the_last_one_takes_dice_before_the_end_is_seen() -> None:
    table = last_turn(strong(3), 2).do("end")
    assert table.view.stage == "draft"
    table.do("take fire fire water")
    assert table.waiting(1) == "fire 2, water 1"
    assert table.view.stage == "finished"


@pytest.mark.rule("FS-10", "FS-Z1")
def test_fs_10_strong_scrolls_count_wherever_they_lie() -> None:
    """Every box of this board is printed 2."""
    assert last_turn(strong(4), 2).do("end", "take fire fire water").view.stage == "roll"


@pytest.mark.rule("FS-10")
def test_fs_10_scrolls_won_do_not_count_nor_do_tokens() -> None:
    seals = strong(3, but="synergy-mind") | {6: "fire 6", 10: "water 6"}
    table = laid(seals, player("synergy-mind", dice="water 1"), player(waiting="fire 1", mage=2))
    assert table.do("end", "take water water water").view.stage == "finished"


@pytest.mark.rule("FS-10")
def test_fs_10_the_round_is_played_to_its_end() -> None:
    """The threshold is passed in the middle of the round, and everybody still has their turns."""
    seals = strong(4) | {6: "earth 2"}
    table = laid(seals, player(dice="fire 6"), player(dice="earth 2", mage=2))
    table.do("break 12 fire 6", "take fire fire fire")
    assert table.asked == 2
    table.do("2 break 6 earth 2", "2 take earth earth earth")
    assert table.view.stage == "finished"


@pytest.mark.rule("FS-10", "FS-4")
@pytest.mark.parametrize(("first", "following"), [(1, 2), (2, 3), (3, 1)])
def test_fs_10_else_the_marker_goes_left_and_a_new_round_begins(first: int, following: int) -> None:
    table = laid(
        strong(4),
        player(dice="water 1"),
        player(waiting="fire 3", mage=2),
        player(waiting="air 3", mage=3),
        first=first,
    )
    table.do("end", "take water water water", "roll 1 1 1 + 1 1 1 + 1 1 1")
    assert table.view.round == 3
    assert table.view.first == following - 1
    assert table.asked == following
    assert all(each.in_round for each in table.view.players)


@pytest.mark.rule("FS-10a")
def test_fs_10a_three_rounds_without_a_broken_seal_end_the_game() -> None:
    first = last_turn(strong(4), 2, quiet=0).do("end", "take water water water")
    assert (first.view.stage, first.view.quiet_rounds) == ("roll", 1)
    second = last_turn(strong(4), 2, quiet=1).do("end", "take water water water")
    assert (second.view.stage, second.view.quiet_rounds) == ("roll", 2)
    third = last_turn(strong(4), 2, quiet=2).do("end", "take water water water")
    assert third.view.stage == "finished"
    assert third.result.reason.key == "fs-over-quiet"


@pytest.mark.rule("FS-10a")
def test_fs_10a_a_broken_seal_starts_the_count_again() -> None:
    table = last_turn(strong(4), 2, quiet=2, seal_broken=True).do("end", "take water water water")
    assert (table.view.stage, table.view.quiet_rounds) == ("roll", 0)
    seals = strong(4) | {6: "water 2"}
    broken = laid(seals, player(dice="water 2"), player(waiting="fire 1", mage=2), quiet=2)
    broken.do("break 6 water 2", "take water water water")
    assert broken.view.quiet_rounds == 0


@pytest.mark.rule("FS-10a", "FS-DI")
def test_fs_10a_a_disintegration_is_not_a_break() -> None:
    seals = strong(4) | {6: "water 6"}
    hand = player("disintegration-water", dice="water 1")
    table = laid(seals, hand, player(waiting="fire 1", mage=2), quiet=2)
    table.do("cast disintegration-water", "pick 6", "end", "take water water water")
    assert table.result.reason.key == "fs-over-quiet"


@pytest.mark.rule("FS-10a", "FS-BI", "FS-X")
def test_fs_10a_a_break_by_the_familiar_counts() -> None:
    seals = strong(4) | {6: "water 2"}
    table = laid(seals, player(dice="water 2"), player(waiting="fire 1", mage=2), quiet=2)
    table.do("cast binding-mind", "break 6 water 2", "take water water water")
    assert table.view.quiet_rounds == 0
    assert table.view.stage == "roll"


@pytest.mark.rule("FS-10a", "FS-10")
def test_fs_10a_if_both_hold_the_scrolls_are_the_reason() -> None:
    quiet = last_turn(strong(4), 2, quiet=2).do("end", "take water water water")
    both = last_turn(strong(3), 2, quiet=2).do("end", "take water water water")
    scrolls = last_turn(strong(3), 2).do("end", "take water water water")
    assert both.result.reason == scrolls.result.reason
    assert both.result.reason != quiet.result.reason


@pytest.mark.rule("FS-10", "FS-10a")
def test_fs_10_nothing_may_be_done_after_the_end() -> None:
    for table, rule in (
        (last_turn(strong(3), 2), "FS-10"),
        (last_turn(strong(4), 2, quiet=2), "FS-10a"),
    ):
        table.do("end", "take water water water")
        refusal = table.position.why_not(0, 0)
        assert refusal is not None
        assert refusal.rule == rule
        assert list(table.position.legal(0)) == []


# -- points --------------------------------------------------------------------------------------------------


def points(*hands: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Points and places when the game ends with these scrolls."""
    first, *others = hands
    seated = [player(scrolls, waiting="fire 1", mage=seat) for seat, scrolls in enumerate(others, 2)]
    table = laid({}, player(first, dice="water 1"), *seated)
    table.do("end", "take water water water")
    assert table.view.places == table.result.places
    assert tuple(each.points for each in table.view.players) == table.result.points
    return table.result.points, table.result.places


@pytest.mark.rule("FS-11")
def test_fs_11_strengths_are_added_up_binding_is_one() -> None:
    assert points("change-fire renewal-water strengthening-air growth-earth", "") == ((15, 1), (1, 2))


@pytest.mark.rule("FS-11")
@pytest.mark.parametrize(
    ("hands", "places"),
    [
        (("change-fire", "renewal-water"), (2, 1)),
        (("change-fire", "change-water"), (1, 1)),
        (("change-fire", "change-water", ""), (1, 1, 3)),
        (("", "change-water", ""), (2, 1, 2)),
        (("growth-fire", "change-fire renewal-fire", "change-water", "change-air"), (1, 1, 3, 3)),
        (("", "", "", "", ""), (1, 1, 1, 1, 1)),
    ],
)
def test_fs_11_the_most_points_win_and_tied_players_share_their_place(
    hands: tuple[str, ...], places: tuple[int, ...]
) -> None:
    assert points(*hands)[1] == places


@pytest.mark.rule("FS-11")
def test_fs_11_face_down_scrolls_count_too() -> None:
    table = laid({}, player(dice="water 1", down="growth-fire"), player(waiting="fire 1", mage=2))
    assert table.player(1).points == 6
    assert table.do("end", "take water water water").result.points == (6, 1)


@every_colour
@pytest.mark.rule("FS-SY")
def test_fs_sy_one_point_per_scroll_of_the_colour_itself_included(colour: str) -> None:
    other = "air" if colour == "fire" else "fire"
    bonus = 4 if colour == "mind" else 3
    hand = f"synergy-{colour} change-{colour} growth-{colour} renewal-{other}"
    assert points(hand, "")[0] == (1 + 6 + 2 + 5 + 3 + bonus, 1)


@every_colour
@pytest.mark.rule("FS-SY")
def test_fs_sy_two_of_a_colour_add_up(colour: str) -> None:
    """Circle I has every scroll twice."""
    mine = 4 if colour == "mind" else 3
    hand = f"synergy-{colour} synergy-{colour} change-{colour}"
    assert points(hand, "")[0] == (1 + 12 + 2 + 2 * mine, 1)


@pytest.mark.rule("FS-SY")
def test_fs_sy_two_colours_count_apart() -> None:
    assert points("synergy-fire synergy-water change-fire", "")[0] == (1 + 12 + 2 + 2 + 1, 1)


@every_colour
@pytest.mark.rule("FS-SY", "FS-5")
def test_fs_sy_it_is_never_used(colour: str) -> None:
    hand = player(f"synergy-{colour}", dice="fire 1, water 1, air 1, earth 1")
    table = laid({6: "fire 6"}, hand)
    assert table.refused(f"cast synergy-{colour}") == "FS-SY"


@pytest.mark.rule("FS-SY", "FS-11")
def test_fs_sy_all_five_at_once() -> None:
    hand = " ".join(f"synergy-{colour}" for colour in COLOURS)
    assert points(hand, "")[0] == (1 + 30 + 4 + 2, 1)


@pytest.mark.rule("FS-11", "FS-SY")
def test_fs_11_the_view_accounts_for_every_point() -> None:
    me = laid({}, player("change-fire synergy-fire synergy-water", dice="water 1")).player(1)
    assert [(held.scroll, held.strength, held.bonus) for held in me.scrolls] == [
        ("binding-mind", 1, 0),
        ("change-fire", 2, 0),
        ("synergy-fire", 6, 2),
        ("synergy-water", 6, 1),
    ]
    assert (me.scroll_points, me.synergy_points, me.points) == (15, 3, 18)


@pytest.mark.rule("FS-10")
@pytest.mark.parametrize(("players", "least"), [(2, 4), (5, 5)])
def test_fs_10_the_view_tells_how_near_the_end_is(players: int, least: int) -> None:
    view = last_turn(strong(3) | {6: "fire 6", 18: "change-fire"}, players).view
    assert (view.strongest_left, view.fewest_left) == (3, least)


@pytest.mark.parametrize("circle", ["I", "II", "III", "IV"])
def test_the_view_names_the_spells_of_the_game_and_their_rules(circle: str) -> None:
    spells = laid({}, player(dice="water 1"), circle=circle).view.spells
    assert {each.spell for each in spells} == {*CIRCLES["I"], *CIRCLES[circle], "binding"}
    assert {each.spell: each.rule for each in spells}["synergy"] == "FS-SY"
    assert len({each.rule for each in spells}) == len(spells)
