"""The bots that a table can seat, and the turns that it has for them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from conclave.core.budget import is_budget
from conclave.core.text import text
from conclave.table.entries import Hand
from conclave.table.refused import Refused
from conclave.table.user_text import LONGEST_NAME


@dataclass(frozen=True)
class BotTurn:
    """A seat for which a bot has to decide now."""

    seat: int
    bot: str
    hand: Hand


@dataclass(frozen=True)
class Bots:
    """The bots of a game, the strongest last, and how records name them."""

    labels: Mapping[str, str] = field(default_factory=dict)
    budgets: Mapping[str, int] = field(default_factory=dict)
    """By bot, the largest budget that may be asked for: 2000 allows `searcher:2000`. The others take none."""

    @property
    def levels(self) -> tuple[str, ...]:
        return tuple(self.labels)

    @property
    def strongest(self) -> str:
        return self.levels[-1]

    def label(self, bot: str) -> str | None:
        """How records name a bot, perhaps with a budget: `searcher:500@1`. None if there is no such bot.

        A budget that was allowed when the bot sat down stays allowed.
        """
        level, colon, _ = bot.partition(":")
        label = self.labels.get(level)
        return label if label is None or not colon else f"{bot}@{label.rpartition('@')[2]}"

    def check(self, bot: str) -> None:
        """Refused for a bot that does not exist, and for a budget that it may not have."""
        level, colon, budget = bot.partition(":")
        if level not in self.labels or (colon and level not in self.budgets):
            expected = ", ".join(self.levels)
            raise Refused("wrong", text("table-bot-unknown", bot=bot[:LONGEST_NAME], expected=expected))
        if colon and not is_budget(budget, self.budgets[level]):
            raise Refused("wrong", text("table-bot-budget", bot=level, most=str(self.budgets[level])))
