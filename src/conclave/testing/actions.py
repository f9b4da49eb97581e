"""Actions: one collection that agrees with itself, and four forms that lead back to the same code."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

import msgspec
import pytest

from conclave.core.actions import Actions
from conclave.core.game import Game, NotationError
from conclave.core.source import Source
from conclave.core.wire import action_from_wire, action_to_wire
from conclave.testing.contract import Contract
from conclave.testing.legality import known_codes
from conclave.testing.play import Play
from conclave.testing.settings import Setting


class Fixed(Source):
    """Always draws the same number, and keeps what was asked for."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.asked: list[int] = []

    def uniform(self, n: int) -> int:
        self.asked.append(n)
        return self.number


def check_collection(legal: Actions) -> None:
    listed = list(legal)
    assert len(listed) == len(set(listed)) == len(legal)
    assert [legal[index] for index in range(len(legal))] == listed
    with pytest.raises(IndexError):
        legal[len(legal)]
    assert all(code in legal for code in listed)
    assert -1 not in legal
    assert max(listed, default=0) + 1 not in legal
    assert "text" not in legal
    for index in {0, len(listed) // 2, len(listed) - 1} if listed else set():
        source = Fixed(index)
        assert legal.sample(source) == listed[index]
        assert source.asked == [len(legal)], "one uniform number chooses among all"


def check_forms(game: Game, action: int) -> None:
    face: Any = game.face(action)
    assert is_dataclass(face)
    assert game.code(face) == action
    notation = game.notation(action)
    assert game.parse(notation) == action
    assert notation == " ".join(notation.split()), "notation is words with one space between"
    assert game.page().find(game.rule(action)), f"{game.rule(action)} is not a rule of {game.name}"

    wire = action_to_wire(game, action)
    assert set(wire) == {"code", "kind", "arguments", "text"}
    back = msgspec.json.decode(msgspec.json.encode(wire))
    assert back["code"] == action
    assert set(back["arguments"]) == {field.name for field in fields(face)}
    assert action_from_wire(game, back["kind"], back["arguments"]) == action
    assert msgspec.json.decode(msgspec.json.encode(face), type=type(face)) == face


def met(setting: Setting) -> set[int]:
    actions: set[int] = set()
    for position in Play(setting, 12).positions():
        for seat in range(setting.players):
            actions.update(position.legal(seat))
    return actions


FOREIGN_NOTATION = ("", " ", "?", "0", "resign", "predict", "throw  steady", "name blue ", "predict ١ blue")


class NoAction:
    """Not even a dataclass."""


class ActionsContract(Contract):
    """Actions form one collection, and each of their four forms leads back to the same code."""

    def test_legal_actions_are_one_collection(self, setting: Setting) -> None:
        for number, position in enumerate(Play(setting, 11).positions()):
            if number % 5 == 0:
                for seat in range(setting.players):
                    check_collection(position.legal(seat))

    def test_codes_faces_notation_and_wire_lead_back(self, setting: Setting) -> None:
        game = setting.game
        actions = met(setting)
        for action in actions:
            check_forms(game, action)
        assert len({game.notation(action) for action in actions}) == len(actions)
        assert len({game.face(action) for action in actions}) == len(actions)

    @pytest.mark.parametrize("notation", FOREIGN_NOTATION)
    def test_foreign_notation_is_refused(self, game: Game, notation: str) -> None:
        if notation in {game.notation(code) for code in known_codes(game)}:
            return  # this game does have it
        with pytest.raises(NotationError):
            game.parse(notation)

    def test_foreign_faces_and_wire_forms_are_refused(self, game: Game) -> None:
        for face in (None, 5, "predict 1 blue", NoAction(), NoAction):
            with pytest.raises(NotationError):
                game.code(face)
        with pytest.raises(NotationError):
            action_from_wire(game, "no-such-kind", {})
        hostile: tuple[object, ...] = (None, -1, 10**30, True, 1.5, "", "wild\n", "x" * 9999)
        hostile += ([], {}, [None], [["blue"]], ["x"] * 9999)
        for kind, face_class in game.action_faces.items():
            names = [field.name for field in fields(face_class)]
            with pytest.raises(NotationError):
                action_from_wire(game, kind, {**dict.fromkeys(names, 1), "one more": 1})
            for value in hostile if names else ():
                with pytest.raises(NotationError):
                    action_from_wire(game, kind, dict.fromkeys(names, value))
