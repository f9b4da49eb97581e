"""The socket of a table: who may open it, and how it ends."""

from __future__ import annotations

from websockets.sync.client import ClientConnection

from conclave.server.protocol import LARGEST_MESSAGE
from tests.server.web.running_server import Client, Running, hear, hear_to_the_end, say


def rejection(socket: ClientConnection) -> tuple[int, str]:
    with socket:
        (bye,), code = hear_to_the_end(socket)
        assert bye["type"] == "bye"
        return code, bye["reason"]["key"]


def test_without_a_cookie(client: Client, other: Client) -> None:
    table = client.new_table()["table"]
    assert rejection(other.socket(table)) == (4401, "server-no-cookie")


def test_without_a_link(client: Client, other: Client) -> None:
    table = client.new_table()["table"]
    other.new_table()
    assert rejection(other.socket(table))[0] == 4403


def test_without_a_table(client: Client) -> None:
    client.new_table()
    assert rejection(client.socket("nothing")) == (4404, "server-no-table")


def test_without_a_hello(client: Client) -> None:
    table = client.new_table()["table"]
    for first in ("{}", '{"type": "ping"}', '{"type": "hello", "protocol": 99}', "hello", "[" * 5000):
        with client.socket(table) as socket:
            socket.send(first)
            assert hear(socket)["type"] == "bye"


def test_a_message_that_is_too_large(client: Client) -> None:
    table = client.new_table()["table"]
    with client.socket(table) as socket:
        say(socket, type="hello", protocol=1)
        assert hear(socket)["type"] == "welcome"
        socket.send(" " * LARGEST_MESSAGE)
        assert hear(socket)["type"] == "refused"
        socket.send([" " * 10_000] * 2)
        assert hear_to_the_end(socket)[1] == 1009
    with client.socket(table) as socket:
        socket.send(" " * (LARGEST_MESSAGE + 1))
        assert hear_to_the_end(socket)[1] == 1009


def test_wrong_messages_are_refused_and_the_socket_stays(client: Client) -> None:
    table = client.new_table()["table"]
    with client.socket(table) as socket:
        say(socket, type="hello", protocol=1)
        assert hear(socket)["type"] == "welcome"
        for wrong in (
            b"\xff\xff",
            b"{}",
            "",
            "nonsense",
            '{"type": "say", "id": "1", "words": "x", "to": "y"}',
        ):
            socket.send(wrong)
            assert hear(socket)["code"] == "wrong"
        say(socket, type="ping")
        assert hear(socket)["type"] == "pong"


def test_what_is_no_text_ends_the_socket_and_fills_no_log(server: Running, client: Client) -> None:
    with client.socket(client.new_table()["table"]) as socket:
        socket.send(b"\xff\xff", text=True)
        assert hear_to_the_end(socket)[1] == 1007
    assert "Invalid" not in server.log()


def test_nothing_is_compressed(client: Client) -> None:
    with client.socket(client.new_table()["table"]) as socket:
        assert socket.response is not None
        assert "Sec-WebSocket-Extensions" not in socket.response.headers


def test_a_table_has_no_other_end(client: Client) -> None:
    answer = client.http.get("/api/tables/x/socket")
    assert answer.status_code in (404, 405)
