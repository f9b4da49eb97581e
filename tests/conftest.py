"""What all tests share."""

import os

import pytest

import conclave.core.position


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules, by id, that a test is about")
    compiled = not str(conclave.core.position.__file__).endswith(".py")
    if os.environ.get("CONCLAVE_FORM") == "compiled" and not compiled:
        raise pytest.UsageError("CONCLAVE_FORM asks for the compiled form, but the pure one is on the path")
