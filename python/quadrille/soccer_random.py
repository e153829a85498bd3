"""Estimates counts of Paper Soccer on pitches that are too large for exact counts, and chooses positions at random."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, SupportsIndex

from . import _quadrille
from ._arguments import Size, index_or_slice, switch, text, whole, wide
from ._errors import InputError
from ._run import Call, ProgressOption
from ._table import Table
from .soccer_board import Pitch, pitch_name
from .soccer_position import Position


def estimate(
    pitch: Pitch,
    *,
    samples: SupportsIndex = 1_000_000,
    seed: SupportsIndex = 1,
    available: bool = False,
    threads: SupportsIndex | None = None,
    memory: Size = None,
    progress: ProgressOption = False,
) -> Table[Any]:
    """Estimates the numbers of histories and games of a pitch, the endings and the lengths, from random trails.

    The same seed gives the same rows on any number of threads.

    Args:
        pitch: ``"classic:8x10"``, of 384 segments at most.
        samples: number of sampled trails, from 1000 to 10**9.
        seed: seed of the random choices, from 0 to 2**64 - 1.
        available: whether to add two rows: the mean and the deviation of the number of legal plies to choose from,
            over all plies of all finished games.
        threads, memory, progress: as ``quadrille.soccer.count``.

    Returns:
        A row for each ``quantity``, with its ``estimate`` and an interval, from ``lower`` to ``upper``, that holds it
        with a probability of 95%. The quantities are the numbers of histories, of games, and of games by winner and
        ending; the mean and the deviation of a game's plies, each game counted once; and the mean number of plies of
        random play. The table has the facts ``samples`` and ``heavy_tailed``: the quantities that rest on few of the
        samples, whose intervals may be too narrow.

    Raises:
        TypeError, InputError: an argument that cannot be used.
        LimitError: memory ended the work.

    Source: Knuth, "Estimating the efficiency of backtrack programs", 1975: sequential importance sampling, here with
    resampling.

    >>> import quadrille
    >>> rows = {row.quantity: row for row in quadrille.soccer.estimate("paper:2x2", samples=1000)}
    >>> exact = sum(quadrille.soccer.count("paper:2x2").column("histories"))
    >>> rows["histories"].lower <= exact <= rows["histories"].upper
    True
    """
    return Call(threads, memory, progress).table(
        _quadrille.soccer_estimate,
        pitch_name(pitch),
        wide("samples", samples),
        wide("seed", seed),
        switch("available", available),
    )


class Sample(Sequence[Position]):
    """Positions sampled at random, with replacement: a value.

    >>> import quadrille
    >>> drawn = quadrille.soccer.sample("paper:3x3", of="games", count=3, seed=1)
    >>> len(drawn), all(position.winner for position in drawn)
    (3, True)
    """

    __slots__ = ("_histories", "_pitch", "_population", "_record", "_uniform")

    def __init__(self, pitch: str, rows: Sequence[tuple[str, bool]], population: int, record: str) -> None:
        self._pitch = pitch
        self._histories = tuple(history for history, _ in rows)
        self._uniform = tuple(uniform for _, uniform in rows)
        self._population = population
        self._record = record

    @property
    def pitch(self) -> str:
        """The pitch's name."""
        return self._pitch

    @property
    def histories(self) -> tuple[str, ...]:
        """The histories, as records write them: ``"(2,2) (2,1)"``."""
        return self._histories

    @property
    def uniform(self) -> tuple[bool, ...]:
        """Whether each history is a random one. The history of a sampled drawing can be its first history instead."""
        return self._uniform

    @property
    def population(self) -> int:
        """The number of objects from which the sample was taken."""
        return self._population

    @property
    def record(self) -> str:
        """The bytes that ``quadrille sample soccer`` writes, as ``replay`` reads them."""
        return self._record

    def __len__(self) -> int:
        return len(self._histories)

    def __getitem__(self, place: Any) -> Any:
        asked = index_or_slice("place", place)
        if isinstance(asked, slice):
            return [Position(self._pitch, history) for history in self._histories[asked]]
        return Position(self._pitch, self._histories[asked])

    def __iter__(self) -> Iterator[Position]:
        return (Position(self._pitch, history) for history in self._histories)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Sample):
            return NotImplemented
        return self._record == other._record

    def __hash__(self) -> int:
        return hash(self._record)

    def __reduce__(self) -> tuple[Any, ...]:
        rows = tuple(zip(self._histories, self._uniform))
        return Sample, (self._pitch, rows, self._population, self._record)

    def __repr__(self) -> str:
        return f"<Sample of {len(self)} of {self._population} on {self._pitch}>"

    def _repr_html_(self) -> str:
        """The pictures of the first positions."""
        shown = 4
        pictures = "".join(
            f'<div style="display:inline-block;width:12em;margin:.5em">{position._repr_svg_()}</div>'
            for position in self[:shown]
        )
        more = f"<div>&hellip; and {len(self) - shown} more</div>" if len(self) > shown else ""
        return pictures + more


def sample(
    pitch: Pitch,
    *,
    of: str = "drawings",
    count: SupportsIndex = 1,
    seed: SupportsIndex = 0,
    threads: SupportsIndex | None = None,
    memory: Size = None,
    progress: ProgressOption = False,
) -> Sample:
    """Samples drawings, histories or games at random, all with the same chance, without listing them.

    Args:
        pitch: ``"paper:3x3"``, ``"classic:6x8"``.
        of: drawings (weak classes, each with one history to show it), histories, or games (finished histories).
        count: number of samples, with replacement, up to 1000000.
        seed: seed of the random choices, from 0 to 2**64 - 1. The k-th sample of a seed is the same for any count, on
            any number of threads.
        threads, memory, progress: as ``quadrille.soccer.count``.

    Returns:
        A ``Sample``: a sequence of positions.

    Raises:
        TypeError, InputError: an argument that cannot be used, or a pitch too wide for counting.
        LimitError: memory ended the work.

    Source: the sweeps that count (Knuth, TAOCP 4A, 7.1.4), walked back with exact chances.

    >>> import quadrille
    >>> drawn = quadrille.soccer.sample("paper:3x3", of="histories", count=2, seed=7)
    >>> drawn.population == sum(quadrille.soccer.count("paper:3x3", engine="trails").column("histories"))
    True
    """
    number = whole("count", count, 1)
    if number > 1_000_000:
        raise InputError(f"count {number}", "out of range", "give a whole number from 1 to 1000000")
    drawn = Call(threads, memory, progress).done(
        _quadrille.soccer_sample, pitch_name(pitch), text("of", of), number, wide("seed", seed)
    )
    return Sample(drawn.pitch, drawn.rows, drawn.population, drawn.record)
