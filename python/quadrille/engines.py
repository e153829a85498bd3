"""Engines that count and solve a game of your own, written in Python.

A game is an object with four methods::

    start()               the first state
    moves(state)          the legal moves of a state whose outcome is None
    after(state, move)    the state after a move
    outcome(state)        the outcome of a finished game; None while it continues

and, for two players, ``mover(state)``, 1 or 2, and ``winner(outcome)``, 1, 2, or None for a tie. States and outcomes
must be hashable. All sequences of moves from the start to a given state must have the same length. This is so if each
move adds a mark; the engines refuse any other game. If some moves add no mark, make the number of moves so far a part
of the state.

Two methods are optional. ``canonical(state)`` gives one representative of all states that a symmetry maps to each
other; the engines visit only this representative. ``draw(state)`` gives a picture of a state, a text or SVG. A
``Position`` shows this picture, and ``play(game)``, a session in a terminal, uses it as the board.

The engines keep every state, and call the methods of the game once for each state. They explore some 100,000 states a
second. The same engines run games that are written in C++ (``quadrille/engines.hpp``), millions of states a second.

Tic-tac-toe:

>>> class TicTacToe:
...     lines = "012 345 678 036 147 258 048 246".split()
...     def start(self):
...         return "." * 9
...     def moves(self, board):
...         return [place for place in range(9) if board[place] == "."]
...     def after(self, board, place):
...         return board[:place] + "XO"[self.mover(board) - 1] + board[place + 1:]
...     def outcome(self, board):
...         for line in self.lines:
...             marks = {board[int(place)] for place in line}
...             if len(marks) == 1 and "." not in marks:
...                 return marks.pop()
...         return None if "." in board else "tie"
...     def mover(self, board):
...         return 1 + board.count("X") - board.count("O")
...     def winner(self, outcome):
...         return {"X": 1, "O": 2}.get(outcome)
>>> sum(len(layer) for layer in layered(TicTacToe()))
5478
>>> winners(TicTacToe())["." * 9] is None
True
>>> proof_number_search(TicTacToe()).wins
False
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import Any, NamedTuple, Protocol, SupportsIndex, TypeVar

from . import _quadrille
from ._arguments import optional_whole, whole
from ._errors import InputError
from .own_play import play
from .own_position import Position, require_two_players

__all__ = [
    "Found",
    "Game",
    "Position",
    "TwoPlayerGame",
    "backward_induction",
    "layered",
    "play",
    "proof_number_search",
    "winners",
]

_MOST_STATES = 10_000_000

ValueT = TypeVar("ValueT")


class Game(Protocol):
    """The methods of a game."""

    def start(self) -> Hashable: ...
    def moves(self, state: Any) -> Iterable[Any]: ...
    def after(self, state: Any, move: Any) -> Hashable: ...
    def outcome(self, state: Any) -> Hashable | None: ...


class TwoPlayerGame(Game, Protocol):
    """The methods of a game of two players."""

    def mover(self, state: Any) -> int: ...
    def winner(self, outcome: Any) -> int | None: ...


class Found(NamedTuple):
    """The result of proof-number search."""

    wins: bool
    """Whether the player wins from the start."""
    move: Any
    """A move that wins, if the player begins and wins; otherwise None."""
    positions: int
    """The number of searched positions; one that was searched several times counts several times."""
    states: int
    """The number of different states about which the game was asked."""


def layered(
    game: Game, *, plies: SupportsIndex | None = None, states: SupportsIndex = _MOST_STATES
) -> list[dict[Any, int]]:
    """Every state, layer by layer, with its exact number of histories.

    Args:
        game: your game.
        plies: the last layer; all if None.
        states: the most states; a game with more is refused.

    Returns:
        A dictionary for each layer: from its states, which have the same number of marks, to the number of ways to
        reach each, an int.

    Raises:
        TypeError: an object without the methods, a state that cannot be hashed.
        InputError: a state is reached by different numbers of moves, or has neither a move nor an outcome.
        LimitError: there are more states, or a number of histories has more than 128 bits; the message names the last
            layer that fits.

    Source: the engine ``layered`` of quadrille/engines.hpp.

    >>> class Binary:
    ...     def start(self): return 0, 0
    ...     def moves(self, state): return 0, 1
    ...     def after(self, state, move): return state[0] + 1, state[1] + move
    ...     def outcome(self, state): return state[1] if state[0] == 2 else None
    >>> layered(Binary())
    [{(0, 0): 1}, {(1, 0): 1, (1, 1): 1}, {(2, 0): 1, (2, 1): 2, (2, 2): 1}]
    """
    return _quadrille.own_layered(game, whole("states", states, 1), optional_whole("plies", plies, 0))


def winners(game: TwoPlayerGame, *, states: SupportsIndex = _MOST_STATES) -> dict[Any, int | None]:
    """Who wins from each state under best play.

    Args:
        game: your game, of two players.
        states: as ``layered``.

    Returns:
        A dictionary from the states, layer by layer, to 1, 2, or None where best play is a tie.

    Raises:
        TypeError, InputError, LimitError: as ``layered``; InputError also for a player other than 1 and 2.

    Source: Zermelo, 1913: the engine ``backward_induction`` of quadrille/engines.hpp.

    Who takes the last of three matches, one or two at a time, wins. The state is what is taken:

    >>> class Matches:
    ...     def start(self): return ()
    ...     def moves(self, taken): return [k for k in (1, 2) if sum(taken) + k <= 3]
    ...     def after(self, taken, k): return (*taken, k)
    ...     def outcome(self, taken): return f"after {len(taken)}" if sum(taken) == 3 else None
    ...     def mover(self, taken): return 1 + len(taken) % 2
    ...     def winner(self, outcome): return 2 - int(outcome.split()[1]) % 2
    >>> winners(Matches())[()], winners(Matches())[(1,)]
    (2, 2)
    """
    require_two_players(game)
    return _quadrille.own_winners(game, whole("states", states, 1))


def backward_induction(
    game: Game,
    ended: Callable[[Any, Any], ValueT],
    combine: Callable[[Any, list[ValueT]], ValueT],
    *,
    states: SupportsIndex = _MOST_STATES,
) -> dict[Any, ValueT]:
    """The value of each state, from the values of its successors.

    Args:
        game: your game.
        ended: ended(state, outcome), the value of a state in which the game is over.
        combine: combine(state, values), the value of a state from the values after its moves, in the order of its
            moves.
        states: as ``layered``.

    Returns:
        A dictionary from the states, layer by layer, to their values.

    Raises:
        TypeError, InputError, LimitError: as ``layered``.

    Source: the engine ``backward_induction`` of quadrille/engines.hpp.

    The longest way to write 3 as a sum of ones and twos:

    >>> class Sums:
    ...     def start(self): return ()
    ...     def moves(self, sum_): return [k for k in (1, 2) if sum(sum_) + k <= 3]
    ...     def after(self, sum_, k): return (*sum_, k)
    ...     def outcome(self, sum_): return "done" if sum(sum_) == 3 else None
    >>> backward_induction(Sums(), lambda state, outcome: 0, lambda state, values: 1 + max(values))[()]
    3
    """
    for name, function in ("ended", ended), ("combine", combine):
        if not callable(function):
            raise TypeError(f"{name}: a function is expected, not {type(function).__name__}")
    return _quadrille.own_backward_induction(game, ended, combine, whole("states", states, 1))


def proof_number_search(
    game: TwoPlayerGame, player: SupportsIndex = 1, *, states: SupportsIndex = _MOST_STATES
) -> Found:
    """Whether a player wins from the start, by searching as few states as it can.

    Args:
        game: your game, of two players.
        player: 1 or 2. A player who does not win loses or ties.
        states: as ``layered``.

    Returns:
        A ``Found``: whether the player wins, a winning move, and the numbers of positions and states.

    Raises:
        TypeError, InputError: as ``winners``.
        LimitError: as ``winners``; also a game too long for the stack of the calling thread: the search needs some
            bytes of it for each move. The message names the number of moves reached: some 25,000 with a stack of 8 MiB.

    Source: Allis, van der Meulen and van den Herik, "Proof-number search", 1994; Nagai's df-pn, 2002: the engine
    ``ProofNumberSearch`` of quadrille/engines.hpp.

    >>> class Coin:
    ...     def start(self): return ""
    ...     def moves(self, side): return ["heads", "tails"]
    ...     def after(self, side, chosen): return chosen
    ...     def outcome(self, side): return side or None
    ...     def mover(self, side): return 1
    ...     def winner(self, outcome): return 1 if outcome == "tails" else 2
    >>> proof_number_search(Coin()).wins, proof_number_search(Coin()).move
    (True, 'tails')
    """
    require_two_players(game)
    asked = whole("player", player)
    if asked not in (1, 2):
        raise InputError(f"player {asked}", "no such player", "give 1 or 2")
    return Found(*_quadrille.own_search(game, asked, whole("states", states, 1)))
