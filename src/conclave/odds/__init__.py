"""Odds and solvers: what a choice is worth, computed exactly."""
