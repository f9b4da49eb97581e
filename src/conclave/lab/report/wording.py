"""Figures in words, in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from math import isinf

from conclave.core.text import Argument, Text
from conclave.games import GAMES
from conclave.lab.estimates import Estimate
from conclave.lab.tally import Interval
from conclave.locale import Locale


class Wording:
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

    def share(self, estimate: Estimate) -> str:
        """`63.5 % (61.1 to 65.8)`."""
        low, high = estimate.interval
        return self._with(self.percent(estimate.value), f"{100 * low:.1f}", f"{100 * high:.1f}")

    def more_wins(self, estimate: Estimate) -> str:
        """A difference of shares, with its sign."""
        if isinf(estimate.interval[1]):
            return self.say("lab-unknown")
        low, high = [f"{100 * bound:+.1f}" for bound in estimate.interval]
        return self._with(f"{100 * estimate.value:+.1f} %", low, high)

    def number(self, estimate: Estimate, digits: int = 1, signed: bool = False) -> str:
        if isinf(estimate.interval[1]):
            return self.say("lab-unknown")
        sign = "+" if signed else ""
        low, high = [f"{bound:{sign}.{digits}f}" for bound in estimate.interval]
        return self._with(f"{estimate.value:{sign}.{digits}f}", low, high)

    def rating(self, value: float, interval: Interval) -> str:
        low, high = interval
        return self._with(f"{value:+.0f}", f"{low:+.0f}", f"{high:+.0f}")

    def bots(self, names: Sequence[str]) -> str:
        """`adept, 3× greedy`."""
        counted = {name: names.count(name) for name in names}
        return ", ".join([name if count == 1 else f"{count}× {name}" for name, count in counted.items()])

    def _with(self, figure: str, low: str, high: str) -> str:
        return self.say("lab-with-interval", figure=figure, low=low, high=high)
