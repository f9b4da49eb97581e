"""What may be asked of the game of a table; each request is answered with a `Change`, or refused.

There is no clock and no chance in here; the time, and all that must be random, is handed in.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import msgspec

from conclave.core.event import Event
from conclave.core.game import Game, kind_of
from conclave.core.options import OptionError
from conclave.core.pending import Over
from conclave.core.places import places_with_last
from conclave.core.record import Seat
from conclave.core.refusal import IllegalAction
from conclave.core.text import Text, text
from conclave.core.wire import arguments_of
from conclave.table import entries as log
from conclave.table.bots import Bots, BotTurn
from conclave.table.change import Change, Precomputed
from conclave.table.checks import (
    match_in_play,
    match_of_holder,
    only_creator,
    only_in,
    only_invited,
    only_playable,
)
from conclave.table.dice import SECRET_BYTES, commitment
from conclave.table.match import Audience, Match, Move, StaleDecision
from conclave.table.presence import Presence
from conclave.table.refused import Refused
from conclave.table.settings import Settings
from conclave.table.stages import GATHERING, LOBBY, OVER, PLAYING
from conclave.table.state import TableState
from conclave.table.user_text import LONGEST_WORDS

PERSON: Final = "person"
"""How records name a seat where a person sat."""


class GameRequests:
    """Its beginning, its decisions, its end, and playing again."""

    def __init__(self, state: TableState, presence: Presence, bots: Bots) -> None:
        self._state = state
        self._presence = presence
        self._bots = bots

    # -- opening -----------------------------------------------------------------------------------------

    def open(self, game: Game, given: Mapping[str, object], settings: Settings) -> Change:
        """The first line of a new table."""
        try:
            options = game.configure(given)
        except OptionError as wrong:
            raise Refused("wrong", wrong.reason) from None
        settings.check(self._bots)
        opened = log.Opened(
            game.name,
            game.rules_version,
            options.written(),
            settings,
            game.players(options),
            commitment(self._state.secret),
        )
        return Change([opened])

    def change_settings(self, client: int, settings: Settings) -> Change:
        only_creator(self._state, client)
        only_in(self._state, LOBBY)
        settings.check(self._bots)
        if settings.listed and self._state.has_kicked():
            raise Refused("unfit", text("table-listed-after-kick"))
        return Change([log.SettingsChanged(settings)])

    # -- beginning ---------------------------------------------------------------------------------------

    def start(self, client: int) -> Change:
        """Everybody sits: gather seeds for the dice, then begin."""
        only_creator(self._state, client)
        only_in(self._state, LOBBY)
        only_playable(self._state)
        empty = [
            seat + 1 for seat, holder in enumerate(self._state.seat_holders) if holder.free or not holder.name
        ]
        if empty:
            raise Refused("unfit", text("table-seats-empty", seats=", ".join(map(str, empty))))
        return Change([log.Gathering()])

    def promise(self, client: int, promised: str) -> Change:
        """A client's commitment to its seed: SHA-256 of it."""
        seeds = self._state.seeds
        if self._state.stage not in (LOBBY, GATHERING) or seeds.revealing or client in seeds.promised:
            raise Refused("unfit", text("table-seed-late"))
        only_invited(self._state, client)
        _digits(promised)
        return Change([log.SeedPromised(client, promised)])

    def reveal(self, client: int, seed: str) -> Change:
        seeds = self._state.seeds
        wanted = seeds.revealing and client in seeds.missing(self._state.contributors())
        if self._state.stage != GATHERING or not wanted:
            raise Refused("unfit", text("table-seed-late"))
        _digits(seed)
        if commitment(bytes.fromhex(seed)) != seeds.promised.get(client):
            raise Refused("wrong", text("table-seed-false"))
        return Change([log.SeedRevealed(client, seed)])

    def go_on_beginning(self, now: float) -> Change | None:
        """The next step towards the game once all seeds are in or their time is over; None: wait."""
        if not self._presence.seeds_are_due(now):
            return None
        return self._begin() if self._state.seeds.revealing else Change([log.Revealing()])

    def _begin(self) -> Change:
        state = self._state
        assert state.game is not None
        seats = [Seat(self._bots.label(holder.bot) or PERSON, holder.name) for holder in state.seat_holders]
        match = Match(state.game, state.options(), seats, state.dice())
        left_out = [client for client in state.contributors() if client not in state.seeds.revealed]
        began = log.Began(
            [(seat.player, seat.name) for seat in seats],
            left_out,
            [entry.written() for entry in match.record().entries],
            _log_events(match.opening()),
        )
        return Change([began], Precomputed(match=match))

    # -- playing -----------------------------------------------------------------------------------------

    def decide(self, client: int, seat: int, action: int, version: int) -> Change:
        return self._move(match_of_holder(self._state, client, seat), seat, action, version, "person")

    def decide_as_bot(self, turn: BotTurn, action: int, by: str, remark: str = "") -> Change:
        match = match_in_play(self._state)
        return self._move(match, turn.seat, action, match.version(turn.seat), turn.hand, by, _remark(remark))

    def _move(
        self,
        match: Match,
        seat: int,
        action: int,
        version: int,
        hand: log.Hand,
        by: str = "",
        remark: str = "",
    ) -> Change:
        try:
            move = match.propose(seat, action, version)
        except StaleDecision as stale:
            raise Refused("stale", stale.reason) from None
        except IllegalAction as illegal:
            raise Refused("illegal", illegal.refusal.reason, illegal.refusal.rule) from None
        lines = [entry.written() for entry in move.entries()]
        shown = _log_events(move.events)
        decided = log.Decided(seat, lines, shown, hand, by, remark, move.revises, move.stays_secret)
        return Change([decided, *self._ending(move)], Precomputed(move=move))

    def undo(self, client: int, seat: int, version: int) -> Change:
        match = match_of_holder(self._state, client, seat)
        if not self._state.settings.undo:
            raise Refused("denied", text("table-undo-off"))
        if version != match.version(seat):
            raise Refused("stale", text("table-stale"))
        reason = match.why_no_undo(seat)
        if reason is not None:
            raise Refused("unfit", reason)
        return Change([log.Undone(seat)])

    def why_no_undo(self, seat: int) -> Text | None:
        """None if the seat's last decision can be taken back, else the reason."""
        if self._state.match is None or self._state.stage != PLAYING:
            return text("table-not-now")
        return self._state.match.why_no_undo(seat) if self._state.settings.undo else text("table-undo-off")

    def resign(self, client: int, seat: int) -> Change:
        """A bot plays on for the seat, which comes last; the game ends if nobody is left to play against."""
        match = match_of_holder(self._state, client, seat)
        seat_holders = self._state.seat_holders
        gone = [*self._state.resigned, seat]
        left = [each for each in range(len(seat_holders)) if each not in gone]
        if len(left) > 1 and any(not seat_holders[each].bot for each in left):
            return Change([log.Resigned(seat)])
        places = _places([1] * len(seat_holders), gone)
        return Change([log.Resigned(seat), self._end("resigned", match.view, places)])

    def give_up(self, why: log.Warrant) -> Change:
        """End a table that has not ended, and reveal its secret."""
        if self._state.stage not in (LOBBY, GATHERING, PLAYING):
            raise Refused("unfit", text("table-not-now"))
        view = None if self._state.match is None else self._state.match.view
        return Change([self._end("abandoned", view, why=why)])

    def _ending(self, move: Move) -> list[log.AnyEntry]:
        over = move.position.pending
        if not isinstance(over, Over):
            return []
        places = _places(over.places, self._state.resigned)
        return [self._end("over", move.position.view, places, list(over.places))]

    def _end(
        self,
        how: log.Ending,
        view: Callable[[Audience], object] | None,
        places: list[int] | None = None,
        ruled: list[int] | None = None,
        *,
        why: log.Warrant | None = None,
    ) -> log.Ended:
        """The last line of a game; `view` shows how it looked, if there was a game to look at."""
        audiences: list[Audience] = [None, *range(len(self._state.seat_holders))]
        views = {} if view is None else {log.audience_name(each): _raw(view(each)) for each in audiences}
        return log.Ended(how, places, ruled, self._state.secret.hex(), views, why)

    def cover(self, now: float) -> Change:
        """Bots for people who have been gone for too long."""
        return Change([log.Covered(seat) for seat in self._presence.seats_to_cover(now)])

    # -- advice, playing again ---------------------------------------------------------------------------

    def may_ask_advice(self, client: int, seat: int) -> Match:
        """The match, for a seat that has to decide."""
        match = match_of_holder(self._state, client, seat)
        if self._state.settings.advice == "off":
            raise Refused("denied", text("table-advice-off"))
        if not match.legal(seat):
            raise Refused("unfit", text("table-advice-not-asked"))
        return match

    def play_again(self, client: int, creator: str, invite: str) -> list[log.AnyEntry]:
        """For another table, already opened: the same people and bots on the same seats.

        The client that asked comes by its `creator` link, the others by its `invite` link.
        """
        if self._state.stage != OVER or not self._state.seats_of(client):
            raise Refused("unfit", text("table-not-now"))
        if self._state.rematch:
            raise Refused("unfit", text("table-rematch-made"))
        lines: list[log.AnyEntry] = []
        numbers: dict[int, int] = {}
        for former in self._state.contributors():
            numbers[former] = len(numbers) + 1
            link = creator if former == client else invite
            lines.append(log.Admitted(numbers[former], self._state.clients[former].key, link))
        for seat, holder in enumerate(self._state.seat_holders):
            if holder.bot:
                lines.append(log.BotSeated(seat, holder.bot, holder.name))
            elif holder.clients():
                lines.append(log.SatDown(seat, numbers[holder.clients()[0]], holder.name))
        return lines

    def record_rematch(self, table: str) -> Change:
        return Change([log.Rematched(table)])


def _places(places: Sequence[int], resigned: Sequence[int]) -> list[int]:
    """Of the players who resigned, the last to resign comes first."""
    return places_with_last(places, [[seat] for seat in reversed(resigned)])


def _remark(words: str) -> str:
    """What a program said, as far as a record can have it."""
    visible = "".join([letter if letter.isprintable() else " " for letter in words])
    return " ".join(visible.split())[:LONGEST_WORDS]


def _digits(written: str) -> None:
    """Of a seed or a commitment."""
    if len(written) != 2 * SECRET_BYTES or any(digit not in "0123456789abcdef" for digit in written):
        raise Refused("wrong", text("table-seed-form", digits=2 * SECRET_BYTES))


def _log_events(events: Sequence[Event]) -> list[log.Shown]:
    return [
        log.Shown(kind_of(type(event.face)), arguments_of(event.face), event.text, event.audience)
        for event in events
    ]


def _raw(view: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(view))
