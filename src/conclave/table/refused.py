"""Why a table does not do what it was asked for."""

from __future__ import annotations

from typing import Literal

from conclave.core.text import Text

RefusalCode = Literal["stale", "illegal", "denied", "unfit", "wrong", "busy", "failed"]


class Refused(Exception):
    """A request that changes nothing: a word for programs, a sentence for people, and the rule if it is one.

    The words are `stale` (it answers an old question), `illegal` (the rules forbid it), `denied` (not by this
    client), `unfit` (not in this stage of the table), `wrong` (it makes no sense), `busy` (too much at once),
    `failed` (the server could not keep it).
    """

    def __init__(self, code: RefusalCode, reason: Text, rule: str = "") -> None:
        super().__init__(f"{code}: {reason.key} {reason.arguments}")
        self.code = code
        self.reason = reason
        self.rule = rule
