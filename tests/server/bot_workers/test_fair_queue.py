"""Who is thought about next."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.server.bot_workers.fair_queue import MOVES_PER_HINT, FairQueue


@dataclass(eq=False)
class Pending:
    table: str
    name: str = ""
    is_hint: bool = False


def a_queue(*pending: Pending, most_hints: int = 1) -> FairQueue[Pending]:
    queue: FairQueue[Pending] = FairQueue(most_hints)
    for each in pending:
        queue.put(each)
    return queue


def one_after_the_other(queue: FairQueue[Pending]) -> str:
    order = []
    while (pending := queue.take()) is not None:
        order.append(pending.name)
        queue.finish(pending)
    return "".join(order)


def moves(table: str, names: str) -> list[Pending]:
    return [Pending(table, name) for name in names]


def test_tables_take_turns_however_much_one_of_them_asks() -> None:
    queue = a_queue(*moves("a", "12345"), *moves("b", "xy"), *moves("c", "z"))
    assert len(queue) == 8
    assert one_after_the_other(queue) == "1xz2y345"
    assert len(queue) == 0


def test_a_table_that_asks_again_stands_at_the_end() -> None:
    queue = a_queue(*moves("a", "1"), *moves("b", "x"), *moves("c", "z"))
    first = queue.take()
    assert first is not None
    queue.finish(first)
    queue.put(Pending("a", "2"))
    assert one_after_the_other(queue) == "xz2"


def test_a_table_that_is_thought_about_stands_back_while_others_wait() -> None:
    queue = a_queue(*moves("a", "123"), *moves("b", "xy"))
    taken = [queue.take() for _ in range(5)]
    assert [each.name for each in taken if each] == ["1", "x", "2", "y", "3"]
    queue = a_queue(*moves("a", "12"))
    assert queue.take() is not None
    queue.put(Pending("b", "x"))
    following = queue.take()
    assert following is not None
    assert following.name == "x"


def test_hints_come_after_moves_but_come() -> None:
    hints = [Pending(f"table {name}", name, is_hint=True) for name in "?!"]
    queue = a_queue(*hints, *[Pending(f"table {number}", str(number)) for number in range(9)])
    assert MOVES_PER_HINT == 4
    assert one_after_the_other(queue) == "0123?4567!8"


def test_hints_leave_room_for_moves() -> None:
    queue = a_queue(*[Pending(name, name, is_hint=True) for name in "abc"], most_hints=2)
    first, second = queue.take(), queue.take()
    assert first is not None
    assert second is not None
    assert queue.take() is None
    queue.put(Pending("d", "move"))
    move = queue.take()
    assert move is not None
    assert move.name == "move"
    queue.finish(first)
    third = queue.take()
    assert third is not None
    assert third.name == "c"


def test_what_nobody_waits_for_is_not_thought_about() -> None:
    pending = moves("a", "12")
    hint = Pending("a", "?", is_hint=True)
    queue = a_queue(*pending, hint, *moves("b", "x"))
    queue.forget(pending[0])
    queue.forget(hint)
    queue.forget(Pending("a", "never asked"))
    assert len(queue) == 2
    assert one_after_the_other(queue) == "2x"
    queue.forget(pending[1])


def test_emptied_it_tells_who_waited() -> None:
    queue = a_queue(*moves("a", "12"), Pending("a", "?", is_hint=True))
    assert [each.name for each in queue.empty()] == ["1", "2", "?"]
    assert len(queue) == 0
    assert queue.take() is None
