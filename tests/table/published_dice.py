"""The program of docs/fairness.md, and the published vectors as that program computes them.

`python -m tests.table.published_dice` prints the vectors; `dice_vectors.json` in the package holds them.
Nothing here knows how the table makes its dice.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

DOCUMENT = Path(__file__).parents[2] / "docs" / "fairness.md"

Uniform = Callable[[int], int]


class Program:
    """The functions of the document."""

    def __init__(self) -> None:
        block = re.search(r"```python\n(.*?)```", DOCUMENT.read_text("utf-8"), re.DOTALL)
        assert block is not None
        self.source = block[1]
        names: dict[str, Any] = {}
        exec(compile(self.source, str(DOCUMENT), "exec"), names)
        self.dice_key: Callable[[str, dict[int, str]], bytes] = names["dice_key"]
        self.numbers: Callable[[bytes, int], Uniform] = names["numbers"]
        self.outcome: Callable[[str, Uniform], str] = names["outcome"]


PROGRAM = Program()

SETTINGS: dict[str, tuple[int, ...]] = {"host alone": (), "one client": (1,), "some left out": (1, 3, 12)}
"""Which clients contributed."""

SIZES = (
    *((0, n, 12) for n in (1, 2, 6, 52)),
    *((chance, 6, 12) for chance in (1, 10, 100)),
    (7, 1000, 12),
    (8, 2**64 + 1, 4),
    (9, 2**255 + 1, 6),  # about every second block is thrown away
    (10, 3 * 2**254, 6),  # about every fourth
    (11, 2**256 - 1, 3),
    (12, 2**256, 3),
)
"""Number of the chance, n, and how many numbers are drawn."""

SPECIFICATIONS = (
    "1d{1,2,3,4,5,6}",
    "7d{blue,green,red,yellow,wizard,jester}",
    "draw 1 of 1:1 2:1",
    "draw 1 of M1:1 M2:1 M3:1 M4:1 M5:1 M6:1 M7:1 M8:1 M9:1 M10:1",
    "2d{1,2,3,4,5,6} + 1d{1,2,3,4,5,6} + 1d{1,2,3,4,5,6} + 2d{1,2,3,4,5,6}",
    "deal 24 of fire:10 water:10 air:10 earth:10",
    "draw 5 of fire:2 water:0 air:4 earth:9",
    "5d{1,2,3,4,swap,swap} + 2d{1,1,3,3,5,5} + 2d{7,reroll,reroll,2for1,2for1,skull}",
    "deal 6 of 4=:1 2,4,6:1 20+:1 2,2,2,2:1 1,3,3,5:1 6,6:1 2,2,4,4:1 1,4,7:1 1,1,1:1 3,3,3,3:1",
)


def vectors() -> dict[str, Any]:
    cases: list[dict[str, Any]] = []
    for name, clients in SETTINGS.items():
        secret = _digits(f"secret, {name}")
        seeds = {client: _digits(f"seed {client}, {name}") for client in clients}
        key = PROGRAM.dice_key(secret, seeds)
        cases.append(
            {
                "name": name,
                "secret": secret,
                "commitment": sha256(bytes.fromhex(secret)).hexdigest(),
                "clients": [
                    {
                        "client": client,
                        "seed": seed,
                        "commitment": sha256(bytes.fromhex(seed)).hexdigest(),
                    }
                    for client, seed in seeds.items()
                ],
                "key": key.hex(),
                "numbers": [_draws(key, *size) for size in SIZES],
                "outcomes": [
                    {"chance": chance, "spec": spec, "outcome": PROGRAM.outcome(spec, numbers)}
                    for chance, spec in enumerate(SPECIFICATIONS)
                    for numbers in [PROGRAM.numbers(key, chance)]
                ],
            }
        )
    return {"algorithm": 1, "cases": cases}


def _digits(name: str) -> str:
    return sha256(name.encode()).hexdigest()


def _draws(key: bytes, chance: int, n: int, count: int) -> dict[str, Any]:
    uniform = PROGRAM.numbers(key, chance)
    drawn = [uniform(n) for _ in range(count)]
    return {
        "chance": chance,
        "n": str(n),
        "numbers": [str(number) for number in drawn],
        "blocks": _blocks(key, chance, n, drawn),
    }


def _blocks(key: bytes, chance: int, n: int, drawn: list[int]) -> int:
    """How many blocks these numbers took: `uniform(2**256)` gives the blocks themselves."""
    block = PROGRAM.numbers(key, chance)
    blocks = taken = 0
    while taken < len(drawn):
        blocks += 1
        number = block(2**256)
        if number < 2**256 // n * n:
            assert number % n == drawn[taken]
            taken += 1
    return blocks


if __name__ == "__main__":
    row = re.compile(r"\[\s+(\"\d+\"(?:,\s+\"\d+\")*)\s+\]")
    print(row.sub(lambda found: f"[{' '.join(found[1].split())}]", json.dumps(vectors(), indent=1)))
