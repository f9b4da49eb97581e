"""Conclave: a digital table for three games of dice and magic."""

__version__ = "0.1.0"
