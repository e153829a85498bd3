"""Python exits while daemon threads are in long calls: it waits until they have stopped, and exits with status 0.

ctest label: standard
"""

import subprocess
import sys
import time

import pytest
from quadrille._program import PROGRAM as PROGRAM_PATH

# The thread repeats one of these calls, so that it is inside it whenever Python exits.
CALLS = {
    "a count": "quadrille.soccer.count('paper:5x5', plies=13, engine='layered', large=True)",
    "a short call": "quadrille.trails(3)",
    "progress": "quadrille.updown.advice(36, 'offense', progress=lambda at: time.sleep(0.001))",
    "positions": "[None for _ in quadrille.soccer.positions('paper:5x5', plies=9, large=True)]",
    "recurrences": "quadrille.soccer.recurrences(table)",
    "a game of one's own": "quadrille.engines.layered(Subsets())",
    "values of it": "quadrille.engines.backward_induction(Subsets(), lambda *at: 0, lambda state, values: sum(values))",
    "a search of it": "quadrille.engines.proof_number_search(Subsets())",
    "check": "quadrille.check(cases=3000)",
}

PROGRAM = """
import sys, threading, time, quadrille
class Subsets:
    def start(self): return 0
    def moves(self, drawn): return (i for i in range(18) if not drawn >> i & 1)
    def after(self, drawn, i): return drawn | 1 << i
    def outcome(self, drawn): return "full" if drawn == 2**18 - 1 else None
    def mover(self, drawn): return 1 + drawn.bit_count() % 2
    def winner(self, outcome): return None
table = quadrille.soccer.count("paper:1x1..60", by="total")
started = threading.Event()
def work():
    started.set()
    while True:
        CALL
threading.Thread(target=work, daemon=True).start()
started.wait()
time.sleep(float(sys.argv[1]))
"""


def left_behind():
    """The processes of this module's program that check claims without a parent."""
    listed = subprocess.run(["ps", "-eo", "ppid=,args="], capture_output=True, text=True, check=True).stdout
    return [line for line in listed.splitlines() if line.split()[:3] == ["1", PROGRAM_PATH, "check"]]


@pytest.mark.parametrize("name", CALLS)
def test_python_ends_in_peace(name):
    for delay in (0.02, 0.1, 0.23):
        start = time.monotonic()
        code = PROGRAM.replace("CALL", CALLS[name])
        done = subprocess.run([sys.executable, "-c", code, str(delay)], capture_output=True, text=True, timeout=60, check=False)
        assert (done.returncode, done.stderr) == (0, ""), (delay, done)
        assert time.monotonic() - start < 10
    assert not left_behind()


def test_calls_while_python_ends():
    """The exit functions of a program may call the module: they run in the main thread."""
    code = """
import atexit, quadrille
atexit.register(lambda: print(quadrille.trails(2).column("trails")))
class Last:
    def __del__(self, trails=quadrille.trails):
        print(trails(1).column("trails"))
kept = Last()
rows = quadrille.soccer.positions("paper:5x5", limit=10**6)
next(rows)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "[1, 8, 56]\n[1, 8]\n"


def processes_with(argument):
    """The processes with this argument."""
    listed = subprocess.run(["ps", "-eo", "args="], capture_output=True, text=True, check=True).stdout
    return [line for line in listed.splitlines() if line.split()[:1] == [PROGRAM_PATH] and argument in line.split()]


STARTED = """
import quadrille._program, time
def started():
    "The program that a check began to run."
    while not quadrille._program._running:
        time.sleep(0.01)
    return next(iter(quadrille._program._running)).args[0]
"""
LAST_CHECK = """
import atexit, threading
def last():
    threading.Thread(target=lambda: quadrille.check(cases=CASES), daemon=True).start()
    print(started(), flush=True)
atexit.register(last)  # it runs after the module's own functions
""" + STARTED
KILLED_CHECK = STARTED + """
import os, signal, threading
def end():
    print(started(), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
threading.Thread(target=end, daemon=True).start()
quadrille.check(cases=CASES)
"""


@pytest.mark.parametrize("code, cases, status", [(LAST_CHECK, "987653", 0), (KILLED_CHECK, "987654", -9)])
def test_no_check_outlives_python(code, cases, status):
    """A check stops, even if the very last function started it, and even if its Python is killed."""
    code = code.replace("CASES", cases)
    done = subprocess.run([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout) == (status, PROGRAM_PATH + "\n")
    end = time.monotonic() + 5
    while processes_with(cases) and time.monotonic() < end:
        time.sleep(0.1)
    assert not processes_with(cases)
