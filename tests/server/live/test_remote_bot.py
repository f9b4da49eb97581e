"""examples/remote_bot.py: a program at the table, like people."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.server.live.scripted_client import ScriptedClient
from tests.server.live.server_process import ServerProcess
from tests.server.live.whole_games import proven

EXAMPLE = Path(__file__).parents[3] / "examples" / "remote_bot.py"


def test_programs_take_seats_by_link_and_play(server: ServerProcess) -> None:
    with ScriptedClient(server) as ada:
        ada.create("ciub", options={"players": 3, "form": "short"}, seats=[{"kind": "me", "name": "Ada"}])
        ada.attend(show=0)
        link = f"{server.url}/table/{ada.table_id}#{ada.links['invite']}"
        names = ["Robin", "Wren"]
        programs = [subprocess.Popen([sys.executable, str(EXAMPLE), link, name]) for name in names]
        ada.hear_until(lambda: all(seat["name"] for seat in ada.table["seats"]))
        ada.do("start")
        ada.play()
        assert [program.wait(10) for program in programs] == [0, 0]
        record = proven(ada.record())
        assert sorted(seat.name for seat in record.seats) == ["Ada", *names]
        assert record.proof is not None
        assert all(each.seed for each in record.proof.contributions)  # theirs are part of the dice too


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) < 60
