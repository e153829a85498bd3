"""How a call is run: its common arguments, and how it ended."""

from __future__ import annotations

import itertools
import operator
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from types import TracebackType
from typing import Any, NamedTuple, Protocol, SupportsIndex, TypeVar, Union

from . import _quadrille
from ._errors import InputError, LimitError
from ._table import Table


class Progress(NamedTuple):
    """How far a call has come."""

    unit: str
    """What it advances by: ``"ply"``."""
    grade: int
    """The unit being worked on."""
    done: int
    """How many of its ``total`` states are done."""
    total: int
    found: int
    """States found so far."""
    worked: int
    """States handled since the call began."""
    fraction: float | None
    """Of the whole call that is done, from 0 to 1: an estimate, where there is one."""


ProgressOption = Union[bool, Callable[[Progress], object]]
Size = Union[int, str, None]
Numbers = Union[SupportsIndex, range, str]


class Ended(Protocol):
    """What a job gives: how it ended."""

    @property
    def status(self) -> str: ...
    @property
    def reached(self) -> str: ...
    @property
    def missing(self) -> str: ...
    @property
    def remedy(self) -> str: ...


EndedT = TypeVar("EndedT", bound=Ended)
FoundT = TypeVar("FoundT")
ItemT = TypeVar("ItemT")


class Bar:
    """Progress on standard error: by tqdm if it is installed, else by a line a second."""

    def __init__(self) -> None:
        self._bar: Any = None
        self._last = 0.0
        try:
            from tqdm.auto import tqdm  # type: ignore[import]

            self._bar = tqdm(total=None, leave=False)
        except ImportError:
            pass

    def __call__(self, at: Progress) -> None:
        if self._bar is not None:
            self._bar.set_description(f"{at.unit} {at.grade}", refresh=False)
            self._bar.total = at.total or None
            self._bar.n = at.done
            self._bar.refresh()
        elif time.monotonic() - self._last >= 1:
            self._last = time.monotonic()
            print(f"{at.unit} {at.grade}: {at.done} of {at.total}", file=sys.stderr)

    def close(self) -> None:
        if self._bar is not None:
            self._bar.close()


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


class Call:
    """The common arguments of a long call, read and checked."""

    def __init__(
        self,
        threads: SupportsIndex | None = None,
        memory: Size = None,
        progress: ProgressOption = False,
        large: bool = False,
        checkpoint: str = "",
    ) -> None:
        self.threads = None if threads is None else whole("threads", threads)
        if self.threads is not None and not 1 <= self.threads <= 1024:
            raise InputError(f"threads {self.threads}: out of range; give a whole number from 1 to 1024")
        self.memory = memory_of(memory)
        self._bar: Bar | None = None
        self._shown: Callable[..., object] | None = None
        if progress is True:
            self._bar = Bar()
            bar = self._bar
            self._shown = lambda *at: bar(Progress(*at))
        elif callable(progress):
            callback = progress
            self._shown = lambda *at: callback(Progress(*at))
        elif progress is not False and progress is not None:
            raise TypeError(f"progress: True or a function is expected, not {type(progress).__name__}")
        self.settings = _quadrille.Settings(self.threads or 0, self.memory, self._shown, bool(large), checkpoint)

    def __enter__(self) -> Callable[..., object] | None:
        """While it lasts, progress is shown: by what is returned, called with the members of a Progress."""
        return self._shown

    def __exit__(
        self, kind: type[BaseException] | None, raised: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._bar is not None:
            self._bar.close()

    def run(self, job: Callable[..., FoundT], *query: object) -> FoundT:
        """job(*query, settings)."""
        with self:
            return job(*query, self.settings)

    def table(self, job: Callable[..., _quadrille.ResultTable], *query: object) -> Table[Any]:
        """The table of job(*query, settings).

        Raises:
            LimitError: memory or time ended the work; its ``table`` has what was found.
        """
        data = self.run(job, *query)
        table: Table[Any] = Table(data)
        self._require_done(data, table)
        if "unmet" in data.facts:
            raise LimitError(f"width: {data.facts['unmet']}; ask for a wider interval", table)
        return table

    def done(self, job: Callable[..., EndedT], *query: object) -> EndedT:
        """What job(*query, settings) gives, which is no table.

        Raises:
            LimitError: memory or time ended the work.
        """
        data = self.run(job, *query)
        self._require_done(data)
        return data

    @staticmethod
    def _require_done(data: Ended, table: Table[Any] | None = None) -> None:
        why = {
            "memory": "memory: used up",
            "overflow": "overflow: a count outgrew the widest counter",
            "work_limit": "seconds: undecided, the time that was given is over",
            "interrupted": "interrupted",
        }.get(data.status)
        if why is None:
            return
        parts = [" ".join(filter(None, [why, data.reached]))]
        if data.missing:
            parts.append(f"missing: {data.missing}")
        parts.append(data.remedy or "give more")
        raise LimitError("; ".join(parts), table)
