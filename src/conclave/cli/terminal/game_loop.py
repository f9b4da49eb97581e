"""The game loop: people at this terminal and bots decide in turn until the game is over or left."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from rich.text import Text as Line

from conclave.bots.answers import ask
from conclave.bots.bot import Bot
from conclave.cli.terminal.commands import Commands, Quit
from conclave.cli.terminal.layout import Part, fit, fixed, ink, wrapped
from conclave.cli.terminal.palette import QUIET, TITLE, WARNING
from conclave.cli.terminal.saved_games import SavedGame
from conclave.cli.terminal.screen import (
    NARROW,
    Question,
    Scene,
    Screen,
    question_parts,
    question_sentences,
)
from conclave.cli.terminal.signals import Resized, Signals
from conclave.cli.terminal.translator import Translator
from conclave.cli.terminal.window import Window
from conclave.core.pending import Decide, Over
from conclave.core.text import Text, text
from conclave.odds.advisers import Alternative, adviser_of
from conclave.table.match import CannotUndo, Match

PACES: Final = {"calm": 1.5, "quick": 0.5, "instant": 0.0}
"""Seconds that a bot's decision stays on the screen."""
SMALL: Final = text("cli-small")
LEAST_ROWS: Final = 18
"""Beside the line of input and the one below it; a lower terminal still works, with less to see."""


class GameLoop:
    def __init__(
        self,
        match: Match,
        bots: Sequence[Bot | None],
        screen: Screen,
        window: Window,
        saved_game: SavedGame,
        signals: Signals,
        pace: float,
    ) -> None:
        self.match = match
        self.screen = screen
        self.window = window
        self.saved_game = saved_game
        self._bots = bots
        self._signals = signals
        self._pace = pace
        self._people = [seat for seat, bot in enumerate(bots) if bot is None]
        self._seen = {seat: match.log_length(seat) if match.version(seat) else 0 for seat in self._people}
        """How much each person had heard when they decided last."""
        self._decided_last: int | None = None
        self._alone: int | None = None
        """Who looks at the screen alone, while choices are secret."""
        self._skipping = False
        """Somebody does not want to watch the bots before the next question."""
        self._paused = False
        """Bots were watched since the last question."""
        self._notice = self._smallness()
        self._overheard = ""
        """What was typed while something else than the question was on the screen."""
        self._told: tuple[int, int] | None = None
        """The seat and the version of the match whose question was told last in plain lines."""
        self._commands = Commands(self)

    @property
    def translator(self) -> Translator:
        return self.screen.translator

    def play(self) -> Over:
        """To the end of the game; Quit, EndOfInput or Interrupted if it is broken off."""
        self._keep()
        while True:
            pending = self.match.pending
            if isinstance(pending, Over):
                self._tell_last_news(pending)
                return pending
            assert isinstance(pending, Decide)
            if not pending.is_secret():
                self._alone = None
            seat = self._next(pending)
            bot = self._bots[seat]
            if bot is None:
                self._person_decides(seat, pending)
            else:
                self._bot_decides(seat, bot)

    def _next(self, pending: Decide) -> int:
        """Of several who choose at the same time bots go first: nobody waits for them in secret."""
        for seat in pending.seats:
            if self._bots[seat] is not None:
                return seat
        return pending.seats[0]

    # -- bots --------------------------------------------------------------------------------------------

    def _bot_decides(self, seat: int, bot: Bot) -> None:
        match = self.match
        name = self.translator.names[seat]
        action = ask(bot, name, match.view(seat), match.legal(seat), partial(match.why_not, seat))
        self._decide(seat, action)
        if (
            self._pace
            and not self.window.plain
            and not self._skipping
            and not isinstance(self.match.pending, Over)
        ):
            self._draw(self._people[0] if len(self._people) == 1 else None, None)
            self._skipping = self.window.pause(self._pace)
            self._paused = True

    # -- people ------------------------------------------------------------------------------------------

    def _person_decides(self, seat: int, pending: Decide) -> None:
        in_company = pending.is_secret() and len(self._people) > 1 and self._alone != seat
        if in_company and not self._hand_over(seat):
            return
        if self._paused:
            self.window.keyboard.forget_typed_ahead()
        self._skipping = self._paused = False
        while True:
            scene = self.scene(seat)
            question = self.screen.question(scene)
            words, self._overheard = self._overheard, ""
            if not words:
                self._draw(seat, question)
                try:
                    words = self.window.read()
                except Resized:
                    if self._notice in (None, SMALL):
                        self._notice = self._smallness()
                    continue
            self._notice = None
            if self._obey(scene, question, words):
                return

    def _obey(self, scene: Scene, question: Question, words: str) -> bool:
        """Do what was typed; whether the game has moved."""
        assert scene.seat is not None
        if self._commands.understands(words, scene):
            return self._commands.obey(words, scene, question)
        if words:
            answer = self.screen.read(scene, question, words)
        elif question.default is not None:
            answer = question.default
        else:
            answer = text("cli-nothing-typed")
        if isinstance(answer, Text):
            self._notice = answer
            return False
        return self._carry_out(scene.seat, [answer] if isinstance(answer, int) else answer)

    def _carry_out(self, seat: int, actions: Sequence[int]) -> bool:
        """One decision after the other, as far as the rules allow; whether the game has moved."""
        seen = self.match.log_length(seat)
        for number, action in enumerate(actions):
            refusal = self.match.why_not(seat, action)
            if refusal is not None:
                self._notice = text("cli-refused", reason=refusal.reason, rule=refusal.rule)
                return number > 0
            self._seen[seat] = seen
            self._decided_last = seat
            self._decide(seat, action)
        return True

    def _hand_over(self, seat: int) -> bool:
        """Hide everything until the right person sits here; False if something was taken back instead."""
        name = self.translator.names[seat]
        while True:
            sentences = [ink(self.translator.say("cli-hand-over", player=name), TITLE)]
            if self._decided_last is not None and self.match.why_no_undo(self._decided_last) is None:
                last = self.translator.names[self._decided_last]
                sentences.append(ink(self.translator.say("cli-hand-over-undo", player=last), QUIET))
            self.window.hide()
            if self.window.plain:
                told = [*self._trouble_sentences(), *[line.plain for line in sentences]]
                self.window.tell(told, self.translator.say("cli-plain-prompt"))
            else:
                self._draw_alone(sentences)
            try:
                words = self.window.read().lower()
            except Resized:
                continue
            if words in Commands.UNDO and self.undo(seat) is None:
                return False
            if words in Commands.QUIT:
                raise Quit
            if not words:  # anything else may be meant for a screen that is not there
                self._alone = seat
                return True

    def _draw_alone(self, sentences: Sequence[Line]) -> None:
        """Nothing but some sentences."""
        lines = [part for line in sentences for part in wrapped(line, self.window.width)]
        self.window.draw(
            fit([], [*self._trouble(), fixed([*lines, Line()])], self.window.height),
            self.prompt("cli-prompt-short"),
        )

    # -- what commands ask for ---------------------------------------------------------------------------

    def undo(self, seat: int) -> Text | None:
        """Take back the last decision made at this terminal; None, or why that cannot be done."""
        candidates = [seat] if self._decided_last is None else [seat, self._decided_last]
        undoer = next((each for each in candidates if self.match.why_no_undo(each) is None), seat)
        try:
            with self._signals.defer():
                self.match.undo(undoer)
                self._keep()
        except CannotUndo as wrong:
            return wrong.reason
        self._seen = {person: min(seen, self.match.log_length(person)) for person, seen in self._seen.items()}
        self._notice = text("cli-undone", player=text("core-player", seat=undoer + 1))
        return None

    def notify(self, notice: Text) -> None:
        """A line above the next question."""
        self._notice = notice

    def overhear(self, words: str) -> None:
        """Words that are to be answered as if they were typed at the question."""
        self._overheard = words

    def save(self) -> bool:
        return self._keep()

    def advice(self, scene: Scene) -> Sequence[Alternative] | None:
        """What an adviser says, which may take a while; GivenUp if somebody has waited long enough."""
        self.window.remark(ink(self.translator.say("cli-odds-working"), QUIET))
        with self._signals.may_be_given_up():
            with self._signals.defer():  # modules that were loaded by half would stay like that
                adviser = adviser_of(self.match.game)
            return None if adviser is None else adviser.alternatives(scene.view)

    def scene(self, seat: int | None) -> Scene:
        events = self.match.log(seat)
        seen = len(events) if seat is None else self._seen.get(seat, 0)
        view = self.match.view(seat)
        legal = self.match.legal(seat) if seat is not None else Scene.legal
        return Scene(view, seat, legal, events, seen, self.window.mono)

    # -- deciding, keeping, drawing ----------------------------------------------------------------------

    def _decide(self, seat: int, action: int) -> None:
        with self._signals.defer():
            self.match.decide(seat, action, self.match.version(seat))
            self._keep()

    def _keep(self) -> bool:
        return self.saved_game.keep(self.match.record())

    def _draw(self, seat: int | None, question: Question | None) -> None:
        """The whole screen; without a question it is there to be looked at for a moment."""
        if self.window.plain:
            assert seat is not None
            assert question is not None
            self._ask_plainly(seat, question)
            return
        width, height = self.window.width, self.window.height
        bottom = [Part([[ink("─" * width, QUIET)], []], [45]), *self._trouble()]
        if self._notice is not None:
            bottom.append(fixed(wrapped(ink(self.translator.tell(self._notice), WARNING), width)))
        if question is None:
            skip = ink(self.translator.say("cli-skip"), QUIET)
            self.window.draw(
                fit(self.screen.parts(self.scene(seat), width), [*bottom, fixed([skip])], height)
            )
            return
        assert seat is not None
        name = self.translator.names[seat] if len(self._people) > 1 else ""
        bottom += question_parts(self.translator, question, width, name)
        prompt = self.prompt("cli-prompt" if width >= NARROW else "cli-prompt-short")
        self.window.draw(fit(self.screen.parts(self.scene(seat), width), bottom, height), prompt)

    def _ask_plainly(self, seat: int, question: Question) -> None:
        """The question in plain lines; what leads to it only when it is new, or asked for again."""
        name = self.translator.names[seat] if len(self._people) > 1 else ""
        told = self._trouble_sentences()
        if self._notice is not None:
            told.append(self.translator.tell(self._notice))
        asked = question_sentences(self.translator, question, name)
        about = seat, self.match.version(None)
        if about != self._told:
            told += [*self.screen.sentences(self.scene(seat)), *asked]
            self._told = about
        else:
            told.append(asked[0])
        self.window.tell(told, self.translator.say("cli-plain-prompt"))

    def tell_again(self) -> None:
        """Tell the whole question as if it were new."""
        self._told = None

    def _tell_last_news(self, over: Over) -> None:
        """What has happened since somebody here decided last; why the game is over comes with the result."""
        if self.window.plain and self._people:
            seat = self._people[0] if self._decided_last is None else self._decided_last
            reason = self.translator.tell(over.reason)
            self.window.tell([line for line in self.screen.news(self.scene(seat)) if line != reason])

    def _trouble_sentences(self) -> list[str]:
        return [line.plain for part in self._trouble() for line in part.forms[0]]

    def _smallness(self) -> Text | None:
        if self.window.plain:
            return None
        small = self.window.width < NARROW or self.window.height < LEAST_ROWS
        return SMALL if small else None

    def prompt(self, key: str) -> Line:
        return ink(self.translator.say(key), QUIET).append(" > ", TITLE)

    def _trouble(self) -> list[Part]:
        """A game that is not saved says so all the time."""
        if self.saved_game.trouble is None:
            return []
        words = self.translator.say("cli-not-saved", trouble=self.saved_game.trouble)
        return [fixed(wrapped(ink(words, WARNING), self.window.width))]
