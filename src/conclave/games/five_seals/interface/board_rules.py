"""What a board must be like, checked on its parts and for every number of players put together."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from conclave.core.text import Text, text
from conclave.core.toml_text import problem
from conclave.games.five_seals.engine.elements import COLOURS, ELEMENTS
from conclave.games.five_seals.engine.layout import Layout, Place
from conclave.games.five_seals.engine.scoring import fewest_left
from conclave.games.five_seals.engine.seals import TOKENS_OF_STRENGTH
from conclave.games.five_seals.interface.board_assembly import assemble
from conclave.games.five_seals.interface.board_parts import (
    BOX,
    CHAMBER,
    CIRCLE,
    PLAYERS,
    SEGMENTS,
    SIDES,
    START,
    STRENGTHS,
    BoardFile,
    Side,
)

MOST_PLACES: Final = 250
MOST_BOXES: Final = 2 * len(COLOURS)
"""FS-B3: of one strength there are two circles of spells in five colours."""


def most_circles(strength: int) -> int:
    """FS-B3: as many as there are tokens."""
    return ELEMENTS * TOKENS_OF_STRENGTH[strength]


def least_strongest(players: int) -> int:
    """FS-B4: boxes of strength 6, at least two more than FS-10 needs to go on."""
    return fewest_left(players) + 2


def parts_problems(file: BoardFile) -> list[Text]:
    """Ids that are doubled or unknown, and edges that do not meet."""
    return [*_duplicates(file), *_unknown(file), *_unmatched(file)]


def assembled_problems(file: BoardFile) -> list[Text]:
    """Broken rules of the put-together boards; each once, with the numbers of players if not with all."""
    found: dict[str, tuple[Text, list[int]]] = {}
    for players in PLAYERS:
        for broken in _of_layout(assemble(file, players), players):
            found.setdefault(repr(broken), (broken, []))[1].append(players)
    return [_with_players(broken, players) for broken, players in found.values()]


def _with_players(broken: Text, players: list[int]) -> Text:
    if len(players) == len(PLAYERS):
        return broken
    return text("fs-board-with-players", players=", ".join(map(str, players)), problem=broken)


# -- parts ---------------------------------------------------------------------------------------------------


def _sides(file: BoardFile) -> Iterable[tuple[str, str, Side]]:
    """Letter, where it stands in the file, side."""
    for letter in SEGMENTS:
        for name, side in zip(SIDES, file.segments[letter], strict=True):
            yield letter, f"{letter}.{name}", side


def _duplicates(file: BoardFile) -> Iterable[Text]:
    """The two sides of a segment never lie side by side, so they may use the same ids."""
    owner: dict[str, str] = {}
    seen: set[str] = set()
    for start in file.starts:
        if start.id in owner:
            yield problem("fs-board-doubled", space=start.id, where=CHAMBER)
        owner[start.id] = CHAMBER
    for letter, where, side in _sides(file):
        seen.clear()
        for space in side.spaces:
            if space.id in seen or owner.get(space.id, letter) != letter:
                yield problem("fs-board-doubled", space=space.id, where=where)
            seen.add(space.id)
            owner.setdefault(space.id, letter)


def _unknown(file: BoardFile) -> Iterable[Text]:
    for _, where, side in _sides(file):
        own = {space.id for space in side.spaces}
        for space in side.spaces:
            for other in space.to:
                if other == space.id:
                    yield problem("fs-board-to-itself", space=space.id, where=where)
                elif other not in own and other != CHAMBER:
                    yield problem("fs-board-to-unknown", space=space.id, where=where, other=other)
        for edge, crossings in (("left", side.left), ("right", side.right)):
            for crossing, leading in crossings.items():
                if leading not in own:
                    yield problem(
                        "fs-board-edge-unknown", space=leading, where=where, edge=edge, crossing=crossing
                    )


def _unmatched(file: BoardFile) -> Iterable[Text]:
    """Both sides of a segment must fit both sides of its neighbour."""
    for index, letter in enumerate(SEGMENTS):
        neighbour = SEGMENTS[(index + 1) % len(SEGMENTS)]
        edges = [(f"{letter}.{name}", "right", side.right) for name, side in _named(file, letter)]
        edges += [(f"{neighbour}.{name}", "left", side.left) for name, side in _named(file, neighbour)]
        everywhere = dict.fromkeys(crossing for _, _, edge in edges for crossing in edge)
        for crossing in everywhere:
            space = next(edge[crossing] for _, _, edge in edges if crossing in edge)
            for where, hand, edge in edges:
                if crossing not in edge:
                    yield problem(
                        "fs-board-unmatched", where=where, edge=hand, crossing=crossing, space=space
                    )


def _named(file: BoardFile, letter: str) -> Iterable[tuple[str, Side]]:
    return zip(SIDES, file.segments[letter], strict=True)


# -- put together --------------------------------------------------------------------------------------------


def _of_layout(layout: Layout, players: int) -> Iterable[Text]:
    starts = sum(place.kind == START for place in layout.places)
    if starts < players:
        yield problem("fs-board-starts-fs-b2", found=starts, needed=players)
    if len(layout.places) > MOST_PLACES:
        yield problem("fs-board-too-many-places", found=len(layout.places), most=MOST_PLACES)
    for strength in STRENGTHS:
        circles = _of_strength(layout, CIRCLE, strength)
        yield from _too_many("fs-board-circles-fs-b3", circles, most_circles(strength), strength)
        boxes = _of_strength(layout, BOX, strength)
        yield from _too_many("fs-board-boxes-fs-b3", boxes, MOST_BOXES, strength)
    strongest = len(_of_strength(layout, BOX, STRENGTHS[-1]))
    if strongest < least_strongest(players):
        yield problem("fs-board-strongest-fs-b4", found=strongest, needed=least_strongest(players))
    yield from _connections(layout)


def _connections(layout: Layout) -> Iterable[Text]:
    neighbours: dict[str, list[str]] = {room.id: [] for room in layout.rooms}
    neighbours.update({place.id: [] for place in layout.places})
    for one, other in layout.ways:
        neighbours[one].append(other)
        neighbours[other].append(one)
    reached = {CHAMBER}
    waiting = [CHAMBER]
    while waiting:
        for other in neighbours[waiting.pop()]:
            if other not in reached:
                reached.add(other)
                waiting.append(other)
    boxes = {place.id for place in layout.places if place.kind == BOX}
    for space, ways in neighbours.items():
        if not ways:
            yield problem("fs-board-isolated", space=space)
        elif space not in reached:
            yield problem("fs-board-unreachable", space=space)
        if space in boxes and len(ways) > 1:
            yield problem("fs-board-box-fs-6", space=space, found=len(ways))


def _of_strength(layout: Layout, kind: str, strength: int) -> list[Place]:
    return [place for place in layout.places if place.kind == kind and place.strength == strength]


def _too_many(key: str, places: list[Place], most: int, strength: int) -> Iterable[Text]:
    if len(places) > most:
        surplus = ", ".join(place.id for place in places[most:])
        yield problem(key, found=len(places), most=most, strength=strength, spaces=surplus)
