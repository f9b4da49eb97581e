"""What all tests share.

They run against the sources; CONCLAVE_FORM=compiled runs them against the compiled form of the rules.
"""

import os

import pytest
from hypothesis import HealthCheck, settings

# How long an example takes says more about the machine, and what else it does, than about the code.
settings.register_profile("any machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any machine")

WANTED = os.environ.setdefault("CONCLAVE_FORM", "pure")  # before anything of ours is imported


def pytest_configure(config: pytest.Config) -> None:
    from conclave.compiled import form

    config.addinivalue_line("markers", "rule(*ids): the rules, by id, that a test is about")
    if form() != WANTED:
        raise pytest.UsageError(f"CONCLAVE_FORM asks for the {WANTED} form, but the {form()} one is imported")
