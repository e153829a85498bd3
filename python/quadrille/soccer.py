"""Paper Soccer: pitches counted, solved, listed, and positions played.

A pitch is named by its rules and its size: ``"paper:3x3"`` (Def. 2.1 of "Experiments in Paper Soccer", Hoivik) or
``"classic:8x10"`` (the pitch people play on). Vertices are pairs ``(x, y)``; a history is written ``"(2,2) (2,1)"``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, SupportsIndex

from . import _quadrille
from ._errors import InputError, LimitError
from ._run import Call, ProgressOption, Size, optional_whole, real, text, whole
from ._table import Table, row_type
from .soccer_family import Growth, Recurrence, recurrences
from .soccer_position import Position, Vertex
from .soccer_random import Sample, estimate, sample

__all__ = [
    "Growth",
    "Position",
    "Recurrence",
    "Sample",
    "Vertex",
    "count",
    "drawing",
    "edges",
    "estimate",
    "graph",
    "positions",
    "recurrences",
    "replay",
    "sample",
    "solve",
]


def count(
    pitch: str,
    *,
    by: str = "ply",
    engine: str = "auto",
    plies: SupportsIndex | None = None,
    mirror: bool = False,
    checkpoint: str = "",
    threads: SupportsIndex | None = None,
    memory: Size = None,
    progress: ProgressOption = False,
    large: bool = False,
) -> Table[Any]:
    """Histories and classes of a pitch, counted exactly.

    Args:
        pitch: ``"paper:3x3"``, ``"classic:8x10"``; with ``by="total"`` also a family, ``"paper:3x1..12"``.
        by: what a row is of: ply, total, ball, bounces, vertices, size, outcome or winner.
        engine: auto, layered, reverse, frontier or trails; all give the same numbers.
        plies: the last ply that is counted; the whole game if None.
        mirror: whether mirror images count once.
        checkpoint: the file that keeps the work; a call with the same request goes on from there.
        threads: at most so many; all processors if None.
        memory: how many bytes the process may hold, as a number or as ``"4G"``.
        progress: True, or a function that is called with a Progress.
        large: whether a request of more than 10**11 states is run.

    Raises:
        InputError: an argument that cannot be used.
        LimitError: memory ended the count; its ``table`` has the plies that were finished.
        KeyboardInterrupt: within half a second of Ctrl-C.

    >>> import quadrille
    >>> table = quadrille.soccer.count("paper:3x3", plies=3)
    >>> table.column("weak_classes")
    [1, 8, 35, 119]
    >>> quadrille.soccer.count("paper:1x1", by="total").weak_classes
    1
    """
    call = Call(threads, memory, progress, large, text("checkpoint", checkpoint))
    return call.table(
        _quadrille.soccer_count,
        text("pitch", pitch),
        text("by", by),
        text("engine", engine),
        optional_whole("plies", plies, 0),
        bool(mirror),
    )


def solve(
    pitch: str,
    *,
    history: str = "",
    rows: str = "winner",
    seconds: float | None = None,
    certify: bool = False,
    checkpoint: str = "",
    threads: SupportsIndex | None = None,
    memory: Size = None,
    progress: ProgressOption = False,
) -> Table[Any]:
    """Who wins a pitch, or a position of it, under best play.

    Own goals are legal and lose, and who is to move and has no ply loses.

    Args:
        pitch: ``"paper:3x3"``, ``"classic:6x8"``.
        history: the plies so far, ``"(2,2) (2,1)"``, the start first; the start if empty.
        rows: ``"winner"``, one row; ``"moves"``, who wins after each legal ply; ``"line"``, best play to the end.
        seconds: give up after so many.
        certify: whether the winner's strategy is written down; the table's ``certificate`` then holds it, as bytes.
        checkpoint, threads, memory, progress: as ``count``.

    Returns:
        A table with the facts ``winner`` (1, 2 or None) and ``positions`` (how many were searched) beside its columns.

    Raises:
        InputError, RulesError: a pitch or history that cannot be used.
        LimitError: the seconds or the memory are used up and the winner is not known.

    >>> import quadrille
    >>> quadrille.soccer.solve("paper:3x3").winner
    1
    """
    if rows not in ("winner", "moves", "line"):
        raise InputError(f"rows {rows!r}: no such rows; give winner, moves or line")
    call = Call(threads, memory, progress, checkpoint=text("checkpoint", checkpoint))
    return call.table(
        _quadrille.soccer_solve,
        text("pitch", pitch),
        rows,
        text("history", history),
        None if seconds is None else real("seconds", seconds),
        bool(certify),
    )


def positions(
    pitch: str,
    *,
    plies: SupportsIndex | None = None,
    limit: SupportsIndex | None = None,
    threads: SupportsIndex | None = None,
    memory: Size = None,
    large: bool = False,
) -> Iterator[Any]:
    """Every position (strong class) of a pitch, one after another, in the order of grade, drawing and ball.

    They are found while they are read: a limit ends the work, and so does closing the iterator.

    Args:
        pitch: ``"paper:3x3"``.
        plies: the last ply that is listed; the whole game if None.
        limit: at most so many positions.
        threads, memory, large: as ``count``.

    Raises:
        InputError: an argument that cannot be used; more than 10**8 positions without limit or ``large=True``.
        LimitError: memory did not suffice; what was read stands.

    >>> import quadrille
    >>> for row in quadrille.soccer.positions("paper:3x3", limit=2):
    ...     print(row.grade, row.drawing, row.ball, row.mover, row.outcome)
    0 0x0 (2,2) 1 ongoing
    1 0x80000 (1,1) 2 ongoing
    """
    most = optional_whole("limit", limit, 0)
    call = Call(threads, memory, large=large)
    stream = _quadrille.soccer_positions(
        text("pitch", pitch), optional_whole("plies", plies, 0), most is not None, call.settings
    )
    return _read(stream, most)


def _read(stream: _quadrille.PositionStream, limit: int | None) -> Iterator[Any]:
    kind = row_type("export_positions", _quadrille.soccer_position_columns())
    left = limit
    try:
        while left is None or left > 0:
            block = stream.next(kind)
            if not block:
                break
            if left is not None:
                block = block[:left]
                left -= len(block)
            yield from block
        else:
            return
        if stream.missing:
            raise LimitError(f"memory: used up {stream.reached}; missing: {stream.missing}; give more, or fewer plies")
    finally:
        stream.close()


def edges(pitch: str) -> Table[Any]:
    """The numbered edges of a pitch, which drawings are made of: bit e of a drawing is edge e.

    >>> import quadrille
    >>> quadrille.soccer.edges("paper:1x1")[0]
    ExportEdges(edge=0, from_='(0,0)', to='(0,1)')
    """
    return Call().table(_quadrille.soccer_edges, text("pitch", pitch))


def graph(
    pitch: str, *, plies: SupportsIndex | None = None, most_states: SupportsIndex = 100_000, progress: ProgressOption = False
) -> tuple[Table[Any], Table[Any]]:
    """The states of a small pitch and the plies between them.

    Args:
        pitch: ``"paper:1x3"``.
        plies: the states within so many plies; all if None.
        most_states: a graph with more is refused.

    Returns:
        The table of the states, and that of the plies from state to state.

    >>> import quadrille
    >>> nodes, edges = quadrille.soccer.graph("paper:1x3", plies=1)
    >>> len(nodes), len(edges)
    (6, 5)
    """
    query = text("pitch", pitch), optional_whole("plies", plies, 0), whole("most_states", most_states, 1)
    return (
        Call(progress=progress).table(_quadrille.soccer_graph_nodes, *query),
        Call(progress=progress).table(_quadrille.soccer_graph_edges, *query),
    )


def drawing(pitch: str, history: str) -> Table[Any]:
    """The plies of a history as the edges that they draw.

    Raises:
        InputError, RulesError: a history that cannot be read, or breaks the rules.

    >>> import quadrille
    >>> quadrille.soccer.drawing("paper:3x3", "(2,2) (2,1) (3,1)").column("to")
    ['(2,1)', '(3,1)']
    """
    return Call().table(_quadrille.soccer_drawing, text("pitch", pitch), text("history", history))


def replay(record: str) -> Table[Any]:
    """A written record, ply by ply. Where it breaks the rules, ``faults`` names the place.

    Args:
        record: a line ``pitch paper:3x3``, then a history a line; # starts a comment.

    >>> import quadrille
    >>> table = quadrille.soccer.replay("pitch paper:3x3\\n(2,2) (2,1) (3,1)\\n")
    >>> [(row.mover, row.to) for row in table]
    [(1, '(2,1)'), (2, '(3,1)')]
    """
    return Call().table(_quadrille.soccer_replay, text("record", record))
