"""Programs that conclave is measured beside. All of this runs in .venv-peers, see bench_peers.py.

Each module has `NAME`, the `PACKAGE` it comes from, the `GAME` it plays and `measure(seconds, seed)`, which
plays random games and gives its figures under the names that `conclave bench --json` uses. Only decisions
with at least two options count, as there. No peer checks again that a legal action is legal.
"""
