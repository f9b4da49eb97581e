"""Saved games: written after every decision, and found again with their dice."""

from __future__ import annotations

import os
import re
import secrets
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Final

from conclave.cli.data_folder import user_data
from conclave.cli.problem import Problem
from conclave.cli.terminal.locking import Lock
from conclave.core.record import Note, Record, RecordError
from conclave.core.text import Text, text
from conclave.locale import Locale
from conclave.registry import KITS
from conclave.table.dice import Dice
from conclave.table.files import SUFFIX, SavedGames

MOST_NAMED: Final = 3
"""How many saved games to list if the wanted one does not exist."""
_SEED = re.compile(r"dice seed (?P<seed>-?\d+)")


class SavedGame:
    """Keeps one game. If it cannot be written the game goes on, and `trouble` says why until it can."""

    def __init__(self, games: SavedGames, name: str) -> None:
        self._games = games
        self.name = name
        self.trouble: Text | None = None
        self._lock = Lock(self.path)

    def lock(self) -> bool:
        """Keep other windows out of this game until it is released; False if one is in it already."""
        return self._lock.take()

    def release(self) -> None:
        self._lock.release()

    @property
    def path(self) -> Path:
        return self._games.path(self.name)

    def keep(self, record: Record) -> bool:
        try:
            self._games.write(self.name, record)
        except OSError as wrong:
            self.trouble = text("cli-trouble", folder=str(self._games.folder), reason=reason_of(wrong))
            return False
        self.trouble = None
        return True


def reason_of(wrong: OSError) -> str:
    return wrong.strerror or type(wrong).__name__


def saved_games() -> SavedGames:
    return SavedGames(user_data() / "games")


def new_saved_game(games: SavedGames, game_name: str) -> SavedGame:
    """A name by date and time that no other game has; locked."""
    begun = f"{datetime.now():%Y-%m-%d-%H%M%S}-{game_name}"
    saved_game, number = SavedGame(games, begun), 1
    while os.path.exists(saved_game.path) or not saved_game.lock():
        number += 1
        saved_game = SavedGame(games, f"{begun}-{number}")
    return saved_game


def find_saved(
    games: SavedGames, name: str, game_name: str | None, locale: Locale
) -> tuple[SavedGame, Record, Problem | None]:
    """The game called `name`, a record file, or for an empty name the latest unfinished one; locked.

    A damaged file does not stand in the way of an older game; what is wrong with it is handed out too.
    """
    if name:
        return (*_open_named(games, name, locale), None)
    try:
        names = games.names()
    except OSError as wrong:
        raise _unreadable(games.folder, text("cli-reason", reason=reason_of(wrong)), locale) from None
    damaged: Problem | None = None
    for each in names:
        try:
            record = _read(games, each, locale)
        except Problem as problem:
            damaged = damaged or problem
            continue
        if record.places is None and game_name in (None, record.game):
            return *_lock_and_read(SavedGame(games, each), games, locale), damaged
    if damaged is not None:
        raise damaged
    if game_name is not None:
        raise Problem(locale.say(text("cli-none-unfinished-of", game=game_name)))
    example = next(iter(KITS.by_name), "GAME")
    raise Problem(locale.say(text("cli-none-unfinished", game=example)))


def _open_named(games: SavedGames, name: str, locale: Locale) -> tuple[SavedGame, Record]:
    if name.endswith(SUFFIX):
        path = Path(name)
        games, name = SavedGames(path.parent), path.name.removesuffix(SUFFIX)
    if not os.path.isfile(games.path(name)):
        unfinished = ", ".join(_unfinished_names(games, locale)[:MOST_NAMED])
        key = "cli-no-saved-game-but" if unfinished else "cli-no-saved-game"
        raise Problem(locale.say(text(key, name=name, folder=str(games.folder), names=unfinished)))
    if _read(games, name, locale).places is not None:
        raise Problem(locale.say(text("cli-already-over", name=name, file=str(games.path(name)))))
    return _lock_and_read(SavedGame(games, name), games, locale)


def _unfinished_names(games: SavedGames, locale: Locale) -> list[str]:
    """Games that can be resumed by their names, the latest first."""
    found = []
    with suppress(OSError):
        for name in games.names():
            with suppress(Problem):
                if _read(games, name, locale).places is None:
                    found.append(name)
    return found


def _lock_and_read(saved_game: SavedGame, games: SavedGames, locale: Locale) -> tuple[SavedGame, Record]:
    """The record, once nobody else can change it."""
    if not saved_game.lock():
        raise Problem(locale.say(text("cli-open-elsewhere", name=saved_game.name)))
    try:
        return saved_game, _read(games, saved_game.name, locale)
    except Problem:
        saved_game.release()
        raise


def _read(games: SavedGames, name: str, locale: Locale) -> Record:
    try:
        return games.read(name)
    except RecordError as wrong:
        raise corrupt(games.path(name), wrong, locale) from None
    except OSError as wrong:
        raise _unreadable(games.path(name), text("cli-reason", reason=reason_of(wrong)), locale) from None


def corrupt(path: Path, wrong: RecordError, locale: Locale) -> Problem:
    """One line about a file that stays as it is."""
    reason = wrong.reason
    if wrong.line:
        reason = text("cli-at-line", line=wrong.line, reason=reason)
    return _unreadable(path, reason, locale)


def _unreadable(path: Path, reason: Text, locale: Locale) -> Problem:
    return Problem(locale.say(text("cli-unreadable", file=str(path), reason=reason)))


# -- dice ----------------------------------------------------------------------------------------------------


def dice_of(seed: int | None) -> Dice:
    return Dice(secrets.token_bytes()) if seed is None else Dice.from_seed(seed)


def seed_note(seed: int) -> str:
    """In the record, so that the same dice go on when the game does."""
    return f"dice seed {seed}"


def read_seed_note(record: Record) -> int | None:
    for entry in record.entries:
        found = _SEED.fullmatch(entry.note) if isinstance(entry, Note) else None
        if found is not None:
            return int(found["seed"])
    return None
