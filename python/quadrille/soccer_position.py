"""The class Position, a position of Paper Soccer. Playing a ply gives a new Position."""

from __future__ import annotations

from typing import Any, Union

from . import _quadrille
from ._arguments import text, wholes
from ._table import Table
from ._value import Value
from .soccer_board import Pitch, pitch_name, vertex_name

Vertex = Union[tuple[int, int], str]
"""A vertex of a pitch, as ``(x, y)``; on a board with other names its name."""


class Position(Value):
    """A position with the history that leads to it: a value. Playing a ply gives another position.

    ``print`` draws it, and a notebook shows its picture, ``svg()``. Source: Høivik, "Experiments in Paper Soccer", Def. 2.3 to 2.6.

    >>> import quadrille
    >>> at = quadrille.soccer.Position("paper:3x3")
    >>> at.ball, at.mover, len(at.plies)
    ((2, 2), 1, 8)
    >>> after = at.play((2, 1))
    >>> after.mover, after.winner, after.undo() == at
    (2, None, True)
    >>> Position("board:start a;edge a b;edge b c").play("b").plies
    ['c']
    """

    __slots__ = ("_data",)

    def __init__(self, pitch: Pitch, history: str = "") -> None:
        """
        Args:
            pitch: ``"paper:3x3"``, ``"classic:8x10"``, a Board.
            history: ``"(2,2) (2,1)"``, the start first; empty for the start.

        Raises:
            TypeError, InputError: a pitch or history that cannot be read.
            RulesError: a history that breaks the rules, with the ply.
        """
        self._data = _quadrille.PlayedPosition(pitch_name(pitch), text("history", history))

    @classmethod
    def _of(cls, data: _quadrille.PlayedPosition) -> Position:
        position = cls.__new__(cls)
        position._data = data
        return position

    @property
    def pitch(self) -> str:
        """The pitch's name: ``"paper:3x3"``, ``"board:start a;edge a b"``."""
        return self._data.pitch

    @property
    def history(self) -> str:
        """The history, as records write it: ``"(2,2) (2,1)"``."""
        return self._data.history

    @property
    def vertices(self) -> list[Vertex]:
        """The vertices that the ball has visited, the start first."""
        return self._data.vertices

    @property
    def grade(self) -> int:
        """The number of plies so far."""
        return self._data.grade

    @property
    def drawing(self) -> str:
        """The drawn edges as a hexadecimal number, as ``positions`` gives them."""
        return self._data.drawing

    @property
    def ball(self) -> Vertex:
        """The vertex of the ball."""
        return self._data.ball

    @property
    def plies(self) -> list[Vertex]:
        """The vertices of the legal plies, in lexicographic order; empty once the game is over."""
        return self._data.plies

    @property
    def mover(self) -> int | None:
        """The player to move, 1 or 2; None once the game is over."""
        return self._data.mover

    @property
    def outcome(self) -> str:
        """The outcome: ongoing, goal_1, goal_2 or blocked."""
        return self._data.outcome

    @property
    def winner(self) -> int | None:
        """The winner by the rules, 1 or 2, once the game is over; ``solve()`` gives the winner under best play."""
        return self._data.winner

    def play(self, to: Vertex) -> Position:
        """The position after the ply to this vertex, or after several plies.

        Args:
            to: a vertex, as ``plies`` has it, or a text of one or more, as tables and histories write them.

        Raises:
            TypeError, InputError: it is no vertex.
            RulesError: a ply is not legal.

        >>> Position("paper:3x3").play((2, 1)).history
        '(2,2) (2,1)'
        >>> Position("paper:3x3").play("(2,1) (3,1)").history
        '(2,2) (2,1) (3,1)'
        """
        if isinstance(to, str):
            return Position._of(self._data.play(text("to", to)))
        if not self._data.has_points:
            return Position._of(self._data.play(vertex_name("to", to)))
        x, y = wholes("to", to, 2)
        return Position._of(self._data.play((x, y)))

    def undo(self) -> Position:
        """The position before the last ply.

        Raises:
            RulesError: no ply is played yet.

        >>> Position("paper:3x3", "(2,2) (2,1)").undo().grade
        0
        """
        return Position._of(self._data.undo())

    def solve(self, **options: Any) -> Table[Any]:
        """The winner from here under best play: ``quadrille.soccer.solve`` of this pitch and history.

        >>> Position("paper:3x3", "(2,2) (2,1)").solve().winner
        1
        """
        from .soccer import solve

        return solve(self.pitch, history=self.history, **options)

    def svg(self) -> str:
        """The picture that a notebook shows.

        >>> Position("paper:3x3").svg()[:4]
        '<svg'
        """
        return self._data.svg()

    def _text(self) -> str:
        return self._data.text()

    def _made_of(self) -> tuple[str, str]:
        return self.pitch, self.history

    def __reduce__(self) -> tuple[type[Position], tuple[str, str]]:
        return Position, self._made_of()

    def __repr__(self) -> str:
        return f"Position({self.pitch!r}, {self.history!r})"
