"""Seeds for the dice: promised, revealed or left out, and the proof that a record carries at the end."""

from __future__ import annotations

from hashlib import sha256

import pytest
from tests.table.table_driver import NAMES, TableDriver, each_game

from conclave.core.chance import parse_chance
from conclave.core.record import Record, parse_record
from conclave.registry import GAMES
from conclave.table.after_change import wakes_after
from conclave.table.dice import Dice, commitment
from conclave.table.fairness import ProofStatus, Verdict, check
from conclave.table.presence import SEED_SECONDS
from conclave.table.stages import ABANDONED, GATHERING, LOBBY, OVER, PLAYING


def record_of(driver: TableDriver) -> Record:
    record = driver.table.state.record()
    assert record is not None
    return parse_record(record.written())


def verdict(driver: TableDriver) -> Verdict:
    record = record_of(driver)
    return check(record, GAMES.find(record.game))


def test_the_commitment_stands_in_the_first_line_and_the_secret_only_in_the_last() -> None:
    driver = TableDriver()
    driver.people(3)
    driver.begins()
    driver.plays_on()
    secret = driver.secret.hex().encode()
    assert sha256(driver.secret).hexdigest().encode() in driver.log[0].body
    assert [secret in line.body for line in driver.log] == [False] * (len(driver.log) - 1) + [True]


def test_seeds_are_promised_by_all_then_revealed_by_all() -> None:
    driver = TableDriver()
    table = driver.table
    ada, bo, cleo = driver.people(3)
    driver.keep(table.play.start(ada))
    assert table.play.go_on_beginning(driver.now) is None
    for client in (bo, ada):
        driver.promises(client)
    with driver.refuses("unfit", "table-seed-late"):
        table.play.reveal(bo, driver.seed(bo))
    assert table.play.go_on_beginning(driver.now) is None
    driver.promises(cleo)
    assert driver.goes_on_beginning()
    assert driver.is_in(GATHERING)
    for client in (cleo, ada):
        driver.reveals(client)
        assert table.play.go_on_beginning(driver.now) is None
    driver.reveals(bo)
    assert driver.goes_on_beginning()
    assert driver.is_in(PLAYING)
    assert table.play.go_on_beginning(driver.now) is None


def test_a_promise_may_come_before_the_start() -> None:
    driver = TableDriver()
    table = driver.table
    ada, bo, cleo = driver.people(3)
    for client in (ada, bo, cleo):
        driver.promises(client)
    assert driver.is_in(LOBBY)
    with driver.refuses("unfit", "table-seed-late"):
        table.play.reveal(ada, driver.seed(ada))
    driver.keep(table.play.start(ada))
    assert driver.goes_on_beginning()
    assert table.state.seeds.revealing


def test_a_promise_is_given_once_and_in_time() -> None:
    driver = TableDriver()
    table = driver.table
    ada, bo, cleo = driver.people(3)
    promise = commitment(bytes.fromhex(driver.seed(bo)))
    driver.promises(bo)
    for stage in (LOBBY, GATHERING):
        assert driver.is_in(stage)
        with driver.refuses("unfit", "table-seed-late"):
            table.play.promise(bo, promise)
        if stage == LOBBY:
            driver.keep(table.play.start(ada))
    driver.now += SEED_SECONDS
    assert driver.goes_on_beginning()
    with driver.refuses("unfit", "table-seed-late"):
        table.play.promise(cleo, promise)
    driver.reveals(bo)
    with driver.refuses("unfit", "table-seed-late"):
        table.play.reveal(bo, driver.seed(bo))
    assert driver.goes_on_beginning()
    for client in (ada, bo, cleo):
        with driver.refuses("unfit", "table-seed-late"):
            table.play.promise(client, promise)
        with driver.refuses("unfit", "table-seed-late"):
            table.play.reveal(client, driver.seed(client))


def test_who_only_watches_gives_no_seed() -> None:
    driver = TableDriver()
    driver.link("spectator")
    eve = driver.comes("Eve", "spectator")
    with driver.refuses("denied", "table-watch-only"):
        driver.table.play.promise(eve, "0" * 64)


@pytest.mark.parametrize("written", ["", "0" * 63, "0" * 65, "0" * 63 + "g", "A" * 64, "é" * 64, "٠" * 64])
def test_a_seed_and_its_promise_are_64_hexadecimal_digits(written: str) -> None:
    driver = TableDriver()
    table = driver.table
    clients = driver.people(3)
    with driver.refuses("wrong", "table-seed-form"):
        table.play.promise(clients[0], written)
    driver.keep(table.play.start(clients[0]))
    for client in clients:
        driver.promises(client)
    driver.goes_on_beginning()
    with driver.refuses("wrong", "table-seed-form"):
        table.play.reveal(clients[0], written)


def test_only_the_promised_seed_is_taken() -> None:
    driver = TableDriver()
    table = driver.table
    ada, bo, cleo = driver.people(3)
    driver.keep(table.play.start(ada))
    driver.promises(ada)
    driver.promises(bo)
    driver.now += SEED_SECONDS
    driver.goes_on_beginning()
    with driver.refuses("wrong", "table-seed-false"):
        table.play.reveal(ada, driver.seed(bo))
    with driver.refuses("unfit", "table-seed-late"):
        table.play.reveal(cleo, driver.seed(cleo))
    driver.reveals(ada)


@each_game
@pytest.mark.parametrize("people", [1, 2, 3])
def test_any_number_of_clients_and_bots_make_dice_that_are_proven(game: str, people: int) -> None:
    driver = TableDriver(game, {"players": 3})
    clients = driver.people(people)
    driver.bots_sit()
    driver.begins()
    driver.plays_on(None if game == "wizard-dice" else 40)
    if driver.table.state.stage != OVER:
        driver.keep(driver.table.play.give_up("host"))
    found = verdict(driver)
    assert found.status == ProofStatus.PROVEN
    assert found.replayed
    assert found.recomputed == len(driver.rolled()) > 0
    assert [(each.client, each.name) for each in found.contributed] == list(zip(clients, NAMES, strict=False))
    assert found.left_out == ()


@each_game
def test_the_dice_are_those_of_the_secret_and_all_seeds(game: str) -> None:
    driver = TableDriver(game, {"players": 2})
    clients = driver.people(2)
    driver.begins()
    driver.plays_on(40)
    dice = Dice.from_contributions(
        driver.secret, [(client, bytes.fromhex(driver.seed(client))) for client in clients]
    )
    for ordinal, entry in enumerate(driver.rolled()):
        chance = parse_chance(entry.spec)
        assert chance.write(chance.sample(dice.source(ordinal))) == entry.outcome


def test_a_record_of_a_game_going_on_shows_no_secret() -> None:
    driver = TableDriver()
    driver.people(3)
    driver.begins()
    driver.plays_on(10)
    assert driver.secret.hex() not in record_of(driver).written()
    assert verdict(driver).status == ProofStatus.UNPROVEN
    assert [reason.key for reason in verdict(driver).reasons] == ["core-proof-no-secret"]


def test_who_promises_nothing_or_reveals_nothing_is_left_out_and_named() -> None:
    driver = TableDriver()
    table = driver.table
    ada, bo, cleo = driver.people(3)
    driver.keep(table.play.start(ada))
    driver.promises(ada)
    driver.promises(bo)
    driver.now += SEED_SECONDS - 0.5
    assert table.play.go_on_beginning(driver.now) is None
    driver.now += 0.5
    assert table.presence.wakes(driver.now) == driver.now
    assert driver.goes_on_beginning()
    driver.reveals(ada)
    assert table.play.go_on_beginning(driver.now) is None
    assert table.presence.wakes(driver.now) == driver.now + SEED_SECONDS
    driver.now += SEED_SECONDS
    assert driver.goes_on_beginning()
    assert table.state.seeds.left_out == [bo, cleo]
    driver.plays_on()
    found = verdict(driver)
    assert found.status == ProofStatus.PROVEN
    assert [each.client for each in found.contributed] == [ada]
    assert [(each.client, each.name, each.commitment is None) for each in found.left_out] == [
        (bo, "Bo", False),
        (cleo, "Cleo", True),
    ]
    written = record_of(driver).written()
    assert f"dice client {cleo} left out Cleo\n" in written
    assert (
        f"dice client {bo} commitment {commitment(bytes.fromhex(driver.seed(bo)))} left out Bo\n" in written
    )


def test_the_time_for_seeds_is_the_same_after_a_restart() -> None:
    driver = TableDriver()
    ada = driver.people(3)[0]
    driver.keep(driver.table.play.start(ada))
    driver.now += SEED_SECONDS
    driver.restart()
    assert driver.table.presence.wakes(driver.now) == driver.now
    assert driver.goes_on_beginning()
    driver.now += SEED_SECONDS
    driver.restart()
    assert driver.goes_on_beginning()
    assert driver.is_in(PLAYING)


def test_bots_alone_play_at_once_and_the_host_alone_made_the_dice() -> None:
    driver = TableDriver()
    driver.bots_sit()
    driver.keep(driver.table.play.start(driver.creator))
    assert driver.goes_on_beginning()
    assert driver.goes_on_beginning()
    driver.plays_on()
    assert driver.is_in(OVER)
    found = verdict(driver)
    assert found.status == ProofStatus.UNPROVEN
    assert [reason.key for reason in found.reasons] == ["core-proof-host-alone"]
    assert found.recomputed == len(driver.rolled())


def test_a_client_with_several_seats_gives_one_seed() -> None:
    driver = TableDriver()
    driver.sits(driver.creator, 0, 1, 2)
    driver.begins()
    driver.plays_on()
    assert [each.client for each in verdict(driver).contributed] == [driver.creator]


def test_who_promised_and_stood_up_before_the_start_is_not_waited_for() -> None:
    driver = TableDriver()
    table = driver.table
    ada, bo, _ = driver.people(3)
    driver.promises(bo)
    driver.keep(table.seats.stand_up(bo, 1))
    driver.bots_sit()
    driver.begins()
    assert driver.is_in(PLAYING)
    assert bo not in table.state.seeds.revealed
    assert bo not in table.state.seeds.left_out
    driver.keep(table.play.give_up("host"))
    assert verdict(driver).status == ProofStatus.PROVEN
    assert ada in table.state.seeds.revealed


@pytest.mark.parametrize("stage", [LOBBY, GATHERING, PLAYING])
def test_an_abandoned_table_reveals_its_secret(stage: str) -> None:
    driver = TableDriver()
    table = driver.table
    ada = driver.people(3)[0]
    if stage == GATHERING:
        driver.keep(table.play.start(ada))
    if stage == PLAYING:
        driver.begins()
        driver.plays_on(10)
    driver.keep(table.play.give_up("host"))
    assert driver.is_in(ABANDONED)
    assert table.state.seeds.secret == driver.secret.hex()
    if stage == PLAYING:
        assert verdict(driver).status == ProofStatus.PROVEN
    else:
        assert table.state.record() is None
    with driver.refuses("unfit", "table-not-now"):
        table.play.give_up("host")


def test_a_changed_seed_makes_other_dice() -> None:
    rolled = []
    for left_out in (False, True):
        driver = TableDriver(secret="the same")
        driver.people(3)
        if left_out:
            driver.begins_without_seeds()
        else:
            driver.begins()
        driver.plays_on()
        rolled.append([entry.outcome for entry in driver.rolled()[:10]])
    assert rolled[0] != rolled[1]


def test_a_table_wakes_for_the_seeds_and_then_for_nothing_that_people_must_do() -> None:
    """What is kept beside the log: a game that waits for people would otherwise be woken again and again."""
    driver = TableDriver("wizard-dice", {"players": 2, "seer": "1"})
    driver.people(2)
    table = driver.table
    begins = table.play.start(driver.creator)
    assert wakes_after(table.state, begins, driver.now) == driver.now + SEED_SECONDS
    driver.keep(begins)
    driver.now += SEED_SECONDS
    revealing = table.play.go_on_beginning(driver.now)
    assert revealing is not None
    assert wakes_after(table.state, revealing, driver.now) == driver.now + SEED_SECONDS
    driver.keep(revealing)
    driver.now += SEED_SECONDS
    began = table.play.go_on_beginning(driver.now)
    assert began is not None
    assert wakes_after(table.state, began, driver.now) is None


def test_a_table_wakes_at_once_where_a_bot_begins() -> None:
    driver = TableDriver("wizard-dice", {"players": 2, "seer": "1"})
    driver.bots_sit()
    driver.keep(driver.table.play.start(driver.creator))
    while driver.is_in(GATHERING):
        change = driver.table.play.go_on_beginning(driver.now)
        assert change is not None
        wakes = wakes_after(driver.table.state, change, driver.now)
        driver.keep(change)
    assert wakes == 0
