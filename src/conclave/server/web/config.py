"""How a server is reached, and how much may be sent to it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final
from urllib.parse import urlsplit

from conclave.core.text import Text, text
from conclave.server.tokens import new_token

LARGEST_BODY: Final = 64 * 1024
LARGEST_NEW_TABLE: Final = 256 * 1024
"""An option may be a whole document, such as a custom board."""
LARGEST_RECORD: Final = 4_000_000


class WrongAddress(ValueError):
    """A base path or public address that makes no sense; the reason is one sentence."""

    def __init__(self, reason: Text) -> None:
        super().__init__(f"{reason.key} {reason.arguments}")
        self.reason = reason


@dataclass(frozen=True)
class Config:
    base_path: str = ""
    """What all paths begin with: empty, or like `/conclave`."""
    public_url: str = ""
    """How people reach a server behind a proxy, without a slash at the end; empty: as it is."""
    requests_per_second: float = 20.0
    """Of one address; ten times as many at once."""
    host_token: str = field(default_factory=new_token, repr=False)
    """Whoever has it may do what only the host may; a new one with every start."""
    link_url: str = ""
    """Where links for others lead, without a slash at the end: whoever opens a page on the machine of the
    server itself sees an address that nobody else can use. Empty: as the page was reached."""

    @property
    def is_secure(self) -> bool:
        """Whether people come by HTTPS, so that a cookie never travels openly."""
        return self.public_url.startswith("https://")

    @property
    def public_host(self) -> str:
        """Name and port of the public address."""
        return urlsplit(self.public_url).netloc.lower()


def read_base_path(written: str) -> str:
    """`conclave`, `/conclave/` and `/conclave` are the same; empty and `/` are none."""
    path = written.strip("/")
    if not path:
        return ""
    if not all(part and part.replace("-", "").replace("_", "").isalnum() for part in path.split("/")):
        raise WrongAddress(text("server-base-path-wrong", path=written))
    return f"/{path}"


def read_public_url(written: str, base_path: str) -> str:
    """The address of the start page, without a slash at its end. It must end with the base path."""
    if not written:
        return ""
    try:
        parts = urlsplit(written)
        whole = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        whole = False
    if not whole or parts.query or parts.fragment or parts.username is not None:
        raise WrongAddress(text("server-public-url-wrong", url=written))
    if parts.path.rstrip("/") != base_path:
        raise WrongAddress(text("server-public-url-path", url=written, path=base_path or "/"))
    return f"{parts.scheme}://{parts.netloc}{base_path}"
