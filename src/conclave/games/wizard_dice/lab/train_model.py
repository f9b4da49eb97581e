"""Train the model of chances to win Wizard Dice between two (games/wizard_dice/odds/model.json):

    python -m conclave.games.wizard_dice.lab.train_model src/conclave/games/wizard_dice/odds/model.json

What a state is worth is worked out backwards from the end of the game: first of states in which the leader
lacks one X, then two, and so on. Each is solved as a round of two exactly, with what the model says about the
states after it, and the model learns from that before the next are solved. The first sweep goes over states
that are made up; for each further one the model plays games against itself, and the sweep goes over their
states.

It takes about two minutes on one core. The same command gives the same model on the same
machine.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.random import Generator, default_rng

from conclave.games.wizard_dice.bots.prospects import PageTotals, chance_to_win
from conclave.games.wizard_dice.engine.cards import NO_CARD
from conclave.games.wizard_dice.lab.fit_net import Fitting
from conclave.games.wizard_dice.lab.training_states import State, made_up, play_states
from conclave.games.wizard_dice.odds.model import JESTER_BOXES, POINTS, XS, Model, inputs
from conclave.games.wizard_dice.odds.two_players import RoundOfTwo, usual_pairs

EPOCHS_AT_FIRST: Final = 30
EPOCHS_PER_STEP: Final = 8
EPOCHS_AT_LAST: Final = 100
"""How often the net sees its examples: before anything is solved, after each step, and in the end. All chosen
by hand."""
DIGITS: Final = 5


class Training:
    def __init__(self, seed: int, target: int) -> None:
        self.chance: Generator = default_rng([seed, target])
        self.target = target
        self.fitting = Fitting(self.chance)
        self.states: list[State] = []
        self.wanted: Any = np.empty(0)
        self.lacks: dict[str, float] = {}

    @property
    def model(self) -> Model:
        return Model(self.fitting.layers, self.target)

    def add(self, states: list[State]) -> None:
        """New states; until they are solved a rule of thumb, later the model, says what they are worth."""
        known = self.rule_of_thumb(states) if not self.states else self.model.chances(*pages(states))
        self.states = self.states + states
        self.wanted = np.concatenate([self.wanted, known])

    def rule_of_thumb(self, states: list[State]) -> Any:
        seers, others = pages(states)
        totals = PageTotals(
            [seers[:, POINTS], others[:, POINTS]],
            [seers[:, XS], others[:, XS]],
            [page[:, JESTER_BOXES].sum(axis=1) for page in (seers, others)],
            [0.0, 0.0],
        )
        return chance_to_win(totals, 0, self.target, [1.0, 0.0])

    def learn(self, epochs: int) -> None:
        lack, lack_held_back = self.fitting.fit(inputs(*pages(self.states), self.target), self.wanted, epochs)
        print(f"  error {lack:.4f}, on states held back {lack_held_back:.4f}", flush=True)
        self.lacks = {
            "states": len(self.states),
            "error": round(lack, 5),
            "error on states held back": round(lack_held_back, 5),
        }

    def sweep(self, first: int) -> None:
        """Solve the states from a number on, those nearest to the end before the others."""
        self.learn(EPOCHS_AT_FIRST)
        lacking = np.array([state.lacking(self.target) for state in self.states])
        lacking[:first] = 0
        for step in range(1, self.target + 1):
            chosen = np.flatnonzero(lacking == step)
            before = self.wanted[chosen].copy()
            self.wanted[chosen] = [solve(self.states[number], self.model) for number in chosen]
            moved = float(np.abs(self.wanted[chosen] - before).mean()) if len(chosen) else 0.0
            print(f"lacking {step}: {len(chosen)} states, moved by {moved:.4f}", flush=True)
            self.learn(EPOCHS_PER_STEP)
        self.learn(EPOCHS_AT_LAST)


def pages(states: list[State]) -> tuple[Any, Any]:
    return np.stack([state.seer.page for state in states]), np.stack([state.other.page for state in states])


def solve(state: State, model: Model) -> float:
    """The Seer's chance to win when both play the round as well as possible."""
    this_round = RoundOfTwo(state.seer, state.other, NO_CARD, model)
    answers = this_round.answers(usual_pairs(state.seer.boxes, state.other.boxes), usual_only=True)
    possible = answers[~np.isnan(answers).all(axis=1)]
    if not len(possible):  # both have one box left, and it is the same
        return float(model.chances(state.seer.page, state.other.page))
    return float(np.nanmin(possible, axis=1).max())


def train(seed: int, target: int, states: int, games: int, sweeps: int) -> Iterator[dict[str, Any]]:
    """The model after each sweep, as it is written."""
    training = Training(seed, target)
    command = f"python -m conclave.games.wizard_dice.lab.train_model FILE --target {target} --seed {seed}"
    command += f" --states {states} --games {games} --sweeps {sweeps}"
    for sweep in range(sweeps):
        if sweep == 0:
            training.add([made_up(training.chance, target) for _ in range(states)])
            training.sweep(0)
        else:
            games_played = [play_states(training.chance, training.model) for _ in range(games)]
            training.add([state for game in games_played for state in game])
            training.sweep(states)
        yield {
            "training": {"command": command, "sweeps": sweep + 1, **training.lacks},
            "layers": [
                {"weights": weights.round(DIGITS).tolist(), "offsets": offsets.round(DIGITS).tolist()}
                for weights, offsets in training.fitting.layers
            ],
        }


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m conclave.games.wizard_dice.lab.train_model")
    parser.add_argument("file", type=Path)
    parser.add_argument("--target", type=int, default=9)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--states", type=int, default=5000)
    parser.add_argument("--games", type=int, default=175)
    parser.add_argument("--sweeps", type=int, default=3)
    given = parser.parse_args()
    written = json.loads(given.file.read_text("utf-8")) if given.file.exists() else {}
    for model in train(given.seed, given.target, given.states, given.games, given.sweeps):
        written[str(given.target)] = model
        given.file.write_text(json.dumps(written) + "\n", "utf-8")


if __name__ == "__main__":
    main()
