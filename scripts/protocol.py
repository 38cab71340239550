"""web/src/protocol.ts, made from the messages: `python scripts/protocol.py` writes it anew.

Every struct of the wire becomes an interface, every named choice of words a type of its own. Structs that refuse
unknown fields are those the browser sends: in them a field with a default may be left out; elsewhere every field is
present.
"""

from __future__ import annotations

import sys
import types
from pathlib import Path
from typing import Annotated, Any, Literal, Union, get_origin

import msgspec
from msgspec import inspect

from nemeton.server.wire import calls, messages

PATH = Path(__file__).parents[1] / "web" / "src" / "protocol.ts"
MODULES = (messages, calls)
WIDTH = 120
HEAD = """\
// The wire, made by scripts/protocol.py from src/nemeton/server/wire: not to be edited here.
// Seats count from 0, times are seconds since 1970.
"""


def written() -> str:
    """The whole of protocol.ts."""
    structs = list({value: None for module in MODULES for value in vars(module).values() if _is_struct(value)})
    asked = [struct for struct in structs if struct.__struct_config__.forbid_unknown_fields]
    told = {name for struct in structs if struct not in asked for name in _named(struct)}
    names = {_words(inspect.type_info(value), {}): name for name, value in _aliases()}
    parts = [f"export type {name} = {words};\n" for words, name in names.items()]
    names["Record<string, unknown>"] = "Json"
    parts += [_interface(s, names, s in asked and s.__name__ not in told) for s in structs]
    parts += [_line(f"export type {name} = ", _members(value)) for name, value in _unions()]
    return HEAD + "\nexport type Json = Record<string, unknown>;\n" + "".join(parts)


def _is_struct(value: object) -> bool:
    return isinstance(value, type) and issubclass(value, msgspec.Struct) and value is not msgspec.Struct


def _aliases() -> list[tuple[str, Any]]:
    """Named choices (`Language`) and lists (`Moves`), which are written by name wherever they occur."""
    named = {name: value for module in MODULES for name, value in vars(module).items()}
    kinds = (Annotated, Literal, Union, types.UnionType)
    found = [(name, value) for name, value in named.items() if get_origin(value) in kinds and not _members(value)]
    return [(name, value) for name, value in found if _words(inspect.type_info(value), {}) not in ("number", "string")]


def _unions() -> list[tuple[str, Any]]:
    return [(name, value) for name, value in vars(messages).items() if _members(value)]


def _members(value: object) -> list[str]:
    """The names of the structs in a union; empty if it is not such a union."""
    if get_origin(value) not in (Union, types.UnionType):
        return []
    parts = value.__args__  # type: ignore[attr-defined]
    return [part.__name__ for part in parts if isinstance(part, type) and issubclass(part, msgspec.Struct)]


def _named(struct: type) -> set[str]:
    """The structs that the fields of a struct name."""
    found: set[str] = set()

    def look(kind: inspect.Type) -> None:
        if isinstance(kind, inspect.StructType):
            found.add(kind.cls.__name__)
        for part in _parts(kind):
            look(part)

    for field in _fields(struct):
        look(field.type)
    return found


def _fields(struct: type) -> tuple[inspect.Field, ...]:
    kind = inspect.type_info(struct)
    assert isinstance(kind, inspect.StructType)
    return kind.fields


def _parts(kind: inspect.Type) -> list[inspect.Type]:
    match kind:
        case inspect.UnionType(types=parts):
            return list(parts)
        case inspect.ListType(item_type=part):
            return [part]
        case inspect.TupleType(item_types=parts):
            return list(parts)
        case inspect.DictType(value_type=part):
            return [part]
    return []


def _interface(struct: type, names: dict[str, str], lenient: bool) -> str:
    """If `lenient`, fields with a default may be left out."""
    base = struct.__bases__[0]
    inherited = {field.name for field in _fields(base)} if base is not msgspec.Struct else set()
    lines = [f'  type: "{tag}";'] if (tag := struct.__struct_config__.tag) else []  # type: ignore[attr-defined]
    for field in _fields(struct):
        if field.name not in inherited:
            mark = "?" if lenient and not field.required else ""
            lines.append(f"  {field.name}{mark}: {_words(field.type, names)};")
    about = _about(struct)
    extends = f" extends {base.__name__}" if inherited else ""
    return "\n".join([f"\n{about}export interface {struct.__name__}{extends} {{", *lines, "}\n"])


def _about(struct: type) -> str:
    lines = [line.strip() for line in (struct.__doc__ or "").strip().splitlines()]
    if not lines:
        return ""
    return "/** " + "\n".join(f" * {line}".rstrip() if n else line for n, line in enumerate(lines)) + " */\n"


def _line(start: str, parts: list[str]) -> str:
    flat = f"\n{start}{' | '.join(parts)};\n"
    if len(flat) - 2 <= WIDTH:
        return flat
    return "\n" + start.rstrip() + "".join(f"\n  | {part}" for part in parts) + ";\n"


def _words(kind: inspect.Type, names: dict[str, str]) -> str:
    """A type in TypeScript."""
    found = _plain(kind, names)
    return names.get(found, found)


def _plain(kind: inspect.Type, names: dict[str, str]) -> str:
    match kind:
        case inspect.AnyType():
            return "unknown"
        case inspect.NoneType():
            return "null"
        case inspect.BoolType():
            return "boolean"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.StrType():
            return "string"
        case inspect.LiteralType(values=values):
            return " | ".join(f'"{value}"' for value in values)
        case inspect.UnionType(types=parts):
            known = [part for part in parts if not isinstance(part, inspect.NoneType)]
            flat = " | ".join(_words(part, names) for part in known)
            flat = names.get(flat, flat)
            return flat if len(known) == len(parts) else f"{flat} | null"
        case inspect.ListType(item_type=part):
            inner = _words(part, names)
            return f"({inner})[]" if " " in inner and not inner.startswith("[") else f"{inner}[]"
        case inspect.TupleType(item_types=parts):
            return "[" + ", ".join(_words(part, names) for part in parts) + "]"
        case inspect.DictType(value_type=part):
            return f"Record<string, {_words(part, names)}>"
        case inspect.StructType(cls=cls):
            return cls.__name__
    raise TypeError(f"no TypeScript for {kind}")


if __name__ == "__main__":
    if sys.argv[1:]:
        raise SystemExit(__doc__)
    PATH.write_text(written(), "utf-8")
