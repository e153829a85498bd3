#!/usr/bin/env python3
"""referee.py PROGRAM [--games N] [--against random|greedy] [--seconds S] [--first-seconds S] [--pitch WxH] [--seed K]
           [--longest S]

Plays N games of Paper Soccer between `PROGRAM engine soccer --protocol codingame` and a simple player, by the rules
written here: no code is shared with the program. The engine has both sides in turn. Each move of the engine is checked
and timed, from the last byte of the opponent's move to the end of the answer.

Prints the games won and the longest turns. Exit status: 0 if the engine won all of them and each turn but its first took
less than --longest, else 1. (A loaded machine may keep it from answering within --seconds.)

The pitch is WxH squares; north is up, the goals lie above and below the middle of the rim. A segment of the rim cannot
be drawn, but for the two at each mouth.
"""
import argparse
import collections
import random
import subprocess
import sys
import time

STEPS = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)]
MOST_TURNS = 400


class Illegal(Exception):
    pass


class Match:
    """A game: the ball, the drawn segments, the mover (0 attacks the top, 1 the bottom), and the winner."""

    def __init__(self, width, height):
        self.width, self.height = width, height
        self.ball = (width // 2, height // 2)
        self.drawn = set()
        self.touched = {self.ball}
        self.mover = 0
        self.winner = None

    def goal(self, point):
        """The player who scores at the point, or None."""
        x, y = point
        if abs(x - self.width // 2) > 1:
            return None
        return 0 if y == -1 else 1 if y == self.height + 1 else None

    def wall(self, point):
        x, y = point
        mouth = x == self.width // 2 and y in (0, self.height)
        return (x in (0, self.width) or y in (0, self.height)) and not mouth

    def can_draw(self, a, b):
        """True if the segment is on the pitch."""
        for point in (a, b):
            x, y = point
            if self.goal(point) is None and not (0 <= x <= self.width and 0 <= y <= self.height):
                return False
        middle = self.width // 2
        behind = [p for p in (a, b) if self.goal(p) is not None]
        if behind:  # into a net: from the middle of the mouth to any of its points, from a post to its middle
            (mouth,) = [p for p in (a, b) if self.goal(p) is None] or [None]
            return mouth is not None and (mouth[0] == middle or (abs(mouth[0] - middle) == 1 and behind[0][0] == middle))
        along_a_side = a[0] == b[0] and a[0] in (0, self.width)
        along_top_or_bottom = a[1] == b[1] and a[1] in (0, self.height)
        return not along_a_side and (not along_top_or_bottom or middle in (a[0], b[0]))

    def exits(self, point=None, drawn=None):
        """Yields the digits of the segments that can be drawn from the point."""
        point, drawn = point or self.ball, self.drawn if drawn is None else drawn
        for digit, (dx, dy) in enumerate(STEPS):
            to = (point[0] + dx, point[1] + dy)
            if frozenset((point, to)) not in drawn and self.can_draw(point, to):
                yield digit, to

    def play(self, move):
        """Plays a whole turn of digits."""
        if not move:
            raise Illegal("an empty move")
        passed = False
        for digit in move:
            if passed or self.winner is not None:
                raise Illegal(f"{move}: continues after the end of the turn")
            to = dict((str(d), p) for d, p in self.exits()).get(digit)
            if to is None:
                raise Illegal(f"{move}: {digit} cannot be drawn at {self.ball}")
            self.drawn.add(frozenset((self.ball, to)))
            passed = to not in self.touched and not self.wall(to)
            self.touched.add(to)
            self.ball = to
            if self.goal(to) is not None:
                self.winner = self.goal(to)
            elif not any(self.exits()):
                self.winner = self.mover if passed else 1 - self.mover
        if not passed and self.winner is None:
            raise Illegal(f"{move}: stops although the ball bounces at {self.ball}")
        self.mover = 1 - self.mover


def random_move(match, choices):
    """Random digits until the turn ends."""
    ball, drawn, touched, move = match.ball, set(match.drawn), set(match.touched), ""
    while True:
        exits = list(match.exits(ball, drawn))
        if not exits:
            return move
        digit, to = choices.choice(exits)
        move += str(digit)
        drawn.add(frozenset((ball, to)))
        ends = match.goal(to) is not None or (to not in touched and not match.wall(to))
        touched.add(to)
        ball = to
        if ends:
            return move


def greedy_move(match, choices):
    """The shortest path within the turn to the goal, or else to a landing as near to it as possible."""
    me = match.mover
    target = (match.width // 2, -1 if me == 0 else match.height + 1)
    best, found = None, []
    ways = {match.ball: ""}
    waiting = collections.deque([match.ball])
    while waiting:
        at = waiting.popleft()
        for digit, to in match.exits(at):
            if to in ways:
                continue
            ways[to] = ways[at] + str(digit)
            if match.goal(to) == me:
                return ways[to]
            if match.goal(to) is not None:
                continue
            if to in match.touched or match.wall(to):
                waiting.append(to)
                continue
            distance = max(abs(to[0] - target[0]) - 1, abs(to[1] - target[1]))
            if best is None or distance < best:
                best, found = distance, []
            if distance == best:
                found.append(to)
    return ways[choices.choice(found)] if found else random_move(match, choices)


class Engine:
    def __init__(self, program, player, options):
        self.player = player
        words = [program, "engine", "soccer", "--protocol", "codingame", "--quiet", "--seed", str(options.seed)]
        words += ["--pitch", f"classic:{options.pitch}"]
        words += ["--seconds", str(options.seconds), "--first-seconds", str(options.first_seconds)]
        self.process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        self.process.stdin.write(f"{player}\n".encode())
        self.turns = []

    def answer(self, move):
        lines = f"{len(move)}\n{move}\n".encode()
        before = time.monotonic()
        self.process.stdin.write(lines)
        line = self.process.stdout.readline()
        self.turns.append(time.monotonic() - before)
        return line.decode().rstrip("\n")

    def close(self):
        """Closes the engine's input. Returns the exit status."""
        self.process.stdin.close()
        rest = self.process.stdout.read()
        if rest:
            raise Illegal(f"more answers than turns: {rest}")
        return self.process.wait(timeout=60)


def play_game(program, number, options):
    """Returns the winner, the engine's player, and the times of its turns."""
    choices = random.Random(options.seed * 1000 + number)
    match = Match(*map(int, options.pitch.split("x")))
    engine = Engine(program, number % 2, options)
    opponent = {"random": random_move, "greedy": greedy_move}[options.against]
    move = "-"
    for _ in range(MOST_TURNS):
        if match.winner is not None:
            break
        move = engine.answer(move) if match.mover == engine.player else opponent(match, choices)
        match.play(move)
    if engine.close() != 0:
        raise Illegal("the engine did not end with exit 0")
    return match.winner, engine.player, engine.turns


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("program")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--against", choices=("random", "greedy"), default="random")
    parser.add_argument("--seconds", type=float, default=0.2)
    parser.add_argument("--first-seconds", type=float, default=1)
    parser.add_argument("--pitch", default="8x10")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--longest", type=float, default=10)
    options = parser.parse_args()
    won, firsts, laters = 0, [], []
    for number in range(options.games):
        try:
            winner, player, turns = play_game(options.program, number, options)
        except Illegal as fault:
            sys.exit(f"game {number}: {fault}")
        won += winner == player
        if winner != player:
            print(f"game {number}: player {player} did not win")
        firsts += turns[:1]
        laters += turns[1:]
    print(f"won {won} of {options.games} against {options.against}; turns {len(firsts) + len(laters)}, longest first "
          f"{max(firsts):.3f} s, longest later {max(laters, default=0):.3f} s")
    sys.exit(0 if won == options.games and max(laters, default=0) < options.longest else 1)


if __name__ == "__main__":
    main()
