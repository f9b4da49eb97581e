"""How the comparison of engine and oracle plays: so that cards are won and what is rare happens often.

A `Walk` answers for every seat and keeps count of what it saw, by what `WANTED` calls it.
"""

from __future__ import annotations

import random
from collections import Counter

from tests.games.ciub.rules.oracle import Oracle
from tests.games.ciub.rules.oracle_dice import is_met, winnable
from tests.games.ciub.rules.oracle_table import NUMBERS, Table, named

TARGETS = ("itself", "alike", "spent", "inactive", "skull", "active")
WANTED = (
    *[f"swap {kind}" for kind in ("white", "blue")],
    *["swap for its own kind", "swap for the last of a kind"],
    *[f"reroll {kind} {target}" for kind in ("green", "blue") for target in TARGETS],
    *[f"adjust {kind} {target}" for kind in ("purple", "blue") for target in TARGETS],
    *["aside spent", "roll for a skull only", "roll for a swap only", "stop with skulls"],
    *["token", "token moved", "remove", "remove without refill"],
    *["win with own token", "win beside a blocked card", "decline"],
    *["win the opus", "win the opus after the last removal", "win in the last turns", "win from the top row"],
    *["down with own token", "down with another's token"],
    *["return plain", "return 2for1", "take", "take the last of a kind", "nothing"],
    *[f"exchange {kind} for {two}" for kind in ("green", "purple") for two in ("alike", "different")],
    *["whiten plain", "whiten plain before 2for1", "whiten 2for1"],
    *["surplus of white", "surplus of power dice"],
    *["over by opus", "over by quiet turns", "place shared", "place by dice"],
)
"""Besides, every card won."""


class Walk:
    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.seen: Counter[str] = Counter()
        self.last_removal = False
        """The last card of the pile was turned up for one that was removed in this turn."""
        self.change_mood()

    def change_mood(self) -> None:
        """Games differ: some are full of removals, some of actions, in a few nobody wants to win."""
        self.removal = self.chance.choice([0.1, 0.4, 0.9])
        self.action = self.chance.choice([0.2, 0.5, 0.8])
        self.ambition = self.chance.choice([0.9, 0.9, 0.9, 0.5, 0.0])

    def be_eager(self, for_action: bool) -> None:
        """For scenes, where something has been prepared."""
        self.action = 0.9 if for_action else 0.2
        self.ambition = 0.85

    def answer(self, oracle: Oracle) -> str:
        """One of the legal answers."""
        legal = sorted(oracle.legal())
        answer = self.choose(oracle.table, legal)
        self.note(oracle.table, answer)
        return answer

    def choose(self, table: Table, legal: list[str]) -> str:
        chance = self.chance
        stage = table.stage
        if stage == "token":
            removal = 0.8 if sum(table.pile.values()) == 1 else self.removal
            verb = chance.choices(["pass", "token", "remove"], [0.2, 0.4, 2 * removal])[0]
            return self.with_verbs(legal, verb)
        if stage == "act" and table.earned and not table.me.tray() and chance.random() < 0.3:
            return self.with_verbs(legal, "roll")
        if stage == "act" and chance.random() < self.action:
            return self.seldom(table, self.among(legal, "swap", "reroll", "adjust"))
        if stage in ("act", "aside"):
            return self.set_aside(table, legal)
        if stage == "cast" and chance.random() < self.ambition:
            return self.with_verbs(legal, "win")
        if stage == "exchange" and chance.random() < 0.6:
            return self.seldom(table, self.among(legal, "exchange", "whiten"))
        if stage in ("down", "return") and chance.random() < 0.6:
            return self.seldom(table, legal)
        return chance.choice(legal)

    def among(self, legal: list[str], *verbs: str) -> list[str]:
        return [each for each in legal if each.split(" ")[0] in verbs] or legal

    def with_verbs(self, legal: list[str], *verbs: str) -> str:
        return self.chance.choice(self.among(legal, *verbs))

    def seldom(self, table: Table, legal: list[str]) -> str:
        """Mostly what was seldom done."""
        if self.chance.random() < 0.2:
            return self.chance.choice(legal)
        return min(legal, key=lambda each: (self.seen[what(table, each)], self.chance.random()))

    def set_aside(self, table: Table, legal: list[str]) -> str:
        """What helps towards a card, then on with the roll, or a stop when a card can be had."""
        chance = self.chance
        if chance.random() < 0.15 or not self.ambition:
            return chance.choice(self.among(legal, *chance.choice([["stop"], ["roll"], ["aside"]])))
        if winnable(table):
            return "stop"
        helpful = [each for each in legal if each.startswith("aside ") and helps(table, each.split(" ")[1])]
        if helpful:
            return chance.choice(helpful)
        return self.with_verbs(legal, "roll") if "roll" in legal else self.with_verbs(legal, "aside", "stop")

    # -- what was seen ---------------------------------------------------------------------------------------

    def note(self, table: Table, answer: str) -> None:
        verb, *words = answer.split(" ")
        self.seen[what(table, answer)] += 1
        if table.stage == "token":
            self.last_removal = verb == "remove" and sum(table.pile.values()) == 1
        notes = getattr(self, f"note_{verb}", None)
        if notes is not None:
            notes(table, *words)

    def note_swap(self, _: Table, kind: str, new_kind: str) -> None:
        self.seen["swap for its own kind"] += kind == new_kind

    def note_roll(self, table: Table) -> None:
        skulls = any(die.face == "skull" for die in table.me.outside())
        self.seen["roll for a skull only"] += not table.earned
        self.seen["roll for a swap only"] += not skulls and not table.me.tray()

    def note_stop(self, table: Table) -> None:
        self.seen["stop with skulls"] += any(die.face == "skull" for die in table.me.outside())

    def note_token(self, table: Table, _: str) -> None:
        self.seen["token moved"] += table.token_of(table.me.seat) is not None

    def note_remove(self, table: Table, _: str) -> None:
        self.seen["remove without refill"] += table.pile_group() is None

    def note_win(self, table: Table, name: str) -> None:
        card = named(table.face_up(), name)
        last_turns = table.opus is not None
        self.seen["win with own token"] += card.token is not None
        takes_opus = not last_turns and table.pile_group() is None
        self.seen["win the opus"] += takes_opus
        self.seen["win the opus after the last removal"] += takes_opus and self.last_removal
        self.seen["win in the last turns"] += last_turns
        self.seen["win from the top row"] += card in table.top
        self.seen["win beside a blocked card"] += any(
            other is not None
            and other.token not in (None, table.me.seat)
            and is_met(other.name, table.me.tray(), table.jokers)
            for other in table.bottom
        )

    def note_take(self, table: Table, kind: str) -> None:
        self.seen["take the last of a kind"] += len(table.in_supply(kind)) == 1

    def note_end(self, table: Table) -> None:
        kinds = Counter(die.kind for die in table.me.dice)
        self.seen["surplus of white"] += kinds["white"] > 5
        self.seen["surplus of power dice"] += any(kinds[kind] > 4 for kind in kinds if kind != "white")

    def note_over(self, oracle: Oracle) -> None:
        over = oracle.over()
        assert over is not None
        places, points, reason = over
        self.seen["over by opus" if reason == "opus" else "over by quiet turns"] += 1
        self.seen["place shared"] += len(set(places)) < len(places)
        self.seen["place by dice"] += len(set(points)) < len(set(places))

    def wish(self) -> str:
        """The kind of reroll or adjust that was seen least."""
        acts = [each for each in WANTED if each.startswith(("reroll ", "adjust "))]
        return min(acts, key=lambda each: (self.seen[each], self.chance.random()))

    def seldom_seen(self, cards: list[str], times: int) -> list[str]:
        return [each for each in (*WANTED, *[f"win {card}" for card in cards]) if self.seen[each] < times]


def helps(table: Table, word: str) -> bool:
    """Whether a die helps towards a card of the bottom row that somebody may win."""
    face = word.split(":")[1]
    tray = [die.face for die in table.me.tray()]
    for card in table.bottom:
        if card is None or card.token not in (None, table.me.seat) or face not in NUMBERS:
            continue
        if card.name.endswith("+"):
            if int(face) > 3:
                return True
        elif card.name.endswith("="):
            if tray.count(face) == max(tray.count(number) for number in NUMBERS):
                return True
        elif tray.count(face) < card.name.split(",").count(face):
            return True
    return False


def what(table: Table, answer: str) -> str:
    """The name under which an answer is counted."""
    verb, *words = answer.split(" ")
    if verb == "swap":
        last = len(table.in_supply(words[1])) == 1
        return "swap for the last of a kind" if last else f"swap {words[0]}"
    if verb in ("reroll", "adjust"):
        return f"{verb} {words[0]} {kind_of_target(verb, words[0], words[1])}"
    if verb == "aside" and words[0].endswith(":spent"):
        return "aside spent"
    if verb == "return":
        return "return 2for1" if ":" in words[0] else "return plain"
    if verb == "exchange":
        return f"exchange {words[0]} for {'alike' if words[1] == words[2] else 'different'}"
    if verb == "whiten":
        dice = [die.in_tray for die in table.me.dice if die.kind == words[0]]
        if all(dice):
            return "whiten 2for1"
        return "whiten plain before 2for1" if any(dice) else "whiten plain"
    if verb == "down":
        token = named(table.top, words[0]).token
        if token is not None:
            return "down with own token" if token == table.me.seat else "down with another's token"
    return answer if verb == "win" else verb


def kind_of_target(verb: str, kind: str, word: str) -> str:
    if word == f"{kind}:{verb}":
        return "alike"
    if word == "itself" or ":" not in word:
        return word if word == "itself" else "inactive"
    face = word.split(":")[1]
    return face if face in ("spent", "skull") else "active"
