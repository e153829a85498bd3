"""Plots tables with matplotlib. No other file of this package imports matplotlib."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from ._arguments import cut, one_of, text
from ._errors import InputError

if TYPE_CHECKING:
    from matplotlib.axes import Axes  # type: ignore[import]

    from ._table import Table

_SCALES = ("auto", "linear", "log", "log10")
_NUMBERS = ("count", "decimal")
# Beyond it the margins of an axis may leave the floating-point numbers.
_MOST = 10**150
# On a linear axis the small ones of such numbers are not seen.
_WIDE = 1000
_MOST_IN_LEGEND = 12


def plotted(table: Table[Any], columns: Sequence[str], ax: Axes | None, scale: str, label: str) -> Axes:
    """The Axes that ``Table.plot`` returns."""
    one_of("scale", scale, _SCALES)
    rows = [tuple(row) for row in table]
    keys, drawn = _keys_and_drawn(table, rows, columns)
    try:
        from matplotlib import pyplot  # type: ignore[import]
        from matplotlib.container import BarContainer  # type: ignore[import]
    except ImportError:
        raise ImportError("plot: matplotlib is not installed; install it, as by pip install matplotlib") from None

    command = table.provenance.command
    names = table.column_names
    x = keys[-1]
    places = [names.index(key) for key in keys]
    is_category = any(isinstance(row[places[-1]], str) for row in rows)
    values = [row[names.index(column)] for row in rows for column in drawn]
    chosen = _scale_of(values) if scale == "auto" else scale
    if ax is None:
        ax = pyplot.subplots(layout="constrained")[1]
        ax.set_title(command, fontsize="small", wrap=True)
    elif not hasattr(ax, "has_data"):
        raise TypeError(f"ax: matplotlib's Axes is expected, not {type(ax).__name__}")
    elif ax.has_data() and (is_category or any(isinstance(shape, BarContainer) for shape in ax.containers)):
        raise InputError("ax", "has a chart already, and bars need axes of their own", "leave it out, or give others")
    elif ax.has_data() and (chosen == "log10") != ax.get_ylabel().startswith("log10"):
        raise InputError("ax", "has a chart on another scale", "give scale='log10' for both")
    elif ax.get_title().startswith("quadrille ") and ax.get_title() != command:
        ax.set_title("")  # it is another table's command

    lines: dict[tuple[Any, ...], list[tuple[Any, ...]]] = {}  # those with the same keys but for the last
    for row in rows:
        lines.setdefault(tuple(row[place] for place in places[:-1]), []).append(row)
    series = [
        (_label(label, keys, line, column if len(drawn) > 1 or not (line or label) else ""), points, names.index(column))
        for line, points in lines.items()
        for column in drawn
    ]
    across = "linear" if is_category else _scale_of([row[places[-1]] for row in rows])
    stretched = across == "log10"
    ticks = list(dict.fromkeys(row[places[-1]] for row in rows))
    for place, (name, points, at) in enumerate(series):
        heights = [_height(point[at], chosen) for point in points]
        if is_category:
            width = 0.8 / len(series)
            left = [ticks.index(point[places[-1]]) - 0.4 + (place + 0.5) * width for point in points]
            ax.bar(left, heights, width, label=name, yerr=_errors(table, points, names[at], heights, chosen))
        else:
            ax.plot([_height(point[places[-1]], "log10" if stretched else "linear") for point in points], heights,
                    marker="." if len(points) <= 100 else "", label=name)  # fmt: skip
    if is_category:
        written = ["" if tick is None else str(tick) for tick in ticks]
        ax.set_xticks(range(len(ticks)), written, rotation=90 if len("".join(written)) > 60 else 0)
    if chosen == "log":
        ax.set_yscale("log")
    if across == "log" and next(column.type for column in table.columns if column.name == x) == "count":
        ax.set_xscale("log")
    elif not is_category and not stretched:
        ax.xaxis.get_major_locator().set_params(integer=True)
    ax.set_xlabel(f"log10({x})" if stretched else x)
    shared = drawn[0] if len(drawn) == 1 else ""
    ax.set_ylabel(f"log10({shared})" if shared and chosen == "log10" else "log10" if chosen == "log10" else shared)
    if 1 < len(ax.get_legend_handles_labels()[1]) <= _MOST_IN_LEGEND:
        ax.legend()
    return ax


def _keys_and_drawn(
    table: Table[Any], rows: list[tuple[Any, ...]], columns: Sequence[str]
) -> tuple[list[str], list[str]]:
    """The first columns, as many as identify a row; and the columns whose numbers are drawn."""
    types = {column.name: column.type for column in table.columns}
    known = [name for name, type in types.items() if type != "text"]
    asked = [text(f"columns[{place}]", column) for place, column in enumerate(columns)]
    for name in asked:
        if name not in known:
            remedy = f"give one of {', '.join(known)}" if known else "there is none; print the table"
            raise InputError(f"column {cut(name)}", "no column of numbers", remedy)
    names = [name for name in types if name not in asked]
    places = [table.column_names.index(name) for name in names]
    count = next(
        (k for k in range(1, len(names)) if len({tuple(row[at] for at in places[:k]) for row in rows}) == len(rows)),
        len(names),
    )
    keys, others = names[:count], names[count:]
    drawn = (
        asked
        or [name for name in others if name == "estimate"]
        or [name for name in others if types[name] in _NUMBERS]
        or [name for name in others if name in known]
    )
    if len(rows) == 1 and all(types[name] == "count" for name in keys[:1]):
        raise InputError(f"table {table.name}", "one row, without an x axis", "plot a table of several, as a count by ply")
    if not keys:
        raise InputError("columns", "all are drawn", "leave one out, for the x axis")
    if not drawn:
        raise InputError(f"table {table.name}", "has no numbers to draw", "print it")
    return keys, drawn


def _label(table: str, keys: list[str], line: tuple[Any, ...], column: str) -> str:
    return ", ".join(filter(None, [table, *(f"{key} {value}" for key, value in zip(keys, line)), column]))


def _errors(
    table: Table[Any], points: list[tuple[Any, ...]], column: str, heights: list[float], scale: str
) -> list[list[float]] | None:
    """How far an estimate's interval reaches below and above it; None for another column."""
    if column != "estimate":
        return None
    ends = [[_height(point[table.column_names.index(end)], scale) for point in points] for end in ("lower", "upper")]
    return [[abs(end - at) for end, at in zip(row, heights)] for row in ends]


def _scale_of(values: Iterable[Any]) -> str:
    there = [value for value in values if value is not None and not isinstance(value, str)]
    if not there or min(there) < 0:
        return "log10" if there and max(there) >= _MOST else "linear"
    if max(there) >= _MOST:
        return "log10"
    least = min((value for value in there if value > 0), default=1)
    return "log" if max(there) >= _WIDE * least else "linear"


def _height(value: Any, scale: str) -> float:
    """Where a number is drawn; not at all where it is nan."""
    if value is None or (scale != "linear" and value <= 0):
        return math.nan
    if scale == "log10":  # exact numbers of any size
        fraction = Fraction(value)
        return math.log10(fraction.numerator) - math.log10(fraction.denominator)
    try:
        return float(value)
    except OverflowError:
        raise InputError("scale", "a number is beyond all floating-point numbers", "give scale='log10'") from None
