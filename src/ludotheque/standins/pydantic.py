"""Reads the messages of ``protocol/`` as the library pydantic does; for browsers, where there is none.

Each annotation of a model becomes a function once, when the class is made. It takes a value and whether that comes from
JSON (the wording of a few errors differs), and returns the value or raises `_Wrong`. An annotation, a constraint or a
setting that is not known here is a TypeError of the class: nothing passes that pydantic would refuse.

Other than in pydantic, what is no JSON is said in the words of Python's ``json``, and errors have their ``type``, their
``loc`` and their ``msg`` alone.
"""

from __future__ import annotations

import copy
import inspect
import json
import re
import types
import typing
from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields
from typing import Annotated, Any, ClassVar, Final, Generic, Literal, NamedTuple, TypedDict, TypeVar, Union

from ludotheque.standins.surrogates import encodable, has_half

T = TypeVar("T")
Read = Callable[[Any, bool], Any]
Step = str | int
Told = dict[str, Any]

DEEPEST: Final = 200
"""The deepest nesting of lists and objects of JSON, those that are empty left out."""
SPACES: Final = "\t\n\v\f\r \x85\xa0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a" + (
    "\u2028\u2029\u202f\u205f\u3000"
)
"""The characters that are stripped; Python's own idea of it has four control characters more."""


# --- Errors ---


class Fault(NamedTuple):
    """One error: where, of which type, and in words."""

    loc: tuple[Step, ...]
    type: str
    msg: str


class _Wrong(Exception):
    """A value is refused."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        super().__init__()
        self.faults = list(faults)

    def below(self, *steps: Step) -> list[Fault]:
        """Return the faults as those of something around the value."""
        return [fault._replace(loc=(*steps, *fault.loc)) for fault in self.faults]


def _wrong(kind: str, words: str) -> _Wrong:
    return _Wrong([Fault((), kind, words)])


class ValidationError(ValueError):
    """Input does not fit a model."""

    def __init__(self, title: str, faults: list[Fault]) -> None:
        lines = [f"{'.'.join(map(str, fault.loc))}\n  {fault.msg} [type={fault.type}]" for fault in faults]
        super().__init__("\n".join([f"{len(faults)} validation error{'s'[: len(faults) > 1]} for {title}", *lines]))
        self._faults = faults

    def errors(self, *, include_url: bool = True, include_input: bool = True) -> list[Told]:  # noqa: ARG002
        """Return the errors; there is never a URL or the input in them."""
        return [fault._asdict() for fault in self._faults]


def _outcome(title: str, read: Read, value: Any, from_json: bool) -> Any:
    try:
        return read(_parsed(value) if from_json else value, from_json)
    except _Wrong as wrong:
        raise ValidationError(title, wrong.faults) from None


# --- JSON ---


class _Doubled(dict[str, Any]):
    """An object of JSON that has a name twice: the last one counts, but in a dictionary the others are read, too."""

    pairs: list[tuple[str, Any]]


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) == len(pairs):
        return found
    doubled = _Doubled(found)
    doubled.pairs = pairs
    return doubled


_JSON: Final = json.JSONDecoder(object_pairs_hook=_object)


def _parsed(data: object) -> Any:
    if not isinstance(data, str | bytes | bytearray):
        raise _wrong("json_type", "JSON input should be string, bytes or bytearray")
    if isinstance(data, str) and not encodable(data):
        raise _wrong(*_NOT_UNICODE)
    try:
        text = data if isinstance(data, str) else data.decode()
        if has_half(text):
            raise ValueError("half of a surrogate pair")
        found = _JSON.decode(text)
        if text.count("[") + text.count("{") > DEEPEST and _is_deep(found):
            raise ValueError("nested too deep")
    except json.JSONDecodeError as error:
        place = f"line {error.lineno} column {error.colno}"
        raise _wrong("json_invalid", f"Invalid JSON: {error.msg} at {place}") from None
    except (ValueError, RecursionError) as error:
        raise _wrong("json_invalid", f"Invalid JSON: {error}") from None
    return found


def _is_deep(value: Any) -> bool:
    level = [value]
    for _ in range(DEEPEST):
        inner = (one.values() if isinstance(one, dict) else one for one in level)
        level = [one for some in inner for one in some if isinstance(one, dict | list) and one]
    return bool(level)


# --- Constraints ---

_MISSING: Final = object()


@dataclass(frozen=True, slots=True, kw_only=True)
class StringConstraints:
    """The limits of a text."""

    min_length: int | None = None
    max_length: int | None = None
    pattern: str | None = None
    strip_whitespace: bool | None = None


@dataclass(frozen=True, slots=True)
class FieldInfo:
    """The limits of a field, and its value where it is left out."""

    default: Any = _MISSING
    default_factory: Callable[[], Any] | None = None
    discriminator: str | None = None
    strict: bool | None = None
    ge: float | None = None
    gt: float | None = None
    le: float | None = None
    lt: float | None = None
    min_length: int | None = None
    max_length: int | None = None
    pattern: str | None = None


def Field(default: Any = _MISSING, **limits: Any) -> Any:
    """Describe a field."""
    return FieldInfo(default, **limits)


@dataclass(frozen=True, slots=True)
class AfterValidator:
    """A function that reads a value further; its ValueError says why it does not fit."""

    func: Callable[[Any], Any]


def model_validator(*, mode: Literal["after"]) -> Callable[[T], T]:
    """Have a method look at each model that was made, and return it."""
    if mode != "after":
        raise TypeError(f"validators of mode {mode!r} are not known here")

    def mark(method: T) -> T:
        method.__after__ = True  # type: ignore[attr-defined]
        return method

    return mark


def _limits(one: object) -> dict[str, Any]:
    """Return what a constraint says."""
    if not isinstance(one, FieldInfo | StringConstraints):
        raise TypeError(f"the constraint {one!r} is not known here")
    said = {field.name: getattr(one, field.name) for field in fields(one)}
    return {name: value for name, value in said.items() if value is not None and value is not _MISSING}


# --- Annotations become functions ---


def _reader(hint: Any) -> tuple[Read, str]:
    """Return the reader of an annotation, and the name that unions give it."""
    kind, *metadata = (hint.__origin__, *hint.__metadata__) if typing.get_origin(hint) is Annotated else (hint,)
    after = [one.func for one in metadata if isinstance(one, AfterValidator)]
    before = metadata[: len(metadata) - len(after)]
    limits: dict[str, Any] = {}
    for one in before:  # a constraint behind an AfterValidator is here as well, or that is, and is refused
        limits |= _limits(one)
    read, label = _plain(kind, limits)
    if limits:
        raise TypeError(f"the constraints {', '.join(limits)} of {hint} are not known here")
    for function in after:
        read, label = _then(read, function), ""
    return read, label


def _plain(kind: Any, limits: dict[str, Any]) -> tuple[Read, str]:
    """Return the reader of a type, and take from ``limits`` those that it looks at."""
    origin, arguments = typing.get_origin(kind), typing.get_args(kind)
    label = kind.__name__ if kind in (bool, int, str) else ""
    label = f"constrained-{label}" if label and limits else label
    if kind is Any:
        return lambda value, _: value, ""
    if kind is bool:
        return _read_bool, label
    if kind is int:
        return _number(_read_int, limits), label
    if kind is float:
        lax = limits.get("strict") is False and limits.pop("strict") is False
        return _number(_read_lax_float if lax else _read_float, limits), ""
    if kind is str:
        return _text(limits), label
    if origin is Literal and all(isinstance(one, str) for one in arguments):
        return _literal(arguments), ""
    if origin is list:
        return _list(_reader(arguments[0])[0], limits), ""
    if origin is dict:
        return _dict(_reader(arguments[0])[0], _reader(arguments[1])[0], limits.pop("max_length", None)), ""
    if origin in (Union, types.UnionType):
        return _union(arguments, limits.pop("discriminator", None)), ""
    if isinstance(kind, type) and issubclass(kind, BaseModel):
        return kind._read, ""
    raise TypeError(f"the annotation {kind} is not known here")


def _then(read: Read, function: Callable[[Any], Any]) -> Read:
    def read_on(value: Any, from_json: bool) -> Any:
        found = read(value, from_json)
        try:
            return function(found)
        except ValueError as error:
            raise _wrong("value_error", f"Value error, {error}") from None

    return read_on


def _read_bool(value: Any, _from_json: bool) -> bool:
    if isinstance(value, bool):
        return value
    raise _wrong("bool_type", "Input should be a valid boolean")


def _read_int(value: Any, _from_json: bool) -> int:
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    raise _wrong("int_type", "Input should be a valid integer")


def _read_float(value: Any, from_json: bool) -> float:
    if isinstance(value, int | float) and not isinstance(value, bool):
        try:
            return float(value)
        except OverflowError:
            if from_json:
                return float("inf") if value > 0 else float("-inf")
    raise _wrong("float_type", "Input should be a valid number")


def _read_lax_float(value: Any, from_json: bool) -> float:
    if isinstance(value, str):
        if not encodable(value):
            raise _wrong(*_NOT_UNICODE)
        try:
            return float(value.encode("ascii"))  # digits of other scripts are none here
        except ValueError:
            raise _wrong(
                "float_parsing", "Input should be a valid number, unable to parse string as a number"
            ) from None
    return _read_float(int(value) if isinstance(value, bool) else value, from_json)


_BOUNDS: Final[tuple[tuple[str, str, str, Callable[[Any, Any], bool]], ...]] = (
    ("le", "less_than_equal", "less than or equal to", lambda value, bound: value <= bound),
    ("lt", "less_than", "less than", lambda value, bound: value < bound),
    ("ge", "greater_than_equal", "greater than or equal to", lambda value, bound: value >= bound),
    ("gt", "greater_than", "greater than", lambda value, bound: value > bound),
)
"""The bounds of numbers, in the order in which they are looked at."""


def _number(read: Read, limits: dict[str, Any]) -> Read:
    bounds = [(kind, words, fits, limits.pop(name)) for name, kind, words, fits in _BOUNDS if name in limits]

    def read_number(value: Any, from_json: bool) -> Any:
        found = read(value, from_json)
        for kind, words, fits, bound in bounds:
            if not fits(found, bound):
                raise _wrong(kind, f"Input should be {words} {bound}")
        return found

    return read_number


_NOT_UNICODE: Final = (
    "string_unicode",
    "Input should be a valid string, unable to parse raw data as a unicode string",
)


def _text(limits: dict[str, Any]) -> Read:
    constrained = bool(limits)
    least, most = limits.pop("min_length", 0), limits.pop("max_length", None)
    strip, pattern = limits.pop("strip_whitespace", False), limits.pop("pattern", None)
    if pattern is not None and not (pattern.startswith("^") and pattern.endswith("$")):
        raise TypeError(f"the pattern {pattern} does not say how the whole text is")
    matches = re.compile(pattern or "", re.ASCII).fullmatch  # Python's $ alone would let a line end pass

    def read_text(value: Any, _from_json: bool) -> str:
        if not isinstance(value, str):
            raise _wrong("string_type", "Input should be a valid string")
        if not constrained:
            return value
        if not encodable(value):
            raise _wrong(*_NOT_UNICODE)
        text = value.strip(SPACES) if strip else value
        if most is not None and len(text) > most:
            raise _wrong("string_too_long", f"String should have at most {_count(most, 'character')}")
        if len(text) < least:
            raise _wrong("string_too_short", f"String should have at least {_count(least, 'character')}")
        if pattern is not None and matches(text) is None:
            raise _wrong("string_pattern_mismatch", f"String should match pattern '{pattern}'")
        return text

    return read_text


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"


def _literal(words: tuple[str, ...]) -> Read:
    *others, last = [f"'{word}'" for word in words]
    expected = f"{', '.join(others)} or {last}" if others else last

    def read_literal(value: Any, _from_json: bool) -> str:
        if isinstance(value, str) and value in words:
            return value
        if isinstance(value, str) and not encodable(value):
            raise _wrong(*_NOT_UNICODE)
        raise _wrong("literal_error", f"Input should be {expected}")

    return read_literal


def _list(read: Read, limits: dict[str, Any]) -> Read:
    least, most = limits.pop("min_length", 0), limits.pop("max_length", None)

    def read_list(value: Any, from_json: bool) -> list[Any]:
        if not isinstance(value, list):
            raise _wrong("list_type", f"Input should be a valid {'array' if from_json else 'list'}")
        size = len(value)
        if most is not None and size > most:
            words = f"List should have at most {_count(most, 'item')} after validation, not {size}"
            raise _wrong("too_long", words)
        found, faults = [], list[Fault]()
        for number, one in enumerate(value):
            try:
                found.append(read(one, from_json))
            except _Wrong as wrong:
                faults += wrong.below(number)
        if faults:
            raise _Wrong(faults)
        if size < least:
            words = f"List should have at least {_count(least, 'item')} after validation, not {size}"
            raise _wrong("too_short", words)
        return found

    return read_list


def _dict(read_key: Read, read_value: Read, most: int | None) -> Read:
    def read_dict(value: Any, from_json: bool) -> dict[Any, Any]:
        if not isinstance(value, dict):
            raise _wrong("dict_type", f"Input should be {'an object' if from_json else 'a valid dictionary'}")
        found, faults = {}, list[Fault]()
        for key, one in value.pairs if isinstance(value, _Doubled) else value.items():
            before = len(faults)
            try:
                read_as = read_key(key, from_json)
            except _Wrong as wrong:
                faults += wrong.below(key, "[key]")
            try:
                inner = read_value(one, from_json)
            except _Wrong as wrong:
                faults += wrong.below(key)
            if len(faults) > before:
                continue
            found[read_as] = inner
            if most is not None and len(found) > most:
                words = f"Dictionary should have at most {_count(most, 'item')} after validation, not more"
                raise _wrong("too_long", words)
        if faults:
            raise _Wrong(faults)
        return found

    return read_dict


def _union(members: tuple[Any, ...], discriminator: str | None) -> Read:
    """Return the reader of a union: of one type or None, of models told apart by a field, or of plain types."""
    if discriminator is not None:
        return _tagged(members, discriminator)
    some = [one for one in members if one is not type(None)]
    if len(some) == 1 and len(members) == 2:
        only = _reader(some[0])[0]
        return lambda value, from_json: None if value is None else only(value, from_json)
    readers = [_reader(one) for one in members if one is not type(None)]
    labels = [label.removeprefix("constrained-") for _, label in readers]
    if "" in labels or len({*labels}) < len(members):
        raise TypeError(f"a union of {members} is not known here")

    def read_union(value: Any, from_json: bool) -> Any:
        faults = list[Fault]()
        for read, label in readers:  # at most one of them takes the value, since they are of different types
            try:
                return read(value, from_json)
            except _Wrong as wrong:
                faults += wrong.below(label)
        raise _Wrong(faults)

    return read_union


def _tagged(models: tuple[type[BaseModel], ...], name: str) -> Read:
    known = {model: model.model_fields.get(name) for model in models}
    hints = {model: field.hint for model, field in known.items() if field is not None}
    if any(typing.get_origin(hints.get(model)) is not Literal for model in models):
        raise TypeError(f"the field {name!r} does not tell {models} apart")
    tags = {tag: model for model, hint in hints.items() for tag in typing.get_args(hint)}
    expected = ", ".join(f"'{tag}'" for tag in tags)

    def read_tagged(value: Any, from_json: bool) -> Any:
        if isinstance(value, models):
            return value
        if not isinstance(value, dict):
            if from_json:
                raise _wrong("dict_type", "Input should be an object")
            words = "Input should be a valid dictionary or object to extract fields from"
            raise _wrong("model_attributes_type", words)
        if name not in value:
            raise _wrong("union_tag_not_found", f"Unable to extract tag using discriminator '{name}'")
        tag = value[name]
        if not isinstance(tag, str) or tag not in tags:
            words = f"Input tag '{tag}' found using '{name}' does not match any of the expected tags: {expected}"
            raise _wrong("union_tag_invalid", words)
        try:
            return tags[tag]._read(value, from_json)
        except _Wrong as wrong:
            raise _Wrong(wrong.below(tag)) from None

    return read_tagged


# --- Models ---


class ConfigDict(TypedDict, total=False):
    """The settings of models."""

    extra: Literal["forbid"]
    strict: Literal[True]
    frozen: Literal[True]


KNOWN: Final = ConfigDict(extra="forbid", strict=True, frozen=True)
"""The only settings that models have here."""


class Known(NamedTuple):
    """A field of a model."""

    hint: Any
    read: Read
    default: Any
    """The value of a field that is left out; `_MISSING` if it has to be there."""
    copied: bool
    factory: Callable[[], Any] | None


def _known(hint: Any, given: Any) -> Known:
    info = given if isinstance(given, FieldInfo) else FieldInfo(given)
    inner = [one for one in getattr(hint, "__metadata__", ()) if isinstance(one, FieldInfo)]
    if any(one.default is not _MISSING or one.default_factory is not None for one in inner):
        raise TypeError("a default is given behind the equals sign")
    unknown = _limits(info).keys() - {"default", "default_factory"}
    if unknown:
        raise TypeError(f"{', '.join(sorted(unknown))} belong into the annotation")
    copied = type(info.default).__hash__ is None  # as pydantic does, so that no one changes what all have
    return Known(hint, _reader(hint)[0], info.default, copied, info.default_factory)


class BaseModel:
    """The base of models: made from input that fits, and never changed."""

    model_config: ClassVar[ConfigDict]
    model_fields: ClassVar[dict[str, Known]] = {}
    _after: ClassVar[tuple[Callable[[Any], Any], ...]] = ()

    def __init_subclass__(cls) -> None:
        if getattr(cls, "model_config", None) != KNOWN:
            raise TypeError(f"models have the settings {KNOWN} here")
        hints = typing.get_type_hints(cls, include_extras=True)
        own = [name for name in inspect.get_annotations(cls) if name != "model_config"]
        if any(name.startswith(("_", "model_")) for name in own):
            raise TypeError(f"{cls.__name__} has a field whose name is not known here")
        cls.model_fields = cls.model_fields | {
            name: _known(hints[name], cls.__dict__.get(name, _MISSING)) for name in own
        }
        for name in own:  # what a model has is its own; a default of the class would hide what is missing
            if name in cls.__dict__:
                delattr(cls, name)
        cls._after += tuple(one for one in vars(cls).values() if getattr(one, "__after__", False))

    def __init__(self, /, **data: Any) -> None:
        self.__dict__.update(_outcome(type(self).__name__, self._read, data, False).__dict__)

    @classmethod
    def _read(cls, value: Any, from_json: bool) -> Any:
        if isinstance(value, cls):
            return value
        if not isinstance(value, dict):
            words = "an object" if from_json else f"a valid dictionary or instance of {cls.__name__}"
            raise _wrong("model_type", f"Input should be {words}")
        made, faults = cls.__new__(cls), list[Fault]()
        found = made.__dict__
        for name, field in cls.model_fields.items():
            if name in value:
                try:
                    found[name] = field.read(value[name], from_json)
                except _Wrong as wrong:
                    faults += wrong.below(name)
            elif field.factory is not None:
                found[name] = field.factory()
            elif field.default is not _MISSING:
                found[name] = copy.deepcopy(field.default) if field.copied else field.default
            else:
                faults.append(Fault((name,), "missing", "Field required"))
        faults += [_unexpected(name) for name in value if name not in cls.model_fields]
        if faults:
            raise _Wrong(faults)
        for check in cls._after:
            try:
                made = check(made)
            except ValueError as error:
                raise _wrong("value_error", f"Value error, {error}") from None
        return made

    @classmethod
    def model_validate(cls, value: Any) -> typing.Self:
        """Read a model from Python's values."""
        return typing.cast(typing.Self, _outcome(cls.__name__, cls._read, value, False))

    @classmethod
    def model_validate_json(cls, data: str | bytes | bytearray) -> typing.Self:
        """Read a model from JSON."""
        return typing.cast(typing.Self, _outcome(cls.__name__, cls._read, data, True))

    def model_dump(self) -> dict[str, Any]:
        """Return the model as a dictionary, and the models in it, too."""
        return {name: _dumped(value) for name, value in self.__dict__.items()}

    def __setattr__(self, name: str, _value: object) -> None:
        raise ValidationError(type(self).__name__, [Fault((name,), "frozen_instance", "Instance is frozen")])

    def __delattr__(self, name: str) -> None:
        self.__setattr__(name, None)

    def __eq__(self, other: object) -> bool:
        return self.__dict__ == other.__dict__ if type(self) is type(other) else NotImplemented

    def __hash__(self) -> int:
        return hash(tuple(self.__dict__.values()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in self.__dict__.items())})"


def _unexpected(name: object) -> Fault:
    if isinstance(name, str):
        return Fault((name,), "extra_forbidden", "Extra inputs are not permitted")
    return Fault((typing.cast(int, name),), "invalid_key", "Keys should be strings")


def _dumped(value: Any) -> Any:
    if isinstance(value, BaseModel):
        return value.model_dump()
    if isinstance(value, dict):
        return {name: _dumped(one) for name, one in value.items()}
    return [_dumped(one) for one in value] if isinstance(value, list) else value


class TypeAdapter(Generic[T]):
    """Reads values of any annotation that a field may have."""

    def __init__(self, hint: Any) -> None:
        self._title, self._read = str(hint), _reader(hint)[0]

    def validate_json(self, data: str | bytes | bytearray) -> T:
        """Read a value from JSON."""
        return typing.cast(T, _outcome(self._title, self._read, data, True))

    def validate_python(self, value: Any) -> T:
        """Read a value from Python's values."""
        return typing.cast(T, _outcome(self._title, self._read, value, False))
