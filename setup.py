"""What pyproject.toml cannot say: which modules mypyc compiles, and what to do without a C compiler.

All compiled modules form one group, so that calls between them are C calls. With no working compiler the
package installs all the same and plays the same games interpreted.

    NEMETON_PURE=1       do not compile
    NEMETON_COMPILED=1   fail rather than fall back to interpreted modules

An editable install is never compiled: a compiled module would hide later edits of its source.
"""

from __future__ import annotations

import atexit
import os
import shlex
import shutil
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

PACKAGE = Path("src/nemeton")
COMPILED = {  # folder: what stays interpreted in it
    "core": {"answers", "errors", "fields", "game", "record", "recordtext", "registry", "replay"},
    "games/*": {"notation", "sketch", "thoughts"},
    "games/*/rules": set(),
    "bots": {"explanation", "levels", "memory", "review", "styles", "weights"},
}
# What every move passes on its way through the server; the rest of it waits for disk and network anyway.
SERVER = ("clocks", "frames", "hearing", "journal", "live", "playing", "position", "show", "tables", "writer")
ALSO = ["joint", *(f"server/{name}" for name in SERVER)]
UNIX_FLAGS = ["-O3", "-fwrapv", "-fno-semantic-interposition", "-fvisibility=hidden", "-Wno-error"]

must_compile = os.environ.get("NEMETON_COMPILED", "") not in ("", "0")
must_not = os.environ.get("NEMETON_PURE", "") not in ("", "0")
building = bool({"bdist_wheel", "build", "build_ext", "install"} & set(sys.argv))  # not: metadata, sdist, editable


def modules() -> list[str]:
    """The source files to compile, sorted."""
    found = [PACKAGE / f"{name}.py" for name in ALSO]
    for folder, interpreted in COMPILED.items():
        found += [path for path in PACKAGE.glob(f"{folder}/*.py") if path.stem not in {"__init__", *interpreted}]
    return sorted(path.as_posix() for path in found)


def obstacle() -> str:
    """Why nothing can be compiled here; empty if it seems possible."""
    if os.name != "posix":
        return ""
    configured = sysconfig.get_config_var("CC") or "cc"
    for compiler in filter(None, (os.environ.get("CC"), configured, "cc", "gcc", "clang")):
        if shutil.which(shlex.split(compiler)[0]):
            break
    else:
        return "no C compiler found"
    if compiler != configured:
        os.environ["CC"] = compiler
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's C headers (Python.h) are not installed"
    return ""


def extensions(folder: str) -> list[Extension]:
    """The compiled modules, their C written to `folder`."""
    from mypyc.build import mypycify

    options = ["--config-file=pyproject.toml", "--follow-imports=silent", f"--cache-dir={folder}/mypy"]
    found: list[Extension] = mypycify(
        [*options, *modules()], opt_level="3", debug_level="0", target_dir=folder, group_name="nemeton"
    )
    if os.name == "posix":
        for extension in found:
            extension.extra_compile_args = [*extension.extra_compile_args, *UNIX_FLAGS]  # mypyc's is one shared list
    return found


class BuildAllOrNothing(build_ext):
    """Some compiled modules without the others would not import: if one fails, none is kept."""

    def run(self) -> None:
        try:
            super().run()
        except Exception:
            if must_compile:
                raise
            print("nemeton: not compiled, the modules will be interpreted: the C compiler failed", file=sys.stderr)
            for output in self.get_outputs():
                Path(output).unlink(missing_ok=True)


arguments: dict[str, object] = {}
if building:
    build = tempfile.mkdtemp(prefix="nemeton-build-")  # a build folder kept in the tree would ship deleted modules
    atexit.register(shutil.rmtree, build, ignore_errors=True)
    arguments["options"] = {"build": {"build_base": build}}
    why_not = "NEMETON_PURE is set" if must_not else obstacle()
    if not why_not:
        arguments["ext_modules"] = extensions(build)
        arguments["cmdclass"] = {"build_ext": BuildAllOrNothing}
    elif must_compile:
        sys.exit(f"nemeton: cannot compile: {why_not}")
    else:
        print(f"nemeton: not compiled, the modules will be interpreted: {why_not}", file=sys.stderr)

setup(**arguments)
