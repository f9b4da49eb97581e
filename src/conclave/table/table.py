"""A table: what may be asked of it, and what lines its log gets for it.

Every request is checked against the present state and answered with a `Change`, or refused. Nothing has
happened yet then: whoever keeps the log writes the change down first and calls `accept` afterwards. There is
no clock and no chance in here; the time, and all that must be random, is handed in.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Self

import msgspec

from conclave.core.event import Event
from conclave.core.game import Game, kind_of
from conclave.core.options import OptionError
from conclave.core.pending import Decide, Over
from conclave.core.record import Seat
from conclave.core.refusal import IllegalAction
from conclave.core.text import Text, text
from conclave.core.wire import arguments_of
from conclave.table import entries as log
from conclave.table.change import Change, Foretold
from conclave.table.dice import SECRET_BYTES, commitment
from conclave.table.match import Audience, Match, Move, StaleDecision
from conclave.table.refused import Refused
from conclave.table.seating import TableWithSeats
from conclave.table.settings import Settings
from conclave.table.stages import GATHERING, LOBBY, OVER, PLAYING
from conclave.table.standing import standing
from conclave.table.storing import Line
from conclave.table.typed import LONGEST_WORDS, read_words
from conclave.table.watched import SEED_SECONDS, Bots, BotTurn, FindGame

PERSON: Final = "person"
"""How records name a seat where a person sat."""


class Table(TableWithSeats):
    @classmethod
    def read(
        cls, identity: str, secret: bytes, lines: Sequence[Line], find_game: FindGame, bots: Bots, now: float
    ) -> Self:
        """A table as its log left it."""
        table = cls(identity, secret, find_game, bots, now)
        for line in lines:
            table.take_in(log.decode(line.body), line.at)
        return table

    def accept(self, change: Change, at: float) -> None:
        """A change is kept: now it has happened."""
        for entry in change.entries:
            self.take_in(entry, at, change.foretold)

    # -- opening -----------------------------------------------------------------------------------------

    def open(self, game: Game, given: Mapping[str, object], settings: Settings) -> Change:
        """The first line of a new table."""
        try:
            options = game.configure(given)
        except OptionError as wrong:
            raise Refused("wrong", wrong.reason) from None
        settings.check(self.bots.levels)
        opened = log.Opened(
            game.name,
            game.rules_version,
            options.written(),
            settings,
            game.players(options),
            commitment(self._secret),
        )
        return Change([opened])

    def change_settings(self, client: int, settings: Settings) -> Change:
        self._only_creator(client)
        self._only_in(LOBBY)
        settings.check(self.bots.levels)
        return Change([log.SettingsChanged(settings)])

    # -- beginning ---------------------------------------------------------------------------------------

    def start(self, client: int) -> Change:
        """Everybody sits: gather seeds for the dice, then begin."""
        self._only_creator(client)
        self._only_in(LOBBY)
        self._playable()
        empty = [seat + 1 for seat, chair in enumerate(self.chairs) if chair.free or not chair.name]
        if empty:
            raise Refused("unfit", text("table-seats-empty", seats=", ".join(map(str, empty))))
        return Change([log.Gathering()])

    def promise(self, client: int, promised: str) -> Change:
        """A client's commitment to its seed: SHA-256 of it."""
        if self.stage not in (LOBBY, GATHERING) or self.seeds.revealing or client in self.seeds.promised:
            raise Refused("unfit", text("table-seed-late"))
        self._only_invited(client)
        _digits(promised)
        return Change([log.SeedPromised(client, promised)])

    def reveal(self, client: int, seed: str) -> Change:
        wanted = self.seeds.revealing and client in self.seeds.missing(self.contributors())
        if self.stage != GATHERING or not wanted:
            raise Refused("unfit", text("table-seed-late"))
        _digits(seed)
        if commitment(bytes.fromhex(seed)) != self.seeds.promised.get(client):
            raise Refused("wrong", text("table-seed-false"))
        return Change([log.SeedRevealed(client, seed)])

    def go_on_beginning(self, now: float) -> Change | None:
        """The next step towards the game once all seeds are in or their time is over; None: wait."""
        if not self.seeds_are_due(now):
            return None
        return self._begin() if self.seeds.revealing else Change([log.Revealing()])

    def _begin(self) -> Change:
        assert self.game is not None
        labels = self.bots.labels
        seats = [Seat(labels.get(chair.bot, PERSON), chair.name) for chair in self.chairs]
        match = Match(self.game, self.options(), seats, self.dice())
        left_out = [client for client in self.contributors() if client not in self.seeds.revealed]
        began = log.Began(
            [(seat.player, seat.name) for seat in seats],
            left_out,
            [entry.written() for entry in match.record().entries],
            _shown(match.opening()),
        )
        return Change([began], Foretold(match=match))

    # -- playing -----------------------------------------------------------------------------------------

    def decide(self, client: int, seat: int, action: int, version: int) -> Change:
        return self._move(self.holding(client, seat), seat, action, version, "person")

    def decide_as_bot(self, turn: BotTurn, action: int, by: str, remark: str = "") -> Change:
        match = self._playing()
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
        shown = _shown(move.events)
        decided = log.Decided(seat, lines, shown, hand, by, remark, move.revises, move.stays_secret)
        return Change([decided, *self._ending(move)], Foretold(move=move))

    def undo(self, client: int, seat: int, version: int) -> Change:
        match = self.holding(client, seat)
        if not self.settings.undo:
            raise Refused("denied", text("table-undo-off"))
        if version != match.version(seat):
            raise Refused("stale", text("table-stale"))
        reason = match.why_no_undo(seat)
        if reason is not None:
            raise Refused("unfit", reason)
        return Change([log.Undone(seat)])

    def why_no_undo(self, seat: int) -> Text | None:
        """None if the seat's last decision can be taken back, else the reason."""
        if self.match is None or self.stage != PLAYING:
            return text("table-not-now")
        return self.match.why_no_undo(seat) if self.settings.undo else text("table-undo-off")

    def resign(self, client: int, seat: int) -> Change:
        """A bot plays on for the seat, which comes last; the game ends if nobody is left to play against."""
        match = self.holding(client, seat)
        gone = [*self.resigned, seat]
        left = [each for each in range(len(self.chairs)) if each not in gone]
        if len(left) > 1 and any(not self.chairs[each].bot for each in left):
            return Change([log.Resigned(seat)])
        places = standing([1] * len(self.chairs), gone)
        return Change([log.Resigned(seat), self._end("resigned", match.view, places)])

    def abandon(self, client: int) -> Change:
        """The creator ends a game that nobody else plays any more."""
        self._only_creator(client)
        others = [seat for seat in range(len(self.chairs)) if seat not in self.seats_of(client)]
        if self.stage == PLAYING and any(self.seat_is_here(seat) for seat in others):
            raise Refused("unfit", text("table-abandon-others"))
        return self.give_up()

    def give_up(self) -> Change:
        """End a table that has not ended, and reveal its secret."""
        if self.stage not in (LOBBY, GATHERING, PLAYING):
            raise Refused("unfit", text("table-not-now"))
        return Change([self._end("abandoned", None if self.match is None else self.match.view)])

    def _ending(self, move: Move) -> list[log.AnyEntry]:
        over = move.position.pending
        if not isinstance(over, Over):
            return []
        places = standing(over.places, self.resigned)
        return [self._end("over", move.position.view, places, list(over.places))]

    def _end(
        self,
        how: log.Ending,
        view: Callable[[Audience], object] | None,
        places: list[int] | None = None,
        ruled: list[int] | None = None,
    ) -> log.Ended:
        """The last line of a game; `view` shows how it looked, if there was a game to look at."""
        audiences: list[Audience] = [None, *range(len(self.chairs))]
        views = {} if view is None else {log.audience_name(each): _raw(view(each)) for each in audiences}
        return log.Ended(how, places, ruled, self._secret.hex(), views)

    def wakes_after(self, change: Change, now: float) -> float | None:
        """When somebody has to look at the table though nobody is connected, once the change has happened."""
        last = change.entries[-1] if change.entries else None
        if isinstance(last, log.Ended) or self.game is None:
            return None
        gathering = self.stage == GATHERING and not isinstance(last, log.Began)
        if gathering or isinstance(last, log.Gathering):
            return now + SEED_SECONDS
        asked = self._asked_after(change)
        if self._by_bot_after(change).intersection(asked):
            return 0.0
        return None if self.settings.clock is None or not asked else now + self.settings.clock.seconds

    def waits_for_after(self, change: Change) -> tuple[str, ...]:
        """The keys of those who sit here now and must decide once the change has happened."""
        if any(isinstance(entry, log.Ended) for entry in change.entries):
            return ()
        seats = set(self._asked_after(change)) - self._by_bot_after(change)
        clients = {client for seat in seats for client in self.chairs[seat].holders()}
        return tuple(self.clients[client].key for client in sorted(clients))

    def _by_bot_after(self, change: Change) -> set[int]:
        by_bot = {seat for seat, chair in enumerate(self.chairs) if chair.played_by_bot}
        for entry in change.entries:
            if isinstance(entry, log.Covered | log.StoodUp | log.Resigned):
                by_bot.add(entry.seat)
            elif isinstance(entry, log.HandedBack):
                by_bot.discard(entry.seat)
        return by_bot

    def _asked_after(self, change: Change) -> Sequence[int]:
        match, move = change.foretold.match, change.foretold.move
        pending = match.pending if match is not None else None if move is None else move.position.pending
        if isinstance(pending, Decide):
            return pending.seats
        undone = [entry.seat for entry in change.entries if isinstance(entry, log.Undone)]
        now = self.match.pending if self.match is not None else None
        if undone and not (isinstance(now, Decide) and now.is_secret()):
            return undone
        # Who takes back a secret choice changes nothing for the others who are choosing.
        return sorted({*self.asked, *undone})

    def cover(self, now: float) -> Change:
        """Bots for people who have been gone for too long."""
        return Change([log.Covered(seat) for seat in self.to_be_covered(now)])

    # -- talking, playing again --------------------------------------------------------------------------

    def say(self, client: int, words: str) -> Change:
        self.may_talk(client)
        return Change([log.Said(client, read_words(words))])

    def may_talk(self, client: int) -> None:
        if not self.settings.chat:
            raise Refused("denied", text("table-chat-off"))
        if not self.seats_of(client) and not self.is_creator(client):
            raise Refused("denied", text("table-chat-seated"))

    def may_ask_advice(self, client: int, seat: int) -> Match:
        """The match, for a seat that has to decide."""
        match = self.holding(client, seat)
        if self.settings.advice == "off":
            raise Refused("denied", text("table-advice-off"))
        if not match.legal(seat):
            raise Refused("unfit", text("table-advice-not-asked"))
        return match

    def play_again(self, client: int, creator: str, invite: str) -> list[log.AnyEntry]:
        """For another table, already opened: the same people and bots on the same seats.

        Whoever asked comes by its `creator` link, the others by its `invite` link.
        """
        if self.stage != OVER or not self.seats_of(client):
            raise Refused("unfit", text("table-not-now"))
        if self.rematch:
            raise Refused("unfit", text("table-rematch-made"))
        lines: list[log.AnyEntry] = []
        numbers: dict[int, int] = {}
        for former in self.contributors():
            numbers[former] = len(numbers) + 1
            link = creator if former == client else invite
            lines.append(log.Admitted(numbers[former], self.clients[former].key, link))
        for seat, chair in enumerate(self.chairs):
            if chair.bot:
                lines.append(log.BotSeated(seat, chair.bot, chair.name))
            elif chair.holders():
                lines.append(log.SatDown(seat, numbers[chair.holders()[0]], chair.name))
        return lines

    def rematched(self, table: str) -> Change:
        return Change([log.Rematched(table)])

    # -- checks ------------------------------------------------------------------------------------------

    def holding(self, client: int, seat: int) -> Match:
        """The match, for a client that holds the seat."""
        if client not in self._chair(seat).holders():
            raise Refused("denied", text("table-seat-not-yours"))
        match = self._playing()
        if self.chairs[seat].resigned:
            raise Refused("unfit", text("table-resigned"))
        return match

    def _playing(self) -> Match:
        if self.match is None or self.stage != PLAYING:
            self._playable()
            raise Refused("unfit", text("table-not-playing"))
        return self.match

    def _playable(self) -> None:
        if self.game is None:
            raise Refused("unfit", text("table-rules-gone", game=self.game_name, rules=self.rules))


def _remark(words: str) -> str:
    """What a program said, as far as a record can have it."""
    visible = "".join([letter if letter.isprintable() else " " for letter in words])
    return " ".join(visible.split())[:LONGEST_WORDS]


def _digits(written: str) -> None:
    """Of a seed or a commitment."""
    if len(written) != 2 * SECRET_BYTES or any(digit not in "0123456789abcdef" for digit in written):
        raise Refused("wrong", text("table-seed-form", digits=2 * SECRET_BYTES))


def _shown(events: Sequence[Event]) -> list[log.Shown]:
    return [
        log.Shown(kind_of(type(event.face)), arguments_of(event.face), event.text, event.audience)
        for event in events
    ]


def _raw(view: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(view))
