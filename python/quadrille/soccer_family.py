"""Counts on families of pitches (such as ``paper:3x1..12``), and finds linear recurrences in these counts."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Any, NamedTuple, SupportsIndex

from . import _quadrille
from ._arguments import exact, up_to
from ._errors import InputError, LimitError
from ._run import Call, ProgressOption
from ._table import Table
from .soccer_board import Board, Pitch, pitch_name


class Recurrence(NamedTuple):
    """A linear recurrence with whole coefficients: found and verified, not proved.

    a(n) = c_1 a(n - step) + c_2 a(n - 2 step) + ..., where a(n) is the number for the n-th pitch.

    >>> Recurrence(1, 1, 3, (1, 1), (1,), 4, 6, None).follows([1, 1, 2, 3, 5])
    8
    """

    step: int
    """1, or 2 for the law of every other term."""
    first: int
    """The n of its sequence's first term."""
    start: int
    """The least n for which a(n) follows from earlier terms."""
    coefficients: tuple[int, ...]
    """c_1, c_2, ...; the last is not 0."""
    numerator: tuple[int, ...]
    """The coefficients of x**first, x**(first + step), ... in P, where the generating function is
    P / (1 - c_1 x**step - ...)."""
    determined_by: int
    """The number of first terms of its sequence that determine it."""
    verified_on: int
    """The number of the other terms, on which it holds."""
    growth: tuple[Fraction, Fraction] | None
    """Bounds on the upper limit of a(n)**(1/cells), both included, if the law continues to hold."""

    def follows(self, terms: Iterable[SupportsIndex]) -> int:
        """The term after these of its sequence: the sum of the coefficients times the last terms, the last first.

        Raises:
            TypeError, InputError: no list of whole numbers, or fewer numbers than coefficients.

        >>> Recurrence(1, 1, 3, (2,), (1,), 2, 6, None).follows([1, 2, 4])
        8
        """
        given = [exact(f"terms[{place}]", term) for place, term in enumerate(up_to(1_000_000, "terms", terms))]
        if len(given) < len(self.coefficients):
            raise InputError("terms", f"{len(given)} of them", f"give {len(self.coefficients)} at least")
        return sum(c * a for c, a in zip(self.coefficients, reversed(given)))


class Growth(NamedTuple):
    """The growth of one column.

    >>> print(Growth("weak_classes", 6, 2, 1, (), ("none up to order 2",)))
    none up to order 2
    """

    column: str
    terms: int
    """The number of terms."""
    most_order: int
    """Any law of all terms is found if its order and its number of exceptional first terms add up to at most this."""
    most_order_of_parts: int
    """The same for a law of every other term."""
    laws: tuple[Recurrence, ...]
    """The law of all terms, or the laws of every other term; empty if there is none."""
    lines: tuple[str, ...]
    """The laws in words, as the program prints them."""

    def __str__(self) -> str:
        return "\n".join(self.lines)


def count_each(pitches: Pitch | Iterable[Pitch], **options: Any) -> dict[str, Table[Any]]:
    """The same count for several pitches: a table for each.

    Args:
        pitches: a family, ``"paper:3x1..4"``, or a list of pitches and families.
        options: as ``count``; ``checkpoint`` for one pitch only.

    Returns:
        A dictionary from the pitches' names, in the order given, to their tables.

    Raises:
        TypeError, InputError: an argument that cannot be used.
        LimitError: as ``count``; its ``table`` is that of the pitch at which the work ended, its ``tables`` are those
            of the pitches before it.

    Source: as ``count``.

    >>> import quadrille
    >>> counts = quadrille.soccer.count_each("paper:1x1..3", plies=4)
    >>> for pitch, table in counts.items():
    ...     print(pitch, table.column("histories"))
    paper:1x1 [1]
    paper:1x2 [1, 5, 8, 12, 16]
    paper:1x3 [1, 5, 14, 34, 76]
    """
    from .soccer import count

    given = [pitches] if isinstance(pitches, (str, Board)) else up_to(1000, "pitches", pitches)
    written = [pitch_name(pitch, f"pitches[{place}]") for place, pitch in enumerate(given)]
    names = [name for pitch in written for name in _quadrille.soccer_pitches_of(pitch)]
    if len(names) > 1 and options.get("checkpoint"):
        raise InputError(
            "checkpoint", "holds the work of one pitch", "leave it out, or count each pitch with a file of its own"
        )
    tables: dict[str, Table[Any]] = {}
    for name in names:
        try:
            tables[name] = count(name, **options)
        except LimitError as error:
            error.tables = tables
            raise
    return tables


def recurrences(table: Table[Any], *, progress: ProgressOption = False) -> list[Growth]:
    """The linear recurrences of each column of a family's count, with generating functions and growth per cell.

    A law is verified on the terms that do not determine it. It is not proved to hold beyond the last row.

    Args:
        table: the result of ``count`` for a family in which one size varies, ``count("paper:1x1..20", by="total")``,
            with at least six pitches.
        progress: as ``count``; its unit is the column.

    Returns:
        A ``Growth`` for each column that is filled in every row, each with its ``Recurrence`` laws.

    Raises:
        TypeError, InputError: another table.

    Source: Massey, "Shift-register synthesis and BCH decoding", 1969; a recurrence over the whole numbers holds modulo
    each prime, and has whole coefficients (Fatou, 1906).

    >>> import quadrille
    >>> table = quadrille.soccer.count("paper:1x1..60", by="total")
    >>> for growth in quadrille.soccer.recurrences(table):
    ...     print(growth.column, [(law.step, len(law.coefficients)) for law in growth.laws])
    histories []
    weak_classes [(1, 13), (2, 8), (2, 8)]
    strong_classes [(1, 13), (2, 8), (2, 8)]
    """
    if not isinstance(table, Table):
        raise TypeError(f"table: the Table of a family is expected, not {type(table).__name__}")
    if table.name != "count_soccer_pitches":
        raise InputError(f"table {table.name}", "is of no family", "give that of count('paper:1x1..20', by='total')")
    rows = [tuple(row) for row in table]
    found = Call(progress=progress).run(_quadrille.soccer_recurrences, table.family, rows)
    return [
        Growth(column, terms, order, parts, tuple(_recurrence(law) for law in laws), tuple(lines))
        for column, terms, order, parts, laws, lines in found
    ]


def _recurrence(law: tuple[Any, ...]) -> Recurrence:
    growth = law[-1] and (Fraction(law[-1][0]), Fraction(law[-1][1]))
    return Recurrence._make((*law[:-1], growth))
