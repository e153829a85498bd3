"""Runs the program `quadrille`, which is installed with this package, to examine claims about the games."""

from __future__ import annotations

import atexit
import errno
import json
import os
import pathlib
import re
import selectors
import subprocess
from collections.abc import Callable, Mapping
from typing import Any

from . import _quadrille
from ._errors import Error, InputError, LimitError
from ._table import Table

PROGRAM = str(pathlib.Path(__file__).parent / "_program")

_DONE, _DEPARTS, _UNUSABLE, _LIMIT = 0, 1, 2, 3

# Processes that run. Those of threads that Python does not wait for are ended with it.
_running: set[subprocess.Popen[bytes]] = set()


@atexit.register
def _end_all() -> None:
    for process in [*_running]:
        process.kill()


def _run(arguments: list[str], line: Callable[[str], None]) -> tuple[int, str]:
    """The program's exit status and output. Any exception here, also Ctrl-C, ends the program.

    Args:
        line: called with each line of the program's standard error, as soon as it appears.
    """
    # A session of its own: Ctrl-C in a terminal is heard here alone. It ends with this thread, however that ends.
    try:
        started = subprocess.Popen(
            [PROGRAM, *arguments], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            start_new_session=True, env=os.environ | {"QUADRILLE_OWNER": str(os.getpid())},
        )  # fmt: skip
    except OSError as error:
        if error.errno != errno.E2BIG:
            raise
        longest = max(map(len, arguments))
        raise InputError(
            "arguments", f"one has {longest} letters, more than the system takes", "give a board shorter names, or fewer claims"
        ) from None
    with started as process:
        _running.add(process)
        try:
            assert process.stdout is not None and process.stderr is not None
            printed, said = bytearray(), bytearray()
            with selectors.DefaultSelector() as open_ones:
                open_ones.register(process.stdout, selectors.EVENT_READ, printed)
                open_ones.register(process.stderr, selectors.EVENT_READ, said)
                while open_ones.get_map():
                    for key, _ in open_ones.select():
                        some = os.read(key.fd, 1 << 16)
                        if not some:
                            open_ones.unregister(key.fileobj)
                        key.data.extend(some)
                    *lines, rest = bytes(said).split(b"\n")
                    said[:] = rest
                    for each in lines:
                        line(each.decode(errors="replace"))
            status = process.wait()
        except BaseException:
            process.kill()
            raise
        finally:
            _running.discard(process)
    return status, printed.decode()


def examined(
    names: list[str], options: Mapping[str, int | str | None], shown: Callable[..., object] | None = None
) -> Table[Any]:
    """The table of these claims, and the differences from the ledger.

    Args:
        shown: called before each claim with the members of a Progress.

    Raises:
        LimitError: memory ended the work; its table has the examined claims.
    """
    said: list[str] = []

    def on_line(line: str) -> None:
        at = re.fullmatch(r"claim (\d+) of (\d+): .*", line)
        if at is None:
            said.append(line.removeprefix("quadrille: "))
        elif shown is not None:
            done, total = int(at[1]) - 1, int(at[2])
            shown("claim", int(at[1]), done, total, 0, done, done / total)

    given = [word for name, value in options.items() if value is not None for word in (f"--{name}", str(value))]
    watched = [] if shown is None else ["--progress"]
    status, printed = _run(["check", *given, *watched, "--format", "json", "--quiet", "--", *names], on_line)
    if status == _UNUSABLE:  # all arguments but the names, and what they have to do with the pitch, are checked before
        refused = said[0] if said else "refused"
        option = re.fullmatch(r"--(\w+): (.*); (.*)", refused)
        if option is not None:
            raise InputError(option[1], option[2], option[3])
        raise InputError("names", refused, "quadrille.check() lists all names")
    if status == _LIMIT and not printed:
        raise LimitError("memory", "used up before any claim was examined", "give more")
    if status not in (_DONE, _DEPARTS, _LIMIT) or not printed:
        raise Error("check", f"the program ended with status {status}", said[-1] if said else "it printed no message")
    table = _table_of(json.loads(printed), said if status == _DEPARTS else [])
    if status == _LIMIT:
        raise LimitError("memory", f"used up; missing: {table.missing}", "give more", table)
    return table


def _table_of(written: dict[str, Any], departures: list[str]) -> Table[Any]:
    """The table that the program wrote as JSON."""
    rows = [tuple(row[column] for column in written["columns"]) for row in written["rows"]]
    provenance = tuple(written["provenance"][part] for part in ("command", "rules", "version"))
    missing = written.get("missing", "")
    state: tuple[Any, ...] = (
        _quadrille.check_schema(), rows, provenance, missing, False, [], "memory" if missing else "complete", "", "", [],
        [], {"departures": departures},
    )  # fmt: skip
    return Table(_quadrille.ResultTable.from_state(state))
