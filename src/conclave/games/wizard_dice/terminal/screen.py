"""The screen of Wizard Dice: what is drawn, what is asked, and what may be typed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text as Line

from conclave.cli.terminal.advice import AdviceRow
from conclave.cli.terminal.layout import Lines, Part, beside, fixed, flow, gap, ink, padded, wrapped
from conclave.cli.terminal.palette import BRASS, QUIET, STRONG, TITLE
from conclave.cli.terminal.screen import LOG_LINES, Choice, InfoPage, Question, Scene, Screen
from conclave.cli.terminal.translator import Translator
from conclave.core.event import Event
from conclave.core.game import Game, NotationError
from conclave.core.pending import Over
from conclave.core.text import Text, text
from conclave.games.wizard_dice.engine.cards import CARDS
from conclave.games.wizard_dice.engine.dice import FACES
from conclave.games.wizard_dice.engine.events import CardDrawn, GameOver, Rerolls, RoundBegins
from conclave.games.wizard_dice.engine.scoring import points_of, xs_of
from conclave.games.wizard_dice.engine.stages import RULE_OF_STAGE
from conclave.games.wizard_dice.interface import view as faces
from conclave.games.wizard_dice.interface.read_view import box_of, card_of, marks_of
from conclave.games.wizard_dice.interface.view import WizardDiceView
from conclave.games.wizard_dice.terminal.advice_rows import advice_rows
from conclave.games.wizard_dice.terminal.dice import Die, dice_part, lay_out
from conclave.games.wizard_dice.terminal.faces import FACE
from conclave.games.wizard_dice.terminal.pages import Pages, legend, written_mark
from conclave.games.wizard_dice.terminal.prediction_state import (
    PredictionState,
    prediction_of,
    prediction_state,
)
from conclave.games.wizard_dice.terminal.result import ranking
from conclave.games.wizard_dice.terminal.sentences import Sentences
from conclave.games.wizard_dice.terminal.vocabulary import Vocabulary
from conclave.odds.advisers import Alternative

FEW: Final = 9
"""So many choices are listed with numbers."""

BOARD: Final = 77
SIDE: Final = 33
"""Widths of the dice and, at least, of what stands beside them on a wide terminal."""


class WizardDiceScreen(Screen):
    def __init__(self, game: Game, translator: Translator) -> None:
        super().__init__(game, translator)
        self._words = Vocabulary(translator)
        self._picked: dict[int, frozenset[int]] = {}
        """Dice that people here have picked for their re-rolls."""

    # -- looking -----------------------------------------------------------------------------------------

    def parts(self, scene: Scene, width: int) -> list[Part]:
        view: WizardDiceView = scene.view
        dice = self._dice(scene)
        following = view.next_seer
        pages = Pages(view, self.translator, following, scene.mono)
        own = scene.seat if scene.seat is not None else view.seer
        log = self.log(scene, width, LOG_LINES)
        if width >= BOARD + SIDE:
            drawn = dice_part(dice, self.translator, BOARD, scene.mono)
            table = [self._dice_and_facts(drawn, scene, following, width)]
        else:
            card = [self._card(view, width)] if view.card else []
            header = fixed(self._header(scene, following, width))
            table = [header, *card, gap(4), dice_part(dice, self.translator, width, scene.mono)]
        return [*table, gap(5), pages.part(width, own), gap(3), log]

    def _dice(self, scene: Scene) -> tuple[Die, ...]:
        return lay_out(scene.events, scene.view.dice, self._picked)

    def _dice_and_facts(self, dice: Part, scene: Scene, following: int | None, width: int) -> Part:
        """On a wide terminal the facts and the card stand beside the dice."""
        view: WizardDiceView = scene.view
        side = width - BOARD - 1
        facts = [ink(self.translator.say("wd-title"), TITLE), *self._facts(view, following, scene.mono)]
        lines = [line for fact in facts for line in wrapped(fact, side)]
        if view.card:
            lines = flow(facts, side, " · ")
            lines += self._card(view, side).forms[0]
        forms = [beside([form, lines], [BOARD, side], 1) for form in dice.forms]
        return Part(forms, dice.prices)

    def _header(self, scene: Scene, following: int | None, width: int) -> Lines:
        facts = self._facts(scene.view, following, scene.mono)
        with_title = flow([ink(self.translator.say("wd-title"), TITLE), *facts], width, " · ")
        return with_title if len(with_title) == 1 else flow(facts, width, " · ")

    def _facts(self, view: WizardDiceView, following: int | None, mono: bool) -> Lines:
        say, names = self.translator.say, self.translator.names
        if not view.round:
            return []
        facts = [ink(say("wd-terminal-round", round=view.round), STRONG)]
        if view.places is None:
            roll = "wd-terminal-roll" if view.roll else "wd-terminal-rolls"
            seer_predicts = view.stage == "prediction" and view.seer in view.waiting_for
            if card_of(view).rolls_as_predicted and seer_predicts:
                roll = "wd-terminal-rolls-as-predicted"
            facts.append(ink(say(roll, roll=view.roll, rolls=view.rolls)))
            facts.append(ink(say("wd-terminal-seer-is", player=names[view.seer])))
            if following is not None:
                facts.append(ink(say("wd-terminal-next-is", player=names[following])))
        if view.wizard_colour is not None:
            wizards = ink(f"{say('wd-terminal-wizards-are')} ")
            chip = self._chip(view.wizard_colour)
            facts.append(wizards.append(chip.plain.strip()) if mono else wizards.append_text(chip))
        return facts

    def _chip(self, colour: str) -> Line:
        """A colour by its name, in itself."""
        face = FACE[colour]
        return ink(f" {self.translator.say(f'wd-colour-{colour}')} ", f"bold {face.ink} on {face.colour}")

    def _card(self, view: WizardDiceView, width: int) -> Part:
        """The magic card with its whole effect, or as much of it as fits one line."""
        name = ink(f"{view.card} {self.translator.say(f'wd-card-{view.card}')}", TITLE)
        whole = name.copy().append("  ").append(self.translator.say(f"wd-card-{view.card}-effect"))
        more = ink("… ").append(self.translator.say("wd-terminal-card-more", card=str(view.card)), QUIET)
        cut = whole.copy()
        cut.truncate(max(width - more.cell_len, 0))
        cut.rstrip()
        forms = [wrapped(whole, width), [padded(cut.append_text(more), width)], []]
        return Part(forms, [50, 90])

    # -- the game in sentences ---------------------------------------------------------------------------

    def situation(self, scene: Scene) -> list[str]:
        assert scene.seat is not None
        new = any(isinstance(event.face, CardDrawn) for event in scene.events[scene.news :])
        told = self._sentences(scene)
        return told.situation(scene.seat, self._dice(scene), self._facts_in_words(scene.view), new)

    def table(self, scene: Scene) -> list[str]:
        return self._sentences(scene).table(self._dice(scene), self._facts_in_words(scene.view))

    def _facts_in_words(self, view: WizardDiceView) -> list[str]:
        return [fact.plain for fact in self._facts(view, view.next_seer, mono=True)]

    def outcome(self, scene: Scene, over: Over) -> list[str]:
        return [*super().outcome(scene, over), *self._sentences(scene).outcome(over)]

    def _sentences(self, scene: Scene) -> Sentences:
        return Sentences(scene.view, self.translator)

    # -- asking ------------------------------------------------------------------------------------------

    def question(self, scene: Scene) -> Question:
        view: WizardDiceView = scene.view
        say = self.translator.say
        stage = view.stage
        rule = RULE_OF_STAGE[stage]
        sentence = say(f"wd-terminal-ask-{stage}", roll=view.roll + 1, colour=self._own_colour(scene))
        if stage in ("prediction", "secret-predictions"):
            return Question(sentence, rule, hints=self._open_boxes(scene))
        if stage == "turn":
            return Question(sentence, rule, hints=[[ink(say("wd-terminal-hint-turn"))]])
        if stage == "seer-rolls-on":
            return self._rolling_on(scene, rule)
        if stage == "leaving":
            return Question(sentence, rule, self._staying(scene))
        if stage == "scoring":
            return Question(sentence, rule, self._scoring(scene))
        if stage == "naming":
            return Question(sentence, rule, self._colours(scene), default=self._seer_colour(scene))
        if stage == "crossing-out":
            return Question(sentence, rule, self._crossing_out(scene))
        return Question(sentence, rule, self.list_choices(scene, FEW))

    def _open_boxes(self, scene: Scene) -> list[Lines]:
        """What can still be predicted, colour by colour."""
        typing = [ink(self.translator.say("wd-terminal-hint-predict"))]
        if self.translator.plain:
            return [self._boxes_in_words(scene), typing]
        by_colour: dict[str, list[str]] = {}
        for action in scene.legal:
            face = self.game.face(action)
            assert isinstance(face, faces.Predict)
            by_colour.setdefault(face.colour, []).append(str(face.number))
        rows = [self._chip(colour).append(f" {' '.join(numbers)}") for colour, numbers in by_colour.items()]
        return [rows, typing]

    def _boxes_in_words(self, scene: Scene) -> Lines:
        """What others have taken: the own page was told before."""
        view: WizardDiceView = scene.view
        taken = [each for each in view.predictions if each is not None]
        boxes = [
            self.translator.say(
                "wd-terminal-box", number=each.number, colour=text(f"wd-colour-{each.colour}")
            )
            for each in taken
        ]
        if not boxes:
            return []
        return [ink(self.translator.say("wd-plain-taken", boxes=self.translator.join(boxes)))]

    def _rolling_on(self, scene: Scene, rule: str) -> Question:
        view: WizardDiceView = scene.view
        say = self.translator.say
        hints = [ink(say(f"wd-terminal-hint-{word}")) for word in ("reroll", "keep", "faces")]
        if self._must_roll(scene):
            return Question(say("wd-terminal-ask-must-roll"), "M3", hints=[hints])
        sentence = say("wd-terminal-ask-seer-rolls-on", roll=view.roll + 1, rolls=view.rolls)
        return Question(
            sentence, rule, hints=[hints, [ink(self._leaving(scene, say("wd-terminal-hint-leave")))]]
        )

    def _must_roll(self, scene: Scene) -> bool:
        """M3: the Seer cannot leave before Roll 2."""
        return scene.view.stage == "seer-rolls-on" and self.game.code(faces.Leave()) not in scene.legal

    def _staying(self, scene: Scene) -> list[Choice]:
        stay, leave = self.list_choices(scene, 2)
        return [stay, Choice(leave.action, self._leaving(scene, leave.label))]

    def _leaving(self, scene: Scene, words: str) -> str:
        """Leaving, with what it would bring."""
        view: WizardDiceView = scene.view
        assert scene.seat is not None
        now = prediction_state(view, scene.seat)
        outcome = "" if now is None else self._outcome(now, card_of(view).doubled)
        if scene.seat == view.seer and set(view.still_in) - {scene.seat}:
            ends = self.translator.say("wd-terminal-ends-rolling")
            outcome = f"{outcome}; {ends}" if outcome else ends
        return self.translator.say("wd-terminal-leave", leave=words, outcome=outcome) if outcome else words

    def _outcome(self, now: PredictionState, doubled: bool) -> str:
        colour = text(f"wd-colour-{now.prediction.colour}")
        predicted: dict[str, int | Text] = {"number": now.prediction.number, "colour": colour}
        if now.hit:
            key = "wd-terminal-outcome-hit"
        else:
            key = "wd-terminal-outcome-jester" if now.jesters else "wd-terminal-outcome-miss"
            predicted.update(difference=int(now.mark), jesters=now.jesters)
        outcome = self.translator.say(key, xs=len(now.mark), **predicted)
        return f"{outcome} ({self.translator.say('wd-terminal-doubled')})" if doubled else outcome

    def _scoring(self, scene: Scene) -> list[Choice]:
        assert scene.seat is not None
        now = prediction_state(scene.view, scene.seat)
        jester, difference = self.list_choices(scene, 2)
        if now is None:
            return [jester, difference]
        take = self.translator.say("wd-terminal-take-jester", jesters=now.jesters, mark=now.beside_jester)
        return [Choice(jester.action, take), Choice(difference.action, f"{difference.label}: {now.mark}")]

    def _own_colour(self, scene: Scene) -> str:
        """Of the own prediction, as it is called; nothing before there is one."""
        prediction = None if scene.seat is None else prediction_of(scene.view, scene.seat)
        return "" if prediction is None else self.translator.say(f"wd-colour-{prediction.colour}")

    def _crossing_out(self, scene: Scene) -> list[Choice]:
        """Boxes with what they hold (M7)."""
        assert scene.seat is not None
        page = scene.view.pages[scene.seat]
        marks = marks_of(page)
        choices = []
        for choice in self.list_choices(scene, FEW):
            face = self.game.face(choice.action)
            if isinstance(face, faces.CrossOut):
                box = box_of(faces.Prediction(face.number, face.colour))
                held: dict[str, str | int] = {"box": choice.label, "mark": written_mark(page.marks[box])}
                key = "wd-terminal-cross-out-x" if xs_of(marks[box]) else "wd-terminal-cross-out"
                label = self.translator.say(key, worth=points_of(marks[box], box), **held)
                choice = Choice(choice.action, label)
            choices.append(choice)
        return choices

    def _colours(self, scene: Scene) -> list[Choice]:
        named = {action: self.game.face(action) for action in scene.legal}
        return [
            Choice(action, self.translator.say(f"wd-colour-{face.colour}"))
            for action, face in named.items()
            if isinstance(face, faces.NameWizardColour)
        ]

    def _seer_colour(self, scene: Scene) -> int | None:
        """WD-2: the default, unless the Seer sits out."""
        prediction = scene.view.predictions[scene.view.seer]
        return None if prediction is None else self.game.code(faces.NameWizardColour(prediction.colour))

    # -- what is typed -----------------------------------------------------------------------------------

    def read(self, scene: Scene, question: Question, words: str) -> int | Text:
        view: WizardDiceView = scene.view
        try:
            return self.game.parse(words.lower())
        except NotationError:
            face = self._read_face(view, scene, words)
        if isinstance(face, Text):
            return face
        if face is not None:
            return self.game.code(face)
        if not question.choices:
            return text(
                "wd-terminal-unclear-must-roll"
                if self._must_roll(scene)
                else f"wd-terminal-unclear-{view.stage}"
            )
        return self.read_choice(question, words)

    def _read_face(self, view: WizardDiceView, scene: Scene, words: str) -> object | Text | None:
        stage, vocabulary = view.stage, self._words
        if stage in ("prediction", "secret-predictions", "crossing-out"):
            box = vocabulary.box(words)
            if box is None:
                return None
            return faces.CrossOut(*box) if stage == "crossing-out" else faces.Predict(*box)
        if stage == "naming":
            colour = vocabulary.colour(words)
            return None if colour is None else faces.NameWizardColour(colour)
        if stage == "turn":
            turned = vocabulary.faces(words.split())
            return faces.TurnDice(turned) if turned is not None and len(turned) == 2 else None
        if words.lower() in ("l", "leave") and stage in ("leaving", "seer-rolls-on"):
            return faces.Leave()
        if words.lower() in ("s", "stay") and stage == "leaving":
            return faces.Stay()
        if stage == "seer-rolls-on":
            return self._reroll(view, scene, words.lower())
        return None

    def _reroll(self, view: WizardDiceView, scene: Scene, words: str) -> object | Text | None:
        dice = self._dice(scene)
        places = self._words.reroll(words, dice, self._stuck(view))
        if isinstance(places, Text) and places.key == "wd-terminal-kept-all" and self._must_roll(scene):
            return text("wd-terminal-unclear-must-roll")
        if places is None or isinstance(places, Text):
            return places
        before = [event for event in scene.events if isinstance(event.face, Rerolls)]
        self._picked[len(before)] = places
        chosen = [face for place, (face, *_) in enumerate(dice) if place in places and face is not None]
        return faces.Reroll(tuple(sorted(chosen, key=FACES.index)))

    @staticmethod
    def _stuck(view: WizardDiceView) -> tuple[str, ...]:
        return ("jester",) if card_of(view).jesters_stick else ()

    # -- reading -----------------------------------------------------------------------------------------

    def odds_words(self, scene: Scene) -> tuple[str, str]:  # noqa: ARG002
        return "wd-terminal-advice", "wd-terminal-advice-hit"

    def advice_rows(self, scene: Scene, alternatives: Sequence[Alternative]) -> Sequence[AdviceRow]:
        return advice_rows(
            alternatives, self.game, self.translator, self._dice(scene), self._stuck(scene.view)
        )

    def pages(self, scene: Scene, width: int) -> Sequence[InfoPage]:
        say = self.translator.say
        return [
            InfoPage("pages", say("wd-terminal-about-pages"), lambda: self._every_page(scene, width)),
            InfoPage("cards", say("wd-terminal-about-cards"), lambda: self._every_card(scene.view, width)),
        ]

    def _every_page(self, scene: Scene, width: int) -> Lines:
        if self.translator.plain:
            return [ink(line) for line in self._sentences(scene).every_page()]
        pages = Pages(scene.view, self.translator, None, scene.mono)
        lines: Lines = []
        for seat in range(scene.view.players):
            lines += [*pages.whole(seat, min(width, 40)), Line()]
        return lines + legend(self.translator, width)

    def _every_card(self, view: WizardDiceView, width: int) -> Lines:
        if not view.with_cards:
            return wrapped(ink(self.translator.say("wd-terminal-no-cards")), width)
        lines = wrapped(ink(self.translator.say("wd-terminal-pile", number=len(view.pile)), STRONG), width)
        for card in CARDS:
            line = ink(f"{card.id:>3} ", BRASS if card.id in view.pile else QUIET)
            line.append(self.translator.say(f"wd-card-{card.id}"), STRONG)
            if card.id == view.card:
                line.append(f" {self.translator.say('wd-terminal-card-now')}", BRASS)
            elif card.id not in view.pile:
                line.append(f" {self.translator.say('wd-terminal-card-gone')}", QUIET)
            between = ": " if self.translator.plain else "  "
            line.append(between + self.translator.say(f"wd-card-{card.id}-effect"), QUIET)
            lines += wrapped(line, width)
        return lines

    def result(self, scene: Scene, over: Over, width: int) -> Lines:
        pages = Pages(scene.view, self.translator, None, scene.mono)
        ended = self.ending(over, width)
        table = ranking(scene.view, over, self.translator, width)
        last = [line for event in _last_round(scene.events) for line in self._event_lines(event, width)]
        return [*last, Line(), *pages.part(width, 0).forms[0], Line(), *ended, Line(), *table]

    def _event_lines(self, event: Event, width: int) -> Lines:
        return wrapped(ink(self.translator.tell(event.text)), width)


def _last_round(events: Sequence[Event]) -> Sequence[Event]:
    """Without the end of the game, which is told by itself."""
    begun = [index for index, event in enumerate(events) if isinstance(event.face, RoundBegins)]
    return [event for event in events[max(begun, default=0) :] if not isinstance(event.face, GameOver)]
