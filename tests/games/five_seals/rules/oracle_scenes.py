"""Scenes from the middle of a game, made up at random: many scrolls in hand, figures all over the board.

Random play from the set-up seldom comes to the strong spells, so most comparisons of the engine with the
oracle start here. Only what could happen in a game is laid out.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass, replace
from math import hypot

from conclave.games.five_seals.engine.layout import Layout
from conclave.games.five_seals.engine.seal_face import Seal
from conclave.games.five_seals.interface.view import FiveSealsView, HeldScroll, Player
from tests.games.five_seals.play import held_scroll, strongest, with_points
from tests.games.five_seals.rules.oracle_table import CIRCLES, COLOURS, ELEMENTS, STRENGTH

SPELLS = ("binding", *(spell for spells in CIRCLES.values() for spell in spells))


@dataclass
class Scene:
    """A view that is being made up."""

    view: FiveSealsView
    chance: random.Random
    seals: list[Seal | None]
    pool: list[str]
    """The dice nobody has."""
    removed: list[Seal]
    """Tokens taken off the board."""
    favourite: str | None
    """The colour of the scrolls that everybody went for: Exploitation and Transfer want that."""
    late: bool
    """The round is over for most, without much done in it (FS-10a)."""
    scarce: bool
    """Next to nothing is left in the supply (FS-3a)."""

    def lying(self, scrolls: bool) -> list[int]:
        return [
            space
            for space, seal in enumerate(self.seals, 1)
            if seal is not None and (seal.scroll is not None) == scrolls
        ]

    def take_up(self, space: int) -> Seal:
        seal = self.seals[space - 1]
        assert seal is not None
        self.seals[space - 1] = None
        return seal

    def dice(self, number: int) -> list[str]:
        """Some dice of the pool, at times as many of a colour as possible."""
        self.chance.shuffle(self.pool)
        if self.chance.random() < 0.4:
            self.pool.sort()
        taken, self.pool = self.pool[:number], self.pool[number:]
        return taken


def made_up(view: FiveSealsView, chance: random.Random, mine: str = "", theirs: str = "") -> FiveSealsView:
    """A turn in the middle of a game, from the view of any turn of it.

    `mine` is a scroll that whoever has the turn should hold face up, `theirs` one for somebody else.
    """
    in_supply = [colour for colour in ELEMENTS for _ in range(len(view.players) + 1)]
    favourite = chance.choice([None, *COLOURS])
    late, scarce = chance.random() < 0.1, chance.random() < 0.1
    scene = Scene(view, chance, list(view.seals), in_supply, [], favourite, late, scarce)
    tokens = scene.lying(scrolls=False)
    for space in chance.sample(tokens, int(len(tokens) * chance.choice([0.1, 0.3, 0.5, 0.8]))):
        scene.removed.append(scene.take_up(space))
    turn = chance.randrange(len(view.players))
    wished = {turn: mine, (turn + 1) % len(view.players): theirs}
    wished = {seat: name for seat, name in wished.items() if name and found(scene, name)}
    players = [
        player_with_scrolls_and_dice(scene, seat == turn, wished.get(seat))
        for seat in range(len(view.players))
    ]
    players = with_figures(scene, players)
    scrolls = scene.lying(scrolls=True)
    guardians = [
        replace(
            each,
            space=chance.choice([None, *(space for space in scrolls if is_of(scene, space, each.colour))]),
        )
        for each in view.guardians
    ]
    return replace(
        view,
        players=tuple(counted(player) for player in players),
        seals=tuple(scene.seals),
        strongest_left=strongest(scene.seals),
        supply=tuple(scene.pool.count(colour) for colour in ELEMENTS),
        guardians=tuple(guardians),
        first=chance.randrange(len(players)),
        turn=turn,
        quiet_rounds=chance.choice([0, 1, 2]),
        seal_broken=not late and chance.random() < 0.5,
        stage="turn",
        casting=None,
        broken=None,
        waiting_for=(turn,),
    )


def counted(player: Player) -> Player:
    """Everybody's scrolls are dealt: now each knows what it is worth."""
    names = [each.scroll for each in player.scrolls]
    scrolls = tuple(held_scroll(each.scroll, each.face_up, each.token, names) for each in player.scrolls)
    return with_points(replace(player, scrolls=scrolls))


def is_of(scene: Scene, space: int, colour: str | None) -> bool:
    seal = scene.seals[space - 1]
    return seal is not None and seal.colour == colour


def found(scene: Scene, name: str) -> bool:
    """Take a scroll from the board, or one of its strength that could as well have been this one."""
    spell, colour = name.split("-")
    boxes = scene.lying(scrolls=True)
    same = [space for space in boxes if strength_at(scene, space) == STRENGTH[spell]]
    there = [space for space in same if scene.seals[space - 1] == Seal(colour, STRENGTH[spell], name, spell)]
    if not there and spell == "guardian":  # its figure would be missing
        return False
    if not same:
        return False
    scene.take_up((there or same)[0])
    return True


def strength_at(scene: Scene, space: int) -> int:
    seal = scene.seals[space - 1]
    return 0 if seal is None else seal.strength


def player_with_scrolls_and_dice(scene: Scene, at_turn: bool, wished: str | None) -> Player:
    chance = scene.chance
    in_round = at_turn or bool(wished) or chance.random() < (0.1 if scene.late else 0.8)
    boxes = scene.lying(scrolls=True)
    chance.shuffle(boxes)
    if scene.late:
        boxes.sort(key=lambda space: -strength_at(scene, space))
    else:
        boxes.sort(key=lambda space: not is_of(scene, space, scene.favourite))
    won = boxes[: chance.choice([0, 1, 2, 3] if scene.late else [1, 3, 5, 7, 9])]
    names = [scene.take_up(space).scroll or "" for space in won]
    scrolls = [held(scene, name, not in_round or chance.random() < 0.9) for name in ["binding-mind", *names]]
    if wished:
        scrolls.append(held(scene, wished, True))
    number = number_of_dice(scene, at_turn)
    dice = scene.dice(number if in_round and chance.random() < 0.97 else 0)
    next_dice = [] if in_round else scene.dice(3)
    return Player(
        mage=None,
        familiar=None,
        in_round=in_round,
        dice=tuple(rolled(scene, dice.count(colour)) for colour in ELEMENTS),
        next_dice=tuple(next_dice.count(colour) for colour in ELEMENTS),
        scrolls=in_order(scrolls),
        scroll_points=0,
        synergy_points=0,
        points=0,
    )


def number_of_dice(scene: Scene, at_turn: bool) -> int:
    if scene.late or (scene.scarce and at_turn):
        return 1
    if scene.scarce:  # the others share all but about three
        others = len(scene.view.players) - 1
        return (4 * (others + 2) - 3 + scene.chance.choice([0, others - 1])) // others
    return scene.chance.choice([1, 2, 3, 4, 5, 6])


def rolled(scene: Scene, number: int) -> tuple[int, ...]:
    return tuple(sorted(scene.chance.randint(1, 1 if scene.late else 6) for _ in range(number)))


def in_order(scrolls: Iterable[HeldScroll]) -> tuple[HeldScroll, ...]:
    def place(held: HeldScroll) -> tuple[int, int, bool]:
        spell, colour = held.scroll.split("-")
        return SPELLS.index(spell), COLOURS.index(colour), not held.face_up

    return tuple(sorted(scrolls, key=place))


def held(scene: Scene, name: str, face_up: bool) -> HeldScroll:
    """A scroll in hand; an Absorption mostly holds a token of those that left the board."""
    spell, colour = name.split("-")
    fitting = [seal for seal in scene.removed if colour in (seal.colour, "mind")]
    token = None
    if spell == "absorption" and fitting and scene.chance.random() < 0.7:
        token = scene.chance.choice(fitting)
        scene.removed.remove(token)
    return held_scroll(name, face_up or spell == "synergy", token, [])


def with_figures(scene: Scene, players: list[Player]) -> list[Player]:
    """Every mage on a space of its own, and some familiars where they could have come to stand."""
    chance = scene.chance
    places = scene.view.board.places
    starts = [place.number for place in places if place.kind == "start"]
    empty = [
        place.number for place in places if place.kind != "start" and scene.seals[place.number - 1] is None
    ]
    tokens = scene.lying(scrolls=False)
    middle = chance.choice(places)
    for spaces in (starts, empty, tokens):
        chance.shuffle(spaces)
        if chance.random() < 0.6:  # all of them near each other, so that they stand in each other's way
            spaces.sort(
                key=lambda space: hypot(places[space - 1].x - middle.x, places[space - 1].y - middle.y),
                reverse=True,
            )
    standing: list[Player] = []
    for player in players:
        mage = (empty if empty and chance.random() < 0.75 else starts).pop()
        familiar = None
        if player.in_round and chance.random() < 0.5:
            familiar = mage if chance.random() < 0.3 or not empty else empty.pop()
            if scene.view.circle == "IV" and tokens and chance.random() < 0.6:
                familiar = tokens.pop()
        standing.append(replace(player, mage=mage, familiar=familiar, scrolls=after(scene, player, familiar)))
    return standing


def after(scene: Scene, player: Player, familiar: int | None) -> tuple[HeldScroll, ...]:
    """Only circle IV brings a familiar onto the board without Binding."""
    binding, *others = player.scrolls
    if familiar is not None and scene.view.circle != "IV":
        binding = replace(binding, face_up=False)
    return (binding, *others)


def with_other_ways(layout: Layout, chance: random.Random) -> Layout:
    """The same places with some ways more and some fewer, also past start circles; boxes stay alcoves."""
    boxes = {place.id for place in layout.places if place.kind == "box"}
    open_ids = [place.id for place in layout.places if place.id not in boxes]
    open_ids += [room.id for room in layout.rooms]
    ways = {way for way in layout.ways if not boxes.isdisjoint(way) or chance.random() < 0.9}
    for _ in range(chance.choice([5, 20, 60])):
        one, other = chance.sample(open_ids, 2)
        if (other, one) not in ways:
            ways.add((one, other))
    return replace(layout, digest=f"other ways {chance.getrandbits(64)}", ways=tuple(sorted(ways)))
