"""Small drawings for reports, as inline SVG that stretches with the page; words stay outside of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import htpy as h
from htpy import Element, Node

from conclave.lab.stats.spread import Spread

_WIDE = 1000.0
_HIGH = 100.0


@dataclass(frozen=True)
class Scale:
    """From where to where a drawing reaches."""

    low: float
    high: float

    def x(self, value: float) -> float:
        width = self.high - self.low or 1.0
        return _WIDE * min(max((value - self.low) / width, 0.0), 1.0)


@dataclass(frozen=True)
class IntervalRow:
    """A figure with its interval, one line of a drawing."""

    label: Node
    value: float
    low: float
    high: float
    shown: str


def scale_of(rows: Sequence[IntervalRow], *also: float) -> Scale:
    """Wide enough for all, with a little room on both sides."""
    numbers = [*also, *[each.low for each in rows], *[each.high for each in rows]]
    low, high = min(numbers), max(numbers)
    room = 0.04 * (high - low) or 0.5
    return Scale(low - room, high + room)


def interval_plot(rows: Sequence[IntervalRow], scale: Scale, reference: float | None = None) -> Element:
    """A line for each figure: its name, where it lies with its interval, and the figure itself."""
    lines = [
        h.div(class_="whisker")[
            h.span(class_="label")[row.label],
            _interval_line(row, scale, reference),
            h.span(class_="figure")[row.shown],
        ]
        for row in rows
    ]
    return h.div(class_="whiskers")[lines]


def _interval_line(row: IntervalRow, scale: Scale, reference: float | None) -> Element:
    low, high, middle = scale.x(row.low), scale.x(row.high), scale.x(row.value)
    parts = [] if reference is None else [_box(scale.x(reference) - 2, 0, 4, _HIGH, "reference")]
    parts.append(_box(low, 35, max(high - low, 2.0), 30, "interval"))
    parts.append(_box(middle - 4, 12, 8, 76, "value"))
    return _drawing(parts, row.shown)


def histogram(numbers: Spread, scale: Scale, words: str) -> Element:
    """How often each number occurred, on a scale that several of them can share."""
    highest = max(numbers.bins)
    parts = []
    for place, count in enumerate(numbers.bins):
        left = numbers.first + place * numbers.width
        x, end = scale.x(left), scale.x(left + numbers.width)
        height = _HIGH * count / highest
        if count:
            parts.append(_box(x, _HIGH - height, max(end - x - 2.0, 2.0), height, "bar"))
    parts.append(_box(scale.x(numbers.mean + 0.5) - 2, 0, 4, _HIGH, "mean"))
    return _drawing(parts, words, "histogram")


def histogram_scale(spreads: Sequence[Spread]) -> Scale:
    ends = [each.first + each.width * len(each.bins) for each in spreads]
    return Scale(min([each.first for each in spreads]), max(ends))


def _box(x: float, y: float, width: float, height: float, role: str) -> Element:
    sizes = {"x": x, "y": y, "width": width, "height": height}
    return h.rect({name: f"{size:.1f}" for name, size in sizes.items()}, class_=role)


def _drawing(parts: Sequence[Node], words: str, kind: str = "track") -> Element:
    attributes = {"viewBox": f"0 0 {_WIDE:g} {_HIGH:g}", "preserveAspectRatio": "none"}
    return h.svg(attributes, class_=kind, role="img", aria_label=words)[parts]
