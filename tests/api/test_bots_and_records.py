"""Bots at a table, simulations, records, odds, and what is said to whoever makes a mistake."""

from __future__ import annotations

import copy
from pathlib import Path
from random import Random
from typing import Any

import pytest

import conclave
from conclave import View

OWN_BOT = Path(__file__).parents[2] / "examples/my_bot.py"


class First(conclave.Bot):
    version = 3

    def choose(self, view: View) -> conclave.Action:
        return view.legal[0]


class ByNotation(conclave.Bot):
    def choose(self, view: View) -> str:
        return view.legal[-1].notation


# -- play and simulate ---------------------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_game() -> None:
    games = [conclave.play("five-seals", ["random", "novice", "greedy"], seed=4, circle="II") for _ in "12"]
    assert games[0].record == games[1].record
    assert games[0].record.options["circle"] == "II"
    assert conclave.play("five-seals", ["random"] * 3, seed=5).record != games[0].record


def test_bots_of_your_own_sit_down_as_classes_objects_files_and_names() -> None:
    own = f"{OWN_BOT}:Bot"
    result = conclave.play("wizard-dice", [First, ByNotation(), own, "random"], seed=1)
    assert result.names == ("First", "ByNotation", "my_bot.py:Bot", "random")
    assert "seat 1 First@3 First" in str(result.record)
    assert set(result.places) <= {1, 2, 3, 4}
    assert conclave.replay(result.record) == result.position


def test_a_simulation_is_that_of_the_command_line() -> None:
    from conclave.lab.play.simulate import Series, simulate

    options = dict(conclave.game("ciub")._configure({"players": 2}).items())
    told = list(simulate(Series("ciub", ("greedy", "random"), options, 6, 9)))
    found = conclave.simulate("ciub", ["greedy", "random"], games=6, seed=9)
    assert [result.record for result in told] == [str(record) for record in found.records]
    assert found.bots[0].win_share == sum(result.places[0] == 1 for result in told) / 6


def test_own_bots_are_simulated_with_rotated_seats() -> None:
    simulation = conclave.simulate("ciub", [First, "random"], games=4, seed=1)
    assert {result.seats for result in simulation.results} == {(0, 1), (1, 0)}
    assert simulation.seed == 1
    assert conclave.simulate("ciub", ["random", "random"], games=1).seed >= 0


def test_a_bot_chooses_for_every_seat_and_the_same_with_the_same_seed() -> None:
    position = conclave.game("wizard-dice").start(players=2, seer="1")
    chosen = [str(conclave.bot("wizard-dice", "novice", seed=3).choose(position.view(0))) for _ in "12"]
    assert chosen[0] == chosen[1]
    bot = conclave.bot("wizard-dice", "random", seed=3)
    while not position.over:
        if position.chance:
            position.settle(Random(1))
        for seat in position.deciding:
            position.play(seat, bot.choose(position.view(seat)))
    assert position.over.winners


def test_a_searching_bot_of_your_own_imagines_positions_from_views() -> None:
    view = conclave.game("five-seals").start(players=2, circle="I").view(0)
    imagined = view.imagine(1)
    while not imagined.deciding:
        imagined.settle(1)
    for action in imagined.legal()[:3]:
        tried = imagined.clone()
        tried.play(tried.deciding[0], action)
        assert tried != imagined


# -- records -------------------------------------------------------------------------------------------------


def test_a_record_is_saved_read_and_replayed_step_by_step(tmp_path: Path) -> None:
    record = conclave.play("ciub", ["greedy", "random"], seed=2).record
    record.save(tmp_path / "game.record")
    again = conclave.read_record(str(tmp_path / "game.record"))
    assert again == record
    assert hash(again) == hash(record)
    assert record.position(0).chance
    assert record.position(len(record.entries)) == record.position()
    assert record.position(10) != record.position(11)
    assert record.places == record.position().over.places  # type: ignore[union-attr]


def test_a_record_that_went_through_windows_is_read(tmp_path: Path) -> None:
    record = conclave.play("ciub", ["random", "random"], seed=2).record
    changed = "\ufeff" + str(record).replace("\n", "\r\n")
    (tmp_path / "game.record").write_bytes(changed.encode())
    assert conclave.read_record(tmp_path / "game.record") == record
    assert conclave.read_record(changed) == record


def test_a_record_of_a_table_is_verified() -> None:
    data = Path(__file__).parents[1] / "data/0.1.0"
    found = [conclave.read_record(path) for path in sorted(data.rglob("*.record"))]
    assert found
    for record in found:
        assert conclave.verify(record).answer in ("proven", "unproven")


def test_a_record_that_breaks_the_rules_is_refused() -> None:
    written = str(conclave.play("wizard-dice", ["random", "random"], seed=1).record)
    lines = [line for line in written.splitlines() if not line.startswith("sum")]
    first = next(number for number, line in enumerate(lines) if line[:1].isdigit())
    lines[first] = lines[first][:2] + "leave"
    broken = conclave.read_record("\n".join(lines) + "\n")
    with pytest.raises(conclave.InvalidRecord, match=f"^Line {first + 1}: "):
        conclave.replay(broken)
    assert conclave.verify(broken).answer == "false"


# -- odds ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["wizard-dice", "five-seals", "ciub"])
def test_odds_are_of_legal_actions(name: str) -> None:
    position = conclave.game(name).start(players=2)
    while not position.deciding:
        position.settle(3)
    advice = conclave.odds(position)
    assert all(each.action in position.legal() for each in advice)
    assert conclave.odds(position.view(None)) == []


# -- mistakes ------------------------------------------------------------------------------------------------

WIZARD_DICE: Any = conclave.game("wizard-dice")
ANY: Any = conclave
"""Without its types, which forbid most of these mistakes."""
START: Any = WIZARD_DICE.start(players=2, seer="1")


class Silent(conclave.Bot):
    pass


@pytest.mark.parametrize(
    ("mistake", "error", "sentence"),
    [
        (lambda: ANY.game("wizard dice"), conclave.UnknownName, "Did you mean 'wizard-dice'?"),
        (lambda: ANY.game(7), TypeError, "A game is given by its name, not by an int."),
        (lambda: ANY.game("chess"), conclave.UnknownName, "There are: wizard-dice, five-seals, ciub."),
        (lambda: ANY.bots("cuib"), conclave.UnknownName, "There is no game called 'cuib'."),
        (lambda: ANY.bot("ciub", "archmge"), conclave.UnknownName, "Did you mean 'archmage'?"),
        (lambda: ANY.bot("ciub", "no/such.py:Bot"), conclave.UnknownName, "no/such.py"),
        (lambda: ANY.bot("ciub", "searcher:0"), conclave.InvalidValue, "from 1 to 1000000"),
        (lambda: ANY.bot("ciub", None), TypeError, "A bot is given by its name"),
        (lambda: WIZARD_DICE.start(player=3), conclave.UnknownName, "Did you mean 'players'?"),
        (lambda: WIZARD_DICE.start(players="3"), conclave.InvalidOption, "number from 2 to 5, not '3'."),
        (lambda: WIZARD_DICE.start(players=True), conclave.InvalidOption, "number from 2 to 5, not True."),
        (lambda: WIZARD_DICE.start(players=[2]), conclave.InvalidOption, "number from 2 to 5, not [2]."),
        (lambda: WIZARD_DICE.start(players=2, seer="5"), conclave.InvalidOption, "Seat 5 cannot be"),
        (
            lambda: WIZARD_DICE.start(seer=1),
            conclave.InvalidOption,
            "'random', '1', '2', '3', '4', '5', not 1.",
        ),
        (lambda: WIZARD_DICE.start(cards=1), conclave.InvalidOption, "must be True or False, not 1."),
        (lambda: WIZARD_DICE.start(cards="yes"), conclave.InvalidOption, "must be True or False, not 'yes'."),
        (
            lambda: ANY.game("ciub").start(first=1),
            conclave.InvalidOption,
            "one of 'random', '1', '2', '3', '4'",
        ),
        (lambda: ANY.game("five-seals").start(circle=2), conclave.InvalidOption, "'IV', not 2."),
        (lambda: WIZARD_DICE.parse("predict"), conclave.InvalidNotation, "'predict' is not an action"),
        (lambda: WIZARD_DICE.parse("predit 3 green"), conclave.InvalidNotation, "mean 'predict 3 green'?"),
        (lambda: ANY.game("ciub").parse("asid white:2"), conclave.InvalidNotation, "mean 'aside white:2'?"),
        (
            lambda: ANY.game("five-seals").parse("brake 77 earth 4"),
            conclave.InvalidNotation,
            "mean 'break 77",
        ),
        (
            lambda: START.play(0, "predict 3 gren"),
            conclave.InvalidNotation,
            "Did you mean 'predict 3 green'?",
        ),
        (lambda: START.why_not(1, "predict"), conclave.InvalidNotation, "'predict' is not an action"),
        (lambda: WIZARD_DICE.rule("wd-8"), conclave.UnknownName, "Did you mean 'WD-8'?"),
        (lambda: WIZARD_DICE.parse(3), TypeError, "A notation is a string"),
        (lambda: WIZARD_DICE.rule("WD-99"), conclave.UnknownName, "no rule called 'WD-99'"),
        (lambda: START.play(0, "predict 9 green"), conclave.InvalidNotation, "is not an action"),
        (lambda: START.play(0, "stay"), conclave.IllegalAction, "(WD-"),
        (lambda: START.play(1, "predict 5 green"), conclave.IllegalAction, "(WD-"),
        (lambda: START.play(2, "predict 5 green"), IndexError, "numbered from 0 to 1"),
        (lambda: START.play(-1, "predict 5 green"), IndexError, "numbered from 0 to 1"),
        (lambda: START.play("1", "predict 5 green"), TypeError, "A seat is a number"),
        (lambda: START.play(0, conclave.game("ciub").parse("pass")), conclave.InvalidNotation, "of ciub"),
        (START.settle, ValueError, "Nothing is left to chance"),
        (lambda: START.legal()[20], IndexError, "20 legal actions"),
        (lambda: START.legal()["a"], TypeError, "not by a str"),
        (lambda: WIZARD_DICE.start(players=2).chance.probability(None), TypeError, "not None"),
        (lambda: START.legal(1).sample(1), IndexError, "no legal actions"),
        (lambda: START.legal().sample("7"), TypeError, "random.Random, a whole number or None, not a str"),
        (lambda: WIZARD_DICE.start(players=2).settle("3"), ValueError, "is not an outcome of draw 1"),
        (lambda: WIZARD_DICE.start(players=2).settle(True), TypeError, "not a bool"),
        (lambda: WIZARD_DICE.unpack("CVP1"), TypeError, "bytes"),
        (lambda: WIZARD_DICE.unpack(conclave.game("ciub").start().pack()), conclave.InvalidPack, "'ciub'"),
        (lambda: ANY.play("ciub", "greedy"), TypeError, "Bots are given as a list"),
        (lambda: ANY.play("ciub", ["greedy"]), ValueError, "2 to 4 seats, and 1 bot was given"),
        (lambda: ANY.play("ciub", ["greedy", 3]), TypeError, "not an int"),
        (lambda: ANY.play("ciub", ["greedy", Silent]), conclave.BotFailed, "Silent has no choose"),
        (lambda: ANY.play("ciub", ["greedy", "random"], seed="x"), TypeError, "not a str"),
        (lambda: ANY.simulate("ciub", ["greedy", "random"], games=0), ValueError, "games must be"),
        (lambda: ANY.simulate("ciub", ["greedy", First], jobs=2), ValueError, "bot.py:First"),
        (lambda: ANY.read_record(3), TypeError, "from a path or a text"),
        (lambda: ANY.read_record("conclave record 1"), conclave.InvalidRecord, "Line 2"),
        (lambda: ANY.read_record(""), conclave.InvalidRecord, "This isn't a game record"),
        (lambda: ANY.read_record("one\ntwo"), conclave.InvalidRecord, "This isn't a game record"),
        (lambda: ANY.read_record("a\0b"), conclave.InvalidRecord, "This isn't a game record"),
        (lambda: ANY.read_record("a" * 5000), conclave.InvalidRecord, "too long for a path"),
        (lambda: ANY.read_record("conclave record 2\n"), conclave.InvalidRecord, "another format"),
        (lambda: ANY.verify("x"), conclave.InvalidType, "not a str: use read_record"),
        (lambda: ANY.verify(None), conclave.InvalidType, "not None: use read_record"),
        (lambda: ANY.replay("x"), conclave.InvalidType, "not a str: use read_record"),
        (lambda: WIZARD_DICE.rule([]), conclave.InvalidType, "not by a list"),
        (lambda: ANY.read_record("/no/such/file"), FileNotFoundError, "/no/such/file"),
        (lambda: ANY.odds("ciub"), TypeError, "a view or a position"),
    ],
)
def test_a_mistake_is_answered_with_a_sentence(mistake, error, sentence) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(error) as raised:
        mistake()
    said = str(raised.value)
    assert sentence in said
    assert "\n" not in said
    assert len(said) < 400


def test_a_refused_action_changes_nothing() -> None:
    position = START.clone()
    with pytest.raises(conclave.IllegalAction) as refused:
        position.play(0, "stay")
    assert refused.value.rule.startswith("WD-")
    assert position == START
    assert isinstance(position.why_not(0, "stay"), conclave.IllegalAction)


def test_a_pack_of_other_rules_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    game = conclave.game("ciub")
    packed = game.start(players=2).pack()
    monkeypatch.setattr(game._game, "rules_version", 7)
    with pytest.raises(conclave.InvalidPack, match="this Conclave has version 7"):
        game.unpack(packed)


def test_an_invented_pack_is_refused() -> None:
    """Its check sum is right, but no game looks like that."""
    import zlib
    from hashlib import sha256

    import msgspec

    game = conclave.game("ciub")
    body = zlib.decompress(game.start(players=2).pack()[12:])
    name, version, views = msgspec.msgpack.decode(body)
    wrong: list[dict[str, Any]] = [{"supply": [99] * 7}, {"stage": "dreaming"}, {"won": 1}]
    for changes in wrong:
        altered = copy.deepcopy(views)
        for view in altered:
            view.update(changes)
        packed = zlib.compress(msgspec.msgpack.encode([name, version, altered]))
        with pytest.raises(conclave.InvalidPack, match="no position of the game"):
            game.unpack(b"CVP1" + sha256(packed).digest()[:8] + packed)
    for content in (b"", b"\x91\x01", msgspec.msgpack.encode([name, version, []]), b"\x00" * 5_000_000):
        packed = zlib.compress(content)
        with pytest.raises(conclave.InvalidPack):
            game.unpack(b"CVP1" + sha256(packed).digest()[:8] + packed)
