"""Seeds for the dice: promised, revealed or left out, and the proof that a record carries at the end."""

from __future__ import annotations

from hashlib import sha256

import pytest
from tests.table.sitting_down import NAMES, Sitting, each_game

from conclave.core.chance import parse_chance
from conclave.core.record import Record, parse_record
from conclave.registry import GAMES
from conclave.table.dice import Dice, commitment
from conclave.table.fairness import Answer, Verdict, check
from conclave.table.stages import ABANDONED, GATHERING, LOBBY, OVER, PLAYING
from conclave.table.watched import SEED_SECONDS


def record_of(sitting: Sitting) -> Record:
    record = sitting.table.record()
    assert record is not None
    return parse_record(record.written())


def verdict(sitting: Sitting) -> Verdict:
    record = record_of(sitting)
    return check(record, GAMES.find(record.game))


def test_the_commitment_stands_in_the_first_line_and_the_secret_only_in_the_last() -> None:
    sitting = Sitting()
    sitting.people(3)
    sitting.begins()
    sitting.plays_on()
    secret = sitting.secret.hex().encode()
    assert sha256(sitting.secret).hexdigest().encode() in sitting.log[0].body
    assert [secret in line.body for line in sitting.log] == [False] * (len(sitting.log) - 1) + [True]


def test_seeds_are_promised_by_all_then_revealed_by_all() -> None:
    sitting = Sitting()
    table = sitting.table
    ada, bo, cleo = sitting.people(3)
    sitting.keep(table.start(ada))
    assert table.go_on_beginning(sitting.now) is None
    for client in (bo, ada):
        sitting.promises(client)
    with sitting.refuses("unfit", "table-seed-late"):
        table.reveal(bo, sitting.seed(bo))
    assert table.go_on_beginning(sitting.now) is None
    sitting.promises(cleo)
    assert sitting.goes_on_beginning()
    assert sitting.is_in(GATHERING)
    for client in (cleo, ada):
        sitting.reveals(client)
        assert table.go_on_beginning(sitting.now) is None
    sitting.reveals(bo)
    assert sitting.goes_on_beginning()
    assert sitting.is_in(PLAYING)
    assert table.go_on_beginning(sitting.now) is None


def test_a_promise_may_come_before_the_start() -> None:
    sitting = Sitting()
    table = sitting.table
    ada, bo, cleo = sitting.people(3)
    for client in (ada, bo, cleo):
        sitting.promises(client)
    assert sitting.is_in(LOBBY)
    with sitting.refuses("unfit", "table-seed-late"):
        table.reveal(ada, sitting.seed(ada))
    sitting.keep(table.start(ada))
    assert sitting.goes_on_beginning()
    assert table.seeds.revealing


def test_a_promise_is_given_once_and_in_time() -> None:
    sitting = Sitting()
    table = sitting.table
    ada, bo, cleo = sitting.people(3)
    promise = commitment(bytes.fromhex(sitting.seed(bo)))
    sitting.promises(bo)
    for stage in (LOBBY, GATHERING):
        assert sitting.is_in(stage)
        with sitting.refuses("unfit", "table-seed-late"):
            table.promise(bo, promise)
        if stage == LOBBY:
            sitting.keep(table.start(ada))
    sitting.now += SEED_SECONDS
    assert sitting.goes_on_beginning()
    with sitting.refuses("unfit", "table-seed-late"):
        table.promise(cleo, promise)
    sitting.reveals(bo)
    with sitting.refuses("unfit", "table-seed-late"):
        table.reveal(bo, sitting.seed(bo))
    assert sitting.goes_on_beginning()
    for client in (ada, bo, cleo):
        with sitting.refuses("unfit", "table-seed-late"):
            table.promise(client, promise)
        with sitting.refuses("unfit", "table-seed-late"):
            table.reveal(client, sitting.seed(client))


def test_who_only_watches_gives_no_seed() -> None:
    sitting = Sitting()
    sitting.link("spectator")
    eve = sitting.comes("Eve", "spectator")
    with sitting.refuses("denied", "table-watch-only"):
        sitting.table.promise(eve, "0" * 64)


@pytest.mark.parametrize("written", ["", "0" * 63, "0" * 65, "0" * 63 + "g", "A" * 64, "é" * 64, "٠" * 64])
def test_a_seed_and_its_promise_are_64_hexadecimal_digits(written: str) -> None:
    sitting = Sitting()
    table = sitting.table
    clients = sitting.people(3)
    with sitting.refuses("wrong", "table-seed-form"):
        table.promise(clients[0], written)
    sitting.keep(table.start(clients[0]))
    for client in clients:
        sitting.promises(client)
    sitting.goes_on_beginning()
    with sitting.refuses("wrong", "table-seed-form"):
        table.reveal(clients[0], written)


def test_only_the_promised_seed_is_taken() -> None:
    sitting = Sitting()
    table = sitting.table
    ada, bo, cleo = sitting.people(3)
    sitting.keep(table.start(ada))
    sitting.promises(ada)
    sitting.promises(bo)
    sitting.now += SEED_SECONDS
    sitting.goes_on_beginning()
    with sitting.refuses("wrong", "table-seed-false"):
        table.reveal(ada, sitting.seed(bo))
    with sitting.refuses("unfit", "table-seed-late"):
        table.reveal(cleo, sitting.seed(cleo))
    sitting.reveals(ada)


@each_game
@pytest.mark.parametrize("people", [1, 2, 3])
def test_any_number_of_clients_and_bots_make_dice_that_are_proven(game: str, people: int) -> None:
    sitting = Sitting(game, {"players": 3})
    clients = sitting.people(people)
    sitting.bots_sit()
    sitting.begins()
    sitting.plays_on(None if game == "wizard-dice" else 40)
    if sitting.table.stage != OVER:
        sitting.keep(sitting.table.give_up())
    found = verdict(sitting)
    assert found.answer == Answer.PROVEN
    assert found.replayed
    assert found.recomputed == len(sitting.rolled()) > 0
    assert [(each.client, each.name) for each in found.contributed] == list(zip(clients, NAMES, strict=False))
    assert found.left_out == ()


@each_game
def test_the_dice_are_those_of_the_secret_and_all_seeds(game: str) -> None:
    sitting = Sitting(game, {"players": 2})
    clients = sitting.people(2)
    sitting.begins()
    sitting.plays_on(40)
    dice = Dice.shared(sitting.secret, [(client, bytes.fromhex(sitting.seed(client))) for client in clients])
    for ordinal, entry in enumerate(sitting.rolled()):
        chance = parse_chance(entry.spec)
        assert chance.write(chance.sample(dice.source(ordinal))) == entry.outcome


def test_a_record_of_a_game_going_on_shows_no_secret() -> None:
    sitting = Sitting()
    sitting.people(3)
    sitting.begins()
    sitting.plays_on(10)
    assert sitting.secret.hex() not in record_of(sitting).written()
    assert verdict(sitting).answer == Answer.UNPROVEN
    assert [reason.key for reason in verdict(sitting).reasons] == ["core-proof-no-secret"]


def test_who_promises_nothing_or_reveals_nothing_is_left_out_and_named() -> None:
    sitting = Sitting()
    table = sitting.table
    ada, bo, cleo = sitting.people(3)
    sitting.keep(table.start(ada))
    sitting.promises(ada)
    sitting.promises(bo)
    sitting.now += SEED_SECONDS - 0.5
    assert table.go_on_beginning(sitting.now) is None
    sitting.now += 0.5
    assert table.wakes(sitting.now) == sitting.now
    assert sitting.goes_on_beginning()
    sitting.reveals(ada)
    assert table.go_on_beginning(sitting.now) is None
    assert table.wakes(sitting.now) == sitting.now + SEED_SECONDS
    sitting.now += SEED_SECONDS
    assert sitting.goes_on_beginning()
    assert table.seeds.left_out == [bo, cleo]
    sitting.plays_on()
    found = verdict(sitting)
    assert found.answer == Answer.PROVEN
    assert [each.client for each in found.contributed] == [ada]
    assert [(each.client, each.name, each.commitment is None) for each in found.left_out] == [
        (bo, "Bo", False),
        (cleo, "Cleo", True),
    ]
    written = record_of(sitting).written()
    assert f"dice client {cleo} left out Cleo\n" in written
    assert (
        f"dice client {bo} commitment {commitment(bytes.fromhex(sitting.seed(bo)))} left out Bo\n" in written
    )


def test_the_time_for_seeds_is_the_same_after_a_restart() -> None:
    sitting = Sitting()
    ada = sitting.people(3)[0]
    sitting.keep(sitting.table.start(ada))
    sitting.now += SEED_SECONDS
    sitting.restart()
    assert sitting.table.wakes(sitting.now) == sitting.now
    assert sitting.goes_on_beginning()
    sitting.now += SEED_SECONDS
    sitting.restart()
    assert sitting.goes_on_beginning()
    assert sitting.is_in(PLAYING)


def test_bots_alone_play_at_once_and_the_host_alone_made_the_dice() -> None:
    sitting = Sitting()
    sitting.bots_sit()
    sitting.keep(sitting.table.start(sitting.creator))
    assert sitting.goes_on_beginning()
    assert sitting.goes_on_beginning()
    sitting.plays_on()
    assert sitting.is_in(OVER)
    found = verdict(sitting)
    assert found.answer == Answer.UNPROVEN
    assert [reason.key for reason in found.reasons] == ["core-proof-host-alone"]
    assert found.recomputed == len(sitting.rolled())


def test_a_client_with_several_seats_gives_one_seed() -> None:
    sitting = Sitting()
    sitting.sits(sitting.creator, 0, 1, 2)
    sitting.begins()
    sitting.plays_on()
    assert [each.client for each in verdict(sitting).contributed] == [sitting.creator]


def test_who_promised_and_stood_up_before_the_start_is_not_waited_for() -> None:
    sitting = Sitting()
    table = sitting.table
    ada, bo, _ = sitting.people(3)
    sitting.promises(bo)
    sitting.keep(table.stand_up(bo, 1))
    sitting.bots_sit()
    sitting.begins()
    assert sitting.is_in(PLAYING)
    assert bo not in table.seeds.revealed
    assert bo not in table.seeds.left_out
    sitting.keep(table.give_up())
    assert verdict(sitting).answer == Answer.PROVEN
    assert ada in table.seeds.revealed


@pytest.mark.parametrize("stage", [LOBBY, GATHERING, PLAYING])
def test_an_abandoned_table_reveals_its_secret(stage: str) -> None:
    sitting = Sitting()
    table = sitting.table
    ada = sitting.people(3)[0]
    if stage == GATHERING:
        sitting.keep(table.start(ada))
    if stage == PLAYING:
        sitting.begins()
        sitting.plays_on(10)
    sitting.keep(table.give_up())
    assert sitting.is_in(ABANDONED)
    assert table.seeds.secret == sitting.secret.hex()
    if stage == PLAYING:
        assert verdict(sitting).answer == Answer.PROVEN
    else:
        assert table.record() is None
    with sitting.refuses("unfit", "table-not-now"):
        table.give_up()


def test_a_changed_seed_makes_other_dice() -> None:
    rolled = []
    for left_out in (False, True):
        sitting = Sitting(secret="the same")
        sitting.people(3)
        if left_out:
            sitting.begins_without_seeds()
        else:
            sitting.begins()
        sitting.plays_on()
        rolled.append([entry.outcome for entry in sitting.rolled()[:10]])
    assert rolled[0] != rolled[1]


def test_a_table_wakes_for_the_seeds_and_then_for_nothing_that_people_must_do() -> None:
    """What is kept beside the log: a game that waits for people would otherwise be woken again and again."""
    sitting = Sitting("wizard-dice", {"players": 2, "seer": "1"})
    sitting.people(2)
    table = sitting.table
    begins = table.start(sitting.creator)
    assert table.wakes_after(begins, sitting.now) == sitting.now + SEED_SECONDS
    sitting.keep(begins)
    sitting.now += SEED_SECONDS
    revealing = table.go_on_beginning(sitting.now)
    assert revealing is not None
    assert table.wakes_after(revealing, sitting.now) == sitting.now + SEED_SECONDS
    sitting.keep(revealing)
    sitting.now += SEED_SECONDS
    began = table.go_on_beginning(sitting.now)
    assert began is not None
    assert table.wakes_after(began, sitting.now) is None


def test_a_table_wakes_at_once_where_a_bot_begins() -> None:
    sitting = Sitting("wizard-dice", {"players": 2, "seer": "1"})
    sitting.bots_sit()
    sitting.keep(sitting.table.start(sitting.creator))
    while sitting.is_in(GATHERING):
        change = sitting.table.go_on_beginning(sitting.now)
        assert change is not None
        wakes = sitting.table.wakes_after(change, sitting.now)
        sitting.keep(change)
    assert wakes == 0
