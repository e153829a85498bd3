"""Paper Soccer: pitches counted, solved, listed, and positions played.

A pitch is named by its rules and its size: ``"paper:3x3"`` (Def. 2.1 of "Experiments in Paper Soccer", Hoivik) or
``"classic:8x10"`` (the pitch people play on). Vertices are pairs ``(x, y)``; a history is written ``"(2,2) (2,1)"``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, SupportsIndex

from . import _quadrille
from ._errors import InputError, LimitError
from ._run import Call, ProgressOption, Size, optional_whole, text, whole
from ._table import Table, row_type

__all__ = ["Position", "count", "drawing", "edges", "graph", "positions", "replay", "solve"]

Vertex = tuple[int, int]


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
    if seconds is not None and not isinstance(seconds, (int, float)):
        raise TypeError(f"seconds: a number is expected, not {type(seconds).__name__}")
    call = Call(threads, memory, progress, checkpoint=text("checkpoint", checkpoint))
    return call.table(
        _quadrille.soccer_solve,
        text("pitch", pitch),
        rows,
        text("history", history),
        None if seconds is None else float(seconds),
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


class Position:
    """A position with the history that leads to it: a value. Playing a ply gives another position.

    >>> import quadrille
    >>> at = quadrille.soccer.Position("paper:3x3")
    >>> at.ball, at.mover, len(at.plies)
    ((2, 2), 1, 8)
    >>> after = at.play((2, 1))
    >>> after.mover, after.winner, after.undo() == at
    (2, None, True)
    """

    __slots__ = ("_data",)

    def __init__(self, pitch: str, history: str = "") -> None:
        """
        Args:
            pitch: ``"paper:3x3"``, ``"classic:8x10"``.
            history: ``"(2,2) (2,1)"``, the start first; empty for the start.

        Raises:
            InputError: what cannot be read.
            RulesError: a history that breaks the rules, with the ply.
        """
        self._data = _quadrille.PlayedPosition(text("pitch", pitch), text("history", history))

    @classmethod
    def _of(cls, data: _quadrille.PlayedPosition) -> Position:
        position = cls.__new__(cls)
        position._data = data
        return position

    @property
    def pitch(self) -> str:
        return self._data.pitch

    @property
    def history(self) -> str:
        """As records write it: ``"(2,2) (2,1)"``."""
        return self._data.history

    @property
    def vertices(self) -> list[Vertex]:
        """Where the ball has been, the start first."""
        return self._data.vertices

    @property
    def grade(self) -> int:
        """How many plies are played."""
        return self._data.grade

    @property
    def drawing(self) -> str:
        """The drawn edges as a hexadecimal number, as ``positions`` gives them."""
        return self._data.drawing

    @property
    def ball(self) -> Vertex:
        return self._data.ball

    @property
    def plies(self) -> list[Vertex]:
        """Where the ball may go next, in lexicographic order; empty once the game is over."""
        return self._data.plies

    @property
    def mover(self) -> int | None:
        """1 or 2; None once the game is over."""
        return self._data.mover

    @property
    def outcome(self) -> str:
        """ongoing, goal_1, goal_2 or blocked."""
        return self._data.outcome

    @property
    def winner(self) -> int | None:
        """1 or 2 once the game is over, by the rules; ``solve()`` tells who wins under best play."""
        return self._data.winner

    def play(self, to: Vertex) -> Position:
        """The position after the ply to this vertex.

        Raises:
            RulesError: the ply is not legal.
        """
        x, y = to
        return Position._of(self._data.play((whole("to", x), whole("to", y))))

    def undo(self) -> Position:
        """The position before the last ply.

        Raises:
            RulesError: no ply is played yet.
        """
        return Position._of(self._data.undo())

    def solve(self, **options: Any) -> Table[Any]:
        """Who wins from here under best play: ``solve`` of this pitch and history."""
        return solve(self.pitch, history=self.history, **options)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return (self.pitch, self.history) == (other.pitch, other.history)

    def __hash__(self) -> int:
        return hash((self.pitch, self.history))

    def __reduce__(self) -> tuple[type[Position], tuple[str, str]]:
        return Position, (self.pitch, self.history)

    def __repr__(self) -> str:
        return f"Position({self.pitch!r}, {self.history!r})"

    def _repr_svg_(self) -> str:
        return self._data.svg()
