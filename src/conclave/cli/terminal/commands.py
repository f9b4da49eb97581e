"""What can be typed at any question beside an answer: help, the rules, odds, undo, save, log, quit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text as Line

from conclave.cli.terminal.layout import Lines, flowing, hanging, ink, padded, rendered, right, wrapped
from conclave.cli.terminal.palette import BRASS, QUIET, STRONG, TITLE
from conclave.cli.terminal.screen import NARROW, Question, Scene
from conclave.cli.terminal.signals import GivenUp
from conclave.cli.terminal.voice import shortened
from conclave.core.rules_page import RulesPage
from conclave.core.text import Text, text

if TYPE_CHECKING:
    from conclave.cli.terminal.sitting import Sitting

WORD_WIDTH: Final = 10
"""Of the words in the help, unless one of them is longer."""
MOST_ADVICE: Final = 10
HIT_WIDTH: Final = 9
CLOSE: Final = "q"
"""Closes a page, as in other programs, and nothing else."""


class Left(Exception):
    """Somebody has had enough for now."""


class Commands:
    """Answers the words that are no decisions."""

    HELP: Final = ("?", "help", "h")
    RULE: Final = ("rule", "rules")
    ODDS: Final = ("odds",)
    UNDO: Final = ("undo", "u")
    SAVE: Final = ("save",)
    LOG: Final = ("log",)
    QUIT: Final = ("quit", "exit")
    _EVERY: Final = (*HELP, *RULE, *ODDS, *UNDO, *SAVE, *LOG, *QUIT)

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self._wants_to_quit = False

    def understands(self, words: str, scene: Scene) -> bool:
        first, _, rest = words.lower().partition(" ")
        if first in self.RULE or words.startswith(self.HELP[0]):
            return True
        return not rest and (first in self._EVERY or first in self._own_words(scene))

    def _own_words(self, scene: Scene) -> list[str]:
        return [page.word for page in self._sitting.screen.pages(scene, self._sitting.window.width)]

    def obey(self, words: str, scene: Scene, question: Question) -> bool:
        """Whether the game has moved (only by an undo)."""
        sitting = self._sitting
        command, _, rest = words.lower().partition(" ")
        sure = self._wants_to_quit
        self._wants_to_quit = False
        if words.startswith(self.HELP[0]) and words != self.HELP[0]:
            self._about(words.removeprefix(self.HELP[0]).strip(), scene)
        elif command in self.HELP:
            self._show(self._help(scene, question))
        elif command in self.RULE:
            self._rule(rest or question.rule)
        elif command in self.ODDS:
            self._odds(scene)
        elif command in self.UNDO:
            assert scene.seat is not None
            reason = sitting.undo(scene.seat)
            if reason is not None:
                sitting.notify(reason)
            return reason is None
        elif command in self.SAVE:
            if sitting.save():
                sitting.notify(text("cli-saved", file=str(sitting.keeper.path)))
        elif command in self.LOG:
            self._show(self._log(scene), latest_first=True)
        elif command in self.QUIT:
            if sitting.keeper.trouble is None or sure:
                raise Left
            self._wants_to_quit = True
            sitting.notify(text("cli-quit-unsaved"))
        else:
            pages = sitting.screen.pages(scene, sitting.window.width)
            self._show(next(page for page in pages if page.word == command).lines())
        return False

    def _about(self, thing: str, scene: Scene) -> None:
        told = self._sitting.screen.about(scene, thing, self._sitting.window.width)
        if isinstance(told, Text):
            self._sitting.notify(told)
        else:
            self._show(told)

    def _show(self, lines: Lines, latest_first: bool = False) -> None:
        window = self._sitting.window
        key = "cli-back" if len(lines) <= window.height else "cli-turn-back" if latest_first else "cli-turn"
        words = window.show(lines, self._sitting.prompt(key), latest_first)
        if words.lower() != CLOSE:
            self._sitting.overhear(words)

    def _help(self, scene: Scene, question: Question) -> Lines:
        sitting, width = self._sitting, self._sitting.window.width
        say = sitting.voice.say
        lines = wrapped(ink(question.sentence, STRONG), width)
        for pieces in question.hints:
            lines += flowing(pieces, width, " · ")
        if question.choices:
            lines += wrapped(ink(say("cli-help-numbers", most=len(question.choices))), width)
        example = sitting.match.game.notation(scene.legal[len(scene.legal) - 1])
        lines += [*wrapped(ink(say("cli-help-notation", example=example), QUIET), width), Line()]
        named = {
            "?": "help",
            **sitting.screen.help_words(scene),
            "rule ID": "rule",
            "undo": "undo",
            "save": "save",
            "log": "log",
        }
        about = {word: say(f"cli-help-{key}") for word, key in named.items()}
        about.update({page.word: page.about for page in sitting.screen.pages(scene, width)})
        about["quit"] = say("cli-help-quit")
        size = max([WORD_WIDTH, *[len(word) + 1 for word in about]])
        for word, meaning in about.items():
            lines += hanging(padded(ink(word, TITLE), size), ink(meaning), width)
        return [*lines, Line(), *self._rule_lines(question.rule)]

    def _rule(self, identity: str) -> None:
        """A rule by its id, which may be written `wd7` or `wd 7` too, or by its title.

        English titles are understood in every language, as all words that are typed.
        """
        page = self._page()
        found = page.find(identity) or self._sitting.match.game.page().find(identity)
        if found is not None:
            self._show(self._rule_lines(found.id))
        else:
            known = ", ".join(page.rules)
            self._sitting.notify(text("cli-no-such-rule", rule=shortened(identity), expected=known))

    def _page(self) -> RulesPage:
        return self._sitting.match.game.page(self._sitting.voice.locale.language)

    def _rule_lines(self, identity: str) -> Lines:
        from conclave.cli.markdown import RulesMarkdown  # only now: slow to load, and seldom needed

        rule = self._page().find(identity)
        if rule is None:
            return []
        return [
            ink(f"{rule.id} {rule.title}", TITLE),
            *rendered(RulesMarkdown(rule.body), self._sitting.window.width),
        ]

    def _odds(self, scene: Scene) -> None:
        """The best alternatives with their chances and expected points."""
        sitting, width = self._sitting, self._sitting.window.width
        try:
            alternatives = sitting.advice(scene)
        except GivenUp:
            sitting.notify(text("cli-odds-given-up"))
            return
        if not alternatives:
            sitting.notify(sitting.screen.hint(scene))
            return
        say = sitting.voice.say
        rows = sitting.screen.advised(scene, alternatives)
        with_chance = any(row.chance is not None for row in rows)
        title, chances = sitting.screen.odds_words(scene)
        heading = f"{right(say(chances), HIT_WIDTH)} " if with_chance else ""
        heading += right(say("cli-odds-points"), 7)
        lines = [*wrapped(ink(say(title), STRONG), width), Line(), ink(heading, QUIET)]
        longest = max([len(row.typed) for row in rows]) if width >= NARROW else 0
        for row in rows[:MOST_ADVICE]:
            chance = "" if row.chance is None else f"{100 * row.chance:.1f} %"
            if row.at_least:
                chance = say("cli-odds-at-least", chance=chance)
            head = ink(f"{right(chance, HIT_WIDTH)} " if with_chance else "", TITLE).append(
                f"{row.worth:+7.2f}  ", TITLE
            )
            words = ink("")
            if longest:
                head.append(f"{row.typed:{longest}}  ", BRASS)
            elif row.typed:
                words.append(f"{row.typed}: ", BRASS)
            lines += hanging(head, words.append(row.label), width)
        rest = len(rows) - MOST_ADVICE
        if rest > 0:
            lines += wrapped(ink(say("cli-odds-rest", number=rest), QUIET), width)
        self._show(lines)

    def _log(self, scene: Scene) -> Lines:
        voice, width = self._sitting.voice, self._sitting.window.width
        return [line for event in scene.events for line in wrapped(ink(voice.tell(event.text)), width)]
