"""`vec[i64]`: a flat array of 64-bit integers, which states are made of.

Compiled, it is librt's: one block of memory. Interpreted, a plain list stands in, so that the same
source runs both ways. Only indexing, slicing, `len`, iteration and `append` are used.
"""

from typing import Final

from mypy_extensions import i64

COMPILED: Final[bool] = not __file__.endswith(".py")

if COMPILED:
    from librt.vecs import append, vec
else:

    class vec:  # noqa: N801
        """`vec[i64](items)` makes a list."""

        def __class_getitem__(cls, item: object) -> type:
            return list

    def append(v: list[int], item: int) -> list[int]:
        v.append(item)
        return v


__all__ = ["COMPILED", "append", "i64", "vec"]
