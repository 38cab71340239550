"""What must hold for every game, as functions and as a pytest plugin; for our games and for yours."""

from nemeton.testing.conformance import Case, Nonconformity, cases, conform, no_secrets
from nemeton.testing.fuzzing import fuzz
from nemeton.testing.perft import perft
from nemeton.testing.playthrough import playthrough
from nemeton.testing.sampling import same_odds

__all__ = ["Case", "Nonconformity", "cases", "conform", "fuzz", "no_secrets", "perft", "playthrough", "same_odds"]
