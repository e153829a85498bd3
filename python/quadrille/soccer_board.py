"""The class Board, a board of your own for Paper Soccer. It is any finite graph with a start, two sets of goals, and
walls.
"""

from __future__ import annotations

import itertools
import os
import re
from collections.abc import Hashable, Iterable, Mapping
from typing import Any, Union

from . import _quadrille
from ._arguments import cut, exact, real, shown, text, up_to, wholes
from ._errors import InputError

_MOST = 65535  # edges of a board, which it refuses beyond
_NAME = re.compile(r"[A-Za-z0-9_,()-]+")


class Board:
    """A board of your own: a value that every function with a ``pitch`` accepts.

    A board's text names its vertices by letters, digits and ``_ , ( ) -``. The name of a text of these is the text
    itself, that of a whole number its digits, that of a pair of whole numbers ``(x,y)``.

    >>> import quadrille
    >>> triangle = quadrille.soccer.Board([("a", "b"), ("b", "c"), ("c", "a")], start="a")
    >>> quadrille.soccer.count(triangle).column("histories")
    [1, 2, 2, 2]
    >>> print(triangle, end="")
    start a
    edge a b
    edge a c
    edge b c
    """

    __slots__ = ("_name",)

    def __init__(
        self,
        edges: Iterable[Iterable[Hashable]],
        start: Hashable,
        goal_1: Iterable[Hashable] = (),
        goal_2: Iterable[Hashable] = (),
        walls: Iterable[Hashable] = (),
        at: Mapping[Any, Iterable[float]] | None = None,
    ) -> None:
        """
        Args:
            edges: pairs of vertices, undirected, none twice and none a loop; each vertex has an edge.
            start: the vertex where the ball lies at the start.
            goal_1, goal_2: vertices where player 2 wins, and where player 1 wins; both may be empty.
            walls: vertices where the ball bounces even at its first visit.
            at: the places ``(x, y)`` of some or all vertices in pictures.

        Raises:
            TypeError: an argument of the wrong type.
            InputError: no board, or no name of a vertex; the message names the argument.
        """
        lines = _Lines()
        lines.add("start", "start", start)
        for name, item, vertices in (
            ("goal_1", "goal 1", goal_1), ("goal_2", "goal 2", goal_2), ("walls", "wall", walls)
        ):  # fmt: skip
            for place, vertex in enumerate(up_to(_MOST, name, vertices)):
                lines.add(f"{name}[{place}]", item, vertex)
        for vertex, point in _items("at", at):
            name = f"at[{cut(vertex_name('at', vertex))}]"
            x, y = _two(name, "at", point, "give x and y")
            lines.add(name, "at", vertex, after=f" {real('at', x)!r} {real('at', y)!r}")
        for place, edge in enumerate(up_to(_MOST, "edges", edges)):
            name = f"edges[{place}]"
            lines.add(name, "edge", *_two(name, name, edge, "give the two vertices that it joins"))
        self._name = lines.board()

    @classmethod
    def _of(cls, name: str) -> Board:
        board = cls.__new__(cls)
        board._name = name
        return board

    @classmethod
    def from_networkx(
        cls,
        graph: Any,
        start: Hashable,
        goal_1: Iterable[Hashable] = (),
        goal_2: Iterable[Hashable] = (),
        walls: Iterable[Hashable] = (),
        at: Mapping[Any, Iterable[float]] | None = None,
    ) -> Board:
        """The board of a graph of networkx, or of anything whose ``edges``, or ``edges()``, are tuples that begin with
        two vertices. Vertices without an edge are left out.

        Args:
            graph: undirected and simple.
            start, goal_1, goal_2, walls, at: as ``Board``; ``at`` may be a result of ``networkx.spring_layout``.

        Raises:
            TypeError, InputError: as ``Board``.

        >>> class Square:
        ...     edges = [(0, 1), (1, 2), (2, 3), (3, 0)]
        >>> Board.from_networkx(Square, start=0).name
        'board:start 0;edge 0 1;edge 0 3;edge 1 2;edge 2 3'
        """
        edges = getattr(graph, "edges", None)
        if edges is None:
            raise TypeError(f"graph: a graph with edges is expected, not {type(graph).__name__}")
        ends = [tuple(edge)[:2] for edge in up_to(_MOST, "graph", edges() if callable(edges) else edges)]
        joined = {vertex for edge in ends for vertex in edge}
        return cls(
            ends, start, goal_1, goal_2, walls,
            {vertex: point for vertex, point in _items("at", at) if vertex in joined},
        )  # fmt: skip

    @classmethod
    def from_file(cls, path: str | os.PathLike[str]) -> Board:
        """The board in a file: its text, or, where the file's name ends in ``.g6``, a graph in graph6.

        Raises:
            TypeError, InputError: a file that cannot be read, with the file and the line.
        """
        file = text("path", os.fspath(path))
        return cls._of(_quadrille.soccer_board_in(file if "/" in file else f"./{file}"))

    @property
    def name(self) -> str:
        """The board on one line, as the program's ``--pitch`` takes it: ``"board:start a;edge a b"``."""
        return self._name

    def __str__(self) -> str:
        return self._name.removeprefix("board:").replace(";", "\n") + "\n"

    def __repr__(self) -> str:
        return f"<Board {cut(self._name.removeprefix('board:'))}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Board):
            return NotImplemented
        return self._name == other._name

    def __hash__(self) -> int:
        return hash(self._name)

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        return Board._of, (self._name,)


Pitch = Union[str, Board]
"""The type of a ``pitch`` argument: a name, or a board."""


def pitch_name(pitch: Pitch, argument: str = "pitch") -> str:
    """The pitch as the compiled part takes it.

    Raises:
        TypeError: it is neither a text nor a board.
        InputError: as ``text``.
    """
    if isinstance(pitch, Board):
        return pitch.name
    if not isinstance(pitch, str):
        raise TypeError(f"{argument}: a text or a Board is expected, not {type(pitch).__name__}")
    return text(argument, pitch)


def vertex_name(name: str, vertex: Hashable) -> str:
    """The vertex as a board's text names it.

    Raises:
        TypeError: it is neither a text, a whole number nor a pair of whole numbers.
        InputError: it has no such name.
    """
    if isinstance(vertex, str):
        written = text(name, vertex)
    elif isinstance(vertex, tuple):
        x, y = wholes(name, vertex, 2)
        written = f"({x},{y})"
    elif hasattr(vertex, "__index__") and not isinstance(vertex, bool):
        number = exact(name, vertex)  # type: ignore[arg-type]
        if abs(number) >= 2**63:
            raise InputError(f"{name} {shown(number)}", "out of range", "give a smaller number, or a text")
        written = str(number)
    else:
        kinds = "a text, a whole number or a pair of whole numbers"
        raise TypeError(f"{name}: {kinds} is expected, not {type(vertex).__name__}")
    if not _NAME.fullmatch(written):
        raise InputError(f"{name} {cut(written)}", "is no name of a vertex", "names have letters, digits and _ , ( ) -")
    return written


def _items(name: str, values: Mapping[Any, Any] | None) -> Iterable[tuple[Any, Any]]:
    if values is None:
        return ()
    if not isinstance(values, Mapping):
        raise TypeError(f"{name}: a dict is expected, not {type(values).__name__}")
    return values.items()


def _two(place: str, argument: str, values: Iterable[Any], remedy: str) -> list[Any]:
    two = list(itertools.islice(up_to(3, argument, values), 3))
    if len(two) != 2:
        raise InputError(place, "more than 2 values" if len(two) > 2 else f"{len(two)} of 2 values", remedy)
    return two


class _Lines:
    """The text of a board, with the argument that each line comes from."""

    def __init__(self) -> None:
        self._lines: list[str] = []
        self._arguments: list[str] = []
        self._vertices: dict[str, Hashable] = {}

    def add(self, argument: str, item: str, *vertices: Hashable, after: str = "") -> None:
        names = [vertex_name(argument, vertex) for vertex in vertices]
        for name, vertex in zip(names, vertices):
            if self._vertices.setdefault(name, vertex) != vertex:
                raise InputError(
                    argument, f"a text and a number or a pair are both written {cut(name)}", "name them apart"
                )
        self._lines.append(" ".join([item, *names]) + after)
        self._arguments.append(argument)

    def board(self) -> str:
        try:
            return _quadrille.soccer_board("\n".join([*self._lines, ""]))
        except InputError as error:
            raise InputError(*(re.sub(r"\bline (\d+)", self._argument_of, part) for part in error.args)) from None

    def _argument_of(self, line: re.Match[str]) -> str:
        return self._arguments[int(line[1]) - 1]
