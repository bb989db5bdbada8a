"""The stand-ins for pydantic and orjson read and write as the libraries do: the same inputs, and the same outcomes.

Not compared are the words in which a parser says why something is no JSON (only "Invalid JSON: "
is), and the input, the URL and the context of pydantic's errors, which no one reads.
"""

from __future__ import annotations

import enum
import functools
import json
import math
import os
import random
import re
import subprocess
import sys
import typing
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple

import orjson as library
import pytest
from annotated_types import Ge, Gt, Le, Lt, MaxLen, MinLen
from pydantic import BaseModel, ConfigDict, StringConstraints, TypeAdapter, ValidationError
from pydantic.fields import FieldInfo

import ludotheque
from ludotheque import registered_games
from ludotheque.standins import orjson, pydantic
from tests.server.mutation import DEEP, ODD, garbled, mutated
from tests.standins.reading import models, outcomes

PACKAGE = Path(ludotheque.__file__).parent
ROOT = Path(__file__).parents[2]

WORDS = ("Ann", "x", "5a" * 32, "0" * 16, "Europe/Paris", "Nowhere/At_All", "https://a.example/", "\u2800", " [bot] x ")
WORDS += (*(f"{space}x{space}" for space in "\x1c\x85\u2003\n\u200b"), "x\n", "é😀", "1.5", "1_0", "nan", " 2 ", "٣")
NUMBERS = (0, 1, 60, 43_200, 2, 10, -1, 0.04, 0.05, 0.5, 10.0, 10.5, 1e300, math.nan, math.inf, -0.0, 10**400)
POOL: tuple[Any, ...] = (*WORDS, *NUMBERS, False, "5a" * 32 + "\n", ["x"], {"x": 1}, {"x": True, "y": None})
POOL += tuple(one for one in ODD if len(repr(one)) < 400)
FEW: tuple[Any, ...] = (None, True, 1, 1.5, -1, "x", "\ud800", [], {})
"""Values that every field is tried with; those of models within models, with a few."""
MUTATED = 30
"""Mutated and garbled inputs for each model."""


# --- Values of an annotation ---


@functools.cache
def adapter(hint: Any) -> TypeAdapter[Any]:
    config = None if isinstance(hint, type) and issubclass(hint, BaseModel) else ConfigDict(strict=True)
    return TypeAdapter(hint, config=config)


def fits(hint: Any, value: Any) -> bool:
    try:
        adapter(hint).validate_python(value)
    except ValidationError:
        return False
    return True


def inner(hint: Any) -> tuple[Any, list[Any]]:
    """Return an annotation without its constraints, and those."""
    if typing.get_origin(hint) is Annotated:
        return hint.__origin__, list(hint.__metadata__)
    return hint, []


def limits(hint: Any) -> dict[type, int]:
    """Return the limits of an annotation."""
    found: dict[type, int] = {}
    for one in inner(hint)[1]:
        for part in one.metadata if isinstance(one, FieldInfo) else [one]:
            if isinstance(part, StringConstraints):
                found |= {MinLen: part.min_length or 0} | ({MaxLen: part.max_length} if part.max_length else {})
            for kind, name in {
                Ge: "ge",
                Gt: "gt",
                Le: "le",
                Lt: "lt",
                MinLen: "min_length",
                MaxLen: "max_length",
            }.items():
                if isinstance(part, kind):
                    found[kind] = getattr(part, name)
    return found


@functools.cache
def fine(hint: Any) -> Any:
    """Return a value that fits; no one changes it."""
    kind = inner(hint)[0]
    if isinstance(kind, type) and issubclass(kind, BaseModel):
        return whole(kind)
    origin, arguments = typing.get_origin(kind), typing.get_args(kind)
    if origin is Literal:
        return arguments[0]
    if origin is list:
        return [fine(arguments[0])]
    if origin is dict:
        return {fine(arguments[0]): 1}
    found = next((one for one in (*WORDS, *NUMBERS, True) if fits(hint, one)), None)
    return fine(arguments[0]) if found is None and arguments else found


def edges(hint: Any) -> Iterator[Any]:
    """Yield values at the limits of an annotation, and just beyond."""
    kind, bounds = inner(hint)[0], limits(hint)
    arguments = typing.get_args(kind)
    if isinstance(kind, type) and issubclass(kind, BaseModel):
        yield from variations(kind, FEW)
        return
    if typing.get_origin(kind) is Literal:
        yield from arguments
    elif typing.get_origin(kind) in (list, dict):
        *_, last = arguments
        for value in (*edges(last), *FEW):
            yield [value] if typing.get_origin(kind) is list else {"x": value, "y": value}
        for bound in bounds.values():
            for size in (bound - 1, bound, bound + 1):
                yield (
                    [fine(last)] * size
                    if typing.get_origin(kind) is list
                    else {str(at): fine(last) for at in range(size)}
                )
        if len(arguments) == 2:
            yield from ({"x" * size: fine(last)} for size in (0, 64, 65))
            yield {str(at): None if at == 3 else fine(last) for at in range(1 + bounds.get(MaxLen, 0))}
    elif arguments:
        for one in arguments:
            yield from edges(one)
    for limit, bound in bounds.items():
        if limit not in (MinLen, MaxLen):
            yield from (bound - 1, bound, bound + 1, bound + 0.01, float(bound))
        elif kind is str:
            yield from (
                mark * size for size in (bound - 1, bound, bound + 1) for mark in ("x0é" if bound < 1000 else "x")
            )


@functools.cache
def whole(model: type[BaseModel]) -> dict[str, Any]:
    """Return an input that fits a model, with all of its fields; what they ask of each other is written here."""
    if model.__name__ == "Nights":
        return {"zone": "Europe/Paris", "start": 22, "end": 7}
    if model.__name__ == "Clock":
        return {
            "kind": "slow",
            "bank": 60,
            "increment": 0,
            "turn": 86_400,
            "end": "lose",
            "nights": fine(hints(model)["nights"]),
        }
    return {name: fine(hint) for name, hint in hints(model).items()}


@functools.cache
def hints(model: type[BaseModel]) -> dict[str, Any]:
    found = typing.get_type_hints(model, include_extras=True)
    return {name: found[name] for name in model.model_fields}


@functools.cache
def homes() -> dict[Any, tuple[type[BaseModel], str]]:
    """Return the field where an annotation is tried with everything; elsewhere a few values do."""
    return {hint: (model, name) for model in models().values() for name, hint in hints(model).items()}


def variations(model: type[BaseModel], pool: tuple[Any, ...] = POOL) -> Iterator[dict[str, Any]]:
    """Yield inputs of which one field is changed, left out or too much."""
    complete = whole(model)
    yield from (complete, {}, {"zz": 1, **complete, "more": None})
    for name, hint in hints(model).items():
        yield {key: value for key, value in complete.items() if key != name}
        for value in (*pool, *edges(hint)) if homes()[hint] == (model, name) else FEW:
            yield complete | {name: value}


# --- Cases ---


def written(value: Any) -> str:
    return json.dumps(value)


def doubled(model: type[BaseModel]) -> Iterator[str]:
    """Yield JSON in which fields come twice."""
    complete = whole(model)
    for name, value in complete.items():
        for pair in ((value, 7.5), (7.5, value), (value, value), ({"a": 1.5}, value)):
            text = ",".join(f"{written(name)}:{written(one)}" for one in pair)
            yield f"{{{written(complete)[1:-1]},{text}}}"


@functools.cache
def model_cases() -> list[tuple[str, str, bool]]:
    """Name a model, a text, and whether that is also read as the server does, by way of Python's values."""
    rng = random.Random(34)
    found: list[tuple[str, str, bool]] = []
    for name, model in models().items():
        cases = [written(case) for case in variations(model)] + [written(one) for one in POOL]
        cases += [written(mutated(whole(model), rng)) for _ in range(MUTATED)]
        found += [(name, case, True) for case in cases]
        found += [(name, garbled(written(whole(model)), rng), False) for _ in range(MUTATED)]
        found += [(name, case, False) for case in doubled(model)]
    return found


ACT = '{"type":"act","seat":1,"ply":1,"action":%s}'
MESSAGES = [
    *(f'{{"type":{one}}}' for one in ("5", "null", "true", '"x"', '["x"]', '{"a":1.0}', "NaN", "1e300", '"xé\'"')),
    '{"type":"hello","type":"ping"}',
    '{"type":"ping","type":"hello"}',
    *(ACT % one for one in ('{"a":1.5,"a":2}', '{"a":2,"a":1.5,"b":{}}', "{" + ",".join(13 * ['"a":1']) + "}")),
    *(ACT % f'{{"{key}":1.5}}' for key in ("a", "x" * 65, "name")),
    *(f'{{"type":"kick","spectator":{one}}}' for one in ("1.0", "-0", "-1", "1e2", "2147483648", "1" + 4299 * "0")),
    '{"type":"kick","spectator":1' + 4300 * "0" + "}",
    *(
        f'{{"type":"chat","text":"{one}"}}'
        for one in (r"\ud800", r"\ud83d\ude00", r"\\ud800", r"\ude00\ud83d", "\ud800")
    ),
    *(
        f'{{"type":"chat","text":"{one}"}}'
        for one in ("\t", "\x7f", r"\x41", r"\u0000", r"\u00e9", " \u001c", "\u001ca")
    ),
]
DEPTHS = [
    f'{{"record":{{"a":{opened * depth}{middle}{closed * depth}}}}}'
    for opened, closed in (("[", "]"), ('{"a":', "}"), ('[{"a":', "}]"))
    for middle in ("1", "[]", "{}")
    for depth in (98, 99, 100, 197, 198, 199, 200, 700, 20_000)
]
TEXTS = ["", " ", "nul", "1 2", "[1,]", "01", "-", "1.", ".5", "+1", "\x0b1", "\ufeff1", "[", "NaN", "-Infinity", "Inf"]
TEXTS += [
    f" {one}\r\n\t" for one in ("1", "-0", "-0.0", "1E5", "1e-400", "1e400", "-1e400", "9" * 400, "9" * 400 + ".5")
]
TEXTS += [str(one) for one in (2**63, 2**64 - 1, 2**64, -(2**63), -(2**63) - 1, 10**30)]
TEXTS += [
    r'"\ud800"',
    r'"\ud83d\ude00"',
    r'"\\ud800"',
    r'{"\udc00":1}',
    '"\ud800"',
    '"\x00"',
    '"\x7f"',
    '{"a":1,"a":2}',
]
TEXTS += ["1e0309", "0.1e0001", '"e1234"', "12345678901234567890.5", '["1234567890123456789012",1]']
VALUES: list[Any] = [
    *(math.nan, math.inf, -0.0, 1e-4, 1e-5, 1.5e-5, -9.87e-5, 1.2345678901234567e-5, 1e-6, 1.5e-10, 1e15, 1e16, 1e22),
    *(5e-324, 1.7976931348623157e308, 0.1, 2**64 - 1, 2**64, -(2**63), -(2**63) - 1),
    *('é\u2028\x7f\x00\x1f"\\/\b\f\n\r\t', "😀", "\ud800", {"\ud800": 1}, {"b": {"z": 1, "y": [2]}, "a": 2, "Z": None}),
    *({"😀": 1, "\uffff": 2}, [], {}, [[]], True, None, DEEP),
]


# --- Tests ---


@functools.cache
def cases() -> dict[str, Any]:
    rng = random.Random(43)
    texts = [written(mutated(case, rng)) for case in map(whole, models().values()) for _ in range(20)]
    curves = [("Curve", text, False) for text in DEPTHS]
    bad = [(name, text, False) for name in ("Curve", "Terms") for text in TEXTS]
    messages = [*MESSAGES, *TEXTS, *(text for _, text, _ in model_cases()[::4] if '"type"' in text)]
    deep = [json.loads("[" * depth + "]" * depth) for depth in (254, 255, 256)]
    return {
        "models": [*model_cases(), *curves, *bad],
        "messages": messages,
        "loads": [*TEXTS, *texts],
        "dumps": [*VALUES, *deep, *map(json.loads, texts)],
        "games": sorted(registered_games()),
    }


@functools.cache
def both() -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the outcomes of the libraries, and those of the stand-ins in a process of their own."""
    told = json.dumps(cases())
    path = os.pathsep.join(map(str, (PACKAGE / "standins", PACKAGE.parent, ROOT)))
    run = subprocess.run(
        [sys.executable, "-m", "tests.standins.reading"],
        input=told,
        env={**os.environ, "PYTHONPATH": path},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    found = json.loads(run.stdout)
    assert [Path(found[name]).parent for name in ("pydantic", "orjson")] == 2 * [PACKAGE / "standins"]
    return json.loads(json.dumps(outcomes(json.loads(told)))), found


@pytest.mark.parametrize("part", ["models", "messages", "loads", "dumps", "games"])
def test_both_readers_are_alike(part: str) -> None:
    library, standin = both()
    assert len(library[part]) == len(standin[part]) == len(cases()[part])
    for case, expected, found in zip(cases()[part], library[part], standin[part], strict=True):
        assert found == expected, repr(case)[:2000]


class Colour(enum.StrEnum):
    RED = "red"


class Two(NamedTuple):
    one: int
    two: int


ODD_OBJECTS: tuple[Any, ...] = (Colour.RED, {"a": (1, Colour.RED)}, Two(1, 2), {1: 2}, {None: 1}, {1}, b"x", object())
ODD_DATA: tuple[Any, ...] = (
    b"\xff",
    b'"\xed\xa0\x80"',
    b"\xef\xbb\xbf1",
    b'{"a":1}',
    bytearray(b"[]"),
    memoryview(b"1"),
    5,
    None,
)


def placeless(value: object) -> str:
    """Return what names a case in every process: an address in memory would differ."""
    return re.sub(r" at 0x\w+", "", repr(value))


@pytest.mark.parametrize("value", ODD_OBJECTS, ids=placeless)
def test_objects_are_written_or_refused_as_by_the_library(value: Any) -> None:
    found = []
    for module in (library, orjson):
        try:
            found.append(module.dumps(value))
        except TypeError as error:
            found.append(str(error))
    assert found[0] == found[1]


@pytest.mark.parametrize("data", ODD_DATA, ids=placeless)
def test_bytes_are_read_or_refused_as_by_the_library(data: Any) -> None:
    found = []
    for module in (library, orjson):
        try:
            found.append(module.loads(data))
        except module.JSONDecodeError as error:
            assert isinstance(error, ValueError)
            found.append("refused")
    assert found[0] == found[1]


def test_fragments_are_put_in_as_they_are() -> None:
    fragment = orjson.Fragment(b'{"a": 1}')
    assert (
        orjson.dumps([fragment, {"b": fragment}, orjson.Fragment("\u00e9")]) == '[{"a": 1},{"b":{"a": 1}},é]'.encode()
    )


class Strict(pydantic.BaseModel):
    model_config = pydantic.ConfigDict(extra="forbid", strict=True, frozen=True)


class Point(Strict):
    x: int
    names: list[str] = pydantic.Field(default=[])


class Circle(Strict):
    type: Literal["circle"]


def test_models_are_values() -> None:
    one, other = Point(x=1), Point.model_validate({"x": 1})
    assert one == other and one != Point(x=2) and repr(one) == "Point(x=1, names=[])"
    assert one.names is not other.names and Circle.model_validate({"type": "circle"}) == Circle(type="circle")
    assert len({Circle(type="circle"), Circle(type="circle")}) == 1
    for change in (lambda: setattr(one, "x", 2), lambda: delattr(one, "x")):
        with pytest.raises(pydantic.ValidationError, match="Instance is frozen"):
            change()
    with pytest.raises(TypeError, match="unhashable"):
        hash(one)


UNKNOWN = {
    "an annotation": (set[int], "is not known here"),
    "a tuple": (tuple[int, int], "is not known here"),
    "a constraint": (Annotated[int, "odd"], "is not known here"),
    "a constraint of another type": (Annotated[int, pydantic.Field(max_length=3)], "are not known here"),
    "a text that is converted": (Annotated[str, pydantic.Field(strict=False)], "are not known here"),
    "a constraint after a function": (
        Annotated[int, pydantic.AfterValidator(abs), pydantic.Field(ge=0)],
        "is not known here",
    ),
    "a pattern of a part": (Annotated[str, pydantic.StringConstraints(pattern="x")], "whole text"),
    "a union of lists": (list[int] | list[str], "is not known here"),
    "a union of texts": (str | Annotated[str, pydantic.Field(max_length=3)], "is not known here"),
    "models that no field tells apart": (Annotated[Point | Circle, pydantic.Field(discriminator="x")], "x"),
    "words that are none": (Literal[1], "is not known here"),
}


@pytest.mark.parametrize("hint", UNKNOWN)
def test_an_unknown_annotation_is_refused_at_the_class(hint: str) -> None:
    annotation, words = UNKNOWN[hint]
    with pytest.raises(TypeError, match=words):
        type("Model", (Strict,), {"__annotations__": {"field": annotation}, "__module__": __name__})
    with pytest.raises(TypeError, match=words):
        pydantic.TypeAdapter(annotation)


def test_unknown_settings_are_refused_at_the_class() -> None:
    with pytest.raises(TypeError, match="settings"):
        type("Model", (pydantic.BaseModel,), {"model_config": {"extra": "allow"}})
    with pytest.raises(TypeError, match="unexpected keyword"):
        pydantic.Field(multiple_of=2)
    with pytest.raises(TypeError, match="belong into the annotation"):
        type("Model", (Strict,), {"__annotations__": {"a": int}, "a": pydantic.Field(ge=1), "__module__": __name__})
    with pytest.raises(TypeError, match="before"):
        pydantic.model_validator(mode="before")  # type: ignore[arg-type]
