"""Runs a function of the compiled module: checks the common arguments, shows progress, and raises an error if memory or
time ends the work.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from types import TracebackType
from typing import Any, NamedTuple, Protocol, SupportsIndex, TypeVar, Union

from . import _quadrille
from ._arguments import Size, memory_of, switch, whole
from ._errors import InputError, LimitError
from ._table import Table


class Progress(NamedTuple):
    """The progress of a call."""

    unit: str
    """The unit of its steps: ``"ply"``."""
    grade: int
    """The unit being worked on."""
    done: int
    """The number of finished states, of ``total``."""
    total: int
    found: int
    """States found so far."""
    worked: int
    """States handled since the call began."""
    fraction: float | None
    """The finished part of the whole call, from 0 to 1: an estimate; None if there is none."""


ProgressOption = Union[bool, Callable[[Progress], object]]


class Ended(Protocol):
    """The ending of a job."""

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


class Bar:
    """Progress on standard error: by tqdm if it is installed, otherwise by one line a second."""

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
            raise InputError(f"threads {self.threads}", "out of range", "give a whole number from 1 to 1024")
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
        self.settings = _quadrille.Settings(self.threads or 0, self.memory, self._shown, switch("large", large), checkpoint)

    def __enter__(self) -> Callable[..., object] | None:
        """Begins to show progress. The returned function takes the members of a Progress and shows them."""
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
            LimitError: memory or time ended the work; its ``table`` has the results so far.
        """
        data = self.run(job, *query)
        table: Table[Any] = Table(data)
        self._require_done(data, table)
        if "unmet" in data.facts:
            raise LimitError("width", data.facts["unmet"], "ask for a wider interval", table)
        return table

    def done(self, job: Callable[..., EndedT], *query: object) -> EndedT:
        """The result of job(*query, settings), if it is no table.

        Raises:
            LimitError: memory or time ended the work.
        """
        data = self.run(job, *query)
        self._require_done(data)
        return data

    @staticmethod
    def _require_done(data: Ended, table: Table[Any] | None = None) -> None:
        place, why = {
            "memory": ("memory", "used up"),
            "overflow": ("overflow", "a count outgrew the widest counter"),
            "work_limit": ("seconds", "undecided, the time limit was reached"),
            "interrupted": ("interrupted", ""),
        }.get(data.status, ("", ""))
        if not place:
            return
        reason = " ".join(filter(None, [why, data.reached]))
        if data.missing:
            reason += f"; missing: {data.missing}"
        raise LimitError(place, reason, data.remedy or "give more", table)
