"""What cards ask for and how far a tray has come, read off names and faces: a second reading for tests."""

from __future__ import annotations

from collections.abc import Sequence

from conclave.games.ciub.interface.view import AskedDie, Asks, Progress, Step

NUMBERS = ("1", "2", "3", "4", "5", "6", "7")
ROLLING = ("roll", "act", "reroll", "aside", "cast")


def asks_of(card: str) -> Asks:
    if card == "opus":
        return Asks("nothing", (), 0)
    if card[-1] in "+=":
        return Asks("sum" if card[-1] == "+" else "equal", (), int(card[:-1]))
    numbers = tuple(int(number) for number in card.split(","))
    return Asks("list", numbers, len(numbers))


def progress_of(card: str, tray: Sequence[str], jokers: bool) -> Progress:
    faces = [die.partition(":")[2] for die in tray]
    reached, dice = _come(card, faces, jokers)
    steps = []
    for face in ("skull", *NUMBERS):
        further, _ = _come(card, [*faces, face], jokers)
        if further > reached:
            steps.append(Step(face, further, further >= asks_of(card).amount))
    return Progress(tuple(dice), reached, reached >= asks_of(card).amount, tuple(steps))


def _come(card: str, faces: list[str], jokers: bool) -> tuple[int, list[AskedDie]]:
    if card.endswith("+"):
        return sum(int(face) for face in faces if face in NUMBERS), []
    if card.endswith("="):
        return _alike(int(card[:-1]), faces, jokers)
    left = list(faces)
    dice = []
    for number in card.split(","):
        dice.append(AskedDie(number, number in left))
        if number in left:
            left.remove(number)
    return sum(die.there for die in dice), dice


def _alike(amount: int, faces: list[str], jokers: bool) -> tuple[int, list[AskedDie]]:
    own = NUMBERS if jokers else (*NUMBERS, "skull")
    best = max(own, key=faces.count)
    there = [face for face in faces if face == best]
    if jokers:
        there += [face for face in faces if face == "skull"]
    wanted = best if best in faces else "="
    dice = [AskedDie(face, True) for face in there] + [AskedDie(wanted, False)] * amount
    return len(there), dice[:amount]
