"""Arguments, as the jobs take them, or an error that names the argument and the remedy."""

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
    if isinstance(value, (str, bytes)):
        raise TypeError(f"{name}: a whole number is expected, not {type(value).__name__}")
    number = operator.index(value)
    if least is not None and number < least:
        raise InputError(f"{name} {shown(number)}: out of range; give a whole number from {least} up")
    if not -(2**31) <= number < 2**31:
        raise InputError(f"{name} {shown(number)}: out of range; give a smaller number")
    return number


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
        raise InputError(f"{name} {cut(word)}: no such {name}; give {remedy or ' or '.join(choices)}")
    return word


def cut(value: str) -> str:
    """A text in a message, where it is to be short."""
    return repr(value) if len(value) <= 40 else f"{value[:40]!r}..."


def real(name: str, value: float) -> float:
    """A floating-point number: of a float, an int, a Fraction, or a number of Sage's.

    Raises:
        TypeError: it is no number.
        InputError: it is a number that none is near to.
    """
    if isinstance(value, (str, bytes)) or not (hasattr(value, "__float__") or hasattr(value, "__index__")):
        raise TypeError(f"{name}: a number is expected, not {type(value).__name__}")
    try:
        return float(value)
    except ValueError:
        raise InputError(f"{name}: is no number; give one") from None
    except OverflowError:
        raise InputError(f"{name}: beyond all floating-point numbers; give a smaller number") from None


def optional_whole(name: str, value: SupportsIndex | None, least: int | None = None) -> int | None:
    return None if value is None else whole(name, value, least)


def wide(name: str, value: SupportsIndex) -> int:
    """A whole number of 64 bits: a seed."""
    number = operator.index(value)
    if not 0 <= number < 2**64:
        raise InputError(f"{name} {shown(number)}: out of range; give a whole number from 0 to 2**64 - 1")
    return number


def span(name: str, value: Numbers) -> tuple[int, int]:
    """The first and last number of ``20``, of ``range(4, 35)`` or of ``"4..34"``."""
    if isinstance(value, range):
        if value.step != 1 or value.start >= value.stop:
            raise InputError(f"{name}: no run of numbers; give range(A, B) with A below B")
        return whole(name, value.start), whole(name, value.stop - 1)
    if isinstance(value, str):
        first, dots, last = value.partition("..")
        if not first.isdecimal() or not (last if dots else first).isdecimal():
            raise InputError(f"{name} {cut(value)}: no run of numbers; write it as '4..34'")
        if len(value) > 40:
            raise InputError(f"{name} {cut(value)}: out of range; give smaller numbers")
        return whole(name, int(first)), whole(name, int(last if dots else first))
    number = whole(name, value)
    return number, number


def wholes(name: str, value: Iterable[SupportsIndex], size: int) -> tuple[int, ...]:
    """So many ints: a vertex, a state.

    Raises:
        TypeError: it is no row of so many whole numbers.
        InputError: one of them is too large or too small.
    """
    if isinstance(value, (str, bytes)):
        raise TypeError(f"{name}: {size} whole numbers are expected, not a text")
    numbers = tuple(whole(name, number) for number in itertools.islice(value, size + 1))
    if len(numbers) != size:
        raise TypeError(f"{name}: {size} whole numbers are expected, not {'more' if len(numbers) > size else len(numbers)}")
    return numbers


def up_to(most: int, name: str, values: Iterable[ItemT]) -> Iterator[ItemT]:
    """The values, of which there may be any number.

    Raises:
        TypeError: it is no row of values.
        InputError: there are more.
    """
    if isinstance(values, (str, bytes)):
        raise TypeError(f"{name}: a list is expected, not a text")
    for place, value in enumerate(values):
        if place == most:
            raise InputError(f"{name}: more than {most}; give fewer")
        yield value


def text(name: str, value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{name}: a str is expected, not {type(value).__name__}")
    try:
        value.encode()
    except UnicodeEncodeError:
        raise InputError(f"{name} {cut(value)}: half a character; give a text of whole ones") from None
    if "\0" in value:
        raise InputError(f"{name} {cut(value)}: a character of no text; leave it out")
    return value


def memory_of(size: Size) -> int | None:
    if size is None:
        return None
    if isinstance(size, str):
        return int(_quadrille.memory_size(text("memory", size)))
    number = operator.index(size)
    if not 0 < number < 2**63:
        raise InputError(f"memory {shown(number)}: out of range; give a number of bytes above 0, or '4G'")
    return number
