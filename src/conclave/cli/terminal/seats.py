"""Who sits at the table: people at this terminal, and bots; also as a saved game remembers them."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from conclave.bots.bot import Bot
from conclave.bots.registry import BotError, bot_label, find_bot, is_own
from conclave.cli.edge import refused_in
from conclave.cli.problem import Problem
from conclave.core.game import Game
from conclave.core.record import Note, Record, Seat
from conclave.core.source import Bits
from conclave.core.text import text
from conclave.locale import Locale

YOU = "you"
LONGEST_NAME = 20
LEVELS = ("random", "greedy", "novice", "apprentice", "adept", "master", "archmage", "searcher")
"""Bots whose names are translated."""
_OWN_BOT = re.compile(r"seat (?P<seat>[1-9]) plays (?P<bot>.+)")


@dataclass(frozen=True)
class Player:
    name: str
    label: str
    """In records: `you`, `adept@1`, `my_bot.py:Bot`."""
    bot: type[Bot] | None
    """None is a person."""
    written: str
    """As it stands in `--seats`."""

    def seat(self) -> Seat:
        return Seat(self.label, self.name)


def create_players(
    game: Game, locale: Locale, written: Sequence[str], names: Sequence[str] | None
) -> list[Player]:
    """The players of `--seats`, with the people's `--names`; Problem for anybody unknown."""
    if "" in written:
        raise Problem(locale.say(text("cli-seat-empty")))
    bots = [None if each == YOU else _bot(game, locale, each) for each in written]
    people = _people(locale, [seat for seat, bot in enumerate(bots) if bot is None], names)
    taken = {name.casefold() for name in people.values()}
    players = []
    for seat, (each, bot) in enumerate(zip(written, bots, strict=True)):
        if bot is None:
            players.append(Player(people[seat], YOU, None, YOU))
        else:
            name = _free_name(_bot_name(locale, each), taken)
            players.append(Player(name, bot_label(each, bot), bot, each))
    return players


def _bot(game: Game, locale: Locale, written: str) -> type[Bot]:
    try:
        return find_bot(game.name, written)
    except BotError as wrong:
        raise refused_in(locale, wrong.reason) from None


def _bot_name(locale: Locale, written: str) -> str:
    if is_own(written):
        written = Path(written.rpartition(":")[0]).stem
    level, colon, budget = written.partition(":")
    if level in LEVELS:
        written = locale.say(text(f"cli-bot-name-{level}")) + colon + budget
    written = written.replace(":", " ")  # a budget: Searcher 2000
    return re.sub(r"\s+", " ", written[:1].upper() + written[1:])[:LONGEST_NAME].strip() or "Bot"


def _free_name(wanted: str, taken: set[str]) -> str:
    """The name, or `Greedy 2` for the second of that name."""
    name, number = wanted, 1
    while name.casefold() in taken:
        number += 1
        name = f"{wanted} {number}"
    taken.add(name.casefold())
    return name


def _people(locale: Locale, seats: Sequence[int], given: Sequence[str] | None) -> dict[int, str]:
    """Names by seat: as given; else You for one person alone, and Player 1, Player 2 for several."""
    if given is not None:
        return dict(zip(seats, _check_names(locale, given, len(seats)), strict=True))
    if len(seats) == 1:
        return {seats[0]: locale.say(text("cli-you"))}
    return {seat: locale.say(text("core-player", seat=seat + 1)) for seat in seats}


def _check_names(locale: Locale, given: Sequence[str], people: int) -> list[str]:
    names = [" ".join(name.split()) for name in given]
    if len(names) != people:
        raise Problem(locale.say(text("cli-names-number", names=len(names), people=people)))
    for name in names:
        if not name or not name.isprintable() or len(name) > LONGEST_NAME:
            raise Problem(locale.say(text("cli-name-wrong", name=ascii(name)[1:-1], most=LONGEST_NAME)))
    if len({name.casefold() for name in names}) < len(names):
        raise Problem(locale.say(text("cli-names-twice")))
    return names


# -- saved games ---------------------------------------------------------------------------------------------


def own_bot_notes(players: Sequence[Player]) -> list[str]:
    """Records name a custom bot without its folders; these notes say where it was found."""
    return [
        f"seat {number} plays {player.written}"
        for number, player in enumerate(players, 1)
        if player.bot is not None and is_own(player.written)
    ]


def restore_players(game: Game, locale: Locale, record: Record) -> list[Player]:
    """The players of a saved game; Problem if a bot no longer exists."""
    own: dict[int, str] = {}
    for entry in record.entries:
        found = _OWN_BOT.fullmatch(entry.note) if isinstance(entry, Note) else None
        if found is not None:
            own[int(found["seat"]) - 1] = found["bot"]
    players = []
    for seat, seated in enumerate(record.seats):
        if seated.player == YOU:
            players.append(Player(seated.name, YOU, None, YOU))
            continue
        written = own.get(seat, seated.player.partition("@")[0])
        players.append(Player(seated.name, seated.player, _bot(game, locale, written), written))
    return players


def changed_bot_notes(players: Sequence[Player]) -> list[str]:
    """Bots that decide differently now than when the game was begun."""
    return [
        f"seat {number} goes on as {label}"
        for number, player in enumerate(players, 1)
        if player.bot is not None and (label := bot_label(player.written, player.bot)) != player.label
    ]


def seat_of_you(players: Sequence[Player], locale: Locale) -> int | None:
    """The seat that is called You, so that sentences can say `You predict`."""
    people = [seat for seat, player in enumerate(players) if player.bot is None]
    called = locale.say(text("cli-you"))
    return people[0] if len(people) == 1 and players[people[0]].name == called else None


def create_bots(game: Game, players: Sequence[Player], seed: str) -> list[Bot | None]:
    """Bots for as long as the game is open. Their chance has nothing to do with the dice."""
    return [
        None
        if player.bot is None
        else player.bot(game, seat, Bits(random.Random(f"{seed} {seat}").getrandbits))
        for seat, player in enumerate(players)
    ]
