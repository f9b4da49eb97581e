"""Wizard Dice in the terminal."""

from conclave.cli.terminal.wizard_dice.screen import WizardDiceScreen

__all__ = ["WizardDiceScreen"]
