"""How much likelier somebody who plays Wizard Dice well is to beat a short-sighted player than an equal:

    python -m conclave.games.wizard_dice.lab.fit_advantage --games 600 --seed 301

Games against `greedy` are played with the chances between equals. At the beginning of each round the chance
that the model gives, and how many Xs the leader lacks, are set beside who won in the end; the three numbers
of `games/wizard_dice/bots/best_response.py` are those that explain it best (a logistic regression). It takes
about one and a half minutes on one core, and the same command gives the same numbers.
"""

from __future__ import annotations

import argparse
from typing import Any, Final

import numpy as np

from conclave.core.actions import Actions
from conclave.core.places import shares_of_win
from conclave.games.wizard_dice.bots.archmage import Archmage
from conclave.games.wizard_dice.bots.best_response import NO_ADVANTAGE, Advantage, ForeseenDecision, logits
from conclave.games.wizard_dice.interface.view import WizardDiceView
from conclave.games.wizard_dice.odds.model import XS
from conclave.games.wizard_dice.odds.two_player_values import can_be_solved
from conclave.lab.play.deals import Deals, RunSpec

Example = tuple[float, int]
"""When a round begins: the chance to win between equals, and the Xs that the leading page lacks."""

CAUTION: Final = 0.5
"""Draws numbers without evidence towards 0. Chosen by hand."""
ROUNDS_OF_FITTING: Final = 30
"""Steps of Newton's method. Chosen by hand."""


class _Decision(ForeseenDecision):
    advantage = NO_ADVANTAGE

    def example(self) -> Example:
        seers, others = self.seer.page, self.other.page
        chance = float(self.model.chances(seers, others))
        return chance if self.is_seer else 1.0 - chance, int(self.model.target - max(seers[XS], others[XS]))


class _Foreseeing(Archmage):
    """Takes the opponent for short-sighted from the start, and notes where the game stands."""

    noted: list[Example] = []  # noqa: RUF012 - one list for all, read between games

    def decide(self, view: WizardDiceView, legal: Actions) -> int:
        if not can_be_solved(view):
            return super().decide(view, legal)
        decision = _Decision(view, self.seat)
        if view.stage == "prediction":
            self.noted.append(decision.example())
        choices = list(legal)
        return choices[int(np.argmax(np.round(decision.worths(choices), 6)))]


def examples(games: int, seed: int) -> tuple[list[Example], list[float]]:
    """Where games stood, and how they ended."""
    deals = Deals(RunSpec("wizard-dice", (("archmage", "greedy"),), {"players": 2}, seed))
    deals.classes["archmage"] = _Foreseeing
    found: list[Example] = []
    won: list[float] = []
    for number in range(1, games + 1):
        _Foreseeing.noted.clear()
        share = shares_of_win(deals.play(number).places)[0]
        found.extend(_Foreseeing.noted)
        won.extend([share] * len(_Foreseeing.noted))
    return found, won


def fit_advantage(found: list[Example], won: list[float]) -> Advantage:
    chances, lacking = np.array(found).T
    inputs = np.stack([logits(chances), np.ones(len(found)), lacking], axis=1)
    weights: Any = np.zeros(inputs.shape[1])
    for _ in range(ROUNDS_OF_FITTING):
        expected = 1.0 / (1.0 + np.exp(-inputs @ weights))
        slope = inputs.T @ (np.array(won) - expected) - CAUTION * weights
        bend = (inputs * (expected * (1.0 - expected))[:, np.newaxis]).T @ inputs
        weights = weights + np.linalg.solve(bend + CAUTION * np.eye(len(weights)), slope)
    return Advantage(*[float(weight) for weight in weights])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m conclave.games.wizard_dice.lab.fit_advantage")
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--seed", type=int, default=301)
    given = parser.parse_args()
    print(fit_advantage(*examples(given.games, given.seed)))


if __name__ == "__main__":
    main()
