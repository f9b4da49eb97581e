"""Simulation and measurement: many games by bots, with honest figures."""
