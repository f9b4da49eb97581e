"""`conclave play GAME --seats you,adept`: a game in the terminal."""

from __future__ import annotations

import secrets
from contextlib import suppress
from dataclasses import dataclass

import click
from rich.text import Text as Line

from conclave.bots.registry import BotError, bot_names
from conclave.cli.edge import find_game, language, problem
from conclave.cli.game_options import EXTRA_ARGUMENTS, GameCommand, read_options
from conclave.cli.problem import Problem
from conclave.cli.terminal.commands import Left
from conclave.cli.terminal.keeping import (
    Keeper,
    corrupt,
    dice_of,
    find_saved,
    new_keeper,
    noted_seed,
    saved_games,
    seed_note,
)
from conclave.cli.terminal.keyboard import EndOfInput
from conclave.cli.terminal.layout import ink, wrapped
from conclave.cli.terminal.screen import screen_of
from conclave.cli.terminal.seating import (
    YOU,
    Player,
    changed_bot_notes,
    own_bot_notes,
    seat_down,
    seated_again,
    the_only_you,
    wake_bots,
)
from conclave.cli.terminal.signals import Interrupted, Signals
from conclave.cli.terminal.sitting import PACES, Sitting
from conclave.cli.terminal.voice import Voice
from conclave.cli.terminal.window import Window, terminal_window
from conclave.cli.usage import CheckedOption
from conclave.core.game import Game
from conclave.core.record import RecordError
from conclave.core.replaying import find_game as game_of
from conclave.core.text import Text, text
from conclave.registry import GAMES
from conclave.table.match import Match

LATEST = ""
"""What `--resume` stands for without a name."""
GOOD_COMPANY = ("apprentice", "adept")
"""Who plays against somebody who has not said whom they want."""


@dataclass(frozen=True)
class Prepared:
    """A table with everybody seated, and where its game is kept."""

    match: Match
    players: list[Player]
    keeper: Keeper
    seed: int | None
    damaged: Problem | None = None
    """What is wrong with a later game that could not be resumed."""


@click.command(cls=GameCommand, context_settings=EXTRA_ARGUMENTS)
@click.argument("game", required=False)
@click.option("--seats", metavar="you,BOT,...")
@click.option("--names", metavar="ADA,BO")
@click.option("--option", "pairs", multiple=True, metavar="NAME=VALUE")
@click.option("--seed", metavar="NUMBER")
@click.option("--resume", is_flag=False, flag_value=LATEST, metavar="[NAME]")
@click.option(
    "--pace",
    cls=CheckedOption,
    type=click.Choice(tuple(PACES)),
)
@click.pass_context
def play(
    ctx: click.Context,
    game: str | None,
    seats: str | None,
    names: str | None,
    pairs: tuple[str, ...],
    seed: str | None,
    resume: str | None,
    pace: str | None,
) -> None:
    """Play GAME in the terminal."""
    if resume is not None:
        if seats or names or pairs or seed or ctx.args:
            raise problem("cli-resume-alone")
        prepared = _resumed(game, resume)
    else:
        prepared = _new(game, seats, names, _seed(seed), ctx.args, pairs)
    _sit(ctx, prepared, pace)


def _seed(written: str | None) -> int | None:
    if written is None:
        return None
    digits = written.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 40):
        raise problem("cli-seed-wrong", seed=written)
    return int(written)


def _new(
    name: str | None,
    seats: str | None,
    names: str | None,
    seed: int | None,
    extra: list[str],
    pairs: tuple[str, ...],
) -> Prepared:
    if name is None:
        raise problem("cli-which-game", expected=", ".join([each.name for each in GAMES]))
    game = find_game(name)
    written = usual_seats(game) if seats is None else [each.strip() for each in seats.split(",")]
    options = read_options(game, len(written), extra, pairs)
    players = seat_down(game, language(), written, names.split(",") if names is not None else None)
    match = Match(game, options, [player.seat() for player in players], dice_of(seed))
    for note in own_bot_notes(players):
        match.annotate(note)
    if seed is not None:
        match.annotate(seed_note(seed))
    keeper = new_keeper(saved_games(), game.name)
    click.get_current_context().call_on_close(keeper.release)
    return Prepared(match, players, keeper, seed)


def usual_seats(game: Game) -> list[str]:
    """You and two bots; where a game has no such levels, the two strongest."""
    known = bot_names(game.name)
    return [YOU, *([bot for bot in GOOD_COMPANY if bot in known] or reversed(known[-2:]))]


def _resumed(game_name: str | None, name: str) -> Prepared:
    if name in [each.name for each in GAMES]:  # `play --resume wizard-dice`
        game_name, name = name, LATEST
    if game_name is not None:
        find_game(game_name)
    keeper, record, damaged = find_saved(saved_games(), name, game_name, language())
    click.get_current_context().call_on_close(keeper.release)
    try:
        game = game_of(GAMES, record)
        players = seated_again(game, language(), record)
        seed = noted_seed(record)
        match = Match.resume(game, record, dice_of(seed))
        for note in changed_bot_notes(players):
            match.annotate(note)
    except RecordError as wrong:
        raise corrupt(keeper.path, wrong, language()) from None
    return Prepared(match, players, keeper, seed, damaged)


def _sit(ctx: click.Context, prepared: Prepared, pace: str | None) -> None:
    match, players = prepared.match, prepared.players
    names = [player.name for player in players]
    voice = Voice(language(), names, the_only_you(players, language()))
    with Signals() as signals:
        window = terminal_window(signals)
        seconds = PACES[pace or ("quick" if window.redraws else "instant")]
        chance = secrets.token_hex() if prepared.seed is None else f"{prepared.seed} {match.version(None)}"
        bots = wake_bots(match.game, players, chance)
        screen = screen_of(match.game, voice)
        sitting = Sitting(match, bots, screen, window, prepared.keeper, signals, seconds)
        if prepared.damaged is not None:
            sitting.notify(text("cli-older-game", reason=prepared.damaged.message))
        window.open()
        try:
            over = sitting.play()
        except (Left, EndOfInput):
            _farewell(window, sitting)
        except Interrupted as interrupted:
            _farewell(window, sitting)
            ctx.exit(interrupted.exit_code)
        except BotError as failed:
            window.close()
            raise Problem(
                voice.tell(text("cli-bot-failed", reason=failed.reason, how=_how(sitting)))
            ) from None
        else:
            window.close()
            lines = screen.result(sitting.scene(None), over, window.width)
            window.print([Line(), *lines, Line(), *wrapped(ink(voice.tell(_kept(prepared.keeper))), 10_000)])
        finally:
            window.close()


def _how(sitting: Sitting) -> Text:
    """How to go on with the game."""
    keeper = sitting.keeper
    if keeper.trouble is not None:
        return text("cli-lost", trouble=keeper.trouble)
    usual = keeper.path.parent == saved_games().folder
    command = "conclave play --resume" if usual else f"conclave play --resume {keeper.path}"
    return text("cli-go-on", command=command)


def _kept(keeper: Keeper) -> Text:
    if keeper.trouble is not None:
        return text("cli-lost", trouble=keeper.trouble)
    return text("cli-record-saved", file=str(keeper.path))


def _farewell(window: Window, sitting: Sitting) -> None:
    """One line; nobody may be there any more to read it."""
    with suppress(OSError):
        window.close()
        if not window.redraws:
            window.print([Line()])  # the last question still waits in this line
        window.print([ink(sitting.voice.tell(_how(sitting)))])
