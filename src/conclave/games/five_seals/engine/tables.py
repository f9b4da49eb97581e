"""Rows of numbers as the rules look them up."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


def table(rows: list[list[int]]) -> vec[vec[i64]]:
    return vec[vec[i64]]([vec[i64](row) for row in rows])
