"""What goes wrong: each error is one sentence that names the place and the remedy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ._table import Table


class Error(Exception):
    """A request that cannot be met.

    Attributes:
        message: the whole sentence, as the program prints it.
        place: what it is about, the words before the first colon: ``"pitch 'paper:0x3'"``; empty if there are none.
        remedy: what to do about it, the words after the last semicolon; empty if there are none.
    """

    def __init__(self, message: str = "") -> None:
        super().__init__(message)

    @property
    def message(self) -> str:
        return str(self.args[0]) if self.args else ""

    @property
    def place(self) -> str:
        place, colon, _ = self.message.partition(": ")
        return place if colon else ""

    @property
    def remedy(self) -> str:
        _, semicolon, remedy = self.message.rpartition("; ")
        return remedy if semicolon else ""


class InputError(Error, ValueError):
    """Arguments or text that cannot be understood or taken (the program ends with exit 2)."""


class RulesError(Error, ValueError):
    """Understood, but against the rules of the game (the program ends with exit 1)."""


class LimitError(Error):
    """Memory or the time that was given ended the work (the program ends with exit 3).

    Attributes:
        table: what was found until then; None if there is no such table.
    """

    def __init__(self, message: str = "", table: Table[Any] | None = None) -> None:
        super().__init__(message)
        self.table = table

    def __reduce__(self) -> tuple[type[LimitError], tuple[str, Table[Any] | None]]:
        return type(self), (self.message, self.table)
