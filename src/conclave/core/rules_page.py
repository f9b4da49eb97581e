"""The rules page of a game: Markdown in our own words, one heading per rule id.

    # Wizard Dice Game
    ## Round
    ### WD-1 Predictions
    Before any roll ...
    **Ruling.** ...

Refusals, tests, `conclave rules` and the client's rules panel all read the same page. It lies in
`<package>/rules/<language>.md`; ids are the same in every language.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

ENGLISH = "en"

_REMARK = re.compile(r" \(.*\)$")
"""In a title: `Leap (3)`."""

_HEADING = re.compile(r"### (?P<id>[A-Z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*)(?: (?P<title>.+))?")


class Rule:
    """One rule: its id, its title, the section it stands in, and its text in Markdown."""

    def __init__(self, identity: str, title: str, section: str, body: str) -> None:
        self.id = identity
        self.title = title
        self.section = section
        self.body = body


class RulesPage:
    """All rules of a game in order, and by id."""

    def __init__(self, markdown: str, language: str = ENGLISH) -> None:
        self.markdown = markdown
        self.language = language
        self.title = ""
        self.introduction = ""
        self.rules: dict[str, Rule] = {}
        section = ""
        opened: tuple[str, str, str] | None = None
        lines: list[str] = []
        for line in [*markdown.splitlines(), "## "]:
            heading = _HEADING.fullmatch(line)
            if heading is None and not line.startswith(("# ", "## ")):
                lines.append(line)
                continue
            body = "\n".join(lines).strip()
            lines = []
            if opened is not None:
                if opened[0] in self.rules:
                    raise ValueError(f"rule {opened[0]} stands twice on the page")
                self.rules[opened[0]] = Rule(opened[0], opened[1], opened[2], body)
                opened = None
            elif body and not self.introduction:
                self.introduction = body
            if heading is not None:
                opened = (heading["id"], heading["title"] or "", section)
            elif line.startswith("## "):
                section = line[3:]
            else:
                self.title = line[2:]

    def find(self, identity: str) -> Rule | None:
        """The rule with this id (`FS-7`, `fs7`, `fs 7`) or, if there is none, with this title (`leap`)."""
        wanted = _plain(identity)
        for rule in self.rules.values():
            if _plain(rule.id) == wanted:
                return rule
        for rule in self.rules.values():
            if wanted and _plain(_REMARK.sub("", rule.title)) == wanted:
                return rule
        return None


def rules_page(package: str, language: str = ENGLISH) -> RulesPage:
    """The page of the game in this package; in English if there is none in the language."""
    return _read(package, language if language in rules_languages(package) else ENGLISH)


@cache
def rules_languages(package: str) -> frozenset[str]:
    """Those in which the game has a rules page."""
    pages = [path.name for path in files(package).joinpath("rules").iterdir()]
    return frozenset([page.removesuffix(".md") for page in pages if page.endswith(".md")])


@cache
def _read(package: str, language: str) -> RulesPage:
    markdown = files(package).joinpath("rules").joinpath(f"{language}.md").read_text("utf-8")
    return RulesPage(markdown, language)


def _plain(words: str) -> str:
    return words.lower().replace("-", "").replace(" ", "")
