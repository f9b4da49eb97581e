"""Answers that are the same for everybody: packed once, and not sent again to whoever has them."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from pathlib import PurePosixPath
from typing import Any, Final

from litestar import Request, Response
from litestar.serialization import encode_json

PACKED_ALREADY: Final = frozenset({".png", ".woff2"})
"""Pictures and fonts that packing would not make smaller."""


@dataclass(frozen=True, slots=True)
class Content:
    plain: bytes
    packed: bytes | None
    """The same, compressed; None if that would not make it smaller."""
    kind: str
    tag: str
    """Another one whenever the content is another one."""


def content(plain: bytes, kind: str, *, pack: bool = True) -> Content:
    packed = gzip.compress(plain, 9, mtime=0) if pack else None
    tag = hashlib.sha256(plain).hexdigest()[:16]
    return Content(plain, packed, kind, f'W/"{tag}"')


def file_content(file: Traversable, types: Mapping[str, str]) -> Content:
    """A file that may be asked for; `types` has its media type by its ending."""
    ending = PurePosixPath(file.name).suffix
    return content(file.read_bytes(), types[ending], pack=ending not in PACKED_ALREADY)


def json_content(value: object) -> Content:
    return content(encode_json(value), "application/json")


def answer(request: Request[Any, Any, Any], given: Content, kept: str) -> Response[Any]:
    """`kept` is what caches are told of it."""
    headers = {"Cache-Control": kept, "ETag": given.tag}
    if given.packed is not None:
        headers["Vary"] = "Accept-Encoding"
    if _has_it(request.headers.get("if-none-match", ""), given.tag):
        return Response(b"", status_code=304, media_type=given.kind, headers=headers)
    if given.packed is None or not accepts_gzip(request.headers.get("accept-encoding", "")):
        return Response(given.plain, media_type=given.kind, headers=headers)
    headers["Content-Encoding"] = "gzip"
    return Response(given.packed, media_type=given.kind, headers=headers)


def _has_it(named: str, tag: str) -> bool:
    """Tags are compared weakly, as RFC 9110 has it for this header."""
    held = {each.strip().removeprefix("W/") for each in named.split(",")}
    return "*" in held or tag.removeprefix("W/") in held


def accepts_gzip(accepted: str) -> bool:
    """Read as RFC 9110 has it: `gzip;q=0` refuses it, `*` stands for what is not named."""
    weights: dict[str, float] = {}
    for each in accepted.lower().split(","):
        coding, _, parameter = each.partition(";")
        name, _, value = parameter.partition("=")
        try:
            weights[coding.strip()] = float(value) if name.strip() == "q" else 1.0
        except ValueError:
            weights[coding.strip()] = 0.0
    known = [weights[coding] for coding in ("gzip", "x-gzip", "*") if coding in weights]
    return bool(known) and known[0] > 0.0
