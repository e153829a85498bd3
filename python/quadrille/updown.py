"""Functions for Up's & Down's. They count permutations by score, solve the game, and replay matches.

Source: L. Quet, "Up's & Down's Game", 2008. Numbers and turns are counted from 1.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, SupportsIndex

from . import _quadrille
from ._arguments import Numbers, Size, index_or_slice, span, text, up_to, whole
from ._run import Call, ProgressOption
from ._table import Table
from ._value import Value

__all__ = ["Permutation", "advice", "count", "line", "replay", "solve"]


def count(
    n: Numbers,
    *,
    by: str = "score",
    threads: SupportsIndex | None = None,
    memory: Size = None,
    progress: ProgressOption = False,
) -> Table[Any]:
    """The permutations of 1 to n by the length of the longest factor of their up/down word that occurs twice.

    Args:
        n: a number up to 34, or several: ``range(2, 31)``, ``"2..30"``.
        by: score, or signature (the word; n up to 20).
        threads, memory, progress: as ``quadrille.soccer.count``.

    Returns:
        A row for each score that some permutation has: ``score``, ``permutations``; for several n ``n`` before them. By
        signature a row for each word, U before D: ``signature``, ``permutations``.

    Raises:
        TypeError, InputError: n is out of range, or there is no such grouping.
        LimitError: memory ended the count; its ``table`` has the finished n.

    Source: L. Quet, "Up's & Down's Game", 2008; de Bruijn, "Permutations with given ups and downs", 1970. The rows by
    signature are those of OEIS A060351.

    >>> import quadrille
    >>> quadrille.updown.count(4).column("permutations")
    [22, 2]
    """
    first, last = span("n", n)
    return Call(threads, memory, progress).table(_quadrille.updown_count, first, last, text("by", by))


def solve(
    n: Numbers,
    first: str,
    *,
    threads: SupportsIndex | None = None,
    memory: Size = None,
    progress: ProgressOption = False,
) -> Table[Any]:
    """The score under best play by both.

    Args:
        n: a number up to 39, or several: ``range(1, 31)``.
        first: the side that writes the first number: offense or defense.
        threads: as ``quadrille.soccer.count``; this work uses one.
        memory, progress: as ``quadrille.soccer.count``.

    Returns:
        A row for each n: ``n``, ``first``, ``score``.

    Raises:
        TypeError, InputError: n is out of range, or there is no such side.

    Source: L. Quet, "Up's & Down's Game", 2008.

    >>> import quadrille
    >>> quadrille.updown.solve(10, "offense").score
    4
    """
    least, last = span("n", n)
    return Call(threads, memory, progress).table(_quadrille.updown_solve, least, last, text("first", first))


def line(
    n: SupportsIndex,
    first: str,
    numbers: Iterable[SupportsIndex] | None = None,
    *,
    threads: SupportsIndex | None = None,
    memory: Size = None,
    progress: ProgressOption = False,
) -> Table[Any]:
    """Best play, turn by turn, from the numbers written already.

    Args:
        n: a number up to 39.
        first: the side that writes the first number: offense or defense.
        numbers: the numbers written already, different numbers of 1 to n; none if None.
        threads, memory, progress: as ``solve``.

    Returns:
        A row for each turn, also for the numbers written already: ``turn`` (from 1), ``player`` (1 writes first),
        ``number``. The table has the fact ``permutation``, the Permutation at the end of the line.

    Raises:
        TypeError, InputError: n is out of range, or the numbers begin no permutation of 1 to n.

    Source: L. Quet, "Up's & Down's Game", 2008.

    >>> import quadrille
    >>> quadrille.updown.line(3, "offense").column("player")
    [1, 2, 1]
    >>> quadrille.updown.line(3, "offense").permutation
    Permutation([2, 1, 3])
    """
    written = None if numbers is None else _list(numbers)
    table = Call(threads, memory, progress).table(_quadrille.updown_line, whole("n", n), text("first", first), written)
    return table._with("permutation", Permutation(table.column("number")))


def advice(
    n: SupportsIndex,
    first: str,
    numbers: Iterable[SupportsIndex] = (),
    *,
    threads: SupportsIndex | None = None,
    memory: Size = None,
    progress: ProgressOption = False,
) -> Table[Any]:
    """The score under best play after each number that may be written next.

    Args:
        n: a number up to 39.
        first: the side that writes the first number: offense or defense.
        numbers: the numbers written already, different numbers of 1 to n.
        threads, memory, progress: as ``solve``.

    Returns:
        A row for each number that may be written: ``number``, ``score``.

    Raises:
        TypeError, InputError: n is out of range, or the numbers begin no permutation of 1 to n.

    Source: L. Quet, "Up's & Down's Game", 2008.

    >>> import quadrille
    >>> [(row.number, row.score) for row in quadrille.updown.advice(4, "offense", [2])]
    [(1, 1), (3, 1), (4, 1)]
    """
    return Call(threads, memory, progress).table(_quadrille.updown_advice, whole("n", n), text("first", first), _list(numbers))


def replay(record: str) -> Table[Any]:
    """A written match, round by round. Where it breaks the rules, ``faults`` names the place.

    Args:
        record: one round on each line, as ``offense 1 first 1: 1,7,3``; # starts a comment.

    Returns:
        A row for each round: ``round``, ``offense`` and ``first`` (1 or 2), ``list``, ``word``, ``score``, ``place_1``
        and ``place_2`` (the letters, from 1, at which the longest repeated factor begins), ``grand_1``, ``grand_2``.

    Raises:
        TypeError, InputError: a record that cannot be read, with line and column.

    Source: L. Quet, "Up's & Down's Game", 2008; docs/formats.md has the format.

    >>> import quadrille
    >>> match = quadrille.updown.replay("offense 1 first 1: 1,3,2,4")
    >>> match.word, match.score
    ('UDU', 1)
    """
    return Call().table(_quadrille.updown_replay, text("record", record))


class Permutation(Value, Sequence[int]):
    """A permutation of 1 to n with its word and score: a value, and a sequence of ints.

    ``print`` draws it, and a notebook shows its picture, ``svg()``. Source: L. Quet, "Up's & Down's Game", 2008.

    >>> import quadrille
    >>> p = quadrille.updown.Permutation([1, 3, 2, 4])
    >>> p.word, p.score, p.inverse() == p
    ('UDU', 1, True)
    """

    __slots__ = ("_numbers",)

    def __init__(self, numbers: Iterable[SupportsIndex]) -> None:
        """
        Args:
            numbers: the permutation as a list of 1 to n.

        Raises:
            TypeError, InputError: no list of whole numbers, or one of more than 64.
            RulesError: a number is out of range or repeated.
        """
        self._numbers = tuple(_list(numbers))
        _quadrille.updown_word(list(self._numbers))

    @property
    def word(self) -> str:
        """U where it rises, D where it falls; n - 1 letters."""
        return _quadrille.updown_word(list(self._numbers))

    @property
    def score(self) -> int:
        """The length of the longest factor of the word that occurs twice."""
        return _quadrille.updown_score(list(self._numbers))

    def inverse(self) -> Permutation:
        """The inverse permutation.

        >>> Permutation([2, 3, 1]).inverse()
        Permutation([3, 1, 2])
        """
        inverse = [0] * len(self)
        for place, number in enumerate(self._numbers, 1):
            inverse[number - 1] = place
        return Permutation(inverse)

    def __len__(self) -> int:
        return len(self._numbers)

    def __getitem__(self, place: Any) -> Any:
        return self._numbers[index_or_slice("place", place)]

    def svg(self) -> str:
        """The picture that a notebook shows.

        >>> Permutation([2, 3, 1]).svg()[:4]
        '<svg'
        """
        return _quadrille.updown_svg(list(self._numbers))

    def _text(self) -> str:
        return _quadrille.updown_text(list(self._numbers))

    def _made_of(self) -> tuple[int, ...]:
        return self._numbers

    def __reduce__(self) -> tuple[type[Permutation], tuple[tuple[int, ...]]]:
        return Permutation, (self._numbers,)

    def __repr__(self) -> str:
        return f"Permutation({list(self._numbers)})"


def _list(numbers: Iterable[SupportsIndex]) -> list[int]:
    return [whole(f"numbers[{place}]", number) for place, number in enumerate(up_to(1000, "numbers", numbers))]
