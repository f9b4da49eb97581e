"""All spells in the order of their numbers; `seals.py` has the scrolls they stand on."""

from __future__ import annotations

from typing import Final

from conclave.games.five_seals.engine.conflict import ALTERATION, DECEPTION, EXPLOITATION, THEFT, TRANSFER
from conclave.games.five_seals.engine.might import CHANGE, GROWTH, RENEWAL, STRENGTHENING, SYNERGY
from conclave.games.five_seals.engine.movement import BINDING, DISPATCH, GUARDIAN, LEAP, SPEED, TELEPORTATION
from conclave.games.five_seals.engine.spaces import ABSORPTION, DISINTEGRATION, EXCHANGE, REARRANGEMENT, SWAP
from conclave.games.five_seals.engine.spell import Spell

SPELLS: Final[list[Spell]] = [
    *(CHANGE, RENEWAL, STRENGTHENING, GROWTH, SYNERGY),
    *(SWAP, EXCHANGE, ABSORPTION, DISINTEGRATION, REARRANGEMENT),
    *(DECEPTION, ALTERATION, TRANSFER, THEFT, EXPLOITATION),
    *(DISPATCH, LEAP, TELEPORTATION, GUARDIAN, SPEED),
    BINDING,
]
assert [spell.number for spell in SPELLS] == list(range(len(SPELLS)))
