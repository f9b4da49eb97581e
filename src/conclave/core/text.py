"""Sentences as keys: games never contain prose.

A `Text` names a message of a Fluent catalogue and carries its arguments. It is rendered at the edge
(terminal, browser) in the reader's language; see `conclave.locale`.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import reduce

from mypy_extensions import mypyc_attr


@mypyc_attr(native_class=False)
@dataclass(frozen=True)
class Text:
    """A message key and the arguments the message may mention; an argument can be a Text itself.

    Texts travel as JSON, so whoever decodes them must find the whole type of `arguments` here at run time.
    A native class would keep only `dict` of it when compiled; this one, with its type in quotes, keeps all.
    """

    key: str
    arguments: "dict[str, Argument]" = field(default_factory=dict)


Argument = str | int | Text


def text(key: str, **arguments: Argument) -> Text:
    """`text("wd-predict", number=3, colour=text("wd-colour-blue"))` without the braces."""
    return Text(key, arguments)


def join_texts(parts: Sequence[Text], join: str, none: str) -> Text:
    """Texts one after the other by the message `join` (of `left` and `right`); the message `none` if none."""
    return reduce(lambda left, right: text(join, left=left, right=right), parts) if parts else text(none)


def player(seat: int) -> Text:
    """A seat in a sentence; the edge puts the player's name in its place."""
    return text("core-player", seat=seat + 1)
