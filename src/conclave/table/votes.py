"""What the people at a table decide together, since nobody alone may: kick, reopen a seat, end the game.

It takes the agreement of everybody else who plays, or that those who do not agree have been away for long. To
kick somebody who is there takes two who agree; bots and spectators have no vote.
"""

from __future__ import annotations

from typing import Final

from conclave.core.text import text
from conclave.table import entries as log
from conclave.table.change import Change
from conclave.table.checks import holder_at, only_creator, only_in
from conclave.table.game_requests import GameRequests
from conclave.table.presence import Presence
from conclave.table.refused import Refused
from conclave.table.settings import DAY, Settings
from conclave.table.stages import GATHERING, LOBBY, PLAYING
from conclave.table.state import TableState
from conclave.table.vote import VOTE_SECONDS, Vote

LONG_ABSENCE: Final = 600
"""Seconds after which nobody has to wait for somebody's agreement."""

Meant = tuple[log.VoteKind, int | None] | None
"""What somebody answers who says yes or no: the vote and its seat; None: whatever is open."""


def long_absence(settings: Settings) -> float:
    """The same at a table with these settings: longer where people come back daily, or have long to think."""
    least = DAY if settings.cover_after is None else max(LONG_ABSENCE, settings.cover_after)
    return max(least, 2 * settings.clock.seconds if settings.clock is not None else 0)


class Votes:
    def __init__(self, state: TableState, presence: Presence, play: GameRequests) -> None:
        self._state = state
        self._presence = presence
        self._play = play

    # -- requests ----------------------------------------------------------------------------------------

    def call(self, client: int, kind: log.VoteKind, seat: int | None, now: float) -> Change:
        """Ask for it; it is done at once if nobody else has to agree."""
        if (kind == "abandon") != (seat is None):
            raise Refused("wrong", text("table-vote-seat"))
        if seat is not None:
            holder_at(self._state, seat)
        if self._state.stage != PLAYING:
            return self._before_the_game(client, kind, seat)
        self._only_players(client, about=seat)
        if seat is not None:
            self._check_seat(kind, seat, now)
        lost = self._state.rejected.get((kind, seat))
        if lost is not None and now < lost + VOTE_SECONDS:
            raise Refused("busy", text("table-vote-lost"))
        vote = self._state.vote
        if vote is not None and vote.is_open(now):
            if (vote.kind, vote.seat) == (kind, seat):
                return self.agree(client, now)
            raise Refused("unfit", text("table-vote-open"))
        why = self._warrant(seat, {client}, now)
        if why is not None:
            return self._done(kind, seat, why)
        if kind != "abandon" and self._people(self.voters(seat)) < 2:
            raise Refused("unfit", text("table-vote-alone", minutes=self._minutes()))
        return Change([log.VoteCalled(kind, client, seat)])

    def agree(self, client: int, now: float, meant: Meant = None) -> Change:
        vote = self._open_vote(now, meant)
        self._only_players(client, about=vote.seat)
        if vote.seat is not None:
            self._check_seat(vote.kind, vote.seat, now)
        why = self._warrant(vote.seat, {*vote.agreed, client}, now)
        joined = [] if client in vote.agreed else [log.VoteJoined(client)]
        done = [] if why is None else self._done(vote.kind, vote.seat, why).entries
        return Change([*joined, *done])

    def reject(self, client: int, now: float, meant: Meant = None) -> Change:
        """Say no, or take back what one asked for."""
        vote = self._open_vote(now, meant)
        self._only_players(client, about=vote.seat)
        return Change([log.VoteRejected(client)])

    def kick_by_host(self, seat: int) -> Change:
        """What the host of the server may do without asking anybody; everybody is told."""
        holder = holder_at(self._state, seat)
        if self._state.stage not in (LOBBY, PLAYING):
            raise Refused("unfit", text("table-not-now"))
        if holder.bot and self._state.stage == PLAYING:
            raise Refused("unfit", text("table-bot-stays"))
        return self._done("kick", seat, "host") if holder.clients() else Change([log.StoodUp(seat)])

    def _open_vote(self, now: float, meant: Meant) -> Vote:
        """The vote that somebody answers; another one may have been opened since they read it."""
        vote = self._state.vote
        if vote is None or not vote.is_open(now) or (meant is not None and meant != (vote.kind, vote.seat)):
            raise Refused("unfit", text("table-vote-none"))
        return vote

    # -- who and when ------------------------------------------------------------------------------------

    def _before_the_game(self, client: int, kind: log.VoteKind, seat: int | None) -> Change:
        only_creator(self._state, client)
        if self._state.stage != GATHERING or self._state.game is not None:
            only_in(self._state, LOBBY)
        if kind == "reopen" or (seat is not None and client in self._state.person_at(seat)):
            raise Refused("unfit", text("table-not-now"))
        if seat is not None and not self._clients_at(seat):
            raise Refused("unfit", text("table-seat-nobody"))
        return self._done(kind, seat, "creator")

    def _only_players(self, client: int, about: int | None) -> None:
        seats = [each for each in self._state.seats_of(client) if not self._state.seat_holders[each].resigned]
        if not seats:
            raise Refused("denied", text("table-vote-players"))
        if about is not None and client in self._state.person_at(about):
            raise Refused("denied", text("table-vote-own"))

    def _check_seat(self, kind: log.VoteKind, seat: int, now: float) -> None:
        holder = self._state.seat_holders[seat]
        if not holder.clients() or holder.resigned:
            raise Refused("unfit", text("table-seat-nobody"))
        if kind == "reopen" and self._presence.absence(seat, now) < self._reopens_after(seat):
            raise Refused("unfit", text("table-vote-not-absent", name=holder.name))

    def _reopens_after(self, seat: int) -> float:
        """Several who agree need not wait for longer than until a bot covers."""
        cover = self._state.settings.cover_after
        several = self._people(self.voters(seat)) > 1
        return float(cover) if several and cover is not None else long_absence(self._state.settings)

    def _clients_at(self, seat: int) -> list[int]:
        return self._state.seat_holders[seat].clients()

    def voters(self, about: int | None) -> list[int]:
        """The seats of people who play, except those of whom it is about."""
        concerned = set() if about is None else self._state.person_at(about)
        return [
            seat
            for seat, holder in enumerate(self._state.seat_holders)
            if holder.clients() and not holder.resigned and not concerned.intersection(holder.clients())
        ]

    def _people(self, seats: list[int]) -> int:
        """How many: whoever plays for several seats is one person."""
        return len({min(self._state.person_at(seat)) for seat in seats})

    def _warrant(self, about: int | None, agreed: set[int], now: float) -> log.Warrant | None:
        """Why it may be done now; None: somebody has to agree still."""
        patience = long_absence(self._state.settings)
        voters = self.voters(about)
        yes = [seat for seat in voters if agreed.intersection(self._clients_at(seat))]
        rest = [seat for seat in voters if seat not in yes]
        if any(self._presence.absence(seat, now) < patience for seat in rest):
            return None
        if about is not None and self._presence.absence(about, now) >= patience:
            return "absent"
        several = self._people(yes) > 1
        if about is not None:
            return "agreed" if several else None
        return "absent" if rest else "agreed" if several else "alone"

    def _done(self, kind: log.VoteKind, seat: int | None, why: log.Warrant) -> Change:
        if seat is None:
            return self._play.give_up(why)
        if kind == "reopen":
            return Change([log.Reopened(seat, why)])
        person = self._state.person_at(seat)
        seats = [
            each
            for each in range(len(self._state.seat_holders))
            if person.intersection(self._clients_at(each))
        ]
        return Change([log.Kicked(seat, seats, sorted(person), why)])

    def _minutes(self) -> int:
        return int(long_absence(self._state.settings) // 60)
