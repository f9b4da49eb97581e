"""Things large enough to be tapped on a small phone, and a page that rests when nobody moves."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.playing import play
from tests.browser.visitor import Visitor

FINGER = 40
"""Pixels."""
TOO_SMALL = """(least) => [...document.querySelectorAll("button:enabled, a[href], input, select")]
  .filter((each) => each.checkVisibility() && !each.closest(".for-readers"))
  .map((each) => [each, each.getBoundingClientRect()])
  .filter(([, { width, height, bottom }]) => width < least || height < least || bottom > innerHeight)
  .map(([each, { width, height }]) => `${each.ariaLabel ?? each.textContent} ${width} x ${height}`)"""


@pytest.mark.parametrize("game", ["wizard-dice", "five-seals", "ciub"])
def test_everything_is_as_large_as_a_finger_also_beside_guidance(visit: Visit, game: str) -> None:
    visitor = visit("small")
    visitor.new_table(game, "me", "greedy", "random")

    def look(_stage: str) -> None:
        expect(visitor.button("at-tip-read")).to_be_visible()
        found: list[str] = visitor.page.evaluate(TOO_SMALL, FINGER)
        assert found == []

    play(visitor, most=12, taps=0, at_first_sight=look)


@pytest.mark.long
def test_boxes_to_cross_out_are_as_large_as_a_finger(visit: Visit) -> None:
    """Beside guidance, and beside the button that crosses out nothing: the least room a page ever has."""
    visitor = visit("small")
    for _ in range(8):
        visitor.new_table("wizard-dice", "me", "random", cards=True)
        visitor.wait_for_turn()
        while not visitor.is_over:
            if visitor.view["stage"] == "crossing-out":
                visitor.wait_for_turn()
                expect(visitor.button("at-tip-read")).to_be_visible()
                assert visitor.page.evaluate(TOO_SMALL, FINGER) == []
                return
            play(visitor, most=1, taps=0)
            visitor.wait_for_turn()
    raise AssertionError("nothing was ever to be crossed out")


def test_a_hint_on_a_phone_explains_itself(visit: Visit) -> None:
    visitor = visit("phone", confirm=True)
    visitor.new_table("ciub", "me", "greedy")
    visitor.wait_for_turn()
    visitor.button("at-hint").click()
    visitor.button("at-hint-more").click()
    explained = visitor.page.get_by_role("dialog", name=visitor.words("at-hint-title"), exact=True)
    expect(explained.get_by_text(visitor.words("at-hint-order"))).to_be_visible()
    assert visitor.violations() == []
    explained.get_by_role("listitem").get_by_role("button").first.click()
    expect(explained).to_be_hidden()
    visitor.confirm()


@pytest.mark.parametrize("game", ["wizard-dice", "five-seals", "ciub"])
def test_a_page_at_which_nobody_does_anything_is_not_drawn_again(visitor: Visitor, game: str) -> None:
    visitor.new_table(game, "me", "greedy")
    play(visitor, most=4, taps=0)
    visitor.wait_for_turn()
    visitor.page.wait_for_timeout(1_000)
    assert visitor.page.evaluate("document.getAnimations().map((each) => each.animationName)") == []
