"""What the tests of long calls share: calls of each kind of work, interrupts, and what a process holds."""

import os
import signal
import threading
import time

import quadrille

# Calls that take many seconds, of each kind of work.
LONG = {
    "count soccer layered": lambda: quadrille.soccer.count("paper:5x5", plies=13, engine="layered", large=True),
    "count soccer reverse": lambda: quadrille.soccer.count("paper:5x5", plies=13, engine="reverse", large=True),
    "count soccer frontier": lambda: quadrille.soccer.count("paper:8x8", engine="frontier", by="total"),
    "count soccer trails": lambda: quadrille.soccer.count("paper:4x9", engine="trails", by="total"),
    "count soccer winner": lambda: quadrille.soccer.count("paper:3x3", by="winner"),
    "count soccer family": lambda: quadrille.soccer.count("paper:4x1..30", by="total", engine="trails"),
    "solve soccer": lambda: quadrille.soccer.solve("classic:6x8"),
    "estimate soccer": lambda: quadrille.soccer.estimate("classic:8x10", samples=10**7),
    "sample soccer": lambda: quadrille.soccer.sample("classic:6x8", count=100_000),
    "count trails": lambda: quadrille.trails(17),
    "count updown": lambda: quadrille.updown.count(34),
    "solve updown": lambda: quadrille.updown.advice(39, "offense"),
    "count plusminus": lambda: quadrille.plusminus.count(23),
    "count plusminus descents": lambda: quadrille.plusminus.count(400, by="descents"),
    "solve plusminus": lambda: quadrille.plusminus.solve(9),
    "count tennis": lambda: quadrille.tennis.count(900),
    "solve tennis": lambda: quadrille.tennis.solve(250),
    "positions": lambda: sum(1 for _ in quadrille.soccer.positions("paper:5x5", plies=11, large=True)),
    "check": lambda: [quadrille.check(cases=3000) for _ in range(20)],
}


def threads():
    """How many threads this process has."""
    return len(os.listdir("/proc/self/task"))


def resident():
    """The bytes that this process holds."""
    with open("/proc/self/statm") as statm:
        return int(statm.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def interrupted(call, delay):
    """Sends SIGINT after some seconds. Returns how long the call went on after it, or None if it ended before."""
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
    quadrille.soccer.count("paper:2x2")  # oneTBB's threads are there from now on
    before = threads()
    late = {}
    for name, delay in zip(names, delays):
        waited = interrupted(LONG[name], delay)
        assert waited is not None, f"{name} ended before it was interrupted: take a longer one"
        late[name] = max(late.get(name, 0), waited)
        assert threads() <= before, name
        assert quadrille.trails(8).to_csv() == right
    return late


def call_many(count):
    """Calls of many kinds, refused ones too."""
    for i in range(count):
        kind = i % 10
        if kind == 0:
            list(quadrille.soccer.count("paper:1x2"))
        elif kind == 1:
            quadrille.updown.count(7, by="signature").to_json()
        elif kind == 2:
            quadrille.soccer.Position("paper:3x3").play((2, 1))._repr_svg_()
        elif kind == 3:
            list(quadrille.soccer.positions("paper:3x3", limit=3))
        elif kind == 4:
            try:
                quadrille.soccer.count("paper:0x0")
            except quadrille.InputError:
                pass
        elif kind == 5:
            list(quadrille.tennis.solve(2, by="states"))
        elif kind == 6:
            quadrille.trails(2, progress=lambda at: None)
        elif kind == 7:
            list(quadrille.soccer.sample("paper:1x3", count=2, seed=i))
        elif kind == 8:
            quadrille.soccer.estimate("paper:1x2", samples=1000).to_csv()
        else:
            list(quadrille.plusminus.count(20, by="descents"))
