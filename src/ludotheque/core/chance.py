"""Chance: the only source of randomness of a game.

There are four kinds with one method, ``below(n)``:

* :class:`SeededChance` for simulation: fast, reproducible, and the same with and without compilation.
* :class:`ScriptedChance` for tests: a value that is missing, left over or out of range is an error.
* :class:`RecordedChance` for tables and replays: records every value, or plays back recorded ones.
* :class:`SealedChance` for real tables: a keyed hash stream over a 256-bit secret, committed to when the table starts
  and revealed when it ends, so that anyone can check the shuffles and no one can predict them.

>>> dice, same = SeededChance(7), SeededChance(7)
>>> [dice.roll(6) for _ in range(5)] == [same.roll(6) for _ in range(5)]
True
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

MASK32: Final = 0xFFFFFFFF
LARGEST: Final = 0x7FFFFFFF
LARGEST_WORD: Final = 0x7FFFFFFFFFFFFFFF
SEED_BITS: Final = 62


class ChanceError(ValueError):
    """A scripted or recorded value is missing, left over or out of range."""


class ChanceMissing(ChanceError):
    """A value is missing; any value below ``below`` would fit."""

    def __init__(self, message: str, below: int) -> None:
        super().__init__(message)
        self.below = below


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """The only source of randomness. Subclasses implement :meth:`below` and :meth:`clone`; the other methods use these.

    >>> class Least(Chance):
    ...     def below(self, n):
    ...         return 0
    ...     def clone(self):
    ...         return self
    >>> Least().roll(6)
    1
    """

    def below(self, n: i64) -> i64:
        """Return a whole number from 0 to ``n - 1``, all equally likely. ``1 <= n < 2**31``, else ChanceError."""
        raise NotImplementedError(f"{type(self).__name__} needs a method below(n)")

    def clone(self) -> Chance:
        """Return an independent copy with the same future values."""
        raise NotImplementedError(f"{type(self).__name__} needs a method clone(): states are copied with their chance")

    def __reduce__(self) -> tuple[Any, ...]:
        """Write chance of one's own for :mod:`pickle` and :mod:`copy`, compiled too: its class and what it has."""
        return _own, (type(self), dict(getattr(self, "__dict__", {})))

    def roll(self, sides: i64) -> i64:
        """Roll one die: 1 to ``sides``."""
        return self.below(sides) + 1

    def pick(self, counts: vec[i64], total: i64) -> i64:
        """Draw one item from a multiset and return its index.

        There are ``counts[i]`` items of kind ``i``, ``total`` in all. Nothing is removed.
        """
        k = self.below(total)
        i: i64 = 0
        while k >= counts[i]:
            k -= counts[i]
            i += 1
        return i

    def shuffle(self, items: vec[i64]) -> None:
        """Shuffle in place (Fisher-Yates, from the end)."""
        i = i64(len(items)) - 1
        while i > 0:
            j = self.below(i + 1)
            kept = items[i]
            items[i] = items[j]
            items[j] = kept
            i -= 1


def _own(kind: type[Chance], fields: dict[str, Any]) -> Chance:
    """Return chance of one's own as it was pickled."""
    chance = kind.__new__(kind)
    for name, value in fields.items():
        setattr(chance, name, value)
    return chance


def _complete(name: str) -> TypeError:
    """Return the error of a subclass of a kind of chance, whose copies would be of that kind again."""
    return TypeError(f"{name} copies itself as {name}: make chance of your own a subclass of Chance")


def _mix(value: i64) -> i64:
    """Spread the bits of a 32-bit value (two rounds of multiply and fold)."""
    x = value & MASK32
    x = (((x >> 16) ^ x) * 0x45D9F3B) & MASK32
    x = (((x >> 16) ^ x) * 0x45D9F3B) & MASK32
    return (x >> 16) ^ x


class SeededChance(Chance):
    """Reproducible chance from a whole number: xoshiro128++ on 32-bit words.

    Every intermediate stays below 2**63, so compiled and uncompiled runs agree. Not for secrets: see
    :class:`SealedChance`.

    >>> SeededChance(1).below(100) == SeededChance(1).below(100)
    True
    >>> SeededChance(7), SeededChance(7).seed
    (SeededChance(7), 7)
    """

    def __init_subclass__(cls) -> None:
        raise _complete("SeededChance")

    def __init__(self, seed: i64) -> None:
        if seed < 0:
            raise ChanceError("a seed is a whole number from 0 to 2**63 - 1")
        self.seed: i64 = seed
        """The number that it began with; copies have the same one, however much was drawn."""
        low = seed & MASK32
        high: i64 = (seed >> 32) & MASK32
        self._a: i64 = _mix(low + 0x1E3779B9)
        self._b: i64 = _mix(high ^ self._a)
        self._c: i64 = _mix(self._a + self._b + 0x3C6EF372)
        self._d: i64 = _mix(self._c + 0x5A5A5A5A) | 1

    def below(self, n: i64) -> i64:
        if n < 1 or n > LARGEST:
            raise ChanceError("chance is asked for one of 1 to 2**31 - 1 outcomes")
        product = self._next() * n
        remainder = product & MASK32
        if remainder < n:
            # Lemire's method: refuse the few values that would favour some outcomes.
            threshold: i64 = (0x100000000 - n) % n
            while remainder < threshold:
                product = self._next() * n
                remainder = product & MASK32
        return product >> 32

    def _next(self) -> i64:
        a = self._a
        b = self._b
        c = self._c
        d = self._d
        total: i64 = (a + d) & MASK32
        result: i64 = ((((total << 7) & MASK32) | (total >> 25)) + a) & MASK32
        shifted: i64 = (b << 9) & MASK32
        c ^= a
        d ^= b
        b ^= c
        a ^= d
        c ^= shifted
        d = ((d << 11) & MASK32) | (d >> 21)
        self._a = a
        self._b = b
        self._c = c
        self._d = d
        return result

    def clone(self) -> Chance:
        copy = SeededChance(self.seed)
        copy._a = self._a
        copy._b = self._b
        copy._c = self._c
        copy._d = self._d
        return copy

    def __repr__(self) -> str:
        return f"SeededChance({self.seed})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _seeded, (self._a, self._b, self._c, self._d, self.seed)


def _seeded(a: int, b: int, c: int, d: int, seed: int = 0) -> SeededChance:
    """Return seeded chance as it was pickled."""
    chance = SeededChance(seed)
    chance._a, chance._b, chance._c, chance._d = a, b, c, d
    return chance


def unforeseen() -> Chance:
    """Return unpredictable chance for a game that is started without any."""
    return SeededChance(secrets.randbits(SEED_BITS))


class ScriptedChance(Chance):
    """Chance that returns exactly the values of a test and raises an error for any other use.

    >>> with ScriptedChance([2, 0]) as script:
    ...     script.below(6), script.below(3)
    (2, 0)
    """

    def __init_subclass__(cls) -> None:
        raise _complete("ScriptedChance")

    def __init__(self, values: list[int]) -> None:
        self._values: list[int] = list(values)
        self._at: int = 0

    def below(self, n: i64) -> i64:
        if self._at >= len(self._values):
            raise ChanceMissing(f"the script has no value number {self._at + 1}, asked for one below {n}", n)
        value = self._values[self._at]
        if not 0 <= value < n:
            raise ChanceError(f"value number {self._at + 1} of the script is {value}, but it must be below {n}")
        self._at += 1
        return i64(value)

    def finish(self) -> None:
        """Raise ChanceError if a value was not used."""
        left = len(self._values) - self._at
        if left:
            raise ChanceError(f"{left} value(s) of the script were not used, starting at number {self._at + 1}")

    def clone(self) -> Chance:
        copy = ScriptedChance(self._values)
        copy._at = self._at
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        return ScriptedChance, (self._values[self._at :],)

    def __enter__(self) -> ScriptedChance:
        return self

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        if error is None:
            self.finish()


class SealedChance(Chance):
    """Chance for real tables.

    Draw number ``i`` is ``BLAKE2b(key, i, attempt)``, 63 bits of it, reduced without bias. :attr:`commitment` may be
    shown at once, ``secret`` only when the table has ended. The key is the secret, or
    :func:`~ludotheque.core.contributions.shuffle_key` derives it from the secret and the contributions of the people at
    the table.

    >>> table = SealedChance(bytes(32))
    >>> SealedChance(bytes(32)).commitment == table.commitment
    True
    """

    def __init_subclass__(cls) -> None:
        raise _complete("SealedChance")

    def __init__(self, secret: bytes | None = None, drawn: int = 0, key: bytes | None = None) -> None:
        chosen = secrets.token_bytes(32) if secret is None else secret
        if len(chosen) != 32 or (key is not None and len(key) != 32):
            raise ChanceError("the secret of a table is 32 bytes long, and so is the key of its draws")
        self.secret: bytes = chosen
        self.key: bytes = chosen if key is None else key
        self.drawn: int = drawn

    @property
    def commitment(self) -> str:
        """Return the commitment that is published when the table starts: SHA-256 of the secret, in hex."""
        return hashlib.sha256(b"ludotheque:" + self.secret).hexdigest()

    def below(self, n: i64) -> i64:
        if n < 1 or n > LARGEST:
            raise ChanceError("chance is asked for one of 1 to 2**31 - 1 outcomes")
        attempt = 0
        while True:
            message = self.drawn.to_bytes(8, "big") + attempt.to_bytes(4, "big")
            digest = hashlib.blake2b(message, key=self.key, digest_size=8).digest()
            word = i64(int.from_bytes(digest, "big") >> 1)
            if word < LARGEST_WORD - LARGEST_WORD % n:
                self.drawn += 1
                return word % n
            attempt += 1

    def clone(self) -> Chance:
        return SealedChance(self.secret, self.drawn, self.key)

    def __reduce__(self) -> tuple[Any, ...]:
        return SealedChance, (self.secret, self.drawn, self.key)


class RecordedChance(Chance):
    """Plays back recorded values, then draws more from ``source``; :meth:`take` returns the values drawn.

    Without a source it is a pure replay: a missing or unfitting value is an error.

    >>> replay = RecordedChance(None, [3])
    >>> replay.below(6), replay.take()
    (3, [3])
    """

    def __init_subclass__(cls) -> None:
        raise _complete("RecordedChance")

    def __init__(self, source: Chance | None, values: list[int] | None = None) -> None:
        self.source: Chance | None = source
        self._queue: list[int] = list(values) if values is not None else []
        self._drawn: list[int] = []

    def feed(self, values: list[int]) -> None:
        """Add values to play back next."""
        self._queue.extend(values)

    def below(self, n: i64) -> i64:
        if self._queue:
            value = i64(self._queue.pop(0))
            if not 0 <= value < n:
                raise ChanceError(f"the record says {value} where the rules ask for a number below {n}")
        elif self.source is not None:
            value = self.source.below(n)
        else:
            raise ChanceError(f"the record has no value where the rules ask for a number below {n}")
        self._drawn.append(value)
        return value

    def take(self) -> list[int]:
        """Return the values drawn since the last call."""
        drawn = self._drawn
        self._drawn = []
        return drawn

    def pending(self) -> int:
        """Return the number of values drawn since the last :meth:`take`."""
        return len(self._drawn)

    def unused(self) -> int:
        """Return the number of values fed in but not yet drawn."""
        return len(self._queue)

    def clone(self) -> Chance:
        copy = RecordedChance(None if self.source is None else self.source.clone(), self._queue)
        copy._drawn = list(self._drawn)
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        return _recorded, (self.source, self._queue, self._drawn)


def _recorded(source: Chance | None, queue: list[int], drawn: list[int]) -> RecordedChance:
    """Return recorded chance as it was pickled."""
    chance = RecordedChance(source, queue)
    chance._drawn = drawn
    return chance
