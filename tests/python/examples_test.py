"""The examples in Python print their stored outputs, and each can be played.

ctest label: standard
"""

import os
import re
import subprocess
import sys

import pytest
from conftest import ROOT

EXAMPLES = sorted((ROOT / "examples/python").glob("*.py"))


def ended(*arguments, typed="", **environment):
    env = {**os.environ, **environment}
    return subprocess.run([sys.executable, "-B", *arguments], input=typed, capture_output=True, text=True, check=False, env=env)


def run(*arguments, **options):
    done = ended(*arguments, **options)
    assert (done.returncode, done.stderr) == (0, ""), done
    return done.stdout


def test_there_are_three():
    assert [path.stem for path in EXAMPLES] == ["chomp", "col", "sim"]


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_prints(path):
    """The output is as stored; the example's own assertions check it too."""
    assert run(path) == path.with_suffix(".txt").read_text()


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_says_how_it_is_started(path):
    """The head of an example names the module's folder and the commands. Other arguments are refused."""
    written = path.relative_to(ROOT)
    head = path.read_text().split('"""')[1]
    assert re.findall(r"^    (\S+ \S+(?: play)?)  +\S", head, re.MULTILINE) == [
        "export PYTHONPATH=build/release/python", f"python3 {written}", f"python3 {written} play"
    ]  # fmt: skip
    for arguments in ["bogus"], ["play", "bogus"]:
        done = ended(path, *arguments)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr == f"{' '.join(arguments)!r}: no such argument; give play, or none\n"


@pytest.mark.parametrize(
    ("name", "typed", "seen"),
    [
        # After (3, 3), which wins, the program cannot avoid to lose.
        ("chomp", "(3, 3)\nwho\nquit\n", ["player 1 plays (3, 3)", "player 1 wins under best play, proved", "\n 1  ☠ ■"]),
        ("sim", "1-2\nundo\n1 2\n1-2\nquit\n", ["player 2 plays 1-3", "player 1> 1 2\n'1 2': no such move", "\n1  R B . . ."]),
        ("col", "5\n6\nquit\n", ["player 1 plays 5", "'6': no such move", "\n  B  6  7  8\n"]),
    ],
)
def test_is_played(name, typed, seen):
    shown = run(ROOT / f"examples/python/{name}.py", "play", typed=typed)
    assert all(words in shown for words in seen), shown


def test_is_played_where_letters_are_ascii():
    shown = run(ROOT / "examples/python/chomp.py", "play", typed="(3, 3)\nquit\n", PYTHONIOENCODING="ascii")
    assert "player 1 plays (3, 3)" in shown and "\n 1  ? ?" in shown, shown
