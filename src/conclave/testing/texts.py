"""Whatever a game says to people has a message in English with all its arguments."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

from conclave.core.game import Game
from conclave.core.options import Document, SeatChoice
from conclave.core.pending import Over
from conclave.core.text import Text
from conclave.testing.contract import Contract
from conclave.testing.play import Play
from conclave.testing.sentences import say
from conclave.testing.settings import Setting


class TextsContract(Contract):
    """Everything the game can say to people has an English sentence."""

    def test_every_event_action_and_end_can_be_said(self, setting: Setting) -> None:
        game, play = setting.game, Play(setting, 41)
        for position in play.positions():
            for seat in range(setting.players):
                for action in position.legal(seat):
                    assert say(game.text(action), game)
            if isinstance(position.pending, Over):
                assert say(position.pending.reason, game)
        for event in play.events:
            assert say(event.text, game)

    def test_it_has_a_title(self, game: Game) -> None:
        assert say(Text(f"{game.prefix}-title"), game)

    def test_every_option_can_be_drawn_as_a_form(self, game: Game) -> None:
        for option in game.declared:
            form = option.describe(game.prefix)
            for described in (form["label"], form["help"]):
                assert isinstance(described, Text)
                assert say(described, game)
            labels = form.get("labels", {})
            assert isinstance(labels, dict)
            for label in labels.values():
                assert say(label, game)

    def test_an_option_that_does_not_fit_is_refused_in_words(self, game: Game) -> None:
        """A seat beyond the last player, or a file of nonsense."""
        for option in game.declared:
            if isinstance(option, SeatChoice | Document):
                worst = option.values[-1] if isinstance(option, SeatChoice) else "?"
                reason = option.misfit(worst, game.prefix, 1)
                assert reason is not None
                assert say(reason, game)

    def test_every_component_can_be_described(self, game: Game) -> None:
        def texts(thing: Any) -> list[Text]:
            if isinstance(thing, Text):
                return [thing]
            if isinstance(thing, list | tuple):
                return [text for each in thing for text in texts(each)]
            if is_dataclass(thing):
                return [text for field in fields(thing) for text in texts(getattr(thing, field.name))]
            return []

        for component in game.catalogue():
            assert texts(component)
            for text in texts(component):
                assert say(text, game)

    def test_the_rules_page_has_a_title_and_words_for_every_rule(self, game: Game) -> None:
        page = game.page()
        assert page.title
        assert page.introduction
        assert page.rules
        for rule in page.rules.values():
            assert rule.body, f"{rule.id} says nothing"
