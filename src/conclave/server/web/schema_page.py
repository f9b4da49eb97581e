"""The socket's messages as a page to read, made from their schema."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from html import escape
from importlib.resources import files
from typing import Any, Final

from litestar import Request, Response, Router, get
from litestar.di import NamedDependency

from conclave.server.web.config import Config
from conclave.server.web.headers import CACHED_PAGES
from conclave.server.web.packing import Content, answer, content
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
    lines = [
        "<!doctype html>",
        '<html lang="en"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(schema['title'])}</title>",
        f'<link rel="icon" href="{base_path}/icon.svg">',
        f'<link rel="stylesheet" href="{base_path}/schema.css"></head><body><main>',
        f"<h1>{escape(schema['title'])}</h1>",
        *[f"<p>{_prose(each)}</p>" for each in schema["description"].split("\n\n")],
        f'<p><a href="{base_path}/api/schema/socket.json">As JSON Schema</a>, with the views, actions and ',
        f'events of every game. <a href="{base_path}/api/schema/openapi.json">HTTP as OpenAPI</a>.</p>',
    ]
    for title, names in sections:
        lines.append(f"<h2>{title}</h2>")
        for name in names:
            lines += _definition(name, definitions[name])
    return "\n".join([*lines, "</main></body></html>"])


def _definition(name: str, schema: dict[str, Any]) -> Iterator[str]:
    properties = schema.get("properties", {})
    kind = properties.get("type", {}).get("enum", [name])[0]
    yield f'<section id="{escape(name)}"><h3>{escape(kind)}</h3>'
    if "description" in schema:
        yield f"<p>{_prose(schema['description'])}</p>"
    yield "<table>"
    for field, shape in properties.items():
        needed = "" if field in schema.get("required", ()) else " ?"
        meaning = _prose(shape.get("description", ""))
        yield f"<tr><td><code>{escape(field)}</code>{needed}</td>"
        yield f"<td>{_form(shape)}</td><td>{meaning}</td></tr>"
    yield "</table></section>"


def _prose(written: str) -> str:
    """With what stands in backticks as code, and nothing as JSON calls it."""
    return _CODE.sub(r"<code>\1</code>", _NONE.sub("`null`", escape(written)))


def _form(shape: dict[str, Any]) -> str:
    """A type in a few words, with links to those that have names."""
    if "$ref" in shape:
        name = _name(shape)
        return f'<a href="#{escape(name)}">{escape(name)}</a>'
    if "anyOf" in shape:
        return " or ".join(_form(each) for each in shape["anyOf"])
    if "enum" in shape:
        return " or ".join(f"<code>{escape(str(each))}</code>" for each in shape["enum"])
    match shape.get("type"):
        case "array":
            return f"list of {_form(shape.get('items', {}))}"
        case "object":
            return f"map to {_form(shape.get('additionalProperties', {}))}"
        case str() as simple:
            return simple + _bounds(shape)
    return "anything"


def _bounds(shape: dict[str, Any]) -> str:
    bounds = _range(shape.get("minimum"), shape.get("maximum"))
    length = _range(shape.get("minLength"), shape.get("maxLength"))
    if length:
        bounds += f" of{length} characters"
    if "pattern" in shape:
        bounds += f" <code>{escape(shape['pattern'])}</code>"
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
