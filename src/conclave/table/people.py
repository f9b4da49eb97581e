"""Who is at a table: clients and the links they came by, and the chairs they sit on."""

from __future__ import annotations

from dataclasses import dataclass, field

from conclave.table.entries import LinkKind


@dataclass
class Link:
    """A way to the table. Only a digest of its token is known here."""

    kind: LinkKind
    digest: str
    seat: int | None
    revoked: bool = False


@dataclass
class Client:
    """A browser or a program, known again by its key; nobody has an account."""

    number: int
    """From 1, in the order in which they came."""
    key: str
    links: list[Link] = field(default_factory=list)
    welcome: bool = False
    """Came to a listed table, without a link."""

    def has(self, *kinds: LinkKind) -> bool:
        return any(link.kind in kinds and not link.revoked for link in self.links)


@dataclass
class Chair:
    """One seat. Several clients may hold it: the one that sat down, and others that came by its link."""

    name: str = ""
    bot: str = ""
    """The level of the bot that sits there."""
    sat: int | None = None
    """The client that sat down."""
    guests: list[tuple[int, Link]] = field(default_factory=list)
    """Clients that came by the seat's own link: the same person on another device."""
    covered: bool = False
    resigned: bool = False
    missed: int = 0
    """How often a bot has decided for whoever sits here since they last decided themselves."""

    @property
    def free(self) -> bool:
        """Somebody may sit down."""
        return not self.bot and not self.resigned and not self.holders()

    def holders(self) -> list[int]:
        """The clients that may decide here; the one that sat down comes first."""
        if self.bot:
            return []
        guests = [client for client, link in self.guests if not link.revoked and client != self.sat]
        return guests if self.sat is None else [self.sat, *guests]

    @property
    def played_by_bot(self) -> bool:
        return bool(self.bot) or self.covered or self.resigned

    def clear(self) -> None:
        self.name = self.bot = ""
        self.sat = None
        self.guests.clear()
