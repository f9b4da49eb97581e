"""After the game: the ranking, its dice verified in the browser, and the game shown again."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from conclave.core.chance import parse_chance
from conclave.core.record import Settled, parse_record
from tests.browser.conftest import Visit
from tests.browser.playing import play
from tests.browser.visitor import Visitor


def verdict(visitor: Visitor) -> Locator:
    return visitor.page.locator("[data-verdict]")


def resign(visitor: Visitor) -> None:
    visitor.button("at-menu").click()
    visitor.button("at-resign").click()
    visitor.button("at-resign-really").last.click()
    visitor.wait(lambda: visitor.is_over or visitor.table["stage"] == "over")


@pytest.mark.parametrize(("size", "language"), [("desktop", "en"), ("phone", "ja")])
def test_a_game_is_verified_and_shown_again(visit: Visit, tmp_path: Path, size: str, language: str) -> None:
    visitor = visit(size, language)
    table = visitor.new_table("wizard-dice", "me", "greedy")["table"]
    play(visitor, most=6, taps=0)
    resign(visitor)
    visitor.link("at-end-verify").click()
    expect(verdict(visitor)).to_have_attribute("data-verdict", "proven")
    step = visitor.page.get_by_role("slider", name=visitor.words("record-step"), exact=True)
    last = int(step.get_attribute("max") or 0)
    assert last >= 6
    step.fill(str(last))
    expect(visitor.button("record-on")).to_be_disabled()
    visitor.button("record-back").click()
    expect(step).to_have_value(str(last - 1))
    assert visitor.overflow()[0] <= 0
    assert visitor.violations() == []

    visitor.expected.append("records/replay.* 400")  # what the rules do not allow cannot be shown again
    record = visitor.fetch(f"/tables/{table}/record")
    for name, written, answer in (
        ("true", record, "proven"),
        ("doctored", doctored(record), "false"),
    ):
        visitor.open("/record")
        file = tmp_path / f"{name}.record"
        file.write_text(written, "utf-8")
        visitor.page.locator("input[type=file]").set_input_files(file)
        expect(verdict(visitor)).to_have_attribute("data-verdict", answer)
        assert visitor.violations() == []


def doctored(record: str) -> str:
    """With another outcome of its first chance, and a check-sum that fits."""
    changed = parse_record(record)
    at = next(at for at, entry in enumerate(changed.entries) if isinstance(entry, Settled))
    entry = changed.entries[at]
    assert isinstance(entry, Settled)
    chance = parse_chance(entry.spec)
    possible = (chance.write(outcome) for outcome, _ in chance.outcomes())
    changed.entries[at] = Settled(entry.spec, next(each for each in possible if each != entry.outcome))
    return changed.written()


def test_a_file_that_is_no_record(visitor: Visitor, tmp_path: Path) -> None:
    file = tmp_path / "shopping.txt"
    file.write_text("eggs\nmilk\n")
    visitor.open("/record")
    visitor.page.locator("input[type=file]").set_input_files(file)
    expect(visitor.page.get_by_role("alert")).to_have_text(visitor.words("record-unreadable"))
    expect(verdict(visitor)).to_have_count(0)
