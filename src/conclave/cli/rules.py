"""`conclave rules GAME [ID]`: the rules in our own words."""

from __future__ import annotations

import click
from rich.console import Console

from conclave.cli.edge import chosen_language, find_game, print_json, problem
from conclave.cli.help import LocalizedCommand
from conclave.cli.markdown import RulesMarkdown
from conclave.core.rules_page import Rule, RulesPage


@click.command(cls=LocalizedCommand)
@click.argument("game")
@click.argument("rule_id", metavar="[ID]", required=False)
@click.option("--json", "as_json", is_flag=True)
def rules(game: str, rule_id: str | None, as_json: bool) -> None:
    """The rules of GAME, or only the rule ID (such as WD-7)."""
    page = find_game(game).page(chosen_language())
    chosen = _select_rules(page, game, rule_id)
    if as_json:
        print_json([_as_dict(rule) for rule in chosen])
    else:
        rule = chosen[0]
        alone = f"### {rule.id} {rule.title}\n\n{rule.body}"
        Console().print(RulesMarkdown(page.markdown if rule_id is None else alone))


def _select_rules(page: RulesPage, game: str, rule_id: str | None) -> list[Rule]:
    if rule_id is None:
        return list(page.rules.values())
    rule = page.find(rule_id)
    if rule is None:
        raise problem("cli-rules-unknown", game=game, rule=rule_id, expected=", ".join(page.rules))
    return [rule]


def _as_dict(rule: Rule) -> dict[str, str]:
    return {"id": rule.id, "title": rule.title, "section": rule.section, "text": rule.body}
