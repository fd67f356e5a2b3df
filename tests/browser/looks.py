"""Checks for every page: its texts, its layout and its accessibility.

Each check returns a list of problems, so that a test can report all of them at once.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any, cast

from playwright.sync_api import Page

from tests.browser.chromium import Visitor
from tests.browser.page_server import AXE
from tests.words import catalogue_files

# All texts and the attributes that are shown or read out.
PAGE_TEXTS = """() => {
  const texts = [document.title];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const kind = walk.currentNode.parentElement.tagName;
    if (!["SCRIPT", "STYLE", "NOSCRIPT"].includes(kind)) texts.push(walk.currentNode.data);
  }
  for (const name of ["aria-label", "aria-description", "title", "placeholder", "alt"])
    for (const one of document.querySelectorAll(`[${name}]`)) texts.push(one.getAttribute(name));
  return texts.map((text) => text.replace(/\\s+/g, " ").trim()).filter((text) => text !== "");
}"""

# Texts that do not fit: the page scrolls sideways, something is outside of it, or a button cuts its
# text off. Elements that pan or scroll are exempt.
CRAMPED = """() => {
  const wrong = [];
  const name = (one) =>
    `${one.tagName.toLowerCase()} “${(one.innerText || one.ariaLabel || "").trim().slice(0, 50)}”`;
  // What the browser did not lay out because it is scrolled away has no size of its own yet.
  const how = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true };
  const seen = (one) => one.checkVisibility(how);
  const wide = document.scrollingElement;
  if (wide.scrollWidth > innerWidth) wrong.push(`the page is ${wide.scrollWidth} px wide`);
  const apart = (one) => {
    for (let up = one.parentElement; up; up = up.parentElement) {
      const { overflowX } = getComputedStyle(up);
      if (overflowX !== "visible" && up !== document.body && up !== wide) return true;
    }
    return false;
  };
  for (const one of document.querySelectorAll("body *")) {
    const box = one.getBoundingClientRect();
    if (box.width > 1 && (box.right > innerWidth + 1 || box.left < -1) && !apart(one) && seen(one))
      wrong.push(`${name(one)} sticks out: ${Math.round(box.left)} to ${Math.round(box.right)}`);
  }
  // What stands or lies on a tile may reach over its edge.
  const isTile = (one) => one.matches("[data-tile], [data-load]");
  for (const one of document.querySelectorAll("button, a.button, [role=tab], summary, select")) {
    if (!seen(one) || one.clientWidth < 2 || isTile(one)) continue;
    const right = one.scrollWidth - one.clientWidth, down = one.scrollHeight - one.clientHeight;
    if (one.tagName !== "SELECT" && (right > 1 || down > 1))
      wrong.push(`${name(one)} is cut off by ${right} and ${down} px`);
  }
  return wrong;
}"""


def page_texts(page: Page) -> list[str]:
    """Every text of the page, including those for screen readers only."""
    return cast(list[str], page.evaluate(PAGE_TEXTS))


@cache
def keys() -> frozenset[str]:
    """Every key of the catalogues that looks like a key and not like a word."""
    text = "\n".join(file.read_text("utf-8") for file in catalogue_files("en"))
    return frozenset(key for key in re.findall(r"^([a-z][\w-]*) =", text, re.M) if "-" in key)


def untranslated(visitor: Visitor) -> list[str]:
    """Keys instead of texts; and on a Russian page, anything in Latin letters."""
    texts = page_texts(visitor.page)
    wrong = [text for text in texts if "⟦" in text or keys() & set(re.findall(r"[\w-]+", text))]
    if visitor.words.language == "ru":
        wrong += [text for text in texts if _is_latin(text)]
    if (spoken := visitor.page.locator("html").get_attribute("lang")) != visitor.words.language:
        wrong.append(f"the page says that it speaks {spoken}")
    return wrong


# Names of people, things, languages, formats and keys are not translated, and neither are links.
SAME_EVERYWHERE = re.compile(
    r"Meeplewright|Keyflower|Anna|Bea|Cleo|Dora|Theodora with a long name|Club evening"
    r"|English|magyar|Nederlands|română|RU|https?://\S*|\.mwr|QR|URL|zip|Parquet|iPhone|iPad"
    r"|Ctrl|Enter|Esc|Tab|Shift|(?:CA|KF) [A-Z]?\d[\d.]*|\b[A-Z]\d*\b"
)


def _is_latin(text: str) -> bool:
    return re.search(r"[A-Za-z]", SAME_EVERYWHERE.sub("", text)) is not None


def cramped(page: Page) -> list[str]:
    """What does not fit into its element."""
    return cast(list[str], page.evaluate(CRAMPED))


@cache
def _axe() -> str:
    return AXE.read_text("utf-8")


# A colour in transition has less contrast than the one it becomes.
MOTION_ENDED = """() => document.getAnimations().every(
  (each) => each.playState !== "running" || each.effect.getComputedTiming().endTime === Infinity)"""


def out_of_reach(page: Page) -> list[str]:
    """Serious and critical accessibility problems that axe finds."""
    page.wait_for_function(MOTION_ENDED)
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(f"() => {{ {_axe()} }}")
    found: Any = page.evaluate("() => axe.run({ resultTypes: ['violations'] })")
    return [
        f"{one['id']}: {one['help']}: {node['html'][:160]} {node['failureSummary']}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]
