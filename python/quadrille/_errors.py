"""What goes wrong: each error is one sentence that names the place and the remedy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ._table import Table


class Error(Exception):
    """A request that cannot be met.

    Attributes:
        message: the whole sentence, as the program prints it.
        place: what it is about: ``"pitch 'paper:0x3'"``.
        remedy: what to do about it: ``"sizes start at 1 (paper) or 2 (classic)"``.
    """

    def __init__(self, message: str = "") -> None:
        super().__init__(message)

    @property
    def message(self) -> str:
        """The whole sentence, as the program prints it."""
        return str(self.args[0]) if self.args else ""

    @property
    def place(self) -> str:
        """What it is about: the words before the first colon, or before the first semicolon if there is no colon."""
        place, colon, _ = self.message.partition(": ")
        return place if colon else self.message.partition("; ")[0]

    @property
    def remedy(self) -> str:
        """What to do about it: the words after the last semicolon, or after the first colon if there is no semicolon."""
        _, semicolon, remedy = self.message.rpartition("; ")
        return remedy if semicolon else self.message.partition(": ")[2]


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
