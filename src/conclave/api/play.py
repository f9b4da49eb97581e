"""Games between bots, from the first roll to the last."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from conclave.api.bot import BotLike, check_number, engine_class
from conclave.api.chance import RandomSource, seed_of
from conclave.api.errors import BotFailed, sentence
from conclave.api.game import Game, game
from conclave.api.position import Position
from conclave.api.records import Record
from conclave.bots.registry import BotError, bot_label
from conclave.core.options import Value
from conclave.core.record import Seat
from conclave.core.source import Bits, Source
from conclave.lab.play.deals import labels
from conclave.lab.play.playout import play_out


@dataclass(frozen=True)
class Result:
    """A finished game.

    >>> import conclave
    >>> result = conclave.play("ciub", ["greedy", "random"], seed=7)
    >>> result.winners
    (0,)
    >>> print(result)
    1. greedy: 40 points
    2. random: 5 points
    """

    names: tuple[str, ...]
    """The players by seat."""
    places: tuple[int, ...]
    """1 is best; equal places are shared."""
    points: tuple[int, ...]
    record: Record
    """Everything that happened, to save, replay or verify."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    @property
    def position(self) -> Position:
        """The table as it was at the end."""
        return self.record.position()

    def __str__(self) -> str:
        order = sorted(range(len(self.places)), key=lambda seat: self.places[seat])
        return "\n".join(
            f"{self.places[seat]}. {self.names[seat]}: {self.points[seat]} points" for seat in order
        )


def play(of: str | Game, bots: Sequence[BotLike], seed: RandomSource = None, **options: Value) -> Result:
    """Let bots play a game to its end, one for each seat. The same seed gives the same game.

    >>> import conclave
    >>> conclave.play("ciub", ["greedy", "adept"], seed=7).places
    (1, 2)
    """
    found = game(of)
    check_number(found, bots)
    configured = found._configure({**options, "players": len(bots)})
    seated = [engine_class(found, each, len(bots)) for each in bots]
    master = Random(seed_of(seed))
    names = labels([name for name, _ in seated])
    seats = [Seat(bot_label(name, each), label) for (name, each), label in zip(seated, names, strict=True)]
    try:
        players = [each(found._game, seat, _source(master)) for seat, (_, each) in enumerate(seated)]
        playout = play_out(found._game, configured, players, seats, _source(master))
    except BotError as failed:
        raise BotFailed(sentence(failed.reason)) from failed.__cause__
    over = playout.over
    return Result(tuple(names), over.places, over.points, Record(playout.record))


def _source(master: Random) -> Source:
    """Every bot and the dice have their own."""
    return Bits(Random(master.getrandbits(64)).getrandbits)
