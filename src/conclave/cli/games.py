"""`conclave games`: the installed games, and the package each one comes from."""

from __future__ import annotations

import click

from conclave.bots.registry import bot_names
from conclave.cli.edge import print_json, say, tell
from conclave.cli.help import LocalizedCommand
from conclave.cli.main import COMMANDS
from conclave.core.game import Game
from conclave.core.options import Number
from conclave.core.text import text
from conclave.registry import GAMES, KITS


@click.command(cls=LocalizedCommand)
@click.option("--json", "as_json", is_flag=True)
def games(as_json: bool) -> None:
    """List the installed games, and where they come from."""
    found = [(game, KITS.source(KITS.by_name[game.name])) for game in GAMES]
    broken = KITS.broken
    if as_json:
        print_json(
            {
                "games": [
                    {
                        "name": game.name,
                        "title": tell(text(f"{game.prefix}-title")),
                        "rules": game.rules_version,
                        "source": source,
                        "bots": list(bot_names(game.name)),
                    }
                    for game, source in found
                ],
                "broken": [
                    {"name": each.name, "source": each.source, "reason": tell(each.reason)} for each in broken
                ],
                "missing": tell(text("core-games-missing")) if KITS.lacks_ours else None,
            }
        )
        return
    for game, source in found:
        least, most = _players(game)
        title = text(f"{game.prefix}-title")
        click.echo(say("cli-games-row", game=game.name, title=title, least=least, most=most, source=source))
        click.echo(say("cli-games-bots", bots=", ".join(bot_names(game.name))))
    for game, source in found:
        for command in KITS.by_name[game.name].commands:
            if command in COMMANDS:
                hidden = say("cli-games-command-hidden", game=game.name, source=source, command=command)
                click.echo(hidden, err=True)
    for each in broken:
        click.echo(say("cli-games-broken", game=each.name, source=each.source, reason=each.reason), err=True)
    if KITS.lacks_ours:
        click.echo(say("core-games-missing"), err=True)


def _players(game: Game) -> tuple[int, int]:
    players = next(option for option in game.declared if option.name == "players")
    assert isinstance(players, Number)
    return players.least, players.most
