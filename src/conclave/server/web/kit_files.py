"""Files that kits of games provide to the browser: a board (an ES module) and a picture.

Each address changes with the content, so browsers may cache it for ever.

No other file of a package can be requested: names are looked up only among those made here.
"""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.resources import files
from pathlib import PurePosixPath
from typing import Any

from litestar import Request, Response, Router, route
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from conclave.registry import GAMES, KITS
from conclave.server.web.cached_content import Content, answer, content
from conclave.server.web.pages import FOREVER, READING, TYPES


@route("/plug-ins/{name:str}", http_method=READING, include_in_schema=False)
async def show_kit_file(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    found = _files().get(name)
    if found is None:
        raise NotFoundException
    return answer(request, found, FOREVER)


def file_address(game: str, ending: str) -> str | None:
    """The address of a game's file, without the server's base path; None if its kit names no such file."""
    for name in _files():
        path = PurePosixPath(name)
        if (path.stem.rpartition("-")[0], path.suffix) == (game, ending):
            return f"/plug-ins/{name}"
    return None


@cache
def _files() -> dict[str, Content]:
    """The files by name. Installed files don't change while a server runs."""
    found: dict[str, Content] = {}
    for game in GAMES:
        kit = KITS.by_name[game.name]
        for path, ending in ((kit.board, ".js"), (kit.picture, ".svg")):
            if path is not None:
                source = files(kit.package).joinpath(*path.split("/")).read_bytes()
                digest = hashlib.sha256(source).hexdigest()[:16]
                found[f"{game.name}-{digest}{ending}"] = content(source, TYPES[ending])
    return found


def kit_files_router() -> Router:
    return Router("/", route_handlers=[show_kit_file])
