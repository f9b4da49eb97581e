"""What happened, for the log and for animation."""

from __future__ import annotations

from collections.abc import Callable

from conclave.core.text import Text


class Event:
    """Something that happened: a typed face for machines, a text for people, and who may know of it."""

    def __init__(self, face: object, text: Text, audience: tuple[int, ...] | None = None) -> None:
        self.face = face
        self.text = text
        self.audience = audience
        """The seats that may know; None means everybody, spectators included."""

    def reaches(self, seat: int | None) -> bool:
        return self.audience is None or (seat is not None and seat in self.audience)

    def __repr__(self) -> str:
        return f"Event({self.face!r}, audience={self.audience})"


Listener = Callable[[Event], None]
