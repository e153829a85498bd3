"""Col: two players colour the countries of a map in turn, each in a colour of his own. No two neighbours have the same
colour. A player who can colour no country loses. The game is by Colin Vout.

    export PYTHONPATH=build/release/python   where the build puts the module quadrille
    python3 examples/python/col.py           who wins on paths, cycles, grids and other maps
    python3 examples/python/col.py play      you against the program, in a terminal
"""

import sys

from quadrille.engines import play, winners


class Col:
    """Colour countries in turn: player 1's are B, player 2's R. Neighbours differ. A player without a move loses.

    A state is a text, a letter a country: B, R, or a dot. A move is a country, numbered from 1.
    """

    def __init__(self, countries, borders, width=1):
        self.countries, self.width = countries, width
        self.neighbours = [set() for _ in range(countries)]
        for a, b in borders:
            self.neighbours[a].add(b)
            self.neighbours[b].add(a)

    def start(self):
        return "." * self.countries

    def moves(self, state):
        colour = "BR"[self.mover(state) - 1]
        return [
            k + 1
            for k in range(self.countries)
            if state[k] == "." and all(state[neighbour] != colour for neighbour in self.neighbours[k])
        ]

    def after(self, state, country):
        return state[: country - 1] + "BR"[self.mover(state) - 1] + state[country:]

    def outcome(self, state):
        return None if self.moves(state) else 3 - self.mover(state)  # the winner

    def mover(self, state):
        return 1 + state.count("B") - state.count("R")

    def winner(self, outcome):
        return outcome

    def draw(self, state):
        cells = [f"{k:3}" if letter == "." else f"  {letter}" for k, letter in enumerate(state, 1)]
        return "\n".join("".join(cells[k : k + self.width]) for k in range(0, self.countries, self.width))


def grid(columns, rows):
    """The squares of a grid, numbered row by row. Neighbours share a side."""
    at = {(x, y): y * columns + x for y in range(rows) for x in range(columns)}
    borders = [(k, at[x + dx, y + dy]) for (x, y), k in at.items() for dx, dy in ((1, 0), (0, 1)) if (x + dx, y + dy) in at]
    return Col(columns * rows, borders, columns)


def cycle(countries):
    return Col(countries, [(k, (k + 1) % countries) for k in range(countries)], countries)


def with_an_island(game):
    """The same map with one more country, which has no neighbour."""
    borders = [(a, b) for a in range(game.countries) for b in game.neighbours[a] if a < b]
    return Col(game.countries + 1, borders, game.width)


def winner_of(game):
    return winners(game)[game.start()]


def main():
    maps = {f"path of {n}": grid(n, 1) for n in range(1, 11)}
    maps |= {f"cycle of {n}": cycle(n) for n in range(3, 11)}
    maps |= {f"star of {n}": Col(n, [(0, k) for k in range(1, n)]) for n in range(3, 8)}
    maps |= {f"grid of {x}x{y}": grid(x, y) for x, y in ((2, 2), (3, 2), (4, 2), (3, 3), (5, 2))}
    maps["Petersen graph"] = Col(10, [e for k in range(5) for e in ((k, (k + 1) % 5), (k, k + 5), (k + 5, (k + 2) % 5 + 5))])
    print("map             states  winner  with an island")
    for name, game in maps.items():
        wins = winners(game)
        winner = wins[game.start()]
        beside = winner_of(with_an_island(game))
        print(f"{name:14}  {len(wins):6}  {winner:6}  {beside:14}")

        # Each position of Col has the value x or x + *, where x is a number (Conway, On Numbers and Games, 1976;
        # Winning Ways, ch. 2). A map without colours equals its own negative. So its value is 0, and the second player
        # wins, or *, and the first player wins. An island has the value *, and * + * = 0. So it changes the winner.
        assert beside == 3 - winner
        # If half a turn maps the map to itself and no country to itself, the second player answers by it and wins.
        turned = [game.countries - 1 - k for k in range(game.countries)]
        is_symmetric = all(turned[b] in game.neighbours[turned[a]] for a in range(game.countries) for b in game.neighbours[a])
        assert winner == 2 or game.countries % 2 or not is_symmetric


if __name__ == "__main__":
    if sys.argv[1:] == ["play"]:
        play(grid(4, 3))
    elif sys.argv[1:]:
        print(f"{' '.join(sys.argv[1:])!r}: no such argument; give play, or none", file=sys.stderr)
        sys.exit(2)
    else:
        main()
