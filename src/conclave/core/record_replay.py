"""A record played again by the rules, which refuse whatever they do not allow and name its line."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from conclave.core.chance import Chance, ChanceError, Outcome
from conclave.core.event import Listener
from conclave.core.game import Game, NotationError
from conclave.core.options import OptionError, Options, Value
from conclave.core.pending import Over
from conclave.core.position import Position
from conclave.core.record import (
    FIRST_OPTION,
    GAME_LINE,
    HIDDEN,
    RULES_LINE,
    Decision,
    Entry,
    Record,
    RecordError,
    Settled,
)
from conclave.core.registry import Registry, UnknownGame
from conclave.core.text import text


def read_options(game: Game, written: Mapping[str, str]) -> Options:
    """The options of a record, checked against the game."""
    known = {option.name: option for option in game.declared}
    given: dict[str, Value] = {}
    for line, (name, value) in enumerate(written.items(), FIRST_OPTION):
        if name not in known:
            raise RecordError(line, text("core-option-unknown", option=name, expected=", ".join(known)))
        try:
            given[name] = known[name].read(value)
        except OptionError as wrong:
            raise RecordError(line, wrong.reason) from None
    try:
        return game.configure(given)
    except OptionError as wrong:
        raise RecordError(0, wrong.reason) from None


def find_game(games: Registry, record: Record) -> Game:
    try:
        return games.find(record.game)
    except UnknownGame as unknown:
        raise RecordError(GAME_LINE, unknown.reason) from None


Step = Callable[[Position, Entry], None]


def replay(
    game: Game, record: Record, step: Step | None = None, listener: Listener | None = None
) -> Position:
    """Play a record from its start, refusing whatever the rules or the chances do not allow.

    `step(position, entry)` is called before each decision and chance is carried out.
    """
    if record.game != game.name:
        raise RecordError(GAME_LINE, text("core-record-game", game=game.name, found=record.game))
    if record.rules_version != game.rules_version:
        version = text("core-record-version", game=game.name, found=record.rules_version)
        raise RecordError(RULES_LINE, version)
    options = read_options(game, record.options)
    if len(record.seats) != game.players(options):
        raise RecordError(0, text("core-record-seats", expected=game.players(options)))
    position = game.start(options, listener)
    first_line = record.entries_line()
    for line, entry in enumerate(record.entries, first_line):
        if isinstance(entry, Decision):
            action = _replay_decision(game, position, entry, line)
            if step is not None:
                step(position, entry)
            position.apply(entry.seat, action)
        elif isinstance(entry, Settled):
            outcome = _replay_chance(position, entry, line)
            if step is not None:
                step(position, entry)
            position.settle(outcome)
    pending = position.pending
    places = pending.places if isinstance(pending, Over) else None
    if record.places != places:
        raise RecordError(first_line + len(record.entries), text("core-record-result"))
    return position


def _replay_decision(game: Game, position: Position, entry: Decision, line: int) -> int:
    if entry.notation == HIDDEN:
        raise RecordError(line, text("core-record-hidden"))
    try:
        action = game.parse(entry.notation)
    except NotationError:
        raise RecordError(line, text("core-record-notation", notation=entry.notation)) from None
    refusal = position.why_not(entry.seat, action)
    if refusal is not None:
        illegal = text(
            "core-record-illegal",
            seat=entry.seat + 1,
            notation=entry.notation,
            rule=refusal.rule,
            reason=refusal.reason,
        )
        raise RecordError(line, illegal)
    return action


def _replay_chance(position: Position, entry: Settled, line: int) -> Outcome:
    chance = position.pending
    if not isinstance(chance, Chance):
        raise RecordError(line, text("core-record-no-chance"))
    if chance.spec != entry.spec:
        raise RecordError(line, text("core-record-spec", expected=chance.spec, found=entry.spec))
    try:
        return chance.read(entry.outcome)
    except ChanceError:
        raise RecordError(line, text("core-record-outcome", spec=entry.spec, outcome=entry.outcome)) from None
