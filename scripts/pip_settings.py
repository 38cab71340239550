"""Print pip's index settings as uv's, for sh, so that they need not be configured twice.

It reads pip's files and variables itself, because a machine with uv may have no pip. With `--default-only` just the
main index, certificate and proxy: extra indexes may hold fewer files of a release, and a lock must list them all.
"""

import configparser
import os
import shlex
import sys
from pathlib import Path

UV_OWN = ("UV_CONFIG_FILE", "UV_DEFAULT_INDEX", "UV_INDEX", "UV_INDEX_URL", "UV_EXTRA_INDEX_URL", "UV_FIND_LINKS")


def folders(variable: str, default: str) -> list[Path]:
    return [Path(part).expanduser() for part in os.environ.get(variable, default).split(os.pathsep) if part]


def pip_files() -> list[Path]:
    """pip's configuration files, the strongest last."""
    named = os.environ.get("PIP_CONFIG_FILE", "")
    if named == os.devnull:
        return []
    home = Path("~").expanduser()
    files = [folder / "pip/pip.conf" for folder in folders("XDG_CONFIG_DIRS", "/etc/xdg")]
    files += [Path("/Library/Application Support/pip/pip.conf"), Path("/etc/pip.conf"), home / ".pip/pip.conf"]
    files += [home / "Library/Application Support/pip/pip.conf"]
    files += [folder / "pip/pip.conf" for folder in folders("XDG_CONFIG_HOME", "~/.config")]
    files += [Path(sys.prefix, "pip.conf")]
    return [*files, Path(named)] if named else files


def pip_settings() -> dict[str, str]:
    """What pip would use, by the names of its configuration files."""
    settings: dict[str, dict[str, str]] = {"global": {}, "install": {}}
    for file in pip_files():
        parser = configparser.RawConfigParser()
        try:
            parser.read(file, encoding="utf-8")
        except (configparser.Error, OSError, UnicodeDecodeError):
            continue
        for section, found in settings.items():
            if parser.has_section(section):
                found.update({key.replace("_", "-"): value for key, value in parser.items(section)})
    variables = {key: value for key, value in os.environ.items() if key.startswith("PIP_") and value}
    environment = {key.removeprefix("PIP_").lower().replace("_", "-"): value for key, value in variables.items()}
    return {**settings["global"], **settings["install"], **environment}


def uv_has_its_own() -> bool:
    files = [folder / "uv/uv.toml" for folder in folders("XDG_CONFIG_HOME", "~/.config")]
    files += [folder / "uv/uv.toml" for folder in folders("XDG_CONFIG_DIRS", "/etc/xdg")]
    return any(map(os.environ.get, UV_OWN)) or any(file.exists() for file in [*files, Path("/etc/uv/uv.toml")])


def uv_settings(default_only: bool) -> dict[str, str]:
    """The same as variables of uv and of its network library."""
    pip = pip_settings()
    found = {"SSL_CERT_FILE": pip.get("cert", ""), "ALL_PROXY": pip.get("proxy", "")}
    found["UV_INSECURE_HOST"] = " ".join(pip.get("trusted-host", "").split())
    if not uv_has_its_own():
        found["UV_DEFAULT_INDEX"] = pip.get("index-url", "")
        if not default_only:
            found["UV_INDEX"] = " ".join(pip.get("extra-index-url", "").split())
            found["UV_FIND_LINKS"] = ",".join(pip.get("find-links", "").split())
            found["UV_INDEX_STRATEGY"] = "unsafe-best-match"  # as pip does; safe, because every file's hash is checked
    return {name: value for name, value in found.items() if value and not os.environ.get(name)}


for name, value in uv_settings("--default-only" in sys.argv).items():
    print(f"export {name}={shlex.quote(value)}")
