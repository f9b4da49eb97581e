"""Conclave's own games, each a complete package. Other packages offer theirs in the same way: see `kit.py`.

Called, `conclave.games()` lists the installed games.
"""

from conclave.callable_package import make_callable

make_callable(__name__)
