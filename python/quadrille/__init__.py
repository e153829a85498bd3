"""Count, solve and verify pencil-and-paper games.

>>> import quadrille
>>> print(quadrille.soccer.count("paper:2x2", by="total"))
histories      weak_classes  strong_classes
...

Every number is exact: a Python int of any size, or a Fraction. Long calls leave other threads of Python running, end within
half a second of Ctrl-C, and take ``progress=True``, ``threads=`` and ``memory=``.
"""

from __future__ import annotations

from typing import Any, SupportsIndex

from . import _quadrille, engines, plusminus, soccer, tennis, updown
from ._errors import Error, InputError, LimitError, RulesError
from ._program import examined
from ._run import Call, Progress, ProgressOption, Size, optional_whole, text, whole, wide
from ._table import Column, Provenance, Table

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
        plies: those of 0 to so many plies.
        acyclic: self-avoiding walks instead: no vertex twice.
        threads, memory, progress, large: as ``quadrille.soccer.count``.

    >>> import quadrille
    >>> quadrille.trails(4, acyclic=True).column("walks")
    [1, 8, 56, 368, 2336]
    """
    return Call(threads, memory, progress, large).table(_quadrille.trails_count, whole("plies", plies), bool(acyclic))


def check(
    *names: str, cases: SupportsIndex = 200, seed: SupportsIndex = 1, plies: SupportsIndex | None = None
) -> Table[Any]:
    """The sources' claims, examined: by exhaustion on small boards and as properties.

    The program examines them, in a process of its own.

    Args:
        names: the claims, as ``"soccer/lem-3.4"``, or the first or last part of their names; all if none is named.
        cases: so many generated cases for each property.
        seed: of the generators.
        plies: how far boards are walked; as far as each claim needs if None.

    Returns:
        The ledger, with a fact ``departures``: what differs from what the ledger expects, none if all is well.

    Raises:
        InputError: a claim that there is not, listing those there are; a number out of range.

    >>> import quadrille
    >>> quadrille.check("soccer/lem-3.4", cases=10).departures
    []
    """
    return examined(
        [text("claim", name) for name in names],
        {"cases": whole("cases", cases), "seed": wide("seed", seed), "plies": optional_whole("plies", plies, 0)},
    )
