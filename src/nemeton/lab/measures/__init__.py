"""The results of a study, figure by figure, each with an interval that contains it in 95 of 100 studies."""

from __future__ import annotations

from nemeton.lab.measures import comparisons, contests, games, luck, options, points, shares
from nemeton.lab.measures.measure import Measure, Study, judged

__all__ = ["Measure", "Study", "measured"]

KINDS = (shares, games, points, options, contests, luck, comparisons)


def measured(study: Study) -> list[Measure]:
    """Every figure; yes-or-no questions are judged last, corrected for their number."""
    return judged([measure for kind in KINDS for measure in kind.measure(study)])
