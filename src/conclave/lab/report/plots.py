"""Small drawings for reports, as inline SVG that stretches with the page; words stay outside of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from conclave.lab.report.marking import Content, Markup, tag
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
class Whisker:
    """A figure with its interval, one line of a drawing."""

    label: Content
    value: float
    low: float
    high: float
    shown: str


def scale_of(whiskers: Sequence[Whisker], *also: float) -> Scale:
    """Wide enough for all, with a little room on both sides."""
    numbers = [*also, *[each.low for each in whiskers], *[each.high for each in whiskers]]
    low, high = min(numbers), max(numbers)
    room = 0.04 * (high - low) or 0.5
    return Scale(low - room, high + room)


def whiskers(rows: Sequence[Whisker], scale: Scale, reference: float | None = None) -> Markup:
    """A line for each figure: its name, where it lies with its interval, and the figure itself."""
    lines = [
        tag(
            "div",
            tag("span", row.label, class_="label"),
            _whisker(row, scale, reference),
            tag("span", row.shown, class_="figure"),
            class_="whisker",
        )
        for row in rows
    ]
    return tag("div", *lines, class_="whiskers")


def _whisker(row: Whisker, scale: Scale, reference: float | None) -> Markup:
    low, high, middle = scale.x(row.low), scale.x(row.high), scale.x(row.value)
    parts = [] if reference is None else [_box(scale.x(reference) - 2, 0, 4, _HIGH, "reference")]
    parts.append(_box(low, 35, max(high - low, 2.0), 30, "interval"))
    parts.append(_box(middle - 4, 12, 8, 76, "value"))
    return _drawing(parts, row.shown)


def histogram(numbers: Spread, scale: Scale, words: str) -> Markup:
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


def _box(x: float, y: float, width: float, height: float, role: str) -> Markup:
    return Markup(f'<rect class="{role}" x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}"/>')


def _drawing(parts: Sequence[Markup], words: str, kind: str = "track") -> Markup:
    return tag(
        "svg",
        *parts,
        class_=kind,
        viewBox=f"0 0 {_WIDE:g} {_HIGH:g}",
        preserveAspectRatio="none",
        role="img",
        aria_label=words,
    )
