"""Chat and reactions: for those who play, and only where a table wants them."""

from __future__ import annotations

import pytest

from tests.server.live.scripted_client import ScriptedClient
from tests.server.live.server_process import ServerProcess
from tests.server.live.whole_games import all_hear_until, seated


def test_words_reach_everybody_and_are_kept(server: ServerProcess) -> None:
    with seated(server, people=2) as (ada, bo), ScriptedClient(server, "Watcher") as watcher:
        watcher.enter(ada.table_id, ada.links["spectator"])
        watcher.attend()
        ada.do("say", words="  good\nluck  ", id="once")
        ada.do("say", words="again", id="once")
        all_hear_until([ada, bo, watcher], lambda client: client.said)
        for client in (ada, bo, watcher):
            assert [(each["name"], each["words"]) for each in client.said] == [("Ada", "good luck")]
        bo.leave_the_line()
        bo.attend(show=1)
        assert [each["words"] for each in bo.table["chat"]] == ["good luck"]
        assert watcher.is_refused("say", words="psst") == ("denied", "table-chat-seated")
        assert "good luck" not in ada.record()


@pytest.mark.parametrize("words", ["   ", "\x07", "x" * 201, "\u202e"])
def test_words_that_do_harm(words: str, server: ServerProcess) -> None:
    with seated(server, people=1, bots=["random"]) as (ada,):
        assert ada.is_refused("say", words=words) == ("wrong", "table-words-wrong")


def test_reactions_reach_everybody_and_are_not_kept(server: ServerProcess) -> None:
    with seated(server, people=2) as (ada, bo):
        ada.say_nothing_but("react", reaction="well-played")
        bo.hear_until(lambda: bo.reacted)
        assert bo.reacted[0] == {"type": "reacted", "client": 1, "name": "Ada", "reaction": "well-played"}
        ada.say_nothing_but("react", reaction="<img>")
        assert ada.answer("")["code"] == "wrong"
        bo.sync()
        assert bo.table["chat"] == []


def test_a_table_without_talk(server: ServerProcess) -> None:
    with seated(server, people=2, settings={"chat": False}) as (ada, bo):
        assert ada.is_refused("say", words="hello") == ("denied", "table-chat-off")
        bo.say_nothing_but("react", reaction="wow")
        assert bo.answer("")["reason"]["key"] == "table-chat-off"
        ada.hear_all()
        assert (ada.said, ada.reacted) == ([], [])


def test_somebody_who_talks_too_much_has_to_wait(server: ServerProcess) -> None:
    with seated(server, people=2) as (ada, bo):
        answers = [ada.ask("say", words=f"number {number}") for number in range(40)]
        refused = [answer for answer in answers if answer["type"] == "refused"]
        assert refused
        assert {answer["reason"]["key"] for answer in refused} == {"server-too-much-talk"}
        bo.do("say", words="as for me")
        bo.sync()
        assert len(bo.table["chat"]) == len(answers) - len(refused) + 1
