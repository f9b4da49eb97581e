"""Seeds for the dice: one per client, promised before any is revealed; who is late is left out and told."""

from __future__ import annotations

import hashlib
import secrets

from conclave.core.record import parse_record
from conclave.registry import GAMES
from conclave.table.fairness import check
from tests.server.live.scripted_client import ScriptedClient
from tests.server.live.server_process import ServerProcess
from tests.server.live.whole_games import all_hear_until, begin, play_together, proven, seated


def commitment(seed: bytes) -> str:
    return hashlib.sha256(seed).hexdigest()


def test_every_promise_is_shown_before_any_seed(server: ServerProcess) -> None:
    with seated(server, people=3, start=False) as (ada, bo, cleo):
        clients = [ada, bo, cleo]
        host = ada.table["dice"]["commitment"]
        ada.do("promise", commitment=commitment(ada.seed))  # as early as one likes
        assert ada.is_refused("promise", commitment=commitment(b"another"))[0] == "unfit"
        assert ada.is_refused("reveal", seed=ada.seed.hex())[0] == "unfit"  # not before all have promised
        ada.do("start")
        for client in clients:
            client.contributes = False
            client.sync()
        for client in (bo, cleo):
            client.do("promise", commitment=commitment(client.seed))
        all_hear_until(clients, lambda client: client.table["dice"]["step"] == "reveal")
        promised = {str(number): commitment(client.seed) for number, client in enumerate(clients, 1)}
        for client in clients:
            assert client.table["dice"]["promised"] == promised
            assert client.table["dice"]["revealed"] == {}
        assert bo.is_refused("reveal", seed=secrets.token_hex(32)) == ("wrong", "table-seed-false")
        for client in clients:
            client.do("reveal", seed=client.seed.hex())
        all_hear_until(clients, lambda client: client.game is not None)
        play_together(clients)
        proof = proven(ada.record()).proof
        assert proof is not None
        assert (proof.commitment, [each.seed for each in proof.contributions]) == (
            host,
            [client.seed.hex() for client in clients],
        )
        assert commitment(bytes.fromhex(proof.secret or "")) == host


def test_who_gives_no_seed_is_left_out_and_told(server: ServerProcess) -> None:
    with (
        seated(server, people=2, start=False) as (ada, silent),
        seated(server, people=2, start=False) as (eve, secretive),
        seated(server, people=1, bots=["random"], start=False) as (alone,),
    ):
        silent.contributes = secretive.contributes = alone.contributes = False
        secretive.do("promise", commitment=commitment(secretive.seed))
        for creator in (ada, eve, alone):
            creator.do("start")
        clients = [ada, silent, eve, secretive, alone]
        all_hear_until(clients, lambda client: client.game is not None, rounds=120)
        assert silent.table["dice"]["left_out"] == [2] == ada.table["dice"]["left_out"]
        assert secretive.table["dice"]["left_out"] == [2]
        play_together(clients)
        proof = proven(ada.record()).proof
        assert proof is not None
        assert [(each.client, each.commitment, each.seed) for each in proof.contributions[1:]] == [
            (2, None, None)
        ]
        assert "left out Bo" in ada.record()
        proof = proven(eve.record()).proof
        assert proof is not None
        assert proof.contributions[1].commitment == commitment(secretive.seed)
        assert proof.contributions[1].seed is None
        # Dice that nobody but the host had a hand in prove nothing.
        verdict = check(parse_record(alone.record()), GAMES.find("wizard-dice"))
        assert (verdict.status, [each.key for each in verdict.reasons]) == (
            "unproven",
            ["core-proof-host-alone"],
        )


def test_spectators_and_those_who_come_later_have_no_hand_in_the_dice(server: ServerProcess) -> None:
    with seated(server, people=2, start=False) as (ada, bo), ScriptedClient(server, "Watcher") as watcher:
        watcher.enter(ada.table_id, ada.links["spectator"])
        watcher.attend()
        assert watcher.is_refused("promise", commitment=commitment(b"x")) == ("denied", "table-watch-only")
        begin([ada, bo])
        assert watcher.is_refused("promise", commitment=commitment(b"x"))[0] == "unfit"
        assert ada.is_refused("promise", commitment=commitment(b"x"))[0] == "unfit"
        watcher.sync()
        assert watcher.table["dice"]["promised"].keys() == {"1", "2"}
