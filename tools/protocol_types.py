"""TypeScript types of all that the client says to a server or to its worker, and hears of them, made from their own.

python -m tools.protocol_types          write web/src/net/protocol.d.ts, web/src/alone/messages.d.ts and the table of
                                        calls in docs/protocol.md
python -m tools.protocol_types --check  say which are not up to date
"""

from __future__ import annotations

import inspect
import re
import sys
from pathlib import Path
from typing import Any, Literal, NotRequired, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

from ludotheque.app.calls.call import JSON, Call
from ludotheque.app.calls.every import EVERY
from ludotheque.app.calls.request import Reply
from ludotheque.app.protocol import nights, terms
from ludotheque.app.protocol.answers import accounts as account_answers
from ludotheque.app.protocol.answers import archive as archive_answers
from ludotheque.app.protocol.answers import bots as bot_answers
from ludotheque.app.protocol.answers import clubs as club_answers
from ludotheque.app.protocol.answers import conduct as conduct_answers
from ludotheque.app.protocol.answers import lessons as lesson_answers
from ludotheque.app.protocol.answers import lobby as lobby_answers
from ludotheque.app.protocol.answers import puzzles as puzzle_answers
from ludotheque.app.protocol.answers import replays as replay_answers
from ludotheque.app.protocol.answers import reviews as review_answers
from ludotheque.app.protocol.answers import rules as rule_answers
from ludotheque.app.protocol.answers import tables as answers
from ludotheque.app.protocol.messages import tables as messages
from ludotheque.browser import page
from ludotheque.core.events import Arg
from ludotheque.core.options import OptionValue
from tools.view_types import SIMPLE, name_of

ROOT = Path(__file__).parent.parent
HEAD = """// Made from the server's own types by `python -m tools.protocol_types`; do not edit.
// docs/protocol.md is their page.

/** An action: its verb and its arguments. */
export type Action = { verb: string; [arg: string]: string | number };
/** An argument of an event or a prompt. */
export type Arg = number | string | Record<string, number>;
/** The value of an option of a game. */
export type OptionValue = boolean | number | string;
export type NewSeatKind = NewSeat["kind"];
"""
WORKER_HEAD = """// Made from the types of ludotheque.browser.page by `python -m tools.protocol_types`; do not edit.
"""
NAMED: dict[Any, str] = {
    answers.ActionJson: "Action",
    Arg: "Arg",
    OptionValue: "OptionValue",
    messages.NewSeat: "NewSeat",
    messages.Listed: "Listed",
    messages.Terms: "Terms",
    messages.PushKeys: "PushKeys",
    terms.Clock: "Clock",
    nights.Nights: "Nights",
    bytes: "Uint8Array<ArrayBuffer>",
}
"""Types that have a name of their own in TypeScript."""
ANSWERS = (
    answers,
    replay_answers,
    archive_answers,
    bot_answers,
    club_answers,
    conduct_answers,
    account_answers,
    lobby_answers,
    puzzle_answers,
    review_answers,
    rule_answers,
    lesson_answers,
)
PARTS = (
    nights.Nights,
    terms.Clock,
    messages.Terms,
    messages.NewSeat,
    messages.Listed,
    messages.PushKeys,
)
"""Models that are parts of others."""
BODIES = tuple(dict.fromkeys(call.parameters.body[1] for call in EVERY if call.parameters.body is not None))
"""The bodies of calls; None for one of any shape."""
PAGE = "docs/protocol.md"
BEGIN, END = "<!-- calls: begin -->", "<!-- calls: end -->"
FEW = 4
"""Fields of a type that the table of calls names, if the page does not explain it."""


def typescript() -> str:
    """Return the whole module: what the server answers, then what a client may send."""
    SIMPLE.update(NAMED)
    found: dict[str, str] = {}
    for kind in (one for module in ANSWERS for one in vars(module).values()):
        if is_typeddict(kind):
            name_of(kind, found)
    for model in (*get_args(messages.FromClient), *PARTS, *filter(None, BODIES)):
        found[model.__name__] = request(model, found)
    # Types, not interfaces: an interface is no Record, which texts and storage take.
    parts = [
        re.sub(r"interface (\w+) (.*)\}\n", r"type \1 = \2};\n", f"\n{text}", flags=re.S) for text in found.values()
    ]
    return HEAD + "".join(parts) + union("FromServer", answers.FromServer) + union("FromClient", messages.FromClient)


def request(model: Any, found: dict[str, str]) -> str:
    """Return the interface of one message; what has a default may be left out."""
    hints = get_type_hints(model)
    tag = model.__struct_config__.tag
    lines = [f'  type: "{tag}";\n'] if tag else []
    for field in msgspec.structs.fields(model):
        lines.append(f"  {field.name}{'' if field.required else '?'}: {name_of(hints[field.name], found)};\n")
    return f"export interface {model.__name__} {{\n{''.join(lines)}}}\n"


def union(name: str, kinds: Any) -> str:
    """Return the type of all messages of one side."""
    lines = "".join(f"\n  | {kind.__name__}" for kind in get_args(kinds))
    return f"\nexport type {name} ={lines};\n"


def worker() -> str:
    """Return the module of the messages between a page and the worker that has the application."""
    SIMPLE.update(NAMED)
    parts = [f"\n{message(kind)}" for kind in (*get_args(page.FromPage), *get_args(page.FromWorker))]
    return WORKER_HEAD + "".join(parts) + union("FromPage", page.FromPage) + union("FromWorker", page.FromWorker)


def message(kind: Any) -> str:
    """Return the interface of one message of a worker or to it."""
    lines = []
    for name, hint in get_type_hints(kind, include_extras=True).items():
        optional = get_origin(hint) is NotRequired
        lines.append(f"  {name}{'?' if optional else ''}: {name_of(get_args(hint)[0] if optional else hint, {})};\n")
    return f"export interface {kind.__name__} {{\n{''.join(lines)}}}\n"


def table(page: str) -> str:
    """Return a page with the table of all calls."""
    SIMPLE.update(NAMED)
    known = set(re.findall(r"^type (\w+) =", page, re.MULTILINE))
    rows = "".join(row(call, known) for call in EVERY)
    before, _, rest = page.partition(BEGIN)
    head = "| request and body | answer | |\n| --- | --- | --- |\n"
    return f"{before}{BEGIN}\n\n{head}{rows}\n{END}{rest.partition(END)[2]}"


def row(call: Call, known: set[str]) -> str:
    """Return the row of a call: the request, the answer, and the first line of the description."""
    wanted = call.parameters
    query = "&".join(f"{word.name}={choices(word.kind)}" for word in wanted.query)
    asked = f"`{call.method} {call.path}{'?' if query else ''}{query}`"
    if wanted.body is not None:
        asked += f" `{short(wanted.body[1], known)}`" if wanted.body[1] else " a record"
    summary = inspect.cleandoc(call.handler.__doc__ or "").partition("\n")[0].replace("``", "`")
    told = summary.removeprefix("Return ").rstrip(".")
    return f"| {asked} | {answer(call, known)} | {told[:1].upper()}{told[1:]} |\n"


def choices(kind: Any) -> str:
    """Return the values that a parameter may have, if they are few."""
    return r"\|".join(get_args(kind)) if get_origin(kind) is Literal else ""


def answer(call: Call, known: set[str]) -> str:
    """Return the type of the answer to a call, or its media type."""
    kind = get_type_hints(call.handler)["return"] if call.shape is None else call.shape
    if kind is type(None):
        return "204"
    if kind is Reply or call.kind != JSON:
        return call.kind.partition(";")[0].replace("*/*", "a file") or "303"
    return f"`{short(kind, known)}`".replace("`object`", "an object")


def short(kind: Any, known: set[str]) -> str:
    """Return the name of a type that the page explains or that has many fields, or else the names of its fields."""
    found: dict[str, str] = {}
    if get_origin(kind) is list:
        return f"{short(get_args(kind)[0], known)}[]"
    if kind is dict or get_origin(kind) is dict:
        return "object"
    text = name_of(kind, found) and found[kind.__name__] if is_typeddict(kind) else request(kind, found)
    fields = re.findall(r"^  (.*);$", text, re.MULTILINE)
    parts = {one for field in fields for one in re.findall(r"\b[A-Z]\w+", field.partition(":")[2])} - {"Record"}
    if kind.__name__ in known or len(fields) > FEW or not parts <= known:
        return str(kind.__name__)
    return "{ " + ", ".join(field.partition(":")[0] for field in fields) + " }"


def main() -> int:
    """Write the files, or compare them."""
    wanted = {
        "web/src/net/protocol.d.ts": typescript(),
        "web/src/alone/messages.d.ts": worker(),
        PAGE: table((ROOT / PAGE).read_text(encoding="utf-8")),
    }
    stale = [
        name
        for name, text in wanted.items()
        if not (ROOT / name).is_file() or (ROOT / name).read_text(encoding="utf-8") != text
    ]
    if stale and "--check" in sys.argv:
        print(f"not up to date: {', '.join(stale)}; run `python -m tools.protocol_types`", file=sys.stderr)
        return 1
    for name in stale:
        (ROOT / name).write_text(wanted[name], encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
