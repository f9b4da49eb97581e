"""The site of `make docs`: whole, up to date, and with nothing that a strict policy would forbid."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from click.testing import CliRunner
from scripts.docs_sources import digest

import conclave
from conclave.cli.main import COMMANDS
from conclave.cli.main import conclave as commands
from tests.api.test_public_names import DOCUMENTED

ROOT = Path(__file__).parents[1]
SITE = ROOT / "src/conclave/server/site"
REFERENCE = re.compile(r"^::: conclave\.api\.\w+\.(\w+)$", re.MULTILINE)


@pytest.fixture(scope="module")
def pages() -> dict[str, str]:
    """By their paths below the site."""
    stamp = SITE / "built-from"
    if not stamp.is_file() or stamp.read_text("utf-8").strip() != digest(ROOT):
        pytest.fail("The site is not built, or from other sources: run `make docs`.")
    return {each.relative_to(SITE).as_posix(): each.read_text("utf-8") for each in SITE.rglob("*.html")}


def test_every_public_name_has_one_entry_in_the_reference() -> None:
    """This needs no built site: it fails as soon as a name is forgotten."""
    sources = (ROOT / "docs/reference").glob("*.md")
    found = Counter(name for each in sources for name in REFERENCE.findall(each.read_text("utf-8")))
    assert found == Counter(conclave.__all__)


def test_the_built_reference_has_every_public_name_and_member(pages: dict[str, str]) -> None:
    reference = "".join(page for name, page in pages.items() if name.startswith("reference/"))
    for name in DOCUMENTED:
        ids = re.findall(rf'id="conclave\.api\.\w+\.{re.escape(name)}"', reference)
        assert len(ids) == 1, name
    for name in conclave.__all__:
        assert reference.count(f'id="conclave.{name}"') == 1, name
        assert f"conclave.{name}" in re.sub("<[^>]+>", "", reference), name
    assert "&gt;&gt;&gt; import conclave" in re.sub("<[^>]+>", "", reference)
    assert "# doctest:" not in reference


def test_every_command_has_a_page_with_its_help(pages: dict[str, str]) -> None:
    for name in COMMANDS:
        page = unescape(re.sub("<[^>]+>", "", pages[f"commands/{name}.html"]))
        shown = CliRunner().invoke(commands, [name, "--help"], terminal_width=78, env={"CONCLAVE_LANG": "en"})
        assert shown.exit_code == 0
        # How the help option itself is called depends on whether click has met the command in a group before.
        for line in [each for each in shown.output.splitlines()[1:] if "--help " not in each]:
            assert line.strip() in page, (name, line)


def test_rules_are_there_in_every_language(pages: dict[str, str]) -> None:
    written = sorted(ROOT.glob("src/conclave/games/*/rules/*.md"))
    assert len(written) == 6
    for each in written:
        page = pages[f"rules/{each.parts[-3]}/{each.stem}.html"]
        assert f'<html lang="{each.stem}"' in page
        for rule in re.findall(r"^### ([A-Z]+-\w+)", each.read_text("utf-8"), re.MULTILINE):
            assert rule in page


def test_nothing_stands_in_a_page_that_the_policy_forbids(pages: dict[str, str]) -> None:
    for name, page in pages.items():
        for script in re.findall(r"<script[^>]*>", page):
            assert "src=" in script or 'type="application/json"' in script, (name, script)
        assert "<style" not in page, name
        assert not re.search(r"<[a-z][^<>]*\s(style|on[a-z]+)=", page), name


def loaded(page: str) -> Iterator[str]:
    yield from re.findall(r'<(?:script|img|source|iframe|audio|video)\b[^>]*\ssrc="([^"]+)"', page)
    yield from re.findall(r'<link\b[^>]*\shref="([^"]+)"', page)


def test_nothing_is_loaded_from_elsewhere(pages: dict[str, str]) -> None:
    for name, page in pages.items():
        for address in loaded(page):
            assert not urlsplit(address).netloc, (name, address)
    for style in SITE.rglob("*.css"):
        for address in re.findall(r"url\(([^)]+)\)|@import", style.read_text("utf-8")):
            assert not urlsplit(address.strip("\"'")).netloc, (style.name, address)


def test_every_link_inside_the_site_leads_somewhere(pages: dict[str, str]) -> None:
    for name, page in pages.items():
        for address in {*loaded(page), *re.findall(r'<a\b[^>]*\shref="([^"]+)"', page)}:
            parts = urlsplit(unescape(address))
            if parts.scheme or not parts.path:
                continue
            assert (SITE / name).parent.joinpath(unquote(parts.path)).resolve().is_relative_to(SITE), (
                name,
                address,
            )
            assert (SITE / name).parent.joinpath(unquote(parts.path)).is_file(), (name, address)
