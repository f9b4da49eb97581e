"""What the client says, by message key: tests find things by their names, whatever the wording is today."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from conclave.core.text import Text
from conclave.locale import locale

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "client"


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    shared, games = f"text/{language}/*.ftl", f"src/games/*/text/{language}.ftl"
    for path in sorted([*CLIENT.glob(shared), *CLIENT.glob(games)]):
        bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


class Words:
    def __init__(self, language: str = "en") -> None:
        self.language = language

    def __call__(self, key: str, **given: Any) -> str:
        """A message of the client's own."""
        bundle = _bundle(self.language)
        assert bundle.has_message(key), f"the client has no message {key}"
        pattern = bundle.get_message(key).value
        assert pattern is not None, key
        said, errors = bundle.format_pattern(pattern, given)
        assert not errors, (key, errors)
        return str(said)

    def say(self, told: dict[str, Any], names: tuple[str, ...] = ()) -> str:
        """A text of the server's, as it travels."""
        return locale(self.language).say(_text(told), names)


def _text(told: dict[str, Any]) -> Text:
    given = {
        name: _text(value) if isinstance(value, dict) else value
        for name, value in told.get("arguments", {}).items()
    }
    return Text(told["key"], given)
