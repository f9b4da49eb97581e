"""Odds and solvers: what a choice is worth, computed exactly. Called, `conclave.odds(view)` says it."""

from conclave.callable_package import make_callable

make_callable(__name__)
