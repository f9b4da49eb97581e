"""Kinds of action: four forms from one declaration, and a refusal of what does not lead back to itself."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from conclave.core.action_kinds import ActionKind, ActionKinds, Field, GameOfKinds, whole
from conclave.core.game import NotationError
from conclave.core.text import text
from conclave.core.wire import action_from_wire, action_to_wire

METALS = ("tin", "gold", "iron")
GOBLETS = {"left": 0, "right": 1}


@dataclass(frozen=True)
class Rest:
    pass


@dataclass(frozen=True)
class Smelt:
    metal: str


@dataclass(frozen=True)
class Fill:
    goblet: str
    shelf: int


@dataclass(frozen=True)
class Sort:
    """Some of three metals, each at most once, in the order of METALS."""

    shelf: int
    metals: tuple[str, ...]


@dataclass(frozen=True)
class Dust:
    shelf: int


@dataclass(frozen=True)
class Wait:
    """Its verb has two words, and its text another name than its kind."""


# In a code: kind, shelf (3 bits), goblet (1 bit), metals (3 bits; a single metal by its number).


def _shelf(action: int) -> int:
    return action >> 4 & 7


def _metals(action: int) -> tuple[str, ...]:
    return tuple([metal for number, metal in enumerate(METALS) if action >> number & 1])


def _bits(metals: tuple[str, ...]) -> int:
    found = 0
    for metal in metals:
        found |= 1 << METALS.index(metal)
    return found


FIELDS = {
    "metal": Field(
        lambda action: METALS[action & 7],
        METALS.index,
        lambda action: {"metal": text(f"al-metal-{METALS[action & 7]}")},
    ),
    "goblet": Field(
        lambda action: list(GOBLETS)[action >> 3 & 1],
        lambda name: GOBLETS[name] << 3,
        lambda action: {"goblet": list(GOBLETS)[action >> 3 & 1]},
    ),
    "shelf": Field(
        _shelf,
        lambda shelf: whole(shelf, 0, 7) << 4,
        lambda action: {"place": _shelf(action) + 1},
        write=lambda shelf: str(shelf + 1),
        read=lambda word: int(word) - 1,
    ),
    "metals": Field(
        _metals,
        _bits,
        lambda action: {"metals": ", ".join(_metals(action)), "number": len(_metals(action))},
        write=" ".join,
        read=lambda words: tuple(words.split(" ")),
        words=0,
    ),
}

ACTIONS = ActionKinds(
    "al",
    lambda action: action >> 7,
    ActionKind(0 << 7, "rest", Rest, "rest", "A-1", FIELDS),
    ActionKind(1 << 7, "smelt", Smelt, "smelt-metal", "A-2", FIELDS),
    ActionKind(2 << 7, "fill", Fill, "fill", "A-3", FIELDS),
    ActionKind(3 << 7, "shelf", Sort, "sort", "A-4", FIELDS),
    ActionKind(4 << 7, "shelf", Dust, "dust", "A-5", FIELDS),
    ActionKind(5 << 7, "rest and wait", Wait, "wait", "A-6", FIELDS, text="rest-longer"),
)


class Alchemy(GameOfKinds):
    """Interpreted also where the core is compiled."""

    def __init__(self) -> None:
        super().__init__(ACTIONS)
        self.name = "alchemy"


GAME = Alchemy()

FORMS = [
    (0, Rest(), "rest", text("al-action-rest"), "A-1"),
    (
        1 << 7 | 2,
        Smelt("iron"),
        "smelt iron",
        text("al-action-smelt-metal", metal=text("al-metal-iron")),
        "A-2",
    ),
    (
        2 << 7 | 5 << 4 | 1 << 3,
        Fill("right", 5),
        "fill right 6",
        text("al-action-fill", goblet="right", place=6),
        "A-3",
    ),
    (
        3 << 7 | 0b101,
        Sort(0, ("tin", "iron")),
        "shelf 1 tin iron",
        text("al-action-sort", place=1, metals="tin, iron", number=2),
        "A-4",
    ),
    (4 << 7 | 7 << 4, Dust(7), "shelf 8", text("al-action-dust", place=8), "A-5"),
    (5 << 7, Wait(), "rest and wait", text("al-action-rest-longer"), "A-6"),
]


@pytest.mark.parametrize(("code", "face", "notation", "words", "rule"), FORMS)
def test_an_action_has_four_forms_and_a_rule(
    code: int, face: object, notation: str, words: object, rule: str
) -> None:
    assert GAME.face(code) == face
    assert GAME.code(face) == code
    assert GAME.notation(code) == notation
    assert GAME.parse(notation) == code
    assert GAME.text(code) == words
    assert GAME.rule(code) == rule


def test_every_action_leads_back_to_its_code() -> None:
    faces: list[object] = [Rest()]
    faces += [Smelt(metal) for metal in METALS]
    faces += [Fill(goblet, shelf) for goblet in GOBLETS for shelf in range(8)]
    faces += [Sort(shelf, _metals(bits)) for shelf in range(8) for bits in range(1, 8)]
    faces += [Dust(shelf) for shelf in range(8)]
    faces.append(Wait())
    codes = [GAME.code(face) for face in faces]
    assert len(set(codes)) == len(faces)
    assert [GAME.face(code) for code in codes] == faces
    assert [GAME.parse(GAME.notation(code)) for code in codes] == codes
    for code in codes:
        wire = action_to_wire(GAME, code)
        assert wire["code"] == code
        arguments = wire["arguments"]
        assert isinstance(arguments, dict)
        assert action_from_wire(GAME, str(wire["kind"]), arguments) == code


def test_the_kinds_give_the_game_its_prefix_and_faces() -> None:
    assert GAME.kinds is ACTIONS
    assert GAME.prefix == "al"
    faces = {"rest": Rest, "smelt-metal": Smelt, "fill": Fill, "sort": Sort, "dust": Dust, "wait": Wait}
    assert GAME.action_faces == faces


@pytest.mark.parametrize(
    "notation",
    [
        *("", " ", "brew", "Rest", "rest ", " rest", "rest now"),
        *("rest and", "rest wait", "rest  and wait", "rest and wait ", "rest and wait now", "and wait"),
        *("smelt", "smelt ", "smelt lead", "smelt iron iron", "smelt  iron", "smelt iron "),
        *("fill", "fill right", "fill 6 right", "fill middle 6", "fill right 6 6"),
        *("fill right 0", "fill right 9", "fill right 06", "fill right +6", "fill right ٦", "fill right six"),
        *("shelf", "shelf ", "shelf 9", "shelf 1 ", "shelf 1  tin", "shelf 1 iron tin", "shelf 1 tin tin"),
        *("shelf 1 lead", "shelf tin", "shelf 1 2", f"shelf {'1' * 9999}"),
    ],
)
def test_notation_that_is_no_action_is_refused(notation: str) -> None:
    with pytest.raises(ValueError, match=r"^"):
        ACTIONS.parse(notation)
    with pytest.raises(NotationError):
        GAME.parse(notation)


@dataclass(frozen=True)
class Brew:
    metal: str


WRONG: dict[type, tuple[object, ...]] = {
    Smelt: ("lead", "", 2, True, None, ["iron"], {}, ("iron",)),
    Dust: (-1, 8, 10**30, True, 1.0, "1", None, [], {}),
}


@pytest.mark.parametrize(
    "face",
    [
        *(None, 5, "rest", Rest, object(), Brew("iron")),
        *[face(value) for face, values in WRONG.items() for value in values],
        *(Fill("middle", 5), Fill("right", True), Fill(["right"], 5), Fill({}, 5), Fill(None, None)),  # type: ignore[arg-type]
        *(Sort(0, ("iron", "tin")), Sort(0, ("tin", "tin")), Sort(0, ("lead",)), Sort(8, ("tin",))),
        *(Sort(0, ["tin"]), Sort(0, "tin"), Sort(0, None), Sort(0, (["tin"],)), Sort(0, 5)),  # type: ignore[arg-type]
    ],
)
def test_a_face_that_is_no_action_is_refused(face: object) -> None:
    with pytest.raises(ValueError, match=r"^"):
        ACTIONS.code(face)
    with pytest.raises(NotationError, match="is no action of alchemy"):
        GAME.code(face)


def test_a_kind_needs_all_fields_of_its_face() -> None:
    with pytest.raises(KeyError, match="metal"):
        ActionKind(0, "smelt", Smelt, "smelt-metal", "A-2", {})


def test_a_whole_number_is_no_truth() -> None:
    assert [whole(number, 1, 3) for number in (1, 2, 3)] == [1, 2, 3]
    for value in (0, 4, True, 1.0, "1", None, [1]):
        with pytest.raises(ValueError, match=r"^"):
            whole(value, 1, 3)
