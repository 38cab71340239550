"""Count what pytest wrote into a folder: `python scripts/tally.py FOLDER`; fails if a test failed or none ran."""

from __future__ import annotations

import sys
from pathlib import Path
from xml.etree import ElementTree


def main(folder: Path) -> int:
    suites = [suite for file in sorted(folder.glob("*.xml")) for suite in ElementTree.parse(file).iter("testsuite")]
    ran, skipped, failed, broken = (
        sum(int(suite.get(count, "0")) for suite in suites) for count in ("tests", "skipped", "failures", "errors")
    )
    wrong = failed + broken
    print(f"{ran - skipped - wrong} passed, {wrong} failed" + (f", {skipped} skipped" if skipped else ""))
    return int(wrong > 0 or ran == 0)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
