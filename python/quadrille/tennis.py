"""Functions for Tennis and Footsteps. They count games, find the values of positions, and replay and analyse records.

The value of a position is given as an interval. Its bounds ``lower`` and ``upper`` are exact numbers, and the value
provably lies between them. Probabilities of bids are exact, too.

Source of Tennis: "Tennis (paper game)", Wikipedia, after M. Mala, "Das große Buch der Block- und Bleistiftspiele",
1998. Source of Footsteps: R. Morris and T. Watson, "Evolving Strategies for the Game Footsteps", 2008. The sources
leave some rules open; docs/rules.md says which rules are used here.
"""

from __future__ import annotations

from typing import Any, SupportsIndex

from . import _quadrille
from ._arguments import Size, one_of, real, switch, text, whole, wholes, wide
from ._errors import InputError
from ._run import Call, ProgressOption
from ._table import Table
from .tennis_game import Game, rules

__all__ = ["Game", "count", "play", "replay", "solve", "strategy"]

State = tuple[int, int, int]


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
        points: each player's points at the start, up to 1000.
        by: outcome or positions.
        variant: tennis or footsteps.
        fields: number of fields on each side of the court, from 1.
        threads, memory, progress: as ``quadrille.soccer.count``.

    Returns:
        A row for each length that some game has: ``turns``, ``games``, ``wins_1``, ``wins_2``, ``draws`` (ties). By
        positions a row for each turn: ``turns``, ``positions``.

    Raises:
        TypeError, InputError: an argument that cannot be used.
        LimitError: memory ended the count; by positions its ``table`` has the finished turns.

    Source: "Tennis (paper game)", Wikipedia; docs/rules.md has the rules.

    >>> import quadrille
    >>> quadrille.tennis.count(2).column("games")
    [1, 3]
    """
    return Call(threads, memory, progress).table(
        _quadrille.tennis_count, whole("points", points), text("by", by), rules(variant, fields)
    )


def _question(
    points: SupportsIndex | None, state: State | None, rules: _quadrille.TennisRules, width: float
) -> _quadrille.TennisQuestion:
    if (points is None) == (state is None):
        raise InputError("points", "", "give points=P, or state=(S1, S2, B), and not both")
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
    certify: bool = False,
    threads: SupportsIndex | None = None,
    memory: Size = None,
    progress: ProgressOption = False,
) -> Table[Any]:
    """The value of a position for player 1 under best play: 1 for a win, -1 for a loss.

    Args:
        points: each player's points at the start, up to 400; or
        state: both players' points and the ball, ``(8, 3, -1)``; the ball is positive on player 2's side.
        by: ``"states"`` for all positions of at most ``points`` points each.
        variant, fields: as ``count``.
        beyond: the worth of a win beyond the last field, 1 or 2.
        width: the widest interval allowed, from 1e-18 to 1.
        certify: whether to write the mixes that prove the bounds, as a certificate; with ``by="states"``.
        threads, memory, progress: as ``quadrille.soccer.count``.

    Returns:
        A row for each position: ``points_1``, ``points_2``, ``ball``, ``lower``, ``upper``; the value certainly lies
        between ``lower`` and ``upper``, both Fractions. With ``certify`` the table has the facts ``certificate``, the
        bytes of the program's file, and ``certified_positions``.

    Raises:
        TypeError, InputError: an argument that cannot be used.
        LimitError: the intervals are wider than ``width``, or memory ended the work; the rows of its ``table`` are
            certain nevertheless.

    Source: von Neumann's minimax theorem, 1928; docs/rules.md has the rules.

    >>> import quadrille
    >>> value = quadrille.tennis.solve(state=(2, 1, 0))
    >>> value.lower <= value.upper
    True
    """
    question = _question(points, state, rules(variant, fields, beyond), width)
    call = Call(threads, memory, progress)
    certified = switch("certify", certify)
    if by is None:
        if certified:
            raise InputError("certify", "proves the values of all positions", 'give by="states" too')
        return call.table(_quadrille.tennis_solve, question)
    one_of("by", by, ("states",), "states, or leave it out")
    if points is None:
        raise InputError("by 'states'", "values every position", "give points in place of a state")
    return call.table(_quadrille.tennis_states, question, certified)


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
    """An optimal mix of bids for each player, as exact probabilities.

    Args:
        points, state, variant, fields, beyond, width: as ``solve``; the game must not be over at the state.
        threads, memory, progress: as ``quadrille.soccer.count``.

    Returns:
        A row for each bid that a player makes: ``player``, ``bid``, ``probability``, a Fraction. The table has the
        facts ``lower`` and ``upper``: the bounds on the value that the two mixes guarantee.

    Raises:
        TypeError, InputError, LimitError: as ``solve``.

    Source: von Neumann's minimax theorem, 1928; docs/rules.md has the rules.

    >>> import quadrille
    >>> mix = quadrille.tennis.strategy(2)
    >>> sum(row.probability for row in mix if row.player == 1)
    Fraction(1, 1)
    """
    question = _question(points, state, rules(variant, fields, beyond), width)
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
    """Plays games in which both players bid at random by optimal mixes. The same seed gives the same games.

    Args:
        seed: seed of the random bids, from 0 to 2**64 - 1.
        games: number of games, up to 10**8.
        points, state, variant, fields, beyond, width: as ``strategy``.
        threads, memory, progress: as ``quadrille.soccer.count``.

    Returns:
        A row for each result: ``result`` (player 1's), ``ending`` (beyond or points), ``games``. The table has the
        facts ``lower`` and ``upper``, the value of the state.

    Raises:
        TypeError, InputError, LimitError: as ``solve``.

    Source: von Neumann's minimax theorem, 1928; docs/rules.md has the rules.

    >>> import quadrille
    >>> sum(quadrille.tennis.play(3, games=100, seed=1).column("games"))
    100
    """
    question = _question(points, state, rules(variant, fields, beyond), width)
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
    """A written game, turn by turn, as its bids determine it.

    Args:
        record: csv, ``turn,bid_1,bid_2,points_1,points_2,ball``.
        analyse: whether to add the value before and after each turn, and the value that each bid gave away.
        variant, fields, beyond: as ``solve``.
        threads, memory, progress: as ``quadrille.soccer.count``; they are for the analysis.

    Returns:
        A row for each turn, the start first: ``turn``, ``bid_1``, ``bid_2``, ``points_1``, ``points_2``, ``ball``,
        ``outcome``, ``worth`` (to player 1). The analysis adds intervals of Fractions: ``before_lower``,
        ``before_upper``, ``after_lower``, ``after_upper``, ``given_away_1_lower``, ``given_away_1_upper``,
        ``given_away_2_lower``, ``given_away_2_upper``. The table has the fact ``game``, a Game.

    Raises:
        TypeError, InputError, RulesError: a record that cannot be read, or a bid that is not allowed.

    Source: "Tennis (paper game)", Wikipedia; docs/formats.md has the format.

    >>> import quadrille
    >>> record = "turn,bid_1,bid_2,points_1,points_2,ball\\n0,,,3,3,0\\n1,2,1,1,2,1\\n"
    >>> quadrille.tennis.replay(record).column("ball")
    [0, 1]
    """
    game = Game(*_quadrille.tennis_record(text("record", record)), variant=variant, fields=fields, beyond=beyond)
    job = _quadrille.tennis_analyse if switch("analyse", analyse) else _quadrille.tennis_replay
    return Call(threads, memory, progress).table(job, game._data())._with("game", game)
