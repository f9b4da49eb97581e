"""Views travel as JSON and come back equal, and a position imagined from one gives it back."""

from __future__ import annotations

from dataclasses import is_dataclass, replace
from typing import Any

import msgspec
import pytest

from conclave.core.event import Event
from conclave.core.game import kind_of
from conclave.testing.contract import Contract
from conclave.testing.play import Play, sent, summarize_pending
from conclave.testing.settings import Setting


def is_frozen(thing: Any) -> bool:
    return is_dataclass(thing) and type(thing).__setattr__ is not object.__setattr__


class ViewsContract(Contract):
    """Views and events travel, and views lead back to positions."""

    def test_views_are_frozen_dataclasses_that_travel(self, setting: Setting) -> None:
        for number, position in enumerate(Play(setting, 31).positions()):
            if number % 4:
                continue
            for seat in setting.audiences:
                view = position.view(seat)
                assert is_frozen(view)
                assert type(view) is setting.game.view_face
                assert msgspec.json.decode(sent(view), type=type(view)) == view
                assert view == position.view(seat)

    def test_events_travel(self, setting: Setting) -> None:
        play = Play(setting, 32)
        play.to_end()
        assert play.events
        for event in play.events:
            face = event.face
            assert is_frozen(face)
            assert setting.game.event_faces[kind_of(type(face))] is type(face)
            assert msgspec.json.decode(sent(face), type=type(face)) == face
            assert event.audience is None or set(event.audience) <= set(range(setting.players))

    def test_views_differ_in_their_viewer_only_where_nothing_is_hidden(self, setting: Setting) -> None:
        if not setting.game.hides_nothing(setting.options):
            return
        play = Play(setting, 36)
        for number, position in enumerate(play.positions()):
            if number % 7 == 0:
                shown: Any = position.view(None)
                for seat in range(setting.players):
                    assert replace(shown, viewer=seat) == position.view(seat)
        assert all(event.audience is None for event in play.events)

    def test_a_position_imagined_from_a_view_gives_the_view_back(self, setting: Setting) -> None:
        play = Play(setting, 33)
        for number, position in enumerate(play.positions()):
            if number % 3:
                continue
            for seat in setting.audiences:
                view = position.view(seat)
                imagined = setting.game.imagine(view, play.source)
                assert imagined.view(seat) == view
                assert imagined.listener is None
                assert summarize_pending(imagined.pending) == summarize_pending(position.pending)
                if seat is not None:
                    assert list(imagined.legal(seat)) == list(position.legal(seat))

    def test_an_imagined_position_can_be_played_to_its_end(self, setting: Setting) -> None:
        play = Play(setting, 34)
        for number, position in enumerate(play.positions()):
            if number % 60 == 0:
                other = Play(setting, number)
                other.position = setting.game.imagine(position.view(number % setting.players), play.source)
                assert other.to_end().places

    def test_without_a_listener_nothing_is_said_and_the_game_is_the_same(self, setting: Setting) -> None:
        loud, quiet = Play(setting, 35), Play(setting, 35)
        quiet.position.listener = None
        before = len(quiet.events)
        loud.to_end()
        quiet.to_end()
        assert quiet.record.written() == loud.record.written()
        assert len(quiet.events) == before

    def test_a_listener_that_fails_is_not_swallowed(self, setting: Setting) -> None:
        class ListenerError(Exception):
            pass

        def listener(_event: Event) -> None:
            raise ListenerError

        play = Play(setting, 36)
        play.position.listener = listener
        with pytest.raises(ListenerError):
            play.to_end()
