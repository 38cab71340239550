"""What pyproject.toml cannot say: which modules mypyc compiles, and what to do without a C compiler.

The core, each game, the bots and the server are a library each, one C file that the C compiler sees as a whole:
inside a game everything may be inlined, and a change of one game compiles one game. With no
working compiler the package installs all the same and plays the same games interpreted.

    NEMETON_PURE=1        do not compile
    NEMETON_COMPILED=1    fail rather than fall back to interpreted modules
    NEMETON_PROGRESS=FILE write the progress of the compilation there, in per cent
    NEMETON_KEPT=FOLDER   keep compiled libraries there by content, and never compile the same twice

The browser client goes into every wheel and every sdist: it is built if it is missing, and without it nothing is built
(NEMETON_NO_CLIENT=1: only the engine, for a machine that only computes).

An editable install is never compiled: a compiled module would hide later edits of its source.
"""

from __future__ import annotations

import atexit
import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import traceback
from importlib.metadata import version
from pathlib import Path

from setuptools import Command, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

PACKAGE = Path("src/nemeton")
COMPILED = {  # folder: what stays interpreted in it
    "core": {
        "answers",
        "boards",
        "editions",
        "errors",
        "fields",
        "fingerprint",
        "game",
        "gesture",
        "preview",
        "record",
        "recordtext",
        "registry",
        "replay",
        "walk",
    },
    "games/*": {"boardfile", "gestures", "layout", "notation", "sketch", "thoughts"},
    "games/*/rules": set(),
    "bots": {"coach", "explanation", "kept", "levels", "memory", "own", "review", "styles", "together", "weights"},
}
# The batch of the environments; what every move passes on its way through the server. The rest of the server waits for
# disk and network anyway.
ALSO = [
    "envs/batch",
    *(f"server/store/{name}" for name in ("journal", "writer")),
    *(f"server/table/{name}" for name in ("clocks", "following", "play", "position", "repository", "table", "undo")),
    *(f"server/wire/{name}" for name in ("commands", "connection", "frames", "hub", "views")),
]
TRANSLATED = 15  # per cent of the work, done when the C is written
UNUSED = 30 * 24 * 3600  # seconds after which a kept library that no build has asked for is dropped
# Nobody reads warnings about C that mypyc has written, and finding them takes a tenth of the compiler's time.
UNIX_FLAGS = ["-O3", "-fwrapv", "-fno-semantic-interposition", "-fvisibility=hidden", "-w"]
LIGHT = "nemeton.server"  # compiled with -O1, in half the time: it mostly calls what others have compiled
# What play and search never wait for need little optimizing: a module's own code, which runs when it is imported; the
# doors for interpreted callers, each of which would otherwise hold a copy of what it leads to; what shows and saves a
# state, and sets a board up.
SELDOM = {
    "optimize(0)": re.compile(r"^char CPyDef_\w+___top_level__\(void\) \{", re.MULTILINE),
    "cold, optimize(1)": re.compile(r"^PyObject \*CPyPy_\w+\(.*\) \{", re.MULTILINE),
    "optimize(1)": re.compile(
        r"^\w[\w *]*\bCPyDef_nemeton___games___[a-z]+___((saving|view)___\w+|board___Board_____init__)\(.*\) \{",
        re.MULTILINE,
    ),
}
INDENTED = re.compile(r"^ +", re.MULTILINE)  # four fifths of what mypyc writes

must_compile = os.environ.get("NEMETON_COMPILED", "") not in ("", "0")
must_not = os.environ.get("NEMETON_PURE", "") not in ("", "0")
kept_in = os.environ.get("NEMETON_KEPT", "")
building = bool({"bdist_wheel", "build", "build_ext", "install"} & set(sys.argv))  # not: metadata, sdist, editable


def modules() -> list[str]:
    """The source files to compile, sorted."""
    found = [PACKAGE / f"{name}.py" for name in ALSO]
    for folder, interpreted in COMPILED.items():
        found += [path for path in PACKAGE.glob(f"{folder}/*.py") if path.stem not in {"__init__", *interpreted}]
    return sorted(path.as_posix() for path in found)


def libraries() -> list[tuple[list[str], str]]:
    """The same files by the library they go into: each game's own, otherwise that of their folder."""
    found: dict[str, list[str]] = {}
    for file in modules():
        folder = Path(file).relative_to(PACKAGE).parts
        found.setdefault(".".join(["nemeton", *folder[: 2 if folder[0] == "games" else 1]]), []).append(file)
    return [(files, name) for name, files in found.items()]


def tell_interpreted(why: str) -> None:
    print(f"nemeton: not compiled, the modules will be interpreted: {why}", file=sys.stderr)


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


def translate(options: list[str], folder: str) -> tuple[list[list[tuple[str, str]]], list[tuple[str, list[str], bool]]]:
    """The C of every library, written with knowledge of all of them.

    mypyc treats libraries as programs that know nothing of each other: it cannot tell then who inherits from a class,
    and checks at every use whether an attribute has been set. Ours are always built together. So it reads all modules
    as one group, as for a single library, and only then divides the C.
    """
    from mypy.errors import CompileError
    from mypy.fscache import FileSystemCache
    from mypyc.build import construct_groups, get_mypy_config
    from mypyc.codegen import emitmodule
    from mypyc.errors import Errors
    from mypyc.options import CompilerOptions

    cache, told = FileSystemCache(), CompilerOptions(separate=True, target_dir=folder)
    told.global_opts = True
    sources, everything, mypy_options = get_mypy_config([*options, *modules()], None, told, cache)
    together = construct_groups(sources, False, True, None)
    try:
        read = emitmodule.parse_and_typecheck(everything, mypy_options, told, together, cache)
    except CompileError as error:
        sys.exit("\n".join(error.messages))
    try:
        errors, divided = Errors(mypy_options), construct_groups(sources, libraries(), True, None)
        made, text, _ = emitmodule.compile_modules_to_c(read, compiler_options=told, errors=errors, groups=divided)
    finally:
        read.manager.metastore.close()
    if errors.num_errors:
        sys.exit("\n".join(errors.new_messages()))
    needed = sorted(emitmodule.collect_source_dependencies(made), key=lambda part: part.path)
    return text, [(part.path, part.include_dirs, part.internal) for part in needed]


def extensions(folder: str) -> list[Extension]:
    """The compiled modules, their C written to `folder`."""
    from mypyc.build import mypycify

    options = ["--config-file=pyproject.toml", "--follow-imports=silent", f"--cache-dir={folder}/mypy"]
    found: list[Extension] = mypycify(
        [*options, *modules()],
        opt_level="3",
        debug_level="0",
        target_dir=folder,
        separate=libraries(),
        skip_cgen_input=translate(options, folder),
    )
    if os.name == "posix":
        for extension in found:
            light = ["-O1"] if extension.name.startswith(LIGHT) else []
            extension.extra_compile_args = [*extension.extra_compile_args, *UNIX_FLAGS, *light]  # mypyc shares one list
            for source in map(Path, extension.sources):
                text = INDENTED.sub("", source.read_text("utf-8"))
                for how, seldom in SELDOM.items():
                    text = seldom.sub(rf"__attribute__(({how})) \g<0>", text)
                source.write_text(text, "utf-8")
    found.sort(key=size, reverse=True)  # the longest start first
    return found


def size(extension: Extension) -> int:
    return sum(Path(source).stat().st_size for source in extension.sources)


def tell(percent: float) -> None:
    if progress := os.environ.get("NEMETON_PROGRESS", ""):
        Path(progress).write_text(f"{percent:.0f}")


class BuildAllOrNothing(build_ext):
    """Compiled modules do not import without the others: if one fails, none is used."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def build_extensions(self) -> None:
        self.done, self.all = 0, sum(map(size, self.extensions))
        tell(TRANSLATED)
        self.compiled_by = b""
        if kept_in and self.compiler.compiler_type == "unix":
            Path(kept_in).mkdir(parents=True, exist_ok=True)
            command = [*self.compiler.compiler_so, *self.compiler.linker_so]
            told = subprocess.run([*self.compiler.compiler_so, "--version"], capture_output=True, check=True).stdout
            self.compiled_by = repr((command, told, sys.version, version("mypy"))).encode()
        super().build_extensions()
        drop_unused()

    def build_extension(self, ext: Extension) -> None:
        self.make(ext)
        self.done += size(ext)
        tell(TRANSLATED + (100 - TRANSLATED) * self.done / self.all)

    def make(self, ext: Extension) -> None:
        """Compile it, or use the kept library."""
        if not self.compiled_by:
            return super().build_extension(ext)
        made, kept = Path(self.get_ext_fullpath(ext.name)), Path(kept_in, self.content(ext))
        if kept.exists():
            made.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(kept, made)
            os.utime(kept)
            return
        super().build_extension(ext)
        unfinished = kept.with_suffix(f".{os.getpid()}")
        shutil.copyfile(made, unfinished)
        unfinished.replace(kept)

    def content(self, ext: Extension) -> str:
        """A name made from everything that decides the result; C and headers contain no folder of this build."""
        found = hashlib.sha256(self.compiled_by + repr((ext.name, ext.extra_compile_args)).encode())
        for file in (*ext.sources, *sorted(ext.depends)):
            found.update(hashlib.sha256(Path(file).read_bytes()).digest())
        return found.hexdigest()

    def run(self) -> None:
        try:
            super().run()
        except Exception:
            if must_compile:
                raise
            tell_interpreted("the C compiler failed")
            for output in self.get_outputs():
                Path(output).unlink(missing_ok=True)


def drop_unused() -> None:
    for kept in Path(kept_in).iterdir() if kept_in else ():
        if time.time() - kept.stat().st_mtime > UNUSED:
            kept.unlink(missing_ok=True)


def require_client() -> None:
    """Build the browser client unless it exists, as in an sdist; without it there is nothing to release."""
    if os.environ.get("NEMETON_NO_CLIENT", "") not in ("", "0") or (PACKAGE / "server/web/index.html").exists():
        return
    if Path("web").is_dir() and shutil.which("sh"):
        subprocess.run(["sh", "scripts/bundle"], check=False)
    if not (PACKAGE / "server/web/index.html").exists():
        sys.exit("nemeton: the browser client is not there and could not be built: run scripts/bundle first")


class BuildWithClient(build_py):
    def run(self) -> None:
        if not self.editable_mode:
            require_client()
        super().run()


class SdistWithClient(sdist):
    def run(self) -> None:
        require_client()
        super().run()


commands: dict[str, type[Command]] = {"build_py": BuildWithClient, "sdist": SdistWithClient}
arguments: dict[str, object] = {"cmdclass": commands}
if building:
    build = tempfile.mkdtemp(prefix="nemeton-build-")  # a build folder inside the tree would ship deleted modules
    atexit.register(shutil.rmtree, build, ignore_errors=True)
    arguments["options"] = {"build": {"build_base": build}}
    why_not = "NEMETON_PURE is set" if must_not else obstacle()
    if not why_not:
        try:
            arguments["ext_modules"] = extensions(build)
            commands["build_ext"] = BuildAllOrNothing
        except (Exception, SystemExit):  # mypyc exits on a type error
            traceback.print_exc()
            why_not = "mypyc failed"
    if why_not and must_compile:
        sys.exit(f"nemeton: cannot compile: {why_not}")
    if why_not:
        tell_interpreted(why_not)

setup(**arguments)
