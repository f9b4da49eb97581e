"""The part of a build that needs mypyc and setuptools: `python mypyc_setup.py INTO SCRATCH FILE ...`.

Compiles the files, named from the folder in which this is run, into extension modules within INTO; what is
only needed on the way goes into SCRATCH. `compile_rules.py` runs this as a process of its own, since
setuptools and mypyc both change the Python that they run in.
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

NO_COMPILER = 3
"""The exit code where nothing can be compiled at all."""

WAYS_TO_LINK: tuple[list[str], ...] = (["-fvisibility=hidden", "-flto=auto"], ["-fvisibility=hidden"], [])
"""The quickest first. With nothing to be seen from outside, modules call each other without a detour; and
linked in one go, they take over what is small. Not every compiler can."""


def main() -> None:
    into, scratch, *files = sys.argv[1:]
    linking = try_compiler(scratch)
    modules = mypycify(
        # No settings of any folder above: those are for other purposes. And no complaints about other
        # modules, which `conclave` itself leads to: where a wheel is built, their libraries are missing.
        ["--config-file=", "--strict", "--follow-imports=silent", *files],
        # One library, so that modules call each other directly, out of a C file for each module: one file for
        # all takes longer and eight times the memory.
        group_name="conclave",
        multi_file=True,
        opt_level="3",
        debug_level="0",
        target_dir=scratch,
    )
    for module in modules:
        module.extra_compile_args += linking
        module.extra_link_args += linking
    build(modules, into, scratch)


def try_compiler(scratch: str) -> list[str]:
    """The first of the ways to link that works here.

    mypyc would work for a while before it found out that there is no compiler, or no header of Python.
    """
    probe = Path(scratch, "probe.c")
    probe.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n", "utf-8")
    for linking in WAYS_TO_LINK:
        flags = {"extra_compile_args": linking, "extra_link_args": linking}
        try:
            build([Extension("probe", [str(probe)], **flags)], scratch, scratch)
        except SystemExit as problem:
            failure = problem
        else:
            return linking
    print(failure, flush=True)
    sys.exit(NO_COMPILER)


def build(modules: list[Extension], into: str, scratch: str) -> None:
    jobs = str(os.cpu_count() or 1)
    options = ["--build-lib", into, "--build-temp", scratch, "--parallel", jobs]
    setup(
        name="conclave",
        ext_modules=modules,
        cmdclass={"build_ext": ParallelBuild},
        script_args=["--quiet", "build_ext", *options],
    )


class ParallelBuild(build_ext):  # type: ignore[misc]  # setuptools has no types
    """setuptools builds several libraries at once, but the files of a library one after the other."""

    def build_extensions(self) -> None:
        compile_one_by_one = self.compiler.compile

        def compile_together(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(self.parallel) as pool:
                made = pool.map(lambda source: compile_one_by_one([source], **options), sources)
                return [compiled for each in made for compiled in each]

        self.compiler.compile = compile_together
        super().build_extensions()


if __name__ == "__main__":
    main()
