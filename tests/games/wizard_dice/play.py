"""Play Wizard Dice line by line, the way a record reads.

    match = Match(players=3, seer=1)
    match.play("1 predict 5 green", "2 predict 2 blue", "3 predict 2 red", "1 name green")
    match.refused("2 leave", by="WD-4")
    match.play("roll blue blue green green red yellow wizard", "2 leave")
    assert match.mark(2, "2 blue") == "X"

Seats count from 1, as in records. `roll`, `card` and `seer` settle a chance, everything else is a decision.
Only what a player of the game could use is used: the game, its position, and views.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from dataclasses import replace

import pytest

from conclave.core.chance import Chance
from conclave.core.pending import Decide, Over
from conclave.core.position import Position
from conclave.core.refusal import IllegalAction
from conclave.core.source import Bits
from conclave.games.wizard_dice.interface.view import Account, Page, WizardDiceView
from conclave.registry import GAMES

GAME = GAMES.find("wizard-dice")

COLOURS = ("blue", "green", "red", "yellow")
FACES = (*COLOURS, "wizard", "jester")
BOXES = tuple(f"{number} {colour}" for colour in COLOURS for number in range(1, 6))

NOTHING_HAPPENS = "roll jester jester jester jester jester jester jester"
"""A roll that is no prediction's friend and allows no Jester Score (WD-7)."""


def page(
    marks: Mapping[str, str] | None = None, jesters: Iterable[int] = (), crossed: Iterable[str] = ()
) -> Page:
    """A Page of Prediction in the middle of a game: `page({"5 green": "X", "2 red": "1"}, jesters=[3])`."""
    written = dict(marks or {})
    assert set(written) <= set(BOXES)
    crossed_out = [BOXES.index(box) for box in crossed]
    used = tuple(sorted(jesters))
    counted = {box: mark for box, mark in written.items() if BOXES.index(box) not in crossed_out}
    hits = [(int(box[0]), mark.count("X")) for box, mark in counted.items() if "X" in mark]
    worth = sum(number * xs for number, xs in hits)
    differences = sum(int(mark) for mark in counted.values() if "X" not in mark)
    return Page(
        marks=tuple(written.get(box, "") for box in BOXES),
        crossed_out=tuple(sorted(crossed_out)),
        jester_boxes=used,
        xs=sum(mark.count("X") for mark in counted.values()) + len(used),
        points=worth - differences,
        account=Account(sum(xs for _, xs in hits), worth, differences, 0),
    )


def full_page(
    but: Iterable[str] = (), marks: Mapping[str, str] | None = None, jesters: Iterable[int] = ()
) -> Page:
    """A page with every box scored but the named ones; a 0 stands where `marks` says nothing else."""
    written = dict.fromkeys(BOXES, "0") | dict(marks or {})
    for box in but:
        del written[box]
    return page(written, jesters)


class Match:
    """One game of Wizard Dice, from its start or from given pages on."""

    def __init__(
        self,
        players: int = 3,
        seer: int | None = 1,
        *,
        cards: bool = False,
        expert: bool = False,
        pages: Mapping[int, Page] | None = None,
        pile: tuple[str, ...] | None = None,
    ) -> None:
        first = "random" if seer is None else str(seer)
        options = GAME.configure({"players": players, "seer": first, "cards": cards, "expert": expert})
        self.position: Position = GAME.start(options)
        if pages is not None or pile is not None:
            self._go_on_from(pages or {}, pile)

    def _go_on_from(self, pages: Mapping[int, Page], pile: tuple[str, ...] | None) -> None:
        """The start of a later round with these pages; the others' are empty."""
        start = self.view
        assert start.stage in ("prediction", "draw-card"), "give the first Seer"
        seer_has_a_box = "" in pages.get(self.seer, start.pages[0]).marks
        assert start.stage == "draw-card" or seer_has_a_box, "this Seer would sit out: play into it"
        wanted = replace(
            start,
            round=10,
            pages=tuple(pages.get(seat + 1, own) for seat, own in enumerate(start.pages)),
            pile=start.pile if pile is None else pile,
        )
        self.position = GAME.imagine(wanted, Bits(random.Random(1).getrandbits))
        assert self.view == wanted

    # -- playing -------------------------------------------------------------------------------------------

    def play(self, *lines: str) -> Match:
        for line in lines:
            word, _, rest = line.partition(" ")
            if word in ("roll", "card", "seer"):
                self._settle(word, rest)
            else:
                self._decide(int(word) - 1, rest)
        return self

    def _decide(self, seat: int, notation: str) -> None:
        action = GAME.parse(notation)
        legal = [GAME.notation(each) for each in self.position.legal(seat)]
        assert notation in legal, f"{seat + 1} {notation} is refused: {self.position.why_not(seat, action)}"
        assert self.position.why_not(seat, action) is None
        self.position.play(seat, action)

    def _settle(self, word: str, outcome: str) -> None:
        chance = self.position.pending
        assert isinstance(chance, Chance), f"no {word} is due but {chance}"
        if word == "roll":
            assert "d{" in chance.spec, f"no roll is due but {chance}"
            outcome = " ".join(sorted(outcome.split(" "), key=FACES.index))
        self.position.settle(chance.read(outcome))

    def refused(self, line: str, by: str) -> None:
        """The decision is not allowed, for the reason of this rule, and trying it changes nothing."""
        word, _, notation = line.partition(" ")
        seat, action = int(word) - 1, GAME.parse(notation)
        before = self._views()
        assert action not in self.position.legal(seat), f"{line} is allowed"
        refusal = self.position.why_not(seat, action)
        assert refusal is not None
        assert refusal.rule == by, f"{line} is refused by {refusal.rule} ({refusal.reason.key})"
        with pytest.raises(IllegalAction) as illegal:
            self.position.play(seat, action)
        assert illegal.value.refusal.rule == by
        assert self._views() == before

    def all_score(self, roll: str) -> Match:
        """Roll; everybody stays and the Seer leaves, so that all score. Stops at a Jester question."""
        self.play(roll)
        while self.view.stage == "leaving":
            self.play(f"{self.waiting[0]} stay")
        if self.view.stage == "seer-rolls-on":
            self.play(f"{self.seer} leave")
        return self

    def finish_round(self, roll: str = NOTHING_HAPPENS) -> Match:
        """Play on to the next round's start: first choices, the same faces whenever dice are rolled."""
        now = self.view.round
        faces = roll.removeprefix("roll ")
        while not self.over() and self.view.round == now:
            if self.rolling:
                self.play("roll " + " ".join(faces.split(" ")[: self.rolling]))
            else:
                seat = self.waiting[0]
                self.play(f"{seat} {self.legal(seat)[0]}")
        return self

    @classmethod
    def under(
        cls, card: str, players: int = 3, seer: int = 1, pages: Mapping[int, Page] | None = None
    ) -> Match:
        """The start of a round for which this magic card was drawn."""
        return cls(players, seer, cards=True, pages=pages).play(f"card {card}")

    # -- looking -------------------------------------------------------------------------------------------

    @property
    def view(self) -> WizardDiceView:
        """What a spectator sees."""
        return self.seen_by(None)

    def seen_by(self, seat: int | None) -> WizardDiceView:
        view = self.position.view(None if seat is None else seat - 1)
        assert isinstance(view, WizardDiceView)
        return view

    def _views(self) -> list[WizardDiceView]:
        return [self.seen_by(seat) for seat in (None, *range(1, self.view.players + 1))]

    @property
    def seer(self) -> int:
        return self.view.seer + 1

    @property
    def dice(self) -> str:
        return " ".join(self.view.dice)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that must decide now."""
        pending = self.position.pending
        return tuple(seat + 1 for seat in pending.seats) if isinstance(pending, Decide) else ()

    @property
    def rolling(self) -> int:
        """How many dice are to be rolled now."""
        pending = self.position.pending
        if isinstance(pending, Chance) and "d{" in pending.spec:
            return int(pending.spec.partition("d")[0])
        return 0

    @property
    def chance(self) -> str:
        """The specification of the chance that is due."""
        pending = self.position.pending
        assert isinstance(pending, Chance)
        return pending.spec

    def over(self) -> bool:
        return isinstance(self.position.pending, Over)

    @property
    def result(self) -> Over:
        pending = self.position.pending
        assert isinstance(pending, Over)
        return pending

    @property
    def places(self) -> tuple[int, ...]:
        return self.result.places

    @property
    def points(self) -> tuple[int, ...]:
        return self.result.points

    def legal(self, seat: int) -> list[str]:
        return [GAME.notation(action) for action in self.position.legal(seat - 1)]

    def predictable(self, seat: int) -> list[str]:
        """The boxes a seat may predict now."""
        return [line.removeprefix("predict ") for line in self.legal(seat) if line.startswith("predict ")]

    def prediction(self, seat: int) -> str | None:
        predicted = self.view.predictions[seat - 1]
        return None if predicted is None else f"{predicted.number} {predicted.colour}"

    def mark(self, seat: int, box: str) -> str:
        """What is written in a box: "" (open), "X", "XX", or a difference."""
        return self.view.pages[seat - 1].marks[BOXES.index(box)]

    def marks(self, seat: int) -> dict[str, str]:
        """Every scored box of a page."""
        written = zip(BOXES, self.view.pages[seat - 1].marks, strict=True)
        return {box: mark for box, mark in written if mark}

    def jesters(self, seat: int) -> tuple[int, ...]:
        """The used Jester boxes."""
        return self.view.pages[seat - 1].jester_boxes

    def crossed(self, seat: int) -> list[str]:
        return [BOXES[index] for index in self.view.pages[seat - 1].crossed_out]

    def xs(self, seat: int) -> int:
        return self.view.pages[seat - 1].xs
