"""Makes the named tuples that are the rows of tables."""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Sequence
from typing import Any

_row_types: dict[tuple[str, tuple[str, ...]], type[tuple[Any, ...]]] = {}


def row_type(name: str, columns: Sequence[str]) -> type[tuple[Any, ...]]:
    """The named tuple of a table's rows; one and the same type for each table of that name and those columns."""
    key = name, tuple(columns)
    if key not in _row_types:
        title = "".join(word.capitalize() for word in name.split("_"))
        # A column whose name is a word of Python's has an underscore after it (from_).
        fields = [f"{column}_" if column in ("from",) else column for column in columns]
        made = namedtuple(title, fields)  # type: ignore[misc]
        made.__module__ = __name__
        setattr(made, "__reduce__", lambda row: (_row, (key, tuple(row))))  # a pickle of a row brings its type along
        _row_types[key] = made
    return _row_types[key]


def _row(key: tuple[str, tuple[str, ...]], cells: tuple[Any, ...]) -> tuple[Any, ...]:
    return row_type(*key)._make(cells)  # type: ignore[attr-defined,no-any-return]
