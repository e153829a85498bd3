"""Tennis and Footsteps: games counted, positions valued, played games replayed and analysed.

Values and probabilities are exact: a value is the interval from ``lower`` to ``upper``, which is certain to hold it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, SupportsIndex

from . import _quadrille
from ._errors import InputError
from ._run import Call, ProgressOption, Size, real, text, whole, wholes, wide
from ._table import Table

__all__ = ["Game", "count", "play", "replay", "solve", "strategy"]

State = tuple[int, int, int]


def _rules(variant: str, fields: SupportsIndex, beyond: SupportsIndex = 1) -> _quadrille.TennisRules:
    return _quadrille.TennisRules(text("variant", variant), whole("fields", fields), whole("beyond", beyond))


def count(
    points: SupportsIndex,
    *,
    by: str = "outcome",
    variant: str = "tennis",
    fields: SupportsIndex = 2,
    threads: SupportsIndex | None = None,
    memory: Size = None,
    progress: ProgressOption = False,
) -> Table[Any]:
    """The finished games by their number of turns, or the positions that each turn can reach.

    Args:
        points: each player's at the start, up to 1000.
        by: outcome or positions.
        variant: tennis or footsteps.
        fields: a side of the court.
        threads, memory, progress: as ``quadrille.soccer.count``.

    >>> import quadrille
    >>> quadrille.tennis.count(2).column("games")
    [1, 3]
    """
    return Call(threads, memory, progress).table(
        _quadrille.tennis_count, whole("points", points), text("by", by), _rules(variant, fields)
    )


def _question(
    points: SupportsIndex | None, state: State | None, rules: _quadrille.TennisRules, width: float
) -> _quadrille.TennisQuestion:
    if (points is None) == (state is None):
        raise InputError("points: give points=P, or state=(S1, S2, B), and not both")
    width_asked = real("width", width)
    if state is None:
        assert points is not None
        start = whole("points", points, 1)
        return _quadrille.TennisQuestion(start, start, 0, True, rules, width_asked)
    first, second, ball = wholes("state", state, 3)
    return _quadrille.TennisQuestion(first, second, ball, False, rules, width_asked)


def solve(
    points: SupportsIndex | None = None,
    *,
    state: State | None = None,
    by: str | None = None,
    variant: str = "tennis",
    fields: SupportsIndex = 2,
    beyond: SupportsIndex = 1,
    width: float = 1e-9,
    threads: SupportsIndex | None = None,
    memory: Size = None,
    progress: ProgressOption = False,
) -> Table[Any]:
    """What a position is worth to player 1 under best play: 1 for a win, -1 for a loss.

    Args:
        points: each player's at the start, up to 400; or
        state: both players' points and the ball, ``(8, 3, -1)``.
        by: ``"states"`` for all positions of at most so many points.
        variant, fields: as ``count``.
        beyond: what a win beyond the last field is worth, 1 or 2.
        width: no interval is to be wider, from 1e-18 to 1.
        threads, memory, progress: as ``quadrille.soccer.count``.

    Raises:
        LimitError: no interval so narrow was reached; its ``table`` is certain all the same.

    >>> import quadrille
    >>> value = quadrille.tennis.solve(state=(2, 1, 0))
    >>> value.lower <= value.upper
    True
    """
    question = _question(points, state, _rules(variant, fields, beyond), width)
    call = Call(threads, memory, progress)
    if by is None:
        return call.table(_quadrille.tennis_solve, question)
    if by != "states":
        raise InputError(f"by {by!r}: no such grouping; give states, or leave it out")
    if points is None:
        raise InputError("by 'states': values every position; give points in place of a state")
    return call.table(_quadrille.tennis_states, question)


def strategy(
    points: SupportsIndex | None = None,
    *,
    state: State | None = None,
    variant: str = "tennis",
    fields: SupportsIndex = 2,
    beyond: SupportsIndex = 1,
    width: float = 1e-9,
    threads: SupportsIndex | None = None,
    memory: Size = None,
    progress: ProgressOption = False,
) -> Table[Any]:
    """An optimal mix of draws for each player, as exact probabilities.

    >>> import quadrille
    >>> mix = quadrille.tennis.strategy(2)
    >>> sum(row.probability for row in mix if row.player == 1)
    Fraction(1, 1)
    """
    question = _question(points, state, _rules(variant, fields, beyond), width)
    return Call(threads, memory, progress).table(_quadrille.tennis_strategy, question)


def play(
    points: SupportsIndex | None = None,
    *,
    seed: SupportsIndex,
    games: SupportsIndex = 10_000,
    state: State | None = None,
    variant: str = "tennis",
    fields: SupportsIndex = 2,
    beyond: SupportsIndex = 1,
    width: float = 1e-9,
    threads: SupportsIndex | None = None,
    memory: Size = None,
    progress: ProgressOption = False,
) -> Table[Any]:
    """Games in which both players draw at random by optimal mixes, by their results. The same seed, the same games.

    Args:
        seed: from 0 to 2**64 - 1.
        games: how many, up to 10**8.
        points, state, variant, fields, beyond, width: as ``solve``.
        threads, memory, progress: as ``quadrille.soccer.count``.

    >>> import quadrille
    >>> sum(quadrille.tennis.play(3, games=100, seed=1).column("games"))
    100
    """
    question = _question(points, state, _rules(variant, fields, beyond), width)
    return Call(threads, memory, progress).table(
        _quadrille.tennis_play, question, whole("games", games, 1), wide("seed", seed)
    )


def replay(
    record: str,
    *,
    analyse: bool = False,
    variant: str = "tennis",
    fields: SupportsIndex = 2,
    beyond: SupportsIndex = 1,
    progress: ProgressOption = False,
) -> Table[Any]:
    """A written game, turn by turn, as its draws have it.

    Args:
        record: csv, ``turn,draw_1,draw_2,points_1,points_2,ball``.
        analyse: whether the value before and after each turn stands beside it, and what each draw gave away.

    Raises:
        InputError, RulesError: what cannot be read, or a draw that is not allowed.

    >>> import quadrille
    >>> record = "turn,draw_1,draw_2,points_1,points_2,ball\\n0,,,3,3,0\\n1,2,1,1,2,1\\n"
    >>> quadrille.tennis.replay(record).column("ball")
    [0, 1]
    """
    points, draws = _quadrille.tennis_record(text("record", record))
    game = _quadrille.TennisGame(points, draws, _rules(variant, fields, beyond))
    job = _quadrille.tennis_analyse if analyse else _quadrille.tennis_replay
    return Call(progress=progress).table(job, game)


class Game:
    """A game of Tennis or Footsteps by its draws: a value.

    >>> import quadrille
    >>> game = quadrille.tennis.Game(3, [(2, 1), (1, 2)])
    >>> [turn.ball for turn in game.turns()]
    [0, 1, -1]
    """

    __slots__ = ("_key",)

    def __init__(
        self,
        points: SupportsIndex,
        draws: Iterable[tuple[SupportsIndex, SupportsIndex]],
        *,
        variant: str = "tennis",
        fields: SupportsIndex = 2,
        beyond: SupportsIndex = 1,
    ) -> None:
        """
        Raises:
            RulesError: a draw that is not allowed, with its turn.
        """
        if isinstance(draws, (str, bytes)):
            raise TypeError("draws: a list of pairs is expected, not a text")
        pairs = tuple((first, second) for first, second in (wholes("draws", pair, 2) for pair in draws))
        self._key = (
            whole("points", points), pairs, text("variant", variant), whole("fields", fields), whole("beyond", beyond)
        )  # fmt: skip
        self.turns()

    def _data(self) -> _quadrille.TennisGame:
        points, draws, variant, fields, beyond = self._key
        return _quadrille.TennisGame(points, list(draws), _rules(variant, fields, beyond))

    @property
    def points(self) -> int:
        return self._key[0]

    @property
    def draws(self) -> tuple[tuple[int, int], ...]:
        return self._key[1]

    def turns(self) -> Table[Any]:
        """The turns, the start first."""
        return Call().table(_quadrille.tennis_replay, self._data())

    def analyse(self, *, progress: ProgressOption = False) -> Table[Any]:
        """The turns with the values before and after each, and what each draw gave away."""
        return Call(progress=progress).table(_quadrille.tennis_analyse, self._data())

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)

    def __reduce__(self) -> tuple[Any, ...]:
        return _game, self._key

    def __repr__(self) -> str:
        points, draws, variant, fields, beyond = self._key
        return f"Game({points}, {list(draws)}, variant={variant!r}, fields={fields}, beyond={beyond})"

    def _repr_svg_(self) -> str:
        return _quadrille.tennis_svg(self._data())


def _game(points: int, draws: Iterable[tuple[int, int]], variant: str, fields: int, beyond: int) -> Game:
    return Game(points, draws, variant=variant, fields=fields, beyond=beyond)
