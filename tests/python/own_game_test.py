"""Games written in Python: the engines agree with plain recursions, and with the games of the module.

ctest label: standard
"""

import re
import subprocess
import sys
from functools import lru_cache

import pytest
import quadrille
from quadrille.engines import backward_induction, layered, proof_number_search, winners


class Soccer:
    """Paper Soccer by the module's own positions: a state is the drawing, the ball and the mover."""

    def __init__(self, pitch):
        self.first = quadrille.soccer.Position(pitch)
        self.positions = {}

    def key(self, at):
        key = at.drawing, at.ball, at.mover
        self.positions.setdefault(key, at)
        return key

    def start(self):
        return self.key(self.first)

    def moves(self, state):
        return self.positions[state].plies

    def after(self, state, to):
        return self.key(self.positions[state].play(to))

    def outcome(self, state):
        return self.positions[state].winner

    def mover(self, state):
        return self.positions[state].mover

    def winner(self, outcome):
        return outcome


class Take:
    """A heap: take one to three; a player without a move loses. The state is the counters taken, so moves add marks."""

    def __init__(self, heap):
        self.heap = heap

    def start(self):
        return ()

    def moves(self, taken):
        return [k for k in (1, 2, 3) if sum(taken) + k <= self.heap]

    def after(self, taken, k):
        return (*taken, k)

    def outcome(self, taken):
        return None if self.moves(taken) else self.mover(taken)

    def mover(self, taken):
        return 1 + len(taken) % 2

    def winner(self, loser):
        return 3 - loser


@pytest.mark.parametrize("pitch", ["paper:1x2", "paper:2x2", "paper:1x3"])
def test_soccer(pitch):
    layers = layered(Soccer(pitch))
    table = quadrille.soccer.count(pitch)
    assert [len(layer) for layer in layers] == table.column("strong_classes")
    assert [sum(layer.values()) for layer in layers] == table.column("histories")
    game = Soccer(pitch)
    winner = quadrille.soccer.solve(pitch).winner
    assert winners(game)[game.start()] == winner
    for player in 1, 2:
        found = proof_number_search(Soccer(pitch), player)
        assert found.wins == (player == winner)
        if found.wins and player == 1:
            after = game.first.play(found.move)
            assert (after.winner or after.solve().winner) == 1
        assert found.states <= sum(len(layer) for layer in layers)


@pytest.mark.parametrize("heap", range(1, 9))
def test_take(heap):
    assert winners(Take(heap))[()] == (2 if heap % 4 == 0 else 1)
    assert proof_number_search(Take(heap), 1).wins == (heap % 4 != 0)


def test_values_of_any_type():
    @lru_cache
    def longest(taken):
        moves = Take(7).moves(taken)
        return 1 + max(longest((*taken, k)) for k in moves) if moves else 0

    values = backward_induction(Take(7), lambda state, outcome: 0, lambda state, values: 1 + max(values))
    assert values == {state: longest(state) for state in values} and values[()] == 7


def test_plies():
    assert len(layered(Soccer("paper:3x3"), plies=3)) == 4


class Doubling:
    """Two moves that lead to the same state: 2 ** n histories lead to state n."""

    def __init__(self, marks):
        self.marks = marks

    def start(self):
        return 0

    def moves(self, state):
        return (0, 1)

    def after(self, state, move):
        return state + 1

    def outcome(self, state):
        return "full" if state == self.marks else None


def test_counts_beyond_their_width_are_a_limit():
    assert layered(Doubling(127))[127] == {127: 2**127}
    with pytest.raises(quadrille.LimitError, match="128 bits") as caught:
        layered(Doubling(200))
    plies = int(caught.value.remedy.removeprefix("give plies="))
    layers = layered(Doubling(200), plies=plies)
    assert layers[plies] == {plies: 2**plies}
    with pytest.raises(quadrille.LimitError):
        layered(Doubling(200), plies=plies + 1)


DEEP = """
import sys, threading, quadrille
class Line:
    def start(self): return 0
    def moves(self, state): return [1]
    def after(self, state, move): return state + 1
    def outcome(self, state): return "end" if state == int(sys.argv[2]) else None
    def mover(self, state): return 1 + state % 2
    def winner(self, outcome): return 1
def search():
    try:
        print(quadrille.engines.proof_number_search(Line()).wins)
    except quadrille.LimitError as error:
        print(error)
threading.stack_size(int(sys.argv[1]) * 2**10)
thread = threading.Thread(target=search)
thread.start()
thread.join()
"""


@pytest.mark.parametrize("size, plies", [(32, 10), (64, 1000), (256, 5000), (1024, 9000), (2048, 9000), (8192, 10**6)])
def test_a_game_too_deep_for_its_thread_is_refused(size, plies):
    """In a process of its own, since a stack overflow would end it."""
    done = subprocess.run([sys.executable, "-c", DEEP, str(size), str(plies)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, ""), done
    if plies > 10 or done.stdout != "True\n":
        after = re.match(r"moves: after (\d+) .* this thread's stack; search on a thread with a larger one", done.stdout)
        assert after, done.stdout
        assert 0 <= int(after[1]) < plies
        assert size < 256 or int(after[1]) > size


def test_a_deep_game_fits_a_large_stack():
    done = subprocess.run([sys.executable, "-c", DEEP, str(2**16), "50000"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr, done.stdout) == (0, "", "True\n")


def test_states_that_cannot_be_shown():
    """A state in a message is short. One whose repr raises an error is named by its type."""

    class Numbers(Take):
        def start(self):
            return 10**5000

        def outcome(self, state):
            return None

        def moves(self, state):
            return []

    class Long(Numbers):
        def start(self):
            return "x" * 1000

    class Halved(Numbers):
        def start(self):
            return type("Half", (), {"__repr__": lambda self: "\ud800"})()

    with pytest.raises(quadrille.InputError, match="None for a int, which has no move"):
        layered(Numbers(1))
    with pytest.raises(quadrille.InputError, match="None for a Half, which has no move"):
        layered(Halved(1))
    with pytest.raises(quadrille.InputError) as caught:
        layered(Long(1))
    assert len(caught.value.message) < 250


def test_what_is_no_graded_game_is_refused():
    class Cycle(Take):
        def after(self, taken, k):
            return ()

    class NoEnd(Take):
        def outcome(self, taken):
            return None

    class NoMethod:
        pass

    class Raises(Take):
        def moves(self, taken):
            raise ZeroDivisionError("in the game")

    with pytest.raises(quadrille.InputError, match="add a mark"):
        layered(Cycle(5))
    with pytest.raises(quadrille.InputError, match="no move"):
        layered(NoEnd(5))
    with pytest.raises(TypeError, match="no method start"):
        layered(NoMethod())
    with pytest.raises(ZeroDivisionError, match="in the game"):
        proof_number_search(Raises(5))
    with pytest.raises(quadrille.LimitError, match="states"):
        layered(Take(12), states=100)
    with pytest.raises(TypeError, match="unhashable"):
        layered(type("Lists", (Take,), {"start": lambda self: []})(3))
