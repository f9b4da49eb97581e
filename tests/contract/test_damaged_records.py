"""Damaged records of every game, also with parts of each other."""

from __future__ import annotations

from functools import cache

import pytest

from conclave.testing.damaged_records import DamagedRecords, DamagedRecordsContract, records_of
from tests.contract.settings import SETTINGS, UNDER_CONTRACT


class TestDamagedRecords(DamagedRecordsContract):
    games = UNDER_CONTRACT


@cache
def mixed() -> DamagedRecords:
    """A whole game with every kind of options, and an unfinished one."""
    return DamagedRecords(UNDER_CONTRACT, records_of(SETTINGS[::3], whole=SETTINGS[1]))


def test_intact_records_are_read() -> None:
    for intact in mixed().records:
        assert mixed().check(intact, intact)
        assert mixed().check(intact[: intact.rindex(b"sum ")], intact), "written by hand, without a check sum"


def test_damaged_records_are_refused_or_true() -> None:
    refused, accepted = mixed().damage_many(1200, "ordinary")
    assert refused > 2000
    assert accepted > 100, "nothing gets past the parser: the test no longer reaches the rules"


@pytest.mark.long
@pytest.mark.parametrize("seed", range(8))
def test_many_more_damaged_records_are_refused_or_true(seed: int) -> None:
    refused, accepted = mixed().damage_many(25_000, f"long {seed}")
    assert refused > accepted > 0


def test_every_single_byte_counts_under_the_check_sum() -> None:
    mixed().check_every_byte(mixed().records[0])
