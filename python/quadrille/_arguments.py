"""Converts a caller's arguments to the form that the compiled module takes. If an argument cannot be used, the error
names the argument and the remedy.
"""

from __future__ import annotations

import itertools
import operator
from collections.abc import Iterable, Iterator, Sequence
from typing import SupportsIndex, TypeVar, Union

from . import _quadrille
from ._errors import InputError

Size = Union[int, str, None]
Numbers = Union[SupportsIndex, range, str]
ItemT = TypeVar("ItemT")


def whole(name: str, value: SupportsIndex, least: int | None = None) -> int:
    """An int that the compiled part takes.

    Raises:
        TypeError: it is no whole number.
        InputError: it is too large or too small.
    """
    number = exact(name, value)
    if least is not None and number < least:
        raise InputError(f"{name} {shown(number)}", "out of range", f"give a whole number from {least} up")
    if not -(2**31) <= number < 2**31:
        raise InputError(f"{name} {shown(number)}", "out of range", "give a smaller number")
    return number


def exact(name: str, value: SupportsIndex, expected: str = "a whole number") -> int:
    """An int of any size.

    Raises:
        TypeError: it is no whole number.
    """
    try:
        return operator.index(value)
    except TypeError:
        raise TypeError(f"{name}: {expected} is expected, not {type(value).__name__}") from None


def index_or_slice(name: str, value: SupportsIndex | slice) -> int | slice:
    """A place in a sequence, or several.

    Raises:
        TypeError: it is neither a whole number nor a slice of whole numbers.
    """
    if not isinstance(value, slice):
        return exact(name, value, "a whole number or a slice")
    for bound in value.start, value.stop, value.step:
        if bound is not None:
            exact(name, bound, "a slice of whole numbers")
    return value


def switch(name: str, value: bool) -> bool:
    """True or False. No other value is accepted, since a text such as "no" would count as True.

    Raises:
        TypeError: it is no bool.
    """
    if not isinstance(value, bool):
        raise TypeError(f"{name}: True or False is expected, not {type(value).__name__}")
    return value


def shown(number: int) -> str:
    """A number in a message: Python itself refuses to write one of thousands of digits."""
    sign = "minus " if number < 0 else ""
    return str(number) if abs(number) < 10**40 else f"of {sign}some {number.bit_length()} bits"


def one_of(name: str, value: object, choices: Sequence[str], remedy: str = "") -> str:
    """One of some words.

    Raises:
        TypeError: it is no text.
        InputError: it is another text.
    """
    word = text(name, value)
    if word not in choices:
        raise InputError(f"{name} {cut(word)}", f"no such {name}", f"give {remedy or ' or '.join(choices)}")
    return word


def cut(value: str) -> str:
    """A text in a message, shortened."""
    return repr(value) if len(value) <= 40 else f"{value[:40]!r}..."


def real(name: str, value: float) -> float:
    """A floating-point number, from a float, an int, a Fraction, or a number of Sage.

    Raises:
        TypeError: it is no number.
        InputError: it is beyond all floating-point numbers.
    """
    if isinstance(value, (str, bytes)) or not (hasattr(value, "__float__") or hasattr(value, "__index__")):
        raise TypeError(f"{name}: a number is expected, not {type(value).__name__}")
    try:
        return float(value)
    except ValueError:
        raise InputError(name, "is no number", "give one") from None
    except OverflowError:
        raise InputError(name, "beyond all floating-point numbers", "give a smaller number") from None


def optional_whole(name: str, value: SupportsIndex | None, least: int | None = None) -> int | None:
    """The same as ``whole``, or None."""
    return None if value is None else whole(name, value, least)


def wide(name: str, value: SupportsIndex) -> int:
    """A whole number of 64 bits: a seed.

    Raises:
        TypeError: it is no whole number.
        InputError: it is out of range.
    """
    number = exact(name, value)
    if not 0 <= number < 2**64:
        raise InputError(f"{name} {shown(number)}", "out of range", "give a whole number from 0 to 2**64 - 1")
    return number


def span(name: str, value: Numbers) -> tuple[int, int]:
    """The first and last number of ``20``, of ``range(4, 35)`` or of ``"4..34"``.

    Raises:
        TypeError: it is none of these.
        InputError: it is no run of numbers, or one of them is too large or too small.
    """
    if isinstance(value, range):
        if value.step != 1 or value.start >= value.stop:
            raise InputError(name, "no run of numbers", "give range(A, B) with A below B")
        return whole(name, value.start), whole(name, value.stop - 1)
    if isinstance(value, str):
        first, dots, last = value.partition("..")
        if not first.isdecimal() or not (last if dots else first).isdecimal():
            raise InputError(f"{name} {cut(value)}", "no run of numbers", "write it as '4..34'")
        if len(value) > 40:
            raise InputError(f"{name} {cut(value)}", "out of range", "give smaller numbers")
        return whole(name, int(first)), whole(name, int(last if dots else first))
    number = whole(name, exact(name, value, "a whole number, a range or a text"))
    return number, number


def wholes(name: str, value: Iterable[SupportsIndex], size: int) -> tuple[int, ...]:
    """A fixed number of ints: a vertex, a state.

    Raises:
        TypeError: it is no sequence of `size` whole numbers.
        InputError: one of them is too large or too small.
    """
    given = list(itertools.islice(_iterator(name, value, f"{size} whole numbers are"), size + 1))
    if len(given) != size:
        raise TypeError(f"{name}: {size} whole numbers are expected, not {'more' if len(given) > size else len(given)}")
    return tuple(whole(f"{name}[{place}]", number) for place, number in enumerate(given))


def up_to(most: int, name: str, values: Iterable[ItemT]) -> Iterator[ItemT]:
    """The values, at most `most` of them.

    Raises:
        TypeError: it is no sequence of values.
        InputError: there are more.
    """
    for place, value in enumerate(_iterator(name, values, "a list is")):
        if place == most:
            raise InputError(name, f"more than {most}", "give fewer")
        yield value


def _iterator(name: str, values: Iterable[ItemT], expected: str) -> Iterator[ItemT]:
    if isinstance(values, (str, bytes)):
        raise TypeError(f"{name}: {expected} expected, not a text")
    try:
        return iter(values)
    except TypeError:
        raise TypeError(f"{name}: {expected} expected, not {type(values).__name__}") from None


def text(name: str, value: object) -> str:
    """A text that the compiled part takes.

    Raises:
        TypeError: it is no text.
        InputError: it holds a character that UTF-8 cannot hold, or a zero byte.
    """
    if not isinstance(value, str):
        raise TypeError(f"{name}: a str is expected, not {type(value).__name__}")
    try:
        value.encode()
    except UnicodeEncodeError:
        raise InputError(f"{name} {cut(value)}", "holds half a character", "give a text of whole characters") from None
    if "\0" in value:
        raise InputError(f"{name} {cut(value)}", "holds a zero byte", "leave it out")
    return value


def memory_of(size: Size) -> int | None:
    """A number of bytes.

    Raises:
        TypeError: it is neither a whole number, a text nor None.
        InputError: it is no size, or out of range.
    """
    if size is None:
        return None
    if isinstance(size, str):
        return int(_quadrille.memory_size(text("memory", size)))
    number = exact("memory", size, "a number of bytes or a text such as '4G'")
    if not 0 < number < 2**63:
        raise InputError(f"memory {shown(number)}", "out of range", "give a number of bytes above 0, or '4G'")
    return number
