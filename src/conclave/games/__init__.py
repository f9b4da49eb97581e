"""Conclave's own games, each a complete package. Other packages offer theirs in the same way: see
`kit.py`."""
