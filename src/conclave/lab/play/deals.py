"""Games that come in deals: who sits where, with which luck, and how a game of a deal is played.

A deal is as many games as there are seats, all with the same seeds, each with the bots moved on by one seat.
Every bot thus meets the same luck in every seat. Who sits next to whom changes from deal to deal, and where
several line-ups take turns, so does who plays. A game depends on the master seed and its number only.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from conclave.bots.answers import create
from conclave.bots.bot import Bot
from conclave.bots.registry import BotError, bot_label, find_bot, short_name
from conclave.core.options import Value
from conclave.core.places import places_of, places_with_last
from conclave.core.record import Seat
from conclave.core.source import Bits, Source
from conclave.core.text import Text
from conclave.lab.play.playout import FailedAtTable, Observer, Playout, play_out
from conclave.registry import GAMES

STAND_IN = "random"
"""The bot that plays on for one that has forfeited."""

LineUp = tuple[str, ...]
"""Bots by name or file, one for each seat."""


@dataclass(frozen=True)
class RunSpec:
    """What is played. Holds plain values only, so that it travels to other processes."""

    game: str
    line_ups: tuple[LineUp, ...]
    """They take turns, deal by deal."""
    options: dict[str, Value]
    seed: int
    rotates: bool = True
    """Not where one bot has all seats: games of a deal would be the same game over and over."""

    @property
    def players(self) -> int:
        return len(self.line_ups[0])

    @property
    def games_per_deal(self) -> int:
        return self.players if self.rotates else 1

    def deal_of(self, number: int) -> int:
        """From 0; games are numbered from 1."""
        return (number - 1) // self.games_per_deal

    def line_up_of(self, number: int) -> LineUp:
        return self.line_ups[self.deal_of(number) % len(self.line_ups)]

    def seats(self, number: int) -> list[int]:
        """The seat of each place in the line-up."""
        rotation = (number - 1) % self.games_per_deal
        order = Random(self.seed_of(number, "order")).sample(range(self.players), self.players)
        return [(place + rotation) % self.players for place in order]

    def seed_of(self, number: int, purpose: str) -> int:
        name = f"{self.seed}/{self.deal_of(number)}/{purpose}"
        return int.from_bytes(hashlib.sha256(name.encode()).digest())


Forfeits = tuple[tuple[int, Text], ...]
"""Places in the line-up whose bots have lost by their own doing, and how."""


@dataclass(frozen=True)
class GameResult:
    """One game, by place in the line-up, not by seat."""

    number: int
    """From 1."""
    seats: tuple[int, ...]
    points: tuple[int, ...]
    places: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    rounds: int | None
    reason: Text
    """Why the game was over."""
    record: str
    slowest: tuple[float, ...] = ()
    forfeits: Forfeits = ()
    actions: tuple[dict[str, int], ...] = ()
    """How often each kind of action was taken; empty unless somebody counted."""
    uses: tuple[dict[str, tuple[int, int]], ...] = ()
    """The same for what the game's box has to offer, and the points that came of it; see `lab.uses`."""
    luck: tuple[float, ...] = field(default=())
    """What the chances of the game have added to each chance to win; see `lab.luck`."""


def may_be_of(run_spec: RunSpec, result: GameResult) -> bool:
    """Whether a stored game can belong to this run, as far as its fields show."""
    players = run_spec.players
    always = (result.points, result.places, result.decisions, result.seconds)
    if_asked = (result.slowest, result.actions, result.uses, result.luck)
    return (
        result.number >= 1
        and list(result.seats) == run_spec.seats(result.number)
        and all(len(each) == players for each in always)
        and all(len(each) in (0, players) for each in if_asked)
        and list(result.places) == places_of(result.places)
        and result.reason.key.startswith(f"{GAMES.find(run_spec.game).prefix}-")
    )


class ResultObserver(Observer):
    """An observer that reports on the game afterwards, seat by seat."""

    def actions(self, playout: Playout) -> list[dict[str, int]]:  # noqa: ARG002 - for those who count
        return []

    def uses(self) -> list[dict[str, tuple[int, int]]]:
        return []

    def luck(self) -> list[float]:
        return []


def labels(bots: Sequence[str]) -> tuple[str, ...]:
    """The bots' names for tables: numbered where the same one sits down more than once.

    Files of one name in several folders are told apart by their folders.
    """
    short = {bot: short_name(bot) for bot in bots}
    alike = [name for name in short.values() if list(short.values()).count(name) > 1]
    names = [short_name(bot, with_folders=True) if short[bot] in alike else short[bot] for bot in bots]
    return tuple(
        [
            f"{name} #{names[: place + 1].count(name)}" if names.count(name) > 1 else name
            for place, name in enumerate(names)
        ]
    )


class Deals:
    """The games of a run, with its bots loaded. Raises BotError if one cannot be loaded."""

    def __init__(self, run_spec: RunSpec, own: Sequence[type[Bot]] = ()) -> None:
        """`own` are the classes of the one line-up if they are here already. Bots are else found by name."""
        self.run_spec = run_spec
        self.game = GAMES.find(run_spec.game)
        self.options = self.game.configure(run_spec.options)
        names = set() if own else {name for line_up in run_spec.line_ups for name in line_up}
        self.classes = {name: find_bot(run_spec.game, name) for name in sorted(names)}
        self._own = tuple(own)

    def play(
        self, number: int, forfeits: Forfeits = (), observer: ResultObserver | None = None
    ) -> GameResult:
        """One game. FailedAtTable names the place in the line-up, not the seat, of a bot that fails.

        Those who have forfeited come last, whatever becomes of the random player in their seat.
        """
        observer = observer or ResultObserver()
        line_up = self.run_spec.line_up_of(number)
        seat_of = self.run_spec.seats(number)
        place_at = [seat_of.index(seat) for seat in range(len(seat_of))]
        try:
            playout = self._play(number, line_up, place_at, dict(forfeits), observer)
        except FailedAtTable as failed:
            raise FailedAtTable(place_at[failed.seat], failed.reason) from failed.__cause__
        over = playout.over
        actions, uses, luck = observer.actions(playout), observer.uses(), observer.luck()
        return GameResult(
            number,
            tuple(seat_of),
            tuple([over.points[seat] for seat in seat_of]),
            tuple(places_with_last([over.places[seat] for seat in seat_of], [dict(forfeits)])),
            tuple([playout.decisions[seat] for seat in seat_of]),
            tuple([playout.seconds[seat] for seat in seat_of]),
            playout.rounds,
            over.reason,
            playout.record.written(),
            tuple([playout.slowest[seat] for seat in seat_of]),
            forfeits,
            tuple([actions[seat] for seat in seat_of if actions]),
            tuple([uses[seat] for seat in seat_of if uses]),
            tuple([luck[seat] for seat in seat_of if luck]),
        )

    def _play(
        self,
        number: int,
        line_up: LineUp,
        place_at: list[int],
        absent: dict[int, Text],
        observer: ResultObserver,
    ) -> Playout:
        names = labels(line_up)
        seats, players = [], []
        for seat, place in enumerate(place_at):
            name = STAND_IN if place in absent else line_up[place]
            if place in absent:
                bot_class = find_bot(self.run_spec.game, name)
            else:
                bot_class = self._own[place] if self._own else self.classes[name]
            label = bot_label(name, bot_class)
            seats.append(Seat(label, names[place]))
            observer.on_ask(seat)
            players.append(self._make_bot(bot_class, label, seat, self.source(number, f"bot {place}")))
            observer.on_answer(seat)
        return play_out(self.game, self.options, players, seats, self.source(number, "dice"), observer)

    def _make_bot(self, bot_class: type[Bot], label: str, seat: int, source: Source) -> Bot:
        try:
            return create(bot_class, label, self.game, seat, source)
        except BotError as failed:
            raise FailedAtTable(seat, failed.reason) from failed.__cause__

    def source(self, number: int, purpose: str) -> Source:
        """Every bot has its own random numbers, separate from the dice."""
        return Bits(Random(self.run_spec.seed_of(number, purpose)).getrandbits)
