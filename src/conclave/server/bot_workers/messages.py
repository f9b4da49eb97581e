"""What the server and a worker say to each other: msgpack, each message after its length. Never pickle."""

from __future__ import annotations

import struct
from asyncio import StreamReader
from collections.abc import Callable
from typing import BinaryIO, Final, Literal, TypeVar

import msgspec

from conclave.server.bot_workers.bot_request import AdvisedAction, Failure

MOST_BYTES: Final = 4 * 1024 * 1024
"""A longer message is none: the largest views and families of actions come to some ten thousand bytes."""
_LENGTH: Final = struct.Struct(">I")


class MalformedMessage(Exception):
    """Bytes that are no message."""


class Task(msgspec.Struct, frozen=True, tag=True):
    """Server to worker: what to think about."""

    number: int
    wanted: Literal["move", "advice"]
    game: str
    seat: int
    bot: str
    file: str
    """Where a bot of the host's own is found, `/path/file.py:Class`; empty for a bot of Conclave."""
    view: bytes
    legal: tuple[int, ...]
    seed: bytes


class Ready(msgspec.Struct, frozen=True, tag=True):
    """Worker to server: it has started."""


class Begun(msgspec.Struct, frozen=True, tag=True):
    """It has read the task: from now on it thinks."""

    number: int


class MoveReply(msgspec.Struct, frozen=True, tag=True):
    number: int
    action: int
    bot: str


class AdviceReply(msgspec.Struct, frozen=True, tag=True):
    number: int
    advice: list[AdvisedAction]


class FailureReply(msgspec.Struct, frozen=True, tag=True):
    """No answer, and why; the detail is for the log."""

    number: int
    why: Failure
    detail: str


Reply = Ready | Begun | MoveReply | AdviceReply | FailureReply
_encode = msgspec.msgpack.Encoder().encode
_read_task: Final[Callable[[bytes], Task]] = msgspec.msgpack.Decoder(Task).decode
_read_reply: Final[Callable[[bytes], Reply]] = msgspec.msgpack.Decoder(Reply).decode
T = TypeVar("T")


def frame(message: Task | Reply) -> bytes:
    body = _encode(message)
    return _LENGTH.pack(len(body)) + body


def next_task(stream: BinaryIO) -> Task | None:
    """None when the server has closed the stream, or is gone."""
    head = stream.read(_LENGTH.size)
    if len(head) < _LENGTH.size:
        return None
    body = stream.read(_length(head))
    return _decode(_read_task, body)


async def next_reply(stream: StreamReader) -> Reply:
    """IncompleteReadError when the worker has closed the stream, or is gone."""
    length = _length(await stream.readexactly(_LENGTH.size))
    return _decode(_read_reply, await stream.readexactly(length))


def _length(head: bytes) -> int:
    length: int = _LENGTH.unpack(head)[0]
    if length > MOST_BYTES:
        raise MalformedMessage(f"a message of {length} bytes")
    return length


def _decode(read: Callable[[bytes], T], body: bytes) -> T:
    try:
        return read(body)
    except msgspec.DecodeError as error:
        raise MalformedMessage(str(error)) from None
