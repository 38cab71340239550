"""How large things are on the screen, whatever they are scaled by: what is read and what is pressed."""

from __future__ import annotations

from typing import Any

from web.house import Visitor

READABLE = 11  # px: the least size of a letter
PRESSABLE = 24  # px: the least width and height of what is pressed
SEEN = """
  const seen = (one) => {
    const box = one.getBoundingClientRect();
    return box.width >= 1 && box.height >= 1 && box.right > 0 && box.bottom > 0 && box.left < innerWidth
      && box.top < innerHeight && one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
"""
# Every text of the stage with its size on the screen, whatever it is scaled by.
TEXTS = (
    "(least) => {"
    + SEEN
    + """
  const small = [], walk = document.createTreeWalker(document.querySelector(".stage"), NodeFilter.SHOW_TEXT);
  for (let node; (node = walk.nextNode()); ) {
    const one = node.parentElement;
    if (!node.data.trim() || one.closest(".hidden, title, style") || !seen(one)) continue;
    const scale = one.closest("svg")
      ? ((m) => Math.sqrt(Math.abs(m.a * m.d - m.b * m.c)))(one.getScreenCTM())
      : one.closest(".board, .band").getBoundingClientRect().width / one.closest(".board, .band").offsetWidth;
    const size = scale * parseFloat(getComputedStyle(one).fontSize);
    if (size < least - 0.05) small.push(`${node.data.trim()} (${one.tagName}.${one.getAttribute("class")}): ${size}`);
  }
  return small;
}"""
)
PRESSED = (
    "(least) => {"
    + SEEN
    + """
  const all = document.querySelectorAll("button, a[href], summary, [role=button], [role=radio], label:has(input)");
  return [...all]
    .filter((one) => !one.disabled && one.getAttribute("aria-disabled") !== "true" && !one.closest("svg") && seen(one))
    // Cards in a fan lie over each other: those of a herd stand whole in the panel, the others may not be played.
    .filter((one) => !one.matches(".herds .thing, .ar-fan .thing:not(.open)"))
    .map((one) => [one.getBoundingClientRect(), one.outerHTML.slice(0, 120)])
    .filter(([box]) => Math.min(box.width, box.height) < least - 0.5)
    .map(([box, html]) => `${box.width} x ${box.height}: ${html}`);
}"""
)
# The places to be pressed inside a drawing that have no square of this side in which a press is their own. What lies
# under something else is not pressed, so that areas that overlap do not count twice.
PLACES = (
    "(least) => {"
    + SEEN
    + """
  const STEP = 2, small = [], moved = new Map();
  const whose = (x, y) => document.elementFromPoint(x, y)?.closest("svg [role=button]");
  for (const one of document.querySelectorAll(".stage svg [role=button]")) {
    if (!seen(one)) continue;
    let box = one.getBoundingClientRect();
    if (whose(box.x + box.width / 2, box.y + box.height / 2) !== one) {
      for (let up = one; (up = up.parentElement); )
        if (!moved.has(up)) moved.set(up, [up.scrollLeft, up.scrollTop]);
      one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      box = one.getBoundingClientRect();
    }
    let above = [], best = 0;
    for (let y = box.top; y < box.bottom && best * STEP < least; y += STEP) {
      const row = [];
      for (let x = box.left, i = 0; x < box.right; x += STEP, i++) {
        const beside = Math.min(row[i - 1] ?? 0, above[i] ?? 0, above[i - 1] ?? 0);
        row.push(whose(x, y) === one ? beside + 1 : 0);
        best = Math.max(best, row[i]);
      }
      above = row;
    }
    if (best * STEP < least) small.push(`${best * STEP}: ${one.outerHTML.slice(0, 160)}`);
  }
  for (const [one, [left, top]] of moved) one.scrollTo({ left, top, behavior: "instant" });
  return small;
}"""
)


def closer(who: Visitor, script: str, least: int) -> list[str]:
    """What is too small here and, where one finger brings the board closer, there too."""
    small: list[str] = who.page.evaluate(script, least)
    glass: Any = who.page.locator(".zoom")
    if not small or not glass.count():
        return small
    glass.click()
    who.settle()
    small = who.page.evaluate(script, least)
    glass.click()
    who.settle()
    return small


def too_small(who: Visitor) -> list[str]:
    """What cannot be read or pressed."""
    return [
        *closer(who, TEXTS, READABLE),
        *closer(who, PLACES, PRESSABLE),
        *who.page.evaluate(PRESSED, PRESSABLE),
    ]
