"""The plain pages: files of this package, read once, with the addresses of this server filled in."""

from __future__ import annotations

from functools import cache
from html import escape
from importlib.resources import files
from typing import Any, Final

from litestar import Request, Response, Router, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from conclave.server.web.config import Config
from conclave.server.web.headers import CACHED_PAGES

TYPES: Final = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
"""Of files that pages may ask for."""
BASE: Final = "%BASE%"
LINKS: Final = "%LINKS%"


@get("/", include_in_schema=False, media_type="text/html")
async def show_start(config: NamedDependency[Config]) -> Response[str]:
    return _page("start.html", config)


@get("/table/{table:str}", include_in_schema=False, media_type="text/html")
async def show_table_page(config: NamedDependency[Config]) -> Response[str]:
    """The same for every table: the page itself asks which one it is for."""
    return _page("table.html", config)


@get("/static/{name:str}", include_in_schema=False)
async def show_file(name: FromPath[str]) -> Response[str]:
    kind = next((kind for ending, kind in TYPES.items() if name.endswith(ending)), None)
    written = _files().get(name)  # only names in the folder; a path of any kind is none of them
    if kind is None or written is None:
        raise NotFoundException
    return _response(written, kind)


@get("/{address:path}", include_in_schema=False, media_type="text/html")
async def show_missing(request: Request[Any, Any, Any], config: NamedDependency[Config]) -> Response[str]:
    """For whatever is no address here. Programs are told so as of everything else that is refused."""
    if "text/html" not in request.headers.get("accept", ""):
        raise NotFoundException
    return _page("missing.html", config, status=404)


def _page(name: str, config: Config, status: int = 200) -> Response[str]:
    written = _files()[name].replace(BASE, config.base_path).replace(LINKS, escape(config.link_url))
    return _response(written, "text/html", status)


def _response(written: str, kind: str, status: int = 200) -> Response[str]:
    return Response(written, media_type=kind, status_code=status, headers={"Cache-Control": CACHED_PAGES})


@cache
def _files() -> dict[str, str]:
    folder = files("conclave.server").joinpath("pages")
    return {each.name: each.read_text("utf-8") for each in folder.iterdir() if each.is_file()}


def pages_router() -> Router:
    return Router("/", route_handlers=[show_start, show_table_page, show_file, show_missing])
