"""Games end; records replay to the same game; clones and old positions are left alone; chances are exact."""

from __future__ import annotations

from conclave.testing.course import CourseContract
from tests.contract.settings import UNDER_CONTRACT


class TestCourse(CourseContract):
    games = UNDER_CONTRACT
