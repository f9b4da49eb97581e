"""`conclave odds ciub`: the chance to win a card this turn, before the roll or with the dice on the table."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from typing import Any

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text as Line

from conclave.cli.edge import print_json, problem, say, tell
from conclave.cli.help import LocalizedCommand
from conclave.cli.prose import Prose
from conclave.cli.usage import CheckedOption
from conclave.core import Bits
from conclave.core.text import text
from conclave.games.ciub.engine import requirement
from conclave.games.ciub.engine.codes import SWAP_DIE, dice_code
from conclave.games.ciub.engine.dice import (
    ACTIVE,
    INACTIVE,
    KIND_OF,
    KINDS,
    KINDS_WITH_SWAP,
    NUMBER_OF_KINDS,
    POWER_DICE,
    SIDE,
    SIDES,
    STATE_WORDS,
    SWAP,
    WHITE,
    WHITE_FOR_EACH_PLAYER,
)
from conclave.games.ciub.engine.stages import ACT
from conclave.games.ciub.engine.words import dice_text, pool_text
from conclave.games.ciub.interface.game import OUTSIDE, TRAY
from conclave.games.ciub.interface.notation import notation, text_of
from conclave.games.ciub.odds.estimate import TurnEstimate, estimate
from conclave.games.ciub.odds.sampled_turns import RolledDice
from conclave.games.ciub.odds.steps import DIGITS, different, steps
from conclave.games.ciub.odds.turn import TooLarge, dice_of, solve_turn

TWO_PLAYERS = 2
MOST_PLAYERS = 4
HIGHEST_VALUE = 99
MOST_CARDS = 6
SEED = 20
"""Sampling gives the same answer every time."""
OTHER_SWAPS = 600_000
"""The most entries of a table for a swap that nobody needs."""
ROWS = 12
"""How many different steps the table shows."""

_VALUE = re.compile(r"[1-9][0-9]?")
_COUNTED = re.compile(r"([^*]+)(?:\*([0-9]{1,2}))?")


@click.command("ciub", cls=LocalizedCommand)
@click.option("--pool", metavar="DICE")
@click.option(
    "--card",
    "cards",
    metavar="CARD",
    multiple=True,
    required=True,
)
@click.option(
    "--skulls",
    cls=CheckedOption,
    type=click.Choice(["jokers", "value"]),
    default="jokers",
    show_default=True,
)
@click.option(
    "--self-adjust",
    cls=CheckedOption,
    type=click.Choice([OUTSIDE, TRAY]),
    default=OUTSIDE,
    show_default=True,
)
@click.option("--supply", metavar="DICE")
@click.option("--dice", metavar="DICE")
@click.option("--tray", metavar="DICE")
@click.option("--earned", is_flag=True)
@click.option("--json", "as_json", is_flag=True)
def ciub(
    pool: str | None,
    cards: tuple[str, ...],
    skulls: str,
    self_adjust: str,
    supply: str | None,
    dice: str | None,
    tray: str | None,
    earned: bool,
    as_json: bool,
) -> None:
    """The chance to win a card this turn when the turn is played as well as possible."""
    if dice is None:
        if pool is None:
            raise problem("cb-terminal-odds-pool-missing")
        if tray is not None or earned:
            raise problem("cb-terminal-odds-dice-missing")
        rolled = None
        held = _read_dice("--pool", pool, KINDS)
        in_tray = [0] * SIDES
    else:
        if pool is not None:
            raise problem("cb-terminal-odds-pool-and-dice")
        rolled = _read_dice("--dice", dice, STATE_WORDS)
        in_tray = _read_dice("--tray", tray, STATE_WORDS[:SIDES]) if tray is not None else [0] * SIDES
        held = [0] * NUMBER_OF_KINDS
        for state in range(len(STATE_WORDS)):
            held[KIND_OF[state]] += rolled[state] + (in_tray[state] if state < SIDES else 0)
    question = OddsQuery(_read_cards(cards), skulls, self_adjust, held, _supply(held, supply), in_tray)
    if rolled is None:
        question.before_the_roll(as_json)
    else:
        question.on_the_table(rolled, earned or sum(rolled[ACTIVE:]) > 0, as_json)


class OddsQuery:
    """The cards and the dice, checked."""

    def __init__(
        self,
        wanted: dict[int, float],
        skulls: str,
        self_adjust: str,
        held: list[int],
        supply: list[int],
        tray: list[int],
    ) -> None:
        self.wanted = wanted
        self.skulls = skulls
        self.self_adjust = self_adjust
        self.held = held
        self.supply = supply
        self.tray = tray
        self.is_chance = set(wanted.values()) == {1.0}
        """Otherwise cards have values and answers are means of them."""

    def answer(self, outside: list[int], now: RolledDice | None) -> TurnEstimate:
        source = Bits(random.Random(SEED).getrandbits)
        jokers = self.skulls == "jokers"
        with Console(stderr=True).status(say("cb-terminal-odds-working")):
            return estimate(
                self.wanted,
                jokers,
                outside,
                self.supply,
                source,
                self.tray,
                now,
                self_adjust_to_tray=self.self_adjust == TRAY,
            )

    def query(self) -> dict[str, Any]:
        names = [requirement.write(card) for card in self.wanted]
        query: dict[str, Any] = {"game": "ciub", "card": names[0] if len(names) == 1 else names}
        if not self.is_chance:
            query["values"] = list(self.wanted.values())
        return {
            **query,
            "skulls": self.skulls,
            "self_adjust": self.self_adjust,
            "supply": _by_kind(self.supply),
        }

    @property
    def measure(self) -> str:
        return "probability" if self.is_chance else "value"

    def answer_as_dict(self, result: TurnEstimate) -> dict[str, Any]:
        return {self.measure: result.worth, "exact": result.exact, "error": result.error}

    # -- before the roll ---------------------------------------------------------------------------------

    def before_the_roll(self, as_json: bool) -> None:
        result = self.answer(self.held, None)
        if as_json:
            print_json({**self.query(), "pool": _by_kind(self.held), **self.answer_as_dict(result)})
            return
        console = Console(highlight=False)
        console.print(Prose(self.sentence(result, tell(pool_text(self.held)))))
        self.print_notes(console, result)

    def sentence(self, result: TurnEstimate, dice: str) -> Line:
        worth = self.format_worth(result.worth)
        names = ", ".join([requirement.write(card) for card in self.wanted])
        line = Line(say("cb-terminal-odds-answer", cards=names, dice=dice, measure=self.measure, worth=worth))
        line.highlight_words([worth], "bold")
        return line

    def format_worth(self, worth: float) -> str:
        return f"{100 * worth:.4f} %" if self.is_chance else f"{worth:.4f}"

    def print_notes(self, console: Console, result: TurnEstimate) -> None:
        if not result.exact:
            error = f"{100 * result.error:.2f} %" if self.is_chance else f"{result.error:.3f}"
            console.print(Prose(say("cb-terminal-odds-sampled", error=error), "dim"))

    # -- with the dice on the table ----------------------------------------------------------------------

    def on_the_table(self, rolled: list[int], earned: bool, as_json: bool) -> None:
        outside = [0] * NUMBER_OF_KINDS
        for state, number in enumerate(rolled):
            outside[KIND_OF[state]] += number
        result = self.answer(outside, RolledDice(dice_of(rolled), earned, ACT))
        found = steps(result.odds, rolled, self.tray, earned, ACT, self.supply)
        found.extend(self.other_swaps(result, rolled, outside))
        found.sort(key=lambda step: -round(step[1], DIGITS))
        if as_json:
            print_json(
                {
                    **self.query(),
                    "dice": _words(rolled),
                    "tray": _words(self.tray),
                    "earned": earned,
                    **self.answer_as_dict(result),
                    "steps": [{"action": notation(action), self.measure: worth} for action, worth in found],
                }
            )
            return
        console = Console(highlight=False)
        console.print(Prose(self.sentence(result, tell(dice_text(rolled)))))
        table = Table()
        table.add_column(say("cb-terminal-odds-step"))
        table.add_column(say("cb-terminal-odds-worth", measure=self.measure), justify="right", no_wrap=True)
        for action, worth, alike in different(found)[:ROWS]:
            words = text_of(action)
            if alike:
                words = text("cb-terminal-odds-alike", step=words, number=alike)
            table.add_row(Prose(tell(words)), self.format_worth(worth))
        console.print(table)
        self.print_notes(console, result)

    def other_swaps(
        self, result: TurnEstimate, rolled: list[int], outside: list[int]
    ) -> list[tuple[int, float]]:
        """Swaps for kinds that nobody needs; the tables do not know them, so each is solved by itself."""
        swaps: list[tuple[int, float]] = []
        for kind in KINDS_WITH_SWAP if result.exact else ():
            for new in range(NUMBER_OF_KINDS) if rolled[SIDE[kind][SWAP]] else ():
                if self.supply[new] and not result.odds.swaps_in(new):
                    worth = self.after_swap(rolled, outside, kind, new)
                    if worth is not None:
                        swaps.append((dice_code(SWAP_DIE, kind=kind, first=new), worth))
        return swaps

    def after_swap(self, rolled: list[int], outside: list[int], kind: int, new: int) -> float | None:
        dice, kinds, supply = rolled.copy(), outside.copy(), self.supply.copy()
        dice[SIDE[kind][SWAP]] -= 1
        dice[INACTIVE[new]] += 1
        kinds[kind] -= 1
        kinds[new] += 1
        supply[kind] += 1
        supply[new] -= 1
        jokers = self.skulls == "jokers"
        try:
            odds = solve_turn(
                self.wanted,
                jokers,
                kinds,
                supply,
                self.tray,
                self_adjust_to_tray=self.self_adjust == TRAY,
                most_states=OTHER_SWAPS,
            )
        except TooLarge:
            return None
        return odds.worth(dice_of(dice), self.tray, True, ACT)


def _by_kind(counted: list[int]) -> dict[str, int]:
    return {KINDS[kind]: number for kind, number in enumerate(counted) if number}


def _words(counted: list[int]) -> list[str]:
    return [STATE_WORDS[state] for state, number in enumerate(counted) for _ in range(number)]


# -- what was written ----------------------------------------------------------------------------------------


def _read_dice(option: str, written: str, known: Sequence[str]) -> list[int]:
    """Dice such as `white*3 orange`, counted by their place among the known words."""
    counted = [0] * len(known)
    for word in written.lower().replace(",", " ").split():
        match = _COUNTED.fullmatch(word)
        if match is None:
            raise problem("cb-terminal-odds-no-dice", option=option, word=word)
        if match[1] not in known:
            raise _unknown(option, match[1], known)
        number = 1 if match[2] is None else int(match[2])
        if number == 0:
            raise problem("cb-terminal-odds-no-dice", option=option, word=word)
        counted[known.index(match[1])] += number
    if not any(counted) and option != "--tray" and option != "--supply":
        raise problem("cb-terminal-odds-empty", option=option)
    return counted


def _unknown(option: str, word: str, known: Sequence[str]) -> Exception:
    kind = word.partition(":")[0]
    if kind not in KINDS:
        return problem("cb-terminal-odds-no-kind", option=option, word=word, expected=", ".join(KINDS))
    expected = [each for each in known if each.partition(":")[0] == kind]
    return problem("cb-terminal-odds-no-face", option=option, word=word, expected=", ".join(expected))


def _supply(held: list[int], written: str | None) -> list[int]:
    """What is written, or what is left in a game of two whose other player has the dice of the start."""
    players = TWO_PLAYERS if written is None else MOST_PLAYERS
    exist = [POWER_DICE] * NUMBER_OF_KINDS
    exist[WHITE] = players * WHITE_FOR_EACH_PLAYER
    supply = [0] * NUMBER_OF_KINDS if written is None else _read_dice("--supply", written, KINDS)
    for kind in range(NUMBER_OF_KINDS):
        if held[kind] + supply[kind] > exist[kind]:
            raise problem(
                "cb-terminal-odds-too-many",
                kind=text(f"cb-kind-{KINDS[kind]}"),
                given=held[kind] + supply[kind],
                exist=exist[kind],
                where="pool" if written is None else "supply",
            )
    if written is not None:
        return supply
    exist[WHITE] -= WHITE_FOR_EACH_PLAYER
    return [max(0, exist[kind] - held[kind]) for kind in range(NUMBER_OF_KINDS)]


def _read_cards(cards: Sequence[str]) -> dict[int, float]:
    wanted: dict[int, float] = {}
    for written in cards:
        needs, value = _card(written)
        if needs in wanted:
            raise problem("cb-terminal-odds-card-twice", card=requirement.write(needs))
        wanted[needs] = value
    if len(wanted) > MOST_CARDS:
        raise problem("cb-terminal-odds-too-many-cards", most=MOST_CARDS)
    return wanted


def _card(written: str) -> tuple[int, float]:
    """A requirement, with a value behind another `=` if there is one."""
    word = "".join(written.split())
    try:
        return requirement.read(word), 1.0
    except ValueError:
        needs, _, value = word.rpartition("=")
    try:
        card = requirement.read(needs if value else word)
    except ValueError:
        raise problem("cb-terminal-odds-no-card", card=written) from None
    if _VALUE.fullmatch(value) is None:
        raise problem("cb-terminal-odds-no-value", card=written, most=HIGHEST_VALUE)
    return card, float(value)
