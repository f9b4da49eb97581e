"""What a view says of a spell on its way."""

from __future__ import annotations

from dataclasses import asdict
from random import Random

import msgspec

from conclave.core.chance import Chance
from conclave.core.pending import Decide
from conclave.core.source import Bits
from conclave.core.wire import action_to_wire
from conclave.games.five_seals.interface.game import GAME
from conclave.games.five_seals.interface.view import Casting, FiveSealsView


def castings(circle: str, seed: int) -> list[Casting]:
    """Of a game in which scrolls are used whenever it goes."""
    random = Random(seed)
    source = Bits(random.getrandbits)
    position = GAME.start(GAME.configure({"players": 3, "circle": circle}))
    found: list[Casting] = []
    while True:
        pending = position.pending
        if isinstance(pending, Chance):
            position.settle(pending.sample(source))
            continue
        if not isinstance(pending, Decide):
            return found
        view = position.view(None)
        assert isinstance(view, FiveSealsView)
        if view.casting is not None:
            found.append(view.casting)
        [seat] = pending.seats
        legal = list(position.legal(seat))
        casts = [each for each in legal if GAME.notation(each).startswith("cast ")]
        position.play(seat, random.choice(casts or legal))


def test_a_choice_is_told_in_parts_as_in_notation() -> None:
    kinds = set()
    for circle in ("I", "II", "III", "IV"):
        for casting in castings(circle, 7):
            if casting.chosen is None:
                assert casting.choice is None
                continue
            wire = msgspec.to_builtins(action_to_wire(GAME, GAME.parse(casting.chosen)))
            assert casting.choice is not None
            told = {name: value for name, value in asdict(casting.choice).items() if value is not None}
            assert msgspec.to_builtins(told) == {"kind": wire["kind"], **wire["arguments"]}
            kinds.add(casting.choice.kind)
    assert {"choose-dice", "choose-space", "choose-opponents-scroll", "pass-figure", "break-seal"} <= kinds


def test_a_view_kept_before_choices_had_parts_is_still_read() -> None:
    old = msgspec.json.encode({"scroll": "change-fire", "seat": 0, "lender": None, "chosen": "choose fire 2"})
    casting = msgspec.json.decode(old, type=Casting)
    assert (casting.chosen, casting.choice) == ("choose fire 2", None)
    assert (casting.spell, casting.colour) == ("", "")


def test_scrolls_come_with_their_spell_and_colour() -> None:
    for casting in castings("III", 7):
        assert casting.scroll == f"{casting.spell}-{casting.colour}"
    position = GAME.start(GAME.configure({"players": 3, "circle": "III"}))
    source = Bits(Random(7).getrandbits)
    while isinstance(position.pending, Chance):
        position.settle(position.pending.sample(source))
    view = position.view(None)
    assert isinstance(view, FiveSealsView)
    for held in view.players[0].scrolls:
        assert held.scroll == f"{held.spell}-{held.colour}"
    for seal in filter(None, view.seals):
        assert seal.scroll == (f"{seal.spell}-{seal.colour}" if seal.spell else None)
