"""ciúb in plain lines: what somebody has to know who does not look at the screen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from conclave.cli.terminal.score_table import by_place
from conclave.core.pending import Over
from conclave.core.text import Argument, text
from conclave.games.ciub.engine.cards import GROUPS, OPUS_NAME
from conclave.games.ciub.engine.dice import KINDS, STATE_WORDS
from conclave.games.ciub.engine.words import card_text, dice_text, kind_text
from conclave.games.ciub.interface.view import CiubView, FaceUpCard, SpellCard
from conclave.games.ciub.terminal.about import About
from conclave.games.ciub.terminal.players import PlayersPanel
from conclave.games.ciub.terminal.progress import ROLLING, progress, within_reach
from conclave.games.ciub.terminal.signs import SpokenSigns

SUPPLY_COUNTS: Final = ("act", "take", "exchange")
"""The stages at which somebody may take dice of the supply."""


class Sentences:
    """Tells one view."""

    def __init__(self, view: CiubView, signs: SpokenSigns) -> None:
        self._view = view
        self._signs = signs
        self._join = signs.translator.join
        self._panel = PlayersPanel(view, signs)
        self._about = About(view, signs)

    def _say(self, key: str, **arguments: Argument) -> str:
        return self._signs.translator.say(f"cb-plain-{key}", **arguments)

    # -- a decision --------------------------------------------------------------------------------------

    def situation(self, seat: int) -> list[str]:
        """What the seat has to know for its decision, the own things first."""
        view = self._view
        told = self._facts()
        if view.stage in ROLLING:
            told += self._dice()
            told += [self._say("to-win", cards=self._cards(within_reach(view)))]
        else:
            told += self._rows()
        if view.stage in SUPPLY_COUNTS:
            told.append(self._supply())
        others = [(seat + step) % len(view.players) for step in range(1, len(view.players))]
        return [*told, *[self._player(each) for each in (seat, *others)]]

    def _facts(self) -> list[str]:
        facts = [fact.plain for fact in self._panel.facts()]
        return [self._say("sentence", words=self._join(facts))] if facts else []

    def _supply(self) -> str:
        return self._say("supply", dice=self._signs.pool(self._view.supply).plain)

    def _dice(self) -> list[str]:
        """Of whose turn it is: outside the tray and in it."""
        told = []
        for key, dice in (("outside", self._view.outside), ("tray", self._view.tray)):
            if dice or key == "tray":
                told.append(self._say(key, dice=self._counted(dice)))
        return told

    def _counted(self, dice: Sequence[str]) -> str:
        number = Counter(dice)
        return self._signs.translator.tell(dice_text([number[state] for state in STATE_WORDS]))

    def _player(self, seat: int) -> str:
        player = self._view.players[seat]
        pieces = [self._signs.translator.say("cb-terminal-points", points=player.points)]
        pieces.append(self._signs.pool(player.dice).plain)
        won = len(player.cards) + (seat == self._view.opus)
        pieces.append(self._say("won", number=won))
        if player.token is not None:
            pieces.append(self._say("token-on", card=card_text(player.token)))
        name = self._signs.translator.names[seat]
        return self._say("player", player=name, facts=self._join(pieces))

    # -- cards -------------------------------------------------------------------------------------------

    def _rows(self) -> list[str]:
        rows = (("bottom", self._view.bottom), ("top", self._view.top))
        lying = [(key, [card for card in row if card is not None]) for key, row in rows]
        return [self._say(key, cards=self._cards(cards)) for key, cards in lying if cards] + self._pile()

    def _cards(self, cards: Sequence[FaceUpCard]) -> str:
        return (
            self._signs.translator.listed([self._card(card) for card in cards])
            if cards
            else self._say("none")
        )

    def _card(self, card: FaceUpCard) -> str:
        pieces = [self._for_points(card)]
        if card.token is not None:
            pieces.append(self._signs.token(card.token))
        if self._view.stage in ROLLING:
            come = progress(card.name, self._view.tray, self._view.jokers)
            if come is not None and come.met:
                pieces.append(self._signs.translator.say("cb-terminal-met"))
            elif come is not None and come.reached:
                pieces.append(self._say("so-far", reached=come.reached, wanted=come.wanted))
        return self._join(pieces)

    def _for_points(self, card: FaceUpCard | SpellCard) -> str:
        return self._signs.translator.say(
            "cb-terminal-card-for", card=card_text(card.name), points=card.points
        )

    def _pile(self) -> list[str]:
        in_b, in_c = self._view.pile
        if self._view.opus is not None:
            return []
        return [self._say("pile", b=in_b, c=in_c) if in_b or in_c else self._say("pile-only-opus")]

    # -- everything --------------------------------------------------------------------------------------

    def table(self) -> list[str]:
        dice = self._dice() if self._view.stage in ROLLING else []
        players = [self._player(seat) for seat in range(len(self._view.players))]
        won = [
            self._say("has-won", player=text("core-player", seat=seat + 1), cards=self._won(seat))
            for seat in range(len(self._view.players))
        ]
        return [*self._facts(), *dice, *self._rows(), self._supply(), *players, *won]

    def _won(self, seat: int) -> str:
        names = [*self._view.players[seat].cards, *([OPUS_NAME] if seat == self._view.opus else [])]
        if not names:
            return self._signs.translator.say("cb-terminal-no-cards")
        return self._signs.translator.listed([self._signs.translator.tell(card_text(name)) for name in names])

    def faces(self) -> list[str]:
        """Every kind of die with its faces, and what the faces do."""
        kinds = [
            self._say("kind", kind=kind_text(place), faces=self._signs.faces_of(kind), number=left)
            for place, (kind, left) in enumerate(zip(KINDS, self._view.supply, strict=True))
        ]
        states = [
            self._say(
                "state", state=text(f"cb-terminal-state-{state}"), means=text(f"cb-terminal-legend-{state}")
            )
            for state in ("spent", "inactive")
        ]
        return [*kinds, *self._about.face_sentences(), *states]

    def cards(self) -> list[str]:
        """Every card of the game, group by group, and what became of it."""
        told = []
        for group in GROUPS:
            cards = [card for card in self._view.cards if card.group == group]
            if cards:
                number = len(cards)
                told.append(self._signs.translator.say("cb-terminal-group", group=group, number=number))
                told += [self._card_of_game(card) for card in cards]
        return told

    def _card_of_game(self, card: SpellCard) -> str:
        pieces = [self._for_points(card)]
        if card.owl:
            pieces.append(self._signs.translator.say("cb-terminal-owl"))
        whereabouts = self._signs.translator.tell(self._about.whereabouts(card))
        return self._say("card", card=self._join(pieces), whereabouts=whereabouts)

    def outcome(self, over: Over) -> list[str]:
        """What everybody has won."""
        told = []
        for seat in by_place(over):
            name = self._signs.translator.names[seat]
            dice = self._signs.pool(self._view.players[seat].dice).plain
            told.append(self._say("account", player=name, cards=self._won(seat), dice=dice))
        return told
