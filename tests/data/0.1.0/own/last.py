"""A bot of one's own that needs nothing but the base of all bots."""

from conclave import bots


class Last(bots.Bot):
    def decide(self, view, legal):
        return legal[len(legal) - 1]
