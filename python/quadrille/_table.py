"""The class Table. Every count and every solution returns its results as a Table."""

from __future__ import annotations

import html
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar, overload

from . import _quadrille
from ._arguments import cut, index_or_slice, shown, text
from ._errors import InputError
from ._plot import plotted
from ._rows import row_type

if TYPE_CHECKING:
    import pandas  # type: ignore[import]
    from matplotlib.axes import Axes  # type: ignore[import]

RowT = TypeVar("RowT", bound="tuple[Any, ...]")

# How many rows are made at a time.
_BLOCK = 4096


class Column(NamedTuple):
    """The name, type and meaning of a column."""

    name: str
    type: str
    """``"index"`` (identifies the row), ``"count"`` (an exact number of any size), ``"decimal"`` (a text in every
    format, a Fraction here) or ``"text"``."""
    meaning: str
    optional: bool
    """Whether cells may be empty; an empty cell is None."""


class Provenance(NamedTuple):
    """The origin of a table: the same for the same request."""

    command: str
    """The command of the program that prints this table."""
    rules: str
    version: str


def _exact(decimal: str | None) -> Fraction | None:
    return None if decimal is None else Fraction(decimal)


def _restored(state: tuple[Any, ...]) -> Table[Any]:
    return Table(_quadrille.ResultTable.from_state(state))


class Table(Sequence[RowT], Generic[RowT]):
    """Exact rows under named columns.

    A sequence of named tuples whose cells are ints, Fractions (where a column holds decimals), strings, or None where a
    cell is empty. A column's name in brackets gives its cells. A table of one row gives its columns as attributes.

    >>> import quadrille
    >>> table = quadrille.trails(3)
    >>> [row.trails for row in table]
    [1, 8, 56, 392]
    >>> table[-1]
    CountTrails(plies=3, trails=392)
    >>> table["trails"]
    [1, 8, 56, 392]
    >>> quadrille.trails(0).trails
    1
    """

    def __init__(self, data: _quadrille.ResultTable) -> None:
        self._data = data
        self._type = row_type(data.name, [column[0] for column in data.columns])
        self._decimals = tuple(place for place, column in enumerate(data.columns) if column[1] == "decimal")

    # The rows.

    def __len__(self) -> int:
        return len(self._data)

    def _block(self, first: int, last: int) -> list[RowT]:
        rows = self._data.rows(first, last, self._type)
        if self._decimals:
            rows = [self._with_fractions(row) for row in rows]
        return rows

    def _with_fractions(self, row: Any) -> Any:
        cells = list(row)
        for place in self._decimals:
            cells[place] = _exact(cells[place])
        return row._make(cells)

    def __iter__(self) -> Iterator[RowT]:
        for first in range(0, len(self), _BLOCK):
            yield from self._block(first, first + _BLOCK)

    @overload
    def __getitem__(self, place: int) -> RowT: ...

    @overload
    def __getitem__(self, place: slice) -> list[RowT]: ...

    @overload
    def __getitem__(self, place: str) -> list[Any]: ...

    def __getitem__(self, place: int | slice | str) -> RowT | list[Any]:
        if isinstance(place, str):
            return self.column(place)
        asked = index_or_slice("place", place)
        if isinstance(asked, slice):
            first, last, step = asked.indices(len(self))
            if step == 1:
                return self._block(first, max(first, last))
            return [self[i] for i in range(first, last, step)]
        size = len(self)
        at = asked + size if asked < 0 else asked
        if not 0 <= at < size:
            raise IndexError(f"row {shown(asked)}: the table has {size} rows")
        return self._block(at, at + 1)[0]

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_") or "_data" not in self.__dict__:
            raise AttributeError(name)
        if name in self._type._fields:  # type: ignore[attr-defined]
            if len(self) == 1:
                return getattr(self[0], name)
            if name not in self._data.facts:
                raise AttributeError(f"{name}: the table has {len(self)} rows; take column({name!r}), or a row's")
        if name in self._data.facts:
            return self._data.facts[name]
        raise AttributeError(f"{name}: no column of {self.name}; it has {', '.join(self.column_names)}")

    def __dir__(self) -> list[str]:
        return sorted({*super().__dir__(), *self.column_names, *self._data.facts})

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Table):
            return NotImplemented
        return self is other or self._data.state()[:5] == other._data.state()[:5]

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self._data.state(),)

    def _with(self, name: str, value: object) -> Table[RowT]:
        """This table, with a fact more."""
        self._data.facts[name] = value
        return self

    # What it is.

    @property
    def name(self) -> str:
        """The name of its schema: ``"count_trails"``."""
        return self._data.name

    @property
    def about(self) -> str:
        """The subject of a row: ``"the positions after the same number of plies"``."""
        return self._data.about

    @property
    def columns(self) -> tuple[Column, ...]:
        """Names, types and meanings of the columns, in their order."""
        return tuple(Column(*column) for column in self._data.columns)

    @property
    def column_names(self) -> tuple[str, ...]:
        """The names of the columns, in their order."""
        return tuple(column[0] for column in self._data.columns)

    @property
    def provenance(self) -> Provenance:
        """The command of the program that prints this table, the rules, and the version."""
        return Provenance(*self._data.provenance)

    @property
    def missing(self) -> str:
        """The missing rows of a partial result: ``"all plies after 3"``; empty if the result is whole."""
        return self._data.missing

    @property
    def notes(self) -> list[str]:
        """The notes of the run: the chosen engine with the reason, the expected time."""
        return self._data.notes

    @property
    def faults(self) -> list[str]:
        """The faults of a replayed record, one sentence each; empty for other tables."""
        return self._data.faults

    def column(self, name: str) -> list[Any]:
        """The cells of a column.

        >>> import quadrille
        >>> quadrille.trails(3).column("trails")
        [1, 8, 56, 392]

        Raises:
            TypeError, InputError: there is no such column.
        """
        asked = text("name", name)
        if asked not in self.column_names:
            raise InputError(f"column {cut(asked)}", "no such column", f"give one of {', '.join(self.column_names)}")
        place = self.column_names.index(asked)
        return [row[place] for row in self]

    # Other forms.

    def text(self, format: str = "table", *, column: str | None = None) -> str:
        """The bytes that the program writes with ``--format``: table, csv, json, bfile, markdown or latex.

        Args:
            column: the column of a b-file's terms; the first column of numbers after the index if None.

        Raises:
            TypeError, InputError: no such format, or one that the table cannot have (a b-file of words); no
                such column.

        >>> import quadrille
        >>> quadrille.trails(1).text("bfile", column="trails").splitlines()[-1]
        '1 8'
        """
        return self._data.text(text("format", format), None if column is None else text("column", column))

    def to_csv(self) -> str:
        """The bytes that the program writes with ``--format csv``.

        >>> import quadrille
        >>> print(quadrille.trails(2).to_csv(), end="")
        plies,trails
        0,1
        1,8
        2,56
        """
        return self.text("csv")

    def to_json(self) -> str:
        """The bytes that the program writes with ``--format json``.

        >>> import json, quadrille
        >>> json.loads(quadrille.trails(1).to_json())["rows"][1]
        {'plies': 1, 'trails': '8'}
        """
        return self.text("json")

    def to_pandas(self) -> pandas.DataFrame:
        """A DataFrame with the same columns. Exact: indices that fit are int64; counts, Fractions and cells that may be
        empty stay objects, so no number is rounded.

        Raises:
            ImportError: pandas is not installed.

        >>> import quadrille
        >>> sum(quadrille.trails(3).to_pandas()["trails"])
        457
        """
        import pandas

        frame = {}
        for place, column in enumerate(self.columns):
            cells = [row[place] for row in self]
            small = column.type == "index" and not column.optional
            frame[column.name] = pandas.Series(cells, dtype="int64" if small else object)
        return pandas.DataFrame(frame, columns=list(self.column_names))

    def plot(self, *columns: str, ax: Axes | None = None, scale: str = "auto", label: str = "") -> Axes:
        """A chart by matplotlib: columns of numbers over the first column, bars where that is a text.

        If several columns identify a row, the last of them is the horizontal axis, and each value of the others has a
        line. An empty cell has no point, and on a logarithmic axis neither has a number without a logarithm.

        Args:
            columns: the columns to draw; all counts and decimals if none is named, or, if there are none, all other
                numbers.
            ax: the axes to draw on; for bars they must be empty. A new figure if None.
            scale: scale of the numbers: linear, log, or log10 (their logarithms on a linear axis, for numbers beyond
                all floating-point numbers); auto chooses.
            label: this table's name in the legend, if several tables share the axes.

        Returns:
            The Axes.

        Raises:
            ImportError: matplotlib is not installed.
            TypeError, InputError: no such column, or none with numbers; no such scale.

        >>> import quadrille
        >>> quadrille.trails(8).plot().get_ylabel()
        'trails'
        """
        return plotted(self, columns, ax, scale, text("label", label))

    def __repr__(self) -> str:
        rows = "1 row" if len(self) == 1 else f"{len(self)} rows"
        return f"<{self.provenance.command}: {rows} of {', '.join(self.column_names)}>"

    def __str__(self) -> str:
        return self.text("table")

    def _repr_html_(self) -> str:
        """The rows for a notebook, the first and last of many. It sets no colours: it fits light and dark pages."""
        shown = 20
        size = len(self)
        rows: list[Any] = list(self) if size <= shown else [*self[: shown // 2], None, *self[size - shown // 2 :]]
        heads = "".join(f'<th title="{html.escape(c.meaning)}">{html.escape(c.name)}</th>' for c in self.columns)
        lines = []
        for row in rows:
            if row is None:
                lines.append(f'<tr><td colspan="{len(self.columns)}">&hellip; {size - shown} rows &hellip;</td></tr>')
                continue
            lines.append("<tr>" + "".join(f"<td>{_cell(cell)}</td>" for cell in row) + "</tr>")
        caption = html.escape(self.provenance.command)
        return (
            f"<table><caption>{caption}</caption><thead><tr>{heads}</tr></thead><tbody>{''.join(lines)}</tbody></table>"
        )


def _cell(cell: object) -> str:
    return "" if cell is None else html.escape(str(cell))
