"""Wizard Dice Game: predict seven dice, watch them roll, and decide when to believe them, for two to five."""

from conclave.kit import GameKit

KIT = GameKit(
    name="wizard-dice",
    package=__name__,
    game=".interface.game:GAME",
    order=1,
    bots={
        "novice": ".bots.novice:Novice",
        "apprentice": ".bots.apprentice:Apprentice",
        "greedy": ".bots.greedy:Greedy",
        "adept": ".bots.adept:Adept",
        "master": ".bots.master:Master",
        "archmage": ".bots.archmage:Archmage",
    },
    adviser=".odds.hints:Hints",
    odds_command=".terminal.odds_command:wizard_dice",
    screen=".terminal.screen:WizardDiceScreen",
    drawing=".terminal.drawing:draw",
    value=".lab.value:wizard_dice_value",
    uses=".lab.uses:WizardDiceUses",
    bench=({"cards": False}, {"cards": True}),
    compiled=(
        *("engine.dice", "engine.codes", "engine.cards", "engine.scoring", "engine.stages"),
        *("engine.rerolls", "engine.seer", "engine.position"),
    ),
)
