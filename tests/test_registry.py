"""Kits of other packages: found by their entry points, and named in one line when they cannot be used."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from conclave.locale import locale
from conclave.registry import InstalledGames, Kits
from tests.server.web.running_server import Running


def kit(name: str, package: str = "racing", contract: int = 1) -> str:
    return (
        "from conclave.kit import GameKit\n"
        "GAME = 'conclave_dash.game:GAME'\n"
        f"KIT = GameKit(name={name!r}, package={package!r}, game=GAME, contract={contract})"
    )


OWN_GAME = Path(__file__).parents[1] / "examples/own_game"
TEXTS = (OWN_GAME / "conclave_dash/text/en.ftl").read_text("utf-8")
RULES = (OWN_GAME / "conclave_dash/rules/en.md").read_text("utf-8")
OURS = ["wizard-dice", "five-seals", "ciub"]


def put_package(
    folder: Path, package: str, code: str, *, without: str = "", texts: str = TEXTS, entry: str = ""
) -> None:
    """An installed package with an entry point, as an installer leaves it."""
    for path, written in {"__init__.py": code, "text/en.ftl": texts, "rules/en.md": RULES}.items():
        if path != without:
            (folder / package / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / package / path).write_text(written)
    info = folder / f"{package}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[conclave.games]\n{package} = {entry or f'{package}:KIT'}\n")


def conclave(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "conclave", *words]
    environment = {**os.environ, "PYTHONPATH": f"{folder}{os.pathsep}{OWN_GAME}"}
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)


def test_a_game_of_another_package_is_listed_with_where_it_comes_from(tmp_path: Path) -> None:
    put_package(tmp_path, "racing", kit("dash"))
    listed = json.loads(conclave(tmp_path, "games", "--json").stdout)
    assert [(game["name"], game["source"]) for game in listed["games"]] == [
        *[(name, "conclave") for name in OURS],
        ("dash", "racing"),
    ]
    assert listed["broken"] == []


def test_texts_of_a_terminal_are_found_and_not_sent_to_browsers(tmp_path: Path) -> None:
    put_package(tmp_path, "racing", kit("dash"))
    terminal = tmp_path / "racing/terminal/text"
    terminal.mkdir(parents=True)
    (terminal / "en.ftl").write_text("dash-terminal-lane = Lane { $lane }\n")
    code = (
        "from conclave.core.text import text; from conclave.locale import browser_packages, locale\n"
        "print(locale().say(text('dash-terminal-lane', lane=3)))\n"
        "print([name for name in browser_packages() if name.startswith('racing')])"
    )
    environment = {**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{Path(__file__).parents[1]}"}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stdout.splitlines() == ["Lane 3", "['racing']"]


@pytest.mark.parametrize(
    ("code", "without", "reason"),
    [
        ("1 / 0", "", "its kit cannot be loaded (ZeroDivisionError: division by zero)."),
        ("raise SystemExit('no')", "", "its kit cannot be loaded (SystemExit: no)."),
        ("KIT = 'dash'", "", "its entry point names a str, not a GameKit."),
        (
            kit("dash", contract=99),
            "",
            "version 99 of the game contract",
        ),
        (kit("dash"), "text/en.ftl", "racing has no text/en.ftl."),
        (kit("dash"), "rules/en.md", "racing has no rules/en.md."),
        (kit("dash", "nowhere"), "", "No module named 'nowhere'"),
        (
            kit("ciub"),
            "",
            "conclave already has a game called ciub.",
        ),
        (kit("other"), "", "is not a game with that name."),
    ],
)
def test_a_broken_kit_is_named_in_one_line_and_harms_nobody_else(
    tmp_path: Path, code: str, without: str, reason: str
) -> None:
    put_package(tmp_path, "racing", code, without=without)
    told = conclave(tmp_path, "games")
    assert told.returncode == 0
    assert [line.partition(":")[0] for line in told.stdout.splitlines() if line[0] != " "] == OURS
    (line,) = told.stderr.splitlines()
    assert "racing" in line
    assert reason in line
    played = conclave(tmp_path, "simulate", "ciub", "--seats", "random,random", "--games", "1")
    assert (played.returncode, played.stderr) == (0, "")


@pytest.mark.parametrize("entry", ["racing:KIT:KIT", "racing KIT", "1+1", ".:", "racing:"])
def test_an_entry_point_that_names_nothing_is_named_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, entry: str
) -> None:
    put_package(tmp_path, "racing", kit("dash"), entry=entry)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "racing", raising=False)
    kits = Kits()
    (broken,) = kits.broken
    assert [kit.name for kit in kits] == OURS
    assert "racing" in (said := locale().say(broken.reason)) or entry in said
    assert "\n" not in said


def test_of_two_kits_with_one_command_the_second_is_set_aside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_package(tmp_path, "racing", with_parts(commands={"wheels": ".nowhere:wheels"}))
    put_package(
        tmp_path,
        "zooming",
        with_parts(name="zoom", package="zooming", commands={"wheels": ".nowhere:wheels"}),
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    for package in ("racing", "zooming"):
        monkeypatch.delitem(sys.modules, package, raising=False)
    kits = Kits()
    assert [kit.name for kit in kits] == [*OURS, "dash"]
    (broken,) = kits.broken
    assert locale().say(broken.reason) == "dash already has a command called wheels."


def test_a_command_of_ours_is_not_replaced_and_the_listing_says_so(tmp_path: Path) -> None:
    put_package(tmp_path, "racing", with_parts(commands={"rules": ".nowhere:rules"}))
    told = conclave(tmp_path, "games")
    assert told.stderr == (
        "dash from racing: its command rules cannot be used, "
        "because conclave already has one with that name.\n"
    )
    assert "Dash" in told.stdout
    assert conclave(tmp_path, "rules", "ciub").returncode == 0


def with_parts(**parts: object) -> str:
    """A kit of Dash with parts that are given as anybody could have written them."""
    given = {"name": "dash", "package": "racing", "game": "conclave_dash.game:GAME", **parts}
    return f"from conclave.kit import GameKit\nKIT = GameKit(**{given!r})"


@pytest.mark.parametrize(
    ("parts", "reason"),
    [
        ({"board": "nothing.js"}, "racing has no nothing.js."),
        ({"board": "../board.js"}, "ValueError: board is not the path of a .js file in the package"),
        ({"board": "/etc/passwd"}, "ValueError: board is not the path of a .js file in the package"),
        ({"board": "text/en.ftl"}, "ValueError: board is not the path of a .js file in the package"),
        ({"board": 3}, "TypeError: board must be a string, not int"),
        ({"picture": "nothing.svg"}, "racing has no nothing.svg."),
        ({"picture": "text/en.ftl"}, "ValueError: picture is not the path of a .svg file in the package"),
        ({"bots": ["chaser"]}, "TypeError: bots must be a mapping from names to parts, not list"),
        ({"bots": {"My Bot": ".bot:Bot"}}, "ValueError: bots: 'My Bot' is not a name such as my-game"),
        ({"bench": 3}, "TypeError: bench must be a sequence of mappings, not int"),
        ({"compiled": "game"}, "TypeError: compiled must be a sequence of module names, not str"),
        ({"order": "first"}, "TypeError: order must be a whole number, not str"),
        ({"contract": "1"}, "TypeError: contract must be a whole number, not str"),
        ({"name": "../x"}, "ValueError: name: '../x' is not a name such as my-game"),
        ({"name": "Dash"}, "ValueError: name: 'Dash' is not a name"),
        ({"name": "dash dash"}, "ValueError: name: 'dash dash' is not a name"),
        ({"name": ""}, "ValueError: name: '' is not a name"),
        ({"name": "x" * 5000}, f"ValueError: name: '{'x' * 40}' is not a name"),
        ({"name": None}, "TypeError: name must be a string, not NoneType"),
    ],
)
def test_a_slip_in_a_kit_is_named_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, parts: dict[str, object], reason: str
) -> None:
    put_package(tmp_path, "racing", with_parts(**parts))
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "racing", raising=False)
    kits = Kits()
    (broken,) = kits.broken
    assert [kit.name for kit in kits] == OURS
    said = locale().say(broken.reason)
    assert reason in said
    assert "\n" not in said


def test_a_game_whose_title_is_missing_is_set_aside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put_package(tmp_path, "racing", with_parts())
    (tmp_path / "racing/text/en.ftl").write_text(TEXTS.replace("dash-option-players-help", "dash-help"))
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "racing", raising=False)
    kits = Kits()
    assert [game.name for game in InstalledGames(kits)] == OURS
    (broken,) = kits.broken
    assert locale().say(broken.reason) == "the text/en.ftl of racing has no dash-option-players-help."


@pytest.mark.parametrize(
    "title",
    ["{", "{ $name }", "\n  .short = Dash"],
    ids=["junk", "named", "short"],
)
def test_a_game_whose_title_cannot_be_said_is_set_aside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, title: str
) -> None:
    put_package(tmp_path, "racing", with_parts())
    (tmp_path / "racing/text/en.ftl").write_text(TEXTS.replace("dash-title = Dash", f"dash-title = {title}"))
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "racing", raising=False)
    kits = Kits()
    assert [game.name for game in InstalledGames(kits)] == OURS
    (broken,) = kits.broken
    said = locale().say(broken.reason)
    assert said == "the text/en.ftl of racing has a dash-title that cannot be read."


@pytest.mark.parametrize("catalogue", ["text/en.ftl", "text/ja.ftl", "terminal/text/en.ftl"])
def test_a_catalogue_that_is_not_utf8_stops_no_other_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, catalogue: str
) -> None:
    put_package(tmp_path, "racing", with_parts())
    path = tmp_path / "racing" / catalogue
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(TEXTS.encode() + b"dash-more = \xff\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "racing", raising=False)
    kits = Kits()
    assert [kit.name for kit in kits] == OURS
    (broken,) = kits.broken
    assert locale().say(broken.reason) == f"the {catalogue} of racing is not written in UTF-8."


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ("GAME.declared = []", "dash has no option for the number of players."),
        ("del GAME.prefix", "its kit cannot be loaded (AttributeError: "),
    ],
)
def test_a_game_that_no_list_could_show_is_set_aside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, change: str, reason: str
) -> None:
    put_package(tmp_path, "racing", with_parts(game="racing.rules:GAME"))
    (tmp_path / "racing/rules.py").write_text(
        f"from conclave_dash.game import Dash\nGAME = Dash()\n{change}\n"
    )
    monkeypatch.syspath_prepend(str(OWN_GAME))
    monkeypatch.syspath_prepend(str(tmp_path))
    for module in ("racing", "racing.rules"):
        monkeypatch.delitem(sys.modules, module, raising=False)
    kits = Kits()
    assert [game.name for game in InstalledGames(kits)] == OURS
    (broken,) = kits.broken
    assert reason in locale().say(broken.reason)


@pytest.mark.parametrize("place", ["kit", "rules"])
def test_what_a_package_prints_is_no_part_of_an_answer(tmp_path: Path, place: str) -> None:
    noise = "print('hello from racing')\n"
    put_package(tmp_path, "racing", (noise if place == "kit" else "") + with_parts(game="racing.rules:GAME"))
    rules = "from conclave_dash.game import GAME\n"
    (tmp_path / "racing/rules.py").write_text((noise if place == "rules" else "") + rules)
    told = conclave(tmp_path, "games", "--json")
    assert [game["name"] for game in json.loads(told.stdout)["games"]] == [*OURS, "dash"]
    assert told.stderr == "hello from racing\n"


def test_no_other_package_says_the_sentences_of_ours(tmp_path: Path) -> None:
    """Not even when its game comes first, and was asked for its words before."""
    stolen = "".join(f"{key} = Stolen\n" for key in ("cb-title", "core-player", "cli-you", "table-stale"))
    put_package(tmp_path, "racing", with_parts(order=-1))
    (tmp_path / "racing/text/en.ftl").write_text(TEXTS + stolen)
    code = (
        "from conclave.core.text import text; from conclave.locale import browser_packages, locale\n"
        "print(locale().say(text('dash-title')))\n"
        "for key in ('cb-title', 'cli-you', 'table-stale'): print(locale().say(text(key)))\n"
        "print(locale().say(text('core-player', seat=2)), browser_packages()[-1])"
    )
    environment = {**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{OWN_GAME}"}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, timeout=60, check=True
    )
    assert "Stolen" not in done.stdout
    assert done.stdout.splitlines()[0] == "Dash"
    assert done.stdout.splitlines()[-1] == "Player 2 racing"


def test_what_a_game_does_not_say_in_a_language_it_says_in_english(tmp_path: Path) -> None:
    put_package(tmp_path, "racing", with_parts())
    (tmp_path / "racing/text/ja.ftl").write_text("dash-title = ダッシュ\n", "utf-8")
    code = (
        "from conclave.core.text import text; from conclave.locale import locale\n"
        "print(locale('ja').say(text('dash-title')), locale('ja').say(text('dash-option-players')))"
    )
    environment = {**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{OWN_GAME}", "PYTHONUTF8": "1"}
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=environment,
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=True,
    )
    assert (done.stdout, done.stderr) == ("ダッシュ Players\n", "")


def test_a_server_warns_of_a_game_that_cannot_be_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_package(tmp_path, "racing", with_parts(), without="rules/en.md")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    server = Running(tmp_path / "data")
    try:
        (warning,) = [json.loads(line) for line in server.log().splitlines() if '"warning"' in line]
        assert (warning["game"], warning["source"]) == ("racing", "racing")
        assert warning["reason"] == "racing has no rules/en.md."
    finally:
        server.stop()


def test_what_is_asked_of_a_broken_game_says_why(tmp_path: Path) -> None:
    put_package(tmp_path, "racing", "1 / 0")
    told = conclave(tmp_path, "rules", "racing")
    assert told.returncode == 2
    assert told.stderr == (
        "conclave: racing cannot be played: its kit cannot be loaded (ZeroDivisionError: division by zero).\n"
    )


def test_importing_conclave_loads_no_game_and_one_game_not_the_others() -> None:
    program = """
import sys
import conclave.core, conclave.registry
loaded = lambda: sorted(m for m in sys.modules if m.startswith("conclave.games."))
print(loaded())
conclave.registry.GAMES.find("ciub")
print(sorted({m.split(".")[2] for m in loaded() if m.count(".") > 2}))
"""
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert told.stdout.splitlines() == ["[]", "['ciub']"]


@pytest.mark.parametrize("entered", [[], ["wizard-dice", "ciub"]])
def test_games_of_ours_that_are_not_entered_are_told(entered: list[str]) -> None:
    """The metadata of a checkout are as old as its last set-up."""
    program = f"""
import sys
from importlib import metadata
every = metadata.entry_points
metadata.entry_points = lambda **group: [entry for entry in every(**group) if entry.name in {entered}]
from conclave.cli.main import main
main()
"""

    def run(*words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-c", program, *words]
        return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)

    told = run("games")
    assert [line.partition(":")[0] for line in told.stdout.splitlines() if line[0] != " "] == entered
    assert "run `make setup`" in told.stderr
    assert len(told.stderr.splitlines()) == 1
    listed = json.loads(run("games", "--json").stdout)
    assert [game["name"] for game in listed["games"]] == entered
    assert "run `make setup`" in listed["missing"]
    assert "run `make setup`" in run("rules", "five-seals").stderr


def test_nothing_is_missing_where_all_games_are_entered(tmp_path: Path) -> None:
    assert json.loads(conclave(tmp_path, "games", "--json").stdout)["missing"] is None
