"""The two steps over multisets of dice, against listing every roll and every choice."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import numpy as np
import pytest

from conclave.odds.multisets import Multisets, Worths

SMALL = Multisets(faces=3, dice=4)


def some_worths(sets: Multisets, columns: tuple[int, ...] = (), seed: int = 1) -> Worths:
    return np.random.default_rng(seed).integers(0, 50, (len(sets) - sets.full, *columns)).astype(float)


def count_faces(shown: tuple[int, ...], faces: int) -> tuple[int, ...]:
    return tuple([shown.count(face) for face in range(faces)])


def worth_of_rolling(sets: Multisets, kept: tuple[int, ...], worths: Worths) -> Fraction:
    """The mean over every ordered roll of the dice that are not kept."""
    total = Fraction(0)
    rolled = sets.dice - sum(kept)
    for shown in product(range(sets.faces), repeat=rolled):
        together = [a + b for a, b in zip(kept, count_faces(shown, sets.faces), strict=True)]
        total += Fraction(float(worths[sets.number(together) - sets.full]))
    return total / Fraction(sets.faces) ** rolled


def test_seven_dice_have_1716_multisets_of_which_792_are_full() -> None:
    sets = Multisets(6, 7)
    assert len(sets) == 1716
    assert len(sets) - sets.full == 792
    assert [sets.number(counts) for counts in sets.counts] == list(range(1716))
    sizes = [sum(counts) for counts in sets.counts]
    assert sizes == sorted(sizes)
    assert [sizes.index(size) for size in range(8)] == sets.first[:-1]


def test_expected_is_the_mean_over_all_rolls() -> None:
    worths = some_worths(SMALL)
    kept = SMALL.expected(worths)
    for number, counts in enumerate(SMALL.counts):
        assert kept[number] == pytest.approx(float(worth_of_rolling(SMALL, counts, worths)), abs=1e-12)


def test_parts_are_all_that_can_be_kept() -> None:
    whole = SMALL.number((2, 0, 2))
    listed = {SMALL.number((a, 0, c)) for a in range(3) for c in range(3)}
    assert SMALL.parts(whole) == sorted(listed)


@pytest.mark.parametrize("held_face", [None, 0, 2])
@pytest.mark.parametrize("largest", [0, 2, 3])
def test_the_best_part_is_the_best_of_all_parts(largest: int, held_face: int | None) -> None:
    kept = np.random.default_rng(5).random(len(SMALL))
    best, parts = SMALL.best_part(kept, largest, held_face)
    for row, counts in enumerate(SMALL.counts[SMALL.full :]):
        allowed = [
            part
            for part in SMALL.parts(SMALL.full + row)
            if sum(SMALL.counts[part]) <= largest
            and (held_face is None or SMALL.counts[part][held_face] == counts[held_face])
        ]
        if allowed:
            assert parts[row] == max(allowed, key=lambda part: kept[part])
            assert best[row] == kept[parts[row]]
        else:
            assert best[row] == -np.inf


def test_of_equal_parts_the_smallest_is_found() -> None:
    _, parts = SMALL.best_part(np.ones(len(SMALL)), 3)
    assert set(parts) == {0}


def test_columns_are_solved_side_by_side() -> None:
    worths = some_worths(SMALL, (2, 3))
    together = SMALL.expected(worths)
    best, parts = SMALL.best_part(together, 3)
    for column in np.ndindex(2, 3):
        alone = SMALL.expected(np.ascontiguousarray(worths[:, *column]))
        assert (together[:, *column] == alone).all()
        best_alone, parts_alone = SMALL.best_part(alone, 3)
        assert (best[:, *column] == best_alone).all()
        assert (parts[:, *column] == parts_alone).all()


def test_the_worth_alone_is_the_same() -> None:
    kept = np.random.default_rng(2).random((len(SMALL), 3))
    for held_face in (None, 1):
        assert (SMALL.best_part(kept, 3, held_face)[0] == SMALL.best_worth(kept, 3, held_face)).all()


def test_three_rolls_as_a_naive_search_finds_them() -> None:
    """Every choice of dice after every ordered roll, with exact fractions."""
    sets = Multisets(faces=3, dice=3)
    worths = some_worths(sets, seed=3)

    def search(shown: tuple[int, ...], rolls_left: int) -> Fraction:
        best = Fraction(float(worths[sets.number(count_faces(shown, 3)) - sets.full]))
        if rolls_left == 0:
            return best
        for chosen in product((False, True), repeat=3):
            if any(chosen):
                best = max(best, after_rolling(shown, chosen, rolls_left))
        return best

    def after_rolling(shown: tuple[int, ...], chosen: tuple[bool, ...], rolls_left: int) -> Fraction:
        results = [range(3) if again else (face,) for face, again in zip(shown, chosen, strict=True)]
        rolls = list(product(*results))
        return sum([search(roll, rolls_left - 1) for roll in rolls], Fraction(0)) / len(rolls)

    solved = worths
    for _ in range(2):
        solved = np.maximum(worths, sets.best_worth(sets.expected(solved), 2))
    for shown in product(range(3), repeat=3):
        found = solved[sets.number(count_faces(shown, 3)) - sets.full]
        assert found == pytest.approx(float(search(shown, 2)), abs=1e-12)
