"""`conclave odds wizard-dice`: the Seer's chance to hit, before the round or with the dice on the table."""

from __future__ import annotations

from typing import Any

import click
import numpy as np
from rich.console import Console
from rich.table import Table
from rich.text import Text as Line

from conclave.cli.edge import print_json, problem, say, tell
from conclave.cli.help import LocalizedCommand
from conclave.cli.problem import Problem
from conclave.cli.prose import Prose
from conclave.cli.usage import CheckedOption
from conclave.core.packed import NO_DICE
from conclave.core.text import text
from conclave.games.wizard_dice.engine.cards import (
    CARDS,
    NAMED,
    NO_CARD,
    NO_COLOUR,
    ORDINARY_ROLLS,
    MagicCard,
)
from conclave.games.wizard_dice.engine.codes import NUMBERS, box
from conclave.games.wizard_dice.engine.dice import COLOURS, FACES, NUMBER_OF_DICE, faces, from_faces
from conclave.games.wizard_dice.engine.events import dice_text
from conclave.games.wizard_dice.engine.rerolls import rerolls, roll_is_compulsory
from conclave.games.wizard_dice.engine.scoring import UNNAMED
from conclave.games.wizard_dice.odds.payoffs import DICE, EXACT, Stakes, number_of_dice, payoff, x_at_stake
from conclave.games.wizard_dice.odds.round import (
    NO_DICE_KEPT,
    RoundOdds,
    before_roll_1,
    before_roll_2,
    seers_odds,
)
from conclave.odds.multisets import Worths

MOST_ROLLS = 5
ROWS = 6
"""How many different alternatives the table shows."""
SAME = 1e-12


@click.command("wizard-dice", cls=LocalizedCommand)
@click.option("--number", cls=CheckedOption, type=int, required=True)
@click.option(
    "--wizard",
    default="own",
    show_default=True,
)
@click.option(
    "--rolls",
    cls=CheckedOption,
    type=int,
    default=ORDINARY_ROLLS,
    show_default=True,
)
@click.option("--card", "card_id", metavar="ID")
@click.option("--dice", metavar="FACES")
@click.option("--rolls-left", cls=CheckedOption, type=int)
@click.option("--colour")
@click.option("--json", "as_json", is_flag=True)
def wizard_dice(
    number: int,
    wizard: str,
    rolls: int,
    card_id: str | None,
    dice: str | None,
    rolls_left: int | None,
    colour: str | None,
    as_json: bool,
) -> None:
    """The chance that the Seer's prediction comes true when every roll is played as well as possible."""
    question = OddsQuery(number, wizard, rolls, card_id)
    if dice is None:
        if rolls_left is not None or colour is not None:
            raise problem("wd-terminal-odds-dice-missing")
        question.before_the_round(as_json)
    elif rolls_left is None:
        raise problem("wd-terminal-odds-rolls-left-missing", most=MOST_ROLLS - 1)
    else:
        question.on_the_table(_dice(dice), rolls_left, colour, as_json)


class OddsQuery:
    """A prediction and the round it is made in, checked."""

    def __init__(self, number: int, wizard: str, rolls: int, card_id: str | None) -> None:
        if not 1 <= number <= NUMBERS:
            raise _outside("--number", number, 1, NUMBERS)
        if wizard not in ("own", "other"):
            raise problem("wd-terminal-odds-wizard", word=wizard)
        if not 1 <= rolls <= MOST_ROLLS:
            raise _outside("--rolls", rolls, 1, MOST_ROLLS)
        self.number = number
        self.wizard = wizard
        self.card = _card(card_id)
        self.rolls = self.card.rolls_of_round(number) if self.card.rolls_as_predicted else rolls
        self.notes: list[str] = []
        if self.card.rolls_as_predicted:
            self.notes.append(say("wd-terminal-odds-as-predicted", card=self.card.id, number=number))
        if self.card.wizards != NAMED:
            counting = "nothing" if self.card.wizards == NO_COLOUR else "every"
            self.notes.append(say("wd-terminal-odds-counting", card=self.card.id, counting=counting))
        if self.rolls < 2 and (self.card.rolls_before_predictions or self.card.turns_two_dice):
            raise problem("wd-terminal-odds-roll-2", card=self.card.id)

    def payoff(self, colour: int, stakes: Stakes = EXACT) -> Worths:
        wizard_colour = colour if self.wizard == "own" and self.card.wizards == NAMED else UNNAMED
        return payoff(box(self.number, colour), wizard_colour, self.card, stakes)

    def query(self) -> dict[str, Any]:
        return {
            "game": "wizard-dice",
            "number": self.number,
            "wizard": self.wizard,
            "card": self.card.id or None,
        }

    # -- before the round --------------------------------------------------------------------------------

    def before_the_round(self, as_json: bool) -> None:
        answer = {**self.query(), "rolls": self.rolls, **self.chances()}
        if as_json:
            print_json(answer)
            return
        console = Console(highlight=False)
        with_wizards = self.wizard == "own" if self.card.wizards == NAMED else self.card.wizards != NO_COLOUR
        hit = _percent(answer["probability"])
        line = say(
            "wd-terminal-odds-hit",
            number=self.number,
            wizards="with" if with_wizards else "without",
            rolls=self.rolls,
            card=self.card.id or "none",
            chance=hit,
        )
        console.print(Prose(_bold(line, hit)))
        if "probability_colour_after_roll_1" in answer:
            chosen = _percent(answer["probability_colour_after_roll_1"])
            console.print(Prose(say("wd-terminal-odds-hit-after-roll-1", chance=chosen)))
        if "probability_of_x" in answer:
            gained = _percent(answer["probability_of_x"])
            console.print(Prose(say("wd-terminal-odds-x", chance=gained)))
        self.print_notes(console)

    def chances(self) -> dict[str, float]:
        odds = seers_odds(self.payoff(0), self.card, self.rolls)
        chances = {"probability": float(before_roll_1(odds, self.rolls, self.card))}
        if self.card.rolls_before_predictions:
            colours = np.stack([self.payoff(colour) for colour in range(len(COLOURS))], axis=1)
            worths, _ = before_roll_2(seers_odds(colours, self.card, self.rolls - 1), self.rolls)
            best = DICE.expected(worths.max(axis=1))[NO_DICE_KEPT]
            chances["probability_colour_after_roll_1"] = float(best)
        if self.card.matching_jesters_hit:
            stakes = x_at_stake(box(self.number, 0), self.card, jester_boxes=0)
            odds = seers_odds(self.payoff(0, stakes), self.card, self.rolls)
            chances["probability_of_x"] = float(before_roll_1(odds, self.rolls, self.card))
        return chances

    # -- with the dice on the table ----------------------------------------------------------------------

    def on_the_table(self, dice: int, rolls_left: int, colour: str | None, as_json: bool) -> None:
        most = self.number - 1 if self.card.rolls_as_predicted else MOST_ROLLS - 1
        if not 0 <= rolls_left <= most:
            if self.card.rolls_as_predicted:
                raise problem(
                    "wd-terminal-odds-rolls-left-as-predicted",
                    most=most,
                    card=self.card.id,
                    rolls=self.number,
                    given=str(rolls_left),
                )
            raise _outside("--rolls-left", rolls_left, 0, most)
        chosen = self.best_colour(dice, rolls_left) if colour is None else _colour(colour)
        odds = seers_odds(self.payoff(chosen), self.card, rolls_left)
        alternatives = self.alternatives(odds, dice, rolls_left)
        if as_json:
            print_json(
                {
                    **self.query(),
                    "colour": COLOURS[chosen],
                    "dice": faces(dice),
                    "rolls_left": rolls_left,
                    "probability": alternatives[0][1],
                    "best": _as_dict(*alternatives[0]),
                    "alternatives": [_as_dict(*each) for each in alternatives],
                }
            )
            return
        if colour is None:
            self.notes.append(say("wd-terminal-odds-best-colour"))
        if roll_is_compulsory(self.card, self.roll_made(rolls_left)):
            self.notes.append(say("wd-terminal-odds-compulsory", card=self.card.id))
        self.print_table(dice, chosen, rolls_left, alternatives)

    def roll_made(self, rolls_left: int) -> int:
        """The number of the roll that lies on the table."""
        return max(self.rolls - rolls_left, 1)

    def best_colour(self, dice: int, rolls_left: int) -> int:
        chances = [
            self.alternatives(seers_odds(self.payoff(colour), self.card, rolls_left), dice, rolls_left)[0][1]
            for colour in range(len(COLOURS))
        ]
        return chances.index(max(chances))

    def alternatives(self, odds: RoundOdds, dice: int, rolls_left: int) -> list[tuple[int, float]]:
        """What can be rolled again with the chance to hit, the best first; no dice at all is to stop.

        Of equal ones stopping comes first, then rolling the fewest dice.
        """
        found: list[tuple[int, float]] = []
        roll = self.roll_made(rolls_left)
        if rolls_left == 0 or not roll_is_compulsory(self.card, roll):
            found.append((NO_DICE, float(odds.payoff[number_of_dice(dice) - DICE.full])))
        if rolls_left:
            for again in rerolls(dice, self.card, roll):
                found.append((again, float(odds.keeping[rolls_left][number_of_dice(dice - again)])))
        found.sort(key=lambda each: (-round(each[1], 12), len(faces(each[0])), each[0]))
        return found

    def print_table(self, dice: int, colour: int, left: int, alternatives: list[tuple[int, float]]) -> None:
        console = Console(highlight=False)
        prediction = say("wd-terminal-box", number=self.number, colour=text(f"wd-colour-{COLOURS[colour]}"))
        line = say(
            "wd-terminal-odds-table",
            prediction=prediction,
            card=self.card.id or "none",
            rolls=left,
            dice=dice_text(dice),
        )
        console.print(Prose(_bold(line, prediction)))
        table = Table()
        table.add_column(say("wd-terminal-odds-roll-again"))
        table.add_column(say("wd-terminal-odds-chance"), justify="right", no_wrap=True)
        for rerolled, chance, alike in _table_rows(alternatives):
            what = dice_text(rerolled) if rerolled else text("wd-terminal-odds-stop")
            if alike:
                what = text("wd-terminal-odds-alike", dice=what, number=alike)
            table.add_row(Prose(tell(what)), _percent(chance))
        console.print(table)
        self.print_notes(console)

    def print_notes(self, console: Console) -> None:
        for note in self.notes:
            console.print(Prose(note, "dim"))


def _table_rows(alternatives: list[tuple[int, float]]) -> list[tuple[int, float, int]]:
    """The rows of the table: the best few, and stopping wherever it stands.

    Re-rolls with the same chance are one row, with how many more there are of them.
    """
    rows: list[tuple[int, float, int]] = []
    for rerolled, chance in alternatives:
        if rerolled and rows and rows[-1][0] and abs(rows[-1][1] - chance) < SAME:
            rows[-1] = (rows[-1][0], rows[-1][1], rows[-1][2] + 1)
        else:
            rows.append((rerolled, chance, 0))
    return rows[:ROWS] + [row for row in rows[ROWS:] if row[0] == NO_DICE]


def _as_dict(rerolled: int, chance: float) -> dict[str, Any]:
    return {"reroll": faces(rerolled), "probability": chance}


def _percent(chance: float) -> str:
    return f"{100 * chance:.4f} %"


def _bold(sentence: str, words: str) -> Line:
    line = Line(sentence)
    line.highlight_words([words], "bold")
    return line


def _outside(option: str, given: int, least: int, most: int) -> Problem:
    return problem("wd-terminal-odds-range", option=option, least=least, most=most, given=str(given))


def _card(card_id: str | None) -> MagicCard:
    if card_id is None:
        return NO_CARD
    for card in CARDS:
        if card.id.lower() == card_id.lower():
            return card
    raise problem("wd-terminal-odds-no-card", card=card_id, expected=", ".join([card.id for card in CARDS]))


def _colour(word: str) -> int:
    if word.lower() not in COLOURS:
        raise problem("wd-terminal-odds-no-colour", word=word, expected=", ".join(COLOURS))
    return COLOURS.index(word.lower())


def _dice(written: str) -> int:
    words = written.lower().replace(",", " ").split()
    for word in words:
        if word not in FACES:
            raise problem("wd-terminal-odds-no-face", word=word, expected=", ".join(FACES))
    if len(words) != NUMBER_OF_DICE:
        raise problem("wd-terminal-odds-all-dice", needed=NUMBER_OF_DICE, given=len(words))
    return from_faces(tuple(words))
