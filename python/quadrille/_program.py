"""The program `quadrille`, which lies beside the module: it examines the ledger's claims."""

from __future__ import annotations

import json
import pathlib
import signal
import subprocess
from typing import Any

from . import _quadrille
from ._errors import Error, InputError, LimitError
from ._table import Table

PROGRAM = str(pathlib.Path(__file__).parent / "_program")

_DONE, _DEPARTS, _UNUSABLE, _LIMIT = 0, 1, 2, 3


def _run(arguments: list[str]) -> tuple[int, str, list[str]]:
    """The program's exit status, what it printed, and the lines that it said beside. Ctrl-C ends it."""
    # A session of its own: Ctrl-C in a terminal is heard here, and handed on once.
    with subprocess.Popen(
        [PROGRAM, *arguments], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        start_new_session=True,
    ) as process:  # fmt: skip
        try:
            printed, said = process.communicate()
        except BaseException:
            process.send_signal(signal.SIGINT)
            try:
                process.wait(0.15)
            except subprocess.TimeoutExpired:
                process.kill()
            raise
    return process.returncode, printed, [line.removeprefix("quadrille: ") for line in said.splitlines()]


def examined(names: list[str], options: dict[str, int | None]) -> Table[Any]:
    """The ledger's rows of these claims, and what departs from the ledger."""
    given = [word for name, value in options.items() if value is not None for word in (f"--{name}", str(value))]
    status, printed, said = _run(["check", *given, "--format", "json", "--quiet", "--", *names])
    if status == _UNUSABLE:
        raise InputError(said[0] if said else "check: refused")
    if status == _LIMIT:
        raise LimitError(said[-1] if said else "check: ended by a limit")
    if status not in (_DONE, _DEPARTS):
        raise Error(f"check: the program ended with status {status}; {said[-1] if said else 'it said nothing'}")
    written = json.loads(printed)
    rows = [tuple(row[column] for column in written["columns"]) for row in written["rows"]]
    provenance = tuple(written["provenance"][part] for part in ("command", "rules", "version"))
    departures = said if status == _DEPARTS else []
    state: tuple[Any, ...] = (
        _quadrille.check_schema(), rows, provenance, "", False, [], "complete", "", "", [], [], {"departures": departures}
    )  # fmt: skip
    return Table(_quadrille.ResultTable.from_state(state))
