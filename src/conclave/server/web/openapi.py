"""The HTTP interface as OpenAPI: paths as the framework finds them, bodies as msgspec reads and writes them.

The framework would read bodies leniently ("30" for 30). `read_body` reads them strictly, and the schema by
which it does so is put into the document here.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, get_args, get_origin

from litestar import Litestar, Request, Response
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.routes import HTTPRoute

from conclave import __version__
from conclave.server.web.problem import Problem
from conclave.server.web.schema import described

PATH: Final = "/api/schema"
NAMED_SCHEMA: Final = "#/components/schemas/{name}"
REFUSED: Final = {"$ref": "#/components/responses/Refused"}
JSON: Final = "application/json"


def openapi_config() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Conclave",
        version=__version__,
        path=PATH,
        render_plugins=[ExactBodies()],
        use_handler_docstrings=True,
        operation_id_creator=lambda handler, *_: handler.fn.__name__,
    )


class ExactBodies(JsonRenderPlugin):
    _written: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        if self._written is None:
            self._written = self.render_json(request, with_exact_bodies(request.app, openapi_schema))
        return self._written


def with_exact_bodies(app: Litestar, schema: dict[str, Any]) -> dict[str, Any]:
    # Always in the same order, so that what is generated from it stays the same.
    operations = sorted(_operations(app), key=lambda operation: operation[:2])
    types = [Problem, *[kind for _, _, handler in operations for kind in _bodies(handler)]]
    schemas, components = described(types, NAMED_SCHEMA)
    of_type = {id(kind): found for kind, found in zip(types, schemas, strict=True)}
    paths: dict[str, Any] = {}
    for path, method, handler in operations:
        operation = dict(schema["paths"][path][method])
        if "takes" in handler.opt:
            content = {JSON: {"schema": of_type[id(handler.opt["takes"])]}}
            operation["requestBody"] = {"required": True, "content": content}
        elif "takes_text" in handler.opt:
            operation["requestBody"] = {
                "required": True,
                "content": {"text/plain": {"schema": {"type": "string", "minLength": 1}}},
            }
        given = _given(handler)
        content_type, shape = (
            (JSON, of_type[id(given)]) if given is not str else ("text/plain", {"type": "string"})
        )
        fulfilled = {"description": "Carried out.", "content": {content_type: {"schema": shape}}}
        operation["responses"] = {str(handler.status_code): fulfilled, "4XX": REFUSED, "5XX": REFUSED}
        paths.setdefault(path, {})[method] = operation
    problem = {"description": "Refused.", "content": {JSON: {"schema": of_type[id(Problem)]}}}
    return {
        **schema,
        "paths": paths,
        "components": {"schemas": components, "responses": {"Refused": problem}},
    }


def _operations(app: Litestar) -> Iterator[tuple[str, str, HTTPRouteHandler]]:
    for route in app.routes:
        if not isinstance(route, HTTPRoute):
            continue
        for handler in route.route_handlers:
            if handler.resolve_include_in_schema():
                for method in sorted(handler.http_methods):
                    yield route.path_format, method.lower(), handler


def _bodies(handler: HTTPRouteHandler) -> list[Any]:
    given = _given(handler)
    taken = [handler.opt["takes"]] if "takes" in handler.opt else []
    return taken if given is str else [*taken, given]


def _given(handler: HTTPRouteHandler) -> Any:
    """What a handler gives back, with or without headers of its own around it."""
    given = handler.parsed_fn_signature.return_type.annotation
    return get_args(given)[0] if get_origin(given) is Response else given
