"""Reading saved fields: every number is checked, every refusal names the field."""

from __future__ import annotations

from collections.abc import Mapping

from nemeton.core.errors import BadState


class Fields:
    """A JSON object of untrusted origin, read field by field."""

    def __init__(self, data: object, where: str = "the saved game") -> None:
        if not isinstance(data, Mapping):
            raise BadState(f"{where} must be an object of named fields")
        self._data = data
        self._where = where

    def has(self, name: str) -> bool:
        return name in self._data

    def get(self, name: str) -> object:
        if name not in self._data:
            raise BadState(f"{self._where} has no field {name!r}")
        return self._data[name]

    def text(self, name: str) -> str:
        value = self.get(name)
        if not isinstance(value, str):
            raise BadState(f"{name} must be a text, not {value!r}")
        return value

    def number(self, name: str, low: int, high: int) -> int:
        return _number(self.get(name), name, low, high)

    def numbers(self, name: str, low: int, high: int, length: int | range | None = None) -> list[int]:
        """A list of numbers, of one length or of one within a range."""
        value = self.items(name, length)
        return [_number(item, f"{name}[{i}]", low, high) for i, item in enumerate(value)]

    def items(self, name: str, length: int | range | None = None) -> list[object]:
        value = self.get(name)
        if not isinstance(value, list):
            raise BadState(f"{name} must be a list, not {value!r}")
        if length is not None and len(value) not in (range(length, length + 1) if isinstance(length, int) else length):
            raise BadState(f"{name} has {len(value)} entries, not {length}")
        return value

    def within(self, name: str) -> Fields:
        return Fields(self.get(name), name)


def _number(value: object, name: str, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadState(f"{name} must be a whole number, not {value!r}")
    if not low <= value <= high:
        raise BadState(f"{name} is {value}, must be {low} to {high}")
    return value
