"""Numbers behind the name of a bot."""

from __future__ import annotations

import pytest

from conclave.core.budget import is_budget


@pytest.mark.parametrize("written", ["1", "7", "2000"])
def test_a_number_up_to_the_most_is_a_budget(written: str) -> None:
    assert is_budget(written, 2000)


@pytest.mark.parametrize(
    "written", ["", "0", "007", "-1", "+1", "1_0", "1.0", " 1", "1\n", "٣", "2001", "9" * 5000]
)
def test_nothing_else_is(written: str) -> None:
    assert not is_budget(written, 2000)
