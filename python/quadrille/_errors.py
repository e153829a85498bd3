"""The exceptions of this package. The message of an exception is one sentence, which names the place of the fault and
the remedy.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ._table import Table


class Error(Exception):
    """A request that cannot be met.

    Attributes:
        place: the subject of the error: ``"pitch 'paper:0x3'"``.
        reason: what is wrong with it: ``"a size of 0 leaves no pitch"``.
        remedy: what to do about it: ``"sizes start at 1 (paper) or 2 (classic)"``.
    """

    def __init__(self, place: str = "", reason: str = "", remedy: str = "") -> None:
        super().__init__(place, reason, remedy)
        self.place, self.reason, self.remedy = place, reason, remedy

    @property
    def message(self) -> str:
        """The whole sentence, as the program prints it: ``PLACE: REASON; REMEDY``."""
        text = "; ".join(filter(None, [self.reason, self.remedy]))
        return ": ".join(filter(None, [self.place, text]))

    def __str__(self) -> str:
        return self.message


class InputError(Error, ValueError):
    """Arguments or text that cannot be read or used (the program exits with status 2)."""


class RulesError(Error, ValueError):
    """Readable, but against the rules of the game (the program exits with status 1)."""


class LimitError(Error):
    """A limit of memory or time ended the work (the program exits with status 3).

    Attributes:
        table: the results so far; None if there are none.
        tables: the finished tables by name, if the call makes several tables one by one; empty for other calls.
    """

    def __init__(
        self,
        place: str = "",
        reason: str = "",
        remedy: str = "",
        table: Table[Any] | None = None,
        tables: dict[str, Table[Any]] | None = None,
    ) -> None:
        super().__init__(place, reason, remedy)
        self.table = table
        self.tables = tables or {}

    def __reduce__(self) -> tuple[type[LimitError], tuple[Any, ...]]:
        return type(self), (self.place, self.reason, self.remedy, self.table, self.tables)
