"""What a card set must be like: enough cards of every group, no two alike, none that cannot be won."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations
from typing import Final

from conclave.core.text import Text
from conclave.core.toml_text import MOST_PROBLEMS, problem
from conclave.games.ciub.engine import requirement
from conclave.games.ciub.engine.cards import GROUPS, A, B, C, D
from conclave.games.ciub.engine.dice import (
    KINDS_WITH_SWAP,
    NUMBER_OF_KINDS,
    POWER_DICE,
    SIDE,
    WHITE,
    WHITE_FOR_EACH_PLAYER,
)
from conclave.games.ciub.engine.pool import MOST_OF_A_COLOUR, MOST_WHITE
from conclave.games.ciub.interface.card_reading import NumberedCard

FEWEST_A: Final = 10
"""CB-2: four players lay out two rows of five."""
FEWEST_WITHOUT_OWL: Final = 5
"""Of B and of C: up to four are taken out at random (CB-1), and owl cards in a short game."""
MOST_OF_A_GROUP: Final = 40


def set_problems(cards: Sequence[NumberedCard]) -> list[Text]:
    return [*_groups(cards), *_duplicates(cards), *_impossible(cards)][:MOST_PROBLEMS]


def _groups(cards: Sequence[NumberedCard]) -> Iterable[Text]:
    found = [[each.card for each in cards if each.card.group == group] for group in range(len(GROUPS))]
    if len(found[A]) < FEWEST_A:
        yield problem("cb-set-few-a", found=len(found[A]), least=FEWEST_A)
    for group in (B, C):
        without_owl = sum([not card.owl for card in found[group]])
        if without_owl < FEWEST_WITHOUT_OWL:
            yield problem("cb-set-few", group=GROUPS[group], found=without_owl, least=FEWEST_WITHOUT_OWL)
    for group in (A, B, C):
        if len(found[group]) > MOST_OF_A_GROUP:
            yield problem("cb-set-many", group=GROUPS[group], found=len(found[group]), most=MOST_OF_A_GROUP)
    if len(found[D]) != 1:
        yield problem("cb-set-opus", found=len(found[D]))


def _duplicates(cards: Sequence[NumberedCard]) -> Iterable[Text]:
    """Cards are called by what they ask for."""
    first: dict[int, NumberedCard] = {}
    for each in cards:
        if each.card.group != D:
            other = first.setdefault(each.card.requirement, each)
            if other is not each:
                yield problem("cb-set-doubled", card=each.text(), other=other.text())


# -- what can be won -----------------------------------------------------------------------------------------


def _impossible(cards: Sequence[NumberedCard]) -> Iterable[Text]:
    for each in cards:
        if each.card.group != D:
            lacking = out_of_reach(each.card.requirement)
            if lacking:
                yield problem(
                    "cb-set-impossible",
                    card=each.text(),
                    asked=_dice_asked_for(each.card.requirement, lacking),
                    numbers=", ".join(map(str, lacking)),
                    most=most_dice_showing(lacking),
                )


def out_of_reach(needs: int) -> tuple[int, ...]:
    """Numbers of a list that no player can have as many dice for as it asks; () if it can be met.

    It can if and only if there are enough dice for every choice among its numbers (Hall's theorem, in Rado's
    form). Every sum and number of equal dice that can be written is within reach.
    """
    if requirement.form_of(needs) != requirement.LIST:
        return ()
    numbers = sorted(set(requirement.numbers_of(needs)))
    for size in range(1, len(numbers) + 1):
        for some in combinations(numbers, size):
            if _dice_asked_for(needs, some) > most_dice_showing(some):
                return some
    return ()


def _dice_asked_for(needs: int, numbers: Iterable[int]) -> int:
    return sum([requirement.times(needs, number) for number in numbers])


@cache
def most_dice_showing(numbers: tuple[int, ...]) -> int:
    """The most dice of one player that can show one of these numbers each, at the same time.

    A turn begins with at most five white dice and four of every other kind (CB-10). Those with swap on one of
    their faces can become dice of any kind (CB-5a), as far as there are dice left of it; the others stay.
    """
    own = 0
    more = 0
    for kind in range(NUMBER_OF_KINDS):
        if any(SIDE[kind][number - 1] >= 0 for number in numbers):
            staying = 0 if kind in KINDS_WITH_SWAP else _most_at_first(kind)
            own += staying
            more += _in_the_game(kind) - staying
    return own + min(more, sum([_most_at_first(kind) for kind in KINDS_WITH_SWAP]))


def _most_at_first(kind: int) -> int:
    return MOST_WHITE if kind == WHITE else MOST_OF_A_COLOUR


def _in_the_game(kind: int) -> int:
    """With two players, when there are fewest."""
    return 2 * WHITE_FOR_EACH_PLAYER if kind == WHITE else POWER_DICE
