"""The screen of Five Seals: what is drawn, what is asked, and what may be typed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random
from typing import Final

from rich.text import Text as Line

from conclave.bots.registry import bot_names, find_bot
from conclave.cli.terminal.layout import Lines, Part, beside, fit, fixed, flow, gap, ink
from conclave.cli.terminal.palette import TITLE
from conclave.cli.terminal.screen import LOG_LINES, InfoPage, Question, Scene, Screen
from conclave.cli.terminal.translator import Translator, shortened
from conclave.core.game import Game
from conclave.core.pending import Over
from conclave.core.source import Bits
from conclave.core.text import Text, text
from conclave.games.five_seals.interface.view import FiveSealsView
from conclave.games.five_seals.terminal.about import About
from conclave.games.five_seals.terminal.answer_parser import AnswerParser
from conclave.games.five_seals.terminal.available_choices import AvailableChoices
from conclave.games.five_seals.terminal.board_map import BoardMap
from conclave.games.five_seals.terminal.offer import Offer, build_offer
from conclave.games.five_seals.terminal.players import PlayersPanel
from conclave.games.five_seals.terminal.questions import build_question
from conclave.games.five_seals.terminal.reach import in_reach
from conclave.games.five_seals.terminal.result import ranking
from conclave.games.five_seals.terminal.sentences import Sentences
from conclave.games.five_seals.terminal.signs import Signs, SpokenSigns, signs_for
from conclave.games.five_seals.terminal.vocabulary import Vocabulary

WIDE: Final = 110
"""From here on the map stands beside everything else."""
SIDE: Final = 40
ONE_PAGE: Final = 22
"""Rows of a map that a terminal of 24 rows shows as a whole."""
LEAST_ROWS: Final = 18
BANDS: Final = (14, 12, 10, 8, 6)
"""Rows of a part of the map, where the whole does not fit."""

STEADY: Final = 100
"""What it costs to shrink a map that has been seen: more than all lines of the log."""
Form = tuple[int, Callable[[], Lines], int]
"""Rows of a form of the map, how it is drawn, and the price of giving it up."""


class LazyLines(Lines):
    """A known number of lines, drawn only when used: most forms of a map never are."""

    def __init__(self, rows: int, draw: Callable[[], Lines]) -> None:
        super().__init__()
        self._rows = rows
        self._draw = draw

    def __len__(self) -> int:
        return self._rows

    def __iter__(self) -> Iterator[Line]:
        return iter(self._draw())


class FiveSealsScreen(Screen):
    def __init__(self, game: Game, translator: Translator) -> None:
        super().__init__(game, translator)
        self._words = Vocabulary(translator)
        self._settled: tuple[object, int] = (None, 0)
        """The question that the map was drawn for last, and its height then."""

    # -- looking -----------------------------------------------------------------------------------------

    def parts(self, scene: Scene, width: int) -> list[Part]:
        view: FiveSealsView = scene.view
        signs = Signs(self.translator, scene.mono)
        offer = self._offer(scene)
        players_panel = PlayersPanel(view, signs)
        available = AvailableChoices(self.game, view, signs, offer)
        drawn = self._map(scene, signs, offer)
        log = self.log(scene, width, LOG_LINES)
        if self._was_drawn(scene, width):
            log.prices = [min(price, STEADY - 1) for price in log.prices]
        if width >= WIDE:
            return [self._wide(scene, players_panel, available, drawn, width), gap(3), log]
        facts = [*players_panel.facts(), *([players_panel.supply()] if view.round else [])]
        title, board = ink(self.translator.say("fs-title"), TITLE), ink(view.board.name)
        shorter = ([title], [board]) if view.round else ([board], [title])
        headers = [flow([*names, *facts], width, " · ") for names in ([title, board], *shorter)]
        short = flow(facts, width, " · ")
        header = next((each for each in headers if len(each) == 1), short)
        body = self._narrow_map(scene, available, drawn, offer, width)
        return [
            fixed(header),
            players_panel.part(self._own(scene), width),
            *[gap(2), body, gap(2)],
            *self._choices(scene, players_panel, available, width),
            *[gap(3), log],
        ]

    def _map(self, scene: Scene, signs: Signs, offer: Offer) -> BoardMap:
        own = self._own(scene)
        return BoardMap(scene.view, signs, own, offer.choices, in_reach(scene.view, own))

    @staticmethod
    def _own(scene: Scene) -> int | None:
        view: FiveSealsView = scene.view
        return scene.seat if scene.seat is not None else view.viewer

    def _choices(
        self, scene: Scene, players_panel: PlayersPanel, available: AvailableChoices, width: int
    ) -> list[Part]:
        """The spell on its way, or the own scrolls; then what can be chosen."""
        view: FiveSealsView = scene.view
        parts = [available.casting(width)]
        if scene.seat is not None and view.casting is None and view.round:
            parts.append(available.scrolls(players_panel, scene.seat, width))
        return [*parts, available.breaks(width), available.picks(width), available.letters(width)]

    def _wide(
        self,
        scene: Scene,
        players_panel: PlayersPanel,
        available: AvailableChoices,
        drawn: BoardMap,
        width: int,
    ) -> Part:
        """The whole map, and the rest beside it, in as many rows as there are."""
        side = max(SIDE, width // 3)
        columns = width - side - 2
        names = [ink(self.translator.say("fs-title"), TITLE), ink(scene.view.board.name)]
        facts = [*names, *players_panel.facts(), players_panel.supply()]
        panel = [
            fixed([*flow(facts, side, " · "), Line(), *players_panel.rows(side)]),
            gap(5),
            *self._choices(scene, players_panel, available, side),
        ]
        heights = range(drawn.rows(columns), LEAST_ROWS - 1, -1)

        def joined(rows: int) -> Lines:
            return beside([drawn.drawn(columns, rows), fit(panel, [], rows)], [columns, side], 2)

        return self._steady(scene, width, [(rows, partial(joined, rows), 30) for rows in heights])

    def _narrow_map(
        self, scene: Scene, available: AvailableChoices, drawn: BoardMap, offer: Offer, width: int
    ) -> Part:
        """The whole map, or a part of it and the seals in reach elsewhere, or those alone."""
        reached = [space for space in in_reach(scene.view, self._own(scene)) if space not in offer.choices]
        heights = range(drawn.rows(width), drawn.fewest_rows(width) - 1, -1)
        forms: list[Form] = [(rows, partial(drawn.drawn, width, rows), 8) for rows in heights]
        for rows in BANDS:
            seen = drawn.seen(width, rows)
            elsewhere = available.also_in_reach([space for space in reached if space not in seen], width)
            draw = partial(_with, drawn.part, width, rows, elsewhere)
            forms.append((rows + len(elsewhere), draw, 50))
        return self._steady(
            scene, width, forms, available.also_in_reach(reached, width, "fs-terminal-in-reach")
        )

    def _steady(self, scene: Scene, width: int, forms: Sequence[Form], plainest: Lines | None = None) -> Part:
        """A map that keeps its height while a question stands: a message takes lines of the log instead."""
        again, settled = self._was_drawn(scene, width), self._settled[1]

        def draw(rows: int, lines: Callable[[], Lines]) -> Lines:
            self._settled = (_question_key(scene, width), rows)
            return lines()

        shown: list[Lines] = [LazyLines(rows, partial(draw, rows, lines)) for rows, lines, _ in forms]
        prices = [price for _, _, price in forms]
        if again:  # neither lower than it was, nor higher when something else has made room
            prices = [STEADY if rows <= settled else 0 for rows, _, _ in forms]
        return Part(shown, prices[:-1]) if plainest is None else Part([*shown, plainest], prices)

    def _was_drawn(self, scene: Scene, width: int) -> bool:
        """Whether the map was drawn for this very question."""
        return self._settled[0] == _question_key(scene, width)

    # -- the game in sentences ---------------------------------------------------------------------------

    def situation(self, scene: Scene) -> list[str]:
        assert scene.seat is not None
        return self._sentences(scene).situation(scene.seat)

    def table(self, scene: Scene) -> list[str]:
        return self._sentences(scene).table(self._own(scene))

    def outcome(self, scene: Scene, over: Over) -> list[str]:
        return [*super().outcome(scene, over), *self._sentences(scene).outcome(over)]

    def _sentences(self, scene: Scene) -> Sentences:
        return Sentences(self.game, scene.view, SpokenSigns(self.translator, scene.mono), self._offer(scene))

    # -- asking ------------------------------------------------------------------------------------------

    def question(self, scene: Scene) -> Question:
        return build_question(scene, self.game, signs_for(self.translator, scene.mono), self._offer(scene))

    def read(self, scene: Scene, question: Question, words: str) -> int | Text:
        reading = AnswerParser(self.game, scene, self._words, self._offer(scene))
        found = reading.read(words)
        if found is None:
            found = self.read_choice(question, words)
            if isinstance(found, Text) and found.key == "cli-not-understood" and scene.view.stage == "spell":
                return text("fs-terminal-unclear-spell", words=shortened(words))
        return found

    # -- reading -----------------------------------------------------------------------------------------

    def help_words(self, scene: Scene) -> dict[str, str]:  # noqa: ARG002
        return {"? 17": "fs-terminal-help-thing", "odds": "cli-help-hint"}

    def about(self, scene: Scene, thing: str, width: int) -> Lines | Text:
        signs = signs_for(self.translator, scene.mono)
        offer = self._offer(scene)
        return About(self.game, scene.view, signs, self._own(scene), offer).thing(thing, self._words, width)

    def pages(self, scene: Scene, width: int) -> Sequence[InfoPage]:
        say = self.translator.say
        if self.translator.plain:
            return self._pages_in_words(scene)
        signs = Signs(self.translator, scene.mono)
        players_panel = PlayersPanel(scene.view, signs)
        return [
            InfoPage("map", say("fs-terminal-about-map"), lambda: self._whole_map(scene, signs, width)),
            InfoPage("players", say("fs-terminal-about-players"), lambda: players_panel.whole(width)),
            InfoPage("signs", say("fs-terminal-about-signs"), lambda: players_panel.legend(width)),
            InfoPage(
                "scrolls",
                say("fs-terminal-about-scrolls"),
                lambda: players_panel.on_board(self._reached(scene), width),
            ),
        ]

    def _pages_in_words(self, scene: Scene) -> Sequence[InfoPage]:
        told = self._sentences(scene)
        own = self._own(scene)
        lines = {
            "map": told.board,
            "players": told.players,
            "signs": told.legend,
            "scrolls": lambda: told.scrolls(own),
        }
        return [
            InfoPage(word, self.translator.say(f"fs-terminal-about-{word}"), partial(_inked, tell))
            for word, tell in lines.items()
        ]

    def _offer(self, scene: Scene) -> Offer:
        return build_offer(self.game, scene.view, scene.seat, scene.legal)

    def _reached(self, scene: Scene) -> Sequence[int]:
        return in_reach(scene.view, self._own(scene))

    def _whole_map(self, scene: Scene, signs: Signs, width: int) -> Lines:
        drawn = self._map(scene, signs, self._offer(scene))
        fewest = drawn.fewest_rows(width)
        return drawn.drawn(width, ONE_PAGE if fewest <= ONE_PAGE else drawn.rows(width))

    def hint(self, scene: Scene) -> Text:
        """What the strongest bot would do here."""
        name = bot_names(self.game.name)[-1]
        if scene.seat is None or name == "random":
            return text("cli-no-odds")
        bot = find_bot(self.game.name, name)(self.game, scene.seat, Bits(Random(scene.seat).getrandbits))
        action = bot.decide(scene.view, scene.legal)
        return text("fs-terminal-hint", bot=name, typed=self.game.notation(action))

    def result(self, scene: Scene, over: Over, width: int) -> Lines:
        players_panel = PlayersPanel(scene.view, Signs(self.translator, scene.mono))
        return [*self.ending(over, width), Line(), *ranking(players_panel, over, width)]


def _question_key(scene: Scene, width: int) -> object:
    """The same as long as the same question stands in a window of the same width."""
    return scene.view, scene.seat, len(scene.events), width


def _inked(tell: Callable[[], Sequence[str]]) -> Lines:
    return [ink(line) for line in tell()]


def _with(draw: Callable[[int, int], Lines], width: int, rows: int, below: Lines) -> Lines:
    return [*draw(width, rows), *below]
