"""All spells in the order of their numbers; `seals.py` has the scrolls they stand on."""

from __future__ import annotations

from typing import Final

from conclave.games.five_seals.engine.conflict import Alteration, Deception, Exploitation, Theft, Transfer
from conclave.games.five_seals.engine.might import Change, Growth, Renewal, Strengthening, Synergy
from conclave.games.five_seals.engine.movement import Binding, Dispatch, Guardian, Leap, Speed, Teleportation
from conclave.games.five_seals.engine.spaces import (
    Absorption,
    Disintegration,
    Exchange,
    Rearrangement,
    Swap,
)
from conclave.games.five_seals.engine.spell import Spell

_DICE: Final[list[Spell]] = [Change(), Renewal(), Strengthening(), Growth()]
_OPPONENTS: Final[list[Spell]] = [Deception(), Alteration(), Transfer(), Theft()]

SPELLS: Final[list[Spell]] = [
    *(*_DICE, Synergy()),
    *(Swap(), Exchange(), Absorption(), Disintegration(), Rearrangement()),
    *(*_OPPONENTS, Exploitation([*_DICE, *_OPPONENTS])),
    *(Dispatch(), Leap(), Teleportation(), Guardian(), Speed()),
    Binding(),
]
assert [spell.number for spell in SPELLS] == list(range(len(SPELLS)))
