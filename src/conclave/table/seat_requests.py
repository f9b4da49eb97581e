"""What may be asked of a table about people: links, coming and going, seats, talking.

Each request is answered with a `Change`, or refused.
"""

from __future__ import annotations

from typing import Final

from conclave.core.text import text
from conclave.table import entries as log
from conclave.table.bots import Bots
from conclave.table.change import Change
from conclave.table.checks import holder_at, only_creator, only_in, only_invited
from conclave.table.presence import Presence
from conclave.table.refused import Refused
from conclave.table.stages import LOBBY, PLAYING
from conclave.table.state import TableState
from conclave.table.user_text import LONGEST_NAME, read_name, read_words

MOST_CLIENTS: Final = 500
"""That ever come to one table."""


class SeatRequests:
    def __init__(self, state: TableState, presence: Presence, bots: Bots) -> None:
        self._state = state
        self._presence = presence
        self._bots = bots

    # -- coming and going --------------------------------------------------------------------------------

    def make_link(self, client: int | None, kind: log.LinkKind, seat: int | None, digest: str) -> Change:
        """A new link in place of an earlier one of its kind; None is the server itself."""
        made: list[log.AnyEntry] = [log.LinkMade(kind, digest, seat)]
        if client is not None:
            self._check_link(client, kind, seat)
            if self._lives_by(client, kind, seat):
                made.append(log.Admitted(client, self._state.clients[client].key, digest))
        return Change([*made, *self._revocations(kind, seat)])

    def revoke_link(self, client: int, kind: log.LinkKind, seat: int | None, unknown: str) -> Change:
        """Clients that came by such a link and did not sit down must leave.

        `unknown` is the digest of a token that nobody has: a link by which whoever revokes one can stay.
        """
        self._check_link(client, kind, seat)
        revoked = self._revocations(kind, seat)
        if not revoked:
            raise Refused("unfit", text("table-link-none"))
        stays = self._lives_by(client, kind, seat)
        return self.make_link(client, kind, seat, unknown) if stays else Change(revoked)

    def _lives_by(self, client: int, kind: log.LinkKind, seat: int | None) -> bool:
        """Whether the client is the creator, or has the seat, by no other link than this."""
        return kind == "creator" or (seat is not None and client != self._state.seat_holders[seat].client)

    def _revocations(self, kind: log.LinkKind, seat: int | None) -> list[log.AnyEntry]:
        alike = [link for link in self._state.links.values() if (link.kind, link.seat) == (kind, seat)]
        return [log.LinkRevoked(link.digest) for link in alike if link.admits]

    def _check_link(self, client: int, kind: log.LinkKind, seat: int | None) -> None:
        """A seat's link is for those who hold the seat, and for nobody else."""
        if (kind == "seat") != (seat is not None):
            raise Refused("wrong", text("table-link-seat"))
        if seat is None:
            only_creator(self._state, client)
            return
        holder_at(self._state, seat)
        if seat not in self._state.seats_of(client):
            raise Refused("denied", text("table-link-not-yours"))

    def admit(self, key: str, digest: str) -> Change:
        """A client comes by a link, or to a listed table without one; no lines if it is here already."""
        known = self._state.client_of(key)
        if known is not None and known.kicked:
            raise Refused("denied", text("table-kicked"))
        number = known.number if known is not None else len(self._state.clients) + 1
        if number > MOST_CLIENTS:
            raise Refused("busy", text("table-crowded"))
        if not digest:
            if known is not None and self._state.may_look(number):
                return Change([])
            if not self._state.settings.listed:
                raise Refused("denied", text("table-link-needed"))
            if not self._state.settings.spectators and not self._state.has_free_seat():
                raise Refused("denied", text("table-full"))
            return Change([log.Admitted(number, key)])
        link = self._state.links.get(digest)
        if link is None or link.revoked or (link.kind == "spectator" and not self._state.settings.spectators):
            raise Refused("denied", text("table-link-unknown"))
        if link.closed and (known is None or link not in known.links):
            raise Refused("denied", text("table-link-unknown"))
        holder = None if link.seat is None else self._state.seat_holders[link.seat]
        holds = holder is None or bool(holder.bot) or number in holder.clients()
        if known is not None and link in known.links and holds:
            return Change([])
        return Change([log.Admitted(number, key, digest)])

    def came(self, client: int) -> Change:
        """A client is connected; its seats are handed back to it."""
        self._presence.connect(client)
        back = [
            seat
            for seat in self._state.seats_of(client)
            if self._state.seat_holders[seat].covered and self._state.live
        ]
        return Change([log.HandedBack(seat) for seat in back])

    # -- seats -------------------------------------------------------------------------------------------

    def sit(self, client: int, seat: int, name: str) -> Change:
        """Take a free seat, or change the name at your own."""
        holder = holder_at(self._state, seat)
        named = self._unlike_others(seat, read_name(name))
        if client in holder.clients() and self._state.stage == LOBBY:
            return Change([log.SatDown(seat, client, named)])
        if not holder.free:
            raise Refused("unfit", text("table-seat-taken"))
        only_invited(self._state, client)
        sits = [*self._revocations("seat", seat), log.SatDown(seat, client, named)]
        if self._state.live:
            return Change([*sits, log.HandedBack(seat)])
        only_in(self._state, LOBBY)
        return Change(sits)

    def _unlike_others(self, seat: int, name: str) -> str:
        """A name that nobody else at the table has: the second Ada is Ada 2."""
        others = {
            holder.name.casefold() for each, holder in enumerate(self._state.seat_holders) if each != seat
        }
        number = 2
        found = name
        while found.casefold() in others:
            found = f"{name[: LONGEST_NAME - 3].rstrip()} {number}"
            number += 1
        return found

    def seat_bot(self, client: int, seat: int, bot: str, name: str) -> Change:
        only_creator(self._state, client)
        only_in(self._state, LOBBY)
        holder = holder_at(self._state, seat)
        if holder.clients() and client not in holder.clients():
            raise Refused("unfit", text("table-seat-taken"))
        self._bots.check(bot)
        named = self._unlike_others(seat, read_name(name))
        return Change([*self._revocations("seat", seat), log.BotSeated(seat, bot, named)])

    def stand_up(self, client: int, seat: int) -> Change:
        """Free your own seat; in a game a bot covers it until somebody takes it.

        Before the game the creator may also send away a bot.
        """
        holder = holder_at(self._state, seat)
        if holder.free:
            return Change([])
        if holder.bot:
            only_creator(self._state, client)
            only_in(self._state, LOBBY)
        elif client not in holder.clients():
            raise Refused("denied", text("table-seat-not-yours"))
        if self._state.stage not in (LOBBY, PLAYING) or holder.resigned:
            raise Refused("unfit", text("table-not-now"))
        return Change(self._freed(seat))

    def _freed(self, seat: int) -> list[log.AnyEntry]:
        """Nobody who was here comes back by the seat's link: the seat will be somebody else's."""
        return [*self._revocations("seat", seat), log.StoodUp(seat)]

    def leave(self, client: int) -> Change:
        """Go away on purpose: seats are freed before the game, and covered at once during it."""
        mine = self._state.seats_of(client)
        if self._state.stage == LOBBY:
            return Change([entry for seat in mine for entry in self._freed(seat)])
        if not self._state.live or self._state.settings.cover_after is None:
            return Change([])
        return Change([log.Covered(seat) for seat in mine if self._presence.may_cover(seat, leaving=client)])

    # -- talking -----------------------------------------------------------------------------------------

    def say(self, client: int, words: str) -> Change:
        self.may_talk(client)
        return Change([log.Said(client, read_words(words))])

    def may_talk(self, client: int) -> None:
        if not self._state.settings.chat:
            raise Refused("denied", text("table-chat-off"))
        if not self._state.seats_of(client) and not self._state.is_creator(client):
            raise Refused("denied", text("table-chat-seated"))
