"""Conclave: a digital table for three games of dice and magic."""

from conclave import forms

__version__ = "0.1.0"

forms.choose()
