"""Texts become sentences here, at the edge: Fluent catalogues rendered in a reader's language.

Catalogues lie beside the code that uses them: `<package>/text/<language>.ftl`. A missing message or
argument is an error, never a silent blank.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from conclave.core.text import Argument, Text
from conclave.registry import KITS

SHARED = (
    "conclave.core",
    "conclave.bots",
    "conclave.lab",
    "conclave.table",
    "conclave.storage",
    "conclave.server",
    "conclave.cli",
)
NOT_IN_BROWSERS = ("conclave.lab", "conclave.cli")
"""Only a terminal speaks the words of `cli`, and only reports those of `lab`."""

PSEUDO = "pseudo"
"""A made-up language in which every catalogue sentence stands in brackets: what does not, is hard-coded."""

LONGEST_ARGUMENT = 300
"""Characters of a word or path that a sentence repeats. Fluent refuses arguments that are much longer."""

_ACCENTED = str.maketrans("aeiouAEIOUcnsy", "àéîöûÀÉÎÖÛçñšý")


def packages() -> tuple[str, ...]:
    """Every package with catalogues: our shared ones, and those of all games."""
    return (*SHARED, *[kit.package for kit in KITS])


def browser_packages() -> tuple[str, ...]:
    return tuple(package for package in packages() if package not in NOT_IN_BROWSERS)


def browser_languages() -> tuple[str, ...]:
    return languages([package for package in SHARED if package not in NOT_IN_BROWSERS])


class MissingMessage(KeyError):
    """A text key without a message, or a message that lacks an argument."""


class Locale:
    """One language with the messages of all packages, and of games of one's own by their packages."""

    def __init__(self, language: str = "en", own: Sequence[str] = ()) -> None:
        self.language = language
        written = "en" if language == PSEUDO else language
        self._bundle = FluentBundle([written], use_isolating=False)
        for package in (*packages(), *own):
            source = read_catalogue(package, written)
            self._bundle.add_resource(FluentResource(_pseudo(source) if language == PSEUDO else source))

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def say(self, text: Text, names: Sequence[str] = ()) -> str:
        """The sentence of a text. `names` are the players' names by seat."""
        if text.key == "core-player" and names:
            seat = text.arguments["seat"]
            assert isinstance(seat, int)
            return names[seat - 1]
        if not self.has(text.key):
            raise MissingMessage(text.key)
        arguments = {name: self._argument(value, names) for name, value in text.arguments.items()}
        pattern = self._bundle.get_message(text.key).value
        assert pattern is not None, text.key
        sentence, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise MissingMessage(f"{text.key}: {errors[0]}")
        return str(sentence)

    def _argument(self, value: Argument, names: Sequence[str]) -> str | int:
        if isinstance(value, Text):
            return self.say(value, names)
        if isinstance(value, str) and len(value) > LONGEST_ARGUMENT:
            return value[: LONGEST_ARGUMENT - 1] + "…"
        return value


def read_catalogue(package: str, language: str) -> str:
    """A package's messages. A game that does not speak the language speaks English in the midst of it."""
    folder = files(package).joinpath("text")
    own = folder.joinpath(f"{language}.ftl")
    return (own if own.is_file() else folder.joinpath("en.ftl")).read_text("utf-8")


def languages(shared: Sequence[str] = SHARED) -> tuple[str, ...]:
    """Those in which every shared package has a catalogue, and the made-up one."""
    written = [
        {path.name.removesuffix(".ftl") for path in files(package).joinpath("text").iterdir()}
        for package in shared
    ]
    return (*sorted(set.intersection(*written)), PSEUDO)


@cache
def locale(language: str = "en") -> Locale:
    return Locale(language)


class _Bracketed(Transformer):
    """Accents every letter of a pattern's prose; placeables stay as they are."""

    def visit_TextElement(self, node: Any) -> Any:  # noqa: N802 - named by the node class
        node.value = node.value.translate(_ACCENTED)
        return node


def _pseudo(source: str) -> str:
    resource = FluentParser().parse(source)
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            entry.value = _Bracketed().visit(entry.value)
            entry.value.elements.insert(0, ast.TextElement("⟦"))
            entry.value.elements.append(ast.TextElement("⟧"))
    return FluentSerializer().serialize(resource)
