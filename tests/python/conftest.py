"""Common code of the tests of the Python module: the program of the same build."""

from __future__ import annotations

import os
import pathlib
import re
import subprocess

import pytest

os.environ["MPLBACKEND"] = "Agg"  # charts are drawn without a screen

ROOT = pathlib.Path(__file__).resolve().parents[2]


def names_an_option(message: str) -> bool:
    """True if a message has an option of the program where Python has an argument. Commands of the program are allowed,
    and so is the caller's text in quotes."""
    return "--" in re.sub(r"(?<!\w)'[^']*'|\bquadrille [^;]*", "", message)


@pytest.fixture(scope="session")
def program():
    """Runs the program: program("count", ..., stdin="") returns its standard output, as bytes."""
    path = os.environ["QUADRILLE_PROGRAM"]

    def run(*arguments: str, stdin: str = "", status: int = 0) -> bytes:
        done = subprocess.run([path, *arguments, "--quiet"], input=stdin.encode(), capture_output=True, check=False)
        assert done.returncode == status, (arguments, done)
        return done.stdout

    return run
