"""A person who listens: all they have is roles, accessible names, and what live regions say."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

HEAR = """
window.heard = [];
addEventListener('DOMContentLoaded', () => {
  const regions = '[aria-live], [role=status], [role=alert]';
  const hear = (region) => {
    const words = region.textContent.replace(/\\s+/g, ' ').trim();
    if (words) window.heard.push(words);
  };
  new MutationObserver((changes) => {
    const found = changes.map(({ target }) => (target.closest ? target : target.parentElement)?.closest(regions));
    new Set(found.filter(Boolean)).forEach(hear);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
});
"""
"""Keep each change of a live region, as a screen reader would say it."""
CHOICE = "choice"
"""The role by which a part of a board that can be chosen is announced."""
LOOKS = 400
BETWEEN = 30
"""Milliseconds between two looks, of which there are so many at most."""


@dataclass(frozen=True)
class Node:
    """An element as a screen reader gets it."""

    role: str
    name: str
    says: str
    disabled: bool
    focused: bool


@dataclass(frozen=True)
class Heard:
    """The page at one moment."""

    choices: list[str]
    """The names of all that can be chosen now: on the board and above it, or in a dialog that asks."""
    asks: bool
    """A dialog asks."""
    over: bool
    focus: Node | None
    """The element with the focus."""
    buttons: list[str]
    """The names of all buttons that can be pressed."""
    said: int
    """The number of sentences that had been said by then."""


class Listener:
    """Hears a page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.add_init_script(HEAR)
        page.reload()
        self._tools = page.context.new_cdp_session(page)
        self._tools.send("Accessibility.enable")

    def said(self) -> list[str]:
        """All that was said."""
        return list(self.page.evaluate("window.heard"))

    def now(self) -> Heard:
        """Return the page as a screen reader has it now."""
        said = len(self.said())
        tree = Tree(self._tools.send("Accessibility.getFullAXTree")["nodes"])
        dialog = tree.within("dialog")
        asks = [one.name for one in dialog or [] if one.role == "button" and one.name != "Close"]
        above = [one.name for one in tree.within("group", "Choices") or [] if one.role == "button" and not one.disabled]
        board = [one.name for one in tree.within("region", "Board") or [] if one.says == CHOICE]
        buttons = [one.name for one in tree.all() if one.role == "button" and not one.disabled]
        focus = next((one for one in tree.all() if one.focused and one.role != "RootWebArea"), None)
        # The score is counted up before its sheet opens, before which nobody need have listened.
        over = "Result" in above or tree.within("dialog", "Result") is not None
        return Heard(asks or above + board, dialog is not None, over, focus, buttons, said)

    def until(self, ready: Callable[[Heard], bool]) -> Heard:
        """Wait for something."""
        for _ in range(LOOKS):
            found = self.now()
            if ready(found):
                return found
            self.page.wait_for_timeout(BETWEEN)
        raise AssertionError(f"nothing more happens: {found}, {self.said()[-3:]}")

    def turns(self) -> list[str]:
        """Return the turns of the others, as the log has them."""
        tree = Tree(self._tools.send("Accessibility.getFullAXTree")["nodes"])
        names = [one.name for one in tree.within("tabpanel") or [] if one.role == "button"]
        heads = {name.partition(": ")[2] for name in names if name.startswith("Details: ")}
        return [name for name in names if name in heads and not name.startswith("You ")]

    def described(self) -> str:
        """Return the question as the description of the table has it, by its key."""
        self.page.keyboard.press("d")
        dialog = self.page.get_by_role("dialog", name="Describe the table")
        dialog.get_by_role("listitem").first.wait_for()
        words = dialog.get_by_role("strong").first.inner_text()
        self.page.keyboard.press("Escape")
        dialog.wait_for(state="hidden")
        return words


class Tree:
    """All elements, as they are told to a screen reader."""

    def __init__(self, nodes: list[dict[str, Any]]) -> None:
        self._nodes = nodes
        self._children: dict[str, list[dict[str, Any]]] = {}
        for one in nodes:
            self._children.setdefault(one.get("parentId", ""), []).append(one)

    def all(self) -> list[Node]:
        """Every element."""
        return [told(one) for one in self._nodes if not one["ignored"]]

    def within(self, role: str, name: str | None = None) -> list[Node] | None:
        """Return all within the element of that role and name; None where there is none."""
        for one in self._nodes:
            node = told(one)
            if not one["ignored"] and node.role == role and name in (None, node.name):
                return list(self._below(one))
        return None

    def _below(self, one: dict[str, Any]) -> Iterator[Node]:
        for child in self._children.get(one["nodeId"], []):
            if not child["ignored"]:
                yield told(child)
            yield from self._below(child)


def told(one: dict[str, Any]) -> Node:
    has = {each["name"]: each["value"].get("value") for each in one.get("properties", [])}
    return Node(
        str(one.get("role", {}).get("value", "")),
        str(one.get("name", {}).get("value", "")),
        str(has.get("roledescription", "")),
        bool(has.get("disabled")),
        bool(has.get("focused")),
    )
