"""Wizard Dice Game: predict seven dice."""

from conclave.games.wizard_dice.game import WizardDice

GAME = WizardDice()

__all__ = ["GAME", "WizardDice"]
