"""Texts become sentences here, at the edge: Fluent catalogues rendered in a reader's language.

Catalogues are next to the code that uses them: `<package>/text/<language>.ftl`, and what only a game's
terminal says in `<package>/terminal/text/<language>.ftl`. A missing message or argument is an error, never a
silent blank.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec, module_from_spec
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from conclave.core.text import Argument, Text
from conclave.registry import KITS, OURS, message_keys

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
TERMINAL = "terminal"
"""The package inside a game whose catalogue only the terminal uses."""

PSEUDO = "pseudo"
"""A made-up language in which every catalogue sentence stands in brackets: what does not, is hard-coded."""

LONGEST_ARGUMENT = 300
"""Characters of a word or path that a sentence repeats. Fluent refuses arguments that are much longer."""

_ACCENTED = str.maketrans("aeiouAEIOUcnsy", "àéîöûÀÉÎÖÛçñšý")


def packages() -> tuple[str, ...]:
    """Every package that has catalogues: the shared ones, and those of all games."""
    return (*SHARED, *[part for game in _games() for part in _parts(game)])


def _games() -> list[str]:
    """The packages of all games, ours first: nobody else's catalogue says what ours say."""
    return [kit.package for kit in sorted(KITS, key=lambda kit: KITS.source(kit) != OURS)]


def _parts(game: str) -> list[str]:
    """The packages of a game that have catalogues."""
    terminal = _folder(game).joinpath(TERMINAL, "text", "en.ftl")
    return [game, f"{game}.{TERMINAL}"] if terminal.is_file() else [game]


def browser_packages() -> tuple[str, ...]:
    shared = [package for package in SHARED if package not in NOT_IN_BROWSERS]
    return (*shared, *_games())


def browser_languages() -> tuple[str, ...]:
    return languages([package for package in SHARED if package not in NOT_IN_BROWSERS])


class MissingMessage(KeyError):
    """A text key without a message, or a message that lacks an argument."""


class _Catalogue:
    """The messages of one package. They are parsed when one of them is asked for: many never are."""

    def __init__(self, package: str, language: str) -> None:
        self._language = language
        self._source = read_catalogue(package, "en" if language == PSEUDO else language)
        self._keys = message_keys(self._source)

    @cached_property
    def bundle(self) -> FluentBundle:
        bundle = FluentBundle(["en" if self._language == PSEUDO else self._language], use_isolating=False)
        source = _pseudo(self._source) if self._language == PSEUDO else self._source
        bundle.add_resource(FluentResource(source))
        return bundle

    def has(self, key: str) -> bool:
        return key in self._keys and self.bundle.has_message(key)


class Locale:
    """One language with the messages of all packages, and of games from other packages.

    A shared package begins its keys with its own name, so its catalogue is asked first for such a key. Each
    package has a bundle to itself: which message is found does not depend on what was said before.
    """

    def __init__(self, language: str = "en", own: Sequence[str] = ()) -> None:
        self.language = language
        self._own = own
        self._catalogues: dict[str, _Catalogue] = {}
        self._found: dict[str, FluentBundle] = {}

    def has(self, key: str) -> bool:
        return self._bundle_with(key) is not None

    def _bundle_with(self, key: str) -> FluentBundle | None:
        bundle = self._found.get(key)
        if bundle is not None:
            return bundle
        shared = f"{__package__}.{key.partition('-')[0]}"
        if shared in SHARED and self._catalogue(shared).has(key):
            return self._keep(key, shared)
        for package in self._packages:
            if self._catalogue(package).has(key):
                return self._keep(key, package)
        return None

    @cached_property
    def _packages(self) -> tuple[str, ...]:
        return (*packages(), *[part for game in self._own for part in _parts(game)])

    def _catalogue(self, package: str) -> _Catalogue:
        found = self._catalogues.get(package)
        if found is None:
            found = self._catalogues[package] = _Catalogue(package, self.language)
        return found

    def _keep(self, key: str, package: str) -> FluentBundle:
        bundle = self._found[key] = self._catalogue(package).bundle
        return bundle

    def say(self, text: Text, names: Sequence[str] = ()) -> str:
        """The sentence of a text. `names` are the players' names by seat."""
        if text.key == "core-player" and names:
            seat = text.arguments["seat"]
            assert isinstance(seat, int)
            return names[seat - 1]
        bundle = self._bundle_with(text.key)
        pattern = None if bundle is None else bundle.get_message(text.key).value
        if bundle is None or pattern is None:
            raise MissingMessage(text.key)
        arguments = {name: self._argument(value, names) for name, value in text.arguments.items()}
        sentence, errors = bundle.format_pattern(pattern, arguments)
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
    """A package's messages. What a game does not say in the language it says in English."""
    folder = _folder(package).joinpath("text")
    english = folder.joinpath("en.ftl").read_text("utf-8")
    translation = folder.joinpath(f"{language}.ftl")
    if language == "en" or not translation.is_file():
        return english
    translated = translation.read_text("utf-8")
    complete = message_keys(translated) >= message_keys(english)
    # Of two messages with the same key the first one counts, here as in browsers.
    return translated if complete else f"{translated}\n\n{english}"


def _folder(package: str) -> Traversable:
    """Where a package lies, without importing it: some import a lot."""
    spec = find_spec(package)
    assert spec is not None, package
    return files(module_from_spec(spec))


def languages(shared: Sequence[str] = SHARED) -> tuple[str, ...]:
    """Those in which every shared package has a catalogue, and the made-up one."""
    written = [
        {path.name.removesuffix(".ftl") for path in _folder(package).joinpath("text").iterdir()}
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
