"""Processes that Python forks between calls can make calls themselves.

ctest label: standard
"""

import subprocess
import sys

FORK = """
import os, quadrille
def weak_classes():
    return quadrille.soccer.count("paper:2x2", by="total", threads=2).weak_classes
quadrille.soccer.count("paper:2x2", threads=2)
if os.fork() == 0:
    print(weak_classes(), flush=True)
    os._exit(0)
print("ended with", os.waitstatus_to_exitcode(os.wait()[1]))
print(weak_classes())
"""

POOL = """
import multiprocessing, quadrille
print(quadrille.updown.count(12)[-1].score)
with multiprocessing.get_context("fork").Pool(2) as pool:
    print(pool.map(quadrille.trails, range(3))[2].column("trails"))
"""


def run(code):
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, ""), done
    return done.stdout.splitlines()


def test_a_forked_process():
    """The forked process has none of oneTBB's threads, which the first call started."""
    first, end, again = run(FORK)
    assert first == again and end == "ended with 0"


def test_a_pool_of_forked_processes():
    assert run(POOL) == ["10", "[1, 8, 56]"]
