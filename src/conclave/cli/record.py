"""`conclave record show|replay|verify FILE`."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console
from rich.text import Text as Line

from conclave.cli.edge import language, print_json, problem, refused, say, tell
from conclave.cli.problem import Problem
from conclave.cli.terminal.translator import Translator
from conclave.cli.usage import KnownCommands
from conclave.core.event import Event, Listener
from conclave.core.pending import Over
from conclave.core.position import Position
from conclave.core.proof import Proof
from conclave.core.record import Record, RecordError
from conclave.core.record_replay import find_game, replay
from conclave.core.text import Text, text
from conclave.registry import GAMES
from conclave.table.fairness import Finding, ProofStatus, Verdict, check
from conclave.table.files import read_record


@click.group(cls=KnownCommands)
def record() -> None:
    """Show, replay or verify the record of a game."""


LONGEST_VALUE = 40

_FILE = click.argument("file", type=click.Path(path_type=Path))
_JSON = click.option("--json", "as_json", is_flag=True)


@record.command()
@_FILE
@_JSON
def show(file: Path, as_json: bool) -> None:
    """Who played what, and how it ended. Works for games of any version."""
    found = _read(file)
    if as_json:
        print_json(_as_dict(found))
        return
    console = Console(highlight=False)
    options = ", ".join([f"{name} {_shorten(value)}" for name, value in found.options.items()])
    rules = say("cli-record-rules", version=found.rules_version)
    console.print(Line.assemble((found.game, "bold"), f"  {rules}  ({options})"))
    for number, seat in enumerate(found.seats, 1):
        place = f"  {say('cli-record-place', place=found.places[number - 1])}" if found.places else ""
        console.print(f"  {number} {seat.name} ({seat.player}){place}", markup=False)
    if found.proof is not None:
        console.print()
        for line in found.proof.lines():
            console.print(f"  {line}", markup=False, soft_wrap=True)
    console.print()
    for entry in found.entries:
        console.print(f"  {entry.written()}", markup=False, soft_wrap=True)
    if found.places is None:
        console.print(f"\n{say('cli-record-not-over')}", markup=False)


def _shorten(value: str) -> str:
    """A document would fill the screen."""
    return value if len(value) <= LONGEST_VALUE else f"{value[:LONGEST_VALUE]}…"


@record.command("replay")
@_FILE
@_JSON
def replay_command(file: Path, as_json: bool) -> None:
    """Play the record again by the rules and tell it in sentences."""
    found = _read(file)
    names = [seat.name for seat in found.seats]
    events: list[Event] = []
    pending = _replay(file, found, events.append).pending
    translator = Translator(language(), names, _seat_of_you(found))
    sentences = [translator.tell(event.text) for event in events]
    if as_json:
        print_json({**_as_dict(found), "log": sentences})
        return
    for sentence in sentences:
        click.echo(sentence)
    click.echo()
    if not isinstance(pending, Over):
        click.echo(say("cli-record-not-over"))
        return
    for seat in sorted(range(len(names)), key=pending.places.__getitem__):
        points = say("cli-record-points", points=pending.points[seat])
        click.echo(f"{pending.places[seat]}. {names[seat]}: {points}")


def _seat_of_you(found: Record) -> int | None:
    """The seat of the one person who played under no name of their own."""
    people = [number for number, seat in enumerate(found.seats) if seat.player == "you"]
    return people[0] if len(people) == 1 and found.seats[people[0]].name == say("cli-you") else None


@record.command()
@_FILE
@_JSON
def verify(file: Path, as_json: bool) -> None:
    """Check the record by the rules, and its dice by what was promised at the start."""
    try:
        found = read_record(file)
        verdict = check(found, find_game(GAMES, found))
    except OSError as wrong:
        raise refused(_reason(file, wrong)) from None
    except RecordError as wrong:
        reason = _reason(file, wrong)
        if as_json:
            print_json({"verdict": ProofStatus.FALSE, "reason": tell(reason), "reasons": [tell(reason)]})
        raise problem("cli-record-false", reason=reason) from None
    if as_json:
        print_json(_verdict_as_dict(file, found, verdict))
    if verdict.status is ProofStatus.FALSE:
        false = say("cli-record-false", reason=_with_place(file, verdict.findings[0]))
        raise Problem("\n  ".join([false, *map(_also, verdict.findings[1:])]))
    if not as_json:
        click.echo("\n  ".join([_answer(found, verdict), *_details(found, verdict)]))


def _answer(found: Record, verdict: Verdict) -> str:
    entries = len(found.entries)
    if verdict.status is ProofStatus.PROVEN:
        key = "cli-record-proven-over" if found.places else "cli-record-proven-broken-off"
        return say(key, entries=entries, game=found.game, chances=verdict.recomputed)
    if not verdict.replayed:
        return say("cli-record-unproven-unasked", game=found.game)
    key = "cli-record-unproven-over" if found.places else "cli-record-unproven-so-far"
    return say(key, entries=entries, game=found.game)


def _details(found: Record, verdict: Verdict) -> list[str]:
    """Why, and what was promised by whom."""
    details = [_also(finding) for finding in verdict.findings]
    proof = found.proof
    if proof is None:
        return details
    if verdict.status is ProofStatus.UNPROVEN and verdict.recomputed:
        details.append(say("cli-record-recomputed", chances=verdict.recomputed))
    details.append(say("cli-record-commitment", commitment=proof.commitment))
    for each in proof.contributions:
        client = text("cli-record-client", client=each.client)
        if each.name is not None:
            client = text("cli-record-client-named", client=each.client, name=each.name)
        if each.commitment is None:
            details.append(say("cli-record-promised-nothing", client=client))
        else:
            key = "cli-record-left-out" if each.seed is None else "cli-record-contributed"
            details.append(say(key, client=client, commitment=each.commitment))
    return details


def _also(finding: Finding) -> str:
    """A further reason; the file has been named before."""
    if finding.line:
        return say("cli-record-also-line", line=str(finding.line), reason=finding.reason)
    return tell(finding.reason)


def _verdict_as_dict(file: Path, found: Record, verdict: Verdict) -> dict[str, object]:
    answer: dict[str, object] = {"verdict": verdict.status}
    if verdict.status is ProofStatus.FALSE:
        answer["reason"] = tell(_with_place(file, verdict.findings[0]))
    return {
        **answer,
        "reasons": [_also(finding) for finding in verdict.findings],
        "over": found.places is not None,
        "entries": len(found.entries),
        "replayed": verdict.replayed,
        "recomputed": verdict.recomputed,
        "proof": _proof_as_dict(found.proof),
    }


def _proof_as_dict(proof: Proof | None) -> dict[str, object] | None:
    if proof is None:
        return None
    return {
        "algorithm": proof.algorithm,
        "commitment": proof.commitment,
        "secret": proof.secret,
        "clients": [
            {
                "client": each.client,
                "name": each.name,
                "commitment": each.commitment,
                "seed": each.seed,
                "left_out": each.seed is None,
            }
            for each in proof.contributions
        ],
    }


def _read(file: Path) -> Record:
    try:
        return read_record(file)
    except (RecordError, OSError) as wrong:
        raise refused(_reason(file, wrong)) from None


def _replay(file: Path, found: Record, listener: Listener) -> Position:
    try:
        return replay(find_game(GAMES, found), found, listener=listener)
    except RecordError as wrong:
        raise refused(_reason(file, wrong)) from None


def _reason(file: Path, wrong: RecordError | OSError) -> Text:
    if isinstance(wrong, OSError):
        reason = wrong.strerror or str(wrong)
        return text("cli-record-unreadable", file=click.format_filename(file), reason=reason)
    return _with_place(file, wrong)


def _with_place(file: Path, wrong: RecordError | Finding) -> Text:
    shown = click.format_filename(file)
    if wrong.line:
        return text("cli-record-line", file=shown, line=str(wrong.line), reason=wrong.reason)
    return text("cli-record-whole", file=shown, reason=wrong.reason)


def _as_dict(found: Record) -> dict[str, object]:
    return {
        "game": found.game,
        "rules": found.rules_version,
        "options": found.options,
        "seats": [{"player": seat.player, "name": seat.name} for seat in found.seats],
        "entries": [entry.written() for entry in found.entries],
        "places": found.places,
        "proof": _proof_as_dict(found.proof),
    }
