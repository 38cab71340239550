"""Fuzz: random games for a while; failures are kept as records."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from nemeton.core import recordtext
from nemeton.core.errors import NemetonError
from nemeton.core.registry import AnyGame
from nemeton.testing.conformance import Case, Nonconformity, cases, conform


@dataclass
class Findings:
    """The result of a fuzz run."""

    games: int = 0
    decisions: int = 0
    failures: list[str] = field(default_factory=list)


def fuzz(
    game: AnyGame,
    seconds: float,
    seed: int = 0,
    keep: Path | None = None,
    progress: Callable[[Findings], None] | None = None,
) -> Findings:
    """Check random games of every kind for this many seconds; failures are listed, and kept as records in `keep`."""
    found = Findings()
    all_cases = list(cases(game))
    luck = random.Random(seed)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        case, game_seed = luck.choice(all_cases), luck.getrandbits(32)
        try:
            found.decisions += conform(case, game_seed)
        except (Nonconformity, NemetonError, ArithmeticError, LookupError, TypeError, ValueError) as error:
            found.failures.append(str(error))
            if keep is not None:
                keep_failure(case, game_seed, str(error), keep)
        found.games += 1
        if progress is not None:
            progress(found)
    return found


def keep_failure(case: Case, seed: int, error: str, folder: Path) -> Path:
    """Write the record of a failed game, which `conform(case, seed)` plays again, with the error beside it."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{case}-{seed}.record"
    path.write_text(recordtext.write(case.record(seed)))
    path.with_suffix(".error").write_text(error + "\n")
    return path
