"""The client of the terminal: the board on the left, the question and its choices on the right."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import ClassVar

from rich.cells import cell_len
from rich.console import Group
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text
from textual import work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, ScrollableContainer, Vertical
from textual.events import Key, Resize
from textual.widgets import Input, OptionList, Static
from textual.worker import get_current_worker

from ludotheque.core.telling import BOARD_WIDTH, seat_tone
from ludotheque.terminal import rules
from ludotheque.terminal.letters import binding
from ludotheque.terminal.paint import drawn, sentences, style
from ludotheque.terminal.screens import ChatScreen, Confirm, Curtain, Page, Tools, foot, help_page
from ludotheque.terminal.table import (
    Advice,
    NotNow,
    Offer,
    Seen,
    TerminalTable,
    ToldTurn,
    completions,
    find,
    score_rows,
)
from ludotheque.terminal.table_people import Tool
from ludotheque.terminal.words import TerminalWords
from ludotheque.texts.description import drawing, parts

WAIT = 0.2
"""Seconds between two looks at a table at which nothing happens."""
UNKNOWN = -1
"""No version of a table: the first look shows whatever there is."""
PACE = 0.35
"""Seconds for which a move of others stays before the next."""
SECOND = 1.0
"""Seconds between two drawings of the clocks."""
OF_THE_TABLE = frozenset(
    (
        "hint",
        "undo",
        "rule",
        "log",
        "sheet",
        "describe",
        "chat",
        "tools",
        "type",
        "keys",
        "leave",
        "move_board",
        "stop_typing",
    )
)
"""Actions by keys that need the table in sight."""
HURRY = 30.0
"""Seconds on a clock below which it is drawn in red."""
SIGNS = "draw-key"
"""The text of a game that explains the signs of its drawing."""
MARK = "▸"
WIDE = 96
"""Cells from which the question stands beside the board, not below it."""
HIGH = 28
"""Lines from which the question below the board has room to breathe."""
HEAD_AND_FOOT = 2
"""Lines above and below the board."""
MARGIN = 2
"""Cells that the line of keys leaves free."""
INDENT = 2
"""Cells by which the details of a turn stand below its line."""
SLIM = 12
"""The fewest cells that a choice is wrapped to."""
TAIL = 40
"""Lines of the log that are looked at for the corner below the choices."""


class Client(App[None]):
    """A table to play at by keys."""

    ENABLE_COMMAND_PALETTE: ClassVar[bool] = False
    # Instance variables for mypy.
    HORIZONTAL_BREAKPOINTS: list[tuple[int, str]] | None = [(0, "-narrow"), (WIDE, "-wide")]  # noqa: RUF012
    VERTICAL_BREAKPOINTS: list[tuple[int, str]] | None = [(0, "-low"), (HIGH, "-high")]  # noqa: RUF012
    CSS: ClassVar[str] = """
    Screen { background: ansi_default; color: ansi_default; layout: vertical; }
    * {
        scrollbar-color: ansi_cyan; scrollbar-color-hover: ansi_cyan; scrollbar-color-active: ansi_cyan;
        scrollbar-background: ansi_default; scrollbar-background-hover: ansi_default;
        scrollbar-background-active: ansi_default; scrollbar-corner-color: ansi_default;
    }
    #head, #foot { height: 1; padding: 0 1; }
    #body { height: 1fr; }
    #board-area { width: 66; height: 100%; scrollbar-size: 1 1; }
    #board { width: 66; height: auto; }
    #side { width: 1fr; height: 100%; padding: 0 0 0 1; }
    #question { height: auto; max-height: 10; padding: 0 0 1 0; text-style: bold; }
    #choices { height: 1fr; min-height: 4; }
    OptionList > .option-list--option { color: ansi_default; background: ansi_default; padding: 0; }
    OptionList > .option-list--option-highlighted {
        color: ansi_black; background: ansi_cyan; text-style: bold;
    }
    OptionList > .option-list--option-hover { background: ansi_default; text-style: underline; }
    #typed { display: none; height: 1; border: none; padding: 0; background: ansi_default; color: ansi_default; }
    #typed.-open { display: block; }
    #news { height: auto; max-height: 9; padding: 1 0 0 0; }
    .-narrow #body { layout: vertical; }
    .-narrow #board-area { width: 100%; height: 2fr; }
    .-narrow #side { width: 100%; height: 1fr; min-height: 10; }
    .-narrow #news { max-height: 3; }
    .-narrow.-low #side { min-height: 8; }
    .-narrow.-low #question { padding: 0; }
    .-narrow.-low #news { max-height: 2; padding: 0; }
    Page, Ask, Tools, Chat { align: center middle; background: ansi_default; }
    #page {
        width: 80; max-width: 96%; height: auto; max-height: 94%; border: solid ansi_default; padding: 0 1;
        background: ansi_default;
    }
    #page-title { height: 1; }
    #page-body { height: auto; max-height: 70vh; margin: 1 0; scrollbar-size: 1 1; }
    #page-foot { height: 1; }
    #page-body Markdown { background: ansi_default; color: ansi_default; padding: 0; }
    #page-body MarkdownHeader { color: ansi_default; margin: 0 0 1 0; content-align: left middle; text-style: bold; }
    #page-body MarkdownBlock:last-child { margin: 0; }
    Curtain { align: center middle; }
    #curtain { width: auto; height: auto; padding: 1 4; border: solid ansi_default; text-align: center; }
    #ask { width: auto; max-width: 90%; height: auto; padding: 1 4; border: solid ansi_default; }
    #links { height: auto; margin: 1 0 0 0; }
    #tools, #choices { border: none; padding: 0; background: ansi_default; color: ansi_default; scrollbar-size: 1 1; }
    #tools { height: auto; max-height: 14; margin: 1 0; }
    #chat-lines { height: auto; }
    #chat-line { height: 1; margin: 0 0 1 0; border: none; padding: 0; background: ansi_default; color: ansi_default; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        binding("h", "hint", "Hint"),
        binding("u", "undo", "Undo"),
        binding("r", "rule", "Rule"),
        binding("l", "log", "Log"),
        binding("s", "sheet", "Score"),
        binding("d", "describe", "Describe"),
        binding("b", "turn_board", "Board"),
        binding("c", "chat", "Chat"),
        binding("t", "tools", "Table"),
        Binding("slash", "type", "Type"),
        Binding("question_mark", "keys", "Keys"),
        binding("q", "leave", "Quit"),
        Binding("escape", "stop_typing", show=False),
        Binding("left_square_bracket", "move_board('up')", show=False),
        Binding("right_square_bracket", "move_board('down')", show=False),
        Binding("ctrl+c,ctrl+q", "quit", show=False, priority=True),
    ]

    def __init__(self, table: TerminalTable, *, pace: float = PACE) -> None:
        super().__init__(ansi_color=True)
        self.table = table
        self.words: TerminalWords = table.words
        self.pace = pace
        self.current: Seen | None = None
        self.listed: list[Offer] = []
        self._numbers: list[int] = []
        self._width = 1
        self._room = SLIM
        self._marked = 0
        self._digits = ""
        self._note = ""
        self._curtained: int | None = None
        self._turned = False
        self._other_side: str | None = None

    def compose(self) -> ComposeResult:
        yield Static(id="head")
        with Horizontal(id="body"):
            with ScrollableContainer(id="board-area", can_focus=False):
                yield Static(id="board", markup=False)
            with Vertical(id="side"):
                yield Static(id="question", markup=False)
                yield OptionList(id="choices", markup=False)
                yield Input(placeholder=self.words("type-here"), id="typed", compact=True)
                yield Static(id="news", markup=False)
        yield Static(id="foot")

    def on_mount(self) -> None:
        """Look at the table, and go on looking."""
        self.title: str = self.table.game.title
        self.query_one("#choices").focus()
        self.show_table()
        self.follow()
        if self.table.remote:
            self.set_interval(SECOND, self.show_clocks)

    @work(thread=True, exclusive=True, group="follow")
    def follow(self) -> None:
        """Let the others act, beside the keys."""
        worker = get_current_worker()
        known = UNKNOWN
        while not worker.is_cancelled:
            version = self.table.advance(WAIT, known)
            if version != known and not worker.is_cancelled:
                known = version
                self.call_from_thread(self.show_table)
                if self.pace:
                    time.sleep(self.pace)

    def show_foot(self, width: int) -> None:
        """Write the line of keys."""
        line = foot(self.words, width - MARGIN, remote=self.table.remote, other_side=self._other_side)
        self.query_one("#foot", Static).update(line)

    def on_resize(self, event: Resize) -> None:
        """Wrap everything again."""
        self.show_foot(event.size.width)
        if self.current is not None and not isinstance(self.screen, Curtain):
            self.call_after_refresh(self.show_again)

    def show_again(self) -> None:
        """Draw what is seen for another size; behind a curtain nothing is seen."""
        if self.current is not None and not isinstance(self.screen, Curtain):
            self.show_board(self.current)
            self.action_stop_typing()
            self.show_news()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002
        """Take keys for the table only while nothing lies over it: behind a curtain they would show its secrets."""
        return action not in OF_THE_TABLE or len(self.screen_stack) == 1

    # --- What is shown ---

    def show_table(self) -> None:
        """Draw what is seen now; behind a curtain if another person is to look."""
        if any(isinstance(screen, Curtain) for screen in self.screen_stack):
            return
        seen = self.table.seen()
        if self.current is not None and seen.version == self.current.version:
            return
        for screen in self.screen_stack:
            if isinstance(screen, ChatScreen):
                screen.show_lines()
        if self.table.shared and seen.eyes != self._curtained and not seen.over and seen.eyes is not None:
            self.hide_table()
            self._curtained = seen.eyes
            self.push_screen(
                Curtain(self.words, self.table.names[seen.eyes]), lambda _: self.draw_table(self.table.seen())
            )
            return
        self.draw_table(seen)

    def show_clocks(self) -> None:
        """Draw the clocks again, where time runs."""
        if self.current is not None and any(
            self.table.clock(seat) is not None for seat in range(len(self.table.names))
        ):
            # None is left while the client closes, and the clock still ticks.
            for head in self.screen_stack[0].query("#head").results(Static):
                head.update(self._head(self.current))

    def hide_table(self) -> None:
        """Take everything away that a person saw."""
        for id in ("#board", "#question", "#news", "#head"):
            self.query_one(id, Static).update("")
        self.query_one("#choices", OptionList).clear_options()
        self.listed = []

    def draw_table(self, seen: Seen) -> None:
        """Draw what is seen."""
        before = self.current
        if before is None or seen.version != before.version:
            self._turned = False
        ended = seen.over and (before is None or not before.over)
        self.current = seen
        self._digits = ""
        self._note = seen.note
        self.show_board(seen)
        self.query_one("#head", Static).update(self._head(seen))
        # Before the deal the links to seats stand where there is room for them.
        asked = seen.question if seen.view is not None else seen.question.partition("\n")[0]
        question = "\n".join(seen.result) if seen.result is not None else asked
        self.query_one("#question", Static).update(question)
        # A line of chat, or a clock, leaves the hand at the keys where it is.
        if before is None or not self.listed or seen.choices != before.choices:
            self.stop_typing()
            self.list_choices(seen.choices)
        self.show_news()
        if ended:
            self.action_sheet()

    def show_board(self, seen: Seen) -> None:
        """Draw the board, or tell it where there is no drawing or no room for one."""
        board = self.query_one("#board", Static)
        whole = self.size.width >= BOARD_WIDTH
        board.styles.width = BOARD_WIDTH if whole else "100%"
        board.update(self._board(seen, whole=whole))
        self.show_foot(self.size.width)

    def _board(self, seen: Seen, *, whole: bool) -> Text:
        """Return the drawing, or the sentences of a game that has none; note what the board has on its other side."""
        self._other_side = None
        if seen.view is None:
            return Text(seen.question)
        texts, names = self.table.texts, self.table.names
        board = drawing(texts, seen.view, names) if whole else None
        if board is None:
            return sentences(parts(texts, seen.view, names))
        beside = self.size.width >= WIDE
        if beside and board.back and board.unfolded().height() <= self.size.height - HEAD_AND_FOOT:
            return drawn(board.unfolded())
        shown = board.over() if self._turned else board
        if board.back:
            self._other_side = shown.names[1] or self.words("foot-turn")
        return drawn(shown)

    def _head(self, seen: Seen) -> Text:
        text = Text(no_wrap=True, overflow="ellipsis")
        text.append(f"{self.heading()}  ", "bold")
        for seat, name in enumerate(self.table.names):
            mark = "▸" if seat == seen.player else " "
            text.append(f" {mark}{name}", f"{style(seat_tone(seat))}{' bold' if seat == seen.eyes else ''}")
            left = self.table.clock(seat)
            if left is not None:
                text.append(f" {self.words.clock(left)}", "bold red" if left < HURRY else "")
            if self.table.away(seat):
                text.append(f" ({self.words('away')})", "dim")
        return text

    def list_choices(self, choices: Iterable[Offer]) -> None:
        """List choices by their numbers among all that are offered."""
        seen = self.current
        all = list(seen.choices) if seen is not None else []
        self.listed = list(choices)
        self._numbers = [all.index(choice) + 1 for choice in self.listed]
        self._width = len(str(len(all)))
        options = self.query_one("#choices", OptionList)
        self._room = self._width_of_labels(options.size.width, options.size.height)
        options.set_options([self._option(at, marked=at == 0) for at in range(len(self.listed))])
        options.highlighted = 0 if self.listed else None
        self._marked = 0

    def _option(self, at: int, *, marked: bool) -> Text:
        """Return a line of the list; the mark says without colour where the choice stands."""
        mark = MARK if marked else " "
        number = f"{mark}{self._numbers[at]:>{self._width}} "
        lines = wrapped(self.listed[at].label, self._room)
        return Text.assemble((number, "dim"), ("\n" + " " * len(number)).join(lines))

    def _width_of_labels(self, width: int, height: int) -> int:
        """Return the cells for a label beside its number, and beside the bar that a longer list has."""
        room = max(SLIM, width - self._width - len(f"{MARK} "))
        if sum(len(wrapped(one.label, room)) for one in self.listed) <= height:
            return room
        return max(SLIM, room - 1)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Move the mark."""
        options = event.option_list
        for at, marked in ((self._marked, False), (event.option_index, True)):
            if at < options.option_count and at < len(self.listed):
                options.replace_option_prompt_at_index(at, self._option(at, marked=marked))
        self._marked = event.option_index

    def show_news(self) -> None:
        """Show the latest lines of the log, and above them an answer of the table."""
        lines = [one.text for one in self.table.log()[-TAIL:]]
        area = self.query_one("#side").size
        width, room = max(20, area.width - 1), 8
        text = Text()
        if self._note:
            text.append(self._note + "\n", "bold")
            room -= 1 + len(self._note) // width
        shown: list[str] = []
        for line in reversed(lines):
            room -= 1 + len(line) // width
            if room < 0:
                break
            shown.insert(0, line)
        text.append("\n".join(shown), "dim")
        self.query_one("#news", Static).update(text)

    def say(self, note: str) -> None:
        """Answer the person at the keys."""
        self._note = note
        self.show_news()

    # --- Choosing ---

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Do what was chosen from the list."""
        self.choose(self.listed[event.option_index])

    def on_key(self, event: Key) -> None:
        """Take a number digit by digit: done at once when no longer one begins with it."""
        if self.current is None or not event.key.isdecimal() or isinstance(self.focused, Input):
            return
        if len(self.screen_stack) > 1:
            return
        self._digits += event.key
        number = int(self._digits)
        count = len(self.current.choices)
        if not 0 < number <= count:
            self._digits = ""
            return
        self.list_choices(self.current.choices)
        self.query_one("#choices", OptionList).highlighted = number - 1
        if number * 10 > count:
            self.choose(self.current.choices[number - 1])

    def choose(self, choice: Offer) -> None:
        """Do that at the table."""
        self._digits = ""
        try:
            self.table.act(choice)
        except NotNow as error:
            self.say(str(error))
        self.show_table()

    def action_type(self) -> None:
        """Open the line to type in."""
        if self.current is not None and self.current.choices:
            line = self.query_one("#typed", Input)
            line.add_class("-open")
            line.focus()

    def stop_typing(self) -> None:
        """Close the line to type in."""
        line = self.query_one("#typed", Input)
        line.clear()
        line.remove_class("-open")
        self.query_one("#choices").focus()

    def action_stop_typing(self) -> None:
        """Close the line to type in, and list everything again."""
        self.stop_typing()
        self._digits = ""
        if self.current is not None:
            self.list_choices(self.current.choices)

    def on_input_changed(self, event: Input.Changed) -> None:
        """List only what can still be meant."""
        if self.current is not None and event.input.has_class("-open"):
            self.list_choices(completions(self.current, event.value))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Do what was typed, or the first that begins so."""
        if self.current is None:
            return
        if question := rules.question_in(event.value):
            self.stop_typing()
            self.push_screen(Page(self.words, question, rules.answers_at(self.table, self.current, question)))
            return
        choice = find(self.current, event.value) or (self.listed[0] if self.listed and event.value.strip() else None)
        if choice is None:
            self.say(self.table.why(event.value) if event.value.strip() else "")
        else:
            self.choose(choice)

    def complete(self) -> None:
        """Complete what is typed to the first choice that fits."""
        line = self.query_one("#typed", Input)
        if self.listed:
            line.value = self.listed[0].words
            line.cursor_position = len(line.value)

    def key_tab(self) -> None:
        """Complete, while something is typed."""
        if isinstance(self.focused, Input):
            self.complete()

    # --- Asking ---

    def action_undo(self) -> None:
        """Take the last choice back."""
        try:
            self.say(self.table.undo())
        except NotNow as error:
            self.say(str(error))
        self.show_table()

    def action_hint(self) -> None:
        """Ask for a hint, beside the keys."""
        self.say(self.words("thinking"))
        self.ask_hint()

    @work(thread=True, exclusive=True, group="hint")
    def ask_hint(self) -> None:
        """Wait for the hint."""
        try:
            advice = self.table.hint()
        except NotNow as error:
            self.call_from_thread(self.say, str(error))
        else:
            self.call_from_thread(self.show_hint, advice)

    def show_hint(self, advice: Advice) -> None:
        """Show a hint, and point at its choice."""
        told = self.words("hint-said", choice=advice.label, chance=round(advice.chance * 100))
        self.say(f"{told} {advice.reasons}".rstrip())
        for at, choice in enumerate(self.listed):
            if choice.words == advice.words:
                self.query_one("#choices", OptionList).highlighted = at

    def action_rule(self) -> None:
        """Show the rule that asks this."""
        if self.current is None:
            return
        text = rules.section(self.table.game, self.current.prompt.rule, self.table.texts.language)
        self.push_screen(Page(self.words, self.heading(), text or self.words("no-rule")))

    def action_log(self) -> None:
        """Show the log by turns, the latest last."""
        self.push_screen(Page(self.words, self.words("log-title"), log_page(self.table.turns()), bottom=True))

    def action_sheet(self) -> None:
        """Show the score sheet, as if the game ended now."""
        if self.current is not None:
            self.push_screen(Page(self.words, self.words("score-title"), sheet_page(self.table, self.current)))

    def action_describe(self) -> None:
        """Show the table in sentences."""
        if self.current is not None and self.current.view is not None:
            told = parts(self.table.texts, self.current.view, self.table.names)
            self.push_screen(Page(self.words, self.heading(), sentences(told)))

    def action_turn_board(self) -> None:
        """Show what the game draws on the other side of its board, until something happens."""
        if self.current is not None:
            self._turned = not self._turned
            self.show_board(self.current)

    def action_move_board(self, way: str) -> None:
        """Scroll the board, where the terminal is small."""
        getattr(self.query_one("#board-area"), f"scroll_page_{way}")(animate=False)

    def action_keys(self) -> None:
        """List the keys."""
        self.push_screen(help_page(self.words, self.signs(), remote=self.table.remote))

    def signs(self) -> str:
        """Return the meaning of the signs that the game draws; empty if it names none."""
        texts = self.table.texts
        return texts.message(SIGNS) if texts.has(SIGNS) else ""

    def heading(self) -> str:
        """Return the title of the game in the language of the table."""
        return self.table.texts.message("title")

    # --- Company ---

    def action_chat(self) -> None:
        """Open the chat."""
        if not self.table.remote:
            self.say(self.words("nobody-here"))
            return
        self.push_screen(ChatScreen(self.words, self.table.chat, self.table.speak), lambda _: self.show_table())

    def action_tools(self) -> None:
        """List what can be done at the table."""
        if not self.table.remote:
            self.say(self.words("nobody-here"))
            return
        self.push_screen(Tools(self.words, self.table.tools()), self.use_or_ask)

    def use_or_ask(self, tool: Tool | None) -> None:
        """Do something at the table; ask first where it cannot be taken back."""
        if tool is None:
            self.show_table()
        elif tool.sure:
            self.push_screen(Confirm(tool.label, self.words("sure-keys")), lambda ok: self.use_if(tool, ok=ok))
        else:
            self.use(tool)

    def use_if(self, tool: Tool, *, ok: bool | None) -> None:
        """Do it after all, or let it be."""
        if ok:
            self.use(tool)

    @work(thread=True, group="use")
    def use(self, tool: Tool) -> None:
        """Do it, beside the keys."""
        try:
            said = self.table.use(tool)
        except NotNow as error:
            said = str(error)
        self.call_from_thread(self.say, said)

    def action_leave(self) -> None:
        """Leave; ask before an unfinished game is left."""
        if self.current is not None and self.current.over:
            self.exit()
        else:
            question = Confirm(self.words("leave-ask"), self.words("leave-keys"))
            self.push_screen(question, lambda leave: self.exit() if leave else None)

    def on_unmount(self) -> None:
        """Leave the table."""
        self.workers.cancel_all()
        self.table.close()


def wrapped(label: str, width: int) -> list[str]:
    """Break a label into lines by the cells that its letters take; a Korean one takes two.

    >>> wrapped("Place an order: Spy ×1", 13), wrapped("주문하기 첩자", 9)
    (['Place an', 'order: Spy ×1'], ['주문하기', '첩자'])
    """
    lines = [""]
    for word in label.split():
        longer = f"{lines[-1]} {word}" if lines[-1] else word
        if cell_len(longer) <= width or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def log_page(turns: Iterable[ToldTurn]) -> Group:
    """Write a log: headings in bold, and each turn as a line with its details below."""
    lines: list[Text | Padding] = []
    for turn in turns:
        if turn.heading:
            lines.append(Text(f"{chr(10) if lines else ''}{turn.heading}", "bold"))
        lines.append(Text(turn.line))
        lines += [Padding(Text(line, "dim"), (0, 0, 0, INDENT)) for line in turn.details]
    return Group(*lines)


def sheet_page(table: TerminalTable, seen: Seen) -> Grid:
    """Lay out the score sheet."""
    head, *rows = score_rows(table.texts, seen, table.names)
    caption = "\n".join(seen.result) if seen.result is not None else table.words("if-ended")
    grid = Grid(
        *head, caption=caption, caption_justify="left", box=None, header_style="bold", pad_edge=False, padding=(0, 2)
    )
    for column in grid.columns[1:]:
        column.justify = "right"
    for number, row in enumerate(rows, 1):
        grid.add_row(*row, style="bold" if number == len(rows) else "")
    return grid
