"""Long calls: Ctrl-C, progress, and threads. bars_test.py has the limits in full.

ctest label: extreme
"""

import os
import random
import signal
import threading
import time

import pytest
import quadrille
from long_calls import LONG, PREPARED, interrupt_all

# The longest time, in seconds, in which Ctrl-C must stop a call.
PATIENCE = 10.0


def test_interrupts():
    """Ctrl-C stops long calls: they leave no thread, and the next call is right. This is every third call."""
    generator = random.Random(20)
    names = [name for name in LONG if name not in PREPARED][::3]
    late = interrupt_all(names, [generator.uniform(0.02, 0.4) for _ in names])
    assert max(late.values()) <= PATIENCE, late


def test_what_progress_raises_ends_the_call():
    class Enough(Exception):
        pass

    seen = []

    def progress(at):
        seen.append(at)
        if len(seen) == 3:
            raise Enough

    with pytest.raises(Enough):
        quadrille.soccer.count("paper:5x5", plies=13, engine="layered", large=True, progress=progress)
    assert len(seen) == 3 and all(0 <= at.done <= at.total for at in seen) and seen[0].unit


def test_progress_is_shown(capfd):
    with pytest.raises(KeyboardInterrupt):
        timer = threading.Timer(1.0, os.kill, (os.getpid(), signal.SIGINT))
        timer.start()
        quadrille.soccer.count("paper:5x5", plies=13, engine="layered", large=True, progress=True)
    assert capfd.readouterr().err.strip()


def test_other_threads_run_meanwhile():
    done = threading.Event()
    worker = threading.Thread(target=lambda: (quadrille.updown.count(28), done.set()))
    worker.start()
    steps = 0
    while not done.is_set():
        steps += 1
        time.sleep(0.001)
    worker.join()
    assert steps > 20


def test_two_threads_at_once():
    calls = [
        lambda: quadrille.soccer.count("paper:3x3", plies=9).to_csv(),
        lambda: quadrille.tennis.solve(12, by="states").to_csv(),
        lambda: quadrille.updown.count(20).to_csv(),
        lambda: quadrille.plusminus.count(12).to_csv(),
        lambda: quadrille.soccer.solve("paper:2x3", rows="line").to_csv(),
    ]
    right = [call() for call in calls]
    wrong = []

    def work(order):
        for place in order:
            if calls[place]() != right[place]:
                wrong.append(place)

    order = list(range(len(calls)))
    workers = [threading.Thread(target=work, args=(order * 4,)), threading.Thread(target=work, args=(order[::-1] * 4,))]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert not wrong
