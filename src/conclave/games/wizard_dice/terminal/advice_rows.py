"""Hints in the words of the table: equal ones together, and what to type for a re-roll."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from conclave.cli.terminal.advice import AdviceRow
from conclave.cli.terminal.translator import Translator
from conclave.core.game import Game
from conclave.core.text import Text, text
from conclave.games.wizard_dice.engine.dice import from_faces
from conclave.games.wizard_dice.engine.events import dice_text
from conclave.games.wizard_dice.interface.view import Leave, Predict, Reroll
from conclave.games.wizard_dice.terminal.dice import Die, leftmost
from conclave.odds.advisers import Alternative

SAME = 1e-9


@dataclass
class _Predictions:
    """Boxes with the same number that promise the same."""

    number: int
    alternative: Alternative
    colours: list[Text] = field(default_factory=list)

    def holds(self, face: Predict, other: Alternative) -> bool:
        one = self.alternative
        return (
            face.number == self.number
            and abs(one.worth - other.worth) < SAME
            and abs((one.chance or 0.0) - (other.chance or 0.0)) < SAME
        )


def advice_rows(
    alternatives: Sequence[Alternative],
    game: Game,
    translator: Translator,
    dice: Sequence[Die],
    stuck: Sequence[str],
) -> list[AdviceRow]:
    """`stuck` are faces that cannot be rolled again."""
    predictions: list[_Predictions] = []
    rows: list[AdviceRow | _Predictions] = []
    reroll = any(isinstance(game.face(each.action), Reroll) for each in alternatives)
    for each in alternatives:
        face = game.face(each.action)
        if isinstance(face, Predict):
            found = next((group for group in predictions if group.holds(face, each)), None)
            if found is None:
                found = _Predictions(face.number, each)
                predictions.append(found)
                rows.append(found)
            found.colours.append(text(f"wd-colour-{face.colour}"))
            continue
        label, command = game.text(each.action), ""
        if isinstance(face, Reroll):
            label, command = dice_text(from_faces(face.faces)), _reroll_command(face, dice, stuck)
            if each.alike:
                label = text("wd-terminal-odds-alike", dice=label, number=each.alike)
        elif isinstance(face, Leave) and reroll:
            command = "leave"
        rows.append(AdviceRow(each.worth, each.chance, translator.tell(label), command))
    return [_row(row, translator) if isinstance(row, _Predictions) else row for row in rows]


def _row(group: _Predictions, translator: Translator) -> AdviceRow:
    *before, colours = group.colours
    if before:
        joined = before[0]
        for colour in before[1:]:
            joined = text("wd-dice-join", left=joined, right=colour)
        colours = text("wd-terminal-or", left=joined, right=colours)
    label = translator.say("wd-action-predict", number=group.number, colour=colours)
    return AdviceRow(group.alternative.worth, group.alternative.chance, label)


def _reroll_command(face: Reroll, dice: Sequence[Die], stuck: Sequence[str]) -> str:
    faces = [die.face for die in dice]
    places = sorted(leftmost(faces, face.faces))
    if places == [place for place, shown in enumerate(faces) if shown not in stuck]:
        return "r all"
    return " ".join(["r", *[str(place + 1) for place in places]])
