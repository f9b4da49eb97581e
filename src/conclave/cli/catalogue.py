"""`conclave catalogue GAME`: all dice faces, cards and other components."""

from __future__ import annotations

from typing import Any

import click
from rich.console import Console
from rich.table import Table

from conclave.cli.edge import find_game, print_json, say, tell
from conclave.cli.help import LocalizedCommand
from conclave.cli.prose import Prose
from conclave.core.component import Component


@click.command(cls=LocalizedCommand)
@click.argument("game")
@click.option("--json", "as_json", is_flag=True)
def catalogue(game: str, as_json: bool) -> None:
    """Everything that lies in the box of GAME."""
    components = [_in_words(component) for component in find_game(game).catalogue()]
    if as_json:
        print_json(components)
        return
    if not components:
        click.echo(say("cli-catalogue-empty", game=game))
        return
    table = Table(show_lines=True)
    for heading in ("", say("cli-catalogue-id"), say("cli-catalogue-name"), say("cli-catalogue-about")):
        table.add_column(heading, overflow="fold")
    for component in components:
        about = component["description"]
        if component["faces"]:
            about += "\n" + " · ".join(component["faces"])
        table.add_row(f"{component['number']}×", component["id"], Prose(component["name"]), Prose(about))
    Console().print(table)


def _in_words(component: Component) -> dict[str, Any]:
    return {
        "kind": component.kind,
        "id": component.id,
        "number": component.number,
        "name": tell(component.name),
        "description": tell(component.description),
        "faces": [tell(face) for face in component.faces],
    }
