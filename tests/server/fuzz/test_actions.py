"""Actions as a hostile client names them: by any code, in any notation, with any arguments.

Whatever it is, it is the code of an action or refused.
"""

from __future__ import annotations

import json
from dataclasses import fields
from random import Random
from typing import Any

import msgspec
import pytest

from conclave.core.game import Game
from conclave.core.pending import Decide
from conclave.core.record import Seat
from conclave.core.refusal import IllegalAction
from conclave.core.wire import action_to_wire
from conclave.registry import GAMES
from conclave.server import protocol
from conclave.server.session import action_of
from conclave.table.dice import Dice
from conclave.table.match import Match
from conclave.table.refused import Refused
from tests.server.fuzz.mutations import NUMBERS, WORDS, anything

Action = tuple[int, str, dict[str, Any], str]
"""Code, kind, arguments, notation."""
STRANGE = (*"0123456789 +-:,.>abcxyz", "²", "٣", "é", "\u202e", "\0", "\n")


def shaken(source: Random, value: Any) -> Any:
    """Something of the same type that is a little, or far, off."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + source.choice((-100, -1, 1, 10**6, 2**62))
    if isinstance(value, str):
        return source.choice((value.upper(), f"{value} ", value[::-1], "", value))
    if isinstance(value, list):
        inside = [shaken(source, each) for each in value]
        return source.choice((value + value, value[::-1], value[:-1], inside, value * 1000, [value]))
    return source.choice((0, "", [], None))


def misspelt(source: Random, notation: str) -> str:
    letters = list(notation)
    for _ in range(source.randrange(1, 4)):
        at = source.randrange(len(letters) + 1)
        match source.randrange(4):
            case 0:
                letters.insert(at, source.choice(STRANGE))
            case 1:
                del letters[at : at + 1]
            case 2:
                letters[at:at] = source.choice(WORDS)[:500]
            case _:
                letters += [" ", *letters]
    return "".join(letters)


def wish(source: Random, action: Action) -> Any:
    """An action as a client may send it, made of a right one."""
    code, kind, arguments, notation = action
    match source.randrange(5):
        case 0:
            return source.choice((source.choice(NUMBERS), code ^ 1 << source.randrange(40), -code))
        case 1:
            return misspelt(source, notation)
        case 2:
            changed = {name: shaken(source, value) for name, value in arguments.items()}
            return {"kind": kind, "arguments": changed}
        case 3:
            one = source.choice([*arguments, "x"])
            return {"kind": kind, "arguments": {**arguments, one: anything(source)}}
    return {"kind": kind, "arguments": {name: anything(source) for name in arguments}}


def receive(action: Any) -> Any:
    """As it arrives, or None if it does not."""
    message = {"type": "decide", "id": "d", "seat": 0, "version": 0, "action": action}
    try:
        read = protocol.read_message(json.dumps(message))
    except msgspec.DecodeError:
        return None
    assert isinstance(read, protocol.Decide)
    return read.action


def made_up_actions(game: Game) -> list[Action]:
    """Every kind with arguments of several types, also those that the game seldom comes to."""
    found: list[Action] = []
    for kind, face in game.action_faces.items():
        for value in (1, "red", [1, 2], [[1, "red"]], None):
            found.append((1, kind, {field.name: value for field in fields(face)}, f"{kind} {value}"))
    return found


def attack(game: Game, games: int) -> set[str]:
    """How wishes ended."""
    source = Random(game.name)
    known = made_up_actions(game)
    ends: set[str] = set()
    for number in range(games):
        options = game.configure({"players": source.choice((2, 3))})
        people = [Seat("person", "Ada")] * game.players(options)
        match = Match(game, options, people, Dice.from_contributions(bytes([number]) * 32, []))
        for _ in range(300):
            if not isinstance(match.pending, Decide):
                break
            seat = source.choice(match.pending.seats)
            legal = match.legal(seat)
            code = legal[source.randrange(len(legal))]
            wire = action_to_wire(game, code)
            arguments = json.loads(msgspec.json.encode(wire["arguments"]))
            known.append((code, wire["kind"], arguments, game.notation(code)))
            for _ in range(5):
                wanted = receive(wish(source, source.choice(known)))
                if wanted is not None:
                    ends.add(ask(match, source.randrange(len(people)), wanted))
            match.decide(seat, code, match.version(seat))
    return ends


def ask(match: Match, seat: int, wanted: Any) -> str:
    try:
        match.propose(seat, action_of(match, seat, wanted), match.version(seat))
    except Refused as refused:
        return refused.code
    except IllegalAction as illegal:
        return illegal.refusal.rule and "illegal by a rule"
    return "right"


@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.name)
def test_actions_are_right_or_refused(game: Game) -> None:
    assert {"wrong", "illegal", "illegal by a rule", "right"} <= attack(game, 4)


@pytest.mark.long
@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.name)
def test_many_actions_are_right_or_refused(game: Game) -> None:
    attack(game, 60)
