"""The page "Your own game in 60 lines" is true: the lines, the excerpts, and what it says will happen."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from pathlib import Path

from conclave_dash.game import GAME
from tests.contract.settings import SETTINGS

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "examples/own_game/conclave_dash"
RULES = (PACKAGE / "game.py").read_text("utf-8")
FILES = [path.read_text("utf-8") for path in [*PACKAGE.glob("*.py"), *PACKAGE.parent.glob("tests/*.py")]]
PAGE = (ROOT / "docs/own-game.md").read_text("utf-8")
LAYOUT = {
    tokenize.NL,
    tokenize.NEWLINE,
    tokenize.COMMENT,
    tokenize.INDENT,
    tokenize.DEDENT,
    tokenize.ENDMARKER,
}


def lines_of_code(source: str) -> int:
    """Without blank lines, comments, and strings that only document."""
    lines: set[int] = set()
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type not in LAYOUT:
            lines.update(range(token.start[0], token.end[0] + 1))
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            lines -= set(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return len(lines)


def blocks() -> list[str]:
    return re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


def test_lines_are_counted_as_people_count() -> None:
    assert lines_of_code('"""Doc."""\n\n# why\nx = [\n    1,\n]\n"""About x."""\n') == 3


def test_the_board_is_no_longer_than_promised() -> None:
    assert len((PACKAGE / "board.js").read_text("utf-8").splitlines()) <= 120


def test_it_is_sixty_lines() -> None:
    assert lines_of_code(RULES) <= 60


def test_it_is_under_contract() -> None:
    assert {setting.players for setting in SETTINGS if setting.game is GAME} == {2, 3, 4}


def test_the_page_quotes_the_example_and_what_it_runs_runs() -> None:
    quoted = [block for block in blocks() if any(block in file for file in FILES)]
    scripts = [block for block in blocks() if block not in quoted]
    assert len(quoted) == 8
    assert len(scripts) == 2
    assert all(block.startswith("from conclave") for block in scripts), "an excerpt differs from the example"
    exec("".join(scripts), {"__name__": "own-game.md"})


def test_the_page_leads_to_files_that_are_there() -> None:
    for target in re.findall(r"\]\((?!https?:)([^)#]+)", PAGE):
        assert (ROOT / "docs" / target).exists(), target
