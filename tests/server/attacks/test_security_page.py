"""docs/security.md names every message, and tests that exist."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from conclave.server import protocol
from conclave.table.entries import LinkKind, VoteKind
from tests.server.attacks.matrix_page import PAGE, ROOT, named_tests, rows

SOCKET = rows("Over the socket")


def test_every_message_of_a_client_has_a_row() -> None:
    known = {str(each.__struct_config__.tag) for each in get_args(protocol.ClientMessage)}
    assert {row.message for row in SOCKET} == known


@pytest.mark.parametrize(("message", "kinds"), [("vote", VoteKind), ("link", LinkKind), ("revoke", LinkKind)])
def test_every_kind_of_a_vote_and_a_link_has_a_row(message: str, kinds: object) -> None:
    named = {row.what for row in SOCKET if row.message == message}
    for kind in get_args(kinds):
        assert any(re.search(rf"\({kind}\b", what) for what in named), (message, kind)


def test_no_cell_is_there_twice() -> None:
    for heading in ("Over the socket", "Over HTTP"):
        found = [(row.what, row.stage) for row in rows(heading)]
        assert len(found) == len(set(found))


def test_every_promise_names_a_test() -> None:
    promises = PAGE.partition("## What we promise to players\n")[2].partition("\n## ")[0]
    lines = [line for line in promises.splitlines() if line.startswith("|")][2:]
    assert len(lines) > 10
    for line in lines:
        assert re.search(r"`tests/[\w/]+\.py::\w+` \|$", line), line


@pytest.mark.parametrize(("file", "name"), named_tests())
def test_the_tests_that_the_page_names_exist(file: str, name: str) -> None:
    source = (ROOT / file).read_text("utf-8")
    assert re.search(rf"^def {name}\(", source, re.MULTILINE)
