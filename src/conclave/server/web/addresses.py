"""The port a server listens at, and the addresses by which people find it."""

from __future__ import annotations

import errno
import socket
from ipaddress import ip_address, ip_network
from typing import Final

from conclave.core.text import text
from conclave.server.web.config import Config, WrongAddress

_FAR_AWAY: Final = ("192.0.2.1", 9)
"""An address for documentation. Nothing is sent there: the system only says how it would go there."""


def listen(host: str, port: int) -> socket.socket:
    """A socket that is bound; WrongAddress with a sentence if it cannot be."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listener = socket.socket(family, kind, protocol)
    except (OSError, UnicodeError):
        raise WrongAddress(text("server-host-unknown", host=host)) from None
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind(address)
        listener.listen()
    except (OSError, OverflowError) as wrong:
        listener.close()
        raise _refused(host, port, wrong) from None
    listener.setblocking(False)
    return listener


def _refused(host: str, port: int, wrong: OSError | OverflowError) -> WrongAddress:
    if isinstance(wrong, OSError):
        if wrong.errno == errno.EADDRINUSE:
            return WrongAddress(text("server-port-taken", port=str(port)))
        if wrong.errno == errno.EACCES:
            return WrongAddress(text("server-port-denied", port=str(port)))
    return WrongAddress(text("server-host-unknown", host=host))


def own_urls(listener: socket.socket, config: Config) -> list[str]:
    """Where the start page is found: first as others find it too, last as this machine always does."""
    host, port = listener.getsockname()[:2]
    everywhere = ip_address(host.partition("%")[0]).is_unspecified
    names = [_address_in_network(), _loopback(listener)] if everywhere else [host]
    urls = [f"http://{_bracketed(name)}:{port}{config.base_path}/" for name in names if name]
    return [f"{config.public_url}/", *urls] if config.public_url else urls


def _loopback(listener: socket.socket) -> str:
    return "localhost" if listener.family == socket.AF_INET6 else "127.0.0.1"


def _address_in_network() -> str:
    """Empty without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_FAR_AWAY)
        except OSError:
            return ""
        return str(probe.getsockname()[0])


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def read_proxy(written: str) -> str:
    """Addresses or networks of the proxy, separated by commas."""
    for part in written.split(","):
        try:
            ip_network(part.strip(), strict=False)
        except ValueError:
            raise WrongAddress(text("server-proxy-wrong", proxy=part.strip())) from None
    return written
