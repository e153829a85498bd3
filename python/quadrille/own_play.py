"""Lets you play a game of your own in a terminal, against the solver or another person."""

from __future__ import annotations

import inspect
import shutil
import sys
import time
import types
from typing import TYPE_CHECKING, Any

from . import _quadrille
from ._arguments import cut, exact, one_of, real, shown
from ._errors import InputError, LimitError
from .own_position import Position, mover_of, require_two_players, short, winner_of

if TYPE_CHECKING:
    from .engines import TwoPlayerGame

__all__ = ["play"]

_PEOPLE = {"1": (True, False), "2": (False, True), "both": (True, True), "none": (False, False)}
_GIVEN = "1, 2, 'both' or 'none'"
_MOST_STATES = 10_000_000
_WON = 1_000_000_000  # more than any game has moves


def play(game: TwoPlayerGame, *, player: int | str = 1, seconds: float = 1) -> Position:
    """Plays your game in lines of text, as ``quadrille play`` does: type a move, by its number or as it is written, or
    help, moves, undo, hint, who, board, resign or quit.

    A position is shown by the game's ``draw(state)``, if it has one that gives a text, otherwise by ``str``. Moves are
    written by ``str``, and the opening shows the first paragraph of the game's docstring. If the
    program can solve the game within its time, it never errs: it wins as soon as it can, and loses as late as it can.

    Args:
        game: your game, of two players.
        player: the players who are persons: 1, 2, "both" or "none"; the program plays the others.
        seconds: the longest time that the program thinks about a turn, a hint, or the winner.

    Returns:
        The ``Position`` at which the session ended.

    Raises:
        TypeError, InputError: as ``quadrille.engines.winners``; two moves that are written alike; no such ``player``.

    Source: the session is that of quadrille/play.hpp.

    >>> class Matches:
    ...     "Who takes the last match wins."
    ...     def start(self): return ()
    ...     def moves(self, taken): return [f"take {k}" for k in (1, 2) if sum(taken) + k <= 4]
    ...     def after(self, taken, move): return (*taken, int(move.split()[1]))
    ...     def outcome(self, taken): return f"{len(taken)} moves" if sum(taken) == 4 else None
    ...     def mover(self, taken): return 1 + len(taken) % 2
    ...     def winner(self, outcome): return 2 - int(outcome.split()[0]) % 2
    ...     def draw(self, taken): return f"{4 - sum(taken)} left"
    >>> play(Matches(), player="none").winner
    Matches
    Who takes the last match wins.
    player 1 plays take 1
    player 2 plays take 1
    player 1 plays take 2
    <BLANKLINE>
    0 left
    the game is over: player 1 wins (3 moves)
    1
    """
    require_two_players(game)
    if not isinstance(player, str):
        number = exact("player", player, "1, 2 or a text")
        if number not in (1, 2):
            raise InputError(f"player {shown(number)}", "no such player", f"give {_GIVEN}")
        player = str(number)
    people = _PEOPLE[one_of("player", player, tuple(_PEOPLE), _GIVEN)]
    asked = real("seconds", seconds)
    if not 0.01 <= asked <= 86_400:
        raise InputError(f"seconds {asked}", "out of range", "give a number from 0.01 to 86400")
    match = _Match(game, asked)
    _quadrille.own_play(match, _Console(), *people, asked)
    return match.position


class _Console:
    """The console: reads typed lines and shows text."""

    def write(self, text: str) -> None:
        # A terminal may lack letters that a board has.
        encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
        sys.stdout.write(text.encode(encoding, "replace").decode(encoding))
        sys.stdout.flush()

    def read(self, prompt: str) -> str | None:
        # A notebook has an `input` of its own, which shows what was typed, and so does a terminal.
        is_shown = sys.stdin.isatty() or not isinstance(input, types.BuiltinFunctionType)
        try:
            line = input(prompt)
        except EOFError:
            self.write("\n")
            return None
        except UnicodeDecodeError:
            line = "\N{REPLACEMENT CHARACTER}"
        line = _encodable(line)
        if not is_shown:
            self.write("".join(letter if letter.isprintable() else "?" for letter in line[:60]) + "\n")
        return line

    def columns(self) -> int:
        return shutil.get_terminal_size().columns


class _Match:
    """The methods that Match of quadrille/play.hpp calls, by the same names."""

    def __init__(self, game: TwoPlayerGame, seconds: float) -> None:
        self.position = Position(game)
        self._solver = _Solver(game, seconds)

    def title(self) -> str:
        return type(self.position.game).__name__

    def aims(self, you: int | None) -> str:
        about = inspect.cleandoc(type(self.position.game).__doc__ or "").split("\n\n")[0]
        roles = f"you are player {you}" if you else ""
        return _encodable("\n".join(filter(None, [" ".join(about.split()), roles])))

    def board(self) -> str:
        return _encodable(f"{self.position}\n")

    def mover(self) -> int | None:
        return self.position.mover

    def choices(self) -> tuple[list[str], bool]:
        """The written moves, and whether the menu numbers them: it does not if a move is a number."""
        texts = [_written(move) for move in _moves_of(self.position)]
        for place, text in enumerate(texts):
            if text in texts[:place]:
                raise InputError("moves", f"two are written {cut(text)}", "give moves whose str differs")
        return texts, not any(text.isdecimal() for text in texts)

    def choose(self, player: int, text: str) -> str:
        self.position = self.position.play(next(move for move in self.position.moves if _written(move) == text))
        return f"player {player} plays {text}"

    def take_back(self) -> None:
        self.position = self.position.undo()

    def advise(self, within: str) -> tuple[str, str, str]:
        """A move, its reason, and a remark."""
        mover = self.position.mover
        move, is_solved, winner = self._solver.best(self.position)
        if not is_solved:
            return _written(move), "", f"not solved within {within}"
        if winner is None:
            return _written(move), "a tie under best play, proved", ""
        loses = "" if winner == mover else "every move loses: "
        return _written(move), f"{loses}a proved win for player {winner}", ""

    def standing(self, within: str) -> str:
        _, is_solved, winner = self._solver.best(self.position)
        if not is_solved:
            return f"not decided within {within}"
        return f"player {winner} wins under best play, proved" if winner else "a tie under best play, proved"

    def outcome(self) -> str:
        winner, outcome = self.position.winner, self.position.outcome
        result = f"player {winner} wins" if winner else "nobody wins"
        return f"{result} ({_encodable(outcome)})" if isinstance(outcome, str) else result


def _encodable(text: str) -> str:
    """The text with each lone surrogate, which UTF-8 cannot hold, written as an escape."""
    return text.encode(errors="backslashreplace").decode()


def _written(move: Any) -> str:
    return _encodable(str(move))


def _moves_of(position: Position) -> list[Any]:
    moves = position.moves
    if not moves:
        raise InputError("outcome", f"None for {short(position.state)}, which has no move", "say how the game ends there")
    return moves


class _TimeIsOver(Exception):
    pass


class _From:
    """The game that starts in a given state; it raises _TimeIsOver after the deadline."""

    def __init__(self, game: TwoPlayerGame, state: Any, deadline: float) -> None:
        self._moves, self._state, self._deadline = game.moves, state, deadline
        self.after, self.outcome, self.mover, self.winner = game.after, game.outcome, game.mover, game.winner
        if hasattr(game, "canonical"):
            self.canonical = game.canonical

    def start(self) -> Any:
        return self._state

    def moves(self, state: Any) -> Any:
        if time.monotonic() > self._deadline:
            raise _TimeIsOver
        return self._moves(state)


class _Solver:
    """Finds the winner and the number of moves from all states, or only the winner by search.

    A win of player 1 is worth _WON minus the number of moves to it; a loss the negative; a tie 0.
    """

    def __init__(self, game: TwoPlayerGame, seconds: float) -> None:
        self._game, self._seconds = game, seconds
        self._worth: dict[Any, int] = {}

    def best(self, position: Position) -> tuple[Any, bool, int | None]:
        """A best move, whether the position is solved, and the winner."""
        moves, state = _moves_of(position), position.state
        end = time.monotonic() + self._seconds
        try:
            worth = self._worth_of(state, end - self._seconds / 2)
            after = {place: self._worth_of(self._game.after(state, move), end) for place, move in enumerate(moves)}
            best = (max if position.mover == 1 else min)(after, key=lambda place: after[place])
            return moves[best], True, {1: 1, -1: 2, 0: None}[(worth > 0) - (worth < 0)]
        except (_TimeIsOver, LimitError):
            pass
        try:  # too many states for all: proofs look at few
            for player in (1, 2):
                wins, move = self._search(state, player, end)
                if wins:
                    return move if player == position.mover else moves[0], True, player
            # A tie: a move is as good as any unless it lets the opponent win.
            opponent = 3 - mover_of(self._game, state)
            for move in moves:
                if not self._search(self._game.after(state, move), opponent, end)[0]:
                    return move, True, None
        except (_TimeIsOver, LimitError):
            pass
        return moves[0], False, None

    def _search(self, state: Any, player: int, end: float) -> tuple[bool, Any]:
        """Whether a player wins from a state, and a move that wins if it is the player's."""
        return _quadrille.own_search(_From(self._game, state, end), player, _MOST_STATES)[:2]

    def _worth_of(self, state: Any, deadline: float) -> int:
        key = self._game.canonical(state) if hasattr(self._game, "canonical") else state
        if key not in self._worth:
            game = _From(self._game, key, deadline)
            self._worth.update(_quadrille.own_backward_induction(game, self._ended, self._combined, _MOST_STATES))
        return self._worth[key]

    def _ended(self, state: Any, outcome: Any) -> int:
        return {1: _WON, 2: -_WON, None: 0}[winner_of(self._game, outcome)]

    def _combined(self, state: Any, worths: list[int]) -> int:
        best = max(worths) if mover_of(self._game, state) == 1 else min(worths)
        return best - (best > 0) + (best < 0)
