"""The class Game, a game of Tennis or Footsteps that is given by its bids."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, SupportsIndex

from . import _quadrille
from ._arguments import Size, text, up_to, whole, wholes
from ._run import Call, ProgressOption
from ._table import Table
from ._value import Value

__all__ = ["Game"]


def rules(variant: str, fields: SupportsIndex, beyond: SupportsIndex = 1) -> _quadrille.TennisRules:
    return _quadrille.TennisRules(text("variant", variant), whole("fields", fields), whole("beyond", beyond))


class Game(Value):
    """A game of Tennis or Footsteps by its bids: a value.

    ``print`` draws it, and a notebook shows its picture, ``svg()``. Source: as ``replay``.

    >>> import quadrille
    >>> game = quadrille.tennis.Game(3, [(2, 1), (1, 2)])
    >>> [turn.ball for turn in game.turns()]
    [0, 1, -1]
    """

    __slots__ = ("_key",)

    def __init__(
        self,
        points: SupportsIndex,
        bids: Iterable[tuple[SupportsIndex, SupportsIndex]],
        *,
        variant: str = "tennis",
        fields: SupportsIndex = 2,
        beyond: SupportsIndex = 1,
    ) -> None:
        """
        Args:
            points: each player's points at the start.
            bids: both players' bids in each turn; the game need not be over after them.
            variant, fields, beyond: as ``solve``.

        Raises:
            TypeError, InputError: an argument that cannot be used.
            RulesError: a bid that is not allowed, with its turn.
        """
        turns = enumerate(up_to(1_000_000, "bids", bids))
        pairs = tuple((first, second) for first, second in (wholes(f"bids[{turn}]", pair, 2) for turn, pair in turns))
        self._key = (
            whole("points", points), pairs, text("variant", variant), whole("fields", fields), whole("beyond", beyond)
        )  # fmt: skip
        self.turns()

    def _data(self) -> _quadrille.TennisGame:
        points, bids, variant, fields, beyond = self._key
        return _quadrille.TennisGame(points, list(bids), rules(variant, fields, beyond))

    @property
    def points(self) -> int:
        """Each player's points at the start."""
        return self._key[0]

    @property
    def bids(self) -> tuple[tuple[int, int], ...]:
        """Both players' bids in each turn."""
        return self._key[1]

    def turns(self) -> Table[Any]:
        """The turns, the start first, as ``replay`` gives them.

        >>> Game(3, [(2, 1)]).turns().column("ball")
        [0, 1]
        """
        return Call().table(_quadrille.tennis_replay, self._data())

    def analyse(
        self,
        *,
        threads: SupportsIndex | None = None,
        memory: Size = None,
        progress: ProgressOption = False,
    ) -> Table[Any]:
        """The turns with the values before and after each, and the value that each bid gave away, as in ``replay``.

        >>> Game(2, [(1, 1)]).analyse()[1].given_away_1_lower
        Fraction(0, 1)
        """
        return Call(threads, memory, progress).table(_quadrille.tennis_analyse, self._data())

    def svg(self) -> str:
        """The picture that a notebook shows.

        >>> Game(3, [(2, 1)]).svg()[:4]
        '<svg'
        """
        return _quadrille.tennis_svg(self._data())

    def _text(self) -> str:
        return _quadrille.tennis_text(self._data())

    def _made_of(self) -> tuple[Any, ...]:
        return self._key

    def __reduce__(self) -> tuple[Any, ...]:
        return _game, self._key

    def __repr__(self) -> str:
        points, bids, variant, fields, beyond = self._key
        return f"Game({points}, {list(bids)}, variant={variant!r}, fields={fields}, beyond={beyond})"


def _game(points: int, bids: Iterable[tuple[int, int]], variant: str, fields: int, beyond: int) -> Game:
    return Game(points, bids, variant=variant, fields=fields, beyond=beyond)
