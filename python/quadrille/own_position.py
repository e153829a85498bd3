"""The class Position, a position of a game of your own. Playing a move gives a new Position."""

from __future__ import annotations

import html
from typing import Any

from ._errors import InputError, RulesError

__all__ = ["Position"]


class Position:
    """A position of your game with the moves that led to it: a value. Playing a move gives another position.

    If the game has a method ``draw(state)``, ``print`` and a notebook show its text; if ``draw`` gives SVG, a notebook
    shows the picture. ``quadrille.engines.play`` plays in a terminal.

    >>> class Matches:
    ...     def start(self): return ()
    ...     def moves(self, taken): return [k for k in (1, 2) if sum(taken) + k <= 5]
    ...     def after(self, taken, k): return (*taken, k)
    ...     def outcome(self, taken): return f"{len(taken)} moves" if sum(taken) == 5 else None
    ...     def mover(self, taken): return 1 + len(taken) % 2
    ...     def winner(self, outcome): return 2 - int(outcome.split()[0]) % 2
    ...     def draw(self, taken): return "|" * (5 - sum(taken))
    >>> at = Position(Matches()).play(2)
    >>> at.state, at.mover, at.moves
    ((2,), 2, [1, 2])
    >>> print(at)
    |||
    """

    __slots__ = ("_game", "_history", "_states")

    def __init__(self, game: Any) -> None:
        """
        Args:
            game: your game, as the engines take it.

        Raises:
            TypeError: an object without the methods.
        """
        require_methods(game, ("start", "moves", "after", "outcome"), "a game has start, moves, after and outcome")
        self._game = game
        self._history: tuple[Any, ...] = ()
        self._states: tuple[Any, ...] = (game.start(),)

    def _of(self, history: tuple[Any, ...], states: tuple[Any, ...]) -> Position:
        position = Position.__new__(Position)
        position._game, position._history, position._states = self._game, history, states
        return position

    @property
    def game(self) -> Any:
        """The game."""
        return self._game

    @property
    def state(self) -> Any:
        """The game's state."""
        return self._states[-1]

    @property
    def history(self) -> tuple[Any, ...]:
        """The played moves."""
        return self._history

    @property
    def outcome(self) -> Any:
        """The outcome of the finished game; None while it continues."""
        return self._game.outcome(self.state)

    @property
    def moves(self) -> list[Any]:
        """The legal moves; empty once the game is over."""
        return [] if self.outcome is not None else list(self._game.moves(self.state))

    @property
    def mover(self) -> int | None:
        """1 or 2, in a game of two players; None once the game is over."""
        return None if self.outcome is not None else mover_of(self._game, self.state)

    @property
    def winner(self) -> int | None:
        """1 or 2 once the game is over and somebody has won, by the rules."""
        outcome = self.outcome
        return None if outcome is None else winner_of(self._game, outcome)

    def play(self, move: Any) -> Position:
        """The position after a move.

        Raises:
            RulesError: the move is none of ``moves``.

        >>> class Coin:
        ...     def start(self): return ""
        ...     def moves(self, side): return ["heads", "tails"]
        ...     def after(self, side, chosen): return chosen
        ...     def outcome(self, side): return side or None
        >>> Position(Coin()).play("heads").outcome
        'heads'
        """
        if move not in self.moves:
            raise RulesError(
                f"move {len(self._history) + 1}", f"{short(move)} is no legal move", ".moves lists the legal ones"
            )
        return self._of((*self._history, move), (*self._states, self._game.after(self.state, move)))

    def undo(self) -> Position:
        """The position before the last move.

        Raises:
            RulesError: no move is played yet.

        >>> class Coin:
        ...     def start(self): return ""
        ...     def moves(self, side): return ["heads", "tails"]
        ...     def after(self, side, chosen): return chosen
        ...     def outcome(self, side): return side or None
        >>> Position(Coin()).play("heads").undo().moves
        ['heads', 'tails']
        """
        if not self._history:
            raise RulesError("undo", "no move is played yet", "play one first")
        return self._of(self._history[:-1], self._states[:-1])

    def _drawn(self) -> str:
        """The drawing of the game; the state as text if the game has no ``draw``."""
        drawn = self._game.draw(self.state) if hasattr(self._game, "draw") else str(self.state)
        if not isinstance(drawn, str):
            raise TypeError(f"draw: a str is expected, not {type(drawn).__name__}")
        return drawn

    def __str__(self) -> str:
        drawn = self._drawn()
        return str(self.state) if _is_svg(drawn) else drawn.rstrip("\n")

    def _repr_html_(self) -> str:
        drawn = self._drawn()
        return drawn if _is_svg(drawn) else f"<pre>{html.escape(drawn)}</pre>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self._game is other._game and (self._history, self._states) == (other._history, other._states)

    def __hash__(self) -> int:
        return hash((id(self._game), self._states))

    def __repr__(self) -> str:
        return f"<Position of {type(self._game).__name__} after {len(self._history)} moves: {short(self.state)}>"


def require_methods(game: object, methods: tuple[str, ...], remedy: str) -> None:
    for method in methods:
        if not callable(getattr(game, method, None)):
            raise TypeError(f"game: has no method {method}; {remedy}")


def require_two_players(game: object) -> None:
    """Raises a TypeError for a game without players."""
    require_methods(game, ("mover", "winner"), "a game of two players has mover and winner")


def mover_of(game: Any, state: Any) -> int:
    mover: Any = game.mover(state)
    if mover not in (1, 2):
        raise InputError("mover", f"gave {short(mover)}", "give 1 or 2")
    return int(mover)


def winner_of(game: Any, outcome: Any) -> int | None:
    winner: Any = game.winner(outcome)
    if winner not in (1, 2, None):
        raise InputError("winner", f"gave {short(winner)}", "give 1, 2, or None for neither")
    return None if winner is None else int(winner)


def short(value: object) -> str:
    """A value in a message."""
    written = repr(value)
    return written if len(written) <= 60 else f"{written[:60]}..."


def _is_svg(drawn: str) -> bool:
    return drawn.lstrip().startswith("<svg")
