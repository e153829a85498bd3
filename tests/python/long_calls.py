"""Common code of the tests of long calls: calls for each kind of work, interrupts, and the resources of a process."""

import functools
import os
import pickle
import random
import signal
import threading
import time

import quadrille
from quadrille import _quadrille



class Subsets:
    """A game with 2 ** marks states: the marks are added in any order."""

    def __init__(self, marks):
        self.marks = marks

    def start(self):
        return 0

    def moves(self, drawn):
        return [i for i in range(self.marks) if not drawn >> i & 1]

    def after(self, drawn, i):
        return drawn | 1 << i

    def outcome(self, drawn):
        return None if drawn != 2**self.marks - 1 else "full"

    def mover(self, drawn):
        return 1 + drawn.bit_count() % 2

    def winner(self, outcome):
        return None


@functools.cache
def family():
    """The table of a family whose recurrence takes long to find: it has order 150, and the terms are long."""
    table = quadrille.soccer.count("paper:1x1..900", by="total", engine="frontier")
    generator = random.Random(1)
    coefficients = [generator.randrange(1, 10**9) for _ in range(150)]
    terms = [generator.randrange(10**9) for _ in coefficients]
    while len(terms) < len(table):
        terms.append(sum(c * a for c, a in zip(coefficients, reversed(terms))))
    state = list(table._data.state())
    state[1] = [(row[0], None, a, a) for row, a in zip(state[1], terms)]
    return quadrille.Table(_quadrille.ResultTable.from_state(tuple(state)))


@functools.cache
def record(histories=200_000):
    """A record of many histories, as text."""
    drawn = quadrille.soccer.sample("paper:5x5", of="drawings", count=histories // 10, seed=1)
    head, *histories = drawn.record.splitlines()
    return "\n".join([head, *histories * 10, ""])


@functools.cache
def large_table():
    """160,000 rows with numbers of up to 869 digits."""
    return quadrille.plusminus.count(400, by="descents")


def stepwise(position):
    while position.winner is None:
        position = position.play(position.plies[0])


soccer, updown, plusminus, tennis, engines = (
    quadrille.soccer, quadrille.updown, quadrille.plusminus, quadrille.tennis, quadrille.engines
)  # fmt: skip

# Calls that take many seconds: every function that can take so long, with every kind of its work.
LONG = {
    "count soccer layered": lambda: soccer.count("paper:5x5", plies=13, engine="layered", large=True),
    "count soccer mirror": lambda: soccer.count("paper:4x6", plies=14, engine="layered", mirror=True, large=True),
    "count soccer reverse": lambda: soccer.count("paper:5x5", plies=13, engine="reverse", large=True),
    "count soccer frontier": lambda: soccer.count("paper:8x8", engine="frontier", by="total"),
    "count soccer trails": lambda: soccer.count("paper:4x9", engine="trails", by="total"),
    "count soccer outcome": lambda: soccer.count("paper:4x6", engine="trails", by="outcome"),
    "count soccer size": lambda: soccer.count("paper:5x5", plies=12, by="size", large=True),
    "count soccer winner": lambda: soccer.count("paper:3x3", by="winner"),
    "count soccer family": lambda: soccer.count("paper:4x1..30", by="total", engine="trails"),
    "recurrences": lambda: soccer.recurrences(family()),
    "solve soccer": lambda: soccer.solve("classic:6x8"),
    "solve soccer moves": lambda: soccer.solve("classic:6x8", rows="moves"),
    "solve soccer line": lambda: soccer.solve("classic:6x6", rows="line"),
    "solve soccer certificate": lambda: soccer.solve("classic:6x8", certify=True),
    "estimate soccer": lambda: soccer.estimate("classic:8x10", samples=10**7),
    "sample soccer": lambda: soccer.sample("classic:6x8", count=100_000),
    "sample soccer games": lambda: soccer.sample("paper:4x7", of="games", count=1_000_000),
    "graph": lambda: soccer.graph("paper:4x4", plies=9, most_states=10**7),
    "replay soccer": lambda: [soccer.replay(record()) for _ in range(100)],
    "positions": lambda: sum(1 for _ in soccer.positions("paper:5x5", plies=11, large=True)),
    "positions at once": lambda: list(soccer.positions("paper:5x5", plies=11, large=True)),
    "count trails": lambda: quadrille.trails(17),
    "count walks": lambda: quadrille.trails(17, acyclic=True, large=True),
    "count updown": lambda: updown.count(34),
    "count updown several": lambda: updown.count(range(30, 35)),
    "count updown signature": lambda: [updown.count(20, by="signature") for _ in range(100)],
    "solve updown": lambda: [updown.solve(39, side) for side in ["offense", "defense"] * 20],
    "updown line": lambda: updown.line(39, "offense"),
    "updown advice": lambda: updown.advice(39, "offense"),
    "count plusminus pairs": lambda: plusminus.count(23),
    "count plusminus descents": lambda: plusminus.count(400, by="descents"),
    "count plusminus matches": lambda: plusminus.count(predictions="+-" * 24 + "," + "-+" * 24),
    "solve plusminus": lambda: plusminus.solve(9),
    "solve plusminus predictions": lambda: plusminus.solve(9, by="predictions"),
    "plusminus line": lambda: plusminus.line(9),
    "count tennis": lambda: tennis.count(900),
    "count tennis positions": lambda: tennis.count(1000, by="positions"),
    "solve tennis": lambda: tennis.solve(250),
    "solve tennis narrow": lambda: tennis.solve(60, width=1e-15),
    "solve tennis states": lambda: tennis.solve(250, by="states"),
    "strategy tennis": lambda: tennis.strategy(250),
    "play tennis": lambda: tennis.play(60, games=10**8, seed=1),
    "analyse tennis": lambda: tennis.Game(250, [(1, 1)] * 200).analyse(),
    "check": lambda: [quadrille.check(cases=3000) for _ in range(20)],
    "own game layered": lambda: engines.layered(Subsets(22)),
    "own game winners": lambda: engines.winners(Subsets(22)),
    "own game values": lambda: engines.backward_induction(Subsets(22), lambda *at: 0, lambda at, values: sum(values)),
    "own game search": lambda: engines.proof_number_search(Subsets(22)),
    "csv": lambda: [large_table().to_csv() for _ in range(100)],
    "json": lambda: [large_table().to_json() for _ in range(100)],
    "latex": lambda: [large_table().text("latex") for _ in range(100)],
    "pandas": lambda: [large_table().to_pandas() for _ in range(100)],
    "pickle": lambda: [pickle.loads(pickle.dumps(large_table())) for _ in range(100)],
    "html": lambda: [large_table()._repr_html_() for _ in range(100_000)],
    "iteration": lambda: [list(large_table()) for _ in range(100)],
    "plies": lambda: [stepwise(soccer.Position("classic:8x10")) for _ in range(10_000)],
}

# Objects that a call needs, made before it.
PREPARED = {"recurrences": family, "replay soccer": record} | dict.fromkeys(
    ["csv", "json", "latex", "pandas", "pickle", "html", "iteration"], large_table
)


def threads():
    """The number of threads of this process."""
    return len(os.listdir("/proc/self/task"))


def resident():
    """The resident memory of this process, in bytes."""
    with open("/proc/self/statm") as statm:
        return int(statm.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def interrupted(call, delay):
    """Sends SIGINT after some seconds. Returns how long the call continued, or None if it had returned before."""
    sent = []

    def send():
        sent.append(time.monotonic())
        os.kill(os.getpid(), signal.SIGINT)

    timer = threading.Timer(delay, send)
    timer.start()
    try:
        call()
        return None
    except KeyboardInterrupt:
        return time.monotonic() - sent[0]
    finally:
        timer.cancel()
        timer.join()


def interrupt_all(names, delays):
    """Interrupts long calls, one after another. Each leaves no thread, and the next call is right.

    Returns the longest that each kind went on after its interrupt, in seconds.
    """
    right = quadrille.trails(8).to_csv()
    most = threads() + os.cpu_count()  # oneTBB creates its threads on demand
    late = {}
    for name, delay in zip(names, delays):
        PREPARED.get(name, lambda: None)()
        waited = interrupted(LONG[name], delay)
        assert waited is not None, f"{name} returned before its interrupt: use a longer one"
        late[name] = max(late.get(name, 0), waited)
        assert threads() <= most, name
        assert quadrille.trails(8).to_csv() == right
    return late


def call_many(count):
    """Calls of many kinds, refused ones too. On one thread, because oneTBB keeps some KiB of a call on several."""
    for i in range(count):
        kind = i % 10
        if kind == 0:
            list(quadrille.soccer.count("paper:1x2", threads=1))
        elif kind == 1:
            quadrille.updown.count(7, by="signature", threads=1).to_json()
        elif kind == 2:
            quadrille.soccer.Position("paper:3x3").play((2, 1))._repr_svg_()
        elif kind == 3:
            list(quadrille.soccer.positions("paper:3x3", limit=3, threads=1))
        elif kind == 4:
            try:
                quadrille.soccer.count("paper:0x0")
            except quadrille.InputError:
                pass
        elif kind == 5:
            list(quadrille.tennis.solve(2, by="states", threads=1))
        elif kind == 6:
            quadrille.trails(2, progress=lambda at: None, threads=1)
        elif kind == 7:
            list(quadrille.soccer.sample("paper:1x3", count=2, seed=i, threads=1))
        elif kind == 8:
            quadrille.soccer.estimate("paper:1x2", samples=1000, threads=1).to_csv()
        else:
            list(quadrille.plusminus.count(20, by="descents", threads=1))
