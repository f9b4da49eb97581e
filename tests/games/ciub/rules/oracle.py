"""A second, slow reading of ciúb, to be held against the engine.

oracle = Oracle(players=3, form="short", skulls="value", self_adjust="tray", first="1")
oracle.expects_chance()      # the specification of the chance, or None
oracle.asked()               # the seat that must decide, or None
oracle.legal()               # everything it may decide, in notation
oracle.view()                # what everybody sees
"""

from __future__ import annotations

from conclave.games.ciub.interface.view import CiubView, DieKind, DieName, FaceUpCard, Player, SpellCard
from tests.games.ciub.box import FACES, SHOWN
from tests.games.ciub.progress import ROLLING, asks_of, progress_of
from tests.games.ciub.rules import oracle_table
from tests.games.ciub.rules.oracle_table import (
    KINDS,
    OPUS_POINTS,
    STATES,
    Card,
    Die,
    Table,
    cards_of,
    die_of,
    named,
)
from tests.games.ciub.rules.oracle_turn import answers, carry_out, chance, happen


class Oracle:
    def __init__(
        self,
        players: int,
        form: str = "normal",
        skulls: str = "jokers",
        self_adjust: str = "outside",
        first: str = "random",
    ) -> None:
        self.table = oracle_table.laid_out(players, form, skulls == "jokers", self_adjust == "tray")
        if first != "random":
            self.table.first = int(first) - 1

    @classmethod
    def of(cls, table: Table) -> Oracle:
        oracle = cls.__new__(cls)
        oracle.table = table
        return oracle

    @classmethod
    def from_view(cls, view: CiubView) -> Oracle:
        return cls.of(table_of(view))

    def legal(self) -> set[str]:
        return answers(self.table)

    def asked(self) -> int | None:
        return self.table.turn if self.legal() else None

    def expects_chance(self) -> str | None:
        return chance(self.table)

    def decide(self, answer: str) -> None:
        assert answer in self.legal()
        carry_out(self.table, answer)
        self._go_on()

    def settle(self, outcome: str) -> None:
        happen(self.table, outcome)
        self._go_on()

    def _go_on(self) -> None:
        """Nobody is asked where there is no choice."""
        while len(self.legal()) == 1:
            (only,) = self.legal()
            carry_out(self.table, only)

    def over(self) -> tuple[tuple[int, ...], tuple[int, ...], str] | None:
        """Places, points, and what ended the game (CB-11)."""
        if not self.table.over:
            return None
        scores = [(player.points(), len(player.dice)) for player in self.table.players]
        places = tuple(1 + len([more for more in scores if more > own]) for own in scores)
        return places, tuple(points for points, _ in scores), self.table.over

    def view(self) -> CiubView:
        """As a spectator sees it; without the reason for the end."""
        table = self.table
        asked, over = self.asked(), self.over()
        shown: list[Die] = []
        if table.stage not in ("deal", "first-player", "token", "finished") and not (
            table.stage == "refill" and not table.won
        ):
            shown = [die for die in table.me.dice if die is not table.rerolling]
        return CiubView(
            viewer=None,
            players=tuple(player_seen(table, player) for player in table.players),
            cards=(
                *[
                    SpellCard(card.name, card.group, card.points, card.owl, asks_of(card.name))
                    for card in table.cards
                ],
                SpellCard("opus", "D", OPUS_POINTS, False, asks_of("opus")),
            ),
            kinds=tuple(DieKind(kind, tuple(FACES[kind]), die_names(kind)) for kind in KINDS),
            jokers=table.jokers,
            top=tuple(card_seen(table, card) for card in table.top),
            bottom=tuple(card_seen(table, card) for card in table.bottom),
            pile=(table.pile["B"], table.pile["C"]),
            removed=tuple(card.name for card in table.cards if card in table.removed),
            supply=numbers(table.supply),
            first=table.first,
            turn=table.turn,
            outside=words([die for die in shown if not die.in_tray]),
            tray=words([die for die in shown if die.in_tray]),
            may_roll_on=table.earned,
            rerolling=table.rerolling.kind if table.rerolling else None,
            gap=table.gap,
            won=table.won,
            opus=table.opus,
            quiet_turns=table.quiet_turns,
            stage=table.stage,
            waiting_for=() if asked is None else (asked,),
            places=over[0] if over else None,
            reason=None,
            self_adjust_to_tray=table.self_adjust_to_tray,
        )


def words(dice: list[Die]) -> tuple[str, ...]:
    return tuple(sorted([die.word for die in dice], key=STATES.index))


def die_names(kind: str) -> tuple[DieName, ...]:
    """Every state of a die, with its name."""
    faces = [*SHOWN[kind], *(["spent"] if "reroll" in SHOWN[kind] else [])]
    return (*[DieName(f"{kind}:{face}", face) for face in faces], DieName(kind, ""))


def numbers(dice: list[Die]) -> tuple[int, ...]:
    kinds = [die.kind for die in dice]
    return tuple(kinds.count(kind) for kind in KINDS)


def card_seen(table: Table, card: Card | None) -> FaceUpCard | None:
    if card is None:
        return None
    come = None
    if table.stage in ROLLING:
        come = progress_of(card.name, words(table.me.tray()), table.jokers)
    return FaceUpCard(card.name, card.points, card.group, card.token, come)


def player_seen(table: Table, player: oracle_table.Player) -> Player:
    token = table.token_of(player.seat)
    return Player(
        dice=numbers(player.dice),
        cards=tuple(card.name for card in table.cards if card in player.cards),
        token=token.name if token else None,
        points=player.points(),
    )


def table_of(view: CiubView) -> Table:
    """The table somebody sees; which cards are still in the pile nobody knows."""
    form = "normal" if any(card.owl for card in view.cards) else "short"
    cards = cards_of(form)
    unseen = list(cards)

    def known(name: str, token: int | None = None) -> Card:
        card = named(unseen, name)
        unseen.remove(card)
        card.token = token
        return card

    players = []
    for seat, seen in enumerate(view.players):
        dice = [Die(kind) for kind, number in zip(KINDS, seen.dice, strict=True) for _ in range(number)]
        if seat == view.turn and (view.outside or view.tray or view.rerolling):
            dice = [die_of(word) for word in view.outside] + [
                die_of(word, in_tray=True) for word in view.tray
            ]
        won = [known(name) for name in seen.cards]
        players.append(oracle_table.Player(seat, dice, won, view.opus == seat))
    rerolling = None
    if view.rerolling is not None:
        assert view.turn is not None
        rerolling = Die(view.rerolling)
        players[view.turn].dice.append(rerolling)
    return Table(
        form,
        view.jokers,
        view.self_adjust_to_tray,
        players,
        cards,
        [Die(kind) for kind, number in zip(KINDS, view.supply, strict=True) for _ in range(number)],
        [known(card.name, card.token) if card else None for card in view.top],
        [known(card.name, card.token) if card else None for card in view.bottom],
        dict(zip("BC", view.pile, strict=True)),
        unseen,
        [known(name) for name in view.removed],
        view.first,
        view.turn,
        view.stage,
        view.may_roll_on,
        rerolling,
        view.gap,
        view.won,
        view.quiet_turns,
    )
