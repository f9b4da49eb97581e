"""Doctests in docstrings become blocks of code on the site: an extension of Griffe, which reads them."""

from __future__ import annotations

import re

from griffe import Extension, Object

EXAMPLE = re.compile(r"^>>> .*(?:\n(?!\s*$).*)*", re.MULTILINE)
DIRECTIVE = re.compile(r" +# doctest: .*$", re.MULTILINE)


class Examples(Extension):  # type: ignore[misc]  # Griffe is not installed where types are checked
    def on_object(self, *, obj: Object, **_others: object) -> None:
        if obj.docstring is not None:
            obj.docstring.value = with_blocks(obj.docstring.value)


def with_blocks(docstring: str) -> str:
    """An example ends where a line is empty."""

    def block(found: re.Match[str]) -> str:
        return f"```pycon\n{DIRECTIVE.sub('', found[0])}\n```"

    return EXAMPLE.sub(block, docstring)
