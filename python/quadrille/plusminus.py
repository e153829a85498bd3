"""Functions for Plusses & Minuses. They count permutations by matches and descents, solve the game, and replay records.

Source: L. Quet, "Plusses And Minuses Grid Game", 2010. Columns are counted from the left and rows from the bottom, both
from 1.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, SupportsIndex

from . import _quadrille
from ._arguments import Numbers, Size, one_of, span, text, up_to, whole
from ._errors import InputError
from ._run import Call, ProgressOption
from ._table import Table
from ._value import Value

__all__ = ["Grid", "count", "line", "replay", "solve"]


def count(
    n: Numbers | None = None,
    *,
    predictions: str | None = None,
    by: str = "pairs",
    threads: SupportsIndex | None = None,
    memory: Size = None,
    progress: ProgressOption = False,
) -> Table[Any]:
    """Counts the filled grids: by both players' points for given predictions, or by n.

    A minus of a truth list is a descent: a place k, counted from 1, at which p(k) > p(k + 1).

    Args:
        n: the side of the grid, up to 24 by pairs and 400 by descents; by pairs also several: ``range(1, 21)``.
        predictions: both players' lists, ``"+-+,++-"``, of at most 56 signs each, in place of n.
        by: pairs (the pairs of truth lists that occur) or descents (grids by the minuses in both truth lists).
        threads, memory, progress: as ``quadrille.soccer.count``.

    Returns:
        For predictions a row for each result that occurs: ``matches_1``, ``matches_2`` (both players' points),
        ``permutations``. By pairs a row for each n: ``n``, ``pairs``. By descents a row for each two numbers that
        occur: ``descents`` (of P), ``inverse_descents`` (of its inverse), ``permutations``.

    Raises:
        TypeError, InputError: an argument that cannot be used.
        LimitError: memory ended the count; its ``table`` has the finished n.

    Source: L. Quet, "Plusses And Minuses Grid Game", 2010; by descents Carlitz, Roselle and Scoville, "Permutations
    and sequences with repetitions by number of increases", 1966; the pairs are those of OEIS A380394.

    >>> import quadrille
    >>> quadrille.plusminus.count(3).pairs
    6
    """
    call = Call(threads, memory, progress)
    if predictions is not None:
        if n is not None:
            raise InputError("n", "the predictions set the size of the board", "leave out one of the two")
        return call.table(_quadrille.plusminus_matches, text("predictions", predictions))
    if n is None:
        raise InputError("count", "nothing to count", "give n, or predictions='U,V'")
    first, last = span("n", n)
    if one_of("by", by, ("pairs", "descents")) == "pairs":
        return call.table(_quadrille.plusminus_pairs, first, last)
    if first != last:
        raise InputError(f"n {first}..{last}", "only by='pairs' counts several", "give one number")
    return call.table(_quadrille.plusminus_descents, last)


def solve(
    n: Numbers,
    *,
    places_first: SupportsIndex = 2,
    by: str | None = None,
    threads: SupportsIndex | None = None,
    memory: Size = None,
    progress: ProgressOption = False,
) -> Table[Any]:
    """The margin under best play of both phases: player 1's points minus player 2's.

    Args:
        n: the side of the grid, up to 10; or several: ``range(2, 9)``.
        places_first: 1 or 2, the player who fills the first square.
        by: ``"predictions"`` for the number of pairs of lists that lead to each margin.
        threads, memory, progress: as ``quadrille.soccer.count``.

    Returns:
        A row for each n: ``n``, ``margin``. By predictions a row for each margin: ``margin``, ``pairs``.

    Raises:
        TypeError, InputError: an argument that cannot be used.
        LimitError: memory ended the work; its ``table`` has the finished n.

    Source: L. Quet, "Plusses And Minuses Grid Game", 2010.

    >>> import quadrille
    >>> quadrille.plusminus.solve(range(2, 4)).column("margin")
    [-1, -1]
    """
    first, last = span("n", n)
    call = Call(threads, memory, progress)
    if by is None:
        return call.table(_quadrille.plusminus_solve, first, last, whole("places_first", places_first))
    one_of("by", by, ("predictions",), "predictions, or leave it out")
    if first != last:
        raise InputError(f"n {first}..{last}", "by='predictions' is for a single n", "give one number")
    return call.table(_quadrille.plusminus_predictions, last, whole("places_first", places_first))


def line(
    n: SupportsIndex,
    *,
    places_first: SupportsIndex = 2,
    threads: SupportsIndex | None = None,
    memory: Size = None,
    progress: ProgressOption = False,
) -> Table[Any]:
    """A game of best play: first the signs, then the squares.

    Args:
        n: the side of the grid, up to 10.
        places_first: 1 or 2, the player who fills the first square.
        threads, memory, progress: as ``quadrille.soccer.count``.

    Returns:
        A row for each turn: ``turn`` (from 1), ``player``, ``move``, which is a sign or a square ``(column,row)``, with
        columns counted from the left and rows from the bottom, from 1. The table has the fact ``grid``, the Grid at
        the end of the line.

    Raises:
        TypeError, InputError: an argument that cannot be used.
        LimitError: memory ended the work.

    Source: L. Quet, "Plusses And Minuses Grid Game", 2010.

    >>> import quadrille
    >>> quadrille.plusminus.line(2).column("move")
    ['+', '-', '(1,2)', '(2,1)']
    >>> quadrille.plusminus.line(2).grid
    Grid([2, 1], '+,-')
    """
    table = Call(threads, memory, progress).table(
        _quadrille.plusminus_line, whole("n", n), whole("places_first", places_first)
    )
    lists = ["".join(row.move for row in table if row.player == player and row.move in "+-") for player in (1, 2)]
    squares = sorted(tuple(map(int, move[1:-1].split(","))) for move in table.column("move") if move not in "+-")
    return table._with("grid", Grid([row for _, row in squares], ",".join(lists)))


def replay(record: str) -> Table[Any]:
    """Written games, two rows a game; ``faults`` names where they break the rules.

    Args:
        record: for each game the grid of . and *, top row first, then a line ``predictions + -, + +``.

    Returns:
        A row for each game and player: ``game`` (from 1), ``player``, ``permutation`` (player 1's is P, player 2's its
        inverse), ``prediction``, ``truth``, ``matches``, ``points``, ``outcome`` (at player 2's row).

    Raises:
        TypeError, InputError: a record that cannot be read, with line and column.

    Source: L. Quet, "Plusses And Minuses Grid Game", 2010; docs/formats.md has the format.

    >>> import quadrille
    >>> game = quadrille.plusminus.replay("..*\\n*..\\n.*.\\npredictions - +, + +\\n")
    >>> game.column("permutation"), game.column("points")
    (['2 1 3', '2 1 3'], [2, 1])
    """
    return Call().table(_quadrille.plusminus_replay, text("record", record))


class Grid(Value):
    """A filled grid with both players' predictions: a value.

    ``print`` draws it, and a notebook shows its picture, ``svg()``. Source: L. Quet, "Plusses And Minuses Grid Game", 2010.

    >>> import quadrille
    >>> grid = quadrille.plusminus.Grid([2, 1, 3], "-+,++")
    >>> grid.truth, grid.points
    (('-+', '-+'), (2, 1))
    """

    __slots__ = ("_predictions", "_rows")

    def __init__(self, rows: Iterable[SupportsIndex], predictions: str) -> None:
        """
        Args:
            rows: the row of each column's filled square, from the left: the permutation P.
            predictions: player 1's list, a comma, player 2's.

        Raises:
            TypeError, InputError, RulesError: no permutation, or lists of another length.
        """
        self._rows = tuple(whole(f"rows[{place}]", row) for place, row in enumerate(up_to(1000, "rows", rows)))
        self._predictions = text("predictions", predictions)
        self._score()

    def _score(self) -> tuple[str, str, int, int]:
        return _quadrille.plusminus_score(list(self._rows), self._predictions)

    @property
    def rows(self) -> tuple[int, ...]:
        """The row of each column's filled square, from the left, counted from 1 at the bottom: the permutation P."""
        return self._rows

    @property
    def predictions(self) -> str:
        """Player 1's list, a comma, player 2's."""
        return self._predictions

    @property
    def truth(self) -> tuple[str, str]:
        """The truth lists of P and of its inverse."""
        return self._score()[:2]

    @property
    def points(self) -> tuple[int, int]:
        """Player 1's points, and player 2's."""
        return self._score()[2:]

    def svg(self) -> str:
        """The picture that a notebook shows.

        >>> Grid([2, 1, 3], "-+,++").svg()[:4]
        '<svg'
        """
        return _quadrille.plusminus_svg(list(self._rows), self._predictions)

    def _text(self) -> str:
        return _quadrille.plusminus_text(list(self._rows), self._predictions)

    def _made_of(self) -> tuple[tuple[int, ...], str]:
        return self._rows, self._predictions

    def __reduce__(self) -> tuple[type[Grid], tuple[tuple[int, ...], str]]:
        return Grid, self._made_of()

    def __repr__(self) -> str:
        return f"Grid({list(self._rows)}, {self._predictions!r})"
