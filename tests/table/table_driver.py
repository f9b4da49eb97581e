"""A table as a server drives it: every change is written down first, and the log alone tells it all again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from hashlib import sha256
from random import Random

import msgspec
import pytest

from conclave.core.game import Game
from conclave.core.pending import Decide
from conclave.core.record import Settled
from conclave.core.source import Bits
from conclave.core.wire import event_to_wire
from conclave.locale import locale
from conclave.registry import GAMES
from conclave.table.bots import Bots, BotTurn
from conclave.table.change import Change
from conclave.table.dice import commitment
from conclave.table.entries import AnyEntry, LinkKind, VoteKind, decode, encode
from conclave.table.match import Match
from conclave.table.presence import SEED_SECONDS
from conclave.table.refused import Refused
from conclave.table.settings import Settings
from conclave.table.stages import ABANDONED, GATHERING, OVER
from conclave.table.state import FindGame
from conclave.table.storage_port import Line
from conclave.table.table import Table

NAMES = ("Ada", "Bo", "Cleo", "Dov", "Eve")
ENGLISH = locale()
BOTS = Bots({"random": "random@1", "searcher": "searcher@2", "greedy": "greedy@3"}, {"searcher": 50})
ALWAYS_CHECKED = 40
SOMETIMES_CHECKED = 150
"""A short log is read again after every change, a longer one after this many new lines."""

each_game = pytest.mark.parametrize("game", [game.name for game in GAMES])


def at_hand(name: str, rules: int) -> Game | None:
    game = GAMES.find(name)
    return game if game.rules_version == rules else None


def no_game(name: str, rules: int) -> Game | None:
    """No game of any version of the rules is left."""
    return None


def secret_of(name: str) -> bytes:
    """32 bytes that are the same in every run."""
    return sha256(name.encode()).digest()


def game_data_for(table: Table, seat: int | None) -> dict[str, object]:
    """Everything of the game that an audience can get hold of, as it travels."""
    match = table.state.match
    assert match is not None
    record = table.state.record_for(seat)
    assert record is not None
    shown: dict[str, object] = {
        "version": match.version(seat),
        "view": msgspec.json.encode(match.view(seat)),
        "log": msgspec.json.encode([event_to_wire(event) for event in match.log(seat)]),
        "record": record.written(),
        "changes": table.state.changes,
    }
    if seat is not None:
        shown["legal"] = list(match.legal(seat))
        shown["undo"] = table.play.why_no_undo(seat)
    return shown


def snapshot(table: Table) -> dict[str, object]:
    """Everything about a table that follows from its log."""
    record = table.state.record()
    seen: dict[str, object] = {
        "stage": table.state.stage,
        "lines": (
            table.state.lines,
            table.state.changes,
            table.state.created,
            table.state.changed,
            table.state.step_since,
        ),
        "game": (table.state.game_name, table.state.rules, table.state.written_options),
        "settings": table.state.settings,
        "seat_holders": msgspec.json.encode(table.state.seat_holders),
        "clients": msgspec.json.encode(table.state.clients),
        "links": msgspec.json.encode(table.state.links),
        "seeds": msgspec.json.encode(vars(table.state.seeds)),
        "asked": dict(table.state.asked),
        "bot turns": table.presence.bot_turns(float("inf")),
        "resigned": (list(table.state.resigned), table.state.places),
        "chat": list(table.state.chat),
        "rematch": table.state.rematch,
        "vote": (table.state.vote, dict(table.state.rejected)),
        "incidents": list(table.state.incidents),
        "record": None if record is None else record.written(),
    }
    if table.state.match is not None:
        for seat in (None, *range(len(table.state.seat_holders))):
            seen[f"shown to {seat}"] = game_data_for(table, seat)
    return seen


class TableDriver:
    """One table with its log, its clients' seeds, and a clock that is moved by hand."""

    def __init__(
        self,
        game: str = "wizard-dice",
        given: Mapping[str, object] | None = None,
        settings: Settings | None = None,
        *,
        secret: str = "of the host",
    ) -> None:
        self.now = 1_000_000.0
        self.secret = secret_of(secret)
        self.log: list[Line] = []
        self.random = Random(f"{game} {secret}")
        self.table = Table("t1", self.secret, at_hand, BOTS, self.now)
        self.keep(self.table.play.open(GAMES.find(game), given or {}, settings or Settings()))
        for kind in ("creator", "invite"):
            self.link(kind)
        self.creator = self.comes("the creator", "creator")

    # -- the log -----------------------------------------------------------------------------------------

    def keep(self, change: Change) -> None:
        """Write a change down, let it happen, and see that the log tells the same."""
        self.write(change.entries)
        self.table.accept(change, self.now)
        lines = self.table.state.lines
        due = lines <= ALWAYS_CHECKED or lines % SOMETIMES_CHECKED == 0
        if due or self.table.state.stage in (OVER, ABANDONED):
            self.check()

    def write(self, entries: Sequence[AnyEntry]) -> None:
        for entry in entries:
            body = encode(entry)
            assert encode(decode(body)) == body
            self.log.append(Line(len(self.log) + 1, self.now, body))

    def read(self, find_game: FindGame = at_hand) -> Table:
        """The table as its log tells it, as after a restart."""
        return Table.read("t1", self.secret, self.log, find_game, BOTS, self.now)

    def check(self) -> None:
        assert snapshot(self.read()) == snapshot(self.table)

    def restart(self, find_game: FindGame = at_hand) -> None:
        """Everything is forgotten but the log; nobody is connected any more."""
        self.table = self.read(find_game)

    @contextmanager
    def refuses(self, code: str, key: str) -> Iterator[None]:
        """What happens inside is refused with a sentence, and changes nothing."""
        before = snapshot(self.table)
        with pytest.raises(Refused) as refused:
            yield
        assert (refused.value.code, refused.value.reason.key) == (code, key)
        assert ENGLISH.say(refused.value.reason)
        assert snapshot(self.table) == before

    # -- people ------------------------------------------------------------------------------------------

    def link(self, kind: LinkKind, seat: int | None = None, by: int | None = None) -> str:
        """A new link; its digest."""
        digest = f"{kind} {len(self.log)}" if by is not None else kind if seat is None else f"{kind} {seat}"
        self.keep(self.table.seats.make_link(by, kind, seat, digest))
        return digest

    def comes(self, key: str, digest: str = "invite") -> int:
        """A client comes by a link and connects; its number."""
        self.keep(self.table.seats.admit(key, digest))
        client = self.table.state.client_of(key)
        assert client is not None
        self.keep(self.table.seats.came(client.number))
        return client.number

    def goes(self, client: int) -> None:
        self.table.presence.disconnect(client, self.now)

    def votes(self, client: int, kind: VoteKind, seat: int | None = None) -> None:
        self.keep(self.table.votes.call(client, kind, seat, self.now))

    def agrees(self, client: int) -> None:
        self.keep(self.table.votes.agree(client, self.now))

    def sits(self, client: int, *seats: int) -> None:
        for seat in seats:
            self.keep(self.table.seats.sit(client, seat, NAMES[seat]))

    def people(self, count: int) -> list[int]:
        """The creator and others, one on each seat from the first on."""
        clients = [self.creator] + [self.comes(name) for name in NAMES[1:count]]
        for seat, client in enumerate(clients):
            self.sits(client, seat)
        return clients

    def bots_sit(self, level: str = "random") -> None:
        """On every seat that is left."""
        for seat, holder in enumerate(self.table.state.seat_holders):
            if holder.free:
                self.keep(self.table.seats.seat_bot(self.creator, seat, level, NAMES[seat]))

    # -- the game ----------------------------------------------------------------------------------------

    def seed(self, client: int) -> str:
        return secret_of(f"seed {client}").hex()

    def promises(self, client: int) -> None:
        self.keep(self.table.play.promise(client, commitment(bytes.fromhex(self.seed(client)))))

    def reveals(self, client: int) -> None:
        self.keep(self.table.play.reveal(client, self.seed(client)))

    def goes_on_beginning(self) -> bool:
        change = self.table.play.go_on_beginning(self.now)
        if change is None:
            return False
        self.keep(change)
        return True

    def begins(self) -> Match:
        """Start with a seed of everybody who sits."""
        self.keep(self.table.play.start(self.creator))
        for step in (self.promises, self.reveals):
            for client in self.table.state.contributors():
                step(client)
            assert self.goes_on_beginning()
        return self.match

    def begins_without_seeds(self) -> Match:
        self.keep(self.table.play.start(self.creator))
        while self.is_in(GATHERING):
            self.now += SEED_SECONDS
            assert self.goes_on_beginning()
        return self.match

    def is_in(self, stage: str) -> bool:
        return self.table.state.stage == stage

    @property
    def match(self) -> Match:
        assert self.table.state.match is not None
        return self.table.state.match

    def code(self, notation: str) -> int:
        return self.match.game.parse(notation)

    def decides(self, client: int, seat: int, notation: str, version: int | None = None) -> None:
        answered = self.match.version(seat) if version is None else version
        self.keep(self.table.play.decide(client, seat, self.code(notation), answered))

    def undoes(self, client: int, seat: int) -> None:
        self.keep(self.table.play.undo(client, seat, self.match.version(seat)))

    def asked(self) -> tuple[int, ...]:
        pending = self.match.pending
        return pending.seats if isinstance(pending, Decide) else ()

    def any_action(self, seat: int) -> int:
        return self.match.legal(seat).sample(Bits(self.random.getrandbits))

    def holder(self, seat: int) -> int:
        return self.table.state.seat_holders[seat].clients()[0]

    def somebody_decides(self) -> None:
        """One decision, by the bot or the person whose turn it is."""
        turns = self.table.presence.bot_turns(self.now)
        if turns:
            self.bot_decides(turns[0])
            return
        seat = self.random.choice(self.asked())
        action = self.any_action(seat)
        self.keep(self.table.play.decide(self.holder(seat), seat, action, self.match.version(seat)))

    def bot_decides(self, turn: BotTurn) -> None:
        by = BOTS.label(turn.bot)
        assert by is not None
        self.keep(self.table.play.decide_as_bot(turn, self.any_action(turn.seat), by))

    def plays_on(self, decisions: int | None = None, before: Callable[[], None] | None = None) -> None:
        """Random decisions of everybody, to the end or so many."""
        made = 0
        while self.table.state.live and made != decisions:
            if before is not None:
                before()
            if self.table.state.live:
                self.somebody_decides()
            made += 1

    def rolled(self) -> list[Settled]:
        return [entry for entry in self.match.record().entries if isinstance(entry, Settled)]


def simple_round(people: int = 3, settings: Settings | None = None) -> tuple[TableDriver, list[int]]:
    """Wizard Dice without cards: everybody predicts openly, in turn from seat 1 on, before the first roll."""
    driver = TableDriver("wizard-dice", {"players": people, "seer": "1"}, settings)
    clients = driver.people(people)
    driver.begins()
    return driver, clients


def secret_round(people: int = 3, settings: Settings | None = None) -> tuple[TableDriver, list[int]]:
    """Wizard Dice under M10: the Seer on seat 1 has predicted, the others are to predict in secret."""
    for number in range(500):
        given = {"players": people, "seer": "1", "cards": True}
        driver = TableDriver("wizard-dice", given, settings, secret=f"of host {number}")
        clients = driver.people(people)
        driver.begins()
        if driver.rolled()[0].outcome == "M10":
            driver.decides(clients[0], 0, "predict 5 red")
            assert len(driver.asked()) == people - 1
            return driver, clients
    raise AssertionError("M10 never came first")
