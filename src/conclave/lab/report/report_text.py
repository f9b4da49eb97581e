"""Figures in words, in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from math import isinf

from conclave.core.text import Argument, Text
from conclave.lab.stats.estimates import Estimate
from conclave.lab.stats.tally import Interval
from conclave.locale import Locale
from conclave.registry import GAMES


class ReportText:
    """Writes messages and figures of a report."""

    def __init__(self, locale: Locale) -> None:
        self.language = locale.language
        self._locale = locale

    def say(self, key: str, **arguments: Argument) -> str:
        return self.tell(Text(key, arguments))

    def tell(self, words: Text) -> str:
        return self._locale.say(words)

    def game(self, name: str) -> str:
        """A game's title."""
        return self.tell(Text(f"{GAMES.find(name).prefix}-title"))

    def percent(self, part: float) -> str:
        return f"{100 * part:.1f} %"

    def interval(self, low: float, high: float, digits: int = 1) -> str:
        """`61.1 to 65.8`; unknown if there is none."""
        if isinf(high):
            return self.say("lab-unknown")
        return self.say("lab-interval", low=plain(low, digits), high=plain(high, digits))

    def share(self, estimate: Estimate) -> str:
        """`63.5 % (61.1 to 65.8)`."""
        low, high = estimate.interval
        return self._with(self.percent(estimate.value), f"{100 * low:.1f}", f"{100 * high:.1f}")

    def more_wins(self, estimate: Estimate) -> str:
        """A difference of shares in percentage points, with its sign."""
        if isinf(estimate.interval[1]):
            return self.say("lab-unknown")
        return self._with(*[signed_number(100 * each, 1) for each in (estimate.value, *estimate.interval)])

    def number(self, estimate: Estimate, digits: int = 1, signed: bool = False) -> str:
        if signed and isinf(estimate.interval[1]):
            return self.say("lab-unknown")
        written = signed_number if signed else plain
        if isinf(estimate.interval[1]):
            return written(estimate.value, digits)
        return self._with(*[written(each, digits) for each in (estimate.value, *estimate.interval)])

    def rating(self, value: float, interval: Interval) -> str:
        return self._with(*[signed_number(each, 0) for each in (value, *interval)])

    def bots(self, names: Sequence[str]) -> str:
        """`adept, 3× greedy`."""
        counted = {name: names.count(name) for name in names}
        return ", ".join([name if count == 1 else f"{count}× {name}" for name, count in counted.items()])

    def _with(self, figure: str, low: str, high: str) -> str:
        return self.say("lab-with-interval", figure=figure, low=low, high=high)


def plain(value: float, digits: int) -> str:
    """With a sign only below zero."""
    return signed_number(value, digits).removeprefix("+")


def signed_number(value: float, digits: int) -> str:
    """With a real minus, as wide as a plus; zero has no sign."""
    rounded = round(value, digits)
    return f"{rounded:+.{digits}f}".replace("-", "−") if rounded else f"{0.0:.{digits}f}"
