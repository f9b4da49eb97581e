"""What happened in a game of Wizard Dice, as typed faces and as texts. Built only when somebody listens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.core.event import Event
from conclave.core.packed import counts
from conclave.core.pending import Over
from conclave.core.text import Text, player, text
from conclave.games.wizard_dice.engine.cards import MagicCard
from conclave.games.wizard_dice.engine.codes import colour_of, number_of
from conclave.games.wizard_dice.engine.dice import COLOURS, FACES, faces
from conclave.games.wizard_dice.engine.scoring import DOUBLE_X, OPEN, X, xs_of

MARKS: Final = {OPEN: "", X: "X", DOUBLE_X: "XX", **{missed: str(missed) for missed in range(20)}}
"""How marks are written."""


@dataclass(frozen=True, slots=True)
class FirstSeer:
    seat: int


@dataclass(frozen=True, slots=True)
class RoundBegins:
    round: int
    seer: int


@dataclass(frozen=True, slots=True)
class CardDrawn:
    card: str


@dataclass(frozen=True, slots=True)
class DiceTurned:
    seat: int
    faces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SitsOut:
    seat: int


@dataclass(frozen=True, slots=True)
class Predicted:
    seat: int
    number: int
    colour: str


@dataclass(frozen=True, slots=True)
class PredictedInSecret:
    seat: int
    number: int
    colour: str


@dataclass(frozen=True, slots=True)
class PredictionIsIn:
    seat: int


@dataclass(frozen=True, slots=True)
class CrossedOut:
    seat: int
    number: int
    colour: str


@dataclass(frozen=True, slots=True)
class WizardColourNamed:
    seat: int
    colour: str


@dataclass(frozen=True, slots=True)
class Rerolls:
    seat: int
    rerolled: tuple[str, ...]
    kept: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Rolled:
    roll: int
    rolled: tuple[str, ...]
    dice: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Leaves:
    seat: int
    is_seer: bool


@dataclass(frozen=True, slots=True)
class JesterScore:
    seat: int
    jesters: int


@dataclass(frozen=True, slots=True)
class Scored:
    seat: int
    number: int
    colour: str
    mark: str


@dataclass(frozen=True, slots=True)
class GameOver:
    places: tuple[int, ...]
    points: tuple[int, ...]


EVENTS: Final = (
    FirstSeer,
    RoundBegins,
    CardDrawn,
    DiceTurned,
    SitsOut,
    Predicted,
    PredictedInSecret,
    PredictionIsIn,
    CrossedOut,
    WizardColourNamed,
    Rerolls,
    Rolled,
    Leaves,
    JesterScore,
    Scored,
    GameOver,
)
"""Everything a log can be told."""


def colour(index: int) -> Text:
    return text(f"wd-colour-{COLOURS[index]}")


def dice_text(dice: int) -> Text:
    """Dice as words, `2 blue, 1 Jester`, put together from up to six parts."""
    parts = [text(f"wd-dice-{FACES[face]}", number=each) for face, each in enumerate(counts(dice)) if each]
    if not parts:
        return text("wd-dice-none")
    joined = parts[0]
    for part in parts[1:]:
        joined = text("wd-dice-join", left=joined, right=part)
    return joined


def first_seer(seat: int) -> Event:
    return Event(FirstSeer(seat), text("wd-event-first-seer", player=player(seat)))


def round_begins(number: int, seer: int) -> Event:
    return Event(RoundBegins(number, seer), text("wd-event-round", round=number, player=player(seer)))


def card_drawn(card: MagicCard) -> Event:
    named = text(f"wd-card-{card.id}")
    return Event(CardDrawn(card.id), text("wd-event-card", card=card.id, name=named))


def dice_turned(seat: int, dice: int) -> Event:
    turned = text("wd-event-turned", player=player(seat), dice=dice_text(dice))
    return Event(DiceTurned(seat, faces(dice)), turned)


def sits_out(seat: int) -> Event:
    return Event(SitsOut(seat), text("wd-event-sits-out", player=player(seat)))


def _about_box(key: str, seat: int, box: int) -> Text:
    return text(key, player=player(seat), number=number_of(box), colour=colour(colour_of(box)))


def predicted(seat: int, box: int) -> Event:
    face = Predicted(seat, number_of(box), COLOURS[colour_of(box)])
    return Event(face, _about_box("wd-event-predicted", seat, box))


def predicted_in_secret(seat: int, box: int) -> Event:
    face = PredictedInSecret(seat, number_of(box), COLOURS[colour_of(box)])
    return Event(face, _about_box("wd-event-predicted-in-secret", seat, box), audience=(seat,))


def prediction_is_in(seat: int) -> Event:
    return Event(PredictionIsIn(seat), text("wd-event-prediction-is-in", player=player(seat)))


def crossed_out(seat: int, box: int) -> Event:
    face = CrossedOut(seat, number_of(box), COLOURS[colour_of(box)])
    return Event(face, _about_box("wd-event-crossed-out", seat, box))


def wizard_colour_named(seat: int, index: int) -> Event:
    named = text("wd-event-named", player=player(seat), colour=colour(index))
    return Event(WizardColourNamed(seat, COLOURS[index]), named)


def rerolls(seat: int, dice: int, kept: int) -> Event:
    words = text("wd-event-rerolls", player=player(seat), dice=dice_text(dice))
    return Event(Rerolls(seat, faces(dice), faces(kept)), words)


def rolled(roll: int, dice: int, all_dice: int) -> Event:
    face = Rolled(roll, faces(dice), faces(all_dice))
    return Event(face, text("wd-event-rolled", roll=roll, dice=dice_text(all_dice)))


def leaves(seat: int, is_seer: bool) -> Event:
    key = "wd-event-seer-leaves" if is_seer else "wd-event-leaves"
    return Event(Leaves(seat, is_seer), text(key, player=player(seat)))


def jester_score(seat: int, jesters: int) -> Event:
    words = text("wd-event-jester-score", player=player(seat), jesters=jesters)
    return Event(JesterScore(seat, jesters), words)


def scored(seat: int, box: int, mark: int) -> Event:
    key = "wd-event-hit" if mark >= X else "wd-event-missed"
    words = text(
        key,
        player=player(seat),
        number=number_of(box),
        colour=colour(colour_of(box)),
        xs=xs_of(mark),
        difference=mark,
    )
    return Event(Scored(seat, number_of(box), COLOURS[colour_of(box)], MARKS[mark]), words)


def game_over(over: Over) -> Event:
    return Event(GameOver(over.places, over.points), over.reason)
