"""What the tests of the Python module share: the program beside it."""

from __future__ import annotations

import os
import pathlib
import re
import subprocess

import pytest

os.environ["MPLBACKEND"] = "Agg"  # charts are drawn where no screen is

ROOT = pathlib.Path(__file__).resolve().parents[2]


def names_an_option(message: str) -> bool:
    """Whether a message has options of the program where Python has arguments. Commands of the program may stand in it, and
    what the caller gave, in quotes."""
    return "--" in re.sub(r"(?<!\w)'[^']*'|\bquadrille [^;]*", "", message)


@pytest.fixture(scope="session")
def program():
    """Runs the program: program("count", ..., stdin="") gives what it writes on standard output, as bytes."""
    path = os.environ["QUADRILLE_PROGRAM"]

    def run(*arguments: str, stdin: str = "", status: int = 0) -> bytes:
        done = subprocess.run([path, *arguments, "--quiet"], input=stdin.encode(), capture_output=True, check=False)
        assert done.returncode == status, (arguments, done)
        return done.stdout

    return run
