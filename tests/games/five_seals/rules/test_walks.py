"""Every offer can be carried through: choices in random situations of every circle, to their ends."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from conclave.core.chance import Chance
from conclave.core.position import Position
from conclave.core.source import Bits
from conclave.games.five_seals.interface.view import FiveSealsView
from tests.games.five_seals.play import CIRCLES, COLOURS, ELEMENTS, GAME, SPELLS, Table, laid, player

RULE = dict(
    zip(
        SPELLS,
        (
            *("FS-BI", "FS-CH", "FS-RE", "FS-ST", "FS-GR", "FS-SY"),
            *("FS-SW", "FS-EX", "FS-AB", "FS-DI", "FS-RA"),
            *("FS-DE", "FS-AL", "FS-TR", "FS-TH", "FS-XP"),
            *("FS-DP", "FS-LE", "FS-TE", "FS-GU", "FS-SP"),
        ),
        strict=True,
    )
)

every_circle = pytest.mark.parametrize("circle", CIRCLES)


def scene(circle: str, seed: int) -> Table:
    """The little board and two or three hands at random, with many scrolls of the two circles."""
    chance = random.Random(f"{circle} {seed}")
    spells = (*CIRCLES["I"], *(CIRCLES[circle] if circle != "I" else ()))
    scrolls = [f"{spell}-{colour}" for spell in spells for colour in COLOURS]
    chance.shuffle(scrolls)
    seals = {
        number: f"{chance.choice(ELEMENTS)} {chance.randint(2, 6)}"
        for number in range(6, 12)
        if chance.random() < 0.6
    }
    seals |= {number: scrolls.pop() for number in range(12, 21) if chance.random() < 0.6}
    seats = chance.choice([2, 3])
    pool = [colour for colour in ELEMENTS for _ in range(seats + 1)]
    chance.shuffle(pool)
    free = [number for number in range(6, 21) if number not in seals]
    mages = chance.sample([1, 2, 3, *free, *([6, 10] if not {6, 10} & {*seals} else [])], seats)
    mages = mages if len(set(mages)) == seats else [1, 2, 3][:seats]
    tokens = [number for number in range(6, 12) if number in seals]
    hands = []
    for seat in range(seats):
        held = [scrolls.pop() for _ in range(min(6, len(scrolls)))]
        taken = [pool.pop() for _ in range(chance.randint(0, 3))]
        shown = ", ".join(
            f"{colour} {' '.join(str(chance.randint(1, 6)) for _ in range(taken.count(colour)))}"
            for colour in ELEMENTS
            if colour in taken
        )
        absorbing = [scroll for scroll in held if scroll.startswith("absorption-")]
        familiar = chance.choice([None, mages[seat], *(tokens if circle == "IV" else [])])
        hands.append(
            player(
                " ".join(held),
                dice=shown,
                mage=mages[seat],
                familiar=familiar,
                down="" if familiar is None else "binding-mind",
                holds={scroll: f"{_element(scroll)} 3" for scroll in absorbing if chance.random() < 0.7},
            )
        )
    left = chance.sample(pool, chance.randint(0, len(pool)))
    supply = ", ".join(f"{colour} {left.count(colour)}" for colour in ELEMENTS)
    return laid(seals, *hands, circle=circle, supply=supply)


def _element(scroll: str) -> str:
    colour = scroll.split("-")[1]
    return "air" if colour == "mind" else colour


def view(position: Position) -> FiveSealsView:
    seen = position.view(None)
    assert isinstance(seen, FiveSealsView)
    return seen


def ends(position: Position, chance: random.Random) -> list[Position]:
    """Everything that may come of the spell on its way: all choices are followed, rolls come as they come."""
    found: list[Position] = []
    open_ends = [position]
    while open_ends:
        here = open_ends.pop()
        if isinstance(here.pending, Chance):
            here.settle(here.pending.sample(Bits(chance.getrandbits)))
        seen = view(here)
        if seen.casting is None:
            found.append(here)
            continue
        assert seen.stage in ("spell", "theft", "draft", "absorb", "spell-roll"), seen.stage
        if isinstance(here.pending, Chance):
            open_ends.append(here)
            continue
        [seat] = seen.waiting_for
        offered = list(here.legal(seat))
        assert offered, f"{seen.casting} has no end"
        assert len(set(offered)) == len(offered)
        for action in offered if len(offered) <= 12 else chance.sample(offered, 12):
            branch = here.clone()
            branch.play(seat, action)
            open_ends.append(branch)
    return found


def without_faces(seen: FiveSealsView) -> FiveSealsView:
    """What a spell may change: whether scrolls lie face up or down does not count."""
    players = tuple(
        replace(each, scrolls=tuple(sorted((replace(held, face_up=True) for held in each.scrolls), key=str)))
        for each in seen.players
    )
    return replace(seen, players=players, seal_broken=False, waiting_for=(), turn=None)


@every_circle
@pytest.mark.rule("FS-5")
def test_fs_5_every_offered_choice_can_be_completed_and_has_an_effect(circle: str) -> None:
    """Only Renewal may roll what was there, and Binding may put the familiar where it stood."""
    chance = random.Random(5)
    cast: set[str] = set()
    for seed in range(150):
        table = scene(circle, seed)
        before = table.view
        for scroll in table.offered("cast"):
            position = table.position.clone()
            position.play(0, GAME.parse(f"cast {scroll}"))
            completed = ends(position, chance)
            assert completed
            spell = scroll.split("-")[0]
            cast.add(spell)
            for end in completed:
                after = view(end)
                if after.players[0].in_round and after.turn == 0:
                    assert scroll in [held.scroll for held in after.players[0].scrolls if not held.face_up]
                if spell not in ("renewal", "binding", "exploitation"):
                    assert without_faces(after) != without_faces(before), scroll
        assert table.view == before
    assert cast == {"binding", *CIRCLES["I"], *CIRCLES[circle]} - {"synergy"}


@every_circle
@pytest.mark.rule("FS-5")
def test_fs_5_a_scroll_that_is_not_offered_is_refused_by_its_own_rule(circle: str) -> None:
    refused: set[str] = set()
    for seed in range(100):
        table = scene(circle, seed)
        offered = table.offered("cast")
        for held in table.player(1).scrolls:
            if held.scroll in offered:
                assert held.face_up
            elif held.face_up:
                spell = held.scroll.split("-")[0]
                assert table.refused(f"cast {held.scroll}") == RULE[spell]
                refused.add(spell)
            else:
                assert table.refused(f"cast {held.scroll}") == "FS-5"
    assert refused == {*CIRCLES["I"], *CIRCLES[circle]}


@every_circle
@pytest.mark.rule("FS-5")
def test_fs_5_a_situation_in_the_middle_of_a_spell_can_be_laid_out_again(circle: str) -> None:
    """`imagine` from the view of any moment leads to the same offers."""
    chance = random.Random(6)
    for seed in range(40):
        position = scene(circle, seed).position
        for _ in range(12):
            if isinstance(position.pending, Chance):
                position.settle(position.pending.sample(Bits(chance.getrandbits)))
                continue
            seen = view(position)
            if seen.stage == "finished":
                break
            [seat] = seen.waiting_for
            again = GAME.imagine(seen, Bits(chance.getrandbits))
            assert view(again) == seen
            assert list(again.legal(seat)) == list(position.legal(seat))
            position.play(seat, chance.choice(list(position.legal(seat))))
