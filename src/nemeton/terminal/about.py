"""What is installed here: `nemeton --version`, and `nemeton licences` for everything that comes with it."""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from importlib.resources import files
from typing import TYPE_CHECKING

from nemeton import __version__
from nemeton.core.errors import NemetonError
from nemeton.core.registry import game, games
from nemeton.core.vector import COMPILED
from nemeton.words import Words, preferred_language

if TYPE_CHECKING:
    from rich.console import Console

BUNDLED = "licences.json"  # written beside the browser client by web/build.mjs


class ShowVersion(argparse.Action):
    """The version, how the engine runs, and the hash of each game's rules."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: str | Sequence[object] | None,
        option: str | None = None,
    ) -> None:
        words = Words(namespace.language or preferred_language())
        engine = words.say("cli-engine-compiled" if COMPILED else "cli-engine-interpreted")
        print(f"nemeton {__version__}, {engine}")
        for id in games():
            print(f"{id:<8} {game(id).rules_hash}")
        parser.exit()


@dataclass(frozen=True, order=True)
class Package:
    """Other people's software that runs with Nemeton."""

    kind: str  # where it is known by this name: pypi or npm
    name: str
    version: str
    licence: str

    @property
    def purl(self) -> str:
        return f"pkg:{self.kind}/{self.name.replace('@', '%40')}@{self.version}"


def python_packages(root: str = "nemeton") -> list[Package]:
    """What is installed because this package needs it, and because those need it in turn."""
    found: dict[str, Distribution] = {}
    waiting = [root]
    while waiting:
        name = _plain(waiting.pop())
        if name in found:
            continue
        try:
            found[name] = distribution(name)
        except PackageNotFoundError:  # of another platform
            continue
        waiting += [line for line in found[name].requires or [] if _asked_for_here(line)]
    packages = [
        Package("pypi", name, one.version, _licence(one)) for name, one in found.items() if name != _plain(root)
    ]
    return sorted(packages)


def _asked_for_here(requirement: str) -> bool:
    """Not what belongs to an extra, nor what only an older Python needs, even if it happens to be installed."""
    older = re.search(r"python_version < ['\"](\d+)\.(\d+)", requirement)
    return "extra ==" not in requirement and not (older and sys.version_info >= (int(older[1]), int(older[2])))


def _plain(requirement: str) -> str:
    """The name in a line such as `uvloop>=0.21; sys_platform != "win32"`, as it is compared."""
    name = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert name is not None
    return re.sub(r"[-_.]+", "-", name[0]).lower()


def _licence(package: Distribution) -> str:
    """As the package itself says: an expression, a short name, or by its classifiers."""
    facts = package.metadata
    (said, *_) = facts.get_all("License-Expression", [""])
    (written, *_) = facts.get_all("License", [""])
    first_line = written.strip().partition("\n")[0].strip()
    classified = [line.rpartition(" :: ")[2] for line in facts.get_all("Classifier", []) if line.startswith("License")]
    return said or first_line or " or ".join(classified)


def bundled_packages() -> list[Package]:
    """What is inside the browser client."""
    kept = files("nemeton.server") / "web" / BUNDLED
    if not kept.is_file():
        raise NemetonError("the browser client is not here: build it with scripts/bundle")
    listed = json.loads(kept.read_text("utf-8"))
    return sorted(Package("npm", one["name"], one["version"], one["licence"]) for one in listed)


def licences(arguments: argparse.Namespace, console: Console, words: Words) -> int:
    from rich.table import Table  # the version is told, and the table opened, without it

    python, bundled = python_packages(), bundled_packages()
    if arguments.json:
        print(json.dumps(bill_of_materials([*python, *bundled]), indent=1))
        return 0
    for key, packages in (("cli-licences-python", python), ("cli-licences-bundled", bundled)):
        table = Table("", "", "", title=words.say(key), title_justify="left", box=None, show_header=False)
        for one in packages:
            table.add_row(one.name, one.version, one.licence)
        console.print(table)
    return 0


def bill_of_materials(packages: list[Package]) -> dict[str, object]:
    """The same in the form that tools read (CycloneDX 1.5)."""
    components = [
        {
            "type": "library",
            "name": one.name,
            "version": one.version,
            "purl": one.purl,
            "licenses": [{"license": {"name": one.licence}}],
        }
        for one in packages
    ]
    us = {"type": "application", "name": "nemeton", "version": __version__}
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": us},
        "components": components,
    }
