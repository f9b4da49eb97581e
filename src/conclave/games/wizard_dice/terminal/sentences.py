"""Wizard Dice in plain lines: what somebody has to know who does not look at the screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from conclave.cli.terminal.score_table import by_place
from conclave.cli.terminal.translator import Translator
from conclave.core.pending import Over
from conclave.core.text import Argument, Text, text
from conclave.games.wizard_dice.engine.codes import NUMBERS
from conclave.games.wizard_dice.engine.dice import COLOURS, from_faces
from conclave.games.wizard_dice.engine.events import dice_text
from conclave.games.wizard_dice.interface.read_view import box_of, card_of
from conclave.games.wizard_dice.interface.view import Prediction, WizardDiceView
from conclave.games.wizard_dice.terminal.dice import Die
from conclave.games.wizard_dice.terminal.pages import written_mark
from conclave.games.wizard_dice.terminal.prediction_state import prediction_of, prediction_state
from conclave.games.wizard_dice.terminal.result import score_parts

CHOOSING_A_BOX: Final = ("turn", "prediction", "secret-predictions", "crossing-out")
"""The stages at which the own page decides."""


class Sentences:
    """Tells one view."""

    def __init__(self, view: WizardDiceView, translator: Translator) -> None:
        self._view = view
        self._translator = translator

    def _say(self, key: str, **arguments: Argument) -> str:
        return self._translator.say(f"wd-plain-{key}", **arguments)

    # -- a decision --------------------------------------------------------------------------------------

    def situation(self, seat: int, dice: Sequence[Die], facts: Sequence[str], new: bool) -> list[str]:
        """What the seat has to know for its decision, the own things first; `new` if the round is."""
        view = self._view
        told = [*self._round(facts, new), *self._dice(dice)]
        own = self._prediction(seat)
        if own:
            told.append(self._say("own", prediction=own))
        if view.stage in CHOOSING_A_BOX:
            told += self._boxes(seat)
        others = [(seat + step) % view.players for step in range(1, view.players)]
        return [*told, *[self._player(other) for other in others]]

    def table(self, dice: Sequence[Die], facts: Sequence[str]) -> list[str]:
        return [*self._round(facts, True), *self._dice(dice), *self.every_page()]

    def _round(self, facts: Sequence[str], effect: bool) -> list[str]:
        """The round and its magic card, with or without what the card does."""
        words = [" ".join(fact.split()) for fact in facts]
        told = [self._say("sentence", words=self._translator.join(words))] if words else []
        card = self._view.card
        if card is not None:
            about: dict[str, Argument] = {"card": card, "name": text(f"wd-card-{card}")}
            told.append(
                self._say("card-effect", effect=text(f"wd-card-{card}-effect"), **about)
                if effect
                else self._say("card", **about)
            )
        return told

    def _dice(self, dice: Sequence[Die]) -> list[str]:
        """By face; and in their order if they can be picked by their numbers."""
        if not self._view.dice:
            return []
        told = [self._say("dice", dice=dice_text(from_faces(self._view.dice)))]
        faces = [die.face for die in dice if die.face is not None]
        if self._view.stage == "seer-rolls-on":
            names = [self._translator.say(f"wd-face-{face}") for face in faces]
            told.append(self._say("in-order", dice=self._translator.join(names)))
        return told

    # -- predictions -------------------------------------------------------------------------------------

    def _predicted(self, prediction: Prediction) -> Text:
        return text(
            "wd-terminal-box", number=prediction.number, colour=text(f"wd-colour-{prediction.colour}")
        )

    def _prediction(self, seat: int) -> str:
        """A prediction and how it stands; nothing before there is one."""
        prediction = prediction_of(self._view, seat)
        if prediction is None:
            return ""
        predicted = self._predicted(prediction)
        now = prediction_state(self._view, seat)
        if now is not None:
            key = "now-hit" if now.hit else "now-missed"
            mark = self._mark(now.mark)
            if card_of(self._view).doubled:
                key += "-doubled"
            return self._say(key, prediction=predicted, shown=now.shown, mark=mark)
        written = self._view.pages[seat].marks[box_of(prediction)]
        if seat in self._view.still_in or not written:
            return self._translator.tell(predicted)
        return self._say("scored", prediction=predicted, mark=self._mark(written))

    def _mark(self, mark: str) -> str:
        return self._say("two-xs") if mark == "XX" else written_mark(mark)

    # -- pages -------------------------------------------------------------------------------------------

    def _player(self, seat: int) -> str:
        view, page = self._view, self._view.pages[seat]
        pieces = [self._say("points", points=page.points), self._say("xs", xs=page.xs, target=view.target)]
        prediction = self._prediction(seat)
        if prediction:
            pieces.append(self._say("predicted", prediction=prediction))
        elif seat in view.revising:
            pieces.append(self._translator.say("wd-terminal-status-in"))
        return self._say("player", player=self._name(seat), facts=self._translator.join(pieces))

    def _name(self, seat: int) -> str:
        return self._translator.names[seat]

    def _boxes(self, seat: int) -> list[str]:
        """A page colour by colour, and its Jester boxes."""
        told = [
            self._say("row", row=text(f"wd-colour-{colour}"), boxes=self._row(seat, row))
            for row, colour in enumerate(COLOURS)
        ]
        taken = self._view.pages[seat].jester_boxes
        free = [str(number) for number in range(1, NUMBERS + 1) if number not in taken]
        boxes = [self._say("open", numbers=" ".join(free))] if free else []
        boxes += [self._say("box", number=number, mark="X") for number in taken]
        return [*told, self._say("jesters", boxes=self._translator.join(boxes))]

    def _row(self, seat: int, row: int) -> str:
        page = self._view.pages[seat]
        free: list[str] = []
        scored: list[str] = []
        for number in range(1, NUMBERS + 1):
            box = row * NUMBERS + number - 1
            if box in page.crossed_out:
                scored.append(self._say("crossed-out", number=number))
            elif page.marks[box]:
                scored.append(self._say("box", number=number, mark=self._mark(page.marks[box])))
            else:
                free.append(str(number))
        unscored = [self._say("open", numbers=" ".join(free))] if free else []
        return self._translator.join([*unscored, *scored])

    def every_page(self) -> list[str]:
        told: list[str] = []
        for seat in range(self._view.players):
            told += [self._player(seat), *self._boxes(seat)]
        return told

    # -- the end -----------------------------------------------------------------------------------------

    def outcome(self, over: Over) -> list[str]:
        """How everybody's points came about."""
        told = []
        for seat in by_place(over):
            page, total = self._view.pages[seat], over.points[seat]
            parts = score_parts(page, total)
            told.append(
                self._say(
                    "account",
                    player=self._name(seat),
                    xs=page.xs,
                    earned=parts.earned,
                    differences=parts.differences,
                    bonus=parts.bonus,
                    jesters=parts.jester_scores,
                )
            )
        return told
