"""Functions for Paper Soccer. They count and list the positions of a pitch, solve it, explain a strategy, and replay
records.

A pitch is named by its rules and its size: ``"paper:3x3"`` (Def. 2.1 of "Experiments in Paper Soccer", Hoivik) or
``"classic:8x10"`` (the pitch people play on). A vertex is a pair ``(x, y)``. A history is the text of the vertices that
the ball visits, in order: ``"(2,2) (2,1)"``. A ``Board`` is any finite graph on which the game is played. Every
function that takes a pitch also takes a ``Board``, the name of a file (``"FILE.board"``), or the text of a board
(``"board:start a;edge a b"``).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, SupportsIndex

from . import _quadrille
from ._arguments import Size, one_of, optional_whole, real, switch, text, whole
from ._errors import LimitError
from ._rows import row_type
from ._run import Call, ProgressOption
from ._table import Table
from .soccer_board import Board, Pitch, pitch_name
from .soccer_family import Growth, Recurrence, count_each, recurrences
from .soccer_graph import drawing, edges, graph
from .soccer_position import Position, Vertex
from .soccer_random import Sample, estimate, sample

__all__ = [
    "Board",
    "Growth",
    "Pitch",
    "Position",
    "Recurrence",
    "Sample",
    "Vertex",
    "count",
    "count_each",
    "drawing",
    "edges",
    "estimate",
    "explain",
    "graph",
    "positions",
    "recurrences",
    "replay",
    "sample",
    "solve",
]


def count(
    pitch: Pitch,
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

    Two histories are in one weak class if they have the same drawing, and in one strong class if the ball lies on the
    same vertex too.

    Args:
        pitch: ``"paper:3x3"``, ``"classic:8x10"``, a Board; with ``by="total"`` also a family, ``"paper:3x1..12"``;
            ``count_each`` counts a family by anything.
        by: the subject of a row: ply, total, ball, bounces, vertices, size, outcome or winner.
        engine: auto, layered, reverse, frontier, trails or colour; all give the same numbers, and each
            leaves columns empty that it cannot fill.
        plies: the last ply to count; the whole game if None.
        mirror: whether to count mirror images once.
        checkpoint: the file that keeps the work; a call with the same request resumes from it.
        threads: the most threads; all processors if None.
        memory: the most bytes that the process may hold, as a number or as ``"4G"``.
        progress: True, or a function that is called with a Progress.
        large: whether to run a request of more than 10**11 states.

    Returns:
        A row for each ply: ``ply``, ``histories``, ``weak_classes``, ``strong_classes``, ``goal_1``, ``goal_2``,
        ``blocked``. By total one row without the ply: ``histories``, ``weak_classes``, ``strong_classes``; for a family
        a row for each ``pitch``. By ball, bounces, vertices or size that column (``ball``, ``bounces``, ``vertices``,
        ``size``), ``histories`` and ``weak_classes``. By outcome, games by winner and ending: ``ply``,
        ``goal_wins_1``, ``goal_wins_2``, ``blocked_wins_1``, ``blocked_wins_2``. By winner under best play: ``ply``,
        ``wins_1``, ``wins_2``. The table has a fact ``engine``, the engine that counted; a family's table has
        ``family``.

    Raises:
        TypeError, InputError: an argument that cannot be used.
        LimitError: memory ended the count; its ``table`` has the finished plies.
        KeyboardInterrupt: within half a second of Ctrl-C.

    Source: Høivik, "Experiments in Paper Soccer", Def. 2.1 to 2.8.

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
        pitch_name(pitch),
        text("by", by),
        text("engine", engine),
        optional_whole("plies", plies, 0),
        switch("mirror", mirror),
    )


def solve(
    pitch: Pitch,
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
    """The winner of a pitch, or of a position of it, under best play.

    Rules: an own goal is legal and loses; a player without a ply loses.

    Args:
        pitch: ``"paper:3x3"``, ``"classic:6x8"``.
        history: the plies so far, ``"(2,2) (2,1)"``, the start first; the start if empty.
        rows: ``"winner"``, one row; ``"moves"``, the winner after each legal ply; ``"line"``, best play to the end.
        seconds: give up after this time.
        certify: whether to write the winner's strategy, as a certificate.
        checkpoint, threads, memory, progress: as ``count``.

    Returns:
        One row, ``pitch`` and ``winner`` (1, 2 or None); or a row for each legal ply, ``to`` and ``winner``; or a row
        for each ply of best play, ``ply``, ``mover`` and ``to``. The table has the facts ``winner`` and ``positions``
        (the number of searched positions). A line has also ``position`` (the Position at its end) and ``plies_to_end``
        (if known). With ``certify`` there are also ``certificate``, the bytes of the program's file, and
        ``certified_positions``.

    Raises:
        TypeError, InputError, RulesError: a pitch or history that cannot be used.
        LimitError: the seconds or the memory are used up before the winner is known; its ``table`` has the rows that
            are known.

    Source: Høivik, "Experiments in Paper Soccer", Def. 2.1 to 2.6. Method: proof-number search.

    >>> import quadrille
    >>> quadrille.soccer.solve("paper:3x3").winner
    1
    >>> quadrille.soccer.solve("paper:1x2", rows="line").position.winner
    1
    """
    asked = one_of("rows", rows, ("winner", "moves", "line"), "winner, moves or line")
    call = Call(threads, memory, progress, checkpoint=text("checkpoint", checkpoint))
    table = call.table(
        _quadrille.soccer_solve,
        pitch_name(pitch),
        asked,
        text("history", history),
        None if seconds is None else real("seconds", seconds),
        switch("certify", certify),
    )
    if asked != "line":
        return table
    begun = Position(pitch, history)
    return table._with("position", begun.play(" ".join(table.column("to"))) if len(table) > 0 else begun)


def explain(
    pitch: Pitch | bytes,
    *,
    history: str = "",
    depth: SupportsIndex = 2,
    memory: Size = None,
    progress: ProgressOption = False,
) -> Table[Any]:
    """A winning strategy: the winner's answer to each ply of the loser, and the number of plies to the end.

    Args:
        pitch: a pitch, which is solved first; or a certificate, the bytes of the program's file or of
            ``solve(pitch, certify=True).certificate``, which is checked first.
        history: the plies so far, in which the winner follows the strategy; the strategy's start if empty.
        depth: the depth of the table, in plies of the loser.
        memory, progress: as ``count``.

    Returns:
        A row for each ply of the loser: ``depth`` (the number of the loser's plies so far), ``branch`` (their numbers,
        ``"1.3"``), ``reply``, ``answer`` (the winner's plies until the loser is to move), ``outcome`` (if the game is
        over then), ``plies_to_end`` (the most plies), ``positions`` (positions of the certificate that can follow). The
        first row has the winner's first plies. The table has the facts ``winner``, ``plies_to_end`` and
        ``longest_game``.

    Raises:
        TypeError, InputError, RulesError: a certificate that proves nothing, a pitch or history that cannot be used.
        LimitError: memory ended the search of the pitch.

    Source: Høivik, "Experiments in Paper Soccer", Def. 2.1 to 2.6; docs/certificates.md has the certificates.

    >>> import quadrille
    >>> table = quadrille.soccer.explain("paper:1x3", depth=1)
    >>> table.winner, table.longest_game
    (2, '(1,2) (0,1) (0,2) (1,2) (1,1) (0,2) (1,3)')
    >>> [(row.reply, row.answer) for row in table][1:3]
    [('(0,1)', '(0,2)'), ('(0,2)', '(1,3)')]
    """
    plies = text("history", history)
    source = "-"
    certificate = pitch
    if not isinstance(certificate, bytes):
        source = f"--pitch {pitch_name(certificate)}"
        # Several threads find another strategy from run to run.
        certificate = solve(
            certificate, history=plies, certify=True, threads=1, memory=memory, progress=progress
        ).certificate
    call = Call(1, memory, progress)
    return call.table(_quadrille.soccer_explain, certificate, source, plies, whole("depth", depth))


def positions(
    pitch: Pitch,
    *,
    plies: SupportsIndex | None = None,
    limit: SupportsIndex | None = None,
    threads: SupportsIndex | None = None,
    memory: Size = None,
    large: bool = False,
) -> Iterator[Any]:
    """Every position (strong class) of a pitch, one after another, in the order of grade, drawing and ball.

    The iterator finds positions while it is read: a limit ends the work, and so does closing the iterator.

    Args:
        pitch: ``"paper:3x3"``.
        plies: the last ply to list; the whole game if None.
        limit: the most positions; all if None.
        threads, memory, large: as ``count``.

    Returns:
        An iterator of named tuples: ``grade`` (plies so far), ``drawing`` (a hexadecimal number whose bit e is edge e of
        ``edges``), ``ball``, ``mover``, ``bounces``, ``size`` (the number of its histories), ``outcome``.

    Raises:
        TypeError, InputError: an argument that cannot be used; more than 10**8 positions without limit or
            ``large=True``.
        LimitError: memory ended the work; the positions read so far are correct.

    Source: Høivik, "Experiments in Paper Soccer", Def. 2.8.

    >>> import quadrille
    >>> for row in quadrille.soccer.positions("paper:3x3", limit=2):
    ...     print(row.grade, row.drawing, row.ball, row.mover, row.outcome)
    0 0x0 (2,2) 1 ongoing
    1 0x80000 (1,1) 2 ongoing
    """
    most = optional_whole("limit", limit, 0)
    call = Call(threads, memory, large=large)
    stream = _quadrille.soccer_positions(
        pitch_name(pitch), optional_whole("plies", plies, 0), most is not None, call.settings
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
            raise LimitError("memory", f"used up {stream.reached}; missing: {stream.missing}", "give more, or fewer plies")
    finally:
        stream.close()


def replay(record: str) -> Table[Any]:
    """A written record, ply by ply. Where it breaks the rules, ``faults`` names the place.

    Args:
        record: a line ``pitch paper:3x3``, then one history on each line; # starts a comment.

    Returns:
        A row for each ply: ``history`` (its number), ``ply``, ``mover``, ``from``, ``to``, ``bounce``, ``outcome``.

    Raises:
        TypeError, InputError: a record that cannot be read, with line and column.

    Source: Høivik, "Experiments in Paper Soccer", Def. 2.3 to 2.6; docs/formats.md has the format.

    >>> import quadrille
    >>> table = quadrille.soccer.replay("pitch paper:3x3\\n(2,2) (2,1) (3,1)\\n")
    >>> [(row.mover, row.to) for row in table]
    [(1, '(2,1)'), (2, '(3,1)')]
    """
    return Call().table(_quadrille.soccer_replay, text("record", record))
