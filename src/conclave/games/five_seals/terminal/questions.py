"""The questions of Five Seals. Where they are about the board a number is a space, the rest has letters."""

from __future__ import annotations

from typing import Final

from rich.text import Text as Line

from conclave.cli.terminal.layout import Lines, ink
from conclave.cli.terminal.palette import QUIET
from conclave.cli.terminal.screen import Choice, Question, Scene
from conclave.core.game import Game
from conclave.core.text import Text, text
from conclave.games.five_seals.engine.compendium import SPELLS
from conclave.games.five_seals.engine.elements import COLOURS
from conclave.games.five_seals.engine.seals import NAMED_SCROLLS, spell_of
from conclave.games.five_seals.engine.stages import RULE_OF_STAGE, STAGE_NAMES
from conclave.games.five_seals.interface import view as faces
from conclave.games.five_seals.interface.view import FiveSealsView
from conclave.games.five_seals.terminal.offer import Offer
from conclave.games.five_seals.terminal.signs import Signs, scroll_named

MOST_LISTED: Final = 30
"""Of more choices the rest can be typed: no spell but one on very many dice has as many."""


def build_question(scene: Scene, game: Game, signs: Signs, offer: Offer) -> Question:
    view: FiveSealsView = scene.view
    sentence = signs.translator.tell(_sentence(scene, game, offer))
    rule = RULE_OF_STAGE[STAGE_NAMES.index(view.stage)]
    if view.stage == "spell" and view.casting is not None:
        rule = SPELLS[spell_of(NAMED_SCROLLS[view.casting.scroll])].rule
    if view.stage == "draft":
        return Question(sentence, rule, hints=_draft(scene, game, signs))
    if offer.on_board:
        return Question(sentence, rule, hints=[_board_hints(view, signs, offer)])
    shown = [scene.legal[index] for index in range(min(len(scene.legal), MOST_LISTED))]
    choices = [Choice(action, _label(view, game, signs, action)) for action in shown]
    hints: list[Lines] = []
    example = next(filter(None, [_dice_command(game, signs, action) for action in reversed(shown)]), "")
    if example:
        hints.append([ink(signs.translator.say("fs-terminal-hint-dice", example=example), QUIET)])
    default = shown[0] if len(scene.legal) == 1 else None
    return Question(sentence, rule, choices, hints, default)


def _sentence(scene: Scene, game: Game, offer: Offer) -> Text:
    view: FiveSealsView = scene.view
    if view.stage == "turn":
        if offer.ways:
            return text("fs-terminal-ask-turn" if offer.casts else "fs-terminal-ask-break")
        return text("fs-terminal-ask-stuck" if offer.casts else "fs-terminal-ask-end")
    if view.stage == "theft" and view.casting is not None:
        return text("fs-terminal-ask-victim", player=text("core-player", seat=view.casting.seat + 1))
    if view.stage == "spell" and view.casting is not None:
        spell, _, colour = view.casting.scroll.rpartition("-")
        return text(f"fs-terminal-ask-{spell}{_step(scene, game)}", colour=text(f"fs-colour-{colour}"))
    return text(f"fs-terminal-ask-{view.stage}")


def _step(scene: Scene, game: Game) -> str:
    """Spells with two choices have a second question. Alteration may begin with it."""
    casting = scene.view.casting
    kinds = {type(game.face(action)) for action in scene.legal}
    if faces.ChooseOpponentsDice in kinds and casting.scroll.startswith("alteration"):
        return "-then"
    return "" if casting.chosen is None else "-then"


def _draft(scene: Scene, game: Game, signs: Signs) -> list[Lines]:
    first = game.face(scene.legal[0])
    assert isinstance(first, faces.TakeDice)
    example = "".join([signs.letter(colour).lower() for colour in first.colours])
    supply = ink(f"{signs.translator.say('fs-terminal-supply')} ", QUIET)
    supply.append_text(Line(signs.between).join(signs.numbers(scene.view.supply)))
    typing = ink(signs.translator.say("fs-terminal-hint-draft", example=example))
    return [[supply], [typing]] if signs.translator.plain else [[supply, typing]]


def _board_hints(view: FiveSealsView, signs: Signs, offer: Offer) -> Lines:
    say = signs.translator.say
    hints = []
    if offer.ways:
        alone = next((space for space, ways in offer.ways.items() if len(ways) == 1), None)
        several = next((space for space, ways in offer.ways.items() if len(ways) > 1), None)
        if alone is not None:
            hints.append(ink(say("fs-terminal-hint-break", space=alone)))
        if several is not None:
            way, seal = offer.ways[several][0], view.seals[several - 1]
            mind = seal is not None and seal.colour == COLOURS[-1]
            dice = (signs.letter(way.colour).lower() if mind else "") + " ".join(map(str, way.dice))
            used = (f"{signs.letter(way.colour)} " if mind else "") + "+".join(map(str, way.dice))
            if signs.translator.plain:
                used = signs.dice_used(way.colour, way.dice)
            named = text("fs-terminal-hint-these-dice", dice=used, number=len(way.dice))
            hints.append(
                ink(say("fs-terminal-hint-dice-of", typed=f"{several} {dice}", space=several, dice=named))
            )
    elif offer.spaces:
        hints.append(ink(say("fs-terminal-hint-space", space=next(iter(offer.spaces)))))
    for scroll, action in list(offer.casts.items())[:1]:
        letter = offer.letter_of(action) or scroll
        hints.append(ink(say("fs-terminal-hint-letter", letter=letter, scroll=scroll_named(scroll))))
    if view.round:
        things = [str(thing) for thing in (*offer.ways, *offer.by_letter(), *offer.spaces)]
        hints.append(ink(say("fs-terminal-hint-more", thing=things[0]), QUIET))
    else:
        hints.append(ink(say("fs-terminal-hint-signs"), QUIET))
    return hints


def _dice_command(game: Game, signs: Signs, action: int) -> str:
    match game.face(action):
        case faces.ChooseDice(colour=colour, dice=dice):
            return f"{signs.letter(colour).lower()} {' '.join(map(str, dice))}"
        case faces.ChooseDie(colour=colour, value=value):
            return f"{signs.letter(colour).lower()} {value}"
    return ""


def _label(view: FiveSealsView, game: Game, signs: Signs, action: int) -> str:
    words = game.text(action)
    say = signs.translator.say
    match game.face(action):
        case faces.ChooseDice() | faces.ChooseDie():
            dice = words.arguments["dice"]
            assert isinstance(dice, Text)
            return signs.translator.tell(dice)
        case faces.ChooseColour(colour=colour):
            left = view.supply[COLOURS.index(colour)]
            return say("fs-terminal-colour-in-supply", colour=text(f"fs-colour-{colour}"), number=left)
        case faces.ChooseOpponent(seat=seat):
            hand = ", ".join([line.plain.strip() for line in signs.dice(view.players[seat].dice)])
            return f"{signs.translator.tell(words)} ({hand})"
    return signs.translator.tell(words)
