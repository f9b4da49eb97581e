"""Every public name is documented, has an example that works, and stands in the reference."""

from __future__ import annotations

import doctest
import inspect
import pickle
import pydoc
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from typing import Any, get_type_hints

import pytest

import conclave


def members() -> Iterator[tuple[str, Any]]:
    """The public names, and the public methods and properties of classes, with what documents them."""
    for name in conclave.__all__:
        found = getattr(conclave, name)
        yield name, found
        if inspect.isclass(found):
            for member, value in vars(found).items():
                if not member.startswith("_") and (inspect.isfunction(value) or isinstance(value, property)):
                    yield f"{name}.{member}", value


DOCUMENTED = dict(members())


def examples(name: str, thing: Any) -> list[doctest.DocTest]:
    finder = doctest.DocTestFinder(recurse=False)
    return [each for each in finder.find(thing, name, module=False, globs={}) if each.examples]


@pytest.mark.parametrize("name", DOCUMENTED)
def test_it_has_a_docstring(name: str) -> None:
    thing = DOCUMENTED[name]
    assert (inspect.getdoc(thing) or "").strip(), f"{name} has no docstring"


@pytest.mark.parametrize("name", [name for name in DOCUMENTED if not isinstance(DOCUMENTED[name], property)])
def test_it_has_an_example(name: str) -> None:
    assert examples(name, DOCUMENTED[name]), f"{name} has no example"


@pytest.mark.parametrize("name", ["conclave", *DOCUMENTED])
def test_its_example_works(name: str) -> None:
    thing = conclave if name == "conclave" else DOCUMENTED[name]
    runner = doctest.DocTestRunner()
    for example in examples(name, thing):
        runner.run(example)
    assert runner.failures == 0


@pytest.mark.parametrize("name", [name for name in DOCUMENTED if "." not in name])
def test_it_is_annotated(name: str) -> None:
    thing = DOCUMENTED[name]
    if inspect.isclass(thing):
        return
    described = inspect.signature(thing)
    assert described.return_annotation is not inspect.Signature.empty
    assert all(each.annotation is not inspect.Parameter.empty for each in described.parameters.values())


def test_the_list_is_complete_and_the_rest_is_private() -> None:
    assert set(conclave.__all__) == set(conclave._MODULE_OF)
    assert {*conclave.__all__} <= {*dir(conclave)}
    with pytest.raises(AttributeError, match="has no attribute 'nothing'"):
        _ = conclave.nothing


PROGRAM = """
import sys
import conclave
early = set(sys.modules)
large = {"numpy", "litestar", "uvicorn", "click", "rich"}
print(*large.intersection(early), *sorted(name for name in early if name.startswith("conclave.")))
conclave.play("wizard-dice", ["random", "random"], seed=1)
print(*large.intersection(sys.modules))
"""


def test_importing_it_loads_next_to_nothing() -> None:
    """Nor does a game by random bots load what it does not need."""
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["conclave.forms", ""]


@pytest.mark.parametrize("name", ["bots", "games", "odds"])
def test_a_function_with_the_name_of_a_package_is_described_as_a_function(name: str) -> None:
    import_module(f"conclave.{name}")
    function = getattr(conclave, name)
    assert inspect.isfunction(function)
    assert inspect.unwrap(function) is function
    assert set(get_type_hints(function)) == {*inspect.signature(function).parameters, "return"}
    helped = pydoc.plain(pydoc.render_doc(function))
    assert f"{name}(" in helped
    assert f"conclave.{name}(" in helped
    assert "PACKAGE CONTENTS" not in helped
    assert pickle.loads(pickle.dumps(function)) is function


def test_packages_with_the_names_of_functions_keep_their_modules() -> None:
    program = """
import conclave.bots.random_bot, conclave.games.ciub, conclave.odds.multisets
import conclave.bots.registry as registry
import conclave
print(conclave.bots("ciub")[0], conclave.games()[0], conclave.bots.random_bot.RandomBot.__name__)
print(registry.__name__, conclave.games.ciub.KIT.name)
from conclave import bots
print(bots.Bot.__name__, bots("ciub") == conclave.game("ciub").bots)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == [
        "random wizard-dice RandomBot",
        "conclave.bots.registry ciub",
        "Bot True",
    ]
