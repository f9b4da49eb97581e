"""Turning a die to a face (CB-5c), and skulls that are turned away (CB-5d)."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from conclave.core.pending import Over
from conclave.core.record import RecordError
from conclave.core.record_replay import replay
from conclave.games.ciub.interface.view import CiubView
from conclave.table.files import read_record
from tests.games.ciub.box import SHOWN, SIDES, WORDS
from tests.games.ciub.play import GAME, alike, laid

DATA = Path(__file__).parents[3] / "data" / "0.1.0"

both_kinds = pytest.mark.parametrize("kind", ["purple", "blue"])

OWN_FACES = {"purple": ["3", "4", "2for1", "skull"], "blue": ["1", "2", "skull"]}
"""What a die may turn itself to."""


def other(kind: str) -> str:
    """The other kind of dice with an adjust."""
    return "blue" if kind == "purple" else "purple"


def faces_for(target: str) -> list[str]:
    """The faces of the die but the one it shows."""
    kind, _, face = target.partition(":")
    shown = "reroll" if face == "spent" else face
    return [each for each in SHOWN[kind] if each != shown]


# -- itself --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CB-5c")
@both_kinds
def test_cb_5c_a_die_turns_itself_and_stays_active_outside_the_tray(kind: str) -> None:
    for face in OWN_FACES[kind]:
        table = laid(f"white:1 {kind}:adjust").do(f"adjust {kind} itself {face}")
        assert (table.outside, table.tray) == (f"white:1 {kind}:{face}", "")
        assert table.stage == "act"
        assert table.offers(f"aside {kind}:{face}") == (face != "skull")


@pytest.mark.rule("CB-5c")
@both_kinds
def test_cb_5c_not_to_an_action(kind: str) -> None:
    table = laid(f"white:1 {kind}:adjust")
    own = [line for line in table.offered("adjust") if line.startswith(f"{kind} itself ")]
    assert alike(own, [f"{kind} itself {face}" for face in OWN_FACES[kind]])
    for face in ("swap", "reroll", "adjust"):
        assert table.refused(f"adjust {kind} itself {face}") == "CB-5c"


@pytest.mark.rule("CB-5c", "CB-7")
@both_kinds
def test_cb_5c_turning_itself_alone_is_no_reason_to_roll_on(kind: str) -> None:
    table = laid(f"white:1 {kind}:adjust").do(f"adjust {kind} itself {OWN_FACES[kind][0]}")
    assert table.refused("roll") == "CB-7"
    table = laid(f"white:1 {kind}:adjust", earned=True).do(f"adjust {kind} itself {OWN_FACES[kind][0]}")
    assert table.offers("roll")


@pytest.mark.rule("CB-5c", "CB-6", "CB-7")
@both_kinds
def test_cb_5c_a_die_turned_to_a_skull_must_go_and_so_the_others_may_be_rolled(kind: str) -> None:
    table = laid(f"white:1 {kind}:adjust").do(f"adjust {kind} itself skull")
    assert table.outside == f"white:1 {kind}:skull"
    table.do("roll")
    assert (table.outside, table.tray) == ("white", f"{kind}:skull")


# -- itself, by the option ---------------------------------------------------------------------------------


@pytest.mark.rule("CB-5c")
@both_kinds
def test_cb_5c_by_option_a_die_that_turns_itself_goes_to_the_tray_with_its_new_face(kind: str) -> None:
    for face in OWN_FACES[kind]:
        table = laid(f"white:1 {kind}:adjust", self_adjust="tray").do(f"adjust {kind} itself {face}")
        assert (table.outside, table.tray) == ("white:1", f"{kind}:{face}")
        assert table.stage == "act"
        assert table.offers("aside white:1")
        assert not table.offers(f"aside {kind}:{face}")


@pytest.mark.rule("CB-5c")
@both_kinds
def test_cb_5c_by_option_not_to_an_action_either(kind: str) -> None:
    table = laid(f"white:1 {kind}:adjust", self_adjust="tray")
    own = [line for line in table.offered("adjust") if line.startswith(f"{kind} itself ")]
    assert alike(own, [f"{kind} itself {face}" for face in OWN_FACES[kind]])
    for face in ("swap", "reroll", "adjust"):
        assert table.refused(f"adjust {kind} itself {face}") == "CB-5c"


@pytest.mark.rule("CB-5c", "CB-7")
@both_kinds
def test_cb_5c_by_option_turning_itself_is_a_reason_to_roll_on(kind: str) -> None:
    face = OWN_FACES[kind][0]
    table = laid(f"white:1 {kind}:adjust", self_adjust="tray").do(f"adjust {kind} itself {face}")
    table.do("roll")
    assert (table.outside, table.tray) == ("white", f"{kind}:{face}")


@pytest.mark.rule("CB-5c", "CB-6")
def test_cb_5c_by_option_actions_go_on_and_no_die_in_the_tray_is_changed() -> None:
    table = laid("white:1 white:swap purple:adjust blue:adjust green:reroll", self_adjust="tray")
    table.do("adjust purple itself 4", "swap white red", "reroll green red", "= 6", "adjust blue red:6 5")
    assert (table.outside, table.tray) == ("white:1 red:5 green:spent", "purple:4 blue:adjust")
    table = laid("white:1 purple:adjust blue:adjust", self_adjust="tray").do("adjust purple itself 4")
    assert table.refused("adjust blue purple:4 3") == "CB-5c"
    assert table.refused("aside purple:4") == "CB-6"


@pytest.mark.rule("CB-5c", "CB-7", "CB-8")
def test_cb_5c_by_option_the_last_die_outside_leaves_nothing_but_the_cast() -> None:
    table = laid("purple:adjust", tray="green:7 white:1", bottom="1,4,7 4= 2,4,6", top="1,1,1 6,6 20+",
                 self_adjust="tray").do("adjust purple itself 4")  # fmt: skip
    assert table.stage == "cast"
    assert table.offers("win 1,4,7")


@pytest.mark.rule("CB-5c", "CB-8a", "CB-10")
def test_cb_5c_by_option_the_new_face_counts_like_that_of_any_die_in_the_tray() -> None:
    table = laid("white:1 purple:adjust", self_adjust="tray").do("adjust purple itself 2for1", "stop")
    table.do("nothing")
    assert table.offers("exchange purple red red")
    table = laid("white:1 purple:adjust", tray="red:3 red:3 red:3", self_adjust="tray")
    table.do("adjust purple itself skull", "stop")
    assert table.offers("win 4=")


@pytest.mark.rule("CB-5c")
@pytest.mark.parametrize("self_adjust", ["outside", "tray"])
def test_cb_5c_turning_another_die_is_the_same_with_either_option(self_adjust: str) -> None:
    table = laid("white:1 purple:adjust blue:swap", self_adjust=self_adjust)
    table.do("adjust purple blue:swap adjust", "adjust blue white:1 4")
    assert (table.outside, table.tray) == ("white:4", "purple:adjust blue:adjust")


@pytest.mark.rule("CB-5c")
def test_cb_5c_a_die_stays_outside_unless_the_option_says_otherwise() -> None:
    """Also in records and views from before there was the option."""
    assert GAME.configure({}).word("self_adjust") == "outside"
    record = read_record(DATA / "records" / "table-over-ciub.record")
    assert "adjust purple itself 4" in record.written()
    assert "self_adjust" not in record.options
    assert isinstance(replay(GAME, record).pending, Over)
    record.options = {**record.options, "self_adjust": "outside"}
    assert isinstance(replay(GAME, record).pending, Over)
    record.options = {**record.options, "self_adjust": "tray"}
    with pytest.raises(RecordError):
        replay(GAME, record)


@pytest.mark.rule("CB-5c")
def test_cb_5c_a_view_without_the_option_is_of_a_game_where_the_die_stays_outside() -> None:
    view = laid("white:1 purple:adjust", self_adjust="tray").view
    assert view.self_adjust_to_tray
    told = msgspec.to_builtins(view)
    assert msgspec.convert(told, CiubView, strict=False) == view
    del told["self_adjust_to_tray"]
    assert not msgspec.convert(told, CiubView, strict=False).self_adjust_to_tray


# -- another die ---------------------------------------------------------------------------------------------


@pytest.mark.rule("CB-5c")
@both_kinds
@pytest.mark.parametrize("target", WORDS)
def test_cb_5c_any_other_die_outside_the_tray_is_turned_to_any_other_face(kind: str, target: str) -> None:
    """Active, spent or inactive. The die that turned it goes to the tray as it is."""
    start = f"yellow:1 red:3 {kind}:adjust {target}"
    if target in ("yellow:1", "red:3"):
        start = f"white:1 {kind}:adjust {target}"
    lines = laid(start).offered("adjust")
    offered = [line.split(" ")[2] for line in lines if line.split(" ")[:2] == [kind, target]]
    assert alike(offered, faces_for(target))
    rest = start.split(" ")
    rest.remove(f"{kind}:adjust")
    rest.remove(target)
    for face in offered:
        table = laid(start).do(f"adjust {kind} {target} {face}")
        assert alike(table.outside.split(" "), [*rest, f"{target.partition(':')[0]}:{face}"])
        assert table.tray == f"{kind}:adjust"
        assert table.stage == "act"


@pytest.mark.rule("CB-5c")
@both_kinds
@pytest.mark.parametrize("target", [word for word in WORDS if ":" in word])
def test_cb_5c_not_to_the_face_it_shows(kind: str, target: str) -> None:
    shown = target.partition(":")[2].replace("spent", "reroll")
    other_dice = "white:2" if target != "white:2" else "white:3"
    table = laid(f"{other_dice} {kind}:adjust {target}")
    assert table.refused(f"adjust {kind} {target} {shown}") == "CB-5c"


@pytest.mark.rule("CB-5c")
@both_kinds
def test_cb_5c_an_inactive_die_becomes_active_and_its_face_can_be_used(kind: str) -> None:
    table = laid(f"white:1 {kind}:adjust white").do(f"adjust {kind} white swap")
    assert table.outside == "white:1 white:swap"
    table.do("swap white red")
    assert table.outside == "white:1 red"


@pytest.mark.rule("CB-5c", "CB-5b")
def test_cb_5c_a_chain_of_actions() -> None:
    table = laid("white:1 purple:adjust green:skull blue:skull")
    table.do(
        "adjust purple blue:skull adjust", "adjust blue green:skull reroll", "reroll green white:1", "= swap"
    )
    assert (table.outside, table.tray) == ("white:swap green:spent", "purple:adjust blue:adjust")
    table.do("swap white orange")
    assert table.outside == "green:spent orange"


@pytest.mark.rule("CB-5c")
@both_kinds
def test_cb_5c_a_face_that_the_die_does_not_have(kind: str) -> None:
    table = laid(f"white:1 orange {kind}:adjust")
    for wrong in (
        "white:1 5",
        "white:1 skull",
        "white:1 reroll",
        "orange 1",
        "orange 7",
        "itself 6",
        "itself 7",
    ):
        assert table.refused(f"adjust {kind} {wrong}") == "CB-5c"


@pytest.mark.rule("CB-5c")
@both_kinds
@pytest.mark.parametrize("target", [side for side in SIDES if not side.startswith("red")])
def test_cb_5c_a_die_in_the_tray_is_not_turned(kind: str, target: str) -> None:
    table = laid(f"red:3 {kind}:adjust", tray=target)
    for face in SHOWN[target.partition(":")[0]]:
        assert table.refused(f"adjust {kind} {target} {face}") == "CB-5c"
    assert alike(
        table.offered("adjust"),
        [f"{kind} itself {face}" for face in OWN_FACES[kind]] + [f"{kind} red:3 {face}" for face in "456"],
    )


@pytest.mark.rule("CB-5c")
@both_kinds
def test_cb_5c_a_die_that_is_not_there_is_not_turned(kind: str) -> None:
    table = laid(f"white:1 yellow {kind}:adjust")
    for target in ("white:2 4", "white 4", "yellow:1 3", "red 4", "blue:spent 1", "green:spent 7"):
        assert table.refused(f"adjust {kind} {target}") == "CB-5c"


@pytest.mark.rule("CB-5c")
@pytest.mark.parametrize("shown", [side for side in SIDES if not side.endswith(":adjust")])
def test_cb_5c_no_other_face_adjusts(shown: str) -> None:
    kind = shown.partition(":")[0]
    table = laid(f"{shown} yellow:1 red")
    assert table.offered("adjust") == []
    for target in ("yellow:1 3", "red 4", f"itself {SHOWN[kind][0]}"):
        assert table.refused(f"adjust {kind} {target}") == "CB-5c"


@pytest.mark.rule("CB-5c", "CB-5a", "CB-6")
@both_kinds
def test_cb_5c_a_die_in_the_tray_or_inactive_does_not_adjust(kind: str) -> None:
    in_the_tray = laid("white:1 white:2", tray=f"{kind}:adjust")
    inactive = laid(f"white:1 white:2 {kind}")
    for target in ("white:1 4", "itself skull"):
        assert in_the_tray.refused(f"adjust {kind} {target}") == "CB-6"
        assert inactive.refused(f"adjust {kind} {target}") == "CB-5a"


@pytest.mark.rule("CB-5c")
@both_kinds
def test_cb_5c_another_die_of_the_kind_is_another_die(kind: str) -> None:
    alone = laid(f"white:1 {kind}:adjust", tray=f"{kind}:adjust")
    for face in SHOWN[kind]:
        assert alone.refused(f"adjust {kind} {kind}:adjust {face}") == "CB-5c"
    table = laid(f"white:1 {kind}:adjust {kind}:adjust")
    faces = [each for each in SHOWN[kind] if each != "adjust"]
    found = [line for line in table.offered("adjust") if line.startswith(f"{kind} {kind}:adjust ")]
    assert alike(found, [f"{kind} {kind}:adjust {face}" for face in faces])
    table.do(f"adjust {kind} {kind}:adjust {faces[1]}")
    assert (table.outside, table.tray) == (f"white:1 {kind}:{faces[1]}", f"{kind}:adjust")


@pytest.mark.rule("CB-5c")
def test_cb_5c_a_blue_die_turned_by_another_may_become_any_action() -> None:
    for face in ("swap", "reroll"):
        table = laid("white:1 purple:adjust blue:adjust").do(f"adjust purple blue:adjust {face}")
        assert table.outside == f"white:1 blue:{face}"
        assert table.offered(face)


@pytest.mark.rule("CB-5c", "CB-7")
@both_kinds
def test_cb_5c_a_die_that_went_to_the_tray_by_adjusting_is_a_reason_to_roll_on(kind: str) -> None:
    table = laid(f"white:1 {kind}:adjust")
    assert table.refused("roll") == "CB-7"
    table.do(f"adjust {kind} white:1 4")
    assert table.stage == "act"
    table.do("roll")
    assert (table.outside, table.tray) == ("white", f"{kind}:adjust")


# -- skulls --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CB-5d", "CB-5c")
@both_kinds
@pytest.mark.parametrize("skull", ["green", "purple", "blue"])
def test_cb_5d_a_skull_is_turned_away_before_it_must_go_to_the_tray(kind: str, skull: str) -> None:
    for face in faces_for(f"{skull}:skull"):
        table = laid(f"white:1 {kind}:adjust {skull}:skull").do(
            f"adjust {kind} {skull}:skull {face}", "aside white:1"
        )
        assert alike(table.tray.split(" "), ["white:1", f"{kind}:adjust"])
        assert table.outside == f"{skull}:{face}"


@pytest.mark.rule("CB-5c", "CB-6")
@both_kinds
def test_cb_5c_a_die_turned_to_a_skull_goes_to_the_tray(kind: str) -> None:
    table = laid(f"white:1 white:2 green:7 {kind}:adjust").do(f"adjust {kind} green:7 skull", "aside white:1")
    assert alike(table.tray.split(" "), ["white:1", "green:skull", f"{kind}:adjust"])
    assert table.outside == "white:2"


@pytest.mark.rule("CB-5c")
@both_kinds
def test_cb_5c_all_that_may_be_turned(kind: str) -> None:
    table = laid(f"white:1 white:1 yellow {kind}:adjust {other(kind)}:skull", tray="red:4")
    expected = [f"{kind} itself {face}" for face in OWN_FACES[kind]]
    for target in ("white:1", "yellow", f"{other(kind)}:skull"):
        expected += [f"{kind} {target} {face}" for face in faces_for(target)]
    assert alike(table.offered("adjust"), expected)
