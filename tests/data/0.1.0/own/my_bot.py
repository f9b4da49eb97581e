"""A bot of one's own for Wizard Dice: it predicts low and leaves as soon as it is right."""

from conclave import bots
from conclave.core import Actions
from conclave.games.wizard_dice.view import Leave, Predict, Reroll, TakeJesterScore, WizardDiceView


class Bot(bots.Bot):
    def decide(self, view: WizardDiceView, legal: Actions) -> int:
        return max(legal, key=lambda code: self.liking(view, self.game.face(code)))

    def liking(self, view: WizardDiceView, action: object) -> float:
        """How much the bot likes an action; only a comparison with the others matters."""
        mine = view.predictions[self.seat]
        match action:
            case Predict(number=number):
                return -abs(number - 2)
            case Leave() if mine:
                wizards = view.dice.count("wizard") if view.wizard_colour == mine.colour else 0
                return 10 if view.dice.count(mine.colour) + wizards == mine.number else -1
            case Reroll(faces=faces) if mine:
                return faces.count("jester") - faces.count(mine.colour) - faces.count("wizard")
            case TakeJesterScore():
                return 1
        return 0
