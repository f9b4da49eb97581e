"""What is told of a game: a turn of the rulebook sentence by sentence, and every kind of event in play."""

from __future__ import annotations

import random
from pathlib import Path

from conclave.core import Bits, Chance, Decide, Event, Over, Position, parse_record, replay
from conclave.games.five_seals.engine import events
from conclave.games.five_seals.engine.seal_face import Seal
from conclave.games.five_seals.interface.view import FiveSealsView
from tests.games.five_seals.play import CIRCLES, GAME, LOCALE
from tests.games.five_seals.rules.test_walks import scene, view

GOLDEN = Path(__file__).parents[1] / "golden"


def told(name: str) -> list[str]:
    record = parse_record((GOLDEN / f"{name}.record").read_text("utf-8"))
    heard: list[Event] = []
    replay(GAME, record, listener=heard.append)
    names = [seat.name for seat in record.seats]
    return [LOCALE.say(event.text, names) for event in heard]


def test_a_turn_is_told_sentence_by_sentence() -> None:
    assert told("turn-option-2")[-18:] == [
        "Round 2. Bea plays first.",
        "Ada rolls Fire 1, Water 3, Air 2.",
        "Bea rolls Water 1, Earth 1 1.",
        "Bea can't break a seal, so any dice left go back to the supply.",
        "The round is over for Bea.",
        "Bea takes 1 Water, 2 Earth for the next roll.",
        "Ada uses Binding.",
        "Ada's familiar goes to space 13.",
        "Ada wins Renewal of Mind on space 11 with Water 3.",
        "Ada uses Renewal of Mind.",
        "Ada rolls Fire 1 again: Fire 2.",
        "Ada uses Change of Air.",
        "Ada changes Air 2 into Fire 2.",
        "Ada uses Strengthening of Fire.",
        "Ada's Fire 2 becomes Fire 4.",
        "Ada wins Growth of Fire on space 15 with Fire 2 4.",
        "The round is over for Ada.",
        "Ada's familiar comes back.",
    ]


EVERY_KIND = {
    each for each in vars(events).values() if isinstance(each, type) and each.__module__ == events.__name__
}


def played(position: Position, chance: random.Random, most: int) -> None:
    """At random, with a liking for scrolls."""
    source = Bits(chance.getrandbits)
    for _ in range(most):
        pending = position.pending
        if isinstance(pending, Over):
            return
        if isinstance(pending, Chance):
            position.settle(pending.sample(source))
            continue
        assert isinstance(pending, Decide)
        [seat] = pending.seats
        actions = list(position.legal(seat))
        casts = [action for action in actions if GAME.notation(action).startswith("cast ")]
        position.play(seat, chance.choice(casts if casts and chance.random() < 0.7 else actions))


def test_events_agree_with_the_views_and_every_kind_comes_up() -> None:
    heard: set[type] = set()
    chance = random.Random(4)
    for circle in CIRCLES:
        for seed in range(60):
            position = scene(circle, seed).position
            happened: list[Event] = []
            position.listener = happened.append
            before = view(position)
            played(position, chance, 60)
            heard |= {type(event.face) for event in happened}
            agree(before, happened, view(position))
    assert EVERY_KIND - heard == {
        events.CircleDrawn,
        events.BoardFilled,
        events.MagePlaced,
        events.FirstPlayer,
    }


def test_the_set_up_is_told() -> None:
    happened: list[Event] = []
    position = GAME.start(GAME.configure({"players": 2}), happened.append)
    played(position, random.Random(1), 40)
    kinds = [type(event.face) for event in happened]
    assert kinds[:8] == [
        events.CircleDrawn,
        events.BoardFilled,
        events.MagePlaced,
        events.MagePlaced,
        events.FirstPlayer,
        events.DiceTaken,
        events.DiceTaken,
        events.RoundBegins,
    ]


def agree(before: FiveSealsView, happened: list[Event], after: FiveSealsView) -> None:
    """Whoever only listened knows where every seal and figure is, and who has which scroll."""
    seals: list[Seal | None] = list(before.seals)
    scrolls = [sorted(held.scroll for held in each.scrolls) for each in before.players]
    mages = [each.mage for each in before.players]
    familiars = [each.familiar for each in before.players]
    guardians = {each.colour: each.space for each in before.guardians}
    for event in happened:
        match event.face:
            case events.SealBroken(seat=seat, space=space, seal=seal, by_familiar=by_familiar):
                assert seals[space - 1] == seal
                seals[space - 1] = None
                if seal.scroll is not None:
                    scrolls[seat].append(seal.scroll)
                if not by_familiar:
                    mages[seat] = space
            case events.SealsSwapped(spaces=spaces, seals=swapped):
                for space, seal in zip(spaces, swapped, strict=True):
                    seals[space - 1] = seal
            case events.TokenDisintegrated(space=space):
                seals[space - 1] = None
            case events.ScrollsTraded(seat=seat, opponent=opponent, taken=taken, given=given):
                scrolls[seat].remove(given)
                scrolls[seat].append(taken)
                scrolls[opponent].remove(taken)
                scrolls[opponent].append(given)
            case events.FamiliarPlaced(seat=seat, space=space):
                familiars[seat] = space
            case events.FamiliarBack(seat=seat) | events.RoundOver(seat=seat):
                familiars[seat] = None
            case events.GuardianMoved(colour=colour, space=to):
                guardians[colour] = to
            case events.GameOver(places=places, points=points):
                assert places == after.places
                assert points == tuple(each.points for each in after.players)
        assert LOCALE.say(event.text, ["Ada", "Bea", "Cay"])
    assert after.seals == tuple(seals)
    assert [sorted(held.scroll for held in each.scrolls) for each in after.players] == [
        sorted(each) for each in scrolls
    ]
    assert [each.mage for each in after.players] == mages
    assert [each.familiar for each in after.players] == familiars
    assert {each.colour: each.space for each in after.guardians} == guardians
