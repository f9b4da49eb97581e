"""`conclave games`: the games that can be played here, and which package each of them comes from."""

from __future__ import annotations

import click

from conclave.bots.registry import bot_names
from conclave.cli.edge import print_json, say, tell
from conclave.cli.helping import SpokenCommand
from conclave.core.game import Game
from conclave.core.options import Number
from conclave.core.text import text
from conclave.registry import GAMES, KITS


@click.command(cls=SpokenCommand)
@click.option("--json", "as_json", is_flag=True)
def games(as_json: bool) -> None:
    """The games that are installed, and where they come from."""
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
            }
        )
        return
    for game, source in found:
        least, most = _players(game)
        title = text(f"{game.prefix}-title")
        click.echo(say("cli-games-row", game=game.name, title=title, least=least, most=most, source=source))
        click.echo(say("cli-games-bots", bots=", ".join(bot_names(game.name))))
    for each in broken:
        click.echo(say("cli-games-broken", game=each.name, source=each.source, reason=each.reason), err=True)
    if KITS.lacks_ours:
        click.echo(say("core-games-missing"), err=True)


def _players(game: Game) -> tuple[int, int]:
    players = next(option for option in game.declared if option.name == "players")
    assert isinstance(players, Number)
    return players.least, players.most
