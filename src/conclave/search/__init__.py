"""Tree search for any game and any number of players.

    roots = [game.imagine(view, source) for _ in range(8)]
    tree = Tree(seat, Playouts(decisions=20, beyond=my_valuation), SearchSettings(exploration=0.5))
    tree.grow(roots, 2000, source)
    best = tree.candidates()[0].action

| module | idea |
|---|---|
| `settings.py` | how to search: how curious, how wide, whom the others play for |
| `valuation.py` | what a position is worth to each seat: by places, after a random playout, or by a model |
| `prior.py` | which actions look promising before anything is known |
| `node.py` | what the tree remembers of a decision |
| `selection.py` | which action to follow next |
| `tree.py` | one simulation after the other, and what they found |

The tree is an open loop: it remembers decisions, while chance is drawn again in every simulation. All of it
compiles. A valuation or a prior may be a plain Python class; then only that part is interpreted.
"""

from conclave.search.prior import Prior
from conclave.search.settings import SearchSettings
from conclave.search.tree import Candidate, Tree
from conclave.search.valuation import Playouts, Valuation

__all__ = ["Candidate", "Playouts", "Prior", "SearchSettings", "Tree", "Valuation"]
