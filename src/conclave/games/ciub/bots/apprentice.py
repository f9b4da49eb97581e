"""A beginner at ciúb.

It thinks of one roll at a time, as `greedy` does, and plays dice like it. Of tokens, dice and cards that
promise nearly the same it takes any.
"""

from __future__ import annotations

from conclave.games.ciub.bots.greedy import Greedy


class Apprentice(Greedy):
    nearly_as_good = 0.02
