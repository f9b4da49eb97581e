"""Five Seals in plain lines: what somebody has to know who does not look at the map."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from conclave.cli.terminal.score_table import by_place
from conclave.core.game import Game
from conclave.core.pending import Over
from conclave.core.text import Argument, text
from conclave.games.five_seals.engine.elements import COLOURS
from conclave.games.five_seals.engine.seal_face import Seal
from conclave.games.five_seals.interface.imagine import imagine
from conclave.games.five_seals.interface.view import FiveSealsView, HeldScroll, PassFigure
from conclave.games.five_seals.terminal.available_choices import AvailableChoices
from conclave.games.five_seals.terminal.offer import Offer, Way, by_worth
from conclave.games.five_seals.terminal.players import PlayersPanel, strength_of
from conclave.games.five_seals.terminal.reach import in_reach
from conclave.games.five_seals.terminal.result import reckon
from conclave.games.five_seals.terminal.signs import SpokenSigns, scroll_named

WIDTH = 10_000
"""Of what is drawn for its words only."""


class Sentences:
    """Tells one view."""

    def __init__(self, game: Game, view: FiveSealsView, signs: SpokenSigns, offer: Offer) -> None:
        self._game = game
        self._view = view
        self._signs = signs
        self._join = signs.translator.join
        self._offer = offer
        self._panel = PlayersPanel(view, signs)
        self._available = AvailableChoices(game, view, signs, offer)

    def _say(self, key: str, **arguments: Argument) -> str:
        return self._signs.translator.say(f"fs-plain-{key}", **arguments)

    def _terminal(self, key: str, **arguments: Argument) -> str:
        return self._signs.translator.say(f"fs-terminal-{key}", **arguments)

    # -- a decision --------------------------------------------------------------------------------------

    def situation(self, seat: int) -> list[str]:
        """What the seat has to know for its decision, the own things first."""
        view = self._view
        told = [self._facts()]
        if view.round:
            told.append(self._player(seat))
        told += [line.plain for line in self._available.casting(WIDTH).forms[0]]
        if view.casting is None and view.round:
            told += self._own_scrolls(seat)
        told += self._seals(seat)
        told += self._letters()
        if view.round:
            others = [(seat + step) % len(view.players) for step in range(1, len(view.players))]
            told += [self._player(other) for other in others]
        return told

    def _facts(self) -> str:
        return self._say("sentence", words=self._join([fact.plain for fact in self._panel.facts()]))

    def _player(self, seat: int) -> str:
        player = self._view.players[seat]
        points = self._terminal("points", points=player.points)
        pieces = [points, *[piece.plain for piece in self._panel.belongings(player)]]
        return self._say("player", player=self._signs.translator.names[seat], facts=self._join(pieces))

    # -- scrolls -----------------------------------------------------------------------------------------

    def _own_scrolls(self, seat: int) -> list[str]:
        """With the letters that use them."""
        letters = list(self._offer.by_letter()) if self._offer.hand else []
        told = []
        for place, held in enumerate(self._view.players[seat].scrolls):
            usable = held.face_up and held.scroll in self._offer.casts
            letter = letters[place] if usable and place < len(letters) else ""
            if letter:
                told.append(self._say("usable-scroll", letter=letter, scroll=self._scroll(held)))
            else:
                told.append(self._say("scroll-of-yours", scroll=self._scroll(held)))
        return told

    def _scroll(self, held: HeldScroll) -> str:
        named = self._say("scroll", scroll=scroll_named(held.scroll), strength=strength_of(held.scroll))
        pieces = [named]
        if held.token is not None:
            colour = text(f"fs-colour-{held.token.colour}")
            pieces.append(self._say("token", colour=colour, strength=held.token.strength))
        if not held.face_up:
            pieces.append(self._say("face-down"))
        return self._join(pieces)

    def _does(self, scroll: str) -> str:
        return self._terminal(f"short-{scroll.rpartition('-')[0]}")

    # -- seals -------------------------------------------------------------------------------------------

    def _seals(self, seat: int) -> list[str]:
        """What can be broken, or chosen; and what else is in reach."""
        told = [
            self._say("breakable", seal=self._signs.seal(space, seal), dice=self._ways(ways))
            for space, seal, ways in by_worth(self._view, self._offer)
        ]
        told += self._spaces()
        if self._view.stage in ("turn", "draft"):
            others = [space for space in in_reach(self._view, seat) if space not in self._offer.choices]
            key = "also-in-reach" if self._view.stage == "turn" else "in-reach"
            groups = [self._say("group", seal=kind, spaces=spaces) for kind, spaces in self._groups(others)]
            told += [self._say(key, seals=self._signs.listed(groups))] if groups else []
        return told

    def _ways(self, ways: Sequence[Way]) -> str:
        joined = f" {self._terminal('or')} "
        return joined.join([self._signs.dice_used(way.colour, way.dice) for way in ways])

    def _spaces(self) -> list[str]:
        """Spaces to choose from."""
        return [
            self._say("choose-seal", seal=kind, spaces=spaces) if kind else self._say("choose", spaces=spaces)
            for kind, spaces in self._groups(self._offer.spaces)
        ]

    def _groups(self, spaces: Collection[int]) -> list[tuple[str, str]]:
        """What lies on spaces, each with all the spaces where it lies."""
        by_kind: dict[tuple[int, int, str], list[int]] = {}
        for space in spaces:
            by_kind.setdefault(self._order(self._view.seals[space - 1]), []).append(space)
        return [
            (kind, self._join([str(space) for space in lying]))
            for (_, _, kind), lying in sorted(by_kind.items())
        ]

    def _order(self, seal: Seal | None) -> tuple[int, int, str]:
        """Tokens by colour and strength, then scrolls, the strongest first."""
        if seal is None:
            return 0, 0, ""
        if seal.scroll is None:
            return COLOURS.index(seal.colour), seal.strength, self._signs.kind(seal)
        return len(COLOURS), -seal.strength, self._signs.kind(seal)

    def _letters(self) -> list[str]:
        """What is neither a seal nor a scroll."""
        told = []
        for action in self._offer.rest if self._offer.on_board else ():
            typed = self._offer.letter_of(action) or self._game.notation(action)
            label = self._signs.translator.tell(self._game.text(action))
            face = self._game.face(action)
            if isinstance(face, PassFigure):
                stands = getattr(self._view.players[face.seat], face.figure)
                label = self._say("on-space", thing=label, space=stands)
            told.append(self._say("typed", typed=typed, label=label))
        return told

    # -- everything --------------------------------------------------------------------------------------

    def table(self, seat: int | None) -> list[str]:
        return [self._facts(), self._supply(), *self.players(), *self.scrolls(seat)]

    def _supply(self) -> str:
        return self._say("sentence", words=self._panel.supply().plain)

    def players(self) -> list[str]:
        """Everybody with all scrolls and what those do."""
        told = []
        for seat, player in enumerate(self._view.players):
            told.append(self._player(seat))
            told += [
                self._say("typed", typed=self._scroll(held), label=self._does(held.scroll))
                for held in player.scrolls
            ]
        return told

    def scrolls(self, seat: int | None) -> list[str]:
        """Every scroll on the board, the strongest first."""
        reached = in_reach(self._view, seat)
        lying = [
            (space, seal)
            for space, seal in enumerate(self._view.seals, 1)
            if seal is not None and seal.scroll is not None
        ]
        told = []
        for space, seal in sorted(lying, key=lambda each: (-each[1].strength, str(each[1].scroll), each[0])):
            key = "lying-in-reach" if space in reached else "lying"
            told.append(
                self._say(key, seal=self._signs.seal(space, seal), effect=self._does(str(seal.scroll)))
            )
        return told

    def board(self) -> list[str]:
        """Every space with what lies and stands there, and the spaces next to it."""
        beside = imagine(self._view).dungeon.board.beside
        told = []
        for space, seal in enumerate(self._view.seals, 1):
            here = self._signs.seal(space, seal) if seal is not None else self._say("empty", space=space)
            figures = self._signs.figures(self._view, space)
            near = [str(other) for other in beside[space] if other != space]
            key = "space-alone" if not near else "space"
            told.append(
                self._say(
                    key,
                    here=self._join([here, figures]) if figures else here,
                    near=" ".join(near),
                )
            )
        return told

    def legend(self) -> list[str]:
        return [self._say("legend"), self._terminal("legend-letters"), self._say("legend-more")]

    def outcome(self, over: Over) -> list[str]:
        """How everybody's points came about."""
        told = []
        for seat in by_place(over):
            player = self._view.players[seat]
            count, strengths, synergy, _ = reckon(player, over.points[seat])
            name = self._signs.translator.names[seat]
            told.append(self._say("account", player=name, count=count, strengths=strengths, synergy=synergy))
            held = sorted(player.scrolls, key=lambda each: -strength_of(each.scroll))
            scrolls = self._join([self._scroll(each) for each in held])
            told.append(self._say("player", player=name, facts=scrolls))
        return told
