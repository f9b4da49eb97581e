"""Makes what people have on disk, with the version at hand: `python -m tests.data.make_data FOLDER`.

A real server, real sockets and the real commands make it. README.md says how the data of a version are
kept; the tests here then open them with every later one.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import Any, Final

import apsw

from conclave.core.pending import Decide
from conclave.core.record import Record
from conclave.core.record_replay import replay
from conclave.registry import GAMES
from conclave.table.files import SavedGames, read_record
from tests.games.five_seals.small_board import small_board, written
from tests.server.live.scripted_client import ScriptedClient
from tests.server.live.server_process import ServerProcess
from tests.server.live.whole_games import catch_up, play_together, seated

CONCLAVE: Final = (sys.executable, "-m", "conclave")
ENVIRONMENT: Final = {**os.environ, "CONCLAVE_FORM": "pure"}
CALM: Final[dict[str, Any]] = {"cover_after": None}
"""Nobody is covered for being away: the tests that open the data take their time."""
ROOT: Final = Path(__file__).parents[2]

BOT: Final = '''"""A bot of one's own that needs nothing but the base of all bots."""

from conclave import bots


class Last(bots.Bot):
    def decide(self, view, legal):
        return legal[len(legal) - 1]
'''


def conclave(folder: Path, *arguments: object, typed: str = "", data: Path | None = None) -> None:
    """A command in a folder, with lines on its standard input."""
    subprocess.run(
        [*CONCLAVE, *map(str, arguments)],
        input=typed,
        text=True,
        cwd=folder,
        env={**ENVIRONMENT, "CONCLAVE_DATA": str(data or folder)},
        stdout=subprocess.DEVNULL,
        check=True,
    )


def own_cards() -> str:
    """The set that the documentation shows."""
    page = (ROOT / "docs/card-sets.md").read_text("utf-8")
    return page.partition("## A whole set")[2].partition("```toml\n")[2].partition("```")[0]


def make_own_files(own: Path) -> None:
    """A board, cards, a bot, and the example of a bot, which imports modules of its game."""
    own.mkdir()
    (own / "board.toml").write_text(written(small_board()), "utf-8")
    (own / "cards.toml").write_text(own_cards(), "utf-8")
    (own / "last.py").write_text(BOT, "utf-8")
    shutil.copy(ROOT / "examples/my_bot.py", own)


# -- records and saved games ---------------------------------------------------------------------------------

SIMULATED: Final = {
    "wizard-dice-cards": ("wizard-dice", "adept,greedy,random", "--cards"),
    "wizard-dice-expert": ("wizard-dice", "master,archmage", "--expert"),
    "wizard-dice-own-bots": ("wizard-dice", "my_bot.py:Bot,last.py:Last"),
    "five-seals-circle": ("five-seals", "adept,greedy", "--circle", "II"),
    "five-seals-own-board": ("five-seals", "greedy,random", "--board", "board.toml"),
    "ciub-short": ("ciub", "adept,greedy", "--form", "short"),
    "ciub-own-cards": ("ciub", "greedy,greedy", "--form", "short", "--cards", "cards.toml"),
}


def make_records(records: Path, own: Path) -> None:
    """Games of bots, as `simulate --records` keeps them."""
    records.mkdir()
    for name, (game, seats, *options) in SIMULATED.items():
        made = records / name
        conclave(
            own, "simulate", game, "--seats", seats, "--games", 1, "--seed", 31, "--records", made, *options
        )
        (file,) = made.iterdir()
        file.rename(records / f"{name}.record")
        made.rmdir()


SAVED: Final = {
    "wizard-dice": ("wizard-dice", "you,greedy", "--cards"),
    "wizard-dice-two-people": ("wizard-dice", "you,you", "--names", "Ada,Bo"),
    "wizard-dice-own-bot": ("wizard-dice", "you,last.py:Last"),
    "wizard-dice-moved-bot": ("wizard-dice", "you,my_bot.py:Bot"),
    "five-seals": ("five-seals", "you,greedy", "--circle", "III"),
    "five-seals-own-board": ("five-seals", "you,random", "--board", "board.toml"),
    "ciub": ("ciub", "you,greedy", "--form", "short"),
    "ciub-own-cards": ("ciub", "you,random", "--form", "short", "--cards", "cards.toml"),
}
"""Games that are kept after some decisions of a person."""


def make_saved_games(games: Path, own: Path, data: Path) -> None:
    """Each is begun, left by the end of the input, and resumed for some decisions more."""
    games.mkdir()
    for name, (game, seats, *options) in SAVED.items():
        conclave(own, "play", game, "--seats", seats, "--seed", 11, *options, data=data)
        (saved,) = SavedGames(data / "games").names()
        file = SavedGames(data / "games").path(saved)
        for _ in range(7):
            answer = answer_for(read_record(file), Random(name))
            if answer:
                conclave(own, "play", "--resume", file, typed=f"{answer}\n", data=data)
        shutil.copy(file, games / f"{name}.record")
        file.unlink()


def answer_for(record: Record, chance: Random) -> str:
    """A line for the player who must decide in a saved game; empty once it is over."""
    game = GAMES.find(record.game)
    position = replay(game, record)
    if not isinstance(position.pending, Decide):
        return ""
    (seat, *_) = position.pending.seats
    return game.notation(chance.choice(list(position.legal(seat))))


# -- runs that were interrupted ------------------------------------------------------------------------------

RUNS: Final = {
    "arena": ("arena", "wizard-dice", "--bots", "greedy,random", "--players", 3, "--cards"),
    "arena-luck": ("arena", "ciub", "--bots", "greedy,random", "--form", "short", "--luck"),
    "arena-own": ("arena", "five-seals", "--bots", "greedy,last.py:Last", "--board", "board.toml"),
    "study": ("study", "five-seals", "--players", "2,3", "--vary", "circle=I,IV"),
}
GAMES_OF_A_RUN: Final = 6
SEED_OF_A_RUN: Final = 5


def make_runs(runs: Path, own: Path) -> None:
    """Each is killed in the middle."""
    runs.mkdir()
    for name, command in RUNS.items():
        folder = runs / name
        run = subprocess.Popen(
            [
                *CONCLAVE,
                *map(str, command),
                "--games",
                str(GAMES_OF_A_RUN),
                "--seed",
                "5",
                "--out",
                str(folder),
            ],
            cwd=own,
            env=ENVIRONMENT,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        wanted = 3 if name != "study" else GAMES_OF_A_RUN + 2  # the second cell has begun
        while games_in(folder) < wanted:
            assert run.poll() is None, f"{name} was too quick to be interrupted"
            time.sleep(0.001)
        run.kill()
        run.wait()


def games_in(folder: Path) -> int:
    return sum([max(0, file.read_bytes().count(b"\n") - 1) for file in folder.rglob("games.jsonl")])


# -- the database of a server --------------------------------------------------------------------------------


class Notes:
    """What a person has beside the server: cookies, links, and what they saw last."""

    def __init__(self, records: Path) -> None:
        self.records = records
        self.tables: dict[str, Any] = {}

    def note(self, name: str, clients: list[ScriptedClient]) -> None:
        first = clients[0]
        for client in clients:
            if client.closed is None:
                client.sync()
        self.tables[name] = {
            "table": first.table_id,
            "links": first.links,
            "stage": first.stage,
            "places": first.table["places"],
            "chat": [chat_words["words"] for chat_words in first.table["chat"]],
            "people": [self._person(client) for client in clients],
        }
        if first.stage in ("playing", "over", "abandoned"):
            (self.records / f"table-{name}.record").write_text(first.record(), "utf-8")

    def _person(self, client: ScriptedClient) -> dict[str, Any]:
        game = client.game
        return {
            "name": client.name,
            "cookie": client.http.cookies["conclave"],
            "seed": client.seed.hex(),
            "shows": client.shows,
            "version": None if game is None else game["version"],
            "asked": client.asked,
            "lines": len(client.log),
        }


def make_database(folder: Path, records: Path, data: Path) -> None:
    server = ServerProcess(data)
    server.start()
    notes = Notes(records)
    for make in (over, in_the_lobby, in_the_middle, in_secret, without_everybody, gathering, of_bots):
        for name, clients in make(server):
            notes.note(name, clients)
    server.kill()
    (folder / "tables.json").write_text(json.dumps(notes.tables, indent=1, sort_keys=True) + "\n", "utf-8")
    shutil.copy(data / "conclave.db", data.parent / "copy.db")
    shutil.copy(data / "conclave.db-wal", data.parent / "copy.db-wal")
    (folder / "database.sql").write_text(dump(data.parent / "copy.db"), "utf-8")


Made = Iterator[tuple[str, list[ScriptedClient]]]


def over(server: ServerProcess) -> Made:
    with seated(server, "wizard-dice", 2, bots=["greedy"], settings=CALM) as clients:
        clients[0].do("say", words="Viel Glück, こんにちは!")
        play_together(clients)
        catch_up(clients)
        clients[1].do("rematch")
        yield "over-wizard-dice", clients
    with seated(server, "five-seals", 1, bots=["greedy"], settings=CALM) as clients:
        follow_hints(clients[0])
        yield "over-five-seals", clients
    with seated(server, "ciub", 1, bots=["greedy"], settings=CALM, options={"form": "short"}) as clients:
        follow_hints(clients[0])
        yield "over-ciub", clients
    with seated(server, "wizard-dice", 2, settings=CALM) as clients:
        play_together(clients, lambda client: client.version >= 9)
        clients[0].do("resign", seat=0)
        clients[1].hear_until(lambda: clients[1].stage == "over")
        yield "resigned", clients
    with seated(server, "five-seals", 2, settings=CALM) as clients:
        play_together(clients, lambda client: client.version >= 5)
        clients[0].do("abandon")
        clients[1].do("agree")
        clients[0].hear_until(lambda: clients[0].stage == "abandoned")
        yield "abandoned", clients[:1]


def follow_hints(client: ScriptedClient) -> None:
    """A person who takes the hints: games at random are long."""
    while not client.has_ended:
        if client.shows not in client.asked:
            client.hear(1.0)
            continue
        hints = client.ask("advise", seat=client.shows, version=client.version)["advice"]
        best = next((hint["action"]["code"] for hint in hints if hint["proposed"]), None)
        client.decide(best)


def in_the_lobby(server: ServerProcess) -> Made:
    settings = {**CALM, "listed": True, "clock": {"seconds": 86_400, "per": "move"}}
    with seated(server, "ciub", 2, bots=["adept"], settings=settings, start=False) as clients:
        clients[1].do("say", words="Are we complete?")
        yield "lobby", clients


def in_the_middle(server: ServerProcess) -> Made:
    """With undone decisions, of which the log tells too."""
    board = written(small_board())
    with seated(server, "five-seals", 2, bots=["greedy"], settings=CALM, options={"board": board}) as clients:
        play_together(clients, lambda client: client.version >= 10)
        undo_something(clients)
        yield "five-seals-own-board", clients
    options = {"cards": own_cards(), "form": "short"}
    with seated(server, "ciub", 2, settings=CALM, options=options) as clients:
        play_together(clients, lambda client: client.version >= 20)
        undo_something(clients)
        yield "ciub-own-cards", clients
    settings = {**CALM, "clock": {"seconds": 14 * 86_400}, "advice": "off", "spectators": False}
    with seated(server, "wizard-dice", 2, settings=settings) as clients:
        play_together(clients, lambda client: client.version >= 12)
        yield "wizard-dice-clock", clients


def undo_something(clients: list[ScriptedClient]) -> None:
    """Somebody takes back what they have just decided; after a roll, or a bot, the next one tries."""
    for _ in range(200):
        catch_up(clients)
        for client in clients:
            if client.decide_if_asked():
                client.sync()
                undone = client.ask("undo", seat=client.shows, version=client.version)
                if undone["type"] == "done":
                    return
                break
        else:
            clients[0].hear(0.5)  # a bot's turn
    raise AssertionError("nothing could be undone")


def in_secret(server: ServerProcess) -> Made:
    """Two of three predict at the same time under M10; one has, and has changed their mind."""
    for _ in range(200):
        options = {"cards": True, "seer": "1"}
        with seated(server, "wizard-dice", 3, settings=CALM, options=options) as clients:
            catch_up(clients)
            ada, bo, _ = clients
            if ada.asked == [0]:
                ada.decide()
            catch_up(clients)
            if set(ada.asked) == {1, 2}:
                bo.decide()
                bo.do("undo", seat=1, version=bo.version)
                bo.sync()
                bo.decide()
                yield "secret", clients
                return
            ada.do("resign", seat=0)
            bo.do("resign", seat=1)
        conclave(server.data, "tables", "delete", clients[0].table_id, "--yes", "--data", server.data)
    raise AssertionError("no such card came")


def without_everybody(server: ServerProcess) -> Made:
    """One has resigned, one has left and is covered, one plays on."""
    with seated(server, "wizard-dice", 3, settings={"cover_bot": "greedy"}) as clients:
        play_together(clients, lambda client: client.version >= 9)
        catch_up(clients)
        ada, bo, cleo = clients
        bo.do("resign", seat=1)
        cleo.do("leave")
        cleo.leave_the_line()
        ada.hear_until(lambda: ada.table["seats"][2]["covered"])
        version = ada.version
        ada.play(lambda: ada.version >= version + 4)
        yield "covered", [ada]


def gathering(server: ServerProcess) -> Made:
    with seated(server, "five-seals", 2, settings=CALM, start=False) as clients:
        ada, bo = clients
        bo.contributes = False
        ada.do("start")
        ada.hear_until(lambda: ada.table["dice"]["wanted"] == [2])
        yield "gathering", clients


def of_bots(server: ServerProcess) -> Made:
    """The last one: the server dies while bots decide."""
    options = {"form": "short", "first": "1"}
    with seated(server, "ciub", 1, bots=["greedy", "random"], settings=CALM, options=options) as (ada,):
        ada.play(lambda: bool(ada.asked) and 0 not in ada.asked)
        yield "bots", [ada]


# -- a database as text --------------------------------------------------------------------------------------


def dump(path: Path) -> str:
    """Statements that make the same database: its marks, its tables and its rows; JSON stays readable."""
    lines = []
    with closing(apsw.Connection(str(path))) as connection:
        for pragma in ("application_id", "user_version"):
            lines.append(f"PRAGMA {pragma} = {connection.pragma(pragma)};")
        schema = "SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY rowid"
        made = list(connection.execute(schema))
        lines += [f"{sql};" for _, _, sql in made]
        for table in [name for kind, name, _ in made if kind == "table"]:
            for row in connection.execute(f"SELECT * FROM {table}"):
                lines.append(f"INSERT INTO {table} VALUES ({', '.join([literal(value) for value in row])});")
    return "\n".join(lines) + "\n"


def literal(value: object) -> str:
    assert value is None or isinstance(value, bytes | int | float | str)
    if isinstance(value, bytes):
        with suppress(UnicodeDecodeError):
            readable = value.decode()
            if readable.isprintable():
                return f"CAST({apsw.format_sql_value(readable)} AS BLOB)"
    return apsw.format_sql_value(value)


def main(folder: Path) -> None:
    folder.mkdir(parents=True)
    scratch = folder.with_name(f"{folder.name}.scratch")
    scratch.mkdir()
    make_own_files(folder / "own")
    make_records(folder / "records", folder / "own")
    make_saved_games(folder / "games", folder / "own", scratch / "terminal")
    make_runs(folder / "runs", folder / "own")
    make_database(folder, folder / "records", scratch / "server")


if __name__ == "__main__":
    main(Path(sys.argv[1]).absolute())
