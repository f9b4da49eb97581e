"""A table in a few words, for lists of tables: found from its log without playing the game."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from conclave.table import entries as log
from conclave.table.stages import ABANDONED, GATHERING, LOBBY, OVER, PLAYING


class SeatSketch(msgspec.Struct, frozen=True):
    name: str = ""
    bot: str = ""
    taken: bool = False


class Sketch(msgspec.Struct, frozen=True):
    game: str
    rules: int
    options: dict[str, str]
    listed: bool
    spectators: bool
    seats: tuple[SeatSketch, ...]
    stage: str = LOBBY
    places: tuple[int, ...] | None = None
    changed: float = 0.0
    """When something happened last that everybody might notice: lists give no secret choice away."""

    @classmethod
    def of(cls, opened: log.Opened, at: float) -> Sketch:
        settings = opened.settings
        seats = (SeatSketch(),) * opened.seats
        # Custom boards and cards are too long for a list.
        options = {name: value for name, value in opened.options.items() if len(value) <= 40}
        return cls(
            opened.game,
            opened.rules,
            options,
            settings.listed,
            settings.spectators,
            seats,
            changed=at,
        )

    @property
    def open_to_all(self) -> bool:
        """Whether somebody without a link can come in, to sit or to watch."""
        return self.listed and (self.spectators or not all(seat.taken for seat in self.seats))

    def after(self, entries: Iterable[log.AnyEntry], at: float) -> Sketch:
        sketch = self
        for entry in entries:
            sketch = sketch._after(entry)
            if not isinstance(entry, log.Undone) and not (isinstance(entry, log.Decided) and entry.revises):
                sketch = msgspec.structs.replace(sketch, changed=at)
        return sketch

    def _after(self, entry: log.AnyEntry) -> Sketch:
        match entry:
            case log.SatDown(seat, _, name):
                return self._with_seat(seat, SeatSketch(name, taken=True))
            case log.BotSeated(seat, bot, name):
                return self._with_seat(seat, SeatSketch(name, bot, taken=True))
            case log.StoodUp(seat) | log.Reopened(seat):
                return self._without(seat)
            case log.Kicked(seats=seats):
                sketch = self
                for seat in seats:
                    sketch = sketch._without(seat)
                return msgspec.structs.replace(sketch, listed=False)
            case log.SettingsChanged(settings):
                return msgspec.structs.replace(self, listed=settings.listed, spectators=settings.spectators)
            case log.Gathering():
                return msgspec.structs.replace(self, stage=GATHERING)
            case log.Began():
                return msgspec.structs.replace(self, stage=PLAYING)
            case log.Ended(how, places):
                stage = ABANDONED if how == "abandoned" else OVER
                return msgspec.structs.replace(
                    self, stage=stage, places=None if places is None else tuple(places)
                )
        return self

    def _without(self, seat: int) -> Sketch:
        """Somebody has left the seat; in a game their name stays there."""
        return self._with_seat(seat, SeatSketch(self.seats[seat].name if self.stage == PLAYING else ""))

    def _with_seat(self, seat: int, sketch: SeatSketch) -> Sketch:
        seats = (*self.seats[:seat], sketch, *self.seats[seat + 1 :])
        return msgspec.structs.replace(self, seats=seats)


class StoredSketch(Sketch, frozen=True):
    """A sketch as it is kept. What it has beyond a sketch is never sent: read as a sketch it is not there."""

    waits_for: tuple[str, ...] = ()
    """The keys of the clients that must decide, so that each can be told of their own turn."""

    @classmethod
    def with_turns(cls, sketch: Sketch, waits_for: tuple[str, ...]) -> StoredSketch:
        return cls(**msgspec.structs.asdict(sketch), waits_for=waits_for)
