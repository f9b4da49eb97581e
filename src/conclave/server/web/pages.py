"""The browser client: files built from `client/`, with this server's addresses filled in.

All pages are one page: the client itself sees from the address which of them it is.
"""

from __future__ import annotations

import os
import re
from functools import cache
from html import escape
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path, PurePosixPath
from typing import Any, Final

from litestar import HttpMethod, Request, Response, Router, route
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from conclave.core.text import text
from conclave.locale import locale
from conclave.server.web.cached_content import Content, answer, file_content
from conclave.server.web.config import Config
from conclave.server.web.headers import CACHED_PAGES

FOLDER: Final = "client"
PAGE: Final = "index.html"
TYPES: Final = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}
"""Of files that pages may ask for."""
FOREVER: Final = "public, max-age=31536000, immutable"
"""The name of a built file changes with what is in it."""
BASE: Final = "__BASE__"
LINKS: Final = "__LINKS__"
READING: Final = [HttpMethod.GET, HttpMethod.HEAD]
PAGES: Final = re.compile("/|/record/?|/(new|rules|table)/[^/]+/?")
"""The addresses that the client has a page for."""


@route(["/", "/{address:path}"], http_method=READING, include_in_schema=False)
async def show_page(request: Request[Any, Any, Any], config: NamedDependency[Config]) -> Response[bytes]:
    """Also of whatever is no address here."""
    if PAGES.fullmatch(request.path_params.get("address", "/")):
        return _page(config, 200)
    return missing_page(request, config)


def missing_page(request: Request[Any, Any, Any], config: Config) -> Response[bytes]:
    """There is nothing at this address. Programs are told so as of everything else that is refused."""
    if "text/html" not in request.headers.get("accept", ""):
        raise NotFoundException
    return _page(config, 404)


@route("/icon.svg", http_method=READING, include_in_schema=False)
async def show_icon(request: Request[Any, Any, Any]) -> Response[bytes]:
    return answer(request, _content("icon.svg"), CACHED_PAGES)


@route("/assets/{name:str}", http_method=READING, include_in_schema=False)
async def show_asset(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    return answer(request, _content(f"assets/{name}"), FOREVER)


def _page(config: Config, status: int) -> Response[bytes]:
    page = _site().get(PAGE)
    if page is None:
        said = locale().say(text("server-no-client"))
        return Response(said.encode(), media_type="text/plain", status_code=503)
    written = _template().replace(BASE, config.base_path).replace(LINKS, escape(config.link_url))
    headers = {"Cache-Control": CACHED_PAGES}
    return Response(written.encode(), media_type="text/html", status_code=status, headers=headers)


@cache
def _template() -> str:
    return _site()[PAGE].read_text("utf-8")


def _content(name: str) -> Content:
    if name not in _site():  # whatever else a name may look like, it is none of these
        raise NotFoundException
    return _read(name)


@cache
def _read(name: str) -> Content:
    """Read when somebody asks for it: there are hundreds of fonts, and nobody needs them all."""
    return file_content(_site()[name], TYPES)


@cache
def _site() -> dict[str, Traversable]:
    """By their paths; empty where the client was not built. Whoever works on it may name another folder."""
    built = os.environ.get("CONCLAVE_CLIENT")
    folder: Traversable = Path(built) if built else files("conclave.server").joinpath(FOLDER)
    assets = folder.joinpath("assets")
    found = {each.name: each for each in folder.iterdir()} if folder.is_dir() else {}
    if assets.is_dir():
        found |= {f"assets/{each.name}": each for each in assets.iterdir()}
    return {
        name: file
        for name, file in found.items()
        if file.is_file() and (name == PAGE or PurePosixPath(name).suffix in TYPES)
    }


def pages_router() -> Router:
    return Router("/", route_handlers=[show_page, show_icon, show_asset])
