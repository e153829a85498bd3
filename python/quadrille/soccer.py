"""Paper Soccer: pitches counted, solved, explained, listed, and positions played.

A pitch is named by its rules and its size: ``"paper:3x3"`` (Def. 2.1 of "Experiments in Paper Soccer", Hoivik) or
``"classic:8x10"`` (the pitch people play on). Vertices are pairs ``(x, y)``; a history is written ``"(2,2) (2,1)"``. A
``Board`` is any finite graph instead, and taken wherever a pitch is; so are ``"FILE.board"`` and
``"board:start a;edge a b"``.
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
        pitch: ``"paper:3x3"``, ``"classic:8x10"``, a Board; with ``by="total"`` also a family, ``"paper:3x1..12"``,
                which ``count_each`` counts by anything.
        by: what a row is of: ply, total, ball, bounces, vertices, size, outcome or winner.
        engine: auto, layered, reverse, frontier, trails or colour; all give the same numbers, and leave empty what
            they cannot know.
        plies: the last ply that is counted; the whole game if None.
        mirror: whether mirror images count once.
        checkpoint: the file that keeps the work; a call with the same request goes on from there.
        threads: at most so many; all processors if None.
        memory: how many bytes the process may hold, as a number or as ``"4G"``.
        progress: True, or a function that is called with a Progress.
        large: whether a request of more than 10**11 states is run.

    Returns:
        A row a ply: ``ply``, ``histories``, ``weak_classes``, ``strong_classes``, ``goal_1``, ``goal_2``, ``blocked``.
        By total one row without the ply: ``histories``, ``weak_classes``, ``strong_classes``, and of a family a row a
        ``pitch``. By ball, bounces, vertices or size that column (``ball``, ``bounces``, ``vertices``, ``size``),
        ``histories`` and ``weak_classes``. By outcome, games by how they end: ``ply``, ``goal_wins_1``,
        ``goal_wins_2``, ``blocked_wins_1``, ``blocked_wins_2``. By winner under best play: ``ply``, ``wins_1``,
        ``wins_2``. The table has a fact ``engine``, the one that counted; that of a family ``family``.

    Raises:
        TypeError, InputError: an argument that cannot be used.
        LimitError: memory ended the count; its ``table`` has the plies that were finished.
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
    """Who wins a pitch, or a position of it, under best play.

    Own goals are legal and lose, and who is to move and has no ply loses.

    Args:
        pitch: ``"paper:3x3"``, ``"classic:6x8"``.
        history: the plies so far, ``"(2,2) (2,1)"``, the start first; the start if empty.
        rows: ``"winner"``, one row; ``"moves"``, who wins after each legal ply; ``"line"``, best play to the end.
        seconds: give up after so many.
        certify: whether the winner's strategy is written down.
        checkpoint, threads, memory, progress: as ``count``.

    Returns:
        One row, ``pitch`` and ``winner`` (1, 2 or None); or a row a legal ply, ``to`` and ``winner``; or a row a ply of
        best play, ``ply``, ``mover`` and ``to``. The table has the facts ``winner``, ``positions`` (how many were
        searched), of a line ``position`` (to which it leads, a Position) and ``plies_to_end`` (where known), and with
        ``certify`` ``certificate``, the bytes of the program's file, and ``certified_positions``.

    Raises:
        TypeError, InputError, RulesError: a pitch or history that cannot be used.
        LimitError: the seconds or the memory are used up and the winner is not known; its ``table`` has the rows that
            are.

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
    """A winning strategy, reply by reply: the winner's answer to each ply of the loser, and how long the loser resists.

    Args:
        pitch: a pitch, which is solved first; or a certificate, the bytes of the program's file or of
            ``solve(pitch, certify=True).certificate``, which is checked first.
        history: the plies so far, the winner's by the strategy; where the strategy begins if empty.
        depth: how many plies of the loser deep.
        memory, progress: as ``count``.

    Returns:
        A row a ply of the loser: ``depth`` (how many of them deep), ``branch`` (their numbers, ``"1.3"``), ``reply``,
        ``answer`` (the winner's plies until the loser is to move), ``outcome`` (if the game is over then),
        ``plies_to_end`` (at most), ``positions`` (of the certificate that lie ahead). The first row has the plies with
        which the winner begins. The table has the facts ``winner``, ``plies_to_end`` and ``longest_game``.

    Raises:
        TypeError, InputError, RulesError: a certificate that proves nothing, a pitch or history that cannot be used.
        LimitError: memory ended the search of the pitch.

    Source: Høivik, "Experiments in Paper Soccer", Def. 2.1 to 2.6; certificates are docs/certificates.md's.

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

    They are found while they are read: a limit ends the work, and so does closing the iterator.

    Args:
        pitch: ``"paper:3x3"``.
        plies: the last ply that is listed; the whole game if None.
        limit: at most so many positions.
        threads, memory, large: as ``count``.

    Returns:
        An iterator of named tuples: ``grade`` (plies so far), ``drawing`` (a hexadecimal number whose bit e is edge e of
        ``edges``), ``ball``, ``mover``, ``bounces``, ``size`` (how many histories lead there), ``outcome``.

    Raises:
        TypeError, InputError: an argument that cannot be used; more than 10**8 positions without limit or
            ``large=True``.
        LimitError: memory did not suffice; what was read stands.

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
        record: a line ``pitch paper:3x3``, then a history a line; # starts a comment.

    Returns:
        A row a ply: ``history`` (its number), ``ply``, ``mover``, ``from``, ``to``, ``bounce``, ``outcome``.

    Raises:
        TypeError, InputError: what cannot be read, with line and column.

    Source: Høivik, "Experiments in Paper Soccer", Def. 2.3 to 2.6; the form is docs/formats.md's.

    >>> import quadrille
    >>> table = quadrille.soccer.replay("pitch paper:3x3\\n(2,2) (2,1) (3,1)\\n")
    >>> [(row.mover, row.to) for row in table]
    [(1, '(2,1)'), (2, '(3,1)')]
    """
    return Call().table(_quadrille.soccer_replay, text("record", record))
