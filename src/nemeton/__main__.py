"""`nemeton` and `python -m nemeton`: the table starts at once; other commands first load what they need."""

from __future__ import annotations

import sys

from nemeton.core.errors import NemetonError
from nemeton.terminal.opening import open_table
from nemeton.terminal.parser import DEFAULT, read_arguments


def main(argv: list[str] | None = None) -> int:
    arguments = read_arguments(argv)
    if arguments.command != DEFAULT:
        from nemeton.cli import run

        return run(arguments)
    try:
        return open_table(arguments)
    except KeyboardInterrupt:
        return 130
    except (NemetonError, OSError) as error:
        from nemeton.cli import complain

        return complain(error)


if __name__ == "__main__":
    sys.exit(main())
