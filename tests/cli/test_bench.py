"""`conclave bench`: every figure of every setting, and no form of the rules that passes for another."""

from __future__ import annotations

import json

import pytest
from tests.cli.conftest import Conclave

from conclave.lab.bench.bench import BenchCase, Pace
from conclave.lab.bench.bench_forms import WrongForm


def test_bench_tells_how_fast_it_is(conclave: Conclave, monkeypatch: pytest.MonkeyPatch) -> None:
    figures = json.loads(conclave("bench", "--seconds", "0.001", "--json").out)
    assert figures["form"] in ("pure", "compiled")
    assert figures["python"].startswith("3.")
    measured = [(line["game"], line["players"]) for line in figures["games"]]
    assert measured == [
        (game, players)
        for game, variants, most in (("wizard-dice", 2, 5), ("five-seals", 4, 5), ("ciub", 2, 4))
        for players in range(2, most + 1)
        for _ in range(variants)
    ]
    options = {"wizard-dice": "cards", "five-seals": "circle", "ciub": "form"}
    for line in figures["games"]:
        assert set(line["options"]) == {options[line["game"]]}
        assert [name for name, value in line.items() if isinstance(value, float)] == [
            "decisions_per_second",
            "playout_decisions_per_second",
            "games_per_second",
            "clone_microseconds",
            "position_bytes",
            "simulations_per_second",
            "full_simulations_per_second",
        ]
    monkeypatch.setenv("COLUMNS", "80")
    shown = conclave("bench", "--seconds", "0.001", "--games", "wizard-dice")
    assert max(len(line) for line in shown.out.splitlines()) <= 80
    assert "…" not in shown.out


def test_bench_measures_forms_in_turns(conclave: Conclave, monkeypatch: pytest.MonkeyPatch) -> None:
    class Process:
        def __init__(self, wanted: str) -> None:
            self.wanted = wanted

        def measure(self, setting: BenchCase, seconds: float) -> Pace:
            asked.append((self.wanted, setting.players))
            rate = 1e6 if self.wanted == "compiled" else 4e5
            return Pace(
                setting.game, setting.players, setting.options, rate, rate, 999.0, 1.0, 1e3, rate, rate
            )

        def end(self) -> None:
            ended.append(self.wanted)

    asked: list[tuple[str, int]] = []
    ended: list[str] = []
    monkeypatch.setattr("conclave.cli.bench.FormProcess", Process)
    monkeypatch.setattr("conclave.cli.bench.import_milliseconds", {"compiled": 100.0, "pure": 200.0}.get)
    both = json.loads(conclave("bench", "--form", "both", "--games", "ciub", "--json").out)
    assert asked[:4] == [("compiled", 2), ("pure", 2), ("compiled", 2), ("pure", 2)]
    assert ended == ["compiled", "pure"]
    assert both["form"] == "compiled"
    assert both["pure"]["form"] == "pure"
    assert {line["decisions_per_second"] for line in both["games"]} == {1e6}
    assert {line["decisions_per_second"] for line in both["pure"]["games"]} == {4e5}
    assert (both["import_milliseconds"], both["pure"]["import_milliseconds"]) == (100.0, 200.0)
    monkeypatch.setenv("COLUMNS", "100")
    shown = conclave("bench", "--form", "both").out
    assert "1,000,000 ×2.5" in shown
    assert max(len(line) for line in shown.splitlines()) <= 100
    assert "…" not in shown


def test_bench_never_shows_one_form_for_another(conclave: Conclave, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(wanted: str) -> None:
        raise WrongForm(wanted, "pure")

    monkeypatch.setattr("conclave.cli.bench.FormProcess", fail)
    refused = conclave("bench", "--form", "compiled", "--json")
    assert "not compiled here" in refused.one_clear_line()
    assert refused.out == ""


def test_rules_that_are_only_partly_compiled_are_called_so(
    conclave: Conclave, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("conclave.cli.bench.form", lambda: "mixed")
    assert "rules partly compiled;" in conclave("bench", "--seconds", "0.001", "--games", "wizard-dice").out


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("--seconds", "0"), "--seconds"),
        (("--seconds", "soon"), "soon"),
        (("--games", "chess"), "wizard-dice"),
        (("--form", "fast"), "compiled, pure, both"),
    ],
)
def test_a_wrong_input_is_one_clear_line(
    conclave: Conclave, arguments: tuple[str, ...], expected: str
) -> None:
    refused = conclave("bench", *arguments)
    assert expected in refused.one_clear_line()
    assert refused.out == ""
