"""Positions as bytes: the game, the version of its rules, and what all seats together see.

That is everything, because rules never draw ahead: what nobody has seen has not been drawn yet. The bytes are
`CVP1`, a checksum, and a compressed MessagePack array. A pack is read back by building the position from the
views and comparing what it shows with what the pack says, so a damaged pack is refused. It is not signed: a
pack that somebody makes on purpose may hold a position that no game would come to.
"""

from __future__ import annotations

import zlib
from hashlib import sha256
from typing import Final

import msgspec

from conclave.api.actions import LegalActions
from conclave.api.errors import InvalidPack, InvalidType, kind
from conclave.api.position import Position, View
from conclave.core.game import Game as EngineGame
from conclave.core.position import Position as EnginePosition

MAGIC: Final = b"CVP1"
CHECK: Final = 8
"""Bytes of the checksum."""
LARGEST: Final = 4_000_000
"""Bytes of an unpacked position; no game comes near it."""


def pack(position: Position) -> bytes:
    packed = zlib.compress(_content(position._game, position._position, position.players))
    return MAGIC + sha256(packed).digest()[:CHECK] + packed


def key(position: Position) -> bytes:
    return sha256(_content(position._game, position._position, position.players)).digest()[:16]


def _content(game: EngineGame, position: EnginePosition, players: int) -> bytes:
    views = [position.view(seat) for seat in (None, *range(players))]
    return msgspec.msgpack.encode([game.name, game.rules_version, views])


def unpack_by_name(name: str, packed: bytes) -> Position:
    """For pickle."""
    from conclave.api.game import game

    return game(name).unpack(packed)


def pack_view(state: object) -> bytes:
    """What a seat sees, for pickle."""
    return msgspec.msgpack.encode(state)


def unpack_view(name: str, packed: bytes, players: int, seat: int | None, legal: LegalActions) -> View:
    from conclave.api.game import game

    found = game(name)._game
    state: object = msgspec.msgpack.decode(packed, type=found.view_face)
    return View(found, state, players, seat, legal._actions)


def unpack(game: EngineGame, packed: bytes) -> Position:
    if not isinstance(packed, (bytes, bytearray, memoryview)):
        raise InvalidType(f"A packed position is bytes, not {kind(packed)}.")
    found = bytes(packed)
    if not found.startswith(MAGIC):
        raise InvalidPack("These bytes are not a packed position.")
    check, body = found[len(MAGIC) : len(MAGIC) + CHECK], found[len(MAGIC) + CHECK :]
    if sha256(body).digest()[:CHECK] != check:
        raise InvalidPack("This packed position is damaged: its checksum is wrong.")
    return _restore(game, _inflate(body))


def _inflate(body: bytes) -> bytes:
    inflate = zlib.decompressobj()
    try:
        content = inflate.decompress(body, LARGEST)
    except zlib.error:
        content = b""
    if not inflate.eof or inflate.unconsumed_tail or inflate.unused_data:
        raise InvalidPack("This packed position is damaged: it cannot be decompressed.")
    return content


def _restore(game: EngineGame, content: bytes) -> Position:
    try:
        name, version, _ = msgspec.msgpack.decode(content, type=tuple[str, int, msgspec.Raw])
    except msgspec.DecodeError:
        raise InvalidPack("This packed position is damaged: its content cannot be read.") from None
    if name != game.name:
        raise InvalidPack(f"This is a position of {name[:80]!r}, not of {game.name}.")
    if version != game.rules_version:
        raise InvalidPack(
            f"This position was packed with version {version} of the rules of {name}; "
            f"this Conclave has version {game.rules_version}."
        )
    try:
        views = msgspec.msgpack.decode(
            content,
            type=tuple[str, int, list[game.view_face]],  # type: ignore[name-defined]
        )[2]
        players = len(views) - 1
        game.configure({"players": players})
        position = game.restore(views)
        is_whole = _content(game, position, players) == content
    except Exception as error:
        raise InvalidPack("This packed position is no position of the game.") from error
    if not is_whole:
        raise InvalidPack("This packed position is no position of the game.")
    return Position(game, position, players)
