"""Requests that schemathesis makes up from the schema, right ones and wrong ones."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.core.errors import InvalidSchema
from schemathesis.specs.openapi.checks import positive_data_acceptance

from conclave.server.app import http_schema
from tests.server.web.running_server import Client, Running

SENSIBLE: Final = [positive_data_acceptance]
"""A schema cannot tell which games there are, or which texts: right by form may be refused by content."""


class Attacker:
    """Sends what was made up, to a table that exists where there is one to be named."""

    def __init__(self, server: Running, session: requests.Session) -> None:
        self._url = server.url
        self._session = session
        client = Client(server)
        self._table = client.new_table(settings={"listed": True})["table"]
        client.close()

    def send(self, case: Any) -> None:
        """No failure, and an answer as it is documented."""
        if "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = self._table
        case.call_and_validate(base_url=self._url, session=self._session, excluded_checks=SENSIBLE)


@pytest.fixture(scope="session")
def attacker(server: Running) -> Iterator[Attacker]:
    with requests.Session() as session:
        yield Attacker(server, session)


REFUSALS: Final = [400, 401, 403, 404, 405, 406, 409, 413, 415, 422, 428, 429]
"""How nonsense may be refused; also for being too much, which schemathesis does not think of."""
CONFIG: Final = schemathesis.Config.from_dict(
    {"checks": {"negative_data_rejection": {"expected-statuses": REFUSALS}}}
)
_FOUND: Final[list[Any]] = list(
    schemathesis.openapi.from_dict(http_schema(), config=CONFIG).get_all_operations()
)
OPERATIONS: Final = sorted([found.ok() for found in _FOUND], key=lambda operation: str(operation.label))
each_operation = pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
each_mode = pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)


def attack(attacker: Attacker, operation: Any, mode: GenerationMode, examples: int) -> None:
    @settings(max_examples=examples, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
    @given(operation.as_strategy(generation_mode=mode))
    def send(case: Any) -> None:
        attacker.send(case)

    try:
        send()
    except (Unsatisfiable, InvalidSchema):
        # Where nothing can be given nothing can be given wrongly; not every wrong can be made up, either.
        assert mode is GenerationMode.NEGATIVE


@each_operation
@each_mode
def test_requests(attacker: Attacker, operation: Any, mode: GenerationMode) -> None:
    attack(attacker, operation, mode, 8)


@pytest.mark.long
@each_operation
@each_mode
def test_many_requests(attacker: Attacker, operation: Any, mode: GenerationMode) -> None:
    attack(attacker, operation, mode, 100)
