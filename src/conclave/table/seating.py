"""Who comes to a table, by which link, and who sits where: the requests of a `Table` about people.

Each is answered with a `Change`, or refused (see `conclave.table.table`).
"""

from __future__ import annotations

from typing import Final

from conclave.core.text import text
from conclave.table import entries as log
from conclave.table.change import Change
from conclave.table.people import Chair
from conclave.table.refused import Refused
from conclave.table.stages import LOBBY, PLAYING, Stage
from conclave.table.typed import LONGEST_NAME, read_name
from conclave.table.watched import WatchedTable

MOST_CLIENTS: Final = 500
"""That ever come to one table."""


class TableWithSeats(WatchedTable):
    # -- coming and going --------------------------------------------------------------------------------

    def make_link(self, client: int | None, kind: log.LinkKind, seat: int | None, digest: str) -> Change:
        """A new link in place of an earlier one of its kind; None is the server itself."""
        if client is not None:
            self._link_allowed(client, kind, seat)
        return Change([*self._revocations(kind, seat), log.LinkMade(kind, digest, seat)])

    def revoke_link(self, client: int, kind: log.LinkKind, seat: int | None) -> Change:
        """Whoever came by such a link and did not sit down is here no more."""
        self._link_allowed(client, kind, seat)
        revoked = self._revocations(kind, seat)
        if not revoked:
            raise Refused("unfit", text("table-link-none"))
        return Change(revoked)

    def _revocations(self, kind: log.LinkKind, seat: int | None) -> list[log.AnyEntry]:
        alike = [link for link in self.links.values() if (link.kind, link.seat) == (kind, seat)]
        return [log.LinkRevoked(link.digest) for link in alike if not link.revoked]

    def _link_allowed(self, client: int, kind: log.LinkKind, seat: int | None) -> None:
        if (kind == "seat") != (seat is not None):
            raise Refused("wrong", text("table-link-seat"))
        if seat is not None:
            self._chair(seat)
            if seat in self.seats_of(client):
                return
        elif kind == "creator":
            raise Refused("denied", text("table-link-creator"))
        self._only_creator(client)

    def admit(self, key: str, digest: str) -> Change:
        """A client comes by a link, or to a listed table without one; no lines if it is here already."""
        known = self.client_of(key)
        number = known.number if known is not None else len(self.clients) + 1
        if number > MOST_CLIENTS:
            raise Refused("busy", text("table-crowded"))
        if not digest:
            if known is not None and self.may_look(number):
                return Change([])
            if not self.settings.listed:
                raise Refused("denied", text("table-link-needed"))
            return Change([log.Admitted(number, key)])
        link = self.links.get(digest)
        if link is None or link.revoked or (link.kind == "spectator" and not self.settings.spectators):
            raise Refused("denied", text("table-link-unknown"))
        chair = None if link.seat is None else self.chairs[link.seat]
        holds = chair is None or bool(chair.bot) or number in chair.holders()
        if known is not None and link in known.links and holds:
            return Change([])
        return Change([log.Admitted(number, key, digest)])

    def came(self, client: int) -> Change:
        """A client is connected; its seats are handed back to it."""
        self.connected(client)
        back = [seat for seat in self.seats_of(client) if self.chairs[seat].covered and self.live]
        return Change([log.HandedBack(seat) for seat in back])

    # -- seats -------------------------------------------------------------------------------------------

    def sit(self, client: int, seat: int, name: str) -> Change:
        """Take a free seat, or another name for one's own."""
        chair = self._chair(seat)
        named = self._unlike_others(seat, read_name(name))
        if client in chair.holders() and self.stage == LOBBY:
            return Change([log.SatDown(seat, client, named)])
        if not chair.free:
            raise Refused("unfit", text("table-seat-taken"))
        self._only_invited(client)
        if self.live:
            return Change([log.SatDown(seat, client, named), log.HandedBack(seat)])
        self._only_in(LOBBY)
        return Change([log.SatDown(seat, client, named)])

    def _unlike_others(self, seat: int, name: str) -> str:
        """A name that nobody else at the table has: the second Ada is Ada 2."""
        others = {chair.name.casefold() for each, chair in enumerate(self.chairs) if each != seat}
        number = 2
        found = name
        while found.casefold() in others:
            found = f"{name[: LONGEST_NAME - 3].rstrip()} {number}"
            number += 1
        return found

    def seat_bot(self, client: int, seat: int, bot: str, name: str) -> Change:
        self._only_creator(client)
        self._only_in(LOBBY)
        chair = self._chair(seat)
        if chair.holders() and client not in chair.holders():
            raise Refused("unfit", text("table-seat-taken"))
        if bot not in self.bots.levels:
            expected = ", ".join(self.bots.levels)
            raise Refused("wrong", text("table-bot-unknown", bot=bot[:LONGEST_NAME], expected=expected))
        return Change([log.BotSeated(seat, bot, self._unlike_others(seat, read_name(name)))])

    def stand_up(self, client: int, seat: int) -> Change:
        """Free a seat of one's own before the game; the creator frees any, also during the game (a kick)."""
        chair = self._chair(seat)
        if client not in chair.holders() or self.stage != LOBBY:
            self._only_creator(client)
        return self.free(seat) if not chair.free else Change([])

    def free(self, seat: int) -> Change:
        """Nobody sits there any more; in a game a bot covers the seat until somebody takes it."""
        if self.stage not in (LOBBY, PLAYING):
            raise Refused("unfit", text("table-not-now"))
        chair = self._chair(seat)
        if self.stage == PLAYING and chair.bot:
            raise Refused("unfit", text("table-bot-stays"))
        return Change([*self._revocations("seat", seat), log.StoodUp(seat)])

    def leave(self, client: int) -> Change:
        """Go away on purpose: seats are freed before the game, and covered at once during it."""
        mine = self.seats_of(client)
        if self.stage == LOBBY:
            return Change([log.StoodUp(seat) for seat in mine])
        if not self.live or self.settings.cover_after is None:
            return Change([])
        return Change([log.Covered(seat) for seat in mine if self.may_be_covered(seat, leaving=client)])

    # -- checks ------------------------------------------------------------------------------------------

    def _chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise Refused("wrong", text("table-seat-unknown", seat=seat + 1, seats=len(self.chairs)))
        return self.chairs[seat]

    def _only_creator(self, client: int) -> None:
        if not self.is_creator(client):
            raise Refused("denied", text("table-creator-only"))

    def _only_in(self, stage: Stage) -> None:
        if self.stage != stage:
            raise Refused("unfit", text("table-not-now"))

    def _only_invited(self, client: int) -> None:
        if not self.may_sit(client):
            raise Refused("denied", text("table-watch-only"))
