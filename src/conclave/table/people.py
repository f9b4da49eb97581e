"""Who is at a table: clients, the links they came by, and the seats they hold."""

from __future__ import annotations

from dataclasses import dataclass, field

from conclave.table.entries import LinkKind


@dataclass
class Link:
    """A link to the table. Only the digest of its token is stored."""

    kind: LinkKind
    digest: str
    seat: int | None
    revoked: bool = False
    """Whoever came by it and did not sit down has to go."""
    closed: bool = False
    """It admits nobody any more, and gives no seat to whoever came by it."""

    @property
    def admits(self) -> bool:
        return not self.revoked and not self.closed


@dataclass
class Client:
    """A browser or a program, recognized by its key; there are no accounts."""

    number: int
    """From 1, in the order in which they came."""
    key: str
    links: list[Link] = field(default_factory=list)
    welcome: bool = False
    """Came to a listed table, without a link."""
    kicked: bool = False
    """Is kept out of the table."""
    lost_seat: bool = False
    """Had a seat that was reopened, and may take a free one."""

    def has(self, *kinds: LinkKind) -> bool:
        return not self.kicked and any(link.kind in kinds and not link.revoked for link in self.links)

    def is_invited(self) -> bool:
        """Whether it may take a free seat."""
        links = [link for link in self.links if link.kind in ("creator", "invite") and link.admits]
        return not self.kicked and (self.lost_seat or bool(links))


@dataclass
class SeatHolder:
    """Who holds a seat: nobody, a bot, or a person with one client or several."""

    name: str = ""
    bot: str = ""
    """The level of the bot that sits there."""
    client: int | None = None
    """The client that sat down."""
    guests: list[tuple[int, Link]] = field(default_factory=list)
    """Clients that came by the seat's own link: the same person on another device."""
    covered: bool = False
    resigned: bool = False
    blind: bool = False
    """Somebody new sits here, and may not yet know the secret choice that was made here before."""
    missed: int = 0
    """How often a bot has decided for this player since their own last decision."""

    @property
    def free(self) -> bool:
        """Whether anyone may sit down here."""
        return not self.bot and not self.resigned and not self.clients()

    def clients(self) -> list[int]:
        """The clients that may decide here; the one that sat down comes first."""
        if self.bot:
            return []
        guests = [client for client, link in self.guests if not link.revoked and client != self.client]
        return guests if self.client is None else [self.client, *guests]

    @property
    def played_by_bot(self) -> bool:
        return bool(self.bot) or self.covered or self.resigned

    def clear(self, *, keep_name: bool = False) -> None:
        """Empty the seat; in a game its name stays, for whoever plays on there."""
        self.bot = ""
        if not keep_name:
            self.name = ""
        self.client = None
        self.blind = False
        self.guests.clear()
