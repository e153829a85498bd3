"""Calls of every public function and method, with random arguments from a collection of usual and odd values.

Each call returns, or raises a TypeError that names the argument, or raises one of the module's own errors with a
sentence of one line. Any other exception is a fault, and so is a crash.

ctest label: standard
"""

import inspect
import io
import random
import re
import sys
from fractions import Fraction

import pytest
import quadrille
from conftest import names_an_option

CALLS = 3000


class Coin:
    """A game: one player turns a coin to either side, and wins by tails."""

    def start(self):
        return ""

    def moves(self, side):
        return ["heads", "tails"]

    def after(self, side, chosen):
        return chosen

    def outcome(self, side):
        return side or None

    def mover(self, side):
        return 1

    def winner(self, outcome):
        return 1 if outcome == "tails" else 2


# By the names of the parameters: values with which a call succeeds quickly.
USUAL = {
    "pitch": ["paper:2x2", "paper:1x3", "paper:1x1..6", "classic:2x2"],
    "by": ["total", "ply", "winner", "size", "signature", "descents", "pairs", "states", "positions", "predictions"],
    "engine": ["auto", "layered", "reverse", "frontier", "trails", "colour"],
    "plies": [0, 2, 3],
    "history": ["", "(1,1) (1,2)", "(1,2) (0,2)"],
    "rows": ["winner", "moves", "line", [2, 1, 3]],
    "limit": [0, 3],
    "samples": [1000],
    "seed": [0, 2**64 - 1],
    "of": ["drawings", "histories", "games"],
    "count": [1, 3],
    "record": [
        "pitch paper:3x3\n(2,2) (2,1)\n",
        "offense 1 first 1: 1,3,2\n",
        "..*\n*..\n.*.\npredictions - +, + +\n",
        "turn,bid_1,bid_2,points_1,points_2,ball\n0,,,5,5,0\n",
    ],
    "table": [quadrille.soccer.count("paper:1x1..8", by="total"), quadrille.trails(2)],
    "n": [1, 3, "2..4", range(2, 4)],
    "first": ["offense", "defense"],
    "numbers": [[1, 3], [], (2,)],
    "predictions": ["+-,+-", "++,-+"],
    "places_first": [1, 2],
    "points": [1, 3],
    "state": [(2, 1, 0)],
    "variant": ["tennis", "footsteps"],
    "fields": [1, 2, 3],
    "beyond": [1, 2],
    "width": [1e-6, 1],
    "games": [1, 10],
    "bids": [[(1, 1)], []],
    "names": ["soccer/lem-3.4"],
    "edges": [[("a", "b"), ("b", "c")], [(0, 1), (1, 2)], [((0, 0), (1, 1))]],
    "start": ["a", 0, (0, 0)],
    "at": [{"a": (0, 1)}, {}, None],
    "cases": [1],
    "threads": [1, 2],
    "memory": ["1G", 2**30],
    "progress": [False, lambda at: None],
    "seconds": [0.1],
    "game": [Coin(), object()],
    "ended": [lambda state, outcome: 0],
    "combine": [lambda state, values: max(values)],
    "states": [100],
    "player": [1, 2],
    "to": [(0, 1), (1, 0), "(0,1)"],
    "pitches": ["paper:1x1..2", ["paper:2x2", "paper:1x3"]],
    "column": ["trails"],
    "columns": ["trails"],
    "ax": [None],
    "scale": ["auto", "linear", "log", "log10"],
    "label": ["", "one"],
    "format": ["table", "json", "bfile", "latex"],
    "name": ["plies", "trails"],
    "terms": [[1, 2, 4]],
    "place": [0, -1, slice(0, 2)],
}  # fmt: skip

ODD = [
    None, 0, -1, 1, 3, 2.5, float("nan"), float("inf"), 10**40, -(10**40), 2**31, 2**63, "", "paper:2x2", "paper:0x0",
    "chess", "+,-", "1..3", "3..1", "4G", b"x", [], [1], [[1]], (1, 2), (3, 3, 0), {}, "\0", "\ud800", "é" * 50, True,
    range(3), range(0), range(10**30), -(10**400), "paper:3x3\n1", set(), object(), len, Exception, iter([1, 2]),
    # Python itself refuses to print such a number.
    10**5000, -(10**5000), [10**5000], [1, -(10**5000)], (10**5000, 0), (3, 3, 10**5000), [(1, 10**5000)],
    range(10**5000), range(10**5000, 10**5000 + 2), "9" * 5000, "1.." + "9" * 5000, Fraction(1, 10**5000),
]  # fmt: skip


@pytest.fixture(autouse=True)
def nobody_types(monkeypatch):
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    yield
    pyplot = sys.modules.get("matplotlib.pyplot")
    if pyplot:
        pyplot.close("all")


# Errors that Python itself expects of a sequence.
SEQUENCES = {(IndexError, "__getitem__"), (ValueError, "index")}


def public_calls():
    """Each public function and class, and each method of some values."""
    calls = {}
    games = [quadrille.soccer, quadrille.updown, quadrille.plusminus, quadrille.tennis]
    for module in [quadrille, quadrille.engines, *games]:
        for name in module.__all__:
            thing = getattr(module, name)
            if inspect.ismodule(thing) or not callable(thing) or getattr(thing, "_is_protocol", False):
                continue
            made = (tuple, Exception, quadrille.Table, quadrille.soccer.Sample)
            if inspect.isclass(thing) and issubclass(thing, made):
                continue  # made by the module, not by its users
            if name not in ("Pitch", "Vertex"):
                calls[f"{module.__name__}.{name}"] = thing
    values = [
        quadrille.soccer.Position("paper:2x2", "(1,1) (0,0)"),
        quadrille.soccer.sample("paper:1x2"),
        quadrille.updown.Permutation([1, 3, 2]),
        quadrille.plusminus.Grid([2, 1, 3], "-+,++"),
        quadrille.tennis.Game(3, [(2, 1)]),
        quadrille.trails(2),
        quadrille.soccer.Recurrence(1, 1, 3, (2,), (1,), 2, 6, None),
    ]
    for value in values:
        for name, method in inspect.getmembers(value, inspect.ismethod):
            if not name.startswith("_") or name == "__getitem__":
                calls[f"{type(value).__name__}.{name}"] = method
    return calls


def arguments_for(call, generator):
    """Random positional and named arguments for the call's signature: mostly usual ones, or hardly any."""
    odds = generator.choice([0.05, 0.4, 1.0])

    def value(name):
        usual = USUAL.get(name)
        return generator.choice(ODD) if usual is None or generator.random() < odds else generator.choice(usual)

    positional, named = [], {}
    for parameter in inspect.signature(call).parameters.values():
        if parameter.name == "checkpoint":
            continue  # it writes files
        if parameter.kind == parameter.VAR_POSITIONAL:
            positional += [value(parameter.name)]
        elif parameter.kind == parameter.VAR_KEYWORD:
            continue
        elif parameter.default is parameter.empty and parameter.kind != parameter.KEYWORD_ONLY:
            positional.append(value(parameter.name))
        elif generator.random() < 0.3 or parameter.name in ("samples", "points", "seed"):
            named[parameter.name] = value(parameter.name)
    if generator.random() < 0.02:
        positional.append(generator.choice(ODD))
    return positional, named


def parameters_of(call):
    parameters = inspect.signature(call).parameters.values()
    return [parameter for parameter in parameters if parameter.kind != parameter.VAR_KEYWORD]


# Functions that need one of two arguments.
EITHER = {
    "quadrille.plusminus.count": ("n", "predictions"),
    "quadrille.tennis.play": ("points", "state"),
    "quadrille.tennis.solve": ("points", "state"),
    "quadrille.tennis.strategy": ("points", "state"),
}


# Values with which a call succeeds, if the first usual value does not suffice.
GOES_THROUGH = {
    ("quadrille.plusminus.Grid", "rows"): [2, 1, 3],
    ("quadrille.tennis.replay", "record"): USUAL["record"][-1],
}


def call_with(name, call, asked, value):
    """Positional and named arguments: this value for the given parameter, and usual values for those that the call
    requires."""
    positional, named = [], {}
    first, second = EITHER.get(name, (None, None))
    needed = {first} - ({first} if asked.name == second else set())
    for other in parameters_of(call):
        usual = GOES_THROUGH.get((name, other.name), USUAL.get(other.name, [1])[0])
        given = value if other.name == asked.name else usual
        if other.kind in (other.POSITIONAL_ONLY, other.VAR_POSITIONAL):
            positional.append(given)
        elif other.name == asked.name or other.default is other.empty or other.name in needed:
            named[other.name] = given
    return positional, named


def names_its_argument(name, call, positional, named, message):
    """True if a TypeError names its argument and the expected type, or is Python's own."""
    try:
        inspect.signature(call).bind(*positional, **named)
    except TypeError:
        return True  # an argument is unknown or missing
    if name.endswith(".index"):
        return True  # Python's method of any sequence
    names = "|".join(parameter.name for parameter in inspect.signature(call).parameters.values())
    return re.match(rf"({names})(\[\d+\])*: (.* (is|are) expected, not .|has no method )", message) is not None


def refused(name, call, positional, named):
    """True if the call raises an error, which must be one that it may raise; False if it returns."""
    try:
        result = call(*positional, **named)
        if inspect.isgenerator(result):
            result.close()
        return False
    except quadrille.Error as error:
        assert error.message and "\n" not in error.message, (name, positional, named)
        assert error.place and (error.reason or error.remedy), (name, positional, named, error.message)
        assert not names_an_option(error.message), (name, positional, named, error.message)
    except TypeError as error:
        assert names_its_argument(name, call, positional, named, str(error)), (name, positional, named, error)
    except Exception as error:
        if (type(error), name.partition(".")[2]) not in SEQUENCES:
            pytest.fail(f"{name}{positional}{named}: {error!r}")
    return True


def test_each_argument_may_be_huge():
    """A number of thousands of digits, alone or inside a value, as each argument; the others are usual ones."""
    huge = [value for value in ODD if is_huge(value)]
    assert len(huge) >= 9
    for name, call in public_calls().items():
        for parameter in parameters_of(call):
            for value in huge if parameter.name != "checkpoint" else []:
                refused(name, call, *call_with(name, call, parameter, value))


# Parameters that accept any value.
ANY = {("count", "value"), ("index", "value"), ("index", "start"), ("index", "stop")}


def test_each_argument_has_a_type():
    """An unacceptable value raises a TypeError with the argument's name. Switches accept only True and False."""
    switches = 0
    for name, call in public_calls().items():
        for parameter in parameters_of(call):
            if (name.partition(".")[2], parameter.name) in ANY:
                continue
            is_switch = parameter.annotation == "bool"
            switches += is_switch
            for value in [object(), *([0, 1, "no", None, []] if is_switch else [])]:
                positional, named = call_with(name, call, parameter, value)
                with pytest.raises(TypeError) as caught:
                    call(*positional, **named)
                assert re.match(rf"{parameter.name}(\[0\])?: ", str(caught.value)), (name, parameter.name, caught.value)
    assert switches >= 8


def is_huge(value):
    """True if a value is or contains a number or a text of thousands of digits."""
    if isinstance(value, (int, Fraction)):
        return max(abs(value.numerator), value.denominator) > 10**4000
    if isinstance(value, range):
        return is_huge(value.stop)
    return len(value) >= 5000 if isinstance(value, str) else isinstance(value, (list, tuple)) and any(map(is_huge, value))


def test_arguments_of_any_kind():
    calls = public_calls()
    assert len(calls) > 40
    generator = random.Random(20261122)
    returned = dict.fromkeys(calls, 0)
    turned_down = dict.fromkeys(calls, 0)
    for _ in range(CALLS):
        name = generator.choice([*calls])
        positional, named = arguments_for(calls[name], generator)
        if refused(name, calls[name], positional, named):
            turned_down[name] += 1
        else:
            returned[name] += 1
    # Each call succeeds once and is refused once, except those without arguments, which refuse nothing.
    closed = {name for name in calls if name.endswith(".index")}
    assert not [name for name, times in returned.items() if times == 0 and name not in closed]
    counts = {name for name in calls if name.endswith(".count") and not name.startswith("quadrille.")}  # of any value
    takes = {name for name in calls if parameters_of(calls[name])}
    assert not [name for name, times in turned_down.items() if times == 0 and name in takes - counts]
