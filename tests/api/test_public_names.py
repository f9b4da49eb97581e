"""Every public name is documented, has an example that works, and stands in the reference."""

from __future__ import annotations

import ast
import doctest
import inspect
import pickle
import pydoc
import subprocess
import sys
from collections.abc import Iterator
from functools import cached_property
from importlib import import_module
from typing import Any, TypeGuard, get_type_hints

import pytest

import conclave

ALIASES = ("BotLike", "RandomSource")
"""Names of types, which have no docstrings that Python knows."""
OBJECTS = {name: getattr(conclave, name) for name in conclave.__all__ if name not in ALIASES}


def members() -> Iterator[tuple[str, Any]]:
    """The public names, and the public methods and properties of classes, with what documents them."""
    for name, found in OBJECTS.items():
        yield name, found
        if inspect.isclass(found):
            for member, value in vars(found).items():
                if not member.startswith("_") and (callable(value) or hasattr(value, "__get__")):
                    yield f"{name}.{member}", value


DOCUMENTED = dict(members())


def attributes() -> Iterator[tuple[str, str]]:
    """The public attributes of classes that aren't properties, and the strings below them."""
    for name, found in OBJECTS.items():
        if inspect.isclass(found):
            [tree] = [
                each for each in _module(name).body if isinstance(each, ast.ClassDef) and each.name == name
            ]
            for body in (tree.body, *[each.body for each in tree.body if _is_init(each)]):
                for attribute, said in _described(body):
                    yield f"{name}.{attribute}", said


def _module(name: str) -> ast.Module:
    """The source of the module that defines a public name."""
    return ast.parse(inspect.getsource(import_module(f"conclave.api.{conclave._MODULE_OF[name]}")))


def _is_init(node: Any) -> TypeGuard[ast.FunctionDef]:
    return isinstance(node, ast.FunctionDef) and node.name == "__init__"


def _described(body: list[Any]) -> Iterator[tuple[str, str]]:
    """Names that are set or annotated, each with the string in the next line."""
    for node, after in zip(body, [*body[1:], None], strict=True):
        targets = getattr(node, "targets", [getattr(node, "target", None)])
        for target in targets:
            name = getattr(target, "attr", getattr(target, "id", "_"))
            is_string = isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant)
            if not name.startswith("_"):
                yield name, str(after.value.value) if is_string else ""


ATTRIBUTES = dict(attributes())


def examples(name: str, thing: Any) -> list[doctest.DocTest]:
    finder = doctest.DocTestFinder(recurse=False)
    return [each for each in finder.find(thing, name, module=False, globs={}) if each.examples]


@pytest.mark.parametrize("name", DOCUMENTED)
def test_it_has_a_docstring(name: str) -> None:
    assert (inspect.getdoc(DOCUMENTED[name]) or "").strip(), f"{name} has no docstring"


@pytest.mark.parametrize("name", DOCUMENTED)
def test_it_has_an_example(name: str) -> None:
    assert examples(name, DOCUMENTED[name]), f"{name} has no example"


def test_attributes_are_found() -> None:
    assert {"Result.places", "Action.code", "Bot.version", "IllegalAction.rule"} <= set(ATTRIBUTES)
    assert isinstance(vars(conclave.Game)["options"], cached_property)
    assert "Game.options" in DOCUMENTED


@pytest.mark.parametrize("name", ATTRIBUTES)
def test_an_attribute_is_described_and_used_in_the_examples_of_its_class(name: str) -> None:
    assert ATTRIBUTES[name], f"{name} has no string below it"
    owner, attribute = name.split(".")
    shown = "".join(
        example.source
        for each, thing in DOCUMENTED.items()
        if each.partition(".")[0] == owner
        for found in examples(each, thing)
        for example in found.examples
    )
    assert f".{attribute}" in shown, f"no example of {owner} uses {attribute}"


@pytest.mark.parametrize("name", ALIASES)
def test_an_alias_is_described(name: str) -> None:
    assert dict(_described(_module(name).body))[name]


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
    if not callable(thing) or inspect.isclass(thing):
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
