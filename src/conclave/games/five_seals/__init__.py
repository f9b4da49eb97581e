"""Five Seals of Magic: a dungeon, dice in five colours and twenty kinds of spells, for two to five
players."""

from conclave.kit import GameKit

KIT = GameKit(
    name="five-seals",
    package=__name__,
    game=".interface.game:GAME",
    order=2,
    bots={
        "novice": ".bots.novice:Novice",
        "apprentice": ".bots.apprentice:Apprentice",
        "greedy": ".bots.greedy:Greedy",
        "adept": ".bots.adept:Adept",
        "master": ".bots.master:Master",
        "archmage": ".bots.archmage:Archmage",
    },
    commands={"board": ".terminal.board_command:board"},
    screen=".terminal.screen:FiveSealsScreen",
    drawing=".terminal.drawing:draw",
    value=".lab.value:five_seals_value",
    uses=".lab.uses:FiveSealsUses",
    bench=({"circle": "I"}, {"circle": "II"}, {"circle": "III"}, {"circle": "IV"}),
    compiled=(
        *("engine.tables", "engine.elements", "engine.codes", "engine.stages", "engine.dice"),
        *("engine.seals", "engine.scoring", "engine.board", "engine.deals", "engine.dungeon"),
        *("engine.breaking", "engine.state", "engine.spell", "engine.might", "engine.spaces"),
        *("engine.conflict", "engine.movement", "engine.compendium", "engine.turn", "engine.position"),
    ),
)
