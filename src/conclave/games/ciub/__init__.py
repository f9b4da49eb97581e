"""ciúb: build a pool of dice and win spell cards with it, for two to four players."""

from conclave.kit import GameKit

KIT = GameKit(
    name="ciub",
    package=__name__,
    game=".interface.game:GAME",
    order=3,
    bots={
        "random": ".bots.random:Random",
        "novice": ".bots.novice:Novice",
        "apprentice": ".bots.apprentice:Apprentice",
        "greedy": ".bots.greedy:Greedy",
        "adept": ".bots.adept:Adept",
        "master": ".bots.master:Master",
        "archmage": ".bots.archmage:Archmage",
    },
    adviser=".odds.hints:Hints",
    odds_command=".terminal.odds_command:ciub",
    screen=".terminal.screen:CiubScreen",
    drawing=".terminal.drawing:draw",
    value=".lab.value:ciub_value",
    uses=".lab.uses:CiubUses",
    bench=({"form": "normal"}, {"form": "short"}),
    compiled=(
        *("engine.dice", "engine.pool", "engine.requirement", "engine.cards", "engine.codes"),
        *("engine.stages", "engine.lazy_choices", "engine.dice_choices", "engine.state"),
        *("engine.dice_phase", "engine.position"),
    ),
)
