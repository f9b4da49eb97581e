"""One legality: `legal`, `why_not` and `play` never disagree, and every refusal names a rule in words."""

from __future__ import annotations

from functools import cache

import pytest

from conclave.core.game import Game
from conclave.core.pending import Decide
from conclave.core.position import Position
from conclave.core.refusal import IllegalAction, Refusal
from conclave.testing.contract import Contract
from conclave.testing.play import Play, snapshot
from conclave.testing.sentences import say
from conclave.testing.settings import Setting, settings_of

GARBAGE = (-1, -2, 10**6, 2**31, 2**63, -(2**63), 2**70, -(2**70), 10**30)


@cache
def known_codes(game: Game) -> tuple[int, ...]:
    """Codes of every kind that were legal somewhere in a game with any options."""
    codes: set[int] = set()
    for setting in settings_of(game):
        play = Play(setting, 20)
        for position in play.positions():
            for seat in range(setting.players):
                codes.update(position.legal(seat))
    return tuple(sorted(codes))


def check_refusal(game: Game, refusal: Refusal | None) -> None:
    assert refusal is not None
    assert refusal.rule in game.page().rules, f"{refusal} names no rule of {game.name}"
    assert say(refusal.reason, game)


def check_refused(game: Game, position: Position, seat: int, action: int, players: int) -> None:
    before = snapshot(position, players)
    with pytest.raises(IllegalAction) as illegal:
        position.play(seat, action)
    check_refusal(game, illegal.value.refusal)
    assert snapshot(position, players) == before, "a refused action changes nothing"


class LegalityContract(Contract):
    """What is legal, and how everything else is refused, always agree."""

    def test_what_is_legal_is_not_refused(self, setting: Setting) -> None:
        for position in Play(setting, 21).positions():
            pending = position.pending
            asked = pending.seats + pending.revising if isinstance(pending, Decide) else ()
            for seat in range(setting.players):
                legal = position.legal(seat)
                assert (len(legal) > 0) == (seat in asked)
                for action in legal:
                    assert position.why_not(seat, action) is None

    def test_what_is_not_legal_is_refused_by_a_rule_and_changes_nothing(self, setting: Setting) -> None:
        game, codes = setting.game, known_codes(setting.game)
        play = Play(setting, 22)
        for number, position in enumerate(play.positions()):
            if number % 4:
                continue
            for seat in range(setting.players):
                legal = position.legal(seat)
                tried = [*GARBAGE, *play.random.choices(codes, k=12), play.random.getrandbits(22)]
                illegal = [action for action in tried if action not in legal]
                for action in illegal:
                    check_refusal(game, position.why_not(seat, action))
                check_refused(game, position, seat, play.random.choice(illegal), setting.players)

    def test_a_seat_that_is_not_asked_is_refused(self, setting: Setting) -> None:
        for number, position in enumerate(Play(setting, 23).positions()):
            pending = position.pending
            if number % 4 or not isinstance(pending, Decide):
                continue
            action = position.legal(pending.seats[0])[0]
            for seat in (*range(setting.players), setting.players, 99, -1):
                if seat not in pending.seats + pending.revising:
                    assert len(position.legal(seat)) == 0
                    check_refused(setting.game, position, seat, action, setting.players)

    def test_asking_changes_nothing(self, setting: Setting) -> None:
        codes = known_codes(setting.game)
        for number, position in enumerate(Play(setting, 24).positions()):
            if number % 9:
                continue
            before = snapshot(position, setting.players)
            for seat in range(setting.players):
                legal = position.legal(seat)
                [legal[index] for index in range(len(legal))]
                for action in (*codes[:20], *GARBAGE):
                    position.why_not(seat, action)
            assert snapshot(position, setting.players) == before
