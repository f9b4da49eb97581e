"""The documentation: the site that `make docs` builds, as a folder in a checkout, in one archive in a wheel.

Its pages link to each other relatively, so they need not know the base path; and they have no inline scripts
or styles (scripts/docs_hooks.py sees to that), so they come under the same policy as all others.
"""

from __future__ import annotations

import os
import re
import zipfile
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path, PurePosixPath
from typing import Any, Final

import htpy as h
from litestar import Request, Response, Router, route
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import Redirect

from conclave.core.text import text
from conclave.locale import locale
from conclave.server.web.cached_content import Content, answer, file_content
from conclave.server.web.config import Config
from conclave.server.web.headers import CACHED_PAGES
from conclave.server.web.pages import FOREVER, READING, missing_page

FOLDER: Final = "site"
ARCHIVE: Final = "site.zip"
START: Final = "index.html"
TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
}
"""Of files that may be asked for."""
NAMED_BY_CONTENT: Final = re.compile(r"assets/.*(\.[0-9a-f]{8}\.min\.(css|js)|/[0-9a-f]{12}\.(css|js))")
"""Another name whenever the content is another one."""


@route("/docs", http_method=READING, include_in_schema=False)
async def show_start(config: NamedDependency[Config]) -> Response[Any]:
    """Relative links need an address inside the folder."""
    if not _site():
        return _not_built(config)
    return Redirect(f"{config.base_path}/docs/{START}", headers={"Cache-Control": CACHED_PAGES})


@route("/docs/{name:path}", http_method=READING, include_in_schema=False)
async def show_file(
    request: Request[Any, Any, Any], name: FromPath[str], config: NamedDependency[Config]
) -> Response[Any]:
    known = name.removeprefix("/")
    if known in _site():  # whatever else a name may look like, it is none of these
        return answer(request, _read(known), FOREVER if NAMED_BY_CONTENT.fullmatch(known) else CACHED_PAGES)
    return missing_page(request, config) if _site() else _not_built(config)


def _not_built(config: Config) -> Response[str]:
    language = locale()
    page = h.html(lang=language.language)[
        h.head[
            h.meta(charset="utf-8"),
            h.meta(name="viewport", content="width=device-width, initial-scale=1"),
            h.title["Conclave"],
            h.link(rel="icon", href=f"{config.base_path}/icon.svg"),
            h.link(rel="stylesheet", href=f"{config.base_path}/schema.css"),
        ],
        h.body[
            h.main[
                h.h1["Conclave"],
                h.p[language.say(text("server-no-docs"))],
                h.p[h.a(href=f"{config.base_path}/")[language.say(text("server-to-tables"))]],
            ]
        ],
    ]
    headers = {"Cache-Control": CACHED_PAGES}
    return Response(str(page), media_type="text/html", status_code=503, headers=headers)


@cache
def _read(name: str) -> Content:
    return file_content(_site()[name], TYPES)


@cache
def _site() -> dict[str, Traversable]:
    """By their paths; empty where the site was not built. Whoever works on it may name another folder."""
    built = os.environ.get("CONCLAVE_SITE")
    folder: Traversable = Path(built) if built else files("conclave.server").joinpath(FOLDER)
    archive = files("conclave.server").joinpath(ARCHIVE)
    if folder.is_dir():
        found = dict(_files(folder, ""))
    elif not built and archive.is_file():
        found = dict(_files(zipfile.Path(zipfile.ZipFile(archive.open("rb"))), ""))
    else:
        found = {}
    return found if START in found else {}


def _files(folder: Traversable, above: str) -> Iterator[tuple[str, Traversable]]:
    for each in folder.iterdir():
        name = f"{above}{each.name}"
        if each.is_dir():
            yield from _files(each, f"{name}/")
        elif PurePosixPath(name).suffix in TYPES:
            yield name, each


def docs_router() -> Router:
    return Router("/", route_handlers=[show_start, show_file])
