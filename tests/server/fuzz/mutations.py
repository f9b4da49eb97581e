"""Messages that are not quite right: every kind of message, taken apart and put together wrongly."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

Message = dict[str, Any]

VALID: Final[tuple[Message, ...]] = (
    {"type": "hello", "protocol": 1, "show": 0},
    {"type": "show", "seat": 0},
    {"type": "show", "seat": None},
    {"type": "sync"},
    {"type": "ping"},
    {"type": "react", "reaction": "wow"},
    {"type": "decide", "id": "d", "seat": 0, "version": 0, "action": 1},
    {"type": "decide", "id": "d", "seat": 0, "version": 0, "action": "roll"},
    {"type": "decide", "id": "d", "seat": 0, "version": 0, "action": {"kind": "roll", "arguments": {}}},
    {"type": "undo", "id": "u", "seat": 0, "version": 0},
    {"type": "advise", "id": "a", "seat": 0, "version": 0},
    {"type": "resign", "id": "r", "seat": 1},
    {"type": "sit", "id": "s", "seat": 0, "name": "Ada"},
    {"type": "bot", "id": "b", "seat": 1, "bot": "greedy", "name": "Greedy"},
    {"type": "stand", "id": "st", "seat": 1},
    {"type": "settings", "id": "se", "settings": {"chat": True, "clock": {"seconds": 30, "per": "move"}}},
    {"type": "start", "id": "go"},
    {"type": "promise", "id": "p", "commitment": "0" * 64},
    {"type": "reveal", "id": "re", "seed": "0" * 64},
    {"type": "leave", "id": "l"},
    {"type": "vote", "id": "v", "vote": "kick", "seat": 1},
    {"type": "vote", "id": "v", "vote": "abandon", "seat": None},
    {"type": "agree", "id": "ag"},
    {"type": "reject", "id": "rj"},
    {"type": "abandon", "id": "ab"},
    {"type": "rematch", "id": "rm"},
    {"type": "say", "id": "sa", "words": "hello"},
    {"type": "link", "id": "li", "kind": "seat", "seat": 0},
    {"type": "revoke", "id": "rv", "kind": "spectator", "seat": None},
)
"""One of every kind and more."""

CALM: Final = ("stand", "resign", "leave", "vote", "agree", "abandon", "link", "revoke", "settings")
"""Kinds that end a game, or somebody's stay, when they happen to be right. a test whose game must go on
does not send them."""

NUMBERS: Final = (
    *(
        -1,
        0,
        1,
        2,
        9,
        10,
        63,
        64,
        200,
        1000,
        2**31,
        2**53,
        2**53 + 1,
        2**63 - 1,
        2**63,
        2**64,
        -(2**63),
        10**30,
    ),
    *(1.0, 0.5, -0.0, 1e308, 1e-320),
)
WORDS: Final = (
    *(
        "",
        " ",
        "a",
        "A" * 41,
        "x" * 1000,
        "x" * 15_000,
        "\0",
        "\n",
        "\r\n",
        "\u2028",
        "\u202eabc",
        "\ufeff",
        "‍",
    ),
    *("\U0001f600" * 24, "é" * 24, "e\u0301" * 24, "ﷺ" * 24, "../../etc/passwd", "/etc/passwd", "{ $name }"),
    *(
        "<script>",
        "'; drop table tables; --",
        "%s%n",
        "null",
        "0",
        "true",
        "NaN",
        "$ref",
        "__class__",
        "type",
    ),
)
LITERALS: Final = (
    "NaN",
    "Infinity",
    "-Infinity",
    "1e999",
    "-1e999",
    "9" * 5000,
    "01",
    "+1",
    ".5",
    "0x1",
    "'a'",
)
LITERALS_OF_TEXT: Final = (
    '"\\ud800"',
    '"\\udc00\\ud800"',
    '"\\u0000"',
    '"\\x"',
    '"\t"',
    '"',
    '"\\',
    "undefined",
)


def anything(source: Random, depth: int = 0) -> Any:
    """A value of any type."""
    what = source.randrange(7 if depth < 4 else 5)
    match what:
        case 0:
            return source.choice(NUMBERS)
        case 1:
            return source.choice(WORDS)
        case 2:
            return source.choice((None, True, False))
        case 3:
            return source.randrange(-5, 300)
        case 4:
            return copy.deepcopy(source.choice(VALID))
        case 5:
            return [anything(source, depth + 1) for _ in range(source.randrange(4))]
    return {source.choice(WORDS[:8]): anything(source, depth + 1) for _ in range(source.randrange(3))}


def _places(value: Any) -> list[tuple[Any, Any]]:
    """Every place where a value stands in a message: what it stands in, and under which name or number."""
    found: list[tuple[Any, Any]] = []
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, each in inner:
        found += [(value, key), *_places(each)]
    return found


# -- on messages ---------------------------------------------------------------------------------------------


def _replace(source: Random, message: Message) -> None:
    inside, key = source.choice(_places(message))
    inside[key] = anything(source)


def _drop(source: Random, message: Message) -> None:
    inside, key = source.choice(_places(message))
    del inside[key]


def _rename(source: Random, message: Message) -> None:
    name = source.choice(list(message))
    message[source.choice((name.upper(), f"{name} ", f"{name}\0", f"_{name}", "id", "seat"))] = message.pop(
        name
    )


def _add(source: Random, message: Message) -> None:
    message[source.choice(("x", "", "__proto__", "seat", "version", "id", "kind", "token"))] = anything(
        source
    )


def _borrow(source: Random, message: Message) -> None:
    message.update(copy.deepcopy(source.choice(VALID)) | {"type": message.get("type", "say")})


def _other_type(source: Random, message: Message) -> None:
    message["type"] = source.choice(VALID)["type"]


def _nest(source: Random, message: Message) -> None:
    inside, key = source.choice(_places(message))
    value: Any = inside[key]
    for _ in range(source.choice((1, 5, 100))):
        value = [value] if source.random() < 0.5 else {"kind": value}
    inside[key] = value


_ON_MESSAGES: Final[Sequence[Callable[[Random, Message], None]]] = (
    _replace,
    _replace,
    _replace,
    _drop,
    _rename,
    _add,
    _borrow,
    _other_type,
    _nest,
)


# -- on what is written --------------------------------------------------------------------------------------


def _cut(source: Random, written: str) -> str:
    return written[: source.randrange(len(written))]


def _splice(source: Random, written: str) -> str:
    at = source.randrange(len(written))
    middle: str = source.choice((*LITERALS, *LITERALS_OF_TEXT, *'{}[]",:\\', "null", "\0", "\ufeff"))
    return written[:at] + middle + written[at + source.randrange(3) :]


def _literal(source: Random, written: str) -> str:
    """Something that is no JSON, or no number, in the place of a value."""
    message: Message = json.loads(written)
    message[source.choice(list(message))] = "@"
    return json.dumps(message).replace('"@"', source.choice(LITERALS + LITERALS_OF_TEXT))


def _twice(source: Random, written: str) -> str:
    """A field that is there twice."""
    return (
        written[:-1]
        + f", {json.dumps(source.choice(('type', 'id', 'seat')))}: {json.dumps(anything(source))}}}"
    )


def _deep(source: Random, written: str) -> str:
    depth = source.choice((200, 2000, 7000))
    return written[:-1] + f', "arguments": {"[" * depth}{"]" * depth}}}'


def _deep_action(source: Random, _: str) -> str:
    depth = source.choice((200, 2000, 5000))
    inside = f"{'[' * depth}{']' * depth}"
    action = f'{{"kind": "roll", "arguments": {{"a": {inside}}}}}'
    return f'{{"type": "decide", "id": "d", "seat": 0, "version": 0, "action": {action}}}'


_ON_WRITTEN: Final[Sequence[Callable[[Random, str], str]]] = (_cut, _splice, _splice, _literal, _twice)
_ON_WRITTEN_RARELY: Final = (_deep, _deep_action)


def mutate(source: Random, messages: Sequence[Message] = VALID) -> str | bytes:
    """One of the messages, as a client would send it that is broken, or worse."""
    message: Message = copy.deepcopy(source.choice(messages))
    if "id" in message:
        message["id"] = f"m{source.randrange(10**9)}"
    for _ in range(0 if source.random() < 0.03 else source.choice((1, 1, 2, 3))):
        if _places(message) and message:
            source.choice(_ON_MESSAGES)(source, message)
    written = json.dumps(message, ensure_ascii=source.random() < 0.5)
    if source.random() < 0.3 and message:
        written = source.choice(_ON_WRITTEN)(source, written)
    elif source.random() < 0.002:
        written = source.choice(_ON_WRITTEN_RARELY)(source, written)
    if source.random() < 0.1:
        return _as_bytes(source, written)
    return written


def _as_bytes(source: Random, written: str) -> bytes:
    """In a binary frame: as it is, with bytes that are no text, or nothing but noise."""
    whole = bytearray(written.encode())
    match source.randrange(3):
        case 0:
            whole[source.randrange(len(whole) + 1) : 0] = source.choice(
                (b"\xff", b"\xc0\xaf", b"\xed\xa0\x80", b"\xf8")
            )
        case 1:
            whole = bytearray(source.randbytes(source.randrange(300)))
    return bytes(whole)
