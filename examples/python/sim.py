"""Sim: two players draw the lines between six points in turn, each in a colour of his own. The player who
completes a triangle of his colour loses.

    export PYTHONPATH=build/release/python   where the build puts the module quadrille
    python3 examples/python/sim.py           who wins on 3 to 6 points
    python3 examples/python/sim.py play      you against the program, in a terminal

Six points can be renamed in 720 ways, which change nothing. The method `canonical` returns one of the drawings that
differ only by names, and the engines visit only those. So the whole game is solved in seconds.
"""

import sys
from functools import lru_cache
from itertools import combinations, permutations
from operator import itemgetter

from quadrille.engines import layered, play, winners


class Sim:
    """Draw lines between the points in turn: player 1's are R, player 2's B. Completing a triangle of one colour loses.

    A state is a text, a letter a line: R, B, or a dot where none is drawn. A move is a line, as 1-2.
    """

    def __init__(self, points=6):
        self.points = points
        self.lines = list(combinations(range(points), 2))
        place = {line: k for k, line in enumerate(self.lines)}
        self.triangles = [itemgetter(*(place[line] for line in combinations(c, 2))) for c in combinations(range(points), 3)]
        self.renamings = [
            itemgetter(*(place[min(p[a], p[b]), max(p[a], p[b])] for a, b in self.lines)) for p in permutations(range(points))
        ]
        self.canonical = lru_cache(None)(self._canonical)

    def _canonical(self, drawing):
        return "".join(min(renamed(drawing) for renamed in self.renamings))

    def start(self):
        return "." * len(self.lines)

    def moves(self, drawing):
        return [f"{a + 1}-{b + 1}" for (a, b), letter in zip(self.lines, drawing) if letter == "."]

    def after(self, drawing, move):
        a, b = move.split("-")
        place = self.lines.index((int(a) - 1, int(b) - 1))
        return drawing[:place] + "RB"[self.mover(drawing) - 1] + drawing[place + 1 :]

    def outcome(self, drawing):
        for triangle in self.triangles:
            corner = triangle(drawing)
            if corner[0] != "." and len(set(corner)) == 1:
                return f"a triangle in {corner[0]}"
        return None if "." in drawing else "no triangle"

    def mover(self, drawing):
        return 1 + drawing.count("R") - drawing.count("B")

    def winner(self, outcome):
        return {"a triangle in R": 2, "a triangle in B": 1, "no triangle": None}[outcome]

    def draw(self, drawing):
        letters = dict(zip(self.lines, drawing))
        names = range(1, self.points + 1)
        rows = [
            f"{a} " + "".join(f" {letters.get((a - 1, b - 1), ' ')}" for b in names[1:]) for a in names[:-1]
        ]
        return "\n".join(["  " + "".join(f" {b}" for b in names[1:]), *rows])


def main():
    print("points  drawings  most lines         games  winner")
    for points in 3, 4, 5, 6:
        game = Sim(points)
        layers = layered(game)
        games = sum(ways for layer in layers for drawing, ways in layer.items() if game.outcome(drawing))
        winner = winners(game)[game.start()]
        print(f"{points:6}  {sum(map(len, layers)):8}  {len(layers) - 1:10}  {games:12}  {winner or 'nobody'}")

        # Two colours on all lines of six points always make a triangle, on five not always: R(3,3) = 6 (Greenwood and
        # Gleason, "Combinatorial relations and chromatic graphs", 1955).
        assert any(game.outcome(drawing) == "no triangle" for layer in layers for drawing in layer) == (points < 6)
    # Mead, Rosa and Huang, "The game of Sim: a winning strategy for the second player", 1974.
    assert winner == 2


if __name__ == "__main__":
    if sys.argv[1:] == ["play"]:
        play(Sim(), seconds=10)
    elif sys.argv[1:]:
        print(f"{' '.join(sys.argv[1:])!r}: no such argument; give play, or none", file=sys.stderr)
        sys.exit(2)
    else:
        main()
