"""Lay out a situation of ciúb and act in it, the way a record reads.

    table = laid("white:1 white:swap green:reroll", tray="white:4")
    table.do("swap white blue", "reroll green blue", "= skull")
    assert table.outside == "white:1 green:spent blue:skull"
    assert table.refused("roll") == "CB-7"

The first player has the turn: with the named dice on the table, or, if none are named, before the roll
(CB-4). Dice are words as in views (`white:1`, `green:spent`, `white` is inactive), pools are `white*3 blue`,
rows of cards are their names from left to right with `-` for an empty place. Players count from 1, as in
records. `= ` settles a chance, everything else is a decision of whoever is asked; a number before it says who
that has to be: `2 pass`. Rolled dice may be named as such (`= white:1 orange:6`) or as a record has them.
Only what a player of the game could use is used: the game, its position, and views.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace

from conclave.core.options import Value
from conclave.core.source import Bits
from conclave.games.ciub.interface.view import CiubView, FaceUpCard, Player
from conclave.locale import locale
from conclave.registry import GAMES
from tests.games.ciub.box import CARDS, FACES, GROUPS, KINDS, OPUS_POINTS, OWLS, POWER_DICE, TAKEN_OUT, WORDS
from tests.games.ciub.progress import progress_of
from tests.games.played_position import PlayedPosition

GAME = GAMES.find("ciub")
LOCALE = locale()

TOP = ("1,1,1", "6,6", "20+", "3,3,3,3", "1,3,3,5")
BOTTOM = ("2,4,6", "4=", "1,4,7", "2,2,4,4", "2,2,2,2")
"""Where the A cards lie unless a test says otherwise; two players use the first three of each row."""


# -- laying out ----------------------------------------------------------------------------------------------


def pool(written: str) -> tuple[int, ...]:
    """Numbers by kind: `white*3 blue`."""
    found = dict.fromkeys(KINDS, 0)
    for word in written.split():
        kind, _, number = word.partition("*")
        found[kind] += int(number or 1)
    return tuple(found.values())


def written_pool(numbers: Iterable[int]) -> str:
    named = [(kind, number) for kind, number in zip(KINDS, numbers, strict=True) if number]
    return " ".join(kind if number == 1 else f"{kind}*{number}" for kind, number in named)


def in_order(words: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(words, key=WORDS.index))


@dataclass(frozen=True)
class Seated:
    dice: str
    cards: str
    token: str | None


def player(dice: str = "white*5", cards: str = "", token: str | None = None) -> Seated:
    """Somebody at the table; the dice of the first player are not asked for when they lie on the table."""
    return Seated(dice, cards, token)


def laid(
    outside: str = "",
    *players: Seated,
    tray: str = "",
    top: str | None = None,
    bottom: str | None = None,
    pile: tuple[int, int] | None = None,
    earned: bool = False,
    opus: int | None = None,
    quiet: int = 0,
    form: str = "normal",
    skulls: str = "jokers",
    self_adjust: str = "outside",
) -> Table:
    """The turn of the first player; who is not described has five white dice, and there are two at least.

    `pile` says how many B and C cards are face down; as many as were never seen in the rows or won have been
    removed. Without it no more were turned up than can be seen. `earned` is whether a die went to the tray or
    was swapped since the last full roll. `opus` is who has taken the Opus Magnum: the last turns are played.
    """
    seated = [*players, *[player()] * (2 - len(players))]
    number = len(seated)
    given: dict[str, Value] = {
        "players": number,
        "form": form,
        "skulls": skulls,
        "self_adjust": self_adjust,
        "first": "1",
    }
    start = GAME.start(GAME.configure(given)).view(None)
    assert isinstance(start, CiubView)
    rows = [_row(top, TOP[: number + 1]), _row(bottom, BOTTOM[: number + 1])]
    seen = [card for card in [*rows[0], *rows[1]] if card is not None]
    seen += [card for each in seated for card in each.cards.split()]
    assert len(set(seen)) == len(seen), "a card lies twice"
    pile, removed = _gone(seen, number, form, pile)
    tokens = {each.token: seat for seat, each in enumerate(seated) if each.token is not None}
    assert set(tokens) <= set(rows[0]) | set(rows[1])
    dice = [pool(each.dice) for each in seated]
    if outside:
        on_the_table = [word.partition(":")[0] for word in [*outside.split(), *tray.split()]]
        dice[0] = pool(" ".join(on_the_table))
    supply = tuple(
        (5 * number if kind == "white" else POWER_DICE) - sum(each[place] for each in dice)
        for place, kind in enumerate(KINDS)
    )
    assert min(supply) >= 0, f"more dice than there are: {supply}"
    come = None if not outside else Come(in_order(tray.split()), skulls == "jokers")
    face_up = [tuple(_face_up(card, tokens, come) for card in row) for row in rows]
    wanted = replace(
        start,
        players=tuple(
            Player(
                dice[seat],
                tuple(sorted(each.cards.split(), key=list(CARDS).index)),
                each.token,
                _points(each, opus == seat + 1),
            )
            for seat, each in enumerate(seated)
        ),
        top=face_up[0],
        bottom=face_up[1],
        pile=pile,
        removed=removed,
        supply=supply,
        turn=0,
        outside=in_order(outside.split()),
        tray=in_order(tray.split()),
        may_roll_on=earned,
        opus=None if opus is None else opus - 1,
        quiet_turns=quiet,
        stage="act" if outside else "token",
        waiting_for=(0,),
    )
    table = Table(GAME.imagine(wanted, Bits(random.Random(1).getrandbits)))
    assert table.view == wanted
    return table


def _row(written: str | None, usual: tuple[str, ...]) -> list[str | None]:
    cards = usual if written is None else tuple(written.split())
    assert len(cards) == len(usual), "a row has a place more than there are players"
    return [None if card == "-" else card for card in cards]


@dataclass(frozen=True)
class Come:
    """What the cards are compared with."""

    tray: tuple[str, ...]
    jokers: bool


def _face_up(card: str | None, tokens: dict[str, int], come: Come | None) -> FaceUpCard | None:
    if card is None:
        return None
    group = next(name for name, cards in GROUPS.items() if card in cards)
    progress = progress_of(card, come.tray, come.jokers) if come else None
    return FaceUpCard(card, CARDS[card], group, tokens.get(card), progress)


def _points(each: Seated, has_opus: bool) -> int:
    return sum(CARDS[card] for card in each.cards.split()) + has_opus * OPUS_POINTS


def _gone(
    seen: list[str], players: int, form: str, pile: tuple[int, int] | None
) -> tuple[tuple[int, int], tuple[str, ...]]:
    """The pile, and the cards that must have been removed, so that the cards add up (CB-1, CB-2)."""
    in_play = {
        group: [card for card in cards if form == "normal" or group == "A" or card not in OWLS]
        for group, cards in GROUPS.items()
    }
    assert set(seen) <= {card for cards in in_play.values() for card in cards}
    left = {group: len(in_play[group]) - TAKEN_OUT[form][players][group] for group in GROUPS}
    known = {group: sum(card in in_play[group] for card in seen) for group in GROUPS}
    if pile is None:
        pile = (0 if known["C"] else left["B"] - known["B"], left["C"] - known["C"])
    assert pile[0] == 0 or pile[1] == left["C"], "C lies under B"
    face_down = {"A": 0, "B": pile[0], "C": pile[1]}
    removed: list[str] = []
    for group, cards in in_play.items():
        missing = left[group] - face_down[group] - known[group]
        assert missing >= 0, f"more {group} cards than there are"
        removed += [card for card in cards if card not in seen][:missing]
    return pile, tuple(removed)


# -- playing -------------------------------------------------------------------------------------------------


class Table(PlayedPosition):
    """One game, from a laid-out situation or from its start."""

    game = GAME
    settles = "="

    def recorded(self, outcome: str) -> str:
        return _rolled(outcome) if ":" in outcome else outcome

    # -- looking -------------------------------------------------------------------------------------------

    @property
    def view(self) -> CiubView:
        view = self.position.view(None)
        assert isinstance(view, CiubView)
        return view

    @property
    def stage(self) -> str:
        return self.view.stage

    @property
    def turn(self) -> int:
        """Whose turn it is; 0 if nobody's."""
        return 0 if self.view.turn is None else self.view.turn + 1

    @property
    def outside(self) -> str:
        """The dice of the turn outside the tray."""
        return " ".join(self.view.outside)

    @property
    def tray(self) -> str:
        return " ".join(self.view.tray)

    @property
    def top(self) -> str:
        return " ".join("-" if card is None else card.name for card in self.view.top)

    @property
    def bottom(self) -> str:
        return " ".join("-" if card is None else card.name for card in self.view.bottom)

    @property
    def opus(self) -> int:
        """Who has taken the Opus Magnum; 0 if nobody."""
        return 0 if self.view.opus is None else self.view.opus + 1

    def dice(self, seat: int = 1) -> str:
        """All dice of a player: `white*4 blue`."""
        return written_pool(self.view.players[seat - 1].dice)

    def number_of_dice(self, seat: int = 1) -> int:
        return sum(self.view.players[seat - 1].dice)

    def cards(self, seat: int = 1) -> str:
        return " ".join(self.view.players[seat - 1].cards)

    def points(self, seat: int = 1) -> int:
        return self.view.players[seat - 1].points

    def token(self, seat: int = 1) -> str | None:
        """The card a token lies on; the rows agree."""
        rows = [card for card in (*self.view.top, *self.view.bottom) if card is not None]
        [*on] = [card.name for card in rows if card.token == seat - 1]
        token = self.view.players[seat - 1].token
        assert on == ([] if token is None else [token])
        return token

    def supply(self, kind: str) -> int:
        return self.view.supply[KINDS.index(kind)]


def _rolled(words: str) -> str:
    """`white:1 orange:6 white:swap` as a record has it: `1 swap + 6`."""
    by_kind: dict[str, list[str]] = {}
    for word in in_order(words.split()):
        kind, _, face = word.partition(":")
        by_kind.setdefault(kind, []).append(face)
    return " + ".join(" ".join(faces) for faces in by_kind.values())


def drawn_from(cards: Iterable[str]) -> str:
    """The specification of a card turned up from these."""
    return "draw 1 of " + " ".join(f"{card}:1" for card in cards)


def roll_of(written: str) -> str:
    """The specification of a roll of a pool: `white*3 orange`."""
    numbers = zip(KINDS, pool(written), strict=True)
    return " + ".join(f"{number}d{{{','.join(FACES[kind])}}}" for kind, number in numbers if number)


def alike(first: Iterable[str], second: Iterable[str]) -> bool:
    """The same words, whatever their order."""
    return Counter(first) == Counter(second)
