"""Positions, one by one: the program's rows, a limit, and a reader that stops early.

ctest label: standard
"""

import itertools
import threading
import time

import pytest
import quadrille

positions = quadrille.soccer.positions


def lines_of(rows):
    return [",".join("" if cell is None else str(cell) for cell in row) for row in rows]


def test_is_the_programs_table(program):
    written = program("export", "positions", "--pitch", "paper:2x2", "--plies", "9").decode().splitlines()

    def quoted(row):
        return ",".join(f'"{cell}"' if "," in str(cell) else str(cell) for cell in row)

    rows = list(positions("paper:2x2", plies=9))
    assert list(rows[0]._fields) == written[0].split(",")
    assert [quoted(row) for row in rows] == written[1:]


def test_limit():
    first = list(positions("paper:3x3", limit=10_000))
    assert len(first) == 10_000 and first == list(itertools.islice(positions("paper:3x3"), 10_000))
    assert list(positions("paper:3x3", limit=0)) == []
    assert len(list(positions("paper:1x2", limit=10**6))) == quadrille.soccer.count("paper:1x2", by="total").strong_classes


def test_no_thread_is_left():
    def threads():
        return int(next(line for line in open("/proc/self/status") if line.startswith("Threads:")).split()[1])

    list(positions("paper:3x3", limit=5000, threads=2))
    before = threads()
    for _ in range(20):
        iterator = positions("paper:3x3", threads=2)
        next(iterator)
        iterator.close()
    assert threads() <= before


def test_a_limit_ends_early():
    start = time.monotonic()
    assert len(list(positions("paper:5x5", limit=1000))) == 1000
    assert time.monotonic() - start < 5


def test_memory():
    with pytest.raises(quadrille.LimitError, match="memory: used up"):
        for _ in positions("paper:5x5", memory="400M", large=True, plies=12):
            pass


def test_two_readers():
    total = quadrille.soccer.count("paper:2x2", by="total").strong_classes
    found = []

    def read():
        found.append(sum(1 for _ in positions("paper:2x2")))

    readers = [threading.Thread(target=read) for _ in range(2)]
    for reader in readers:
        reader.start()
    for reader in readers:
        reader.join()
    assert found == [total, total]
