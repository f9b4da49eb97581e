"""Games between bots, from the first roll to the last."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from conclave.api.chance import RandomSource, seed_of
from conclave.api.errors import BotFailed, sentence
from conclave.api.game import Game, game
from conclave.api.position import Position
from conclave.api.records import Record
from conclave.api.seating import BotLike, configured, seat_bots
from conclave.bots.answers import create
from conclave.bots.registry import BotError
from conclave.core.record import Seat
from conclave.core.source import Bits, Source
from conclave.lab.play.deals import labels
from conclave.lab.play.playout import play_out


@dataclass(frozen=True)
class Result:
    """A finished game.

    >>> import conclave
    >>> result = conclave.play("ciub", ["greedy", "random"], seed=7)
    >>> print(result)
    1. greedy: 40 points
    2. random: 5 points
    >>> result.names, result.places, result.points, result.seed
    (('greedy', 'random'), (1, 2), (40, 5), 7)
    >>> result.record
    <Record of ciub: greedy, random>
    """

    names: tuple[str, ...]
    """The players by seat."""
    places: tuple[int, ...]
    """1 is best; equal places are shared."""
    points: tuple[int, ...]
    """At the end of the game."""
    seed: int
    """Given to `play` again, it plays the same game."""
    record: Record
    """Everything that happened, to save, replay or verify."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place.

        >>> import conclave
        >>> conclave.play("wizard-dice", ["random", "random"], seed=1).winners
        (0,)
        """
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    @property
    def position(self) -> Position:
        """The table as it was at the end.

        >>> import conclave
        >>> conclave.play("wizard-dice", ["random", "random"], seed=1).position
        <Position of wizard-dice: over>
        """
        return self.record.position()

    def __str__(self) -> str:
        order = sorted(range(len(self.places)), key=lambda seat: self.places[seat])
        return "\n".join(
            f"{self.places[seat]}. {self.names[seat]}: {self.points[seat]} points" for seat in order
        )


def play(
    of: str | Game, bots: Sequence[BotLike], seed: RandomSource = None, **options: bool | int | str
) -> Result:
    """Let bots play a game to its end, one for each seat. The same seed gives the same game.

    >>> import conclave
    >>> conclave.play("ciub", ["greedy", "adept"], seed=7).places
    (1, 2)
    """
    found = game(of)
    seated = seat_bots(found, bots, in_one_game=True)
    checked = configured(found, options, len(seated), also=["seed"])
    used = seed_of(seed)
    master = Random(used)
    names = labels([each.name for each in seated])
    seats = [Seat(each.label, name) for each, name in zip(seated, names, strict=True)]
    try:
        players = [
            create(each.bot_class, each.label, found._game, seat, _source(master))
            for seat, each in enumerate(seated)
        ]
        playout = play_out(found._game, checked, players, seats, _source(master))
    except BotError as failed:
        raise BotFailed(sentence(failed.reason)) from failed.__cause__
    over = playout.over
    return Result(names, over.places, over.points, used, Record(playout.record))


def _source(master: Random) -> Source:
    """Every bot and the dice have their own."""
    return Bits(Random(master.getrandbits(64)).getrandbits)
