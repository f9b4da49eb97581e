"""Options: every wrong value gets a sentence, and a form can be drawn from what they say of themselves."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from conclave.core.options import (
    Choice,
    Document,
    Flag,
    Number,
    Option,
    OptionError,
    Options,
    SeatChoice,
    Value,
)
from conclave.core.text import Text, text
from conclave.locale import locale

PLAYERS = Number("players", 3, 2, 5)
EXPERT = Flag("expert", False)
SEER = Choice("seer", "random", ["random", "1", "2"])
DECLARED = (PLAYERS, EXPERT, SEER)


def named(part: object) -> str:
    """For the names of the tests."""
    return part.name if isinstance(part, Option) else repr(part)[:20]


WRONG: list[tuple[Option, object]] = [
    *[(PLAYERS, value) for value in (1, 6, -3, 10**30, "3", 3.0, True, False, None, [3])],
    *[(EXPERT, value) for value in (0, 1, "yes", "", None, [True])],
    *[(SEER, value) for value in ("", "3", "Random", 1, True, None, ["1"], b"1")],
]
WRONG_TEXTS: list[tuple[Option, str]] = [
    *[
        (PLAYERS, written)
        for written in ("", "1", "6", "-2", "+3", " 3", "3.0", "three", "9" * 5000, "٣", "²")
    ],
    *[(EXPERT, written) for written in ("", "true", "Yes", "1", "no ", "yes\n")],
    *[(SEER, written) for written in ("", "0", "randomly", "random ", "1\n")],
]


@pytest.mark.parametrize(("option", "value"), WRONG, ids=named)
def test_a_wrong_value_is_refused_with_a_sentence(option: Option, value: Any) -> None:
    with pytest.raises(OptionError) as wrong:
        option.check(value)
    check_sentence(wrong.value, option.name)
    with pytest.raises(OptionError):
        Options(DECLARED, {option.name: value})


@pytest.mark.parametrize(("option", "written"), WRONG_TEXTS, ids=named)
def test_a_wrong_text_is_refused_with_a_sentence(option: Option, written: str) -> None:
    with pytest.raises(OptionError) as wrong:
        option.read(written)
    check_sentence(wrong.value, option.name)


def check_sentence(wrong: OptionError, name: str) -> None:
    sentence = locale().say(wrong.reason)
    assert name in sentence
    assert len(sentence) < 400
    assert wrong.reason.key in str(wrong)


RIGHT: list[tuple[Option, Value, str]] = [
    (PLAYERS, 2, "2"),
    (PLAYERS, 5, "5"),
    (EXPERT, True, "yes"),
    (EXPERT, False, "no"),
    (SEER, "random", "random"),
    (SEER, "2", "2"),
]


@pytest.mark.parametrize(("option", "value", "written"), RIGHT, ids=named)
def test_a_right_value_is_written_and_read(option: Option, value: Value, written: str) -> None:
    assert option.check(value) is value
    assert option.write(value) == written
    assert option.read(written) == value


def test_options_are_complete() -> None:
    options = Options(DECLARED, {"expert": True})
    assert dict(options.items()) == {"players": 3, "expert": True, "seer": "random"}
    assert options.written() == {"players": "3", "expert": "yes", "seer": "random"}
    assert options.number("players") == 3
    assert options.flag("expert") is True
    assert options.word("seer") == "random"


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(OptionError) as wrong:
        Options(DECLARED, {"speed": 3})
    sentence = locale().say(wrong.value.reason)
    assert "speed" in sentence
    assert "players, expert, seer" in sentence


def test_a_form_can_be_drawn() -> None:
    assert PLAYERS.describe("wd") == {
        "name": "players",
        "kind": "number",
        "default": 3,
        "label": Text("wd-option-players"),
        "help": Text("wd-option-players-help"),
        "least": 2,
        "most": 5,
    }
    assert EXPERT.describe("wd") == {
        "name": "expert",
        "kind": "flag",
        "default": False,
        "label": Text("wd-option-expert"),
        "help": Text("wd-option-expert-help"),
    }
    assert SEER.describe("wd") == {
        "name": "seer",
        "kind": "choice",
        "default": "random",
        "label": Text("wd-option-seer"),
        "help": Text("wd-option-seer-help"),
        "values": ["random", "1", "2"],
        "labels": {value: Text(f"wd-option-seer-{value}") for value in ("random", "1", "2")},
    }


def test_a_form_travels_as_json() -> None:
    for option in DECLARED:
        form = msgspec.json.decode(msgspec.json.encode(option.describe("wd")))
        assert form["label"] == {"key": f"wd-option-{option.name}", "arguments": {}}


class Even(Option):
    """A custom option."""

    def __init__(self) -> None:
        super().__init__("even", 2)
        self.kind = "even"

    def check(self, value: object) -> Value:
        if not isinstance(value, int) or value % 2:
            raise self.wrong(value, "an even number")
        return value

    def read(self, written: str) -> Value:
        return self.check(int(written))


def test_an_option_of_ones_own() -> None:
    assert Options((Even(),), {"even": 4}).written() == {"even": "4"}
    with pytest.raises(OptionError):
        Options((Even(),), {"even": 5})
    bare = Option("bare", 1)
    with pytest.raises(NotImplementedError):
        bare.check(1)
    with pytest.raises(NotImplementedError):
        bare.read("1")


def no_problems(content: str) -> list[Text]:
    return []


def test_a_document_is_written_in_one_line_and_read_back() -> None:
    document = Document("board", no_problems)
    content = 'name = "A"\n# “quoted” \\ \t\n'
    assert "\n" not in document.write(content)
    assert document.read(document.write(content)) == content
    assert document.read('""') == document.default == ""


@pytest.mark.parametrize("written", ["", "no quotes", "5", "null", "[1]", '"open', "[" * 100_000])
def test_what_is_no_text_in_quotes_is_no_document(written: str) -> None:
    with pytest.raises(OptionError) as refused:
        Document("board", no_problems).read(written)
    assert refused.value.reason.key == "core-option-no-text"


def test_a_document_has_a_longest_length() -> None:
    document = Document("board", no_problems)
    document.check("x" * document.LONGEST)
    with pytest.raises(OptionError) as refused:
        document.check("x" * (document.LONGEST + 1))
    assert refused.value.reason.key == "core-option-too-long"


def test_a_document_is_refused_with_the_first_of_its_problems() -> None:
    def problems(content: str) -> list[Text]:
        return [text("x-odd-letter", letter=letter) for letter in content if letter != "a"]

    document = Document("board", problems)
    assert document.misfit("aaa", "x", 2) is None
    reason = text("x-option-board-wrong", number=2, problem=text("x-odd-letter", letter="b"))
    assert document.misfit("abac", "x", 2) == reason


def test_a_choice_is_read_whatever_the_case_of_its_letters() -> None:
    assert Choice("circle", "random", ["random", "I", "IV"]).read("iv") == "IV"


def test_a_seat_says_how_many_players_it_needs() -> None:
    first = SeatChoice("first", 3)
    described = first.describe("x")
    assert (described["default"], described["values"]) == ("random", ["random", "1", "2", "3"])
    assert described["needs"] == {"1": 1, "2": 2, "3": 3}
    assert first.read("3") == "3"
    assert first.misfit("random", "x", 2) is None
    assert first.misfit("2", "x", 2) is None
    assert first.misfit("3", "x", 2) == text("x-option-first-absent", seat="3", players=2)
    with pytest.raises(OptionError):
        first.check("4")


def test_options_give_a_seat_from_0_or_none_by_chance() -> None:
    declared = (SeatChoice("first", 3),)
    assert Options(declared, {"first": "3"}).seat("first") == 2
    assert Options(declared, {}).seat("first") is None


def test_options_that_do_not_fit_the_players_are_refused() -> None:
    options = Options((SeatChoice("first", 3),), {"first": "3"})
    options.check_fit("x", 3)
    with pytest.raises(OptionError) as refused:
        options.check_fit("x", 2)
    assert refused.value.reason.key == "x-option-first-absent"
