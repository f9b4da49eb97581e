"""Records step by step over HTTP: what a client needs to show a game again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from conclave.core.record import parse_record
from conclave.core.record_replay import replay
from conclave.registry import GAMES
from conclave.server.replays import MOST_STEPS
from tests.server.web.running_server import Client

GOLDEN = sorted((Path(__file__).parents[2] / "games").glob("*/golden/*.record"))
SECRETS = next(path for path in GOLDEN if path.name == "m10.record")


def steps(client: Client, written: str, query: str = "") -> Any:
    return client.http.post(f"/api/records/replay{query}", content=written)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.parent.name} {path.stem}")
def test_the_last_step_is_where_the_record_leads(client: Client, path: Path) -> None:
    written = path.read_text()
    record = parse_record(written)
    answer = steps(client, written).json()
    assert (answer["game"], answer["names"]) == (record.game, [seat.name for seat in record.seats])
    assert [step["entry"] for step in answer["steps"]] == list(range(len(answer["steps"])))
    view: dict[str, Any] = {}
    for step in answer["steps"]:
        view |= step["view"]
    position = replay(GAMES.find(record.game), record)
    assert view == msgspec.json.decode(msgspec.json.encode(position.view(None)))


def test_a_seat_sees_its_own_secrets_and_nobody_elses(client: Client) -> None:
    written = SECRETS.read_text()

    def events_for(query: str) -> list[tuple[str, int]]:
        happened = [
            event for step in steps(client, written, query).json()["steps"] for event in step["happened"]
        ]
        return [
            (event["kind"], event["arguments"].get("seat"))
            for event in happened
            if event["kind"] == "predicted-in-secret"
        ]

    assert events_for("") == []
    seen = [events_for(f"?seat={seat}") for seat in range(len(parse_record(written).seats))]
    assert any(seen)
    assert all({who for _, who in events} <= {seat} for seat, events in enumerate(seen))


def test_what_cannot_be_shown_is_refused_in_a_sentence(client: Client) -> None:
    written = SECRETS.read_text()
    assert steps(client, "hello").json()["reason"]["key"] == "server-replay-refused"
    assert steps(client, "").json()["reason"]["key"] == "server-record-no-text"
    assert steps(client, written.replace("game wizard-dice", "game chess")).status_code == 400
    for seat in (-1, 99):
        assert steps(client, written, f"?seat={seat}").json()["reason"]["key"] == "server-replay-seat"
    assert steps(client, written, "?seat=me").status_code == 400
    endless = written.partition("--\n")[0] + "--\n" + "# on and on\n" * (MOST_STEPS + 1)
    assert steps(client, endless).json()["reason"]["key"] == "server-replay-long"
