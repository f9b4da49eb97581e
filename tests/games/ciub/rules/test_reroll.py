"""Rolling one die again (CB-5b), and skulls that are rolled away (CB-5d)."""

from __future__ import annotations

import pytest

from tests.games.ciub.box import FACES, KINDS, SHOWN, SIDES
from tests.games.ciub.play import alike, laid, player, roll_of

both_kinds = pytest.mark.parametrize("kind", ["green", "blue"])


def other(kind: str) -> str:
    """The other kind of dice with a reroll."""
    return "blue" if kind == "green" else "green"


@pytest.mark.rule("CB-5b")
@both_kinds
def test_cb_5b_a_die_rerolls_itself(kind: str) -> None:
    for face in SHOWN[kind]:
        table = laid(f"white:1 {kind}:reroll").do(f"reroll {kind} itself")
        assert table.chance == f"1d{{{','.join(FACES[kind])}}}"
        assert (table.stage, table.view.rerolling, table.outside) == ("reroll", kind, "white:1")
        table.do(f"= {face}")
        assert table.outside == f"white:1 {kind}:{face}"
        assert (table.stage, table.view.rerolling, table.tray) == ("act", None, "")


@pytest.mark.rule("CB-5b")
@both_kinds
def test_cb_5b_a_die_that_rerolled_itself_to_reroll_may_act_again(kind: str) -> None:
    table = laid(f"white:1 {kind}:reroll")
    for _ in range(3):
        table.do(f"reroll {kind} itself", "= reroll")
    table.do(f"reroll {kind} white:1", "= 4")
    assert table.outside == f"white:4 {kind}:spent"


@pytest.mark.rule("CB-5b")
@both_kinds
@pytest.mark.parametrize("target", SIDES)
def test_cb_5b_a_die_rerolls_another_active_die_and_keeps_its_face(kind: str, target: str) -> None:
    kind_of_target = target.partition(":")[0]
    table = laid(f"yellow:1 {kind}:reroll {target}").do(f"reroll {kind} {target}")
    assert table.chance == f"1d{{{','.join(FACES[kind_of_target])}}}"
    assert alike(table.outside.split(" "), ["yellow:1", f"{kind}:spent"])
    face = SHOWN[kind_of_target][-1]
    table.do(f"= {face}")
    expected = ["yellow:1", f"{kind}:spent", f"{kind_of_target}:{face}"]
    assert alike(table.outside.split(" "), expected)
    assert (table.stage, table.tray) == ("act", "")


@pytest.mark.rule("CB-5b")
@both_kinds
@pytest.mark.parametrize("target", KINDS)
def test_cb_5b_an_inactive_die_becomes_active(kind: str, target: str) -> None:
    table = laid(f"red:3 {kind}:reroll {target}")
    face = SHOWN[target][0]
    assert table.refused(f"aside {target}") == "CB-6"
    table.do(f"reroll {kind} {target}")
    assert table.chance == f"1d{{{','.join(FACES[target])}}}"
    table.do(f"= {face}")
    assert alike(table.outside.split(" "), ["red:3", f"{kind}:spent", f"{target}:{face}"])
    assert table.offers(f"aside {target}:{face}")


@pytest.mark.rule("CB-5b")
@both_kinds
@pytest.mark.parametrize("target", [side for side in SIDES if side != "red:3"])
def test_cb_5b_a_die_in_the_tray_is_not_rerolled(kind: str, target: str) -> None:
    table = laid(f"red:3 {kind}:reroll", tray=target)
    assert table.refused(f"reroll {kind} {target}") == "CB-5b"
    assert alike(table.offered("reroll"), [f"{kind} itself", f"{kind} red:3"])


@pytest.mark.rule("CB-5b")
@both_kinds
def test_cb_5b_a_die_that_is_not_there_is_not_rerolled(kind: str) -> None:
    table = laid(f"white:1 yellow {kind}:reroll")
    for target in ("white:2", "white", "yellow:1", "red:4", "green:spent", "blue:spent"):
        assert table.refused(f"reroll {kind} {target}") == "CB-5b"


@pytest.mark.rule("CB-5b")
@pytest.mark.parametrize("shown", [side for side in SIDES if not side.endswith(":reroll")])
def test_cb_5b_no_other_face_rerolls(shown: str) -> None:
    kind = shown.partition(":")[0]
    table = laid(f"{shown} yellow:1 red")
    assert table.offered("reroll") == []
    for target in ("itself", "yellow:1", "red"):
        assert table.refused(f"reroll {kind} {target}") == "CB-5b"


@pytest.mark.rule("CB-5b", "CB-5a", "CB-6")
@both_kinds
def test_cb_5b_a_die_in_the_tray_or_inactive_does_not_reroll(kind: str) -> None:
    in_the_tray = laid("white:1 white:2", tray=f"{kind}:reroll")
    inactive = laid(f"white:1 white:2 {kind}")
    for target in ("white:1", "itself"):
        assert in_the_tray.refused(f"reroll {kind} {target}") == "CB-6"
        assert inactive.refused(f"reroll {kind} {target}") == "CB-5a"


# -- spent dice ----------------------------------------------------------------------------------------------


@pytest.mark.rule("CB-5b")
@both_kinds
def test_cb_5b_a_spent_die_does_not_reroll_again(kind: str) -> None:
    table = laid(f"white:1 {kind}:reroll").do(f"reroll {kind} white:1", "= 2")
    assert table.outside == f"white:2 {kind}:spent"
    assert table.refused(f"reroll {kind} itself") == "CB-5b"
    assert table.refused(f"reroll {kind} white:2") == "CB-5b"
    assert alike(table.legal, ["aside white:2", f"aside {kind}:spent", "stop"])


@pytest.mark.rule("CB-5b")
@both_kinds
def test_cb_5b_a_spent_die_that_is_rerolled_is_fresh(kind: str) -> None:
    table = laid(f"white:1 {kind}:spent {other(kind)}:reroll")
    assert table.refused(f"reroll {kind} white:1") == "CB-5b"
    table.do(f"reroll {other(kind)} {kind}:spent", "= reroll")
    assert alike(table.outside.split(" "), ["white:1", f"{kind}:reroll", f"{other(kind)}:spent"])
    table.do(f"reroll {kind} white:1", "= 4")
    assert alike(table.outside.split(" "), ["white:4", f"{kind}:spent", f"{other(kind)}:spent"])


@pytest.mark.rule("CB-5b", "CB-5c")
@both_kinds
def test_cb_5b_a_spent_die_that_is_adjusted_shows_something_new(kind: str) -> None:
    for face in SHOWN[kind]:
        table = laid(f"white:1 {kind}:spent purple:adjust")
        if face == "reroll":
            assert table.refused(f"adjust purple {kind}:spent reroll") == "CB-5c", "it shows that already"
        else:
            table.do(f"adjust purple {kind}:spent {face}")
            assert table.outside == f"white:1 {kind}:{face}"


@pytest.mark.rule("CB-5b", "CB-5c")
def test_cb_5b_a_spent_blue_die_that_is_adjusted_may_act_again() -> None:
    table = laid("white:1 purple:adjust blue:spent").do("adjust purple blue:spent adjust")
    table.do("adjust blue white:1 4")
    assert (table.outside, table.tray) == ("white:4", "purple:adjust blue:adjust")


@pytest.mark.rule("CB-5b", "CB-7")
@both_kinds
def test_cb_5b_a_spent_die_that_is_rolled_on_is_fresh(kind: str) -> None:
    table = laid(f"white:1 white:2 {kind}:spent").do("aside white:1", "roll")
    assert table.chance == roll_of(f"white {kind}")
    table.do(f"= white:2 {kind}:reroll")
    assert table.outside == f"white:2 {kind}:reroll"
    table.do(f"reroll {kind} white:2", "= 4")


@pytest.mark.rule("CB-5b", "CB-6")
@both_kinds
def test_cb_5b_a_spent_die_lies_in_the_tray_as_it_shows(kind: str) -> None:
    table = laid(f"white:1 white:2 {kind}:spent").do(f"aside {kind}:spent")
    assert table.tray == f"{kind}:reroll"


@pytest.mark.rule("CB-5b")
def test_cb_5b_two_dice_reroll_each_other() -> None:
    table = laid("green:reroll blue:reroll")
    for shown in ("blue:reroll", "blue:spent", "blue:spent"):
        table.do(f"reroll green {shown}", "= reroll")
        assert table.outside == "blue:reroll green:spent"
        table.do("reroll blue green:spent", "= reroll")
        assert table.outside == "green:reroll blue:spent"
    table.do("reroll green blue:spent", "= 2")
    assert table.outside == "blue:2 green:spent"


@pytest.mark.rule("CB-5b")
@both_kinds
def test_cb_5b_two_dice_of_a_kind_reroll_each_other(kind: str) -> None:
    table = laid(f"{kind}:reroll {kind}:reroll")
    assert alike(table.offered("reroll"), [f"{kind} itself", f"{kind} {kind}:reroll"])
    table.do(f"reroll {kind} {kind}:reroll", "= reroll")
    assert table.outside == f"{kind}:reroll {kind}:spent"
    table.do(f"reroll {kind} {kind}:spent", "= skull")
    assert table.outside == f"{kind}:skull {kind}:spent"


@pytest.mark.rule("CB-5b")
@both_kinds
def test_cb_5b_a_single_die_is_not_another_one(kind: str) -> None:
    table = laid(f"white:1 {kind}:reroll {kind}:spent", tray=f"{kind}:reroll")
    assert table.refused(f"reroll {kind} {kind}:reroll") == "CB-5b"
    assert table.offers(f"reroll {kind} {kind}:spent")


@pytest.mark.rule("CB-5b", "CB-5d")
def test_cb_5b_everything_that_may_be_rerolled() -> None:
    table = laid(
        "white:1 white:1 white:3 white green:reroll green:skull green:spent blue:reroll", tray="red:4"
    )
    others = ["white:1", "white:3", "white", "green:skull", "green:spent"]
    assert alike(
        table.offered("reroll"),
        ["green itself", "blue itself", "green blue:reroll", "blue green:reroll"]
        + [f"{kind} {target}" for kind in ("green", "blue") for target in others],
    )


@pytest.mark.rule("CB-5b", "CB-5a")
def test_cb_5b_a_new_face_can_be_used() -> None:
    table = laid("white:1 green:reroll blue:skull").do("reroll green blue:skull", "= swap", "swap blue red")
    assert table.outside == "white:1 green:spent red"
    table = laid("white:1 green:reroll purple:3").do(
        "reroll green purple:3", "= adjust", "adjust purple white:1 4"
    )
    assert (table.outside, table.tray) == ("white:4 green:spent", "purple:adjust")


@pytest.mark.rule("CB-5d", "CB-5b")
@pytest.mark.parametrize("kind", ["green", "purple", "blue"])
def test_cb_5d_a_skull_is_rerolled_before_it_must_go_to_the_tray(kind: str) -> None:
    face = SHOWN[kind][0]
    table = laid(f"white:1 blue:reroll {kind}:skull").do(
        f"reroll blue {kind}:skull", f"= {face}", "aside white:1"
    )
    assert table.tray == "white:1"
    assert alike(table.outside.split(" "), [f"{kind}:{face}", "blue:spent"])


@pytest.mark.rule("CB-5d", "CB-6")
def test_cb_5d_a_skull_that_comes_again_goes_to_the_tray() -> None:
    table = laid("white:1 blue:reroll green:skull").do("reroll blue green:skull", "= skull", "aside white:1")
    assert table.tray == "white:1 green:skull"


@pytest.mark.rule("CB-5b", "CB-7")
@both_kinds
def test_cb_5b_a_reroll_is_no_reason_to_roll_on(kind: str) -> None:
    table = laid(f"white:1 {kind}:reroll")
    assert table.refused("roll") == "CB-7"
    table.do(f"reroll {kind} white:1", "= 2")
    assert table.refused("roll") == "CB-7"
    table = laid(f"white:1 {kind}:reroll", earned=True).do(f"reroll {kind} white:1", "= 2")
    assert table.offers("roll"), "nor does it take one away"


@pytest.mark.rule("CB-5b")
def test_cb_5b_only_the_player_whose_turn_it_is_is_asked() -> None:
    table = laid("white:1 green:reroll", player(), player())
    assert [len(table.position.legal(seat)) > 0 for seat in range(3)] == [True, False, False]
