"""The registry, the base classes, small games, and actions on the wire."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec
import pytest

from conclave.core.event import Event
from conclave.core.game import Game, NotationError
from conclave.core.listed_game import ListedGame
from conclave.core.options import Number
from conclave.core.pending import Decide, Over
from conclave.core.position import Position
from conclave.core.refusal import IllegalAction, Refusal
from conclave.core.registry import Registry, UnknownGame
from conclave.core.text import Text, text
from conclave.core.wire import action_from_wire, action_to_wire
from conclave.locale import locale
from conclave.registry import GAMES
from conclave_dash.game import GAME as DASH
from tests.core.scripted import Scripted

WIZARD_DICE = GAMES.find("wizard-dice")


# -- registry ------------------------------------------------------------------------------------------------


def test_games_are_found_by_name() -> None:
    registry = Registry([DASH])
    assert registry.find("dash") is DASH
    assert list(registry) == [DASH]
    registry.register(WIZARD_DICE)
    assert list(registry) == [DASH, WIZARD_DICE]


@pytest.mark.parametrize("name", ["", "Dash", "chess", "dash ", "x" * 5000])
def test_an_unknown_game_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(UnknownGame) as unknown:
        Registry([DASH, WIZARD_DICE]).find(name)
    sentence = locale().say(unknown.value.reason)
    assert "dash, wizard-dice" in sentence
    assert len(sentence) < 400


def test_two_games_of_one_name_are_a_mistake() -> None:
    with pytest.raises(ValueError, match="dash"):
        Registry([DASH, DASH])


# -- base classes --------------------------------------------------------------------------------------------


def test_a_game_of_ones_own_must_say_how() -> None:
    bare = Game()
    options = DASH.configure({})
    with pytest.raises(NotImplementedError):
        bare.start(options)
    with pytest.raises(NotImplementedError):
        bare.face(0)
    with pytest.raises(NotImplementedError):
        bare.code(None)
    with pytest.raises(NotImplementedError):
        bare.notation(0)
    with pytest.raises(NotImplementedError):
        bare.parse("x")
    with pytest.raises(NotImplementedError):
        bare.text(0)
    with pytest.raises(NotImplementedError):
        bare.rule(0)
    with pytest.raises(NotImplementedError):
        bare.imagine(None, Scripted([]))
    assert list(bare.catalogue()) == []


def test_a_position_of_ones_own_must_say_how() -> None:
    bare = Position()
    for ask in (bare.clone, lambda: bare.choices(0), lambda: bare.explain(0, 0), lambda: bare.apply(0, 0)):
        with pytest.raises(NotImplementedError):
            ask()
    with pytest.raises(NotImplementedError):
        bare.settle(())
    with pytest.raises(NotImplementedError):
        bare.view(None)


def test_only_the_asked_have_legal_actions() -> None:
    position = DASH.start(DASH.configure({"players": 3}))
    assert [list(position.legal(seat)) for seat in range(3)] == [[0, 1], [], []]
    position.pending = Decide((2,), (1,))
    assert [list(position.legal(seat)) for seat in range(3)] == [[], [0, 1], [0, 1]]
    position.pending = Over((1, 2, 2), (9, 3, 3), text("dash-over"))
    assert [list(position.legal(seat)) for seat in range(3)] == [[], [], []]


def test_refusals_and_pendings_show_themselves() -> None:
    refusal = Refusal("D-1", text("dash-refused"))
    assert repr(refusal) == "Refusal(D-1, 'dash-refused')"
    assert IllegalAction(refusal).refusal is refusal
    assert str(IllegalAction(refusal)) == "D-1: dash-refused"
    assert repr(Decide((1,), (2,))) == "Decide((1,), revising=(2,))"
    over = Over((1, 2, 1), (5, 4, 5), text("dash-over"))
    assert over.winners() == (0, 2)
    assert repr(over) == "Over(places=(1, 2, 1), points=(5, 4, 5), reason='dash-over')"


def test_an_event_reaches_its_audience() -> None:
    for_all, for_one = Event("face", text("x")), Event("face", text("x"), audience=(1,))
    assert [for_all.reaches(seat) for seat in (None, 0, 1)] == [True, True, True]
    assert [for_one.reaches(seat) for seat in (None, 0, 1)] == [False, False, True]
    assert repr(for_one) == "Event('face', audience=(1,))"


# -- text ----------------------------------------------------------------------------------------------------


def test_a_text_is_a_key_with_arguments() -> None:
    assert text("wd-x") == Text("wd-x") == Text("wd-x", {})
    nested = text("wd-x", number=3, colour=text("wd-colour-blue"))
    assert nested.arguments == {"number": 3, "colour": Text("wd-colour-blue")}
    assert nested != text("wd-x", number=4, colour=text("wd-colour-blue"))
    with pytest.raises(AttributeError):
        nested.key = "other"  # type: ignore[misc]


def test_a_text_travels_as_json() -> None:
    """Also when compiled: the texts within a text come back as texts."""
    nested = text("a", b=1, c=text("d", e="f", g=text("h")))
    written = msgspec.json.encode(nested)
    assert written == (
        b'{"key":"a","arguments":{"b":1,"c":{"key":"d","arguments":'
        b'{"e":"f","g":{"key":"h","arguments":{}}}}}}'
    )
    assert msgspec.json.decode(written, type=Text) == nested
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"key":"a","arguments":{"b":[]}}', type=Text)


# -- small games ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class RollOn:
    dice: int
    hand: str


@dataclass(frozen=True)
class Stop:
    pass


SMALL = ListedGame(
    "small",
    "nowhere",
    [Number("players", 2, 2, 2)],
    [RollOn(1, "left"), RollOn(2, "right"), Stop()],
    view_face=RollOn,
    event_faces=[Stop],
)


def test_a_small_game_gives_its_actions_their_forms() -> None:
    assert [SMALL.face(code) for code in range(3)] == [RollOn(1, "left"), RollOn(2, "right"), Stop()]
    assert [SMALL.notation(code) for code in range(3)] == ["roll-on 1 left", "roll-on 2 right", "stop"]
    assert SMALL.text(1) == text("small-action-roll-on", dice=2, hand="right")
    assert SMALL.text(2) == text("small-action-stop")
    for code in range(3):
        assert SMALL.code(SMALL.face(code)) == code
        assert SMALL.parse(SMALL.notation(code)) == code
    assert SMALL.action_faces == {"roll-on": RollOn, "stop": Stop}
    assert (SMALL.view_face, SMALL.event_faces) == (RollOn, {"stop": Stop})
    assert (SMALL.name, SMALL.prefix, SMALL.rules_version, SMALL.package) == ("small", "small", 1, "nowhere")


def test_a_small_game_refuses_what_is_not_listed() -> None:
    for notation in ("", "stop ", "roll-on 3 left", "roll-on"):
        with pytest.raises(NotationError):
            SMALL.parse(notation)
    foreign: list[Any] = [True, 1.0]  # both equal 1
    for face in (RollOn(3, "left"), RollOn, None, "stop", *[RollOn(dice, "left") for dice in foreign]):
        with pytest.raises(NotationError):
            SMALL.code(face)


# -- the wire ------------------------------------------------------------------------------------------------


def test_an_action_travels_with_named_arguments() -> None:
    action = WIZARD_DICE.parse("reroll blue blue jester")
    wire = action_to_wire(WIZARD_DICE, action)
    assert wire["code"] == action
    assert wire["kind"] == "reroll"
    assert wire["arguments"] == {"faces": ("blue", "blue", "jester")}
    assert wire["text"] == WIZARD_DICE.text(action)
    assert action_from_wire(WIZARD_DICE, "reroll", {"faces": ["jester", "blue", "blue"]}) == action
    assert action_from_wire(WIZARD_DICE, "stay", {}) == WIZARD_DICE.parse("stay")


@pytest.mark.parametrize(
    ("kind", "arguments"),
    [
        ("", {}),
        ("fly", {}),
        ("stay", {"faces": []}),
        ("predict", {}),
        ("predict", {"number": 3}),
        ("predict", {"number": 3, "colour": "blue", "more": 1}),
        ("predict", {"number": 0, "colour": "blue"}),
        ("predict", {"number": 6, "colour": "blue"}),
        ("predict", {"number": True, "colour": "blue"}),
        ("predict", {"number": "3", "colour": "blue"}),
        ("predict", {"number": 3.0, "colour": "blue"}),
        ("predict", {"number": 3, "colour": "wizard"}),
        ("predict", {"number": 3, "colour": None}),
        ("reroll", {"faces": []}),
        ("reroll", {"faces": ["blue"] * 8}),
        ("reroll", {"faces": ["purple"]}),
        ("reroll", {"faces": 5}),
        ("reroll", {"faces": "blue"}),
        ("reroll", {"faces": [["blue"]]}),
        ("turn-dice", {"faces": ["blue"]}),
        ("turn-dice", {"faces": ["blue"] * 3}),
        ("name-wizard-colour", {"colour": "jester"}),
    ],
)
def test_what_is_no_action_is_refused(kind: str, arguments: dict[str, object]) -> None:
    with pytest.raises(NotationError):
        action_from_wire(WIZARD_DICE, kind, arguments)
