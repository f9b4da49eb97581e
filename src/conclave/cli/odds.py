"""`conclave odds GAME`: exact chances. Every game brings its own questions, so every game is a command."""

from __future__ import annotations

import click

from conclave.cli.edge import find_game, problem
from conclave.cli.help import LocalizedGroup
from conclave.kit import GameKit
from conclave.registry import KITS


def games_with_odds() -> dict[str, GameKit]:
    return {kit.name: kit for kit in KITS if kit.odds_command is not None}


class OddsOfGames(LocalizedGroup):
    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - the signature is click's
        return list(games_with_odds())

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        kit = games_with_odds().get(cmd_name)
        if kit is None or kit.odds_command is None:
            return None
        command = kit.load(kit.odds_command, click.Command)
        assert isinstance(command, click.Command)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in games_with_odds():
            find_game(args[0])
            raise problem("cli-odds-no-game", game=args[0], expected=", ".join(games_with_odds()))
        return super().resolve_command(ctx, args)


@click.group(cls=OddsOfGames)
def odds() -> None:
    """Exact chances of a game's situations, each game with options of its own."""
