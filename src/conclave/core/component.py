"""What lies in the box of a game."""

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from conclave.core.text import Text


@mypyc_attr(native_class=False)
@dataclass(frozen=True)
class Component:
    """A die, a card, a sheet; it travels as JSON, as texts do (see `text.py`)."""

    kind: str
    id: str
    number: int
    """How many of it there are."""
    name: Text
    description: Text
    faces: tuple[Text, ...] = ()
