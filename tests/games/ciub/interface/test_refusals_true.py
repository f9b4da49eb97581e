"""What a refusal claims is so, in laid-out situations and in play, judged by the views alone."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable

from conclave.core import Bits, Chance, Decide, Over, Position
from conclave.games.ciub.interface.view import CiubView, FaceUpCard
from tests.games.ciub.box import CARDS, FACES, KINDS, WORDS
from tests.games.ciub.interface.test_refusals import REASONS
from tests.games.ciub.play import GAME


def every_line() -> list[str]:
    """Everything that can be written down as a decision."""
    targets = ["itself", *WORDS]
    found = ["pass", "roll", "stop", "decline", "nothing", "end"]
    found += [f"{verb} {card}" for verb in ("token", "remove", "win", "down") for card in (*CARDS, "7,7")]
    found += [f"{verb} {kind}" for verb in ("take", "whiten") for kind in KINDS]
    found += [f"{verb} {word}" for verb in ("aside", "return") for word in WORDS]
    found += [f"swap {kind} {new}" for kind in KINDS for new in KINDS]
    found += [f"reroll {kind} {target}" for kind in KINDS for target in targets]
    faces = sorted({face for each in FACES.values() for face in each})
    found += [f"adjust {kind} {target} {face}" for kind in KINDS for target in targets for face in faces]
    found += [f"exchange {kind} {one} {other}" for kind in KINDS for one in KINDS for other in KINDS]
    return found


class Claim:
    """What a reason claims of an action, judged by the view alone."""

    def __init__(self, view: CiubView, line: str) -> None:
        self.view = view
        self.verb, *self.words = line.split()
        self.outside = Counter(view.outside)
        self.tray = Counter(view.tray)
        assert view.turn is not None
        self.turn = view.turn
        self.dice = dict(zip(KINDS, view.players[view.turn].dice, strict=True))
        self.supply = dict(zip(KINDS, view.supply, strict=True))

    def card(self, row: tuple[FaceUpCard | None, ...]) -> FaceUpCard | None:
        return next((card for card in row if card is not None and card.name == self.words[0]), None)

    def token(self) -> int | None:
        card = self.card(self.view.top) or self.card(self.view.bottom)
        assert card is not None
        return card.token

    def acting(self) -> str:
        return f"{self.words[0]}:{self.verb}"

    def target(self) -> str:
        """The die an action is about."""
        if self.verb in ("reroll", "adjust"):
            return self.acting() if self.words[1] == "itself" else self.words[1]
        return self.words[0]

    def missing_die(self) -> bool:
        """Either the die that acts or the one it is about is not there."""
        acts = self.verb in ("swap", "reroll", "adjust") and not self.outside[self.acting()]
        return acts or not self.outside[self.target()]

    def no_face(self) -> bool:
        if self.verb == "exchange":
            return "2for1" not in FACES[self.words[0]]
        if self.verb not in FACES[self.words[0]]:
            return True
        return self.verb == "adjust" and self.words[2] not in FACES[self.target().partition(":")[0]]

    def wanted(self) -> list[str]:
        """The kinds that are to come from the supply."""
        if self.verb == "whiten":
            return ["white"]
        return self.words[:1] if self.verb == "take" else self.words[1:]

    def shown(self) -> str:
        face = self.target().partition(":")[2]
        return "reroll" if face == "spent" else face


TRUE_IF: dict[str, Callable[[Claim], bool]] = {
    "not-face-up": lambda it: it.card(it.view.top) is None and it.card(it.view.bottom) is None,
    "token-there": lambda it: it.token() == it.turn,
    "token-taken": lambda it: it.token() not in (None, it.turn),
    "remove-bottom": lambda it: it.card(it.view.bottom) is not None,
    "remove-own-token": lambda it: it.token() == it.turn and it.card(it.view.top) is not None,
    "remove-token": lambda it: it.token() not in (None, it.turn) and it.card(it.view.top) is not None,
    "win-top": lambda it: it.card(it.view.top) is not None and it.view.opus is None,
    "win-token": lambda it: it.token() not in (None, it.turn),
    "down-bottom": lambda it: it.card(it.view.bottom) is not None,
    "no-such-face": Claim.no_face,
    "no-such-die": Claim.missing_die,
    "spent": lambda it: not it.outside[it.acting()] and it.outside[f"{it.words[0]}:spent"] > 0,
    "acts-in-tray": lambda it: not it.outside[it.acting()] and it.tray[it.acting()] > 0,
    "acts-inactive": lambda it: not it.outside[it.acting()] and it.outside[it.words[0]] > 0,
    "in-tray": lambda it: not it.outside[it.target()] and it.tray[it.target()] > 0,
    "no-other": lambda it: it.target() == it.acting() and it.outside[it.acting()] == 1,
    "adjust-itself": lambda it: it.words[1] == "itself" and it.words[2] in ("swap", "reroll", "adjust"),
    "face-shown": lambda it: it.words[2] == it.shown(),
    "aside-inactive": lambda it: it.outside[it.words[0]] > 0 and ":" not in it.words[0],
    "aside-skull": lambda it: it.outside[it.words[0]] > 0 and it.words[0].endswith(":skull"),
    "roll-nothing-done": lambda it: not it.view.may_roll_on,
    "return-not-in-tray": lambda it: not it.tray[it.words[0]] and it.words[0].endswith(":2for1"),
    "return-by-kind": lambda it: ":" in it.words[0] and not it.words[0].endswith(":2for1"),
    "return-two-for-one": lambda it: it.tray[f"{it.words[0]}:2for1"] == it.dice[it.words[0]] > 0,
    "not-yours": lambda it: it.dice[it.words[0]] == 0,
    "not-kept": lambda it: not it.tray[f"{it.words[0]}:2for1"],
    "same-colour": lambda it: it.words[0] in it.words[1:],
    "order": lambda it: KINDS.index(it.words[1]) > KINDS.index(it.words[2]),
    "white-for-white": lambda it: it.words == ["white"],
    "supply": lambda it: any(not it.supply[kind] for kind in it.wanted()),
    "supply-one": lambda it: it.words[1] == it.words[2] and it.supply[it.words[1]] == 1,
    "actions-over": lambda it: it.view.stage == "aside",
    "stop-first": lambda it: it.view.stage in ("act", "aside"),
    "one-card": lambda it: it.view.won,
    "take-after-win": lambda it: it.view.won,
    "keep-all": lambda it: not it.view.won,
    "last-turn": lambda it: it.view.opus not in (None, it.turn),
}
"""By reason: whether what it says of an action is so. The others only name what is asked for now."""


def no_claim(_: Claim) -> bool:
    return True


LINES = {GAME.parse(line): line for line in every_line()}


def reasons_checked(position: Position, codes: Iterable[int]) -> set[str]:
    """The reasons given for what is refused; each has to be so."""
    assert isinstance(position.pending, Decide)
    [seat] = position.pending.seats
    view = position.view(None)
    assert isinstance(view, CiubView)
    given: set[str] = set()
    for code in codes:
        found = position.why_not(seat, code)
        if found is not None:
            reason = found.reason.key.removeprefix("cb-refuse-")
            given.add(reason)
            assert TRUE_IF.get(reason, no_claim)(Claim(view, LINES[code])), (
                f"{LINES[code]}: {found} in {view}"
            )
    return given


def test_whatever_is_refused_in_a_situation_the_reason_is_true() -> None:
    given = {reason for situation in REASONS for reason in reasons_checked(situation().position, LINES)}
    assert set(TRUE_IF) - given == set()


def play_on(position: Position, chance: random.Random) -> None:
    """At random, but seldom with an early stop."""
    pending = position.pending
    if isinstance(pending, Chance):
        position.settle(pending.sample(Bits(chance.getrandbits)))
        return
    assert isinstance(pending, Decide)
    [seat] = pending.seats
    actions = list(position.legal(seat))
    if chance.random() < 0.6:
        actions = [action for action in actions if GAME.notation(action) != "stop"] or actions
    position.play(seat, chance.choice(actions))


def test_whatever_is_refused_in_a_game_the_reason_is_true() -> None:
    chance = random.Random(11)
    position = GAME.start(GAME.configure({"players": 3, "form": "short"}))
    codes = list(LINES)
    checked = 0
    while not isinstance(position.pending, Over):
        if isinstance(position.pending, Decide):
            checked += len(reasons_checked(position, chance.sample(codes, 60)))
        play_on(position, chance)
    assert checked
