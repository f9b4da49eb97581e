"""Secrets that come out by an event, such as bids that are shown at the end of the game."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from conclave import core
from conclave.core import text
from conclave.testing.secrets import SecretsContract
from conclave.testing.settings import Setting, settings_of


@dataclass(frozen=True)
class Bid:
    coins: int


@dataclass(frozen=True)
class Wait:
    pass


@dataclass(frozen=True)
class BidsShown:
    bids: tuple[int, ...]


@dataclass(frozen=True)
class BidView:
    viewer: int | None
    has_bid: tuple[bool, ...]
    own: int | None
    waited: int
    bids: tuple[int, ...]
    rumour: int


class Bidding(core.Position):
    """Each of two bids in secret; they wait in turn, and at the end the bids are shown."""

    def __init__(self, leaks: bool, bids: tuple[int | None, ...], waited: int) -> None:
        self.listener = None
        self.leaks = leaks
        self.bids = bids
        self.waited = waited
        self._go_on()

    def _go_on(self) -> None:
        missing = tuple([seat for seat, bid in enumerate(self.bids) if bid is None])
        self.pending: core.Pending = core.Decide(missing or (self.waited % 2,))
        if self.waited == 4:
            shown = tuple([bid for bid in self.bids if bid is not None])
            if self.listener is not None:
                self.listener(core.Event(BidsShown(shown), text("bidding-shown")))
            self.pending = core.Over((1, 1), shown, text("bidding-over"))

    def clone(self) -> Bidding:
        return Bidding(self.leaks, self.bids, self.waited)

    def choices(self, seat: int) -> core.Actions:
        return core.Listed((0, 1, 2) if None in self.bids else (3,))

    def explain(self, seat: int, action: int) -> core.Refusal:
        return core.Refusal("B-1", text("bidding-refused"))

    def apply(self, seat: int, action: int) -> None:
        if action == 3:
            self.waited += 1
        else:
            self.bids = tuple([action if each == seat else bid for each, bid in enumerate(self.bids)])
        self._go_on()

    def view(self, seat: int | None) -> BidView:
        over = self.waited == 4
        return BidView(
            seat,
            tuple([bid is not None for bid in self.bids]),
            None if seat is None else self.bids[seat],
            self.waited,
            tuple([bid or 0 for bid in self.bids]) if over else (),
            sum(bid or 0 for bid in self.bids) if self.leaks and self.waited else 0,
        )


class BiddingGame(core.ListedGame):
    def __init__(self, leaks: bool = False) -> None:
        faces = [Bid(0), Bid(1), Bid(2), Wait()]
        super().__init__("bidding", "nowhere", [core.Number("players", 2, 2, 2)], faces, BidView, [BidsShown])
        self.leaks = leaks

    def start(self, options: core.Options, listener: core.Listener | None = None) -> Bidding:
        position = Bidding(self.leaks, (None, None), 0)
        position.listener = listener
        return position

    def imagine(self, view: object, source: core.Source) -> Bidding:
        assert isinstance(view, BidView)
        known = view.bids or [view.own if seat == view.viewer else None for seat in range(2)]
        bids = [
            source.uniform(3) if has_bid and bid is None else bid
            for has_bid, bid in zip(view.has_bid, known, strict=True)
        ]
        return Bidding(self.leaks, tuple(bids), view.waited)


class Unaware(SecretsContract):
    __test__ = False


class Aware(SecretsContract):
    __test__ = False
    reveals = (BidsShown,)


def setting(*, leaks: bool = False) -> Setting:
    (only,) = settings_of(BiddingGame(leaks))
    return only


def test_secrets_may_come_out_by_an_event_that_is_named() -> None:
    Aware().test_what_a_view_hides_cannot_be_noticed(setting())


def test_secrets_that_come_out_by_no_named_event_are_a_leak() -> None:
    with pytest.raises(AssertionError):
        Unaware().test_what_a_view_hides_cannot_be_noticed(setting())


def test_what_leaks_before_that_event_is_still_found() -> None:
    with pytest.raises(AssertionError):
        Aware().test_what_a_view_hides_cannot_be_noticed(setting(leaks=True))
