"""The socket's messages as a page to read, made from their schema."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

import htpy as h
from htpy import Element, Node
from litestar import Request, Response, Router, get
from litestar.di import NamedDependency

from conclave.server.web.cached_content import Content, answer, content
from conclave.server.web.config import Config
from conclave.server.web.headers import CACHED_PAGES
from conclave.server.web.schema import socket_schema

DEFINITIONS: Final = "#/$defs/"
_CODE: Final = re.compile("`([^`]+)`")
_NONE: Final = re.compile(r"\bNone\b")


@get("/api/schema/socket.json", include_in_schema=False, media_type="application/schema+json")
async def show_socket_schema() -> dict[str, Any]:
    """The messages of the socket as JSON Schema."""
    return socket_schema()


@get("/schema", include_in_schema=False, media_type="text/html")
async def show_schema_page(config: NamedDependency[Config]) -> Response[str]:
    return Response(
        schema_page(config.base_path),
        media_type="text/html",
        headers={"Cache-Control": CACHED_PAGES},
    )


@get("/schema.css", include_in_schema=False)
async def show_schema_style(request: Request[Any, Any, Any]) -> Response[bytes]:
    return answer(request, _style(), CACHED_PAGES)


@cache
def _style() -> Content:
    return content(files("conclave.server.web").joinpath("schema.css").read_bytes(), "text/css")


def schema_page(base_path: str) -> str:
    schema = socket_schema()
    definitions = schema["$defs"]
    messages = [_name(each) for each in (*schema["client"], *schema["server"])]
    parts = [name for name in definitions if name not in messages]
    sections = [
        ("From the client", [_name(each) for each in schema["client"]]),
        ("From the server", [_name(each) for each in schema["server"]]),
        ("Parts of messages", parts),
    ]
    whole = h.html(lang="en")[
        h.head[
            h.meta(charset="utf-8"),
            h.meta(name="viewport", content="width=device-width, initial-scale=1"),
            h.title[schema["title"]],
            h.link(rel="icon", href=f"{base_path}/icon.svg"),
            h.link(rel="stylesheet", href=f"{base_path}/schema.css"),
        ],
        h.body[
            h.main[
                h.h1[schema["title"]],
                [h.p[_prose(each)] for each in schema["description"].split("\n\n")],
                h.p[
                    h.a(href=f"{base_path}/api/schema/socket.json")["As JSON Schema"],
                    ", with the views, actions and events of every game. ",
                    h.a(href=f"{base_path}/api/schema/openapi.json")["HTTP as OpenAPI"],
                    ".",
                ],
                [
                    (h.h2[title], [_definition(name, definitions[name]) for name in names])
                    for title, names in sections
                ],
            ]
        ],
    ]
    return str(whole)


def _definition(name: str, schema: dict[str, Any]) -> Element:
    properties = schema.get("properties", {})
    kind = properties.get("type", {}).get("enum", [name])[0]
    required = schema.get("required", ())
    return h.section(id=name)[
        h.h3[kind],
        h.p[_prose(schema["description"])] if "description" in schema else None,
        h.table[
            [
                h.tr[
                    h.td[h.code[field], None if field in required else " ?"],
                    h.td[_form(shape)],
                    h.td[_prose(shape.get("description", ""))],
                ]
                for field, shape in properties.items()
            ]
        ],
    ]


def _prose(written: str) -> list[Node]:
    """With what stands in backticks as code, and nothing as JSON calls it."""
    parts = _CODE.split(_NONE.sub("`null`", written))
    return [h.code[part] if place % 2 else part for place, part in enumerate(parts)]


def _form(shape: dict[str, Any]) -> Node:
    """A type in a few words, with links to those that have names."""
    if "$ref" in shape:
        name = _name(shape)
        return h.a(href=f"#{name}")[name]
    if "anyOf" in shape:
        return _alternatives([_form(each) for each in shape["anyOf"]])
    if "enum" in shape:
        return _alternatives([h.code[str(each)] for each in shape["enum"]])
    match shape.get("type"):
        case "array":
            return ["list of ", _form(shape.get("items", {}))]
        case "object":
            return ["map to ", _form(shape.get("additionalProperties", {}))]
        case str() as simple:
            return [simple, _bounds(shape)]
    return "anything"


def _alternatives(forms: Sequence[Node]) -> Node:
    return [(" or " if place else None, form) for place, form in enumerate(forms)]


def _bounds(shape: dict[str, Any]) -> list[Node]:
    bounds: list[Node] = [_range(shape.get("minimum"), shape.get("maximum"))]
    if length := _range(shape.get("minLength"), shape.get("maxLength")):
        bounds.append(f" of{length} characters")
    if "pattern" in shape:
        bounds += [" ", h.code[shape["pattern"]]]
    return bounds


def _range(least: int | None, most: int | None) -> str:
    if least is None and most is None:
        return ""
    if most is None:
        return f" at least {least}"
    return f" at most {most}" if least is None else f" {least} to {most}"


def _name(reference: dict[str, Any]) -> str:
    return str(reference["$ref"]).removeprefix(DEFINITIONS)


def schema_router() -> Router:
    return Router("/", route_handlers=[show_socket_schema, show_schema_page, show_schema_style])
