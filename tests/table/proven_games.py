"""Whole games of random decisions whose dice can be proven, as a host and its clients would make them."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from random import Random

from conclave.core.game import Game
from conclave.core.pending import Decide
from conclave.core.proof import Contribution, Proof
from conclave.core.record import Record, Seat, parse_record
from conclave.core.source import Bits
from conclave.registry import GAMES
from conclave.table import Dice, Match
from conclave.table.dice import ALGORITHM, commitment

NAMES = ("Ada", "Bo", "Cleo")


def secret_of(name: str) -> bytes:
    """Bytes that are the same in every run."""
    return sha256(name.encode()).digest()


def proof_of(name: str) -> Proof:
    """A secret and three clients, of whom the second never revealed its seed."""
    secret = secret_of(name)
    contributions: list[Contribution] = []
    for client, who in enumerate(NAMES, 1):
        seed = secret_of(f"{name} {who}")
        given = None if client == 2 else seed.hex()
        contributions.append(Contribution(client, who, commitment(seed), given))
    return Proof(ALGORITHM, commitment(secret), secret.hex(), contributions)


def dice_of(proof: Proof) -> Dice:
    assert proof.secret is not None
    seeds = [(each.client, bytes.fromhex(each.seed)) for each in proof.contributions if each.seed is not None]
    return Dice.from_contributions(bytes.fromhex(proof.secret), seeds)


def play_game(game: Game, proof: Proof, decisions: int | None = None) -> Record:
    """The record of a game of random decisions, to its end or broken off after so many."""
    seats = [Seat("you", "Ada"), Seat("random@1", "Bo")]
    match = Match(game, game.configure({"players": 2}), seats, dice_of(proof))
    source = Bits(Random(f"decisions of {game.name}").getrandbits)
    made = 0
    while isinstance(pending := match.pending, Decide) and made != decisions:
        seat = pending.seats[0]
        match.decide(seat, match.legal(seat).sample(source), match.version(seat))
        made += 1
    record = match.record()
    record.proof = proof
    return record


@cache
def _record_text(game: str, decisions: int | None) -> str:
    return play_game(GAMES.find(game), proof_of(game), decisions).written()


def proven_record(game: str, decisions: int | None = None) -> Record:
    """A fresh copy of the record, free to change."""
    return parse_record(_record_text(game, decisions))
