"""Positions from outside: what they wait for, copies, bytes, keys, and what they look like."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterator
from random import Random

import pytest

import conclave
from conclave import InvalidPack, Position

GAMES = [
    ("wizard-dice", {"players": 2}),
    ("wizard-dice", {"players": 4, "cards": True, "expert": True}),
    ("five-seals", {"players": 3, "circle": "I"}),
    ("five-seals", {"players": 5}),
    ("ciub", {"players": 2, "form": "short"}),
    ("ciub", {"players": 4, "skulls": "value", "self_adjust": "tray"}),
]
each_game = pytest.mark.parametrize(("name", "options"), GAMES)


def step(position: Position, rng: Random) -> None:
    """One chance, or one decision of any seat that is asked."""
    if position.chance:
        position.settle(rng)
    else:
        seat = rng.choice(position.deciding)
        position.play(seat, position.legal(seat).sample(rng))


def walk(name: str, options: dict[str, object], seed: int) -> Iterator[Position]:
    """A random game, position by position: always the same object."""
    position, rng = conclave.game(name).start(**options), Random(seed)  # type: ignore[arg-type]
    yield position
    while not position.over:
        step(position, rng)
        yield position


@each_game
def test_exactly_one_thing_is_waited_for(name: str, options: dict[str, object]) -> None:
    for position in walk(name, options, 1):
        assert [bool(position.chance), bool(position.deciding), bool(position.over)].count(True) == 1
        assert repr(position).startswith(f"<Position of {name}: ")


@each_game
@pytest.mark.parametrize("seed", [1, 2])
def test_a_packed_position_is_the_same_position(name: str, options: dict[str, object], seed: int) -> None:
    """It shows the same to everybody, has the same key, and goes on in the same way."""
    rng = Random(seed)
    for number, position in enumerate(walk(name, options, seed)):
        if rng.random() > 0.05 and number > 5 and not position.over:
            continue
        again = position.game.unpack(position.pack())
        assert again == position
        assert again.key() == position.key()
        assert repr(again) == repr(position)
        for seat in (None, *range(position.players)):
            assert again.view(seat) == position.view(seat)
        twin, dice, same_dice = position.clone(), Random(number), Random(number)
        for _ in range(30):
            if twin.over:
                break
            step(twin, dice)
            step(again, same_dice)
            assert again == twin


def test_secrets_of_every_seat_are_packed() -> None:
    """Magic card M10: predictions are in, and only their owners see them."""
    found = 0
    for seed in range(40):
        for position in walk("wizard-dice", {"players": 4, "cards": True}, seed):
            if len(position.deciding) in (1, 2) and position.view(None).state.stage == "secret-predictions":
                again = position.game.unpack(position.pack())
                assert [again.view(seat) for seat in range(4)] == [position.view(seat) for seat in range(4)]
                found += 1
        if found > 3:
            return
    pytest.fail("no game came to a secret prediction")


@each_game
def test_keys_do_not_depend_on_the_way(name: str, options: dict[str, object]) -> None:
    """A position that was cloned, packed, pickled, replayed or played without looking is the same one."""
    looked_at = list(walk(name, options, 5))[-1]
    silent = conclave.game(name).start(**options)  # type: ignore[arg-type]
    rng = Random(5)
    while not silent.over:
        step(silent, rng)
    copies = [looked_at.clone(), copy.deepcopy(looked_at), pickle.loads(pickle.dumps(looked_at)), silent]
    for each in copies:
        assert each.key() == looked_at.key()
        assert each == looked_at
        assert each is not looked_at


@each_game
def test_different_positions_have_different_keys(name: str, options: dict[str, object]) -> None:
    keys = [position.key() for position in walk(name, options, 3)]
    assert len(set(keys)) > 0.9 * len(keys)
    assert keys[0] != keys[-1]


def test_no_two_positions_share_their_state() -> None:
    position = conclave.game("ciub").start(players=2)
    twin = copy.deepcopy(position)
    twin.settle(1)
    assert twin != position
    with pytest.raises(TypeError, match="clone"):
        copy.copy(position)
    with pytest.raises(TypeError, match=r"use key\(\)"):
        hash(position)
    assert position != "a position"


@pytest.mark.parametrize("name", ["wizard-dice", "five-seals", "ciub"])
def test_what_is_asked_of_a_position_can_be_compared_and_pickled(name: str) -> None:
    position = conclave.game(name).start(players=3)
    while not position.deciding:
        position.settle(1)
    view = position.view(position.deciding[0])
    for each in (position.game, view, view.legal, view.legal[0], position.view()):
        for again in (pickle.loads(pickle.dumps(each)), copy.deepcopy(each)):
            assert again == each
            assert hash(again) == hash(each)
            assert repr(again) == repr(each)
    again = pickle.loads(pickle.dumps(view))
    assert again.players == 3
    assert again.imagine(1) == view.imagine(1)
    assert position.legal() == view.legal
    assert position.legal() != position.view().legal


def test_legal_actions_are_found_by_notation_as_well() -> None:
    legal = conclave.game("wizard-dice").start(players=2, seer="1").legal()
    action = conclave.game("wizard-dice").parse("predict 3 green")
    for each in (action, "predict 3 green"):
        assert each in legal
        assert legal.count(each) == 1
        assert legal[legal.index(each)] == action
    for other in ("leave", "nonsense", 7, None, conclave.game("ciub").parse("pass")):
        assert other not in legal
        assert legal.count(other) == 0
        with pytest.raises(ValueError, match="is not one of these 20 legal actions"):
            legal.index(other)
    with pytest.raises(ValueError, match="is not one of these"):
        legal.index("predict 3 green", 0, 3)
    assert repr(legal) == "<20 legal actions: predict 1 blue, predict 2 blue, predict 3 blue, ...>"
    assert repr(conclave.game("ciub").start(players=2).legal()) == "<no legal actions>"


def test_chances_of_the_same_dice_are_equal() -> None:
    game = conclave.game("wizard-dice")
    two, three = game.start(players=2).chance, game.start(players=3).chance
    assert two == game.start(players=2).chance
    assert hash(two) == hash(game.start(players=2).chance)
    assert two != three


@each_game
def test_damaged_bytes_are_refused(name: str, options: dict[str, object]) -> None:
    game = conclave.game(name)
    packed = bytearray(game.start(**options).pack())  # type: ignore[arg-type]
    rng = Random(1)
    for _ in range(60):
        damaged = bytearray(packed)
        place = rng.randrange(len(damaged))
        damaged[place] ^= 1 << rng.randrange(8)
        with pytest.raises(InvalidPack):
            game.unpack(bytes(damaged))
    for cut in (0, 3, 4, 11, 12, 20, len(packed) - 1):
        with pytest.raises(InvalidPack):
            game.unpack(bytes(packed[:cut]))
    with pytest.raises(InvalidPack):
        game.unpack(bytes(packed) + b"x")


@each_game
def test_the_board_is_readable(name: str, options: dict[str, object]) -> None:
    for number, position in enumerate(walk(name, options, 2)):
        if number % 40 == 0 or position.over:
            drawn = str(position)
            assert position.game.title in drawn
            assert all(f"Player {seat}" in drawn for seat in range(1, position.players + 1))
            assert all(len(line) <= 100 for line in drawn.splitlines())
            assert "\x1b" not in drawn


def test_a_printed_position_says_what_it_waits_for_and_how_it_ended() -> None:
    position = conclave.game("wizard-dice").start(players=2)
    drawn = str(position)
    assert drawn.endswith("\n\nWaiting for draw 1 of 1:1 2:1")
    assert not any(word in drawn for word in ("Round 0", "rolls", "Seer", "sits out"))
    svg = position._repr_svg_()
    assert svg is not None
    assert not any(word in svg for word in ("Round 0", "Seer", "sits out"))
    position.settle("1")
    assert "Waiting" not in str(position)
    assert "Round 1 · 3 rolls · Seer: Player 1" in str(position)
    for seat, notation in [(0, "predict 3 green"), (1, "predict 2 red"), (0, "name green")]:
        position.play(seat, notation)
    assert "Wizards are green\n" in str(position)
    assert str(position).endswith("\n\nWaiting for 7d{blue,green,red,yellow,wizard,jester}")
    over = conclave.play("wizard-dice", ["novice", "random"], seed=1).position
    assert str(over).splitlines()[-2:] == ["A player has 9 Xs or more: the game is over.", "Player 1 wins!"]


def test_nobody_sits_out_before_the_predictions() -> None:
    """Magic cards are drawn first, and with M3 dice are rolled first."""
    awaited = set()
    for position in walk("wizard-dice", {"players": 3, "cards": True}, 3):
        state = position.view().state
        if position.chance and state.round and not any(state.predictions):
            assert "sits out" not in str(position)
            awaited.add(state.stage)
    assert awaited == {"draw-card", "roll"}
