"""A table as its log tells it: every line is taken in here, live and after a restart alike."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from conclave.core.game import Game
from conclave.core.options import Options
from conclave.core.pending import Decide
from conclave.core.record import Decision, Record, Seat, Settled, parse_entries
from conclave.core.record_replay import read_options
from conclave.core.text import text
from conclave.table import entries as log
from conclave.table.archive import Archive
from conclave.table.change import NOTHING, Precomputed
from conclave.table.dice import Dice
from conclave.table.match import Match, Move
from conclave.table.people import Client, Link, SeatHolder
from conclave.table.seeds import Seeds
from conclave.table.settings import Settings
from conclave.table.sketch import Sketch
from conclave.table.stages import ABANDONED, GATHERING, LOBBY, OVER, PLAYING, Stage
from conclave.table.vote import MOST_INCIDENTS, Incident, IncidentKind, Vote

LONGEST_CHAT: Final = 100
"""How many messages a table remembers."""


FindGame = Callable[[str, int], Game | None]
"""The game of a name, if its present version of the rules is this one."""


@dataclass(frozen=True)
class ChatMessage:
    client: int
    at: float
    words: str


class TableState:
    """Everything here follows from the log, the game and the secret of the dice."""

    def __init__(self, identity: str, secret: bytes, find_game: FindGame) -> None:
        self.id = identity
        self.lines = 0
        """How many lines of the log are taken in."""
        self.changes = 0
        """How often anything but the game itself has changed; everybody may know that."""
        self.game_name = ""
        self.rules = 0
        self.written_options: dict[str, str] = {}
        self.game: Game | None = None
        """None if no game of this name and rules version is installed."""
        self.settings = Settings()
        self.stage: Stage = LOBBY
        self.created = 0.0
        self.changed = 0.0
        """When the log grew last."""
        self.seat_holders: list[SeatHolder] = []
        self.clients: dict[int, Client] = {}
        self.links: dict[str, Link] = {}
        self.seeds = Seeds("")
        self.step_since = 0.0
        """When the present step of gathering seeds began."""
        self.match: Match | None = None
        self.archive = Archive()
        """What was shown, for a game that can no longer be played."""
        self.asked: dict[int, float] = {}
        """The seats that must decide, and since when their clocks run."""
        self._before: list[tuple[float, dict[int, float]]] = []
        """What `asked` was before every decision that can be taken back, and when that was made."""
        self.resigned: list[int] = []
        """Seats in the order in which they gave up."""
        self.places: list[int] | None = None
        self.sketch: Sketch | None = None
        """For lists of tables; there from the first line on."""
        self.chat: deque[ChatMessage] = deque(maxlen=LONGEST_CHAT)
        self.vote: Vote | None = None
        self.rejected: dict[tuple[log.VoteKind, int | None], float] = {}
        """When each vote was lost last."""
        self.incidents: deque[Incident] = deque(maxlen=MOST_INCIDENTS)
        self.rematch = ""
        self.secret = secret
        """Of the dice. Nobody may know it before the end."""
        self._find_game = find_game

    # -- looking -----------------------------------------------------------------------------------------

    @property
    def live(self) -> bool:
        return self.stage == PLAYING and self.match is not None

    def client_of(self, key: str) -> Client | None:
        return next((client for client in self.clients.values() if client.key == key), None)

    def seats_of(self, client: int) -> list[int]:
        return [seat for seat, holder in enumerate(self.seat_holders) if client in holder.clients()]

    def person_at(self, seat: int) -> set[int]:
        """All clients of the person who sits there: of all the devices and all the seats they have."""
        person: set[int] = set()
        wider = set(self.seat_holders[seat].clients())
        while wider != person:
            person = wider
            for holder in self.seat_holders:
                if person.intersection(holder.clients()):
                    wider = wider | set(holder.clients())
        return person

    def visible_seats_of(self, client: int) -> list[int]:
        """The client's seats whose secrets it may know."""
        return [seat for seat in self.seats_of(client) if not self.seat_holders[seat].blind]

    def is_creator(self, client: int) -> bool:
        """Where no creator is left, because their link was revoked with them, the first who sits is."""
        if self.clients[client].has("creator"):
            return True
        heir = next((holder.clients()[0] for holder in self.seat_holders if holder.clients()), None)
        return client == heir and not any(each.has("creator") for each in self.clients.values())

    def may_look(self, client: int) -> bool:
        """Whether the client may be here at all."""
        known = self.clients[client]
        if known.kicked:
            return False
        if self.seats_of(client) or known.has("creator", "invite", "seat") or known.lost_seat:
            return True
        welcome = known.welcome and self.settings.listed
        return (self.settings.spectators and (known.has("spectator") or welcome)) or (
            welcome and self.has_free_seat()
        )

    def has_free_seat(self) -> bool:
        return any(holder.free for holder in self.seat_holders)

    def may_sit(self, client: int) -> bool:
        known = self.clients[client]
        listed = known.welcome and self.settings.listed and not known.kicked
        return listed or known.is_invited() or bool(self.seats_of(client))

    def has_kicked(self) -> bool:
        return any(client.kicked for client in self.clients.values())

    def contributors(self) -> list[int]:
        """The clients whose seeds the dice are made of: all that hold a seat."""
        return sorted({client for holder in self.seat_holders for client in holder.clients()})

    def names(self) -> dict[int, str]:
        """A name for every client that sits."""
        return {client: holder.name for holder in reversed(self.seat_holders) for client in holder.clients()}

    @property
    def missed(self) -> list[int]:
        """By seat: how often a bot has decided for the player since their own last decision."""
        return [holder.missed for holder in self.seat_holders]

    def record(self) -> Record | None:
        """The whole record, secrets and all, once a game has begun."""
        if self.match is not None:
            record = self.match.record()
        elif self.archive.players:
            record = self.archive.record(self.game_name, self.rules, self.written_options)
        else:
            return None
        record.proof = self.seeds.proof(self.names())
        return record

    def record_for(self, seat: int | None) -> Record | None:
        """The record as an audience may have it."""
        record = self.record()
        if record is None or self.stage != PLAYING:
            return record
        if self.match is None:
            self.archive.hide_unrevealed(record.entries, seat)
            return record
        shown = self.match.record_for(seat)
        shown.proof = record.proof
        return shown

    # -- log entries ---------------------------------------------------------------------------------------

    def take_in(self, entry: log.AnyEntry, at: float, precomputed: Precomputed = NOTHING) -> None:
        """The next line of the log."""
        self.lines += 1
        self.changed = at
        if not isinstance(entry, log.Decided | log.Undone):
            self.changes += 1
        if self.sketch is not None:
            self.sketch = self.sketch.after([entry], at)
        _HANDLERS[type(entry)](self, entry, at, precomputed)

    def _on_opened(self, entry: log.Opened, at: float, _: Precomputed) -> None:
        self.game_name = entry.game
        self.rules = entry.rules
        self.written_options = entry.options
        self.settings = entry.settings
        self.seat_holders = [SeatHolder() for _ in range(entry.seats)]
        self.seeds = Seeds(entry.commitment)
        self.created = at
        self.sketch = Sketch.of(entry, at)
        self.game = self._find_game(entry.game, entry.rules)

    def _on_link_made(self, entry: log.LinkMade, _: float, __: Precomputed) -> None:
        self.links[entry.digest] = Link(entry.kind, entry.digest, entry.seat)

    def _on_link_revoked(self, entry: log.LinkRevoked, _: float, __: Precomputed) -> None:
        self.links[entry.digest].revoked = True
        self._cover_the_empty()

    def _on_admitted(self, entry: log.Admitted, _: float, __: Precomputed) -> None:
        client = self.clients.setdefault(entry.client, Client(entry.client, entry.key))
        if not entry.digest:
            client.welcome = True
            return
        link = self.links[entry.digest]
        if link not in client.links:
            client.links.append(link)
        if link.seat is not None:
            self.seat_holders[link.seat].guests.append((entry.client, link))

    def _on_sat_down(self, entry: log.SatDown, _: float, __: Precomputed) -> None:
        holder = self.seat_holders[entry.seat]
        if holder.client is None:
            holder.client = entry.client
        holder.name = entry.name
        holder.missed = 0
        pending = self.match.pending if self.match is not None else None
        if isinstance(pending, Decide) and entry.seat in pending.revising:
            holder.blind = True
        if self.vote is not None and self.vote.seat == entry.seat:
            self.vote = None

    def _on_bot_seated(self, entry: log.BotSeated, _: float, __: Precomputed) -> None:
        holder = self.seat_holders[entry.seat]
        holder.clear()
        holder.bot = entry.bot
        holder.name = entry.name

    def _on_stood_up(self, entry: log.StoodUp, _: float, __: Precomputed) -> None:
        self.seat_holders[entry.seat].clear(keep_name=self.stage == PLAYING)
        self._cover_the_empty()

    def _on_vote_called(self, entry: log.VoteCalled, at: float, _: Precomputed) -> None:
        self.vote = Vote(entry.vote, entry.seat, at, {entry.client})
        self._tell("vote", at, entry.seat, vote=entry.vote, by=self.names().get(entry.client, ""))

    def _on_vote_joined(self, entry: log.VoteJoined, _: float, __: Precomputed) -> None:
        assert self.vote is not None
        self.vote.agreed.add(entry.client)

    def _on_vote_rejected(self, entry: log.VoteRejected, at: float, _: Precomputed) -> None:
        assert self.vote is not None
        vote, self.vote = self.vote, None
        self.rejected[vote.kind, vote.seat] = at
        self._tell("rejected", at, vote.seat, vote=vote.kind, by=self.names().get(entry.client, ""))

    def _on_kicked(self, entry: log.Kicked, at: float, _: Precomputed) -> None:
        self._tell("kicked", at, entry.seat, why=entry.why)
        self._annotate(f"seat {entry.seat + 1} kicked ({entry.why})")
        for number in entry.clients:
            self.clients[number].kicked = True
            for link in self.clients[number].links:
                link.revoked = link.revoked or link.kind == "creator"
        for link in self.links.values():
            link.revoked = link.revoked or (link.kind == "seat" and link.seat in entry.seats)
            link.closed = link.closed or link.kind in ("invite", "spectator")
        self.settings = msgspec.structs.replace(self.settings, listed=False)
        for holder in self.seat_holders:
            holder.guests = [guest for guest in holder.guests if guest[0] not in entry.clients]
        for seat in entry.seats:
            self.seat_holders[seat].clear(keep_name=self.stage == PLAYING)
        self.vote = None
        self._cover_the_empty()

    def _on_reopened(self, entry: log.Reopened, at: float, _: Precomputed) -> None:
        self._tell("reopened", at, entry.seat, why=entry.why)
        self._annotate(f"seat {entry.seat + 1} reopened ({entry.why})")
        holder = self.seat_holders[entry.seat]
        for number in holder.clients():
            self.clients[number].lost_seat = True
        for link in self.links.values():
            if link.kind == "seat" and link.seat == entry.seat:
                link.revoked = True
        holder.clear(keep_name=True)
        self.vote = None
        self._cover_the_empty()

    def _tell(
        self,
        kind: IncidentKind,
        at: float,
        seat: int | None = None,
        *,
        vote: log.VoteKind | None = None,
        by: str = "",
        why: log.Warrant | None = None,
    ) -> None:
        name = "" if seat is None else self.seat_holders[seat].name
        after = 0 if self.match is None else self.match.log_length(None)
        self.incidents.append(Incident(kind, at, vote, seat, name, by, why, after))

    def _on_settings_changed(self, entry: log.SettingsChanged, _: float, __: Precomputed) -> None:
        self.settings = entry.settings

    def _on_gathering(self, _: log.Gathering, at: float, __: Precomputed) -> None:
        self.stage = GATHERING
        self.step_since = at

    def _on_seed_promised(self, entry: log.SeedPromised, _: float, __: Precomputed) -> None:
        self.seeds.promised[entry.client] = entry.commitment

    def _on_revealing(self, _: log.Revealing, at: float, __: Precomputed) -> None:
        self.seeds.revealing = True
        self.step_since = at

    def _on_seed_revealed(self, entry: log.SeedRevealed, _: float, __: Precomputed) -> None:
        self.seeds.revealed[entry.client] = entry.seed

    def _on_began(self, entry: log.Began, at: float, precomputed: Precomputed) -> None:
        self.stage = PLAYING
        self.seeds.left_out = entry.left_out
        if self.game is None:
            self.archive.start(entry)
            return
        self.match = precomputed.match or self._new_match(entry)
        self._look_at_clocks(None, at)

    def _new_match(self, entry: log.Began) -> Match:
        assert self.game is not None
        seats = [Seat(player, name) for player, name in entry.players]
        known = [each for each in parse_entries(entry.lines, len(seats)) if isinstance(each, Settled)]
        return Match(self.game, self.options(), seats, self.dice(), known)

    def _on_decided(self, entry: log.Decided, at: float, precomputed: Precomputed) -> None:
        if entry.hand not in ("person", "bot") or entry.remark:
            self._annotate(_note(entry))
        holder = self.seat_holders[entry.seat]
        if not entry.revises:  # nobody else may notice that
            holder.missed = holder.missed + 1 if entry.hand in ("cover", "clock") else 0
        if self.match is None:
            self.archive.add_decision(entry)
            return
        self.match.accept(precomputed.move or self._move_of(self.match, entry))
        self._uncover_secrets()
        if entry.hand != "person":
            self.match.forbid_undo(text("table-undo-bot"))
        if entry.revises:
            return
        self._before.append((at, self.asked))
        if self.match.why_no_undo(entry.seat) is not None:
            self._before.clear()
        self._look_at_clocks(entry.seat, at)

    def _move_of(self, match: Match, entry: log.Decided) -> Move:
        decision, *known = parse_entries(entry.lines, len(self.seat_holders))
        assert isinstance(decision, Decision)
        return match.replay_move(decision, [each for each in known if isinstance(each, Settled)])

    def _uncover_secrets(self) -> None:
        """Whoever is new at a seat sees what everybody may see by now, or what has come since."""
        assert self.match is not None
        pending = self.match.pending
        secret = pending.revising if isinstance(pending, Decide) else ()
        for seat, holder in enumerate(self.seat_holders):
            holder.blind = holder.blind and seat in secret

    def _on_undone(self, entry: log.Undone, at: float, _: Precomputed) -> None:
        if self.match is None:
            self.archive.remove_last_decision(entry.seat)
            return
        if self.match.undo(entry.seat).revises:
            return
        decided_at, self.asked = self._before.pop()
        if entry.seat in self.asked:
            self.asked[entry.seat] += at - decided_at

    def _on_covered(self, entry: log.Covered, _: float, __: Precomputed) -> None:
        self.seat_holders[entry.seat].covered = True

    def _on_handed_back(self, entry: log.HandedBack, at: float, _: Precomputed) -> None:
        self.seat_holders[entry.seat].covered = False
        if self.vote is not None and (self.vote.kind, self.vote.seat) == ("reopen", entry.seat):
            self.vote = None
        for asked in (self.asked, *[asked for _, asked in self._before]):
            if entry.seat in asked:
                asked[entry.seat] = at

    def _on_resigned(self, entry: log.Resigned, _: float, __: Precomputed) -> None:
        self.seat_holders[entry.seat].resigned = True
        self.resigned.append(entry.seat)
        self._annotate(f"seat {entry.seat + 1} resigned")

    def _on_ended(self, entry: log.Ended, at: float, _: Precomputed) -> None:
        self.stage = ABANDONED if entry.how == "abandoned" else OVER
        self.places = entry.places
        self.seeds.secret = entry.secret
        self.asked.clear()
        self.archive.end(entry)
        self.vote = None
        if entry.how == "abandoned":
            self._annotate("abandoned" if entry.why is None else f"abandoned ({entry.why})")
            self._tell("abandoned", at, why=entry.why)

    def _on_said(self, entry: log.Said, at: float, _: Precomputed) -> None:
        self.chat.append(ChatMessage(entry.client, at, entry.words))

    def _on_rematched(self, entry: log.Rematched, _: float, __: Precomputed) -> None:
        self.rematch = entry.table

    # -- for both past and present -----------------------------------------------------------------------

    def options(self) -> Options:
        """The game's own options, checked again."""
        assert self.game is not None
        return read_options(self.game, self.written_options)

    def dice(self) -> Dice:
        return self.seeds.dice(self.secret)

    def _annotate(self, note: str) -> None:
        """A line in the record that is no part of the game."""
        if self.match is not None:
            self.match.annotate(note)
        else:
            self.archive.annotate(note)

    def _cover_the_empty(self) -> None:
        """Cover seats that nobody holds, so that no game waits for them."""
        for holder in self.seat_holders if self.stage == PLAYING else ():
            holder.covered = holder.covered or holder.free

    def _look_at_clocks(self, decider: int | None, at: float) -> None:
        """Update who must decide, and whose clock keeps running."""
        assert self.match is not None
        pending = self.match.pending
        seats = pending.seats if isinstance(pending, Decide) else ()
        clock = self.settings.clock
        whole_move = clock is not None and clock.per == "move"
        asked = {}
        for seat in seats:
            goes_on = decider is not None and seat in self.asked and (seat != decider or whole_move)
            asked[seat] = self.asked[seat] if goes_on else at
        self.asked = asked


def _note(entry: log.Decided) -> str:
    """Who decided, for the record."""
    reasons = [each for each in (_HANDS.get(entry.hand), entry.remark) if each]
    return f"seat {entry.seat + 1} decided by {entry.by} ({', '.join(reasons)})"


_HANDS: Final = {"cover": "covering", "clock": "time was over", "resigned": "resigned"}

_HANDLERS: Final[dict[type, Callable[[TableState, Any, float, Precomputed], None]]] = {
    log.Opened: TableState._on_opened,
    log.LinkMade: TableState._on_link_made,
    log.LinkRevoked: TableState._on_link_revoked,
    log.Admitted: TableState._on_admitted,
    log.SatDown: TableState._on_sat_down,
    log.BotSeated: TableState._on_bot_seated,
    log.StoodUp: TableState._on_stood_up,
    log.VoteCalled: TableState._on_vote_called,
    log.VoteJoined: TableState._on_vote_joined,
    log.VoteRejected: TableState._on_vote_rejected,
    log.Kicked: TableState._on_kicked,
    log.Reopened: TableState._on_reopened,
    log.SettingsChanged: TableState._on_settings_changed,
    log.Gathering: TableState._on_gathering,
    log.SeedPromised: TableState._on_seed_promised,
    log.Revealing: TableState._on_revealing,
    log.SeedRevealed: TableState._on_seed_revealed,
    log.Began: TableState._on_began,
    log.Decided: TableState._on_decided,
    log.Undone: TableState._on_undone,
    log.Covered: TableState._on_covered,
    log.HandedBack: TableState._on_handed_back,
    log.Resigned: TableState._on_resigned,
    log.Ended: TableState._on_ended,
    log.Said: TableState._on_said,
    log.Rematched: TableState._on_rematched,
}
