"""A custom bot for Wizard Dice: it predicts low and leaves as soon as it is right."""

import conclave


class Bot(conclave.Bot):
    def choose(self, view: conclave.View) -> conclave.Action:
        return max(view.legal, key=lambda action: self.liking(view, action))

    def liking(self, view: conclave.View, action: conclave.Action) -> float:
        """How much the bot likes an action; only a comparison with the others matters."""
        table, mine = view.state, view.state.predictions[view.seat]
        match action.kind:
            case "predict":
                number: int = action.arguments["number"]
                return -abs(number - 2)
            case "leave" if mine:
                wizards = table.dice.count("wizard") if table.wizard_colour == mine.colour else 0
                return 10 if table.dice.count(mine.colour) + wizards == mine.number else -1
            case "reroll" if mine:
                faces: tuple[str, ...] = action.arguments["faces"]
                return faces.count("jester") - faces.count(mine.colour) - faces.count("wizard")
            case "take-jester-score":
                return 1
        return 0
