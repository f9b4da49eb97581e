"""Odds and solvers: what a choice is worth, computed exactly.

The function of the same name is in `conclave.api.odds`.
"""
