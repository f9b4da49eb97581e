"""What every spell has and can be asked. The spells themselves stand in a module per circle."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from conclave.core.chance import Outcome
from conclave.games.five_seals.engine.seals import SPELL_NAMES
from conclave.games.five_seals.engine.state import FiveSealsState


class Spell:
    """A spell of the compendium, declared once: what is known about it at the head, below it what it does.

    `colour` is always the scroll's own. The caster is the player whose turn it is.
    """

    name: str
    strength: int
    rule: str
    text: str
    """The key of its name; what it does stands under this key with `-effect`, for Mind `-effect-mind`."""
    mind: str
    """What the scroll of Mind works on, a text key `fs-mind-`; any other scroll works on its own colour."""
    asks: tuple[str, ...]
    """What is chosen, in order; a text key `fs-asks-` each."""
    looks_at_scrolls: bool = False
    """Whether its effect depends on which scrolls lie face up."""

    def __init__(self) -> None:
        self.number: int = SPELL_NAMES.index(self.name)
        """Its place in the compendium; scrolls are numbered by it."""

    def usable(self, state: FiveSealsState, colour: i64) -> bool:
        """FS-5: whether it would have an effect now; its scroll already lies face down."""
        raise NotImplementedError

    def begin(self, state: FiveSealsState) -> None:
        state.ask_caster()

    def choices(self, state: FiveSealsState) -> vec[i64]:
        """What may be chosen next; each of them can be completed."""
        raise NotImplementedError

    def choose(self, state: FiveSealsState, action: i64) -> None:
        raise NotImplementedError

    def settle(self, state: FiveSealsState, outcome: Outcome) -> None:
        """Go on after dice were rolled for it."""
        raise NotImplementedError

    def why_not(self, state: FiveSealsState, action: i64) -> str:
        """The key of the sentence that says what is wrong with a choice."""
        return f"fs-refuse-choice-{self.name}"
