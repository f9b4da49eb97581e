"""A second, slow reading of the rules, to be held against the real one.

It is written from the rules page alone, as one generator that reads like a round at the table: it yields what
must happen next (a `Toss` of dice or cards, or an `Ask` with everything each seat may answer) and is sent
what did happen. It knows nothing of codes, masks or tables.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations_with_replacement, product

from tests.games.wizard_dice.play import BOXES, COLOURS, FACES

CARDS = tuple(f"M{number}" for number in range(1, 11))


@dataclass(frozen=True)
class Toss:
    """Dice to roll, or something to draw."""

    spec: str


@dataclass(frozen=True)
class Ask:
    """The seats that must answer, and the answers of every seat that may."""

    seats: frozenset[int]
    answers: dict[int, frozenset[str]]


Sent = tuple[int, str]
"""A seat and its answer, or 0 and what came of a toss. Seats count from 1."""

Steps = Generator[Toss | Ask, Sent, None]


@dataclass
class Sheet:
    """A Page of Prediction."""

    marks: dict[str, str]
    crossed: set[str]
    jesters: set[int]

    def open_boxes(self) -> set[str]:
        return set(BOXES) - set(self.marks)

    def counting(self) -> Iterator[tuple[int, str]]:
        for box, mark in self.marks.items():
            if box not in self.crossed:
                yield int(box[0]), mark

    def xs(self) -> int:
        return sum(mark.count("X") for _, mark in self.counting()) + len(self.jesters)

    def points(self) -> int:
        return sum(
            column * mark.count("X") if "X" in mark else -int(mark) for column, mark in self.counting()
        )


def draw(kinds: Iterable[str], among: Iterable[str]) -> Toss:
    left = set(kinds)
    return Toss("draw 1 of " + " ".join(f"{kind}:{int(kind in left)}" for kind in among))


def choices_of(dice: Counter[str], least: int) -> set[str]:
    """Every set of at least so many dice, as a player would write it."""
    spans = [range(dice[face] + 1) for face in FACES]
    return {
        "reroll " + " ".join(word for face, n in zip(FACES, counts, strict=True) for word in [face] * n)
        for counts in product(*spans)
        if sum(counts) >= max(least, 1)
    }


class Referee:
    def __init__(self, players: int, target: int, with_cards: bool, seer: int | None) -> None:
        self.seats = range(1, players + 1)
        self.target = target
        self.with_cards = with_cards
        self.seer = seer or 0
        self.sheets = {seat: Sheet({}, set(), set()) for seat in self.seats}
        self.pile: set[str] = set(CARDS)
        self.card = ""
        self.dice: Counter[str] = Counter()
        self.wizard_colour = ""
        self.predictions: dict[int, str] = {}
        self.inside: list[int] = []

    def clockwise(self) -> list[int]:
        """The seats from the Seer's left on, without the Seer."""
        players = len(self.seats)
        return [(self.seer - 1 + step) % players + 1 for step in range(1, players)]

    def ask(self, seat: int, answers: Iterable[str]) -> Generator[Toss | Ask, Sent, str]:
        answered, answer = yield Ask(frozenset([seat]), {seat: frozenset(answers)})
        assert answered == seat
        return answer

    def roll(self, number: int) -> Steps:
        _, faces = yield Toss(f"{number}d{{{','.join(FACES)}}}")
        self.dice.update(faces.split(" "))

    def game(self) -> Steps:
        if not self.seer:
            drawn = yield draw([str(seat) for seat in self.seats], [str(seat) for seat in self.seats])
            self.seer = int(drawn[1])
        while True:
            yield from self.round()
            if any(sheet.xs() >= self.target for sheet in self.sheets.values()):
                return
            if not any(sheet.open_boxes() for sheet in self.sheets.values()):
                return

    def round(self) -> Steps:
        self.dice = Counter()
        self.predictions = {}
        self.wizard_colour = ""
        if self.with_cards:
            self.pile = self.pile or set(CARDS)
            _, self.card = yield draw(self.pile, CARDS)
            self.pile.discard(self.card)
        if self.card == "M3":
            yield from self.roll(7)
        if self.card == "M4":
            pairs = [f"turn {first} {second}" for first, second in combinations_with_replacement(FACES, 2)]
            turned = yield from self.ask(self.seer, pairs)
            self.dice.update(turned.split(" ")[1:])
        if self.card == "M10":
            yield from self.predict_in_secret()
        else:
            yield from self.predict()
        if self.card not in ("M1", "M8"):
            named = yield from self.ask(self.seer, [f"name {colour}" for colour in COLOURS])
            self.wizard_colour = named.split(" ")[1]
        yield from self.rolling()
        self.seer = self.next_seer()

    def predict(self) -> Steps:
        for seat in [self.seer, *self.clockwise()]:
            boxes = self.sheets[seat].open_boxes() - set(self.predictions.values())
            if not boxes:
                continue
            said = yield from self.ask(seat, [f"predict {box}" for box in boxes])
            self.predictions[seat] = said.removeprefix("predict ")
            if self.card == "M7":
                yield from self.cross_out(seat)

    def cross_out(self, seat: int) -> Steps:
        sheet = self.sheets[seat]
        colour = self.predictions[seat].split(" ")[1]
        boxes = [box for box in sheet.marks if box.endswith(colour) and box not in sheet.crossed]
        if boxes:
            said = yield from self.ask(seat, ["cross-out nothing", *[f"cross-out {box}" for box in boxes]])
            if said != "cross-out nothing":
                sheet.crossed.add(said.removeprefix("cross-out "))

    def predict_in_secret(self) -> Steps:
        boxes = self.sheets[self.seer].open_boxes()
        if boxes:
            said = yield from self.ask(self.seer, [f"predict {box}" for box in boxes])
            self.predictions[self.seer] = said.removeprefix("predict ")
        taken = set(self.predictions.values())
        free = {seat: self.sheets[seat].open_boxes() - taken for seat in self.clockwise()}
        answers = {
            seat: frozenset([f"predict {box}" for box in boxes]) for seat, boxes in free.items() if boxes
        }
        secret: dict[int, str] = {}
        while len(secret) < len(answers):
            seat, said = yield Ask(frozenset(set(answers) - set(secret)), answers)
            secret[seat] = said.removeprefix("predict ")
        # Clockwise, because that is the order in which ties for the next Seer are settled.
        self.predictions |= {seat: secret[seat] for seat in self.clockwise() if seat in secret}

    def rolling(self) -> Steps:
        self.inside = [seat for seat in [*self.clockwise(), self.seer] if seat in self.predictions]
        rolls = 3
        if self.card == "M8" and self.seer in self.predictions:
            rolls = int(self.predictions[self.seer][0])
        first = 1
        if self.card == "M3":
            first = 2
            yield from self.roll_again((yield from self.ask(self.seer, choices_of(self.dice, 3))))
        elif self.card == "M4":
            first = 2
            yield from self.roll(5)
        else:
            yield from self.roll(7)
        for number in range(first, rolls + 1):
            free = self.dice.copy()
            if self.card == "M2":
                free["jester"] = 0
            if number == rolls or not free.total():
                break
            for seat in list(self.inside):
                if seat != self.seer and (yield from self.ask(seat, ["stay", "leave"])) == "leave":
                    yield from self.score(seat)
            if not self.inside:
                return
            said = yield from self.ask(self.seer, {"leave", *choices_of(free, 1)})
            if said == "leave":
                break
            yield from self.roll_again(said)
        for seat in list(self.inside):
            yield from self.score(seat)

    def roll_again(self, said: str) -> Steps:
        picked = said.split(" ")[1:]
        self.dice.subtract(picked)
        yield from self.roll(len(picked))

    def score(self, seat: int) -> Steps:
        self.inside.remove(seat)
        sheet, box = self.sheets[seat], self.predictions[seat]
        number, colour = int(box[0]), box.split(" ")[1]
        shown, jesters = self.dice[colour], self.dice["jester"]
        if self.card == "M1" or (self.card != "M8" and self.wizard_colour == colour):
            shown += self.dice["wizard"]
        if self.card == "M5":
            shown += 1
        if self.card == "M6":
            shown += jesters
        times = 2 if self.card in ("M1", "M2") else 1
        if shown == number:
            sheet.marks[box] = "X" * times
            return
        said = "score difference"
        if 1 <= jesters <= 5 and jesters not in sheet.jesters:
            said = yield from self.ask(seat, ["score jester", "score difference"])
        if said == "score jester":
            sheet.jesters.add(jesters)
            sheet.marks[box] = "X" if self.card == "M9" and jesters == number else "0"
        else:
            sheet.marks[box] = str(abs(shown - number) * times)

    def next_seer(self) -> int:
        """The first of the highest numbers in another colour than the Seer's; predictions stand in order."""
        seer_colour = self.predictions[self.seer].split(" ")[1] if self.seer in self.predictions else ""
        best, number = self.seer, 0
        for seat, box in self.predictions.items():
            if box.split(" ")[1] != seer_colour and int(box[0]) > number:
                best, number = seat, int(box[0])
        return best

    def points(self) -> tuple[int, ...]:
        return tuple(
            sheet.points() + (3 if sheet.xs() >= self.target else 0) for sheet in self.sheets.values()
        )

    def places(self) -> tuple[int, ...]:
        jesters = [len(sheet.jesters) for sheet in self.sheets.values()]
        ranks = [(-points, used) for points, used in zip(self.points(), jesters, strict=True)]
        return tuple(1 + sum(other < own for other in ranks) for own in ranks)
