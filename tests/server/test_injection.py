"""A sample of `bench/server/faults.py`, which tries every n: the n-th call fails, or kills the process."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parents[2]
pytestmark = [
    pytest.mark.long,
    pytest.mark.pure,
    pytest.mark.skipif(
        sys.platform != "linux" or not shutil.which("cc"), reason="a library is compiled and loaded before libc"
    ),
]


@pytest.mark.parametrize(("kinds", "every"), [("write,sync,read", 97), ("kill at write,kill at sync", 83)])
def test_after_a_fault_anywhere_everything_goes_on_and_nothing_told_is_lost(kinds: str, every: int) -> None:
    command = [sys.executable, "-m", "bench.server.faults", "--every", str(every), "--kinds", kinds]
    walked = subprocess.run(command, cwd=HERE, capture_output=True, text=True)
    assert walked.returncode == 0, walked.stdout + walked.stderr
    counts = re.findall(r"(\d+) faults", walked.stdout)
    assert len(counts) == kinds.count(",") + 1
    assert all(int(count) > 0 for count in counts)
