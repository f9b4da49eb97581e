"""A live game: versions, undo, secrets, resuming from the record."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
import pytest

from conclave.core.actions import Actions, Listed
from conclave.core.chance import parse_chance
from conclave.core.event import Listener
from conclave.core.listed_game import ListedGame
from conclave.core.options import Number, Options
from conclave.core.pending import Decide, Over
from conclave.core.position import Position
from conclave.core.record import Decision, RecordError, Settled, parse_record
from conclave.core.refusal import IllegalAction
from conclave.core.text import text
from conclave.registry import GAMES
from conclave.table import CannotUndo, Dice, Match, Seat, StaleDecision

GAME = GAMES.find("wizard-dice")
NAMES = ("Ada", "Bo", "Cy")


def new_table(seed: int = 1, *, players: int = 2, **options: bool | str) -> Match:
    settings = GAME.configure({"players": players, "seer": "1", **options})
    return Match(GAME, settings, [Seat("you", name) for name in NAMES[:players]], Dice.from_seed(seed))


def decide(match: Match, seat: int, notation: str) -> None:
    match.decide(seat - 1, GAME.parse(notation), match.version(seat - 1))


def play_on(match: Match, until: int = 10_000) -> None:
    """Everybody always takes the first thing offered."""
    while isinstance(match.pending, Decide) and match.version(None) < until:
        seat = match.pending.seats[0]
        match.decide(seat, match.legal(seat)[0], match.version(seat))


def json_view(match: Match, seat: int | None) -> bytes:
    return msgspec.json.encode(match.view(seat))


def with_card(card: str, players: int = 3) -> Match:
    """A table whose first magic card is this one."""
    for seed in range(500):
        match = new_table(seed, players=players, cards=True)
        first = match.record().entries[0]
        if isinstance(first, Settled) and first.outcome == card:
            return match
    raise AssertionError(card)


def test_a_stale_decision_is_refused_and_changes_nothing() -> None:
    match = new_table()
    decide(match, 1, "predict 3 blue")
    before = json_view(match, None)
    with pytest.raises(StaleDecision) as stale:
        match.decide(1, GAME.parse("predict 2 red"), match.version(1) - 1)
    assert stale.value.version == match.version(1)
    assert json_view(match, None) == before


def test_an_illegal_decision_names_its_rule_and_changes_nothing() -> None:
    match = new_table()
    decide(match, 1, "predict 3 blue")
    before = match.record().written()
    with pytest.raises(IllegalAction) as illegal:
        decide(match, 2, "predict 3 blue")
    assert illegal.value.refusal.rule == "WD-1"
    with pytest.raises(IllegalAction):
        decide(match, 1, "predict 2 blue")
    assert match.record().written() == before


def test_undo_takes_back_an_own_decision() -> None:
    match = new_table()
    before = json_view(match, None)
    events = match.log_length(0)
    decide(match, 1, "predict 3 blue")
    assert match.why_no_undo(0) is None
    version = match.version(0)
    match.undo(0)
    assert json_view(match, None) == before
    assert match.log_length(0) == events
    assert match.version(0) > version, "a decision that answers the undone version must be stale"
    decide(match, 1, "predict 2 red")
    assert match.record().entries == [Decision(0, "predict 2 red")]


def test_undo_stops_at_somebody_elses_decision() -> None:
    match = new_table(players=3)
    decide(match, 1, "predict 3 blue")
    decide(match, 2, "predict 2 red")
    with pytest.raises(CannotUndo) as refused:
        match.undo(0)
    assert refused.value.reason.key == "table-undo-other"
    match.undo(1)
    with pytest.raises(CannotUndo):
        match.undo(0)


def test_a_seat_that_has_decided_nothing_has_nothing_to_take_back() -> None:
    match = new_table(players=3)
    assert match.why_no_undo(0) == text("table-undo-nothing")
    decide(match, 1, "predict 3 blue")
    assert match.why_no_undo(1) == text("table-undo-nothing")
    decide(match, 2, "predict 2 red")
    assert match.why_no_undo(0) == text("table-undo-other")
    dealt = with_card("M4", players=2)
    assert dealt.why_no_undo(0) == text("table-undo-nothing")


def test_undo_stops_at_a_roll() -> None:
    match = new_table()
    decide(match, 1, "predict 3 blue")
    decide(match, 2, "predict 2 red")
    decide(match, 1, "name blue")
    for seat in (0, 1):
        with pytest.raises(CannotUndo) as refused:
            match.undo(seat)
        assert refused.value.reason.key == "table-undo-rolled"


def test_undo_goes_back_several_own_decisions() -> None:
    """Under M4 the Seer may take back both the prediction and the turned dice."""
    match = with_card("M4", players=2)
    before = json_view(match, 0)
    decide(match, 1, "turn blue wizard")
    decide(match, 1, "predict 3 blue")
    match.undo(0)
    match.undo(0)
    assert json_view(match, 0) == before


def test_a_changed_secret_prediction_leaves_no_trace() -> None:
    match = with_card("M10")
    decide(match, 1, "predict 5 red")
    decide(match, 2, "predict 2 blue")
    changed = with_card("M10")
    decide(changed, 1, "predict 5 red")
    decide(changed, 2, "predict 4 green")
    decide(changed, 2, "predict 2 blue")
    assert match.record().written() == changed.record().written()
    for seat in (None, 0, 2):
        before = [repr(event) for event in match.log(seat)]
        assert before == [repr(event) for event in changed.log(seat)]
    assert "predict 2 blue" in match.record_for(1).written()
    for other in (None, 0, 2):
        assert "2 ?" in match.record_for(other).written()
        assert "blue\n" not in match.record_for(other).written()


def test_a_change_after_others_have_chosen_leaves_no_trace_either() -> None:
    def export_lines(*lines: tuple[int, str]) -> list[str]:
        match = with_card("M10", players=4)
        decide(match, 1, "predict 5 red")
        for seat, notation in lines:
            decide(match, seat, notation)
        return [match.record_for(seat).written() for seat in (None, 0, 2, 3)]

    kept = export_lines((2, "predict 2 blue"), (3, "predict 1 green"))
    changed = export_lines((2, "predict 4 blue"), (3, "predict 1 green"), (2, "predict 2 blue"))
    assert kept == changed


class Twice(Position):
    """Two seats choose 0 or 1 in secret, twice in a row, with nothing in between."""

    def __init__(self) -> None:
        self.listener = None
        self.chosen: list[int | None] = [None, None]
        self.pending = Decide((0, 1))

    def clone(self) -> Twice:
        twin = Twice()
        twin.chosen = self.chosen[:]
        twin.pending = self.pending
        return twin

    def choices(self, seat: int) -> Actions:
        return Listed((0, 1))

    def apply(self, seat: int, action: int) -> None:
        self.chosen[seat] = action
        waiting = tuple([other for other in (0, 1) if self.chosen[other] is None])
        self.pending = Decide(waiting, (seat,)) if waiting else Decide((0, 1))
        if not waiting:
            self.chosen = [None, None]

    def view(self, seat: int | None) -> object:
        return self.chosen if seat is None else self.chosen[seat]


class TwiceGame(ListedGame):
    def __init__(self) -> None:
        super().__init__("twice", __name__, [Number("players", 2, 2, 2)], [Choose(0), Choose(1)], object)

    def start(self, options: Options, listener: Listener | None = None) -> Twice:
        return Twice()


@dataclass(frozen=True)
class Choose:
    number: int


def test_a_reveal_that_leads_to_the_next_secret_choice_cannot_be_undone() -> None:
    game = TwiceGame()
    match = Match(game, game.configure({}), [Seat("you", "Ada"), Seat("you", "Bo")], Dice.from_seed(1))
    match.decide(0, 1, match.version(0))
    assert match.why_no_undo(0) is None
    match.decide(1, 0, match.version(1))
    for seat in (0, 1):
        reason = match.why_no_undo(seat)
        assert reason is not None
        assert reason.key == "table-undo-revealed"


def test_the_reveal_cannot_be_undone() -> None:
    match = with_card("M10")
    decide(match, 1, "predict 5 red")
    decide(match, 2, "predict 2 blue")
    decide(match, 3, "predict 2 blue")
    with pytest.raises(CannotUndo) as refused:
        match.undo(2)
    assert refused.value.reason.key == "table-undo-revealed"


def test_a_hidden_record_shows_but_does_not_replay_to_its_end() -> None:
    match = with_card("M10")
    decide(match, 1, "predict 5 red")
    decide(match, 2, "predict 2 blue")
    exported = parse_record(match.record_for(None).written())
    with pytest.raises(RecordError) as hidden:
        Match.resume(GAME, exported, Dice.from_seed(1))
    assert hidden.value.reason.key == "core-record-hidden"


@pytest.mark.parametrize("stop_at", [0, 1, 7, 40, 10_000])
@pytest.mark.parametrize("cards", [False, True])
def test_a_resumed_game_goes_on_as_if_nothing_had_happened(stop_at: int, cards: bool) -> None:
    whole = new_table(5, players=3, cards=cards)
    broken = new_table(5, players=3, cards=cards)
    play_on(broken, until=stop_at)
    resumed = Match.resume(GAME, parse_record(broken.record().written()), Dice.from_seed(5))
    for seat in (None, 0, 1, 2):
        assert json_view(resumed, seat) == json_view(broken, seat)
        assert [repr(e) for e in resumed.log(seat)] == [repr(e) for e in broken.log(seat)]
        assert seat is None or resumed.why_no_undo(seat) == broken.why_no_undo(seat)
    play_on(resumed)
    play_on(whole)
    assert resumed.record().written() == whole.record().written()


def test_a_finished_record_carries_the_places() -> None:
    match = new_table(3)
    play_on(match)
    assert isinstance(match.pending, Over)
    assert match.record().places == match.pending.places
    assert match.record().written().splitlines()[-2].startswith("over ")


def test_a_resumed_record_stopped_at_a_chance_is_settled() -> None:
    """A process may die between a decision and its roll: the roll is made on resuming."""
    match = new_table()
    play_on(match, until=3)
    record = match.record()
    assert isinstance(record.entries[-1], Settled)
    record.entries.pop()
    resumed = Match.resume(GAME, record, Dice.from_seed(1))
    assert resumed.record().entries == match.record().entries


def test_annotations_stay_in_the_record_and_change_nothing() -> None:
    match = new_table()
    match.annotate("covered by\nadept")
    decide(match, 1, "predict 3 blue")
    written = match.record().written()
    assert "# covered by adept\n" in written
    assert json_view(Match.resume(GAME, parse_record(written), Dice.from_seed(1)), 0) == json_view(match, 0)


def test_every_chance_of_a_record_can_be_recomputed_from_its_specification() -> None:
    match = new_table(11, players=3, cards=True)
    play_on(match)
    dice = Dice.from_seed(11)
    settled = [entry for entry in match.record().entries if isinstance(entry, Settled)]
    assert len(settled) > 20
    for ordinal, entry in enumerate(settled):
        chance = parse_chance(entry.spec)
        assert chance.write(chance.sample(dice.source(ordinal))) == entry.outcome
