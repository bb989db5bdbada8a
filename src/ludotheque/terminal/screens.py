"""Screens over the table: pages to read and to choose from, the chat, the curtain between two people, a question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, Markdown, OptionList, Static

from ludotheque.terminal.letters import binding
from ludotheque.terminal.table import NotNow
from ludotheque.terminal.table_people import LONGEST, Tool
from ludotheque.terminal.words import TerminalWords

HELP = (
    ("↑ ↓, Enter", "choose"),
    ("1 2 3 …", "number"),
    ("/", "type"),
    ("h", "hint"),
    ("u", "undo"),
    ("r", "rule"),
    ("l", "log"),
    ("s", "score"),
    ("d", "describe"),
    ("b", "turn"),
    ("c", "chat"),
    ("t", "table"),
    ("[ ]", "board"),
    ("q", "quit"),
)
FOOT = (
    ("↑↓ Enter", "choose"),
    ("/", "type"),
    ("h", "hint"),
    ("u", "undo"),
    ("r", "rule"),
    ("l", "log"),
    ("s", "score"),
    ("c", "chat"),
    ("t", "table"),
    ("d", "describe"),
    ("b", "turn"),
    ("?", "keys"),
    ("q", "quit"),
)
COMPANY = frozenset(("chat", "table"))
"""Keys that only a table of a server has."""
SPARED = ("score", "rule", "describe", "type", "log", "undo", "hint", "table", "chat")
"""Keys that give way, one after the other, where the line is too long: `?` lists them all."""


def foot(words: TerminalWords, width: int, *, remote: bool, other_side: str | None) -> Text:
    """Write the line of keys at the bottom, as many as there is room for.

    ``other_side`` names what the board has on its other side, which stands out; None if it has no other side.
    """
    left_out = set() if remote else set(COMPANY)
    if other_side is None:
        left_out.add("turn")
    for spared in ("", *SPARED):
        left_out.add(spared)
        keys = [(name, f"{key} {other_side if name == 'turn' else words(f'foot-{name}')}") for key, name in FOOT]
        shown = [Text(said, "bold" if name == "turn" else "dim") for name, said in keys if name not in left_out]
        line = Text("  ", no_wrap=True).join(shown)
        if line.cell_len <= width:
            break
    return line


class Page(ModalScreen[None]):
    """A page to read: text or Markdown. Any of these keys closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        binding("escape,q,enter,space", "close", "Close"),
        binding("down,j", "move('down')"),
        binding("up,k", "move('up')"),
        Binding("pagedown", "move('page_down')", show=False),
        Binding("pageup", "move('page_up')", show=False),
        Binding("home", "move('home')", show=False),
        Binding("end", "move('end')", show=False),
    ]

    def __init__(
        self, words: TerminalWords, title: str, body: Text | Group | Grid | str, *, bottom: bool = False
    ) -> None:
        super().__init__()
        self.words = words
        self.heading = title
        self.body = body
        self.bottom = bottom

    def compose(self) -> ComposeResult:
        with Vertical(id="page"):
            yield Static(Text(self.heading, "bold"), id="page-title")
            with VerticalScroll(id="page-body", can_focus=False):
                yield Markdown(self.body) if isinstance(self.body, str) else Static(self.body)
            yield Static(Text(self.words("page-foot"), "dim"), id="page-foot")

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

    def __init__(self, words: TerminalWords, name: str) -> None:
        super().__init__()
        self.words = words
        self.person = name

    def compose(self) -> ComposeResult:
        text = Text.assemble(
            (self.words("curtain-name", name=self.person), "bold"),
            f"\n\n{self.words('curtain-hand')}\n\n",
            (self.words("curtain-lift"), "dim"),
        )
        yield Static(text, id="curtain")

    def action_lift(self) -> None:
        """Show the table."""
        self.dismiss()


class Confirm(ModalScreen[bool]):
    """Ask before something that cannot be taken back; ``keys`` say what `y` and `n` do."""

    BINDINGS: ClassVar[list[BindingType]] = [
        binding("y,enter", "answer(True)", "Yes"),
        binding("n,escape", "answer(False)", "No"),
    ]

    def __init__(self, question: str, keys: str) -> None:
        super().__init__()
        self.question = question
        self.keys = keys

    def compose(self) -> ComposeResult:
        yield Static(Text(f"{self.question}\n\n{self.keys}"), id="ask")

    def action_answer(self, ok: bool) -> None:
        """Answer."""
        self.dismiss(ok)


class Tools(ModalScreen[Tool | None]):
    """The tools of a table, to choose from; links are only to be read."""

    BINDINGS: ClassVar[list[BindingType]] = [binding("escape,q", "close", "Close")]

    def __init__(self, words: TerminalWords, tools: Sequence[Tool]) -> None:
        super().__init__()
        self.words = words
        self.tools = tools

    def compose(self) -> ComposeResult:
        links = "\n\n".join(tool.label for tool in self.tools if not tool.does)
        self.doing: list[Tool] = [tool for tool in self.tools if tool.does]
        with Vertical(id="page"):
            yield Static(Text(self.words("table-title"), "bold"), id="page-title")
            yield Static(Text(links or "" if self.doing or links else self.words("tool-none")), id="links")
            yield OptionList(*(Text(tool.label) for tool in self.doing), id="tools", markup=False)
            yield Static(Text(self.words("list-foot"), "dim"), id="page-foot")

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Choose one."""
        event.stop()
        self.dismiss(self.doing[event.option_index])

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Keep it to itself: the table below marks its own choices."""
        event.stop()

    def action_close(self) -> None:
        """Return to the table."""
        self.dismiss(None)


class ChatScreen(ModalScreen[None]):
    """The chat of a table, and a line to say something."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", "Close")]

    def __init__(self, words: TerminalWords, lines: Callable[[], Sequence[str]], speak: Callable[[str], None]) -> None:
        super().__init__()
        self.words = words
        self.lines = lines
        self.speak = speak

    def compose(self) -> ComposeResult:
        with Vertical(id="page"):
            yield Static(Text(self.words("chat-title"), "bold"), id="page-title")
            with VerticalScroll(id="page-body", can_focus=False):
                yield Static(id="chat-lines", markup=False)
            yield Input(placeholder=self.words("chat-here"), id="chat-line", compact=True, max_length=LONGEST)
            yield Static(Text(self.words("chat-foot"), "dim"), id="page-foot")

    def on_mount(self) -> None:
        """Show what was said."""
        self.show_lines()
        self.query_one("#chat-line").focus()

    def show_lines(self) -> None:
        """Show all lines, the latest last."""
        said = "\n".join(self.lines())
        self.query_one("#chat-lines", Static).update(Text(said or self.words("chat-empty"), "" if said else "dim"))
        self.call_after_refresh(self.query_one("#page-body").scroll_end, animate=False)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Say it."""
        event.stop()
        if event.value.strip():
            try:
                self.speak(event.value.strip())
            except NotNow as error:
                event.input.placeholder = str(error)
        event.input.clear()

    def on_input_changed(self, event: Input.Changed) -> None:
        """Keep the line to itself: the table below has one, too."""
        event.stop()

    def action_close(self) -> None:
        """Return to the table."""
        self.dismiss()


def help_page(words: TerminalWords, key: str, *, remote: bool) -> Page:
    """List the keys of the client, and the signs of the game's drawing, ``key``, which may be none."""
    grid = Grid.grid(padding=(0, 3))
    for pressed, name in HELP:
        if remote or name not in COMPANY:
            grid.add_row(Text(pressed, "bold"), words(f"help-{name}"))
    signs = [Text(f"\n{words('signs-title')}", "bold"), Text(key)] if key else []
    return Page(words, words("keys-title"), Group(grid, *signs))
