"""Lists the edges of a pitch, and makes the graph of its states."""

from __future__ import annotations

from typing import Any, SupportsIndex

from . import _quadrille
from ._arguments import Size, optional_whole, text, whole
from ._run import Call, ProgressOption
from ._table import Table
from .soccer_board import Pitch, pitch_name

__all__ = ["drawing", "edges", "graph"]


def edges(pitch: Pitch) -> Table[Any]:
    """The numbered edges of a pitch: bit e of a drawing is edge e.

    Args:
        pitch: ``"paper:3x3"``.

    Returns:
        A row for each edge: ``edge`` (from 0), ``from``, ``to``. In Python the second column is ``from_``.

    Raises:
        TypeError, InputError: a pitch that cannot be read, or with more than 384 edges.

    Source: Høivik, "Experiments in Paper Soccer", Def. 2.1.

    >>> import quadrille
    >>> quadrille.soccer.edges("paper:1x1")[0]
    ExportEdges(edge=0, from_='(0,0)', to='(0,1)')
    """
    return Call().table(_quadrille.soccer_edges, pitch_name(pitch))


def graph(
    pitch: Pitch,
    *,
    plies: SupportsIndex | None = None,
    most_states: SupportsIndex = 100_000,
    threads: SupportsIndex | None = None,
    memory: Size = None,
    progress: ProgressOption = False,
) -> tuple[Table[Any], Table[Any]]:
    """The states of a small pitch and the plies between them.

    Args:
        pitch: ``"paper:1x3"``.
        plies: the last ply of the states; all states if None.
        most_states: the most states; a graph with more is refused.
        threads: as ``count``; this work uses one.
        memory, progress: as ``count``.

    Returns:
        The table of the states, ``node``, ``ply``, ``ball``, ``mover``, ``outcome``, ``histories``, ``history`` (one
        that leads to it); and the table of the plies from state to state, ``from``, ``to``, ``ply``, ``player``,
        ``edge``, ``ball``.

    Raises:
        TypeError, InputError: an argument that cannot be used; more states than allowed; the message
            names the last ply that fits.
        LimitError: memory ended the work; its ``table`` has the finished plies.

    Source: Høivik, "Experiments in Paper Soccer", Def. 2.8.

    >>> import quadrille
    >>> nodes, edges = quadrille.soccer.graph("paper:1x3", plies=1)
    >>> len(nodes), len(edges)
    (6, 5)
    """
    query = pitch_name(pitch), optional_whole("plies", plies, 0), whole("most_states", most_states, 1)
    return (
        Call(threads, memory, progress).table(_quadrille.soccer_graph_nodes, *query),
        Call(threads, memory, progress).table(_quadrille.soccer_graph_edges, *query),
    )


def drawing(pitch: Pitch, history: str) -> Table[Any]:
    """The plies of a history, with the edges that they draw.

    Args:
        pitch: ``"paper:3x3"``.
        history: ``"(2,2) (2,1)"``, the start first.

    Returns:
        A row for each ply: ``from``, ``to``, ``ply`` (from 1), ``player``, ``edge`` (as ``edges`` numbers them).

    Raises:
        TypeError, InputError, RulesError: a history that cannot be read, or that breaks the rules, with the ply.

    Source: Høivik, "Experiments in Paper Soccer", Def. 2.3 and 2.4.

    >>> import quadrille
    >>> quadrille.soccer.drawing("paper:3x3", "(2,2) (2,1) (3,1)").column("to")
    ['(2,1)', '(3,1)']
    """
    return Call().table(_quadrille.soccer_drawing, pitch_name(pitch), text("history", history))
