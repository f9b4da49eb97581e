"""What can be typed at any question beside an answer: help, the rules, odds, undo, save, log, quit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text as Line

from conclave.cli.terminal.advice import AdviceRow
from conclave.cli.terminal.layout import Lines, flow, hanging_indent, ink, padded, rendered, right, wrapped
from conclave.cli.terminal.palette import BRASS, QUIET, STRONG, TITLE
from conclave.cli.terminal.plain import rule_paragraphs
from conclave.cli.terminal.screen import NARROW, Question, Scene
from conclave.cli.terminal.signals import GivenUp
from conclave.cli.terminal.translator import shortened
from conclave.core.rules_page import RulesPage
from conclave.core.text import Text, text

if TYPE_CHECKING:
    from conclave.cli.terminal.game_loop import GameLoop

WORD_WIDTH: Final = 10
"""Of the words in the help, unless one of them is longer."""
MOST_ADVICE: Final = 10
HIT_WIDTH: Final = 9
CLOSE: Final = "q"
"""Closes a page, as in other programs, and nothing else."""


class Quit(Exception):
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
    TABLE: Final = ("table",)
    AGAIN: Final = ("again",)
    _IN_PLAIN_LINES: Final = (*TABLE, *AGAIN)
    """Where a screen would show the table all the time."""
    _EVERY: Final = (*HELP, *RULE, *ODDS, *UNDO, *SAVE, *LOG, *QUIT)

    def __init__(self, loop: GameLoop) -> None:
        self._loop = loop
        self._wants_to_quit = False

    def understands(self, words: str, scene: Scene) -> bool:
        first, _, rest = words.lower().partition(" ")
        if first in self.RULE or words.startswith(self.HELP[0]):
            return True
        if not rest and self._loop.window.plain and first in self._IN_PLAIN_LINES:
            return True
        return not rest and (first in self._EVERY or first in self._own_words(scene))

    def _own_words(self, scene: Scene) -> list[str]:
        return [page.word for page in self._loop.screen.pages(scene, self._loop.window.width)]

    def obey(self, words: str, scene: Scene, question: Question) -> bool:
        """Whether the game has moved (only by an undo)."""
        loop = self._loop
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
        elif loop.window.plain and command in self.TABLE:
            loop.window.tell(loop.screen.table(scene))
        elif loop.window.plain and command in self.AGAIN:
            loop.tell_again()
        elif command in self.UNDO:
            assert scene.seat is not None
            reason = loop.undo(scene.seat)
            if reason is not None:
                loop.notify(reason)
            return reason is None
        elif command in self.SAVE:
            if loop.save():
                loop.notify(text("cli-saved", file=str(loop.saved_game.path)))
        elif command in self.LOG:
            self._show(self._log(scene), latest_first=True)
        elif command in self.QUIT:
            if loop.saved_game.trouble is None or sure:
                raise Quit
            self._wants_to_quit = True
            loop.notify(text("cli-quit-unsaved"))
        else:
            pages = loop.screen.pages(scene, loop.window.width)
            self._show(next(page for page in pages if page.word == command).lines())
        return False

    def _about(self, thing: str, scene: Scene) -> None:
        told = self._loop.screen.about(scene, thing, self._loop.window.width)
        if isinstance(told, Text):
            self._loop.notify(told)
        else:
            self._show(told)

    def _show(self, lines: Lines, latest_first: bool = False) -> None:
        window = self._loop.window
        key = "cli-back" if len(lines) <= window.height else "cli-turn-back" if latest_first else "cli-turn"
        words = window.show(lines, self._loop.prompt(key), latest_first)
        if words.lower() != CLOSE:
            self._loop.overhear(words)

    def _help(self, scene: Scene, question: Question) -> Lines:
        loop, width = self._loop, self._loop.window.width
        say = loop.translator.say
        lines = wrapped(ink(question.sentence, STRONG), width)
        for pieces in question.hints:
            lines += flow(pieces, width, " · ")
        if question.choices:
            lines += wrapped(ink(say("cli-help-numbers", most=len(question.choices))), width)
        example = loop.match.game.notation(scene.legal[len(scene.legal) - 1])
        lines += [*wrapped(ink(say("cli-help-notation", example=example), QUIET), width), Line()]
        named = {
            "?": "cli-help-help",
            **loop.screen.help_words(scene),
            "rule ID": "cli-help-rule",
            "undo": "cli-help-undo",
            "save": "cli-help-save",
            "log": "cli-help-log",
        }
        about = {word: say(key) for word, key in named.items()}
        about.update({page.word: page.about for page in loop.screen.pages(scene, width)})
        if loop.window.plain:
            about.update(table=say("cli-help-table"), again=say("cli-help-again"))
        about["quit"] = say("cli-help-quit")
        if loop.window.plain:
            told = [say("cli-plain-word", word=word, meaning=meaning) for word, meaning in about.items()]
            return [*lines, *map(ink, told), *self._rule_lines(question.rule)]
        size = max([WORD_WIDTH, *[len(word) + 1 for word in about]])
        for word, meaning in about.items():
            lines += hanging_indent(padded(ink(word, TITLE), size), ink(meaning), width)
        return [*lines, Line(), *self._rule_lines(question.rule)]

    def _rule(self, identity: str) -> None:
        """A rule by its id, which may be written `wd7` or `wd 7` too, or by its title.

        English titles are understood in every language, as all words that are typed.
        """
        page = self._page()
        found = page.find(identity) or self._loop.match.game.page().find(identity)
        if found is not None:
            self._show(self._rule_lines(found.id))
        else:
            known = ", ".join(page.rules)
            self._loop.notify(text("cli-no-such-rule", rule=shortened(identity), expected=known))

    def _page(self) -> RulesPage:
        return self._loop.match.game.page(self._loop.translator.locale.language)

    def _rule_lines(self, identity: str) -> Lines:
        from conclave.cli.markdown import RulesMarkdown  # only now: slow to load, and seldom needed

        rule = self._page().find(identity)
        if rule is None:
            return []
        if self._loop.window.plain:
            return [ink(f"{rule.id} {rule.title}"), *map(ink, rule_paragraphs(rule.body))]
        return [
            ink(f"{rule.id} {rule.title}", TITLE),
            *rendered(RulesMarkdown(rule.body), self._loop.window.width),
        ]

    def _odds(self, scene: Scene) -> None:
        """The best alternatives with their chances and expected points."""
        loop, width = self._loop, self._loop.window.width
        try:
            alternatives = loop.advice(scene)
        except GivenUp:
            loop.notify(text("cli-odds-given-up"))
            return
        if not alternatives:
            loop.notify(loop.screen.hint(scene))
            return
        say = loop.translator.say
        rows = loop.screen.advice_rows(scene, alternatives)
        with_chance = any(row.chance is not None for row in rows)
        title, chances = loop.screen.odds_words(scene)
        if loop.window.plain:
            loop.window.tell([say(title), *[self._advice(row, say(chances)) for row in rows[:MOST_ADVICE]]])
            return
        heading = f"{right(say(chances), HIT_WIDTH)} " if with_chance else ""
        heading += right(say("cli-odds-points"), 7)
        lines = [*wrapped(ink(say(title), STRONG), width), Line(), ink(heading, QUIET)]
        longest = max([len(row.command) for row in rows]) if width >= NARROW else 0
        for row in rows[:MOST_ADVICE]:
            chance = "" if row.chance is None else f"{100 * row.chance:.1f} %"
            if row.at_least:
                chance = say("cli-odds-at-least", chance=chance)
            head = ink(f"{right(chance, HIT_WIDTH)} " if with_chance else "", TITLE).append(
                f"{row.worth:+7.2f}  ", TITLE
            )
            words = ink("")
            if longest:
                head.append(f"{row.command:{longest}}  ", BRASS)
            elif row.command:
                words.append(f"{row.command}: ", BRASS)
            lines += hanging_indent(head, words.append(row.label), width)
        rest = len(rows) - MOST_ADVICE
        if rest > 0:
            lines += wrapped(ink(say("cli-odds-rest", number=rest), QUIET), width)
        self._show(lines)

    def _advice(self, row: AdviceRow, measure: str) -> str:
        """A hint as a sentence."""
        say = self._loop.translator.say
        label = f"{row.label} ({row.command})" if row.command else row.label
        points = f"{row.worth:.2f}"
        if row.chance is None:
            return say("cli-plain-advice", label=label, points=points)
        chance = f"{100 * row.chance:.1f} %"
        if row.at_least:
            chance = say("cli-odds-at-least", chance=chance)
        return say("cli-plain-advice-chance", label=label, measure=measure, chance=chance, points=points)

    def _log(self, scene: Scene) -> Lines:
        translator, width = self._loop.translator, self._loop.window.width
        return [line for event in scene.events for line in wrapped(ink(translator.tell(event.text)), width)]
