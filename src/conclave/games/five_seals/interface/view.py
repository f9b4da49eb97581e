"""What a seat may see, and the typed faces of actions: frozen dataclasses that travel as JSON.

Everything lies open in Five Seals, so every seat and every spectator sees the same. A view is built by
allow-list all the same. Seats count from 0, spaces are called by their number on the board (from 1), colours
and scrolls by their names: `fire`, `change-fire`.
"""

from __future__ import annotations

from dataclasses import dataclass

from conclave.core.text import Text
from conclave.games.five_seals.engine.layout import Layout
from conclave.games.five_seals.engine.seal_face import Seal

# -- actions -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PlaceMage:
    space: int


@dataclass(frozen=True, slots=True)
class TakeDice:
    """Dice for the coming round (FS-3, FS-9)."""

    colours: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Cast:
    scroll: str


@dataclass(frozen=True, slots=True)
class BreakSeal:
    """With dice; by the mage, or by the familiar when Binding asks."""

    space: int
    colour: str
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class EndRound:
    """No seal can be broken: the dice go back and the round is over (FS-5)."""


@dataclass(frozen=True, slots=True)
class ChooseDice:
    """Own dice of one colour for the spell."""

    colour: str
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ChooseNothing:
    pass


@dataclass(frozen=True, slots=True)
class ChooseColour:
    colour: str


@dataclass(frozen=True, slots=True)
class ChooseSpace:
    space: int


@dataclass(frozen=True, slots=True)
class ChooseDie:
    """One own die: for the spell, to give in exchange, or to give to a thief."""

    colour: str
    value: int


@dataclass(frozen=True, slots=True)
class ChooseOpponent:
    seat: int


@dataclass(frozen=True, slots=True)
class ChooseOpponentsDice:
    seat: int
    colour: str
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ChooseOpponentsScroll:
    seat: int
    scroll: str


@dataclass(frozen=True, slots=True)
class ChooseScroll:
    """An own scroll: to give in a Transfer, or to lay an absorbed token on."""

    scroll: str


@dataclass(frozen=True, slots=True)
class PlaceFamiliar:
    """On the player's own mage's space (Binding)."""


@dataclass(frozen=True, slots=True)
class PassFigure:
    """The figure that Teleportation goes through."""

    seat: int
    figure: str


@dataclass(frozen=True, slots=True)
class TakeGuardianOff:
    pass


# -- views ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class HeldScroll:
    scroll: str
    face_up: bool
    token: Seal | None
    """The token an Absorption scroll holds."""
    strength: int
    """As many points as it brings (FS-11)."""
    bonus: int
    """What Synergy brings beside its strength (FS-SY); 0 for every other scroll."""
    spell: str = ""
    colour: str = ""
    """What its name consists of. Views kept by earlier versions have only the name of a scroll."""


@dataclass(frozen=True, slots=True)
class Player:
    mage: int | None
    """The number of the mage's space; None before it is placed."""
    familiar: int | None
    """The number of the familiar's space; None while it is not on the board."""
    in_round: bool
    """False once the round is over for this player."""
    dice: tuple[tuple[int, ...], ...]
    """Values by colour: fire, water, air, earth. Empty until the dice are rolled."""
    next_dice: tuple[int, ...]
    """How many dice of each colour wait for the next roll."""
    scrolls: tuple[HeldScroll, ...]
    """Binding first, then by spell and colour."""
    scroll_points: int
    """The strengths of all scrolls together."""
    synergy_points: int
    """The bonus of all Synergies together."""
    points: int
    """Scrolls and Synergies together (FS-11)."""


@dataclass(frozen=True, slots=True)
class Guardian:
    colour: str
    space: int | None
    """The box it guards; None beside the board."""


@dataclass(frozen=True, slots=True)
class ChoiceMade:
    """A choice by the kind of its action, with the arguments that this kind has; the others are None."""

    kind: str
    space: int | None = None
    seat: int | None = None
    colour: str | None = None
    dice: tuple[int, ...] | None = None
    value: int | None = None
    scroll: str | None = None
    figure: str | None = None


@dataclass(frozen=True, slots=True)
class Casting:
    """A spell on its way, and what was chosen for it so far."""

    scroll: str
    seat: int
    lender: int | None
    """Whose scroll it is when Exploitation uses it."""
    chosen: str | None
    """The last choice made for it, in notation; None before the first."""
    choice: ChoiceMade | None = None
    """The same choice in parts. Views kept by earlier versions have only the notation."""
    spell: str = ""
    colour: str = ""
    """The spell and the colour of the scroll."""


@dataclass(frozen=True, slots=True)
class SpellShown:
    spell: str
    rule: str
    """Where it stands in the rules."""


@dataclass(frozen=True, slots=True)
class FiveSealsView:
    viewer: int | None
    """The seat that sees this; None is a spectator."""
    players: tuple[Player, ...]
    board: Layout
    circle: str | None
    """The circle used beside the basic one, `I` to `IV`; None before it is drawn."""
    spells: tuple[SpellShown, ...]
    """Those in the game: the basic ones, those of the circle, Binding."""
    seals: tuple[Seal | None, ...]
    """By the number of the place, from 1."""
    supply: tuple[int, ...]
    """Dice left of each colour: fire, water, air, earth."""
    guardians: tuple[Guardian, ...]
    """Those in the game (FS-1)."""
    strongest_left: int
    """How many of the strongest scrolls lie on the board."""
    fewest_left: int
    """With fewer of them than this the game ends after the round (FS-10)."""
    round: int
    """0 during set-up."""
    first: int | None
    turn: int | None
    """Whose turn it is."""
    quiet_rounds: int
    """How many rounds in a row ended without a broken seal (FS-10a)."""
    seal_broken: bool
    """Whether somebody broke a seal this round."""
    broken: Seal | None
    """A token just broken, while its breaker may absorb it (FS-AB)."""
    stage: str
    casting: Casting | None
    waiting_for: tuple[int, ...]
    places: tuple[int, ...] | None
    """Every seat's place when the game is over."""
    reason: Text | None
    """Why the game is over."""
