"""How long a bot thinks for a decision, in processor time, and how much memory that takes.

    python -m scripts.bot_speed searcher wizard-dice five-seals ciub --players 2,4
    CONCLAVE_FORM=pure python -m scripts.bot_speed searcher ciub --every 10

`greedy` plays the games, so every bot and both forms are asked the same questions. Decisions with only one
option are left out. Other programs on the machine do not count.
"""

from __future__ import annotations

import argparse
import resource
from collections.abc import Iterator
from random import Random
from time import process_time

from conclave.bots import find_bot
from conclave.compiled import form
from conclave.core import Bits, Chance, Decide, Game, Listed, Position, Source
from conclave.registry import GAMES

PLAYING = "greedy"


def luck(seed: int) -> Source:
    return Bits(Random(seed).getrandbits)


def decisions(game: Game, players: int, seed: int) -> Iterator[tuple[Position, int]]:
    """Every decision of one game that has at least two options, with the seat that is asked."""
    source = luck(seed)
    position = game.start(game.configure({"players": players}))
    playing = [find_bot(game.name, PLAYING)(game, seat, source) for seat in range(players)]
    while True:
        pending = position.pending
        if isinstance(pending, Chance):
            position.settle(pending.sample(source))
        elif isinstance(pending, Decide):
            seat = pending.seats[0]
            legal = position.legal(seat)
            if len(legal) > 1:
                yield position, seat
            position.play(seat, playing[seat].decide(position.view(seat), legal))
        else:
            return


def seconds(game: Game, bot: str, players: int, games: int, every: int) -> list[float]:
    """Those of every decision that is measured: the first, and every nth after it."""
    spent = []
    bot_class = find_bot(game.name, bot)
    for seed in range(games):
        for number, (position, seat) in enumerate(decisions(game, players, seed)):
            if number % every == 0:
                asked = bot_class(game, seat, luck(number))
                view, legal = position.view(seat), Listed(tuple(position.legal(seat)))
                started = process_time()
                asked.decide(view, legal)
                spent.append(process_time() - started)
    return spent


def main() -> None:
    parser = argparse.ArgumentParser(description="How long a bot thinks for a decision.")
    parser.add_argument("bot")
    parser.add_argument("games", nargs="+", metavar="GAME")
    parser.add_argument("--players", default="2,4", help="numbers of players: 2,4")
    parser.add_argument("--number", type=int, default=1, help="how many games for each number of players")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="measure every nth decision only")
    asked = parser.parse_args()
    for name in asked.games:
        for players in map(int, asked.players.split(",")):
            spent = seconds(GAMES.find(name), asked.bot, players, asked.number, asked.every)
            mean, most = 1000 * sum(spent) / len(spent), 1000 * max(spent)
            megabytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
            print(
                f"{form()} {asked.bot} {name} {players}: {mean:.1f} ms on average, {most:.1f} ms at most,"
                f" of {len(spent)} decisions; {megabytes} MB so far",
                flush=True,
            )


if __name__ == "__main__":
    main()
