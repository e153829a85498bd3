"""Count, solve and verify pencil-and-paper games.

>>> import quadrille
>>> print(quadrille.soccer.count("paper:2x2", by="total"))
histories      weak_classes  strong_classes
...

Every number is exact: a Python int of any size, or a Fraction. During a long call, other threads of Python continue to
run, and Ctrl-C ends the call within half a second. The functions that may run long have the arguments ``progress``,
``threads`` and ``memory``.
"""

from __future__ import annotations

from typing import Any, SupportsIndex

from . import _quadrille, engines, plusminus, soccer, tennis, updown
from ._arguments import Size, optional_whole, switch, text, up_to, whole, wide
from ._errors import Error, InputError, LimitError, RulesError
from ._program import examined
from ._run import Call, Progress, ProgressOption
from ._table import Column, Provenance, Table
from .soccer_board import Pitch, pitch_name

__all__ = [
    "Column",
    "Error",
    "InputError",
    "LimitError",
    "Progress",
    "Provenance",
    "RulesError",
    "Table",
    "check",
    "engines",
    "plusminus",
    "soccer",
    "tennis",
    "trails",
    "updown",
]

# More, and longer ones, than there are: what a command line holds.
_MOST_CLAIMS = 1000
_LONGEST_CLAIM = 200
_MOST_CASES = 1_000_000

__version__: str = _quadrille.version().split()[-1]


def trails(
    plies: SupportsIndex,
    *,
    acyclic: bool = False,
    threads: SupportsIndex | None = None,
    memory: Size = None,
    progress: ProgressOption = False,
    large: bool = False,
) -> Table[Any]:
    """The trails of the endless king-move lattice by their length: no segment twice.

    Args:
        plies: the greatest length, up to 32; all lengths from 0 are counted.
        acyclic: whether to count self-avoiding walks instead: no vertex twice.
        threads, memory, progress: as ``quadrille.soccer.count``.
        large: whether to run a request that expands more than 10**11 states.

    Returns:
        A row for each length: ``plies``, ``trails``; for walks ``plies``, ``walks``.

    Raises:
        TypeError, InputError: an argument that cannot be used.
        LimitError: memory ended the count; its ``table`` has the finished lengths.

    Source: OEIS A272763 for the walks; the trails are ours.

    >>> import quadrille
    >>> quadrille.trails(4, acyclic=True).column("walks")
    [1, 8, 56, 368, 2336]
    """
    return Call(threads, memory, progress, large).table(_quadrille.trails_count, whole("plies", plies), switch("acyclic", acyclic))


def check(
    *names: str,
    pitch: Pitch | None = None,
    cases: SupportsIndex | None = None,
    seed: SupportsIndex | None = None,
    plies: SupportsIndex | None = None,
    threads: SupportsIndex | None = None,
    memory: Size = None,
    progress: ProgressOption = False,
) -> Table[Any]:
    """Checks the sources' claims: exhaustively on small boards, and on generated cases.

    The program examines them one after another, in a separate process.

    Args:
        names: the claims, as ``"soccer/lem-3.4"``, or the first or last part of their names; all if none is named.
        pitch: examine the claims that concern pitches on this one only: all its cases, and no generated ones.
        cases: number of generated cases for each property, up to 1000000; 200 if None.
        seed: seed of the generators, from 0 to 2**64 - 1; 1 if None.
        plies: the last ply that is examined on boards; as many as each claim needs if None.
        threads: most threads of that process; all processors if None.
        memory: most bytes that the process may hold, as a number or as ``"4G"``.
        progress: True, or a function that is called with a Progress, whose unit is the claim.

    Returns:
        A row for each claim: ``claim``, ``statement``, ``source_proof``, ``machine_proof``, ``evidence``, ``witness``.
        The table has a fact ``departures``: the differences from the ledger, empty if there are none.

    Raises:
        TypeError, InputError: no such claim; a number out of range.
        LimitError: memory ended the work; its ``table`` has the examined claims.

    Source: each claim names its own; docs/claims.md has the ledger.

    >>> import quadrille
    >>> quadrille.check("soccer/lem-3.4", cases=10).departures
    []
    """
    call = Call(threads, memory, progress)
    if pitch is not None:
        for name, value in (("cases", cases), ("seed", seed)):
            if value is not None:
                raise InputError(name, "with a pitch every case is walked and none is generated", "leave it out")
        soccer.Position(pitch)  # which refuses what is no pitch
    count = optional_whole("cases", cases)
    if count is not None and not 1 <= count <= _MOST_CASES:
        raise InputError(f"cases {count}", "out of range", f"give a whole number from 1 to {_MOST_CASES}")
    options = {
        "pitch": None if pitch is None else pitch_name(pitch),
        "cases": count,
        "seed": None if seed is None else wide("seed", seed),
        "plies": optional_whole("plies", plies, 0),
        "threads": call.threads,
        "memory": call.memory,
    }
    claims = [text(f"names[{place}]", name) for place, name in enumerate(up_to(_MOST_CLAIMS, "names", names))]
    for place, claim in enumerate(claims):
        if len(claim) > _LONGEST_CLAIM:
            raise InputError(f"names[{place}]", f"a name of {len(claim)} letters", "quadrille.check() lists all names")
    with call as shown:
        return examined(claims, options, shown)
