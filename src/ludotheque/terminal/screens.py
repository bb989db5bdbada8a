"""Screens over the table: a page to read, the curtain between two people, and a question before leaving."""

from __future__ import annotations

from typing import ClassVar

from rich.table import Table as Grid
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Markdown, Static

HELP = (
    ("↑ ↓, Enter", "choose from the list"),
    ("1 2 3 …", "the choice with that number"),
    ("/", "type a choice; Tab completes it, Esc stops"),
    ("h", "hint: the choice of a strong bot"),
    ("u", "undo your last choice"),
    ("r", "the rule for this question"),
    ("l", "the log, by turns"),
    ("s", "the score sheet"),
    ("d", "describe the table in sentences"),
    ("[ ]", "scroll the board, where the terminal is small"),
    ("q", "leave the table"),
)


class Page(ModalScreen[None]):
    """A page to read: text or Markdown. Any of these keys closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,enter,space", "close", "Close"),
        Binding("down,j", "move('down')", show=False),
        Binding("up,k", "move('up')", show=False),
        Binding("pagedown", "move('page_down')", show=False),
        Binding("pageup", "move('page_up')", show=False),
        Binding("home", "move('home')", show=False),
        Binding("end", "move('end')", show=False),
    ]

    def __init__(self, title: str, body: Text | Grid | str, *, bottom: bool = False) -> None:
        super().__init__()
        self.heading = title
        self.body = body
        self.bottom = bottom

    def compose(self) -> ComposeResult:
        with Vertical(id="page"):
            yield Static(Text(self.heading, "bold"), id="page-title")
            with VerticalScroll(id="page-body", can_focus=False):
                yield Markdown(self.body) if isinstance(self.body, str) else Static(self.body)
            yield Static(Text("↑ ↓ scroll   Esc close", "dim"), id="page-foot")

    def on_mount(self) -> None:
        """Show the end first where that is the latest."""
        if self.bottom:
            self.query_one("#page-body").scroll_end(animate=False)

    def action_close(self) -> None:
        """Return to the table."""
        self.dismiss()

    def action_move(self, way: str) -> None:
        """Scroll the page."""
        getattr(self.query_one("#page-body"), f"scroll_{way}")(animate=False)


class Curtain(Screen[None]):
    """Nothing to be seen, until the next person is at the keys."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "lift", "Show my table")]

    def __init__(self, name: str) -> None:
        super().__init__()
        self.person = name

    def compose(self) -> ComposeResult:
        text = Text.assemble(
            (self.person, "bold"), "'s turn\n\nHand over the keyboard.\n\n", ("Press Enter to show the table.", "dim")
        )
        yield Static(text, id="curtain")

    def action_lift(self) -> None:
        """Show the table."""
        self.dismiss()


class Leave(ModalScreen[bool]):
    """Ask before an unfinished game is left."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y,enter", "answer(True)", "Leave"),
        Binding("n,escape", "answer(False)", "Stay"),
    ]

    def compose(self) -> ComposeResult:
        yield Static("Leave this game unfinished?\n\ny  leave      n  stay", id="leave")

    def action_answer(self, leave: bool) -> None:
        """Leave, or stay."""
        self.dismiss(leave)


def help_page() -> Page:
    """List the keys."""
    grid = Grid.grid(padding=(0, 3))
    for key, meaning in HELP:
        grid.add_row(Text(key, "bold"), meaning)
    return Page("Keys", grid)
