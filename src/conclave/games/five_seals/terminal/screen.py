"""The screen of Five Seals: what is drawn, what is asked, and what may be typed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random
from typing import Final

from rich.text import Text as Line

from conclave.bots.registry import bot_names, find_bot
from conclave.cli.terminal.layout import Lines, Part, beside, fit, fixed, flowing, gap, ink
from conclave.cli.terminal.palette import TITLE
from conclave.cli.terminal.screen import LOG_LINES, Page, Question, Scene, Screen
from conclave.cli.terminal.voice import Voice, shortened
from conclave.core.game import Game
from conclave.core.pending import Over
from conclave.core.source import Bits
from conclave.core.text import Text, text
from conclave.games.five_seals.interface.view import FiveSealsView
from conclave.games.five_seals.terminal.about import About
from conclave.games.five_seals.terminal.asking import asked
from conclave.games.five_seals.terminal.board_map import BoardMap
from conclave.games.five_seals.terminal.choosing import Choosing
from conclave.games.five_seals.terminal.offer import Offer, offered
from conclave.games.five_seals.terminal.players import Table
from conclave.games.five_seals.terminal.reach import in_reach
from conclave.games.five_seals.terminal.reading import Reading
from conclave.games.five_seals.terminal.result import ranking
from conclave.games.five_seals.terminal.signs import Signs
from conclave.games.five_seals.terminal.words import Words

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


class Later(Lines):
    """Lines of a known number that are drawn only if they are wanted: most forms of a map never are."""

    def __init__(self, rows: int, draw: Callable[[], Lines]) -> None:
        super().__init__()
        self._rows = rows
        self._draw = draw

    def __len__(self) -> int:
        return self._rows

    def __iter__(self) -> Iterator[Line]:
        return iter(self._draw())


class FiveSealsScreen(Screen):
    def __init__(self, game: Game, voice: Voice) -> None:
        super().__init__(game, voice)
        self._words = Words(voice)
        self._settled: tuple[object, int] = (None, 0)
        """The question that the map was drawn for last, and its height then."""

    # -- looking -----------------------------------------------------------------------------------------

    def parts(self, scene: Scene, width: int) -> list[Part]:
        view: FiveSealsView = scene.view
        signs = Signs(self.voice, scene.mono)
        offer = self._offer(scene)
        table = Table(view, signs)
        choosing = Choosing(self.game, view, signs, offer)
        drawn = self._map(scene, signs, offer)
        log = self.log(scene, width, LOG_LINES)
        if self._seen_before(scene, width):
            log.prices = [min(price, STEADY - 1) for price in log.prices]
        if width >= WIDE:
            return [self._wide(scene, table, choosing, drawn, width), gap(3), log]
        facts = [*table.facts(), *([table.supply()] if view.round else [])]
        title, board = ink(self.voice.say("fs-title"), TITLE), ink(view.board.name)
        shorter = ([title], [board]) if view.round else ([board], [title])
        headers = [flowing([*names, *facts], width, " · ") for names in ([title, board], *shorter)]
        short = flowing(facts, width, " · ")
        header = next((each for each in headers if len(each) == 1), short)
        body = self._narrow_map(scene, choosing, drawn, offer, width)
        return [
            fixed(header),
            table.part(self._own(scene), width),
            *[gap(2), body, gap(2)],
            *self._choices(scene, table, choosing, width),
            *[gap(3), log],
        ]

    def _map(self, scene: Scene, signs: Signs, offer: Offer) -> BoardMap:
        own = self._own(scene)
        return BoardMap(scene.view, signs, own, offer.choices, in_reach(scene.view, own))

    @staticmethod
    def _own(scene: Scene) -> int | None:
        view: FiveSealsView = scene.view
        return scene.seat if scene.seat is not None else view.viewer

    def _choices(self, scene: Scene, table: Table, choosing: Choosing, width: int) -> list[Part]:
        """The spell on its way, or the own scrolls; then what can be chosen."""
        view: FiveSealsView = scene.view
        parts = [choosing.casting(width)]
        if scene.seat is not None and view.casting is None and view.round:
            parts.append(choosing.scrolls(table, scene.seat, width))
        return [*parts, choosing.breaks(width), choosing.picks(width), choosing.letters(width)]

    def _wide(self, scene: Scene, table: Table, choosing: Choosing, drawn: BoardMap, width: int) -> Part:
        """The whole map, and the rest beside it, in as many rows as there are."""
        side = max(SIDE, width // 3)
        columns = width - side - 2
        names = [ink(self.voice.say("fs-title"), TITLE), ink(scene.view.board.name)]
        facts = [*names, *table.facts(), table.supply()]
        panel = [
            fixed([*flowing(facts, side, " · "), Line(), *table.rows(side)]),
            gap(5),
            *self._choices(scene, table, choosing, side),
        ]
        heights = range(drawn.rows(columns), LEAST_ROWS - 1, -1)

        def joined(rows: int) -> Lines:
            return beside([drawn.drawn(columns, rows), fit(panel, [], rows)], [columns, side], 2)

        return self._steady(scene, width, [(rows, partial(joined, rows), 30) for rows in heights])

    def _narrow_map(
        self, scene: Scene, choosing: Choosing, drawn: BoardMap, offer: Offer, width: int
    ) -> Part:
        """The whole map, or a part of it and the seals in reach elsewhere, or those alone."""
        reached = [space for space in in_reach(scene.view, self._own(scene)) if space not in offer.choices]
        heights = range(drawn.rows(width), drawn.fewest_rows(width) - 1, -1)
        forms: list[Form] = [(rows, partial(drawn.drawn, width, rows), 8) for rows in heights]
        for rows in BANDS:
            seen = drawn.seen(width, rows)
            elsewhere = choosing.also_in_reach([space for space in reached if space not in seen], width)
            draw = partial(_with, drawn.part, width, rows, elsewhere)
            forms.append((rows + len(elsewhere), draw, 50))
        return self._steady(scene, width, forms, choosing.also_in_reach(reached, width, "cli-fs-in-reach"))

    def _steady(self, scene: Scene, width: int, forms: Sequence[Form], plainest: Lines | None = None) -> Part:
        """A map that keeps its height while a question stands: a message takes lines of the log instead."""
        again, settled = self._seen_before(scene, width), self._settled[1]

        def draw(rows: int, lines: Callable[[], Lines]) -> Lines:
            self._settled = (_asked(scene, width), rows)
            return lines()

        shown: list[Lines] = [Later(rows, partial(draw, rows, lines)) for rows, lines, _ in forms]
        prices = [price for _, _, price in forms]
        if again:  # neither lower than it was, nor higher when something else has made room
            prices = [STEADY if rows <= settled else 0 for rows, _, _ in forms]
        return Part(shown, prices[:-1]) if plainest is None else Part([*shown, plainest], prices)

    def _seen_before(self, scene: Scene, width: int) -> bool:
        """Whether the map was drawn for this very question."""
        return self._settled[0] == _asked(scene, width)

    # -- asking ------------------------------------------------------------------------------------------

    def question(self, scene: Scene) -> Question:
        return asked(scene, self.game, Signs(self.voice, scene.mono), self._offer(scene))

    def read(self, scene: Scene, question: Question, words: str) -> int | Text:
        reading = Reading(self.game, scene, self._words, self._offer(scene))
        found = reading.read(words)
        if found is None:
            found = self.read_choice(question, words)
            if isinstance(found, Text) and found.key == "cli-not-understood" and scene.view.stage == "spell":
                return text("cli-fs-unclear-spell", words=shortened(words))
        return found

    # -- reading -----------------------------------------------------------------------------------------

    def help_words(self, scene: Scene) -> dict[str, str]:  # noqa: ARG002
        return {"? 17": "thing", "odds": "hint"}

    def about(self, scene: Scene, thing: str, width: int) -> Lines | Text:
        signs = Signs(self.voice, scene.mono)
        offer = self._offer(scene)
        return About(self.game, scene.view, signs, self._own(scene), offer).thing(thing, self._words, width)

    def pages(self, scene: Scene, width: int) -> Sequence[Page]:
        say = self.voice.say
        signs = Signs(self.voice, scene.mono)
        table = Table(scene.view, signs)
        return [
            Page("map", say("cli-fs-about-map"), lambda: self._whole_map(scene, signs, width)),
            Page("players", say("cli-fs-about-players"), lambda: table.whole(width)),
            Page("signs", say("cli-fs-about-signs"), lambda: table.legend(width)),
            Page("scrolls", say("cli-fs-about-scrolls"), lambda: table.on_board(self._reached(scene), width)),
        ]

    def _offer(self, scene: Scene) -> Offer:
        return offered(self.game, scene.view, scene.seat, scene.legal)

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
        return text("cli-fs-hint", bot=name, typed=self.game.notation(action))

    def result(self, scene: Scene, over: Over, width: int) -> Lines:
        table = Table(scene.view, Signs(self.voice, scene.mono))
        return [*self.ending(over, width), Line(), *ranking(table, over, width)]


def _asked(scene: Scene, width: int) -> object:
    """The same as long as the same question stands in a window of the same width."""
    return scene.view, scene.seat, len(scene.events), width


def _with(draw: Callable[[int, int], Lines], width: int, rows: int, below: Lines) -> Lines:
    return [*draw(width, rows), *below]
