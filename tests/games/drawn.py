"""What every picture of a view has to be, whatever the game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from xml.etree import ElementTree

import conclave
from conclave import Position

SVG = "{http://www.w3.org/2000/svg}"
HOSTILE = """<script>alert(1)</script>"' onload="x" &amp; ]]> \x00\ud800"""
EVERY = 20


def positions(name: str, seed: int, **options: object) -> Iterator[Position]:
    """Every 20th position of a random game, the first of each stage, and the last."""
    position, rng = conclave.game(name).start(**options), Random(seed)  # type: ignore[arg-type]
    stages: set[str] = set()
    number = 0
    while not position.over:
        stage = position.view(None).state.stage
        if number % EVERY == 0 or stage not in stages:
            yield position
        stages.add(stage)
        if position.chance:
            position.settle(rng)
        else:
            seat = rng.choice(position.deciding)
            position.play(seat, position.legal(seat).sample(rng))
        number += 1
    yield position


def parsed(svg: str | None) -> ElementTree.Element:
    """A picture that is well-formed, and safe and complete by itself."""
    assert svg is not None
    root = ElementTree.fromstring(svg)
    assert root.tag == f"{SVG}svg"
    assert len(root.attrib["viewBox"].split()) == 4
    assert (root.findtext(f"{SVG}title") or "").strip()
    ids = [each.attrib["id"] for each in root.iter() if "id" in each.attrib]
    assert len(ids) == len(set(ids))
    for each in root.iter():
        assert each.tag.removeprefix(SVG) in ALLOWED
        for name, value in each.attrib.items():
            assert "href" not in name
            assert not name.startswith("on")
            for target in re.findall(r"url\((.*?)\)", value):
                assert target.removeprefix("#") in ids
    return root


ALLOWED = {
    *("svg", "title", "defs", "g", "path", "rect", "circle", "ellipse", "line", "text"),
    *("pattern", "linearGradient", "radialGradient", "stop"),
}


def texts(root: ElementTree.Element) -> list[str]:
    return [each.text or "" for each in root.iter(f"{SVG}text")]


def check(position: Position, points: list[int]) -> None:
    """Every seat's picture and a spectator's show everybody's points."""
    for seat in (None, *range(position.players)):
        root = parsed(position.view(seat)._repr_svg_())
        shown = texts(root)
        written = [f"{each} pt" if abs(each) == 1 else f"{each} pts" for each in points]
        for each in set(written):
            assert shown.count(each) >= written.count(each)
            assert each in (root.findtext(f"{SVG}title") or "")


def ids(svg: str) -> set[str]:
    return {each.attrib["id"] for each in parsed(svg).iter() if "id" in each.attrib}
