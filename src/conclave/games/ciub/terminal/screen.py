"""The screen of ciúb: what is drawn, what is asked, and what may be typed."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text as Line

from conclave.cli.terminal.advice import AdviceRow
from conclave.cli.terminal.layout import Lines, Part, fixed, flow, gap, ink
from conclave.cli.terminal.palette import TITLE
from conclave.cli.terminal.screen import LOG_LINES, InfoPage, Question, Scene, Screen
from conclave.cli.terminal.translator import Translator, shortened
from conclave.core.game import Game
from conclave.core.pending import Over
from conclave.core.text import Text, text
from conclave.games.ciub.interface.view import CiubView, PlaceToken, RemoveCard
from conclave.games.ciub.terminal.about import About
from conclave.games.ciub.terminal.advice_rows import advice_rows
from conclave.games.ciub.terminal.cards import Cards
from conclave.games.ciub.terminal.chain import read_line
from conclave.games.ciub.terminal.dice import TurnDice
from conclave.games.ciub.terminal.players import PlayersPanel
from conclave.games.ciub.terminal.progress import example_card
from conclave.games.ciub.terminal.questions import Questions
from conclave.games.ciub.terminal.result import ranking
from conclave.games.ciub.terminal.sentences import Sentences
from conclave.games.ciub.terminal.signs import Signs, SpokenSigns, signs_for
from conclave.games.ciub.terminal.vocabulary import Vocabulary
from conclave.odds.advisers import Alternative


class CiubScreen(Screen):
    def __init__(self, game: Game, translator: Translator) -> None:
        super().__init__(game, translator)
        self._words = Vocabulary(translator)

    # -- looking -----------------------------------------------------------------------------------------

    def parts(self, scene: Scene, width: int) -> list[Part]:
        view: CiubView = scene.view
        signs = self._signs(scene)
        players_panel = PlayersPanel(view, signs)
        own = self._own(scene)
        cards = Cards(view, signs, own, self._choosable(scene))
        return [
            fixed(self._header(players_panel, width)),
            gap(4),
            cards.part(width),
            gap(5),
            players_panel.part(own, width),
            gap(5),
            TurnDice(view, signs).part(width),
            gap(3),
            self.log(scene, width, LOG_LINES),
        ]

    def _header(self, players_panel: PlayersPanel, width: int) -> Lines:
        title = ink(self.translator.say("cb-title"), TITLE)
        return flow([title, players_panel.supply(), *players_panel.facts()], width, " · ")

    def _signs(self, scene: Scene) -> Signs:
        return signs_for(self.translator, scene.mono)

    @staticmethod
    def _own(scene: Scene) -> int | None:
        view: CiubView = scene.view
        return scene.seat if scene.seat is not None else view.viewer

    def _choosable(self, scene: Scene) -> set[str]:
        """Cards that an answer can be about."""
        found = [getattr(self.game.face(action), "card", None) for action in scene.legal]
        return {card for card in found if card is not None}

    # -- the game in sentences ---------------------------------------------------------------------------

    def situation(self, scene: Scene) -> list[str]:
        assert scene.seat is not None
        return self._sentences(scene).situation(scene.seat)

    def table(self, scene: Scene) -> list[str]:
        return self._sentences(scene).table()

    def outcome(self, scene: Scene, over: Over) -> list[str]:
        return [*super().outcome(scene, over), *self._sentences(scene).outcome(over)]

    def _sentences(self, scene: Scene) -> Sentences:
        return Sentences(scene.view, SpokenSigns(self.translator, scene.mono))

    # -- asking ------------------------------------------------------------------------------------------

    def question(self, scene: Scene) -> Question:
        return Questions(scene, self.game, self._signs(scene)).question()

    def read(self, scene: Scene, question: Question, words: str) -> int | Sequence[int] | Text:
        found = read_line(self.game, scene, self._words, words)
        if found is None:
            if question.choices:
                return self.read_choice(question, words)
            key = f"cb-terminal-unclear-{scene.view.stage}"
            return text(key, words=shortened(words), **self._example_cards(scene))
        return found

    def _example_cards(self, scene: Scene) -> dict[str, str]:
        """A card for the token and one that can be removed."""
        offered = [self.game.face(action) for action in scene.legal]
        tokens = [face.card for face in offered if isinstance(face, PlaceToken)]
        removed = [face.card for face in offered if isinstance(face, RemoveCard)]
        example = example_card(scene.view)
        return {"card": next(iter(tokens), example), "removed": next(iter(removed), example)}

    # -- reading -----------------------------------------------------------------------------------------

    def help_words(self, scene: Scene) -> dict[str, str]:
        return {
            f"? {example_card(scene.view)}": "cb-terminal-help-spell-card",
            "? green": "cb-terminal-help-die",
            "odds": "cli-help-odds",
        }

    def about(self, scene: Scene, thing: str, width: int) -> Lines | Text:
        return About(scene.view, self._signs(scene)).thing(thing, self._words, width)

    def pages(self, scene: Scene, width: int) -> Sequence[InfoPage]:
        say = self.translator.say
        if self.translator.plain:
            told = self._sentences(scene)
            return [
                InfoPage("faces", say("cb-terminal-about-faces"), lambda: list(map(ink, told.faces()))),
                InfoPage("cards", say("cb-terminal-about-cards"), lambda: list(map(ink, told.cards()))),
            ]
        about = About(scene.view, self._signs(scene))
        return [
            InfoPage("faces", say("cb-terminal-about-faces"), lambda: about.faces(width)),
            InfoPage("cards", say("cb-terminal-about-cards"), lambda: about.cards(width)),
        ]

    def hint(self, scene: Scene) -> Text:  # noqa: ARG002
        return text("cb-terminal-no-odds")

    def odds_words(self, scene: Scene) -> tuple[str, str]:
        before_roll = scene.view.stage == "token"
        return "cb-terminal-advice-token" if before_roll else "cb-terminal-advice", "cb-terminal-advice-win"

    def advice_rows(self, scene: Scene, alternatives: Sequence[Alternative]) -> Sequence[AdviceRow]:  # noqa: ARG002
        return advice_rows(alternatives, self.game, self.translator)

    def result(self, scene: Scene, over: Over, width: int) -> Lines:
        return [*self.ending(over, width), Line(), *ranking(scene.view, self._signs(scene), over, width)]
