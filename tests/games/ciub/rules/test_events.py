"""What is told of a game: turns sentence by sentence, and whoever only listens knows the whole table."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable

from conclave.core import Bits, Chance, Decide, Event, Over, Position
from conclave.games.ciub.engine import events
from conclave.games.ciub.interface.view import CiubView
from tests.games.ciub.box import CARDS, KINDS, POWER_DICE
from tests.games.ciub.play import GAME, LOCALE, Table, laid, player

NAMES = ["Ada", "Bea", "Cay", "Dov"]

EVERY_KIND = {
    each for each in vars(events).values() if isinstance(each, type) and each.__module__ == events.__name__
}


def told(table: Table, *lines: str) -> list[str]:
    heard: list[Event] = []
    table.position.listener = heard.append
    table.do(*lines)
    return [LOCALE.say(event.text, NAMES) for event in heard]


def test_a_turn_with_a_win_is_told_sentence_by_sentence() -> None:
    table = laid("", player("white*3 green purple blue"))
    sentences = told(
        table,
        "remove 20+",
        "= 6,6,6",
        "= white:1 white:2 white:swap green:reroll purple:adjust blue:skull",
        "swap white orange",
        "reroll green orange",
        "= 6",
        "adjust purple blue:skull 2",
        "aside white:2",
        "aside orange:6",
        "roll",
        "= white:4 green:2for1 blue:skull",
        "aside white:4",
        "aside green:2for1",
        "win 2,4,6",
        "down 6,6",
        "= 27+",
        "return purple",
        "exchange green yellow yellow",
        "whiten blue",
        "end",
    )
    assert sentences == [
        "Ada removes 20+ from the game.",
        "6,6,6 is turned up, worth 6 points.",
        "Ada rolls white 1, white 2, white swap, green reroll, purple adjust, blue skull.",
        "Ada uses white swap and takes one orange die in its place, not rolled yet.",
        "Ada uses green reroll on orange (inactive): now orange 6.",
        "Ada uses purple adjust on blue skull: now blue 2. The purple die goes to the tray.",
        "Ada sets aside white 2.",
        "Ada sets aside orange 6.",
        "Ada rolls white 4, green 2for1, blue skull.",
        "Ada sets aside white 4, blue skull.",
        "Ada sets aside green 2for1.",
        "Ada wins 2,4,6 for 3 points.",
        "Ada moves 6,6 down to the bottom row.",
        "27+ is turned up, worth 5 points.",
        "Ada returns one purple die.",
        "Ada exchanges green 2for1 for two yellow dice.",
        "Ada exchanges one blue die for a white one.",
        "Bea's turn.",
    ]


def test_a_turn_without_a_win_is_told_sentence_by_sentence() -> None:
    table = laid("", player("white*4 green*4 purple", token="6,6"))
    sentences = told(
        table,
        "token 4=",
        "= white:1 white:1 white:2 white:2 green:7 green:7 green:7 green:reroll purple:adjust",
        "reroll green itself",
        "= 2for1",
        "adjust purple itself 4",
        "aside green:2for1",
        "stop",
        "take green",
        "exchange green white red",
    )
    assert sentences == [
        "Ada moves the token from 6,6 to 4=.",
        "Ada rolls 2× white 1, 2× white 2, 3× green 7, green reroll, purple adjust.",
        "Ada uses green reroll on itself: now green 2for1.",
        "Ada uses purple adjust on itself: now purple 4.",
        "Ada sets aside green 2for1.",
        "Ada wins no card.",
        "Ada takes one green die from the supply.",
        "Ada exchanges green 2for1 for white and red.",
        "Bea's turn.",
    ]


def test_a_die_that_turned_itself_into_the_tray_is_told() -> None:
    table = laid("white:1 purple:adjust", self_adjust="tray")
    assert told(table, "adjust purple itself 4") == [
        "Ada uses purple adjust on itself: now purple 4, in the tray."
    ]


def test_dice_above_the_limits_are_told() -> None:
    table = laid("white:1 white:1 red:3 red:3 red:3 red:3", player())
    assert told(table, "stop", "take red", "end") == [
        "Ada wins no card.",
        "Ada takes one red die from the supply.",
        "Ada has more dice than allowed and returns red.",
        "Bea's turn.",
    ]


def test_the_end_is_told() -> None:
    table = laid("", player("white*2 orange*3"), player("white*5", token="4="), pile=(0, 1))
    sentences = told(
        table,
        "remove 20+",
        "= 30+",
        "= white:2 white:4 orange:2 orange:4 orange:6",
        "aside white:2",
        "aside white:4",
        "aside orange:6",
        "stop",
        "win 2,4,6",
        "end",
        "= white:1 white:1 white:1 white:swap white:swap",
        "aside white:1",
        "aside white:1",
        "aside white:1",
        "stop",
        "decline",
        "nothing",
    )
    assert [each for each in sentences if "sets aside" not in each] == [
        "Ada removes 20+ from the game.",
        "30+ is turned up, worth 6 points.",
        "Only the Opus Magnum is left in the pile. The next player to win a card takes it too.",
        "Ada rolls white 2, white 4, orange 2, orange 4, orange 6.",
        "Ada wins 2,4,6 for 3 points.",
        "Ada takes the Opus Magnum too, for 5 points. Everybody else has one more turn.",
        "Bea's last turn: cards in either row can be won.",
        "Bea rolls 3× white 1, 2× white swap.",
        "Bea could win a card but declines.",
        "Everybody has played their last turn: the game is over.",
    ]


def test_an_end_without_wins_is_told() -> None:
    table = laid("white:1 white:1 white:2 white:3 white:4", quiet=39)
    assert told(table, "stop", "nothing") == [
        "Ada wins no card.",
        "Every player has had 20 turns in a row without a card being won: the game is over.",
    ]


def test_the_set_up_is_told() -> None:
    position = GAME.start(GAME.configure({"players": 2, "first": "2"}))
    sentences = told(Table(position), "= 4= 2,4,6 20+ 6,6 1,1,1 3,3,3,3", "pass")
    assert sentences == [
        "The cards are dealt. Top row: 4= · 2,4,6 · 20+. Bottom row: 6,6 · 1,1,1 · 3,3,3,3.",
        "Bea goes first.",
        "Bea's turn.",
    ]


class Listener:
    """Somebody who sees nothing and hears everything."""

    def __init__(self, players: int) -> None:
        self.top: list[str | None] = []
        self.bottom: list[str | None] = []
        self.token: list[str | None] = [None] * players
        self.cards: list[list[str]] = [[] for _ in range(players)]
        self.points = [0] * players
        self.dice = [Counter({"white": 5}) for _ in range(players)]
        self.supply = Counter({kind: POWER_DICE for kind in KINDS if kind != "white"})
        self.outside: Counter[str] = Counter()
        self.tray: Counter[str] = Counter()
        self.over: events.GameOver | None = None
        self.heard: set[type] = set()

    def __call__(self, event: Event) -> None:
        assert LOCALE.say(event.text, NAMES)
        self.heard.add(type(event.face))
        self.hear_of_cards(event.face)
        self.hear_of_rolled_dice(event.face)
        self.hear_of_pools(event.face)

    def hear_of_cards(self, face: object) -> None:
        match face:
            case events.CardsDealt(top=top, bottom=bottom):
                self.top, self.bottom = list(top), list(bottom)
            case events.TokenPlaced(seat=seat, card=card, before=before):
                assert self.token[seat] == before
                self.token[seat] = card
            case events.CardRemoved(card=card):
                self.top[self.top.index(card)] = None
            case events.CardTurnedUp(card=card, points=points):
                assert CARDS[card] == points
                self.top[self.top.index(None)] = card
            case events.CardWon(seat=seat, card=card, points=points):
                row = self.bottom if card in self.bottom else self.top
                row[row.index(card)] = None
                self.cards[seat].append(card)
                self.points[seat] += points
                if self.token[seat] == card:
                    self.token[seat] = None
            case events.CardMovedDown(card=card):
                self.top[self.top.index(card)] = None
                self.bottom[self.bottom.index(None)] = card
            case events.OpusTaken(seat=seat, points=points):
                self.points[seat] += points
            case events.GameOver():
                self.over = face

    def hear_of_rolled_dice(self, face: object) -> None:
        match face:
            case events.TurnBegins():
                self.outside.clear()
                self.tray.clear()
            case events.DiceRolled(seat=seat, dice=dice):
                self.outside = Counter(dice)
                assert kinds_of(self.outside + self.tray) == +self.dice[seat]
            case events.DieSwapped(kind=kind, new_kind=new_kind):
                self.turn_die(f"{kind}:swap", new_kind)
            case events.DieRerolled(kind=kind, before=before, after=after, itself=itself):
                if not itself:
                    self.turn_die(f"{kind}:reroll", f"{kind}:spent")
                self.turn_die(before, after)
            case events.DieAdjusted(kind=kind, before=before, after=after, itself=itself, in_tray=in_tray):
                if not itself:
                    self.outside[f"{kind}:adjust"] -= 1
                    self.tray[f"{kind}:adjust"] += 1
                self.turn_die(before, after)
                if in_tray:
                    self.outside[after] -= 1
                    self.tray[after] += 1
            case events.DiceSetAside(dice=dice):
                for die in dice:
                    self.tray[die] += 1
                    spent = die.replace(":reroll", ":spent")
                    self.outside[die if self.outside[die] else spent] -= 1

    def turn_die(self, before: str, after: str) -> None:
        self.outside[before] -= 1
        assert self.outside[before] >= 0
        self.outside[after] += 1

    def hear_of_pools(self, face: object) -> None:
        match face:
            case events.DieSwapped(seat=seat, kind=kind, new_kind=new_kind):
                self.trade(seat, [kind], [new_kind])
            case events.DieReturned(seat=seat, kind=kind):
                self.trade(seat, [kind], [])
            case events.DieTaken(seat=seat, kind=kind):
                self.trade(seat, [], [kind])
            case events.DieExchangedForTwo(seat=seat, kind=kind, first=first, second=second):
                self.trade(seat, [kind], [first, second])
            case events.DieExchangedForWhite(seat=seat, kind=kind):
                self.trade(seat, [kind], ["white"])
            case events.SurplusReturned(seat=seat, dice=dice):
                surplus = Counter(dict(zip(KINDS, dice, strict=True)))
                self.trade(seat, surplus.elements(), [])

    def trade(self, seat: int, given: Iterable[str], taken: Iterable[str]) -> None:
        gone, come = Counter(given), Counter(taken)
        self.dice[seat] = self.dice[seat] - gone + come
        self.supply = self.supply - come + gone

    def agrees_with(self, view: CiubView) -> None:
        assert [None if card is None else card.name for card in view.top] == self.top
        assert [None if card is None else card.name for card in view.bottom] == self.bottom
        assert [each.token for each in view.players] == self.token
        assert [sorted(each.cards) for each in view.players] == [sorted(each) for each in self.cards]
        assert [each.points for each in view.players] == self.points
        assert [each.dice for each in view.players] == [numbers(each) for each in self.dice]
        assert view.supply == numbers(self.supply)
        if view.stage in ("act", "aside"):
            assert shown(Counter(view.outside)) == shown(self.outside)
            assert Counter(view.tray) == +self.tray
        if self.over is not None:
            assert self.over.places == view.places
            assert self.over.points == tuple(self.points)


def numbers(dice: Counter[str]) -> tuple[int, ...]:
    return tuple(dice[kind] for kind in KINDS)


def kinds_of(dice: Counter[str]) -> Counter[str]:
    return Counter(die.partition(":")[0] for die in dice.elements())


def shown(dice: Counter[str]) -> Counter[str]:
    """A spent reroll shows reroll; when one of both is set aside nobody says which."""
    return Counter(die.replace(":spent", ":reroll") for die in dice.elements())


def listened_to(players: int, chance: random.Random) -> set[type]:
    """A game at random, with a liking for actions; the kinds of events in it."""
    source = Bits(chance.getrandbits)
    listener = Listener(players)
    position = GAME.start(GAME.configure({"players": players, "form": "short"}), listener)
    while not isinstance(position.pending, Over):
        if isinstance(position.pending, Chance):
            position.settle(position.pending.sample(source))
        else:
            decide(position, chance)
        if listener.top:
            view = position.view(None)
            assert isinstance(view, CiubView)
            listener.agrees_with(view)
    assert listener.over is not None
    return listener.heard


def decide(position: Position, chance: random.Random) -> None:
    assert isinstance(position.pending, Decide)
    [seat] = position.pending.seats
    actions = list(position.legal(seat))
    if chance.random() < 0.6:
        actions = [action for action in actions if GAME.notation(action) != "stop"] or actions
    position.play(seat, chance.choice(actions))


def test_whoever_only_listens_knows_the_table_and_every_kind_of_event_comes_up() -> None:
    chance = random.Random(5)
    heard: set[type] = set()
    for players in (2, 3, 4):
        heard |= listened_to(players, chance)
    assert heard == EVERY_KIND
