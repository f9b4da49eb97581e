"""Exceptions: what they are, and that they travel between processes."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

import conclave

ERRORS = {
    name: found
    for name in conclave.__all__
    if isinstance(found := getattr(conclave, name), type) and issubclass(found, conclave.ConclaveError)
}
ARGUMENTS: dict[str, tuple[Any, ...]] = {
    "IllegalAction": ("WD-1", "It is time to predict."),
    "InvalidRecord": (3, "Something else should be here."),
}


@pytest.mark.parametrize("name", ERRORS)
def test_an_error_is_pickled_and_copied(name: str) -> None:
    error = ERRORS[name](*ARGUMENTS.get(name, ("A sentence.",)))
    for again in (pickle.loads(pickle.dumps(error)), copy.copy(error), copy.deepcopy(error)):
        assert type(again) is type(error)
        assert str(again) == str(error)
        assert vars(again) == vars(error)


@pytest.mark.parametrize("name", sorted(set(ERRORS) - {"ConclaveError"}))
def test_an_error_is_one_of_pythons_own_too(name: str) -> None:
    assert issubclass(ERRORS[name], (LookupError, ValueError, RuntimeError))


def test_the_bases_of_wrong_values_are_those_that_python_would_raise() -> None:
    assert issubclass(conclave.InvalidType, (TypeError, conclave.InvalidValue))
    assert issubclass(conclave.InvalidIndex, (IndexError, conclave.InvalidValue))
    position = conclave.game("ciub").start(players=2)
    for mistake in (lambda: hash(position), lambda: copy.copy(position), lambda: position.view(5)):
        with pytest.raises(conclave.ConclaveError):
            mistake()
