"""Conclave's own games, each a complete package. Other packages offer theirs in the same way: see `kit.py`.

The function of the same name is in `conclave.api.game`.
"""
