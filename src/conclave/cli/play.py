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
from conclave.cli.terminal.commands import Quit
from conclave.cli.terminal.game_loop import PACES, GameLoop
from conclave.cli.terminal.keyboard import EndOfInput
from conclave.cli.terminal.layout import ink, wrapped
from conclave.cli.terminal.saved_games import (
    SavedGame,
    corrupt,
    dice_of,
    find_saved,
    new_saved_game,
    read_seed_note,
    saved_games,
    seed_note,
)
from conclave.cli.terminal.screen import screen_of
from conclave.cli.terminal.seats import (
    YOU,
    Player,
    changed_bot_notes,
    create_bots,
    create_players,
    own_bot_notes,
    restore_players,
    seat_of_you,
)
from conclave.cli.terminal.signals import Interrupted, Signals
from conclave.cli.terminal.translator import Translator
from conclave.cli.terminal.window import Window, terminal_window
from conclave.cli.usage import CheckedOption
from conclave.core.game import Game
from conclave.core.record import RecordError
from conclave.core.record_replay import find_game as game_of
from conclave.core.text import Text, text
from conclave.registry import GAMES
from conclave.table.match import Match

LATEST = ""
"""What `--resume` stands for without a name."""
GOOD_COMPANY = ("apprentice", "adept")
"""The default opponents."""


@dataclass(frozen=True)
class GameSetup:
    """A game ready to play, and where it is saved."""

    match: Match
    players: list[Player]
    saved_game: SavedGame
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
@click.option("--plain", is_flag=True)
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
    plain: bool,
) -> None:
    """Play GAME in the terminal."""
    if resume is not None:
        if seats or names or pairs or seed or ctx.args:
            raise problem("cli-resume-alone")
        setup = _resume(game, resume)
    else:
        setup = _new(game, seats, names, _read_seed(seed), ctx.args, pairs)
    _run(ctx, setup, pace, plain)


def _read_seed(written: str | None) -> int | None:
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
) -> GameSetup:
    if name is None:
        games = [each.name for each in GAMES]
        raise problem("cli-which-game", expected=", ".join(games), example=games[0])
    game = find_game(name)
    written = usual_seats(game) if seats is None else [each.strip() for each in seats.split(",")]
    options = read_options(game, len(written), extra, pairs)
    players = create_players(game, language(), written, names.split(",") if names is not None else None)
    match = Match(game, options, [player.seat() for player in players], dice_of(seed))
    for note in own_bot_notes(players):
        match.annotate(note)
    if seed is not None:
        match.annotate(seed_note(seed))
    saved_game = new_saved_game(saved_games(), game.name)
    click.get_current_context().call_on_close(saved_game.release)
    return GameSetup(match, players, saved_game, seed)


def usual_seats(game: Game) -> list[str]:
    """You and two bots; where a game has no such levels, the two strongest."""
    known = bot_names(game.name)
    return [YOU, *([bot for bot in GOOD_COMPANY if bot in known] or reversed(known[-2:]))]


def _resume(game_name: str | None, name: str) -> GameSetup:
    if name in [each.name for each in GAMES]:  # `play --resume wizard-dice`
        game_name, name = name, LATEST
    if game_name is not None:
        find_game(game_name)
    saved_game, record, damaged = find_saved(saved_games(), name, game_name, language())
    click.get_current_context().call_on_close(saved_game.release)
    try:
        game = game_of(GAMES, record)
        players = restore_players(game, language(), record)
        seed = read_seed_note(record)
        match = Match.resume(game, record, dice_of(seed))
        for note in changed_bot_notes(players):
            match.annotate(note)
    except RecordError as wrong:
        raise corrupt(saved_game.path, wrong, language()) from None
    return GameSetup(match, players, saved_game, seed, damaged)


def _run(ctx: click.Context, setup: GameSetup, pace: str | None, plain: bool) -> None:
    match, players = setup.match, setup.players
    names = [player.name for player in players]
    with Signals() as signals:
        window = terminal_window(signals, plain=plain)
        you = seat_of_you(players, language())
        translator = Translator(language(), names, you, plain=window.plain)
        window.minus = translator.say("cli-plain-minus")
        seconds = PACES[pace or "quick"]
        chance = secrets.token_hex() if setup.seed is None else f"{setup.seed} {match.version(None)}"
        bots = create_bots(match.game, players, chance)
        screen = screen_of(match.game, translator)
        loop = GameLoop(match, bots, screen, window, setup.saved_game, signals, seconds)
        if setup.damaged is not None:
            loop.notify(text("cli-older-game", reason=setup.damaged.message))
        window.open()
        try:
            over = loop.play()
        except (Quit, EndOfInput):
            _farewell(window, loop)
        except Interrupted as interrupted:
            _farewell(window, loop)
            ctx.exit(interrupted.exit_code)
        except BotError as failed:
            window.close()
            raise Problem(
                translator.tell(text("cli-bot-failed", reason=failed.reason, how=_how(loop)))
            ) from None
        else:
            window.close()
            kept = translator.tell(_save_note(setup.saved_game))
            if window.plain:
                window.tell([*screen.outcome(loop.scene(None), over), kept])
            else:
                lines = screen.result(loop.scene(None), over, window.width)
                window.print([Line(), *lines, Line(), *wrapped(ink(kept), 10_000)])
        finally:
            window.close()


def _how(loop: GameLoop) -> Text:
    """How to go on with the game."""
    saved_game = loop.saved_game
    if saved_game.trouble is not None:
        return text("cli-lost", trouble=saved_game.trouble)
    usual = saved_game.path.parent == saved_games().folder
    command = "conclave play --resume" if usual else f"conclave play --resume {saved_game.path}"
    return text("cli-go-on", command=command)


def _save_note(saved_game: SavedGame) -> Text:
    if saved_game.trouble is not None:
        return text("cli-lost", trouble=saved_game.trouble)
    return text("cli-record-saved", file=str(saved_game.path))


def _farewell(window: Window, loop: GameLoop) -> None:
    """One line; nobody may be there any more to read it."""
    with suppress(OSError):
        window.close()
        if window.plain:
            window.end_line()  # the last question still waits in this line
        window.print([ink(loop.translator.tell(_how(loop)))])
