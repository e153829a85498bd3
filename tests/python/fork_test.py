"""Processes that Python forks: between calls all goes on, and amid a call what cannot go on is refused. None waits for ever.

ctest label: standard
"""

import subprocess
import sys

import pytest

# What the forked process does, and what it prints. In the first process a thread is in a call meanwhile, or none.
SAID = "fork | start processes by spawn (multiprocessing.set_start_method), or fork between calls"
TRY = """
def tried(call):
    try:
        print(call())
    except quadrille.LimitError as error:
        print(error.place, "|", error.remedy)
"""
BUSY = """
worker = threading.Thread(target=lambda: quadrille.soccer.count("paper:5x5", plies=13, engine="layered", large=True), daemon=True)
worker.start()
time.sleep(0.5)
"""
FORK = """
sys.stdout.flush()
if os.fork() == 0:
    DO
    sys.stdout.flush()
    os._exit(0)
print("ended with", os.waitstatus_to_exitcode(os.wait()[1]))
"""


def run(code):
    code = "import os, sys, threading, time, quadrille\n" + TRY + code
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, ""), done
    return done.stdout.splitlines()


def forked(do):
    return FORK.replace("DO", do.replace("\n", "\n    "))


def test_between_calls_all_goes_on():
    """Threads of oneTBB are there then, and the forked process has none of them."""
    do = "tried(lambda: quadrille.soccer.count('paper:2x2', by='total', threads=2).weak_classes)"
    code = "quadrille.soccer.count('paper:2x2', threads=2)\n" + forked(do) + do
    first, end, again = run(code)
    assert first == again and end == "ended with 0"


@pytest.mark.parametrize(
    "call",
    [
        "quadrille.trails(3)",
        "quadrille.soccer.solve('paper:3x3')",
        "next(quadrille.soccer.positions('paper:2x2', limit=1))",
        "str(quadrille.soccer.edges('paper:1x1'))",
    ],
)
def test_amid_a_call_it_is_refused(call):
    assert run(BUSY + forked(f"tried(lambda: {call})")) == [SAID, "ended with 0"]


def test_what_runs_no_work_goes_on():
    do = "tried(lambda: quadrille.soccer.Position('paper:3x3').play((2, 1)).history)"
    assert run(BUSY + forked(do)) == ["(2,2) (2,1)", "ended with 0"]


def test_an_open_iterator():
    """It is of the first process: the forked one gets no row of it, can drop it, and can end."""
    code = "rows = quadrille.soccer.positions('paper:5x5', limit=10**6)\nfirst = next(rows)\nlist(zip(rows, range(4096)))\n"
    do = "tried(lambda: [row for row in rows][:0])\ndel rows\nsys.exit()"
    assert run(code + forked(do) + "\nprint(next(rows).grade > 0)") == [SAID, "ended with 0", "True"]


def test_progress_that_forks():
    code = """
def fork(at):
    if os.fork() == 0:
        return
    print("ended with", os.waitstatus_to_exitcode(os.wait()[1]))
    raise StopIteration
try:
    tried(lambda: quadrille.soccer.count("paper:5x5", plies=13, engine="layered", large=True, progress=fork))
except StopIteration:
    print("over")
"""
    assert run(code) == [SAID, "ended with 0", "over"]


def test_a_pool_of_forked_processes():
    code = """
import multiprocessing
print(quadrille.updown.count(12)[-1].score)
with multiprocessing.get_context("fork").Pool(2) as pool:
    print(pool.map(quadrille.trails, range(3))[2].column("trails"))
"""
    assert run(code) == ["10", "[1, 8, 56]"]
