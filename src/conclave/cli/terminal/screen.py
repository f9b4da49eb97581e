"""How a game looks in the terminal: the plain screen that serves any game, and where games have their own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from conclave.cli.terminal.advice import AdviceRow
from conclave.cli.terminal.layout import Lines, Part, fixed, flow, hanging_indent, in_columns, ink, wrapped
from conclave.cli.terminal.palette import BRASS, QUIET, STRONG, TITLE
from conclave.cli.terminal.score_table import by_place
from conclave.cli.terminal.translator import Translator, shortened
from conclave.core.actions import NONE, Actions
from conclave.core.event import Event
from conclave.core.game import Game, NotationError
from conclave.core.pending import Over
from conclave.core.text import Text, text
from conclave.odds.advisers import Alternative
from conclave.registry import KITS

MOST_LISTED: Final = 20
"""Longer lists of choices are cut; every choice can be typed in notation."""

BETWEEN_CHOICES: Final = "   "
NARROW: Final = 60
LOG_LINES: Final = 12
PAPER: Final = 120
"""How wide a screen is drawn from which only the words are taken."""
LOG_WORTH: Final = (40, 60, 200)
"""What the last but two, the last but one and the last line of the log are worth; older ones are cheap."""


@dataclass(frozen=True)
class Scene:
    """What there is to draw: the view of a seat or of a spectator, and what happened that it may know."""

    view: Any
    seat: int | None
    legal: Actions = NONE
    events: Sequence[Event] = ()
    news: int = 0
    """The first of the events that are new to the seat."""
    mono: bool = False
    """No colours can be shown."""


@dataclass(frozen=True)
class Choice:
    action: int
    label: str


@dataclass(frozen=True)
class Question:
    """What a person is asked: a sentence, the rule behind it, numbered choices, what else can be typed."""

    sentence: str
    rule: str
    choices: Sequence[Choice] = ()
    hints: Sequence[Lines] = ()
    """Each is a row of pieces."""
    default: int | None = None
    """The action that a bare Enter stands for."""


@dataclass(frozen=True)
class InfoPage:
    """Something to read that a word of the game's own brings up, e.g. `cards`."""

    word: str
    about: str
    lines: Callable[[], Lines]


class Screen:
    """The plain screen: what happened, and the choices in words. A screen of a game's own extends it."""

    def __init__(self, game: Game, translator: Translator) -> None:
        self.game = game
        self.translator = translator

    # -- looking -----------------------------------------------------------------------------------------

    def parts(self, scene: Scene, width: int) -> list[Part]:
        """Everything above the question, from top to bottom."""
        title = ink(self.translator.say(f"{self.game.prefix}-title"), TITLE)
        return [fixed(wrapped(title, width)), self.log(scene, width, LOG_LINES)]

    def log(self, scene: Scene, width: int, most: int) -> Part:
        """The last events, the new ones bright; as few of them as there is room for."""
        sentences: list[Lines] = []
        for number in range(max(0, len(scene.events) - most), len(scene.events)):
            new = number >= scene.news
            mark = ink("› " if new else "  ", BRASS if new else QUIET)
            line = ink(self.translator.tell(scene.events[number].text), "" if new else QUIET)
            sentences.append(hanging_indent(mark, line, width))
        forms = [[line for sentence in sentences[skip:] for line in sentence] for skip in range(most + 1)]
        left = [len(sentences) - skip for skip in range(most)]
        prices = [LOG_WORTH[-each] if 0 < each <= len(LOG_WORTH) else 1 for each in left]
        return Part(forms, prices)

    # -- the game in sentences ---------------------------------------------------------------------------

    def sentences(self, scene: Scene) -> list[str]:
        """What plain lines tell before a question: what is new, then what it takes to decide."""
        return [*self.news(scene), *self.situation(scene)]

    def news(self, scene: Scene) -> list[str]:
        return [self.translator.tell(event.text) for event in scene.events[scene.news :]]

    def situation(self, scene: Scene) -> list[str]:  # noqa: ARG002
        """What somebody has to know for this decision, one thing to a line, without signs."""
        return []

    def table(self, scene: Scene) -> list[str]:
        """Everything on the table in plain lines: by default the words of what would be drawn."""
        return [line.plain for part in self.parts(scene, PAPER) for line in part.forms[0]]

    def outcome(self, scene: Scene, over: Over) -> list[str]:
        """The result in plain lines."""
        return [line.plain for line in Screen.result(self, scene, over, PAPER)]

    # -- asking ------------------------------------------------------------------------------------------

    def question(self, scene: Scene) -> Question:
        choices = self.list_choices(scene, MOST_LISTED)
        hidden = len(scene.legal) - len(choices)
        hints = [[ink(self.translator.say("cli-more-choices", number=hidden), QUIET)]] if hidden else []
        return Question(self.translator.say("cli-choose"), self.game.rule(scene.legal[0]), choices, hints)

    def list_choices(self, scene: Scene, most: int) -> list[Choice]:
        """The first choices by their texts."""
        actions = [scene.legal[index] for index in range(min(len(scene.legal), most))]
        return [Choice(action, self.translator.tell(self.game.text(action))) for action in actions]

    def read(self, scene: Scene, question: Question, words: str) -> int | Sequence[int] | Text:  # noqa: ARG002
        """The typed action, legal or not, or why the words make no sense.

        Several actions are carried out one after the other.
        """
        return self.read_choice(question, words)

    def read_choice(self, question: Question, words: str) -> int | Text:
        """The choice of that number, or an action in notation."""
        if words.isascii() and words.isdigit() and question.choices:
            number = int(words[:9])
            if 1 <= number <= len(question.choices):
                return question.choices[number - 1].action
            return text("cli-no-such-number", number=shortened(words), most=len(question.choices))
        return self.read_notation(words)

    def read_notation(self, words: str) -> int | Text:
        try:
            return self.game.parse(words.lower())
        except NotationError:
            return text("cli-not-understood", words=shortened(words))

    # -- reading -----------------------------------------------------------------------------------------

    def pages(self, scene: Scene, width: int) -> Sequence[InfoPage]:  # noqa: ARG002
        """Words of the game's own that can be typed at any question, with what they show."""
        return ()

    def help_words(self, scene: Scene) -> dict[str, str]:  # noqa: ARG002
        """Words that each game gives its own meaning, with the key of the text that explains them."""
        return {"odds": "cli-help-odds"}

    def about(self, scene: Scene, thing: str, width: int) -> Lines | Text:  # noqa: ARG002
        """What `? THING` tells, or why there is nothing to tell."""
        return text("cli-not-understood", words=shortened(f"? {thing}"))

    def hint(self, scene: Scene) -> Text:  # noqa: ARG002
        """The answer if there are no odds for this question."""
        return text("cli-no-odds")

    def odds_words(self, scene: Scene) -> tuple[str, str]:  # noqa: ARG002
        """The keys of what stands above odds, and above their chances."""
        return "cli-odds", "cli-odds-chance"

    def advice_rows(self, scene: Scene, alternatives: Sequence[Alternative]) -> Sequence[AdviceRow]:  # noqa: ARG002
        """Hints in words, as good ones before lesser ones as they come."""
        return [
            AdviceRow(each.worth, each.chance, self.translator.tell(self.game.text(each.action)))
            for each in alternatives
        ]

    def result(self, scene: Scene, over: Over, width: int) -> Lines:  # noqa: ARG002
        """The end of a game: who came where, and why."""
        lines = self.ending(over, width)
        for seat in by_place(over):
            standing = self.translator.say(
                "cli-place",
                place=over.places[seat],
                player=self.translator.names[seat],
                points=over.points[seat],
            )
            lines.append(ink(standing))
        return lines

    def ending(self, over: Over, width: int) -> Lines:
        """Why the game is over, and who has won it."""
        winners = over.winners()
        if len(winners) == 1:
            won = self.translator.say("cli-won", player=text("core-player", seat=winners[0] + 1))
        else:
            won = self.translator.say(
                "cli-shared", players=", ".join([self.translator.names[seat] for seat in winners])
            )
        return [
            *wrapped(ink(self.translator.tell(over.reason), STRONG), width),
            *wrapped(ink(won, TITLE), width),
        ]


def screen_of(game: Game, translator: Translator) -> Screen:
    kit = KITS.get(game.name)
    if kit is None or kit.screen is None:
        return Screen(game, translator)
    screen: Screen = kit.load(kit.screen, Screen)(game, translator)
    return screen


def question_sentences(translator: Translator, question: Question, name: str = "") -> list[str]:
    """The question in plain lines: a line for each choice, and for each row of hints."""
    sentences = [f"{name}: {question.sentence}" if name else question.sentence]
    for number, choice in enumerate(question.choices, 1):
        enter = f" {translator.say('cli-enter')}" if choice.action == question.default else ""
        sentences.append(translator.say("cli-plain-choice", number=number, choice=choice.label) + enter)
    hints = [translator.listed([piece.plain for piece in pieces]) for pieces in question.hints if pieces]
    return [*sentences, *hints]


def question_parts(translator: Translator, question: Question, width: int, name: str = "") -> list[Part]:
    """The question and its choices: one below the other if there is room, else in columns, else in a row."""
    sentence = ink(f"{name}: " if name else "", STRONG).append(question.sentence, TITLE)
    sentence.append(f"  {question.rule}", QUIET)
    choices: Lines = []
    for number, choice in enumerate(question.choices, 1):
        line = ink(f"{number} ", TITLE).append(choice.label)
        if choice.action == question.default:
            line.append(f"  {translator.say('cli-enter')}", QUIET)
        choices.append(line)
    parts = [fixed(wrapped(sentence, width))]
    if choices:
        listed = [part for line in choices for part in wrapped(line, width)]
        columns = in_columns(choices, width, BETWEEN_CHOICES)
        dense = flow(choices, width, BETWEEN_CHOICES)
        if len(columns) < len(listed):
            parts.append(Part([listed, columns, dense], [6, 50]))
        else:
            parts.append(Part([listed, dense], [6]))
    hints = [line for pieces in question.hints for line in flow(pieces, width, " · ")]
    if hints:
        parts.append(Part([hints, []], [500]))
    return parts
