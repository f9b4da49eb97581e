"""The dice of a table are uniform, labelled by chance, and fixed by their secret and what clients gave."""

from __future__ import annotations

import json
from collections import Counter
from hashlib import sha256
from importlib.resources import files
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.table.published_dice import PROGRAM, SPECIFICATIONS, vectors

from conclave.core.chance import Deal, Draw, Roll, parse_chance
from conclave.table import Dice
from conclave.table.dice import ALGORITHM, SECRET_BYTES, commitment, key_text

SECRET = bytes(range(SECRET_BYTES))
ADA = b"A" * SECRET_BYTES
BO = b"B" * SECRET_BYTES

secrets = st.binary(min_size=SECRET_BYTES, max_size=SECRET_BYTES)
contributions = st.dictionaries(st.integers(1, 200), secrets, max_size=6)


def draw(dice: Dice, ordinal: int, n: int, count: int) -> list[int]:
    source = dice.source(ordinal)
    return [source.uniform(n) for _ in range(count)]


def test_the_same_secret_gives_the_same_integers() -> None:
    assert draw(Dice(b"a"), 3, 6, 50) == draw(Dice(b"a"), 3, 6, 50)
    assert draw(Dice(b"a"), 3, 6, 50) != draw(Dice(b"b"), 3, 6, 50)
    assert draw(Dice(b"a"), 3, 6, 50) != draw(Dice(b"a"), 4, 6, 50)


def test_known_values() -> None:
    """Fixed once and for all: a change here would change every seeded game."""
    assert draw(Dice.from_seed(7), 0, 6, 12) == [3, 1, 0, 4, 3, 0, 4, 0, 4, 0, 2, 4]


@pytest.mark.parametrize("n", [1, 2, 6, 7, 52])
def test_every_integer_is_about_equally_frequent(n: int) -> None:
    rolled = Counter(draw(Dice(b"fair"), 0, n, 400 * n))
    assert set(rolled) == set(range(n))
    assert all(280 < count < 540 for count in rolled.values())


@pytest.mark.parametrize("n", [0, -1, 2**256 + 1, 2**300])
def test_what_cannot_be_drawn_evenly_is_refused(n: int) -> None:
    with pytest.raises(ValueError, match="cannot be drawn"):
        Dice(b"a").source(0).uniform(n)


@given(st.integers(1, 2**256), st.integers(0, 10**6))
def test_every_n_is_drawn_from_its_range(n: int, ordinal: int) -> None:
    assert all(0 <= number < n for number in draw(Dice(b"a"), ordinal, n, 3))


# -- dice of a host and its clients --------------------------------------------------------------------------


def test_the_key_is_made_from_a_text_that_anybody_can_write() -> None:
    assert key_text(SECRET, [(1, ADA), (3, BO)]) == (
        "conclave dice 1\n"
        "secret 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f\n"
        f"client 1 {'41' * 32}\n"
        f"client 3 {'42' * 32}\n"
    )


def test_every_contribution_counts() -> None:
    shared = [
        Dice.from_contributions(SECRET, []),
        Dice.from_contributions(SECRET, [(1, ADA)]),
        Dice.from_contributions(SECRET, [(2, ADA)]),
        Dice.from_contributions(SECRET, [(1, BO)]),
        Dice.from_contributions(SECRET, [(1, ADA), (2, BO)]),
        Dice.from_contributions(SECRET, [(1, BO), (2, ADA)]),
        Dice.from_contributions(ADA, [(1, SECRET)]),
    ]
    assert len({tuple(draw(dice, 0, 6, 40)) for dice in shared}) == len(shared)


@given(secrets, contributions, secrets, contributions)
def test_different_contributions_make_different_texts(
    secret: bytes, seeds: dict[int, bytes], other_secret: bytes, other_seeds: dict[int, bytes]
) -> None:
    same = (secret, seeds) == (other_secret, other_seeds)
    texts = key_text(secret, sorted(seeds.items())), key_text(other_secret, sorted(other_seeds.items()))
    assert (texts[0] == texts[1]) == same


@pytest.mark.parametrize("seeds", [[(2, ADA), (1, BO)], [(1, ADA), (1, BO)], [(0, ADA)], [(-1, ADA)]])
def test_contributions_stand_once_and_in_order(seeds: list[tuple[int, bytes]]) -> None:
    with pytest.raises(ValueError, match="order"):
        Dice.from_contributions(SECRET, seeds)


@pytest.mark.parametrize(("secret", "seed"), [(b"short", ADA), (SECRET, b""), (SECRET, ADA + b"A")])
def test_what_could_be_found_by_trying_is_refused(secret: bytes, seed: bytes) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Dice.from_contributions(secret, [(1, seed)])


def test_a_commitment_is_the_sha_256() -> None:
    assert commitment(b"abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


# -- the published vectors -----------------------------------------------------------------------------------


def published_vectors() -> dict[str, Any]:
    read: dict[str, Any] = json.loads(files("conclave.table").joinpath("dice_vectors.json").read_bytes())
    return read


def test_the_program_in_the_docs_computes_the_published_vectors() -> None:
    assert published_vectors() == vectors()


@pytest.mark.parametrize("case", published_vectors()["cases"], ids=lambda case: case["name"])
def test_the_table_computes_the_published_vectors(case: dict[str, Any]) -> None:
    secret = bytes.fromhex(case["secret"])
    seeds = [(each["client"], bytes.fromhex(each["seed"])) for each in case["clients"]]
    assert commitment(secret) == case["commitment"]
    assert [commitment(seed) for _, seed in seeds] == [each["commitment"] for each in case["clients"]]
    assert sha256(key_text(secret, seeds).encode()).hexdigest() == case["key"]
    dice = Dice.from_contributions(secret, seeds)
    for each in case["numbers"]:
        drawn = draw(dice, each["chance"], int(each["n"]), len(each["numbers"]))
        assert [str(number) for number in drawn] == each["numbers"]
    for each in case["outcomes"]:
        chance = parse_chance(each["spec"])
        assert chance.write(chance.sample(dice.source(each["chance"]))) == each["outcome"]


def test_the_vectors_show_everything() -> None:
    assert published_vectors()["algorithm"] == ALGORITHM
    assert {type(parse_chance(spec)) for spec in SPECIFICATIONS} == {Roll, Draw, Deal}
    for case in published_vectors()["cases"]:
        thrown_away = [each["blocks"] - len(each["numbers"]) for each in case["numbers"]]
        assert max(thrown_away) > 0
    assert [len(case["clients"]) for case in published_vectors()["cases"]] == [0, 1, 3]


pieces = st.dictionaries(st.text("abc,=+0123456789-", min_size=1, max_size=4), st.integers(0, 9), min_size=1)
dice_groups = st.lists(
    st.tuples(st.integers(1, 9), st.lists(st.sampled_from("abcdef"), min_size=1, max_size=8)),
    min_size=1,
    max_size=4,
)


@st.composite
def specifications(make: st.DrawFn) -> str:
    verb = make(st.sampled_from(["roll", "draw", "deal"]))
    if verb == "roll":
        return " + ".join([f"{count}d{{{','.join(faces)}}}" for count, faces in make(dice_groups)])
    kinds = make(pieces.filter(lambda kinds: sum(kinds.values()) > 0))
    count = make(st.integers(1, sum(kinds.values())))
    return f"{verb} {count} of " + " ".join([f"{label}:{number}" for label, number in kinds.items()])


@given(specifications(), secrets, contributions, st.integers(0, 10**6))
def test_the_program_in_the_docs_recomputes_any_chance(
    spec: str, secret: bytes, seeds: dict[int, bytes], ordinal: int
) -> None:
    chance = parse_chance(spec)
    dice = Dice.from_contributions(secret, sorted(seeds.items()))
    key = PROGRAM.dice_key(secret.hex(), {client: seed.hex() for client, seed in seeds.items()})
    written = chance.write(chance.sample(dice.source(ordinal)))
    assert PROGRAM.outcome(spec, PROGRAM.numbers(key, ordinal)) == written
