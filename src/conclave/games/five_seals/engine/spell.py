"""What every spell has and can be asked. The spells themselves stand in a module per circle."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from conclave.core.chance import Outcome
from conclave.games.five_seals.engine.dungeon import Dungeon
from conclave.games.five_seals.engine.elements import MIND
from conclave.games.five_seals.engine.seals import SPELL_NAMES, scroll, strength_of_scroll


class Spell:
    """A spell of the compendium, declared once: all that is known about it, and what it does.

    `colour` is always the scroll's own. The caster is the player whose turn it is.
    """

    def __init__(
        self, name: str, rule: str, asks: tuple[str, ...], mind: str, looks_at_scrolls: bool = False
    ) -> None:
        self.name = name
        self.number: int = SPELL_NAMES.index(name)
        self.strength: int = strength_of_scroll(scroll(self.number, MIND))
        self.rule = rule
        self.asks = asks
        """What is chosen, in order; a text key `fs-asks-` each."""
        self.mind = mind
        """What the scroll of Mind works on; a text key `fs-mind-`."""
        self.looks_at_scrolls = looks_at_scrolls
        """Whether its effect depends on which scrolls lie face up."""

    def usable(self, dungeon: Dungeon, colour: i64) -> bool:
        """FS-5: whether it would have an effect now; its scroll already lies face down."""
        raise NotImplementedError

    def begin(self, dungeon: Dungeon) -> None:
        dungeon.ask_caster()

    def choices(self, dungeon: Dungeon) -> vec[i64]:
        """What may be chosen next; each of them can be completed."""
        raise NotImplementedError

    def choose(self, dungeon: Dungeon, action: i64) -> None:
        raise NotImplementedError

    def settle(self, dungeon: Dungeon, outcome: Outcome) -> None:
        """Go on after dice were rolled for it."""
        raise NotImplementedError

    def why_not(self, dungeon: Dungeon, action: i64) -> str:
        """The key of the sentence that says what is wrong with a choice."""
        return f"fs-refuse-choice-{self.name}"
