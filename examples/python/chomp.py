"""Chomp: a bar of chocolate, from which a move bites off a square and all squares above it and to its right. The
square in the corner is poisoned: the player who eats it loses.

    export PYTHONPATH=build/release/python   where the build puts the module quadrille
    python3 examples/python/chomp.py         bars of several sizes, and which first bites win
    python3 examples/python/chomp.py play    you against the program, in a terminal

A bite eats several squares, so the same bar can remain after different numbers of bites. The engines need moves that
add marks. So a state is the bar and the number of bites.
"""

import sys
from math import comb

from quadrille.engines import layered, play, winners


class Chomp:
    """Each bite takes a square with all squares above it and to its right. Eating the poisoned square (1, 1) loses.

    A state is the rows' lengths, from the bottom, and the number of bites. A move is a square (column, row), from 1.
    """

    def __init__(self, columns, rows):
        self.columns, self.rows = columns, rows

    def start(self):
        return (self.columns,) * self.rows, 0

    def moves(self, state):
        bar, _ = state
        return [(column, row) for row, length in enumerate(bar, 1) for column in range(1, length + 1)]

    def after(self, state, square):
        bar, bites = state
        column, row = square
        return (*bar[: row - 1], *(min(length, column - 1) for length in bar[row - 1 :])), bites + 1

    def outcome(self, state):
        return self.mover(state) if state[0][0] == 0 else None  # the winner; the other has just eaten (1, 1)

    def mover(self, state):
        return 1 + state[1] % 2

    def winner(self, outcome):
        return outcome

    def draw(self, state):
        bar, _ = state
        lines = [f"{row:2} " + " ■" * length for row, length in enumerate(bar, 1)]
        lines[0] = lines[0].replace("■", "☠", 1)
        return "\n".join([*reversed(lines), "   " + "".join(f"{column:2}" for column in range(1, self.columns + 1))])


def main():
    print("bar   bars  states  winner  first bites that win")
    for columns, rows in (1, 1), (2, 1), (2, 2), (3, 2), (6, 2), (3, 3), (4, 3), (5, 3), (4, 4), (5, 4):
        game = Chomp(columns, rows)
        wins = winners(game)
        bars = len({bar for bar, _ in wins})
        winner = wins[game.start()]
        bites = [square for square in game.moves(game.start()) if wins[game.after(game.start(), square)] == 1]
        print(f"{columns}x{rows}  {bars:5}  {len(wins):6}  {winner:6}  {', '.join(map(str, bites))}")

        # A bar is a staircase: a path of rows + columns steps to the right and down.
        assert bars == comb(columns + rows, rows)
        # The first player wins. If taking only the opposite corner does not win, the winning answer to it can be played
        # first (Gale, "A curious Nim-type game", 1974). On these bars exactly one bite wins.
        assert (winner, len(bites)) == ((1, 1) if columns * rows > 1 else (2, 0))
        # Two rows: leave one square less in the upper row. A square bar: leave two strips, and copy each bite of one
        # strip on the other.
        assert rows != 2 or bites == [(columns, 2)]
        assert columns != rows or rows == 1 or bites == [(2, 2)]
    # The same game in C++, examples/chomp, prints the same number.
    assert sum(map(len, layered(Chomp(4, 3)))) == 185


if __name__ == "__main__":
    if sys.argv[1:] == ["play"]:
        play(Chomp(5, 4))
    elif sys.argv[1:]:
        print(f"{' '.join(sys.argv[1:])!r}: no such argument; give play, or none", file=sys.stderr)
        sys.exit(2)
    else:
        main()
