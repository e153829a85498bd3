"""Tennis and Footsteps: games counted, positions valued, played games replayed and analysed.

Values and probabilities are exact: a value is the interval from ``lower`` to ``upper``, which is certain to hold it.

Source: "Tennis (paper game)", Wikipedia, after M. Mala, "Das große Buch der Block- und Bleistiftspiele", 1998;
Footsteps: R. Morris and T. Watson, "Evolving Strategies for the Game Footsteps", 2008. docs/rules.md has the choices where they are silent.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, SupportsIndex

from . import _quadrille
from ._errors import InputError
from ._run import Call, ProgressOption, Size, one_of, real, text, up_to, whole, wholes, wide
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
        fields: a side of the court, from 1.
        threads, memory, progress: as ``quadrille.soccer.count``.

    Returns:
        A row a length that some game has: ``turns``, ``games``, ``wins_1``, ``wins_2``, ``draws``. By positions a row a
        turn: ``turns``, ``positions``.

    Raises:
        TypeError, InputError: an argument that cannot be used.
        LimitError: memory ended the count; by positions its ``table`` has the turns that were finished.

    Source: "Tennis (paper game)", Wikipedia; the rules are docs/rules.md's.

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
        state: both players' points and the ball, ``(8, 3, -1)``; the ball is positive on player 2's side.
        by: ``"states"`` for all positions of at most so many points.
        variant, fields: as ``count``.
        beyond: what a win beyond the last field is worth, 1 or 2.
        width: no interval is to be wider, from 1e-18 to 1.
        threads, memory, progress: as ``quadrille.soccer.count``.

    Returns:
        A row a position: ``points_1``, ``points_2``, ``ball``, ``lower``, ``upper``; the value is certain to lie from
        ``lower`` to ``upper``, both Fractions.

    Raises:
        TypeError, InputError: an argument that cannot be used.
        LimitError: no interval so narrow was reached, or memory ended the work; the rows of its ``table`` are certain
            all the same.

    Source: von Neumann's minimax theorem, 1928; docs/rules.md has the rules.

    >>> import quadrille
    >>> value = quadrille.tennis.solve(state=(2, 1, 0))
    >>> value.lower <= value.upper
    True
    """
    question = _question(points, state, _rules(variant, fields, beyond), width)
    call = Call(threads, memory, progress)
    if by is None:
        return call.table(_quadrille.tennis_solve, question)
    one_of("by", by, ("states",), "states, or leave it out")
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

    Args:
        points, state, variant, fields, beyond, width: as ``solve``; the game goes on at the state.
        threads, memory, progress: as ``quadrille.soccer.count``.

    Returns:
        A row a draw that a player makes: ``player``, ``draw``, ``probability``, a Fraction. The table has the facts
        ``lower`` and ``upper``: what the two mixes guarantee.

    Raises:
        TypeError, InputError, LimitError: as ``solve``.

    Source: von Neumann's minimax theorem, 1928; docs/rules.md has the rules.

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
        points, state, variant, fields, beyond, width: as ``strategy``.
        threads, memory, progress: as ``quadrille.soccer.count``.

    Returns:
        A row a result: ``result`` (player 1's), ``ending`` (beyond or points), ``games``. The table has the facts
        ``lower`` and ``upper``, the value of the state.

    Raises:
        TypeError, InputError, LimitError: as ``solve``.

    Source: von Neumann's minimax theorem, 1928; docs/rules.md has the rules.

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
    threads: SupportsIndex | None = None,
    memory: Size = None,
    progress: ProgressOption = False,
) -> Table[Any]:
    """A written game, turn by turn, as its draws have it.

    Args:
        record: csv, ``turn,draw_1,draw_2,points_1,points_2,ball``.
        analyse: whether the value before and after each turn stands beside it, and what each draw gave away.
        variant, fields, beyond: as ``solve``.
        threads, memory, progress: as ``quadrille.soccer.count``; they are for the analysis.

    Returns:
        A row a turn, the start first: ``turn``, ``draw_1``, ``draw_2``, ``points_1``, ``points_2``, ``ball``,
        ``outcome``, ``worth`` (to player 1). The analysis adds intervals of Fractions: ``before_lower``,
        ``before_upper``, ``after_lower``, ``after_upper``, ``given_away_1_lower``, ``given_away_1_upper``,
        ``given_away_2_lower``, ``given_away_2_upper``.

    Raises:
        TypeError, InputError, RulesError: what cannot be read, or a draw that is not allowed.

    Source: "Tennis (paper game)", Wikipedia; the form is docs/formats.md's.

    >>> import quadrille
    >>> record = "turn,draw_1,draw_2,points_1,points_2,ball\\n0,,,3,3,0\\n1,2,1,1,2,1\\n"
    >>> quadrille.tennis.replay(record).column("ball")
    [0, 1]
    """
    points, draws = _quadrille.tennis_record(text("record", record))
    game = _quadrille.TennisGame(points, draws, _rules(variant, fields, beyond))
    job = _quadrille.tennis_analyse if analyse else _quadrille.tennis_replay
    return Call(threads, memory, progress).table(job, game)


class Game:
    """A game of Tennis or Footsteps by its draws: a value.

    In a notebook it shows a picture of itself. Source: as ``replay``.

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
        Args:
            points: each player's at the start.
            draws: of each turn both players' draws; the game need not be over after them.
            variant, fields, beyond: as ``solve``.

        Raises:
            TypeError, InputError: an argument that cannot be used.
            RulesError: a draw that is not allowed, with its turn.
        """
        turns = up_to(1_000_000, "draws", draws)
        pairs = tuple((first, second) for first, second in (wholes("draws", pair, 2) for pair in turns))
        self._key = (
            whole("points", points), pairs, text("variant", variant), whole("fields", fields), whole("beyond", beyond)
        )  # fmt: skip
        self.turns()

    def _data(self) -> _quadrille.TennisGame:
        points, draws, variant, fields, beyond = self._key
        return _quadrille.TennisGame(points, list(draws), _rules(variant, fields, beyond))

    @property
    def points(self) -> int:
        """Each player's at the start."""
        return self._key[0]

    @property
    def draws(self) -> tuple[tuple[int, int], ...]:
        """Of each turn both players' draws."""
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
        """The turns with the values before and after each, and what each draw gave away, as ``replay`` gives them.

        >>> Game(2, [(1, 1)]).analyse()[1].given_away_1_lower
        Fraction(0, 1)
        """
        return Call(threads, memory, progress).table(_quadrille.tennis_analyse, self._data())

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
